"""One match: what may be known of it, and the one door through which it changes."""

from __future__ import annotations

import contextlib
import logging
import time
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.core.play import CannotUndo, Illegal, Play, Step, Undo, replayed
from tabbytop.core.record import Record, dump_record
from tabbytop.host.clock import due_time
from tabbytop.host.endings import keep_ending
from tabbytop.host.entries import (
    KIND_OF,
    Moved,
    Undone,
)
from tabbytop.host.folding import Change, Folded, Message
from tabbytop.host.refusals import Conflict, Refused
from tabbytop.host.store import Entry, MatchRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import sqlalchemy as sa

    from tabbytop.core.errors import Objection
    from tabbytop.core.game import Event, Json, Seat
    from tabbytop.host.entries import Content

TRIES = 20
"""How often an entry is tried anew when another process was faster."""
MOST_BESIDES = 500
"""Undos, reactions, comings and goings of one seat in one match: a log can't be made to grow for ever."""
log = logging.getLogger("tabbytop.host")


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, as far as its seat can know before it is done."""

    objection: Objection | None = None
    gain: int | None = None
    """Points for the seat; None when the action would uncover something."""
    sheets: list[Json] | None = None
    events: tuple[Event, ...] = ()


class Match(Folded):
    """What may be known of a match, and the one door through which it changes."""

    # --- what may be known

    @property
    def status(self) -> str:
        return "over" if self.is_over else "playing" if self.started else "open"

    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state) if self.started and self.broken is None else ()

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
        after = self.game.apply(self.state, seat, action)
        if not self.game.can_take_back(self.state, seat, action, after):
            return None
        return self.game.points(after, seat) - self.game.points(self.state, seat)

    def legal_actions(self, viewer: Seat | None) -> Sequence[Any]:
        """Everything that this seat may do now."""
        return self.game.legal_actions(self.state, viewer) if viewer is not None and viewer in self.to_act() else []

    def choices(self, viewer: Seat | None) -> tuple[list[tuple[Any, int | None]], Json]:
        """The same with what each action would bring; shapes that fit in many places are told by their first cells."""
        if viewer is None or viewer not in self.to_act():
            return [], None
        legal, places = self.game.grouped_actions(self.state, viewer)
        return [(action, self.gain(viewer, action)) for action in legal], places

    def objects(self, seat: Seat, action: Any) -> bool:
        """Whether the rules have anything against it now."""
        return self.game.objection(self.state, seat, action) is not None

    def preview(self, seat: Seat, action: Any) -> Preview:
        try:
            step = self.engine.step(seat, action)
        except Illegal as error:
            return Preview(error.objection)
        if not step.is_free:
            return Preview()
        gain = self.game.points(step.after, seat) - self.game.points(step.before, seat)
        return Preview(None, gain, self.game.known_sheets(step.after, seat), step.events(seat))

    def step(self, number: int) -> tuple[Message | None, Any]:
        """A finished match after so many moves: what the last of them did, and the state then."""
        assert self.is_over
        past = Play(self.game, self.facts.config, self.facts.seed)
        steps = list(islice(replayed(past, self.engine.moves), number))
        message = Message(number, "move", steps[-1].move.seat, steps[-1].events(None)) if steps else None
        return message, past.state

    def record(self) -> Json:
        """The whole match; only when it is over, since it tells the seed."""
        assert self.is_over
        names = tuple(chair.name or "person" for chair in self.chairs)
        undo: Undo = "anything" if self.facts.undo == "anything" else "until_shown"
        record = Record(self.game.name, self.game.rules_version, self.facts.config, self.facts.seed,
                        tuple(self.engine.moves), names, undo)  # fmt: skip
        return dump_record(self.game, record, self.state) | {"seed_hash": self.seed_hash}

    # --- the one door

    async def add(
        self,
        content: Content,
        seat: Seat | None,
        move_id: str | None = None,
        also: Callable[[sa.Connection], Any] | None = None,
    ) -> Entry:
        """Store an entry and let it happen. The caller holds the lock and has checked it against the state as it is."""
        return await self._add(content, seat, move_id, also, None)

    async def _add(
        self,
        content: Content,
        seat: Seat | None,
        move_id: str | None,
        also: Callable[[sa.Connection], Any] | None,
        step: Step | None,
    ) -> Entry:
        """Nothing is stored that can't be folded: what the entry does is worked out first."""
        self.check_whole()
        data = msgspec.json.encode(content).decode()
        entry = Entry(self.version + 1, KIND_OF[type(content)], seat, data, move_id, time.time())
        change = self.prepare(entry) if step is None else Change(content, step)
        standing = self._standing_after(entry, change)
        if step is not None and standing.status == "over":
            also = keep_ending(self, step.after, entry.at)
        if not await self.store.append(self.facts.id, entry, standing, also):
            await self.catch_up()
            raise Conflict("conflict", "host-busy")
        self._happen(entry, change)
        return entry

    def _standing_after(self, entry: Entry, change: Change) -> MatchRow:
        """What the match's row will say; an entry that ends the match is a move."""
        if change.step is not None or change.play is not None:
            owing = self.game.to_act(change.step.after if change.step else change.play.state)  # type: ignore[union-attr]
            is_told = bool(change.step and change.step.events(None))  # an undo may be one of a hidden move
            return MatchRow("playing" if owing else "over", listed(owing), self.due(owing, entry), is_told)
        waiting = any(chair.kind == "open" for n, chair in enumerate(self.chairs) if n != entry.seat)
        owing = self.to_act()
        if entry.kind == "joined" and not waiting:
            owing = self.game.to_act(self.state)
            return MatchRow("playing", listed(owing), self.due(owing, entry))
        return MatchRow(self.status, listed(self.to_act()), self.due(self.to_act(), entry))

    def due(self, owing: tuple[Seat, ...], entry: Entry | None = None) -> float | None:
        """When the server looks at the match by itself, with these seats to move; after an entry that is not folded
        yet, or as it is."""
        bots = {seat for seat, chair in enumerate(self.chairs) if chair.bot}
        if entry and entry.seat is not None:
            if entry.kind == "gave_up" or (entry.kind == "left" and self.chairs[entry.seat].level):
                bots.add(entry.seat)
            elif entry.kind in ("joined", "back"):
                bots.discard(entry.seat)
        return due_time((entry or self.log[-1]).at, owing, bots, self.facts.options.get("away_after"))

    async def play(
        self, seat: Seat, action: Any, move_id: str | None = None, bot: str | None = None, seen: Any = None
    ) -> bool:
        """Carry out an action once it is on disk; False when this seat has played this move id before, or when the bot
        that thought of it does not sit there any more, or sees something else now: it may have another plan then."""
        if not self.started:  # asked before the lock: whoever holds the chair then may not be the one who sent this
            raise Refused("conflict", "host-not-started")
        key = None if move_id is None else f"{seat}:{move_id}"
        async with self.lock:
            for _ in range(TRIES):
                if key in self.answers:
                    return False
                if bot is not None and (self.chairs[seat].bot != bot or self.view(seat) != seen):
                    return False
                self.check_whole()
                step = self.engine.step(seat, action)
                with contextlib.suppress(Conflict):
                    await self._add(Moved(self.game.dump_action(action)), seat, key, None, step)
                    return True
            raise Refused("busy", "host-busy")

    def has_played(self, seat: Seat, move_id: str) -> bool:
        return f"{seat}:{move_id}" in self.answers

    def check_whole(self) -> None:
        """Nothing is added to a log that can't be read to its end (Refused)."""
        if self.broken is not None:
            raise Refused("conflict", "host-broken", match=self.facts.id, number=self.broken)

    def check_room(self, seat: Seat) -> None:
        """A seat may do so much beside its moves, and no more (Refused)."""
        if self.besides[seat] >= MOST_BESIDES:
            raise Refused("conflict", "host-too-much", most=MOST_BESIDES)

    async def undo(self, seat: Seat) -> None:
        """Take back the seat's last move, as far as the table allows (Refused)."""
        async with self.lock:
            self.check_whole()
            if self.is_over or self.chairs[seat].gave_up:  # at the end everything has been shown
                raise Refused("conflict", "host-over")
            try:
                gone = self.engine.undoable(seat, self.facts.undo)
            except CannotUndo as error:
                raise Refused("forbidden" if error.code == "undo-never" else "conflict", error.code) from None
            self.check_room(seat)
            await self.add(Undone(self.numbers[gone[0]], rest=self.facts.undo == "anything"), seat)

    def can_undo(self, seat: Seat | None) -> bool:
        if seat is None or not self.to_act() or self.chairs[seat].gave_up:
            return False
        version, may = self.undoable.get(seat, (-1, False))
        if version != self.version:
            may = self.engine.can_undo(seat, self.facts.undo)
            self.undoable[seat] = (self.version, may)
        return may


def listed(seats: tuple[Seat, ...]) -> str:
    return ",".join(map(str, seats))
