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
from tabbytop.bench import boardgame_io, engine, outages, school, server, socket_memory, storage
from tabbytop.bench.marked import write_between
from tabbytop.cli import bench_bots
from tabbytop.cli.common import option
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
    "kb_a_socket": "{:,.0f}",
    "kb_again_a_socket": "{:,.0f}",
}
BUSY_TABLES = 50


def command(words: Words) -> click.Command:
    def bench(what: str, json: bool, peers: bool, seconds: float, game: tuple[str, ...], tables: int, matches: int,
              keep: str | None, out: str | None) -> int:  # fmt: skip
        if what == "bots":
            return bench_bots.run(game, matches, keep, out, words, as_json=json)
        if what == "server":
            figures = measure_server(game or GAMES, max(seconds, 1.0), tables, peers, words)
        elif what == "school":
            figures = measure_school(max(seconds, 1.0), words)
        elif what == "outages":
            figures = measure_outages(max(seconds, 1.0), words)
        elif what == "storage":
            figures = measure_storage(words)
        else:
            figures = measure_engine(game or GAMES, seconds, peers, words)
        if out:
            write_markdown(Path(out), figures)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(figures), indent=2))
        else:
            show(figures, words)
        return 0 if all(row.get("same_checksum", True) for row in figures["rows"]) else 1

    params = [
        click.Argument(["what"], type=click.Choice(["engine", "bots", "server", "school", "outages", "storage"])),
        option("--json", "cli-json-flag", words, is_flag=True),
        option("--peers", "cli-bench-peers", words, is_flag=True),
        option("--seconds", "cli-bench-seconds", words, type=click.FloatRange(0.05, 60), default=1.0),
        option("--game", "cli-bench-game", words, type=click.Choice(GAMES), multiple=True),
        option("--tables", "cli-bench-tables", words, type=click.IntRange(1, 5000), default=1000),
        option("--matches", "cli-bench-matches", words, type=click.IntRange(2), default=100),
        option("--keep", "cli-bench-keep", words),
        option("--out", "cli-bench-out", words),
    ]
    return click.Command("bench", callback=bench, params=params, help=words.say("cli-bench"))


