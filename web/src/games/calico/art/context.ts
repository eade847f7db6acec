import { createContext } from "svelte";

/** Every drawing has its own prefix for the ids of its cloth, so that two of them can stand on one page. */
export interface Art {
  readonly prefix: string;
  readonly motif: boolean;
}

export const [getArt, setArt] = createContext<Art>();
