/** The first game: a day on the island, each step taken by the table itself. */
import type { LessonStep } from "../contract";

export const lesson: LessonStep[] = [];
