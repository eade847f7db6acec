/** The first game: about two minutes, each deed checked by the engine as any other move. */
import type { LessonStep } from "../contract";
import type { Action } from "./table";

export const lesson: LessonStep<Action>[] = [
  { say: "web-yummy-lesson-hand", point: '[data-spot="my-hand"]' },
  { say: "web-yummy-lesson-others", point: '[data-spot="others"]' },
  { say: "web-yummy-lesson-store", point: '[data-spot="pile"]', until: (action) => action.kind === "store" },
  { say: "web-yummy-lesson-attract", point: '[data-spot="others"]', until: (action) => action.kind === "attract" },
  { say: "web-yummy-lesson-pay", point: '[data-spot="my-hand"]', until: (action) => action.kind === "pay" },
  { say: "web-yummy-lesson-settle", point: '[data-spot="deed"]', until: (action) => action.kind === "settle" },
  { say: "web-yummy-lesson-bowl", point: '[data-spot="my-bowl"]' },
  { say: "web-yummy-lesson-mouse", point: '[data-spot="pile"]' },
  { say: "web-yummy-lesson-end" },
];
