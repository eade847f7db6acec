cimport cython
from tabbytop.core.bits cimport popcount, nth_bit

ctypedef unsigned int u32
# Indices are Py_ssize_t: with int, which may wrap, rows would not be seen to lie side by side and no loop vectorised.

cdef int FIRST_TURN[35]
cdef int SIZE[175]
cdef int DY[1050]
cdef int SHIFT[1050]
cdef int CELL_AT[198]
cdef u32 BOAT_ROWS[9]
cdef u32 ODD, PAIRS, NIBBLES, SUM

@cython.locals(found="unsigned int[12]", near="unsigned int[12]", r=Py_ssize_t, k=Py_ssize_t, at=Py_ssize_t, shift=int)
cdef void fitting(const u32* free, const u32* touch, Py_ssize_t block, int turn, u32* rows) noexcept nogil
@cython.locals(r=Py_ssize_t, word=u32, total=u32)
cdef int count_rows(const u32* rows) noexcept nogil
@cython.locals(rows="unsigned int[12]", total=int, first=int, turn=int, count=int)
cdef int count_turns(const u32* free, const u32* touch, Py_ssize_t block, int shape, int* counts) noexcept nogil
@cython.locals(rows="unsigned int[12]", turn=int, r=Py_ssize_t, any_row=u32)
cdef int fits(const u32* free, const u32* touch, Py_ssize_t block, int shape) noexcept nogil
@cython.locals(rows="unsigned int[12]", y=int, count=int)
cdef int nth_cell(const u32* free, const u32* touch, Py_ssize_t block, int turn, int n) noexcept nogil
@cython.locals(filled="unsigned int[12]", r=Py_ssize_t)
cdef void spread(const u32* free, u32* touch, Py_ssize_t block) noexcept nogil
