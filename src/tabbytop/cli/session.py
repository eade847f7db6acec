"""One match in the terminal: who sits where, what has been played, taking back, and a file so that nothing is lost."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bots.bot import BOTS, Bot, Budget, make_bot
from tabbytop.core.errors import BadInput
from tabbytop.core.record import Record, dump_record, load_record, replay

if TYPE_CHECKING:
    from tabbytop.core.game import Game, Seat, Seed
    from tabbytop.core.play import Step, Undo

THINKING = Budget(seconds=1.0)
"""For a bot's turn, or a hint."""


class Session:
    def __init__(self, game: Game[Any, Any, Any, Any], record: Record, file: Path) -> None:
        self.game, self.file = game, file
        self.seats, self.undo = record.seats, record.undo
        self.engine = replay(game, record)
        self.dice = Random(secrets.token_bytes(8))
        self.budget = THINKING
        self.bots: dict[Seat, tuple[Bot, Random]] = {}
        """Those that have played, each with its dice; a bot keeps to its plan."""

    @property
    def state(self) -> Any:
        return self.engine.state

    @property
    def record(self) -> Record:
        engine, game = self.engine, self.game
        moves = tuple(engine.moves)
        return Record(game.name, game.rules_version, engine.config, engine.seed, moves, self.seats, self.undo)

    def is_person(self, seat: Seat) -> bool:
        return self.seats[seat] not in BOTS

    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.seats)) if self.is_person(seat)]

    def play(self, seat: Seat, action: Any) -> Step:
        """Carry out a legal action and put it on disk."""
        step = self.engine.play(seat, action)
        self.save()
        return step

    def bot_action(self, seat: Seat) -> Any:
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.seats[seat], self.game), Random(self.dice.getrandbits(64))
        bot, dice = self.bots[seat]
        return bot.choose(self.game.view(self.state, seat), self.budget, dice)

    def take_back(self, seat: Seat) -> None:
        """Undo the seat's last action, as far as the match allows (CannotUndo)."""
        self.engine = self.engine.without(self.engine.undoable(seat, self.undo))
        self.save()

    def save(self) -> None:
        """Write the record so that it is whole at any moment."""
        over = not self.game.to_act(self.state)
        data = msgspec.json.encode(dump_record(self.game, self.record, self.state if over else None))
        part = self.file.with_suffix(".part")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(data)
            part.replace(self.file)
        except OSError:
            raise BadInput("cli-file-write", file=str(self.file)) from None


def saved_match(game: Game[Any, Any, Any, Any], file: Path) -> Session | None:
    """The unfinished match in this file, if there is one that these rules can read."""
    try:
        record = load_record(game, msgspec.json.decode(file.read_bytes()))
        session = Session(game, record, file)
    except (OSError, msgspec.DecodeError, BadInput):
        return None
    return session if game.to_act(session.state) else None


def new_match(
    game: Game[Any, Any, Any, Any],
    config: Any,
    seed: Seed | None,
    seats: tuple[str, ...],
    file: Path,
    undo: Undo = "until_shown",
) -> Session:
    chosen = secrets.token_hex(8) if seed is None else seed
    session = Session(game, Record(game.name, game.rules_version, config, chosen, (), seats, undo), file)
    session.save()
    return session


def default_file(game: str) -> Path:
    """Where the last match in the terminal is kept."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home, "tabbytop", f"{game}.json")


def keep_aside(file: Path) -> Path | None:
    """Move an earlier match out of the way of a new one: `calico.json` to `calico-1.json` and so on."""
    if not file.is_file():
        return None
    numbers = (n for n in range(1, 10**6) if not file.with_stem(f"{file.stem}-{n}").exists())
    return file.rename(file.with_stem(f"{file.stem}-{next(numbers)}"))
