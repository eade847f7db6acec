/** Who is at the table, in words. */
import type { Chair, Say } from "./games/contract";

/** Someone whose page should be open, and is not. */
export const isGone = (chair: Chair): boolean => chair.kind === "person" && !chair.bot && chair.here === false;

/** For how long; `now` in ms of the server's clock. */
export function sayGone(since: number | null | undefined, now: number, t: Say): string {
  if (since == null) return t("web-gone-never");
  const minutes = Math.floor((now / 1000 - since) / 60);
  if (minutes < 1) return t("web-gone-now");
  if (minutes < 60) return t("web-gone-minutes", { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t("web-gone-hours", { hours }) : t("web-gone-days", { days: Math.floor(hours / 24) });
}
