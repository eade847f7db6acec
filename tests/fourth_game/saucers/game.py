"""Saucers: cats in turn drink one of three open saucers; docs/rules/saucers."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass
from typing import Literal

from tabbytop.core.errors import BadInput, Objection
from tabbytop.core.game import Event, Game
from tabbytop.core.scoring import Line, Sheet, rank

BOX = (1, 2, 3, 4, 5, 6) * 4
"""The drops of milk in each saucer."""
AWAKE = 2


@dataclass(frozen=True, slots=True)
class Config:
    players: int = 2
    naps: bool = True

    def __post_init__(self):
        if not 1 <= self.players <= 4:
            raise BadInput("option-players", game="Saucers", least=1, most=4, players=self.players)


@dataclass(frozen=True, slots=True)
class Drink:
    """Empty the open saucer at this place, from 1. Notation: `drink 1`."""

    place: int
    kind: Literal["drink"] = "drink"


@dataclass(frozen=True, slots=True)
class Nap:
    """Sweep the open saucers away. Notation: `nap`."""

    kind: Literal["nap"] = "nap"


ACTIONS = (Drink(1), Drink(2), Drink(3), Nap())


@dataclass(frozen=True, slots=True)
class View:
    config: Config
    seat: int | None
    to_act: tuple[int, ...]
    open: tuple[int, ...]
    """The drops in each open saucer, 0 for a gap."""
    pile: int
    swept: tuple[int, ...]
    drunk: tuple[tuple[int, ...], ...]
    napped: tuple[bool, ...]


class State:
    def __init__(self, config):
        self.config, self.seats, self.seat = config, config.players, 0
        self.pile, self.open, self.swept = list(BOX), [0, 0, 0], []
        self.drunk, self.napped = [[] for _ in range(self.seats)], [False] * self.seats

    def clone(self):
        return deepcopy(self)

    def deal(self, dice):
        for last in range(len(self.pile) - 1, 0, -1):
            other = dice.below(last + 1)
            self.pile[last], self.pile[other] = self.pile[other], self.pile[last]
        self.fill()

    def fill(self):
        self.open = [drops or (self.pile.pop() if self.pile else 0) for drops in self.open]

    def owes(self, seat):
        return seat == self.seat and any(self.open)

    def may_nap(self, seat):
        return self.config.naps and not self.napped[seat]

    def legal_numbers(self, seat):
        return [place for place in range(3) if self.open[place]] + [3] * self.may_nap(seat)

    def play(self, seat, number):
        if number == 3:
            self.napped[seat] = True
            self.swept += [drops for drops in self.open if drops]
            self.open = [0, 0, 0]
        else:
            self.drunk[seat].append(self.open[number])
            self.open[number] = 0
        self.fill()
        self.seat = (seat + 1) % self.seats

    def score(self, seat):
        return sum(self.drunk[seat]) + (0 if self.napped[seat] else AWAKE)


class Saucers(Game):
    name = prefix = "saucers"
    rules_version = 1
    config_type, view_type = Config, View
    seats = 1, 4
    action_types = {"drink": Drink, "nap": Nap}  # noqa: RUF012  as in every game
    action_count = len(ACTIONS)

    def empty_state(self, config):
        return State(config)

    def move_limit(self, config):
        return len(BOX) + config.players

    def objection(self, state, seat, action):
        if not any(state.open):
            return Objection("saucers-over", "3")
        if not state.owes(seat):
            return Objection("saucers-turn", "2", {"seat": state.seat + 1})
        if isinstance(action, Nap):
            return None if state.may_nap(seat) else Objection("saucers-awake", "2.2")
        known = action in ACTIONS and state.open[action.place - 1]
        return None if known else Objection("saucers-gap", "2.1", {"place": action.place})

    def events(self, before, seat, action, viewer, after=None):
        del viewer
        after = after or self.apply(before, seat, action)
        drops = 0 if action.kind == "nap" else before.open[action.place - 1]
        found = [Event("napped", seat) if action.kind == "nap" else Event("drank", seat, (), {"drops": drops})]
        return tuple(found + [Event("over")] * (not any(after.open)))

    def can_take_back(self, before, seat, action, after=None):
        return len((after or self.apply(before, seat, action)).pile) == len(before.pile)

    def view(self, state, seat):
        drunk = tuple(map(tuple, state.drunk))
        lying = tuple(state.open), len(state.pile), tuple(state.swept)
        return View(state.config, seat, self.to_act(state), *lying, drunk, tuple(state.napped))

    def determinize(self, view, rng):
        state = State(view.config)
        state.open, state.swept, state.napped = list(view.open), list(view.swept), list(view.napped)
        state.drunk = [list(drunk) for drunk in view.drunk]
        state.seat = sum(map(len, view.drunk), sum(view.napped)) % state.seats
        seen = Counter((*view.open, *view.swept, *(drops for drunk in view.drunk for drops in drunk)))
        state.pile = [*(Counter(BOX) - seen).elements()]
        rng.shuffle(state.pile)
        return state

    def scores(self, state):
        return tuple(Sheet(seat, tuple(self.lines(state, seat))) for seat in range(state.seats))

    def lines(self, state, seat):
        yield Line("milk", sum(state.drunk[seat]), (), {"saucers": len(state.drunk[seat])}, "4.1")
        if not state.napped[seat]:
            yield Line("awake", AWAKE, (), {}, "4.2")

    def result(self, state):
        return rank({"points": tuple(state.score(seat) for seat in range(state.seats))})

    def dump_final(self, state):
        return {**self.dump_view(self.view(state, None)), "pile": state.pile}

    def parse_action(self, text):
        for action in ACTIONS:
            if text.split() == self.format_action(action).split():
                return action
        raise BadInput("saucers-no-move", text=text)

    def format_action(self, action):
        return f"drink {action.place}" if action.kind == "drink" else "nap"

    def action_number(self, action):
        return ACTIONS.index(action)

    def numbered_action(self, number):
        return ACTIONS[number]


GAME = Saucers()
