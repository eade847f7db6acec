cimport cython
from tabbytop.bots.isle_of_cats.beam cimport Beam
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i16
from tabbytop.core.dice cimport Dice
from tabbytop.games.isle_of_cats.state cimport State

cdef float VICTORY
cdef int DAYS

@cython.final
cdef class Rollout:
    cdef public Beam beam
    cdef int path[1536]
    cdef int steps[32]
    cdef public double total[32]
    cdef public int tries[32]
    cdef public int alive[32]

    @cython.locals(_=int, i=int)
    cpdef void sample(self, State root, State world, State line, int plans, int rounds, Dice dice) noexcept nogil
    @cython.locals(i=int, worth=double)
    cdef void _play_plan(self, State line, int plan) noexcept nogil
    @cython.locals(total=float, days=int)
    cpdef float play_on(self, State state, int until) noexcept nogil
    @cython.locals(i=int, j=int, card=i16)
    cpdef void shuffle(self, State state, Dice dice) noexcept nogil
