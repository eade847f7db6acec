/** No information by colour alone: with every dye taken away, what stands for a colour still differs from all others. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import CalicoSymbol from "../src/games/calico/art/Symbol.svelte";
import { COLOURS } from "../src/games/calico/pieces";
import IsleMotifs from "../src/games/isle_of_cats/art/Motifs.svelte";
import YummySprite from "../src/games/yummy_kitty/art/Sprite.svelte";

const undyed = (drawing: string) =>
  drawing.replace(/<!--.*?-->/g, "").replace(/ (?:fill|stroke|id|class|opacity)="[^"]*"/g, "");
const patterns = (container: HTMLElement, start: string) =>
  [...container.querySelectorAll(`pattern[id^="${start}"]`)].map((one) => undyed(one.outerHTML));

describe("without colours", () => {
  it("the six colours of Calico have six signs", () => {
    const signs = Object.values(COLOURS).map((colour) => undyed(render(CalicoSymbol, { colour }).container.innerHTML));
    expect(signs).toHaveLength(6);
    expect(new Set(signs).size).toBe(6);
  });
  it("the five colours of cats on the isle have five motifs", () => {
    const found = patterns(render(IsleMotifs, { prefix: "isle" }).container, "isle-");
    expect(found).toHaveLength(5);
    expect(new Set(found).size).toBe(5);
  });
  it("every animal of Yummy Kitty has a ground of its own", () => {
    const found = patterns(render(YummySprite).container, "yk-ground-");
    expect(found.length).toBeGreaterThan(8);
    expect(new Set(found).size).toBe(found.length);
  });
});
