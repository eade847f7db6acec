/** Cells, outlines, turning and snapping: plain geometry of squares, no rules. */

export type Point = readonly [x: number, y: number];
/** A cell of a turned shape as the box has it: rows down and columns right of the first cell. */
export type Offset = readonly [dy: number, dx: number];

const LETTERS = "abcdefghijklmnopqrstuv";

export const cellName = ([x, y]: Point): string => (LETTERS[x] ?? "") + (y + 1);
export const cellPoint = (cell: string): Point => [LETTERS.indexOf(cell[0]), Number(cell.slice(1)) - 1];
const key = ([x, y]: Point): string => `${x},${y}`;

/** The cells of a boat, in reading order. */
export const gridCells = (grid: string[]): string[] =>
  grid.flatMap((row, y) => [...row].flatMap((room, x) => (room === "." ? [] : [cellName([x, y])])));

/** The loops of a group of squares, each with the inside on its right hand; holes run the other way. */
export function loops(cells: readonly Point[]): Point[][] {
  const inside = new Set(cells.map(key));
  const from = new Map<string, Point[]>(); // by corner: where the edges that start there lead to
  const add = (a: Point, b: Point) => from.set(key(a), [...(from.get(key(a)) ?? []), b]);
  for (const [x, y] of cells) {
    if (!inside.has(key([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!inside.has(key([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  while (from.size) {
    const start = from.keys().next().value!.split(",").map(Number) as [number, number];
    const loop: Point[] = [];
    let here: Point = start;
    let way: Point = [0, 0];
    do {
      const nexts = from.get(key(here))!;
      // where two squares meet at a corner only, a right turn stays with the same square
      const right: Point = [here[0] - way[1], here[1] + way[0]];
      const next = nexts.find((n) => key(n) === key(right)) ?? nexts[0];
      const rest = nexts.filter((n) => n !== next);
      if (rest.length) from.set(key(here), rest);
      else from.delete(key(here));
      const step: Point = [next[0] - here[0], next[1] - here[1]];
      if (step[0] !== way[0] || step[1] !== way[1]) loop.push(here);
      way = step;
      here = next;
    } while (key(here) !== key(start));
    const [a, b] = [loop[0], loop[1]];
    if (Math.sign(b[0] - a[0]) === way[0] && Math.sign(b[1] - a[1]) === way[1]) loop.shift();
    found.push(loop);
  }
  return found;
}

const direction = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Corners of a loop moved inwards by `pad` (outwards if negative), each with whether it juts out. */
export function inset(loop: readonly Point[], pad: number): { at: Point; convex: boolean; before: Point; after: Point }[] {
  return loop.map((here, i) => {
    const before = direction(loop[(i + loop.length - 1) % loop.length], here);
    const after = direction(here, loop[(i + 1) % loop.length]);
    // the inside lies to the right of either edge
    const at: Point = [here[0] - pad * (before[1] + after[1]), here[1] + pad * (before[0] + after[0])];
    return { at, convex: before[0] * after[1] - before[1] * after[0] > 0, before, after };
  });
}

/** The outline of a group of squares as an SVG path: padded, its corners round. */
export function outline(cells: readonly Point[], pad = 0, convex = 0.3, concave = 0.15): string {
  return loops(cells)
    .map((loop) => {
      const corners = inset(loop, pad);
      const parts = corners.map(({ at: [x, y], convex: out, before, after }, i) => {
        const r = out ? convex : concave;
        const [ax, ay] = [round(x - r * before[0]), round(y - r * before[1])];
        const [bx, by] = [round(x + r * after[0]), round(y + r * after[1])];
        return `${i ? "L" : "M"}${ax} ${ay}A${r} ${r} 0 0 ${out ? 1 : 0} ${bx} ${by}`;
      });
      return parts.join("") + "Z";
    })
    .join("");
}

/** The same with tufts of fur along its sides. */
export function furry(cells: readonly Point[], pad = 0.1, tuft = 0.09): string {
  return loops(cells)
    .map((loop) => {
      const corners = inset(loop, pad).map(({ at }) => at);
      const points: Point[] = [];
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % corners.length];
        const [dx, dy] = direction(a, b);
        const long = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
        const count = Math.max(2, Math.round(long / 0.24));
        for (let n = 0; n < count; n += 1) {
          const along = (long * n) / count;
          points.push([a[0] + dx * along, a[1] + dy * along]);
          const middle = along + (long / count) * 0.68; // tufts lean the way the outline runs
          points.push([a[0] + dx * middle + dy * tuft, a[1] + dy * middle - dx * tuft]);
        }
      });
      return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + "Z";
    })
    .join("");
}

/** A closed curve that swings around the corners jutting out of a group of squares. */
export function hull(cells: readonly Point[], out: number): string {
  const corners = inset(loops(cells)[0], -out).filter(({ convex }) => convex);
  const at = corners.map((corner) => corner.at);
  const n = at.length;
  const parts = at.map((p, i) => {
    const [before, next, after] = [at[(i + n - 1) % n], at[(i + 1) % n], at[(i + 2) % n]];
    const a = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6].map(round);
    const b = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6].map(round);
    return `C${a.join(" ")} ${b.join(" ")} ${next.map(round).join(" ")}`;
  });
  return `M${at[0].map(round).join(" ")}${parts.join("")}Z`;
}

const SIDES: Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const neighbours = ([x, y]: Point): Point[] => SIDES.map(([dx, dy]) => [x + dx, y + dy]);

/** Where an animal has its head and its tail: at two ends far from each other, the head higher. */
export function headAndTail(cells: readonly Point[]): { head: Point; tail: Point; towards: Point } {
  const inside = new Set(cells.map(key));
  const near = (cell: Point) => neighbours(cell).filter((n) => inside.has(key(n)));
  const roofed = ([x, y]: Point) => Number(inside.has(key([x, y - 1]))); // no room for the ears
  const ends = [...cells].sort((a, b) => near(a).length - near(b).length || roofed(a) - roofed(b) || a[1] - b[1] || a[0] - b[0]);
  const head = ends[0];
  const steps = new Map([[key(head), 0]]);
  const queue = [head];
  for (const cell of queue) {
    for (const next of near(cell)) {
      if (steps.has(key(next))) continue;
      steps.set(key(next), steps.get(key(cell))! + 1);
      queue.push(next);
    }
  }
  const far = [...cells].filter((c) => c !== head);
  const tail = far.sort((a, b) => near(a).length - near(b).length || steps.get(key(b))! - steps.get(key(a))!)[0] ?? head;
  const body = near(tail)[0] ?? tail;
  return { head, tail, towards: [tail[0] - body[0], tail[1] - body[1]] };
}

/** A shape in one of its turns, its box's upper left corner on a column and a row. */
export interface Held {
  shape: string;
  turn: number;
  x: number;
  y: number;
}

export type Turns = readonly (readonly Offset[])[];

export const boxOf = (offsets: readonly Offset[]): { left: number; width: number; height: number } => {
  const columns = offsets.map(([, dx]) => dx);
  const left = Math.min(...columns);
  return { left, width: Math.max(...columns) - left + 1, height: Math.max(...offsets.map(([dy]) => dy)) + 1 };
};

/** A turned shape with its box at 0, 0. */
export const pointsOf = (offsets: readonly Offset[]): Point[] => {
  const { left } = boxOf(offsets);
  return offsets.map(([dy, dx]) => [dx - left, dy]);
};

export const heldCells = (held: Held, offsets: readonly Offset[]): Point[] =>
  pointsOf(offsets).map(([x, y]) => [x + held.x, y + held.y]);

/** The same offsets sorted and hung on their first cell, to be looked up among a shape's turns. */
function sameTurn(turns: Turns, cells: Offset[]): number {
  const ordered = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [top, left] = ordered[0];
  const wanted = ordered.map(([y, x]) => `${y - top},${x - left}`).join(" ");
  return turns.findIndex((offsets) => offsets.map(([y, x]) => `${y},${x}`).join(" ") === wanted);
}

/** The number of the turn a quarter clockwise, or of the mirror image. */
export function turned(turns: Turns, turn: number, flip: boolean): number {
  return sameTurn(turns, turns[turn].map(([y, x]): Offset => (flip ? [y, 0 - x] : [x, 0 - y])));
}

/** Turned about the middle of its box, and kept within the plan. */
export function turnHeld(held: Held, turns: Turns, flip: boolean, plan: Point): Held {
  const was = boxOf(turns[held.turn]);
  const turn = turned(turns, held.turn, flip);
  const now = boxOf(turns[turn]);
  const x = Math.round(held.x + (was.width - now.width) / 2);
  const y = Math.round(held.y + (was.height - now.height) / 2);
  return keptAboard({ ...held, turn, x, y }, turns[turn], plan);
}

export function keptAboard(held: Held, offsets: readonly Offset[], [width, height]: Point): Held {
  const box = boxOf(offsets);
  const x = Math.max(0, Math.min(held.x, width - box.width));
  const y = Math.max(0, Math.min(held.y, height - box.height));
  return { ...held, x, y };
}

/** A placement, named by its first cell, as a piece in hand. */
export function heldAt(shape: string, turn: number, cell: string, offsets: readonly Offset[]): Held {
  const [x, y] = cellPoint(cell);
  return { shape, turn, x: x + boxOf(offsets).left, y };
}

/** The legal first cell nearest to where the box's corner is wished, or null beyond the reach (in cells). */
export function snap(wish: Point, anchors: readonly string[], offsets: readonly Offset[], reach: number): string | null {
  const { left } = boxOf(offsets);
  let best: string | null = null;
  let least = reach * reach;
  for (const cell of anchors) {
    const [x, y] = cellPoint(cell);
    const away = (x + left - wish[0]) ** 2 + (y - wish[1]) ** 2;
    if (away > least) continue;
    least = away;
    best = cell;
  }
  return best;
}

/** The next legal place in reading order, in this turn if there is one, else in any; null if the shape fits nowhere. */
export function nextFit(held: Held, turns: Turns, places: Record<string, string[]> | undefined): Held | null {
  const order = (cell: string) => cellPoint(cell)[1] * 100 + cellPoint(cell)[0];
  const fits = Object.entries(places ?? {}).filter(([, cells]) => cells.length);
  const [turn, cells] = fits.find(([t]) => Number(t) === held.turn) ?? fits[0] ?? [];
  if (!turn || !cells) return null;
  const here = order(cellName(heldCells(held, turns[held.turn])[0]));
  const sorted = [...cells].sort((a, b) => order(a) - order(b));
  const next = (Number(turn) === held.turn && sorted.find((cell) => order(cell) > here)) || sorted[0];
  return heldAt(held.shape, Number(turn), next, turns[Number(turn)]);
}
