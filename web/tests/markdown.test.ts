import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inline, parseMarkdown } from "../src/markdown";
import { contentsOf } from "../src/rules-text";

test("bold, code and links are told apart, and nothing else is touched", () => {
  expect(inline("a **b** `c` [d](e) <b>")).toEqual([
    { kind: "text", text: "a " },
    { kind: "bold", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "link", text: "d", href: "e" },
    { kind: "text", text: " <b>" },
  ]);
});

test("blocks: headings with their number, lists over several lines, tables", () => {
  const blocks = parseMarkdown("## 4.2 Mice\ntext\nmore\n\n- one\n  and on\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n");
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(blocks[0]).toMatchObject({ level: 2, id: "4.2" });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: "one and on" }], [{ text: "two" }]] });
});

test("every rules page can be read, and has the same sections in each language", () => {
  for (const game of ["calico", "isle_of_cats", "yummy_kitty"]) {
    const sections = ["en", "fr", "es"].map((language) => {
      const blocks = parseMarkdown(readFileSync(`../docs/rules/${game}.${language}.md`, "utf-8"));
      expect(blocks.some((block) => block.kind === "paragraph" && block.text.some((piece) => piece.text.startsWith("|")))).toBe(false);
      return contentsOf(blocks).map((heading) => heading.id);
    });
    expect(sections[0].length).toBeGreaterThan(10);
    expect(sections[1]).toEqual(sections[0]);
    expect(sections[2]).toEqual(sections[0]);
  }
});
