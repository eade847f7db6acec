"""One match in the terminal: who sits where, what has been played, taking back, and a file so that nothing is lost."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bots.bot import BOTS, Budget, make_bot
from tabbytop.core.errors import BadInput
from tabbytop.core.record import Move, Record, dump_record, load_record, replay

if TYPE_CHECKING:
    from tabbytop.core.game import Game, Seat, Seed

THINKING = 1.0
"""Seconds that a bot may think about a turn."""


class Session:
    def __init__(self, game: Game[Any, Any, Any, Any], record: Record, file: Path) -> None:
        self.game, self.record, self.file = game, record, file
        self.states = [state for state, _ in replay(game, record)]
        self.dice = Random(secrets.token_bytes(8))

    @property
    def state(self) -> Any:
        return self.states[-1]

    def is_person(self, seat: Seat) -> bool:
        return self.record.seats[seat] not in BOTS

    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.record.seats)) if self.is_person(seat)]

    def play(self, seat: Seat, action: Any) -> None:
        """Carry out a legal action and put it on disk."""
        self._continue_with((*self.record.moves, Move(seat, action)), self.game.apply(self.state, seat, action))

    def bot_action(self, seat: Seat) -> Any:
        bot = make_bot(self.record.seats[seat], self.game)
        return bot.choose(self.game.view(self.state, seat), Budget(seconds=THINKING), self.dice)

    def _continue_with(self, moves: tuple[Move, ...], state: Any) -> None:
        old = self.record
        self.record = Record(old.game, old.rules_version, old.config, old.seed, moves, old.seats)
        self.states.append(state)
        self.save()

    def take_back(self, seat: Seat) -> bool:
        """Undo the seat's last action, if neither it nor what came after it has shown anything new."""
        moves = self.record.moves
        own = [number for number, move in enumerate(moves) if move.seat == seat]
        if not own or not all(self._may_go(number) for number in range(own[-1], len(moves))):
            return False
        kept = moves[: own[-1]] + moves[own[-1] + 1 :]
        old = self.record
        record = Record(old.game, old.rules_version, old.config, old.seed, kept, old.seats)
        try:
            states = [state for state, _ in replay(self.game, record)]
        except BadInput:  # what others did since rests on it
            return False
        self.record, self.states = record, states
        self.save()
        return True

    def _may_go(self, number: int) -> bool:
        move = self.record.moves[number]
        return self.game.can_take_back(self.states[number], move.seat, move.action)

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
    game: Game[Any, Any, Any, Any], config: Any, seed: Seed | None, seats: tuple[str, ...], file: Path
) -> Session:
    chosen = secrets.token_hex(8) if seed is None else seed
    session = Session(game, Record(game.name, game.rules_version, config, chosen, (), seats), file)
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
