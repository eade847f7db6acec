/** Something that is dragged over the page, and the cell (`data-cell`) under it. */

/** So many pixels are still a click. */
const CLICK = 8;

export interface Dragged<Thing> {
  thing: Thing;
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  moved: boolean;
  cell: string | null;
}

const cellAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>("[data-cell]")?.dataset.cell || null;

export class Drag<Thing> {
  now = $state.raw<Dragged<Thing> | null>(null);
  /** A click that follows at once is none. */
  isJustOver = false;

  grab(event: PointerEvent, thing: Thing): void {
    this.isJustOver = false;
    if (event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    this.now = { thing, x, y, fromX: x, fromY: y, moved: false, cell: null };
  }

  pull({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.now) return;
    const moved = this.now.moved || Math.hypot(x - this.now.fromX, y - this.now.fromY) > CLICK;
    this.now = { ...this.now, x, y, moved, cell: moved ? cellAt(x, y) : null };
  }

  /** What was dropped and where; null for what was hardly moved. */
  drop(): Dragged<Thing> | null {
    const done = this.now;
    this.now = null;
    if (!done?.moved) return null;
    this.isJustOver = true;
    setTimeout(() => (this.isJustOver = false));
    return done;
  }

  cancel(): void {
    this.now = null;
  }
}
