import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Line } from "../contract";
import board from "./locale/en.ftl?raw";
import rules from "../../../../src/tabbytop/games/isle_of_cats/locale/en.ftl?raw";
import hand from "./fixtures/hand.json";
import over from "./fixtures/over.json";
import start from "./fixtures/start.json";
import { cellNames, sayAction, sayCard, sayEvent, sayLine, sayWhy } from "./words";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of [rules, board]) bundle.addResource(new FluentResource(text));
const missing: string[] = [];
function t(key: string, args?: Record<string, string | number>): string {
  const value = bundle.getMessage(key)?.value;
  if (!value) missing.push(key);
  return value ? bundle.formatPattern(value, args) : key;
}

describe("words", () => {
  it("are there for every card, legal action and score line", () => {
    for (const name of Object.keys(start.box.cards)) sayCard(start.box, name, t);
    for (const fixture of [start, hand] as any[]) {
      for (const { action } of fixture.choices.actions) expect(sayAction(action, { ...fixture, t })).not.toContain("web-");
    }
    for (const sheet of over.sheets as any[]) for (const line of sheet.lines) sayLine(line, t);
    expect(missing).toEqual([]);
  });
  it("name a lesson card with its text, an or-card with both zones", () => {
    expect(sayCard(start.box, "T02", t)).toBe("lesson 2: 10 points with exactly 15 cats aboard");
    expect(sayCard(start.box, "C103", t)).toBe("common treasure c1 + common treasure c3L, or rare treasure rI4");
  });
  it("name cells by room, rat, map, piece and family", () => {
    const boat = { boat: 1, pieces: [{ shape: "T5", colour: "blue", cells: ["f4", "g4"] }] };
    const family: Line = { rule: "family", points: 8, cells: ["f4"], colour: "blue", cats: 3 };
    const names = cellNames(start.box, boat, [family], t);
    expect(names.h4).toContain("Dining Room (apple), rat");
    expect(names.h1).toBe("h1: upper Bedroom (moon), green treasure map");
    expect(names.f4).toBe("f4: blue cat, family of 3");
    expect(Object.keys(names)).toHaveLength(142);
  });
  it("tell events, but not each card of the island", () => {
    expect(sayEvent({ name: "cat", seat: 0, cells: ["a4"], args: { shape: "T5", colour: "red" } }, ["Ann"], t)).toBe("Ann: a red cat T5 on a4.");
    expect(sayEvent({ name: "day", seat: null, cells: [], args: { day: 2 } }, [], t)).toBe("Day 2 begins.");
    expect(sayEvent({ name: "island", seat: null, cells: [], args: { slot: 1, card: "C001" } }, [], t)).toBe("");
  });
  it("explain a gain rule by rule", () => {
    const line = (rule: string, points: number, args: Record<string, string | number>): Line => ({ rule, points, cells: [], ...args });
    const why = sayWhy(
      [line("rats", -3, { rats: 3 }), line("room", -5, { room: 3, open: 2 })],
      [line("rats", -1, { rats: 1 }), line("family", 8, { colour: "blue", cats: 3 })],
      t,
    );
    expect(why).toEqual([
      { text: "blue family", points: 8 },
      { text: "Dining Room (apple)", points: 5 },
      { text: "rats", points: 2 },
    ]);
  });
});
