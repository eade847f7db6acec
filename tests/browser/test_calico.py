"""Calico in a real browser: whole matches by mouse and by keyboard, goals, the belt, previews, fingers and drags."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from looking import PHONE, assert_accessible, assert_fits, assert_spoken

pytestmark = pytest.mark.once
OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
ALONE = [{"kind": "me", "name": "Ana"}]
FITS = '.large [role=gridcell][aria-label*="here: +"]'
"""The cells that would take the patch that is picked."""


class Quilter:
    """Somebody who lays patches where they fit, with a mouse or by keys alone."""

    def __init__(self, page, *, by_keys=False):
        self.page, self.by_keys = page, by_keys

    def starts(self):
        self.page.wait_for_selector(".calico .large")
        if self.by_keys:
            self.tabs_to("[role=gridcell]")

    def tabs_to(self, what):
        for _ in range(60):
            if self.page.evaluate("what => document.activeElement.matches(what)", what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(what)

    @property
    def said(self):
        """What a screen reader would say of the thing in focus."""
        return self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")

    def turn(self, number):
        self.page.wait_for_selector(".hand button:not(.idle)")
        self.lay(number)
        if number < 21:
            self.page.wait_for_selector(".market .row.now")
            self.take(number % 3)

    def lay(self, number):
        if self.by_keys:
            self.page.keyboard.press("12"[number % 2])
            self.walk_to_a_cell_that_fits()
            self.page.keyboard.press("Enter")
            return
        self.page.locator(".hand button").nth(number % 2).click()
        cell = self.page.locator(FITS).first.get_attribute("data-cell")
        self.page.locator(f".large [data-cell={cell}]").click()

    def walk_to_a_cell_that_fits(self):
        for key in ("Home", "PageUp"):
            self.page.keyboard.press(key)
        for row in range(7):
            for _ in range(7):
                if "here: +" in self.said:
                    return
                self.page.keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(self.said)

    def take(self, spot):
        if self.by_keys:
            self.page.wait_for_selector(".market button:focus")
            self.page.keyboard.press("123"[spot])
            assert self.said.startswith("Take ")
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(".market button").nth(spot).click()

    def waits_with_the_quilt_in_focus(self):
        self.page.wait_for_selector(".large [role=gridcell]:focus")


def patch_of(page, spot):
    """As it is said: the market's patch, without the verb and the place."""
    return page.locator(".market button").nth(spot).get_attribute("aria-label").removeprefix("Take ").split(",")[0]


def code_index(view, seat, code):
    return view["quilts"][seat]["hand"].index(code)


def with_a_gain(table):
    """Play on until a patch in hand would bring points; the action, and the points."""
    while True:
        view = table.look()["view"]
        if view["phase"] == "placing":
            told = table.http.get(f"{table.path}/choices", params={"seat": 0}).raise_for_status().json()["actions"]
            best = max(told, key=lambda choice: choice["gain"])
            if best["gain"]:
                return best["action"], best["gain"], code_index(view, 0, best["action"]["patch"])
        table.act(0)


