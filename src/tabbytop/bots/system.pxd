# cdef inline bodies, taken into the modules that call them.
cdef extern from *:
    """
    #if defined(_WIN32)
    #define tabbytop_sched_yield()
    #define tabbytop_now() 0.0
    #else
    #include <sched.h>
    #include <time.h>
    #define tabbytop_sched_yield() sched_yield()
    static inline double tabbytop_now(void) {
        struct timespec t;
        clock_gettime(CLOCK_MONOTONIC, &t);
        return t.tv_sec + 1e-9 * t.tv_nsec;
    }
    #endif
    """
    void tabbytop_sched_yield() noexcept nogil
    double tabbytop_now() noexcept nogil

cdef inline void sched_yield() noexcept nogil:
    tabbytop_sched_yield()

cdef inline double now() noexcept nogil:
    return tabbytop_now()
