/** A profile without an account: one secret, under which a name, a language and one's seats can be had on every device. */
import { store, stored, wish } from "../settings.svelte";
import type { Language } from "../words.svelte";
import { ask } from "./api";
import { keep, keys } from "./keys";
import type { Shapes } from "./shapes";

const SHELF = "tabbytop-guest";
const MINE = "/api/guests/me/matches";

export const guestSecret = (): string => stored(SHELF) ?? "";
export const forgetGuest = (): void => store(SHELF, "");

/** A new secret, with all tables of this device under it. */
export async function becomeGuest(name: string, language: Language): Promise<string> {
  const { token } = await ask<Shapes["GuestKey"]>("/api/guests", { body: { name, language } });
  store(SHELF, token);
  await shareTables();
  return token;
}

/** Whoever has a secret from another device is the same person here. */
export async function comeFromElsewhere(secret: string): Promise<void> {
  const me = await ask<Shapes["GuestShape"]>("/api/guests/me", { token: secret });
  store(SHELF, secret);
  wish("name", me.name);
  wish("language", me.language as Language);
  await shareTables();
}

/** The tables of this device go under the secret, those of other devices come here; whether any came. */
export async function shareTables(): Promise<boolean> {
  const token = guestSecret();
  if (!token) return false;
  const there = await ask<Shapes["GuestSeat"][]>(MINE, { token });
  const here = keys();
  const seats = new Map<string, Shapes["GuestSeat"][]>();
  for (const seat of there) seats.set(seat.match, [...(seats.get(seat.match) ?? []), seat]);
  const only = here.filter((key) => !seats.has(key.match));
  await Promise.all(only.map((key) => ask(MINE, { token, body: { match: key.match, token: key.token } }).catch(() => null)));
  const fresh = [...seats].filter(([match]) => !here.some((key) => key.match === match)).reverse();
  for (const [match, mine] of fresh) keep({ match, token, seats: mine.map(({ seat }) => seat), game: mine[0].game });
  return fresh.length > 0;
}
