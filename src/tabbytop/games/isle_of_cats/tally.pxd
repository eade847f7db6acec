cimport cython
from tabbytop.core cimport fast
from tabbytop.games.isle_of_cats.placing cimport u32

ctypedef short i16

cdef int CATS, OF_COLOUR, ON_EDGE, BY_TREASURE, BY_RAT, COMMONS, RARES, RATS, MAPS, FULL_ROOMS, EMPTY_ROOMS
cdef int OPEN_EDGE, TICKED, LONELY, FAMILIES, BIG_FAMILIES, FIRST, SECOND, THIRD, WORTH
cdef int SIZE[175]
cdef int DY[1050]
cdef int SHIFT[1050]
cdef int SHAPE_OF[175]
cdef int SHAPE_KIND[34]
cdef int CELL_X[142]
cdef int CELL_Y[142]
cdef u32 EDGE_ROWS[9]
cdef u32 ROOM_ROWS[63]
cdef u32 RAT_ROWS[54]
cdef int MAP_CELL[30]
cdef int LESSON_KEY[26]
cdef int LESSON_N[26]
cdef int LESSON_POINTS[26]
cdef int LESSON_COLOUR[26]
cdef int LESSON_ROOMS[26]
cdef int SISTER_KEY[18]
cdef int SISTER_VALUE[18]
cdef u32 ONE

cdef int worth(int cats) noexcept nogil
@cython.locals(area="unsigned int[55]", heads="unsigned int[55]", near_treasure="unsigned int[11]",
               near_rat="unsigned int[11]", i=int, hue=int)
cdef void measure(const i16* drawn, const i16* hues, int base, int count, const u32* free, int block, int boat,
                  int* m) noexcept nogil
@cython.locals(i=int, turn=int, x=int, y=int, hue=int, k=int)
cdef void _draw(const i16* drawn, const i16* hues, int base, int count, u32* area, u32* heads, u32* treasure,
                int* m) noexcept nogil
@cython.locals(r=int, room=int, open_cells=u32, filled=u32, i=int, cell=int)
cdef void _look_around(const u32* free, int block, int boat, u32* rats, int* m) noexcept nogil
@cython.locals(r=int, above=u32, here=u32)
cdef void _spread(u32* layer) noexcept nogil
@cython.locals(i=int, hue=int, turn=int, x=int, y=int, edge=u32, treasure=u32, rat=u32, k=int, row=int, bit=u32)
cdef void _ask_cats(const i16* drawn, const i16* hues, int base, int count, const u32* near_treasure,
                    const u32* near_rat, int* m) noexcept nogil
@cython.locals(group="unsigned int[11]", y=int, r=int, size=int)
cdef void _count_groups(const u32* area, u32* heads, int base, int* m) noexcept nogil
@cython.locals(changed=int, r=int)
cdef void _flood(const u32* area, int base, int y, u32* group) noexcept nogil
@cython.locals(reached=u32)
cdef int _reach_row(const u32* area, int base, int r, u32* group) noexcept nogil
@cython.locals(wider=u32)
cdef u32 _fill_row(u32 cells, u32 row) noexcept nogil
cdef void _note_group(int size, int* m) noexcept nogil

@cython.locals(found=int, i=int)
cdef int of_colours(const int* m, int what, int least) noexcept nogil
cdef int sum_of(const int* m, int what) noexcept nogil
@cython.locals(most=int, i=int)
cdef int most_of(const int* m, int what) noexcept nogil
@cython.locals(key=int)
cdef int lesson_points(const int* m, int lesson) noexcept nogil
cdef int _lesson_count(const int* m, int key) noexcept nogil
@cython.locals(n=int, rooms=int)
cdef int _is_met(const int* m, int key, int lesson) noexcept nogil
@cython.locals(key=int)
cdef int sister_points(const int* m, int card) noexcept nogil
cdef int _sister_basic(const int* m, int key) noexcept nogil
cdef int _sister_advanced(const int* m, int key) noexcept nogil
@cython.locals(total=int, best=int, again=int, i=int, points=int)
cdef int sister_total(const int* m, const i16* colours, int revealed, const i16* cards, int count) noexcept nogil
