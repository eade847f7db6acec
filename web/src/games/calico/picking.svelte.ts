/** Which patch and which cell are meant: picked, pointed at or dragged. What fits where is what the server listed. */
import type { Dragged } from "../drag.svelte";
import type { Action } from "./types";

export type How = "mouse" | "touch" | "key";
export type Laying = Extract<Action, { kind: "place" }>;
/** What a press leads to: an action to send, one that cannot be done and wants to be explained, or only another choice. */
export type Meant = { send: Laying } | { explain: Laying } | null;
export type Thing = { patch: string } | { goal: string };

export interface Turn {
  /** Whether a patch may be laid now, on the quilt that is shown. */
  isPlacing: boolean;
  hand: (string | null)[];
  /** Points by patch and cell, as the server counts them. */
  gains: Map<string, number | null>;
  dragged: Dragged<Thing> | null;
}

export class Picking {
  /** A place in the hand. */
  byMe = $state<number | null>(null);
  /** A cell that waits for a patch. */
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  walked = $state<string | null>(null);
  /** A patch of the hand that is pointed at. */
  heldOver = $state<number | null>(null);
  cursor = $state("d4");

  constructor(private readonly turn: () => Turn) {}

  readonly picked = $derived.by(() => (this.turn().isPlacing && this.turn().hand.length === 1 ? 0 : this.byMe));
  readonly code = $derived.by(() => (this.turn().isPlacing && this.picked !== null ? this.turn().hand[this.picked] : null));

  /** Where the picked patch may go, or without one any of the hand. */
  readonly open = $derived.by(() => {
    if (!this.turn().isPlacing) return null;
    const pairs = [...this.turn().gains.keys()].map((key) => key.split(" "));
    return new Set(pairs.filter(([patch]) => !this.code || patch === this.code).map(([, cell]) => cell));
  });

  /** The patch that is shown where it would lie. */
  readonly ghost = $derived.by(() => {
    const { isPlacing, hand, dragged } = this.turn();
    if (!isPlacing) return null;
    if (dragged?.moved && "patch" in dragged.thing) return this.shown(dragged.thing.patch, dragged.cell);
    if (this.chosen && this.heldOver !== null) return this.shown(hand[this.heldOver], this.chosen);
    return this.shown(this.code, this.pointed ?? this.walked ?? this.chosen);
  });

  private shown(code: string | null, cell: string | null): { cell: string; code: string; gain: number | null } | null {
    return code && cell && this.fits(code, cell) ? { cell, code, gain: this.gain(code, cell) } : null;
  }

  gain(code: string | null, cell: string | null): number | null {
    return this.turn().gains.get(`${code} ${cell}`) ?? null;
  }

  fits(code: string | null, cell: string | null): boolean {
    return !!code && !!cell && this.turn().gains.has(`${code} ${cell}`);
  }

  /** A cell is pressed. */
  press(cell: string, how: How): Meant {
    const { hand } = this.turn();
    const { code } = this;
    if (code && this.fits(code, cell)) {
      // Fingers can't hover: the first tap shows what it would bring, the second lays the patch.
      if (how !== "touch" || this.chosen === cell) return { send: { kind: "place", patch: code, cell } };
      this.chosen = cell;
      return null;
    }
    if (code || !hand.some((patch) => this.fits(patch, cell))) return { explain: { kind: "place", patch: code ?? hand[0] ?? "", cell } };
    this.chosen = this.chosen === cell ? null : cell;
    return null;
  }

  /** A patch of the hand is pressed. */
  pick(place: number, how: How): Meant {
    const patch = this.turn().hand[place] ?? "";
    if (!this.turn().isPlacing) return { explain: { kind: "place", patch, cell: this.cursor } };
    if (this.chosen && this.fits(patch, this.chosen) && (how !== "touch" || this.byMe === place))
      return { send: { kind: "place", patch, cell: this.chosen } };
    this.byMe = this.byMe === place && how !== "key" ? null : place;
    return null;
  }

  /** A patch is dropped on a cell. */
  drop(patch: string, cell: string): Meant {
    const action: Laying = { kind: "place", patch, cell };
    return this.fits(patch, cell) ? { send: action } : { explain: action };
  }

  forget(): void {
    this.byMe = this.chosen = null;
  }
}
