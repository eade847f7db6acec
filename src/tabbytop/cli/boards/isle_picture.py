"""Explore & Draw as a terminal shows it: the boat in colours and motifs, what stands beside it, the island."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tabbytop.cli.boards import Beside
from tabbytop.cli.screen import Flow
from tabbytop.games.isle_of_cats.boat_view import boat_view
from tabbytop.games.isle_of_cats.pieces import (
    BOATS,
    CARD_NUMBERS,
    CARDS,
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
from tabbytop.games.isle_of_cats.scoring import boat_sheet
from tabbytop.games.isle_of_cats.visibility import determinize

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.core.scoring import Line
    from tabbytop.games.isle_of_cats.visibility import BoatView, PieceView, View
    from tabbytop.words import Words

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


def can_show(sign: str) -> bool:
    return sign.isascii() or "utf" in (sys.stdout.encoding or "ascii").lower()


def motif(name: str) -> str:
    sign = MOTIFS[name]
    return sign if can_show(sign) else FALLBACK[sign]


def picture(
    view: View, owner: int, names: list[str], words: Words, ghost: tuple[tuple[str, ...], bool] | None = None
) -> RenderableType:
    layout = Beside(boat_text(view.boats[owner], ghost), side(view, owner, words), 46)
    parts: list[RenderableType] = [Flow(header(view, owner, names, words)), layout]
    if view.day <= 7:
        parts.append(island_table(view, words))
    return Group(*parts)


def header(view: View, owner: int, names: list[str], words: Words) -> Text:
    boat = view.boats[owner]
    others = [f"{name} {view.boats[seat].score}" for seat, name in enumerate(names) if seat != owner]
    if view.sister:
        others.append(words.say("isle-sister-short", points=view.sister.score))
    head = words.say("isle-header", day=min(view.day, 7), name=names[owner], points=boat.score)
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
        return motif(maps[cell]) + "?", f"bold {STYLES[maps[cell]]}"
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


def side(view: View, owner: int, words: Words) -> RenderableType:
    """Lessons with their progress, families, specials, as wide as the screen allows."""
    table = determinize(view, Random(0))
    sheet = boat_sheet(boat_view(table, owner), owner)
    families = [words.say("isle-family-short", line.args) for line in sheet.lines if line.rule == "family"]
    held = ", ".join(family.replace(" ", "\u00a0") for family in families) or "-"
    lines: list[RenderableType] = [
        _cut(_count_line(view.boats[owner], words)),
        Flow(words.say("isle-families", families=held), hang=2),
        _cut(words.say("isle-specials", specials=_specials_left(view.boats[owner], words))),
    ]
    lessons = [line for line in sheet.lines if line.rule == "lesson"]
    lines += [_lesson_line(line, words) for line in lessons[:7]]
    if view.sister:
        lines += _sister_lines(view, words)
    return Group(*lines[:13])


def _count_line(boat: BoatView, words: Words) -> str:
    looks = [_looks(piece) for piece in boat.pieces]
    counts = " ".join(f"{motif(look)}{looks.count(look)}" for look in MOTIFS)
    return words.say("isle-counts", counts=counts, rooms=boat.full_rooms)


def _specials_left(boat: BoatView, words: Words) -> str:
    if len(boat.specials) >= SPECIALS_A_GAME:
        return "-"
    return " ".join(words.say(f"isle-short-{name}") for name in SPECIALS if name not in boat.specials)


def _cut(text: str) -> Text:
    """One line, however long."""
    return Text(text, no_wrap=True, overflow="ellipsis")


def _lesson_line(line: Line, words: Words) -> Text:
    """`12 3/5 +0: exactly 5 blue ...`: number, how far it has come, what it brings, what it wants."""
    number, have, need = line.args["lesson"], line.args["have"], line.args.get("need", -1)
    progress = f"x{have}" if need == -1 else f"{have}/{need}" if have != need else "✓" if can_show("✓") else "ok"
    head = f"{number:>2} {progress} {line.points:+}"
    return _cut(words.say("cli-name-line", name=head, text=words.say(f"isle-lesson-{number}")))


def _sister_lines(view: View, words: Words) -> list[Text]:
    assert view.sister
    colours = " ".join(f"{motif(colour)}{5 - n}" for n, colour in enumerate(view.sister.colours))
    cards = " ".join(view.sister.lessons)
    return [
        _cut(words.say("isle-sister-colours", colours=colours)),
        _cut(words.say("isle-sister-cards", cards=cards)),
    ]


def island_table(view: View, words: Words) -> Table:
    """The twelve cards: A to D across, slots 1 to 12; a star for a card that waits, a tick for one that is done."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in COLUMNS:
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_row(*(Text.assemble("   ", (letter, "bold underline")) for letter in COLUMNS))
    for row in range(3):
        grid.add_row(*(card_text(view, 4 * row + column + 1, words) for column in range(4)))
    return grid


def card_text(view: View, slot: int, words: Words) -> Text:
    day = view.own_day
    mark = " "
    if day and slot in day.taken:
        mark = "*" if slot in day.waiting or slot == day.open_slot else "✓" if can_show("✓") else "+"
    name = view.islands[-1][slot - 1]
    return Text.assemble((f"{slot:>2}{mark}", "bold"), card_summary(name, words))


def card_summary(name: str, words: Words) -> Text:
    card = CARDS[CARD_NUMBERS[name]]
    if card.lesson:
        return Text(words.say("isle-card-lesson", lesson=card.lesson))
    above = [_discovery(item.shape, item.colour, words) for item in card.above]
    below = [_discovery(item.shape, item.colour, words) for item in card.below]
    if card.mode == "choose2":
        return Text.assemble(words.say("isle-card-choose2") + " ", Text(" ").join(above))
    text = Text("+").join(above)
    return Text.assemble(text, f" {words.say('isle-mode-or')} ", Text("+").join(below)) if below else text


def _discovery(shape: str, colour: str | None, words: Words) -> Text:
    if colour is None:
        return Text(shape, STYLES[SHAPES[SHAPE_NUMBERS[shape]].kind])
    if colour == "any":
        return Text(f"{shape} {words.say('isle-kind-oshax')}", "bold")
    return Text(f"{shape}{motif(colour)} {words.say(f'isle-colour-{colour}')}", STYLES[colour])
