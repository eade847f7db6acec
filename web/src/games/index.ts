/** The parts of the games by name, each a chunk of its own; a game's emblem can be had without its board.
 *  Which games there are is the server's to say: one that has no folder here is played with the plain part. */
import type { Component } from "svelte";
import type { GamePart, PrintProps } from "./contract";

const parts = import.meta.glob<GamePart>(["./*/index.ts", "!./plain/*"], { import: "default" });
const emblems = import.meta.glob<Component>(["./*/Emblem.svelte", "!./plain/*"], { import: "default" });
const prints = import.meta.glob<Component<PrintProps>>("./*/Print.svelte", { import: "default" });

/** The games that have a board of their own. */
export const drawnGames: readonly string[] = Object.keys(parts).map((path) => path.split("/")[1]);
export const hasBoard = (game: string): boolean => drawnGames.includes(game);
export const hasPrint = (game: string): boolean => `./${game}/Print.svelte` in prints;

/** `prefix` is how the keys of the game's words begin. */
export async function loadPart(game: string, prefix: string): Promise<GamePart> {
  const load = parts[`./${game}/index.ts`];
  return load ? load() : (await import("./plain")).plainPart(prefix);
}
export async function loadEmblem(game: string): Promise<Component> {
  const load = emblems[`./${game}/Emblem.svelte`];
  return load ? load() : (await import("./plain/Emblem.svelte")).default;
}
export const loadPrint = (game: string): Promise<Component<PrintProps>> => prints[`./${game}/Print.svelte`]();
