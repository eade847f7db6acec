"""A language of generated files goes through words, terminal and server: its code in LANGUAGES is all they are told."""

from __future__ import annotations

import re

import httpx
import pytest

from clients import new_table
from house import MADE_UP, environment, run_command, run_tests, with_made_up_language
from services import Server
from tabbytop.games import GAMES

READER = {"Accept-Language": MADE_UP}

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return with_made_up_language(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def server(house, tmp_path_factory):
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/matches.db")
    server.env = environment(house, **server.env)
    with server:
        yield server


def is_made_up(text):
    return text.startswith("⟦") and text.endswith("⟧")


def test_words_events_and_lines_are_said_in_it(house):
    assert re.search(r"\b[3-9]\d passed", run_tests(house, "project/test_words.py"))
    assert "2 passed" in run_tests(house, "laws/test_laws.py", only="three_languages", examples=8)


def test_the_catalogue_is_told_in_it(server):
    cards = httpx.get(f"{server.url}/api/games", headers=READER).json()
    assert [card["name"] for card in cards] == list(GAMES)
    for card in cards:
        choices = [choice for option in card["options"] for choice in option.get("choices", ())]
        told = [card, *card["options"], *choices, *card["levels"]]
        said = [thing[name] for thing in told for name in ("title", "about", "meaning") if thing.get(name)]
        assert len(said) > 15
        assert [text for text in said if not is_made_up(text)] == []


def test_refusals_of_the_rules_and_of_the_server_are_told_in_it(server):
    table = new_table(server.url, "calico", [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}])
    table.http.headers.update(READER)
    action = {"kind": "take", "market": 0}
    answers = [
        table.post("moves", seat=0, action=action),
        table.post("moves", seat=0, action={"kind": "dance"}),
        httpx.get(f"{server.url}/api/games/chess/box", headers=READER),
    ]
    assert [answer.status_code for answer in answers] == [409, 422, 404]
    assert [answer.json()["title"] for answer in answers if not is_made_up(answer.json()["title"])] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_served_in_it(server, game):
    page = httpx.get(f"{server.url}/rules/{game}.{MADE_UP}.md")
    assert page.status_code == 200
    assert all(is_made_up(title) for title in re.findall(r"^#+ (?:[0-9.]+ )?(.*)$", page.text, flags=re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_speaks_it(house, tmp_path, game):
    args = ("play", game, "--lang", MADE_UP, "--seed", 1, "--file", tmp_path / "match.json")
    done = run_command(house, *args, typed="?\nm\nno such move\nr\ns\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("⟦") > 20
    assert "⟦Type ? for help.⟧" in done.stdout
    assert "⟦total⟧" in done.stdout


def test_the_help_of_a_command_and_its_errors_speak_it(house):
    help_text = run_command(house, "--lang", MADE_UP, "score", "--help")
    assert help_text.returncode == 0
    assert "⟦" in help_text.stdout
    wrong = run_command(house, "--lang", MADE_UP, "play", "chess")
    assert wrong.returncode != 0
    assert '⟦There is no game "chess".' in wrong.stdout + wrong.stderr
