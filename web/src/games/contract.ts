/** What the frame gives to a game's board, and what it wants from a game. No rules live on this side. */
import type { Component } from "svelte";

/** A sentence of the catalogues. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** As in docs/record*.md: always with a `kind`. */
export type Action = { kind: string } & Record<string, any>;

/** What came of an action: its `name` is what the keys of the games' event sentences end with. */
export type Event = {
  name: string;
  seat: number | null;
  cells: string[];
  args: Record<string, string | number>;
} & Record<string, any>;

export interface Chair {
  kind: "open" | "person" | "bot";
  name: string;
  /** A person who got up; `bot` plays for them. */
  away: boolean;
  gave_up: boolean;
  bot: string | null;
}

/** What its sentence names stands beside these fields, as in docs/record*.md. */
export interface Line {
  rule: string;
  points: number;
  /** The cells or cards that earned it. */
  cells: string[];
  /** Of docs/rules/<game>.<lang>.md. */
  section?: string;
  [more: string]: any;
}

export interface Sheet {
  seat: number;
  lines: Line[];
  total: number;
  [more: string]: any;
}

export interface Choice {
  action: Action;
  /** Points it would bring; null when it would uncover something new. */
  gain: number | null;
}

export interface Choices {
  number: number;
  actions: Choice[];
  /** Explore & Draw: anchor cells by shape and turn; the cells a piece covers come from the box. */
  places: Record<string, Record<string, string[]>> | null;
}

export interface Problem {
  code: string;
  title: string;
  section?: string;
}

export interface Preview {
  problem: Problem | null;
  gain: number | null;
  /** All sheets as they would be then. */
  sheets: Sheet[] | null;
  events: Event[];
  [more: string]: any;
}

/** What the viewer was told with a number; `seat` is who acted. */
export interface Message {
  number: number;
  kind: string;
  seat: number | null;
  events: Event[];
  [more: string]: any;
}

export interface BoardProps {
  /** GET /api/games/<g>/box: what never changes. */
  box: any;
  /** The game's View (src/tabbytop/games/<g>/visibility.py) as JSON. */
  view: any;
  chairs: Chair[];
  /** Whose eyes; null for an onlooker. */
  seat: number | null;
  sheets: Sheet[];
  /** null when it is not my turn, or while a move is on its way. */
  choices: Choices | null;
  /** Send it. Objections are shown by the frame. */
  act: (action: Action) => void;
  /** What an action would bring; the frame keeps the answers until the view changes. */
  preview: (action: Action) => Promise<Preview>;
  /** Take back my last action; null when that can't be done now. The frame has a button too. */
  undo: (() => void) | null;
  /** What else the server told with this view, such as `objectives`. */
  extra: Record<string, any>;
  /** Cells of a score line that is pointed at, on the board of `litSeat`. */
  lit: string[];
  litSeat: number | null;
  /** What was told with this view, for motion; empty on the first view. */
  news: Message[];
  /** No-colour mode: motifs must carry everything. */
  motif: boolean;
  /** Reduced motion. */
  calm: boolean;
  /** Says the keys of all catalogues, in the present language. */
  t: Say;
}

export interface PictureProps {
  box: any;
  view: any;
  /** Whose board. */
  seat: number;
  name?: string;
  points?: number;
  t: Say;
}

/** One step of the first game: a sentence, what it points at, and what takes it further. */
export interface LessonStep {
  /** Key of the sentence. */
  say: string;
  /** A CSS selector inside the board to draw attention to. */
  point?: string;
  /** Waits for an own action that fits; without it a button leads on. */
  until?: (action: Action) => boolean;
}

/** Print.svelte of a game, if it has one: sheets for playing with paper, at /print/<g>. */
export interface PrintProps {
  box: any;
  t: Say;
}

/** Default export of web/src/games/<g>/index.ts. */
export interface GamePart {
  Board: Component<BoardProps>;
  /** Wide, about 3:2. Lives in its own file Emblem.svelte, for the lobby loads it alone. */
  Emblem: Component;
  /** One player's final board: one <svg> with a viewBox and its colours written out, for it is kept as a file. */
  Picture: Component<PictureProps>;
  /** In words, for the list of legal actions and for buttons. */
  sayAction(action: Action, props: Pick<BoardProps, "box" | "view" | "chairs" | "seat" | "t">): string;
  /** A shape of `Choices.places` in words. */
  sayPiece?(shape: string, props: Pick<BoardProps, "box" | "view" | "t">): string;
  /** A score line in words. */
  sayLine(line: Line, t: Say): string;
  /** What happened, for the log and the live region; "" for what needs no word. `names` by seat. */
  sayEvent(event: Event, names: string[], t: Say): string;
  /** Key of the winner's badge. */
  badge: string;
  lesson: LessonStep[];
  /** Keys that the board knows beside arrows and Enter: what is printed on the key, and the key of its meaning. */
  keys?: readonly { key: string; say: string }[];
}
