cimport cython
from libc cimport math
from tabbytop.bots.search.calico_rollout cimport Rollout
from tabbytop.bots.search.calico_value cimport Value
from tabbytop.core cimport fast
from tabbytop.core.dice cimport Dice
from tabbytop.games.calico.table cimport Table

cdef int JOINT[900]
cdef int PART_TOTAL[30]
cdef int CHOOSING, OVER, PLACING

@cython.final
cdef class Learner:
    cdef Value value
    cdef Rollout rollout
    cdef public float fine[105984]
    cdef public float coarse[27648]
    cdef public float fine_sum[105984]
    cdef public float coarse_sum[27648]
    cdef public float rate, trace
    cdef public long games
    cdef int seen[22528]
    cdef int seen_count[88]
    cdef int points[88]
    cdef float guess[88]

    @cython.locals(total=double, _=int, seat=int)
    cpdef double play(self, Table table, Dice dice, int games) noexcept nogil
    @cython.locals(seat=int)
    cdef void _play_one(self, Table table, Dice dice) noexcept nogil
    @cython.locals(left=int, at=int, i=int)
    cdef void _remember(self, Table table, int seat) noexcept nogil
    @cython.locals(target=float, left=int, at=int)
    cdef void _learn(self, int seat) noexcept nogil
    @cython.locals(i=int, feature=int)
    cdef void _move(self, int at, int left, float error) noexcept nogil
    cdef float _sum(self, int feature, int stage) noexcept nogil
    @cython.locals(stage=int, i=int, goal=int)
    cpdef void fold(self) noexcept nogil
    @cython.locals(colours=int, patterns=int, state=int, total=float)
    cdef void _fold_goal(self, int stage, int goal) noexcept nogil
