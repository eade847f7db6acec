"""How soon the page notices that its line is cut, and how soon it is back: `python bench/outage.py docs/bench.md`
writes the table there.

Needs Chromium and the development environment. The network is cut silently by a wire between browser and server that
drops everything (tests/outage.py), or the server itself goes away.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Page, sync_playwright

from clients import new_table
from outage import Wire
from services import Server
from tabbytop.bench.marked import markdown_table, write_between

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
QUIET = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
TIMES = 12
WATCH = """
window.marks = [];
new MutationObserver(() => {
  const isCut = !!document.querySelector('.bar.cut'), was = window.marks.at(-1)?.isCut ?? false;
  if (document.querySelector('.bar') && isCut !== was) window.marks.push({ isCut, at: Date.now() / 1000 });
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
Outage = tuple[str, float, Callable[[], None], Callable[[], float]]
"""Its name, how many seconds it lasts, how it begins, and how it ends: the moment from which the page could be back."""


def sit_down(page: Page, server: Server, url: str) -> None:
    table = new_table(server.url)
    key = {"match": table.match, "token": table.token, "seats": [0], "game": "calico", "at": 1}
    page.add_init_script(f"localStorage.setItem('tabbytop-keys', JSON.stringify([{key}]))")
    page.goto(f"{url}/t/{table.match}", wait_until="networkidle")
    page.wait_for_selector(".bar.mine")


def figures(page: Page, outage: Outage, times: int, rng: Random) -> list[str]:
    name, seconds, begin, end = outage
    noticed, back = [], []
    for _ in range(times):
        page.wait_for_timeout(3000 + 2000 * rng.random())
        page.evaluate("window.marks.length = 0")
        began = time.time()
        begin()
        page.wait_for_timeout(1000 * seconds)
        ended = end()
        page.wait_for_selector(".bar.cut", state="detached", timeout=120_000)
        marks = page.evaluate("window.marks")
        noticed.append(marks[0]["at"] - began)
        back.append(max(0.0, marks[-1]["at"] - ended))
    return [name, str(times), *spread(noticed), *spread(back)]


def spread(seconds: list[float]) -> list[str]:
    return [f"{statistics.median(seconds):.1f}", f"{max(seconds):.1f}"]


def now(work: Callable[[], object]) -> Callable[[], float]:
    def done() -> float:
        moment = time.time()
        work()
        return moment

    return done


def started(server: Server) -> float:
    """When it answers again."""
    server.start()
    return time.time()


def main(file: Path, times: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/t.db") as server,
        Wire(server.url) as wire,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.add_init_script(WATCH)
        sit_down(page, server, wire.url)
        outages: list[tuple[Outage, int]] = [
            (("network cut silently for 20 s", 20, wire.cut, now(wire.mend)), times),
            (("network cut silently for 2 min", 120, wire.cut, now(wire.mend)), max(1, times // 4)),
            (("browser offline for 20 s", 20, lambda: context.set_offline(True),
              now(lambda: context.set_offline(False))), times // 2),
            (("server killed, started after 10 s", 10, server.kill, lambda: started(server)), times // 2),
        ]  # fmt: skip
        rows = []
        for outage, often in outages:
            rows.append(figures(page, outage, often, Random(1)))
            print(rows[-1], flush=True)
        browser.close()
    head = ["outage", "times", "noticed after, s", "at most", "back after, s", "at most"]
    lines = markdown_table(head, rows)
    write_between(file, "bench outage", lines)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else TIMES)
