"""The page in the browser: its files, its addresses, and the rules to read. The page itself is made from `web/`."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import PlainTextResponse, Response

from tabbytop.core.languages import LANGUAGES
from tabbytop.games import GAMES
from tabbytop.host.refusals import Refused
from tabbytop.words import load_words, spoken_language

if TYPE_CHECKING:
    from fastapi import FastAPI, Request

STATIC = Path(str(resources.files("tabbytop"))) / "static"
ADDRESSES = ("/", "/new/{game}", "/t/{match_id}", "/rules/{game}", "/print/{game}", "/credits", "/settings")
"""Where the page itself shows something: each of them gets the same index.html."""
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files that are named after their content."""


def add_pages(app: FastAPI) -> None:
    """Last of all: `/{name}` takes what nobody else took."""
    routes = {"/rules/{name}.md": rules, **dict.fromkeys(ADDRESSES, page), "/assets/{name}": asset, "/{name}": other}
    for address, answer in routes.items():
        app.add_route(address, answer, include_in_schema=False)


async def page(request: Request) -> Response:
    if request.path_params.get("game", GAMES[0]) not in GAMES:
        raise Refused("missing", "server-missing")
    if not (STATIC / "index.html").is_file():
        words = load_words(spoken_language(request.headers.get("accept-language", "")[:2]))
        return PlainTextResponse(words.say("server-no-page"), 503)
    return file_response(request, STATIC / "index.html", "no-cache")


async def asset(request: Request) -> Response:
    return file_response(request, STATIC / "assets" / request.path_params["name"], FOR_EVER)


async def other(request: Request) -> Response:
    return file_response(request, STATIC / request.path_params["name"], "no-cache")


async def rules(request: Request) -> Response:
    game, _, language = request.path_params["name"].rpartition(".")
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("missing", "server-missing")
    return served(request, rules_page(game, language), "text/markdown; charset=utf-8", "no-cache")


def rules_page(game: str, language: str) -> Path:
    """From the package, or from the checkout that the package is run from."""
    name = Path("docs", "rules", f"{game}.{language}.md")
    packed = STATIC.parent / name
    return packed if packed.is_file() else Path(__file__).parents[3] / name


def missing_page(request: Request, status: int) -> Response | None:
    """For a person with a browser, an address that leads nowhere (404) is a page too, which says so in their language;
    None for programs, which ask for no HTML, or for what only they ask for."""
    index = STATIC / "index.html"
    is_person = (
        status == 404 and request.scope.get("method") == "GET" and "text/html" in request.headers.get("accept", "")
    )
    if not is_person or request.url.path.startswith("/api/") or not index.is_file():
        return None
    return Response(contents(index, index.stat().st_mtime_ns)[0], 404, media_type=KINDS[".html"])


def file_response(request: Request, path: Path, keeping: str) -> Response:
    """A file of the page by its kind; anything else is not there."""
    if path.suffix not in KINDS or path.name.startswith(".") or not path.is_file():
        raise Refused("missing", "server-missing")
    return served(request, path, KINDS[path.suffix], keeping)


def served(request: Request, path: Path, kind: str, keeping: str) -> Response:
    plain, packed, tag = contents(path, path.stat().st_mtime_ns)
    headers = {"cache-control": keeping, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(plain, headers=headers, media_type=kind)


@cache
def contents(path: Path, changed: int) -> tuple[bytes, bytes, str]:
    """A file, the same packed (empty where it does not pay), and its tag; read once for each of its versions."""
    del changed
    plain = path.read_bytes()
    packed = b"" if path.suffix == ".woff2" else gzip.compress(plain, 9, mtime=0)
    return plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
