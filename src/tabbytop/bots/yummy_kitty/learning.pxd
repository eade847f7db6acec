cimport cython
from libc cimport math
from tabbytop.bots.yummy_kitty.policy cimport Policy
from tabbytop.bots.yummy_kitty.rollout cimport Rollout
from tabbytop.core.dice cimport Dice
from tabbytop.games.yummy_kitty cimport codes
from tabbytop.games.yummy_kitty.state cimport State

cdef int WIDTH

@cython.final
cdef class Learner:
    cdef public Policy policy
    cdef public Rollout rollout
    cdef public double rate
    cdef public double square[2892]
    cdef double slope[4000]
    cdef double weighed[4000]
    cdef public double usual[4]

    @cython.locals(total=double, _=int, i=int, seat=int)
    cpdef double play(self, State state, Dice dice, int games) noexcept nogil
    @cython.locals(seat=int, choice=int, i=int, lead=double)
    cdef void _decide(self, State state, Dice dice) noexcept nogil
    @cython.locals(i=int, at=int)
    cdef void _note(self, int seat, int choice, double share, double lead) noexcept nogil
    @cython.locals(kind=int, end=double, base=int, i=int, slope=double, step=double)
    cdef void _learn(self, State state, int seat) noexcept nogil
    @cython.locals(total=double, number=int, seat=int)
    cpdef double leads(self, State state, Policy rival, Dice dice, int games) noexcept nogil
