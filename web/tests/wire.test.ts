import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askUntilAnswered, freshId, patience, Refusal } from "../src/wire/api";
import { Line } from "../src/wire/follow";
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

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: any[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose({ code: 1000 });
  }
}

beforeEach(() => {
  FakeSocket.all = [];
});

test("a cut line is opened anew, and asks for what came after the last number", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  const heard: any[] = [];
  const states: string[] = [];
  const line = new Line("ws://x", { token: "k", seat: 1 }, { after: () => heard.length, hear: (one) => heard.push(one), line: (state) => states.push(state) });
  FakeSocket.all[0].onopen();
  expect(FakeSocket.all[0].sent).toEqual([{ token: "k", seat: 1, after: 0 }]);
  FakeSocket.all[0].onmessage({ data: "{}" });
  FakeSocket.all[0].onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].onopen();
  expect(FakeSocket.all[1].sent[0].after).toBe(1);
  FakeSocket.all[1].onmessage({ data: "{}" });
  expect(states).toEqual(["open", "lost", "open"]);
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("a line that falls silent is taken for dead; one that is refused is left alone", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  const states: string[] = [];
  new Line("ws://x", {}, { after: () => 0, hear: () => {}, line: (state) => states.push(state) });
  vi.advanceTimersByTime(45_000);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.all[1].onclose({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(2);
  expect(states.at(-1)).toBe("refused");
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
