"""The pages around the boards."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from looking import (
    DESK,
    PHONE,
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_fits,
    assert_spoken,
    assert_touchable,
)

pytestmark = pytest.mark.once
GAMES = ("calico", "isle_of_cats", "yummy_kitty")
STILL = {
    "/": "#open",
    "/new/calico": "button.start",
    "/new/isle_of_cats": "button.start",
    "/new/yummy_kitty": "button.start",
    "/settings": "input",
    "/credits": "h2",
    "/rules/calico": "[id='3.1']",
    "/print/isle_of_cats": ".sheet",
}
"""The still pages, and what is there once they are whole."""
SIZES = ({"width": 320, "height": 640}, PHONE, DESK, {"width": 2560, "height": 1300})
HELLO = {
    "en": "Three\u00a0cat\u00a0games, one\u00a0table",
    "fr": "Trois\u00a0jeux\u00a0de\u00a0chats, une\u00a0table",
    "es": "Tres\u00a0juegos\u00a0de\u00a0gatos, una\u00a0mesa",
}


def whole(someone, path):
    page = someone.goes(path)
    page.locator(STILL[path]).first.wait_for()
    return page


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


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_still_page_in_every_language_and_size(person, language):
    ana = person(locale=language)
    assert ana.goes("/").inner_text("h1") == HELLO[language]
    for path in STILL:
        page = whole(ana, path)
        assert page.get_attribute("html", "lang") == language
        for size in SIZES:
            page.set_viewport_size(size)
            assert_fits(page)
        assert_spoken(page)


@pytest.mark.parametrize("path", STILL)
def test_axe_finds_nothing_on_the_still_pages(person, path):
    page = whole(person(viewport=PHONE, has_touch=True, is_mobile=True), path)
    if path.startswith("/new"):
        page.click("form details summary")
    assert_touchable(page)
    assert_accessible_in_both_themes(page)


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


def test_tables_are_found_on_another_device(person, new_table):
    table = new_table("yummy_kitty")
    ana = person()
    ana.forgiven = "401"
    ana.sits_down(table.match, table.token, [0], "yummy_kitty")
    page = ana.goes("/settings")
    page.get_by_label("A code from another device").fill("no such code")
    page.get_by_role("button", name="Bring my tables here").click()
    page.get_by_role("alert").get_by_text("This code is not known.").wait_for()
    page.get_by_role("button", name="Make a code").click()
    code = page.get_by_label("Your code").input_value()
    other = person(locale="fr", viewport=PHONE)
    page = other.goes("/settings")
    page.get_by_label("Un code d’un autre appareil").fill(code)
    page.get_by_role("button", name="Faire venir mes tables").click()
    page.get_by_text("Your tables are here").wait_for()  # in the language of the profile
    assert_accessible(page)
    other.goes("/")
    page.click(f"a[href='/t/{table.match}']")
    page.get_by_text("Your turn, Ana").wait_for()


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


def test_the_page_can_be_installed(person, base_url):
    page = person().goes("/")
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert {"192x192", "512x512", "any"} <= {icon["sizes"] for icon in told["icons"]}
    for icon in (*told["icons"], {"src": "/icon-180.png", "type": "image/png"}):
        answer = page.request.get(base_url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        assert len(answer.body()) < 50_000


def test_what_is_not_there_says_so(person):
    ana = person()
    ana.forgiven = "404"
    page = ana.goes("/t/no-such-table")
    page.get_by_role("heading", name="There is nothing here").wait_for()
    assert_accessible(page)


@pytest.mark.parametrize(
    ("language", "said", "home"),
    [
        ("en", "There is nothing here", "To the lobby"),
        ("fr", "Il n’y a rien ici", "Vers l’accueil"),
        ("es", "Aquí no hay nada", "Al vestíbulo"),
    ],
)
def test_an_address_that_leads_nowhere_is_a_page_with_a_way_home(person, base_url, language, said, home):
    ana = person(locale=language)
    ana.forgiven = "404"
    page = ana.page
    answer = page.goto(f"{base_url}/nope/%ff")
    assert answer.status == 404
    page.get_by_role("heading", name=said).wait_for()
    assert_accessible(page)
    page.get_by_role("link", name=home, exact=True).click()
    expect(page).to_have_url(f"{base_url}/")


def test_rules_open_at_a_section(person):
    page = person().goes("/rules/calico")
    page.goto(page.url + "#3.1")
    expect(page.locator("[id='3.1']")).to_be_in_viewport()
    assert_accessible(page)


def test_what_may_be_taken_back_is_chosen_and_a_practice_match_says_so(person):
    """Practice is offered to one person only."""
    page = whole(person(), "/new/calico")
    ways = page.get_by_label("Taking back")
    assert ways.locator("option").all_inner_texts() == ["your last move", "anything (practice)", "nothing"]
    page.get_by_label("Seat 2", exact=True).select_option("open")
    assert ways.locator("option").all_inner_texts() == ["your last move", "nothing"]
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    ways.select_option("anything")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_text("Practice", exact=True).wait_for()
    page.locator(".hand button").first.click()
    page.locator(".large [data-cell=c2]").click()
    page.locator(".market .row.now button").first.click()
    undo = page.get_by_role("button", name="Undo")
    for _ in range(2):  # the patch from the market with the bot's answer, then the patch that was laid
        expect(page.get_by_text("Your turn")).to_be_visible()
        undo.click()
    expect(undo).to_be_disabled()
    expect(page.locator(".large [data-cell=c2]")).to_have_attribute("aria-label", re.compile("empty", re.IGNORECASE))
