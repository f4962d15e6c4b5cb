// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace saltus::detail {

void demand_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, condition);
    std::abort();
}

} // namespace saltus::detail