def measure_server(games: tuple[str, ...], seconds: float, tables: int, peers: bool, words: Words) -> dict[str, Any]:
    """Busy tables of each game, then many open ones with a socket for every seat."""
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True)) as bar, engine.temporary_folder() as folder:
        task = bar.add_task(words.say("cli-bench-measuring"), total=(len(games) + 1) * tables // 10 + tables)
        for game in games:
            rows.append(server.measure_moves(Path(folder), game, BUSY_TABLES, seconds))
            bar.advance(task, tables // 10)
        if peers:
            rows.append(boardgame_io.measure_boardgame_io(Path(folder), BUSY_TABLES, seconds))
        rows += server.measure_beside_bots(Path(folder), BUSY_TABLES, seconds)
        bar.advance(task, tables // 10)
        rows.append(server.measure_sockets(Path(folder), tables, lambda: bar.advance(task)))
        rows.append(socket_memory.measure_socket_memory(Path(folder)))
    return {"mode": running_mode(), "columns": "server", "rows": rows}


def measure_school(seconds: float, words: Words) -> dict[str, Any]:
    """A crowd behind one address, and polite people beside a flood."""
    with Progress(console=Console(stderr=True)) as bar, engine.temporary_folder() as folder:
        task = bar.add_task(words.say("cli-bench-measuring"), total=4)
        rows = school.measure_school(Path(folder), seconds, lambda: bar.advance(task))
    return {"mode": running_mode(), "columns": "school", "rows": rows}


def measure_storage(words: Words) -> dict[str, Any]:
    """Finished matches of each game on disk."""
    with Progress(console=Console(stderr=True)) as bar, engine.temporary_folder() as folder:
        task = bar.add_task(words.say("cli-bench-measuring"), total=len(GAMES))
        rows = storage.measure_storage(Path(folder), tell=lambda: bar.advance(task))
    return {"mode": running_mode(), "columns": "storage", "rows": rows}


def measure_outages(seconds: float, words: Words) -> dict[str, Any]:
    """A backup while people play, and a database that is locked."""
    with Progress(console=Console(stderr=True)) as bar, engine.temporary_folder() as folder:
        task = bar.add_task(words.say("cli-bench-measuring"), total=4)
        rows = outages.measure_outages(Path(folder), seconds, lambda: bar.advance(task))
        bar.advance(task)
    return {"mode": running_mode(), "columns": "outages", "rows": rows}


def measure_engine(games: tuple[str, ...], seconds: float, peers: bool, words: Words) -> dict[str, Any]:
    """Every case of every game, one after the other, with a bar on standard error."""
    if peers and not find_spec("catanatron"):
        raise BadInput("cli-bench-no-peers")
    cases = [(game, options) for game in games for options in engine.CASES.get(game, ())]
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True)) as bar, engine.temporary_folder() as folder:
        task = bar.add_task(words.say("cli-bench-measuring"), total=len(cases) + peers)
        references = {game: engine.Reference(game, Path(folder)) for game in games if engine.has_reference(game)}
        for game, options in cases:
            rows.append(engine.measure_row(game, options, seconds, references.get(game)))
            bar.advance(task)
        figures: dict[str, Any] = {"mode": running_mode(), "rows": rows}
        if peers:
            figures["catanatron_moves"] = engine.measure_catanatron(seconds)
            bar.advance(task)
    if len(references) < len(games):
        Console(stderr=True).print(words.say("cli-bench-no-reference"))
    return figures


def case_name(row: dict[str, Any]) -> str:
    if "sockets" in row:
        return f"calico, {row['sockets']} sockets"
    if "options" not in row:
        return str(row["game"])
    return f"{row['game']} {' '.join(f'{k}={v}' for k, v in row['options'].items())}"


def cells(row: dict[str, Any], columns: dict[str, str]) -> list[str]:
    return [pattern.format(row[key]) if key in row else "–" for key, pattern in columns.items()]


def columns_of(figures: dict[str, Any]) -> dict[str, str]:
    special = {
        "server": SERVER_COLUMNS,
        "school": school.COLUMNS,
        "outages": outages.COLUMNS,
        "storage": storage.COLUMNS,
    }
    return special.get(figures.get("columns", ""), COLUMNS)


def show(figures: dict[str, Any], words: Words) -> None:
    table = Table(title=words.say("cli-bench-title", mode=words.say(f"cli-mode-{figures['mode']}")), show_lines=True)
    table.add_column("")
    for row in figures["rows"]:
        table.add_column(case_name(row), justify="right")
    names = columns_of(figures)
    columns = [cells(row, names) for row in figures["rows"]]
    for number, key in enumerate(names):
        table.add_row(words.say(f"cli-bench-{key.replace('_', '-')}"), *(column[number] for column in columns))
    Console().print(table)
    for line in peer_lines(figures, words):
        click.echo(line)


def peer_lines(figures: dict[str, Any], words: Words) -> list[str]:
    peer = figures.get("catanatron_moves")
    if not peer:
        return []
    best = max(row["moves"] for row in figures["rows"])
    return [words.say("cli-bench-peer", moves=f"{peer:,.0f}", times=f"{best / peer:,.0f}")]


def write_markdown(file: Path, figures: dict[str, Any]) -> None:
    """The table of docs/bench.md, between its marks, or a file of its own."""
    from tabbytop.words import load_words

    words = load_words("en")
    names = [case_name(row) for row in figures["rows"]]
    lines = ["| |" + "|".join(f" {name} " for name in names) + "|", "| --- |" + " ---: |" * len(names)]
    shown = columns_of(figures)
    columns = [cells(row, shown) for row in figures["rows"]]
    for number, key in enumerate(shown):
        label = words.say(f"cli-bench-{key.replace('_', '-')}")
        lines.append(f"| {label} | " + " | ".join(column[number] for column in columns) + " |")
    what = figures.get("columns", "engine")
    if what == "engine":
        same = all(row.get("same_checksum", True) for row in figures["rows"])
        lines += ["", f"Mode: {figures['mode']}. Same checksum as the reference: {'yes' if same else 'NO'}."]
        lines += peer_lines(figures, words)
    write_between(file, f"bench {what}", lines)
