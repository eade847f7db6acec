"""The one engine of a match: moves are played, taken back and told to each viewer. No clock, no disk.

The server's matches, the terminal, replays and tests all sit on `Play`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, get_args

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from tabbytop.core.errors import Objection
    from tabbytop.core.game import Event, Game, Seat, Seed

Undo = Literal["until_shown", "anything", "never"]
"""What may be taken back: one's last move until something new is shown; anything, for practice; nothing."""
UNDO: tuple[Undo, ...] = get_args(Undo)


def parse_undo(wish: str | bool) -> Undo:
    """From one of these words, or from true and false as they were said earlier (BadInput)."""
    if isinstance(wish, bool):
        return "until_shown" if wish else "never"
    found = next((undo for undo in UNDO if undo == wish), None)
    if found is None:
        raise BadInput("option-value", option="undo", value=wish, allowed=" | ".join(UNDO))
    return found


@dataclass(frozen=True, slots=True)
class Move:
    seat: Seat
    action: Any


class Illegal(Exception):
    """The rules of the game object."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.code)
        self.objection = objection


class CannotUndo(BadInput):
    """Why a move stays: a code with its sentence."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move, with the states before and after it."""

    game: Game[Any, Any, Any, Any]
    move: Move
    before: Any
    after: Any
    is_free: bool
    """It has shown nobody anything new."""
    told: dict[Seat | None, tuple[Event, ...]] = field(default_factory=dict, compare=False, repr=False)
    """By viewer: events that were asked for already."""

    def events(self, viewer: Seat | None) -> tuple[Event, ...]:
        """What this viewer is told of it."""
        if viewer not in self.told:
            self.told[viewer] = self.game.events(self.before, self.move.seat, self.move.action, viewer, self.after)
        return self.told[viewer]


class Play:
    """A match as it stands: its moves, and the state that they lead to."""

    def __init__(self, game: Game[Any, Any, Any, Any], config: Any, seed: Seed) -> None:
        self.game, self.config, self.seed = game, config, seed
        self.state = game.new(config, seed)
        self.moves: list[Move] = []
        self.tail: list[Step] = []
        """The last moves, as far back as nothing new was shown: only these may be taken back without being noticed."""

    @property
    def is_over(self) -> bool:
        return not self.game.to_act(self.state)

    # --- playing

    def step(self, seat: Seat, action: Any) -> Step:
        """What this action would do; nothing changes (Illegal)."""
        objection = self.game.objection(self.state, seat, action)
        if objection:
            raise Illegal(objection)
        after = self.game.apply(self.state, seat, action)
        is_free = self.game.can_take_back(self.state, seat, action, after)
        return Step(self.game, Move(seat, action), self.state, after, is_free)

    def keep(self, step: Step) -> None:
        """Let a step that was made from the present state happen."""
        assert step.before is self.state
        self.state = step.after
        self.moves.append(step.move)
        if step.is_free:
            self.tail.append(step)
        else:
            self.tail = []

    def play(self, seat: Seat, action: Any) -> Step:
        """(Illegal)"""
        step = self.step(seat, action)
        self.keep(step)
        return step

    def steps(self) -> Iterator[Step]:
        """The whole match once more, from the set-up on."""
        return replayed(Play(self.game, self.config, self.seed), self.moves)

    # --- taking back

    def undoable(self, seat: Seat, undo: Undo) -> range:
        """Which moves go when this seat takes its last one back (CannotUndo)."""
        if undo == "never":
            raise CannotUndo("undo-never")
        own = [number for number, move in enumerate(self.moves) if move.seat == seat]
        if not own:
            raise CannotUndo("undo-nothing")
        last = own[-1]
        if undo == "anything":
            return range(last, len(self.moves))
        if last < len(self.moves) - len(self.tail):
            raise CannotUndo("undo-shown")
        if not self._is_the_same_without(last):
            raise CannotUndo("undo-relied-on")
        return range(last, last + 1)

    def can_undo(self, seat: Seat, undo: Undo) -> bool:
        try:
            return bool(self.undoable(seat, undo))
        except CannotUndo:
            return False

    def without(self, gone: Collection[int]) -> Play:
        """The match without these moves; the others must be legal in their places (Illegal)."""
        first = len(self.moves) - len(self.tail)
        begin = Play(self.game, self.config, self.seed)
        if gone and min(gone) >= first:
            begin.moves, begin.state = self.moves[:first], self.tail[0].before
        for number in range(len(begin.moves), len(self.moves)):
            if number not in gone:
                begin.play(self.moves[number].seat, self.moves[number].action)
        return begin

    def _is_the_same_without(self, number: int) -> bool:
        """Whether the others would have seen the same match, and would owe the same decisions, without this move.

        That it has become another seat's turn is something they saw: if only a later move counted, whether a move may
        be taken back would tell of steps that are still secret (docs/decisions/0009).
        """
        first = len(self.moves) - len(self.tail)
        seat = self.moves[number].seat
        other = Play(self.game, self.config, self.seed)
        other.state = self.tail[number - first].before
        for step in self.tail[number - first + 1 :]:
            try:
                again = other.play(step.move.seat, step.move.action)
            except Illegal:
                return False
            if not (again.is_free and self._tell_the_same(step, again)):
                return False
        owing, before = set(self.game.to_act(self.state)), set(self.game.to_act(other.state))
        return seat in before and owing - {seat} == before - {seat}

    def _tell_the_same(self, one: Step, two: Step) -> bool:
        viewers = (None, *range(self.game.config(self.state).players))
        return all(one.events(viewer) == two.events(viewer) for viewer in viewers)


def replayed(play: Play, moves: Iterable[Move]) -> Iterator[Step]:
    """Each of these moves, as it is played on (Illegal)."""
    for move in moves:
        yield play.play(move.seat, move.action)
