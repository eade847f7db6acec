cimport cython
from tabbytop.bots.search.isle_of_cats_value cimport Value
from tabbytop.core cimport fast, manners
from tabbytop.core.bits cimport u64
from tabbytop.games.isle_of_cats.placing cimport u32
from tabbytop.games.isle_of_cats.table cimport Table

ctypedef short i16

cdef int DONE, DOUBLE, EACH, EXTRA, PLACE, RESOLVE, ROW, SKIP
cdef int INNER, HOME, HERE, AWAY, HASTY_OPTIONS, GLANCE
cdef float LEAST, COPY_HOPE
cdef u64 MIX
cdef int CELL_AT[198]
cdef int CARD_MODE[156]
cdef int CARD_HUE[1248]
cdef int CARD_ITEMS[156]

@cython.final
cdef class Beam:
    cdef public Value value
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
    cdef public float gain[12]
    cdef public float price[5]
    cdef public int options
    cdef public int first[128]
    cdef public int second[128]
    cdef public float hope[128]
    cdef public int plans
    cdef public int plan_path[1536]
    cdef public int plan_steps[32]
    cdef public float plan_worth[32]
    cdef public u64 plan_sign[32]
    cdef public long evaluations

    @cython.locals(h=int, i=int, r=int)
    cdef void save(self, Table table, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void load(self, Table table, int node) noexcept nogil
    @cython.locals(h=int, r=int)
    cdef void restore(self, Table table, int node) noexcept nogil
    cdef void act(self, Table table, int number) noexcept nogil
    @cython.locals(worth=float, node=int, last=int, worst=int, i=int, sign=u64)
    cdef void _offer(self, Table table, int bucket) noexcept nogil
    @cython.locals(total=u64, i=int, piece=u64)
    cdef u64 _signature(self, Table table) noexcept nogil
    @cython.locals(best=int, i=int)
    cdef int _best(self, int bucket) noexcept nogil
    @cython.locals(full=int, done=int, i=int)
    cdef int explore(self, Table table) noexcept nogil
    @cython.locals(i=int)
    cdef void _begin(self, Table table) noexcept nogil
    @cython.locals(waiting=int, slot=int)
    cdef void _list_cards(self, Table table, int tick) noexcept nogil
    @cython.locals(at=int)
    cdef void _list_card(self, int slot) noexcept nogil
    @cython.locals(slot=int, card=int, into=int, node=int, zone=int)
    cdef void _resolve(self, Table table, int done, int i) noexcept nogil
    @cython.locals(number=int, hue=int)
    cdef void _open(self, Table table, int node, int slot, int zone, int into) noexcept nogil
    cdef void _start(self, Table table, int node, int number, int into) noexcept nogil
    @cython.locals(bucket=int, other=int, node=int)
    cdef void _drain(self, Table table, int into) noexcept nogil
    @cython.locals(turn=int, i=int, base=int, r=int, word=u32)
    cdef void _expand(self, Table table, int node, int between, int into) noexcept nogil
    cdef void _try(self, Table table, int node, int number, int between, int into) noexcept nogil
    @cython.locals(i=int)
    cpdef int plan(self, Table table, int options, int most) noexcept nogil
    @cython.locals(best=int, j=int)
    cdef void _lead(self, int i) noexcept nogil
    @cython.locals(bucket=int, _=int, best=int)
    cdef void try_option(self, Table table, int i, int most) noexcept nogil
    @cython.locals(number=int, hope=float)
    cdef void _swap(self, int i, int j) noexcept nogil
    @cython.locals(at=int, i=int, j=int)
    cdef void _note_plan(self, int node) noexcept nogil
    @cython.locals(width=int, step=int, now=float, slot=int, best=int, usable=int, special=int)
    cdef void note_gains(self, Table table) noexcept nogil
    cdef void _option(self, int first, int second, float hope) noexcept nogil
    @cython.locals(usable=int, hope=float, row=int, n=int)
    cdef void _list_options(self, Table table) noexcept nogil
    @cython.locals(column=int, hope=float, slot=int)
    cdef void _list_columns(self, Table table, int usable) noexcept nogil
    @cython.locals(slot=int)
    cdef void _list_late_options(self, Table table, int usable) noexcept nogil
    @cython.locals(kind=int, most=float, slot=int)
    cdef void _list_doubles(self, Table table, int column, int slots, int usable, float hope) noexcept nogil
    @cython.locals(first=int)
    cdef int _shows(self, int card, int kind) noexcept nogil
    @cython.locals(width=int)
    cpdef void plan_in_haste(self, Table table) noexcept nogil
    @cython.locals(i=int)
    cpdef void play_day(self, Table table) noexcept nogil
    @cython.locals(points=int)
    cpdef float utility(self, Table table) noexcept nogil
    @cython.locals(i=int)
    cpdef void copy(self, Table table, Table into) noexcept nogil
