"""Where discoveries fit: the fast enumeration against a slow, obvious one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.isle_of_cats.sailing import boat, fill, play, texts
from tabbytop.core.dice import seeded_dice
from tabbytop.games.isle_of_cats import geometry, rules
from tabbytop.games.isle_of_cats.actions import Place
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.pieces import CELLS, COLUMN_LETTERS, SHAPE_NUMBERS, SHAPES


def slow_placements(filled, grid):
    """Every set of cells on which a shape may be drawn, found square by square."""
    squares = [(y, x) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign == "#"]
    found = set()
    for mirrored in (False, True):
        for quarters in range(4):
            turned = [(y, -x) if mirrored else (y, x) for y, x in squares]
            for _ in range(quarters):
                turned = [(x, -y) for y, x in turned]
            for top in range(-9, 18):
                for left in range(-22, 44):
                    found |= _placed(filled, [(y + top, x + left) for y, x in turned])
    return found


def _placed(filled, spots):
    if not all(0 <= x < 22 and 0 <= y < 9 for y, x in spots):
        return set()
    cells = frozenset(COLUMN_LETTERS[x] + str(y + 1) for y, x in spots)
    near = {near for cell in cells for near in geometry.neighbours(cell)} if cells <= set(CELLS) else set()
    fits = cells <= set(CELLS) and not cells & filled and (not filled or near & filled)
    return {cells} if fits else set()


def fast_placements(state, shape):
    """The same from the masks."""
    rows = state.placement_masks(0, shape)
    first = geometry.FIRST_TURN[shape]
    spots = [(n // 9, 22 * (n % 9) + x) for n in range(len(rows)) for x in range(22) if rows[n] >> x & 1]
    found = [frozenset(geometry.placed_cells(first + turn, geometry.CELL_AT[spot])) for turn, spot in spots]
    assert len(found) == state.count_placements(0, shape) == len(set(found))
    return set(found)


def laid_anywhere(shape):
    """Every set of cells of the boat that has this shape."""
    turns = range(geometry.FIRST_TURN[shape], geometry.FIRST_TURN[shape + 1])
    laid = [geometry.placed_cells(turn, first) for turn in turns for first in range(142)]
    return [frozenset(cells) for cells in laid if cells]


def filled_cells(state):
    free = geometry.cells_of(state.free[:9])
    return {cell for cell in CELLS if cell not in free}


def sailed(seed, moves):
    """A boat after so many random moves."""
    state = GAME.new(Config(players=1), seed)
    rng = Random(seed)
    for _ in range(moves):
        if state.day == 7:
            break
        state.play(0, state.nth_legal(0, rng.randrange(state.count_legal(0))))
    return state


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 66), st.integers(0, 33))
def test_the_masks_find_what_a_slow_search_finds(seed, moves, shape):
    """On boats of random play, empty to full, for any shape."""
    state = sailed(seed, moves)
    assert fast_placements(state, shape) == slow_placements(filled_cells(state), SHAPES[shape].grid)


@settings(max_examples=15)
@given(st.sets(st.sampled_from(CELLS), min_size=1, max_size=60), st.integers(0, 33))
def test_the_masks_are_right_on_boats_that_no_play_would_make(filled, shape):
    """Holes, dust and bays everywhere."""
    state = GAME.new(Config(players=1), 1)
    for cell in sorted(filled):
        state.lay(0, geometry.find_turn(SHAPE_NUMBERS["c1"], [cell]), -1)
    assert fast_placements(state, shape) == slow_placements(set(filled), SHAPES[shape].grid)


@pytest.mark.once
def test_masks_and_a_set_of_cells_agree_on_thousands_of_random_boats():
    """Compiled only: every placement of 2,000 boats is checked cell by cell, and their number by a set search."""
    whole = {shape: laid_anywhere(shape) for shape in range(34)}
    rng = Random(11)
    for _ in range(2000):
        state = sailed(rng.randrange(10**6), rng.randrange(70))
        shape = rng.randrange(34)
        filled = filled_cells(state)
        near = {n for cell in filled for n in geometry.neighbours(cell)} if filled else set(CELLS)
        fits = {cells for cells in whole[shape] if not cells & filled and cells & near}
        assert fast_placements(state, shape) == fits


@given(st.integers(0, 10**6), st.integers(0, 66))
def test_count_nth_and_list_tell_the_same(seed, moves):
    """count_legal, nth_legal and legal_numbers, ascending."""
    state = sailed(seed, moves)
    if state.day < 7:
        numbers = state.legal_numbers(0)
        assert numbers == [state.nth_legal(0, n) for n in range(state.count_legal(0))] == sorted(set(numbers))


def test_the_first_discovery_may_lie_anywhere():
    """All 142 cells are open to a single square (4.1)."""
    state = GAME.new(Config(players=1), 1)
    assert state.count_placements(0, SHAPE_NUMBERS["c1"]) == 142
    assert state.count_placements(0, SHAPE_NUMBERS["I5"]) == len(slow_placements(set(), ("#####",)))


def test_the_next_one_must_share_a_side():
    """Around one square there are four cells, corners do not count (ruling 23)."""
    state = boat(("k5", "x", ""))
    rows = state.placement_masks(0, SHAPE_NUMBERS["c1"])
    cells = {COLUMN_LETTERS[x] + str(y + 1) for y in range(9) for x in range(22) if rows[y] >> x & 1}
    assert cells == {"k4", "j5", "l5", "k6"}


def test_a_pocket_that_nothing_borders_does_not_count():
    """A hole of the right size is no fit unless a discovery touches it (ruling 2)."""
    state = boat()
    fill(state, [cell for cell in CELLS if cell not in ("v5", "u5", "u4", "u6", "t5", "a4", "a5")])
    assert state.fits(0, SHAPE_NUMBERS["c2"])
    lonely = boat(("a5", "x", ""))
    assert not any(
        GAME.objection(lonely, 0, Place("c2", turn, cell)) is None for turn in range(2) for cell in ("v5", "u4")
    )


def test_placements_are_offered_as_masks_by_shape_and_turn():
    """What may be drawn now, without a list."""
    from games.isle_of_cats.sailing import island

    state = play(island({1: "C092"}), "column A", "card 1")
    masks = rules.placements(state, 0)
    assert list(masks) == ["c1", "c2"]
    assert [len(turns) for turns in masks.values()] == [1, 2]
    assert sum(row.bit_count() for turns in masks.values() for rows in turns for row in rows) == len(
        [a for a in GAME.legal_actions(state, 0) if isinstance(a, Place)]
    )
    assert rules.placements(island({}), 0) == {}
    assert "done" not in texts(state)


def test_random_games_are_repeatable_and_the_same_in_both_modes():
    """A checksum of 20 seeded solo games and of 5 games of three."""
    state = GAME.new(Config(players=1, level="hard"), 0)
    assert state.random_games(seeded_dice(7), 20) == SOLO_CHECKSUM
    state = GAME.new(Config(players=3), 0)
    assert state.random_games(seeded_dice(7), 5) == THREE_CHECKSUM


SOLO_CHECKSUM, THREE_CHECKSUM = 1268679961, 2065672811
