# cdef inline bodies: a call from one extension to another goes through a pointer and is never inlined.
from tabbytop.core.bits cimport u64
from tabbytop.core.dice cimport Dice

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define tabbytop_lowest(mask) __builtin_ctzll(mask)
    #else
    static int tabbytop_lowest(unsigned long long mask) { int n = 0; while (!(mask >> n & 1)) n++; return n; }
    #endif
    """
    int lowest "tabbytop_lowest"(u64 mask) noexcept nogil

cdef inline int popcount(u64 mask) noexcept nogil:
    mask = mask - (mask >> 1 & <u64>0x5555555555555555)
    mask = (mask & <u64>0x3333333333333333) + (mask >> 2 & <u64>0x3333333333333333)
    mask = (mask + (mask >> 4)) & <u64>0x0F0F0F0F0F0F0F0F
    return (mask * <u64>0x0101010101010101) >> 56

cdef inline u64 nth_bit(u64 mask, int n) noexcept nogil:
    while n > 0:
        mask &= mask - 1
        n -= 1
    return mask & ~(mask - 1)

cdef inline int below(Dice dice, u64 n) noexcept nogil:
    cdef u64 x = dice.b * 5, c = dice.c ^ dice.a, d = dice.d ^ dice.b
    x = (x << 7 | x >> 57) * 9
    dice.c = c ^ dice.b << 17
    dice.b ^= c
    dice.a ^= d
    dice.d = d << 45 | d >> 19
    return (x >> 32) * n >> 32
