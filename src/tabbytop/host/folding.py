"""The log of a match folded into a state, chairs and what every viewer was told."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.core.errors import BadInput
from tabbytop.core.play import Illegal, Play, Step, Undo, parse_undo
from tabbytop.core.record import seed_hash
from tabbytop.host.entries import (
    Back,
    Chair,
    Created,
    GaveUp,
    Joined,
    Left,
    Moved,
    Reaction,
    Rematch,
    Undone,
    parse_content,
)
from tabbytop.host.refusals import Broken

if TYPE_CHECKING:
    from tabbytop.core.game import Event, Game, Seat
    from tabbytop.host.entries import Content
    from tabbytop.host.store import Entry, Store

log = logging.getLogger("tabbytop.host")


@dataclass(frozen=True, slots=True)
class Message:
    """An entry as one viewer may know it; viewers count their own messages, so that nothing is told by a gap."""

    number: int
    kind: str
    seat: Seat | None
    events: tuple[Event, ...]
    data: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Facts:
    """What the row of a match says, apart from its log."""

    id: str
    config: Any
    seed: str
    options: dict[str, Any]
    created: float

    @property
    def undo(self) -> Undo:
        """What may be taken back; tables of earlier versions say it by true and false."""
        return parse_undo(self.options.get("undo", True))


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry will do to the match, worked out before it is stored."""

    content: Content
    step: Step | None = None
    """Of a move."""
    play: Play | None = None
    """After an undo: the match without the moves that went."""
    gone: frozenset[int] = frozenset()
    """The entries of these moves."""


