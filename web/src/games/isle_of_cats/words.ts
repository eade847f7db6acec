/** Explore & Draw in words: actions, score lines, events, cards, pieces and cells. */
import type { Event, Line, Say, Saying } from "../contract";
import { lineArgs } from "../lines";
import { cellName, heldAt, heldCells } from "./shapes";
import type { Action, BoatView, Box, PlaceAction, Resolve, Thing, View } from "./types";

export function sayThing(box: Box, { shape, colour }: Thing, t: Say): string {
  const kind = box.shapes[shape].kind;
  return t(`web-isle-thing-${kind}`, { colour: colour ?? "any" });
}

const sayThings = (box: Box, things: Thing[], t: Say): string =>
  things.map((thing) => t("web-isle-shaped", { thing: sayThing(box, thing, t), shape: thing.shape })).join(" + ");

/** What a card shows: a lesson with its text, or its discoveries. */
export function sayCard(box: Box, name: string, t: Say): string {
  const card = box.cards[name];
  if (card.lesson) return t("web-isle-card-lesson", { lesson: card.lesson, text: t(`isle-lesson-${card.lesson}`) });
  const above = sayThings(box, card.above, t);
  if (card.mode === "choose2") return t("web-isle-card-choose2", { things: above });
  return card.below.length ? t("web-isle-card-or", { above, below: sayThings(box, card.below, t) }) : above;
}

/** The colour that a shape of the open card would have now. */
export function colourInHand(box: Box, view: View, shape: string): string | null {
  const day = view.own_day;
  if (!day || day.map_due) return null;
  if (day.copy_due) return day.copy_due[1];
  const kind = box.shapes[shape].kind;
  if (kind === "oshax") return day.colour;
  if (kind !== "cat" || !day.open_slot) return null;
  const card = box.cards[view.islands.at(-1)![day.open_slot - 1]];
  return [...card.above, ...card.below].find((thing) => thing.shape === shape)?.colour ?? null;
}

function sayResolve(action: Resolve, box: Box, view: View, t: Say): string {
  const name = view.islands.at(-1)![action.slot - 1];
  const card = box.cards[name];
  if (card.lesson) return t("web-isle-do-tick", { slot: action.slot, text: sayCard(box, name, t) });
  const zone = action.zone === "below" ? card.below : action.zone === "above" ? card.above : null;
  const coloured = (things: Thing[]) =>
    things.map((thing) => (thing.colour === "any" ? { ...thing, colour: action.colour ?? null } : thing));
  const text = zone ? sayThings(box, coloured(zone), t) : action.colour ? sayThings(box, coloured(card.above), t) : sayCard(box, name, t);
  return t("web-isle-do-card", { slot: action.slot, zone: action.zone ?? "all", text });
}

/** A piece in hand, with the code that tells its shape from others. */
export function sayPiece(shape: string, { box, view, t }: Pick<Saying<View, Box>, "box" | "view" | "t">): string {
  return t("web-isle-shaped", { thing: sayThing(box, { shape, colour: colourInHand(box, view, shape) }, t), shape });
}

/** All that a piece would cover: who cannot see its outline hears it. */
function coveredCells(box: Box, { shape, turn, cell }: PlaceAction): string[] {
  const offsets = box.shapes[shape].turns[turn];
  return heldCells(heldAt(shape, turn, cell, offsets), offsets).map(cellName);
}