def test_two_browsers_play_a_whole_match_one_by_keys_alone(person, new_table):
    table = new_table(chairs=OPEN)
    ana = Quilter(person().sits_down(table.match, table.token, [0], "calico"))
    page = person().goes(f"/t/{table.match}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    ben = Quilter(page, by_keys=True)
    for one in (ana, ben):
        one.starts()
    for number in range(22):
        if number:
            ana.page.wait_for_selector(".bar.mine")
        ana.turn(number)
        if number:
            ben.waits_with_the_quilt_in_focus()
        ben.turn(number)
    for one in (ana, ben):
        expect(one.page.locator("#end-title")).to_contain_text("Master Quilter")
        assert_accessible(one.page)
    totals = [sheet["total"] for sheet in table.look()["sheets"]]
    for total in totals:
        expect(ana.page.locator("main")).to_contain_text(str(total))


def test_alone_the_market_is_a_belt(person, new_table):
    table = new_table(chairs=ALONE)
    page = person().sits_down(table.match, table.token, [0], "calico")
    ana = Quilter(page)
    ana.starts()
    ends = page.locator(".market .end")
    assert ends.all_inner_texts() == ["far", "middle", "near"]
    ana.lay(0)
    page.wait_for_selector(".market .row.now")
    expect(page.locator(".ask")).to_contain_text("falls off the belt")
    near = patch_of(page, 2)
    bag = int(page.locator(".bag span").first.inner_text())
    ana.take(0)
    expect(page.locator(".bag span").first).to_have_text(str(bag - 2))
    assert patch_of(page, 0) == near


def test_goals_are_chosen_and_laid_by_click_key_and_drag(person, new_table):
    table = new_table(setup="standard")
    page = person().sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".dealt")
    assert_accessible(page)
    dealt = table.look()["view"]["quilts"][0]["dealt"]
    goals, spot = page.locator(".dealt .goal"), page.locator(".large [data-cell=d3]")
    page.locator(".done").click(force=True)
    expect(page.locator(".ask")).to_contain_text("First choose three of your goals")
    goals.nth(0).click()
    expect(spot).to_have_attribute("aria-label", re.compile("goal A, top"))
    goals.nth(1).drag_to(page.locator(".large [data-cell=c5]"))
    expect(page.locator(".ask")).to_contain_text("B, right")
    goals.nth(2).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".ask")).to_contain_text("This is how your goals will lie")
    page.locator(".done").click()
    page.wait_for_selector(".hand button:not(.idle)")
    laid = table.look()["view"]["quilts"][0]["goals"]
    assert laid == {"top": dealt[0], "right": dealt[3], "bottom_left": dealt[1]}


def test_a_preview_tells_the_points_and_why_before_anything_is_laid(person, new_table):
    table = new_table(chairs=ALONE)
    action, gain, n = with_a_gain(table)
    page = person().sits_down(table.match, table.token, [0], "calico")
    cell = page.locator(f".large [data-cell={action['cell']}]")
    page.locator(".hand button").nth(n).click()
    cell.hover()
    expect(page.locator(".large svg")).to_contain_text(f"+{gain}")
    expect(page.locator(".bubble li").first).to_be_visible()
    before = table.look()["sheets"][0]["total"]
    cell.click()
    page.wait_for_selector(".market .row.now")
    assert table.look()["sheets"][0]["total"] == before + gain


def test_a_cell_may_be_chosen_before_its_patch(person, new_table):
    table = new_table(chairs=ALONE)
    action, gain, n = with_a_gain(table)
    page = person().sits_down(table.match, table.token, [0], "calico")
    page.locator(f".large [data-cell={action['cell']}]").click()
    expect(page.locator(".ask")).to_contain_text(f"Which patch shall go on {action['cell']}?")
    expect(page.locator(".hand button").nth(n)).to_contain_text(f"+{gain}")
    page.locator(".hand button").nth(n).click()
    page.wait_for_selector(".market .row.now")
    assert table.look()["view"]["quilts"][0]["order"][-1] == action["cell"]


def test_what_is_not_allowed_explains_itself(person, new_table):
    table = new_table(chairs=ALONE)
    page = person().sits_down(table.match, table.token, [0], "calico")
    ana = Quilter(page)
    ana.starts()
    page.locator(".hand button").first.click()
    page.locator(".large [data-cell=d3]").click()
    expect(page.locator(".ask")).to_contain_text("d3 is a design goal")
    page.locator(".market button").first.click(force=True)
    expect(page.locator(".ask")).to_contain_text("Now lay a patch")
    ana.lay(1)
    page.wait_for_selector(".market .row.now")
    page.locator(".large [data-cell=f6]").click()
    expect(page.locator(".ask")).to_contain_text("Now take a patch")


