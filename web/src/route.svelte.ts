/** Which page is meant: addresses without a hash, and links that do not load anew. */
import { hasPrint } from "./games";

export type Route =
  | { page: "lobby" }
  | { page: "new" | "print"; game: string }
  | { page: "match"; match: string }
  | { page: "rules"; game: string; section: string }
  | { page: "credits" | "settings" | "missing" };

/** Whether there is such a game is asked where the page is opened. */
export function parseRoute(path: string, hash = ""): Route {
  const [first = "", second = "", ...rest] = partsOf(path);
  if (rest.length) return { page: "missing" };
  if (!first) return { page: "lobby" };
  if (first === "t" && second) return { page: "match", match: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "print" && hasPrint(second)) return { page: "print", game: second };
  if (first === "rules" && second) return { page: "rules", game: second, section: hash.replace(/^#/, "") };
  if ((first === "credits" || first === "settings") && !second) return { page: first };
  return { page: "missing" };
}

/** What stands between the slashes; signs that stand for no letters lead nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["missing"];
  }
}

let route = $state.raw<Route>(parseRoute(location.pathname, location.hash));
export const currentRoute = (): Route => route;

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route = parseRoute(location.pathname, location.hash);
}

/** Own links are followed without loading the page anew. */
export function watchLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    go(link.pathname + link.hash);
  });
}
