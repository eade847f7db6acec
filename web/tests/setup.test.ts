import { expect, test } from "vitest";
import { nextEyes } from "../src/match.svelte";
import { namesOf } from "../src/names";
import { recall } from "../src/settings.svelte";
import { anyName, chairsOf, configOf, meaningOf } from "../src/setup";
import type { OptionInfo } from "../src/shelf.svelte";
import { spokenLanguage } from "../src/words.svelte";

const option = (name: string, usual: unknown): OptionInfo => ({ name, kind: "choice", title: "", default: usual, meaning: "" });

test("only what differs from the usual is sent", () => {
  const options = [option("setup", "beginner"), option("cats", []), option("family", false)];
  expect(configOf(options, { setup: "standard", cats: [], family: false }, 3)).toEqual({ players: 3, setup: "standard" });
});

test("chairs carry what the server wants for their kind, and nothing else", () => {
  const seat = { name: " Ana ", level: "greedy" };
  expect(chairsOf([{ ...seat, kind: "me" }, { ...seat, kind: "bot" }, { ...seat, kind: "open" }])).toEqual([
    { kind: "me", name: "Ana" },
    { kind: "bot", level: "greedy" },
    { kind: "open" },
  ]);
});

test("an option is told by its sentence and by that of what is chosen", () => {
  const choices = [
    { value: "none", title: "sans chiens", meaning: null },
    { value: "each", title: "chaque chien", meaning: "Chacun coûte un point." },
  ];
  const dogs = { ...option("dogs", "none"), choices, meaning: "Ce que coûtent les chiens." };
  expect(meaningOf(dogs, "none")).toBe("Ce que coûtent les chiens.");
  expect(meaningOf(dogs, "each")).toBe("Ce que coûtent les chiens. Chacun coûte un point.");
  expect(meaningOf({ ...dogs, kind: "list" }, ["each"])).toBe("Ce que coûtent les chiens.");
  expect(meaningOf({ ...dogs, choices: null, meaning: "Combien." }, 4)).toBe("Combien.");
});

test("a name is drawn from those that are free", () => {
  expect(anyName("Milo, Luna", ["Milo"], 0.9)).toBe("Luna");
});

test("the screen is handed on when another of its seats is to act, and not before", () => {
  expect(nextEyes([0], [1], 0)).toBe(null);
  expect(nextEyes([0, 1], [0], null)).toBe(0);
  expect(nextEyes([0, 1], [0, 1], 0)).toBe(null);
  expect(nextEyes([0, 1, 2], [0, 2], 1)).toBe(2);
  expect(nextEyes([0, 1, 2], [0], 1)).toBe(0);
  expect(nextEyes([0, 1], [2], 0)).toBe(null);
});

test("bots are called by their level, and numbered when there are several", () => {
  const chair = (kind: string, name: string) => ({ kind, name, away: false, bot: null });
  const chairs = [chair("person", "Ana"), chair("bot", "greedy"), chair("bot", "greedy"), chair("bot", "odd")];
  expect(namesOf(chairs, { greedy: "Hungry cat" })).toEqual(["Ana", "Hungry cat 1", "Hungry cat 2", "odd"]);
});

test("broken memories are forgotten", () => {
  expect(recall("{")).toMatchObject({ theme: "auto", sounds: false });
  expect(recall('{"theme":"dark"}')).toMatchObject({ theme: "dark", motif: false });
});

test("the browser's first language that we speak is spoken", () => {
  expect(spokenLanguage(["de-DE", "fr-CH", "es"])).toBe("fr");
  expect(spokenLanguage(["de"])).toBe("en");
});
