"""Drawing a discovery with keys: moved with the arrows, turned with r, flipped with f, a ghost shows where it fits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tabbytop.cli import keys
from tabbytop.cli.boards.isle_picture import picture
from tabbytop.cli.screen import Flow
from tabbytop.games.isle_of_cats.actions import Decline, Place, action_number, format_action
from tabbytop.games.isle_of_cats.geometry import TURNS_OF
from tabbytop.games.isle_of_cats.pieces import CELLS, COLUMN_LETTERS, HEIGHT, SHAPE_NUMBERS, WIDTH, cell_name
from tabbytop.games.isle_of_cats.visibility import determinize

if TYPE_CHECKING:
    from tabbytop.cli.boards import KeyTable
    from tabbytop.games.isle_of_cats.geometry import Offsets
    from tabbytop.games.isle_of_cats.visibility import View

DRAWING = ("enter", "space")
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@dataclass(frozen=True, slots=True)
class Held:
    """The piece in hand: a shape, one of its turns, and the upper left corner of its box on the boat."""

    shape: str
    turn: int
    x: int
    y: int

    @property
    def offsets(self) -> Offsets:
        return TURNS_OF[SHAPE_NUMBERS[self.shape]][self.turn]

    @property
    def box(self) -> tuple[int, int]:
        """Width and height."""
        columns = [dx for _, dx in self.offsets]
        return max(columns) - min(columns) + 1, max(dy for dy, _ in self.offsets) + 1

    def cells(self) -> tuple[str, ...]:
        left = min(dx for _, dx in self.offsets)
        places = ((self.x + dx - left, self.y + dy) for dy, dx in self.offsets)
        return tuple(cell_name(x, y) for x, y in places)

    def action(self) -> Place:
        return Place(self.shape, self.turn, self.cells()[0])

    def kept_aboard(self) -> Held:
        """Moved as little as needed for its box to lie within the plan."""
        width, height = self.box
        return replace(self, x=max(0, min(self.x, WIDTH - width)), y=max(0, min(self.y, HEIGHT - height)))

    def moved(self, key: str) -> Held:
        dx, dy = STEPS[key]
        return replace(self, x=self.x + dx, y=self.y + dy).kept_aboard()

    def turned(self, flip: bool) -> Held:
        """A quarter turn clockwise, or the mirror image."""
        cells = [(y, -x) for y, x in self.offsets] if flip else [(x, -y) for y, x in self.offsets]
        ordered = sorted(cells)
        top, left = ordered[0]
        offsets = tuple((y - top, x - left) for y, x in ordered)
        return replace(self, turn=TURNS_OF[SHAPE_NUMBERS[self.shape]].index(offsets)).kept_aboard()


def held(place: Place) -> Held:
    """A placement as a piece in hand."""
    offsets = TURNS_OF[SHAPE_NUMBERS[place.shape]][place.turn]
    left = min(dx for _, dx in offsets)
    return Held(place.shape, place.turn, COLUMN_LETTERS.index(place.cell[0]) + left, int(place.cell[1]) - 1)


def pick_by_keys(view: View, actions: list[Any], table: KeyTable) -> str | None:
    """What was chosen, as it would be typed; None to type a line instead. A piece not laid yet is still held then."""
    places = [action for action in actions if isinstance(action, Place)]
    if not places or view.seat is None:
        table.held = None
        return None
    others = [action for action in actions if not isinstance(action, Place)]
    piece = table.held
    if not isinstance(piece, Held) or piece.shape not in {place.shape for place in places}:
        piece = best_place(view, places)
    with keys.single_keys():
        while True:
            show(view, piece, actions, table)
            key = keys.read_key()
            if key in DRAWING and not set(piece.cells()) <= set(CELLS):
                table.notice = table.words.say("isle-off-boat", shape=piece.shape, cell=piece.cells()[0])
                continue
            answer = answer_of(key, piece, others)
            if answer is not None:
                laid = key in DRAWING and piece.action() in places
                table.held = None if laid or key == "n" else piece
                return answer or None
            piece = after_key(key, piece, places)
            table.notice = ""


def answer_of(key: str, piece: Held, others: list[Any]) -> str | None:
    """A line to obey, "" to type one, None to go on."""
    if key in DRAWING:
        return format_action(piece.action())
    leaving = [action for action in others if action.kind in ("decline", "skip")]
    if key == "n" and leaving:
        return format_action(leaving[0])
    if key == "ctrl-c":
        raise KeyboardInterrupt
    if key in ("esc", "ctrl-d", ":"):
        return ""
    return key if key in "u?qshim" and len(key) == 1 else None


def after_key(key: str, piece: Held, places: list[Place]) -> Held:
    if key in STEPS:
        return piece.moved(key)
    if key in ("r", "f"):
        return piece.turned(flip=key == "f")
    if key == "tab":
        shapes = list(dict.fromkeys(place.shape for place in places))
        shape = shapes[(shapes.index(piece.shape) + 1) % len(shapes)]
        if shape == piece.shape:
            return piece
        return Held(shape, 0, piece.x, piece.y).kept_aboard()
    return next_fit(places, piece) if key == "g" else piece


def next_fit(places: list[Place], piece: Held) -> Held:
    """The next place in reading order where the piece fits as it is turned; else in any turn."""
    same = [place for place in places if place.shape == piece.shape]
    as_is = [place for place in same if place.turn == piece.turn] or same
    order = {cell: number for number, cell in enumerate(CELLS)}
    here = order.get(piece.cells()[0], -1)
    ahead = [place for place in as_is if order[place.cell] > here]
    return held(min(ahead or as_is, key=lambda place: order[place.cell]))


def best_place(view: View, places: list[Place]) -> Held:
    """Where drawing brings most at once; among equals, closest to the middle of the boat."""
    worth = gains(view, places)
    found = [held(place) for place, gain in zip(places, worth, strict=True) if gain == max(worth)]
    return min(found, key=lambda piece: abs(piece.x - WIDTH // 2) + abs(piece.y - HEIGHT // 2))


def show(view: View, piece: Held, actions: list[Any], table: KeyTable) -> None:
    assert view.seat is not None
    console, words = table.console, table.words
    fits = piece.action() in actions
    console.clear()
    console.print(picture(view, view.seat, table.names, words, (piece.cells(), fits)))
    for text in [table.notice] if table.notice else table.news[-2:]:
        console.print(Flow(text))
    shapes = list(dict.fromkeys(action.shape for action in actions if isinstance(action, Place)))
    other = words.say("isle-keys-other", shapes=", ".join(shapes)) if len(shapes) > 1 else ""
    leave = words.say("isle-keys-leave") if Decline() in actions else ""
    gain = f"{gains(view, [piece.action()])[0]:+}" if fits else words.say("isle-keys-no")
    line = words.say("isle-keys", shape=piece.shape, gain=gain, other=other, leave=leave)
    console.print(Flow(Text(line, "green" if fits else "red")))


def gains(view: View, places: list[Place]) -> list[int]:
    """The points that each drawing would bring or cost at once."""
    assert view.seat is not None
    table = determinize(view, Random(0))
    before, found = table.score(view.seat), []
    for place in places:
        after = table.clone()
        after.play(view.seat, action_number(place))
        found.append(after.score(view.seat) - before)
    return found
