"""What a seat may know of a Calico table, and how it may imagine the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbytop.core.bits import popcount
from tabbytop.games.calico.config import Config
from tabbytop.games.calico.geometry import BUTTON, CAT, CHOOSING, COLOUR_RIM, OPEN, PATTERN_RIM, RAINBOW
from tabbytop.games.calico.grids import sewn_grid
from tabbytop.games.calico.pieces import (
    BOARDS,
    CAT_NAMES,
    CELLS,
    COLOURS,
    GOAL_LABELS,
    GOAL_PLACES,
    OPEN_CELLS,
    PATCHES,
    PATTERNS,
)
from tabbytop.games.calico.rules import empty_state, to_act
from tabbytop.games.calico.state import State

if TYPE_CHECKING:
    from random import Random

    from tabbytop.core.game import Seat

PATCH_NUMBERS = {patch: number for number, patch in enumerate(PATCHES)}
CELL_NUMBERS = {cell: number for number, cell in enumerate(OPEN_CELLS)}
GRID_NUMBERS = tuple(CELLS.index(cell) for cell in OPEN_CELLS)
PHASES = ("choosing", "placing", "taking", "over")


@dataclass(frozen=True, slots=True)
class QuiltView:
    board: str
    grid: tuple[str, ...]
    order: tuple[str, ...]
    """The cells in the order in which they were filled."""
    goals: dict[str, str] | None
    """By place; None while they are not on the table, or face down."""
    dealt: tuple[str, ...]
    """The goals revealed to choose from."""
    has_chosen: bool
    hand: tuple[str | None, ...]
    """In the order of their codes; of another's hidden hand those seen to be taken, then None for each other one."""
    hand_seen: tuple[bool, ...]
    """Which of these patches everyone saw being taken."""
    hand_places: tuple[int, ...]
    """Where its owner holds each of them, 1 or 2: a patch stays there until it is laid. Empty where it is hidden."""
    cats: dict[str, int]
    buttons: dict[str, int]
    rainbow: bool
    tokens: dict[str, tuple[str, ...]]
    """On the patch whose laying earned them: a button's colour, `rainbow`, a cat's name."""
    freed: int
    """Turns in which the rule restriction was lifted because no patch had a cell."""
    score: int


@dataclass(frozen=True, slots=True)
class View:
    config: Config
    seat: int | None
    phase: str
    to_act: tuple[int, ...]
    cats: dict[str, tuple[str, str]]
    """Each cat with its two patterns."""
    market: tuple[str | None, ...]
    """Alone: far, middle, near."""
    bag: int
    """How many patches are left in it."""
    discard: tuple[str, ...]
    quilts: tuple[QuiltView, ...]


def view(state: State, seat: Seat | None) -> View:
    assert isinstance(state.config, Config)
    return View(
        state.config,
        seat,
        PHASES[state.phase],
        to_act(state),
        cats_and_patterns(state),
        tuple(PATCHES[p] if p >= 0 else None for p in state.market),
        state.bag_left,
        tuple(PATCHES[p] for p in state.discard[: state.discards]),
        tuple(_quilt_view(state, owner, seat) for owner in range(state.seats)),
    )


def cats_and_patterns(state: State) -> dict[str, tuple[str, str]]:
    pairs = ([PATTERNS[p] for p in range(6) if state.cat_of[p] == slot] for slot in range(3))
    return {CAT_NAMES[cat]: (pair[0], pair[1]) for cat, pair in zip(state.cats, pairs, strict=True)}


def _quilt_view(state: State, owner: Seat, viewer: Seat | None) -> QuiltView:
    turns = slice(22 * owner, 22 * owner + popcount(OPEN & ~state.empty[owner]))
    cells = tuple(OPEN_CELLS[cell] for cell in state.order[turns])
    patches = state.sewn[turns]
    board = list(BOARDS)[state.boards[owner]]
    return QuiltView(
        board,
        sewn_grid(board, dict(zip(cells, (PATCHES[p] for p in patches), strict=True))),
        cells,
        _goals(state, owner) if state.phase != CHOOSING or owner == viewer else None,
        tuple(GOAL_LABELS[g] for g in state.dealt[4 * owner : 4 * owner + 4] if g >= 0),
        state.goals[3 * owner] >= 0,
        *_hand(state, owner, viewer),
        {CAT_NAMES[cat]: n for cat, n in zip(state.cats, state.cat_count[3 * owner : 3 * owner + 3], strict=True)},
        dict(zip(COLOURS, state.buttons[6 * owner : 6 * owner + 6], strict=True)),
        bool(state.rainbow[owner]),
        _tokens(state, cells, patches, state.earned[turns]),
        state.freed[owner],
        state.score(owner),
    )


