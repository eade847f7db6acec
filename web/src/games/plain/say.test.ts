import { expect, test } from "vitest";
import { learn, speak, t } from "../../words.svelte";
import type { AnyAction, AnyView, Event, Line } from "../contract";
import { fieldsOf, sayAction, sayEvent, sayField, sayLine, sayValue } from "./say";

const drink = { kind: "drink", place: 2 } as unknown as AnyAction;
const line: Line = { rule: "milk", points: 3, cells: [], section: "4.1" };

test("what a game has no words for is said by its fields", async () => {
  await speak("en");
  expect(sayAction("saucers", drink, t)).toBe("drink, place 2");
  expect(sayAction("saucers", { kind: "nap" } as unknown as AnyAction, t)).toBe("nap");
  expect(sayLine("saucers", line, t)).toBe("milk");
  expect(sayField("saucers", "open", t)).toBe("open");
  expect(sayEvent("saucers", { name: "drank", seat: 0, cells: [], args: {} }, ["Ana"], t)).toBe("");
});

test("a game's own words go before", async () => {
  await speak("en");
  await learn("yummy_kitty");
  const event: Event = { name: "passed", seat: 0, cells: [], args: {} };
  expect(sayEvent("yummy", event, ["Ana"], t)).toContain("Ana");
});

test("values have no brackets and quotes", async () => {
  await speak("en");
  expect([[5, 0, 3], [[1, 2], [], [3]], [], null, true, false, { a: 1, b: [2, 3] }, "x"].map((value) => sayValue(value, t))).toEqual([
    "5 0 3",
    "1 2 | – | 3",
    "–",
    "–",
    "yes",
    "no",
    "a 1, b 2 3",
    "x",
  ]);
});

test("the frame's fields are not shown", () => {
  expect(fieldsOf({ config: {}, seat: 0, to_act: [0], pile: 21 } as unknown as AnyView)).toEqual([["pile", 21]]);
});
