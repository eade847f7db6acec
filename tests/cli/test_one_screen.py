"""Several people at one terminal: nothing stays that one of them should not see, and nothing scrolls away unseen."""

from __future__ import annotations

import json
from random import Random

import pytest
from rich.console import Console

from tabbytop.cli.session import new_match
from tabbytop.cli.terminal_match import TerminalMatch
from tabbytop.core.game import Event
from tabbytop.games import load_game
from tabbytop.words import load_words
from terminal import Terminal, typed_yummy

YUMMY = load_game("yummy_kitty")
THREE = ("--players", 3, "--people", 3, "--names", "Ana,Ben,Cleo")


def sit_down(file, *args, **size):
    """Three people, and the first of them at the table."""
    terminal = Terminal("play", "yummy_kitty", "--file", file, "--seed", 3, *THREE, *args, **size)
    return terminal.see("press Enter.").type("").see("help):")


@pytest.fixture
def terminal(tmp_path):
    """Three people with an empty log."""
    config = YUMMY.load_config({"players": 3})
    session = new_match(YUMMY, config, 3, ("Ana", "Ben", "Cleo"), tmp_path / "m.json")
    return TerminalMatch(session, load_words("en"))


@pytest.mark.parametrize("way", ["q", "Ctrl-C"])
def test_whoever_leaves_takes_the_table_along(tmp_path, way):
    terminal = sit_down(tmp_path / "m.json")
    assert "koi" in terminal.text()
    code = (terminal.type("q") if way == "q" else terminal.interrupt()).leave()
    assert code == (0 if way == "q" else 130)
    shown = terminal.text()
    assert "goes on with it" in " ".join(shown.split())
    for secret in ("koi", "mouse", "Calico", "Siamese", "hand:"):
        assert secret not in shown


