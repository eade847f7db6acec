"""Pictures of every page and state, to be looked at one by one: `python tests/browser/gallery.py OUTDIR [+TURN] [PART-OF-A-NAME ...]`.

A real server, a real Chromium. Each state is seen on a phone and on a desk; languages and themes go round: after the
turns +0 to +5 every state was seen in every language and theme on both.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import Error, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from services import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

GAMES = ("calico", "isle_of_cats", "yummy_kitty")
LANGUAGES, THEMES = ("en", "fr", "es"), ("light", "dark")
SIZES = {320: (320, 640), 360: (360, 740), 1440: (1440, 900), 2560: (2560, 1300)}
ANA = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "level": "greedy"}


class Table:
    """A table of the gallery; its people play what brings most."""

    def __init__(self, url: str, game: str, chairs: list[dict[str, str]], **config: Any) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        body = {"game": game, "config": {"players": len(chairs), **config}, "chairs": chairs}
        key = self.http.post("/api/tables", json=body).raise_for_status().json()
        self.match, self.game, self.dice = key["match"], game, Random(3)
        self.tokens = dict.fromkeys(key["seats"], key["token"])
        self.key = {"match": self.match, "token": key["token"], "seats": key["seats"], "game": game, "at": 1}

    def ask(self, seat: int, path: str = "", body: Any = None, **params: Any) -> Any:
        bearer = {"Authorization": f"Bearer {self.tokens[seat]}"}
        way = f"/api/matches/{self.match}{path}"
        if body is None:
            answer = self.http.get(way, params={"seat": seat, **params}, headers=bearer)
        else:
            answer = self.http.post(way, json={"seat": seat, **body}, headers=bearer)
        return answer.raise_for_status().json() if answer.content else None

    def joined(self, name: str) -> Table:
        key = self.http.post(f"/api/matches/{self.match}/join", json={"name": name}).raise_for_status().json()
        self.tokens.update(dict.fromkeys(key["seats"], key["token"]))
        return self

    def best(self, seat: int) -> dict[str, Any]:
        choices = self.ask(seat, "/choices")
        ways = [(one["gain"] or 0, self.dice.random(), one["action"]) for one in choices["actions"]]
        places = [
            {"kind": "place", "shape": shape, "turn": int(turn), "cell": cell}
            for shape, turns in (choices["places"] or {}).items()
            for turn, cells in turns.items()
            for cell in cells
        ]
        for action in self.dice.sample(places, min(8, len(places))):
            ways.append((self.ask(seat, "/preview", {"action": action})["gain"] or 0, 1.0, action))
        return max(ways, key=lambda way: way[:2])[2]

    def play(self, until: Callable[[dict[str, Any]], bool]) -> Table:
        """On for every person, as long as the table stands."""
        while (look := self.ask(0))["status"] != "over" and not until(look):
            seat = next((one for one in look["to_act"] if one in self.tokens), None)
            if seat is None:
                time.sleep(0.05)
                continue
            self.ask(seat, "/moves", {"action": self.best(seat)})
        return self

    def moves(self, count: int) -> Table:
        """So many own decisions, and then my turn again."""
        for _ in range(count):
            self.play(lambda look: 0 in look["to_act"])
            if self.ask(0)["status"] != "over":
                self.ask(0, "/moves", {"action": self.best(0)})
        return self.play(lambda look: 0 in look["to_act"])


class Tables(dict[str, Table]):
    """Made when they are first wanted."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def __missing__(self, name: str) -> Table:
        state, _, game = name.partition(" ")
        self[name] = made = getattr(self, state)(game)
        return made

    def start(self, game: str) -> Table:
        return Table(self.url, game, [ANA, BOT])

    def middle(self, game: str) -> Table:
        return Table(self.url, game, [ANA, BOT, BOT]).moves({"calico": 26, "isle_of_cats": 13, "yummy_kitty": 12}[game])

    def late(self, game: str) -> Table:
        return Table(self.url, game, [ANA, BOT, BOT, BOT]).moves(
            {"calico": 38, "isle_of_cats": 24, "yummy_kitty": 24}[game]
        )

    def theirs(self, game: str) -> Table:
        table = Table(self.url, game, [ANA, {"kind": "open"}]).joined("Maximilien-Alexandre").moves(4)
        return table.play(lambda look: 0 not in look["to_act"] and bool(look["to_act"]))

    def over(self, game: str) -> Table:
        return Table(self.url, game, [ANA, BOT, BOT]).play(lambda _: False)

    def alone(self, game: str) -> Table:
        return Table(self.url, game, [ANA]).moves(8)

    def crowd(self, game: str) -> Table:
        return Table(self.url, game, [ANA] + [BOT] * {"calico": 3, "isle_of_cats": 11, "yummy_kitty": 4}[game]).moves(3)

    def shared(self, game: str) -> Table:
        return Table(self.url, game, [ANA, {"kind": "here", "name": "Benoît"}])

    def waiting(self, game: str) -> Table:
        return Table(self.url, game, [ANA, {"kind": "open"}, {"kind": "open"}])

    def public(self, game: str) -> Table:
        table = Table.__new__(Table)
        body = {
            "game": game,
            "config": {"players": 3},
            "chairs": [{"kind": "me", "name": "Zoé"}, *[{"kind": "open"}] * 2],
        }
        httpx.post(f"{self.url}/api/tables", json={**body, "is_public": True}).raise_for_status()
        table.key = {"match": "", "token": "", "seats": [], "game": game, "at": 1}
        return table


