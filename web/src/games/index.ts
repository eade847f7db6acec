/** The games by name, each a chunk of its own; a game's emblem can be had without its board. */
import type { Component } from "svelte";
import type { GamePart, PrintProps } from "./contract";

export const GAMES = ["calico", "isle_of_cats", "yummy_kitty"] as const;
export type GameName = (typeof GAMES)[number];

/** How the keys of a game's words begin. */
export const wordsPrefix: Record<GameName, string> = { calico: "calico", isle_of_cats: "isle", yummy_kitty: "yummy" };

const parts = import.meta.glob<GamePart>("./*/index.ts", { import: "default" });
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", { import: "default" });

const prints = import.meta.glob<Component<PrintProps>>("./*/Print.svelte", { import: "default" });

export const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);
export const loadPart = (game: GameName): Promise<GamePart> => parts[`./${game}/index.ts`]();
export const loadEmblem = (game: GameName): Promise<Component> => emblems[`./${game}/Emblem.svelte`]();
export const hasPrint = (game: GameName): boolean => `./${game}/Print.svelte` in prints;
export const loadPrint = (game: GameName): Promise<Component<PrintProps>> => prints[`./${game}/Print.svelte`]();
