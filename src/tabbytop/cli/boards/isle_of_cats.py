"""Explore & Draw in a terminal: the boat in colours and motifs, the island, lessons, what is typed and what is said."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tabbytop.cli.boards import Beside, is_number, plain, seat_names
from tabbytop.cli.boards.isle_keys import gains, pick_by_keys
from tabbytop.cli.screen import Flow
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
from tabbytop.games.isle_of_cats.laden import laden_boat
from tabbytop.games.isle_of_cats.pieces import (
    BOATS,
    CARD_NUMBERS,
    CARDS,
    COLOUR_LETTERS,
    COLOURS,
    COLUMN_LETTERS,
    COLUMNS,
    HEIGHT,
    ROOM_GRID,
    SHAPE_NUMBERS,
    SHAPES,
    SPECIALS,
    SPECIALS_A_GAME,
    WIDTH,
    cell_name,
)
from tabbytop.games.isle_of_cats.rules import legal_actions
from tabbytop.games.isle_of_cats.scoring import boat_sheet, dump_lines, sister_sheet
from tabbytop.games.isle_of_cats.visibility import determinize
from tabbytop.words import LANGUAGES, words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.core.game import Event, Json
    from tabbytop.core.scoring import Line, Sheet
    from tabbytop.games.isle_of_cats.actions import Action
    from tabbytop.games.isle_of_cats.visibility import BoatView, PieceView, View
    from tabbytop.words import Words

__all__ = ["pick_by_keys", "seat_names"]

RULES = ("family", "rare", "lesson", "rats", "room")
LINE_OPENERS = ("took",)
STEPS = ()
STYLES = {
    "blue": "black on #8fb8ea",
    "green": "black on #9fd08f",
    "orange": "black on #f3b16a",
    "purple": "black on #c3a4e4",
    "red": "black on #ee8f86",
    "common": "black on #cd9a5b",
    "rare": "black on #f4d35e",
}
MOTIFS = {"blue": "≈", "green": "/", "orange": "o", "purple": "x", "red": "#", "common": "$", "rare": "%"}
FALLBACK = {"≈": "~"}
PARTING_SIGNS = (":", ".", "'", "-", "+", "=")
"""Instead of the second motif of each cell, where two pieces that look alike touch."""
ROOM_STYLES = {
    "1": "on grey19",
    "2": "on grey15",
    "3": "on grey23",
    "4": "on grey15",
    "5": "",
    "6": "on grey11",
    "7": "on grey19",
}
TYPED = ("row", "each", "extra", "double", "cat", "treasure")
CODES = {
    plain(words(language).say(f"isle-{key}")): key.partition("-")[2]
    for language in LANGUAGES
    for key in (*(f"colour-{c}" for c in COLOURS), "zone-above", "zone-below", *(f"type-{word}" for word in TYPED))
}
"""Colours, zones and specials in any of the three languages, as the notation has them."""
SHAPES_TYPED = {name.lower(): name for name in SHAPE_NUMBERS}


def can_show(sign: str) -> bool:
    return sign.isascii() or "utf" in (sys.stdout.encoding or "ascii").lower()


def motif(name: str) -> str:
    sign = MOTIFS[name]
    return sign if can_show(sign) else FALLBACK[sign]


# --- the picture


def picture(
    view: View, owner: int, names: list[str], tongue: Words, ghost: tuple[tuple[str, ...], bool] | None = None
) -> RenderableType:
    layout = Beside(boat_text(view.boats[owner], ghost), side(view, owner, tongue), 46)
    parts: list[RenderableType] = [Flow(header(view, owner, names, tongue)), layout]
    if view.day <= 7:
        parts.append(island_table(view, tongue))
    return Group(*parts)


def header(view: View, owner: int, names: list[str], tongue: Words) -> Text:
    boat = view.boats[owner]
    others = [f"{name} {view.boats[seat].score}" for seat, name in enumerate(names) if seat != owner]
    if view.sister:
        others.append(tongue.say("isle-sister-short", points=view.sister.score))
    head = tongue.say("isle-header", day=min(view.day, 7), name=names[owner], points=boat.score)
    return Text.assemble((head, "bold"), "   " + ", ".join(others))


def boat_text(boat: BoatView, ghost: tuple[tuple[str, ...], bool] | None = None) -> Text:
    """Two signs a cell: what lies there, and the room's number while it is empty; ears mark the head of each cat."""
    signs_of = zip(boat.pieces, second_signs(boat.pieces), strict=True)
    filled = {cell: (piece, cell == piece.cells[0], second) for piece, second in signs_of for cell in piece.cells}
    printed = BOATS[boat.boat - 1]
    maps = {cell: colour for colour, cell in printed.maps.items()}
    text = Text("  " + "".join(f"{letter} " for letter in COLUMN_LETTERS), "dim")
    for y in range(HEIGHT):
        text.append(f"\n{y + 1} ", "dim")
        for x in range(WIDTH):
            room, cell = ROOM_GRID[y][x], cell_name(x, y)
            signs, style = ("  ", "") if room == "." else _empty_cell(cell, room, maps, printed.rats)
            if cell in filled:
                signs, style = _piece_cell(*filled[cell])
            if ghost and cell in ghost[0]:
                signs, style = ("[]", "bold black on green") if ghost[1] else ("><", "bold white on red")
            text.append(signs, style)
    return text


