/** One tab stop for a group of buttons, and arrow keys that walk through them. */

/** By key: how many buttons further. */
export type Steps = Record<string, number>;

export const ONE_BY_ONE: Steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
export const gridOf = (columns: number): Steps => ({ ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns });

export class Roving {
  /** The button that the tab key leads to. */
  at = $state(0);
  readonly buttons = $state<HTMLButtonElement[]>([]);

  constructor(
    private readonly steps: Steps = ONE_BY_ONE,
    /** Whether the last leads to the first. */
    private readonly wraps = true,
  ) {}

  focus(place = this.at): void {
    this.buttons[place]?.focus();
  }

  /** Walk on from a button; where to, which is the same place for other keys and at an edge. */
  walk(event: KeyboardEvent, from = this.at): number {
    const step = this.steps[event.key];
    const here = this.buttons.filter(Boolean);
    const next = this.wraps ? (from + step + here.length) % here.length : from + step;
    if (!step || !here[next]) return from;
    event.preventDefault();
    this.at = next;
    here[next].focus();
    return next;
  }
}

// --- in several rows

const STOP = "[data-stop]";
type Way = { dx: number; dy: number };
const WAYS: Record<string, Way> = { ArrowUp: { dx: 0, dy: -1 }, ArrowDown: { dx: 0, dy: 1 } };

export interface Spot {
  x: number;
  y: number;
}

/** The nearest of the spots in that direction, sideways distance counting double; -1 if there is none. */
export function nearest(spots: Spot[], from: number, way: Way): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - spots[from].x) * way.dx + (spot.y - spots[from].y) * way.dy;
    const across = Math.abs((spot.x - spots[from].x) * way.dy) + Math.abs((spot.y - spots[from].y) * way.dx);
    const far = along + 2 * across;
    if (index !== from && along > 4 && far < least) [best, least] = [index, far];
  });
  return best;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** An attachment for the element around a group whose buttons (`data-stop`) lie in several rows: left and right go through all of them, up and down to the nearest that way. */
export function roving(group: HTMLElement): () => void {
  let place = 0; // where the tab stop is, so that it stays there when its card is gone
  let inside = false;
  const stops = () => [...group.querySelectorAll<HTMLElement>(STOP)];

  function settle() {
    const all = stops();
    place = Math.max(0, Math.min(place, all.length - 1));
    all.forEach((stop, index) => (stop.tabIndex = index === place ? 0 : -1));
    if (inside && document.activeElement === document.body) all[place]?.focus();
  }
  function arrive(event: FocusEvent) {
    const found = stops().indexOf(event.target as HTMLElement);
    if (found < 0) return;
    inside = true;
    place = found;
    settle();
  }
  function part(event: FocusEvent) {
    // A card that is taken away loses the focus to nobody: then it is not the user who left.
    if (event.relatedTarget && !group.contains(event.relatedTarget as Node)) inside = false;
  }
  function move(event: KeyboardEvent) {
    const all = stops();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: all.length - 1 };
    const way = WAYS[event.key];
    const to = way ? nearest(all.map(middle), from, way) : steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }
  const elsewhere = (event: PointerEvent) => (inside &&= group.contains(event.target as Node));

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", arrive);
  group.addEventListener("focusout", part);
  group.addEventListener("keydown", move);
  document.addEventListener("pointerdown", elsewhere);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", arrive);
    group.removeEventListener("focusout", part);
    group.removeEventListener("keydown", move);
    document.removeEventListener("pointerdown", elsewhere);
  };
}
