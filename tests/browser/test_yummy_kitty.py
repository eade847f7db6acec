"""Yummy Kitty in a real browser: a whole match by mouse and by keyboard, payments, and one screen for two."""

from __future__ import annotations

import json
import re
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.once

QUICK = {"stock_draw": 4, "stock_draw_when_hand_empty": 4}
"""Larders fill fast, and a match is over in a minute."""

STATE = """() => {
  if (document.querySelector('#end-title')) return 'over';
  const deed = document.querySelector('[data-spot="deed"]');
  if (!deed) return null;
  if (!deed.classList.contains('mine')) return 'waiting';
  const ready = '.can[data-spot], [data-spot="settle"]:not([aria-disabled]), [data-spot="deed"] .choices button';
  return document.querySelector(ready) ? 'ready' : null;
}"""
"""What a player sees; null while something is on its way."""

IN_ITS_GROUP = """stop => {
  const here = document.activeElement, groups = ['others', 'piles', 'my-bowl', 'my-hand'];
  const group = element => groups.find(name => element.closest(`[data-spot="${name}"]`));
  return here === stop || (here.matches('[data-stop]') && stop.matches('[data-stop]') && group(here) === group(stop));
}"""
IS_AHEAD = "stop => !!(document.activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)"


class Player:
    """Somebody who takes whatever is offered, with a mouse or by keys alone."""

    def __init__(self, page, *, by_keys=False):
        self.page, self.by_keys, self.dice = page, by_keys, Random(7)

    def wait(self, *states):
        sought = f"() => {{ const state = ({STATE})(); return {json.dumps(states)}.includes(state) && state; }}"
        return self.page.wait_for_function(sought).json_value()

    def open(self, start):
        """What may be chosen among the things whose name begins so."""
        return self.page.locator(f'[data-spot^="{start}"]:not([aria-disabled])')

    def choose(self):
        """The next thing to press."""
        choice = self.page.locator('[data-spot="deed"] .choices button')
        if choice.count():
            return choice.first
        if self.page.locator('[data-spot="settle"]').count():
            return (self.open("settle") if self.open("settle").count() else self.open("hand-")).first
        cats, food = self.open("cat-"), self.open("pile")
        if cats.count() and (not food.count() or self.dice.random() < 0.6):
            return cats.nth(self.dice.randrange(cats.count()))
        return food.or_(self.open("excluded")).or_(self.open("hand-")).first

    def play(self):
        wanted = self.choose()
        if self.by_keys:
            self.reach(wanted)
            self.page.keyboard.press("Enter")
        else:
            wanted.click(position=self.visible_part(wanted))

    def visible_part(self, wanted):
        """A wide hand is fanned: of each card only the left strip lies open. None for the middle of anything else."""
        return {"x": 14, "y": 40} if (wanted.get_attribute("data-spot") or "").startswith("hand-") else None

    def reach(self, wanted):
        """Tab to its group, then the arrows."""
        goal = wanted.element_handle()
        for _ in range(60):
            if self.page.evaluate(IN_ITS_GROUP, goal):
                break
            self.page.keyboard.press("Tab")
        for _ in range(40):
            if self.page.evaluate("stop => document.activeElement === stop", goal):
                return
            self.page.keyboard.press("ArrowRight" if self.page.evaluate(IS_AHEAD, goal) else "ArrowLeft")
        pytest.fail(f"no way to {wanted.get_attribute('aria-label')} by keys")

    def play_on(self):
        """Until somebody else is to act, or nobody."""
        while (state := self.wait("ready", "waiting", "over")) == "ready":
            self.play()
        return state


@pytest.fixture
def pair(person, new_table, base_url):
    """Ana with a mouse, and Bruno with a keyboard, who came by the link."""
    table = new_table("yummy_kitty", [{"kind": "me", "name": "Ana"}, {"kind": "open"}], **QUICK)
    key = httpx.post(f"{base_url}/api/matches/{table.match}/join", json={"name": "Bruno"}).raise_for_status().json()
    ana = person().sits_down(table.match, table.token, [0], "yummy_kitty")
    bruno = person().sits_down(table.match, key["token"], [1], "yummy_kitty")
    return Player(ana), Player(bruno, by_keys=True)


@pytest.fixture
def acting(pair):
    """The one who begins."""
    return next(player for player in pair if player.wait("ready", "waiting") == "ready")


def test_two_finish_a_match_one_of_them_by_keyboard(pair):
    state = ""
    while state != "over":
        for player in pair:
            state = player.play_on()
    ends = [player.page.locator("section.end") for player in pair]
    for end in ends:
        expect(end.locator("#end-title")).to_contain_text("Fullest Bowl")
    assert ends[0].locator("tr").last.inner_text() == ends[1].locator("tr").last.inner_text()


def test_nobody_is_shown_the_cats_of_the_own_hand(pair):
    hrefs = "uses => uses.map(use => use.getAttribute('href'))"
    for player in pair:
        player.wait("ready", "waiting")
        own = player.page.locator('[data-spot^="hand-"] use').evaluate_all(hrefs)
        assert own
        assert set(own) <= {"#yk-koi1", "#yk-koi2", "#yk-mouse", "#yk-yarn"}


def test_what_is_not_allowed_explains_itself(acting):
    reason = acting.page.get_by_text("First choose what to do in your turn")
    acting.page.get_by_role("button", name=re.compile("^Your card .* worth")).first.click(force=True)
    expect(reason).to_be_visible()
    acting.page.keyboard.press("Escape")
    expect(reason).to_be_hidden()


def test_a_payment_is_taken_back_step_by_step(acting):
    page = acting.page
    acting.open("cat-").first.click()
    expect(page.locator('[data-spot="total"]')).to_contain_text("0 of")
    acting.open("hand-").first.click()
    expect(page.get_by_role("button", name=re.compile("number 1 of the payment"))).to_be_visible()
    for _ in range(2):
        page.locator('[data-spot="undo"]').click()
    expect(page.locator('[data-spot="pile"].can')).to_be_visible()


def test_one_screen_is_handed_on_behind_a_curtain(person, new_table):
    chairs = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Bruno"}]
    table = new_table("yummy_kitty", chairs, **QUICK)
    page = person().sits_down(table.match, table.token, [0, 1], "yummy_kitty")
    whose = []
    for _ in range(2):
        lift = page.locator(".curtain button")
        expect(lift).to_be_visible()
        assert page.locator("[data-spot]").count() == 0
        lift.click()
        expect(page.locator('[data-spot="pile"].can')).to_be_visible()
        whose.append(page.locator("p.turn").inner_text())
        page.locator('[data-spot="pile"]').click()
    assert len(set(whose)) == 2


def test_the_first_lesson_is_played_to_its_end(person):
    page = person().goes("/new/yummy_kitty")
    page.get_by_role("button", name="Learn by playing").click()
    player, coach = Player(page), page.locator(".coach")
    coach.wait_for()
    while coach.count():
        if coach.locator("button.main").count():
            coach.locator("button.main").click()
        elif player.wait("ready", "waiting", "over") == "ready":
            player.play()
    expect(page.locator(".bar .turn")).not_to_contain_text("over")
