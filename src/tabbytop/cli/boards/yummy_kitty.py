"""Yummy Kitty in a terminal: the others' cats, the bowls, one's own food; what is typed and what is said."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from tabbytop.cli.boards import is_number, plain, seat_names
from tabbytop.cli.screen import Flow
from tabbytop.core.errors import BadInput
from tabbytop.core.languages import LANGUAGES
from tabbytop.games.yummy_kitty.actions import (
    Attract,
    Join,
    Leave,
    Pay,
    Settle,
    Store,
    Yarn,
    parse_action,
)
from tabbytop.games.yummy_kitty.pieces import BREEDS, FOOD_VALUES, FOODS
from tabbytop.games.yummy_kitty.scoring import Bowl, bowl_sheet
from tabbytop.words import load_words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.bots.hints import Hint, Reason
    from tabbytop.core.game import Event, Json
    from tabbytop.games.yummy_kitty.actions import Action
    from tabbytop.games.yummy_kitty.visibility import AttractionView, BowlView, CardView, View
    from tabbytop.words import Words

__all__ = ["seat_names"]

RULES = ("orange", "calico", "american", "siamese", "black", "british", "dogs")
LINE_OPENERS = ("stored", "robbed", "fetched", "laid", "passed", "mouse", "left", "spared")
STEPS = ("aimed", "chose", "put")
UNCOVERING = ("stored", "robbed", "fetched", "mouse")
"""After these there is something new to see before the screen goes to somebody else."""
STYLES = {
    "orange": "black on #f3b16a",
    "calico": "black on #f3e3d3",
    "american": "black on #c9c9c9",
    "siamese": "black on #e8d8b0",
    "black": "white on grey15",
    "angora": "black on white",
    "british": "white on #5b7390",
    "fortune": "black on #f4d35e",
    "dog": "white on #7a4b2a",
    "koi1": "black on #ffb3a0",
    "koi2": "black on #ff8c70",
    "mouse": "black on #b8b8b8",
    "yarn": "black on #d6a5e0",
}


def animal(name: str, words: Words) -> str:
    return words.say(f"yummy-animal-{name}")


def typed_name(breed: str, words: Words) -> str:
    """The short name that is asked for."""
    return words.say(f"yummy-type-{breed}")


SPELLINGS = {
    breed: {breed, *(plain(name(breed, load_words(code))) for code in LANGUAGES for name in (animal, typed_name))}
    for breed in BREEDS
}
"""How each breed may be typed, in any language."""


# --- the picture


def picture(view: View, owner: int, names: list[str], words: Words) -> RenderableType:
    """The others first, then this seat, whose hand is seen from the side that the viewer may see."""
    parts: list[RenderableType] = [Flow(piles(view, names, words))]
    order = [seat for seat in range(len(names)) if seat != owner] + [owner]
    for seat in order:
        parts += seat_lines(view, seat, names, words)
    if view.attraction:
        parts.append(attraction_line(view, view.attraction, names, words))
    return Group(*parts)


def piles(view: View, names: list[str], words: Words) -> Text:
    top = words.say(f"yummy-food-{view.pile_top}") if view.pile_top else "-"
    cat = view.excluded_cat
    first = card_words(cat, words)[0].replace(" ", "\u00a0") if cat else "-"
    text = Text(words.say("yummy-board-piles", pile=view.pile, top=top, excluded=view.excluded, first=first), "bold")
    if view.excluded_top and view.excluded_top.animal == "dog":
        text.append(" " + words.say("yummy-board-dog"))
    if view.protected is not None:
        text.append("\n" + words.say("yummy-board-protected", name=names[view.protected]))
    return text


def seat_lines(view: View, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    bowl = view.bowls[seat]
    head = Text(words.say("yummy-board-seat", seat=seat + 1, name=names[seat], points=bowl.score), "bold")
    if seat in view.to_act:
        head.append(" " + words.say(f"yummy-board-{'lured' if view.phase == 'leaving' else 'active'}"), "italic")
    paid = view.attraction.paid if view.attraction and seat == view.seat else ()
    return [head, bowl_line(bowl, words), hand_line(view.hands[seat], paid, words)]


def bowl_line(bowl: BowlView, words: Words) -> Flow:
    items = [
        (f" {animal(breed, words)} {colony_signs(cards)} ", STYLES[breed]) for breed, cards in bowl.colonies.items()
    ]
    if bowl.mice:
        items.append((f" {words.say('yummy-mice')} {bowl.mice} ", ""))
    if bowl.dogs:
        items.append((f" {words.say('yummy-dogs')} {len(bowl.dogs)} ", ""))
    return item_line(words.say("yummy-bowl"), [Text(*item) for item in items], words)


def item_line(label: str, items: list[Text], words: Words) -> Flow:
    """A label and what it holds; no item is parted, and further lines hang."""
    head = words.say("cli-name-line", name=f"  {label}", text="")
    if not items:
        return Flow(Text(f"{head}-", "dim"))
    for item in items:
        item.plain = item.plain.replace(" ", "\u00a0")
    return Flow(Text.assemble(head, Text(" ").join(items)), hang=6)


def colony_signs(cards: tuple[CardView, ...]) -> str:
    """Bottom to top: o a cat, @ a cat with a yarn icon, A an angora, ~ a yarn card."""
    signs = []
    for card in cards:
        if card.animal is None:
            signs.append("~")
        else:
            signs.append("A" if card.animal == "angora" else "@" if card.yarn_icon else "o")
    return "".join(signs)


def hand_line(hand: tuple[CardView, ...], paid: tuple[int, ...], words: Words) -> Flow:
    items = []
    for place, card in enumerate(hand):
        name, style = card_words(card, words)
        mark = f" ({words.say('yummy-paid')})" if place in paid else ""
        items.append(Text.assemble((f"{place + 1} ", "bold"), (f" {name}{mark} ", style)))
    return item_line(words.say("yummy-hand"), items, words)


def card_words(card: CardView, words: Words) -> tuple[str, str]:
    """A hand card from the side that is seen: food to its owner, the cat with its cost to the others."""
    if card.food is not None and card.animal is None:
        return words.say(f"yummy-food-{card.food}"), STYLES[card.food]
    if card.animal is not None:
        cost = f" {card.cost}" if card.cost else ""
        return f"{animal(card.animal, words)}{cost}{'@' if card.yarn_icon else ''}", STYLES[card.animal]
    return "??", ""


def attraction_line(view: View, aim: AttractionView, names: list[str], words: Words) -> Flow:
    own = view.hands[view.seat or 0]
    paid = ", ".join(words.say(f"yummy-food-{own[place].food}") for place in aim.paid) or "-"
    named: dict[str, str | int] = {"animal": animal(str(aim.target.animal), words), "cost": aim.target.cost or 0}
    if aim.owner is None:
        return Flow(Text(words.say("yummy-board-attraction-excluded", named, paid=paid, food=aim.food), "bold"))
    owner = names[aim.owner]
    return Flow(Text(words.say("yummy-board-attraction", named, owner=owner, paid=paid, food=aim.food), "bold"))


# --- what is typed


def prompt(view: View, words: Words) -> str:
    own = view.seat if view.seat is not None else 0
    choices = view.lured[own] if view.phase == "leaving" else tuple(view.bowls[own].colonies)
    typed = [" ".join(typed_name(word, words) for word in choice.split()) for choice in choices]
    offered = "".join(f"{offer}, " for offer in offers(view, words)) if view.phase == "turn" else ""
    return words.say(f"yummy-ask-{view.phase}", choices=", ".join(typed), offers=offered)


def offers(view: View, words: Words) -> list[str]:
    """What is open in a turn, each with an example that is legal."""
    own = view.seat or 0
    cats = [(f"{seat + 1}:{place + 1}", card) for seat, hand in enumerate(view.hands)
            if seat not in (own, view.protected) for place, card in enumerate(hand)]  # fmt: skip
    found = ["d"] if view.pile else []
    found += [words.say("yummy-offer-attract", typed=typed) for typed, card in cats if can_attract(view, card)][:1]
    found += [words.say("yummy-offer-excluded")] * can_attract(view, view.excluded_cat)
    found += [f"y {card + 1} {typed_name(colony, words)}" for card, colony in yarn_places(view)][:1]
    return found + ["pass"] * (view.config.voluntary_pass_in_end_phase and not view.pile)


def can_attract(view: View, card: CardView | None) -> bool:
    """Whether the food in hand is enough, and an angora would have a colony."""
    own = view.seat or 0
    if card is None or card.cost is None or card.animal in (None, "dog"):
        return False
    food = sum(FOOD_VALUES[FOODS.index(mine.food)] for mine in view.hands[own] if mine.food)
    housed = card.animal != "angora" or bool(view.bowls[own].colonies) or not view.config.angora_needs_colony
    return housed and card.cost <= food


def yarn_places(view: View) -> list[tuple[int, str]]:
    """The cards and colonies with which yarn may be laid."""
    hand, colonies = view.hands[view.seat or 0], view.bowls[view.seat or 0].colonies
    limit = view.config.yarn_cards_per_colony
    bare = [breed for breed, cards in colonies.items() if sum(card.animal is None for card in cards) < limit]
    return [(place, breed) for place, card in enumerate(hand) if card.food == "yarn" for breed in bare]


def read_action(text: str, view: View) -> Action:
    """`d` draws, `2:3` attracts, `x` the excluded cat, a number pays, `ok` settles, a breed joins or leaves."""
    try:
        return _read(plain(text).split(), view)
    except BadInput as error:
        named = {"text": text} if "text" in error.named else {}
        raise BadInput(error.code, **{**error.named, **named}) from None


def _read(typed: list[str], view: View) -> Action:
    match typed:
        case ["d"]:
            return Store()
        case ["x"]:
            return Attract()
        case ["ok"]:
            return Settle()
        case [card] if view.phase == "paying" and is_number(card):
            return Pay(int(card) - 1)
        case [target] if ":" in target:
            return parse_action(f"attract {target}")
        case [seat, card] if view.phase == "turn" and is_number(seat) and is_number(card):
            return parse_action(f"attract {seat}:{card}")
        case ["y" | "yarn", card, *name] if name:
            return parse_action(f"yarn {card} {breed_of(name, view)}")
    if view.phase == "joining" and typed:
        return Join(breed_of(typed[typed[0] == "join" :], view))
    if view.phase == "leaving" and typed:
        name = typed[typed[0] == "leave" :]
        angora = len(name) > 1 and name[-1] == "angora"
        return Leave(breed_of(name[:-1] if angora else name, view), angora)
    return parse_action(" ".join(typed))


def breed_of(typed: list[str], view: View) -> str:
    """The breed whose name begins like this, in any language; those of the own bowl first (BadInput)."""
    name = " ".join(typed)
    exact = [breed for breed in BREEDS if name in SPELLINGS[breed]]
    found = exact or [breed for breed in BREEDS if name and any(known.startswith(name) for known in SPELLINGS[breed])]
    own = [breed for breed in found if breed in view.bowls[view.seat or 0].colonies]
    if len(own or found) > 1:
        raise BadInput("yummy-which-colony", text=name)
    if not found:
        raise BadInput("yummy-no-breed", text=name)
    return (own or found)[0]


def moves(view: View, actions: list[Action], words: Words) -> list[str]:
    """What may be typed, what it aims at, and the points where they are certain."""
    return [short_form(view, action, words) for action in actions]


def _outcome(view: View, action: Action, words: Words) -> str:
    own = view.seat or 0
    if isinstance(action, Attract):
        card = _target(view, action)
        cost = words.say("yummy-moves-attract", animal=animal(str(card.animal), words), cost=card.cost or 0)
        return ", ".join([cost, *_attract_gain(view, action, str(card.animal), words)])
    if isinstance(action, Pay | Yarn):
        return words.say(f"yummy-food-{view.hands[own][action.card].food}")
    if isinstance(action, Join):
        return _gain(view, action.colony, (*_cats(view, action.colony), "angora"), 0, words)
    if isinstance(action, Leave):
        cats = list(_cats(view, action.colony))
        cats.remove("angora" if action.angora else action.colony)
        return _gain(view, action.colony, tuple(cats), 0, words)
    if isinstance(action, Store):
        draw = view.config.stock_draw if view.hands[own] else view.config.stock_draw_when_hand_empty
        return words.say("yummy-moves-store", cards=min(draw, view.pile))
    return words.say(f"yummy-moves-{action.kind}")


def _target(view: View, action: Attract) -> CardView:
    card = view.excluded_cat if action.seat is None else view.hands[action.seat][action.card or 0]
    assert card
    return card


def _attract_gain(view: View, action: Attract, name: str, words: Words) -> list[str]:
    """Nothing where a choice or a card from the pile decides."""
    colonies = view.bowls[view.seat or 0].colonies
    if name == "fortune" and (action.seat is not None or view.config.fortune_from_excluded == "same_as_stolen"):
        return []
    if name == "angora" and len(colonies) != 1:
        return []
    colony = next(iter(colonies)) if name == "angora" else name
    robbed = view.hands[action.seat] if action.seat is not None and view.config.dogs_destination == "bowl" else ()
    dogs = sum(card.animal == "dog" for card in robbed)
    return [_gain(view, colony, (*_cats(view, colony), name), dogs, words)]


def _cats(view: View, colony: str) -> tuple[str, ...]:
    return _bowl(view.bowls[view.seat or 0]).colonies.get(colony, ())


def _bowl(seen: BowlView) -> Bowl:
    cats = {breed: tuple(card.animal for card in cards if card.animal) for breed, cards in seen.colonies.items()}
    return Bowl({breed: colony for breed, colony in cats.items() if colony}, seen.mice, len(seen.dogs))


def _gain(view: View, colony: str, cats: tuple[str, ...], dogs: int, words: Words) -> str:
    """How the own points change when a colony comes to hold these cats and dogs come along."""
    own, bowls = view.seat or 0, [_bowl(seen) for seen in view.bowls]
    before = bowl_sheet(bowls, own, view.config).total
    colonies = {**bowls[own].colonies, colony: cats}
    left = {breed: there for breed, there in colonies.items() if there}
    bowls[own] = replace(bowls[own], colonies=left, dogs=bowls[own].dogs + dogs)
    points = bowl_sheet(bowls, own, view.config).total - before
    return words.say("cli-gain", gain=f"{points:+}", points=points)


def short_form(view: View, action: Action, words: Words) -> str:
    """An action as it is typed here, and what it is about."""
    return words.say("cli-name-line", name=typed_form(action, words), text=_outcome(view, action, words))


def typed_form(action: Action, words: Words) -> str:
    if isinstance(action, Attract):
        return "x" if action.seat is None else f"{action.seat + 1}:{(action.card or 0) + 1}"
    if isinstance(action, Yarn):
        return f"y {action.card + 1} {typed_name(action.colony, words)}"
    if isinstance(action, Pay):
        return str(action.card + 1)
    if isinstance(action, Leave):
        return typed_name(action.colony, words) + (" angora" if action.angora else "")
    if isinstance(action, Join):
        return typed_name(action.colony, words)
    return {"store": "d", "settle": "ok"}.get(action.kind, action.kind)


def say_reasons(view: View, hint: Hint, names: list[str], words: Words) -> list[str]:
    """What a move does: points where the short form has none, own lines as they will stand, then all else."""
    own = [reason for reason in hint.reasons if reason.rule in RULES and "seat" not in reason.args]
    found = []
    for reason in hint.reasons:
        if reason not in own:
            told = reason.rule == "points" and tells_points(view, hint.action, words)
            found += [] if told else [say_reason(reason, names, words)]
        elif reason is own[0]:
            found.append(words.say("yummy-hint-then", lines=" + ".join(own_lines(own, words))))
    return found


def tells_points(view: View, action: Action, words: Words) -> bool:
    """Whether the short form does."""
    if isinstance(action, Attract):
        return bool(_attract_gain(view, action, str(_target(view, action).animal), words))
    return isinstance(action, Join | Leave)


def own_lines(reasons: list[Reason], words: Words) -> list[str]:
    """Several have their points with them; those of a single one are told anyway."""
    lines = [say_line({"rule": reason.rule, **reason.args}, words) for reason in reasons]
    if len(reasons) == 1:
        return lines
    return [f"{line} ({reason.change:+.0f})" for line, reason in zip(lines, reasons, strict=True)]


def say_reason(reason: Reason, names: list[str], words: Words) -> str:
    named: dict[str, str | int] = dict(reason.args)
    if "seat" in named:
        named["name"] = names[int(named.pop("seat")) - 1]
    if reason.rule in RULES:
        line = say_line({"rule": reason.rule, **named}, words)
        return words.say("cli-name-line", name=named["name"], text=f"{line} ({reason.change:+.0f})")
    if reason.rule == "points":
        return words.say("cli-hint-sure", points=round(reason.change))
    if "colony" in named:
        named["colony"] = animal(str(named["colony"]), words)
    if "food" in named:
        named["food"] = words.say(f"yummy-food-{named['food']}")
    return words.say(f"yummy-hint-{reason.rule}", named)


def help_lines(view: View, words: Words) -> list[RenderableType]:
    dogs = ["dogs"] if view.config.dogs != "none" else []
    named = {"dogs": view.config.dogs, "where": view.config.dogs_destination}
    keys = ("goal", "turn", "attract", "mouse", *dogs, "signs")
    breeds = [
        Flow(f"  {typed_name(breed, words)} = {animal(breed, words)}, {words.say(f'yummy-wish-{breed}')}", hang=4)
        for breed in BREEDS
    ]
    return [*(words.say(f"yummy-board-help-{key}", named) for key in keys), *breeds]


# --- what is said


def is_told(event: Event, viewer: int) -> bool:
    """Where a cat went is told of an angora only: any other has one place to go."""
    del viewer
    if event.name == "arrived":
        return event.args["animal"] != event.args["colony"]
    return event.name not in (*STEPS, "guarded")


def say_event(event: Event, names: list[str], words: Words) -> str:
    named: dict[str, str | int] = dict(event.args)
    named["name"] = names[event.seat] if event.seat is not None else ""
    for key in ("animal", "colony"):
        if key in named:
            named[key] = animal(str(named[key]), words)
    if "food" in named:
        named["food"] = ", ".join(words.say(f"yummy-food-{food}") for food in str(named["food"]).split())
    if isinstance(named.get("owner"), int):
        named["owner"] = names[int(named["owner"]) - 1]
    if event.name in ("robbed", "dog") and "food" in named:
        return words.say(f"yummy-event-{event.name}-own", named)
    guest = event.name == "left" and event.args["animal"] != event.args["colony"]
    return words.say("yummy-event-left-angora" if guest else f"yummy-event-{event.name}", named)


def say_line(line: Json, words: Words) -> str:
    named = {
        key: value for key, value in line.items() if isinstance(value, str | int) and key not in ("rule", "points")
    }
    if "place" in named:
        named["place"] = words.say(f"yummy-place-{named['place']}")
    return words.say(f"yummy-line-{line['rule']}", named)


def end_lines(state: Any, names: list[str], words: Words) -> list[str]:
    del state, names, words
    return []
