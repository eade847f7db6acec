// Sentences of the game, mostly those that the command line says too.
import type { Event, Line, Say } from "../contract";
import { lineArgs, type Args } from "../lines";
import { catName, goalOf, patchName } from "./quilts";
import { COLOURS } from "./pieces";
import { PLACES, type Action, type Box, type View } from "./types";

const QUIET = ["drawn", "slid"]; // the picture shows them anyway

const catPoints = (cat: string, box: Box): number => box.cats.find(({ name }) => name === cat)?.points ?? 0;

export function sayEvent({ name, seat, cells, args }: Event, names: string[], t: Say, box: Box): string {
  if (QUIET.includes(name)) return "";
  const said: Args = { name: seat === null ? "" : names[seat], cells: cells.join(" "), cell: cells[0] ?? "" };
  if ("points" in args) said.points = args.points;
  for (const key of ["goal", ...PLACES])
    if (key in args) said[key] = t("web-calico-goal-quoted", { goal: goalMeaning(String(args[key]), t) });
  if (args.patch) said.patch = patchName(String(args.patch), t);
  if (args.colour) said.colour = t(`calico-colour-${args.colour}`);
  if (args.cat) {
    said.points = catPoints(String(args.cat), box);
    said.cat = catName(String(args.cat));
  }
  return t(`calico-event-${name}`, said);
}

/** `≠` and `AA-BB-CC` are marks to look at; this is what they want. */
function goalMeaning(label: string, t: Say): string {
  const name = label === "≠" ? "all_different" : label.split("-").map((same) => same.length).join("_");
  return t(`calico-meaning-${name}`);
}

export function sayLine(line: Line, t: Say): string {
  const args = lineArgs(line);
  const said: Args = {};
  for (const key of ["colour", "pattern", "place", "way"]) if (args[key]) said[key] = t(`calico-${key}-${args[key]}`);
  if (args.goal) said.goal = goalMeaning(String(args.goal), t);
  if (args.cat) said.cat = catName(String(args.cat));
  return t(`calico-line-${line.rule}`, said);
}

export function sayAction(action: Action, { box, view, t }: { box: Box; view: View; t: Say }): string {
  if (action.kind === "place") return t("web-calico-do-place", { patch: patchName(action.patch, t), cell: action.cell });
  if (action.kind === "take") {
    const code = view.market[action.market];
    return t("web-calico-do-take", { number: action.market + 1, patch: code ? patchName(code, t) : "" });
  }
  const meaning = (label: string) => t(`calico-meaning-${goalOf(label, box).name}`);
  return t("web-calico-do-arrange", {
    top: meaning(action.top),
    right: meaning(action.right),
    bottom_left: meaning(action.bottom_left),
  });
}

/** Why a patch would bring points: from the events of its preview. */
export function sayWhy(events: Event[], patch: string, t: Say, box: Box): string[] {
  return events.flatMap(({ name, args }) => {
    const cat = String(args.cat);
    switch (name) {
      case "button":
        return t("calico-line-button", { colour: t(`calico-colour-${args.colour ?? COLOURS[patch[0]]}`) });
      case "rainbow":
        return t("calico-line-rainbow");
      case "cat":
        return t("web-calico-why-cat", { cat: catName(cat), points: catPoints(cat, box) });
      case "goal":
        return t("web-calico-why-goal", { goal: goalMeaning(String(args.goal), t), points: args.points });
      default:
        return [];
    }
  });
}
