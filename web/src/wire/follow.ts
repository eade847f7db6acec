/** A line to a match that mends itself: it resumes after the last number it heard. */
import { patience } from "./api";

export interface Hello {
  token?: string;
  seat?: number | null;
}

export interface Listener {
  /** The number of the last message that was kept. */
  after(): number;
  hear(message: any): void;
  line(state: "open" | "lost" | "refused"): void;
}

/** A server says "still" every 15 s; after this silence the line is taken for dead. */
const SILENCE = 40_000;
const REFUSED = 1008;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly hello: Hello,
    private readonly listener: Listener,
  ) {
    this.open();
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Someone looks again: no reason to wait any longer. */
  private hurry = (): void => {
    if (!this.closed && !this.socket && globalThis.document?.visibilityState !== "hidden") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello, after: this.listener.after() }));
    socket.onmessage = ({ data }) => {
      if (this.tries >= 0) this.listener.line("open");
      this.tries = -1;
      this.expectSound(socket);
      this.listener.hear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      clearTimeout(this.watch);
      if (this.closed || this.socket !== socket) return;
      this.socket = null;
      this.listener.line(code === REFUSED ? "refused" : "lost");
      if (code === REFUSED) return;
      this.tries = Math.max(0, this.tries) + 1;
      this.timer = setTimeout(() => this.open(), patience(this.tries - 1));
    };
    this.expectSound(socket);
  }

  private expectSound(socket: WebSocket): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => socket.close(), SILENCE);
  }
}

export function socketUrl(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;
}
