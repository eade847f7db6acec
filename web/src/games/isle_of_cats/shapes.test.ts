import { describe, expect, it } from "vitest";
import { cellName, cellPoint, furry, gridCells, headAndTail, heldAt, heldCells, keptAboard, loops, nextFit, outline, snap, turned, turnHeld, type Point, type Turns } from "./shapes";

// T5 of the box: ### / .#. / .#., and its three quarter turns
const T5: Turns = [
  [[0, 0], [0, 1], [0, 2], [1, 1], [2, 1]],
  [[0, 0], [1, -2], [1, -1], [1, 0], [2, 0]],
  [[0, 0], [1, 0], [2, -1], [2, 0], [2, 1]],
  [[0, 0], [1, 0], [1, 1], [1, 2], [2, 0]],
];
const square: Point[] = [[0, 0], [1, 0], [0, 1], [1, 1]];

describe("cells", () => {
  it("are a letter and a number", () => {
    expect(cellName([7, 3])).toBe("h4");
    expect(cellPoint("v9")).toEqual([21, 8]);
    expect(gridCells([".1", "11"])).toEqual(["b1", "a2", "b2"]);
  });
});

describe("an outline", () => {
  it("of a square has four corners", () => expect(loops(square)).toEqual([[[0, 0], [2, 0], [2, 2], [0, 2]]]));
  it("of a ring has a loop for the hole", () => {
    const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Point => [x, y])).filter(([x, y]) => x !== 1 || y !== 1);
    expect(loops(ring).map((loop) => loop.length)).toEqual([4, 4]);
  });
  it("keeps two squares that meet at a corner apart", () =>
    expect(loops([[0, 0], [1, 1]]).map((loop) => loop.length)).toEqual([4, 4]));
  it("is one closed path with an arc for each corner", () => {
    const path = outline(heldCells({ shape: "T5", turn: 0, x: 0, y: 0 }, T5[0]), 0.1);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/A/g)).toHaveLength(8);
  });
  it("lies inside its squares", () => expect(outline([[0, 0]], 0.1, 0.2)).toBe("M0.1 0.3A0.2 0.2 0 0 1 0.3 0.1L0.7 0.1A0.2 0.2 0 0 1 0.9 0.3L0.9 0.7A0.2 0.2 0 0 1 0.7 0.9L0.3 0.9A0.2 0.2 0 0 1 0.1 0.7Z"));
  it("can be furry", () => expect(furry(square)).toMatch(/^M.*Z$/));
});

describe("a cat", () => {
  it("has head and tail at two ends, the head higher", () => {
    const { head, tail, towards } = headAndTail([[0, 0], [0, 1], [0, 2], [1, 2]]);
    expect([head, tail, towards]).toEqual([[0, 0], [1, 2], [1, 0]]);
  });
  it("of one cell is all head", () => expect(headAndTail([[3, 3]]).tail).toEqual([3, 3]));
});

describe("turning", () => {
  it("goes round in four quarters", () => {
    let turn = 0;
    const seen = [0, 1, 2, 3].map(() => (turn = turned(T5, turn, false)));
    expect(new Set(seen).size).toBe(4);
    expect(turn).toBe(0);
  });
  it("flips a shape that is its own mirror image to itself", () => expect(turned(T5, 0, true)).toBe(0));
  it("stays within the plan", () => {
    expect(turnHeld({ shape: "T5", turn: 0, x: 20, y: 8 }, T5, false, [22, 9])).toMatchObject({ x: 19, y: 6 });
    expect(keptAboard({ shape: "T5", turn: 0, x: -3, y: 30 }, T5[0], [22, 9])).toMatchObject({ x: 0, y: 6 });
  });
});

describe("placing", () => {
  it("names the same cells as the record", () => {
    // docs/record-isle_of_cats.md: T5.2 h4 covers h4, h5, g6, h6 and i6
    expect(heldCells(heldAt("T5", 2, "h4", T5[2]), T5[2]).map(cellName)).toEqual(["h4", "h5", "g6", "h6", "i6"]);
  });
  it("snaps to the nearest legal place within reach", () => {
    expect(snap([4.2, 3.1], ["e4", "h4"], T5[0], 1.3)).toBe("e4");
    expect(snap([14, 3], ["e4", "h4"], T5[0], 1.3)).toBeNull();
    expect(snap([6, 3], ["h4"], T5[2], 1)).toBe("h4"); // its box begins a column before its first cell
  });
  it("finds the next place in reading order, and begins again after the last", () => {
    const held = heldAt("T5", 0, "e4", T5[0]);
    const places = { "0": ["h4", "e4", "b2"] };
    expect(nextFit(held, T5, places)).toEqual(heldAt("T5", 0, "h4", T5[0]));
    expect(nextFit(heldAt("T5", 0, "h4", T5[0]), T5, places)).toEqual(heldAt("T5", 0, "b2", T5[0]));
    expect(nextFit(held, T5, { "2": ["h4"] })).toEqual(heldAt("T5", 2, "h4", T5[2]));
    expect(nextFit(held, T5, {})).toBeNull();
  });
});
