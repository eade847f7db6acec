"""Text, JSON and numbers of actions, and drawn quilts: each survives the round trip."""

from __future__ import annotations

import pytest

from tabbytop.core.errors import BadInput
from tabbytop.games.calico.actions import BY_NUMBER, Arrange, Place, Take
from tabbytop.games.calico.geometry import mask_of
from tabbytop.games.calico.grids import cells_of, parse_grid, sewn_grid
from tabbytop.games.calico.pieces import BOARDS, CELLS, COLOUR_LETTERS, OPEN_CELLS, PATTERN_LETTERS


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Mv d2", Place("Mv", "d2")),
        ("take 1", Take(0)),
        ("take 3", Take(2)),
        ("goals ≠ AA-BB-CC AAA-BBB", Arrange("≠", "AA-BB-CC", "AAA-BBB")),
    ],
)
def test_an_action_is_written_as_in_the_rules_page(game, text, action):
    assert game.parse_action(text) == action
    assert game.format_action(action) == text


def test_every_action_survives_text_json_and_number(game):
    assert game.action_count == len(set(BY_NUMBER)) == 36 * 22 + 3 + 120
    for number, action in enumerate(BY_NUMBER):
        assert game.parse_action(game.format_action(action)) == action
        assert game.load_action(game.dump_action(action)) == action
        assert game.action_number(action) == number
        assert game.numbered_action(number) == action


def test_json_begins_with_the_kind(game):
    assert list(game.dump_action(Place("Mv", "d2")).items()) == [("kind", "place"), ("patch", "Mv"), ("cell", "d2")]


@pytest.mark.parametrize(
    "text", ["", "Mv", "d2 Mv", "Mv h2", "Mv d8", "mv d2", "take 0", "take 4", "take", "goals ≠", "pass"]
)
def test_text_that_is_no_action_is_quoted(game, text):
    with pytest.raises(BadInput) as refused:
        game.parse_action(text)
    assert (refused.value.code, refused.value.named) == ("action-text", {"text": text})


@pytest.mark.parametrize("number", [-1, 915])
def test_a_number_outside_the_actions_is_refused(game, number):
    with pytest.raises(BadInput, match="action-number"):
        game.numbered_action(number)


@pytest.mark.parametrize("action", [Place("Mv", "d3"), Take(5), Arrange("≠", "≠", "≠")])
def test_an_action_that_names_what_does_not_exist_has_no_number(game, action):
    with pytest.raises(BadInput, match="calico-no-such-action"):
        game.action_number(action)


@pytest.mark.parametrize(
    ("code", "obj"),
    [
        ("action-kind", {"kind": "pass"}),
        ("action-kind", {}),
        ("action-kind", ["place"]),
        ("action-field", {"kind": "take", "market": 1, "extra": 1}),
        ("action-shape", {"kind": "take"}),
        ("action-shape", {"kind": "take", "market": "1"}),
    ],
)
def test_json_that_is_no_action_is_refused(game, code, obj):
    with pytest.raises(BadInput) as refused:
        game.load_action(obj)
    assert refused.value.code == code


def test_cells_survive_the_mask():
    assert cells_of(mask_of(CELLS)) == CELLS
    assert cells_of(mask_of(("d2", "a1", "g7"))) == ("a1", "d2", "g7")


@pytest.mark.parametrize("board", BOARDS)
def test_a_drawn_quilt_survives_the_round_trip(board):
    sewn = {cell: COLOUR_LETTERS[n % 6] + PATTERN_LETTERS[n // 6] for n, cell in enumerate(OPEN_CELLS)}
    rows = sewn_grid(board, sewn)
    colour, pattern = parse_grid(board, list(rows))
    by_colour = {cell: COLOUR_LETTERS[n] for n, mask in enumerate(colour) for cell in cells_of(mask)}
    by_pattern = {cell: PATTERN_LETTERS[n] for n, mask in enumerate(pattern) for cell in cells_of(mask)}
    codes = {cell: by_colour[cell] + by_pattern[cell] for cell in by_colour}
    assert sewn_grid(board, codes) == rows
    assert {cell: codes[cell] for cell in OPEN_CELLS} == sewn


def test_the_rim_may_be_left_open_in_a_drawing():
    drawn = [" ".join(".." if code != "##" else code for code in row.split()) for row in BOARDS["blue"]]
    assert parse_grid("blue", drawn) == parse_grid("blue", list(BOARDS["blue"]))


def test_a_state_is_dumped_with_its_secrets_and_the_next_patch_first(game, deal, play):
    state = deal(players=2, boards=("blue", "green"), hand="Md Yf Lw Dq", market="Gs Pv Gf", coming="Ms Mq")
    final = game.dump_final(play(state, "Md d2", "take 2"))
    assert (final["bag"][0], final["market"], final["phase"], final["seat"]) == ("Mq", ["Gs", "Ms", "Gf"], "placing", 1)
    first, second = final["quilts"]
    assert (first["board"], first["order"], first["hand"], second["hand"]) == (
        "blue",
        ["d2"],
        ["Pv", "Yf"],
        ["Dq", "Lw"],
    )
    assert first["goals"] == {"top": "≠", "right": "AA-BB-CC", "bottom_left": "AAA-BBB"}
    assert first["tokens"]["rainbow"] is False
