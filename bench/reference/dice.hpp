// The dice of every match: xoshiro256** (Blackman, Vigna), as in core/dice.py.
#pragma once

#include <cstdint>

struct Dice {
    uint64_t a, b, c, d;

    uint64_t next() {
        const uint64_t result = rotated(b * 5, 7) * 9;
        const uint64_t t = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = rotated(d, 45);
        return result;
    }

    int below(int n) { return int((next() >> 32) * uint64_t(n) >> 32); }

    static uint64_t rotated(uint64_t x, int k) { return x << k | x >> (64 - k); }
};
