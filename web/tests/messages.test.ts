import { expect, test } from "vitest";
import type { Chair } from "../src/games/contract";
import { sayTurn } from "../src/messages";

const t = (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join("|");
const chair = (here: boolean | null): Chair => ({ kind: "person", name: "", away: false, gave_up: false, bot: null, here, since: here ? null : 0 });
const turn = (seat: number | null, toAct: number[], chairs = [chair(true), chair(true)], status: "playing" | "over" = "playing") =>
  sayTurn({ status, seat, to_act: toAct, chairs }, ["Ana", "Bo"], 60_000, t);

test("the turn is told to who has it, to the others, and when nobody is there to take it", () => {
  expect(turn(0, [0, 1])).toBe("web-your-turn|Ana");
  expect(turn(0, [1])).toBe("web-turn-of|1|Bo");
  expect(turn(null, [0, 1], [chair(true), chair(false)])).toBe("web-turn-of|2|Ana, Bo");
  expect(turn(0, [1], [chair(true), chair(false)])).toMatch(/^web-waiting-for\|Bo \(/);
  expect(turn(0, [])).toBe("");
  expect(turn(0, [0], undefined, "over")).toBe("web-over");
});
