/** One match as this page knows it: what was told, whose eyes are open, and what is on its way. */
import type { AnyAction as Action, Choices, Message, Pending, Preview, Problem } from "./games/contract";
import { namesOf } from "./names";
import { ask, askUntilAnswered, freshId, connectionChanged, Refusal, Silence } from "./wire/api";
import { Connection, socketUrl } from "./wire/follow";
import { SentMoves } from "./wire/sent";
import { forget, keep, keyOf } from "./wire/keys";
import type { Shapes, SocketNews } from "./wire/shapes";
import { currentLanguage } from "./words.svelte";

/** What the server tells of a table; the view is the board's business. */
export type Table = Shapes["MatchTable"];

/** After so many ms a move counts as being on its way. */
const LATE = 400;

/** What a seat has heard so far; a screen that is handed on keeps each seat's own. */
interface Heard {
  messages: Message[];
}

/** The own seat that someone else on this screen must take over for; null when the present eyes may stay. */
export function nextEyes(own: number[], toAct: number[], eyes: number | null): number | null {
  if (own.length < 2 || (eyes !== null && toAct.includes(eyes))) return null;
  const waiting = own.filter((seat) => toAct.includes(seat) && seat !== eyes);
  if (!waiting.length) return null;
  return waiting.find((seat) => seat > (eyes ?? -1)) ?? waiting[0];
}

export class MatchState {
  table = $state.raw<Table | null>(null);
  heard = $state.raw<Heard>({ messages: [] });
  news = $state.raw<Message[]>([]);
  choices = $state.raw<Choices | null>(null);
  problem = $state.raw<Problem | null>(null);
  connection = $state<"opening" | "open" | "lost" | "found">("opening");
  isSending = $state(false);
  /** My action that is on its way: it lies where I put it until a view tells of it. */
  pending = $state.raw<Pending | null>(null);
  /** The server's clock in ms, as well as minutes need it. */
  now = $state(Date.now());
  isMissing = $state(false);
  /** The own seat whose player must take the screen before anything is shown. */
  handover = $state<number | null>(null);

  /** What the bots' levels are called. */
  levels = $state.raw<Record<string, string>>({});
  readonly names = $derived(namesOf(this.table?.chairs ?? [], this.levels));
  readonly isMine = $derived(!!this.table && this.table.seat !== null && this.table.to_act.includes(this.table.seat));
  /** Called after every view with what was told with it. */
  onNews: (news: Message[]) => void = () => {};
  /** Called with every own action that was accepted. */
  onActed: (action: Action) => void = () => {};

  private token: string | undefined;
  private socket: Connection | null = null;
  private ears = new Map<number | null, Heard>();
  private batch: Message[] = [];
  private previews = new Map<string, Promise<Preview>>();
  private foundTimer: ReturnType<typeof setTimeout> | undefined;
  private lateTimer: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setInterval> | undefined;
  private clockAhead = 0;
  private sent = new SentMoves();

  constructor(readonly id: string) {}

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  private get path(): string {
    return `/api/matches/${encodeURIComponent(this.id)}`;
  }

  async open(): Promise<void> {
    this.clock ??= setInterval(() => this.readClock(), 5000);
    this.token = keyOf(this.id)?.token;
    try {
      const table = await askUntilAnswered<Table>(this.path, { token: this.token });
      const first = nextEyes(table.seats, table.to_act, null);
      this.table = table;
      if (this.token) keep({ match: this.id, token: this.token, seats: table.seats, game: table.game });
      if (first !== null && table.seats.length > 1) this.handover = first;
      else this.follow(table.seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401 && this.token) {
        forget(this.id);
        return this.open();
      }
      this.isMissing = true;
    }
  }

  close(): void {
    this.socket?.close();
    clearTimeout(this.foundTimer);
    clearTimeout(this.lateTimer);
    clearInterval(this.clock);
  }

  private readClock(): void {
    this.now = Date.now() + this.clockAhead;
  }

  /** Nobody wants to see a mark flash up with every move: it comes when a move takes its time. */
  private setPending(action: Action | null): void {
    clearTimeout(this.lateTimer);
    this.pending = action && { action, isLate: false };
    if (action) this.lateTimer = setTimeout(() => (this.pending = { action, isLate: true }), LATE);
  }

  /** The player of a seat on this screen has taken over. */
  async takeOver(seat: number): Promise<void> {
    this.table = await askUntilAnswered<Table>(`${this.path}?seat=${seat}`, { token: this.token });
    this.news = [];
    this.previews.clear();
    this.choices = null;
    this.handover = null;
    this.setPending(null);
    this.follow(seat);
    this.offerChoices();
  }

  private follow(seat: number | null): void {
    this.socket?.close();
    this.sent.drop();
    this.heard = this.ears.get(seat) ?? { messages: [] };
    this.ears.set(seat, this.heard);
    this.batch = [];
    this.socket = new Connection(socketUrl(this.id), { token: this.token, seat }, {
      after: () => this.heard.messages.length + this.batch.length,
      hear: (message) => this.hear(message),
      connection: (state) => this.connectionIs(state),
    });
  }

  private connectionIs(state: "open" | "lost" | "refused"): void {
    clearTimeout(this.foundTimer);
    const wasLost = this.connection === "lost";
    if (state !== "open") {
      this.connection = "lost";
      this.sent.drop();
      if (!wasLost) connectionChanged(false);
      return;
    }
    this.connection = wasLost ? "found" : "open";
    this.foundTimer = setTimeout(() => (this.connection = "open"), 3000);
    if (wasLost) connectionChanged(true);
  }

