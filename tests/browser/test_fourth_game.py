"""A game that the page has no folder for is played by its list of moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from house import environment, with_fourth_game, with_own_page
from looking import PHONE, assert_accessible_in_both_themes, assert_fits
from services import Server
from tabbytop.games import GAMES

pytestmark = pytest.mark.once
MOVES = "section.board .moves button"


@pytest.fixture(scope="session")
def base_url(tmp_path_factory):
    """Of a house with the fourth game, whose page is built as ours is."""
    checkout = tmp_path_factory.mktemp("fourth")
    house = with_fourth_game(checkout / "src", *GAMES)
    with_own_page(checkout)
    server = Server(f"sqlite:///{checkout}/matches.db")
    server.env = environment(house, **server.env)
    with server:
        yield server.url


def play_to_the_end(page):
    """Always the first move of the list; how many there were."""
    for moves in range(40):
        page.locator(f"{MOVES}, #end-title").first.wait_for()
        if page.locator("#end-title").count():
            return moves
        page.locator(MOVES).first.click()
        page.locator(f"{MOVES}, #end-title").first.wait_for()
    raise AssertionError("it does not end")


def test_a_match_is_played_to_the_end_by_the_buttons_of_the_list(person):
    page = person().goes("/")
    page.click("a[href='/new/saucers']")
    expect(page.get_by_role("heading", level=1)).to_have_text("Saucers")
    page.click("button.start")
    expect(page.locator(MOVES)).to_have_text(["Drink at place 1", "Drink at place 2", "Drink at place 3", "Nap"])
    expect(page.locator("section.board dt").first).to_have_text("Open")
    assert_accessible_in_both_themes(page)
    assert play_to_the_end(page) >= 9
    expect(page.locator(MOVES)).to_have_count(0)
    expect(page.locator(".end")).to_contain_text("Milk")
    page.get_by_role("button", name="Picture (SVG)").click()
    expect(page.locator(".end .picture svg")).to_be_visible()
    assert_accessible_in_both_themes(page)


def test_it_is_said_in_the_language_of_the_reader_and_fits_a_phone(person, new_table):
    table = new_table("saucers")
    page = person(viewport=PHONE, locale="fr").sits_down(table.match, table.token, table.seats, "saucers")
    buttons = page.locator(MOVES)
    expect(buttons.last).to_contain_text("sieste")
    assert all(box["height"] >= 44 for box in (button.bounding_box() for button in buttons.all()))
    assert_fits(page)


def test_the_lobby_and_the_rules_name_it_and_a_game_that_is_not_there_leads_nowhere(person):
    someone = person()
    page = someone.goes("/")
    cards = page.locator(".games li")
    expect(cards).to_have_count(len(GAMES) + 1)
    expect(cards.last).to_contain_text("1 to 4 players")
    cards.last.get_by_role("link", name="Rules").click()
    expect(page.locator("nav.games [aria-current]")).to_have_text("Saucers")
    someone.forgiven = "404"
    page.goto(page.url.replace("saucers", "chess"))
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
