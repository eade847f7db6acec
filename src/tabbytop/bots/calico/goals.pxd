cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u64
from tabbytop.games.calico.state cimport State

cdef u64 RINGS[3]
cdef int GROW[210]
cdef int JOINT[900]
cdef int PART_TOTAL[30]
cdef int GOAL_PART[6]
cdef int GOAL_ROW, GOAL_STATES, PARTITIONS

@cython.final
cdef class Goals:
    cdef public float weights[57960]
    cdef public int stage
    cdef int goal[3]
    cdef float base[3]
    cdef int colour_part[3]
    cdef int pattern_part[3]
    cdef int colour_count[18]
    cdef int pattern_count[18]

    cdef float survey(self, State state, int seat, int place) noexcept nogil
    @cython.locals(i=int, k=int, colours=int, patterns=int)
    cdef void count_ring(self, State state, int seat, int place) noexcept nogil
    cdef int is_open(self, int place) noexcept nogil
    cdef int state(self, int place) noexcept nogil
    @cython.locals(first=int)
    cdef float worth(self, int place, int colours, int patterns) noexcept nogil
    @cython.locals(colours=int, patterns=int, goal=int, ways=int)
    cdef float change(self, State state, int place, int patch) noexcept nogil
