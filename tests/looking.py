"""What every page must be, whatever it shows."""

from __future__ import annotations

import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

ROOT = Path(__file__).parents[1]
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
AXE = Axe.from_file(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
KEY = re.compile(r"\b(?:web|calico|isle|yummy|host|server)-[a-z_]+(?:-[a-z_]+)*\b")


def assert_accessible(page, within=None):
    """No violation of WCAG 2.2 AA that axe can find."""
    _assert_axe(page, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], within)


def assert_contrast(page, within=None):
    """What another theme can change: no text is too pale."""
    _assert_axe(page, {"type": "rule", "values": ["color-contrast"]}, within)


def _assert_axe(page, rules, within):
    found = AXE.run(page, context=within, options={"runOnly": rules}).response["violations"]
    said = [f"{v['id']}: {v['nodes'][0]['html'][:200]} {v['nodes'][0]['failureSummary']}" for v in found]
    assert not said, "\n".join(said)


def assert_accessible_in_both_themes(page, within=None):
    for theme, assert_well in (("light", assert_accessible), ("dark", assert_contrast)):
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        assert_well(page, within)


def assert_fits(page):
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 1, f"{page.url} is {wide} px too wide"


SMALL = """() => [...document.querySelectorAll('header *, main *, dialog[open] *')]
  .filter(one => one.matches('button, a, select, input, summary') && one.getBoundingClientRect().width)
  .filter(one => !(one.matches('a') && one.closest('p')) && !one.closest('.unseen'))
  .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, room]) => room.width < 43.5 || room.height < 43.5)
  .map(([one, room]) => `${one.outerHTML.slice(0, 90)}: ${Math.round(room.width)} x ${Math.round(room.height)}`)"""


def assert_touchable(page):
    """Whatever can be pressed has room for a finger: 44 px each way; links inside sentences apart."""
    assert page.evaluate(SMALL) == []


def assert_spoken(page):
    """Every word comes from a catalogue: no key shows through."""
    assert KEY.findall(page.inner_text("body")) == []
