"""`/docs`: every route with its shapes and examples, as a page without a script."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

if TYPE_CHECKING:
    from collections.abc import Iterator

router = APIRouter()
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#f4ecdf;"
    "color:#3b2f2a}code,pre{font-family:ui-monospace,monospace;font-size:14px}pre{background:#fffaf2;padding:.6rem;"
    "overflow:auto;border-radius:10px}section{border-top:1.3px dashed #3b2f2a;margin-top:1.5rem}"
)


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    return HTMLResponse("".join(page(request.app.openapi())))


@router.get("/docs/style.css", include_in_schema=False)
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


def page(description: dict[str, Any]) -> Iterator[str]:
    yield (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tabbytop: the protocol</title>'
        '<link rel="stylesheet" href="/docs/style.css"><main><h1>Tabbytop: the protocol</h1>'
        f"<p>{escape(description['info']['description'])} "
        'The same for programs: <a href="/openapi.json">openapi.json</a>.</p>'
    )
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            yield from section(f"{method.upper()} {path}", route)
    yield "<h1>Socket messages and webhooks</h1>"
    for name, methods in description["webhooks"].items():
        yield from section(name, methods["post"])
    yield "<h1>Shapes</h1>"
    for name, schema in sorted(description["components"]["schemas"].items()):
        yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>{pretty(schema)}</section>'
    yield "</main></html>"


def section(title: str, route: dict[str, Any]) -> Iterator[str]:
    yield f"<section><h2><code>{escape(title)}</code></h2><p>{escape(route.get('description', ''))}</p>"
    for parameter in route.get("parameters", ()):
        what = parameter.get("description", "")
        yield f"<p><code>{escape(parameter['name'])}</code> ({parameter['in']}) {escape(what)}</p>"
    body = route.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        yield f"<h4>Body: {shape_name(body['schema'])}</h4>"
    for status, told in route.get("responses", {}).items():
        content: dict[str, Any] = next(iter(told.get("content", {}).values()), {})
        yield f"<p>{status}: {shape_name(content.get('schema', {}))}</p>"
    yield "</section>"


def shape_name(schema: dict[str, Any]) -> str:
    """A link to the shape."""
    if "items" in schema:
        return f"list of {shape_name(schema['items'])}"
    if "$ref" not in schema:
        return escape(str(schema.get("type", "any")))
    name = escape(schema["$ref"].rpartition("/")[2])
    return f'<a href="#{name}">{name}</a>'


def pretty(schema: dict[str, Any]) -> str:
    return f"<pre>{escape(json.dumps(schema, indent=1, ensure_ascii=False))}</pre>"
