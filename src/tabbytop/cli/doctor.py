"""`tabbytop doctor`: check every match of a database, and mend those that are broken."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from tabbytop.cli.common import option
from tabbytop.cli.transfer import database as open_database
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    import sqlalchemy as sa

    from tabbytop.host.doctor import Finding
    from tabbytop.words import Words

HARMLESS = (None, "version", "game")
"""Problems that are told but break nothing."""


def command(words: Words) -> click.Command:
    def doctor(database: str | None, repair: bool, copy: str, json: bool) -> int:
        url = f"sqlite:///{database}" if database and "://" not in database else database
        with open_database(url, writes=False) as engine:
            found = examined(engine, words)
            ill = [finding for finding in found if finding.problem not in HARMLESS]
            if repair and ill:
                mend(engine, [finding for finding in ill if finding.can_be_repaired], Path(copy))
        report(found, copy if repair and ill else None, words, as_json=json)
        left = [finding for finding in ill if not (repair and finding.can_be_repaired)]
        return 1 if left else 0

    params = [
        click.Argument(["database"], required=False, metavar=words.say("cli-metavar-database")),
        option("--repair", "cli-doctor-repair", words, is_flag=True),
        option("--copy", "cli-doctor-copy", words, default="tabbytop-broken.jsonl"),
        option("--json", "cli-doctor-json", words, is_flag=True),
    ]
    return click.Command("doctor", callback=doctor, params=params, help=words.say("cli-doctor"))


def examined(engine: sa.Engine, words: Words) -> list[Finding]:
    from tabbytop.host.doctor import examine
    from tabbytop.host.transfer import count_matches

    found = []
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(words.say("cli-doctor-checking"), total=count_matches(engine))
        for finding in examine(engine):
            found.append(finding)
            bar.advance(task)
    return found


def mend(engine: sa.Engine, ill: list[Finding], copy: Path) -> None:
    """All copies are on disk before anything is changed (BadInput)."""
    from tabbytop.host.doctor import kept_copy, repair

    with engine.begin() as connection:
        try:
            with copy.open("ab") as out:
                copy.chmod(0o600)
                for finding in ill:
                    out.write(msgspec.json.encode(kept_copy(connection, finding.match)) + b"\n")
        except OSError:
            raise BadInput("cli-file-write", file=str(copy)) from None
        for finding in ill:
            repair(connection, finding)


def report(found: list[Finding], copy: str | None, words: Words, *, as_json: bool) -> None:
    told = [finding for finding in found if finding.problem]
    if as_json:
        rows: list[dict[str, Any]] = [{k: v for k, v in asdict(finding).items() if k != "row"} for finding in told]
        body = {"matches": len(found), "entries": sum(finding.entries for finding in found), "found": rows}
        click.echo(msgspec.json.encode(body | {"copy": copy}).decode())
        return
    for finding in told:
        named: dict[str, str | int] = {"match": finding.match, "game": finding.game, "number": finding.number or 0}
        click.echo(words.say(f"cli-doctor-{finding.problem}", named))
    ill = sum(finding.problem not in HARMLESS for finding in told)
    click.echo(words.say("cli-doctor-sum", matches=len(found), ill=ill))
    if copy:
        click.echo(words.say("cli-doctor-mended", file=copy))
