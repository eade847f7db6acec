/** No literal text outside the catalogues, no key without a sentence, and three languages in step. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const LANGUAGES = ["en", "fr", "es"];
const localesIn = (games: string) => readdirSync(games).map((game) => `${games}/${game}/locale`).filter((folder) => existsSync(folder));
const FOLDERS = ["src/locale", ...localesIn("src/games")];
const SHARED = ["../src/tabbytop/words/locale", ...localesIn("../src/tabbytop/games")];

const files = (ending: string) =>
  readdirSync("src", { recursive: true, encoding: "utf-8" })
    .map((path) => join("src", path))
    .filter((path) => path.endsWith(ending) && !path.includes("harness") && !path.endsWith(".test.ts"));

function entries(folder: string, language: string): Map<string, string> {
  const text = readFileSync(join(folder, `${language}.ftl`), "utf-8");
  const found = new Map<string, string>();
  for (const [, key, body] of text.matchAll(/^([a-z][\w-]*) =((?:.|\n(?=[ }]))*)/gm)) {
    expect(found.has(key), `${key} twice in ${folder}`).toBe(false);
    found.set(key, body.trim());
  }
  return found;
}
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();

test.each(FOLDERS)("%s says the same things in every language", (folder) => {
  const english = entries(folder, "en");
  for (const language of LANGUAGES) {
    const others = entries(folder, language);
    expect([...others.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) expect(variables(others.get(key)!), `${key} ${language}`).toEqual(variables(text));
    const same = [...english].filter(([key, text]) => others.get(key) === text && text.split(/\s+/).length > 4 && !text.includes("{"));
    if (language !== "en") expect(same.map(([key]) => key)).toEqual([]);
  }
});

test.each(FOLDERS)("%s can be read by Fluent", (folder) => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language);
    const text = readFileSync(join(folder, `${language}.ftl`), "utf-8");
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const key of entries(folder, language).keys()) expect(bundle.hasMessage(key), `${key} ${language}`).toBe(true);
  }
});

test("every key that is named in the code has a sentence", () => {
  const known = new Set([...FOLDERS, ...SHARED].flatMap((folder) => [...entries(folder, "en").keys()]));
  const missing = [...files(".svelte"), ...files(".ts")].flatMap((path) =>
    [...readFileSync(path, "utf-8").matchAll(/\bt\(\s*"([a-z][\w-]+)"/g)].filter(([, key]) => !known.has(key)).map(([, key]) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test("no page or board has text of its own", () => {
  const spoken = new Set(["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext", "aria-roledescription"]);
  const found: string[] = [];
  const visit = (node: any, path: string): void => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach((one) => visit(one, path));
    if (node.type === "Text" && /\p{L}{2}/u.test(node.data)) found.push(`${path}: ${node.data.trim()}`);
    if (node.type === "StyleDirective") return;
    if (node.type === "Attribute") {
      const isText = Array.isArray(node.value) && node.value.some((part: any) => part.type === "Text" && /\p{L}{2}/u.test(part.data));
      if (spoken.has(node.name) && isText) found.push(`${path}: ${node.name}`);
      return;
    }
    for (const [name, child] of Object.entries(node)) if (name !== "css" && name !== "instance" && name !== "module") visit(child, path);
  };
  for (const path of files(".svelte")) visit(parse(readFileSync(path, "utf-8"), { modern: true }).fragment, path);
  expect(found).toEqual([]);
});

test("the plural of nought is French where it should be", () => {
  const bundle = new FluentBundle("fr", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("src/locale/fr.ftl", "utf-8")));
  const say = (count: number) => bundle.formatPattern(bundle.getMessage("web-actions-count")!.value!, { count });
  expect([say(0), say(1), say(5)]).toEqual(["0 coup", "1 coup", "5 coups"]);
});
