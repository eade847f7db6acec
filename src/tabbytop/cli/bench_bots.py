"""`tabbytop bench bots`: what each bot scores alone, at which cost, and how much of what perfect knowledge could."""

from __future__ import annotations

import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, get_args

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tabbytop._plain import running_mode
from tabbytop.bots.arena import Tournament, append_log, play_fixture, read_log, tell
from tabbytop.bots.bot import Budget
from tabbytop.bots.levels import GRADED, LEVELS
from tabbytop.bots.ratings import mean_of, standings
from tabbytop.cli.arena import between
from tabbytop.cli.marked import markdown_table, write_between
from tabbytop.core.dice import seeded_dice
from tabbytop.games import load_game
from tabbytop.games.isle_of_cats.config import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.bots.arena import Fixture, Played
    from tabbytop.words import Words

COLUMNS = {
    "calico": ("bot", "budget", "matches", "points", "corrected", "spread", "tenths", "parts", "turn", "share"),
    "isle_of_cats": ("bot", "budget", "matches", "points", "spread", "tenths", "parts", "wins", "turn"),
    "yummy_kitty": ("bot", "budget", "matches", "points", "spread", "tenths", "wins", "cpu"),
}
TURNS = {"calico": 22, "isle_of_cats": 7}
"""Of a match alone; a turn of Explore & Draw is a day."""
FIRST_SEED, SHARED = 100_000, 10
"""The seeds of all rows, and for how many of them the omniscient solver is asked."""
ANNEALING = 3_000_000
"""Plans that the omniscient solver of Calico tries for a seed."""
OMNISCIENT, CHANGES = "omniscient", 2000
"""Who knows all islands of Explore & Draw, and how often that one changes a match; no bot, and nobody's opponent."""


@dataclass(frozen=True, slots=True)
class Case:
    bot: str
    seconds: float | None = None
    """CPU seconds for a turn; None for the bot's own measure."""
    part: float = 1.0
    """Of the matches wanted: the slow ones play fewer."""
    options: dict[str, Any] = field(default_factory=lambda: {"players": 1})
    rival: str = "greedy"
    """Who has the other seats, if there are any."""
    edges: str = ""
    """Of Calico's boards: as printed, or `random`."""


EXPERT = {"players": 1, "level": "expert"}
CASES = {
    "calico": (
        Case("uniform"),
        Case("greedy"),
        Case("kitten"),
        Case("house_cat"),
        Case("alley_cat"),
        Case("tiger"),
        Case("master", 0.002),
        Case("master", 0.15, part=0.25),
        Case("master", 0.15, part=0.25, options={"players": 1, "boards": ["blue"]}),
        Case("master", 1.0, part=0.2),
        Case("master", 1.0, part=0.2, options={"players": 1, "boards": ["blue"]}),
        Case("tiger", edges="random"),
        Case("master", 1.0, part=0.2, edges="random"),
    ),
    "isle_of_cats": (
        *(Case(bot, options=EXPERT) for bot in ("uniform", "greedy", *LEVELS[:4])),
        *(Case("master", 0.1, part=0.5, options={"players": 1, "level": level}) for level in get_args(Level)),
        Case("master", 1.0, part=0.2, options=EXPERT),
        Case(OMNISCIENT, part=0.5, options=EXPERT),
    ),
    "yummy_kitty": (
        *(Case(bot, options={"players": 2}) for bot in ("uniform", *LEVELS[:4])),
        *(Case("master", 0.01, part=0.5, options={"players": players}) for players in range(2, 6)),
        Case("master", 0.1, part=0.2, options={"players": 2}),
        Case("master", 0.01, part=0.5, options={"players": 5, "dogs": "each"}),
    ),
}
"""By game: the rows of its table. Calico is in the beginner's set-up, Explore & Draw against the sister, mostly at
her strongest,
Yummy Kitty against a table of greedy ones."""


