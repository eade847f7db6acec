/** Moves over the socket: whose answer is whose, and when they must be asked again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/wire/api";
import { SentMoves } from "../src/wire/sent";

let sent: SentMoves;
const problem = (status: number) => ({ type: "urn:tabbytop:x", status, code: "x", title: "No." });

beforeEach(() => {
  vi.useFakeTimers();
  sent = new SentMoves();
});
afterEach(() => void vi.useRealTimers());

test("each move gets its own answer, in whatever order they come", async () => {
  const [first, second] = [sent.send("a", () => true), sent.send("b", () => true)];
  sent.answer({ type: "moved", move_id: "b", number: 8, status: "playing" });
  sent.answer({ type: "moved", move_id: "a", number: 7, status: "playing" });
  sent.answer({ type: "moved", move_id: "c", number: 9, status: "playing" });
  expect([(await first)?.number, (await second)?.number]).toEqual([7, 8]);
});

test("a refusal is an error with the server's sentence", async () => {
  const asked = sent.send("a", () => true);
  sent.answer({ type: "refused", move_id: "a", problem: problem(409) });
  await expect(asked).rejects.toThrow(Refusal);
  await expect(asked).rejects.toThrow("No.");
});

test.each([429, 503])("what the server would take later (%i) is asked again", async (status) => {
  const asked = sent.send("a", () => true);
  sent.answer({ type: "refused", move_id: "a", problem: problem(status) });
  expect(await asked).toBeNull();
});

test("what can't be sent, is cut off or never answered is asked again", async () => {
  expect(await sent.send("a", () => false)).toBeNull();
  const cut = sent.send("b", () => true);
  sent.drop();
  expect(await cut).toBeNull();
  const silent = sent.send("c", () => true);
  vi.advanceTimersByTime(20_000);
  expect(await silent).toBeNull();
});
