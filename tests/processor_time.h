// SPDX-License-Identifier: GPL-3.0-or-later
// For the benches: seconds of processor time of this process, all threads.
#pragma once

#include <ctime>

namespace saltus::testing {

inline double processor_seconds() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

} // namespace saltus::testing