def _empty_cell(cell: str, room: str, maps: dict[str, str], rats: tuple[str, ...]) -> tuple[str, str]:
    style = ROOM_STYLES[room]
    if cell in maps:
        return COLOUR_LETTERS[COLOURS.index(maps[cell])] + "?", f"bold {STYLES[maps[cell]]}"
    if cell in rats:
        return f"r{room}", f"bold {style}"
    return f"·{room}" if can_show("·") else f".{room}", f"dim {style}"


def _looks(piece: PieceView) -> str:
    """A cat's colour, or the kind of a treasure."""
    return piece.colour or SHAPES[SHAPE_NUMBERS[piece.shape]].kind


def second_signs(pieces: tuple[PieceView, ...]) -> list[str]:
    """By piece, the second sign of its cells: one that no neighbour of the same looks has."""
    signs: list[str] = []
    for piece in pieces:
        around = {cell for here in piece.cells for cell in _beside(here)}
        near = [n for n in range(len(signs)) if around & set(pieces[n].cells) and _looks(pieces[n]) == _looks(piece)]
        free = [sign for sign in (motif(_looks(piece)), *PARTING_SIGNS) if sign not in {signs[n] for n in near}]
        signs.append(free[0] if free else motif(_looks(piece)))
    return signs


def _beside(cell: str) -> set[str]:
    x, y = COLUMN_LETTERS.index(cell[0]), int(cell[1]) - 1
    near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return {cell_name(x, y) for x, y in near if 0 <= x < WIDTH and 0 <= y < HEIGHT}


def _piece_cell(piece: PieceView, is_head: bool, second: str) -> tuple[str, str]:
    name = _looks(piece)
    return motif(name) + ("^" if is_head and piece.colour else "*" if is_head else second), STYLES[name]


def side(view: View, owner: int, tongue: Words) -> RenderableType:
    """Lessons with their progress, families, specials, as wide as the screen allows."""
    table = determinize(view, Random(0))
    sheet = boat_sheet(laden_boat(table, owner), owner)
    families = [tongue.say("isle-family-short", line.args) for line in sheet.lines if line.rule == "family"]
    held = ", ".join(family.replace(" ", "\u00a0") for family in families) or "-"
    lines: list[RenderableType] = [
        _cut(_count_line(view.boats[owner], tongue)),
        Flow(tongue.say("isle-families", families=held), hang=2),
        _cut(tongue.say("isle-specials", specials=_specials_left(view.boats[owner], tongue))),
    ]
    lessons = [line for line in sheet.lines if line.rule == "lesson"]
    lines += [_lesson_line(line, tongue) for line in lessons[:7]]
    if view.sister:
        lines += _sister_lines(view, tongue)
    return Group(*lines[:13])


def _count_line(boat: BoatView, tongue: Words) -> str:
    cats = [piece for piece in boat.pieces if piece.colour]
    counts = " ".join(f"{motif(colour)}{sum(cat.colour == colour for cat in cats)}" for colour in COLOURS)
    return tongue.say("isle-counts", counts=counts, treasures=len(boat.pieces) - len(cats), rooms=boat.full_rooms)


