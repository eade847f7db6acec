"""`tabbytop serve`: the server, on SQLite in this folder unless told otherwise."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from tabbytop.cli.common import option
from tabbytop.server.settings import Settings, from_environment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.words import Words

PING_SECONDS = 10
"""Whose line is cut silently counts as gone after twice this time; browsers answer by themselves, in any tab."""
HANDED_ON = "TABBYTOP_SERVE_SETTINGS"


def command(words: Words) -> click.Command:
    def serve(
        host: str | None, port: int | None, database: str | None, broker: str | None, workers: int | None
    ) -> None:
        settings = from_environment(host=host, port=port, database=database, broker=broker, workers=workers)
        click.echo(words.say("serve-address", url=f"http://{settings.host}:{settings.port}"), err=True)
        run(settings)

    params: list[click.Parameter] = [
        option("--host", "serve-host", words),
        option("--port", "serve-port", words, type=click.IntRange(0, 65535)),
        option("--database", "serve-database-option", words),
        option("--broker", "serve-broker-option", words),
        option("--workers", "serve-workers", words, type=click.IntRange(1)),
    ]
    return click.Command("serve", callback=serve, params=params, help=words.say("serve-help"))


def run(settings: Settings) -> None:
    import uvicorn

    from tabbytop.server.http_connection import HttpConnection

    os.environ[HANDED_ON] = json.dumps(asdict(settings))
    with counted_together(settings.workers):
        uvicorn.run("tabbytop.cli.serve:app", factory=True, host=settings.host, port=settings.port,
                    workers=settings.workers, server_header=False, log_level="warning", ws_max_size=4096,
                    http=HttpConnection,
                    ws_ping_interval=PING_SECONDS, ws_ping_timeout=PING_SECONDS,
                    ws_per_message_deflate=False,  # it would hold 40 KB for each socket
                    timeout_graceful_shutdown=10)  # fmt: skip


@contextlib.contextmanager
def counted_together(workers: int) -> Iterator[None]:
    """Several processes keep what they count in one folder, so that each of them can tell of all."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tabbytop-counts-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def app() -> object:
    """What uvicorn serves; each process reads the settings that were handed on."""
    from tabbytop.server.app import make_app
    from tabbytop.server.http_connection import HttpConnection

    values = json.loads(os.environ[HANDED_ON])
    settings = Settings(**{**values, "origins": tuple(values["origins"])})
    HttpConnection.set_limits(settings)
    return make_app(settings)