export function sayAction(action: Action, { box, view, t }: Saying<View, Box>): string {
  switch (action.kind) {
    case "column":
      return t("web-isle-do-column", { column: action.column });
    case "row":
      return t("web-isle-do-row", { row: action.row });
    case "each":
      return t("web-isle-do-each", { columns: [...action.columns].join(", ") });
    case "extra":
      return t("web-isle-do-extra", { slot: action.slot, text: sayCard(box, view.islands.at(-1)![action.slot - 1], t) });
    case "double":
      return t("web-isle-do-double", { what: action.what });
    case "resolve":
      return sayResolve(action, box, view, t);
    case "place":
      return t("web-isle-do-place", {
        thing: sayThing(box, { shape: action.shape, colour: colourInHand(box, view, action.shape) }, t),
        shape: action.shape,
        turn: action.turn + 1,
        cells: coveredCells(box, action).join(" "),
      });
    case "skip":
      return action.shape ? t("web-isle-do-skip", { shape: action.shape }) : t("web-isle-do-skip-rest");
    case "decline":
      return t(view.own_day?.map_due ? "web-isle-do-decline-map" : "web-isle-do-decline-copy");
    default:
      return t("web-isle-do-done", { day: view.day });
  }
}

export function sayLine(line: Line, t: Say): string {
  const args = lineArgs(line);
  if (line.rule === "lesson") args.text = t(`isle-lesson-${args.lesson}`);
  if (line.rule.startsWith("sister-lesson")) args.text = t(`isle-sister-${args.card}`);
  return t(`isle-line-${line.rule}`, args);
}

/** Told once, in the island itself. */
const QUIET = ["island", "opened"];

export function sayEvent({ name, seat, cells, args }: Event, names: string[], t: Say): string {
  if (QUIET.includes(name)) return "";
  const where = cells.length > 3 ? `${cells[0]}–\u2060${cells.at(-1)}` : cells.join(" ");
  return t(`isle-event-${name}`, { ...args, name: seat === null ? "" : (names[seat] ?? ""), cells: where, cell: cells[0] ?? "" });
}

/** `h4: Dining Room, rat`, or what lies there and how large its family is. */
export function cellNames(box: Box, boat: Pick<BoatView, "boat" | "pieces">, lines: Line[], t: Say): Record<string, string> {
  const printed = box.boats.find((one) => one.boat === boat.boat)!;
  const families = new Map<string, number>();
  for (const line of lines) {
    if (line.rule === "family") for (const cell of line.cells) families.set(cell, Number(line.cats));
  }
  const names: Record<string, string> = {};
  box.grid.forEach((row, y) =>
    [...row].forEach((room, x) => {
      if (room === ".") return;
      const cell = "abcdefghijklmnopqrstuv"[x] + (y + 1);
      const here = [t(`isle-room-${room}`)];
      if (printed.rats.includes(cell)) here.push(t("web-isle-rat"));
      const map = Object.keys(printed.maps).find((colour) => printed.maps[colour] === cell);
      if (map) here.push(t("web-isle-map", { colour: map }));
      names[cell] = t("web-isle-cell", { cell, what: here.join(", ") });
    }),
  );
  for (const piece of boat.pieces) {
    const thing = sayThing(box, piece, t);
    for (const cell of piece.cells) {
      const cats = families.get(cell);
      const what = cats ? `${thing}, ${t("web-isle-family", { cats })}` : thing;
      names[cell] = t("web-isle-cell", { cell, what });
    }
  }
  return names;
}

/** Why a placement brings what it brings: each rule whose points would change. */
export function sayWhy(before: Line[], after: Line[], t: Say): { text: string; points: number }[] {
  const group = (line: Line): string => [line.rule, line.room ?? line.colour ?? line.lesson ?? ""].join(" ");
  const sums = new Map<string, { was: number; now: number; line: Line }>();
  for (const [lines, side] of [[before, "was"], [after, "now"]] as const) {
    for (const line of lines) {
      const sum = sums.get(group(line)) ?? { was: 0, now: 0, line };
      sum[side] += line.points;
      sum.line = line;
      sums.set(group(line), sum);
    }
  }
  return [...sums.values()]
    .filter(({ was, now }) => was !== now)
    .map(({ was, now, line }) => {
      const args = lineArgs(line);
      if (line.rule === "room") args.text = t(`isle-room-${args.room}`);
      return { text: t(`web-isle-why-${line.rule}`, args), points: now - was };
    })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