def run(
    games: tuple[str, ...], matches: int, keep: str | None, out: str | None, tongue: Words, *, as_json: bool
) -> int:
    chosen = [game for game in games or GRADED if game in CASES]
    figures, interrupted = {}, False
    for game in chosen:
        played, interrupted = play_cases(game, matches, Path(keep) if keep else None, tongue)
        figures[game] = rows_of(game, played)
        if out:
            write_between(
                Path(out), f"bench bots {game}", markdown(game, figures[game], matches, whole=not interrupted)
            )
        if not as_json:
            show(figures[game], tongue)
        if interrupted:
            break
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(figures), indent=2))
    return 130 if interrupted else 0


def order_of(game: str, case: Case, matches: int) -> Tournament:
    count = max(2, round(matches * case.part))
    bots = (case.bot, *[case.rival] * (case.options["players"] - 1))
    return Tournament(game, case.options, bots, count, FIRST_SEED, Budget(case.seconds, cpu=True), luck=len(bots) == 1)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a bot gets in place of a view, which could name a printed board only."""

    config: Any
    seat: int
    table: Any


class RandomEdges:
    """Calico alone, on edges dealt at random: each colour and pattern as often as on the printed boards."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def new(self, config: Any, seed: int) -> Any:
        table, rng = self.game.new(config, seed), Random(f"edges/{seed}")
        table.colour, table.pattern = deal_again(table.colour, rng), deal_again(table.pattern, rng)
        return table

    def view(self, table: Any, seat: int) -> Glimpse:
        return Glimpse(table.config, seat, table)

    def determinize(self, seen: Glimpse, rng: Random) -> Any:
        """The unseen patches dealt anew, as `determinize` of the game does it."""
        table = seen.table.clone()
        left = table.bag_left
        table.bag = rng.sample(table.bag[:left], left) + table.bag[left:]
        return table


def deal_again(masks: list[int], rng: Random) -> list[int]:
    """As many cells for each of six, but others."""
    cells = [1 << bit for bit in range(64) if sum(masks[:6]) >> bit & 1]
    rng.shuffle(cells)
    counts = [mask.bit_count() for mask in masks[:6]]
    return [sum(cells[sum(counts[:i]) : sum(counts[: i + 1])]) for i in range(6)] + masks[6:]


def game_of(case: Case, game: str) -> Any:
    return RandomEdges(load_game(game)) if case.edges else load_game(game)


def play_cases(game: str, matches: int, keep: Path | None, tongue: Words) -> tuple[list[list[Played]], bool]:
    """The matches of each case on the same seeds; those kept in the folder by an earlier run are not played again."""
    orders = [order_of(game, case, matches) for case in CASES[game]]
    played: list[list[Played]] = [[] for _ in orders]
    try:
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task(tongue.say("cli-bench-measuring"), total=sum(order.games for order in orders))
            for number, order in enumerate(orders):
                log = keep / f"{game}-{number}.jsonl" if keep else None
                for match in play_case(order, log, game_of(CASES[game][number], game)):
                    played[number].append(match)
                    bar.advance(task)
    except KeyboardInterrupt:
        return played, True
    return played, False


def play_case(order: Tournament, log: Path | None, game: Any) -> Iterator[Played]:
    kept = {match.fixture: match for match in (read_log(log, order) if log else [])}
    for fixture in order.fixtures():
        if fixture in kept:
            yield kept[fixture]
            continue
        match = play_knowing(order, fixture) if OMNISCIENT in order.bots else play_fixture(order, fixture, game)
        if log:
            append_log(log, order, match)
        yield match


def play_knowing(order: Tournament, fixture: Fixture) -> Played:
    """A match alone by someone who knows all that is to come."""
    from tabbytop.bots.search.isle_of_cats_omniscient import Omniscient

    game = load_game(order.game)
    state = game.new(game.load_config(order.options), fixture.seed)
    start = time.process_time()
    days = Omniscient().search(state, within_reach(CHANGES), Random(fixture.seed))
    seconds = time.process_time() - start
    for number in (number for day in days for number in day):
        state = game.apply(state, 0, game.numbered_action(number))
    return tell(game, fixture, state, [seconds], [sum(map(len, days))])


