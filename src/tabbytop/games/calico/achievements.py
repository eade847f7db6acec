"""What a seat has earned in a finished match: scenario, achievements, restriction (docs/rules/calico 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tabbytop.games.calico.geometry import OVER
from tabbytop.games.calico.pieces import POINT_ACHIEVEMENTS, RESTRICTIONS, SCENARIOS
from tabbytop.games.calico.scoring import result

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.games.calico.state import State

ThreeX = Literal["goals", "goals_both_ways", "same_colour_buttons"]
NinePlusX = Literal["buttons", "cats"]


@dataclass(frozen=True, slots=True)
class Objective:
    name: str
    wanted: int
    reached: int

    @property
    def is_met(self) -> bool:
        return self.reached >= self.wanted


def feats(state: State, seat: Seat) -> dict[str, int]:
    """Everything that objectives and achievements count, as the quilt stands."""
    buttons = state.buttons[6 * seat : 6 * seat + 6]
    cats = state.cat_count[3 * seat : 3 * seat + 3]
    ways = [state.goal_ways(seat, place) for place in range(3)]
    return {
        "points": state.score(seat),
        "rainbow": state.rainbow[seat],
        "cats": sum(cats),
        "each_cat": min(cats),
        "same_cat": max(cats),
        "buttons": sum(buttons) + state.rainbow[seat],
        "same_colour_buttons": max(buttons),
        "goals": sum(way > 0 for way in ways),
        "goals_both_ways": sum(way == 3 for way in ways),
    }


def objectives(state: State, seat: Seat) -> tuple[Objective, ...]:
    """The scenario's objectives. A goal met both ways fills one tab only, so `goals` counts those beside them."""
    if not state.scenario:
        return ()
    wanted = SCENARIOS[state.scenario - 1].objectives
    reached = feats(state, seat)
    beside = reached["goals"] - min(reached["goals_both_ways"], wanted.get("goals_both_ways", 0))
    return tuple(Objective(name, n, beside if name == "goals" else reached[name]) for name, n in wanted.items())


def passes_scenario(state: State, seat: Seat) -> bool:
    met = objectives(state, seat)
    return bool(met) and all(objective.is_met for objective in met)


def earned(state: State, seat: Seat, three_x: ThreeX = "goals", nine_plus_x: NinePlusX = "buttons") -> tuple[str, ...]:
    """What this seat may tick for a finished match: its scenario, its restriction, or one of these achievements.

    `three_x` and `nine_plus_x` are the readings of the two rows whose icons are lost.
    """
    if state.phase != OVER:
        return ()
    if state.scenario:
        return (f"scenario_{state.scenario}",) if passes_scenario(state, seat) else ()
    if state.seats < 2 or state.family or seat not in result(state).winners:
        return ()
    if state.restriction:
        return () if _failed_restriction(state, seat) else (f"restriction_{RESTRICTIONS[state.restriction]}",)
    return tuple(name for name, is_earned in _normal(feats(state, seat), three_x, nine_plus_x).items() if is_earned)


def _failed_restriction(state: State, seat: Seat) -> bool:
    strict = state.config is not None and state.config.restriction_without_cell == "free_placement_fails_restriction"
    return strict and state.freed[seat] > 0


def _normal(feat: dict[str, int], three_x: ThreeX, nine_plus_x: NinePlusX) -> dict[str, bool]:
    return {
        **{f"points_{n}": feat["points"] >= n for n in POINT_ACHIEVEMENTS},
        "rainbow": feat["rainbow"] == 1,
        "two_of_each_cat": feat["each_cat"] >= 2,
        "no_buttons": feat["buttons"] == 0,
        "no_cats": feat["cats"] == 0,
        "no_goals": feat["goals"] == 0,
        "three_x": feat[three_x] >= 3,
        "nine_plus_x": feat[nine_plus_x] >= 9,
    }
