// What the pieces look like: colours of cloth, coats of cats. What they are and bring comes from the box.

export const COLOURS: Record<string, string> = {
  M: "magenta",
  Y: "yellow",
  L: "light_blue",
  D: "dark_blue",
  G: "green",
  P: "purple",
};
export const PATTERNS: Record<string, string> = {
  d: "dots",
  f: "fern",
  w: "flowers",
  q: "quatrefoil",
  s: "stripes",
  v: "vines",
};
export const COLOUR_NAMES = Object.values(COLOURS);
export const PATTERN_LETTERS: Record<string, string> = Object.fromEntries(
  Object.entries(PATTERNS).map(([letter, name]) => [name, letter]),
);

export interface Dye {
  base: string;
  light: string;
  dark: string;
}

export const DYES: Record<string, Dye> = {
  magenta: { base: "#c8437b", light: "#f6b9d2", dark: "#8e2553" },
  yellow: { base: "#e9b52f", light: "#fdeeb9", dark: "#a2720a" },
  light_blue: { base: "#74bfd6", light: "#dff4fa", dark: "#2f7690" },
  dark_blue: { base: "#31507f", light: "#9cbbe4", dark: "#182c4d" },
  green: { base: "#5c9b52", light: "#cde8c2", dark: "#2c5c25" },
  purple: { base: "#7d5aa8", light: "#d8c4ee", dark: "#4b2f72" },
};
/** Cloth without colour, and the six black-and-white pattern tiles of the cats. */
export const PLAIN: Dye = { base: "#f8f3ea", light: "#a0968c", dark: "#4d443e" };

export const THREADS: Record<string, string> = {
  blue: "#3f8f94",
  green: "#5b8f49",
  purple: "#8462a8",
  yellow: "#c99a2c",
};

export const LINE = "#3b2f2a";
export const CREAM = "#fffaf0";

export interface Coat {
  base: string;
  second: string;
  third: string;
  light: string;
  kind: "calico" | "tabby" | "plain" | "tuxedo" | "siamese" | "tortie";
  eye: string;
  look: "open" | "round" | "sleepy" | "happy" | "wink" | "slant";
  fluffy?: boolean;
  ears?: "tufted" | "big" | "small";
  wears: "bow" | "bell" | "scarf" | "pearls" | "flower" | "none";
  wool: string;
  line?: string;
  face?: string;
  tilt: number;
}

export const COATS: Record<string, Coat> = {
  millie: { base: "#fbf3e6", second: "#dd8b3c", third: "#4a3c37", light: "#fffdf8", kind: "calico", eye: "#7fae5a", look: "open", wears: "bow", wool: "#b8432f", tilt: -5 },
  callie: { base: "#f3e3c8", second: "#4b3e3a", third: "#d9803a", light: "#fff6e6", kind: "calico", eye: "#d9a12f", look: "wink", wears: "bow", wool: "#3f8f94", tilt: 6 },
  tibbit: { base: "#9aa0a9", second: "#61666f", third: "#61666f", light: "#eef0f3", kind: "tabby", eye: "#93b653", look: "open", wears: "bell", wool: "#31507f", tilt: 4 },
  rumi: { base: "#e8994a", second: "#b8621b", third: "#b8621b", light: "#fdebd3", kind: "tabby", eye: "#7a4a1c", look: "happy", wears: "scarf", wool: "#7d5aa8", tilt: -7 },
  coconut: { base: "#fdfaf3", second: "#e4d6bd", third: "#e4d6bd", light: "#ffffff", kind: "plain", eye: "#5aa9c9", look: "round", fluffy: true, ears: "small", wears: "none", wool: "#74bfd6", tilt: 0 },
  tecolote: { base: "#7a5a43", second: "#45301f", third: "#45301f", light: "#dfc9b1", kind: "tabby", eye: "#f0b92f", look: "round", ears: "tufted", wears: "none", wool: "#5c9b52", tilt: 3 },
  cira: { base: "#8f5f3a", second: "#3d302b", third: "#dd9a52", light: "#efd2ac", kind: "tortie", eye: "#9db04a", look: "sleepy", wears: "flower", wool: "#c8437b", tilt: -4 },
  almond: { base: "#ecd6b2", second: "#8d6440", third: "#8d6440", light: "#fbf1df", kind: "siamese", eye: "#4f97c2", look: "slant", ears: "big", wears: "bell", wool: "#5c9b52", tilt: 5 },
  gwenivere: { base: "#47424f", second: "#ffffff", third: "#ffffff", light: "#ffffff", kind: "tuxedo", eye: "#8fc46a", look: "slant", wears: "pearls", wool: "#f7efe2", line: "#231f27", face: "#f1e8db", tilt: -3 },
  leo: { base: "#f2c886", second: "#c07a34", third: "#c07a34", light: "#fff0d8", kind: "plain", eye: "#c98a1f", look: "open", fluffy: true, wears: "scarf", wool: "#b8432f", tilt: 2 },
};
