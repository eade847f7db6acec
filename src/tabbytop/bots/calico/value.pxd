cimport cython
from tabbytop.bots.calico.goals cimport Goals
from tabbytop.bots.calico.places cimport Places
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u64
from tabbytop.games.calico cimport state as quilts
from tabbytop.games.calico.state cimport State

cdef u64 CELL_BITS[22]
cdef int CAT_POINTS[10]
cdef int RINGS_AT[22]
cdef int CELL_AT[64]
cdef int NEED[17]
cdef int IS_SHAPE[17]
cdef int SURVEY, PLAIN, NOTE
cdef int COLOUR_BASE, FINISHING, GOAL_BASE, GOAL_ROW, GOAL_STATES, GROUP_BASE, GROUP_ROW, PARTITIONS, PATTERN_BASE
cdef int RAINBOW_BASE, RAINBOW_ROW, SLOTS

@cython.final
cdef class Value:
    cdef public float group_w[31280]
    cdef public Goals goals
    cdef Places places
    cdef public float rainbow_w[161]
    cdef public float bias_w[23]
    cdef public int stage, known, colours, notes
    cdef public float base
    cdef float worth[12]
    cdef float lost[264]
    cdef float loss[22]
    cdef float gains[264]
    cdef u64 room[12]
    cdef u64 reach[8]
    cdef u64 reached[96]
    cdef int group_count[12]
    cdef float group_total[12]
    cdef u64 group_mask[192]
    cdef u64 group_room[192]
    cdef int group_size[192]
    cdef float group_worth[192]
    cdef public int noted[256]

    @cython.locals(cat=int)
    cdef int kind_of(self, State state, int seat, int number) noexcept nogil
    @cython.locals(row=int, need=int, total=float, i=int, left=u64, group=u64, liberties=u64, size=int, count=int, at=int)
    cdef float groups(self, int kind, u64 free, u64 room, int mode, int number) noexcept nogil
    @cython.locals(at=int)
    cdef void _keep_group(self, int number, u64 group, u64 liberties, int size, float worth) noexcept nogil
    @cython.locals(s=int)
    cdef void _mark(self, u64 liberties, int size, int need) noexcept nogil
    cdef void _lose(self, int number, u64 cells, float change) noexcept nogil
    @cython.locals(row=int, done=u64, near=u64, many=int, some=int, at=int)
    cdef float _finishing(self, int kind, int mode, int number) noexcept nogil
    @cython.locals(cat=int, size=int, i=int, row=int, total=float)
    cdef float shapes(self, int kind, u64 free, u64 room, int mode, int number) noexcept nogil
    @cython.locals(cell=int, i=int, before=int, after=int, change=float)
    cdef void _drop(self, int row, int size, int number) noexcept nogil
    cdef void _note(self, int feature) noexcept nogil
    @cython.locals(done=u64, free=u64, room=u64)
    cdef float _look(self, int kind, u64 own, u64 tokens, u64 empty, int mode, int number) noexcept nogil
    @cython.locals(i=int, number=int, own=u64, tokens=u64, kind=int, place=int)
    cpdef void survey(self, State state, int seat) noexcept nogil
    @cython.locals(i=int, count=int)
    cdef int buttoned_colours(self, State state, int seat) noexcept nogil
    @cython.locals(own=u64, tokens=u64, kind=int, empty=u64, bit=u64, cell=int, gain=float)
    cdef void _find_gains(self, State state, int seat, int number) noexcept nogil
    @cython.locals(row=int, need=int, at=int, liberties=u64, done=u64, near=u64, before=u64, new=int, old=int, change=float)
    cdef float _lone_gain(self, int kind, int number, u64 bit) noexcept nogil
    @cython.locals(group=u64, cat=int)
    cdef float _shape_gain(self, State state, int kind, u64 own, u64 tokens, u64 bit, u64 empty) noexcept nogil
    @cython.locals(near=u64, group=u64, size=int, i=int, points=float)
    cdef float _group_gain(self, int kind, int number, u64 bit) noexcept nogil
    @cython.locals(need=int, total=float, i=int, liberties=u64)
    cdef float _joined(self, int kind, int number, u64 group, int size, u64 bit) noexcept nogil
    @cython.locals(row=int, need=int, room=u64, total=float, i=int, liberties=u64)
    cdef float _out_of_play(self, int kind, int number, u64 group) noexcept nogil
    @cython.locals(before=float)
    cdef float _new_colour(self) noexcept nogil
    @cython.locals(total=float, place=int)
    cpdef float of(self, State state, int seat, int patch, int cell) noexcept nogil
    cpdef float part(self, State state, int seat, int patch, int cell, int which) noexcept nogil
    @cython.locals(number=int, own=u64, tokens=u64, place=int, goal=int)
    cpdef void note_features(self, State state, int seat) noexcept nogil
    @cython.locals(total=float, i=int)
    cpdef float standing(self, State state, int seat) noexcept nogil
    cdef float _weight(self, int feature) noexcept nogil
