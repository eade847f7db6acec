"""What each bot scores alone, at which cost, and how much of what perfect knowledge could."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, get_args

from tabbytop._plain import running_mode
from tabbytop.bench.marked import format_mean, markdown_table
from tabbytop.bots.arena import Tournament, append_log, play_fixture, read_log, tell
from tabbytop.bots.bot import Budget
from tabbytop.bots.kit import kit_of
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.ratings import mean_of, standings
from tabbytop.games import load_game
from tabbytop.games.isle_of_cats.config import Level

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

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
EFFORT = 1.0
"""The part of its usual steps that the omniscient solver takes."""
OMNISCIENT = "omniscient"
"""Who knows all that is to come; no bot, and nobody's opponent."""


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


def order_of(game: str, case: Case, matches: int) -> Tournament:
    count = max(2, round(matches * case.part))
    bots = (case.bot, *[case.rival] * (case.options["players"] - 1))
    return Tournament(game, case.options, bots, count, FIRST_SEED, Budget(case.seconds, cpu=True), luck=len(bots) == 1)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a bot gets in place of a view, which could name a printed board only."""

    config: Any
    seat: int
    state: Any


class RandomEdges:
    """Calico alone, on edges dealt at random: each colour and pattern as often as on the printed boards."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def new(self, config: Any, seed: int) -> Any:
        state, rng = self.game.new(config, seed), Random(f"edges/{seed}")
        state.colour, state.pattern = deal_again(state.colour, rng), deal_again(state.pattern, rng)
        return state

    def view(self, state: Any, seat: int) -> Glimpse:
        return Glimpse(state.config, seat, state)

    def determinize(self, seen: Glimpse, rng: Random) -> Any:
        """The unseen patches dealt anew, as `determinize` of the game does it."""
        state = seen.state.clone()
        left = state.bag_left
        state.bag = rng.sample(state.bag[:left], left) + state.bag[left:]
        return state


def deal_again(masks: list[int], rng: Random) -> list[int]:
    """As many cells for each of six, but others."""
    cells = [1 << bit for bit in range(64) if sum(masks[:6]) >> bit & 1]
    rng.shuffle(cells)
    counts = [mask.bit_count() for mask in masks[:6]]
    return [sum(cells[sum(counts[:i]) : sum(counts[: i + 1])]) for i in range(6)] + masks[6:]


def game_of(case: Case, game: str) -> Any:
    return RandomEdges(load_game(game)) if case.edges else load_game(game)


def orders_of(game: str, matches: int) -> list[Tournament]:
    return [order_of(game, case, matches) for case in CASES[game]]


def play_cases(
    game: str, matches: int, keep: Path | None, tell_played: Callable[[], None]
) -> tuple[list[list[Played]], bool]:
    """The matches of each case on the same seeds, and whether they were interrupted.

    Those kept in the folder by an earlier run are not played again.
    """
    orders = orders_of(game, matches)
    played: list[list[Played]] = [[] for _ in orders]
    try:
        for number, order in enumerate(orders):
            log = keep / f"{game}-{number}.jsonl" if keep else None
            for match in play_case(order, log, game_of(CASES[game][number], game)):
                played[number].append(match)
                tell_played()
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
    game = load_game(order.game)
    state = game.new(game.load_config(order.options), fixture.seed)
    start = time.process_time()
    numbers = best_match(order.game, state, fixture.seed)
    seconds = time.process_time() - start
    return tell(game, fixture, after(game, state, numbers), [seconds], [len(numbers)])


def best_match(game: str, state: Any, seed: int) -> tuple[int, ...]:
    """What the omniscient solver of the game would do; uncompiled it tries far less."""
    solver = kit_of(game).omniscient
    assert solver is not None
    steps = round(EFFORT * solver.steps)
    return solver.best_match(state, steps if running_mode() == "compiled" else steps // 1000, seed)


def after(game: Any, state: Any, numbers: tuple[int, ...]) -> Any:
    for number in numbers:
        state = game.apply(state, 0, game.numbered_action(number))
    return state


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
    key = (type(game), str(order.options), seed)
    if key not in known:
        state = game.new(game.load_config(order.options), seed)
        known[key] = game.scores(after(game, state, best_match(order.game, state, seed)))[0].total
    return known[key]


def cells(row: dict[str, Any]) -> list[str]:
    given = row["options"]
    options = [str(value) for value in given.get("boards", ())]
    options += [f"{name}={given[name]}" for name in ("players", "dogs", "level", "edges") if given.get(name, 1) != 1]
    texts = {
        "bot": row["bot"] + (f" ({', '.join(options)})" if options else ""),
        "budget": "–" if row["seconds"] is None else f"{row['seconds']:g} s",
        "matches": str(row["matches"]),
        "points": format_mean(_mean(row["points"])),
        "corrected": format_mean(_mean(row["corrected"])) if row["corrected"] else "–",
        "spread": f"{row['spread']:.1f}",
        "tenths": f"{row['tenth']}–{row['ninetieth']}",
        "parts": " / ".join(f"{points:.1f}" for points in row["parts"].values()),
        "wins": format_mean(_mean(row["wins"]), "{:.1%}"),
        "turn": f"{row['turn_ms']:.2f}",
        "cpu": f"{row['milliseconds']:.2f}",
        "share": format_mean(_mean(row["share"]), "{:.1%}"),
    }
    return [texts[column] for column in COLUMNS[row["game"]]]


def _mean(dumped: dict[str, float]) -> Any:
    from tabbytop.bots.ratings import Mean

    return Mean(**dumped)


def heads(rows: list[dict[str, Any]], words: Words) -> list[str]:
    rules = " / ".join(rows[0]["parts"])
    return [words.say(f"cli-arena-column-{key}", rules=rules) for key in COLUMNS[rows[0]["game"]]]


def markdown(game: str, rows: list[dict[str, Any]], matches: int, *, whole: bool) -> list[str]:
    """A run that was stopped says so: its slow rows are short or missing."""
    from tabbytop.words import load_words

    head = heads(rows, load_words("en"))
    command = f"tabbytop bench bots --game {game} --matches {matches}"
    made = f"Made by `{command}`{'.' if whole else ', stopped before its end.'}"
    return [made, "", *markdown_table(head, [cells(row) for row in rows])]