@dataclass
class Eye:
    """Somebody who looks, in one size, language and theme."""

    page: Page
    url: str
    tables: Tables
    out: Path
    look: str
    said: list[str] = field(default_factory=list)

    def goes(self, path: str) -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main h1")
        self.page.wait_for_load_state("networkidle")
        return self.page

    def sits(self, name: str, *, board: bool = True) -> Page:
        table = self.tables[name]
        keys = json.dumps([*(one.key for one in self.tables.values() if one.key["match"])])
        self.page.add_init_script(f"localStorage.setItem('tabbytop-keys', JSON.stringify({keys}))")
        self.goes(f"/t/{table.match}")
        if board:
            self.page.wait_for_selector("section.board")
        self.page.wait_for_timeout(300)
        return self.page

    def takes(self, name: str, *, full: bool = True) -> None:
        self.page.wait_for_timeout(250)
        self.page.screenshot(path=self.out / f"{name}.{self.look}.png", full_page=full)
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if wide > 1:
            self.said.append(f"{name} {self.look}: {wide} px too wide")
        for found in self.page.evaluate(CUT):
            self.said.append(f"{name} {self.look}: cut off: {found}")


CUT = """() => [...document.querySelectorAll('main *, dialog[open] *')]
  .filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 2 && one.children.length < 4
    && !one.closest('svg, .unseen, select') && !one.matches('.unseen, select, input, textarea, .board')
    && one.innerText?.trim() && getComputedStyle(one).overflowX !== 'visible' && getComputedStyle(one).overflowX !== 'auto'
    && getComputedStyle(one).clipPath === 'none')
  .map(one => one.className + ': ' + one.innerText.slice(0, 50).replaceAll('\\n', ' '))"""


# --- what is looked at: each takes one picture or more


def lobby(eye: Eye) -> None:
    eye.page.goto(eye.url)
    eye.goes("/")
    eye.takes("lobby")


def lobby_full(eye: Eye) -> None:
    for name in (
        "public calico",
        "public isle_of_cats",
        "middle calico",
        "theirs yummy_kitty",
        "waiting calico",
        "over isle_of_cats",
    ):
        _ = eye.tables[name]
    eye.sits("middle calico")
    eye.goes("/")
    eye.takes("lobby-tables")


def new(eye: Eye) -> None:
    for game in GAMES:
        page = eye.goes(f"/new/{game}")
        page.wait_for_selector("button.start")
        if game == "calico":
            eye.takes(f"new-{game}")
            page.locator("form ol select").first.select_option("here")
            page.locator(".add").click()
            page.locator("form ol select").last.wait_for()
            page.locator("form ol select[aria-label]").nth(1).select_option("open")
        page.click("form details summary")
        eye.takes(f"new-{game}-options")


def waiting(eye: Eye) -> None:
    eye.sits("waiting calico", board=False)
    eye.takes("waiting")
    page = eye.page.context.browser.new_context(**eye.wishes).new_page()  # type: ignore[attr-defined]
    page.goto(f"{eye.url}/t/{eye.tables['waiting calico'].match}")
    page.wait_for_selector("main h1")
    page.wait_for_timeout(500)
    page.screenshot(path=eye.out / f"waiting-guest.{eye.look}.png", full_page=True)
    page.context.close()


def board(state: str, game: str) -> Callable[[Eye], None]:
    def shows(eye: Eye) -> None:
        eye.sits(f"{state} {game}")
        eye.takes(f"{game}-{state}")

    shows.__name__ = f"{game}-{state}"
    return shows


