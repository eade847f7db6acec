"""Whatever reaches a client tells no more than the game lets its seat know: views, messages, choices, previews,
objections, sheets, over HTTP and over sockets, each of them to the byte the same in two worlds."""

from __future__ import annotations

import json
import re
import threading
import time
from dataclasses import dataclass, field, replace
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from clients import Player, join, new_table
from server.worlds import Elsewhere, OtherSeed, World, elsewhere, stored
from services import PATIENCE, wait_for
from tabbytop.games import GAMES, load_game
from tabbytop.host.folding import Message
from tabbytop.host.following import HEARTBEAT
from tabbytop.host.match import Match
from tabbytop.server import matches, wire

pytestmark = pytest.mark.once
SEATS = 3
CONFIGS = {"calico": {"hands": "hidden"}, "isle_of_cats": {}, "yummy_kitty": {"dogs": "each"}}
MOVES = {"calico": (2, 5, 14), "isle_of_cats": (3, 22, 60), "yummy_kitty": (4, 17, 40)}
"""After how many moves everyone asks everything."""
SHORT = {"message": "m", "view": "v", "presence": "p"}


@dataclass
class Played:
    """A match on the real server: what its clients were told, and when."""

    match: str
    tokens: dict
    moves: list = field(default_factory=list)
    asked: dict = field(default_factory=dict)
    """By number of moves and viewer: questions, and the answers that came."""
    heard: dict = field(default_factory=dict)
    """By viewer: all that their socket said."""
    seconds: dict = field(default_factory=dict)
    """By viewer: for how long it was open at most."""


class Ear(threading.Thread):
    """A socket that writes down every byte."""

    def __init__(self, player, seat):
        super().__init__(daemon=True)
        self.began = time.monotonic()
        self.line = connect(f"{player.http.base_url}/api/matches/{player.match}/socket".replace("http", "ws", 1))
        self.line.__enter__().send(json.dumps({"token": player.token, "seat": seat}))
        self.heard = []
        self.start()
        wait_for(lambda: self.heard)

    def run(self):
        try:
            for frame in self.line:
                self.heard.append(frame.encode())
        except ConnectionClosed:
            pass

    def hang_up(self, numbers):
        """Once the last message has been heard, or what is told after it."""
        wait_for(lambda: sum(b'"type":"message"' in frame[:20] for frame in self.heard) >= numbers)
        self.line.__exit__(None, None, None)
        self.join(PATIENCE)
        return self.heard


def questions(played, viewer, game, rng, actions):
    """Everything that one may ask: with legal actions, and with any others."""
    token = played.tokens.get(viewer)
    headers = {
        "Accept-Language": rng.choice(["en", "fr", "es"]),
        **({"Authorization": f"Bearer {token}"} if token else {}),
    }
    path = f"/api/matches/{played.match}"
    seat = {} if viewer is None else {"params": {"seat": viewer}}
    asked = [{"method": "GET", "url": path + what, "headers": headers, **seat}
             for what in ("", "/messages", "/actions", "/choices", "/record", "/replay")]  # fmt: skip
    if viewer is None:
        return asked
    others = [game.dump_action(game.numbered_action(number)) for number in rng.sample(range(game.action_count), 6)]
    tried = [*others, *rng.sample(actions, min(len(actions), 5))]
    bodies = [("/preview", action) for action in tried] + [
        ("/moves", action) for action in others if action not in actions
    ]
    return asked + [
        {"method": "POST", "url": path + what, "headers": headers, "json": {"seat": viewer, "action": action}}
        for what, action in bodies
    ]


