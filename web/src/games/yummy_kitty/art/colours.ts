/** Colours of the cards. They are printed, so they are the same in both themes. */
export const INK = "#3b2f2a";

/** The ground behind a cat, always warm, and the motif on it. */
export const GROUNDS: Record<string, [ground: string, motif: string]> = {
  orange: ["#ffe2b4", "#f5c47e"],
  calico: ["#ffdcc8", "#f3bb9d"],
  american: ["#f9d9cf", "#e9ac9f"],
  siamese: ["#f6e0a8", "#e3c069"],
  black: ["#f2b48a", "#dc8d5c"],
  angora: ["#f4c9bf", "#e3a396"],
  british: ["#f3dcc0", "#dcb88c"],
  fortune: ["#ffd978", "#f0b53a"],
  dog: ["#e9d3b4", "#cfae84"],
};

/** The ground behind food, always cool. */
export const WATER = { ground: "#cfe6ea", motif: "#a5ccd5", deep: "#2f6f82" };
