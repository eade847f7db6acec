cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i16, i64, u64
from tabbytop.core.dice cimport Dice

cdef int CHOOSING, PLACING, TAKING, OVER
cdef int TAKE, ARRANGE, BUTTON, CAT, RAINBOW
cdef u64 ONE, FULL, OPEN
cdef u64 CELL_BITS[22]
cdef u64 COLOUR_RIM[24]
cdef u64 PATTERN_RIM[24]
cdef u64 RINGS[3]
cdef int CAT_SIZE[10]
cdef int CAT_POINTS[10]
cdef int STEPS[240]
cdef int ORIENTATIONS[10]
cdef int GOAL_CODES[6]
cdef int GOAL_VALUES[24]
cdef int ARRANGED[120]
cdef int FIXED_GOALS[33]

cpdef u64 neighbours(u64 mask) noexcept nogil
@cython.locals(east=u64, west=u64)
cdef u64 spread(u64 mask) noexcept nogil
cdef int has_three(u64 mask) noexcept nogil
@cython.locals(once=u64, twice=u64)
cpdef u64 flood(u64 area, u64 seed) noexcept nogil
@cython.locals(size=int, turn=int, found=u64, k=int)
cpdef int attracts(int cat, u64 group, int exact) noexcept nogil

@cython.final
cdef class State:
    cdef public object config
    cdef public int seats, beginner, family, lower_variance, values, restriction, exact, scenario
    cdef public int bag_left, phase, seat, discards
    cdef public i16 wanted_boards[4]
    cdef public i16 wanted_cats[3]
    cdef public i16 boards[4]
    cdef public i16 cats[3]
    cdef public i16 cat_of[6]
    cdef public i16 dealt[16]
    cdef public i16 bag[108]
    cdef public i16 market[3]
    cdef public i16 discard[22]
    cdef public i16 goals[12]
    cdef public i16 hand[8]
    cdef public i16 known[8]
    cdef public u64 colour[24]
    cdef public u64 pattern[24]
    cdef public u64 empty[4]
    cdef public u64 buttoned[4]
    cdef public u64 catted[4]
    cdef public i16 buttons[24]
    cdef public i16 cat_count[12]
    cdef public i16 rainbow[4]
    cdef public i16 freed[4]
    cdef public i16 order[88]
    cdef public i16 sewn[88]
    cdef public i16 earned[88]

    @cython.locals(t=State)
    cpdef State clone(self)
    cpdef void become(self, State other) noexcept nogil

    @cython.locals(i=int, k=int)
    cpdef void deal(self, Dice dice) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef void _deal_boards(self, Dice dice) noexcept nogil
    @cython.locals(board=int)
    cdef void _swap_boards(self, int i, int j) noexcept nogil
    @cython.locals(i=int, j=int, owner=int)
    cdef void _deal_cats(self, Dice dice) noexcept nogil
    @cython.locals(i=int, seat=int, unseen=u64, bit=u64)
    cdef void _deal_goals(self, Dice dice) noexcept nogil
    @cython.locals(i=int, j=int, patch=int)
    cdef void _fill_bag(self, Dice dice) noexcept nogil
    @cython.locals(i=int, seat=int)
    cdef void _begin(self) noexcept nogil
    cdef int draw(self) noexcept nogil

    cpdef void play(self, int seat, int number) noexcept nogil
    @cython.locals(other=int)
    cdef void _arrange(self, int seat, int digits) noexcept nogil
    @cython.locals(seat=int, slot=int)
    cdef void _place(self, int patch, int cell) noexcept nogil
    @cython.locals(slot=int)
    cpdef int slot_of(self, int seat, int patch) noexcept nogil
    @cython.locals(bit=u64, colour=int, pattern=int, turn=int, group=u64, slot=int)
    cpdef void lay(self, int seat, int patch, int cell) noexcept nogil
    @cython.locals(i=int)
    cdef int _sew_rainbow(self, int seat) noexcept nogil
    @cython.locals(slot=int)
    cdef void _take(self, int spot) noexcept nogil
    @cython.locals(spot=int)
    cdef int _gap(self) noexcept nogil
    @cython.locals(far=int, near=int)
    cdef void _refill(self, int gap) noexcept nogil
    cdef void _pass_on(self) noexcept nogil

    @cython.locals(empty=u64)
    cpdef u64 restricted(self, int seat, int patch) noexcept nogil
    @cython.locals(slot=int)
    cpdef int is_free(self, int seat) noexcept nogil
    cpdef u64 cells_for(self, int seat, int patch) noexcept nogil
    @cython.locals(a=int, b=int)
    cpdef int first_patch(self, int seat) noexcept nogil
    @cython.locals(a=int, b=int)
    cpdef int second_patch(self, int seat) noexcept nogil
    cpdef int owes(self, int seat) noexcept nogil
    @cython.locals(first=int, second=int, count=int)
    cpdef int count_legal(self, int seat) noexcept nogil
    @cython.locals(patch=int, cells=u64)
    cpdef int nth_legal(self, int seat, int n) noexcept nogil
    @cython.locals(n=int, patch=int, cells=u64, cell=int)
    cpdef list legal_numbers(self, int seat)
    @cython.locals(i=int, left=u64, last=int, pairs=int, top=u64, right=u64, bottom=u64, a=int, b=int, c=int)
    cdef int _nth_arrangement(self, int seat, int n) noexcept nogil

    @cython.locals(goal=int, ring=u64, colours=int, patterns=int, i=int)
    cpdef int goal_ways(self, int seat, int place) noexcept nogil
    cpdef int goal_points(self, int seat, int place) noexcept nogil
    cpdef int way_points(self, int goal, int ways) noexcept nogil
    @cython.locals(total=int, i=int)
    cpdef int score(self, int seat) noexcept nogil
    @cython.locals(bit=u64, colour=int, pattern=int, points=int, group=u64, cat=int, place=int)
    cpdef int gain(self, int seat, int patch, int cell) noexcept nogil
    @cython.locals(best=int, cell=int)
    cpdef int best_gain(self, int seat, int patch) noexcept nogil
    @cython.locals(i=int)
    cdef int _would_be_rainbow(self, int seat, int colour) noexcept nogil

    @cython.locals(seat=int)
    cpdef void play_out(self, Dice dice) noexcept nogil
    @cython.locals(patch=int, second=int, cells=u64, others=u64, count=int, n=int)
    cdef void _place_at_random(self, Dice dice) noexcept nogil
    @cython.locals(checksum=i64, seat=int, _=int)
    cpdef i64 random_games(self, Dice dice, i64 games) noexcept nogil
