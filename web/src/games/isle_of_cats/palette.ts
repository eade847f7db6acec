/** The colours of the boat. Coats are written out, so that a picture can be kept; the rest may follow the theme. */

export interface Coat {
  /** Fur, face, lines and motif. */
  base: string;
  light: string;
  dark: string;
}

export const INK = "#3b2f2a";

const COATS: Record<string, Coat> = {
  blue: { base: "#7fabe3", light: "#dbe9fa", dark: "#27528f" },
  green: { base: "#8cc178", light: "#dff0d5", dark: "#2f6128" },
  orange: { base: "#f4a84f", light: "#fde6c4", dark: "#98540d" },
  purple: { base: "#b08ed8", light: "#eaddf7", dark: "#56337f" },
  red: { base: "#e3796b", light: "#fbdad5", dark: "#8d2b20" },
  any: { base: "#b48a63", light: "#f0dfc9", dark: "#5f4027" },
  common: { base: "#c98d4f", light: "#eac79a", dark: "#7a4a1c" },
  rare: { base: "#f2cb45", light: "#fdf0b8", dark: "#8c6708" },
};
const BARE: Coat = { base: "#fdfbf7", light: "#ffffff", dark: "#4b423d" };

/** In no-colour mode only motif and drawing tell the pieces apart. */
export const coatOf = (name: string, motif: boolean): Coat => (motif ? BARE : (COATS[name] ?? COATS.any));

export const MOTIF_OF: Record<string, string> = {
  blue: "waves",
  green: "hatching",
  orange: "dots",
  purple: "crosses",
  red: "bricks",
};

/** What lies under the pieces. */
export interface Timber {
  sea: string;
  wave: string;
  hull: string;
  rail: string;
  deck: string;
  wall: string;
  grid: string;
  ink: string;
  icon: string;
  floors: Record<string, string>;
}

const FLOORS = { parrot: "#cfe6df", moon: "#d9d6ee", apple: "#f6d9d0", wheat: "#f6e6b4", none: "#f0e0c4" };
const WHITE_FLOORS = { parrot: "#ffffff", moon: "#ffffff", apple: "#ffffff", wheat: "#ffffff", none: "#ffffff" };

/** Written out, as on paper and in pictures. */
export const DAYLIGHT: Timber = {
  sea: "#cfe5ec",
  wave: "#8fbccb",
  hull: "#a8703f",
  rail: "#6b4222",
  deck: "#d3a672",
  wall: "#7a4f2b",
  grid: "#00000022",
  ink: INK,
  icon: "#5c4a3c",
  floors: FLOORS,
};
export const PAPER: Timber = {
  sea: "#ffffff",
  wave: "#999999",
  hull: "#ffffff",
  rail: "#111111",
  deck: "#ffffff",
  wall: "#111111",
  grid: "#999999",
  ink: "#111111",
  icon: "#444444",
  floors: WHITE_FLOORS,
};

const variables = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `var(--isle-${name})`]));

/** On the page: from the style of Board.svelte, which knows the theme and the no-colour mode. */
export const LIVE: Timber = {
  ...(variables(["sea", "wave", "hull", "rail", "deck", "wall", "grid", "ink", "icon"]) as unknown as Timber),
  floors: variables(["parrot", "moon", "apple", "wheat", "none"]),
};
