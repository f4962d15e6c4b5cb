// SPDX-License-Identifier: GPL-3.0-or-later
// A run has one line until someone plays from its past: then the old future stays as a line of its own, with all that it takes
// to go on from its end, and the run writes a new one.
#pragma once

#include "core/simulation/recording.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace saltus::ui {

using LineId = std::uint64_t; // counted from 1: the first of the run

// Memory of all lines besides the present one; the oldest are dropped beyond it, never the present.
inline constexpr std::size_t kLinesBudget = std::size_t{256} << 20;

struct RunLine {
    LineId id = 1;
    std::shared_ptr<const Recording> recording;
    double began = 0.0;    // s: where it left the line that it came from; 0 of the first
    double parts = 0.0;    // s: where it and the present line part
    // The first that was changed in it: a parameter (SI), or a hand that pulled. "" and false: it was only played on.
    std::string parameter;
    double value = 0.0;
    bool pulled = false;
    bool present = false;
};

} // namespace saltus::ui
