import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Drag } from "./drag.svelte";

const at = (x: number, y: number, button = 0) => ({ clientX: x, clientY: y, button }) as PointerEvent;
beforeEach(() => {
  const cell = Object.assign(document.createElement("i"), { innerHTML: "<b></b>" });
  cell.dataset.cell = "d4";
  document.elementFromPoint = (x) => (x > 50 ? cell.firstElementChild : document.body);
});
afterEach(() => vi.useRealTimers());

it("is a click until it has moved far enough", () => {
  const drag = new Drag<string>();
  drag.grab(at(10, 10), "Mv");
  drag.pull(at(14, 14));
  expect(drag.now?.moved).toBe(false);
  expect(drag.drop()).toBeNull();
  expect(drag.isJustOver).toBe(false);
});

it("is dropped on the cell under it, and the click that follows is none", () => {
  vi.useFakeTimers();
  const drag = new Drag<string>();
  drag.grab(at(10, 10), "Mv");
  drag.pull(at(40, 10));
  expect(drag.now).toMatchObject({ moved: true, cell: null });
  drag.pull(at(60, 10));
  expect(drag.drop()).toMatchObject({ thing: "Mv", cell: "d4" });
  expect([drag.now, drag.isJustOver]).toEqual([null, true]);
  vi.runAllTimers();
  expect(drag.isJustOver).toBe(false);
});

it("needs the first button", () => {
  const drag = new Drag<string>();
  drag.grab(at(0, 0, 2), "Mv");
  expect(drag.now).toBeNull();
});
