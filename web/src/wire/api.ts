/** Asking the server: JSON in, JSON out, and one shape of refusal. */
import type { Problem } from "../games/contract";
import { currentLanguage } from "../words.svelte";

/** The server said no, in a sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.title);
  }
}

/** The server did not answer at all. */
export class Silence extends Error {}

export interface Ask {
  token?: string;
  body?: unknown;
  method?: string;
}

/** An answer that takes longer than this does not come any more. */
const LONGEST = 20_000;
const underWay = new Set<AbortController>();
const waiting = new Set<() => void>();

/** The connection was cut, or it is back: what was asked over the old one is not answered any more, and what waits may go. */
export function connectionChanged(isBack: boolean): void {
  for (const limit of underWay) limit.abort();
  if (isBack) for (const go of [...waiting]) go();
}

export async function ask<T = unknown>(path: string, { token, body, method }: Ask = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": currentLanguage() };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const limit = new AbortController();
  const clock = setTimeout(() => limit.abort(), LONGEST);
  underWay.add(limit);
  const request = {
    signal: limit.signal,
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const { answer, said } = await fetch(path, request)
    .then(async (answer) => ({ answer, said: (await answer.json().catch(() => null)) as unknown }))
    .catch(() => {
      throw new Silence(path);
    })
    .finally(() => (clearTimeout(clock), underWay.delete(limit)));
  if (limit.signal.aborted) throw new Silence(path);
  if (!answer.ok) {
    const problem = said as Partial<Problem> | null;
    if (answer.status >= 502 && !problem?.code) throw new Silence(path); // a proxy whose server is away
    throw new Refusal(answer.status, { code: "", title: answer.statusText, ...problem });
  }
  return said as T;
}

/** So long, or until the connection is back. */
const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    const go = () => (clearTimeout(clock), waiting.delete(go), done());
    const clock = setTimeout(go, milliseconds);
    waiting.add(go);
  });

/** How long to wait before the n-th new try: doubling up to 15 s, spread so that not all come back at once. */
export function patience(tries: number, chance = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** tries) * (0.7 + 0.6 * chance);
}

/** Ask until an answer comes; only for what may be asked twice. */
export async function askUntilAnswered<T>(path: string, what: Ask, wait = pause): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask<T>(path, what);
    } catch (error) {
      const isBusy = error instanceof Refusal && (error.status === 429 || error.status === 503);
      if (!(error instanceof Silence) && !isBusy) throw error;
    }
    await wait(patience(tries));
  }
}

/** A fresh id; crypto.randomUUID is not there on plain http. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