def rows_of(game: str, played: list[list[Played]]) -> list[dict[str, Any]]:
    bounds: dict[Any, int] = {}
    return [
        row_of(case, order_of(game, case, 1), matches, bounds)
        for case, matches in zip(CASES[game], played, strict=True)
        if len(matches) > 1
    ]


def row_of(case: Case, order: Tournament, played: list[Played], bounds: dict[Any, int]) -> dict[str, Any]:
    standing = standings(played, order.bots)[0]
    solved = "share" in COLUMNS[order.game]
    game = game_of(case, order.game)
    shares = [match.totals[0] / bound(game, order, match.seed, bounds) for match in played[:SHARED]] if solved else []
    turns = [match.seconds[0] / TURNS.get(order.game, 1) for match in played]
    return {
        **asdict(standing),
        "game": order.game,
        "seconds": case.seconds,
        "options": case.options | ({"edges": case.edges} if case.edges else {}),
        "turn_ms": 1000 * fmean(turns),
        "share": asdict(mean_of(shares)),
    }


def bound(game: Any, order: Tournament, seed: int, known: dict[Any, int]) -> int:
    """What the omniscient solver finds for this seed; asked once."""
    from tabbytop.bots.search.calico_omniscient import Omniscient

    key = (type(game), str(order.options), seed)
    if key not in known:
        table = game.new(game.load_config(order.options), seed)
        known[key] = Omniscient().anneal(table, within_reach(ANNEALING), seeded_dice(seed))
    return known[key]


def within_reach(steps: int) -> int:
    """Uncompiled, a solver tries far less."""
    return steps if running_mode() == "compiled" else steps // 1000


def cells(row: dict[str, Any]) -> list[str]:
    given = row["options"]
    options = [str(value) for value in given.get("boards", ())]
    options += [f"{name}={given[name]}" for name in ("players", "dogs", "level", "edges") if given.get(name, 1) != 1]
    texts = {
        "bot": row["bot"] + (f" ({', '.join(options)})" if options else ""),
        "budget": "–" if row["seconds"] is None else f"{row['seconds']:g} s",
        "matches": str(row["matches"]),
        "points": between(_mean(row["points"])),
        "corrected": between(_mean(row["corrected"])) if row["corrected"] else "–",
        "spread": f"{row['spread']:.1f}",
        "tenths": f"{row['tenth']}–{row['ninetieth']}",
        "parts": " / ".join(f"{points:.1f}" for points in row["parts"].values()),
        "wins": between(_mean(row["wins"]), "{:.1%}"),
        "turn": f"{row['turn_ms']:.2f}",
        "cpu": f"{row['milliseconds']:.2f}",
        "share": between(_mean(row["share"]), "{:.1%}"),
    }
    return [texts[column] for column in COLUMNS[row["game"]]]


def _mean(dumped: dict[str, float]) -> Any:
    from tabbytop.bots.ratings import Mean

    return Mean(**dumped)


def heads(rows: list[dict[str, Any]], tongue: Words) -> list[str]:
    rules = " / ".join(rows[0]["parts"])
    return [tongue.say(f"cli-arena-column-{key}", rules=rules) for key in COLUMNS[rows[0]["game"]]]


def show(rows: list[dict[str, Any]], tongue: Words) -> None:
    table = Table()
    for name in heads(rows, tongue):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*cells(row))
    Console(file=sys.stdout).print(table)


def markdown(game: str, rows: list[dict[str, Any]], matches: int, *, whole: bool) -> list[str]:
    """A run that was stopped says so: its slow rows are short or missing."""
    from tabbytop.words import words

    head = heads(rows, words("en"))
    command = f"tabbytop bench bots --game {game} --matches {matches}"
    made = f"Made by `{command}`{'.' if whole else ', stopped before its end.'}"
    return [made, "", *markdown_table(head, [cells(row) for row in rows])]
