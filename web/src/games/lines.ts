/** Score lines as every game has them: what their sentences name stands beside the fields that all lines share. */
import type { Line } from "./contract";

export type Args = Record<string, string | number>;

/** What a line's sentence names: all its fields that can be said. */
export const lineArgs = (line: Line): Args =>
  Object.fromEntries(Object.entries(line).filter((field): field is [string, string | number] => typeof field[1] === "string" || typeof field[1] === "number"));
