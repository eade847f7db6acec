"""Every setting of the server, from the environment or the command line; docs/hosting.md lists them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from importlib import import_module
from math import inf

from tabbytop.bots.bot import Budget
from tabbytop.core.errors import BadInput

LEVELS = ("debug", "info", "warning", "error")
DRIVERS = {"postgres": ("PostgreSQL", "psycopg"), "redis": ("Redis", "redis"), "valkey": ("Valkey", "redis"),
           "unix": ("Redis", "redis")}  # fmt: skip
"""By how an address begins: what it leads to, and the package that speaks to it."""


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
    """What a bot may think about a turn."""
    think_iterations: int = 0
    """Matches that a bot may imagine for a turn, instead: then it plays the same on every machine. 0: by seconds."""
    body_bytes: int = 65_536
    """The largest request."""
    requests_a_second: int = 120
    """For each address, over ten seconds, without files of the page and without those who hold a seat: a hundred people
    of one school arrive with some 900 of them."""
    requests_a_minute: int = 3_600
    seat_requests_a_second: int = 60
    """For each secret of a seat or a guest, over ten seconds."""
    seat_requests_a_minute: int = 1_200
    files_a_second: int = 600
    """Files of the page for each address, over ten seconds: a hundred people of one school arrive with some 3,500."""
    tables_an_hour: int = 600
    """New tables and guests for each address."""
    socket_messages_a_second: int = 20
    sockets: int = 400
    """Open at once, for each address: a school of a hundred, each with a second tab or device, while connections
    that were cut are not yet known to be. At 100 KB each they are 40 MB, which a server can spare for one address."""
    slow_seconds: float = 10.0
    """How long a request may take to arrive: its head, and then its body."""
    head_bytes: int = 32_768
    """The largest head of a request: its address and all its headers."""
    json_depth: int = 20
    """How deep a request may be nested."""
    webhooks_inside: bool = False
    """Whether webhooks may call addresses of this network."""
    keep_days: int = 0
    """Finished matches are removed so many days after the last thing that happened at them; 0 keeps them for ever."""
    log_level: str = "warning"
    """`info` writes a line for every request."""
    origins: tuple[str, ...] = field(default=())
    """Pages of other addresses that may open sockets; the server's own may always."""

    def __post_init__(self) -> None:
        if self.workers > 1 and self.database.startswith("sqlite"):
            raise BadInput("serve-workers-sqlite", workers=self.workers)
        self.budget()
        if self.keep_days < 0:
            raise BadInput("option-value", option="TABBYTOP_KEEP_DAYS", value=str(self.keep_days), allowed="0 ...")
        if self.log_level not in LEVELS:
            raise BadInput("option-value", option="log_level", value=self.log_level, allowed=" | ".join(LEVELS))
        if not self.database.startswith(("sqlite", "postgres")):
            raise BadInput("serve-database", kind=self.database.partition(":")[0])
        for url in (self.database, self.broker):
            check_driver(url)

    def budget(self) -> Budget:
        """What bots may think about a turn (BadInput)."""
        for name in ("think_seconds", "think_iterations"):
            if not 0 <= (value := getattr(self, name)) < inf:
                raise BadInput("option-value", option=name, value=str(value), allowed="0 ...")
        if self.think_iterations:
            return Budget(iterations=self.think_iterations)
        return Budget(seconds=self.think_seconds)


def from_environment(**given: object) -> Settings:
    """Settings given on the command line win over the environment (BadInput)."""
    values = _set_outside([setting.name for setting in fields(Settings)])
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)  # type: ignore[arg-type]


def budget_from_environment() -> Budget:
    """What bots may think about a turn where there is no server (BadInput)."""
    return Settings(**_set_outside(["think_seconds", "think_iterations"])).budget()  # type: ignore[arg-type]


def _set_outside(names: list[str]) -> dict[str, object]:
    """What the environment says of these settings."""
    kinds = {setting.name: str(setting.type) for setting in fields(Settings)}
    texts = {name: os.environ.get(f"TABBYTOP_{name.upper()}") for name in names}
    return {name: _parsed(name, kinds[name], text) for name, text in texts.items() if text is not None}


def _parsed(name: str, kind: str, text: str) -> object:
    try:
        if kind.startswith("tuple"):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (ValueError, KeyError):
        raise BadInput("option-value", option=f"TABBYTOP_{name.upper()}", value=text, allowed=kind) from None


def check_driver(url: str) -> None:
    """Whether what speaks to this address is installed (BadInput)."""
    kind = next((kind for kind in DRIVERS if url.startswith(kind)), None)
    if kind is None:
        return
    title, driver = DRIVERS[kind]
    try:
        import_module(driver)
    except ImportError:
        raise BadInput("serve-no-driver", title=title, extra="tabbytop[scale]") from None


def database_url(url: str) -> str:
    """PostgreSQL is spoken to through psycopg."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url
