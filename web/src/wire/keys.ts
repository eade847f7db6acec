/** The secrets of this device's seats. They live here only: never in an address. */
import { store, stored } from "../settings.svelte";

export interface Key {
  match: string;
  token: string;
  seats: number[];
  game: string;
  /** When it was last used, in ms. */
  at: number;
}

const SHELF = "tabbytop-keys";
const MOST = 60;

export function keys(): Key[] {
  try {
    const found = JSON.parse(stored(SHELF) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const keyOf = (match: string): Key | undefined => keys().find((key) => key.match === match);

export function keep(key: Omit<Key, "at">): void {
  const others = keys().filter((old) => old.match !== key.match);
  store(SHELF, JSON.stringify([{ ...key, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(match: string): void {
  store(SHELF, JSON.stringify(keys().filter((key) => key.match !== match)));
}
