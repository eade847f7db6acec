"""Explore & Draw in the terminal: typed, by keys, alone and with people."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace

import pexpect
import pyte
import pytest

from services import PATIENCE
from tabbytop.bots.isle_of_cats.player import IS_COMPILED
from tabbytop.cli.boards import load_board
from tabbytop.cli.boards.isle_picture import second_signs
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game
from tabbytop.games.isle_of_cats.actions import Done, Place
from tabbytop.games.isle_of_cats.pieces import SPECIALS
from tabbytop.games.isle_of_cats.visibility import PieceView
from tabbytop.words import load_words
from terminal import Terminal

ISLE, BOARD = load_game("isle_of_cats"), load_board("isle_of_cats")


def typed_game(players, seed, **options):
    """A whole match as its people would type it: always the first action that is not a special."""
    state = ISLE.new(ISLE.load_config({"players": players, **options}), seed)
    lines = []
    while seats := ISLE.to_act(state):
        actions = ISLE.legal_actions(state, seats[0])
        action = next((a for a in actions if a.kind not in ("row", "each", "extra", "double")), actions[0])
        text = ISLE.format_action(action)
        lines.append((seats[0], {"card": text.removeprefix("card ")}.get(text.split()[0], text)))
        state = ISLE.apply(state, seats[0], action)
    return lines, state


def play(tmp_path, lines, *args):
    command = [sys.executable, "-m", "tabbytop", "play", "isle_of_cats", "--file", str(tmp_path / "m.json"), *args]
    env = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8"}
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, env=env, capture_output=True, text=True, timeout=600, check=False)
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("level", "language", "word"),
    [("easy", "en", "Your sister: "), ("expert", "fr", "Votre sœur"), ("hard", "es", "Tu hermana")],
)
def test_a_whole_solo_game_is_typed_on_several_levels_and_in_each_language(tmp_path, level, language, word):
    lines, end = typed_game(1, "isle", level=level)
    code, shown = play(tmp_path, [line for _, line in lines], "--players", "1", "--seed", "isle",
                       "--option", f"level={level}", "--lang", language)  # fmt: skip
    assert code == 0
    assert word in shown
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert record["scores"][0]["total"] == end.score(0)


def test_three_people_share_a_screen_behind_curtains(tmp_path):
    lines, end = typed_game(3, "three")
    typed, last = [], None
    for seat, line in lines:
        typed += ([""] if seat != last else []) + [line]
        last = seat
    code, shown = play(tmp_path, typed, "--players", "3", "--people", "3", "--seed", "three", "--names", "Ana,Ben,Cleo")
    assert code == 0
    assert "Now Ben. The others look away" in shown
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert [sheet["total"] for sheet in record["scores"]] == [end.score(seat) for seat in range(3)]


def test_help_cards_moves_and_mistakes(tmp_path):
    lines = ["?", "i", "m", "Z", "9", "done", "A", "A", "n", "s", "r 5", "u", "B"]
    code, shown = play(tmp_path, lines, "--players", "2", "--seed", "isle")
    assert code == 0
    for sentence in ("Seven days", "columns: A, B, C, D", "First choose your cards", "can't be read", "chosen already"):
        assert sentence in " ".join(shown.split())
    moves = json.loads((tmp_path / "m.json").read_text("utf-8"))["moves"]
    assert [move["action"]["column"] for move in moves if move["action"]["kind"] == "column" and move["seat"] == 0] == [
        "B"
    ]


def test_a_piece_is_turned_moved_and_drawn_with_keys(tmp_path):
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    args = [
        "-m",
        "tabbytop",
        "play",
        "isle_of_cats",
        "--players",
        "1",
        "--seed",
        "3",
        "--file",
        str(tmp_path / "m.json"),
    ]
    env = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    child = pexpect.spawn(sys.executable, args, dimensions=(24, 80), env=env, encoding="utf-8", timeout=PATIENCE)
    child.logfile_read = type("Feed", (), {"write": lambda _, data: stream.feed(data), "flush": lambda _: None})()
    child.expect_exact("shows the")
    child.sendline("A")
    child.expect_exact("Which card next")
    child.sendline("1")
    child.expect_exact("Esc types")
    before = [line.count("[]") for line in screen.display]
    assert sum(before) == 6
    child.send("r")
    child.expect_exact("Esc types")
    for _ in range(8):
        child.send("\x1b[D")
        child.expect_exact("Esc types")
    assert [line.count("[]") for line in screen.display] != before
    child.send("\r")
    child.expect_exact("Which card next")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    moves = json.loads((tmp_path / "m.json").read_text("utf-8"))["moves"]
    assert moves[-1]["action"]["kind"] == "place"
    assert moves[-1]["action"]["turn"] == 3


def test_every_turn_of_every_shape_can_be_reached_by_keys():
    from tabbytop.cli.boards.isle_keys import Held
    from tabbytop.games.isle_of_cats.geometry import TURNS_OF
    from tabbytop.games.isle_of_cats.pieces import SHAPE_NAMES

    for shape, turns in zip(SHAPE_NAMES, TURNS_OF, strict=True):
        reached, todo = set(), [Held(shape, 0, 8, 3)]
        while todo:
            piece = todo.pop()
            if piece.turn not in reached:
                reached.add(piece.turn)
                todo += [piece.turned(flip=False), piece.turned(flip=True)]
        assert reached == set(range(len(turns)))


def test_a_held_piece_is_the_placement_it_shows():
    from tabbytop.cli.boards.isle_keys import held

    lines, _ = typed_game(1, "held")
    for _, line in lines:
        if "." in line:
            place = ISLE.parse_action(line)
            assert isinstance(place, Place)
            assert held(place).action() == place
    assert isinstance(ISLE.parse_action("done"), Done)


def at_the_drawing(tmp_path, *args):
    """The first card of column A in hand: a C6, to be drawn with keys."""
    start = ("play", "isle_of_cats", "--players", 1, "--seed", 3, "--file", tmp_path / "m.json", *args)
    terminal = Terminal(*start).see("helps):").type("A").see("Which card next").see("):").type("1")
    return terminal.see("Esc types")


def ghost(terminal):
    return [(y, x) for y, line in enumerate(terminal.display()) for x in range(80) if line[x : x + 2] in ("[]", "><")]


def test_a_piece_that_does_not_fit_stays_in_the_hand_and_is_told_why(tmp_path):
    terminal = at_the_drawing(tmp_path)
    for _ in range(9):
        terminal.press("\x1b[C").see("Esc types")
    for _ in range(9):
        terminal.press("\x1b[A").see("Esc types")
    here = ghost(terminal)
    terminal.press("\r").see("would leave the boat.").see("Esc types")
    assert ghost(terminal) == here
    terminal.press("?").see("shows the table again.").type("").see("Esc types")
    assert ghost(terminal) == here
    terminal.press("u").see("Which card next").see("):").type("q")
    assert terminal.leave() == 0


@pytest.mark.parametrize("key", ["h", "m"])
def test_what_is_asked_for_while_drawing_stays_until_enter(tmp_path, key):
    terminal = at_the_drawing(tmp_path)
    here = ghost(terminal)
    terminal.press(key).see("shows the table again.")
    assert not ghost(terminal)
    terminal.type("").see("Esc types")
    assert ghost(terminal) == here
    assert terminal.press("q").leave() == 0


def test_a_command_typed_where_enter_was_asked_for_is_obeyed(tmp_path):
    terminal = at_the_drawing(tmp_path)
    terminal.press("m").see("shows the table again.").type("u").see("Which card next").see("):")
    assert terminal.type("q").leave() == 0


def test_who_is_thinking_is_said_and_what_is_typed_meanwhile_is_not_heard(tmp_path, monkeypatch):
    monkeypatch.setenv("TABBYTOP_THINK_ITERATIONS", "600" if IS_COMPILED else "40")  # long enough to type something
    start = ("play", "isle_of_cats", "--players", 2, "--bots", "master", "--seed", 3, "--file", tmp_path / "m.json")
    terminal = Terminal(*start).see("Master is thinking ...").type("q").see("helps):")
    assert terminal.type("A").see("Which card next").see("):").type("q").leave() == 0


def test_keys_that_are_no_text_are_never_shown_again(tmp_path):
    terminal = Terminal("play", "isle_of_cats", "--players", 1, "--seed", 3, "--file", tmp_path / "m.json")
    terminal.see("helps):").type("\x1bcab\x1b[A\x1b[31mcd\x07").see("read as an action").see("helps):")
    assert '"abcd" can\'t be' in terminal.text()
    assert terminal.type("\x1b").see("helps):").type("q").leave() == 0


def view_after(*lines, players=1, seed=3):
    state = ISLE.new(ISLE.load_config({"players": players}), seed)
    for line in lines:
        state = ISLE.apply(state, 0, ISLE.parse_action(line))
    return ISLE.view(state, 0)


def test_the_prompt_names_every_card_and_only_specials_that_are_left():
    view = view_after("row 1")
    asked = BOARD.prompt(view, load_words("en")).replace("\u00a0", " ")
    assert asked == "Which card next? (1, 2 blue|green|orange|purple|red, 3, 4):"
    asked = BOARD.prompt(view, load_words("es")).replace("\u00a0", " ")
    assert asked == "¿Qué carta ahora? (1, 2 azul|verde|naranja|morado|rojo, 3, 4):"
    spent = replace(view_after(), boats=(replace(view.boats[0], specials=("extra_card", "one_per_row", "take_row")),))
    assert "special" in BOARD.prompt(view_after(), load_words("en"))
    assert "special" not in BOARD.prompt(spent, load_words("en"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("ligne 2", "row 2"), ("cada ABD", "each ABD"), ("Chaque ABD", "each ABD"), ("doble tesoro", "double treasure"),
     ("double trésor", "double treasure"), ("2 bleu", "card 2 blue"), ("7 au-dessous", "card 7 below"),
     ("c1 q7", "c1.0 q7"), ("X5 h4", "X5.0 h4"), ("t5.2 H4", "T5.2 h4")],
)  # fmt: skip
def test_what_is_typed_in_any_language_and_cut_short(typed, meant):
    assert BOARD.read_action(typed, view_after()) == ISLE.parse_action(meant)


def test_a_shape_that_can_be_turned_asks_for_its_turn():
    with pytest.raises(BadInput) as caught:
        BOARD.read_action("L5 h4", view_after())
    assert load_words("en").explain(caught.value).endswith("from L5.0 h4 to L5.7 h4.")


def test_cells_are_named_by_their_ends_only_in_a_straight_run():
    assert BOARD.cell_words(("k4", "m3", "m4", "n4")) == "k4 m3 m4 n4"
    assert BOARD.cell_words(("k4", "l4", "m4", "n4")) == "k4-n4"
    assert BOARD.cell_words(("h2", "h3", "h4")) == "h2-h4"
    assert BOARD.cell_words(("h2", "h3")) == "h2 h3"


def test_pieces_that_look_alike_are_told_apart():
    signs = second_signs(
        tuple(
            PieceView(shape, 0, cells[:2], colour, tuple(cells.split()))
            for shape, colour, cells in (
                ("I5", "green", "h3 i3 j3 k3 l3"),
                ("I5", "green", "h4 i4 j4 k4 l4"),
                ("I5", "red", "h5 i5 j5 k5 l5"),
                ("I5", "green", "m4 n4 o4 p4 q4"),
                ("c1", None, "m5"),
                ("c1", None, "m6"),
            )
        )
    )
    assert signs == ["/", ":", "#", "/", "$", ":"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_wide_screen_shows_more_of_each_line(language):
    from rich.console import Console

    view = view_after("column D", "card 4")
    shown = []
    for width in (80, 140):
        console = Console(width=width, force_terminal=False)
        with console.capture() as capture:
            console.print(BOARD.picture(view, 0, ["Ana"], load_words(language)))
        shown.append(capture.get())
        assert max(len(line.rstrip()) for line in capture.get().splitlines()) <= width
    assert "…" in shown[0]
    assert load_words(language).say("isle-lesson-18") in shown[1]


def shown_at_80(view, language):
    from rich.console import Console

    console = Console(width=80, force_terminal=False)
    with console.capture() as capture:
        console.print(BOARD.picture(view, 0, ["Ana"], load_words(language)))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_eighty_columns_show_all_specials(language):
    words = load_words(language)
    shorts = " ".join(words.say(f"isle-short-{name}") for name in SPECIALS)
    assert shorts in shown_at_80(view_after(), language)


def test_common_and_rare_treasures_are_counted_apart():
    view = view_after()
    pieces = (PieceView("c1", 0, "m5", None, ("m5",)), PieceView("rT4", 0, "m6", None, ("m6", "l7", "m7", "n7")))
    view = replace(view, boats=(replace(view.boats[0], pieces=pieces),))
    assert "$1 %1 rooms" in shown_at_80(view, "en")


def test_a_map_has_the_sign_of_its_colour_in_every_language():
    for language in ("en", "fr", "es"):
        shown = shown_at_80(view_after(), language)
        assert all(f"{sign}?" in shown for sign in "≈/ox#")


def test_the_cursor_starts_where_drawing_brings_most():
    from tabbytop.cli.boards.isle_keys import best_place, gains

    view = view_after("column A", "card 1")
    places = [action for action in BOARD.legal(view) if isinstance(action, Place)]
    assert gains(view, [best_place(view, places).action()]) == [max(gains(view, places))]


def test_leaving_a_treasure_and_leaving_the_match_are_called_differently():
    for language in ("en", "fr", "es"):
        words = load_words(language)
        line = words.say("isle-keys", shape="c1", gain="+0", other="", leave=words.say("isle-keys-leave"))
        (leave,) = [item[2:] for item in line.split(", ") if item.startswith("n ")]
        (aside,) = [item[2:] for item in line.split(", ") if item.startswith("q ")]
        assert leave != aside


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_lesson_begins_in_the_middle_of_a_line(language):
    assert all(load_words(language).say(f"isle-lesson-{n}")[0] in "1234567890yvt" for n in range(1, 27))
