/** What is picked on the island: a special's cards, or the card whose zone or colour is asked for. */
import type { Choices } from "../contract";
import { legalOf, type Action, type Of } from "./types";

const NONE = [null, null, null];

export class CardPicking {
  /** "", row, each, extra: what a special asks to pick. */
  mode = $state("");
  /** For `each`: the column picked in every row. */
  picks = $state<(string | null)[]>([...NONE]);
  /** The card whose zone or colour is asked for. */
  asking = $state<number | null>(null);

  constructor(private readonly island: () => { choices: Choices<Action> | null; columns: string }) {}

  /** The ways to resolve that card. */
  readonly variants = $derived.by(() => this.waysOf(this.asking));
  /** One card of every row, once they are picked. */
  readonly each = $derived.by((): Of<"each"> | null => (this.picks.includes(null) ? null : { kind: "each", columns: this.picks.join("") }));

  private waysOf(slot: number | null): Of<"resolve">[] {
    return legalOf(this.island().choices, "resolve").filter((action) => action.slot === slot);
  }

  start(mode: string): void {
    this.mode = mode;
    this.asking = null;
    this.picks = [...NONE];
  }

  /** A card is pressed; the action that it completes. */
  card(slot: number): Action | null {
    if (this.mode === "extra") return { kind: "extra", slot };
    if (this.mode === "each") {
      this.picks[Math.floor((slot - 1) / 4)] = this.island().columns[(slot - 1) % 4];
      return null;
    }
    const ways = this.waysOf(slot);
    if (ways.length === 1) return ways[0];
    if (ways.length) this.asking = slot;
    return null;
  }
}
