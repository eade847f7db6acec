"""Every setting of the server, from the environment or the command line; docs/hosting.md lists them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields

from tabbytop.core.errors import BadInput

LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///tabbytop.db"
    broker: str = ""
    workers: int = 1
    thinkers: int = 1
    """Processes in which bots think."""
    think_seconds: float = 1.0
    body_bytes: int = 65_536
    """The largest request."""
    requests_a_second: int = 60
    """For each address, over ten seconds."""
    requests_a_minute: int = 1_200
    tables_an_hour: int = 120
    """New tables for each address."""
    socket_messages_a_second: int = 20
    sockets: int = 64
    """Open at once, for each address."""
    slow_seconds: float = 10.0
    """How long a request may take to arrive: its head, and then its body."""
    head_bytes: int = 32_768
    """The largest head of a request: its address and all its headers."""
    json_depth: int = 20
    """How deep a request may be nested."""
    webhooks_inside: bool = False
    """Whether webhooks may call addresses of this network."""
    log_level: str = "warning"
    """`info` writes a line for every request."""
    origins: tuple[str, ...] = field(default=())
    """Pages of other addresses that may open sockets; the server's own may always."""

    def __post_init__(self) -> None:
        if self.workers > 1 and self.database.startswith("sqlite"):
            raise BadInput("serve-workers-sqlite", workers=self.workers)
        if self.log_level not in LEVELS:
            raise BadInput("option-value", option="log_level", value=self.log_level, allowed=" | ".join(LEVELS))
        if not self.database.startswith(("sqlite", "postgresql")):
            raise BadInput("serve-database", kind=self.database.partition(":")[0])


def from_environment(**given: object) -> Settings:
    """Settings given on the command line win over the environment (BadInput)."""
    values: dict[str, object] = {}
    for setting in fields(Settings):
        text = os.environ.get(f"TABBYTOP_{setting.name.upper()}")
        if text is not None:
            values[setting.name] = _parsed(setting.name, str(setting.type), text)
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)  # type: ignore[arg-type]


def _parsed(name: str, kind: str, text: str) -> object:
    try:
        if kind.startswith("tuple"):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (ValueError, KeyError):
        raise BadInput("option-value", option=f"TABBYTOP_{name.upper()}", value=text, allowed=kind) from None


def database_url(url: str) -> str:
    """PostgreSQL is spoken to through psycopg."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url
