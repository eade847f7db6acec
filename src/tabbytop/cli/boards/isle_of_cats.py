"""Explore & Draw in a terminal: what is typed and what is said. How it looks is in `isle_picture`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.cli.boards import is_number, plain, seat_names
from tabbytop.cli.boards.isle_keys import gains, pick_by_keys
from tabbytop.cli.boards.isle_picture import card_summary, motif, picture
from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats.actions import (
    Column,
    Decline,
    Done,
    Double,
    Each,
    Extra,
    Place,
    Resolve,
    Row,
    Skip,
    format_action,
    parse_action,
)
from tabbytop.games.isle_of_cats.geometry import TURNS_OF
from tabbytop.games.isle_of_cats.pieces import (
    CARD_NUMBERS,
    CARDS,
    COLOURS,
    COLUMN_LETTERS,
    COLUMNS,
    SHAPE_NUMBERS,
    SHAPES,
)
from tabbytop.games.isle_of_cats.rules import legal_actions
from tabbytop.games.isle_of_cats.scoring import dump_lines, sister_sheet
from tabbytop.games.isle_of_cats.visibility import determinize
from tabbytop.words import LANGUAGES, words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.core.game import Event, Json
    from tabbytop.core.scoring import Sheet
    from tabbytop.games.isle_of_cats.actions import Action
    from tabbytop.games.isle_of_cats.visibility import View
    from tabbytop.words import Words

__all__ = ["pick_by_keys", "picture", "seat_names"]

RULES = ("family", "rare", "lesson", "rats", "room")
LINE_OPENERS = ("took",)
STEPS = ()
PICTURED = ("island",)
"""Names of events that need no words beside a picture of the table."""
TYPED = ("row", "each", "extra", "double", "cat", "treasure")
CODES = {
    plain(words(language).say(f"isle-{key}")): key.partition("-")[2]
    for language in LANGUAGES
    for key in (*(f"colour-{c}" for c in COLOURS), "zone-above", "zone-below", *(f"type-{word}" for word in TYPED))
}
"""Colours, zones and specials in any of the three languages, as the notation has them."""
SHAPES_TYPED = {name.lower(): name for name in SHAPE_NUMBERS}


# --- what is typed


def legal(view: View) -> list[Action]:
    """What this seat may do: the same in every world that looks like this."""
    return legal_actions(determinize(view, Random(0)), view.seat or 0)


def prompt(view: View, tongue: Words) -> str:
    what, actions = asked(view), legal(view)
    specials = ", ".join(special_forms(actions, tongue))
    cards = ", ".join([*card_forms(actions, tongue), *special_forms(actions, tongue)])
    shape = view.own_day.due[0] if view.own_day and view.own_day.due else "T5"
    return tongue.say(
        f"isle-ask-{what}",
        cards=cards,
        shape=shape,
        specials=tongue.say("isle-ask-special", forms=specials) if specials else "",
        more=tongue.say("isle-ask-more", forms=specials) if specials else "",
    )


def card_forms(actions: list[Action], tongue: Words) -> list[str]:
    """Each card once, with all that may be said of it: `1`, `11 above|below`, `5 blue|green`."""
    forms: dict[int, list[str]] = {}
    for action in actions:
        if isinstance(action, Resolve):
            zone = [tongue.say(f"isle-zone-{action.zone}")] if action.zone else []
            colour = [tongue.say(f"isle-colour-{action.colour}")] if action.colour else []
            forms.setdefault(action.slot, []).append(" ".join([*zone, *colour]))
    return [f"{slot}\u00a0{'|'.join(ways)}".strip() for slot, ways in forms.items()]


def special_forms(actions: list[Action], tongue: Words) -> list[str]:
    found = {
        "row": [str(a.row) for a in actions if isinstance(a, Row)],
        "each": ["ABD" for a in actions if isinstance(a, Each)][:1],
        "extra": [str(a.slot) for a in actions if isinstance(a, Extra)],
        "double": [tongue.say(f"isle-type-{a.what}") for a in actions if isinstance(a, Double)],
    }
    return [f"{tongue.say(f'isle-type-{word}')}\u00a0{'|'.join(ways)}" for word, ways in found.items() if ways]


def asked(view: View) -> str:
    """What this seat is asked now."""
    day = view.own_day
    if day is None or view.day > 7:
        return "over"
    if not day.chosen:
        return "choose"
    if day.map_due:
        return "map"
    if day.copy_due:
        return "copy"
    if day.open_slot:
        return "draw" if any(isinstance(action, Place) for action in legal(view)) else "nofit"
    return "card" if day.waiting else "done"


def read_action(text: str, view: View) -> Action:
    """`B` a column, `5` a card (`5 above`, `5 red`), `n` for no, `d` for done, or the notation."""
    words = [CODES.get(plain(word), word) for word in text.split()]
    day = view.own_day
    short = words[0].lower() if words else ""
    if len(words) == len(short) == 1 and short.upper() in COLUMNS and day and (not day.chosen or words[0] != "d"):
        return Column(short.upper())
    if short in ("d", "done"):
        return Done()
    if short in ("n", "no", "decline", "skip") and len(words) == 1:
        leaving = [action for action in legal(view) if isinstance(action, Decline | Skip)]
        return leaving[0] if leaving else Decline()
    try:
        return parse_action(f"card {' '.join(words).lower()}" if is_number(short) else _with_turn(words))
    except BadInput as error:
        raise BadInput(error.code, **(error.named | ({"text": text} if "text" in error.named else {}))) from None


def _with_turn(words: list[str]) -> str:
    """A placement in the notation: a shape in any letters, and without its turn where it has but one (BadInput)."""
    shape, dot, turn = words[0].partition(".") if words else ("", "", "")
    name = SHAPES_TYPED.get(shape.lower())
    if name is None or len(words) != 2:
        return " ".join(words)
    cell, turns = words[1].lower(), len(TURNS_OF[SHAPE_NUMBERS[name]])
    if not dot and turns > 1:
        raise BadInput("isle-turn-missing", shape=name, cell=cell, last=turns - 1)
    return f"{name}.{turn or 0} {cell}"


def moves(view: View, actions: list[Action], tongue: Words) -> list[str]:
    """What may be typed; placements are counted by shape, and the best are named with their points."""
    lines = []
    for shape in dict.fromkeys(a.shape for a in actions if isinstance(a, Place)):
        places = [a for a in actions if isinstance(a, Place) and a.shape == shape]
        ordered = sorted(zip(gains(view, places), places, strict=True), key=lambda pair: -pair[0])
        few = ", ".join(f"{a.shape}.{a.turn}\u00a0{a.cell}\u00a0({gain:+})" for gain, a in ordered[:12])
        lines.append(tongue.say("isle-moves-places", shape=shape, count=len(places), few=few))
    columns = [a.column for a in actions if isinstance(a, Column)]
    if columns:
        lines.append(tongue.say("isle-moves-columns", columns=", ".join(columns)))
    specials, cards = special_forms(actions, tongue), card_forms(actions, tongue)
    lines += [tongue.say("isle-moves-specials", specials=", ".join(specials))] * bool(specials)
    lines += [tongue.say("isle-moves-cards", cards=", ".join(cards))] * bool(cards)
    return lines + [short_form(view, a, tongue) for a in actions if isinstance(a, Skip | Decline | Done)]


def short_form(view: View, action: Action, tongue: Words) -> str:
    del view
    if isinstance(action, Column):
        return action.column
    if isinstance(action, Place):
        return format_action(action)
    if isinstance(action, Decline | Skip | Done):
        return tongue.say(f"isle-do-{action.kind}", shape=getattr(action, "shape", None) or "")
    typed = format_action(action).removeprefix("card ").split()
    keys = ((f"isle-{kind}-{word}" for kind in ("type", "zone", "colour")) for word in typed)
    known = ([key for key in found if key in tongue] for found in keys)
    return " ".join(tongue.say(found[0]) if found else word for word, found in zip(typed, known, strict=True))


def help_lines(view: View, tongue: Words) -> list[RenderableType]:
    del view
    legend = [f"{motif(colour)}\u00a0{tongue.say(f'isle-colour-{colour}')}" for colour in COLOURS]
    keys = ("goal", "day", "draw", "special", "signs", "lessons")
    return [tongue.say(f"isle-help-{key}", colours="  ".join(legend)) for key in keys]


def card_lines(view: View, tongue: Words) -> list[str]:
    """Today's cards in full, with their shapes drawn."""
    lines = []
    for slot, name in enumerate(view.islands[-1], 1):
        card = CARDS[CARD_NUMBERS[name]]
        if card.lesson:
            lesson = tongue.say(f"isle-lesson-{card.lesson}")
            text = tongue.say("cli-name-line", name=card_summary(name, tongue).plain, text=lesson)
            lines.append(tongue.say("cli-name-line", name=str(slot), text=text))
            continue
        text = card_summary(name, tongue).plain
        if card.mode == "choose2":
            any_two = " ".join(item.shape for item in card.above)
            text = tongue.say("cli-name-line", name=tongue.say("isle-mode-choose2"), text=any_two)
        lines.append(tongue.say("cli-name-line", name=str(slot), text=text))
        shapes = [SHAPES[SHAPE_NUMBERS[item.shape]] for item in (*card.above, *card.below)]
        height = max(len(shape.grid) for shape in shapes)
        for y in range(height):
            rows = (shape.grid[y] if y < len(shape.grid) else "." * len(shape.grid[0]) for shape in shapes)
            lines.append("     " + "   ".join(row.replace(".", " ").ljust(5) for row in rows).rstrip())
    return lines + sister_texts(view, tongue)


