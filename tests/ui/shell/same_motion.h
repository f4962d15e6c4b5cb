// SPDX-License-Identifier: GPL-3.0-or-later
// A scene that was built beside one that Saltus ships.
#pragma once

#include "core/io/scene_file.h"
#include "core/session.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace saltus::testing {

// Largest difference of a signal of `built` to one of `other` in all recorded rows up to `until`; not a number when one of them
// cannot run or they have other rows.
inline double difference(const model::Model& built, const model::Model& other, const std::string& ours, const std::string& theirs, double until) {
    std::vector<std::unique_ptr<Session>> runs;
    for (const model::Model* model : {&built, &other}) {
        RunOptions options;
        options.record = std::vector<std::string>{runs.empty() ? ours : theirs};
        auto session = Session::create(*model, options);
        if (!session || !(*session)->run_until(until)) return std::nan("");
        runs.push_back(std::move(*session));
    }
    const Recording &x = *runs[0]->recording(), &y = *runs[1]->recording();
    if (x.rows() != y.rows() || x.rows() < 10) return std::nan("");
    double most = 0.0;
    for (std::size_t i = 0; i < x.rows(); ++i) most = std::max(most, std::abs(x.value(1, i) - y.value(1, i)));
    return most;
}

// The same to a shipped scene ("bouncing-box").
inline double differenceFromShipped(const model::Model& built, const std::string& shipped, const std::string& ours, const std::string& theirs, double until) {
    const auto other = io::read_scene(SALTUS_SOURCE_DIR "/scenes/" + shipped + ".saltus");
    return other ? difference(built, *other, ours, theirs, until) : std::nan("");
}

} // namespace saltus::testing
