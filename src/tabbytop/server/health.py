"""Whether the server is alive, whether it can store moves, and its counts for Prometheus."""

from __future__ import annotations

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response

from tabbytop.host.outage import Unreachable
from tabbytop.server import metrics

router = APIRouter()


@router.get("/healthz", include_in_schema=False)
async def healthz() -> Response:
    return PlainTextResponse("ok")


@router.get("/readyz", include_in_schema=False)
async def readyz(request: Request) -> Response:
    """Whether moves can be stored: a write reached the disk within the last second, or does so now."""
    if not await request.app.state.lobby.store.is_writable():
        raise Unreachable
    return PlainTextResponse("ready")


@router.get("/metrics", include_in_schema=False)
async def counts(request: Request) -> Response:
    metrics.count_lobby(request.app.state.lobby)
    return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)
