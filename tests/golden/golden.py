"""Golden games as text: a config, a seed, the moves in the game's notation, and what they came to.

    python tests/golden/golden.py calico "players=2" seed greedy > tests/golden/calico-two.txt

writes a new one from a match between bots; only do that on purpose.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tabbytop.bots.simulation import play_match
from tabbytop.core.play import Move
from tabbytop.core.record import Record, replay
from tabbytop.games import load_game

FOLDER = Path(__file__).parent


def write(game, record):
    """The whole match as text that a person can read."""
    lines = [
        f"game {game.name}",
        f"rules {game.rules_version}",
        f"config {json.dumps(game.dump_config(record.config))}",
        f"seed {record.seed}",
        "",
    ]
    lines += [f"{move.seat} {game.format_action(move.action)}" for move in record.moves]
    lines += ["", *ending(game, replay(game, record).state)]
    return "\n".join(lines) + "\n"


def ending(game, state):
    for sheet in game.scores(state):
        yield f"seat {sheet.seat}: {sheet.total}"
        for line in sheet.lines:
            named = " ".join(str(value) for value in line.args.values())
            yield f"  {line.points:3} {line.rule} {named} {'-'.join(line.cells)}".rstrip()
    result = game.result(state)
    yield f"places {result.places} by {result.decided_by}"
    yield "final " + json.dumps(game.dump_final(state), ensure_ascii=False, sort_keys=True)


def read(text):
    """The game and the record that a golden text tells."""
    head, moves, _ = text.split("\n\n", 2)
    fields = dict(line.split(" ", 1) for line in head.splitlines())
    game = load_game(fields["game"])
    played = tuple(
        Move(int(seat), game.parse_action(action))
        for seat, action in (line.split(" ", 1) for line in moves.splitlines())
    )
    config = game.load_config(json.loads(fields["config"]))
    return game, Record(game.name, int(fields["rules"]), config, fields["seed"], played)


if __name__ == "__main__":
    name, pairs, seed, *bots = sys.argv[1:]
    chosen = load_game(name)
    options = dict(pair.split("=") for pair in pairs.split())
    settings = chosen.load_config(options)
    seated = tuple(bots[seat % len(bots)] for seat in range(settings.players))
    sys.stdout.write(write(chosen, play_match(chosen, settings, seed, seated)[0]))
