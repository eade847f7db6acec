import { describe, expect, it } from "vitest";
import { GoalChoice } from "./goals.svelte";
import { Picking, type Turn } from "./picking.svelte";

const turn: Turn = { isPlacing: true, hand: ["Mv", "Yd"], gains: new Map([["Mv b2", 3], ["Mv c2", 0], ["Yd b2", 0]]), dragged: null };
const picking = (other: Partial<Turn> = {}) => new Picking(() => ({ ...turn, ...other }));
const lay = (patch: string, cell: string) => ({ kind: "place", patch, cell });

describe("picking", () => {
  it("lays a picked patch on a cell, with a finger on the second tap", () => {
    const mine = picking();
    expect(mine.pick(0, "mouse")).toBeNull();
    expect([...mine.open!]).toEqual(["b2", "c2"]);
    expect(mine.press("b2", "touch")).toBeNull();
    expect(mine.ghost).toEqual({ cell: "b2", code: "Mv", gain: 3 });
    expect(mine.press("b2", "touch")).toEqual({ send: lay("Mv", "b2") });
    expect(mine.press("c2", "mouse")).toEqual({ send: lay("Mv", "c2") });
  });
  it("takes a cell before its patch", () => {
    const mine = picking();
    expect(mine.press("b2", "mouse")).toBeNull();
    mine.heldOver = 1;
    expect(mine.ghost).toEqual({ cell: "b2", code: "Yd", gain: 0 });
    expect(mine.pick(1, "touch")).toBeNull();
    expect(mine.pick(1, "touch")).toEqual({ send: lay("Yd", "b2") });
    expect(mine.pick(0, "mouse")).toEqual({ send: lay("Mv", "b2") });
  });
  it("puts a patch down again, but not by key", () => {
    const mine = picking();
    for (const [how, left] of [["mouse", 0], ["key", 0], ["mouse", null]] as const) {
      mine.pick(0, how);
      expect(mine.picked).toBe(left);
    }
  });
  it("asks why not where nothing fits, or when it is not the time", () => {
    expect(picking().press("f6", "mouse")).toEqual({ explain: lay("Mv", "f6") });
    expect(picking().drop("Yd", "c2")).toEqual({ explain: lay("Yd", "c2") });
    expect(picking({ isPlacing: false }).pick(1, "mouse")).toEqual({ explain: lay("Yd", "d4") });
  });
  it("picks the last patch by itself, and shows what is dragged first of all", () => {
    expect(picking({ hand: ["Yd"] }).code).toBe("Yd");
    const dragged = { thing: { patch: "Mv" }, x: 0, y: 0, fromX: 0, fromY: 0, moved: true, cell: "c2" };
    const mine = picking({ dragged });
    mine.pointed = "b2";
    expect(mine.ghost?.cell).toBe("c2");
  });
});

describe("goals", () => {
  it("go where one aims, change places, and come off again", () => {
    const goals = new GoalChoice();
    goals.choose("A");
    goals.choose("B");
    expect([goals.sewn, goals.aim]).toEqual([{ top: "A", right: "B" }, "bottom_left"]);
    goals.sew("A", "right");
    expect(goals.sewn).toEqual({ top: "B", right: "A" });
    expect(goals.arranged).toBeNull();
    goals.choose("C");
    expect(goals.arranged).toEqual({ kind: "arrange", top: "B", right: "A", bottom_left: "C" });
    goals.point("right");
    goals.point("right");
    expect([goals.placeOf("A"), goals.aim]).toEqual([undefined, "right"]);
    goals.choose("C");
    expect([goals.placeOf("C"), goals.aim]).toEqual([undefined, "bottom_left"]);
  });
});
