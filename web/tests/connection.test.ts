/** A connection to a match: when it is taken for cut, how it is mended, whom it does not flood. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, pauseBefore, tryFor } from "../src/wire/follow";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.onclose({ code: 1000 });
  }
}

const sockets = FakeSocket.all;
const newest = () => sockets.at(-1)!;
let states: string[];
let heard: any[];
let connection: Connection;
type Answer = (limit: AbortSignal) => Promise<{ status: number }>;
const there: Answer = () => Promise.resolve({ status: 200 });
const refused: Answer = () => Promise.reject(new TypeError("refused"));
const silent: Answer = (limit) => new Promise((_, fail) => limit.addEventListener("abort", () => fail(new Error("aborted"))));
let isThere: Answer;
let asked: number;

beforeEach(() => {
  sockets.length = 0;
  [states, heard] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => (asked++, isThere(signal)));
  [isThere, asked] = [refused, 0];
  connection = new Connection("ws://x", { token: "k", seat: 1 }, { after: () => heard.length, hear: (one) => heard.push(one), connection: (state) => states.push(state) });
});

afterEach(() => {
  connection.close();
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connect(): void {
  newest().onopen();
  newest().onmessage({ data: '{"type":"presence"}' });
}

test("a new socket asks for what came after the last number", async () => {
  connect();
  expect(JSON.parse(sockets[0].sent[0])).toEqual({ token: "k", seat: 1, after: 0 });
  isThere = there;
  await vi.advanceTimersByTimeAsync(4000); // nobody answers
  expect(sockets.length).toBe(2);
  newest().onopen();
  expect(JSON.parse(newest().sent[0]).after).toBe(1);
});

test("a quiet connection is asked, and taken for cut within 3 s if nobody answers", () => {
  connect();
  vi.advanceTimersByTime(2999);
  expect(sockets[0].sent.slice(1)).toEqual(["ping"]);
  expect(states).toEqual(["open", "lost"]);
});

test("a connection that answers is left as it is", () => {
  connect();
  for (let second = 0; second < 30; second++) {
    vi.advanceTimersByTime(1250);
    newest().onmessage({ data: '{"type":"pong","now":1}' });
  }
  expect(sockets.length).toBe(1);
  expect(states).toEqual(["open"]);
});

test("while the browser says that it is offline the server is rarely asked, and a socket is opened at once when it is online again", async () => {
  connect();
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  dispatchEvent(new Event("offline"));
  expect(states).toEqual(["open", "lost"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets.length).toBe(1);
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(6);
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
  const before = sockets.length;
  dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(before + 1);
});

test("after a silent cut the server is asked all the time, each time for a moment, and no socket fails", async () => {
  connect();
  const old = sockets[0];
  isThere = silent;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toBeGreaterThan(7);
  expect(asked).toBeLessThan(14);
  expect(sockets.length).toBe(1);
  const before = heard.length;
  old.onmessage({ data: '{"type":"still"}' });
  expect(heard.length).toBe(before);
  isThere = there;
  await vi.advanceTimersByTimeAsync(5000);
  connect();
  expect(states.at(-1)).toBe("open");
});

test("a socket that nobody answers is given up, though requests are answered", async () => {
  connect();
  isThere = there;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.length).toBeGreaterThan(8);
  expect(sockets.length).toBeLessThan(20);
});

test("where the server says no, it is asked by a plain request until it is there again", async () => {
  connect();
  sockets[0].onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.length).toBe(1);
  isThere = () => Promise.resolve({ status: 502 }); // a proxy whose server is away
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets.length).toBe(1);
  isThere = there;
  await vi.advanceTimersByTimeAsync(2000);
  expect(sockets.length).toBe(2);
});

test("the browser's own word is believed at once, both ways", () => {
  connect();
  window.dispatchEvent(new Event("offline"));
  expect(states).toEqual(["open", "lost"]);
  const before = sockets.length;
  window.dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(before + 1);
});

test("a page that nobody looks at asks nothing, and asks at once when someone looks again", () => {
  connect();
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  vi.advanceTimersByTime(30_000);
  expect(sockets[0].sent.length).toBe(1);
  expect(states).toEqual(["open"]);
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sockets[0].sent.at(-1)).toBe("ping");
});

test("one that is refused is left alone, and one that is closed for good tries no more", () => {
  newest().onclose({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, states]).toEqual([1, ["refused"]]);
  connection.close();
  window.dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(1);
});

test("a server that has no room is given time", () => {
  connect();
  newest().onclose({ code: 1013 });
  window.dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(1);
  expect([0, 2, 9].map((tries) => pauseBefore(tries, "busy", 0.5))).toEqual([400, 1600, 15_000]);
});

test("pauses grow a little, differ from page to page, and end low; a slow connection gets more time", () => {
  expect([0, 1, 2, 3, 30].map((tries) => pauseBefore(tries, "closed", 0.5))).toEqual([250, 500, 1000, 1200, 1200]);
  expect([0, 30].map((tries) => pauseBefore(tries, "silent", 0.5))).toEqual([250, 250]);
  expect(pauseBefore(5, "closed", 0)).toBeLessThan(pauseBefore(5, "closed", 1));
  expect([0, 1, 2, 3].map((tries) => tryFor(tries, 20))).toEqual([1300, 1300, 1300, 3900]);
  expect(tryFor(0, 800)).toBe(4800);
});
