cimport cython
from tabbytop.bots.calico.value cimport Value
from tabbytop.bots cimport yielding
from tabbytop.core cimport fast
from tabbytop.core.bits cimport u64
from tabbytop.core.dice cimport Dice
from tabbytop.games.calico.state cimport State

cdef u64 CELL_BITS[22]
cdef u64 OPEN
cdef int CHOOSING, OVER, TAKE, TAKING
cdef float SECOND[23]
cdef float LEAST, OBJECTIVE_WORTH, SCENARIO_WORTH
cdef int WANTED[88]

@cython.final
cdef class Rollout:
    cdef public Value value
    cdef State beside
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
    cpdef float rate(self, State state, int seat, int patch, int row) noexcept nogil
    @cython.locals(fresh=int, slot=int)
    cpdef void rate_hand(self, State state, int seat) noexcept nogil
    @cython.locals(seat=int)
    cpdef void play_on(self, State state, Dice dice) noexcept nogil
    cpdef int step(self, State state) noexcept nogil
    @cython.locals(number=int)
    cdef int _sew(self, State state, int seat) noexcept nogil
    @cython.locals(few=int)
    cpdef int best_placement(self, State state, int seat) noexcept nogil
    @cython.locals(i=int, slot=int, patch=int, cells=u64, cell=int)
    cdef void _shortlist(self, State state, int seat, int few) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void _insert(self, int number, float worth, State state, int seat, int few) noexcept nogil
    @cython.locals(slot=int)
    cdef float _rated(self, State state, int seat, int number) noexcept nogil
    @cython.locals(best=int, most=float, i=int, worth=float)
    cdef int _best_of_short(self, State state, int seat, int few) noexcept nogil
    @cython.locals(i=int)
    cdef void _keep(self) noexcept nogil
    @cython.locals(i=int)
    cdef void _recall(self, int slot) noexcept nogil
    @cython.locals(slot=int, other=int, most=float, spot=int)
    cpdef float ahead(self, State state, int seat, int patch, int cell) noexcept nogil
    @cython.locals(most=float, i=int)
    cpdef float best_ahead(self, State state, int seat, int few) noexcept nogil
    @cython.locals(slot=int, held=float, best=int, most=float, spot=int, worth=float, cell=int)
    cdef int _draft(self, State state, int seat) noexcept nogil
    @cython.locals(spot=int)
    cdef void _rate_all(self, State state, int seat, int slot) noexcept nogil
    cpdef float hand_worth(self, float a, float b, State state, int seat) noexcept nogil
    @cython.locals(wanted=int, slot=int, i=int, j=int, patch=int)
    cpdef void reshuffle(self, State state, int seat, Dice dice) noexcept nogil
    cdef int _is_hidden(self, State state, int seat, int slot) noexcept nogil
    @cython.locals(open_cells=int, seat=int)
    cdef int _draws(self, State state) noexcept nogil
    @cython.locals(total=float, first=int, last=int, _=int, i=int, j=int, patch=int)
    cpdef float luck(self, State state, State other, int spot, int refills, Dice dice) noexcept nogil
    @cython.locals(_=int, i=int)
    cpdef void sample(self, State root, State world, State line, int seat, int count, int rounds, Dice dice) noexcept nogil
    @cython.locals(k=int)
    cdef void _follow(self, State line, int seat, int i) noexcept nogil
    cdef void _try(self, State line, int seat, int i, Dice dice) noexcept nogil
    @cython.locals(best=int, other=int, points=float)
    cpdef float utility(self, State state, int seat) noexcept nogil
    @cython.locals(met=int, wanted=int, i=int)
    cdef float _objectives(self, State state, int seat) noexcept nogil
    @cython.locals(most=int, i=int, met=int, both=int, place=int, ways=int)
    cpdef int _reached(self, State state, int seat, int objective) noexcept nogil
    @cython.locals(total=int, most=int, least=int, i=int, count=int)
    cdef int _cats(self, State state, int seat, int objective) noexcept nogil
    @cython.locals(total=double, _=int, seat=int)
    cpdef double solo_games(self, State state, Dice dice, int games) noexcept nogil
