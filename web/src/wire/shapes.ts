/** The shapes of the wire come from the server's own description (described.d.ts, generated); here they meet ours. */
import type { Chair, Choices, Event, Line, Message, Preview, Problem, Sheet } from "../games/contract";
import type { GameInfo } from "../shelf.svelte";
import type { components } from "./described";

export type Shapes = components["schemas"];

type Fits<Ours, Theirs extends Ours> = Theirs;
/** Not used anywhere: it compiles as long as what the server sends is what the boards expect. */
export type Checked = [
  Fits<Chair, Shapes["Chair"]>,
  Fits<Choices, Shapes["Choices"]>,
  Fits<Event, Shapes["EventShape"]>,
  Fits<Omit<Line, "cells">, Shapes["Line"]>,
  Fits<Omit<Sheet, "lines">, Shapes["Sheet"]>,
  Fits<Message, Shapes["MessageShape"]>,
  Fits<Omit<Preview, "sheets">, Shapes["PreviewShape"]>,
  Fits<Problem, Shapes["Objection"]>,
  Fits<GameInfo, Shapes["GameCard"]>,
];

/** A line that no cell earned may come without a list. */
export function wholeSheets(sheets: Shapes["Sheet"][]): Sheet[] {
  return sheets.map((sheet) => ({ ...sheet, lines: sheet.lines.map((line) => ({ ...line, cells: line.cells ?? [] })) }));
}
