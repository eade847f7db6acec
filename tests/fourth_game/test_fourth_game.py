"""A game of one folder goes through every room: its name in GAMES is all that the others are told of it."""

from __future__ import annotations

import json
import re

import httpx
import pytest

from clients import join, new_table
from house import environment, run_command, run_tests, with_fourth_game
from services import Server
from tabbytop.games import GAMES

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return with_fourth_game(tmp_path_factory.mktemp("house"), *GAMES)


@pytest.fixture(scope="module")
def server(house, tmp_path_factory):
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/matches.db")
    server.env = environment(house, **server.env)
    with server:
        yield server


def run(house, *args, typed=""):
    """A command that ends well; what it said."""
    done = run_command(house, *args, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_the_laws(tmp_path):
    """In a house without any other game, so that every example is of this one."""
    said = run_tests(with_fourth_game(tmp_path), "laws/test_laws.py", "laws/test_undo.py", "laws/test_clone.py")
    assert re.search(r"\b(1[5-9]|[2-9]\d) passed", said)


def test_its_words_are_in_step_in_every_language(house):
    assert "passed" in run_tests(house, "project/test_words.py")


def test_two_people_play_it_to_the_end_over_http(server):
    ana = new_table(server.url, "saucers", [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    ben = join(server.url, ana.match)
    seats = {0: ana, 1: ben}
    moves = 0
    while (table := ana.look())["status"] != "over":
        seat = table["to_act"][0]
        choices = seats[seat].actions(seat)
        assert len(choices) in range(1, 5)
        moves += seats[seat].play_on([seat], most=1)
    assert moves >= 18
    assert sorted(table["result"]["places"]) in ([1, 1], [1, 2])
    assert [sheet["total"] for sheet in table["sheets"]] == [
        sum(line["points"] for line in sheet["lines"]) for sheet in table["sheets"]
    ]
    assert table["view"]["pile"] == 0


def test_what_is_wrong_is_said_in_the_language_of_the_reader(server):
    table = new_table(server.url, "saucers", [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    join(server.url, table.match)
    table.http.headers["Accept-Language"] = "fr"
    answer = table.post("moves", seat=0, action={"kind": "drink", "place": 9})
    assert answer.status_code == 409
    assert answer.json()["code"] == "saucers-gap"
    assert answer.json()["title"] == "Il n’y a pas de lait à l’endroit 9."
    assert answer.json()["section"] == "2.1"


def test_a_bot_plays_it_on_the_server(server):
    chairs = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "uniform"}]
    table = new_table(server.url, "saucers", chairs)
    table.play_on([0])
    assert table.look()["status"] == "over"


def test_it_stands_in_the_catalogue_with_its_options_and_bots(server):
    cards = {card["name"]: card for card in httpx.get(f"{server.url}/api/games").json()}
    assert list(cards) == [*GAMES, "saucers"]
    card = cards["saucers"]
    assert card["prefix"] == "saucers"
    assert card["title"] == "Saucers"
    assert card["players"] == {"least": 1, "most": 4}
    assert [(option["name"], option["kind"], option["title"]) for option in card["options"]] == [
        ("naps", "flag", "Naps")
    ]
    assert [level["name"] for level in card["levels"]] == ["uniform", "greedy"]


def test_its_types_are_described_and_its_rules_are_served(server):
    shapes = httpx.get(f"{server.url}/openapi.json").json()["components"]["schemas"]
    assert {"SaucersView", "SaucersConfig", "SaucersDrink", "SaucersNap"} <= set(shapes)
    assert set(shapes["SaucersView"]["properties"]) >= {"open", "pile", "drunk"}
    assert "## 2 Un tour" in httpx.get(f"{server.url}/rules/saucers.fr.md").text


@pytest.mark.parametrize(
    ("language", "over"), [("en", "All milk is drunk."), ("fr", "Tout le lait est bu."), ("es", "No queda leche.")]
)
def test_the_terminal_shows_it_on_the_plain_board(house, tmp_path, language, over):
    file = tmp_path / "match.json"
    args = ("play", "saucers", "--seed", "1", "--lang", language, "--file", file)
    shown = run(house, *args, typed="m\n?\nh\nnap\n9\nr 2.1\ns\n" + "1\n" * 30)
    assert "4) " in shown
    assert "(nap)" in shown
    assert over in shown
    record = json.loads(file.read_text("utf-8"))
    assert record["moves"][0] == {"seat": 0, "action": {"kind": "nap"}}
    assert record["final"]["open"] == [0, 0, 0]
    assert run(house, "replay", file, "--verify")


def test_the_plain_board_shows_the_fields_of_the_view_and_the_moves_by_number(house, tmp_path):
    shown = run(house, "play", "saucers", "--seed", "1", "--lang", "en", "--file", tmp_path / "m.json", typed="9\nq\n")
    begin = shown.split("At the table")[0].splitlines()
    assert begin == [
        "Saucers: You, Hungry cat",
        "Open: 5 5 3",
        "In the pile: 21",
        "Swept away: -",
        "Drunk: - | -",
        "Napped: - -",
        "1) Drink at place 1 (drink 1)",
        "2) Drink at place 2 (drink 2)",
        "3) Drink at place 3 (drink 3)",
        "4) Nap (nap)",
    ]
    assert "There is no move number 9; they run from 1 to 4." in shown


def test_the_bot_that_takes_most_at_once_gets_more_milk_than_the_one_that_takes_anything(house, tmp_path):
    out = tmp_path / "matches.jsonl"
    options = ("--bots", "greedy,uniform", "--games", 20, "--seed", 1, "--jobs", 1, "--out", out)
    run(house, "simulate", "saucers", *options)
    records = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert len(records) == 20
    totals = {"greedy": [], "uniform": []}
    for record in records:
        for sheet in record["scores"]:
            totals[record["seats"][sheet["seat"]]].append(sheet["total"])
    assert [len(found) for found in totals.values()] == [20, 20]
    assert sum(totals["greedy"]) > 1.3 * sum(totals["uniform"])


def test_a_table_of_real_life_can_not_be_scored_and_that_is_said(house, tmp_path):
    (tmp_path / "table.json").write_text("{}")
    done = run_command(house, "score", "saucers", tmp_path / "table.json", "--lang", "en")
    assert done.returncode != 0
    assert 'Tables of "saucers" laid out in real life' in done.stdout + done.stderr