def preview_calico(eye: Eye) -> None:
    page = eye.sits("middle calico")
    if not page.locator(".hand button:not(.idle)").count():
        page.locator(".market button").first.hover()
        eye.takes("calico-market")
        return
    page.locator(".hand button").first.click()
    cell = page.locator(".large [role=gridcell][aria-label*='+']").first
    page.locator(f".large [data-cell={cell.get_attribute('data-cell')}]").hover()
    page.wait_for_timeout(600)
    eye.takes("calico-preview")


def preview_isle(eye: Eye) -> None:
    page = eye.sits("start isle_of_cats")
    eye.takes("isle_of_cats-choose", full=False)
    table = eye.tables["hand isle_of_cats"]
    del table
    page = eye.sits("hand isle_of_cats")
    page.locator("[data-cell=k5]").hover(force=True)
    page.wait_for_timeout(600)
    eye.takes("isle_of_cats-preview")


def hand(self: Tables, game: str) -> Table:
    table = Table(self.url, game, [ANA, BOT]).moves(6)
    for _ in range(30):
        if table.ask(0, "/choices")["places"]:
            break
        table.moves(1)
    return table


Tables.hand = hand  # type: ignore[attr-defined]


def preview_yummy(eye: Eye) -> None:
    page = eye.sits("middle yummy_kitty")
    cats = page.locator("[data-spot^='cat-']:not([aria-disabled])")
    if cats.count():
        cats.first.hover()
        page.wait_for_timeout(600)
        eye.takes("yummy_kitty-preview")
        cats.first.click()
        page.wait_for_timeout(500)
        eye.takes("yummy_kitty-paying")
    else:
        eye.takes("yummy_kitty-preview")


def lit(eye: Eye) -> None:
    for game in GAMES:
        page = eye.sits(f"late {game}")
        if not page.locator("aside .line").count():
            page.keyboard.press("s")
        if page.locator("aside .line").count():
            page.locator("aside .line").first.hover()
            eye.takes(f"{game}-lit")


def drawers(eye: Eye) -> None:
    for game in GAMES:
        page = eye.sits(f"middle {game}" if game != "isle_of_cats" else "hand isle_of_cats")
        for key, name in (("l", "moves"), ("b", "rules"), ("?", "keys")):
            page.keyboard.press(key)
            page.wait_for_selector("dialog[open] .head")
            page.wait_for_load_state("networkidle")
            eye.takes(f"{game}-{name}", full=False)
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".tool", has=page.locator("svg")).nth(3).click()
    page.wait_for_selector("dialog[open]")
    eye.takes("reactions", full=False)
    page.locator("dialog[open] li button, dialog[open] button:not(.plain)").first.click()
    page.wait_for_selector(".said")
    eye.takes("reaction-said")
    page.locator("aside details").last.locator("summary").click()
    eye.takes("this-table")


def visions(eye: Eye) -> None:
    """Each board as people see it whose eyes lack a kind of cone, or all of them."""
    line = eye.page.context.new_cdp_session(eye.page)
    for game in GAMES:
        eye.sits(f"late {game}")
        for kind in ("deuteranopia", "protanopia", "tritanopia", "achromatopsia"):
            line.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            eye.takes(f"{game}-{kind}", full=False)
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def curtain(eye: Eye) -> None:
    eye.sits("shared yummy_kitty", board=False)
    eye.page.wait_for_selector(".curtain")
    eye.takes("curtain")


def line_lost(eye: Eye) -> None:
    eye.page.route_web_socket("**/socket", lambda socket: socket.close())
    page = eye.sits("middle calico")
    page.wait_for_selector(".line")
    eye.takes("line-lost", full=False)


def watching(eye: Eye) -> None:
    page = eye.page.context.browser.new_context(**eye.wishes).new_page()  # type: ignore[attr-defined]
    page.goto(f"{eye.url}/t/{eye.tables['middle isle_of_cats'].match}")
    page.wait_for_selector("section.board")
    page.wait_for_timeout(500)
    page.screenshot(path=eye.out / f"watching.{eye.look}.png", full_page=True)
    page.context.close()


def end(eye: Eye) -> None:
    for game in GAMES:
        page = eye.sits(f"over {game}")
        page.wait_for_selector(".end")
        eye.takes(f"{game}-end")
        page.locator(".end .ways button[aria-pressed]").click()
        eye.takes(f"{game}-end-lines")
        page.locator(".end .ways button").nth(2).click()
        page.wait_for_selector(".replay input")
        page.locator(".replay input").fill("9")
        page.wait_for_timeout(400)
        eye.takes(f"{game}-replay", full=False)


