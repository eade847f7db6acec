# The numbers of codes.py as constants of C, for state.py; a test compares them. With a `cdef inline` this file is taken
# into the state instead of being compiled by itself.

from tabbytop.core.bits cimport u64

cdef enum:
    AIMED = 1
    AMERICAN = 2
    ANGORA = 5
    APPEARED = 15
    ARRIVED = 9
    ATTRACT = 694
    BLACK = 4
    BRITISH = 6
    CALICO = 1
    CAT_SEEN = 4032
    CAT_SEEN_BY_SEATS = 1984
    CAUGHT = 16
    CENTRE = 5
    CHOSE = 2
    COULD_ACT = 4
    DOG = 8
    DREW = 13
    ENDED = 19
    EXCLUDED = 27
    FETCHED = 5
    FOOD_SEEN = 63
    FORTUNE = 7
    GUARDED = 6
    HAD_COLONY = 1
    HAD_PLACE_FOR_YARN = 2
    HAND_ANGORAS = 5
    HAND_DOGS = 6
    HAND_FOOD = 0
    HAND_YARNS = 7
    JOIN = 3
    JOINING = 1
    LAID = 4096
    LAY = 102
    LEAVE = 11
    LEAVING = 3
    LEFT = 17
    MOUSE = 2
    NO_DOG = 8192
    ORANGE = 0
    OVER = 4
    PACK = 74
    PAID = 8
    PASS = 1
    PASSED = 18
    PAY = 28
    PAYING = 2
    PUT = 3
    ROBBED = 4
    SETTLE = 2
    SIAMESE = 3
    STORE = 0
    STORED = 0
    STRAYED = 12
    TOOK_DOG = 7
    TURN = 0
    TURNED = 11
    VANISHED = 10
    WITNESSED = 64
    YARN = 3
    YARNED = 14

cdef inline int animal(int code) noexcept nogil:
    return code & 15

cdef inline int food(int code) noexcept nogil:
    return code >> 4 & 3

cdef inline int lane(u64 tally, int number) noexcept nogil:
    return tally >> 8 * number & 255
