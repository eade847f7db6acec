/** The view as this board reads it (docs/protocol.md; visibility.py), and where the legal actions lie on it. */
import type { Shapes } from "../../wire/shapes";
import type { Choice, Choices } from "../contract";

export type View = Shapes["YummyView"];
export type Box = Shapes["YummyBox"];
/** A card as it lies there: a side that the viewer does not see is null. */
export type Seen = Shapes["CardView"];
export type Bowl = Shapes["BowlView"];
export type Attraction = Shapes["AttractionView"];
export type Action =
  | Shapes["YummyStore"]
  | Shapes["YummyPass"]
  | Shapes["YummyAttract"]
  | Shapes["YummyJoin"]
  | Shapes["YummyPay"]
  | Shapes["YummySettle"]
  | Shapes["YummyYarn"]
  | Shapes["YummyLeave"];
/** An action of one kind. */
export type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

export const foodValue = (box: Box, food: string | null | undefined): number =>
  box.foods.find((one) => one.name === food)?.value ?? 0;

export const cats = (cards: Seen[]): Seen[] => cards.filter((card) => card.animal);
export const yarns = (cards: Seen[]): number => cards.filter((card) => !card.animal).length;
export const iconed = (cards: Seen[]): number => cards.filter((card) => card.yarn_icon).length;
export const angoras = (cards: Seen[], colony: string): number =>
  colony === "angora" ? 0 : cards.filter((card) => card.animal === "angora").length;

/** The others, in the order of turns after `seat`; for an onlooker everyone. */
export function othersOf(view: View): number[] {
  const all = view.bowls.map((_, seat) => seat);
  const me = view.seat;
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

/** What `cells` of a score line name: `orange:2` is the second cat of that colony from below, yarn not counted. */
export function litCards(colony: string, cards: Seen[], lit: string[]): Set<number> {
  const named = new Set(lit.filter((cell) => cell.startsWith(`${colony}:`)).map((cell) => Number(cell.split(":")[1])));
  return new Set(cats(cards).filter((_, place) => named.has(place + 1)).map((card) => card.id));
}

/** Whether an action has all these fields. */
function fits(action: Action, named: Partial<Action>): boolean {
  const fields = new Map<string, unknown>(Object.entries(action));
  return Object.entries(named).every(([key, value]) => fields.get(key) === value);
}

/** The legal actions, to be asked by the place that is clicked. */
export class Legal {
  readonly all: Choice<Action>[];
  constructor(choices: Choices<Action> | null) {
    this.all = choices?.actions ?? [];
  }
  find<Kind extends Action["kind"]>(kind: Kind, named: Partial<Of<Kind>> = {}): Choice<Of<Kind>> | undefined {
    return this.of(kind, named)[0];
  }
  of<Kind extends Action["kind"]>(kind: Kind, named: Partial<Of<Kind>> = {}): Choice<Of<Kind>>[] {
    return this.all.filter((choice): choice is Choice<Of<Kind>> => choice.action.kind === kind && fits(choice.action, named));
  }
  /** The same action among the legal ones. */
  same(action: Action): Choice<Action> | undefined {
    return this.all.find((choice) => fits(choice.action, action));
  }
}

export const store = (): Action => ({ kind: "store" });
export const attract = (seat: number | null, card: number | null): Of<"attract"> => ({ kind: "attract", seat, card });
export const pay = (card: number): Action => ({ kind: "pay", card });
export const layYarn = (card: number, colony: string): Action => ({ kind: "yarn", card, colony });
export const join = (colony: string): Action => ({ kind: "join", colony });
export const leave = (colony: string, angora = false): Action => ({ kind: "leave", colony, angora });
