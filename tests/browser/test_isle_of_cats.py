"""Explore & Draw in a real browser: whole matches by mouse and by keyboard, specials, phones, what explains itself."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from looking import DESK, PHONE, assert_accessible, assert_fits, assert_spoken

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.once

ASKED = "document.querySelector('.isle')?.dataset.number ?? ''"
IS_NEXT = "!!document.activeElement.closest('.isle [data-next]:not([aria-disabled=true])')"
IS_CELL = "document.activeElement.getAttribute('role') === 'gridcell'"


class Sailor:
    """Someone at a boat, who takes whatever is offered."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.dice = page, Random(seed)
        page.wait_for_selector(".isle [role=grid]")

    def asked(self, since: str = "-") -> str:
        """What is asked now, once it is something new."""
        isle = self.page.locator(f'.isle[data-asks]:not([data-asks=sent]):not([data-number="{since}"])')
        isle.wait_for()
        return isle.get_attribute("data-asks") or ""

    def play_day(self) -> str:
        """Until the own day has ended; what is asked then."""
        asked = self.asked()
        for _ in range(60):
            if asked in ("wait", "over"):
                return asked
            before, day = self.page.evaluate(ASKED), self.page.locator(".isle .cards").inner_text()
            self.act(asked)
            asked = self.asked(before)
            if asked == "choose" and self.page.locator(".isle .cards").inner_text() != day:
                return asked
        pytest.fail("a day without end")

    def act(self, asked: str) -> None:
        """By mouse."""
        if asked in ("draw", "map", "copy"):
            self.place()
        elif asked == "choose":
            self.page.locator(".isle .take.main").nth(self.dice.randrange(4)).click()
        else:
            self.page.locator(".isle .now [data-next]").first.click()
            if self.page.locator(".isle .slot.asked").count():  # its zone or its colour
                ways = self.page.locator(".isle .now .way")
                ways.nth(self.dice.randrange(ways.count())).click()

    def place(self) -> None:
        """Hover until it fits, then click."""
        for _ in range(self.dice.randrange(3)):
            self.page.keyboard.press(self.dice.choice("rf"))
        for _ in range(20):
            self.page.locator("[data-cell]").nth(self.dice.randrange(142)).hover(force=True)
            if self.page.locator(".isle .draw[aria-disabled=false]").count():
                self.page.mouse.down()
                self.page.mouse.up()
                return
        self.page.keyboard.press("g")
        self.page.locator(".isle .draw").click()


class KeyboardSailor(Sailor):
    """The same without a mouse."""

    def act(self, asked: str) -> None:
        if asked in ("draw", "map", "copy"):
            self.reach(IS_CELL)
            for key in self.dice.choice(("g", "rg", "fgg")):
                self.page.keyboard.press(key)
        else:
            self.reach(IS_NEXT)
        self.page.keyboard.press("Enter")
        if self.page.locator(".isle .slot.asked").count():
            self.reach(IS_NEXT)
            self.page.keyboard.press("Enter")

    def reach(self, wanted: str) -> None:
        for _ in range(80):
            if self.page.evaluate(wanted):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"no way by keys: {self.page.locator('.isle .now').inner_text()}")


def alone(person: Any, new_table: Any, **wishes: Any) -> Sailor:
    table = new_table("isle_of_cats", [{"kind": "me", "name": "Ana"}], level="medium")
    return Sailor(person(**wishes).sits_down(table.match, table.token, table.seats, table.game))


def in_hand(sailor: Sailor) -> None:
    """Play until a piece is in hand."""
    asked = sailor.asked()
    while asked not in ("draw", "map", "copy"):
        before = sailor.page.evaluate(ASKED)
        sailor.act(asked)
        asked = sailor.asked(before)


