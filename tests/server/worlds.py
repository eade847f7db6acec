"""Two worlds: the one that a real server has played, and another that differs only in what one viewer may not know.

The other world is a match in this process, behind the same routes: what they answer must be the same to the byte.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from types import SimpleNamespace

import httpx
import msgspec

from services import in_own_loop
from tabbytop.games import load_game
from tabbytop.host.broker import OneProcess
from tabbytop.host.folding import load_facts
from tabbytop.host.guests import hashed
from tabbytop.host.holders import Known
from tabbytop.host.lobby import Lobby
from tabbytop.host.match import Match
from tabbytop.host.presence import HERE
from tabbytop.host.store import Entry
from tabbytop.server.app import make_app
from tabbytop.server.settings import Settings
from tabbytop.server.wire import dump_message, dump_standing


class OtherSeed(str):
    """Another seed, whose hash is that of the true one: the hash is public, the seed is not."""

    __slots__ = ("true",)

    def encode(self, *_):
        return self.true.encode()


class Elsewhere:
    """A game whose next deal is this one."""

    def __init__(self, game, start):
        self.game, self.start = game, start

    def __getattr__(self, name):
        return getattr(self.game, name)

    def new(self, config, seed):
        del config, seed
        return self.start.clone()


class World:
    """A match in this process, and the house around it."""

    def __init__(self, game, facts, entries, tokens):
        self.match = Match(game, facts, None)
        self.tokens, self.viewer, self.by_number = tokens, None, {}
        for entry in entries:
            self.match.fold(entry)
        holders = [
            SimpleNamespace(seat=seat, token_hash=hashed(token), guest_hash="") for seat, token in tokens.items()
        ]
        lobby = Lobby(SimpleNamespace(unsure={}), OneProcess(), None)
        self.people = lobby.presence.shown[facts.id] = dict.fromkeys(tokens, HERE)
        lobby.matches[facts.id] = self.match
        lobby.holders.known[facts.id] = Known(self.match.seating, 0.0, holders)
        self.app = make_app(
            Settings(
                **dict.fromkeys(
                    ("requests_a_minute", "requests_a_second", "seat_requests_a_minute", "seat_requests_a_second"),
                    10**9,
                )
            )
        )
        self.app.state.lobby = lobby

    def follow(self, viewer):
        """From now on keep what a socket of this viewer would show at each number."""
        self.viewer = viewer
        self._look()

    def _look(self):
        standing = dump_standing(self.match, self.viewer, self.people)
        view = msgspec.json.encode({"type": "view", **standing})
        self.by_number.setdefault(standing["number"], set()).add(view)

    def play(self, steps):
        for seat, action in steps:
            data = msgspec.json.encode({"action": self.match.game.dump_action(action)}).decode()
            self.match.fold(Entry(self.match.version + 1, "move", seat, data, None, 0.0))
            self._look()

    def messages(self):
        told = self.match.messages(self.viewer)
        return [msgspec.json.encode({"type": "message", **dump_message(message)}) for message in told]

    def ask(self, questions):
        return in_own_loop(self._ask(questions))

    async def _ask(self, questions):
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            answers = [await client.request(**question) for question in questions]
        return [(answer.status_code, answer.content) for answer in answers]


def stored(database, match_id):
    """The match's facts and log, as the real server has them on disk."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone())
        rows = connection.execute("SELECT * FROM entry WHERE match_id = ? ORDER BY number", (match_id,)).fetchall()
    game = load_game(row["game"])
    entries = [Entry(r["number"], r["kind"], r["seat"], r["data"], r["move_id"], r["at"]) for r in rows]
    return game, load_facts(game, SimpleNamespace(**row)), entries


