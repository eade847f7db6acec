cimport cython
from tabbytop.bots.search.calico_value cimport Value
from tabbytop.core cimport fast, manners
from tabbytop.core.bits cimport u64
from tabbytop.core.dice cimport Dice
from tabbytop.games.calico.table cimport Table

cdef u64 CELL_BITS[22]
cdef u64 OPEN
cdef int CHOOSING, OVER, TAKE, TAKING
cdef float SECOND[23]
cdef float LEAST, OBJECTIVE_WORTH, SCENARIO_WORTH
cdef int WANTED[88]

@cython.final
cdef class Rollout:
    cdef public Value value
    cdef Table beside
    cdef public int short, hidden
    cdef public float rival
    cdef public float rows[264]
    cdef int row_patch[8]
    cdef public float top[12]
    cdef public int top_cell[12]
    cdef float kept[88]
    cdef float kept_top[4]
    cdef int kept_by
    cdef public int picked[16]
    cdef public int moves[160]
    cdef public int then[320]
    cdef public double total[160]
    cdef public int tries[160]
    cdef public int alive[160]

    @cython.locals(i=int)
    cpdef void forget(self) noexcept nogil
    @cython.locals(cells=u64, cell=int, worth=float)
    cpdef float rate(self, Table table, int seat, int patch, int row) noexcept nogil
    @cython.locals(fresh=int, slot=int)
    cpdef void rate_hand(self, Table table, int seat) noexcept nogil
    @cython.locals(seat=int)
    cpdef void play_on(self, Table table, Dice dice) noexcept nogil
    cpdef int step(self, Table table) noexcept nogil
    @cython.locals(number=int)
    cdef int _sew(self, Table table, int seat) noexcept nogil
    @cython.locals(few=int)
    cpdef int best_placement(self, Table table, int seat) noexcept nogil
    @cython.locals(i=int, slot=int, patch=int, cells=u64, cell=int)
    cdef void _shortlist(self, Table table, int seat, int few) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void _insert(self, int number, float worth, Table table, int seat, int few) noexcept nogil
    @cython.locals(slot=int)
    cdef float _rated(self, Table table, int seat, int number) noexcept nogil
    @cython.locals(best=int, most=float, i=int, worth=float)
    cdef int _best_of_short(self, Table table, int seat, int few) noexcept nogil
    @cython.locals(i=int)
    cdef void _keep(self) noexcept nogil
    @cython.locals(i=int)
    cdef void _recall(self, int slot) noexcept nogil
    @cython.locals(slot=int, other=int, most=float, spot=int)
    cpdef float ahead(self, Table table, int seat, int patch, int cell) noexcept nogil
    @cython.locals(most=float, i=int)
    cpdef float best_ahead(self, Table table, int seat, int few) noexcept nogil
    @cython.locals(slot=int, held=float, best=int, most=float, spot=int, worth=float, cell=int)
    cdef int _draft(self, Table table, int seat) noexcept nogil
    @cython.locals(spot=int)
    cdef void _rate_all(self, Table table, int seat, int slot) noexcept nogil
    cpdef float hand_worth(self, float a, float b, Table table, int seat) noexcept nogil
    @cython.locals(wanted=int, slot=int, i=int, j=int, patch=int)
    cpdef void reshuffle(self, Table table, int seat, Dice dice) noexcept nogil
    cdef int _is_hidden(self, Table table, int seat, int slot) noexcept nogil
    @cython.locals(open_cells=int, seat=int)
    cdef int _draws(self, Table table) noexcept nogil
    @cython.locals(total=float, first=int, last=int, _=int, i=int, j=int, patch=int)
    cpdef float luck(self, Table table, Table other, int spot, int refills, Dice dice) noexcept nogil
    @cython.locals(_=int, i=int)
    cpdef void sample(self, Table root, Table world, Table line, int seat, int count, int rounds, Dice dice) noexcept nogil
    @cython.locals(k=int)
    cdef void _follow(self, Table line, int seat, int i) noexcept nogil
    cdef void _try(self, Table line, int seat, int i, Dice dice) noexcept nogil
    @cython.locals(best=int, other=int, points=float)
    cpdef float utility(self, Table table, int seat) noexcept nogil
    @cython.locals(met=int, wanted=int, i=int)
    cdef float _objectives(self, Table table, int seat) noexcept nogil
    @cython.locals(most=int, i=int, met=int, both=int, place=int, ways=int)
    cpdef int _reached(self, Table table, int seat, int objective) noexcept nogil
    @cython.locals(total=int, most=int, least=int, i=int, count=int)
    cdef int _cats(self, Table table, int seat, int objective) noexcept nogil
    @cython.locals(total=double, _=int, seat=int)
    cpdef double solo_games(self, Table table, Dice dice, int games) noexcept nogil
