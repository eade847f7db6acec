"""`tabbytop simulate`: many matches between bots, a summary, and their records in a file."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, BinaryIO

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tabbytop._plain import running_mode
from tabbytop.bots.bot import make_bot
from tabbytop.bots.simulation import Order, simulate
from tabbytop.cli.common import option, parse_options
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.bots.simulation import Outcome
    from tabbytop.words import Words


def command(words: Words) -> click.Command:
    def simulate_games(game: str, players: int | None, bots: str, games: int, seed: int, option: tuple[str, ...],
                       out: str | None, jobs: int, cluster: str | None, json: bool) -> int:  # fmt: skip
        order = make_order(game, parse_options(option, players), bots, seed, games)
        return run(order, words, out=out, jobs=jobs or os.cpu_count() or 1, cluster=cluster, as_json=json)

    params = [
        click.Argument(["game"], metavar=words.say("cli-metavar-game")),
        option("--players", "cli-players", words, type=int),
        option("--bots", "cli-bots", words, default="greedy"),
        option("--games", "cli-games", words, type=click.IntRange(1), default=100),
        option("--seed", "cli-seed", words, type=int, default=0),
        option("--option", "cli-option", words, multiple=True),
        option("--out", "cli-out", words),
        option("--jobs", "cli-jobs", words, type=click.IntRange(0), default=0),
        option("--cluster", "cli-cluster", words),
        option("--json", "cli-json-flag", words, is_flag=True),
    ]
    return click.Command("simulate", callback=simulate_games, params=params, help=words.say("cli-simulate"))


def make_order(game_name: str, options: dict[str, Any], bots: str, seed: int, games: int) -> Order:
    """Checked before any game is played: names of bots are dealt to the seats in turn (BadInput)."""
    game = load_game(game_name)
    config = game.load_config(options)
    names = [name.strip() for name in bots.split(",") if name.strip()] or [""]
    for name in names:
        make_bot(name, game)
    seated = tuple(names[seat % len(names)] for seat in range(config.players))
    return Order(game_name, options, seated, seed, games)


def run(order: Order, words: Words, *, out: str | None, jobs: int, cluster: str | None, as_json: bool) -> int:
    stderr = Console(stderr=True)
    played: list[Outcome] = []
    interrupted = False
    with ExitStack() as stack:
        file = stack.enter_context(open_out(out)) if out else None
        if running_mode() != "compiled":
            stderr.print(words.say("cli-uncompiled"))
        try:
            with progress_bar(stderr, words) as bar:
                for outcome in watched(bar, order, simulate(order, jobs, cluster)):
                    if file:
                        file.write(outcome.line + b"\n")
                    played.append(outcome)
        except KeyboardInterrupt:
            interrupted = True
        except OSError as error:
            raise BadInput("cli-cluster-lost", address=cluster or out or "", why=str(error)) from None
    show_summary(order, played, words, as_json)
    if out:
        stderr.print(words.say("cli-written", games=len(played), file=out), highlight=False)
    if interrupted:
        stderr.print(words.say("cli-stopped", games=len(played), wanted=order.games))
    return 130 if interrupted else 0


def open_out(name: str) -> BinaryIO:
    try:
        return Path(name).open("wb")
    except OSError:
        raise BadInput("cli-file-write", file=name) from None


def progress_bar(console: Console, words: Words) -> Progress:
    return Progress(
        TextColumn(words.say("cli-progress-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )


def watched(bar: Progress, order: Order, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    task = bar.add_task("", total=order.games)
    for outcome in outcomes:
        yield outcome
        bar.advance(task)


def summary(order: Order, played: list[Outcome]) -> list[dict[str, Any]]:
    """By seat: who sat there, the mean and spread of the points, the share of wins (ties shared)."""
    rows = []
    for seat, bot in enumerate(order.bots):
        points = [outcome.totals[seat] for outcome in played]
        wins = sum((seat in o.winners) / len(o.winners) for o in played if o.winners)
        rows.append(
            {
                "seat": seat,
                "bot": bot,
                "mean": round(fmean(points), 2),
                "sd": round(pstdev(points), 2),
                "least": min(points),
                "most": max(points),
                "wins": round(wins / len(played), 4),
            }
        )
    return rows


def show_summary(order: Order, played: list[Outcome], words: Words, as_json: bool) -> None:
    if as_json:
        rows = summary(order, played) if played else []
        click.echo(msgspec.json.encode({"game": order.game, "games": len(played), "seats": rows}))
        return
    if not played:
        return
    table = Table(title=words.say("cli-summary", games=len(played)))
    for key in ("seat", "bot", "mean", "sd", "least", "most", "wins"):
        table.add_column(words.say(f"cli-column-{key}"), justify="left" if key == "bot" else "right")
    for row in summary(order, played):
        values = [row["seat"] + 1, row["bot"], f"{row['mean']:.1f}", f"{row['sd']:.1f}", row["least"], row["most"]]
        table.add_row(*map(str, values), f"{row['wins']:.0%}")
    Console(file=sys.stdout).print(table)