def test_a_finger_taps_to_see_and_taps_again_to_lay(person, new_table):
    table = new_table(chairs=ALONE)
    page = person(viewport=PHONE, has_touch=True).sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".hand button:not(.idle)")
    assert_fits(page)
    page.locator(".hand button").first.tap()
    page.locator(".large [data-cell=e5]").tap()
    expect(page.get_by_role("button", name="Lay it here")).to_be_visible()
    assert table.look()["view"]["quilts"][0]["order"] == []
    page.locator(".large [data-cell=e5]").tap()
    page.wait_for_selector(".market .row.now")
    page.locator(".market button").nth(2).tap()
    page.wait_for_selector(".hand button:not(.idle)")
    assert table.look()["view"]["quilts"][0]["order"] == ["e5"]


def test_a_patch_is_dragged_from_the_hand(person, new_table):
    table = new_table(chairs=ALONE)
    page = person().sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".hand button:not(.idle)")
    page.locator(".hand button").nth(1).drag_to(page.locator(".large [data-cell=b6]"))
    page.wait_for_selector(".market .row.now")
    assert table.look()["view"]["quilts"][0]["order"] == ["b6"]


def test_another_quilt_grows_on_a_click(person, new_table):
    table = new_table()
    page = person().sits_down(table.match, table.token, [0], "calico")
    page.locator(".other").first.click()
    expect(page.locator(".calico .whose")).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("go back to your quilt")
    page.get_by_role("button", name="Back to mine").click()
    expect(page.locator(".large [role=grid]")).to_have_attribute("aria-label", "My quilt")


def test_the_first_lesson_is_played_to_its_end(person):
    page = person().goes("/new/calico")
    page.get_by_role("button", name="Learn").click()
    ana = Quilter(page)
    ana.starts()
    coach = page.locator(".coach")
    for number, told_before in ((0, 2), (1, 3)):
        for _ in range(told_before):
            coach.locator("button.main").click()
        ana.turn(number)
    expect(coach).to_contain_text("That is all")
    assert_accessible(page)
    coach.locator("button.main").click()
    expect(coach).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_score_pad_can_be_printed_on_one_page(person, language):
    page = person(locale=language).goes("/print/calico")
    page.wait_for_selector(".sheet tbody")
    assert_accessible(page)
    assert_spoken(page)
    page.emulate_media(media="print")
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_step_of_choosing_is_spoken_and_fits_a_phone(person, new_table, language):
    table = new_table(setup="standard")
    page = person(viewport=PHONE, locale=language, has_touch=True).sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".dealt")
    for n in range(3):
        page.locator(".dealt .goal").nth(n).tap()
        assert_fits(page)
        assert_spoken(page)
    page.locator(".done").tap()
    page.wait_for_selector(".hand button:not(.idle)")
    assert_fits(page)
    assert_spoken(page)


def test_a_scenario_shows_what_is_reached_as_it_grows(person, new_table):
    table = new_table(chairs=[{"kind": "me", "name": "Ana"}], scenario=1)
    page = person().sits_down(table.match, table.token, table.seats, "calico")
    told = page.locator(".objectives li")
    seen = []
    while (look := table.look())["status"] != "over":
        objectives = look["sheets"][0].get("objectives", [])  # none while goals are chosen
        for at, objective in enumerate(objectives):
            expect(told.nth(at)).to_contain_text(f"({objective['reached']} of {objective['wanted']})")
            expect(told.nth(at)).to_contain_text("✓" if objective["is_met"] else "·")
        seen.append([objective["reached"] for objective in objectives])
        choices = table.http.get(f"{table.path}/choices").json()["actions"]
        best = max(choices, key=lambda choice: choice["gain"] or 0)
        table.http.post(f"{table.path}/moves", json={"seat": 0, "action": best["action"]}).raise_for_status()
    assert len(set(map(tuple, seen))) > 1, "nothing was reached"