def still(eye: Eye) -> None:
    for path in (
        "/rules/calico",
        "/rules/isle_of_cats",
        "/rules/yummy_kitty",
        "/credits",
        "/settings",
        "/t/no-such-table",
    ):
        eye.goes(path)
        eye.takes(path.strip("/").replace("/", "-"), full="rules" not in path)


def prints(eye: Eye) -> None:
    for game in ("calico", "isle_of_cats"):
        page = eye.goes(f"/print/{game}")
        eye.takes(f"print-{game}", full=False)
        page.emulate_media(media="print")
        eye.takes(f"print-{game}-paper", full=False)
        page.emulate_media(media="screen")


def lesson(eye: Eye) -> None:
    for game in GAMES:
        page = eye.goes(f"/new/{game}")
        page.locator("button.learn").click()
        page.wait_for_selector(".coach")
        page.wait_for_timeout(700)
        eye.takes(f"{game}-lesson", full=False)
        for step in (2, 3):
            if page.locator(".coach .main").count():
                page.locator(".coach .main").click()
                page.wait_for_timeout(500)
                eye.takes(f"{game}-lesson-{step}", full=False)


FRAME = (
    lobby,
    lobby_full,
    new,
    waiting,
    lit,
    visions,
    drawers,
    curtain,
    line_lost,
    watching,
    end,
    still,
    prints,
    lesson,
)
BOARDS = tuple(board(state, game) for game in GAMES for state in ("start", "middle", "late", "theirs"))
MORE = (
    board("alone", "isle_of_cats"),
    board("alone", "calico"),
    board("crowd", "isle_of_cats"),
    board("crowd", "yummy_kitty"),
)
PREVIEWS = (preview_calico, preview_isle, preview_yummy)


def rounds(first: int) -> list[tuple[Callable[[Eye], None], int, str, str]]:
    """State, width, language, theme."""
    found = []
    for at, state in enumerate((*FRAME, *PREVIEWS, *BOARDS, *MORE), first):
        found += [
            (state, width, LANGUAGES[(at + turn) % 3], THEMES[(at + turn) % 2])
            for turn, width in enumerate((360, 1440))
        ]
    for at, state in enumerate((lobby, *(board("middle", game) for game in GAMES)), first):
        found += [(state, width, LANGUAGES[(at + turn) % 3], THEMES[turn]) for turn, width in enumerate((320, 2560))]
    return found


def look_at(browser: Browser, url: str, tables: Tables, out: Path, wanted: list[str]) -> list[str]:
    said = []
    first = int(wanted.pop(0)) if wanted and wanted[0].startswith("+") else 0
    for state, width, language, theme in rounds(first):
        if wanted and not any(part in f"{state.__name__}.{width}.{language}.{theme}" for part in wanted):
            continue
        size = SIZES[width]
        wishes = {
            "viewport": {"width": size[0], "height": size[1]},
            "locale": language,
            "color_scheme": theme,
            "reduced_motion": "reduce",
            "has_touch": width < 700,
        }
        context = browser.new_context(**wishes)
        eye = Eye(context.new_page(), url, tables, out, f"{width}.{language}.{theme}")
        eye.wishes = wishes  # type: ignore[attr-defined]
        eye.page.set_default_timeout(60_000)
        eye.page.on(
            "console",
            lambda told, eye=eye: (
                told.type in ("error", "warning") and eye.said.append(f"{eye.look} console: {told.text}")
            ),
        )
        began = time.monotonic()
        try:
            state(eye)
        except (Error, httpx.HTTPError) as error:
            eye.said.append(f"{state.__name__} {eye.look}: {str(error)[:600]}")
        print(f"{state.__name__} {eye.look} {time.monotonic() - began:.0f} s", *eye.said, sep="\n   ", flush=True)
        said += eye.said
        context.close()
    return said


def main(out: str, *wanted: str) -> None:
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        url = os.environ.get("TABBYTOP_URL")  # a server that runs already
        if not url:
            kept = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(Server(f"sqlite:///{kept}/gallery.db")).url
        play = stack.enter_context(sync_playwright())
        binary = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = play.chromium.launch(executable_path=binary, args=["--disable-gpu", "--no-sandbox"])
        stack.callback(browser.close)
        said = look_at(browser, url, Tables(url), folder, list(wanted))
    (folder / "said.txt").write_text("\n".join(said) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
