# The only names of whole numbers beside `int`: `long` has 32 bits on Windows and in WebAssembly, 64 on Linux.
from libc.stdint cimport int16_t, int64_t, uint32_t, uint64_t

ctypedef int16_t i16  # signed char arrays would reach Python as bytes
ctypedef uint32_t u32
ctypedef int64_t i64
ctypedef uint64_t u64

cdef u64 ALL, ONES, TWOS, FOURS, BYTES

cpdef int popcount(u64 mask) noexcept nogil
cpdef u64 nth_bit(u64 mask, int n) noexcept nogil
