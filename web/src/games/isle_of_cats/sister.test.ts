import { expect, test } from "vitest";
import type { Say, Sheet } from "../contract";
import { resultOf } from "./sister";

const say: Say = (key, args) => [key, ...Object.values(args ?? {})].join(" ");
const sheet = (seat: number, total: number): Sheet => ({ seat, total, lines: [] });

test("the sister is beaten by more points than hers", () => {
  expect(resultOf([sheet(0, 31), sheet(-1, 30)], say)).toEqual({ isWon: true, words: "isle-result-sister-beaten 31 30" });
  expect(resultOf([sheet(0, 30), sheet(-1, 30)], say)).toEqual({ isWon: false, words: "isle-result-sister-tie 30 30" });
  expect(resultOf([sheet(0, 29), sheet(-1, 30)], say)).toEqual({ isWon: false, words: "isle-result-sister-wins 29 30" });
});

test("without her the places say how it ended", () => {
  expect(resultOf([sheet(0, 31), sheet(1, 30)], say)).toBeNull();
});
