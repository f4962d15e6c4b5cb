// SPDX-License-Identifier: GPL-3.0-or-later
// Do both compute the same? The peer against the sampled reference, and our trajectory against the peer's.
#pragma once

#include "tests/peers/cases.h"

#include <optional>

namespace saltus::peers {

struct Difference {
    double worst = 0.0;
    int step = 0;
    std::string column;
};

// Errors: the table has none of the peer's columns. Throws when it cannot be read (std::runtime_error).
Result<std::optional<Difference>> peer_against_table(const Case& one); // no value: there is no table
// Errors: the scene does not run, a column of the peer is not recorded.
Result<Difference> ours_against_peer(const Case& one);

} // namespace saltus::peers
