"""A table with people at it: waiting, joining, handing over, watching, losing the line, ending."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from looking import (
    PHONE,
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_fits,
    assert_spoken,
    assert_touchable,
)
from services import Server

pytestmark = pytest.mark.once
GAMES = ("calico", "isle_of_cats", "yummy_kitty")
OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
SHARED = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


def first_action(page):
    """The first of all legal actions, from the list in words."""
    page.wait_for_selector(".bar.mine")
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] li button, dialog[open] details")
    if not page.locator("dialog[open] li button").count():
        page.locator("dialog[open] details summary").first.click()
    page.locator("dialog[open] li button").first.click()
    page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(person, new_table, game):
    table = new_table(game)
    page = person().sits_down(table.match, table.token, [0], game)
    page.wait_for_selector("section.board")
    assert_accessible_in_both_themes(page)
    for key, whole in (("l", "li, details"), ("b", "[id^='rule-']"), ("?", "kbd")):
        page.keyboard.press(key)
        page.locator(f"dialog[open] :is({whole})").first.wait_for()
        assert_accessible_in_both_themes(page, "dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize(
    ("closing", "key", "content"),
    [
        ("close()", "?", "kbd"),
        ("requestClose()", "l", "li button"),
        ("querySelector('li button').click()", "l", "li button"),
    ],
    ids=["by itself", "by Escape", "by choosing"],
)
def test_a_key_pressed_the_moment_a_drawer_closes_is_heard(person, new_table, closing, key, content):
    table = new_table()
    page = person().sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".bar.mine")
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] li button")
    press = f"new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true, cancelable: true }})"
    page.evaluate(f"""async () => {{
        const dialog = document.querySelector("dialog[open]");
        dialog.{closing};
        while (dialog.open) await null;
        document.activeElement.dispatchEvent({press});
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }}""")
    page.wait_for_selector(f"dialog[open] {content}")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_a_phone_in_every_language(person, new_table, game):
    table = new_table(game)
    page = person(viewport=PHONE, has_touch=True, is_mobile=True).sits_down(table.match, table.token, [0], game)
    page.wait_for_selector("section.board")
    assert_touchable(page)
    for language in ("es", "fr", "en"):
        page.select_option("header select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_fits(page)
        assert_spoken(page)
        first_action(page)
        expect(page.locator(".news")).to_contain_text(":")
        assert_fits(page)
        assert_spoken(page)


def test_a_friend_comes_by_the_link(person, new_table):
    table = new_table(chairs=OPEN)
    ana = person().sits_down(table.match, table.token, [0], "calico")
    ana.get_by_text("Waiting for one more player.").wait_for()
    assert_accessible(ana)
    link = ana.get_by_label("Link to this table").input_value()
    assert link.endswith(f"/t/{table.match}")
    ben = person(viewport=PHONE)
    page = ben.goes(f"/t/{table.match}")
    assert_accessible(page)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    for one in (ana, page):
        one.wait_for_selector("section.board")
        assert one.locator(".chairs li").all_inner_texts()[1].startswith("Ben")
    first_action(ana)
    expect(page.locator(".news")).to_contain_text("Ana")
    assert page.url == link


def test_a_public_table_stands_in_the_lobby(person):
    ana = person()
    page = ana.goes("/new/yummy_kitty")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("Show this table in the lobby").check()
    page.click("button.start")
    page.wait_for_url("**/t/*")
    match = page.url.rpartition("/")[2]
    ben = person().goes("/")
    ben.wait_for_selector(f"a[href='/t/{match}']")
    mine = ana.goes("/")
    mine.get_by_role("heading", name="My tables").wait_for()
    assert mine.locator(f"a.card[href='/t/{match}']").count() == 1


def test_onlookers_see_and_may_not_act(person, new_table):
    table = new_table()
    page = person().goes(f"/t/{table.match}")
    page.get_by_text("you are watching").wait_for()
    assert not page.get_by_role("button", name="Undo").count()
    assert_accessible(page)
    table.act(0)
    expect(page.locator(".news")).to_contain_text("Ana")


def test_one_screen_is_handed_on_behind_a_curtain(person, new_table):
    table = new_table(chairs=SHARED)
    page = person().sits_down(table.match, table.token, [0, 1], "calico")
    page.get_by_role("button", name="I am Ana").wait_for()
    assert not page.locator("section.board").count()
    assert_accessible(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("section.board")
    first_action(page)
    first_action(page)
    page.get_by_role("button", name="I am Ben").wait_for()
    assert not page.locator("section.board").count()
    page.get_by_role("button", name="I am Ben").click()
    page.get_by_text("Your turn, Ben").wait_for()


def test_a_move_is_taken_back_by_a_key(person, new_table):
    table = new_table()
    page = person().sits_down(table.match, table.token, [0], "calico")
    first_action(page)
    page.wait_for_selector("button[aria-keyshortcuts=u]:enabled")
    page.keyboard.press("u")
    expect(page.locator(".news")).to_contain_text("takes a move back")


def overheard(page, answer=None):
    """Moves that the page sends over its socket from now on; `answer` stands for the server's, if there is one."""
    moves = []

    def between(socket):
        server = socket.connect_to_server()

        def said(text):
            frame = json.loads(text) if text.startswith("{") else {}
            if frame.get("type") != "move":
                server.send(text)
                return
            moves.append(frame)
            if answer:
                socket.send(json.dumps({"type": "refused", "move_id": frame["move_id"], "problem": answer}))
            else:
                server.send(text)

        socket.on_message(said)

    page.route_web_socket("**/socket", between)
    return moves


