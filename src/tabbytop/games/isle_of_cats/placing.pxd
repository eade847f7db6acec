cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u64

ctypedef unsigned int u32

cdef int FIRST_TURN[35]
cdef int SIZE[175]
cdef int DY[1050]
cdef int SHIFT[1050]
cdef int CELL_AT[198]
cdef u32 BOAT_ROWS[9]
cdef u64 ONES, TWOS, FOURS, SUM

@cython.locals(r=int, lower=u64, upper=u64)
cdef void pair_rows(const u32* rows, int block, u64* pairs) noexcept nogil
@cython.locals(found="unsigned long long[5]", near="unsigned long long[5]",
               first=int, last=int, i=Py_ssize_t, k=Py_ssize_t, at=Py_ssize_t, shift=int)
cdef void fit(const u64* free, const u64* touch, int turn, u64* words) noexcept nogil
@cython.locals(i=int, word=u64, total=u64)
cdef int count_words(const u64* words) noexcept nogil
@cython.locals(free_pairs="unsigned long long[13]", touch_pairs="unsigned long long[13]")
cdef void fitting(const u32* free, const u32* touch, int block, int turn, u64* words) noexcept nogil
@cython.locals(free_pairs="unsigned long long[13]", touch_pairs="unsigned long long[13]",
               words="unsigned long long[5]", total=int, first=int, turn=int, count=int)
cdef int count_turns(const u32* free, const u32* touch, int block, int shape, int* counts) noexcept nogil
@cython.locals(free_pairs="unsigned long long[13]", touch_pairs="unsigned long long[13]",
               words="unsigned long long[5]", turn=int)
cdef int fits(const u32* free, const u32* touch, int block, int shape) noexcept nogil
@cython.locals(words="unsigned long long[5]", i=int, count=int, bit=int)
cdef int nth_cell(const u32* free, const u32* touch, int block, int turn, int n) noexcept nogil
@cython.locals(filled="unsigned int[12]", r=int)
cdef void spread(const u32* free, u32* touch, int block) noexcept nogil
