import { describe, expect, it } from "vitest";
import type { Choices } from "../contract";
import start from "./fixtures/start.json";
import { Holding } from "./holding.svelte";
import { CardPicking } from "./picking.svelte";
import { boxOf } from "./shapes";
import type { Action, Box } from "./types";

const shapes = start.box.shapes as unknown as Box["shapes"];
const [two] = Object.keys(shapes).filter((name) => shapes[name].turns.length === 2);

describe("the piece in hand", () => {
  const holding = (places: Record<string, Record<string, string[]>> | null) => new Holding(() => ({ shapes, places }));

  it("comes to the legal place nearest to the last one, and goes with its shape", () => {
    const hand = holding({ [two]: { "0": ["b4", "k5"] } });
    hand.refresh();
    expect(hand.action).toEqual({ kind: "place", shape: two, turn: 0, cell: "k5" });
    expect(hand.isLegal).toBe(true);
    const none = holding(null);
    none.refresh();
    expect([none.held, none.key("r")]).toEqual([null, false]);
  });
  it("is moved by arrows, stays on the plan, and finds the next legal place", () => {
    const hand = holding({ [two]: { "0": ["b4", "k5"] } });
    hand.refresh();
    expect(hand.key("ArrowLeft")).toBe(true);
    expect([hand.action?.cell, hand.isLegal]).toEqual(["j5", false]);
    for (let n = 0; n < 30; n++) hand.key("ArrowLeft");
    expect(hand.held?.x).toBe(0);
    hand.key("g");
    expect(hand.isLegal).toBe(true);
    expect(hand.key("Tab")).toBe(false);
  });
  it("is drawn to a legal place close to the pointer", () => {
    const hand = holding({ [two]: { "0": ["k5"] } });
    hand.refresh();
    hand.point([3, 3]);
    expect(hand.isLegal).toBe(false);
    const { left, width, height } = boxOf(shapes[two].turns[0]);
    hand.point([10.4 + left + width / 2, 4.3 + height / 2]);
    expect(hand.action?.cell).toBe("k5");
  });
});

describe("picking cards", () => {
  const ways: Action[] = [
    { kind: "resolve", slot: 5, zone: "above", colour: null },
    { kind: "resolve", slot: 5, zone: "below", colour: null },
    { kind: "resolve", slot: 6, zone: null, colour: null },
  ];
  const choices: Choices<Action> = { number: 1, actions: ways.map((action) => ({ action, gain: null })), places: null };
  const picking = () => new CardPicking(() => ({ choices, columns: "ABCD" }));

  it("resolves a card at once, or asks how", () => {
    const cards = picking();
    expect(cards.card(6)).toEqual(ways[2]);
    expect(cards.card(5)).toBeNull();
    expect([cards.asking, cards.variants]).toEqual([5, ways.slice(0, 2)]);
  });
  it("takes a card of each row for a special", () => {
    const cards = picking();
    cards.start("each");
    for (const slot of [2, 5]) expect(cards.card(slot)).toBeNull();
    expect(cards.each).toBeNull();
    cards.card(12);
    expect(cards.each).toEqual({ kind: "each", columns: "BAD" });
    cards.start("extra");
    expect(cards.card(7)).toEqual({ kind: "extra", slot: 7 });
  });
});