  private hear(message: SocketNews): void {
    if (message.type === "message") this.batch.push(message);
    if (message.type === "view") this.accept(message);
    if (message.type === "presence") this.seePeople(message.chairs);
    if (message.type === "moved" || message.type === "refused") this.sent.answer(message);
    if (message.type === "pong") this.clockAhead = 1000 * message.now - Date.now();
  }

  private seePeople(people: Shapes["Person"][]): void {
    this.readClock();
    if (this.table) this.table = { ...this.table, chairs: this.table.chairs.map((chair, seat) => ({ ...chair, ...people[seat] })) };
  }

  /** A new picture of the table, with all that was told up to it. */
  private accept(picture: Shapes["SocketView"]): void {
    if (!this.table) return;
    const isFirst = !this.heard.messages.length;
    const fresh = this.batch;
    this.batch = [];
    if (fresh.length) {
      this.heard = { messages: [...this.heard.messages, ...fresh] };
      this.ears.set(this.table.seat, this.heard);
    }
    const { type: _, ...told } = picture;
    this.table = { ...this.table, ...told };
    if (fresh.some((message) => message.kind === "move" && message.seat === this.table!.seat)) this.setPending(null);
    this.news = isFirst ? [] : fresh;
    this.previews.clear();
    this.choices = null;
    this.onNews(this.news);
    this.handover = this.table!.status === "over" ? null : nextEyes(this.table!.seats, this.table!.to_act, this.table!.seat);
    this.offerChoices();
  }

  private at(seat: number | null, part = ""): string {
    return `${this.path}${part}${seat === null ? "" : `?seat=${seat}`}`;
  }

  /** What came with the view, unless a move is on its way or someone else must take the screen. */
  private offerChoices(): void {
    const isWaiting = this.isSending || this.pending !== null || this.handover !== null;
    const { choices, number } = this.table ?? { choices: null, number: 0 };
    this.choices = choices && !isWaiting ? { ...choices, number } : null;
  }

  act = async (action: Action): Promise<void> => {
    const table = this.table;
    if (!table || table.seat === null || this.isSending) return;
    this.isSending = true;
    this.setPending(action);
    this.problem = null;
    this.choices = null;
    try {
      const body = { seat: table.seat, action, move_id: freshId(), after: table.number };
      const number = await this.send(body);
      if (this.table!.number >= number) this.setPending(null); // else the view that tells of it will come
      this.onActed(action);
    } catch (error) {
      this.setPending(null);
      this.complain(error);
    } finally {
      this.isSending = false;
      this.offerChoices();
    }
  };

  /** Over the open socket; as a request if there is none, if it is cut, or if the server is busy: the id is the same. */
  private async send(body: Shapes["Moving"] & { move_id: string }): Promise<number> {
    const socket = this.socket;
    const answered = await this.sent.send(body.move_id, () => !!socket?.send({ type: "move", language: currentLanguage(), ...body }));
    return (answered ?? (await askUntilAnswered<Shapes["Moved"]>(`${this.path}/moves`, { token: this.token, body }))).number;
  }

  undo = async (): Promise<void> => {
    if (this.table?.seat == null) return;
    await this.post("undo", { seat: this.table.seat });
  };

  react = (reaction: string): Promise<void> => this.post("reactions", { seat: this.ownSeat, reaction });
  leave = (): Promise<void> => this.post("leave", { seat: this.ownSeat });
  comeBack = (): Promise<void> => this.post("back", { seat: this.ownSeat });
  giveUp = (): Promise<void> => this.post("give-up", { seat: this.ownSeat });

  private get ownSeat(): number {
    return this.table?.seat ?? 0;
  }

  private async post(what: string, body: unknown): Promise<void> {
    this.problem = null;
    await ask(`${this.path}/${what}`, { token: this.token, body }).catch((error) => this.complain(error));
  }

  async join(name: string): Promise<void> {
    try {
      const key = await ask<Shapes["SeatKey"]>(`${this.path}/join`, { body: { name } });
      keep({ match: this.id, token: key.token, seats: key.seats, game: this.table?.game ?? "" });
      this.ears.clear();
      await this.open();
    } catch (error) {
      this.complain(error);
    }
  }

  preview = (action: Action): Promise<Preview> => {
    const key = JSON.stringify(action);
    const known = this.previews.get(key);
    if (known) return known;
    const body = { seat: this.ownSeat, action };
    const asked = ask<Preview>(`${this.path}/preview`, { token: this.token, body }).catch((error): Preview => {
      if (error instanceof Silence) this.previews.delete(key); // to be asked again
      const { code, title, section } = error instanceof Refusal ? error.problem : { code: "", title: "" };
      return { problem: code ? { code, title, section: section ?? "" } : null, gain: null, sheets: null, events: [] };
    });
    this.previews.set(key, asked);
    return asked;
  };

  replay(step: number): Promise<Shapes["Step"]> {
    const path = `${this.at(this.table?.seat ?? null, "/replay")}${this.table?.seat == null ? "?" : "&"}step=${step}`;
    return ask<Shapes["Step"]>(path, { token: this.token });
  }

  /** A new table with the same people; its id. */
  async rematch(): Promise<string | null> {
    try {
      const { match } = await ask<Shapes["NewMatch"]>(`${this.path}/rematch`, { token: this.token, body: { seat: this.ownSeat } });
      this.keepFor(match);
      return match;
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** A rematch takes the secrets of this table. */
  keepFor(match: string): void {
    if (this.token) keep({ match, token: this.token, seats: this.table?.seats ?? [], game: this.table?.game ?? "" });
  }

  private complain(error: unknown): void {
    this.problem = error instanceof Refusal ? error.problem : { code: "silence", title: "" };
  }
}
