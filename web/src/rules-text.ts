/** The rules pages, as the server has them. */
import { parseMarkdown, type Block } from "./markdown";
import type { Language } from "./words.svelte";

const pages = new Map<string, Promise<Block[]>>();

export function rulesOf(game: string, language: Language): Promise<Block[]> {
  const address = `/rules/${game}.${language}.md`;
  let page = pages.get(address);
  if (!page) {
    page = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(address);
      return parseMarkdown(await answer.text());
    });
    page.catch(() => pages.delete(address));
    pages.set(address, page);
  }
  return page;
}

/** The headings with a number, for a table of contents. */
export function contentsOf(blocks: Block[]): { id: string; level: number; title: string }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.id
      ? [{ id: block.id, level: block.level, title: block.text.map((piece) => piece.text).join("") }]
      : [],
  );
}
