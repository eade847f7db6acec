cimport cython
from tabbytop.games.yummy_kitty cimport codes
from tabbytop.games.yummy_kitty.state cimport State

cdef int COST[9]
cdef int VALUE[4]

@cython.locals(missing=int, ones=int, value=int, wanted=int, place=int, card=int)
cpdef void pay(State state, int seat, int twos) noexcept nogil
