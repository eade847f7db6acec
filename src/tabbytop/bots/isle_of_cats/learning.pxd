cimport cython
from libc cimport math
from tabbytop.bots.isle_of_cats.beam cimport Beam
from tabbytop.bots.isle_of_cats.value cimport Value
from tabbytop.core cimport fast
from tabbytop.core.dice cimport Dice
from tabbytop.games.isle_of_cats.state cimport State

cdef int DAYS, ROOM_FOR

@cython.final
cdef class Learner:
    cdef Value value
    cdef Beam beam
    cdef public double[::1] square
    cdef public double cross[5040]
    cdef public double trace, ridge, fade, mood
    cdef float sober[360]
    cdef public int whim
    cdef int seen[2520]
    cdef float amount[2520]
    cdef int seen_count[7]
    cdef double points[7]
    cdef double best[7]
    cdef int strayed[7]
    cdef double lower[129600]
    cdef double right[360]

    @cython.locals(total=double, _=int)
    cpdef double play(self, State state, Dice dice, int games) noexcept nogil
    @cython.locals(left=int, i=int)
    cdef void _play_day(self, State state, Dice dice) noexcept nogil
    @cython.locals(i=int, swing=double)
    cdef void _plan_in_a_mood(self, State state, Dice dice, int first) noexcept nogil
    @cython.locals(target=double, left=int)
    cdef void _learn(self, double points) noexcept nogil
    @cython.locals(row=int, i=int, j=int, at=int, amount=double)
    cdef void _add(self, int left, double hope) noexcept nogil
    @cython.locals(first=int, i=int, j=int)
    cdef void _fade(self) noexcept nogil
    @cython.locals(left=int)
    cpdef void fit(self) noexcept nogil
    @cython.locals(i=int, j=int, near=double, total=double)
    cdef void _fit_evening(self, int first, int has_next) noexcept nogil
    @cython.locals(i=int, j=int, k=int, total=double)
    cdef void _factor(self, int first) noexcept nogil
