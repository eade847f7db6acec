"""Yummy Kitty in the terminal: whole games, people behind curtains, nobody shown their own cats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random

import pytest

from games.yummy_kitty.laying import lay
from games.yummy_kitty.laying import play as after
from tabbytop.bots.hints import Hint
from tabbytop.bots.yummy_kitty.reasons import reasons
from tabbytop.cli.boards import load_board
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game
from tabbytop.games.yummy_kitty.pieces import BREEDS
from tabbytop.words import load_words
from terminal import typed_yummy

YUMMY, BOARD = load_game("yummy_kitty"), load_board("yummy_kitty")


def play(tmp_path, lines, *args):
    command = [sys.executable, "-m", "tabbytop", "play", "yummy_kitty", "--file", str(tmp_path / "m.json"), *args]
    env = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8"}
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, env=env, capture_output=True, text=True, timeout=600, check=False)
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
    lines = BOARD.moves(YUMMY.view(state, seat), YUMMY.legal_actions(state, seat), load_words("en"))
    assert lines[0] == "d: draw 2 cards"
    assert "3:3: Siamese, cost 1, +1 point" in lines
    assert "3:1: Orange Tabby, cost 1, -1 point" in lines
    assert "1:1: Calico, cost 2, +7 points" in lines


def test_cards_that_pay_are_marked():
    view = paying()
    lines = drawn(BOARD.picture(view, view.seat, ["Ana", "Ben", "Cleo"], load_words("en"))).splitlines()
    hand = next(line for line in lines if line.startswith("  hand:") and "koi" in line)
    assert hand.count("(paid)") == 1
    assert hand.index("(paid)") < hand.index("2 ", hand.index("1 ") + 8)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_card_is_parted_at_the_end_of_a_line(language):
    view = paying()
    words = load_words(language)
    for width in range(40, 100):
        for line in drawn(BOARD.hand_line(view.hands[(view.seat + 1) % 3], (), words), width).splitlines()[1:]:
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
        shown = [drawn(BOARD.picture(view, seat, names, load_words("en"))) for view in views]
        assert shown[0] == shown[1]
        state = YUMMY.apply(state, seat, rng.choice(YUMMY.legal_actions(state, seat)))


def said(table, step, join=-1, language="en"):
    """A hint as it is shown: the short form and the reasons."""
    action, names, words = YUMMY.parse_action(step), ["Ana", "Ben", "Cleo"], load_words(language)
    view = YUMMY.view(table, table.asked)
    hint = Hint(action, 0.0, reasons(table, YUMMY.action_number(action), join))
    return [BOARD.short_form(view, action, words), *BOARD.say_reasons(view, hint, names, words)]


def test_a_hint_says_what_the_move_does():
    bowls = [{"orange": "orange", "british": "british"}, {}, {"siamese": "siamese siamese"}]
    table = lay(["koi1 koi1 yarn", "siamese koi1 angora", "koi1"], bowls)
    assert said(table, "store") == ["d: draw 2 cards", "more food to pay with (in hand: 2); first comes koi 1"]
    assert said(table, "attract 2:1") == [
        "2:1: Siamese, cost 1, +2 points",
        "then Siamese, 1 × 1 (+1) + British Shorthair, 1 × 3 breeds (+1)",
        "takes 1 card from Ben's hand (2 left)",
        "kept from Cleo, who could gain 1 point by it",
    ]
    assert said(table, "attract 2:3", BREEDS.index("orange"))[:4] == [
        "2:3: Turkish Angora, cost 2", "joins the colony Orange Tabby", "3 points at once",
        "then Orange Tabby colony of 2",
    ]  # fmt: skip
    assert said(table, "yarn 3 orange") == [
        "y 3 orange: yarn", "keeps 1 cat of the colony Orange Tabby from the mice",
    ]  # fmt: skip


def test_points_are_told_once():
    bowls = [{"orange": "orange orange", "siamese": "siamese"}]
    table = after(lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse koi1 koi1"), "store")
    assert said(table, "leave orange") == ["orange: -3 points", "then Orange Tabby colony of 1"]
    paying = after(lay(["koi1", "orange"], bowls), "attract 2:1", "pay 1")
    assert said(paying, "settle")[:3] == [
        "ok: pay with the cards put down", "1 point at once", "then Orange Tabby colony of 3",
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_reason_has_its_sentence(language):
    rng = Random(6)
    state = YUMMY.new(YUMMY.load_config({"players": 3, "dogs": "most", "yarn_card_scope": "cats_below"}), 8)
    while seats := YUMMY.to_act(state):
        actions = YUMMY.legal_actions(state, seats[0])
        for action in actions:
            for text in said(state, YUMMY.format_action(action), language=language):
                assert "yummy-" not in text
                assert "{" not in text
        state = YUMMY.apply(state, seats[0], rng.choice(actions))


def test_a_lone_hint_has_neither_number_nor_gain(tmp_path):
    table = YUMMY.new(YUMMY.load_config({"players": 2}), 1)
    target = next(a for a in YUMMY.legal_actions(table, YUMMY.to_act(table)[0]) if a.kind == "attract")
    args = ("--players", "2", "--people", "2", "--seed", "1")
    pay = YUMMY.legal_actions(YUMMY.apply(table, YUMMY.to_act(table)[0], target), YUMMY.to_act(table)[0])[0]
    _, shown = play(tmp_path, ["", YUMMY.format_action(target), YUMMY.format_action(pay), "h"], *args)
    assert "+0.0" not in shown


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("colony", [breed for breed in BREEDS if breed != "angora"])
def test_the_prompt_fits_a_line(language, colony):
    hands = ["koi2 koi2 yarn", "orange koi1"]
    view = YUMMY.view(lay(hands, [{colony: colony}], excluded="siamese"), 0)
    asked = BOARD.prompt(view, load_words(language))
    assert len(asked) < 79
    assert all(offer in asked for offer in ("d, ", "2:1 ", "x ", "y 3 "))


@pytest.mark.parametrize(
    ("hands", "more", "offers"),
    [
        (["koi1", "siamese"], {}, ["d", "2:1 attract"]),
        (["yarn", "siamese"], {}, ["d"]),
        (["koi1 yarn", "calico siamese"], {"bowls": [{"orange": "orange"}]}, ["d", "2:2 attract", "y 2 orange"]),
        (["koi1 yarn", "calico"], {"bowls": [{"orange": "orange yarn"}], "excluded": "orange"}, ["d", "x excluded"]),
        (["koi2", "angora"], {"pile": "", "excluded": "british"}, []),
        (["koi2", "orange", "siamese"], {"protected": 1}, ["d", "3:1 attract"]),
    ],
)
def test_the_prompt_offers_what_is_possible(hands, more, offers):
    table = lay(hands, **more)
    assert BOARD.offers(YUMMY.view(table, 0), load_words("en")) == offers


def test_offers_are_those_of_the_rules():
    rng, kinds = Random(4), {"d": "store", "x": "attract", "y": "yarn", "p": "pass"}
    config = YUMMY.load_config({"players": 3, "dogs": "each", "voluntary_pass_in_end_phase": True})
    for seed in range(4):
        state = YUMMY.new(config, seed)
        while seats := YUMMY.to_act(state):
            view, actions = YUMMY.view(state, seats[0]), YUMMY.legal_actions(state, seats[0])
            if view.phase == "turn":
                typed = [offer.split(" attract")[0].split(" excl")[0] for offer in BOARD.offers(view, load_words("en"))]
                assert all(BOARD.read_action(text, view) in actions for text in typed)
                assert {kinds.get(text[0], "attract") for text in typed} == {action.kind for action in actions}
            state = YUMMY.apply(state, seats[0], rng.choice(actions))


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("cat", [breed for breed in BREEDS if breed != "fortune"])
def test_the_piles_fit_a_line(language, cat):
    view = YUMMY.view(lay(["koi1", "koi1"], pile="yarn " * 50, excluded="orange " * 10 + cat), 0)
    shown = drawn(BOARD.picture(view, 0, ["Ana", "Ben"], load_words(language))).splitlines()
    assert shown[1].startswith(("1 ", "2 "))


def test_who_must_choose_a_cat_is_not_to_play():
    bowls = [{}, {"orange": "orange", "siamese": "siamese"}]
    table = after(lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse koi1 koi1"), "store")
    shown = drawn(BOARD.picture(YUMMY.view(table, 1), 1, ["Ana", "Ben"], load_words("en")))
    assert "(to play)" not in shown
    assert "2 Ben: 0 points (loses a cat)" in shown


def test_further_lines_of_a_bowl_begin_below_each_other():
    cats = {breed: breed for breed in ("orange", "calico", "american", "siamese", "black", "british")}
    view = YUMMY.view(lay(["koi1", "koi1"], [cats], mice=(3,), dogs_in_bowl=(2,), dogs="most"), 0)
    for width in range(40, 81):
        lines = drawn(BOARD.bowl_line(view.bowls[0], load_words("en")), width).splitlines()[1:]
        assert {len(line) - len(line.lstrip()) for line in lines} == {7}
