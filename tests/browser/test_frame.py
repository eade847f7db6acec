"""The pages around the boards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from looking import DESK, PHONE, assert_accessible, assert_fits, assert_spoken

pytestmark = pytest.mark.once
GAMES = ("calico", "isle_of_cats", "yummy_kitty")
STILL = (
    "/",
    "/new/calico",
    "/new/isle_of_cats",
    "/new/yummy_kitty",
    "/settings",
    "/credits",
    "/rules/calico",
    "/print/isle_of_cats",
)
HELLO = {
    "en": "Three cat games, one table",
    "fr": "Trois jeux de chats, une table",
    "es": "Tres juegos de gatos, una mesa",
}


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_from_the_lobby_to_a_first_game_against_a_bot(person, game):
    ana = person()
    page = ana.goes("/")
    page.click(f"a[href='/new/{game}']")
    page.click("button.start")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.board")
    assert page.locator(".chairs li").count() == 2
    assert "token" not in page.url
    assert_spoken(page)


@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, PHONE, DESK, {"width": 2560, "height": 1300}])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_still_page_in_every_language_and_size(person, language, size):
    ana = person(locale=language, viewport=size)
    assert ana.goes("/").inner_text("h1") == HELLO[language]
    for path in STILL:
        page = ana.goes(path)
        page.wait_for_load_state("networkidle")
        assert page.get_attribute("html", "lang") == language
        assert_fits(page)
        assert_spoken(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_still_pages(person, theme):
    ana = person(color_scheme=theme, viewport=PHONE)
    for path in STILL:
        page = ana.goes(path)
        page.wait_for_load_state("networkidle")
        if path.startswith("/new"):
            page.click("form details summary")
        assert_accessible(page)


def test_language_and_theme_change_at_once_and_are_remembered(person):
    ana = person(color_scheme="light")
    page = ana.goes("/")
    page.select_option("header select", "fr")
    page.get_by_text(HELLO["fr"]).wait_for()
    page.click("header button")
    assert page.get_attribute("html", "data-theme") == "dark"
    ana.goes("/")
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.inner_text("h1") == HELLO["fr"]


def test_settings_are_kept(person):
    ana = person()
    page = ana.goes("/settings")
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_label("Motifs without colours").check()
    page.get_by_label("none").check()
    ana.goes("/settings")
    assert page.get_by_label("Your name").input_value() == "Zoé"
    assert page.get_by_label("Motifs without colours").is_checked()
    assert page.get_attribute("html", "data-calm") == "yes"
    ana.goes("/new/calico")
    page.wait_for_selector("button.start")
    assert page.get_by_label("Name of seat 1").input_value() == "Zoé"


def test_options_are_explained_sent_and_refused_in_a_sentence(person):
    ana = person()
    ana.forgiven = "422"
    page = ana.goes("/new/calico")
    page.click("form details summary")
    page.get_by_label("Family variant").check()
    page.get_by_label("Scenario").select_option("3")
    page.click("button.start")
    page.get_by_role("alert").filter(has_text=re.compile("scenario", re.IGNORECASE)).wait_for()
    assert_accessible(page)
    page.get_by_label("Scenario").select_option("0")
    page.click("button.start")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.board")


def test_first_load_is_small(person):
    ana = person()
    sizes = []
    ana.page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    page = ana.goes("/")
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < 300_000
    assert len(sizes) < 40


def test_what_is_not_there_says_so(person):
    ana = person()
    ana.forgiven = "404"
    page = ana.goes("/t/no-such-table")
    page.get_by_role("heading", name="There is nothing here").wait_for()
    assert_accessible(page)


def test_rules_open_at_a_section(person):
    page = person().goes("/rules/calico")
    page.goto(page.url + "#3.1")
    expect(page.locator("[id='3.1']")).to_be_in_viewport()
    assert_accessible(page)
