/** The first game: a day on the island, each step taken at a real table. */
import type { LessonStep } from "../contract";
import type { Action } from "./types";

export const lesson: LessonStep<Action>[] = [
  { say: "web-isle-step-hello" },
  { say: "web-isle-step-boat", point: ".boat" },
  { say: "web-isle-step-island", point: ".cards" },
  { say: "web-isle-step-column", point: ".columns", until: (action) => ["column", "row", "each"].includes(action.kind) },
  { say: "web-isle-step-card", point: ".now", until: (action) => action.kind === "resolve" },
  { say: "web-isle-step-place", point: ".now", until: (action) => action.kind === "place" },
  { say: "web-isle-step-touch", point: ".boat" },
  { say: "web-isle-step-lessons", point: ".aside" },
  { say: "web-isle-step-rest", point: ".now", until: (action) => action.kind === "done" },
  { say: "web-isle-step-end" },
];
