/** The shapes of the server that the drawing reads, under the names that it uses. */
import type { Shapes } from "../../wire/shapes";

export type View = Shapes["CalicoView"];
export type QuiltView = Shapes["QuiltView"];
export type Box = Shapes["CalicoBox"];
export type Goal = Shapes["CalicoGoal"];
export type Action = Shapes["CalicoArrange"] | Shapes["CalicoPlace"] | Shapes["CalicoTake"];

export type Place = Exclude<keyof Shapes["CalicoArrange"], "kind">;
export const PLACES: Place[] = ["top", "right", "bottom_left"];
