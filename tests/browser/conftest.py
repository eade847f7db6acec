"""A real Chromium on a real server; whatever the browser's console complains about fails the test."""

from __future__ import annotations

import os
import re
import shutil
from importlib import resources
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from looking import DESK, ROOT
from services import Server

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds that a browser may take for anything: machines are shared, and no test is about time."""
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    """Matches are dealt at random and played by a whole browser: what fails is tried once more, and told of (R)."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    assert CHROMIUM, "a browser is needed: apt-get install chromium"
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    page = Path(str(resources.files("tabbytop"))) / "static" / "index.html"
    assert page.is_file(), "the page is not built: python3 run.py test does it, or python hatch_build.py"
    with Server(f"sqlite:///{tmp_path_factory.mktemp('browser')}/t.db") as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server):
    return server.url


class Person:
    """Someone with a browser of their own."""

    def __init__(self, context, url):
        self.context, self.url = context, url
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints = []
        self.forgiven = "^$"
        """What the console may say in this test: browsers note every refusal."""
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind, text):
        if kind in ("error", "warning"):
            self.complaints.append(text)

    @property
    def unforgiven(self):
        return [text for text in self.complaints if not re.search(self.forgiven, text)]

    def goes(self, path):
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main h1")
        return self.page

    def sits_down(self, match, token, seats, game):
        """Holds the secret of a table that was made elsewhere."""
        key = {"match": match, "token": token, "seats": seats, "game": game, "at": 1}
        self.page.add_init_script(
            f"localStorage.getItem('tabbytop-keys') ?? localStorage.setItem('tabbytop-keys', JSON.stringify([{key}]))"
        )
        return self.goes(f"/t/{match}")


@pytest.fixture
def person(browser, base_url, request):
    """Make people: person(viewport=PHONE, locale="fr", ...). What each of them saw last is kept in build/seen."""
    people = []
    name = re.sub(r"\W+", "-", request.node.name).strip("-")

    def come(**wishes):
        context = browser.new_context(**{"viewport": DESK, "locale": "en", "reduced_motion": "reduce", **wishes})
        people.append(Person(context, base_url))
        return people[-1]

    yield come
    for at, one in enumerate(people):
        one.page.screenshot(path=ROOT / "build" / "seen" / f"{name}.{at}.png")
        one.context.close()
        assert one.unforgiven == []


class Table:
    """A table made without the page, and played on for any of its seats."""

    def __init__(self, url, game, chairs, **more):
        self.http = httpx.Client(base_url=url, timeout=60)
        body = {"game": game, "config": {"players": len(chairs), **more}, "chairs": chairs}
        key = self.http.post("/api/tables", json=body).raise_for_status().json()
        self.match, self.token, self.seats, self.game = key["match"], key["token"], key["seats"], game
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.path = f"/api/matches/{self.match}"

    def look(self, **params):
        return self.http.get(self.path, params=params).raise_for_status().json()

    def act(self, seat):
        action = self.http.get(f"{self.path}/actions", params={"seat": seat}).raise_for_status().json()[0]
        self.http.post(f"{self.path}/moves", json={"seat": seat, "action": action}).raise_for_status()

    def play_to_the_end(self):
        while (table := self.look())["status"] != "over":
            for seat in table["to_act"]:
                if seat in self.seats:
                    self.act(seat)
                    break


@pytest.fixture
def new_table(base_url):
    tables = []

    def make(game="calico", chairs=None, **config):
        chairs = chairs or [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "greedy"}]
        tables.append(Table(base_url, game, chairs, **config))
        return tables[-1]

    yield make
    for table in tables:
        table.http.close()
