// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots bit by bit: what is no number is the same as itself.
#pragma once

#include "core/session.h"

#include <cstring>

inline bool same_bits(const saltus::Snapshot& a, const saltus::Snapshot& b) {
    return a.integers == b.integers && a.numbers.size() == b.numbers.size() &&
           (a.numbers.empty() || std::memcmp(a.numbers.data(), b.numbers.data(), a.numbers.size() * sizeof(double)) == 0);
}
