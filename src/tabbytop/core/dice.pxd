cimport cython
from tabbytop.core.bits cimport u64

cdef u64 ALL

@cython.final
cdef class Dice:
    cdef public u64 a, b, c, d
    @cython.locals(x=u64, t=u64)
    cpdef u64 next(self) noexcept nogil
    cpdef int below(self, u64 n) noexcept nogil
