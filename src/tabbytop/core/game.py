"""The Game protocol: what every game answers, and nothing of how."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from tabbytop.core.dice import seeded_dice
from tabbytop.core.errors import BadInput
from tabbytop.core.options import load_config
from tabbytop.core.scoring import dump_lines
from tabbytop.core.state import State, after_move

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from tabbytop.core.errors import Objection
    from tabbytop.core.scoring import Result, Rival, Sheet

Seat = int
Seed = int | str
Json = Any
"""Whatever `json.loads` may give: dicts with string keys, lists, strings, numbers, true, false, null."""

C = TypeVar("C")
S = TypeVar("S", bound=State)
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that came of an action, as one viewer may know it."""

    name: str
    seat: Seat | None = None
    cells: tuple[str, ...] = ()
    args: dict[str, str | int] = field(default_factory=dict)


class Game(ABC, Generic[C, S, A, V]):
    """The rules of one game: pure answers about a state. No answer changes the state it is asked about."""

    name: ClassVar[str]
    prefix: ClassVar[str]
    """How the keys of its words begin; with a capital, the names of its types on the wire."""
    rules_version: ClassVar[int]
    """Raised whenever the same config, seed and moves would give another state."""
    config_type: ClassVar[type]
    """A frozen dataclass with a default for every option; making one checks it (BadInput)."""
    seats: ClassVar[tuple[int, int]]
    """The least and the most players."""
    number_options: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """Options of the config that are numbers, with the least and the most."""
    action_types: ClassVar[Mapping[str, type]]
    """By the value of their field `kind`."""
    action_count: ClassVar[int]
    """Action numbers run from 0 to this less one, the same in every state."""
    listed_actions: ClassVar[Sequence[Any]] = ()
    """Every action at its number, where they are few enough to be kept: legal ones are then found twice as fast."""
    view_type: ClassVar[type]
    """The dataclass of a view; it has a field `seat` (None: an onlooker) and a field `config`."""
    view_texts: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Fields of the view that are one of a few texts."""
    unshown: ClassVar[tuple[str, ...]] = ()
    """Fields of a view that only help to remember; `dump_view` leaves them out."""

    @abstractmethod
    def empty_state(self, config: C, /) -> S:
        """A state that knows its options; nothing is dealt yet."""

    def new(self, config: C, seed: Seed) -> S:
        """The table set up. All chance is spent here."""
        state = self.empty_state(config)
        state.deal(seeded_dice(seed))
        return state

    def config(self, state: S) -> C:
        """What the match was set up with."""
        config: C = state.config
        return config

    @abstractmethod
    def move_limit(self, config: C) -> int:
        """No match of this config takes more moves than this."""

    def to_act(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that owe a decision: one, several at once, none when over."""
        return tuple(seat for seat in range(state.seats) if state.owes(seat))

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action this seat may choose, in the order of their numbers; empty when it owes none."""
        if not (0 <= seat < state.seats and state.owes(seat)):
            return []
        if listed := self.listed_actions:
            return list(map(listed.__getitem__, state.legal_numbers(seat)))
        return list(map(self.numbered_action, state.legal_numbers(seat)))

    @abstractmethod
    def objection(self, state: S, seat: Seat, action: A, /) -> Objection | None:
        """The rule that this action would break."""

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after a legal action; the given one stays as it is."""
        return after_move(state, seat, self.action_number(action))

    @abstractmethod
    def events(
        self, before: S, seat: Seat, action: A, viewer: Seat | None, after: S | None = None, /
    ) -> tuple[Event, ...]:
        """What comes of a legal action, as this viewer may know it; `after` where the state after it is known."""

    @abstractmethod
    def can_take_back(self, before: S, seat: Seat, action: A, after: S | None = None, /) -> bool:
        """Whether a legal action uncovers nothing that its seat did not know, so that it may be undone."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None, /) -> V:
        """All that this seat (None: an onlooker) may know: the only way out of a state."""

    @abstractmethod
    def determinize(self, view: V, rng: Random, /) -> S:
        """A whole state that this view cannot tell from the true one."""

    @abstractmethod
    def scores(self, state: S, /) -> tuple[Sheet, ...]:
        """Every seat's sheet as the board stands."""

    def points(self, state: S, seat: Seat) -> int:
        """The total of the seat's sheet; a table knows it without making one."""
        return int(state.score(seat))

    @abstractmethod
    def result(self, state: S, /) -> Result:
        """The order of the seats, tie-breaks applied; final once nobody is to act."""

    @abstractmethod
    def dump_final(self, state: S) -> Json:
        """The complete state, secrets included, in the JSON of docs/record.md."""

    def dump_sheet(self, state: S, seat: Seat) -> Json:
        """A seat's sheet in the JSON of docs/record.md."""
        sheet = self.scores(state)[seat]
        return {"seat": seat, "total": sheet.total, "lines": dump_lines(sheet)}

    def box(self) -> Json:
        """What is in the box, for those who draw it: the same for every match, without a word of any language."""
        return {}

    def score_input(self, obj: Json, /) -> Json:
        """The sheet, or the sheets as `seats`, of a table of real life that was typed in as JSON (BadInput)."""
        del obj
        raise BadInput("game-no-score-input", game=self.name)

    def rivals(self, scored: Json, /) -> tuple[Rival, ...]:
        """Who else is measured in what `score_input` answered, though they hold no seat."""
        del scored
        return ()

    def known_sheets(self, state: S, viewer: Seat | None) -> list[Json]:
        """The sheets in the JSON of docs/record.md as far as this viewer may know them; each line with its section."""
        del viewer
        return [with_sections(self.dump_sheet(state, sheet.seat), sheet) for sheet in self.scores(state)]

    def grouped_actions(self, state: S, seat: Seat, /) -> tuple[Sequence[A], Json]:
        """The legal actions, but for those that are too many to list; these by shape, turn and first cell."""
        return self.legal_actions(state, seat), None

    @abstractmethod
    def parse_action(self, text: str, /) -> A:
        """From the game's notation (BadInput)."""

    @abstractmethod
    def format_action(self, action: A, /) -> str: ...

    @abstractmethod
    def action_number(self, action: A, /) -> int: ...

    @abstractmethod
    def numbered_action(self, number: int, /) -> A: ...

    def load_config(self, options: Mapping[str, Json]) -> C:
        """From JSON or from the command line's strings (BadInput)."""
        config: C = load_config(self.config_type, options)
        return config

    def dump_config(self, config: C) -> Json:
        return msgspec.to_builtins(config)

    def load_action(self, obj: Json) -> A:
        """From the JSON of docs/record.md (BadInput)."""
        kind = obj.get("kind") if isinstance(obj, dict) else None
        if not isinstance(kind, str) or kind not in self.action_types:
            raise BadInput("action-kind", kind=str(kind), kinds=", ".join(self.action_types))
        shape = self.action_types[kind]
        unknown = set(obj) - {f.name for f in fields(shape)}
        if unknown:
            raise BadInput("action-field", kind=kind, field=min(unknown))
        try:
            action: A = msgspec.convert(obj, shape)
        except msgspec.ValidationError as error:
            raise BadInput("action-shape", kind=kind, wrong=str(error)) from None
        return action

    def dump_view(self, view: V) -> Json:
        """A view as it is shown to a person: without what only helps to remember."""
        shown: dict[str, Json] = msgspec.to_builtins(view)
        return {name: value for name, value in shown.items() if name not in self.unshown} if self.unshown else shown

    def dump_action(self, action: A) -> Json:
        """Its kind first, then its fields."""
        values: dict[str, Json] = msgspec.to_builtins(action)
        return {"kind": values.pop("kind"), **values}


def with_sections(dumped: Json, sheet: Sheet) -> Json:
    """A sheet as JSON whose lines name the section of the rules page that they follow."""
    lines = [{**line, "section": known.section} for line, known in zip(dumped["lines"], sheet.lines, strict=True)]
    return {**dumped, "lines": lines}
