// SPDX-License-Identifier: GPL-3.0-or-later
// Three levels: SALTUS_ASSERT (debug builds, hot paths), SALTUS_DEMAND (always on: a broken invariant of ours ends the
// program with a place), and Result<> (user input and outcomes: never these macros).
#pragma once

namespace saltus::detail {
[[noreturn]] void demand_failed(const char* condition, const char* file, int line);
}

#define SALTUS_DEMAND(condition) \
    (static_cast<bool>(condition) ? void(0) : ::saltus::detail::demand_failed(#condition, __FILE__, __LINE__))

#ifdef NDEBUG
#define SALTUS_ASSERT(condition) void(0)
#else
#define SALTUS_ASSERT(condition) SALTUS_DEMAND(condition)
#endif
