// Where the hexes of a quilt lie on the drawing, and how the arrow keys walk over them.

export const R = 44; // from the middle of a hex to its corners
export const W = R * Math.sqrt(3); // from side to side
const BINDING = 15; // the sewn border around the board
const MORE_THAN_HALF = 9; // of the patches cut at the top and bottom, what shows beyond their middle

export interface Spot {
  x: number;
  y: number;
}

export const rowOf = (cell: string) => Number(cell[1]) - 1;
export const columnOf = (cell: string) => cell.charCodeAt(0) - 97;
export const cellAt = (row: number, column: number) => String.fromCharCode(97 + column) + (row + 1);

export const CELLS = Array.from({ length: 49 }, (_, n) => cellAt(Math.floor(n / 7), n % 7));
export const ROWS = Array.from({ length: 7 }, (_, row) => CELLS.slice(7 * row, 7 * row + 7));
export const isRim = (cell: string) => "ag".includes(cell[0]) || "17".includes(cell[1]);

/** The middle of a cell; rows 2, 4 and 6 lie half a hex to the right. */
export function centre(cell: string): Spot {
  const row = rowOf(cell);
  return { x: W * (columnOf(cell) + (row % 2 ? 0.5 : 0)), y: 1.5 * R * row };
}

export function corners(radius: number, x = 0, y = 0): string {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (n * Math.PI) / 3;
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

/** What shows of the hexes: the rim is cut at its middle, or a little beyond. */
export const CLOTH = {
  x: 0,
  y: -MORE_THAN_HALF,
  width: 6.5 * W,
  height: 9 * R + 2 * MORE_THAN_HALF,
};
export const FRAME = {
  x: CLOTH.x - BINDING,
  y: CLOTH.y - BINDING,
  width: CLOTH.width + 2 * BINDING,
  height: CLOTH.height + 2 * BINDING,
};

/** Where the colour's symbol is printed: at the bottom, but on cut rim patches where it shows. */
export function symbolSpot(cell: string): Spot {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const cutLeft = column === 0 && row % 2 === 0;
  const cutRight = column === 6 && row % 2 === 1;
  const x = cutLeft ? 0.52 * R : cutRight ? -0.52 * R : 0;
  const y = row === 6 ? -0.62 * R : row === 0 ? 0.62 * R : cutLeft || cutRight ? 0 : 0.62 * R;
  return cutLeft && (row === 0 || row === 6) ? { x, y: 0.6 * y } : { x, y };
}

/** The cell an arrow key leads to. Up and down keep the column, which zigzags straight over the half-shifted rows. */
export function neighbourByKey(cell: string, key: string): string {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const within = (n: number) => Math.max(0, Math.min(6, n));
  switch (key) {
    case "ArrowLeft":
      return cellAt(row, within(column - 1));
    case "ArrowRight":
      return cellAt(row, within(column + 1));
    case "ArrowUp":
      return cellAt(within(row - 1), column);
    case "ArrowDown":
      return cellAt(within(row + 1), column);
    case "Home":
      return cellAt(row, 0);
    case "End":
      return cellAt(row, 6);
    case "PageUp":
      return cellAt(0, column);
    case "PageDown":
      return cellAt(6, column);
    default:
      return cell;
  }
}

/** The cells that touch this one, clockwise from the upper right. */
export function around(cell: string): string[] {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const left = column - (row % 2 ? 0 : 1);
  const places = [
    [row - 1, left + 1],
    [row, column + 1],
    [row + 1, left + 1],
    [row + 1, left],
    [row, column - 1],
    [row - 1, left],
  ];
  return places.filter(([r, c]) => r >= 0 && r < 7 && c >= 0 && c < 7).map(([r, c]) => cellAt(r, c));
}

/** The cell under a point of the drawing, or null beside the cloth: the nearest middle is the right one for hexes. */
export function cellUnder(x: number, y: number): string | null {
  let best: string | null = null;
  let least = R * R;
  for (const cell of CELLS) {
    const spot = centre(cell);
    const distance = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** Middles of the hexes of a shape given in axial cells, around the origin, for hexes of this radius. */
export function shapeSpots(shape: number[][], radius: number): Spot[] {
  const wide = radius * Math.sqrt(3);
  const spots = shape.map(([q, r]) => ({ x: wide * (q + r / 2), y: 1.5 * radius * r }));
  const xs = spots.map((s) => s.x);
  const ys = spots.map((s) => s.y);
  const midX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const midY = (Math.min(...ys) + Math.max(...ys)) / 2;
  return spots.map(({ x, y }) => ({ x: x - midX, y: y - midY }));
}
