// What lies where on a quilt, how it is named, and what is new since the last look. No rules: those are the server's.
import type { Say } from "../contract";
import { CELLS, around, isRim } from "./hexes";
import { COLOURS, COLOUR_NAMES, PATTERNS } from "./pieces";
import { PLACES, type Box, type Goal, type Place, type QuiltView, type View } from "./types";

/** The codes of the grid by cell: a patch, `..` for an open cell, `##` for a goal. */
export function codesOf(quilt: Pick<QuiltView, "grid">): Record<string, string> {
  const codes = quilt.grid.join(" ").split(" ");
  return Object.fromEntries(CELLS.map((cell, n) => [cell, codes[n]]));
}

export const isPatch = (code: string | null | undefined): code is string => !!code && code in PATCHES;
const PATCHES: Record<string, true> = Object.fromEntries(
  Object.keys(COLOURS).flatMap((colour) => Object.keys(PATTERNS).map((pattern) => [colour + pattern, true as const])),
);

export const placeOf = (cell: string, box: Box): Place | undefined =>
  PLACES.find((place) => box.goal_cells[place] === cell);

export const goalOf = (label: string, box: Box): Goal =>
  box.goals.find((goal) => goal.label === label || goal.name === label) as Goal;

/** Points for one way and for both; under one restriction only both ways count. */
export function valuesOf(goal: Goal, view: View): number[] {
  const [one, both] = goal[view.config.goal_values];
  return [view.config.restriction === "goals_both_ways" ? 0 : one, both];
}

export const patchName = (code: string, t: Say): string =>
  t("web-calico-patch", {
    colour: t(`calico-colour-${COLOURS[code[0]]}`),
    pattern: t(`calico-pattern-${PATTERNS[code[1]]}`),
  });

export const catName = (cat: string): string => cat[0].toUpperCase() + cat.slice(1);

export function tokenName(token: string, t: Say): string {
  if (token === "rainbow") return t("calico-line-rainbow");
  return COLOUR_NAMES.includes(token)
    ? t("calico-line-button", { colour: t(`calico-colour-${token}`) })
    : t("web-calico-asleep", { cat: catName(token) });
}

/** What a screen reader says of a cell; of an open one also what it would touch. */
export function cellName(cell: string, quilt: QuiltView, view: View, box: Box, t: Say): string {
  const codes = codesOf(quilt);
  const place = placeOf(cell, box);
  if (place) return goalCellName(cell, place, quilt.goals?.[place], view, box, t);
  if (isPatch(codes[cell])) {
    const tokens = (quilt.tokens[cell] ?? []).map((token) => tokenName(token, t));
    const said = [patchName(codes[cell], t), ...(isRim(cell) ? [t("web-calico-rim")] : []), ...tokens];
    return t("web-calico-cell", { cell, what: said.join(", ") });
  }
  const near = around(cell)
    .filter((other) => isPatch(codes[other]))
    .map((other) => patchName(codes[other], t));
  return near.length
    ? t("web-calico-cell-empty-next", { cell, patches: near.join("; ") })
    : t("web-calico-cell-empty", { cell });
}

export function goalCellName(cell: string, place: Place, label: string | undefined, view: View, box: Box, t: Say): string {
  const spot = t(`calico-place-${place}`);
  if (view.config.family) return t("web-calico-cell", { cell, what: t("web-calico-goal-covered") });
  if (!label) return t("web-calico-cell-spot", { cell, place: spot });
  return t("web-calico-cell-goal", { cell, place: spot, goal: goalName(goalOf(label, box), view, t) });
}

export function goalName(goal: Goal, view: View, t: Say): string {
  const [one, both] = valuesOf(goal, view);
  return t("web-calico-goal", { meaning: t(`calico-meaning-${goal.name}`), one, both });
}

/** How often each colour (0) or pattern (1) lies around a goal so far, most frequent first. */
export function countsAround(cell: string, quilt: Pick<QuiltView, "grid">, way: 0 | 1): number[] {
  const codes = codesOf(quilt);
  const counts: Record<string, number> = {};
  for (const code of around(cell).map((other) => codes[other]))
    if (isPatch(code)) counts[code[way]] = (counts[code[way]] ?? 0) + 1;
  return Object.values(counts).sort((a, b) => b - a);
}

export interface News {
  /** By seat: the cells just sewn. */
  cells: string[][];
  /** The market spots with another patch than before. */
  market: number[];
}

/** What to let move: the difference of two views. */
export function difference(before: View | null, now: View): News {
  return {
    cells: now.quilts.map((quilt, seat) => {
      const old = before?.quilts[seat]?.order;
      return old ? quilt.order.slice(old.length) : [];
    }),
    market: before ? [0, 1, 2].filter((spot) => now.market[spot] !== before.market[spot]) : [],
  };
}
