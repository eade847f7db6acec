import { describe, expect, it } from "vitest";
import { CELLS, around, cellUnder, centre, isRim, neighbourByKey, shapeSpots, symbolSpot, CLOTH } from "./hexes";
import { cellName, codesOf, countsAround, difference, isPatch } from "./quilts";
import { sayAction, sayEvent, sayLine, sayWhy } from "./say";
import type { Box, View } from "./types";

const fixtures = import.meta.glob<any>("./fixtures/*.json", { import: "default", eager: true });
const words = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const load = (name: string) => fixtures[`./fixtures/${name}.json`];
const { box, view, sheets } = load("middle") as { box: Box; view: View; sheets: any[] };
/** Says the key and what is put into it. */
const t = (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join("|");

describe("hexes", () => {
  it("knows the neighbours of docs/record.md", () => {
    expect(around("d3").sort()).toEqual(["c2", "c3", "c4", "d2", "d4", "e3"]);
    expect(around("a1").sort()).toEqual(["a2", "b1"]);
    for (const cell of CELLS) for (const other of around(cell)) expect(around(other)).toContain(cell);
  });
  it("finds the cell under its own middle", () => {
    for (const cell of CELLS) expect(cellUnder(centre(cell).x + 9, centre(cell).y - 9)).toBe(cell);
    expect(cellUnder(-500, 0)).toBeNull();
  });
  it("walks straight up and down over the half-shifted rows, and stops at the edge", () => {
    const walk = (from: string, ...keys: string[]) => keys.reduce(neighbourByKey, from);
    expect(walk("d4", "ArrowUp", "ArrowUp")).toBe("d2");
    expect(walk("d4", "ArrowLeft", "ArrowDown")).toBe("c5");
    expect(walk("a1", "ArrowUp", "ArrowLeft")).toBe("a1");
    expect(walk("d4", "End", "PageDown")).toBe("g7");
    for (const cell of CELLS) {
      const up = neighbourByKey(cell, "ArrowUp");
      if (up !== cell) expect(around(cell)).toContain(up);
    }
  });
  it("prints every symbol where it shows", () => {
    for (const cell of CELLS.filter(isRim)) {
      const x = centre(cell).x + symbolSpot(cell).x;
      const y = centre(cell).y + symbolSpot(cell).y;
      expect(x - 9).toBeGreaterThan(CLOTH.x);
      expect(x + 9).toBeLessThan(CLOTH.x + CLOTH.width);
      expect(y - 9).toBeGreaterThan(CLOTH.y);
      expect(y + 9).toBeLessThan(CLOTH.y + CLOTH.height);
    }
  });
  it("lays shapes around the middle", () => {
    const spots = shapeSpots(box.cats.find((cat) => cat.name === "almond")!.shape, 10);
    expect(spots).toHaveLength(5);
    expect(spots.reduce((sum, spot) => sum + spot.x, 0)).toBeCloseTo(0);
  });
});

describe("quilts", () => {
  const quilt = view.quilts[0];
  it("reads the grid", () => {
    const codes = codesOf(quilt);
    expect(codes.d3).toBe("##");
    expect(quilt.order.every((cell) => isPatch(codes[cell]))).toBe(true);
  });
  it("names every cell", () => {
    for (const cell of CELLS) expect(cellName(cell, quilt, view, box, t)).toContain(cell);
    const empty = CELLS.find((cell) => codesOf(quilt)[cell] === "..")!;
    expect(cellName(empty, quilt, view, box, t)).toMatch(/^web-calico-cell-empty/);
    expect(cellName("d3", quilt, view, box, t)).toMatch(/^web-calico-cell-goal/);
  });
  it("counts around a goal what the score sheet counted", () => {
    const over = load("over");
    for (const sheet of over.sheets)
      for (const line of sheet.lines.filter((one: any) => one.rule === "goal")) {
        const goal = box.goals.find((one) => one.label === line.goal)!;
        const met = ([0, 1] as const).map(
          (way) => countsAround(box.goal_cells[line.place as "top"], over.view.quilts[sheet.seat], way).join() === goal.histogram.join(),
        );
        const said = { both: [true, true], colours: [true, false], patterns: [false, true], missed: [false, false] };
        expect(met).toEqual(said[line.way as "both"]);
      }
  });
  it("sees what is new, and nothing on the first look or when a move is taken back", () => {
    const before = structuredClone(view);
    const last = before.quilts[0].order.pop()!;
    before.market[1] = "Mv";
    expect(difference(before, view).cells[0]).toEqual([last]);
    expect(difference(before, view).market).toEqual(view.market[1] === "Mv" ? [] : [1]);
    expect(difference(view, before).cells[0]).toEqual([]);
    expect(difference(null, view).cells.flat()).toEqual([]);
  });
});

describe("sentences", () => {
  it("says actions, lines and events", () => {
    expect(sayAction({ kind: "place", patch: "Mv", cell: "d2" }, { box, view, t })).toContain("d2");
    expect(sayAction({ kind: "take", market: 0 }, { box, view, t })).toContain("calico-colour");
    for (const line of sheets[0].lines) expect(sayLine(line, t)).toMatch(/^calico-line-/);
    const cat = { name: "cat", seat: 0, cells: ["b2"], args: { cat: "leo" } };
    expect(sayEvent(cat, ["Ada"], t, box)).toBe("calico-event-cat|Ada|b2|b2|11|Leo");
    expect(sayEvent({ name: "drawn", seat: null, cells: [], args: {} }, [], t, box)).toBe("");
    expect(sayWhy([cat], "Mv", t, box)).toEqual(["web-calico-why-cat|Leo|11"]);
  });
  it("has the same keys in every language", () => {
    const keys = (language: string) =>
      [...words[`./locale/${language}.ftl`].matchAll(/^([\w-]+) =/gm)].map((found) => found[1]).sort();
    for (const language of ["fr", "es"]) expect(keys(language)).toEqual(keys("en"));
    for (const [name, text] of Object.entries(sources))
      for (const [, key] of text.matchAll(/"(web-calico-[\w-]+)"/g))
        expect(keys("en"), name).toContain(key);
  });
});
