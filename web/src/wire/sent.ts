/** Moves that went over the socket and wait for their answers. */
import { Refusal } from "./api";
import type { Shapes } from "./shapes";

type Answer = Shapes["SocketMoved"] | Shapes["SocketRefused"];
type Moved = Shapes["SocketMoved"];

/** An answer that takes longer than this does not come any more. */
const LONGEST = 20_000;
/** The server would take it later: whoever asks again as a request waits as it says. */
const LATER = [429, 503];

export class SentMoves {
  private waiting = new Map<string, (answer: Answer | null) => void>();

  /** The answer to a move; null if it could not be sent, got none, or should be asked again (Refusal). */
  async send(id: string, send: () => boolean): Promise<Moved | null> {
    if (!send()) return null;
    const answer = await new Promise<Answer | null>((done) => {
      const clock = setTimeout(() => done(null), LONGEST);
      this.waiting.set(id, (told) => (clearTimeout(clock), done(told)));
    }).finally(() => this.waiting.delete(id));
    if (answer?.type !== "refused") return answer;
    if (LATER.includes(answer.problem.status)) return null;
    throw new Refusal(answer.problem.status, answer.problem);
  }

  answer(told: Answer): void {
    if (told.move_id) this.waiting.get(told.move_id)?.(told);
  }

  /** The connection is cut: nothing that was sent over it is answered any more. */
  drop(): void {
    for (const done of [...this.waiting.values()]) done(null);
  }
}
