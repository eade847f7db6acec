/** The shapes of the server that the drawing reads, under the names that it uses. */
import type { Shapes } from "../../wire/shapes";
import type { Choices } from "../contract";

export type View = Shapes["IsleView"];
export type BoatView = Shapes["BoatView"];
export type PieceView = Shapes["PieceView"];
export type Box = Shapes["IsleBox"];
export type Lesson = Shapes["IsleLesson"];
export type Thing = Shapes["Discovery"];
export type PlaceAction = Shapes["IslePlace"];
export type Resolve = Shapes["IsleResolve"];
export type Action =
  | Shapes["IsleColumn"]
  | Shapes["IsleRow"]
  | Shapes["IsleEach"]
  | Shapes["IsleExtra"]
  | Shapes["IsleDouble"]
  | Resolve
  | PlaceAction
  | Shapes["IsleSkip"]
  | Shapes["IsleDecline"]
  | Shapes["IsleDone"];
/** An action of one kind. */
export type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** The legal actions of one kind. */
export const legalOf = <Kind extends Action["kind"]>(choices: Choices<Action> | null, kind: Kind): Of<Kind>[] =>
  (choices?.actions ?? []).map(({ action }) => action).filter((action): action is Of<Kind> => action.kind === kind);
