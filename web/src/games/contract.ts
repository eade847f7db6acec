/** What the frame gives to a game's board, and what it wants from a game. No rules live on this side. */
import type { Component } from "svelte";
import type { Shapes } from "../wire/shapes";

/** A sentence of the catalogues. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What the server sends of each game; which one is meant is known where its part is loaded. */
export type AnyView = Shapes["MatchTable"]["view"];
export type AnyBox = Shapes["CalicoBox"] | Shapes["IsleBox"] | Shapes["YummyBox"];
export type AnyAction = Shapes["Choice"]["action"];

/** Its `name` is what the keys of the games' event sentences end with. */
export type Event = Shapes["EventShape"];
export type Chair = Shapes["Chair"];
/** What its sentence names stands beside these fields, as in docs/record*.md. */
export type Line = Shapes["Line"];
export type Sheet = Shapes["Sheet"];
export type Preview = Shapes["PreviewShape"];
/** What the viewer was told with a number; `seat` is who acted. */
export type Message = Shapes["MessageShape"];
/** What is shown of a refusal, or of silence. */
export type Problem = Pick<Shapes["Problem"], "code" | "title"> & Partial<Pick<Shapes["Problem"], "section">>;

export type Choice<Action = AnyAction> = Omit<Shapes["Choice"], "action"> & { action: Action };
/** `places`, in Explore & Draw: anchor cells by shape and turn; the cells a piece covers come from the box. */
export type Choices<Action = AnyAction> = Omit<Shapes["NumberedChoices"], "actions"> & { actions: Choice<Action>[] };

/** An action of mine that was sent and is not answered yet. */
export interface Pending<Action = AnyAction> {
  action: Action;
  /** It takes so long that it should be marked as being on its way. */
  isLate: boolean;
}

export interface BoardProps<View = AnyView, Box = AnyBox, Action = AnyAction> {
  /** How the keys of the game's words begin. */
  prefix: string;
  /** GET /api/games/<g>/box: what never changes. */
  box: Box;
  /** The game's View (src/tabbytop/games/<g>/visibility.py) as JSON. */
  view: View;
  chairs: Chair[];
  /** Whose eyes; null for an onlooker. */
  seat: number | null;
  sheets: Sheet[];
  /** null when it is not my turn, or while a move is on its way. */
  choices: Choices<Action> | null;
  /** What is on its way is shown where I laid it, not back in my hand; marked with `data-onway` once it is late. */
  pending?: Pending<Action> | null;
  /** Send it. Objections are shown by the frame. */
  act: (action: Action) => void;
  /** What an action would bring; the frame keeps the answers until the view changes. */
  preview: (action: Action) => Promise<Preview>;
  /** Take back my last action; null when that can't be done now. The frame has a button too. */
  undo: (() => void) | null;
  /** The match is over, also while an earlier picture of it is looked at. */
  isOver: boolean;
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

/** What a board's sentences are made from. */
export type Saying<View = AnyView, Box = AnyBox> = Pick<BoardProps<View, Box>, "box" | "view" | "chairs" | "seat" | "t">;

export interface PictureProps<View = AnyView, Box = AnyBox> {
  box: Box;
  view: View;
  /** Whose board. */
  seat: number;
  name?: string;
  points?: number;
  t: Say;
}

/** One step of the first game: a sentence, what it points at, and what takes it further. */
export interface LessonStep<Action = AnyAction> {
  /** Key of the sentence. */
  say: string;
  /** A CSS selector inside the board to draw attention to. */
  point?: string;
  /** Waits for an own action that fits; without it a button leads on. */
  until?: (action: Action) => boolean;
}

/** Print.svelte of a game, if it has one: sheets for playing with paper, at /print/<g>. */
export interface PrintProps<Box = AnyBox> {
  box: Box;
  t: Say;
}

/** How a match ended: in words, and whether anyone is to be praised for it. */
export interface Result {
  isWon: boolean;
  words: string;
}

/** Default export of web/src/games/<g>/index.ts. */
export interface GamePart<View = AnyView, Box = AnyBox, Action = AnyAction> {
  Board: Component<BoardProps<View, Box, Action>>;
  /** Wide, about 3:2. Lives in its own file Emblem.svelte, for the lobby loads it alone. */
  Emblem: Component;
  /** One player's final board: one <svg> with a viewBox and its colours written out, for it is kept as a file. */
  Picture: Component<PictureProps<View, Box>>;
  /** In words, for the list of legal actions and for buttons. */
  sayAction(action: Action, props: Saying<View, Box>): string;
  /** A shape of `Choices.places` in words. */
  sayPiece?(shape: string, props: Pick<Saying<View, Box>, "box" | "view" | "t">): string;
  /** A score line in words. */
  sayLine(line: Line, t: Say): string;
  /** What happened, for the log and the live region; "" for what needs no word. `names` by seat. */
  sayEvent(event: Event, names: string[], t: Say, box: Box): string;
  /** What a sheet is called that nobody sits behind (its seat is below 0). */
  sayRival?(t: Say): string;
  /** How it ended, where that is not what the places say; null where it is. */
  resultOf?(sheets: Sheet[], t: Say): Result | null;
  /** Key of the winner's badge. */
  badge: string;
  lesson: LessonStep<Action>[];
  /** Keys that the board knows beside arrows and Enter: what is printed on the key, and the key of its meaning. */
  keys?: readonly { key: string; say: string }[];
}
