/** A connection to a match that notices when it is cut, mends itself, and resumes after the last number it heard. */
import { patience } from "./api";
import type { SocketNews } from "./shapes";

export interface Hello {
  token?: string;
  seat?: number | null;
}

export interface Listener {
  /** The number of the last message that was kept. */
  after(): number;
  hear(message: SocketNews): void;
  connection(state: "open" | "lost" | "refused"): void;
}

/** After so much quiet a page that is looked at asks whether the connection is alive. */
const ASK = 1000;
/** And takes it for cut without an answer: together less than 3 s. On a slow connection an answer has longer. */
const ANSWER = 1400;
const LONGEST_ANSWER = 6000;
/** A page that nobody looks at is not asked to keep a clock: the server says "still" every 15 s. */
const SILENCE = 40_000;
/** How long the first socket may take to open. */
const FIRST = 10_000;
/** How long others may: a lost packet is sent again after a second, and a new try is better than waiting for its next turn. */
const TRY = 1300;
const LONG_TRY = 3 * TRY;
const PAUSE = 250;
const LONGEST_PAUSE = 1200;
/** While the browser itself says that there is no network: its event ends the pause. */
const OFFLINE_PAUSE = 5000;
const REFUSED = 1008;
const BUSY = 1013;

/** How the last try ended: nobody answered at all, or someone said no. */
type End = "silent" | "closed" | "busy";

/** How long to wait before the n-th new try. Not all who were cut off come back in the same moment. */
export function pauseBefore(tries: number, end: End, chance = Math.random()): number {
  if (end === "busy") return patience(tries, chance);
  const pause = end === "closed" ? Math.min(LONGEST_PAUSE, PAUSE * 2 ** tries) : PAUSE;
  return pause * (0.8 + 0.4 * chance);
}

/** How long the n-th new try may last: every fourth is for a connection that has become slow. */
export function tryFor(tries: number, roundTrip: number): number {
  return Math.max(tries % 4 === 3 ? LONG_TRY : TRY, 6 * roundTrip);
}

const isSeen = (): boolean => globalThis.document?.visibilityState !== "hidden";

export class Connection {
  private socket: WebSocket | null = null;
  private isOpen = false;
  private tries = 0;
  private end: End = "silent";
  private roundTrip = 0;
  private askedAt = 0;
  /** The one thing that is waited for: a pause, an answer, the next question. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly hello: Hello,
    private readonly listener: Listener,
  ) {
    this.open(FIRST);
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.addEventListener?.("offline", this.giveUp);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.removeEventListener?.("offline", this.giveUp);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  /** Say something over the connection; false when it is not open. */
  send(said: unknown): boolean {
    if (!this.isOpen || !this.socket) return false;
    this.socket.send(JSON.stringify(said));
    return true;
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }

  /** Someone looks again, or the network is back: no reason to wait any longer. */
  private hurry = (): void => {
    if (this.closed || !isSeen() || this.end === "busy") return;
    if (this.isOpen) return this.ask();
    this.tries = 0;
    this.drop();
    this.open(LONG_TRY);
  };

  // --- an open connection

  private sounded(): void {
    if (this.askedAt) this.roundTrip = Math.max(Date.now() - this.askedAt, 0.7 * this.roundTrip);
    this.askedAt = 0;
    this.tries = 0;
    this.end = "silent";
    if (!this.isOpen) {
      this.isOpen = true;
      this.listener.connection("open");
    }
    this.wait(ASK, this.ask);
  }

  private ask = (): void => {
    if (!isSeen()) return this.wait(SILENCE, this.giveUp);
    this.askedAt = Date.now();
    this.socket?.send("ping");
    this.wait(Math.min(LONGEST_ANSWER, Math.max(ANSWER, 4 * this.roundTrip)), this.giveUp);
  };

  private giveUp = (): void => {
    this.drop();
    this.end = "silent";
    this.lost();
  };

  private lost(): void {
    this.isOpen = false;
    this.askedAt = 0;
    this.listener.connection("lost");
    this.tryAgain();
  }

  /** Whatever the socket may still say is not heard. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  // --- a new one

  private tryAgain(): void {
    const tries = this.tries++;
    const usual = isSeen() ? pauseBefore(tries, this.end) : patience(tries);
    const pause = globalThis.navigator?.onLine === false ? Math.max(OFFLINE_PAUSE, usual) : usual;
    this.wait(pause, () => this.knock(tryFor(tries, this.roundTrip)));
  }

  /** A plain request finds out whether the server can be reached: Chromium holds back the sockets of a page whose sockets failed,
   * for up to 5 s, and its requests not at all. */
  private async knock(longest: number): Promise<void> {
    const tries = this.tries;
    const limit = new AbortController();
    this.wait(longest, () => limit.abort());
    const status = await fetch("/healthz", { cache: "no-store", signal: limit.signal }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (this.closed || this.socket || this.tries !== tries) return;
    if (status && status < 500) return this.open(LONG_TRY);
    this.end = limit.signal.aborted ? "silent" : "closed";
    this.tryAgain();
  }

  private open(limit: number): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello, after: this.listener.after() }));
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.sounded();
      this.listener.hear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.timer);
      this.socket = null;
      if (code === REFUSED) return this.listener.connection("refused");
      this.end = code === BUSY ? "busy" : "closed";
      this.lost();
    };
    this.wait(limit, this.giveUp);
  }
}

export function socketUrl(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;
}
