/** The games as the server describes them, in the present language. */
import type { AnyBox } from "./games/contract";
import { ask } from "./wire/api";
import type { Shapes } from "./wire/shapes";
import { currentLanguage, has, t, type Language } from "./words.svelte";

export type GameInfo = Shapes["GameCard"];
export type OptionInfo = Shapes["Option"];
export type LevelInfo = Shapes["Level"];
export type OptionValue = OptionInfo["default"];

let known = $state.raw<GameInfo[]>([]);
const shelves = new Map<Language, Promise<GameInfo[]>>();

export function gameShelf(): Promise<GameInfo[]> {
  const tongue = currentLanguage();
  let shelf = shelves.get(tongue);
  if (!shelf) {
    shelf = ask<GameInfo[]>("/api/games");
    shelf.catch(() => shelves.delete(tongue));
    shelves.set(tongue, shelf);
  }
  shelf.then(
    (cards) => tongue === currentLanguage() && (known = cards),
    () => {},
  );
  return shelf;
}

/** The games as they were told last; none until the server has answered. */
export const knownGames = (): GameInfo[] => known;
const cardOf = (game: string): GameInfo | undefined => known.find((card) => card.name === game);
export const gameTitle = (game: string): string => cardOf(game)?.title ?? "";
export const gameAbout = (game: string): string => cardOf(game)?.about ?? "";

/** Whether there is such a game. While the server is silent it may be: its page says what is wrong. */
export const isGame = (name: string): Promise<boolean> =>
  gameShelf().then(
    (shelf) => shelf.some((card) => card.name === name),
    () => true,
  );

/** How many play it, and how long where the page knows that. */
export function sayPlayers({ name, players }: GameInfo): string {
  if (has(`web-players-${name}`)) return t(`web-players-${name}`);
  return t(players.least === players.most ? "web-players-exactly" : "web-players-from-to", players);
}

/** What the bots are called: those of each level, and the plain ones, who may play for someone who has left. */
export const levelTitles = (shelf: GameInfo[]): Record<string, string> => ({
  uniform: t("bot-uniform"),
  greedy: t("bot-greedy"),
  ...Object.fromEntries(shelf.flatMap((game) => game.levels ?? []).map((level) => [level.name, level.title])),
});

const boxes = new Map<string, Promise<AnyBox>>();

/** What is in the box never changes, so it is asked for once. */
export function gameBox(game: string): Promise<AnyBox> {
  let box = boxes.get(game);
  if (!box) {
    box = ask<AnyBox>(`/api/games/${game}/box`);
    box.catch(() => boxes.delete(game));
    boxes.set(game, box);
  }
  return box;
}
