"""Explore & Draw in a terminal: what is typed and what is said. How it looks is in `isle_picture`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.cli.boards import is_number, plain, seat_names
from tabbytop.cli.boards.isle_keys import gains, pick_by_keys
from tabbytop.cli.boards.isle_picture import card_summary, motif, picture
from tabbytop.core.errors import BadInput
from tabbytop.core.languages import LANGUAGES
from tabbytop.core.scoring import dump_lines
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
from tabbytop.games.isle_of_cats.game import GAME
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
from tabbytop.games.isle_of_cats.scoring import sister_outcome, sister_sheet
from tabbytop.games.isle_of_cats.visibility import determinize
from tabbytop.words import load_words

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
    plain(load_words(language).say(f"isle-{key}")): key.partition("-")[2]
    for language in LANGUAGES
    for key in (*(f"colour-{c}" for c in COLOURS), "zone-above", "zone-below", *(f"type-{word}" for word in TYPED))
}
"""Colours, zones and specials in any language, as the notation has them."""
SHAPES_TYPED = {name.lower(): name for name in SHAPE_NUMBERS}


# --- what is typed


def legal(view: View) -> list[Action]:
    """What this seat may do: the same in every world that looks like this."""
    return list(GAME.legal_actions(determinize(view, Random(0)), view.seat or 0))


def prompt(view: View, words: Words) -> str:
    what, actions = asked(view), legal(view)
    specials = ", ".join(special_forms(actions, words))
    cards = ", ".join([*card_forms(actions, words), *special_forms(actions, words)])
    shape = view.own_day.due[0] if view.own_day and view.own_day.due else "T5"
    return words.say(
        f"isle-ask-{what}",
        cards=cards,
        shape=shape,
        specials=words.say("isle-ask-special", forms=specials) if specials else "",
        more=words.say("isle-ask-more", forms=specials) if specials else "",
    )


def card_forms(actions: list[Action], words: Words) -> list[str]:
    """Each card once, with all that may be said of it: `1`, `11 above|below`, `5 blue|green`."""
    forms: dict[int, list[str]] = {}
    for action in actions:
        if isinstance(action, Resolve):
            zone = [words.say(f"isle-zone-{action.zone}")] if action.zone else []
            colour = [words.say(f"isle-colour-{action.colour}")] if action.colour else []
            forms.setdefault(action.slot, []).append(" ".join([*zone, *colour]))
    return [f"{slot}\u00a0{'|'.join(ways)}".strip() for slot, ways in forms.items()]


def special_forms(actions: list[Action], words: Words) -> list[str]:
    found = {
        "row": [str(a.row) for a in actions if isinstance(a, Row)],
        "each": ["ABD" for a in actions if isinstance(a, Each)][:1],
        "extra": [str(a.slot) for a in actions if isinstance(a, Extra)],
        "double": [words.say(f"isle-type-{a.what}") for a in actions if isinstance(a, Double)],
    }
    return [f"{words.say(f'isle-type-{word}')}\u00a0{'|'.join(ways)}" for word, ways in found.items() if ways]


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
    typed = [CODES.get(plain(word), word) for word in text.split()]
    day = view.own_day
    short = typed[0].lower() if typed else ""
    if len(typed) == len(short) == 1 and short.upper() in COLUMNS and day and (not day.chosen or typed[0] != "d"):
        return Column(short.upper())
    if short in ("d", "done"):
        return Done()
    if short in ("n", "no", "decline", "skip") and len(typed) == 1:
        leaving = [action for action in legal(view) if isinstance(action, Decline | Skip)]
        return leaving[0] if leaving else Decline()
    try:
        return parse_action(f"card {' '.join(typed).lower()}" if is_number(short) else _with_turn(typed))
    except BadInput as error:
        raise BadInput(error.code, **(error.named | ({"text": text} if "text" in error.named else {}))) from None


def _with_turn(typed: list[str]) -> str:
    """A placement in the notation: a shape in any letters, and without its turn where it has but one (BadInput)."""
    shape, dot, turn = typed[0].partition(".") if typed else ("", "", "")
    name = SHAPES_TYPED.get(shape.lower())
    if name is None or len(typed) != 2:
        return " ".join(typed)
    cell, turns = typed[1].lower(), len(TURNS_OF[SHAPE_NUMBERS[name]])
    if not dot and turns > 1:
        raise BadInput("isle-turn-missing", shape=name, cell=cell, last=turns - 1)
    return f"{name}.{turn or 0} {cell}"


def moves(view: View, actions: list[Action], words: Words) -> list[str]:
    """What may be typed; placements are counted by shape, and the best are named with their points."""
    lines = []
    for shape in dict.fromkeys(a.shape for a in actions if isinstance(a, Place)):
        places = [a for a in actions if isinstance(a, Place) and a.shape == shape]
        ordered = sorted(zip(gains(view, places), places, strict=True), key=lambda pair: -pair[0])
        few = ", ".join(f"{a.shape}.{a.turn}\u00a0{a.cell}\u00a0({gain:+})" for gain, a in ordered[:12])
        lines.append(words.say("isle-moves-places", shape=shape, count=len(places), few=few))
    columns = [a.column for a in actions if isinstance(a, Column)]
    if columns:
        lines.append(words.say("isle-moves-columns", columns=", ".join(columns)))
    specials, cards = special_forms(actions, words), card_forms(actions, words)
    lines += [words.say("isle-moves-specials", specials=", ".join(specials))] * bool(specials)
    lines += [words.say("isle-moves-cards", cards=", ".join(cards))] * bool(cards)
    return lines + [short_form(view, a, words) for a in actions if isinstance(a, Skip | Decline | Done)]


def short_form(view: View, action: Action, words: Words) -> str:
    del view
    if isinstance(action, Column):
        return action.column
    if isinstance(action, Place):
        return format_action(action)
    if isinstance(action, Decline | Skip | Done):
        return words.say(f"isle-do-{action.kind}", shape=getattr(action, "shape", None) or "")
    typed = format_action(action).removeprefix("card ").split()
    keys = ((f"isle-{kind}-{word}" for kind in ("type", "zone", "colour")) for word in typed)
    known = ([key for key in found if key in words] for found in keys)
    return " ".join(words.say(found[0]) if found else word for word, found in zip(typed, known, strict=True))


def help_lines(view: View, words: Words) -> list[RenderableType]:
    del view
    legend = [f"{motif(colour)}\u00a0{words.say(f'isle-colour-{colour}')}" for colour in COLOURS]
    keys = ("goal", "day", "draw", "special", "signs", "lessons")
    return [words.say(f"isle-help-{key}", colours="  ".join(legend)) for key in keys]


def card_lines(view: View, words: Words) -> list[str]:
    """Today's cards in full, with their shapes drawn."""
    lines = []
    for slot, name in enumerate(view.islands[-1], 1):
        card = CARDS[CARD_NUMBERS[name]]
        if card.lesson:
            lesson = words.say(f"isle-lesson-{card.lesson}")
            text = words.say("cli-name-line", name=card_summary(name, words).plain, text=lesson)
            lines.append(words.say("cli-name-line", name=str(slot), text=text))
            continue
        text = card_summary(name, words).plain
        if card.mode == "choose2":
            any_two = " ".join(item.shape for item in card.above)
            text = words.say("cli-name-line", name=words.say("isle-mode-choose2"), text=any_two)
        lines.append(words.say("cli-name-line", name=str(slot), text=text))
        shapes = [SHAPES[SHAPE_NUMBERS[item.shape]] for item in (*card.above, *card.below)]
        height = max(len(shape.grid) for shape in shapes)
        for y in range(height):
            rows = (shape.grid[y] if y < len(shape.grid) else "." * len(shape.grid[0]) for shape in shapes)
            lines.append("     " + "   ".join(row.replace(".", " ").ljust(5) for row in rows).rstrip())
    return lines + sister_texts(view, words)


