"""What the goals of a Calico quilt may still bring: the neighbours of each, by colour and by pattern. Compiled.

Laying a patch next to a goal grows one partition of its neighbours for the colour and one for the pattern.
"""

from __future__ import annotations

from tabbytop.bots.calico import features
from tabbytop.bots.calico.features import GOAL_ROW, GOAL_STATES, PARTITIONS
from tabbytop.core import fast
from tabbytop.games.calico import geometry
from tabbytop.games.calico.state import State

RINGS = geometry.RINGS
GROW = features.GROW
JOINT = features.JOINT
PART_TOTAL = features.PART_TOTAL
GOAL_PART = features.GOAL_PART


class Goals:
    """The learned numbers of goals, and the neighbours of the three goals of one quilt."""

    def __init__(self) -> None:
        self.weights = features.zeros(features.GOAL_WEIGHTS)
        self.stage = 0
        self.goal = [0] * 3
        self.base = [0.0] * 3
        self.colour_part = [0] * 3
        self.pattern_part = [0] * 3
        self.colour_count = [0] * 18
        self.pattern_count = [0] * 18

    def survey(self, state: State, seat: int, place: int) -> float:
        """Look at one goal, and keep what it is worth for `change`."""
        self.count_ring(state, seat, place)
        self.base[place] = self.worth(place, self.colour_part[place], self.pattern_part[place])
        return self.base[place]

    def count_ring(self, state: State, seat: int, place: int) -> None:
        """The partitions of a goal's neighbours by colour and by pattern."""
        self.goal[place] = state.goals[3 * seat + place]
        if self.goal[place] >= 0 and state.restriction == 2:
            self.goal[place] += 6
        colours = patterns = 0
        for i in range(6):
            self.colour_count[6 * place + i] = fast.popcount(state.colour[6 * seat + i] & RINGS[place])
            self.pattern_count[6 * place + i] = fast.popcount(state.pattern[6 * seat + i] & RINGS[place])
            for k in range(self.colour_count[6 * place + i]):
                colours = GROW[7 * colours + k]
            for k in range(self.pattern_count[6 * place + i]):
                patterns = GROW[7 * patterns + k]
        self.colour_part[place] = colours
        self.pattern_part[place] = patterns

    def is_open(self, place: int) -> int:
        """Whether there is a goal whose neighbours are not all sewn, as of the last count."""
        return self.goal[place] >= 0 and PART_TOTAL[self.colour_part[place]] < 6

    def state(self, place: int) -> int:
        """Of a goal, by its neighbours, as of the last count: 0 to 209."""
        return JOINT[PARTITIONS * self.colour_part[place] + self.pattern_part[place]]

    def worth(self, place: int, colours: int, patterns: int) -> float:
        """What an unfinished goal may still bring."""
        if self.goal[place] < 0 or PART_TOTAL[colours] == 6:
            return 0.0
        first = GOAL_ROW * self.stage + GOAL_STATES * self.goal[place]
        return self.weights[first + JOINT[PARTITIONS * colours + patterns]]

    def change(self, state: State, place: int, patch: int) -> float:
        """What a patch next to a surveyed goal changes, points for finishing it included."""
        if self.goal[place] < 0:
            return 0.0
        colours = self.colour_part[place]
        patterns = self.pattern_part[place]
        colours = GROW[7 * colours + self.colour_count[6 * place + patch // 6]]
        patterns = GROW[7 * patterns + self.pattern_count[6 * place + patch % 6]]
        if PART_TOTAL[colours] < 6:
            return self.worth(place, colours, patterns) - self.base[place]
        goal = self.goal[place] % 6
        ways = (colours == GOAL_PART[goal]) + 2 * (patterns == GOAL_PART[goal])
        return state.way_points(goal, ways) - self.base[place]
