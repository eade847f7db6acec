cimport cython
from tabbytop.bots.yummy_kitty cimport paying
from tabbytop.bots.yummy_kitty.policy cimport Policy
from tabbytop.bots cimport yielding
from tabbytop.core cimport fast
from tabbytop.core.dice cimport Dice
from tabbytop.games.yummy_kitty cimport codes
from tabbytop.games.yummy_kitty.state cimport State

cdef int SWEEPS, TRIES
cdef double WIN

@cython.final
cdef class Beliefs:
    cdef public int size, hidden, loose, strict
    cdef public int bits[74]
    cdef public int code[74]
    cdef public int no_dog[74]
    cdef public int place[74]
    cdef int before[74]

    cpdef int fits(self, int place, int code) noexcept nogil
    @cython.locals(i=int)
    cpdef void begin(self) noexcept nogil
    @cython.locals(i=int, _=int)
    cpdef void walk(self, State world, Dice dice) noexcept nogil
    cdef int _is_denied(self, State world) noexcept nogil
    @cython.locals(i=int, _=int, one=int, two=int)
    cdef void _mix(self, State world, Dice dice) noexcept nogil
    @cython.locals(code=int)
    cdef void _exchange(self, State world, int one, int two) noexcept nogil

@cython.final
cdef class Rollout:
    cdef public Policy policy
    cdef public Beliefs beliefs
    cdef public double win
    cdef public int count
    cdef public int number[64]
    cdef public int join[64]
    cdef public int twos[64]
    cdef public double total[64]
    cdef public int tries[64]
    cdef public int alive[64]

    @cython.locals(_=int, i=int)
    cpdef void sample(self, State world, State line, int seat, int rounds, Dice dice) noexcept nogil
    cdef void _count(self, State line, int seat, int plan) noexcept nogil
    cpdef void follow(self, State line, int seat, int plan) noexcept nogil
    @cython.locals(most=int, other=int)
    cpdef int margin(self, State line, int seat) noexcept nogil
    @cython.locals(mine=int, equal=int, other=int, theirs=int)
    cpdef double victory(self, State line, int seat) noexcept nogil
    cdef int _rank(self, State line, int seat) noexcept nogil