# --- what is said


def is_told(event: Event, viewer: int) -> bool:
    del viewer
    return event.name not in ("island", "opened", "day", "done")


def say_event(event: Event, names: list[str], tongue: Words) -> str:
    named: dict[str, str | int] = dict(event.args)
    named["name"] = names[event.seat] if event.seat is not None else ""
    named["cells"] = cell_words(event.cells)
    named["cell"] = event.cells[0] if event.cells else ""
    if event.name == "island":
        named["card"] = card_summary(str(event.args["card"]), tongue).plain
    return tongue.say(f"isle-event-{event.name}", named)


def cell_words(cells: tuple[str, ...]) -> str:
    """All of them; a straight run of three or more by its ends."""
    places = sorted((COLUMN_LETTERS.index(cell[0]), int(cell[1])) for cell in cells)
    if len(cells) > 2:
        (x, y), length = places[0], len(cells)
        if places in ([(x + n, y) for n in range(length)], [(x, y + n) for n in range(length)]):
            return f"{COLUMN_LETTERS[x]}{y}-{COLUMN_LETTERS[places[-1][0]]}{places[-1][1]}"
    return " ".join(cells)


def say_line(line: Json, tongue: Words) -> str:
    named = {
        key: value for key, value in line.items() if isinstance(value, str | int) and key not in ("rule", "points")
    }
    rule = line["rule"]
    if rule == "lesson":
        named["text"] = tongue.say(f"isle-lesson-{line['lesson']}")
    if rule.startswith("sister-lesson"):
        named["text"] = tongue.say(f"isle-sister-{line['card']}")
    return tongue.say(f"isle-line-{rule}", named)


