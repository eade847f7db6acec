/** The little Markdown that our rules pages use, as a tree: nothing is ever put into the page as raw HTML. */
export type Inline = { kind: "text" | "bold" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const PIECES = /\*\*(.+?)\*\*|\*([^*]+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const piece of text.matchAll(PIECES)) {
    if (piece.index > at) found.push({ kind: "text", text: text.slice(at, piece.index) });
    if (piece[1] !== undefined) found.push({ kind: "bold", text: piece[1] });
    else if (piece[2] !== undefined) found.push({ kind: "em", text: piece[2] });
    else if (piece[3] !== undefined) found.push({ kind: "code", text: piece[3] });
    else found.push({ kind: "link", text: piece[4], href: piece[5] });
    at = piece.index + piece[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

const BULLET = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const cells = (line: string): Inline[][] =>
  line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

/** A section's id is its number, such as 4.2; other headings have none. */
export const sectionId = (heading: string): string => /^([0-9]+(?:\.[0-9]+)*)\b/.exec(heading)?.[1] ?? "";

export function parseMarkdown(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (!line.trim()) at++;
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1].length, id: sectionId(heading[2]), text: inline(heading[2]) });
      at++;
    } else if (line.startsWith("```")) at = takeCode(lines, at, blocks);
    else if (line.startsWith("|")) at = takeTable(lines, at, blocks);
    else if (BULLET.test(line)) at = takeList(lines, at, blocks);
    else at = takeParagraph(lines, at, blocks);
  }
  return blocks;
}

function takeCode(lines: string[], at: number, blocks: Block[]): number {
  let end = at + 1;
  while (end < lines.length && !lines[end].startsWith("```")) end++;
  blocks.push({ kind: "code", text: lines.slice(at + 1, end).join("\n") });
  return end + 1;
}

function takeTable(lines: string[], at: number, blocks: Block[]): number {
  let end = at;
  while (end < lines.length && lines[end].startsWith("|")) end++;
  const [head, , ...rows] = lines.slice(at, end);
  blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
  return end;
}

function takeList(lines: string[], at: number, blocks: Block[]): number {
  const items: string[] = [];
  const ordered = /^\s*\d/.test(lines[at]);
  while (at < lines.length && lines[at].trim() && !/^#|^\|/.test(lines[at])) {
    const bullet = BULLET.exec(lines[at]);
    if (bullet) items.push(bullet[3]);
    else items[items.length - 1] += ` ${lines[at].trim()}`;
    at++;
  }
  blocks.push({ kind: "list", ordered, items: items.map(inline) });
  return at;
}

function takeParagraph(lines: string[], at: number, blocks: Block[]): number {
  const start = at;
  while (at < lines.length && lines[at].trim() && !/^#+ |^\||^```/.test(lines[at]) && !(at > start && BULLET.test(lines[at]))) at++;
  blocks.push({ kind: "paragraph", text: inline(lines.slice(start, at).map((line) => line.trim()).join(" ")) });
  return at;
}
