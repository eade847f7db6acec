"""`tabbytop arena`: a tournament between bots, its ratings, and a picture of them."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tabbytop._plain import running_mode
from tabbytop.bench.marked import format_mean, markdown_table, write_between
from tabbytop.bench.plot import ladder_svg
from tabbytop.bots.arena import Tournament, append_log, play_all, read_log
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.bots.ratings import duels, standings
from tabbytop.cli.common import option, parse_options
from tabbytop.cli.simulate import progress_bar
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.bots.arena import Played
    from tabbytop.bots.ratings import Duel, Rank
    from tabbytop.words import Words

COLUMNS = ("bot", "matches", "points", "corrected", "spread", "tenths", "parts", "wins", "elo", "cpu")
ROOMY, WIDE = ("corrected", "spread", "tenths", "parts", "cpu"), 140
DUEL_COLUMNS = ("duel", "seeds", "margin", "wins")


def command(words: Words) -> click.Command:
    def arena(game: str, players: int | None, bots: str, games: int, seed: int, option: tuple[str, ...],
              seconds: float | None, iterations: int | None, luck: bool, jobs: int,
              json: str | None, plot: str | None, out: str | None) -> int:  # fmt: skip
        budget = Budget(seconds, iterations, cpu=True)
        order = make_order(game, parse_options(option, players), bots, games, seed, budget, luck)
        return run(order, words, jobs=jobs or os.cpu_count() or 1, json=json, plot=plot, out=out)

    params = [
        click.Argument(["game"], metavar=words.say("cli-metavar-game")),
        option("--players", "cli-players", words, type=int),
        option("--bots", "cli-arena-bots", words, default="greedy,uniform"),
        option("--games", "cli-arena-games", words, type=click.IntRange(1), default=100),
        option("--seed", "cli-seed", words, type=int, default=0),
        option("--option", "cli-option", words, multiple=True),
        option("--seconds", "cli-arena-seconds", words, type=click.FloatRange(0.0001, 600)),
        option("--iterations", "cli-arena-iterations", words, type=click.IntRange(1)),
        option("--luck", "cli-arena-luck", words, is_flag=True),
        option("--jobs", "cli-jobs", words, type=click.IntRange(0), default=0),
        option("--json", "cli-arena-json", words),
        option("--plot", "cli-arena-plot", words),
        option("--out", "cli-arena-out", words),
    ]
    return click.Command("arena", callback=arena, params=params, help=words.say("cli-arena"))


def make_order(
    game_name: str, options: dict[str, Any], bots: str, games: int, seed: int, budget: Budget, luck: bool
) -> Tournament:
    """Checked before any match is played (BadInput)."""
    game = load_game(game_name)
    players = game.load_config(options).players
    names = tuple(name.strip() for name in bots.split(",") if name.strip()) or ("greedy",)
    if len(names) != players:
        names = tuple(dict.fromkeys(names))
    for name in names:
        make_bot(name, game)
    return Tournament(game_name, options, names, games, seed, budget, luck)


def run(order: Tournament, words: Words, *, jobs: int, json: str | None, plot: str | None, out: str | None) -> int:
    stderr = Console(stderr=True)
    if running_mode() != "compiled":
        stderr.print(words.say("cli-uncompiled"))
    played, interrupted = play_and_keep(order, words, stderr, jobs, Path(json + "l") if json else None)
    if played:
        ranking, pairs = standings(played, order.bots), duels(played, order.bots)
        show(ranking, pairs, words)
        if json:
            write_file(json, dump(order, ranking, pairs))
        if plot:
            write_file(plot, ladder_svg(ranking, order.game, alone=len(played[0].bots) == 1).encode())
        if out:
            write_between(Path(out), mark_of(order), markdown(order, ranking, pairs))
    if interrupted:
        stderr.print(words.say("cli-stopped", games=len(played), wanted=len(order.fixtures())))
    return 130 if interrupted else 0


def play_and_keep(
    order: Tournament, words: Words, console: Console, jobs: int, log: Path | None
) -> tuple[list[Played], bool]:
    """All matches, those of an earlier run included; each is in the log as soon as it is played."""
    fixtures = order.fixtures()
    kept = {match.fixture: match for match in (read_log(log, order) if log else [])}
    played = [kept[fixture] for fixture in fixtures if fixture in kept]
    missing = [fixture for fixture in fixtures if fixture not in kept]
    try:
        with progress_bar(console, words) as bar:
            task = bar.add_task("", total=len(fixtures), completed=len(played))
            for match in play_all(order, missing, jobs):
                played.append(match)
                if log:
                    append_log(log, order, match)
                bar.advance(task)
    except KeyboardInterrupt:
        return played, True
    return played, False


def write_file(name: str, data: bytes) -> None:
    try:
        Path(name).write_bytes(data)
    except OSError:
        raise BadInput("cli-file-write", file=name) from None


def dump(order: Tournament, ranking: list[Rank], pairs: list[Duel]) -> bytes:
    whole = {"tournament": order, "standings": [asdict(s) for s in ranking], "duels": [asdict(d) for d in pairs]}
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def standing_cells(row: Rank) -> list[str]:
    return [
        row.bot,
        str(row.matches),
        format_mean(row.points),
        format_mean(row.corrected) if row.corrected else "–",
        f"{row.spread:.1f}",
        f"{row.tenth}–{row.ninetieth}",
        " / ".join(f"{points:.1f}" for points in row.parts.values()),
        format_mean(row.wins, "{:.1%}"),
        f"{row.elo:.0f} ({row.elo_low:.0f} to {row.elo_high:.0f})",
        f"{row.milliseconds:.2f}",
    ]


def duel_cells(row: Duel) -> list[str]:
    return [f"{row.first} : {row.second}", str(row.seeds), format_mean(row.margin), format_mean(row.wins, "{:.1%}")]


def columns_of(ranking: list[Rank], keys: Sequence[str], words: Words) -> list[str]:
    rules = " / ".join(ranking[0].parts)
    return [words.say(f"cli-arena-column-{key}", rules=rules) for key in keys]


def show(ranking: list[Rank], pairs: list[Duel], words: Words) -> None:
    """Figures that a narrow terminal has no room for are in the files."""
    console = Console(file=sys.stdout)
    shown = [key for key in COLUMNS if console.width >= WIDE or key not in ROOMY]
    print_rows(console, columns_of(ranking, shown, words), [named_cells(row, shown) for row in ranking])
    if pairs:
        print_rows(console, columns_of(ranking, DUEL_COLUMNS, words), [duel_cells(row) for row in pairs])


def named_cells(row: Rank, keys: Sequence[str]) -> list[str]:
    cells = dict(zip(COLUMNS, standing_cells(row), strict=True))
    return [cells[key] for key in keys]


def print_rows(console: Console, names: list[str], rows: list[list[str]]) -> None:
    table = Table()
    for name in names:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def mark_of(order: Tournament) -> str:
    players = load_game(order.game).load_config(order.options).players
    return f"arena {order.game} {players} {','.join(order.bots)}"


def markdown(order: Tournament, ranking: list[Rank], pairs: list[Duel]) -> list[str]:
    from tabbytop.words import load_words

    words = load_words("en")
    lines = [f"Made by `{command_line(order)}`.", ""]
    lines += markdown_table(columns_of(ranking, COLUMNS, words), [standing_cells(row) for row in ranking])
    if pairs:
        lines += [""]
        lines += markdown_table(columns_of(ranking, DUEL_COLUMNS, words), [duel_cells(row) for row in pairs])
    return lines


def command_line(order: Tournament) -> str:
    """The command that makes this tournament again."""
    options = {name: value for name, value in order.options.items() if name != "players"}
    words = ["tabbytop arena", order.game, "--bots", ",".join(order.bots), "--games", str(order.games)]
    words += ["--seed", str(order.seed)]
    if "players" in order.options:
        words += ["--players", str(order.options["players"])]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    for name in ("seconds", "iterations"):
        value = getattr(order.budget, name)
        words += [f"--{name}", str(value)] if value is not None else []
    return " ".join(words + ["--luck"] * order.luck)
