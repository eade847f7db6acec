"""Yummy Kitty in a terminal: the others' cats, the bowls, one's own food; what is typed and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from tabbytop.cli.boards import seat_names
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
from tabbytop.games.yummy_kitty.pieces import BREEDS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.core.game import Event, Json
    from tabbytop.games.yummy_kitty.actions import Action
    from tabbytop.games.yummy_kitty.visibility import BowlView, CardView, View
    from tabbytop.words import Words

__all__ = ["seat_names"]

RULES = ("orange", "calico", "american", "siamese", "black", "british", "dogs")
QUIET_EVENTS = ("aimed", "chose", "put", "guarded", "arrived")
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


def animal(name: str, tongue: Words) -> str:
    return tongue.say(f"yummy-animal-{name}")


# --- the picture


def picture(view: View, owner: int, names: list[str], tongue: Words) -> RenderableType:
    """The others first, then this seat, whose hand is seen from the side that the viewer may see."""
    parts: list[RenderableType] = [piles(view, names, tongue)]
    order = [seat for seat in range(len(names)) if seat != owner] + [owner]
    for seat in order:
        parts += seat_lines(view, seat, names, tongue)
    if view.attraction:
        parts.append(attraction_line(view, names, tongue))
    return Group(*parts)


def piles(view: View, names: list[str], tongue: Words) -> Text:
    top = tongue.say(f"yummy-food-{view.pile_top}") if view.pile_top else "-"
    cat = view.excluded_cat
    first = card_words(cat, tongue)[0] if cat else "-"
    text = Text(tongue.say("yummy-board-piles", pile=view.pile, top=top, excluded=view.excluded, first=first), "bold")
    if view.excluded_top and view.excluded_top.animal == "dog":
        text.append(" " + tongue.say("yummy-board-dog"))
    if view.protected is not None:
        text.append("\n" + tongue.say("yummy-board-protected", name=names[view.protected]))
    return text


def seat_lines(view: View, seat: int, names: list[str], tongue: Words) -> list[Text]:
    bowl = view.bowls[seat]
    head = Text(tongue.say("yummy-board-seat", seat=seat + 1, name=names[seat], points=bowl.score), "bold")
    if seat in view.to_act:
        head.append(" " + tongue.say("yummy-board-active"), "italic")
    return [head, bowl_line(bowl, tongue), hand_line(view.hands[seat], tongue)]


def bowl_line(bowl: BowlView, tongue: Words) -> Text:
    text = Text(f"  {tongue.say('yummy-bowl')}: ")
    for breed, cards in bowl.colonies.items():
        text.append(f" {animal(breed, tongue)} {colony_signs(cards)} ", STYLES[breed])
        text.append(" ")
    if bowl.mice:
        text.append(f"{tongue.say('yummy-mice')} {bowl.mice} ")
    if bowl.dogs:
        text.append(f"{tongue.say('yummy-dogs')} {len(bowl.dogs)}")
    return text if bowl.colonies or bowl.mice or bowl.dogs else Text(f"  {tongue.say('yummy-bowl')}: -", "dim")


def colony_signs(cards: tuple[CardView, ...]) -> str:
    """Bottom to top: o a cat, @ a cat with a yarn icon, A an angora, ~ a yarn card."""
    signs = []
    for card in cards:
        if card.animal is None:
            signs.append("~")
        else:
            signs.append("A" if card.animal == "angora" else "@" if card.yarn_icon else "o")
    return "".join(signs)


def hand_line(hand: tuple[CardView, ...], tongue: Words) -> Text:
    text = Text(f"  {tongue.say('yummy-hand')}: ")
    for place, card in enumerate(hand, 1):
        text.append(f"{place} ", "bold")
        name, style = card_words(card, tongue)
        text.append(f" {name} ".replace(" ", "\u00a0"), style)
        text.append(" ")
    return text if hand else Text(f"  {tongue.say('yummy-hand')}: -", "dim")


def card_words(card: CardView, tongue: Words) -> tuple[str, str]:
    """A hand card from the side that is seen: food to its owner, the cat with its cost to the others."""
    if card.food is not None and card.animal is None:
        return tongue.say(f"yummy-food-{card.food}"), STYLES[card.food]
    if card.animal is not None:
        cost = f" {card.cost}" if card.cost else ""
        return f"{animal(card.animal, tongue)}{cost}{'@' if card.yarn_icon else ''}", STYLES[card.animal]
    return "??", ""


def attraction_line(view: View, names: list[str], tongue: Words) -> Text:
    aim = view.attraction
    assert aim
    whose = names[aim.owner] if aim.owner is not None else tongue.say("yummy-excluded")
    own = view.hands[view.seat or 0]
    paid = ", ".join(tongue.say(f"yummy-food-{own[place].food}") for place in aim.paid) or "-"
    named: dict[str, str | int] = {"animal": animal(str(aim.target.animal), tongue), "cost": aim.target.cost or 0}
    return Text(tongue.say("yummy-board-attraction", **named, owner=whose, paid=paid, food=aim.food), "bold")


# --- what is typed


def prompt(view: View, tongue: Words) -> str:
    own = view.seat if view.seat is not None else 0
    choices = view.lured[own] if view.phase == "leaving" else tuple(view.bowls[own].colonies)
    store = "d, " if view.pile else ""
    return tongue.say(f"yummy-ask-{view.phase}", choices=", ".join(choices), store=store)


def read_action(text: str, view: View) -> Action:
    """`d` draws, `2:3` attracts, `x` the excluded cat, a number pays, `ok` settles, a breed joins or leaves."""
    words = text.lower().split()
    if len(words) == 1:
        found = _one_word(words[0], view)
        if found:
            return found
    if len(words) == 2 and all(word.isascii() and word.isdigit() for word in words) and view.phase == "turn":
        return parse_action(f"attract {words[0]}:{words[1]}")
    if len(words) == 3 and words[0] == "y":
        return parse_action(f"yarn {words[1]} {words[2]}")
    if words and words[-1] == "angora" and len(words) == 2 and words[0] in BREEDS and view.phase == "leaving":
        return Leave(words[0], angora=True)
    return parse_action(" ".join(words))


def _one_word(word: str, view: View) -> Action | None:
    if word == "d":
        return Store()
    if word == "x":
        return Attract()
    if word in ("ok", "settle"):
        return Settle()
    if word.isascii() and word.isdigit() and view.phase == "paying":
        return Pay(int(word) - 1)
    if word.isascii() and word.replace(":", "", 1).isdigit() and ":" in word:
        return parse_action(f"attract {word}")
    if word in BREEDS and view.phase in ("joining", "leaving"):
        return Join(word) if view.phase == "joining" else Leave(word)
    return None


def moves(view: View, actions: list[Action], tongue: Words) -> list[str]:
    """What may be typed, with what it aims at."""
    return [_move(view, action, tongue) for action in actions]


def _move(view: View, action: Action, tongue: Words) -> str:
    text = short_form(action)
    if isinstance(action, Attract):
        card = view.excluded_cat if action.seat is None else view.hands[action.seat][action.card or 0]
        assert card
        return f"{text}: {animal(str(card.animal), tongue)} ({card.cost})"
    if isinstance(action, Pay | Yarn) and view.seat is not None:
        return f"{text}: {tongue.say('yummy-food-' + str(view.hands[view.seat][action.card].food))}"
    return text


def short_form(action: Action) -> str:
    """An action as it is typed here."""
    if isinstance(action, Attract):
        return "x" if action.seat is None else f"{action.seat + 1}:{(action.card or 0) + 1}"
    if isinstance(action, Yarn):
        return f"y {action.card + 1} {action.colony}"
    if isinstance(action, Pay):
        return str(action.card + 1)
    if isinstance(action, Leave):
        return f"{action.colony} angora" if action.angora else action.colony
    if isinstance(action, Join):
        return action.colony
    return {"store": "d", "settle": "ok"}.get(action.kind, action.kind)


def help_lines(view: View, tongue: Words) -> list[str]:
    del view
    breeds = "\n".join(f"  {breed}: {animal(breed, tongue)}, {tongue.say(f'yummy-wish-{breed}')}" for breed in BREEDS)
    return [tongue.say(f"yummy-board-help-{key}") for key in ("goal", "turn", "attract", "mouse", "signs")] + [breeds]


# --- what is said


def say_event(event: Event, names: list[str], tongue: Words) -> str:
    named: dict[str, str | int] = dict(event.args)
    named["name"] = names[event.seat] if event.seat is not None else ""
    for key in ("animal", "colony"):
        if key in named:
            named[key] = animal(str(named[key]), tongue)
    if "food" in named:
        named["food"] = tongue.say(f"yummy-food-{named['food']}")
    if isinstance(named.get("owner"), int):
        named["owner"] = names[int(named["owner"]) - 1]
    return tongue.say(f"yummy-event-{event.name}", named)


def say_line(line: Json, tongue: Words) -> str:
    named = {
        key: value for key, value in line.items() if isinstance(value, str | int) and key not in ("rule", "points")
    }
    if "place" in named:
        named["place"] = tongue.say(f"yummy-place-{named['place']}")
    return tongue.say(f"yummy-line-{line['rule']}", named)


def end_lines(state: Any, names: list[str], tongue: Words) -> list[str]:
    del state, names, tongue
    return []
