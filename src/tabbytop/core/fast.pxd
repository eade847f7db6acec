# cdef inline bodies: a call from one extension to another goes through a pointer and is never inlined.
from tabbytop.core.bits cimport u64
from tabbytop.core.dice cimport Dice

cdef extern from *:
    """
    #include <stdint.h>
    typedef char tabbytop_int_has_32_bits[sizeof(int) == 4 ? 1 : -1];  /* else it does not compile */
    #if defined(__GNUC__)
    #define tabbytop_lowest(mask) __builtin_ctzll(mask)
    #else
    static int tabbytop_lowest(uint64_t mask) { int n = 0; while (!(mask >> n & 1)) n++; return n; }
    #endif
    #if defined(__POPCNT__) || defined(__aarch64__)
    #define tabbytop_popcount(mask) __builtin_popcountll(mask)
    #else  /* without an instruction for it the builtin is a slow call */
    static inline int tabbytop_popcount(uint64_t mask) {
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)(mask * 0x0101010101010101ULL >> 56);
    }
    #endif
    """
    int lowest "tabbytop_lowest"(u64 mask) noexcept nogil
    int popcount "tabbytop_popcount"(u64 mask) noexcept nogil

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
