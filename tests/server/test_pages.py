"""The page and the rules, as files."""

from __future__ import annotations

import httpx
import pytest

from services import in_own_loop
from tabbytop.games import GAMES
from tabbytop.server import pages
from tabbytop.server.app import make_app
from tabbytop.server.settings import Settings

pytestmark = pytest.mark.once


@pytest.fixture
def get(tmp_path, monkeypatch):
    """Ask a server whose page is three small files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("no")
    (tmp_path / ".stamp").write_text("no")
    (tmp_path / "assets" / "main-abc.js").write_text("let x = 1;" * 100)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/t.db"))

    def ask(path, **headers):
        async def asked():
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://house", headers=headers) as client:
                return await client.get(path)

        return in_own_loop(asked())

    return ask


@pytest.mark.parametrize("path", ["/", "/new/calico", "/t/abc", "/rules/calico", "/credits", "/settings"])
def test_every_address_of_the_page_gets_the_page_fresh(get, path):
    answer = get(path)
    assert answer.status_code == 200
    assert "page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert get(path, **{"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_what_is_named_after_its_content_is_kept_for_ever_and_packed(get):
    answer = get("/assets/main-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.text)
    assert "content-encoding" not in get("/assets/main-abc.js", **{"Accept-Encoding": "identity"}).headers


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/secret.txt", "/.stamp", "/t/a/b", "/assets/..%2Ficon.svg", "/assets/none.js", "/rules/chess.en.md",
     "/rules/calico.de.md", "/rules/..%2F..%2FREADME.en.md", "/api/nothing"],
)  # fmt: skip
def test_nothing_else_is_given_away(get, path):
    answer = get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t/a/b",
        "/new/chess",
        "/rules/chess",
        "/rules/chess.en.md",
        "/a/b/c",
        "/%ff",
        "/docs/",
        "/feeds/x.y",
    ],
)
def test_an_address_that_leads_nowhere_is_a_page_for_a_browser_and_a_problem_for_a_program(get, path):
    person = get(path, Accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (person.status_code, person.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<title>page</title>" in person.text
    assert "default-src 'self'" in person.headers["content-security-policy"]
    assert person.headers["cache-control"] == "no-store"
    for accept in ("*/*", "application/json", ""):
        program = get(path, Accept=accept)
        assert (program.status_code, program.headers["content-type"]) == (404, "application/problem+json")


def test_the_protocol_speaks_json_to_browsers_too(get):
    assert get("/api/nothing", Accept="text/html").headers["content-type"] == "application/problem+json"


def test_without_the_page_an_address_that_leads_nowhere_is_a_problem_for_all(get, tmp_path):
    (tmp_path / "index.html").unlink()
    assert get("/nothing", Accept="text/html").headers["content-type"] == "application/problem+json"


def test_the_rules_can_be_read_in_every_language(get):
    for game in GAMES:
        for language in ("en", "fr", "es"):
            answer = get(f"/rules/{game}.{language}.md")
            assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
            assert answer.text.startswith("# ")


def test_a_server_without_its_page_says_so_in_the_readers_language(get, tmp_path):
    (tmp_path / "index.html").unlink()
    answer = get("/", **{"Accept-Language": "fr"})
    assert answer.status_code == 503
    assert "La page" in answer.text
