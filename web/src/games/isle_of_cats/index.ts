/** Explore & Draw's part of the page. */
import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Picture from "./Picture.svelte";
import { lesson } from "./lesson";
import { resultOf, sayRival } from "./sister";
import type { Action, Box, View } from "./types";
import { sayAction, sayEvent, sayLine, sayPiece } from "./words";

/** For the list of shortcuts. */
const keys = [
  { key: "R", say: "web-isle-turn" },
  { key: "F", say: "web-isle-flip" },
  { key: "G", say: "web-isle-next" },
  { key: "X", say: "web-isle-other" },
] as const;

const part: GamePart<View, Box, Action> = {
  Board,
  Emblem,
  Picture,
  sayAction,
  sayPiece,
  sayLine,
  sayEvent,
  sayRival,
  resultOf,
  badge: "web-isle-badge",
  lesson,
  keys,
};
export default part;