def say_aim(line: Json, tongue: Words) -> str:
    """A line that a hint names: what becomes of it, not what it brings."""
    named = {key: value for key, value in line.items() if key != "rule"}
    rule = line["rule"]
    if rule == "rare":
        return say_line(line, tongue)
    if rule == "lesson":
        named["text"] = tongue.say(f"isle-lesson-{line['lesson']}")
        rule = "lesson" if line["have"] != line["was"] else "lesson-same"
    elif rule in ("room", "special"):
        named[rule] = tongue.say(f"isle-{rule}-{line[rule]}")
    return tongue.say(f"isle-aim-{rule}", named)


def sister_texts(view: View, tongue: Words) -> list[str]:
    """Her lessons in full."""
    cards = view.sister.lessons if view.sister else ()
    return [tongue.say("cli-name-line", name=card, text=tongue.say(f"isle-sister-{card}")) for card in cards]


def more_sheets(view: View, tongue: Words) -> list[str]:
    """Alone: what the sister has now, line by line."""
    if not view.sister:
        return []
    sheet = sister_sheet(determinize(view, Random(0)))
    return [tongue.say("isle-sister-short", points=view.sister.score), *sister_lines(sheet, tongue)]


def sister_lines(sheet: Sheet, tongue: Words) -> list[str]:
    return [f"{line['points']:>4}  {say_line(line, tongue)}" for line in dump_lines(sheet)]


def end_lines(state: Any, names: list[str], tongue: Words) -> list[str]:
    """Alone: the sister's sheet, and who won."""
    del names
    if state.seats != 1:
        return []
    sheet = sister_sheet(state)
    lines = [tongue.say("isle-sister-short", points=sheet.total), *sister_lines(sheet, tongue)]
    points = state.score(0)
    key = "beaten" if points > sheet.total else "wins" if points < sheet.total else "tie"
    return [*lines, tongue.say(f"isle-result-sister-{key}", points=points, sister=sheet.total)]


MORE_COMMANDS = {"i": card_lines}
"""Typed beside the common ones: the cards of the day in full."""
