/** The view as this board reads it (docs/protocol.md; visibility.py), and where the legal actions lie on it. */
import type { Action, Choice, Choices } from "../contract";

/** A card as it lies there: a side that the viewer does not see is null. */
export interface Seen {
  id: number;
  food: string | null;
  animal: string | null;
  cost: number | null;
  yarn_icon: boolean | null;
}

export interface Bowl {
  colonies: Record<string, Seen[]>;
  mice: number;
  mouse_cards: number[];
  dogs: number[];
  score: number;
}

export interface Attraction {
  owner: number | null;
  target: Seen;
  colony: string | null;
  paid: number[];
  food: number;
}

export interface View {
  config: { players: number; dogs: string; protection_min_players: number } & Record<string, unknown>;
  seat: number | null;
  phase: "turn" | "joining" | "paying" | "leaving" | "over";
  to_act: number[];
  active: number;
  starter: number;
  protected: number | null;
  pile: number;
  pile_top: string | null;
  excluded: number;
  excluded_top: Seen | null;
  excluded_cat: Seen | null;
  removed: Seen | null;
  hands: Seen[][];
  bowls: Bowl[];
  attraction: Attraction | null;
  guest: Seen | null;
  lured: string[][];
  catcher: number | null;
}

export interface Box {
  animals: { name: string; cost: number; count: number }[];
  foods: { name: string; value: number }[];
}

export const foodValue = (box: Box, food: string | null): number =>
  box.foods.find((one) => one.name === food)?.value ?? 0;

export const cats = (cards: Seen[]): Seen[] => cards.filter((card) => card.animal);
export const yarns = (cards: Seen[]): number => cards.filter((card) => !card.animal).length;
export const iconed = (cards: Seen[]): number => cards.filter((card) => card.yarn_icon).length;
export const angoras = (cards: Seen[], colony: string): number =>
  colony === "angora" ? 0 : cards.filter((card) => card.animal === "angora").length;

/** The others, in the order of turns after `seat`; for an onlooker everyone. */
export function othersOf(view: View): number[] {
  const all = view.bowls.map((_, seat) => seat);
  const me = view.seat;
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

/** What `cells` of a score line name: `orange:2` is the second cat of that colony from below, yarn not counted. */
export function litCards(colony: string, cards: Seen[], lit: string[]): Set<number> {
  const named = new Set(lit.filter((cell) => cell.startsWith(`${colony}:`)).map((cell) => Number(cell.split(":")[1])));
  return new Set(cats(cards).filter((_, place) => named.has(place + 1)).map((card) => card.id));
}

/** The legal actions, to be asked by the place that is clicked. */
export class Legal {
  readonly all: Choice[];
  constructor(choices: Choices | null) {
    this.all = choices?.actions ?? [];
  }
  find(kind: string, named: Record<string, unknown> = {}): Choice | undefined {
    return this.all.find(({ action }) => action.kind === kind && Object.entries(named).every(([key, value]) => action[key] === value));
  }
  of(kind: string, named: Record<string, unknown> = {}): Choice[] {
    return this.all.filter(({ action }) => action.kind === kind && Object.entries(named).every(([key, value]) => action[key] === value));
  }
}

export const store = (): Action => ({ kind: "store" });
export const attract = (seat: number | null, card: number | null): Action => ({ kind: "attract", seat, card });
export const pay = (card: number): Action => ({ kind: "pay", card });
export const layYarn = (card: number, colony: string): Action => ({ kind: "yarn", card, colony });
export const join = (colony: string): Action => ({ kind: "join", colony });
export const leave = (colony: string, angora = false): Action => ({ kind: "leave", colony, angora });
