cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u64

cdef int STEPS[240]
cdef int ORIENTATIONS[10]
cdef int CELL_AT[64]

@cython.final
cdef class Places:
    cdef int ways[8]
    cdef int dropped[176]

    @cython.locals(i=int, turn=int)
    cdef void count(self, int cat, int size, u64 free, u64 room, int drop) noexcept nogil
    @cython.locals(either=u64, fits=u64, ones=u64, twos=u64, fours=u64, k=int, more=u64, carry=u64, i=int, places=u64, cell=int)
    cdef void _match(self, int steps, int size, u64 free, u64 room, int drop) noexcept nogil