# --- what is said


def is_told(event: Event, viewer: int) -> bool:
    del viewer
    return event.name not in ("island", "opened", "day", "done")


def say_event(event: Event, names: list[str], words: Words) -> str:
    named: dict[str, str | int] = dict(event.args)
    named["name"] = names[event.seat] if event.seat is not None else ""
    named["cells"] = cell_words(event.cells)
    named["cell"] = event.cells[0] if event.cells else ""
    if event.name == "island":
        named["card"] = card_summary(str(event.args["card"]), words).plain
    return words.say(f"isle-event-{event.name}", named)


def cell_words(cells: tuple[str, ...]) -> str:
    """All of them; a straight run of three or more by its ends."""
    places = sorted((COLUMN_LETTERS.index(cell[0]), int(cell[1])) for cell in cells)
    if len(cells) > 2:
        (x, y), length = places[0], len(cells)
        if places in ([(x + n, y) for n in range(length)], [(x, y + n) for n in range(length)]):
            return f"{COLUMN_LETTERS[x]}{y}-{COLUMN_LETTERS[places[-1][0]]}{places[-1][1]}"
    return " ".join(cells)


def say_line(line: Json, words: Words) -> str:
    named = {
        key: value for key, value in line.items() if isinstance(value, str | int) and key not in ("rule", "points")
    }
    rule = line["rule"]
    if rule == "lesson":
        named["text"] = words.say(f"isle-lesson-{line['lesson']}")
    if rule.startswith("sister-lesson"):
        named["text"] = words.say(f"isle-sister-{line['card']}")
    return words.say(f"isle-line-{rule}", named)


def say_aim(line: Json, words: Words) -> str:
    """A line that a hint names: what becomes of it, not what it brings."""
    named = {key: value for key, value in line.items() if key != "rule"}
    rule = line["rule"]
    if rule == "rare":
        return say_line(line, words)
    if rule == "lesson":
        named["text"] = words.say(f"isle-lesson-{line['lesson']}")
        rule = "lesson" if line["have"] != line["was"] else "lesson-same"
    elif rule in ("room", "special"):
        named[rule] = words.say(f"isle-{rule}-{line[rule]}")
    return words.say(f"isle-aim-{rule}", named)


def sister_texts(view: View, words: Words) -> list[str]:
    """Her lessons in full."""
    cards = view.sister.lessons if view.sister else ()
    return [words.say("cli-name-line", name=card, text=words.say(f"isle-sister-{card}")) for card in cards]


def more_sheets(view: View, words: Words) -> list[str]:
    """Alone: what the sister has now, line by line."""
    if not view.sister:
        return []
    sheet = sister_sheet(determinize(view, Random(0)))
    return [words.say("isle-sister-short", points=view.sister.score), *sister_lines(sheet, words)]


def sister_lines(sheet: Sheet, words: Words) -> list[str]:
    return [f"{line['points']:>4}  {say_line(line, words)}" for line in dump_lines(sheet)]


def end_lines(state: Any, names: list[str], words: Words) -> list[str]:
    """Alone: the sister's sheet, and who won."""
    del names
    if state.seats != 1:
        return []
    sheet = sister_sheet(state)
    lines = [words.say("isle-sister-short", points=sheet.total), *sister_lines(sheet, words)]
    outcome, named = sister_outcome(state.score(0), sheet.total)
    return [*lines, words.say(outcome, named)]


MORE_COMMANDS = {"i": card_lines}
"""Typed beside the common ones: the cards of the day in full."""
