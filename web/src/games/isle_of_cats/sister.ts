/** Alone on the boat one plays against the sister: her sheet has a seat below 0, for nobody sits there. */
import type { Result, Say, Sheet } from "../contract";

export const sayRival = (t: Say): string => t("isle-sister");

/** A tie is hers. */
export function resultOf(sheets: Sheet[], t: Say): Result | null {
  const sister = sheets.find((sheet) => sheet.seat < 0);
  const own = sheets.find((sheet) => sheet.seat >= 0);
  if (!sister || !own) return null;
  const isWon = own.total > sister.total;
  const how = isWon ? "beaten" : own.total === sister.total ? "tie" : "wins";
  return { isWon, words: t(`isle-result-sister-${how}`, { points: own.total, sister: sister.total }) };
}
