import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { BoardProps, Say } from "../contract";
import Board from "./Board.svelte";
import dogs from "./fixtures/dogs.json";
import finished from "./fixtures/finished.json";
import joining from "./fixtures/joining.json";
import leaving from "./fixtures/leaving.json";
import onlooker from "./fixtures/onlooker.json";
import paying from "./fixtures/paying.json";
import start from "./fixtures/start.json";
import turn from "./fixtures/turn.json";
import part from "./index";
import { nearest } from "../roving.svelte";
import { litCards, othersOf } from "./table";

const texts = import.meta.glob<string>(["./locale/*.ftl", "../../../../src/tabbytop/games/yummy_kitty/locale/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Says the sentence, and fails where there is none. */
function tongue(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) if (path.endsWith(`${language}.ftl`)) bundle.addResource(new FluentResource(text));
  return (key, args) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`${language}: ${key}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(value, args, errors);
    if (errors.length) throw errors[0];
    return said;
  };
}

function board(fixture: any, more: Partial<BoardProps> = {}) {
  const act = vi.fn();
  const problem = { code: "yummy-no", title: "It is not allowed.", section: "4.1" };
  const preview = vi.fn(async () => ({ problem, gain: null, sheet: null, events: [] }));
  const props = { lit: [], litSeat: null, motif: false, calm: true, undo: null, isOver: false, t: tongue("en"), act, preview, ...fixture, ...more };
  return { act, preview, ...render(Board, { props }) };
}
const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;

describe("words", () => {
  test.each(["en", "fr", "es"])("every action, event and line has its sentence: %s", (language) => {
    const t = tongue(language);
    for (const fixture of [start, turn, paying, joining, leaving, dogs, finished] as any[]) {
      for (const { action } of fixture.choices?.actions ?? []) expect(part.sayAction(action, { ...fixture, t })).not.toBe("");
      for (const sheet of fixture.sheets) for (const line of sheet.lines) expect(part.sayLine(line, t)).not.toBe("");
      const names = fixture.chairs.map((chair: any) => chair.name);
      for (const message of fixture.news) for (const event of message.events) part.sayEvent(event, names, t);
    }
    for (const step of part.lesson) expect(t(step.say)).not.toBe("");
    expect(t(part.badge)).not.toBe("");
  });
  test("an own step that nobody else sees is not told aloud", () => {
    expect(part.sayEvent({ name: "put", seat: 0, args: { card: 1, food: "koi1" } } as any, ["Ana"], tongue("en"))).toBe("");
  });
  test("a robbery names both", () => {
    const event = { name: "robbed", seat: 0, cells: [], args: { animal: "black", owner: 2, card: 1 } } as any;
    expect(part.sayEvent(event, ["Ana", "Bruno"], tongue("en"))).toBe("Ana: Black Cat attracted (hand: Bruno).");
  });
});

describe("the table as it is read", () => {
  test("the others sit in the order of turns", () => {
    expect(othersOf(dogs.view as any)).toEqual([0, 1, 2, 3]);
    expect(othersOf(paying.view as any)).toEqual([2, 0]);
    expect(othersOf(onlooker.view as any)).toEqual([0, 1, 2]);
  });
  test("cells of a score line count the cats, not the yarn between them", () => {
    const card = (id: number, animal: string | null) => ({ id, animal, food: animal ? null : "yarn", cost: 1, yarn_icon: false });
    const cards = [card(4, "orange"), card(5, null), card(6, "orange")];
    expect([...litCards("orange", cards, ["orange:2", "black:1"])]).toEqual([6]);
  });
  test("arrows lead to the nearest card that way", () => {
    const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 10, y: 90 }];
    expect(nearest(spots, 0, { dx: 1, dy: 0 })).toBe(1);
    expect(nearest(spots, 0, { dx: 0, dy: 1 })).toBe(2);
    expect(nearest(spots, 0, { dx: -1, dy: 0 })).toBe(-1);
  });
});

describe("what is clicked", () => {
  test("the draw pile stores", async () => {
    const { act } = board(start);
    await fireEvent.click(spot("pile"));
    expect(act).toHaveBeenCalledWith({ kind: "store" });
  });
  test("a cat in another hand is attracted", async () => {
    const { act } = board(start);
    await fireEvent.click(spot("cat-1-2"));
    expect(act).toHaveBeenCalledWith({ kind: "attract", seat: 1, card: 2 });
  });
  test("yarn waits for its colony", async () => {
    const { act } = board(turn);
    await fireEvent.click(spot("hand-2"));
    expect(act).not.toHaveBeenCalled();
    expect(spot("hand-2").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(spot("colony-siamese"));
    expect(act).toHaveBeenCalledWith({ kind: "yarn", card: 2, colony: "siamese" });
  });
  test("a payment grows card by card", async () => {
    const { act } = board(paying);
    expect(spot("total").textContent).toContain("2 of 3 paid");
    await fireEvent.click(spot("hand-3"));
    expect(act).toHaveBeenCalledWith({ kind: "pay", card: 3 });
  });
  test("what would be lost is said before it is", async () => {
    const poor = structuredClone(paying) as any;
    poor.view.attraction.target.cost = 2;
    board(poor);
    await fireEvent.pointerEnter(spot("hand-1"));
    expect(spot("total").textContent).toContain("1 too much");
  });
  test("the owner chooses the cat that leaves", async () => {
    const { act } = board(leaving);
    await fireEvent.click(spot("colony-calico"));
    expect(act).toHaveBeenCalledWith({ kind: "leave", colony: "calico", angora: false });
  });
  test("a colony with two cats to choose from asks which", async () => {
    const both = structuredClone(leaving) as any;
    both.choices.actions.push({ action: { kind: "leave", colony: "calico", angora: true }, gain: null });
    const { act } = board(both);
    await fireEvent.click(spot("colony-calico"));
    expect(act).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(spot("leave-calico"));
    await fireEvent.click(spot("leave-calico-angora"));
    expect(act).toHaveBeenCalledWith({ kind: "leave", colony: "calico", angora: true });
  });
  test("an angora joins the colony that is clicked", async () => {
    const { act } = board(joining);
    const { action } = (joining as any).choices.actions[1];
    await fireEvent.click(spot(`colony-${action.colony}`));
    expect(act).toHaveBeenCalledWith(action);
  });
  test("what is not allowed explains itself and is not sent", async () => {
    const { act, preview } = board(paying);
    await fireEvent.click(spot("hand-2"));
    expect(preview).toHaveBeenCalledWith({ kind: "pay", card: 2 });
    expect(act).not.toHaveBeenCalled();
    expect(await screen.findByText("It is not allowed.")).toBeTruthy();
  });
});

describe("what is shown", () => {
  test("cards have names for those who do not see them", () => {
    board(paying);
    expect(spot("cat-0-0").querySelector(".unseen")?.textContent).toBe("Ana, card 1 of 1: Black Cat, costs 3");
    expect(spot("hand-3").querySelector(".unseen")?.textContent).toBe("Your card 4 of 4: one koi, worth 1");
    expect(spot("hand-0").querySelector(".unseen")?.textContent).toContain("number 1 of the payment");
  });
  test("each group has one tab stop", () => {
    board(turn);
    for (const group of [".others", ".piles", '[data-spot="my-bowl"]', '[data-spot="my-hand"]']) {
      const stops = [...document.querySelectorAll<HTMLElement>(`${group} [data-stop]`)];
      expect(stops.filter((stop) => stop.tabIndex === 0).length, group).toBe(1);
    }
  });
  test("an onlooker sees backs and no hand of their own", () => {
    board(onlooker);
    expect(spot("my-hand")).toBeNull();
    expect(spot("cat-1-0").querySelector(".unseen")?.textContent).toContain("a card you do not see");
  });
});
