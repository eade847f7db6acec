import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Picture from "./Picture.svelte";

const part: GamePart = {
  Board,
  Emblem,
  Picture,
  sayAction: (action) => JSON.stringify(action),
  sayLine: (line) => line.rule,
  sayEvent: (event) => event.kind,
  badge: "calico-title",
  lesson: [],
};
export default part;
