/** The piece in hand: where it is held over the boat, turned, moved and swapped. Where it fits is what the server listed. */
import { untrack } from "svelte";
import { boxOf, cellName, heldAt, heldCells, keptAboard, nextFit, snap, turnHeld, type Held, type Point, type Turns } from "./shapes";
import type { Box, PlaceAction } from "./types";

const PLAN: Point = [22, 9];
const ARROWS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** So many cells around the pointer a legal place draws the piece to it. */
const REACH = 1.25;

/** By shape and turn: the first cells where it can be drawn. */
type Places = Record<string, Record<string, string[]>>;

export class Holding {
  held = $state.raw<Held | null>(null);
  private last: Point = [10, 4];

  constructor(private readonly hand: () => { shapes: Box["shapes"]; places: Places | null }) {}

  /** The shapes that may be drawn now. */
  readonly due = $derived.by(() => Object.keys(this.hand().places ?? {}));
  readonly isLegal = $derived.by(() => (this.held ? this.fits(this.held) : false));
  readonly action = $derived.by((): PlaceAction | null =>
    this.held ? { kind: "place", shape: this.held.shape, turn: this.held.turn, cell: this.anchorOf(this.held) } : null,
  );

  turnsOf(shape: string): Turns {
    return this.hand().shapes[shape].turns;
  }
  cellsOf(one: Held): Point[] {
    return heldCells(one, this.turnsOf(one.shape)[one.turn]);
  }
  anchorOf(one: Held): string {
    return cellName(this.cellsOf(one)[0]);
  }
  private fits(one: Held): boolean {
    return this.hand().places?.[one.shape]?.[one.turn]?.includes(this.anchorOf(one)) ?? false;
  }

  /** A placement of the table, as a piece in hand. */
  placed({ shape, turn, cell }: PlaceAction): Held {
    return heldAt(shape, turn, cell, this.turnsOf(shape)[turn]);
  }

  /** From its first cell to its last. */
  where(one: Held): string {
    const cells = this.cellsOf(one).map(cellName);
    return cells.length > 1 ? `${cells[0]}–\u2060${cells.at(-1)}` : cells[0];
  }

  /** Into the hand, on the legal place nearest to where the last piece was. */
  private take(shape: string): Held | null {
    let best: Held | null = null;
    let least = Infinity;
    for (const [turn, cells] of Object.entries(this.hand().places?.[shape] ?? {})) {
      const offsets = this.turnsOf(shape)[Number(turn)];
      const cell = snap(this.last, cells, offsets, 99);
      if (!cell) continue;
      const found = heldAt(shape, Number(turn), cell, offsets);
      const away = Math.hypot(found.x - this.last[0], found.y - this.last[1]) + (turn === "0" ? 0 : 0.5);
      if (away < least) [best, least] = [found, away];
    }
    return best;
  }

  /** After a new view: what was in hand stays if it may still lie there. */
  refresh(): void {
    if (!this.due.length) {
      this.held = null;
      return;
    }
    const was = untrack(() => this.held);
    if (was && this.due.includes(was.shape) && this.fits(was)) return;
    this.held = this.take(was && this.due.includes(was.shape) ? was.shape : this.due[0]);
  }

  private put(next: Held): void {
    this.held = next;
    this.last = [next.x, next.y];
  }

  /** Its middle to where one points, or to a legal place close by. */
  point([x, y]: Point): void {
    if (!this.held) return;
    const offsets = this.turnsOf(this.held.shape)[this.held.turn];
    const size = boxOf(offsets);
    const wish: Point = [x - size.width / 2, y - size.height / 2];
    const cell = snap(wish, this.hand().places?.[this.held.shape]?.[this.held.turn] ?? [], offsets, REACH);
    if (cell) return this.put(heldAt(this.held.shape, this.held.turn, cell, offsets));
    this.put(keptAboard({ ...this.held, x: Math.round(wish[0]), y: Math.round(wish[1]) }, offsets, PLAN));
  }

  swap(shape: string): void {
    const next = this.take(shape);
    if (next) this.held = next;
  }

  /** Keys of the hand; whether this one was meant for it. */
  key(name: string): boolean {
    const { held, due } = this;
    if (!held) return false;
    const turns = this.turnsOf(held.shape);
    const letter = name.toLowerCase();
    if (ARROWS[name]) {
      const [dx, dy] = ARROWS[name];
      this.put(keptAboard({ ...held, x: held.x + dx, y: held.y + dy }, turns[held.turn], PLAN));
    } else if (letter === "r" || letter === "f") this.put(turnHeld(held, turns, letter === "f", PLAN));
    else if (letter === "g") this.put(nextFit(held, turns, this.hand().places?.[held.shape]) ?? held);
    else if (letter === "x") this.swap(due[(due.indexOf(held.shape) + 1) % due.length]);
    else return false;
    return true;
  }
}
