"""What Calico's tests share: a table to a purpose, and a quilt sewn from a drawing through the real protocol."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from tabbytop.games.calico.actions import Arrange, Place
from tabbytop.games.calico.config import Config
from tabbytop.games.calico.game import GAME
from tabbytop.games.calico.geometry import OVER, PLACING, mask_of
from tabbytop.games.calico.pieces import CELLS, GOAL_LABELS, GOALS, OPEN_CELLS, PATCHES, PATTERN_LETTERS

RINGS = {
    "top": ("c2", "d2", "c3", "e3", "c4", "d4"),
    "right": ("e3", "f3", "d4", "f4", "e5", "f5"),
    "bottom_left": ("b4", "c4", "b5", "d5", "b6", "c6"),
}
"""The six cells around each goal, in reading order."""


@dataclass
class Sewn:
    """A quilt after its last patch, with the events of every turn by cell."""

    state: object
    events: dict

    @property
    def tokens(self):
        """By the cell whose patch earned them: a button's colour, `rainbow`, a cat's name."""
        return GAME.view(self.state, 0).quilts[0].tokens

    @property
    def sheet(self):
        return GAME.scores(self.state)[0]

    def goal(self, place):
        """Points and way of the goal at this place."""
        line = next(line for line in self.sheet.lines if line.rule == "goal" and line.args["place"] == place)
        return line.points, line.args["way"]

    def happened(self, cell, name):
        """The one event of this name when this cell was sewn."""
        (event,) = (event for event in self.events[cell] if event.name == name)
        return event


def _put(state, **fields):
    for name, value in fields.items():
        whole = [*value, *getattr(state, name)[len(value) :]] if isinstance(value, list) else value
        setattr(state, name, whole)  # a compiled table's lists are copies, set as a whole
    return state


def _numbers(patches):
    return [PATCHES.index(patch) for patch in patches.split()]


def _fresh_quilt(board, cats, goals, options):
    """A solo table on this board, ready to sew; cats with the letters of their patterns."""
    config = Config(**{"players": 1, "setup": "standard", "cats": tuple(cats), "boards": (board,), **options})
    state = GAME.new(config, 0)
    _put(state, cat_of=[[p in letters for letters in cats.values()].index(True) for p in PATTERN_LETTERS])
    if config.family:
        return state
    _put(state, dealt=[*map(GOAL_LABELS.index, goals), -1])
    return GAME.apply(state, 0, Arrange(*goals))


def _patches(text):
    """By cell, of a drawn quilt or of turns such as `Md b2, Yd c2`."""
    if "," in text or len(text.split()) == 2:
        return {cell: patch for patch, cell in (turn.split() for turn in text.split(","))}
    codes = dict(zip(CELLS, text.split(), strict=True))
    return {cell: codes[cell] for cell in OPEN_CELLS if codes[cell] != ".."}


def _sew(state, patches):
    events = {}
    for cell, patch in patches.items():
        _put(state, phase=PLACING, hand=[*_numbers(patch), -1])
        action = Place(patch, cell)
        assert GAME.objection(state, 0, action) is None
        events[cell] = GAME.events(state, 0, action, 0)
        before, state = state, GAME.apply(state, 0, action)
        gain = before.gain(0, PATCHES.index(patch), OPEN_CELLS.index(cell))
        assert gain == state.score(0) - before.score(0), "what bots reckon with is what is earned"
    assert GAME.scores(state)[0].total == state.score(0)
    return Sewn(state, events)


@cache
def _ring_values(*histograms):
    """A value from 0 to 5 for each cell around a goal, so that each ring's values occur as often as wanted."""
    rng = Random(0)
    while True:
        values = {}
        for cells, histogram in zip(RINGS.values(), histograms, strict=True):
            kinds = rng.sample(range(6), len(histogram))
            ring = rng.sample([kind for kind, n in zip(kinds, histogram, strict=True) for _ in range(n)], 6)
            if any(values.setdefault(cell, value) != value for cell, value in zip(cells, ring, strict=True)):
                break
        else:
            return values


