"""What came from outside and is said again: cut, so that no value whatever breaks a sentence, an answer or the log."""

from __future__ import annotations

import ast
import json
import logging
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

import tabbytop
from clients import new_table
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.server.logs import MOST_BYTES, JsonLines
from tabbytop.words import ECHO, LANGUAGES, OURS, load_words

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
LONG = "q" * 5000
ODD = [
    LONG,
    10**30,
    -(10**30),
    2**63,
    1e300,
    -0.0,
    True,
    None,
    [LONG],
    {"a": LONG},
    [[[]]],
    "9" * 5000,
    [10**30],
    "\u0000",
]
"""Values that no option and no field of an action takes."""


def is_in_short(answer):
    """No fault, and nothing that was sent stands in the answer at length."""
    assert answer.status_code < 500, answer.text
    assert "q" * ECHO not in answer.text
    assert "9" * ECHO not in answer.text
    assert "0" * ECHO not in answer.text


@pytest.mark.parametrize("game", GAMES)
def test_no_value_of_an_option_breaks_the_answer(server, game):
    options = [field.name for field in fields(load_game(game).config_type)]
    with httpx.Client(base_url=server.url, timeout=120) as client:
        for option in ("players", *options, "nothing", LONG):
            for value in ODD:
                body = {"game": game, "config": {"players": 2, option: value}, "chairs": TWO}
                is_in_short(client.post("/api/tables", json=body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_value_is_told_by_its_beginning(server, language):
    body = {"game": "calico", "config": {"setup": LONG}, "chairs": TWO}
    said = httpx.post(f"{server.url}/api/tables", json=body, headers={"accept-language": language}, timeout=120)
    assert said.status_code == 422
    assert "q" * (ECHO - 1) + "…" in said.json()["title"]
    assert "beginner" in said.json()["title"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", ["moves", "preview"])
def test_no_field_of_an_action_breaks_the_answer(server, game, what):
    table = new_table(server.url, game, chairs=TWO)
    legal = {action["kind"]: action for action in table.actions(0)}
    for kind, shape in load_game(game).action_types.items():
        for name in (*(field.name for field in fields(shape)), LONG):
            for value in ODD:
                is_in_short(table.post(what, seat=0, action={"kind": kind, **legal.get(kind, {}), name: value}))


@pytest.mark.parametrize(
    "raw",
    [
        '{"seat":0,"action":{"kind":"take","market":%s}}' % ("9" * 5000),
        '{"seat":%s,"action":{"kind":"take"}}' % ("9" * 5000),
        '{"seat":0,"action":{"kind":"take"},"after":%s}' % ("9" * 4000),
        f'{{"seat":0,"action":{{"kind":"take"}},"{LONG}":1}}',
        '{"seat":1e999,"action":{"kind":"take"}}',
    ],
)
def test_numbers_that_python_can_not_write_are_refused(server, raw):
    table = new_table(server.url, chairs=TWO)
    for what in ("moves", "preview"):
        answer = table.http.post(
            f"/api/matches/{table.match}/{what}", content=raw, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 409, 422)
        is_in_short(answer)


def test_lists_of_what_there_is_are_told_whole():
    known = ", ".join(f"option{n}" for n in range(30))
    assert known in load_words("en").explain(BadInput("option-unknown", option=LONG, options=known))
    assert len(load_words("en").explain(BadInput("option-unknown", option="x", options="y" * 9000))) < 2500
    assert "…" in load_words("en").explain(BadInput("option-players", game="x", least=1, most=4, players=10**9999))


def joined_values():
    """The names of values that are lists in the sources' refusals, such as `options=", ".join(names)`."""
    for file in Path(tabbytop.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("BadInput", "Objection")
            ):
                dicts = [part for part in node.args if isinstance(part, ast.Dict)]
                both = [pair for part in dicts for pair in zip(part.keys, part.values, strict=True)]
                pairs = [(key.value, value) for key, value in both if key]
                pairs += [(keyword.arg, keyword.value) for keyword in node.keywords]
                yield from (name for name, value in pairs if ".join(" in ast.unparse(value))


def test_every_list_of_ours_is_known_as_one():
    """`words`, `lay` and `shape` are what was typed, or a list of a few short names."""
    assert set(joined_values()) - OURS == {"words", "lay", "shape"}


# --- the log


def line_of(**record):
    return JsonLines().format(logging.makeLogRecord({"msg": "said", **record}))


def deep(steps):
    if steps:
        deep(steps - 1)
    raise ValueError("é" * 300)


@pytest.mark.parametrize(
    "record", [{"msg": "é" * 9000}, {"route": "\u0000" * 9000, "why": "x" * 9000}, {"route": {"x": LONG}}, {}]
)
def test_a_line_of_the_log_is_at_most_two_kilobytes(record):
    try:
        deep(200)
    except ValueError:
        fault = sys.exc_info()
    for more in ({}, {"exc_info": fault}):
        line = line_of(**record, **more)
        assert len(line.encode()) <= MOST_BYTES <= 2047
        assert json.loads(line)["level"]
    assert json.loads(line)["traceback"].endswith("éé"), "the end of a traceback says what happened"


def test_short_lines_of_the_log_are_whole():
    assert json.loads(line_of(status=404, ms=1.5, why=None))["why"] is None
    assert json.loads(line_of(why="x" * 500))["why"] == "x" * 500
