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

    from tabbytop.host.store import is_current, make_engine

    wanted = database_url(from_environment(database=url).database)
    if not writes and wanted.startswith("sqlite:///") and not Path(wanted.removeprefix("sqlite:///")).is_file():
        raise BadInput("cli-file", file=wanted.removeprefix("sqlite:///"))
    engine = make_engine(wanted, writes=writes)
    try:
        if not is_current(engine):
            _bring_up_to_date(wanted)
        yield engine
    except (sa.exc.OperationalError, sa.exc.DatabaseError):
        raise BadInput("cli-database") from None
    finally:
        engine.dispose()


def _bring_up_to_date(url: str) -> None:
    """Only this needs to write: whoever reads leaves the players alone."""
    from tabbytop.host.store import make_engine, migrate

    writer = make_engine(url, writes=True)
    try:
        migrate(writer)
    finally:
        writer.dispose()


def export_command(words: Words) -> click.Command:
    def export(file: str, database: str | None, records: bool) -> None:
        count = write_lines(file, database, words, records=records)
        click.echo(words.say("cli-exported", lines=count, file=file), err=True)

    params = [
        click.Argument(["file"], metavar=words.say("cli-metavar-file")),
        option("--database", "serve-database-option", words),
        option("--records", "cli-export-records", words, is_flag=True),
    ]
    return click.Command("export", callback=export, params=params, help=words.say("cli-export"))


def write_lines(file: str, url: str | None, words: Words, *, records: bool) -> int:
    from tabbytop.host import transfer

    count = 0
    with database(url, writes=False) as engine, opened(file) as out, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(words.say("cli-exporting"), total=transfer.count_rows(engine))
        for line in transfer.export_records(engine) if records else transfer.export_lines(engine):
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


def import_command(words: Words) -> click.Command:
    def import_file(file: str, database: str | None) -> None:
        tally = read_lines(file, database, words)
        named = {"matches": tally.matches, "guests": tally.guests, "known": tally.known}
        click.echo(words.say("cli-imported", named), err=True)

    params = [
        click.Argument(["file"], metavar=words.say("cli-metavar-file")),
        option("--database", "serve-database-option", words),
    ]
    return click.Command("import", callback=import_file, params=params, help=words.say("cli-import"))


def read_lines(file: str, url: str | None, words: Words) -> Any:
    """All lines or none: a line that does not hold leaves the database as it was (BadInput)."""
    from tabbytop.host import transfer

    lines, tally = list(read_records(file)), transfer.Tally()
    with database(url, writes=True) as engine, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(words.say("cli-importing"), total=len(lines))
        with engine.begin() as connection:
            for number, line in lines:
                try:
                    transfer.import_line(connection, line, tally)
                except BadInput as error:
                    raise BadInput("import-line", file=file, line=number, why=words.explain(error)) from None
                bar.advance(task)
    return tally
