// The first game: two turns by hand, with what is worth knowing told in between.
import type { LessonStep } from "../contract";
import type { Action } from "./types";

const laid = (action: Action) => action.kind === "place";
const taken = (action: Action) => action.kind === "take";

export const lesson: LessonStep<Action>[] = [
  { say: "web-calico-lesson-quilt", point: ".large" },
  { say: "web-calico-lesson-patch", point: ".hand" },
  { say: "web-calico-lesson-lay", point: ".large", until: laid },
  { say: "web-calico-lesson-take", point: ".market", until: taken },
  { say: "web-calico-lesson-buttons", point: ".buttons" },
  { say: "web-calico-lesson-cats", point: ".cats" },
  { say: "web-calico-lesson-goals", point: ".goals" },
  { say: "web-calico-lesson-again", point: ".large", until: laid },
  { say: "web-calico-lesson-market", point: ".market", until: taken },
  { say: "web-calico-lesson-end" },
];
