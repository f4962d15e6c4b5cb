// SPDX-License-Identifier: GPL-3.0-or-later
// What decides the present line of a run, and what came of running it again.
#pragma once

#include "core/base/error.h"
#include "core/io/bundle.h"
#include "core/model/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus::ui {

using ParameterValues = std::vector<std::pair<std::string, double>>; // name, SI

struct RunHistory {
    model::Model scene;
    ParameterValues start;                 // when the run began
    std::vector<io::BundleChange> changes; // since then
    std::int64_t steps = 0;
    double time = 0.0;                     // s, after them
    std::optional<std::uint64_t> hash;     // of the state there, unless an earlier one is shown
};

struct ReplayReport {
    std::int64_t steps = 0; // of the bundle
    std::int64_t done = 0;  // made
    std::int64_t same = 0;  // the last step known to be the same
    std::optional<std::int64_t> different; // the first known to differ
    bool identical() const { return !different && done >= steps; } // else, without `different`: it was stopped
};

} // namespace saltus::ui