class Folded:
    def __init__(self, game: Game[Any, Any, Any, Any], facts: Facts, store: Store) -> None:
        self.game, self.facts, self.store = game, facts, store
        self.lock = asyncio.Lock()
        self.version = 0
        self.broken: int | None = None
        """The first entry on disk that does not follow from those before it: the match is shown up to there."""
        self.chairs: list[Chair] = []
        self.log: list[Entry] = []
        self.engine = Play(game, facts.config, facts.seed)
        self.numbers: list[int] = []
        """By move of the match: its entry."""
        self.answers: dict[str, int] = {}
        """By seat and move id: the number of the entry that it became."""
        self.besides: Counter[Seat] = Counter()
        """By seat: entries that are no moves."""
        self.started = False
        self.next_match: str | None = None
        """The table of the rematch."""
        self.seating = 0
        """The last entry with which someone sat down or got up."""
        self.undoable: dict[Seat, tuple[int, bool]] = {}
        """By seat: whether its last move may be taken back, and at which version that was found out."""
        self.told: dict[Seat | None, list[Message]] = {}
        """By viewer who follows: every message so far."""
        self.heard: dict[Seat | None, set[int]] = {}
        """By viewer who follows: the numbers of the entries that they were told of."""

    # --- folding the log

    def fold(self, entry: Entry) -> None:
        """Let an entry of the log happen (Broken)."""
        self._happen(entry, self.prepare(entry))

    def prepare(self, entry: Entry) -> Change:
        """What an entry will do; the match stays as it is (Broken)."""
        try:
            if entry.number != self.version + 1:
                raise ValueError(entry.number)  # noqa: TRY301  answered below, as all that is wrong with an entry
            return self._change(entry, parse_content(entry.kind, entry.data))
        except (Illegal, ValueError, LookupError, TypeError) as error:
            raise Broken("host-broken", match=self.facts.id, number=entry.number) from error

    def _change(self, entry: Entry, content: Content) -> Change:
        if isinstance(content, Created):
            return Change(content)
        seat = self._seat_of(entry)
        if isinstance(content, Moved):
            return Change(content, self.engine.step(seat, self.game.load_action(content.action)))
        if isinstance(content, Undone):
            first = self.numbers.index(content.number)
            gone = range(first, len(self.numbers) if content.rest else first + 1)
            return Change(content, None, self.engine.without(gone), frozenset(self.numbers[at] for at in gone))
        return Change(content)

    def _seat_of(self, entry: Entry) -> Seat:
        if entry.seat is None or not 0 <= entry.seat < len(self.chairs):
            raise ValueError(entry.seat)
        return entry.seat

    def _happen(self, entry: Entry, change: Change) -> None:
        for viewer, told in self.told.items():
            message = self.message(entry, change, viewer, len(told) + 1)
            if message:
                told.append(message)
                self.heard[viewer].add(entry.number)
        self.version = entry.number
        self.log.append(entry)
        if entry.move_id:
            self.answers[entry.move_id] = entry.number
        if entry.seat is not None and change.step is None:
            self.besides[entry.seat] += 1
        if change.step is not None:
            self.engine.keep(change.step)
            self.numbers.append(entry.number)
        elif change.play is not None:
            self.engine = change.play
            self.numbers = [number for number in self.numbers if number not in change.gone]
        else:
            self._seat_people(entry, change.content)

    def _seat_people(self, entry: Entry, content: Content) -> None:
        """People come and go; before the start a chair that is left is free again, later its person is away."""
        if isinstance(content, Created):
            self.chairs = list(content.chairs)
        elif isinstance(content, Rematch):
            self.next_match = content.match
        elif isinstance(content, Reaction):
            return
        else:
            assert entry.seat is not None
            self._seat_person(entry.seat, content)
            if isinstance(content, Joined | Left):
                self.seating = entry.number
        self.started = self.started or all(chair.kind != "open" for chair in self.chairs)

    def _seat_person(self, seat: Seat, content: Content) -> None:
        chair = self.chairs[seat]
        if isinstance(content, Joined):
            self.chairs[seat] = Chair("person", content.name, self.facts.options.get("stand_in"))
        elif isinstance(content, Left) and not self.started:
            self.chairs[seat] = Chair("open", "")
        elif isinstance(content, Left | Back):
            chair.is_away = isinstance(content, Left)
        elif isinstance(content, GaveUp):
            chair.gave_up = True

    async def catch_up(self) -> None:
        """Fold what other processes have stored meanwhile, as far as it can be folded."""
        for entry in await self.store.entries(self.facts.id, self.version):
            if entry.number == self.version + 1 and self.broken is None:
                try:
                    self.fold(entry)
                except Broken:
                    self.broken = entry.number
                    log.error("a match is broken", extra={"match": self.facts.id, "entry": entry.number})  # noqa: TRY400

    @property
    def state(self) -> Any:
        return self.engine.state

    @property
    def is_over(self) -> bool:
        return self.engine.is_over

    @property
    def seed_hash(self) -> str:
        """Shown from the first moment on: the shuffle can't be changed any more."""
        return seed_hash(self.facts.seed)

    @property
    def moves(self) -> int:
        """How many were played and not taken back."""
        return len(self.numbers)

    def messages(self, viewer: Seat | None) -> list[Message]:
        """All that this viewer has been told; the first time it is found by playing the log once more."""
        if viewer not in self.told:
            replay = type(self)(self.game, self.facts, self.store)
            replay.told[viewer], replay.heard[viewer] = [], set()
            for entry in self.log:
                replay.fold(entry)
            self.told[viewer], self.heard[viewer] = replay.told[viewer], replay.heard[viewer]
        return self.told[viewer]

    def message(self, entry: Entry, change: Change, viewer: Seat | None, number: int) -> Message | None:
        """The next entry of the log as this follower may know it, before it happens; None if it tells nothing."""
        if change.step is not None:
            events = change.step.events(viewer)
            return Message(number, "move", entry.seat, events) if events or viewer == entry.seat else None
        if change.play is not None:
            return Message(number, "undo", entry.seat, ()) if change.gone & self.heard[viewer] else None
        if entry.kind == "created":
            return Message(number, "created", None, (), {"seed_hash": self.seed_hash})
        return Message(number, entry.kind, entry.seat, (), msgspec.to_builtins(change.content))


def load_facts(game: Game[Any, Any, Any, Any], row: Any) -> Facts:
    if row.rules_version != game.rules_version:
        raise BadInput("record-version", version=row.rules_version, known=game.rules_version)
    config = game.load_config(msgspec.json.decode(row.config))
    return Facts(row.id, config, row.seed, msgspec.json.decode(row.options), row.created)
