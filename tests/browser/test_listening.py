"""A whole match of each game by ear: nothing is used but what a screen reader is given."""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod

import pytest

from listening import Gone, Listener

pytestmark = pytest.mark.once
CHAIRS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "uniform"}]
POINTS = re.compile(r"[+-]\d+")


def gain(name):
    found = POINTS.search(name)
    return int(found[0]) if found else 0


class Player(ABC):
    """Understands whose turn it is, chooses by name, and hears what came of it."""

    badge = ""
    """What the heading of the end says."""

    def __init__(self, page):
        self.ear = Listener(page)
        self.acts = 0
        self.late = 0
        """How often in a row the page went on between hearing and pressing."""

    @abstractmethod
    def choices(self):
        """What may be chosen on the board now."""

    @abstractmethod
    def act(self):
        """Choose on the board."""

    def plays(self):
        while self.is_asked():
            said, focus = len(self.ear.said), self.ear.focus
            try:
                self.chooses()
            except Gone:
                self.late += 1
                assert self.late < 5, "what is told can't be reached"
                continue
            self.acts, self.late = self.acts + 1, 0
            self.is_answered(said, focus)

    def chooses(self):
        if self.acts % 3 == 2:
            self.act_from_the_list()
        else:
            self.act()

    def is_asked(self):
        """Until it is the own turn, or the end."""
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            heard = self.ear.listens()
            if any(one.role == "heading" and self.badge in one.name for one in heard):
                return False
            mine = any(one.states.get("live") == "polite" and "Your turn, Ana" in one.text for one in heard)
            if mine and self.choices():
                return True
            self.ear.page.wait_for_timeout(20)
        pytest.fail(f"nothing to do: {self.ear.outline()}")

    def is_answered(self, said, focus):
        """Something is told, or the focus leads on; it is never lost."""
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            self.ear.listens()
            now = self.ear.focus
            if now and (len(self.ear.said) > said or now != focus):
                return
            self.ear.page.wait_for_timeout(20)
        pytest.fail(f"silence, or no focus: {self.ear.said[-3:]}, {self.ear.focus}")

    def act_from_the_list(self):
        """What stands first in the list in words; it brings most."""
        self.ear.presses(self.ear.all("button", "^Moves$")[0])
        self.ear.waits("heading", "Everything you may do now")
        ways = self.ways()
        if not ways:
            self.ear.presses(self.ear.waits("DisclosureTriangle", "place"))
            ways = [self.ear.waits("button", " on ([a-v][1-9] ?)+$", within="Everything")]
        self.ear.presses(ways[0])

    def ways(self):
        return [one for one in self.ear.all("button", within="Everything you may do now") if one.name != "Close"]


class Quilter(Player):
    badge = "Master Quilter"

    def choices(self):
        """A patch of the hand, or one of the market."""
        return self.ear.all("radio", within="^Hand$") or self.ear.all("button", "^Take ", within="^Market$")

    def act(self):
        market = self.ear.all("button", "^Take ", within="Market")
        if market:
            return self.ear.presses(market[self.acts % len(market)])
        self.ear.presses(self.ear.all("radio", within="Hand")[0])
        self.ear.waits("gridcell", r"here: \+", within="My quilt")
        cells = self.ear.all("gridcell", r"here: \+", within="My quilt")
        return self.ear.presses(max(cells, key=lambda cell: gain(cell.name)))


class Sailor(Player):
    badge = "Captain"

    def choices(self):
        """A column in the morning, then whatever `What now` offers."""
        return self.ear.all("button", "^Take column") or self.ear.all("button", within="^What now$")

    def ways(self):
        """Specials are for those who save them up."""
        return [one for one in super().ways() if not re.search("extra|special|Take (row|one)", one.name)]

    def act(self):
        columns = self.ear.all("button", "^Take column")
        if columns:
            return self.ear.presses(columns[self.acts % len(columns)])
        if self.ear.all("button", "^Draw here$"):
            return self.draw()
        return self.ear.presses(self.ear.all("button", within="^What now$")[0])

    def draw(self):
        """Three places are tried by ear before one is taken."""
        for _ in range(2):
            if "+" in self.ear.said[-1]:
                break
            self.ear.presses(self.ear.all("button", "^Next place$")[0])
            self.ear.listens()
        self.ear.presses(self.ear.all("button", "^Draw here$")[0])


class Feeder(Player):
    badge = "Fullest Bowl"

    def choices(self):
        return [one for one in self.ear.all("button", within="^Board$") if one.name != "Step back"]

    def act(self):
        for name in ("^Feed it", "^Your card .* worth", "costs", "^Draw pile"):
            found = self.ear.all("button", name, within="^Board$")
            if found:
                return self.ear.presses(found[0])
        return self.ear.presses(self.choices()[0])


@pytest.mark.parametrize(
    ("player", "game", "config"),
    [
        (Quilter, "calico", {}),
        (Sailor, "isle_of_cats", {}),
        (Feeder, "yummy_kitty", {"stock_draw": 4, "stock_draw_when_hand_empty": 4}),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_a_whole_match_is_played_by_ear(person, new_table, player, game, config):
    table = new_table(game, CHAIRS, **config)
    ana = player(person().sits_down(table.match, table.token, [0], game))
    ana.plays()
    assert any(text.startswith("Rolling dice:") for text in ana.ear.said), "the other's moves are told"
    totals = next(one for one in ana.ear.listens() if one.role == "row" and one.text.startswith("Total"))
    assert totals.text.split()[1:] == [str(sheet["total"]) for sheet in table.look()["sheets"]]
    assert any("is over" in text for text in ana.ear.said), "the end is told"


def test_the_way_to_a_first_game_is_told(person):
    ear = Listener(person().goes("/"))
    ear.presses(ear.waits("link", "^Play Yummy Kitty$"))
    ear.presses(ear.waits("button", "^Start the game$"))
    ear.waits("group", "Your hand")
    assert ear.waits("heading", "^Yummy Kitty$")
