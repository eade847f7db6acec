"""`tabbytop bench bots`: the tables of `bench.bots` in a terminal, as JSON, as Markdown."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tabbytop.bench import bots
from tabbytop.bench.marked import write_between
from tabbytop.games import GAMES

if TYPE_CHECKING:
    from tabbytop.bots.arena import Played
    from tabbytop.words import Words


def run(games: tuple[str, ...], matches: int, keep: str | None, out: str | None, words: Words, *, as_json: bool) -> int:
    chosen = [game for game in games or GAMES if game in bots.CASES]
    figures, interrupted = {}, False
    for game in chosen:
        played, interrupted = play(game, matches, Path(keep) if keep else None, words)
        figures[game] = bots.rows_of(game, played)
        if out:
            lines = bots.markdown(game, figures[game], matches, whole=not interrupted)
            write_between(Path(out), f"bench bots {game}", lines)
        if not as_json:
            show(figures[game], words)
        if interrupted:
            break
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(figures), indent=2))
    return 130 if interrupted else 0


def play(game: str, matches: int, keep: Path | None, words: Words) -> tuple[list[list[Played]], bool]:
    """With a bar on standard error."""
    with Progress(console=Console(stderr=True)) as bar:
        wanted = sum(order.games for order in bots.orders_of(game, matches))
        task = bar.add_task(words.say("cli-bench-measuring"), total=wanted)
        return bots.play_cases(game, matches, keep, lambda: bar.advance(task))


def show(rows: list[dict[str, Any]], words: Words) -> None:
    table = Table()
    for name in bots.heads(rows, words):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*bots.cells(row))
    Console(file=sys.stdout).print(table)
