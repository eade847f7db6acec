cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i16, u32

cdef int CATS, OF_COLOUR, ON_EDGE, BY_TREASURE, BY_RAT, COMMONS, RARES, RATS, MAPS, FULL_ROOMS, EMPTY_ROOMS
cdef int OPEN_EDGE, TICKED, LONELY, FAMILIES, BIG_FAMILIES, FIRST, SECOND, THIRD, WORTH
cdef u32 TURN_ROWS[875]
cdef u32 TURN_HALO[1225]
cdef int SHAPE_OF[175]
cdef int SHAPE_KIND[34]
cdef int CELL_X[142]
cdef int CELL_Y[142]
cdef u32 EDGE_LAYER[16]
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

cdef int worth(int cats) noexcept nogil
@cython.locals(treasures=u32[16], rats=u32[16], i=int)
cdef int measure(const i16* drawn, const i16* hues, int base, int count, const u32* free, int block, int boat,
                 int* m, int* colour, int* size, u32* cells) noexcept nogil
@cython.locals(r=int, room=int, open_cells=u32, filled=u32, i=int, cell=int)
cdef void _look_around(const u32* free, int block, int boat, u32* rats, int* m) noexcept nogil
@cython.locals(i=int, turn=Py_ssize_t, x=int, y=Py_ssize_t, r=Py_ssize_t)
cdef void _draw_treasures(const i16* drawn, const i16* hues, int base, int count, u32* layer, int* m) noexcept nogil
@cython.locals(groups=Py_ssize_t, i=int, hue=int, turn=Py_ssize_t, x=int, y=Py_ssize_t, r=Py_ssize_t, g=Py_ssize_t)
cdef int _ask_cats(const i16* drawn, const i16* hues, int base, int count, const u32* treasures, const u32* rats,
                   int* m, int* colour, int* size, u32* cells) noexcept nogil
@cython.locals(edge=u32, treasure=u32, rat=u32, near=u32, r=Py_ssize_t)
cdef void _ask_cat(Py_ssize_t turn, int x, Py_ssize_t y, int hue, const u32* treasures, const u32* rats,
                   int* m) noexcept nogil
@cython.locals(kept=Py_ssize_t, g=Py_ssize_t, touching=u32, r=Py_ssize_t)
cdef Py_ssize_t _join(int* colour, int* size, u32* cells, Py_ssize_t new, Py_ssize_t turn, int x,
                      Py_ssize_t y) noexcept nogil
@cython.locals(r=Py_ssize_t)
cdef void _merge(int* size, u32* cells, Py_ssize_t g, Py_ssize_t into) noexcept nogil
@cython.locals(r=Py_ssize_t)
cdef void _move(int* colour, int* size, u32* cells, Py_ssize_t g, Py_ssize_t to) noexcept nogil
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
