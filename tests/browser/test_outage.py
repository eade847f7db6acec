"""The network is cut silently in the middle of a move: the page says so, the move stays where it was laid, and nothing
is lost when the network is back. Who is at the table can be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from looking import DESK, PHONE, assert_accessible, assert_fits, assert_spoken
from outage import Wire

pytestmark = pytest.mark.once
GAMES = ("calico", "isle_of_cats", "yummy_kitty")
NOISE = "REFUSED|WebSocket|Failed to load|ERR_"
CUT = "The connection is cut"
OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


@pytest.fixture
def wire(server):
    with Wire(server.url) as wire:
        yield wire


def comes_over(wire, person, table, **wishes):
    one = person(**wishes)
    one.url, one.forgiven = wire.url, NOISE
    page = one.sits_down(table.match, table.token, [0], table.game)
    page.wait_for_selector(".bar.mine")
    page.wait_for_load_state("networkidle")
    return page


def choose_first(page):
    """From the list in words, which was opened before the cut."""
    page.locator("dialog[open] li button").first.click()
    page.wait_for_selector("dialog[open]", state="detached")


def own_moves(table):
    """The other seat may move meanwhile."""
    told = table.http.get(f"{table.path}/messages").json()
    return [(message["kind"], message["seat"]) for message in told].count(("move", 0))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_on_its_way_stays_on_the_board(wire, person, new_table, game, size):
    table = new_table(game)
    page = comes_over(wire, person, table, viewport=size)
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] li button")
    wire.cut()
    choose_first(page)
    page.get_by_text(CUT).wait_for()
    page.wait_for_selector("section.board [data-onway]")
    expect(page.locator(".news")).to_contain_text("On its way: ")
    assert own_moves(table) == 0
    assert_accessible(page)
    assert_fits(page)
    assert_spoken(page)
    wire.mend()
    page.get_by_text(CUT).wait_for(state="detached")
    page.wait_for_selector("section.board [data-onway]", state="detached")
    assert own_moves(table) == 1
    page.wait_for_selector(".bar.mine")
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] :is(li button, details)")


def test_what_was_laid_in_calico_is_not_back_in_the_hand(wire, person, new_table):
    table = new_table("calico")
    page = comes_over(wire, person, table)
    first = page.locator("[role=radiogroup] [role=radio]").first
    patch = first.get_attribute("aria-label")
    first.click()
    wire.cut()
    page.locator("[role=gridcell][data-cell=d4]").click()
    laid = page.locator("section.board [data-onway]")
    laid.wait_for()
    cell = laid.get_attribute("data-onway")
    expect(page.locator(f"[role=gridcell][data-cell={cell}]")).to_have_attribute(
        "aria-label", f"{cell}. {patch}, on its way"
    )
    assert first.get_attribute("aria-label") == "on its way"
    wire.mend()
    laid.wait_for(state="detached")
    expect(page.locator(f"[role=gridcell][data-cell={cell}]")).to_have_attribute("aria-label", f"{cell}: {patch}")


def test_what_came_meanwhile_is_told_when_the_line_is_back(wire, person, new_table):
    table = new_table("calico", [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}])
    one = person()
    one.url, one.forgiven = wire.url, NOISE
    page = one.goes(f"/t/{table.match}")
    page.get_by_text("you are watching").wait_for()
    wire.cut()
    page.get_by_text(CUT).wait_for()
    table.act(0)
    wire.mend()
    page.get_by_text(CUT).wait_for(state="detached")
    expect(page.locator(".log li").first).to_contain_text("Ana")


def test_the_browsers_own_word_is_believed(person, new_table):
    table = new_table("calico")
    one = person()
    one.forgiven = NOISE
    page = one.sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".bar.mine")
    one.context.set_offline(True)
    page.get_by_text(CUT).wait_for()
    one.context.set_offline(False)
    page.get_by_text(CUT).wait_for(state="detached")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_friend_who_closed_the_page_is_away(person, new_table, language):
    table = new_table("calico", OPEN)
    ana = person(locale=language).sits_down(table.match, table.token, [0], "calico")
    ben = person()
    page = ben.goes(f"/t/{table.match}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("section.board")
    away = ana.locator(".chairs li").nth(1)
    words = {"en": ("here", "away"), "fr": ("connecté", "déconnecté"), "es": ("en línea", "sin conexión")}[language]
    expect(away.locator(".presence")).to_have_text(words[0])
    assert away.locator(".dot.here").count() == 1
    page.goto("about:blank")
    expect(away.locator(".presence")).to_have_text(words[1])
    assert away.locator(".dot.here").count() == 0
    assert_accessible(ana)
    assert_spoken(ana)
    table.act(0)
    table.act(0)
    waiting = {"en": "Waiting for Ben (away)", "fr": "On attend Ben", "es": "A la espera de Ben"}[language]
    expect(ana.locator(".bar .turn")).to_contain_text(waiting)
    onlooker = person().goes(f"/t/{table.match}")
    expect(onlooker.locator(".chairs li").nth(1).locator(".presence")).to_have_text("away")
    page.goto(f"{ben.url}/t/{table.match}")
    expect(away.locator(".presence")).to_have_text(words[0])
    expect(onlooker.locator(".chairs li").nth(1).locator(".presence")).to_have_text("here")


def test_bots_have_no_dot(person, new_table):
    table = new_table("calico")
    page = person().sits_down(table.match, table.token, [0], "calico")
    expect(page.locator(".chairs li").nth(0).locator(".dot.here")).to_be_visible()
    assert not page.locator(".chairs li").nth(1).locator(".presence").count()
