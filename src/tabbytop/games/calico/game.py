"""Calico's answers gathered into one Game, and its state as JSON (docs/record.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from tabbytop.core.game import Game
from tabbytop.games.calico import achievements, actions, events, rules, scoring, visibility
from tabbytop.games.calico.box import box
from tabbytop.games.calico.config import Config
from tabbytop.games.calico.geometry import CHOOSING
from tabbytop.games.calico.pieces import (
    BOARDS,
    CAT_NAMES,
    COLOURS,
    GOAL_LABELS,
    GOAL_PLACES,
    PATCHES,
)
from tabbytop.games.calico.score_input import score_input
from tabbytop.games.calico.state import State

if TYPE_CHECKING:
    from tabbytop.core.game import Json, Seat


class Calico(Game[Config, State, actions.Action, visibility.View]):
    name = "calico"
    prefix = "calico"
    rules_version = 1
    config_type = Config
    seats = 1, 4
    view_type = visibility.View
    view_texts = {"phase": visibility.PHASES}  # noqa: RUF012  never changed
    action_types = actions.ACTION_TYPES
    action_count = len(actions.BY_NUMBER)
    listed_actions = actions.BY_NUMBER
    empty_state = staticmethod(rules.empty_state)
    to_act = staticmethod(rules.to_act)
    objection = staticmethod(rules.objection)
    events = staticmethod(events.events)
    can_take_back = staticmethod(rules.can_take_back)
    view = staticmethod(visibility.view)
    determinize = staticmethod(visibility.determinize)
    scores = staticmethod(scoring.scores)
    result = staticmethod(scoring.result)
    box = staticmethod(box)
    score_input = staticmethod(score_input)
    parse_action = staticmethod(actions.parse_action)
    format_action = staticmethod(actions.format_action)
    action_number = staticmethod(actions.action_number)
    numbered_action = staticmethod(actions.numbered_action)

    def move_limit(self, config: Config) -> int:
        return config.players * (1 + 2 * 22)

    def dump_final(self, state: State) -> Json:
        return {
            "phase": visibility.PHASES[state.phase],
            "seat": state.seat,
            "cats": {cat: list(pair) for cat, pair in visibility.cats_and_patterns(state).items()},
            "goal_values": "tile" if state.values else "rulebook",
            "market": [PATCHES[p] if p >= 0 else None for p in state.market],
            "bag": [PATCHES[p] for p in reversed(state.bag[: state.bag_left])],
            "discard": [PATCHES[p] for p in state.discard[: state.discards]],
            "quilts": [self._dump_quilt(state, seat) for seat in range(state.seats)],
        }

    def _dump_quilt(self, state: State, seat: Seat) -> Json:
        seen = visibility.view(state, seat).quilts[seat]
        goals = state.goals[3 * seat : 3 * seat + 3]
        cats = zip(state.cats, state.cat_count[3 * seat : 3 * seat + 3], strict=True)
        return {
            "seat": seat,
            "board": list(BOARDS)[state.boards[seat]],
            "goals": {place: GOAL_LABELS[g] for place, g in zip(GOAL_PLACES, goals, strict=True) if g >= 0},
            "dealt_goals": [GOAL_LABELS[g] for g in state.dealt[4 * seat : 4 * seat + 4] if g >= 0],
            "grid": list(seen.grid),
            "order": list(seen.order),
            "hand": list(seen.hand),
            "tokens": {
                "cats": {CAT_NAMES[cat]: n for cat, n in cats},
                "buttons": dict(zip(COLOURS, state.buttons[6 * seat : 6 * seat + 6], strict=True)),
                "rainbow": bool(state.rainbow[seat]),
            },
            "free_placements": state.freed[seat],
        }

    def dump_sheet(self, state: State, seat: Seat) -> Json:
        quilt = scoring.laid_quilt(state, seat)
        return {"seat": seat, **scoring.dump_sheet(scoring.quilt_sheet(quilt, seat), quilt)}

    def known_sheets(self, state: State, viewer: Seat | None) -> list[Json]:
        """With a scenario's objectives. While goals are chosen face down, nothing is said of the others' sheets."""
        if state.phase == CHOOSING:
            return super().known_sheets(state, viewer)[viewer : viewer + 1] if viewer is not None else []
        sheets = super().known_sheets(state, viewer)
        return [{**sheet, **self._objectives(state, sheet["seat"])} for sheet in sheets]

    def _objectives(self, state: State, seat: Seat) -> Json:
        found = achievements.objectives(state, seat)
        return {"objectives": [{**asdict(objective), "is_met": objective.is_met} for objective in found]}


GAME = Calico()
