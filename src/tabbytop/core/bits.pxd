ctypedef unsigned long long u64

cdef u64 ALL, ONES, TWOS, FOURS, BYTES

cpdef int popcount(u64 mask) noexcept nogil
cpdef u64 nth_bit(u64 mask, int n) noexcept nogil
