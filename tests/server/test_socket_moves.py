"""Moves over the open socket: counted, checked and answered like the same moves as requests."""

from __future__ import annotations

import contextlib
import json
from random import Random

import pytest
from websockets.sync.client import connect

from clients import Player, new_table
from services import Server
from tabbytop.core.record import verify
from tabbytop.games import GAMES, load_game

TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


class Seated:
    """Someone who plays over a socket alone."""

    def __init__(self, line, player, seat, token=None):
        self.line, self.seat, self.view = line, seat, None
        self.line.send(json.dumps({"token": player.token if token is None else token, "seat": seat}))
        self.until("view")

    def hear(self):
        frame = json.loads(self.line.recv(timeout=120))
        if frame["type"] == "view":
            self.view = frame
        return frame

    def until(self, *kinds):
        while (frame := self.hear())["type"] not in kinds:
            pass
        return frame

    def play(self, action, **more):
        self.line.send(json.dumps({"type": "move", "seat": self.seat, "action": action, **more}))
        return self.until("moved", "refused")

    def choices(self):
        return self.view["choices"]


@pytest.fixture(scope="module")
def generous(tmp_path_factory):
    """A server that lets a socket say as much as a test likes."""
    many = {"socket_messages_a_second": 100_000, "seat_requests_a_second": 100_000, "seat_requests_a_minute": 10**7}
    with Server(f"sqlite:///{tmp_path_factory.mktemp('socket')}/t.db", **many) as server:
        yield server


@contextlib.contextmanager
def seated(player, seats=(0, 1), language="en", token=None):
    address = f"{player.http.base_url}/api/matches/{player.match}/socket".replace("http", "ws", 1)
    with contextlib.ExitStack() as stack:
        headers = {"Accept-Language": language}
        lines = [stack.enter_context(connect(address, max_size=None, additional_headers=headers)) for _ in seats]
        yield [Seated(line, player, seat, token) for line, seat in zip(lines, seats, strict=True)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_what_views_offer_without_a_request(generous, game):
    """Choices come with every view, so that nobody need ask back."""
    player, rng = new_table(generous.url, game, TWO), Random(game)
    with seated(player) as people:
        while people[0].view["status"] != "over":
            mover = people[people[0].view["to_act"][0]]
            while mover.choices() is None:
                mover.until("view")
            answered = mover.play(rng.choice(offered(mover.choices())), move_id=f"m{rng.random()}"[:20])
            assert answered["type"] == "moved", answered
            for person in people:
                while person.view["number"] < len(player.messages(seat=person.seat)):
                    person.until("view")
    record = player.http.get(f"/api/matches/{player.match}/record").json()
    assert verify(load_game(game), record) == len(record["moves"])


def offered(choices):
    found = [choice["action"] for choice in choices["actions"]]
    for shape, turns in (choices["places"] or {}).items():
        found += [
            {"kind": "place", "shape": shape, "turn": int(turn), "cell": cell}
            for turn, cells in turns.items()
            for cell in cells
        ]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_the_choices_of_the_seat_to_act_and_of_nobody_else(generous, game):
    player = new_table(generous.url, game, TWO)
    for seat in (0, 1):
        look = player.look(seat=seat)
        asked = player.http.get(f"/api/matches/{player.match}/choices", params={"seat": seat}).json()
        assert (look["choices"] is not None) == (seat in look["to_act"])
        assert (look["choices"] or {"actions": [], "places": None}) == {k: asked[k] for k in ("actions", "places")}
    assert Player(generous.url, player.match).look()["choices"] is None


def test_the_same_move_again_is_harmless_and_gets_the_first_answer(generous):
    player = new_table(generous.url, "calico", TWO)
    with seated(player, (0,)) as (ana,):
        action = offered(ana.choices())[0]
        first = ana.play(action, move_id="one", after=1)
        assert ana.play(action, move_id="one", after=1) == first
    assert player.look()["number"] == 2


def test_refusals_have_the_shape_of_every_problem_in_the_players_language_and_change_nothing(generous):
    player = new_table(generous.url, "calico", TWO)
    with seated(player, (0,), language="fr") as (ana,):
        action = offered(ana.choices())[0]
        for given, status, code in (
            ({"seat": 1, "action": action}, 409, "calico-turn"),
            ({"seat": 7, "action": action}, 403, "server-seat"),
            ({"seat": 0, "action": {"kind": "fly"}}, 422, None),
            ({"seat": "0", "action": action}, 422, None),
            ({"seat": 0}, 422, None),
        ):
            ana.line.send(json.dumps({"type": "move", "move_id": "x", **given}))
            refused = ana.until("moved", "refused")
            over_http = player.http.post(
                f"/api/matches/{player.match}/moves", json=given, headers={"Accept-Language": "fr"}
            )
            assert (refused["type"], refused["move_id"]) == ("refused", "x")
            assert refused["problem"] == over_http.json()
            assert refused["problem"]["status"] == over_http.status_code == status
            assert code in (None, refused["problem"]["code"])
        ana.play(action, move_id="first")
        ana.until("view")
        stale = ana.play(action, move_id="second", after=1)
        assert stale["problem"]["code"] == "host-stale"
    assert player.look()["number"] == 2


@pytest.mark.parametrize(("language", "start"), [("es", "Es el"), ("fr", "C’est"), ("xx", "It is"), (7, "It is")])
def test_a_page_says_its_language_with_the_move(generous, language, start):
    player = new_table(generous.url, "calico", TWO)
    with seated(player, (1,)) as (ben,):
        refused = ben.play(player.actions(0)[0], language=language)
    assert refused["problem"]["title"].startswith(start), refused


def test_what_is_no_move_is_not_answered_and_an_onlooker_plays_nothing(generous):
    player = new_table(generous.url, "calico", TWO)
    with seated(player, (0,)) as (ana,), seated(player, (None,), token="") as (onlooker,):
        action = offered(ana.choices())[0]
        for person, said in (
            (ana, "[1]"), (ana, '{"type": "fly"}'), (ana, "{"), (ana, "[" * 500), (ana, "7"),
            (onlooker, json.dumps({"type": "move", "seat": 0, "action": action})),
        ):  # fmt: skip
            person.line.send(said)
            person.line.send("ping")
            assert person.hear()["type"] == "pong"
    assert player.look()["number"] == 1


def test_moves_over_a_socket_count_like_requests_of_the_seat(tmp_path):
    limits = {"seat_requests_a_second": 1, "seat_requests_a_minute": 15, "socket_messages_a_second": 1000}
    with Server(f"sqlite:///{tmp_path}/t.db", **limits) as server:
        player = new_table(server.url, "calico", TWO)
        with seated(player, (0,)) as (ana,):
            answers = [ana.play({"kind": "fly"}, move_id=f"m{n}")["problem"] for n in range(40)]
    assert {problem["status"] for problem in answers} == {422, 429}
    assert answers[-1]["code"] == "server-rate"