def play(url, name, rng):
    """A random match of three people and an onlooker, each at a device of their own."""
    game = load_game(name)
    ana = new_table(
        url, name, chairs=[{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * (SEATS - 1)], config=CONFIGS[name]
    )
    players = {None: Player(url, ana.match), 0: ana, **{seat: join(url, ana.match) for seat in range(1, SEATS)}}
    played = Played(ana.match, {seat: player.token for seat, player in players.items() if player.token})
    ears = {seat: Ear(player, seat) for seat, player in players.items()}
    while len(played.moves) <= MOVES[name][-1]:
        owing = players[None].look()["to_act"]
        if not owing:
            break
        if len(played.moves) in MOVES[name]:
            for viewer, player in players.items():
                actions = player.actions(viewer) if viewer is not None else []
                asked = questions(played, viewer, game, rng, actions)
                told = [player.http.request(**question) for question in asked]
                played.asked[len(played.moves), viewer] = (
                    asked,
                    [(answer.status_code, answer.content) for answer in told],
                )
        seat = rng.choice(owing)
        action = rng.choice(players[seat].actions(seat))
        players[seat].post("moves", seat=seat, action=action).raise_for_status()
        played.moves.append((seat, game.load_action(action)))
    for viewer, ear in ears.items():
        played.heard[viewer] = ear.hang_up(players[viewer].look()["number"])
        played.seconds[viewer] = time.monotonic() - ear.began
    return played


def compare(played, game, facts, opening, viewer, cut, rng):
    """Ask the other world what was asked in this one, up to the cut; whether the two differ in anything at all."""
    start, script, differ = elsewhere(game, facts, played.moves[:cut], viewer, rng)
    seed = OtherSeed("another seed")
    seed.true = facts.seed
    there = World(Elsewhere(game, start), replace(facts, seed=seed), opening, played.tokens)
    there.follow(viewer)
    for number in range(cut + 1):
        asked, told = played.asked.get((number, viewer), ([], []))
        for question, here, other in zip(asked, told, there.ask(asked) if asked else [], strict=True):
            assert here == other, (number, viewer, question["url"], question.get("json"))
        if number < cut:
            there.play(script[number])
    compare_sockets(played.heard[viewer], there)
    return differ


def compare_sockets(heard, there):
    """Messages are the same as far as the other world goes; so is each view, at its number."""
    said = [frame for frame in heard if frame.startswith(b'{"type":"message"')]
    told = there.messages()
    assert said[: len(told)] == told
    assert all(len(views) == 1 for views in there.by_number.values())  # what is not told changes nothing in sight
    for frame in heard:
        if frame.startswith(b'{"type":"view"') and (number := json.loads(frame)["number"]) < len(told):
            assert impersonal(frame) in map(impersonal, there.by_number[number]), number


def impersonal(frame):
    """Without who was connected at that moment."""
    return re.sub(rb',"here":\w+,"since":\w+', b"", frame)


def check_moments(heard, seconds):
    """A view comes with messages, and with nothing else; `still` by the clock alone. So the frames of two worlds in
    which the same messages were told are the same in number and in order."""
    kinds = [json.loads(frame)["type"] for frame in heard]
    assert kinds.count("still") <= seconds / HEARTBEAT
    told = "".join(SHORT[kind] for kind in kinds if kind != "still")
    assert re.fullmatch("p*(m+vp*)+", told), told


@pytest.mark.parametrize("name", GAMES)
def test_every_byte_that_reaches_a_client_is_the_same_in_two_worlds(server, name):
    rng = Random(name)
    played = play(server.url, name, rng)
    game, facts, entries = stored(server.database, played.match)
    opening = [entry for entry in entries if entry.kind != "move"]
    assert len(entries) - len(opening) == len(played.moves)
    for viewer, heard in played.heard.items():
        check_moments(heard, played.seconds[viewer])
    differ = [
        compare(played, game, facts, opening, viewer, cut, rng)
        for cut in MOVES[name]
        for viewer in (None, *range(SEATS))
    ]
    assert all(differ)


# --- leaks that are planted: in both worlds the same one


def plant_seed(monkeypatch):
    honest = wire.dump_standing
    monkeypatch.setattr(wire, "dump_standing", lambda match, *more: honest(match, *more) | {"s": str(match.facts.seed)})


def plant_hand(monkeypatch):
    honest = Match.sheets

    def leaky(match, viewer):
        other = match.game.view(match.state, 1 if viewer == 0 else 0)
        return [*honest(match, viewer), match.game.dump_view(other)]

    monkeypatch.setattr(Match, "sheets", leaky)


def plant_gain(monkeypatch):
    """What an action would bring, even if it uncovers something."""

    def leaky(match, seat, action):
        return repr(match.game.dump_final(match.game.apply(match.state, seat, action)))

    monkeypatch.setattr(Match, "gain", leaky)


def plant_counted(monkeypatch):
    """Hidden moves are counted."""
    honest = Match.message

    def leaky(match, entry, change, viewer, number):
        return honest(match, entry, change, viewer, number) or Message(number, entry.kind, entry.seat, ())

    monkeypatch.setattr(Match, "message", leaky)


def plant_refusal(monkeypatch):
    """A preview that tells how the pack lies."""
    honest = matches.dump_preview

    def leaky(preview, words):
        return honest(preview, words) | {"why": repr(preview)}

    monkeypatch.setattr(matches, "dump_preview", leaky)
    honest_preview = Match.preview
    monkeypatch.setattr(
        Match, "preview", lambda m, s, a: replace(honest_preview(m, s, a), gain=hash(repr(m.game.dump_final(m.state))))
    )


PLANTS = [
    (plant, name)
    for plant in (plant_seed, plant_hand, plant_gain, plant_counted, plant_refusal)
    for name in GAMES
    if plant is not plant_counted or name == "isle_of_cats"
]


@pytest.mark.parametrize(("plant", "name"), PLANTS)
def test_a_planted_leak_is_found(server, plant, name, monkeypatch):
    """The same leak in both worlds. Tables are dealt at random: in a few of them there is nothing to tell apart."""
    rng = Random(name)
    for _ in range(6):
        here, there = two_answers(server, name, rng)
        assert here() == there()
        with monkeypatch.context() as patch:
            plant(patch)
            if here() != there():
                return
    pytest.fail("nobody noticed")


def two_answers(server, name, rng):
    """What seat 0 is told at a table and in another world, each when it is asked for; seat 1 knows more of them."""
    played, game, facts, opening = retold(server, name, rng)
    start, script, _ = elsewhere(game, facts, played.moves, 0, rng)
    seed = OtherSeed("another seed")
    seed.true = facts.seed

    def here():
        world = World(game, facts, opening, played.tokens)
        world.play(played.moves)
        return world

    def there():
        world = World(Elsewhere(game, start), replace(facts, seed=seed), opening, played.tokens)
        world.play([step for steps in script for step in steps])
        return world

    if game.view(here().match.state, 1) == game.view(there().match.state, 1):  # as on a morning of Explore & Draw
        return two_answers(server, name, rng)
    actions = [game.dump_action(action) for action in game.legal_actions(here().match.state, 0)]
    asked = questions(played, 0, game, rng, actions)
    return lambda: here().ask(asked), lambda: there().ask(asked)


def retold(server, name, rng):
    """A random match in this process, at a table of the real server where nobody plays; it is seat 0's turn."""
    chairs = [{"kind": "me", "name": "Ana"}, *[{"kind": "here", "name": "Ben"}] * (SEATS - 1)]
    ana = new_table(server.url, name, chairs=chairs, config=CONFIGS[name])
    game, facts, opening = stored(server.database, ana.match)
    state, moves = game.new(facts.config, facts.seed), []
    while len(moves) < MOVES[name][1] or 0 not in game.to_act(state):
        seat = rng.choice(game.to_act(state))
        moves.append((seat, rng.choice(game.legal_actions(state, seat))))
        state = game.apply(state, *moves[-1])
    return Played(ana.match, dict.fromkeys(range(SEATS), ana.token), moves), game, facts, opening
