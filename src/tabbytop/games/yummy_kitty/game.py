"""Yummy Kitty's answers gathered into one Game, and its state as JSON (docs/record-yummy_kitty.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.game import Game
from tabbytop.games.yummy_kitty import actions, events, guessing, rules, scoring, visibility
from tabbytop.games.yummy_kitty.box import box
from tabbytop.games.yummy_kitty.codes import COST, LAID, MOST_MOVES, PHASES
from tabbytop.games.yummy_kitty.config import RANGES, Config
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS
from tabbytop.games.yummy_kitty.score_input import score_input
from tabbytop.games.yummy_kitty.state import State

if TYPE_CHECKING:
    from tabbytop.core.game import Json, Seat


class YummyKitty(Game[Config, State, actions.Action, visibility.View]):
    name = "yummy_kitty"
    prefix = "yummy"
    rules_version = 1
    config_type = Config
    seats = 2, 5
    number_options = RANGES
    view_type = visibility.View
    view_texts = {"phase": PHASES}  # noqa: RUF012  never changed
    unshown = ("memory",)
    """What once lay open and is hidden now is not shown again (docs/rules/yummy_kitty 1.3)."""
    action_types = actions.ACTION_TYPES
    action_count = len(actions.BY_NUMBER)
    listed_actions = actions.BY_NUMBER
    empty_state = staticmethod(rules.empty_state)
    to_act = staticmethod(rules.to_act)
    objection = staticmethod(rules.objection)
    events = staticmethod(events.events)
    can_take_back = staticmethod(rules.can_take_back)
    view = staticmethod(visibility.view)
    determinize = staticmethod(guessing.determinize)
    scores = staticmethod(scoring.scores)
    result = staticmethod(scoring.result)
    box = staticmethod(box)
    score_input = staticmethod(score_input)
    parse_action = staticmethod(actions.parse_action)
    format_action = staticmethod(actions.format_action)
    action_number = staticmethod(actions.action_number)
    numbered_action = staticmethod(actions.numbered_action)

    def move_limit(self, config: Config) -> int:
        return MOST_MOVES * (config.players if config.voluntary_pass_in_end_phase else 1)

    def dump_final(self, state: State) -> Json:
        return {
            "phase": PHASES[state.phase],
            "seat": state.asked,
            "starter": state.starter,
            "protected": state.guarded if state.guarded >= 0 else None,
            "pile": [_dump_card(state, card) for card in range(state.drawn, state.size)],
            "excluded": _dump_pile(state, state.excluded),
            "removed": _dump_pile(state, state.removed),
            "guest": _dump_pile(state, state.guest),
            "seats": [_dump_seat(state, seat) for seat in range(state.seats)],
        }

    def dump_sheet(self, state: State, seat: Seat) -> Json:
        return scoring.dump_sheet(scoring.scores(state)[seat], scoring.bowl(state, seat))


def _dump_card(state: State, card: int) -> Json:
    code = state.deck[card]
    animal, food, icon = code & 15, code >> 4 & 3, code >> 6
    return {
        "animal": ANIMALS[animal],
        "cost": COST[animal],
        "yarn_icon": bool(icon),
        "food": FOODS[food],
        "yarn": bool(state.seen[card] & LAID),
    }


def _dump_pile(state: State, top: int) -> Json:
    return [_dump_card(state, card) for card in scoring.chain(state, top)]


def _dump_seat(state: State, seat: Seat) -> Json:
    colonies = {breed: _dump_pile(state, state.top[8 * seat + place]) for place, breed in enumerate(BREEDS)}
    return {
        "seat": seat,
        "hand": [_dump_card(state, card) for card in visibility.hand_cards(state, seat)],
        "colonies": {breed: cards for breed, cards in colonies.items() if cards},
        "mice": state.mice[seat],
        "mouse_cards": _dump_pile(state, state.mice_top[seat]),
        "dogs": _dump_pile(state, state.dogs_top[seat]),
    }


GAME = YummyKitty()
