/** The goals that are being chosen: which is sewn where, and where the next one goes. */
import { PLACES, type Action, type Place } from "./types";

export class GoalChoice {
  sewn = $state.raw<Partial<Record<Place, string>>>({});
  aim = $state<Place>("top");

  /** The action, once all three are chosen. */
  readonly arranged = $derived.by((): Extract<Action, { kind: "arrange" }> | null => {
    const { top, right, bottom_left } = this.sewn;
    return top && right && bottom_left ? { kind: "arrange", top, right, bottom_left } : null;
  });

  placeOf(label: string): Place | undefined {
    return PLACES.find((place) => this.sewn[place] === label);
  }

  /** Onto this place; what lay there goes where it came from. */
  sew(label: string, place: Place): void {
    const from = this.placeOf(label);
    const there = this.sewn[place];
    this.sewn = { ...this.sewn, ...(from ? { [from]: there } : {}), [place]: label };
    this.aim = PLACES.find((one) => !this.sewn[one]) ?? place;
  }

  /** Onto the place aimed at; one that is sewn comes off. */
  choose(label: string): void {
    const from = this.placeOf(label);
    if (!from) return this.sew(label, this.aim);
    this.sewn = { ...this.sewn, [from]: undefined };
    this.aim = from;
  }

  /** Aim at a place; a second time takes off what lies there. */
  point(place: Place): void {
    if (this.aim === place && this.sewn[place]) this.sewn = { ...this.sewn, [place]: undefined };
    this.aim = place;
  }

  clear(): void {
    this.sewn = {};
    this.aim = "top";
  }
}
