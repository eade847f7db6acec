import { expect, test } from "vitest";
import leaving from "./fixtures/leaving.json";
import turn from "./fixtures/turn.json";
import { TurnPicking } from "./picking.svelte";
import { Legal, type Action, type View } from "./table";

function picking(fixture: { view: unknown; seat: number }, actions: Action[], change: Partial<View> = {}) {
  const view = { ...(fixture.view as View), ...change };
  const legal = new Legal({ number: 1, actions: actions.map((action) => ({ action, gain: null })), places: null });
  return new TurnPicking(() => ({ view, seat: fixture.seat, legal }));
}

test("a yarn that may be laid waits for its colony, and is put back by a second click", () => {
  const mine = picking(turn, [{ kind: "yarn", card: 1, colony: "orange" }]);
  expect(mine.own(1)).toBeNull();
  expect([mine.laying, mine.canOwn(1), mine.canColony("orange"), mine.canColony("black")]).toEqual([1, true, true, false]);
  expect(mine.colony("orange")).toEqual({ kind: "yarn", card: 1, colony: "orange" });
  expect([mine.own(1), mine.laying]).toEqual([null, null]);
});

test("any other card is meant to be paid, legal or not", () => {
  const mine = picking(turn, [], { phase: "paying" });
  expect([mine.own(0), mine.canOwn(0)]).toEqual([{ kind: "pay", card: 0 }, false]);
});

test("a colony is joined, or left by the cat that the mouse lures", () => {
  expect(picking(turn, []).colony("black")).toEqual({ kind: "join", colony: "black" });
  const [cat, angora]: Action[] = [false, true].map((is) => ({ kind: "leave", colony: "orange", angora: is }));
  expect(picking(leaving, [angora]).colony("orange")).toEqual(angora);
  expect(picking(leaving, [cat, angora]).colony("orange")).toBeNull();
});

test("the cats that the mouse wants are told apart", () => {
  const lured = (leaving.view as unknown as View).lured.map((_, seat) => (seat === leaving.seat ? ["orange angora"] : []));
  const mine = picking(leaving, [], { lured });
  const card = (animal: string | null) => ({ id: 1, food: null, animal, cost: 1, yarn_icon: false });
  expect([mine.isLured("orange", card("angora")), mine.isLured("orange", card("orange")), mine.isLured("orange", card(null))]).toEqual([true, false, false]);
});
