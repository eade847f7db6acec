/** What this game says: cards, colonies, actions, events and score lines in words. */
import type { Event, Line, Say, Saying } from "../contract";
import { lineArgs } from "../lines";
import { angoras, cats, foodValue, iconed, yarns, type Action, type Box, type Of, type Seen, type View } from "./table";

export const animalName = (animal: string, t: Say): string => t(`yummy-animal-${animal}`);
export const shortName = (animal: string, t: Say): string => t(`web-yummy-short-${animal}`);

/** A card from the side that is seen. */
export function cardWords(card: Seen, box: Box, t: Say): string {
  if (card.animal === "dog") return animalName("dog", t);
  if (card.animal) {
    const named = { animal: animalName(card.animal, t), cost: card.cost ?? 0 };
    return t(card.yarn_icon ? "web-yummy-cat-with-yarn" : "web-yummy-cat", named);
  }
  if (card.food) return t(`web-yummy-food-${card.food}`, { value: foodValue(box, card.food) });
  return t("web-yummy-hidden");
}

export function colonyWords(colony: string, cards: Seen[], t: Say): string {
  const parts = [t("web-yummy-cats", { cats: cats(cards).length })];
  const jokers = angoras(cards, colony);
  if (jokers) parts.push(t("web-yummy-angoras", { cats: jokers }));
  if (iconed(cards)) parts.push(t("web-yummy-icons", { cats: iconed(cards) }));
  if (yarns(cards)) parts.push(t("web-yummy-yarns", { yarns: yarns(cards) }));
  return t("web-yummy-colony", { animal: animalName(colony, t), cards: parts.join(", ") });
}

function target(action: Of<"attract">, view: View, names: string[], t: Say): Record<string, string | number> {
  const seat = action.seat ?? null;
  const place = action.card ?? 0;
  const card = seat === null ? view.excluded_cat : view.hands[seat]?.[place];
  return {
    animal: card?.animal ? animalName(card.animal, t) : t("web-yummy-hidden"),
    cost: card?.cost ?? 0,
    name: seat === null ? "" : (names[seat] ?? ""),
    card: place + 1,
  };
}

export function sayAction(action: Action, props: Saying<View, Box>): string {
  const { view, t } = props;
  const names = props.chairs.map((chair) => chair.name);
  const own = props.seat === null ? [] : view.hands[props.seat];
  const colony = "colony" in action ? animalName(action.colony, t) : "";
  switch (action.kind) {
    case "attract":
      return t((action.seat ?? null) === null ? "web-yummy-do-fetch" : "web-yummy-do-attract", target(action, view, names, t));
    case "pay":
      return t("web-yummy-do-pay", { card: action.card + 1, food: cardWords(own[action.card] ?? unknown, props.box, t) });
    case "yarn":
      return t("web-yummy-do-yarn", { card: action.card + 1, colony });
    case "leave":
      return t(action.angora ? "web-yummy-do-leave-angora" : "web-yummy-do-leave", { colony });
    case "settle": {
      const aim = view.attraction;
      return t("web-yummy-do-settle", { food: aim?.food ?? 0, cost: aim?.target.cost ?? 0 });
    }
    default:
      return t(`web-yummy-do-${action.kind}`, { colony });
  }
}

const unknown: Seen = { id: -1, food: null, animal: null, cost: null, yarn_icon: null };

const QUIET = ["aimed", "chose", "put", "guarded"];

export function sayEvent({ name, seat, args }: Event, names: string[], t: Say): string {
  const named = { ...args };
  // A cat that joins its own breed was told with the attraction.
  if (QUIET.includes(name) || (name === "arrived" && named.animal === named.colony)) return "";
  named.name = seat === null ? "" : names[seat];
  for (const key of ["animal", "colony"]) if (key in named) named[key] = animalName(String(named[key]), t);
  const own = "food" in named && ["robbed", "dog"].includes(name) ? "-own" : "";
  if ("food" in named) named.food = String(named.food).split(" ").map((food) => t(`yummy-food-${food}`)).join(", ");
  if (typeof named.owner === "number") named.owner = names[named.owner - 1];
  return t(`yummy-event-${name}${own}`, named);
}

export function sayLine(line: Line, t: Say): string {
  const named = lineArgs(line);
  if ("place" in named) named.place = t(`yummy-place-${named.place}`);
  return t(`yummy-line-${line.rule}`, named);
}
