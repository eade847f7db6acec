cimport cython
from tabbytop.bots cimport system

cdef double STEP, SHARE, due
cdef bint enabled

cpdef void enable() noexcept
cpdef bint is_enabled() noexcept
@cython.locals(before=double, after=double)
cpdef void yield_cpu() noexcept nogil
