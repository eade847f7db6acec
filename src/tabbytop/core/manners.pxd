cimport cython
from tabbytop.core cimport fast

cdef double STEP, SHARE, due
cdef bint told

cpdef void be_polite() noexcept
cpdef bint is_polite() noexcept
@cython.locals(before=double, after=double)
cpdef void step_aside() noexcept nogil
