import type { LessonStep } from "../contract";

export const lesson: LessonStep[] = [];
