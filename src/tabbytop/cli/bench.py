"""`tabbytop bench`: the published figures, as a table, as JSON, as Markdown."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tabbytop._plain import running_mode
from tabbytop.cli import bench_bots, load, measure
from tabbytop.cli.common import option
from tabbytop.cli.marked import write_between
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES

if TYPE_CHECKING:
    from tabbytop.words import Words

COLUMNS = {
    "games": "{:,.0f}",
    "moves": "{:,.0f}",
    "reference_games": "{:,.0f}",
    "ratio": "{:.2f}",
    "plain_games": "{:,.0f}",
    "steps": "{:,.0f}",
    "plain_steps": "{:,.0f}",
    "clone_ns": "{:,.0f}",
    "legal_ns": "{:,.0f}",
    "view_us": "{:,.1f}",
    "placing_ns": "{:,.0f}",
}


SERVER_COLUMNS = {
    "tables_open": "{:,.0f}",
    "moves_per_second": "{:,.0f}",
    "p50_ms": "{:,.1f}",
    "p95_ms": "{:,.1f}",
    "cpu_ms_per_move": "{:.2f}",
    "told_per_second": "{:,.0f}",
    "bot_moves": "{:,.0f}",
    "memory_mb": "{:,.0f}",
}
BUSY_TABLES = 50


def command(tongue: Words) -> click.Command:
    def bench(what: str, json: bool, peers: bool, seconds: float, game: tuple[str, ...], tables: int, matches: int,
              keep: str | None, out: str | None) -> int:  # fmt: skip
        if what == "bots":
            return bench_bots.run(game, matches, keep, out, tongue, as_json=json)
        if what == "server":
            figures = measure_server(game or GAMES, max(seconds, 1.0), tables, tongue)
        else:
            figures = measure_engine(game or GAMES, seconds, peers, tongue)
        if out:
            write_markdown(Path(out), figures)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(figures), indent=2))
        else:
            show(figures, tongue)
        return 0 if all(row.get("same_checksum", True) for row in figures["rows"]) else 1

    params = [
        click.Argument(["what"], type=click.Choice(["engine", "bots", "server"])),
        option("--json", "cli-json-flag", tongue, is_flag=True),
        option("--peers", "cli-bench-peers", tongue, is_flag=True),
        option("--seconds", "cli-bench-seconds", tongue, type=click.FloatRange(0.05, 60), default=1.0),
        option("--game", "cli-bench-game", tongue, type=click.Choice(GAMES), multiple=True),
        option("--tables", "cli-bench-tables", tongue, type=click.IntRange(1, 5000), default=1000),
        option("--matches", "cli-bench-matches", tongue, type=click.IntRange(2), default=100),
        option("--keep", "cli-bench-keep", tongue),
        option("--out", "cli-bench-out", tongue),
    ]
    return click.Command("bench", callback=bench, params=params, help=tongue.say("cli-bench"))


def measure_server(games: tuple[str, ...], seconds: float, tables: int, tongue: Words) -> dict[str, Any]:
    """Busy tables of each game, then many open ones with a socket for every seat."""
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True)) as bar, measure.temporary_folder() as folder:
        task = bar.add_task(tongue.say("cli-bench-measuring"), total=(len(games) + 1) * tables // 10 + tables)
        for game in games:
            rows.append(load.measure_moves(Path(folder), game, BUSY_TABLES, seconds))
            bar.advance(task, tables // 10)
        rows += load.measure_beside_bots(Path(folder), BUSY_TABLES, seconds)
        bar.advance(task, tables // 10)
        rows.append(load.measure_sockets(Path(folder), tables, lambda: bar.advance(task)))
    return {"mode": running_mode(), "columns": "server", "rows": rows}


def measure_engine(games: tuple[str, ...], seconds: float, peers: bool, tongue: Words) -> dict[str, Any]:
    """Every case of every game, one after the other, with a bar on standard error."""
    if peers and not find_spec("catanatron"):
        raise BadInput("cli-bench-no-peers")
    cases = [(game, options) for game in games for options in measure.CASES[game]]
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True)) as bar, measure.temporary_folder() as folder:
        task = bar.add_task(tongue.say("cli-bench-measuring"), total=len(cases) + peers)
        references = {game: measure.Reference(game, Path(folder)) for game in games if measure.has_reference(game)}
        for game, options in cases:
            rows.append(measure_row(game, options, seconds, references.get(game)))
            bar.advance(task)
        figures: dict[str, Any] = {"mode": running_mode(), "rows": rows}
        if peers:
            figures["catanatron_moves"] = measure.measure_catanatron(seconds)
            bar.advance(task)
    if len(references) < len(games):
        Console(stderr=True).print(tongue.say("cli-bench-no-reference"))
    return figures


def measure_row(
    game: str, options: dict[str, Any], seconds: float, reference: measure.Reference | None
) -> dict[str, Any]:
    row = {"game": game, "options": options, **measure.measure_case(game, options, seconds)}
    if running_mode() == "compiled":
        plain = measure.measure_plain(game, options, seconds)
        row |= {"plain_games": plain["games"], "plain_steps": plain["steps"]}
        if reference:
            row |= measure.compare(reference, options)
    return row


def case_name(row: dict[str, Any]) -> str:
    if "sockets" in row:
        return f"calico, {row['sockets']} sockets"
    if "tables_open" in row:
        return str(row["game"])
    return f"{row['game']} {' '.join(f'{k}={v}' for k, v in row['options'].items())}"


def cells(row: dict[str, Any], columns: dict[str, str]) -> list[str]:
    return [pattern.format(row[key]) if key in row else "–" for key, pattern in columns.items()]


def columns_of(figures: dict[str, Any]) -> dict[str, str]:
    return SERVER_COLUMNS if figures.get("columns") == "server" else COLUMNS


def show(figures: dict[str, Any], tongue: Words) -> None:
    table = Table(title=tongue.say("cli-bench-title", mode=tongue.say(f"cli-mode-{figures['mode']}")), show_lines=True)
    table.add_column("")
    for row in figures["rows"]:
        table.add_column(case_name(row), justify="right")
    names = columns_of(figures)
    columns = [cells(row, names) for row in figures["rows"]]
    for number, key in enumerate(names):
        table.add_row(tongue.say(f"cli-bench-{key.replace('_', '-')}"), *(column[number] for column in columns))
    Console().print(table)
    for line in peer_lines(figures, tongue):
        click.echo(line)


def peer_lines(figures: dict[str, Any], tongue: Words) -> list[str]:
    peer = figures.get("catanatron_moves")
    if not peer:
        return []
    best = max(row["moves"] for row in figures["rows"])
    return [tongue.say("cli-bench-peer", moves=f"{peer:,.0f}", times=f"{best / peer:,.0f}")]


def write_markdown(file: Path, figures: dict[str, Any]) -> None:
    """The table of docs/bench.md, between its marks, or a file of its own."""
    from tabbytop.words import words

    tongue = words("en")
    names = [case_name(row) for row in figures["rows"]]
    lines = ["| |" + "|".join(f" {name} " for name in names) + "|", "| --- |" + " ---: |" * len(names)]
    shown = columns_of(figures)
    columns = [cells(row, shown) for row in figures["rows"]]
    for number, key in enumerate(shown):
        label = tongue.say(f"cli-bench-{key.replace('_', '-')}")
        lines.append(f"| {label} | " + " | ".join(column[number] for column in columns) + " |")
    what = figures.get("columns", "engine")
    if what == "engine":
        same = all(row.get("same_checksum", True) for row in figures["rows"])
        lines += ["", f"Mode: {figures['mode']}. Same checksum as the reference: {'yes' if same else 'NO'}."]
        lines += peer_lines(figures, tongue)
    write_between(file, f"bench {what}", lines)
