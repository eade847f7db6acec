import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";
import { sayAction, sayEvent, sayLine } from "./say";
import type { Action, Box, View } from "./table";

const part: GamePart<View, Box, Action> = { Board, Emblem, Picture, sayAction, sayLine, sayEvent, badge: "web-yummy-badge", lesson };
export default part;
