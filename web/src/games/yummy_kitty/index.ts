import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";
import { sayAction, sayEvent, sayLine } from "./say";

const part: GamePart = { Board, Emblem, Picture, sayAction, sayLine, sayEvent, badge: "web-yummy-badge", lesson };
export default part;
