// SPDX-License-Identifier: GPL-3.0-or-later
// Seconds of processor time: what a bench prints, and what a test may put a limit to. Time on the wall depends on what else the
// machine does.
#pragma once

#include <ctime>
#include <sys/resource.h>

namespace saltus::testing {

inline double seconds_of(clockid_t clock) {
    timespec t;
    clock_gettime(clock, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

inline double processor_seconds() { return seconds_of(CLOCK_PROCESS_CPUTIME_ID); } // all threads of this process
inline double thread_seconds() { return seconds_of(CLOCK_THREAD_CPUTIME_ID); }     // the calling thread
inline double children_seconds() { // all children that have ended and were waited for
    rusage used;
    getrusage(RUSAGE_CHILDREN, &used);
    const auto of = [](const timeval& t) { return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec); };
    return of(used.ru_utime) + of(used.ru_stime);
}

} // namespace saltus::testing