def _ring_masks(goals, ways, way):
    """Six masks that meet the goals whose ways include this one, and miss the others with five of a kind."""
    wanted = [GOALS[goal].histogram if met & way else (5, 1) for goal, met in zip(goals, ways, strict=True)]
    values = _ring_values(*wanted)
    return [mask_of(tuple(cell for cell in values if values[cell] == kind)) for kind in range(6)]


@pytest.fixture
def game():
    return GAME


@pytest.fixture
def put():
    """Set fields of a table; a list may be shorter than the table's, whose tail is kept."""
    return _put


@pytest.fixture
def numbers():
    """Patches by number, as tables keep them: `numbers("Md Mf")`."""
    return _numbers


@pytest.fixture
def sew():
    """Sew a solo quilt, told as turns or drawn; of a drawing first the cells of `order`, then the others as read."""

    def sew(board, text, order="", cats=None, goals=("≠", "AA-BB-CC", "AAA-BBB"), **options):
        state = _fresh_quilt(board, cats or {"millie": "df", "tibbit": "wq", "coconut": "sv"}, goals, options)
        patches = _patches(text)
        first = {cell: patches[cell] for cell in order.split()}
        return _sew(state, first | patches)

    return sew


@pytest.fixture
def lay():
    """Lay patches, told as turns, on a seat's quilt with no regard to hands and turn."""

    def lay(state, seat, turns):
        for cell, patch in _patches(turns).items():
            state.lay(seat, PATCHES.index(patch), OPEN_CELLS.index(cell))

    return lay


@pytest.fixture
def ring():
    """Points and way of a goal with these six patches around it, in reading order."""

    def ring(goal, patches, place="top", **options):
        others = [label for label in GOAL_LABELS if label != goal]
        goals = [goal if place == here else others.pop() for here in RINGS]
        state = _fresh_quilt("blue", {"millie": "df", "tibbit": "wq", "coconut": "sv"}, goals, options)
        return _sew(state, dict(zip(RINGS[place], patches.split(), strict=False))).goal(place)

    return ring


@pytest.fixture
def deal():
    """A new match with these options; hands, market and the next patches of the bag may be given."""

    def deal(*, seed=1, hand="", market="", coming="", **options):
        state = GAME.new(Config(**options), seed)
        left = state.bag_left
        coming = _numbers(coming)
        bag = [*state.bag[: left - len(coming)], *reversed(coming)]
        return _put(state, hand=_numbers(hand), market=_numbers(market), bag=bag)

    return deal


@pytest.fixture
def play():
    """Carry out actions in the game's notation, each by the seat that is to act; `-` lets the first legal one be."""

    def play(state, *texts):
        for text in texts:
            seat = GAME.to_act(state)[0]
            action = GAME.legal_actions(state, seat)[0] if text == "-" else GAME.parse_action(text)
            assert GAME.objection(state, seat, action) is None
            state = GAME.apply(state, seat, action)
        return state

    return play


@pytest.fixture
def play_on(play):
    """First legal actions until the match is over, or until a condition holds."""

    def play_on(state, until=lambda _: False):
        while GAME.to_act(state) and not until(state):
            state = play(state, "-")
        return state

    return play_on


@pytest.fixture
def finished():
    """A finished match. Each seat is told as `ways cats buttons`, a digit each: `"310 221 111111"`.

    Ways of the three goals (0 missed, 1 colours, 2 patterns, 3 both), cats by slot, buttons by colour; the rainbow
    comes with all six colours. Goals are the beginner's or the scenario's, in their order.
    """

    def finished(*seats, **options):
        state = GAME.new(Config(**{"players": len(seats), **options}), 1)
        told = [[[int(digit) for digit in part] for part in seat.split()] for seat in seats]
        dealt = state.dealt[:3] if state.dealt[0] >= 0 else [0, 4, 2]
        return _put(
            state,
            phase=OVER,
            empty=[0] * len(seats),
            goals=[-1 if state.family else goal for _ in seats for goal in dealt],
            cat_count=[n for _, cats, _ in told for n in cats],
            buttons=[n for _, _, buttons in told for n in buttons],
            rainbow=[int(all(buttons)) for _, _, buttons in told],
            colour=[mask for ways, _, _ in told for mask in _ring_masks(dealt, ways, 1)],
            pattern=[mask for ways, _, _ in told for mask in _ring_masks(dealt, ways, 2)],
        )

    return finished
