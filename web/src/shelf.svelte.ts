/** The games as the server describes them, in the present language. */
import { ask } from "./wire/api";
import { currentLanguage, t, type Language } from "./words.svelte";

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "list";
  title: string;
  default: any;
  choices?: { value: any; title: string }[] | null;
  least?: number | null;
  most?: number | null;
  meaning: string;
}

export interface LevelInfo {
  name: string;
  title: string;
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: { least: number; most: number };
  options: OptionInfo[];
  levels: LevelInfo[];
}

const shelves = new Map<Language, Promise<GameInfo[]>>();

export function gameShelf(): Promise<GameInfo[]> {
  const tongue = currentLanguage();
  let shelf = shelves.get(tongue);
  if (!shelf) {
    shelf = ask<GameInfo[]>("/api/games");
    shelf.catch(() => shelves.delete(tongue));
    shelves.set(tongue, shelf);
  }
  return shelf;
}

/** What the bots are called: those of each level, and the plain ones, who may play for someone who has left. */
export const levelTitles = (shelf: GameInfo[]): Record<string, string> => ({
  uniform: t("bot-uniform"),
  greedy: t("bot-greedy"),
  ...Object.fromEntries(shelf.flatMap((game) => game.levels ?? []).map((level) => [level.name, level.title])),
});

const boxes = new Map<string, Promise<any>>();

/** What is in the box never changes, so it is asked for once. */
export function gameBox(game: string): Promise<any> {
  let box = boxes.get(game);
  if (!box) {
    box = ask(`/api/games/${game}/box`);
    box.catch(() => boxes.delete(game));
    boxes.set(game, box);
  }
  return box;
}