def _specials_left(boat: BoatView, tongue: Words) -> str:
    if len(boat.specials) >= SPECIALS_A_GAME:
        return "-"
    return " ".join(tongue.say(f"isle-short-{name}") for name in SPECIALS if name not in boat.specials)


def _cut(text: str) -> Text:
    """One line, however long."""
    return Text(text, no_wrap=True, overflow="ellipsis")


def _lesson_line(line: Line, tongue: Words) -> Text:
    """`12 3>5 +0: exactly 5 blue ...`: number, how far it has come, what it brings, what it wants."""
    number, have, need = line.args["lesson"], line.args["have"], line.args.get("need", -1)
    progress = f"x{have}" if need == -1 else f"{have}>{need}" if have != need else "✓" if can_show("✓") else "ok"
    head = f"{number:>2} {progress} {line.points:+}"
    return _cut(tongue.say("cli-name-line", name=head, text=tongue.say(f"isle-lesson-{number}")))


def _sister_lines(view: View, tongue: Words) -> list[Text]:
    assert view.sister
    colours = " ".join(f"{motif(colour)}{5 - n}" for n, colour in enumerate(view.sister.colours))
    cards = " ".join(view.sister.lessons)
    return [
        _cut(tongue.say("isle-sister-colours", colours=colours)),
        _cut(tongue.say("isle-sister-cards", cards=cards)),
    ]


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


def island_table(view: View, tongue: Words) -> Table:
    """The twelve cards: A to D across, slots 1 to 12; a star for a card that waits, a tick for one that is done."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in COLUMNS:
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_row(*(Text.assemble("   ", (letter, "bold underline")) for letter in COLUMNS))
    for row in range(3):
        grid.add_row(*(card_text(view, 4 * row + column + 1, tongue) for column in range(4)))
    return grid


def card_text(view: View, slot: int, tongue: Words) -> Text:
    day = view.own_day
    mark = " "
    if day and slot in day.taken:
        mark = "*" if slot in day.waiting or slot == day.open_slot else "✓" if can_show("✓") else "+"
    name = view.islands[-1][slot - 1]
    return Text.assemble((f"{slot:>2}{mark}", "bold"), card_summary(name, tongue))


def card_summary(name: str, tongue: Words) -> Text:
    card = CARDS[CARD_NUMBERS[name]]
    if card.lesson:
        return Text(tongue.say("isle-card-lesson", lesson=card.lesson))
    above = [_discovery(item.shape, item.colour, tongue) for item in card.above]
    below = [_discovery(item.shape, item.colour, tongue) for item in card.below]
    if card.mode == "choose2":
        return Text.assemble(tongue.say("isle-card-choose2") + " ", Text(" ").join(above))
    text = Text("+").join(above)
    return Text.assemble(text, f" {tongue.say('isle-mode-or')} ", Text("+").join(below)) if below else text


def _discovery(shape: str, colour: str | None, tongue: Words) -> Text:
    if colour is None:
        return Text(shape, STYLES[SHAPES[SHAPE_NUMBERS[shape]].kind])
    if colour == "any":
        return Text(f"{shape} {tongue.say('isle-kind-oshax')}", "bold")
    return Text(f"{shape}{motif(colour)} {tongue.say(f'isle-colour-{colour}')}", STYLES[colour])


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
    lines += [
        a.kind if not isinstance(a, Skip) or not a.shape else f"skip {a.shape}"
        for a in actions
        if isinstance(a, Skip | Decline | Done)
    ]
    return lines


def short_form(view: View, action: Action, tongue: Words) -> str:
    del view, tongue
    if isinstance(action, Column):
        return action.column
    return format_action(action).removeprefix("card ")


def help_lines(view: View, tongue: Words) -> list[RenderableType]:
    del view
    letters = zip(COLOURS, COLOUR_LETTERS, strict=True)
    legend = [f"{motif(c)}\u00a0{letter}?\u00a0{tongue.say(f'isle-colour-{c}')}" for c, letter in letters]
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
