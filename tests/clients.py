"""Clients of the server, as small as a user would write them."""

from __future__ import annotations

import time
import weakref
from random import Random

import httpx


class Player:
    """Someone with the secret of seats at one table."""

    def __init__(self, url, match, token="", language="en"):
        headers = {"Accept-Language": language, **({"Authorization": f"Bearer {token}"} if token else {})}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=60)
        weakref.finalize(self, self.http.close)
        self.match, self.token = match, token

    def look(self, **params):
        return self.http.get(f"/api/matches/{self.match}", params=params).raise_for_status().json()

    def actions(self, seat):
        return self.http.get(f"/api/matches/{self.match}/actions", params={"seat": seat}).raise_for_status().json()

    def messages(self, after=0, **params):
        answer = self.http.get(f"/api/matches/{self.match}/messages", params={"after": after, **params})
        return answer.raise_for_status().json()

    def post(self, what, **body):
        return self.http.post(f"/api/matches/{self.match}/{what}", json=body)

    def play_on(self, seats, rng=None, most=100_000):
        """Any legal action for these seats until the match is over; how many moves it took."""
        rng, moves = rng or Random(1), 0
        while moves < most:
            table = self.look()
            if table["status"] == "over":
                break
            mine = [seat for seat in table["to_act"] if seat in seats]
            if not mine:
                time.sleep(0.01)
                continue
            self.post("moves", seat=mine[0], action=rng.choice(self.actions(mine[0]))).raise_for_status()
            moves += 1
        return moves


def new_table(url, game="calico", chairs=None, **more):
    """A table and the player who made it."""
    chairs = chairs or [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "greedy"}]
    body = {"game": game, "config": {"players": len(chairs), **more.pop("config", {})}, "chairs": chairs, **more}
    answer = httpx.post(f"{url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return Player(url, answer["match"], answer["token"])


def join(url, match, name="Ben"):
    """Someone who takes the next free chair."""
    answer = httpx.post(f"{url}/api/matches/{match}/join", json={"name": name}, timeout=60).raise_for_status().json()
    return Player(url, match, answer["token"])
