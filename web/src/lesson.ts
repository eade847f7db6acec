/** Which match is somebody's first lesson; this tab remembers it. */
const shelf = (match: string) => `tabbytop-lesson-${match}`;

export function wantLesson(match: string): void {
  try {
    sessionStorage.setItem(shelf(match), "yes");
  } catch {
    // no storage, no lesson
  }
}

export function lessonIsWanted(match: string): boolean {
  try {
    return sessionStorage.getItem(shelf(match)) === "yes";
  } catch {
    return false;
  }
}

export function lessonIsOver(match: string): void {
  try {
    sessionStorage.removeItem(shelf(match));
  } catch {
    // see above
  }
}
