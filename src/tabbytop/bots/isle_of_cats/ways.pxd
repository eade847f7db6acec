cimport cython
from tabbytop.core cimport fast
from tabbytop.games.isle_of_cats.state cimport State

cdef int DOUBLE, EACH, EXTRA, ROW
cdef float COPY_HOPE, LEAST
cdef int CARD_MODE[156]
cdef int CARD_HUE[1248]
cdef int CARD_ITEMS[156]

@cython.final
cdef class Ways:
    cdef public float gain[12]
    cdef public float price[5]
    cdef public int count
    cdef public int first[128]
    cdef public int second[128]
    cdef public float hope[128]

    @cython.locals(best=int, j=int)
    cdef void lead(self, int i) noexcept nogil
    @cython.locals(number=int, hope=float)
    cdef void _swap(self, int i, int j) noexcept nogil
    cdef void _add(self, int first, int second, float hope) noexcept nogil
    @cython.locals(usable=int, hope=float, row=int, n=int)
    cdef void list_all(self, State state) noexcept nogil
    @cython.locals(column=int, hope=float, slot=int)
    cdef void _list_columns(self, State state, int usable) noexcept nogil
    @cython.locals(slot=int)
    cdef void _list_late(self, State state, int usable) noexcept nogil
    @cython.locals(kind=int, most=float, slot=int)
    cdef void _list_doubles(self, State state, int column, int slots, int usable, float hope) noexcept nogil
    @cython.locals(first=int)
    cdef int _shows(self, int card, int kind) noexcept nogil
