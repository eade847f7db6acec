import { afterEach, expect, test, vi } from "vitest";
import { askUntilAnswered, freshId, connectionChanged, patience, Refusal } from "../src/wire/api";
import { forget, keep, keyOf, keys } from "../src/wire/keys";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (status: number, body: unknown) => ({ ok: status < 400, status, statusText: "", json: async () => body });

test("a move is sent again until an answer comes, always with the same id", async () => {
  const sent: string[] = [];
  const replies = [() => Promise.reject(new TypeError("no line")), async () => answer(503, { code: "host-busy", title: "" }), async () => answer(200, { number: 4 })];
  vi.stubGlobal("fetch", (_: string, request: { body: string }) => (sent.push(request.body), replies[sent.length - 1]()));
  const got = await askUntilAnswered("/api/x", { body: { move_id: freshId() } }, async () => {});
  expect(got).toEqual({ number: 4 });
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBe(3);
});

test("a refusal is an answer", async () => {
  vi.stubGlobal("fetch", async () => answer(409, { code: "calico-turn", title: "Not now.", section: "3.1" }));
  const refused = await askUntilAnswered("/api/x", { body: {} }, async () => {}).catch((error) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused.problem).toMatchObject({ title: "Not now.", section: "3.1" });
});

test("patience doubles, and has an end", () => {
  expect(patience(0, 0.5)).toBe(400);
  expect(patience(3, 0.5)).toBe(3200);
  expect(patience(30, 0.5)).toBe(15_000);
});

test("ids are long and differ", () => {
  expect(freshId()).toMatch(/^[0-9a-f]{24}$/);
  expect(freshId()).not.toBe(freshId());
});

test("a line that is cut or mended ends what hangs in it, and wakes what waits", async () => {
  const sent: string[] = [];
  const hang = (signal: AbortSignal) => new Promise((_, fail) => signal.addEventListener("abort", () => fail(new Error("aborted"))));
  vi.stubGlobal("fetch", (_: string, request: { body: string; signal: AbortSignal }) => {
    sent.push(request.body);
    return sent.length < 3 ? hang(request.signal) : Promise.resolve(answer(200, { number: 4 }));
  });
  const got = askUntilAnswered("/api/x", { body: { move_id: freshId() } });
  connectionChanged(false);
  await vi.waitFor(() => expect(sent.length).toBe(2)); // after a pause of its own
  connectionChanged(true);
  await new Promise((done) => setTimeout(done));
  connectionChanged(true); // while it waits for its next turn
  expect(await got).toEqual({ number: 4 });
  expect(new Set(sent).size).toBe(1);
});

test("secrets are kept by match, the newest first", () => {
  localStorage.clear();
  keep({ match: "a", token: "1", seats: [0], game: "calico" });
  keep({ match: "b", token: "2", seats: [1], game: "calico" });
  keep({ match: "a", token: "3", seats: [0], game: "calico" });
  expect(keys().map((key) => key.match)).toEqual(["a", "b"]);
  expect(keyOf("a")?.token).toBe("3");
  forget("a");
  expect(keyOf("a")).toBeUndefined();
  localStorage.setItem("tabbytop-keys", "{broken");
  expect(keys()).toEqual([]);
});
