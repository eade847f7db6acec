"""What the page costs: `python bench/page.py docs/bench.md` writes the table there.

Needs Chromium and the development environment.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright

from clients import Player, new_table
from services import Server
from tabbytop.bench.marked import markdown_table, write_between
from tabbytop.games import GAMES

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
QUIET = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
MOVES = 20
TASK = "ThreadControllerImpl::RunTask"
WATCH = """
window.long = [];
new PerformanceObserver(list => list.getEntries().forEach(one => window.long.push(one.duration)))
  .observe({type: 'longtask', buffered: true});
"""
LOADED = """() => {
  const all = performance.getEntriesByType('resource'), first = performance.getEntriesByType('navigation')[0];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    requests: all.length + 1,
    bytes: all.reduce((sum, one) => sum + one.transferSize, first.transferSize),
    paint: paint ? paint.startTime : 0,
    ready: Math.max(first.domContentLoadedEventEnd, ...all.map(one => one.responseEnd)),
  };
}"""


def load_figures(page: Page, url: str) -> list[str]:
    """The lobby five times anew; medians."""
    seen = []
    for _ in range(5):
        page.goto(url, wait_until="networkidle")
        seen.append(page.evaluate(LOADED) | {"long": page.evaluate("window.long")})
        page.context.clear_cookies()
    middle = {key: statistics.median(one[key] for one in seen) for key in ("requests", "paint", "ready")}
    size = f"{max(one['bytes'] for one in seen) / 1024:.0f}"
    times = [f"{middle[key]:.0f}" for key in ("requests", "paint", "ready")]
    return ["lobby", size, *times, *long_tasks([d for one in seen for d in one["long"]])]


def long_tasks(durations: list[float]) -> list[str]:
    return [str(len(durations)), f"{max(durations, default=0):.0f}"]


def longest_of_processor(trace: bytes) -> str:
    """Of all tasks of the page's thread, whatever else the machine was doing; in ms."""
    events = json.loads(trace)["traceEvents"]
    is_main = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    spent = [one.get("tdur", 0) for one in events if one["name"] == TASK and (one["pid"], one["tid"]) in is_main]
    return f"{max(spent, default=0) / 1000:.0f}"


def play_figures(browser: Browser, page: Page, url: str, game: str) -> list[str]:
    """A table with a bot in the page; one's own moves come from outside, the page follows, and is looked about in."""
    table = new_table(url, game)
    key = {"match": table.match, "token": table.token, "seats": [0], "game": game, "at": 1}
    page.add_init_script(f"localStorage.setItem('tabbytop-keys', JSON.stringify([{key}]))")
    page.goto(f"{url}/t/{table.match}", wait_until="networkidle")
    loaded = page.evaluate(LOADED)
    page.evaluate("window.long.length = 0")
    browser.start_tracing(page=page, categories=["toplevel"])
    for _ in range(MOVES):
        follow_one_move(page, table)
    look_about(page)
    spent = longest_of_processor(browser.stop_tracing())
    return [game, f"{loaded['bytes'] / 1024:.0f}", f"{loaded['requests']:.0f}", f"{loaded['paint']:.0f}",
            f"{loaded['ready']:.0f}", *long_tasks(page.evaluate("window.long")), spent]  # fmt: skip


def follow_one_move(page: Page, table: Player) -> None:
    while 0 not in table.look()["to_act"]:
        page.wait_for_timeout(100)
    actions = table.actions(0)
    table.post("moves", seat=0, action=actions[len(actions) // 2]).raise_for_status()
    page.wait_for_timeout(400)


def look_about(page: Page) -> None:
    """All drawers, the lines of the score, and a dozen places of the board."""
    for key in ("l", "b", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open] .head")
        page.wait_for_load_state("networkidle")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    for spots in (page.locator("aside .line"), page.locator("section.board :is([data-cell], [data-spot])")):
        count = spots.count()
        for at in range(0, count, max(1, count // 12)):
            spots.nth(at).hover(force=True)


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/t.db") as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        rows = []
        for name in ("lobby", *GAMES):
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            page.add_init_script(WATCH)
            if name == "lobby":
                rows.append([*load_figures(page, server.url), ""])
            else:
                rows.append(play_figures(browser, page, server.url, name))
            page.close()
        browser.close()
    head = ["page", "KB loaded", "requests", "first paint, ms", "ready, ms"]
    head += ["tasks over 50 ms", "longest of them, ms", "longest task, ms of processor"]
    lines = markdown_table(head, rows)
    write_between(file, "bench page", lines)
    print("\n".join(lines))


if __name__ == "__main__":
    began = time.monotonic()
    main(Path(sys.argv[1]))
    print(f"{time.monotonic() - began:.0f} s")
