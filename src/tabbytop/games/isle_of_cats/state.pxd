cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i16, i64, u32, u64
from tabbytop.core.dice cimport Dice
from tabbytop.games.isle_of_cats cimport placing, tally

cdef int ROW, EACH, EXTRA, DOUBLE, RESOLVE, DONE, PLACE, SKIP, REST, DECLINE
cdef int FULL_ROOMS, RARES, RATS, TICKED, WORTH
cdef u64 COMMON_SHAPES, ONE
cdef int FIRST_TURN[35]
cdef int SHAPE_OF[175]
cdef u32 TURN_ROWS[875]
cdef int CELL_X[142]
cdef int CELL_Y[142]
cdef int CELL_AT[198]
cdef u32 BOAT_ROWS[9]
cdef int MAP_CELL[30]
cdef int CARD_MODE[156]
cdef int CARD_LESSON[156]
cdef int CARD_SHAPE[1248]
cdef int CARD_HUE[1248]
cdef int CARD_ITEMS[156]
cdef int WANTS_COLOUR[468]
cdef int SLOT_RANK[12]
cdef int FROM_LESSONS[12]
cdef int USED[32]

@cython.final
cdef class State:
    cdef public object config
    cdef public int seats, advanced, day, runs
    cdef public i16 wanted_boats[12]
    cdef public i16 boats[12]
    cdef public i16 cat_deck[109]
    cdef public i16 lesson_deck[47]
    cdef public i16 colours[5]
    cdef public i16 sister[7]
    cdef public i16 way[12]
    cdef public i16 taken[12]
    cdef public i16 waiting[12]
    cdef public i16 open_slot[12]
    cdef public i16 items[12]
    cdef public i16 picks[12]
    cdef public i16 hue[12]
    cdef public i16 map_due[12]
    cdef public i16 again[12]
    cdef public i16 again_hue[12]
    cdef public i16 armed[12]
    cdef public i16 done[12]
    cdef public i16 specials[12]
    cdef public u32 lessons[12]
    cdef public i16 pieces[12]
    cdef public i16 dawn_specials[12]
    cdef public u32 dawn_lessons[12]
    cdef public i16 dawn_pieces[12]
    cdef public i16 drawn[768]
    cdef public i16 hues[768]
    cdef public u32 free[192]
    cdef public u32 touch[192]
    cdef public int run_base[64]
    cdef public int run_count[64]
    cdef public int first_place
    cdef public u32 rows[192]
    cdef public int m[36]
    cdef public int groups
    cdef public int group_hue[36]
    cdef public int group_size[36]
    cdef public u32 group_cells[576]

    @cython.locals(t=State)
    cpdef State clone(self)

    @cython.locals(seat=int)
    cpdef void deal(self, Dice dice) noexcept nogil
    @cython.locals(sets=int, i=int, seat=int)
    cdef void _deal_boats(self, Dice dice) noexcept nogil
    @cython.locals(j=int)
    cdef int _place_of_wanted(self, int seat) noexcept nogil
    @cython.locals(boat=i16)
    cdef void _swap_boats(self, int i, int j) noexcept nogil
    @cython.locals(i=int, j=int, card=i16)
    cdef void _shuffle_decks(self, Dice dice) noexcept nogil
    @cython.locals(i=int, j=int, colour=i16, cards="int[18]", first=int)
    cdef void _deal_sister(self, Dice dice) noexcept nogil

    @cython.locals(r=int)
    cpdef void clear_boat(self, int seat) noexcept nogil
    cdef void _dawn(self, int seat) noexcept nogil
    cdef void _clear_day(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cpdef void rewind(self, int seat) noexcept nogil
    cpdef int card_at(self, int slot) noexcept nogil
    cpdef bint may_use(self, int seat, int special) noexcept nogil
    @cython.locals(used=int)
    cdef int usable(self, int seat) noexcept nogil
    cpdef void play(self, int seat, int number) noexcept nogil
    @cython.locals(n=int)
    cdef void _choose(self, int seat, int number) noexcept nogil
    @cython.locals(card=int, zone=int)
    cdef void _resolve(self, int seat, int slot, int variant) noexcept nogil
    @cython.locals(shape=int, hue=int, map_was_free=int)
    cdef void _place(self, int seat, int place) noexcept nogil
    cdef void _copy(self, int seat, int shape, int hue) noexcept nogil
    @cython.locals(first=int, items=u32, bit=u32)
    cpdef int item_of(self, int seat, int shape) noexcept nogil
    @cython.locals(bit=int, hue=int)
    cdef int _take_item(self, int seat, int shape) noexcept nogil
    @cython.locals(cell=int)
    cdef int _map_is_free(self, int seat, int hue) noexcept nogil
    @cython.locals(turn=Py_ssize_t, x=int, row=Py_ssize_t, r=Py_ssize_t)
    cpdef void lay(self, int seat, int place, int hue) noexcept nogil
    cdef void _leave(self, int seat, int number) noexcept nogil
    cdef void _close_card(self, int seat) noexcept nogil
    @cython.locals(other=int)
    cdef void _end_day(self, int seat) noexcept nogil

    cpdef bint owes(self, int seat) noexcept nogil
    @cython.locals(first=int, items=u32, shapes=u64)
    cpdef u64 due_shapes(self, int seat) noexcept nogil
    cpdef bint fits(self, int seat, int shape) noexcept nogil
    @cython.locals(i=int)
    cpdef bint zone_fits(self, int seat, int card, int zone) noexcept nogil
    cpdef bint zone_is_open(self, int seat, int card, int zone) noexcept nogil
    cpdef bint wants_colour(self, int card, int zone) noexcept nogil
    @cython.locals(count=int, usable=int)
    cpdef int count_legal(self, int seat) noexcept nogil
    cdef int _run(self, int base, int count) noexcept nogil
    @cython.locals(count=int)
    cdef int _scan_choice(self, int usable) noexcept nogil
    @cython.locals(count=int, slot=int)
    cdef int _scan_extras(self, int seat) noexcept nogil
    @cython.locals(count=int)
    cdef int _scan_doubles(self, int usable) noexcept nogil
    @cython.locals(count=int, waiting=u32, slot=int, card=int, base=int)
    cdef int _scan_cards(self, int seat) noexcept nogil
    cdef int _run_card(self, int base, int card, int zone) noexcept nogil
    @cython.locals(shapes=u64, stuck=u64, total=int, shape=int, found=int)
    cdef int _scan_drawing(self, int seat) noexcept nogil
    @cython.locals(total=int, turn=int, start=int, count=int)
    cdef int _scan_shape(self, int seat, int shape) noexcept nogil
    cpdef int nth_legal(self, int seat, int n) noexcept nogil
    @cython.locals(i=int, base=int)
    cdef int _pick(self, int n) noexcept nogil
    @cython.locals(rows=u32[12], i=int, base=int, n=int, cell=int)
    cpdef list legal_numbers(self, int seat)
    @cython.locals(rows=u32[12], turn=int, r=int)
    cpdef list placement_masks(self, int seat, int shape)
    cpdef int count_placements(self, int seat, int shape) noexcept nogil

    cpdef void measure(self, int seat) noexcept nogil
    @cython.locals(total=int, lesson=int)
    cpdef int score(self, int seat) noexcept nogil
    cpdef int full_rooms(self, int seat) noexcept nogil
    cpdef int revealed(self) noexcept nogil
    cpdef int sister_score(self) noexcept nogil
    cdef int _sister_points(self) noexcept nogil

    @cython.locals(day=int, seat=int)
    cpdef void play_out(self, Dice dice) noexcept nogil
    @cython.locals(checksum=i64, seat=int, _=int)
    cpdef i64 random_games(self, Dice dice, i64 games) noexcept nogil
