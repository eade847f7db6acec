"""`tabbytop export` and `tabbytop import`: matches and guests out of one database and into another one."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from tabbytop.cli.common import option, read_records
from tabbytop.core.errors import BadInput
from tabbytop.server.settings import database_url, from_environment

if TYPE_CHECKING:
    from collections.abc import Iterator

    import sqlalchemy as sa

    from tabbytop.words import Words


@contextlib.contextmanager
def database(url: str | None, *, writes: bool) -> Iterator[sa.Engine]:
    """The tables of this address, brought up to date (BadInput)."""
    import sqlalchemy as sa

    from tabbytop.host.store import make_engine, migrate

    wanted = database_url(from_environment(database=url).database)
    if not writes and wanted.startswith("sqlite:///") and not Path(wanted.removeprefix("sqlite:///")).is_file():
        raise BadInput("cli-file", file=wanted.removeprefix("sqlite:///"))
    writer = make_engine(wanted, writes=True)
    try:
        migrate(writer)
        yield writer
    except (sa.exc.OperationalError, sa.exc.DatabaseError):
        raise BadInput("cli-database") from None
    finally:
        writer.dispose()


def export_command(tongue: Words) -> click.Command:
    def export(file: str, database: str | None, records: bool) -> None:
        count = write_lines(file, database, tongue, records=records)
        click.echo(tongue.say("cli-exported", lines=count, file=file), err=True)

    params = [
        click.Argument(["file"], metavar=tongue.say("cli-metavar-file")),
        option("--database", "serve-database-option", tongue),
        option("--records", "cli-export-records", tongue, is_flag=True),
    ]
    return click.Command("export", callback=export, params=params, help=tongue.say("cli-export"))


def write_lines(file: str, url: str | None, tongue: Words, *, records: bool) -> int:
    from tabbytop.host import moving

    count = 0
    with database(url, writes=False) as engine, opened(file) as out, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(tongue.say("cli-exporting"), total=moving.count_rows(engine))
        for line in moving.export_records(engine) if records else moving.export_lines(engine):
            out.write(msgspec.json.encode(line) + b"\n")
            count += 1
            bar.advance(task)
    return count


@contextlib.contextmanager
def opened(file: str) -> Iterator[IO[bytes]]:
    """A new file for its owner's eyes only, for hashes of secrets are in it; `-` for standard output (BadInput)."""
    if file == "-":
        yield sys.stdout.buffer
        return
    part = Path(f"{file}.part")
    try:
        part.touch(0o600)
        with part.open("wb") as out:
            yield out
        part.replace(file)
    except OSError:
        raise BadInput("cli-file-write", file=file) from None
    finally:
        part.unlink(missing_ok=True)


def import_command(tongue: Words) -> click.Command:
    def import_file(file: str, database: str | None) -> None:
        tally = read_lines(file, database, tongue)
        named = {"matches": tally.matches, "guests": tally.guests, "known": tally.known}
        click.echo(tongue.say("cli-imported", named), err=True)

    params = [
        click.Argument(["file"], metavar=tongue.say("cli-metavar-file")),
        option("--database", "serve-database-option", tongue),
    ]
    return click.Command("import", callback=import_file, params=params, help=tongue.say("cli-import"))


def read_lines(file: str, url: str | None, tongue: Words) -> Any:
    """All lines or none: a line that does not hold leaves the database as it was (BadInput)."""
    from tabbytop.host import moving

    lines, tally = list(read_records(file)), moving.Tally()
    with database(url, writes=True) as engine, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(tongue.say("cli-importing"), total=len(lines))
        with engine.begin() as connection:
            for number, line in lines:
                try:
                    moving.import_line(connection, line, tally)
                except BadInput as error:
                    raise BadInput("import-line", file=file, line=number, why=tongue.explain(error)) from None
                bar.advance(task)
    return tally