def test_two_browsers_finish_a_match_one_of_them_by_keyboard(person, new_table, base_url):
    table = new_table("isle_of_cats", [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    key = httpx.post(f"{base_url}{table.path}/join", json={"name": "Bruno"}).raise_for_status().json()
    ana = Sailor(person().sits_down(table.match, table.token, table.seats, table.game))
    bruno = KeyboardSailor(person().sits_down(table.match, key["token"], key["seats"], table.game))
    for day in range(1, 8):
        assert ana.play_day() == "wait"
        expect(ana.page.locator(".isle .now")).to_contain_text("Bruno")
        assert bruno.play_day() == ("choose" if day < 7 else "over")
    for sailor in (ana, bruno):
        expect(sailor.page.locator(".isle")).to_have_attribute("data-asks", "over")
        assert_accessible(sailor.page)
    sheets = table.http.get(table.path).json()["sheets"]
    for sheet, sailor in zip(sheets, (ana, bruno), strict=True):
        expect(sailor.page.locator(".isle .caption")).to_contain_text(re.compile(rf"{sheet['total']} points?\b"))


def test_a_day_alone_by_keyboard(person, new_table):
    sailor = alone(person, new_table)
    sailor.__class__ = KeyboardSailor
    assert sailor.play_day() == "choose"
    expect(sailor.page.locator(".isle .sister")).to_contain_text("Your sister")
    assert sailor.page.locator(".isle .colours li", has_text="per cat").count() == 5


SMALL = {"width": 320, "height": 640}


@pytest.mark.parametrize(("language", "viewport"), [("en", DESK), ("en", PHONE), ("fr", SMALL), ("es", PHONE)])
def test_every_state_fits_and_is_accessible(person, new_table, language, viewport):
    scheme = "dark" if viewport == DESK else "light"
    sailor = alone(person, new_table, viewport=viewport, locale=language, color_scheme=scheme)
    page = sailor.page
    sailor.asked()

    def look():
        assert_fits(page)
        assert_spoken(page)
        if language == "en":
            assert_accessible(page)

    look()
    for special in (2, 3):
        page.locator(f".isle .specials li:nth-child({special}) button").click()
        look()
        page.locator(".isle .now button").last.click()
    in_hand(sailor)
    look()
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        page.locator(".isle .keys .arrow").first.click()
    look()


def test_a_place_that_is_not_allowed_explains_itself(person, new_table):
    sailor = alone(person, new_table)
    in_hand(sailor)
    before = sailor.page.evaluate(ASKED)
    sailor.act("draw")
    asked = sailor.asked(before)
    while asked not in ("draw", "map", "copy"):
        before = sailor.page.evaluate(ASKED)
        sailor.act(asked)
        asked = sailor.asked(before)
    page = sailor.page
    for cell in ("a5", "v5", "h1", "h9", "l5", "e2", "q8", "f5"):
        page.locator(f"[data-cell={cell}]").hover(force=True)
        if page.locator(".isle .draw[aria-disabled=true]").count():
            break
    told = page.locator(".isle .told")
    expect(told).to_contain_text(re.compile("must share a side|would cover|would leave"))
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".isle .draw")).to_be_visible()


def test_a_finger_draws_with_two_taps(person, new_table):
    sailor = alone(person, new_table, viewport=PHONE, has_touch=True, is_mobile=True)
    in_hand(sailor)
    page = sailor.page
    page.locator(".isle .keys button").first.tap()
    page.locator("[data-cell=s5]").tap(force=True)
    expect(page.locator(".isle .draw")).to_have_attribute("aria-disabled", "false")
    before = page.evaluate(ASKED)
    page.locator(".isle [role=grid] [tabindex='0']").tap(force=True)
    sailor.asked(before)
    expect(page.locator(".isle .slot.resolved, .isle .slot.open")).not_to_have_count(0)
    assert "under the piece in hand" not in (page.locator("[data-cell=s5]").get_attribute("aria-label") or "")


def test_a_piece_is_taken_back_into_the_hand(person, new_table):
    sailor = alone(person, new_table)
    in_hand(sailor)
    page = sailor.page
    before = page.evaluate(ASKED)
    aboard = page.locator(".isle .counts").inner_text()
    page.locator(".isle .draw").click()
    sailor.asked(before)
    assert page.locator(".isle .counts").inner_text() != aboard
    before = page.evaluate(ASKED)
    page.keyboard.press("u")
    sailor.asked(before)
    expect(page.locator(".isle .draw")).to_be_visible()
    assert page.locator(".isle .counts").inner_text() == aboard


def test_a_row_is_taken_by_a_special(person, new_table):
    sailor = alone(person, new_table)
    sailor.asked()
    page = sailor.page
    page.get_by_role("button", name="a row instead of a column").click()
    page.get_by_role("button", name="Take row 2").click()
    expect(page.locator(".isle .slot.waiting")).to_have_count(4)
    expect(page.locator(".isle .specials")).to_contain_text("2 left")


def test_cells_have_names(person, new_table):
    table = new_table("isle_of_cats", [{"kind": "me", "name": "Ana"}], boats=[1])
    page = person().sits_down(table.match, table.token, table.seats, table.game)
    expect(page.get_by_role("gridcell", name="h4: Dining Room (apple), rat")).to_have_count(1)
    expect(page.get_by_role("gridcell", name="o2: main room, blue treasure map")).to_have_count(1)
    expect(page.get_by_role("gridcell")).to_have_count(142)


def test_the_first_lesson_is_played_to_its_end(person):
    page = person().goes("/new/isle_of_cats")
    page.get_by_role("button", name="Learn by playing").click()
    sailor, coach = Sailor(page), page.locator(".coach")
    while coach.count():
        if coach.locator("button.main").count():
            coach.locator("button.main").click()
            continue
        before, asked = page.evaluate(ASKED), sailor.asked()
        sailor.act(asked)
        sailor.asked(before)
    assert page.locator(".isle .cards").count() == 1
