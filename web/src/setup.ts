/** What a host wishes for, and how it is asked of the server. */
import type { GameInfo, OptionInfo, OptionValue } from "./shelf.svelte";

export type SeatKind = "me" | "here" | "bot" | "open";
export interface SeatWish {
  kind: SeatKind;
  name: string;
  level: string;
}

/** What was chosen, by the name of the option. */
export type Chosen = Record<string, OptionValue>;

export const usualOptions = (game: GameInfo): Chosen =>
  Object.fromEntries(game.options.filter((option) => option.name !== "players").map((option) => [option.name, option.default]));

/** A level for newcomers: the second one where there are several, for the first plays at random. */
export const usualLevel = (game: GameInfo): string => (game.levels[1] ?? game.levels[0])?.name ?? "greedy";

export function firstSeats(game: GameInfo, name: string): SeatWish[] {
  const me: SeatWish = { kind: "me", name, level: usualLevel(game) };
  const bot: SeatWish = { kind: "bot", name: "", level: usualLevel(game) };
  return game.players.most < 2 ? [me] : [me, bot];
}

/** The option's sentence, and that of what is chosen where it has one. */
export function meaningOf(option: OptionInfo, chosen: OptionValue): string {
  const choice = option.choices?.find(({ value }) => value === chosen);
  return choice?.meaning ? `${option.meaning} ${choice.meaning}` : option.meaning;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the usual is sent. */
export function configOf(options: OptionInfo[], chosen: Chosen, players: number): Chosen {
  const changed = options.filter((one) => one.name !== "players" && !isSame(chosen[one.name], one.default));
  return { players, ...Object.fromEntries(changed.map((one) => [one.name, chosen[one.name]])) };
}

export function chairsOf(seats: SeatWish[]): { kind: SeatKind; name?: string; level?: string }[] {
  return seats.map(({ kind, name, level }) => {
    if (kind === "bot") return { kind, level };
    return kind === "open" ? { kind } : { kind, name: name.trim() };
  });
}

/** One of the names on a list, for those who gave none. */
export function anyName(list: string, taken: string[] = [], chance = Math.random()): string {
  const names = list.split(",").map((name) => name.trim()).filter((name) => !taken.includes(name));
  return names[Math.floor(chance * names.length)] ?? "?";
}
