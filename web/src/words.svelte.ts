/** How is it said? The Fluent files that Python reads, and the page's own, one language at a time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

type Loader = Record<string, () => Promise<string>>;
const shared: Loader = import.meta.glob<string>("../../src/tabbytop/words/locale/*.ftl", { query: "?raw", import: "default" });
const frame: Loader = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });
const rules: Loader = import.meta.glob<string>("../../src/tabbytop/games/*/locale/*.ftl", { query: "?raw", import: "default" });
const boards: Loader = import.meta.glob<string>("./games/*/locale/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");
const wanted = new Set<string>();

export const currentLanguage = (): Language => language;

function filesOf(tongue: Language): (() => Promise<string>)[] {
  const games = [...wanted];
  const found = [
    shared[`../../src/tabbytop/words/locale/${tongue}.ftl`],
    frame[`./locale/${tongue}.ftl`],
    ...games.map((game) => rules[`../../src/tabbytop/games/${game}/locale/${tongue}.ftl`]),
    ...games.map((game) => boards[`./games/${game}/locale/${tongue}.ftl`]),
  ];
  return found.filter((load) => load !== undefined);
}

/** Swap the language once all its words are here, so that no half-spoken page is ever shown. */
export async function speak(tongue: Language): Promise<void> {
  const texts = await Promise.all(filesOf(tongue).map((load) => load()));
  const next = new FluentBundle(tongue, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  language = tongue;
  document.documentElement.lang = tongue;
}

/** The words of a game, from now on and in every language. */
export async function learn(game: string): Promise<void> {
  if (wanted.has(game)) return;
  wanted.add(game);
  await speak(language);
}

export function t(key: string, args?: Record<string, string | number>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.warn("no words for", key);
    return key;
  }
  return bundle.formatPattern(message.value, args);
}

export const has = (key: string): boolean => bundle.hasMessage(key);

/** The first of the wishes that is one of ours; else English. */
export function spokenLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tongue = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one));
    if (tongue) return tongue;
  }
  return "en";
}
