"""How fast the rules run, per CPU second: the tables, the Game protocol, C++ and peers beside them."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from tabbytop._plain import running_mode
from tabbytop.core.dice import seeded_dice
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Callable

CASES: dict[str, list[dict[str, Any]]] = {
    "calico": [
        {"players": 2},
        {"players": 4, "setup": "standard"},
        {"players": 1, "setup": "standard"},
    ],
    "isle_of_cats": [{"players": 1}, {"players": 1, "level": "expert"}, {"players": 4}],
    "yummy_kitty": [{"players": 2}, {"players": 4}, {"players": 5, "dogs": "most"}],
}
"""By game: the options of each case."""
REFERENCE_FIELDS = {
    "calico": "seats beginner family lower_variance values restriction exact scenario wanted_cats",
    "isle_of_cats": "seats advanced wanted_boats",
    "yummy_kitty": "seats size hand_size draw draw_empty guard_from by_points stock_only chain mouse_stays mice_always "
    "below_only yarn_limit yarn_pays lone_angora angora_scores british_others fortune_always may_pass exact_pay dogs "
    "dogs_to_hand fair",
}
"""By game: what its C++ reference is told, as fields of the state, before dice and number of games."""
CHECKED_GAMES = {"calico": 10_000, "isle_of_cats": 2_000, "yummy_kitty": 10_000}
"""By game: how many seeded games must give the same checksum in C++."""
SOURCES = Path(__file__).parents[3] / "bench" / "reference"
ROUNDS = 9


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of its work is done in a second of this process's CPU."""
    work()
    start, done = process_time(), 0
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def measure_case(name: str, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """All figures of one set-up in this process's mode."""
    game = load_game(name)
    config = game.load_config(options)
    state = game.new(config, 0)
    dice = seeded_dice(1)
    batch = 200 if running_mode() == "compiled" else 5
    games = per_second(lambda: _random_games(state, dice, batch), seconds)
    states = sample_states(game, config)
    moves = len(states)
    figures = {
        "games": games,
        "moves": games * moves,
        "moves_a_game": moves,
        "steps": per_second(lambda: play_protocol(game, config), seconds),
        "clone_ns": 1e9 / per_second(lambda: _each(states, lambda state, _: state.clone()), seconds / 4),
        "legal_ns": 1e9 / per_second(lambda: _each(states, game.legal_actions), seconds / 4),
        "view_us": 1e6 / per_second(lambda: _each(states, game.view), seconds / 4),
    }
    if hasattr(state, "count_placements"):
        figures["placing_ns"] = 1e9 / per_second(lambda: _all_placements(states), seconds / 4)
    return figures


def _all_placements(states: list[tuple[Any, int]]) -> int:
    """Every placement of every shape on boats of a random match; how many shapes that were."""
    for state, seat in states:
        for shape in range(34):
            state.count_placements(seat, shape)
    return 34 * len(states)


def _random_games(state: Any, dice: Any, batch: int) -> int:
    state.random_games(dice, batch)
    return batch


def _each(states: list[tuple[Any, int]], ask: Callable[[Any, int], Any]) -> int:
    for state, seat in states:
        ask(state, seat)
    return len(states)


def sample_states(game: Any, config: Any) -> list[tuple[Any, int]]:
    """Every state of one random match, with a seat that is to act."""
    rng, state, states = Random(1), game.new(config, 1), []
    while seats := game.to_act(state):
        states.append((state, seats[0]))
        state = game.apply(state, seats[0], rng.choice(game.legal_actions(state, seats[0])))
    return states


def play_protocol(game: Any, config: Any, rng: Random = Random(2)) -> int:  # noqa: B008  one stream for all matches
    """One random match through the Game protocol; its number of steps."""
    state, steps = game.new(config, rng.random()), 0
    while seats := game.to_act(state):
        actions = game.legal_actions(state, seats[0])
        state = game.apply(state, seats[0], actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


class Reference:
    """The C++ twin of a game's state."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.program = name, folder / name
        popcount = ["-mpopcnt"] if platform.machine() in {"x86_64", "AMD64"} else []  # as hatch_build.py has it
        compiler = [str(shutil.which("g++")), "-O3", *popcount, "-std=c++17", "-o", str(self.program)]
        subprocess.run([*compiler, str(SOURCES / f"{name}.cpp")], check=True)  # noqa: S603  our own sources

    def run(self, state: Any, seed: int, games: int) -> tuple[int, float]:
        """Its checksum and its games per CPU second."""
        values = [getattr(state, field) for field in REFERENCE_FIELDS[self.name].split()]
        flat = [n for value in values for n in (value if isinstance(value, list) else [value])]
        dice = seeded_dice(seed)
        args = map(str, map(int, [*flat, dice.a, dice.b, dice.c, dice.d, games]))
        done = subprocess.run([self.program, *args], check=True, capture_output=True, text=True)  # noqa: S603
        checksum, rate = done.stdout.split()
        return int(checksum), float(rate)


def has_reference(name: str) -> bool:
    return bool(shutil.which("g++")) and (SOURCES / f"{name}.cpp").is_file()


def compare(reference: Reference, options: dict[str, Any]) -> dict[str, Any]:
    """State and C++ in turn, several rounds: the same checksum, and the median of their ratio."""
    games = 5 * CHECKED_GAMES[reference.name]
    game = load_game(reference.name)
    state = game.new(game.load_config(options), 0)
    ratios, rates, same = [], [], True
    for seed in range(ROUNDS):
        start = process_time()
        ours = state.random_games(seeded_dice(seed), games)
        rate = games / (process_time() - start)
        theirs, their_rate = reference.run(state, seed, games)
        same = same and ours == theirs
        ratios.append(rate / their_rate)
        rates.append(their_rate)
    return {"reference_games": median(rates), "ratio": median(ratios), "same_checksum": same}


def measure_plain(name: str, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """The same figures from a process that is told to run uncompiled."""
    order = json.dumps([name, options, seconds])
    env = {**os.environ, "TABBYTOP_PURE": "1"}
    command = [sys.executable, "-m", "tabbytop.bench.engine", order]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)  # noqa: S603  ourselves
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure_row(game: str, options: dict[str, Any], seconds: float, reference: Reference | None) -> dict[str, Any]:
    """A case as it runs here, and where this is compiled, beside it plain and the C++ reference."""
    row = {"game": game, "options": options, **measure_case(game, options, seconds)}
    if running_mode() == "compiled":
        plain = measure_plain(game, options, seconds)
        row |= {"plain_games": plain["games"], "plain_steps": plain["steps"]}
        if reference:
            row |= compare(reference, options)
    return row


def measure_catanatron(seconds: float) -> float:
    """Moves per CPU second of random two-player games of Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        match = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        match.play()
        return len(match.state.actions)

    return per_second(play, seconds)


def temporary_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="tabbytop-bench-")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure_case(*json.loads(sys.argv[1]))))
