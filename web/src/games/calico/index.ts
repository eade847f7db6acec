import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";
import { sayAction, sayEvent, sayLine } from "./say";
import type { Action, Box, View } from "./types";

const keys = [
  { key: "1 2 3", say: "web-calico-key-numbers" },
  { key: "Home End", say: "web-calico-key-ends" },
  { key: "PgUp PgDn", say: "web-calico-key-pages" },
] as const;

const part: GamePart<View, Box, Action> = { Board, Emblem, Picture, sayAction, sayLine, sayEvent, badge: "web-calico-badge", lesson, keys };
export default part;
