/** What this device remembers of its user's wishes. */
import { speak, spokenLanguage, type Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "calm" | "lively";

interface Wishes {
  language: Language | "auto";
  theme: Theme;
  motion: Motion;
  motif: boolean;
  sounds: boolean;
  name: string;
}

const SHELF = "tabbytop-settings";
const USUAL: Wishes = { language: "auto", theme: "auto", motion: "auto", motif: false, sounds: false, name: "" };

export function recall(text: string | null): Wishes {
  try {
    return { ...USUAL, ...JSON.parse(text ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

const wishes = $state<Wishes>(recall(stored(SHELF)));
const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
let systemDark = $state(dark?.matches ?? false);
let systemCalm = $state(reduced?.matches ?? false);
dark?.addEventListener("change", (change) => ((systemDark = change.matches), dress()));
reduced?.addEventListener("change", (change) => ((systemCalm = change.matches), dress()));

/** Private windows may forbid storage; then nothing is remembered, and all else works. */
export function stored(shelf: string): string | null {
  try {
    return localStorage.getItem(shelf);
  } catch {
    return null;
  }
}

export function store(shelf: string, text: string): void {
  try {
    localStorage.setItem(shelf, text);
  } catch {
    // see above
  }
}

export const settings = (): Readonly<Wishes> => wishes;
export const isCalm = (): boolean => (wishes.motion === "auto" ? systemCalm : wishes.motion === "calm");
export const isDark = (): boolean => (wishes.theme === "auto" ? systemDark : wishes.theme === "dark");
export const wishedLanguage = (): Language =>
  wishes.language === "auto" ? spokenLanguage(navigator.languages ?? [navigator.language]) : wishes.language;

export function wish<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
  wishes[name] = value;
  store(SHELF, JSON.stringify(wishes));
  dress();
  if (name === "language") void speak(wishedLanguage());
}

/** Let the page follow the wishes. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.calm = isCalm() ? "yes" : "no";
}
