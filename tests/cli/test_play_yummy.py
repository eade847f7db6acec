"""Yummy Kitty in the terminal: whole games, people behind curtains, nobody shown their own cats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random

import pytest

from tabbytop.cli.boards import load_board
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game
from tabbytop.words import words
from terminal import typed_yummy

YUMMY, BOARD = load_game("yummy_kitty"), load_board("yummy_kitty")


def play(tmp_path, lines, *args):
    command = [sys.executable, "-m", "tabbytop", "play", "yummy_kitty", "--file", str(tmp_path / "m.json"), *args]
    env = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8"}
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_three_people_play_a_whole_game_on_one_screen(tmp_path, language):
    typed, end = typed_yummy(3, "three", dogs="most")
    args = ("--players", "3", "--people", "3", "--names", "Ana,Ben,Cleo", "--option", "dogs=most", "--seed", "three")
    code, _ = play(tmp_path, typed, *args, "--lang", language)
    assert code == 0
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert record["final"]["phase"] == "over"
    assert [sheet["total"] for sheet in record["scores"]] == [end.score(seat) for seat in range(3)]


def test_short_forms_help_and_mistakes(tmp_path):
    code, shown = play(tmp_path, ["?", "m", "hello", "9:9", "u", "s", "r", "d", "d"], "--players", "2", "--seed", "1")
    assert code == 0
    flat = " ".join(shown.split())
    for sentence in ("You see the food side of your cards", "can't be read as an action", "Type r and a number"):
        assert sentence in flat


def paying(seed=5, players=3):
    """A seat that has put down one card for a cat of another's hand, as it sees the table."""
    state = YUMMY.new(YUMMY.load_config({"players": players}), seed)
    for kind in ("attract", "pay"):
        seat = YUMMY.to_act(state)[0]
        action = next(a for a in YUMMY.legal_actions(state, seat) if a.kind == kind)
        state = YUMMY.apply(state, seat, action)
    return YUMMY.view(state, seat)


def drawn(picture, width=80):
    from rich.console import Console

    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def test_moves_say_cost_and_points():
    state = YUMMY.new(YUMMY.load_config({"players": 3}), 3)
    seat = YUMMY.to_act(state)[0]
    lines = BOARD.moves(YUMMY.view(state, seat), YUMMY.legal_actions(state, seat), words("en"))
    assert lines[0] == "d: draw 2 cards"
    assert "3:3: Siamese, cost 1, +1 point" in lines
    assert "3:1: Orange Tabby, cost 1, -1 point" in lines
    assert "1:1: Calico, cost 2, +7 points" in lines


def test_cards_that_pay_are_marked():
    view = paying()
    lines = drawn(BOARD.picture(view, view.seat, ["Ana", "Ben", "Cleo"], words("en"))).splitlines()
    hand = next(line for line in lines if line.startswith("  hand:") and "koi" in line)
    assert hand.count("(paid)") == 1
    assert hand.index("(paid)") < hand.index("2 ", hand.index("1 ") + 8)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_card_is_parted_at_the_end_of_a_line(language):
    view = paying()
    tongue = words(language)
    for width in range(40, 100):
        for line in drawn(BOARD.hand_line(view.hands[(view.seat + 1) % 3], (), tongue), width).splitlines()[1:]:
            assert line.startswith("      ")
            assert line.strip()[0].isdigit()
            assert line.strip()[1] == " "


@pytest.mark.parametrize(
    ("typed", "breed"),
    [("siamois", "siamese"), ("SIAMÉS", "siamese"), ("siames", "siamese"), ("Chat noir", "black"), ("noir", "black"),
     ("americain", "american"), ("Américain à poil court", "american"), ("nar", "orange"), ("or", "orange"),
     ("gato de la", "fortune"), ("brit", "british"), ("calico", "calico"), ("angora turco", "angora")],
)  # fmt: skip
def test_a_colony_is_named_in_any_language_and_cut_short(typed, breed):
    from dataclasses import replace

    view = replace(paying(), phase="joining")
    assert BOARD.read_action(typed, view) == YUMMY.parse_action(f"join {breed}")
    assert BOARD.read_action(f"y 3 {typed}", replace(view, phase="turn")) == YUMMY.parse_action(f"yarn 3 {breed}")
    lost = BOARD.read_action(f"{typed} angora", replace(view, phase="leaving"))
    assert lost == YUMMY.parse_action(f"leave {breed} angora")


@pytest.mark.parametrize(
    ("typed", "code"), [("Chat", "yummy-which-colony"), ("Zèbre", "yummy-no-breed"), ("B", "yummy-which-colony")]
)
def test_a_colony_that_is_not_clear_is_named_as_it_was_typed(typed, code):
    from dataclasses import replace

    with pytest.raises(BadInput) as caught:
        BOARD.read_action(typed, replace(paying(), phase="joining"))
    assert (caught.value.code, caught.value.named) == (code, {"text": typed})


def test_what_was_typed_stands_in_the_refusal(tmp_path):
    _, shown = play(tmp_path, ["9:9", "Foo BAR"], "--players", "2", "--seed", "1")
    flat = " ".join(shown.split())
    assert "no such seat, card place or breed: 9:9." in flat
    assert '"Foo BAR" can\'t be read' in flat


def test_the_picture_never_shows_the_viewers_own_cats():
    """Two worlds that differ only in the own cats give the same picture, to the letter."""
    rng = Random(3)
    names = ["Ana", "Ben", "Cleo"]
    state = YUMMY.new(YUMMY.load_config({"players": 3}), 5)
    for _ in range(40):
        seat = YUMMY.to_act(state)[0]
        other = YUMMY.determinize(YUMMY.view(state, seat), rng)
        views = [YUMMY.view(world, seat) for world in (state, other)]
        shown = [drawn(BOARD.picture(view, seat, names, words("en"))) for view in views]
        assert shown[0] == shown[1]
        state = YUMMY.apply(state, seat, rng.choice(YUMMY.legal_actions(state, seat)))
