cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u32, u64

# Indices are Py_ssize_t: with int, which may wrap, rows would not be seen to lie side by side and no loop vectorised.

cdef int FIRST_TURN[35]
cdef int DY[1050]
cdef int SHIFT[1050]
cdef int CELL_AT[198]
cdef u32 HULL[12]

@cython.locals(i=Py_ssize_t, a=Py_ssize_t, b=Py_ssize_t, c=Py_ssize_t, d=Py_ssize_t, e=Py_ssize_t,
               s=int, t=int, u=int, v=int, w=int, r=Py_ssize_t, word=u32, near=u32, total=u32,
               found=u32[12])
cdef int fitting(const u32* free, const u32* touch, Py_ssize_t block, int turn, u32* rows,
                 Py_ssize_t start) noexcept nogil
@cython.locals(rows=u32[12], turn=int)
cdef int fits(const u32* free, const u32* touch, Py_ssize_t block, int shape) noexcept nogil
@cython.locals(y=int, count=int, word=u64, bit=int)
cdef int nth_cell(const u32* rows, Py_ssize_t start, int n) noexcept nogil
@cython.locals(filled=u32[14], near=u32[12], r=Py_ssize_t)
cdef void spread(const u32* free, u32* touch, Py_ssize_t block) noexcept nogil
