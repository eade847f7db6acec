cimport cython
from tabbytop.bots.isle_of_cats.value cimport Value
from tabbytop.bots.isle_of_cats.ways cimport Ways
from tabbytop.bots cimport yielding
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i16, i64, u32, u64
from tabbytop.games.isle_of_cats.state cimport State

cdef int DONE, PLACE, RESOLVE, SKIP
cdef int INNER, HOME, HERE, AWAY, HASTY_OPTIONS, GLANCE
cdef float LEAST
cdef u64 MIX
cdef int CELL_AT[198]
cdef int CARD_MODE[156]

@cython.final
cdef class Beam:
    cdef public Value value
    cdef public Ways ways
    cdef public int width, step, left, hasty
    cdef i16 head[9264]
    cdef u32 ticks[579]
    cdef i16 drawn[37056]
    cdef i16 hues[37056]
    cdef u32 free[6948]
    cdef u32 touch[6948]
    cdef int path[27792]
    cdef int steps[579]
    cdef float worth[579]
    cdef u64 sign[579]
    cdef int count[18]
    cdef int trail[48]
    cdef int length
    cdef int slots[4]
    cdef int cards
    cdef public int plans
    cdef public int plan_path[1536]
    cdef public int plan_steps[32]
    cdef public float plan_worth[32]
    cdef public u64 plan_sign[32]
    cdef public i64 evaluations

    @cython.locals(h=int, i=int, r=int)
    cdef void save(self, State state, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void load(self, State state, int node) noexcept nogil
    @cython.locals(h=int, r=int)
    cdef void restore(self, State state, int node) noexcept nogil
    cdef void act(self, State state, int number) noexcept nogil
    @cython.locals(worth=float, node=int, last=int, worst=int, i=int, sign=u64)
    cdef void _offer(self, State state, int bucket) noexcept nogil
    @cython.locals(total=u64, i=int, piece=u64)
    cdef u64 _signature(self, State state) noexcept nogil
    @cython.locals(best=int, i=int)
    cdef int _best(self, int bucket) noexcept nogil
    @cython.locals(full=int, done=int, i=int)
    cdef int explore(self, State state) noexcept nogil
    @cython.locals(i=int)
    cdef void _begin(self, State state) noexcept nogil
    @cython.locals(waiting=int, slot=int)
    cdef void _list_cards(self, State state, int tick) noexcept nogil
    @cython.locals(at=int)
    cdef void _list_card(self, int slot) noexcept nogil
    @cython.locals(slot=int, card=int, into=int, node=int, zone=int)
    cdef void _resolve(self, State state, int done, int i) noexcept nogil
    @cython.locals(number=int, hue=int)
    cdef void _open(self, State state, int node, int slot, int zone, int into) noexcept nogil
    cdef void _start(self, State state, int node, int number, int into) noexcept nogil
    @cython.locals(bucket=int, other=int, node=int)
    cdef void _drain(self, State state, int into) noexcept nogil
    @cython.locals(turn=int, i=int, base=int, r=int, word=u32)
    cdef void _expand(self, State state, int node, int between, int into) noexcept nogil
    cdef void _try(self, State state, int node, int number, int between, int into) noexcept nogil
    @cython.locals(i=int)
    cpdef int plan(self, State state, int options, int most) noexcept nogil
    @cython.locals(bucket=int, _=int, best=int)
    cdef void try_option(self, State state, int i, int most) noexcept nogil
    @cython.locals(at=int, i=int, j=int)
    cdef void _note_plan(self, int node) noexcept nogil
    @cython.locals(width=int, step=int, now=float, slot=int, best=int, usable=int, special=int)
    cdef void note_gains(self, State state) noexcept nogil
    @cython.locals(width=int)
    cpdef void plan_in_haste(self, State state) noexcept nogil
    @cython.locals(i=int)
    cpdef void play_day(self, State state) noexcept nogil
    @cython.locals(i=int)
    cpdef void copy(self, State state, State into) noexcept nogil
