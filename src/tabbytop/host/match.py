"""One match: its log folded into a state, and the one door through which it changes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.core.errors import BadInput
from tabbytop.core.record import Move, Record, dump_record, seed_hash
from tabbytop.host.store import Entry, Standing

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sa

    from tabbytop.core.errors import Objection
    from tabbytop.core.game import Event, Game, Json, Seat
    from tabbytop.host.store import Store

TRIES = 20
"""How often an entry is tried anew when another process was faster."""
MOST_BESIDES = 500
"""Undos, reactions, comings and goings of one seat in one match: a log can't be made to grow for ever."""
FOR_GOOD = "greedy"
"""Who plays for someone who has given up at a table without a stand-in."""


class Refused(Exception):
    """An answer that is no: a code with its sentence, and what kind of no it is."""

    def __init__(self, kind: str, code: str, /, **named: str | int) -> None:
        super().__init__(kind, code)
        self.kind, self.code, self.named = kind, code, named


class Illegal(Exception):
    """The rules of the game object."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.code)
        self.objection = objection


@dataclass(slots=True)
class Chair:
    """A seat at the table, as everyone may know it."""

    kind: str
    """`person`, `bot`, or `open` for someone who has the link."""
    name: str
    level: str | None = None
    """The bot that sits here, or that plays while the person is away."""
    is_away: bool = False
    gave_up: bool = False

    @property
    def bot(self) -> str | None:
        """Who thinks for this seat just now, if no person does."""
        if self.gave_up:
            return self.level or FOR_GOOD
        return self.level if self.kind == "bot" or self.is_away else None


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


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was not taken back."""

    number: int
    """Of its entry."""
    move: Move
    is_free: bool
    """It has shown nobody anything new, so that it may be taken back."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, as far as its seat can know before it is done."""

    objection: Objection | None = None
    gain: int | None = None
    """Points for the seat; None when the action would uncover something."""
    sheets: list[Json] | None = None
    events: tuple[Event, ...] = ()