def _tokens(state: State, cells: tuple[str, ...], patches: list[int], earned: list[int]) -> dict[str, tuple[str, ...]]:
    likers = [CAT_NAMES[state.cats[slot]] for slot in state.cat_of]
    return {
        cell: (
            *[COLOURS[p // 6]] * (e & BUTTON > 0),
            *["rainbow"] * (e & RAINBOW > 0),
            *[likers[p % 6]] * (e & CAT > 0),
        )
        for cell, p, e in zip(cells, patches, earned, strict=True)
        if e
    }


def _goals(state: State, owner: Seat) -> dict[str, str] | None:
    numbers = state.goals[3 * owner : 3 * owner + 3]
    if numbers[0] < 0:
        return None
    return {place: GOAL_LABELS[g] for place, g in zip(GOAL_PLACES, numbers, strict=True)}


def _hand(
    state: State, owner: Seat, viewer: Seat | None
) -> tuple[tuple[str | None, ...], tuple[bool, ...], tuple[int, ...]]:
    assert isinstance(state.config, Config)
    slots = [s for s in (2 * owner, 2 * owner + 1) if state.hand[s] >= 0]
    held = sorted((PATCHES[state.hand[s]], bool(state.known[s]), s - 2 * owner + 1) for s in slots)
    if owner == viewer or state.config.hands == "open":
        return tuple(patch for patch, _, _ in held), tuple(seen for _, seen, _ in held), tuple(at for _, _, at in held)
    taken = [patch for patch, seen, _ in held if seen]
    hidden = len(held) - len(taken)
    return (*taken, *[None] * hidden), (*[True] * len(taken), *[False] * hidden), ()


def determinize(seen: View, rng: Random) -> State:
    """The view's table, with the unseen patches dealt anew to the bag and to hidden hands, and unseen choices made."""
    state = empty_state(seen.config)
    state.phase = PHASES.index(seen.phase)
    state.cats = [CAT_NAMES.index(cat) for cat in seen.cats]
    state.cat_of = _owners(seen)
    boards = [list(BOARDS).index(quilt.board) for quilt in seen.quilts]
    state.boards = boards + [b for b in range(4) if b not in boards]
    state.market = [PATCH_NUMBERS[patch] if patch else -1 for patch in seen.market]
    state.discards = len(seen.discard)
    state.discard = [PATCH_NUMBERS[patch] for patch in seen.discard] + [0] * (22 - len(seen.discard))
    state.seat = seen.to_act[0] if seen.to_act and seen.phase != "choosing" else 0
    _sew_quilts(state, seen)
    _lay_goals(state, seen, rng)
    _deal_unseen(state, seen, rng)
    return state


def _owners(seen: View) -> list[int]:
    slots = list(seen.cats.values())
    return [next(slot for slot, pair in enumerate(slots) if name in pair) for name in PATTERNS]


def _sew_quilts(state: State, seen: View) -> None:
    """Lay each quilt patch by patch, so that tokens and scored groups come out as they did."""
    rims = [6 * list(BOARDS).index(quilt.board) for quilt in seen.quilts]
    unused = [0] * (24 - 6 * len(rims))
    state.colour = [mask for rim in rims for mask in COLOUR_RIM[rim : rim + 6]] + unused
    state.pattern = [mask for rim in rims for mask in PATTERN_RIM[rim : rim + 6]] + unused
    state.empty = [OPEN] * len(rims) + [0] * (4 - len(rims))
    for seat, quilt in enumerate(seen.quilts):
        codes = dict(zip(OPEN_CELLS, _open_codes(quilt), strict=True))
        for cell in quilt.order:
            state.lay(seat, PATCH_NUMBERS[codes[cell]], CELL_NUMBERS[cell])
    state.freed = [quilt.freed for quilt in seen.quilts] + [0] * (4 - len(rims))


def _open_codes(quilt: QuiltView) -> list[str]:
    codes = " ".join(quilt.grid).split()
    return [codes[number] for number in GRID_NUMBERS]


def _lay_goals(state: State, seen: View, rng: Random) -> None:
    dealt, goals = [-1] * 16, [-1] * 12
    for seat, quilt in enumerate(seen.quilts):
        for i, label in enumerate(quilt.dealt):
            dealt[4 * seat + i] = GOAL_LABELS.index(label)
        labels = list(quilt.goals.values()) if quilt.goals else []
        if quilt.has_chosen and not labels:
            labels = rng.sample(quilt.dealt, 3)
        for place, label in enumerate(labels):
            goals[3 * seat + place] = GOAL_LABELS.index(label)
    state.dealt, state.goals = dealt, goals


def _deal_unseen(state: State, seen: View, rng: Random) -> None:
    unseen = _unseen(seen)
    rng.shuffle(unseen)
    hand, known = [-1] * 8, [0] * 8
    for seat, quilt in enumerate(seen.quilts):
        places = quilt.hand_places or (1, 2)
        for place, patch, is_known in zip(places, quilt.hand, quilt.hand_seen, strict=False):
            hand[2 * seat + place - 1] = PATCH_NUMBERS[patch] if patch else unseen.pop()
            known[2 * seat + place - 1] = is_known
    state.hand, state.known = hand, known
    state.bag = unseen + [0] * (108 - len(unseen))
    state.bag_left = len(unseen)


def _unseen(seen: View) -> list[int]:
    copies = 2 if seen.config.lower_variance else 3
    left = [copies] * 36
    visible = [code for quilt in seen.quilts for code in _open_codes(quilt) if code != ".."]
    visible += [patch for quilt in seen.quilts for patch in quilt.hand if patch]
    visible += [patch for patch in seen.market if patch] + list(seen.discard)
    for code in visible:
        left[PATCH_NUMBERS[code]] -= 1
    return [patch for patch in range(36) for _ in range(left[patch])]
