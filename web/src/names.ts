/** What the people and bots at a table are called. */
import type { Chair } from "./games/contract";

/** Bots are called by their level; several of one level are numbered. */
export function namesOf(chairs: Chair[], levels: Record<string, string>): string[] {
  const called = chairs.map((chair) => (chair.kind === "bot" ? (levels[chair.name] ?? chair.name) : chair.name));
  return called.map((name, seat) => {
    if (chairs[seat].kind !== "bot") return name;
    const same = called.map((other, at) => (other === name && chairs[at].kind === "bot" ? at : -1)).filter((at) => at >= 0);
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}
