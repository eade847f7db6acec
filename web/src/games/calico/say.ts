// Sentences of the game, mostly those that the command line says too.
import type { Action, Event, Line, Say } from "../contract";
import { catName, goalOf, patchName } from "./quilts";
import { COLOURS } from "./pieces";
import type { Box, View } from "./types";

const QUIET = ["drawn", "slid"]; // the picture shows them anyway

export const eventName = (event: Event): string => event.name ?? event.kind;
export const eventArgs = (event: Event): Record<string, any> => event.args ?? event;
/** A line's own words lie beside its points, or under `args`. */
export const lineArgs = (line: Line): Record<string, any> => line.args ?? line;

const CAT_POINTS: Record<string, number> = {
  millie: 3,
  callie: 3,
  tibbit: 5,
  rumi: 5,
  coconut: 7,
  tecolote: 7,
  cira: 9,
  almond: 9,
  gwenivere: 11,
  leo: 11,
};

export function sayEvent(event: Event, names: string[], t: Say): string {
  if (QUIET.includes(eventName(event))) return "";
  const args = eventArgs(event);
  const said: Record<string, string | number> = {
    name: event.seat === null || event.seat === undefined ? "" : names[event.seat],
    cells: (event.cells ?? []).join(" "),
    cell: event.cells?.[0] ?? "",
  };
  if ("points" in args) said.points = args.points;
  for (const key of ["goal", "top", "right", "bottom_left"])
    if (key in args) said[key] = t("web-calico-goal-quoted", { goal: goalMeaning(args[key], t) });
  if (args.patch) said.patch = patchName(args.patch, t);
  if (args.colour) said.colour = t(`calico-colour-${args.colour}`);
  if (args.cat) {
    said.points = CAT_POINTS[args.cat];
    said.cat = catName(args.cat);
  }
  return t(`calico-event-${eventName(event)}`, said);
}

/** `≠` and `AA-BB-CC` are marks to look at; this is what they want. */
function goalMeaning(label: string, t: Say): string {
  const name = label === "≠" ? "all_different" : label.split("-").map((same) => same.length).join("_");
  return t(`calico-meaning-${name}`);
}

export function sayLine(line: Line, t: Say): string {
  const args = lineArgs(line);
  const said: Record<string, string> = {};
  for (const key of ["colour", "pattern", "place", "way"]) if (args[key]) said[key] = t(`calico-${key}-${args[key]}`);
  if (args.goal) said.goal = goalMeaning(args.goal, t);
  if (args.cat) said.cat = catName(args.cat);
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
export function sayWhy(events: Event[], patch: string, t: Say): string[] {
  return events.flatMap((event) => {
    const args = eventArgs(event);
    switch (eventName(event)) {
      case "button":
        return t("calico-line-button", { colour: t(`calico-colour-${args.colour ?? COLOURS[patch[0]]}`) });
      case "rainbow":
        return t("calico-line-rainbow");
      case "cat":
        return t("web-calico-why-cat", { cat: catName(args.cat), points: CAT_POINTS[args.cat] });
      case "goal":
        return t("web-calico-why-goal", { goal: goalMeaning(args.goal, t), points: args.points });
      default:
        return [];
    }
  });
}
