"""A restriction that leaves no cell to any patch in hand is lifted for the turn (docs/rules/calico 9.3)."""

from __future__ import annotations

from random import Random

import pytest

from tabbytop.games.calico.achievements import earned
from tabbytop.games.calico.pieces import OPEN_CELLS


@pytest.fixture
def nearly_full(deal, put, numbers, lay):
    """A blue quilt of green dots and light blue fern with room on e3 and d4 only."""

    def nearly_full(hand, restriction="same_colour"):
        state = deal(players=2, boards=("blue",), restriction=restriction)
        cells = [cell for cell in OPEN_CELLS if cell not in ("e3", "d4")]
        lay(state, 0, ", ".join(f"{'Gd' if n % 2 else 'Lf'} {cell}" for n, cell in enumerate(cells)))
        return put(state, hand=numbers(hand))

    return nearly_full


def placements(game, state):
    return [game.format_action(action) for action in game.legal_actions(state, 0)]


@pytest.mark.parametrize(("restriction", "hand"), [("same_colour", "Md Yf"), ("same_pattern", "Mw Yq")])
def test_without_an_allowed_cell_either_patch_goes_anywhere(game, nearly_full, restriction, hand):
    first, second = hand.split()
    state = nearly_full(hand, restriction)
    assert placements(game, state) == [f"{first} e3", f"{first} d4", f"{second} e3", f"{second} d4"]
    assert game.objection(state, 0, game.parse_action(f"{first} e3")) is None


@pytest.mark.parametrize(("restriction", "hand"), [("same_colour", "Md Gw"), ("same_pattern", "Mw Yd")])
def test_while_one_patch_has_an_allowed_cell_the_restriction_holds_for_the_other(game, nearly_full, restriction, hand):
    first, second = hand.split()
    state = nearly_full(hand, restriction)
    assert placements(game, state) == [f"{second} e3", f"{second} d4"]
    objection = game.objection(state, 0, game.parse_action(f"{first} e3"))
    assert objection.code == f"calico-restriction-{restriction.replace('_', '-')}"
    assert objection.args["cells"] == "-"


def test_a_free_placement_is_told_and_counted(game, nearly_full, play):
    state = nearly_full("Md Yf")
    events = game.events(state, 0, game.parse_action("Yf d4"), None)
    assert [(e.name, e.seat, e.cells, e.args) for e in events[:2]] == [
        ("free", 0, ("d4",), {"patch": "Yf"}), ("laid", 0, ("d4",), {"patch": "Yf"}),
    ]  # fmt: skip
    assert [quilt.freed for quilt in game.view(play(state, "Yf d4"), None).quilts] == [1, 0]


def test_an_allowed_placement_is_not_counted_as_free(game, nearly_full, play):
    state = nearly_full("Gw Yf")
    assert "free" not in {e.name for e in game.events(state, 0, game.parse_action("Gw d4"), None)}
    assert game.view(play(state, "Gw d4"), None).quilts[0].freed == 0


def test_without_a_restriction_no_placement_is_free(game, nearly_full, play):
    state = nearly_full("Md Yf", "none")
    assert "free" not in {e.name for e in game.events(state, 0, game.parse_action("Md d4"), None)}
    assert game.view(play(state, "Md d4"), None).quilts[0].freed == 0


def test_next_to_laid_always_leaves_a_cell(game, nearly_full, play):
    state = nearly_full("Md Yf", "next_to_laid")
    assert len(placements(game, state)) == 4
    assert game.view(play(state, "Md d4"), None).quilts[0].freed == 0


def test_the_restriction_holds_again_in_the_next_turn(game, nearly_full, play, put, numbers):
    """The free Md on e3 touches d4: the next magenta patch has an allowed cell there."""
    state = play(nearly_full("Md Yf"), "Md e3", "-", "-", "-")
    put(state, hand=numbers("Mw Yf"))
    assert placements(game, state) == ["Mw d4"]
    assert game.view(play(state, "Mw d4"), None).quilts[0].freed == 1


def test_a_guess_remembers_the_free_placements(game, nearly_full, play):
    view = game.view(play(nearly_full("Md Yf"), "Md e3"), 1)
    assert game.view(game.determinize(view, Random(1)), 1).quilts[0].freed == 1


FREELY = "free_placement"
FAILS = "free_placement_fails_restriction"


@pytest.mark.parametrize(
    ("option", "freed", "ticks"),
    [(FREELY, 0, True), (FREELY, 2, True), (FAILS, 0, True), (FAILS, 1, False)],
)
def test_a_free_placement_fails_the_restriction_only_if_the_option_says_so(finished, put, option, freed, ticks):
    winner, loser = "000 111 000000", "000 000 000000"
    state = put(finished(winner, loser, restriction="same_colour", restriction_without_cell=option), freed=[freed])
    assert earned(state, 0) == (("restriction_same_colour",) if ticks else ())


def test_a_free_placement_of_another_seat_fails_nobody_else(finished, put):
    state = finished("000 111 000000", "000 000 000000", restriction="same_colour", restriction_without_cell=FAILS)
    assert earned(put(state, freed=[0, 3]), 0) == ("restriction_same_colour",)