@pytest.mark.parametrize("columns", [80, 400])
def test_the_command_that_goes_on_has_a_line_of_its_own(tmp_path, monkeypatch, columns):
    """Even where the sentence about the file is long."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a long way to go" / "to the data folder"))
    terminal = Terminal("play", "yummy_kitty", "--seed", 3, columns=columns).see("help):")
    assert terminal.type("q").leave() == 0
    assert "tabbytop play yummy_kitty" in terminal.display()


def test_the_command_names_the_file_if_it_is_not_the_usual_one(tmp_path):
    file = tmp_path / "my match.json"
    terminal = sit_down(file, columns=400)
    assert terminal.type("q").leave() == 0
    assert f"tabbytop play yummy_kitty --file '{file}'" in terminal.display()


def test_what_was_drawn_is_seen_before_the_curtain(tmp_path):
    terminal = sit_down(tmp_path / "m.json").type("d").see("hides your table.")
    own = next(line for line in terminal.display() if line.startswith("  hand: ") and "koi" in line)
    assert " 6  " in own
    assert "2 cards stored." in terminal.text()
    terminal.type("").see("press Enter.")
    assert "hand:" not in terminal.text()
    assert terminal.type("q").leave() == 0


def test_who_comes_back_reads_what_happened_meanwhile(tmp_path):
    file = tmp_path / "m.json"
    terminal = sit_down(file).type("d").see("table.").type("").see("press Enter.").type("").see("help):")
    mover = json.loads(file.read_text("utf-8"))["moves"][0]["seat"]
    name = ("Ana", "Ben", "Cleo")[mover]
    assert terminal.type("q").leave() == 0
    again = Terminal("play", "yummy_kitty", "--file", file).see("keeps the old one aside)").type("")
    again.see("press Enter.").type("").see("help):")
    assert f"{name}: 2 cards stored." in again.text()
    assert again.type("q").leave() == 0


def test_help_is_turned_page_by_page_and_the_table_comes_back(tmp_path):
    terminal = sit_down(tmp_path / "m.json", "--option", "dogs=each").type("?").see("Enter: more")
    assert terminal.display()[0].startswith("You see the food side")
    assert "every dog costs 1 point" in " ".join(terminal.text().split())
    terminal.type("").see("table again.").see("help):")
    assert "fortune = Fortune Cat" in terminal.text()
    terminal.type("").see("help):")
    assert terminal.display()[0].startswith("Draw pile:")
    assert not terminal.screen.history.top
    assert terminal.type("q").leave() == 0


def test_a_command_at_the_end_of_a_page_is_obeyed(tmp_path):
    terminal = (
        sit_down(tmp_path / "m.json").type("?").see("or a command.").type("m").see("d: draw 2 cards").see("help):")
    )
    assert terminal.type("q").leave() == 0


def test_l_brings_back_all_that_happened_since_the_last_turn(terminal, capsys):
    """The own turn before this one included, and nothing of what came before."""
    rng = Random(2)
    while len(terminal.session.record.moves) < 60 or YUMMY.to_act(terminal.session.state) != (0,):
        seat = YUMMY.to_act(terminal.session.state)[0]
        terminal.play(seat, rng.choice(YUMMY.legal_actions(terminal.session.state, seat)))
    capsys.readouterr()
    terminal.obey(0, "l")
    shown = " ".join(capsys.readouterr().out.split())
    assert all(" ".join(line.split()) in shown for line in terminal.news_lines(0))
    assert "Ana: " in shown
    assert len(shown) < 3000


def test_a_log_without_a_move_says_so(terminal, capsys):
    terminal.obey(0, "l")
    assert "Nothing has happened yet." in capsys.readouterr().out


def test_who_is_robbed_reads_which_food_is_gone(terminal):
    event = Event("robbed", 1, (), {"animal": "orange", "owner": 1, "card": 1, "food": "koi2"})
    dogs = Event("dog", 1, (), {"dogs": 2, "food": "koi1 yarn"})
    terminal.news[0] = [event, dogs]
    (line,) = terminal.news_lines(0)
    first, then = line.split(" 2 dogs")
    assert first == "Ben: Orange Tabby attracted out of your hand, with your koi 2."
    assert then == " of yours come along, with your koi 1, yarn."


def test_a_mistake_leaves_the_table_on_a_small_screen(tmp_path):
    terminal = sit_down(tmp_path / "m.json")
    for _ in range(4):
        terminal.type("hello").see("Type ? for help.").see("help):")
        assert terminal.display()[0].startswith("Draw pile:")
    assert terminal.type("q").leave() == 0


def test_the_end_shows_the_table_then_the_scores_and_answers_everything(tmp_path):
    lines, end = typed_yummy(3, "three")
    terminal = Terminal("play", "yummy_kitty", "--file", tmp_path / "m.json", "--seed", "three", *THREE)
    for line in lines:
        terminal.see("press Enter.", "help):", "takes back:", ")?", "hides your table.").type(line)
    terminal.see("shows the scores.")
    assert terminal.display()[0].startswith("Draw pile:")
    terminal.type("").see("o 1: the table of seat 1.")
    assert not terminal.screen.history.top
    assert "total" in terminal.text()
    terminal.type("what").see('"what" means nothing here').see("o 1: the table of seat 1.")
    terminal.type("s 2").see("total").see("o 1: the table of seat 1.")
    assert "Ben" in terminal.text()
    terminal.type("s 7").see("Type s and a number from 1 to 3.").see("o 1: the table of seat 1.")
    assert terminal.type("").leave() == 0
    assert end.score(1) == json.loads((tmp_path / "m.json").read_text("utf-8"))["scores"][1]["total"]


def test_the_log_parts_what_has_different_causes(terminal):
    terminal.news[0] = [
        Event("stored", 1, (), {"cards": 2}),
        Event("mouse", 1),
        Event("left", 1, (), {"animal": "siamese", "colony": "siamese"}),
        Event("left", 2, (), {"animal": "angora", "colony": "orange"}),
        Event("robbed", 2, (), {"animal": "american", "owner": 1, "card": 1}),
        Event("dog", 2, (), {"dogs": 2}),
        Event("arrived", 2, (), {"animal": "american", "colony": "american"}),
        Event("robbed", 2, (), {"animal": "fortune", "owner": 2, "card": 1}),
        Event("turned", 2, (), {"animal": "angora"}),
        Event("arrived", 2, (), {"animal": "angora", "colony": "calico"}),
    ]
    told = [line.replace("The top card of the pile is turned", "Turned") for line in terminal.news_lines(0)]
    assert told == [
        "Ben: 2 cards stored.",
        "Ben: a mouse appears on the draw pile!",
        "Ben: a cat runs after the mouse: Siamese.",
        "Cleo: a cat runs after the mouse: Turkish Angora, from the colony Orange Tabby.",
        "Cleo: American Shorthair attracted (hand: Ana). 2 dogs come along.",
        "Cleo: Fortune Cat attracted (hand: Ben). Turned over: Turkish Angora. Turkish Angora joins the colony Calico.",
    ]


def test_the_newest_line_is_shown_even_where_only_one_has_room(terminal):
    terminal.screen.console = Console(width=40, height=24, force_terminal=True)
    terminal.screen.used = 21
    assert terminal.as_many_as_fit(["old", "new " * 20], 2) == ["new " * 9 + "..."]
    assert terminal.as_many_as_fit(["old", "new"], 2) == ["new"]


def test_an_attraction_that_is_under_way_leaves_the_log(terminal):
    terminal.news[0] = [Event("stored", 1, (), {"cards": 2})]
    seat = YUMMY.to_act(terminal.session.state)[0]
    terminal.news[seat] = [Event("mouse", (seat + 1) % 3)]
    action = next(a for a in YUMMY.legal_actions(terminal.session.state, seat) if a.kind == "attract")
    terminal.play(seat, action)
    assert [event.name for event in terminal.news[seat]] == ["mouse", "aimed"]


def test_a_sheet_is_of_the_seat_that_was_named(terminal, capsys):
    for wish, whose in (("", "Ana"), ("2", "Ben"), ("3", "Cleo")):
        terminal.pages.show_sheet(0, wish)
        assert whose in capsys.readouterr().out
    terminal.pages.show_sheet(0, "4")
    assert "Type s and a number from 1 to 3" in capsys.readouterr().out
