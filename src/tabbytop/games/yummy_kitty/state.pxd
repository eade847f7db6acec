cimport cython
from tabbytop.core cimport fast
from tabbytop.core.bits cimport i16, i64, u64
from tabbytop.core.dice cimport Dice
from tabbytop.games.yummy_kitty cimport codes

cdef u64 ONE
cdef u64 TALLIES[128]
cdef int LOTS_BY_COST[4]
cdef i16 CODES[74]
cdef int COST[9]
cdef int VALUE[4]
cdef int ORANGES[6]

@cython.final
cdef class State:
    cdef public object config
    cdef public int seats, size, hand_size, draw, draw_empty, guard_from
    cdef public int by_points, stock_only, chain, mouse_stays, mice_always
    cdef public int below_only, yarn_limit, yarn_pays, lone_angora, angora_scores
    cdef public int british_others, fortune_always, may_pass, exact_pay, dogs, dogs_to_hand, fair
    cdef public int drawn, phase, seat, asked, starter, passes, excluded_count
    cdef public int guarded, excluded, removed, guest, catcher, target_seat, target, colony
    cdef public int paid_count, paid_sum, took, turned_to, notes, witnessed
    cdef public i16 deck[74]
    cdef public i16 seen[74]
    cdef public i16 under[74]
    cdef public i16 hand[370]
    cdef public i16 marked[74]
    cdef public i16 paid[74]
    cdef public i16 hand_count[5]
    cdef public u64 tally[5]
    cdef public i16 top[40]
    cdef public i16 cats[80]
    cdef public i16 loose[80]
    cdef public i16 yarns[40]
    cdef public int colonies[5]
    cdef public int bare[5]
    cdef public int exposed[5]
    cdef public i16 mice[5]
    cdef public i16 mice_top[5]
    cdef public i16 dog_count[5]
    cdef public i16 dogs_top[5]
    cdef public int choices[5]
    cdef public u64 held_then[74]
    cdef public u64 open_then[74]
    cdef public i16 flags_then[64]
    cdef public int log[256]

    @cython.locals(t=State)
    cpdef State clone(self)
    cpdef void become(self, State other) noexcept nogil
    cdef void _take_options(self, State other) noexcept nogil

    @cython.locals(i=int, j=int, code=i16)
    cpdef void deal(self, Dice dice) noexcept nogil
    @cython.locals(seat=int, count=int, _=int)
    cpdef void begin(self) noexcept nogil
    @cython.locals(i=int)
    cdef void _clear(self) noexcept nogil

    @cython.locals(i=int, seat=int, breed=int, card=int)
    cpdef void recount(self) noexcept nogil
    @cython.locals(covered=int, card=int, lot=int)
    cdef void _recount_colony(self, int seat, int breed) noexcept nogil

    cdef void _gain(self, int seat, int card) noexcept nogil
    cdef void _count(self, int seat, int card) noexcept nogil
    cdef void _discount(self, int seat, int card) noexcept nogil
    @cython.locals(base=int, card=int, i=int)
    cdef int _remove(self, int seat, int place) noexcept nogil
    cdef void _draw_to(self, int seat) noexcept nogil
    cdef void _note(self, int note, int seat, int value) noexcept nogil

    cpdef void play(self, int seat, int number) noexcept nogil
    @cython.locals(count=int, _=int)
    cdef void _store(self, int seat) noexcept nogil
    @cython.locals(card=int, bowl=int)
    cdef void _lay(self, int seat, int place, int breed) noexcept nogil
    @cython.locals(lot=int)
    cdef void _cover(self, int seat, int breed) noexcept nogil
    cdef void _aim(self, int seat, int card) noexcept nogil
    @cython.locals(colonies=int)
    cdef int _only_colony(self, int seat) noexcept nogil
    cdef void _join(self, int seat, int breed) noexcept nogil
    @cython.locals(card=int)
    cdef void _put(self, int seat, int place) noexcept nogil

    @cython.locals(card=int, stolen=int)
    cdef void _settle(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef void _rob(self, int seat, int owner, int card) noexcept nogil
    @cython.locals(kept=int, i=int, card=int)
    cdef void _take_dogs(self, int seat, int owner) noexcept nogil
    cdef void _take_dog(self, int seat, int owner, int card) noexcept nogil
    cdef void _kennel(self, int seat, int card) noexcept nogil
    @cython.locals(above=int)
    cdef void _fetch(self, int seat, int card) noexcept nogil
    @cython.locals(i=int, card=int, base=int, kept=int)
    cdef void _pay(self, int seat) noexcept nogil
    cdef void _exclude(self, int card) noexcept nogil
    @cython.locals(animal=int)
    cdef void _vanish(self, int seat, int card) noexcept nogil
    @cython.locals(animal=int)
    cdef void _arrive(self, int seat, int card) noexcept nogil
    @cython.locals(bowl=int, lot=int)
    cdef void _place(self, int seat, int card, int breed) noexcept nogil

    @cython.locals(seat=int)
    cdef void _look_for_mouse(self) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef int _first_black(self) noexcept nogil
    @cython.locals(exposed=int, i=int)
    cpdef int lowest(self, int seat) noexcept nogil
    @cython.locals(best=int, found=int, lot=int, value=int)
    cdef int _least_worth(self, int seat) noexcept nogil
    @cython.locals(points=int)
    cpdef int worth(self, int seat, int lot) noexcept nogil
    @cython.locals(seat=int, choice=int)
    cdef void _send_away(self) noexcept nogil
    @cython.locals(breed=int, card=int)
    cdef void _leave(self, int seat, int lot) noexcept nogil
    @cython.locals(above=int, card=int)
    cdef int _pull(self, int bowl, int animal) noexcept nogil
    @cython.locals(_=int)
    cdef void _pass_on(self) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void _end(self) noexcept nogil

    @cython.locals(bit=u64, owner=int, i=int, card=int)
    cdef void _witness(self, int seat, int flags) noexcept nogil
    @cython.locals(count=int, i=int, could=int)
    cpdef int contradictions(self) noexcept nogil
    @cython.locals(flags=int, bit=u64, food=int, yarn=int, card=int, animal=int, housed=int)
    cpdef int could_act_then(self, int i) noexcept nogil

    cpdef int owes(self, int seat) noexcept nogil
    @cython.locals(card=int)
    cpdef int first_excluded(self) noexcept nogil
    @cython.locals(animal=int)
    cpdef int can_reach(self, int seat, int card) noexcept nogil
    @cython.locals(card=int)
    cpdef int can_fetch(self, int seat) noexcept nogil
    cpdef int reachable(self, int seat, int owner) noexcept nogil
    @cython.locals(hands=u64, owner=int)
    cpdef int targets(self, int seat) noexcept nogil
    @cython.locals(food=int, count=int)
    cdef int _within_means(self, int seat, u64 hands) noexcept nogil
    cpdef int payable(self, int seat) noexcept nogil
    @cython.locals(yarns=int)
    cpdef int yarn_ways(self, int seat) noexcept nogil
    cpdef int can_act(self, int seat) noexcept nogil
    cpdef int is_payable(self, int card) noexcept nogil
    cpdef int is_settled(self) noexcept nogil
    @cython.locals(count=int)
    cpdef int count_legal(self, int seat) noexcept nogil
    cpdef int nth_legal(self, int seat, int n) noexcept nogil
    @cython.locals(free=int)
    cdef int _nth_choice(self, int seat, int n, int fetches, int lays) noexcept nogil
    cdef int _nth_place(self, int mask, int n) noexcept nogil
    cdef int _nth_payment(self, int seat, int n) noexcept nogil
    @cython.locals(place=int)
    cdef int _nth_payable(self, int seat, int n) noexcept nogil
    @cython.locals(place=int)
    cdef int _nth_yarn(self, int seat, int n) noexcept nogil
    @cython.locals(owner=int, count=int, place=int)
    cdef int _nth_target(self, int seat, int n) noexcept nogil
    @cython.locals(n=int)
    cpdef list legal_numbers(self, int seat)

    cpdef int colony_size(self, int seat, int breed) noexcept nogil
    @cython.locals(count=int, breed=int)
    cpdef int breeds(self, int seat) noexcept nogil
    @cython.locals(count=int, lot=int)
    cpdef int bowl_cats(self, int seat) noexcept nogil
    cpdef int dogs_of(self, int seat) noexcept nogil
    @cython.locals(oranges=int, total=int)
    cpdef int score(self, int seat) noexcept nogil
    @cython.locals(lot=int)
    cdef int _scoring(self, int seat, int breed) noexcept nogil
    @cython.locals(size=int, larger=int, equal=int, other=int)
    cdef int _calico_points(self, int seat) noexcept nogil
    @cython.locals(dogs=int, other=int)
    cdef int _dog_penalty(self, int seat) noexcept nogil

    @cython.locals(n=int)
    cpdef void play_out(self, Dice dice) noexcept nogil
    @cython.locals(settled=int, n=int)
    cdef void _pay_at_random(self, int seat, Dice dice) noexcept nogil
    @cython.locals(fetches=int, lays=int, count=int, n=int)
    cdef void _turn_at_random(self, int seat, Dice dice) noexcept nogil
    @cython.locals(checksum=i64, seat=int, _=int)
    cpdef i64 random_games(self, Dice dice, i64 games) noexcept nogil