class Match:
    def __init__(self, game: Game[Any, Any, Any, Any], facts: Facts, store: Store) -> None:
        self.game, self.facts, self.store = game, facts, store
        self.lock = asyncio.Lock()
        self.version = 0
        self.chairs: list[Chair] = []
        self.log: list[Entry] = []
        self.moves: list[Played] = []
        self.state = game.new(facts.config, facts.seed)
        self.last_read: tuple[Entry | None, Any] = (None, None)
        self.foreseen: tuple[Entry | None, Any] = (None, None)
        """A move that is on its way to the disk, and the state after it."""
        self.answers: dict[str, int] = {}
        """By seat and move id: the number of the entry that it became."""
        self.besides: Counter[Seat] = Counter()
        """By seat: entries that are no moves."""
        self.started = False
        self.next_match: str | None = None
        """The table of the rematch."""
        self.seating = 0
        """The last entry with which someone sat down or got up."""
        self.told: dict[Seat | None, list[Message]] = {}
        """By viewer who follows: every message so far."""
        self.heard: dict[Seat | None, set[int]] = {}
        """By viewer who follows: the numbers of the entries that they were told of."""

    # --- folding the log

    def fold(self, entry: Entry) -> None:
        """Let an entry of the log happen."""
        assert entry.number == self.version + 1
        for viewer, told in self.told.items():
            message = self.message(entry, viewer, len(told) + 1)
            if message:
                told.append(message)
                self.heard[viewer].add(entry.number)
        self.version = entry.number
        self.log.append(entry)
        if entry.move_id:
            self.answers[entry.move_id] = entry.number
        if entry.seat is not None and entry.kind != "move":
            self.besides[entry.seat] += 1
        getattr(self, f"_fold_{entry.kind}")(entry, None if entry.kind == "move" else msgspec.json.decode(entry.data))

    def _action(self, entry: Entry) -> Any:
        """The action of a move; an entry is asked for it several times in a row."""
        if self.last_read[0] is not entry:
            self.last_read = (entry, self.game.load_action(msgspec.json.decode(entry.data)["action"]))
        return self.last_read[1]

    def check(self, entry: Entry) -> None:
        """A move that comes from outside must be one that the rules allow here (BadInput)."""
        if entry.kind == "move":
            action = self._action(entry)
            if entry.seat is None or self.game.objection(self.state, entry.seat, action):
                raise BadInput("import-log", match=self.facts.id, number=entry.number)

    def _fold_created(self, entry: Entry, data: Json) -> None:
        del entry
        self.chairs = [Chair(**chair) for chair in data["chairs"]]
        self._see_whether_all_sit()

    def _fold_joined(self, entry: Entry, data: Json) -> None:
        assert entry.seat is not None
        self.seating = entry.number
        self.chairs[entry.seat] = Chair("person", data["name"], self.facts.options.get("stand_in"))
        self._see_whether_all_sit()

    def _fold_left(self, entry: Entry, data: Json) -> None:
        """Before the start a chair is free again; later the person is away."""
        del data
        assert entry.seat is not None
        self.seating = entry.number
        if self.started:
            self.chairs[entry.seat].is_away = True
        else:
            self.chairs[entry.seat] = Chair("open", "")

    def _fold_back(self, entry: Entry, data: Json) -> None:
        del data
        assert entry.seat is not None
        self.chairs[entry.seat].is_away = False

    def _fold_gave_up(self, entry: Entry, data: Json) -> None:
        del data
        assert entry.seat is not None
        self.chairs[entry.seat].gave_up = True

    def _fold_rematch(self, entry: Entry, data: Json) -> None:
        del entry
        self.next_match = data["match"]

    def _fold_reaction(self, entry: Entry, data: Json) -> None:
        """Only heard."""

    def _fold_move(self, entry: Entry, data: Json) -> None:
        del data
        assert entry.seat is not None
        move = Move(entry.seat, self._action(entry))
        self._carry_out(entry.number, move, self.foreseen[1] if self.foreseen[0] is entry else None)
        self.foreseen = (None, None)

    def _carry_out(self, number: int, move: Move, after: Any = None) -> None:
        is_free = self.game.can_take_back(self.state, move.seat, move.action)
        self.state = after if after is not None else self.game.apply(self.state, move.seat, move.action)
        self.moves.append(Played(number, move, is_free))

    def _fold_undo(self, entry: Entry, data: Json) -> None:
        del entry
        kept = [played for played in self.moves if played.number != data["number"]]
        self.state, self.moves = self.game.new(self.facts.config, self.facts.seed), []
        for played in kept:
            self._carry_out(played.number, played.move)

    def _see_whether_all_sit(self) -> None:
        self.started = self.started or all(chair.kind != "open" for chair in self.chairs)

    async def catch_up(self) -> None:
        """Fold what other processes have stored meanwhile."""
        for entry in await self.store.entries(self.facts.id, self.version):
            if entry.number == self.version + 1:
                self.fold(entry)

    # --- what may be known

    @property
    def is_over(self) -> bool:
        return not self.game.to_act(self.state)

    @property
    def status(self) -> str:
        return "over" if self.is_over else "playing" if self.started else "open"

    @property
    def seed_hash(self) -> str:
        """Shown from the first moment on: the shuffle can't be changed any more."""
        return seed_hash(self.facts.seed)

    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state) if self.started else ()

    def eyes(self, viewer: Seat | None) -> Seat | None:
        """Until all sit, everyone sees what an onlooker sees: else one could try several chairs and know many hands."""
        return viewer if self.started else None

    def view(self, viewer: Seat | None) -> Any:
        return self.game.view(self.state, self.eyes(viewer))

    def sheets(self, viewer: Seat | None) -> list[Json]:
        return self.game.known_sheets(self.state, self.eyes(viewer))

    def result(self) -> Json:
        """Who won; None until the match is over."""
        return msgspec.to_builtins(self.game.result(self.state)) if self.is_over else None

    def gain(self, seat: Seat, action: Any) -> int | None:
        """What a legal action brings its seat at once, unless it would uncover something."""
        if not self.game.can_take_back(self.state, seat, action):
            return None
        after = self.game.apply(self.state, seat, action)
        return self.game.points(after, seat) - self.game.points(self.state, seat)

    def preview(self, seat: Seat, action: Any) -> Preview:
        objection = self.game.objection(self.state, seat, action)
        if objection or not self.game.can_take_back(self.state, seat, action):
            return Preview(objection)
        sheets = self.game.known_sheets(self.game.apply(self.state, seat, action), seat)
        events = self.game.events(self.state, seat, action, seat)
        return Preview(None, self.gain(seat, action), sheets, events)

    def step(self, number: int) -> tuple[Message | None, Any]:
        """A finished match after so many moves: what the last of them did, and the state then."""
        assert self.is_over
        past = Match(self.game, self.facts, self.store)
        message = None
        for at, played in enumerate(self.moves[:number]):
            if at == number - 1:
                events = self.game.events(past.state, played.move.seat, played.move.action, None)
                message = Message(number, "move", played.move.seat, events)
            past._carry_out(played.number, played.move)
        return message, past.state

    def record(self) -> Json:
        """The whole match; only when it is over, since it tells the seed."""
        assert self.is_over
        moves = tuple(played.move for played in self.moves)
        names = tuple(chair.name or "person" for chair in self.chairs)
        record = Record(self.game.name, self.game.rules_version, self.facts.config, self.facts.seed, moves, names)
        return dump_record(self.game, record, self.state) | {"seed_hash": self.seed_hash}

    def messages(self, viewer: Seat | None) -> list[Message]:
        """All that this viewer has been told; the first time it is found by playing the log once more."""
        if viewer not in self.told:
            replay = Match(self.game, self.facts, self.store)
            replay.told[viewer], replay.heard[viewer] = [], set()
            for entry in self.log:
                replay.fold(entry)
            self.told[viewer], self.heard[viewer] = replay.told[viewer], replay.heard[viewer]
        return self.told[viewer]

    def message(self, entry: Entry, viewer: Seat | None, number: int) -> Message | None:
        """The next entry of the log as this follower may know it, before it is folded; None if it tells nothing."""
        if entry.kind == "move":
            assert entry.seat is not None
            events = self.game.events(self.state, entry.seat, self._action(entry), viewer)
            return Message(number, "move", entry.seat, events) if events or viewer == entry.seat else None
        data = msgspec.json.decode(entry.data)
        if entry.kind == "undo":
            return Message(number, "undo", entry.seat, ()) if data["number"] in self.heard[viewer] else None
        if entry.kind == "created":
            return Message(number, "created", None, (), {"seed_hash": self.seed_hash})
        return Message(number, entry.kind, entry.seat, (), {k: v for k, v in data.items() if isinstance(v, str | int)})

    # --- the one door

    async def add(
        self,
        kind: str,
        seat: Seat | None,
        data: Json,
        move_id: str | None = None,
        also: Callable[[sa.Connection], Any] | None = None,
    ) -> Entry:
        """Store an entry and fold it. The caller holds the lock and has checked it against the state as it is."""
        entry = Entry(self.version + 1, kind, seat, msgspec.json.encode(data).decode(), move_id, time.time())
        if not await self.store.append(self.facts.id, entry, self._standing_after(entry), also):
            await self.catch_up()
            raise Refused("conflict", "host-busy")
        self.fold(entry)
        return entry

    def _standing_after(self, entry: Entry) -> Standing:
        """What the match's row will say; an entry that ends the match is a move."""
        if entry.kind == "move":
            assert entry.seat is not None
            after = self.game.apply(self.state, entry.seat, self._action(entry))
            self.foreseen = (entry, after)
            owing = self.game.to_act(after)
            return Standing("playing" if owing else "over", listed(owing))
        waiting = any(chair.kind == "open" for n, chair in enumerate(self.chairs) if n != entry.seat)
        if entry.kind == "joined" and not waiting:
            return Standing("playing", listed(self.game.to_act(self.state)))
        return Standing(self.status, None if entry.kind == "undo" else listed(self.to_act()))

    async def play(self, seat: Seat, action: Any, move_id: str | None = None, bot: str | None = None) -> bool:
        """Carry out an action once it is on disk; False when this seat has played this move id before, or when the bot
        that thought of it does not sit there any more."""
        if not self.started:  # asked before the lock: whoever holds the chair then may not be the one who sent this
            raise Refused("conflict", "host-not-started")
        key = None if move_id is None else f"{seat}:{move_id}"
        async with self.lock:
            for _ in range(TRIES):
                if key in self.answers or (bot is not None and self.chairs[seat].bot != bot):
                    return False
                objection = self.game.objection(self.state, seat, action)
                if objection:
                    raise Illegal(objection)
                with contextlib.suppress(Refused):
                    await self.add("move", seat, {"action": self.game.dump_action(action)}, key)
                    return True
            raise Refused("busy", "host-busy")

    def has_played(self, seat: Seat, move_id: str) -> bool:
        return f"{seat}:{move_id}" in self.answers

    def check_room(self, seat: Seat) -> None:
        """A seat may do so much beside its moves, and no more (Refused)."""
        if self.besides[seat] >= MOST_BESIDES:
            raise Refused("conflict", "host-too-much", most=MOST_BESIDES)

    async def undo(self, seat: Seat) -> None:
        """Take back the seat's last action, if neither it nor what came after it has shown anything new."""
        async with self.lock:
            if not self.facts.options.get("undo", True):
                raise Refused("forbidden", "host-no-undo")
            if self.is_over or self.chairs[seat].gave_up:  # at the end everything has been shown
                raise Refused("conflict", "host-over")
            number = self._last_that_may_go(seat)
            if number is None:
                raise Refused("conflict", "host-nothing-to-undo")
            self.check_room(seat)
            await self.add("undo", seat, {"number": number})

    def _last_that_may_go(self, seat: Seat) -> int | None:
        own = [at for at, played in enumerate(self.moves) if played.move.seat == seat]
        if not own or not all(played.is_free for played in self.moves[own[-1] :]):
            return None
        return self.moves[own[-1]].number

    def can_undo(self, seat: Seat | None) -> bool:
        if seat is None or not self.started or self.is_over or self.chairs[seat].gave_up:
            return False
        return bool(self.facts.options.get("undo", True)) and self._last_that_may_go(seat) is not None


def listed(seats: tuple[Seat, ...]) -> str:
    return ",".join(map(str, seats))


def load_facts(game: Game[Any, Any, Any, Any], row: Any) -> Facts:
    if row.rules_version != game.rules_version:
        raise BadInput("record-version", version=row.rules_version, known=game.rules_version)
    config = game.load_config(msgspec.json.decode(row.config))
    return Facts(row.id, config, row.seed, msgspec.json.decode(row.options), row.created)
