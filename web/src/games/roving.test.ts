import { expect, it } from "vitest";
import { gridOf, Roving } from "./roving.svelte";

const press = (key: string) => new KeyboardEvent("keydown", { key, cancelable: true });
function group(stops: Roving, count: number) {
  for (let n = 0; n < count; n++) stops.buttons[n] = document.body.appendChild(document.createElement("button"));
  return stops;
}

it("walks around a row, and leaves other keys alone", () => {
  const stops = group(new Roving(), 3);
  expect(stops.walk(press("ArrowLeft"), 0)).toBe(2);
  expect([stops.at, document.activeElement]).toEqual([2, stops.buttons[2]]);
  expect(stops.walk(press("ArrowDown"), 2)).toBe(0);
  const other = press("x");
  expect(stops.walk(other, 1)).toBe(1);
  expect(other.defaultPrevented).toBe(false);
  expect(stops.at).toBe(0);
});

it("stops at the edges of a grid", () => {
  const stops = group(new Roving(gridOf(4), false), 12);
  expect(stops.walk(press("ArrowDown"))).toBe(4);
  expect(stops.walk(press("ArrowUp"))).toBe(0);
  const up = press("ArrowUp");
  expect(stops.walk(up)).toBe(0);
  expect(up.defaultPrevented).toBe(false);
});
