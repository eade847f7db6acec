cimport cython
from libc cimport math
from tabbytop.bots.calico.rollout cimport Rollout
from tabbytop.bots.calico.value cimport Value
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i64
from tabbytop.core.dice cimport Dice
from tabbytop.games.calico.state cimport State

cdef int JOINT[900]
cdef int PART_TOTAL[30]
cdef int CHOOSING, OVER, PLACING
cdef int BAND, BANDS, BASES, COLOUR_BASE, GOAL_BASE, GOAL_ROW, GOAL_STATES, GOALS, GROUP_BASE, GROUP_ROW, PARTITIONS
cdef int PATTERN_BASE, RAINBOW_BASE, RAINBOW_ROW, STAGES, NOTES

@cython.final
cdef class Learner:
    cdef Value value
    cdef Rollout rollout
    cdef public float fine[105984]
    cdef public float coarse[27648]
    cdef public float fine_sum[105984]
    cdef public float coarse_sum[27648]
    cdef public float rate, trace
    cdef public i64 games
    cdef int seen[22528]
    cdef int seen_count[88]
    cdef int points[88]
    cdef float guess[88]

    @cython.locals(total=double, _=int, seat=int)
    cpdef double play(self, State state, Dice dice, int games) noexcept nogil
    @cython.locals(seat=int)
    cdef void _play_one(self, State state, Dice dice) noexcept nogil
    @cython.locals(left=int, at=int, i=int)
    cdef void _remember(self, State state, int seat) noexcept nogil
    @cython.locals(target=float, left=int, at=int)
    cdef void _learn(self, int seat) noexcept nogil
    @cython.locals(i=int, feature=int)
    cdef void _move(self, int at, int left, float error) noexcept nogil
    cdef float _sum(self, int feature, int stage) noexcept nogil
    @cython.locals(stage=int, i=int, goal=int)
    cpdef void fold(self) noexcept nogil
    @cython.locals(colours=int, patterns=int, state=int, total=float)
    cdef void _fold_goal(self, int stage, int goal) noexcept nogil
