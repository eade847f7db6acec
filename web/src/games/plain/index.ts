/** The part of any game that has no folder of its own: its moves as buttons, and what its view shows in words. */
import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Picture from "./Picture.svelte";
import { sayAction, sayEvent, sayLine } from "./say";

/** `prefix` is how the keys of the game's words begin. */
export const plainPart = (prefix: string): GamePart => ({
  Board,
  Emblem,
  Picture,
  sayAction: (action, { t }) => sayAction(prefix, action, t),
  sayLine: (line, t) => sayLine(prefix, line, t),
  sayEvent: (event, names, t) => sayEvent(prefix, event, names, t),
  badge: "web-plain-badge",
  lesson: [],
});
