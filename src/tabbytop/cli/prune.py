"""`tabbytop prune`: tables that never began and matches that need not be kept are removed from a database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from tabbytop.cli.common import option
from tabbytop.cli.transfer import database
from tabbytop.core.errors import BadInput
from tabbytop.server.settings import database_url, from_environment

if TYPE_CHECKING:
    import sqlalchemy as sa

    from tabbytop.host.pruning import Policy
    from tabbytop.words import Words


def command(words: Words) -> click.Command:
    def prune(database: str | None, dry_run: bool, json: bool) -> None:
        counts, policy = carry_out(database, words, dry_run=dry_run)
        if json:
            answer = {**counts, "keep_days": policy.keep_days, "dry_run": dry_run}
            click.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2))
        else:
            click.echo(words.say("cli-prune-would" if dry_run else "cli-pruned", {**counts}))

    params: list[click.Parameter] = [
        option("--database", "serve-database-option", words),
        option("--dry-run", "cli-prune-dry-run", words, is_flag=True),
        option("--json", "cli-json-flag", words, is_flag=True),
    ]
    return click.Command("prune", callback=prune, params=params, help=words.say("cli-prune"))


def carry_out(url: str | None, words: Words, *, dry_run: bool) -> tuple[dict[str, int], Policy]:
    """What was removed, or would be, by kind (BadInput)."""
    from tabbytop.host.pruning import Policy, count_due

    settings = from_environment(database=url)
    file = Path(database_url(settings.database).removeprefix("sqlite:///"))
    if settings.database.startswith("sqlite:///") and not file.is_file():
        raise BadInput("cli-file", file=str(file))
    policy = Policy(settings.keep_days)
    with database(url, writes=True) as engine:
        with engine.connect() as connection:
            due = count_due(connection, policy)
        return (due if dry_run else remove_all(engine, policy, due, words)), policy


def remove_all(engine: sa.Engine, policy: Policy, due: dict[str, int], words: Words) -> dict[str, int]:
    from tabbytop.host.pruning import remove_some

    removed = dict.fromkeys(due, 0)
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task(words.say("cli-pruning"), total=sum(due.values()))
        for kind, is_due in policy.kinds():
            while True:
                with engine.begin() as connection:
                    ids = remove_some(connection, is_due)
                if not ids:
                    break
                removed[kind] += len(ids)
                bar.advance(task, len(ids))
    return removed