def test_an_objection_names_its_rule(person, new_table):
    table = new_table()
    ana = person()
    problem = {"type": "x", "status": 409, "code": "calico-turn", "title": "It is not your turn.", "section": "4.1"}
    overheard(ana.page, problem)
    page = ana.sits_down(table.match, table.token, [0], "calico")
    first_action(page)
    page.get_by_role("alert").get_by_text("It is not your turn.").wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="Rule 4.1").click()
    expect(page.locator("[id='rule-4.1']")).to_be_focused()


def test_a_move_says_what_it_rests_on_and_is_sent_once_over_the_socket(person, new_table):
    table = new_table()
    ana = person(locale="fr")
    moves, asked = overheard(ana.page), []
    ana.page.on("request", lambda request: asked.append(request.url))
    page = ana.sits_down(table.match, table.token, [0], "calico")
    page.wait_for_selector(".bar.mine")
    before = table.look()["number"]
    first_action(page)
    expect(page.locator(".news")).to_contain_text(":")
    (move,) = moves
    assert (move["seat"], move["after"], move["language"]) == (0, before, "fr")
    assert move["move_id"]
    assert not [url for url in asked if url.endswith(("/moves", "/choices"))]


def test_the_line_is_lost_and_found_and_no_move_is(person, tmp_path):
    ana = person()
    ana.forgiven = "REFUSED|WebSocket|Failed to load"
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        ana.url = server.url
        page = ana.goes("/new/calico")
        page.click("button.start")
        page.wait_for_selector("section.board")
        first_action(page)
        expect(page.locator(".news")).to_contain_text(":")
        server.kill()
        page.get_by_text("The connection is cut").wait_for()
        assert_accessible(page)
        first_action(page)
        page.wait_for_selector("section.board [data-onway]")
        server.start()
        page.get_by_text("The connection is cut").wait_for(state="detached")
        expect(page.locator(".log li").nth(1)).to_be_visible()
        page.wait_for_selector(".bar.mine")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_its_pad_its_picture_its_replay_and_a_rematch(person, new_table, game):
    table = new_table(game, [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "level": "greedy"}] * 2])
    ana = person(viewport=PHONE, has_touch=True, is_mobile=True, accept_downloads=True)
    page = ana.sits_down(table.match, table.token, [0], game)
    table.play_to_the_end()
    page.wait_for_selector(".end")
    totals = [sheet["total"] for sheet in table.look()["sheets"]]
    assert [int(text) for text in page.locator(".end .total td").all_inner_texts()] == totals
    page.get_by_role("button", name="Every line").click()
    assert_touchable(page)
    assert_accessible(page)
    assert_fits(page)
    assert_spoken(page)
    for kind in ("PNG", "SVG"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=kind).click()
        kept = saved.value.path().read_bytes()
        assert kept.startswith(b"\x89PNG") if kind == "PNG" else b"<svg" in kept[:200]
    page.get_by_role("button", name="Replay").click()
    page.get_by_label("Step of the match").fill("3")
    page.get_by_text("3 of ").first.wait_for()
    assert_fits(page)
    assert_accessible(page)
    page.get_by_role("button", name="End of the replay").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table.match))
    page.wait_for_selector("section.board")


def test_a_reaction_is_heard_by_the_others(person, new_table):
    table = new_table()
    ana = person().sits_down(table.match, table.token, [0], "calico")
    ben = person().goes(f"/t/{table.match}")
    ben.wait_for_selector("section.board")
    ana.get_by_role("button", name="Say", exact=True).click()
    assert_accessible(ana)
    ana.get_by_role("button", name="Purr.").click()
    expect(ben.locator(".said")).to_have_text("Purr.")
    expect(ben.locator(".news")).to_contain_text("Ana: Purr.")


def test_whoever_gets_up_can_come_back(person):
    page = person().goes("/new/calico")
    page.click("button.start")
    page.wait_for_selector("section.board")
    page.get_by_role("heading", name="This table").click()
    assert_accessible(page)
    page.get_by_role("button", name="Get up for a while").click()
    page.get_by_text("You got up; a bot plays for you.").wait_for()
    page.get_by_role("button", name="Sit down again").click()
    page.get_by_text("You got up; a bot plays for you.").wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_explained_and_can_be_skipped(person, game):
    page = person(viewport=PHONE).goes(f"/new/{game}")
    page.get_by_role("button", name="Learn by playing").click()
    page.wait_for_selector(".coach")
    assert_accessible(page)
    assert_fits(page)
    assert_spoken(page)
    page.get_by_role("button", name="Skip the lesson").click()
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    page.wait_for_selector("section.board")
    assert not page.locator(".coach").count()


def test_a_score_line_lights_what_earned_it(person, new_table):
    table = new_table("isle_of_cats")
    page = person().sits_down(table.match, table.token, [0], "isle_of_cats")
    page.wait_for_selector("section.board")
    before = page.locator("section.board").inner_html()
    page.locator("aside .line").first.hover()
    page.wait_for_function("before => document.querySelector('section.board').innerHTML !== before", arg=before)


def test_alone_the_sister_has_a_sheet_too(person, new_table):
    table = new_table("isle_of_cats", [{"kind": "me", "name": "Ana"}])
    page = person().sits_down(table.match, table.token, [0], "isle_of_cats")
    table.play_to_the_end()
    page.wait_for_selector(".end")
    assert page.locator(".end thead th").count() == 2
    assert_accessible(page)
    assert_spoken(page)
