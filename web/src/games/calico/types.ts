// The parts of the view and of the box that the drawing reads (src/tabbytop/games/calico/visibility.py, box.py).

export type Place = "top" | "right" | "bottom_left";
export const PLACES: Place[] = ["top", "right", "bottom_left"];

export interface QuiltView {
  board: string;
  grid: string[];
  order: string[];
  goals: Record<Place, string> | null;
  dealt: string[];
  has_chosen: boolean;
  hand: (string | null)[];
  cats: Record<string, number>;
  buttons: Record<string, number>;
  rainbow: boolean;
  tokens: Record<string, string[]>;
  score: number;
}

export interface View {
  config: { players: number; goal_values: "rulebook" | "tile"; restriction: string; family: boolean; scenario: number };
  phase: "choosing" | "placing" | "taking" | "over";
  to_act: number[];
  cats: Record<string, [string, string]>;
  market: (string | null)[];
  bag: number;
  quilts: QuiltView[];
}

export interface Goal {
  name: string;
  label: string;
  histogram: number[];
  rulebook: number[];
  tile: number[];
}

export interface Box {
  cells: string[];
  goal_cells: Record<Place, string>;
  cats: { name: string; points: number; dots: number; size: number; shape: number[][] }[];
  goals: Goal[];
}
