"""What every page must be, whatever it shows."""

from __future__ import annotations

import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

ROOT = Path(__file__).parents[1]
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
AXE = Axe.from_file(ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
KEY = re.compile(r"\b(?:web|calico|isle|yummy|host|server)-[a-z_]+(?:-[a-z_]+)*\b")


def assert_accessible(page):
    """No violation of WCAG 2.2 AA that axe can find."""
    options = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    found = AXE.run(page, options=options).response["violations"]
    said = [f"{v['id']}: {v['nodes'][0]['html'][:200]} {v['nodes'][0]['failureSummary']}" for v in found]
    assert not said, "\n".join(said)


def assert_fits(page):
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 1, f"{page.url} is {wide} px too wide"


def assert_spoken(page):
    """Every word comes from a catalogue: no key shows through."""
    assert KEY.findall(page.inner_text("body")) == []
