cimport cython
from libc cimport math
from tabbytop.bots.yummy_kitty cimport paying
from tabbytop.core cimport fast
from tabbytop.core.dice cimport Dice
from tabbytop.games.yummy_kitty cimport codes
from tabbytop.games.yummy_kitty.state cimport State

cdef int COST[9]
cdef int VALUE[4]
cdef int ORANGES[6]
cdef int MOST, SIZE, STAGES
cdef int AMERICAN_AT, ANGORA_AT, BLACK_AT, BREED_AT, BRITISH_AT, CALICO_AT, CARDS_AT, CENTRE_AT, COINS_AT, COST_AT
cdef int DOGS_AT, EXCESS_AT, FACE_AT, FORTUNE_AT, HAND_AT, ICON_AT, LEAVE_AT, LEFT_AT, ORANGE_AT, PASS_AT, POINTS_AT
cdef int SAFE_AT, SIAMESE_AT, STORE_AT, TOP_AT, VICTIM_AT, WANTED_AT, YARN_AT, YARN_STAGE_AT
cdef double SURE

@cython.final
cdef class Policy:
    cdef public float weights[2892]
    cdef public double sharp
    cdef public int base, stage, count, points, rival
    cdef public int number[160]
    cdef public int join[160]
    cdef int like[160]
    cdef public double promise[160]
    cdef public double odds[160]
    cdef public int active[2560]
    cdef public int actives[160]

    cpdef void nudge(self, int weight, double step) noexcept nogil
    cpdef void step(self, State state, Dice dice) noexcept nogil
    cpdef void play_on(self, State state, Dice dice) noexcept nogil
    @cython.locals(seat=int)
    cpdef void list_choices(self, State state) noexcept nogil
    @cython.locals(best=int, i=int, total=double, left=double)
    cpdef int choose(self, Dice dice) noexcept nogil
    @cython.locals(seat=int)
    cpdef void act(self, State state, int choice) noexcept nogil

    @cython.locals(left=int)
    cdef void _find_stage(self, State state) noexcept nogil
    cdef void _begin(self, int number, int join) noexcept nogil
    cdef void _see(self, int feature) noexcept nogil
    cdef void _see_now(self, int feature, int row) noexcept nogil
    cdef void _end(self) noexcept nogil
    @cython.locals(owner=int)
    cdef void _list_turn(self, State state, int seat) noexcept nogil
    @cython.locals(most=int, other=int, points=int)
    cdef void _find_rival(self, State state, int seat) noexcept nogil
    @cython.locals(black=int, other=int)
    cdef void _list_store(self, State state, int seat) noexcept nogil
    @cython.locals(place=int, breed=int, lot=int)
    cdef void _list_yarn(self, State state, int seat) noexcept nogil
    @cython.locals(first=int, place=int, card=int, look=int, known=int, i=int)
    cdef void _list_hand(self, State state, int seat, int owner) noexcept nogil
    cdef int _face(self, State state, int seat, int card) noexcept nogil
    @cython.locals(animal=int, look=int, colonies=int, breed=int)
    cdef void _list_cat(self, State state, int seat, int owner, int number, int card) noexcept nogil
    @cython.locals(card=int, breed=int)
    cdef void _list_colonies(self, State state, int seat) noexcept nogil
    @cython.locals(lot=int)
    cdef void _list_lots(self, State state, int seat) noexcept nogil
    @cython.locals(missing=int, ones=int, twos=int, place=int, value=int, n=int)
    cdef void _list_payments(self, State state, int seat) noexcept nogil
    cdef void _list_payment(self, int twos, int cards, int excess) noexcept nogil

    @cython.locals(animal=int, cost=int)
    cdef void _list_attraction(self, State state, int seat, int owner, int number, int card, int breed) noexcept nogil
    @cython.locals(size=int, animal=int, lot=int, gain=int)
    cdef void _see_arrival(self, State state, int seat, int card, int breed) noexcept nogil
    cdef void _see_breed(self, State state, int seat, int breed) noexcept nogil
    @cython.locals(row=int)
    cdef void _see_angora(self, int breed) noexcept nogil
    @cython.locals(most=int, other=int, lead=int)
    cdef void _see_calico(self, State state, int seat, int size) noexcept nogil
    @cython.locals(others=int, other=int)
    cdef void _see_black(self, State state, int seat) noexcept nogil
    @cython.locals(most=int, other=int)
    cdef int _wanted(self, State state, int seat, int owner, int animal) noexcept nogil
    @cython.locals(size=int)
    cdef int _quick_worth(self, State state, int seat, int animal) noexcept nogil
