cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u32
from tabbytop.games.isle_of_cats cimport tally
from tabbytop.games.isle_of_cats.state cimport State

cdef int CATS, OF_COLOUR, ON_EDGE, BY_TREASURE, BY_RAT, COMMONS, RARES, RATS, MAPS, FULL_ROOMS, EMPTY_ROOMS
cdef int OPEN_EDGE, TICKED, LONELY, FAMILIES, BIG_FAMILIES, LARGEST, SECOND, THIRD
cdef int GROUP, DEAR, LARGE, ROOM, NEARLY, GAP, RAT, MAP, CAT, SPECIAL, LESSON, SISTER
cdef int DAYS, ROOM_FOR
cdef int LIBERTIES[143]
cdef int NEARLY_STEP[64]
cdef int SOON_STEP[143]
cdef int LATE_STEP[143]
cdef int PART_ROOM[31]
cdef int PART_ROW[31]
cdef u32 PART_CELLS[31]
cdef int LESSON_KEY[26]
cdef int LESSON_N[26]
cdef int LESSON_COLOUR[26]
cdef int LESSON_ROOMS[26]
cdef int SISTER_KEY[18]

@cython.final
cdef class Value:
    cdef public float weights[5040]
    cdef public float sight
    cdef public int solo
    cdef public float cost[5]
    cdef public int rank[5]
    cdef public int room_open[7]
    cdef public int noted[360]
    cdef public float amount[360]
    cdef public int notes

    @cython.locals(i=int, known=int)
    cpdef void prepare(self, State state) noexcept nogil
    @cython.locals(worth=float)
    cpdef float standing(self, State state, int left) noexcept nogil
    @cython.locals(total=float, i=int, first=int)
    cpdef float hope(self, int left) noexcept nogil
    @cython.locals(total=float, i=int)
    cpdef float sister(self, State state) noexcept nogil
    @cython.locals(points=int)
    cpdef float utility(self, State state) noexcept nogil
    @cython.locals(lesson=int, i=int)
    cpdef void note_features(self, State state) noexcept nogil
    cdef void _note(self, int feature, float amount) noexcept nogil
    cdef void _note_progress(self, int feature, float progress) noexcept nogil
    @cython.locals(left=int, i=int)
    cdef void _note_specials(self, int used) noexcept nogil
    @cython.locals(g=int, free=int, at=int, r=int, near=u32, size=int, first=int, second=int)
    cdef void _note_groups(self, State state) noexcept nogil
    @cython.locals(room=int, i=int, total=int)
    cdef void _note_rooms(self, State state) noexcept nogil
    @cython.locals(rows=u32[12], ends=u32[12], r=Py_ssize_t, single=u32, dead=u32, shore=u32,
                   square=u32, oblong=u32, pair=u32, here=u32, up=u32, down=u32, west=u32, east=u32, some=u32, two=u32,
                   block=u32, shores=int)
    cdef void _note_gaps(self, State state) noexcept nogil
    @cython.locals(key=int, first=int, missing=int)
    cdef void _note_lesson(self, const int* m, int lesson) noexcept nogil
    @cython.locals(missing=int, i=int)
    cdef int _missing_much(self, const int* m, int key, int lesson) noexcept nogil
    cdef int _missing(self, const int* m, int key, int lesson) noexcept nogil
    cdef int _has(self, const int* m, int key, int lesson) noexcept nogil
    cdef int _count(self, const int* m, int key) noexcept nogil
    @cython.locals(key=int, first=int, has=int)
    cdef void _note_sister(self, State state, int card) noexcept nogil
    @cython.locals(key=int, most=int, i=int)
    cdef int _sister_has(self, State state, int card) noexcept nogil
    cdef int _sister_has_basic(self, const int* m, int key) noexcept nogil
    cdef int _sister_has_advanced(self, const int* m, int key) noexcept nogil

cdef u32 bytes_of(u32 word) noexcept nogil
cdef u32 sum_bytes(u32 word) noexcept nogil
cdef u32 wide_sum(u32 word) noexcept nogil
