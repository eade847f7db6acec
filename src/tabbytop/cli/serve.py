"""`tabbytop serve`: the server, on SQLite in this folder unless told otherwise."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from tabbytop.cli.common import option
from tabbytop.server.settings import Settings, from_environment

if TYPE_CHECKING:
    from tabbytop.words import Words

HANDED_ON = "TABBYTOP_SERVE_SETTINGS"


def command(tongue: Words) -> click.Command:
    def serve(
        host: str | None, port: int | None, database: str | None, broker: str | None, workers: int | None
    ) -> None:
        settings = from_environment(host=host, port=port, database=database, broker=broker, workers=workers)
        click.echo(tongue.say("serve-address", url=f"http://{settings.host}:{settings.port}"), err=True)
        run(settings)

    params: list[click.Parameter] = [
        option("--host", "serve-host", tongue),
        option("--port", "serve-port", tongue, type=click.IntRange(0, 65535)),
        option("--database", "serve-database-option", tongue),
        option("--broker", "serve-broker-option", tongue),
        option("--workers", "serve-workers", tongue, type=click.IntRange(1)),
    ]
    return click.Command("serve", callback=serve, params=params, help=tongue.say("serve-help"))


def run(settings: Settings) -> None:
    import uvicorn

    from tabbytop.server.line import Line

    os.environ[HANDED_ON] = json.dumps(asdict(settings))
    uvicorn.run("tabbytop.cli.serve:app", factory=True, host=settings.host, port=settings.port,
                workers=settings.workers, server_header=False, log_level="warning", ws_max_size=4096, http=Line,
                timeout_graceful_shutdown=10)  # fmt: skip


def app() -> object:
    """What uvicorn serves; each process reads the settings that were handed on."""
    from tabbytop.server.app import make_app
    from tabbytop.server.line import Line

    values = json.loads(os.environ[HANDED_ON])
    settings = Settings(**{**values, "origins": tuple(values["origins"])})
    Line.set_limits(settings)
    return make_app(settings)