def elsewhere(game, facts, moves, viewer, rng):
    """Another deal, and by true move the moves that are played there instead: to the viewer it all looks the same."""
    start = game.new(facts.config, facts.seed)
    last = start
    for seat, action in moves:
        last = game.apply(last, seat, action)
    other, script = MAKERS[game.name](game, start, last, moves, viewer, rng)
    there = other
    for seat, action in (step for steps in script for step in steps):
        assert game.objection(there, seat, action) is None
        there = game.apply(there, seat, action)
    assert msgspec.json.encode(game.view(there, viewer)) == msgspec.json.encode(game.view(last, viewer))
    return other, script, game.dump_final(there) != game.dump_final(last)


def other_yummy(game, start, last, moves, viewer, rng):
    """Another pack that agrees with all that was seen; of an attraction under way only its seat knows."""
    other = start.clone()
    other.deck = game.determinize(game.view(last, viewer), rng).deck
    other.begin()
    seen = len(moves)
    if last.target >= 0 and last.seat != viewer:
        seen = max(number for number, (_, action) in enumerate(moves) if action.kind == "attract")
    return other, [[move] if number < seen else [] for number, move in enumerate(moves)]


def other_isle(game, start, last, moves, viewer, rng):
    """Other cards to come, and other days of the others as long as the day lasts."""
    other = start.clone()
    guess = game.determinize(game.view(last, viewer), rng)
    other.cat_deck, other.lesson_deck = guess.cat_deck, guess.lesson_deck
    here, there, script = start, other, []
    for seat, action in moves:
        hidden = here.day == last.day and seat != viewer
        steps = imagined_day(game, there, seat, action, rng) if hidden else [(seat, action)]
        for step in steps:
            there = game.apply(there, *step)
        script.append(steps)
        here = game.apply(here, seat, action)
    return other, script


def imagined_day(game, table, seat, action, rng):
    """One step of something else, or all that is left if the true step has ended the day."""
    steps = []
    while seat in game.to_act(table):
        legal = game.legal_actions(table, seat)
        going_on = [choice for choice in legal if choice.kind != "done"]
        if action.kind != "done":
            return [(seat, rng.choice(going_on))] if going_on and rng.random() < 0.7 else []
        steps.append((seat, rng.choice(legal)))
        table = game.apply(table, *steps[-1])
    return steps


def other_calico(game, start, last, moves, viewer, rng):
    """What is left in the bag and what nobody saw in others' hands is dealt anew; goals still face down are others."""
    left = last.bag_left
    hidden = [
        slot
        for slot in range(2 * start.seats)
        if slot // 2 != viewer and last.hand[slot] >= 0 and not last.known[slot] and last.config.hands == "hidden"
    ]
    sources = [(slot, None) if start.hand[slot] >= 0 else (slot, drawn_as(game, start, moves, slot)) for slot in hidden]
    pool = [*last.bag[:left], *(last.hand[slot] for slot in hidden)]
    rng.shuffle(pool)
    other, bag, hand = start.clone(), list(start.bag), list(start.hand)
    bag[:left] = pool[:left]
    for (slot, place), patch in zip(sources, pool[left:], strict=True):
        if place is None:
            hand[slot] = patch
        else:
            bag[place] = patch
    other.bag, other.hand = bag, hand
    choosing = game.view(last, None).phase == "choosing"
    script = [
        [(seat, rng.choice(game.legal_actions(start, seat)) if choosing and seat != viewer else action)]
        for seat, action in moves
    ]
    return other, script


def drawn_as(game, start, moves, slot):
    """Where in the bag the patch lay that came into this hand."""
    for place in range(start.bag_left - 1, -1, -1):
        table = start.clone()
        bag = list(start.bag)
        bag[place] = 35 - bag[place]
        table.bag = bag
        before = start
        for seat, action in moves:
            if action.kind != "arrange":
                break
            before, table = game.apply(before, seat, action), game.apply(table, seat, action)
        if table.hand[slot] != before.hand[slot]:
            return place
    raise AssertionError(slot)


MAKERS = {"yummy_kitty": other_yummy, "isle_of_cats": other_isle, "calico": other_calico}
