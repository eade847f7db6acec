cimport cython
from libc cimport math
from tabbytop.core cimport fast
from tabbytop.core.dice cimport Dice
from tabbytop.games.calico.state cimport State

cdef int TAKE
cdef double HOT, COLD

@cython.final
cdef class Omniscient:
    cdef State line
    cdef public int slots[22]
    cdef public int cells[22]
    cdef public int takes[22]
    cdef int best[66]

    @cython.locals(score=int, most=int, step=int, heat=double, kind=int, i=int, j=int, before=int, new=int)
    cpdef int anneal(self, State state, int steps, Dice dice) noexcept nogil
    @cython.locals(i=int)
    cdef void _keep(self) noexcept nogil
    @cython.locals(i=int)
    cdef void _recall(self) noexcept nogil
    @cython.locals(i=int)
    cdef void _shuffle(self, Dice dice) noexcept nogil
    @cython.locals(cell=int)
    cdef void _swap(self, int i, int j) noexcept nogil
    @cython.locals(before=int)
    cdef int _change(self, int kind, int i, int j, Dice dice) noexcept nogil
    cdef void _undo(self, int kind, int i, int j, int before) noexcept nogil
    @cython.locals(turn=int)
    cpdef int follow(self, State state) noexcept nogil
