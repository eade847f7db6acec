"""A table of each game with people who join, leave, come back, play, repeat, take back, are late, react and give up in
any order: no fault, nothing lost, numbers without gaps."""

from __future__ import annotations

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from clients import Player, new_table
from services import Server
from tabbytop.games import GAMES

pytestmark = pytest.mark.once
SEATS = 3
seats = st.integers(0, SEATS - 1)
picks = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """One table; `people` are those who hold a chair now."""

    game = "calico"
    server = None

    @initialize(undo=st.booleans(), stand_in=st.sampled_from([None, "uniform"]))
    def sit_down(self, undo, stand_in):
        chairs = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
        ana = new_table(self.server.url, self.game, chairs=chairs, undo=undo, stand_in=stand_in)
        self.match, self.people = ana.match, {0: ana}
        self.onlooker = Player(self.server.url, self.match)
        self.told, self.acknowledged, self.sent = {}, {}, []
        self.moves = 0

    def send(self, seat, what, **body):
        """As the holder of the seat, or as someone who only guesses that they are."""
        person = self.people.get(seat) or Player(self.server.url, self.match, "guess")
        answer = person.post(what, **({} if what == "join" else {"seat": seat}), **body)
        assert answer.status_code in (200, 201, 403, 409, 422), answer.text
        assert seat in self.people or what == "join" or answer.status_code == 403
        return answer

    @rule(name=st.sampled_from(["Ben", "Cleo", "\u3164"]))
    def join(self, name):
        answer = self.onlooker.post("join", name=name)
        if answer.status_code == 201:
            key = answer.json()
            (seat,) = key["seats"]
            assert seat not in self.people
            self.people[seat] = Player(self.server.url, self.match, key["token"])
        else:
            assert len(self.people) == SEATS or name == "\u3164"

    @rule(seat=seats)
    def leave(self, seat):
        was_open = self.onlooker.look()["status"] == "open"
        if self.send(seat, "leave").status_code == 200 and was_open:
            gone = self.people.pop(seat)
            assert gone.http.get(f"/api/matches/{self.match}").status_code == 401
            self.told.pop(seat, None)

    @rule(seat=seats)
    def come_back(self, seat):
        self.send(seat, "back")

    @rule(pick=picks, late=st.sampled_from([None, 0, 1, 10**9]))
    def play(self, pick, late):
        owing = [seat for seat in self.onlooker.look()["to_act"] if seat in self.people]
        if not owing:
            return
        seat = owing[pick % len(owing)]
        actions = self.people[seat].actions(seat)
        if not actions:
            return
        body = {"action": actions[pick % len(actions)], "move_id": f"m-{pick % 50}"}
        self.sent.append((seat, body))
        answer = self.send(seat, "moves", **body, **({} if late is None else {"after": late}))
        if answer.status_code == 200 and (seat, body["move_id"]) not in self.acknowledged:
            self.acknowledged[seat, body["move_id"]] = body["action"]
            self.moves += 1

    @rule(pick=picks)
    def repeat(self, pick):
        if self.sent:
            seat, body = self.sent[pick % len(self.sent)]
            known = (seat, body["move_id"]) in self.acknowledged
            answer = self.send(seat, "moves", **body)
            if known and not self.onlooker.look()["chairs"][seat]["gave_up"]:
                assert answer.status_code == 200
            elif answer.status_code == 200:
                self.acknowledged[seat, body["move_id"]] = body["action"]
                self.moves += 1

    @rule(seat=seats)
    def take_back(self, seat):
        may = seat in self.people and self.people[seat].look(seat=seat)["can_undo"]
        assert not may or self.send(seat, "undo").status_code in (200, 409)

    @rule(seat=seats, reaction=st.sampled_from(["purr", "oops", "x"]))
    def react(self, seat, reaction):
        assert self.send(seat, "reactions", reaction=reaction).status_code != (422 if reaction == "purr" else 200) or (
            reaction == "oops"
        )

    @rule(seat=seats, pick=picks)
    def give_up(self, seat, pick):
        if pick % 5 == 0:
            self.send(seat, "give-up")

    @invariant()
    def nothing_is_lost(self):
        """Messages only grow, their numbers have no gaps, and every acknowledged move is among them."""
        for seat, person in (*self.people.items(), (None, self.onlooker)):
            told = person.messages(**({} if seat is None else {"seat": seat}))
            assert [message["number"] for message in told] == list(range(1, len(told) + 1))
            before = self.told.get(seat, [])
            assert told[: len(before)] == before
            self.told[seat] = told
        own = [m for seat in self.people for m in self.told[seat] if m["kind"] == "move" and m["seat"] == seat]
        assert len(own) >= self.moves, "an acknowledged move is missing"

    def teardown(self):
        if not hasattr(self, "match"):
            return
        self.check_disk()

    def check_disk(self):
        """Numbers without gaps, each acknowledged move once and as it was sent."""
        import json
        import sqlite3
        from contextlib import closing

        with closing(sqlite3.connect(self.server.database.removeprefix("sqlite:///"))) as connection:
            found = connection.execute(
                "SELECT number, move_id, data FROM entry WHERE match_id = ? ORDER BY number", (self.match,)
            )
            rows = found.fetchall()
        assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
        by_id = {move_id: json.loads(data)["action"] for _, move_id, data in rows if move_id}
        for (seat, move_id), action in self.acknowledged.items():
            assert by_id[f"{seat}:{move_id}"] == action


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server of its own, so that a fault shows in its log."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('stateful')}/t.db") as server:
        yield server
        assert "Traceback" not in server.stop()


@pytest.mark.parametrize("game", GAMES)
def test_people_may_do_anything_in_any_order(house, game):
    machine = type(f"Table{game}", (TableMachine,), {"game": game, "server": house})
    case = machine.TestCase
    case.settings = settings(max_examples=6, stateful_step_count=25, phases=[Phase.reuse, Phase.generate])
    case().runTest()
