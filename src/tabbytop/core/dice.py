"""All chance of a match: a repeatable stream of numbers from its seed. Compiled with dice.pxd.

xoshiro256** (Blackman, Vigna), started from 256 bits of SHA-256 of the seed, so that what has been
seen of a shuffle does not tell the rest of it.
"""

from __future__ import annotations

import hashlib

ALL = 0xFFFFFFFFFFFFFFFF


class Dice:
    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a, self.b, self.c, self.d = a, b, c, d

    def next(self) -> int:
        """The next 64 random bits."""
        x = self.b * 5 & ALL
        x = ((x << 7 | x >> 57) & ALL) * 9 & ALL
        t = self.b << 17 & ALL
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = (self.d << 45 | self.d >> 19) & ALL
        return x

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; for the n of board games its bias is under one in 10 million."""
        return (self.next() >> 32) * n >> 32


def seeded_dice(seed: int | str) -> Dice:
    digest = hashlib.sha256(str(seed).encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24))
    return Dice(a, b, c, d)
