// SPDX-License-Identifier: GPL-3.0-or-later
// Recordings made by hand, for the tests of everything that reads them.
#pragma once

#include "core/simulation/recording.h"

#include <memory>
#include <string>
#include <vector>

namespace saltus::testing {

struct NamedColumn {
    std::string name, unit;
    Quantity quantity = Quantity::none;
};

inline Catalogue catalogue_of(const std::vector<NamedColumn>& columns) {
    Catalogue catalogue;
    catalogue.add({"t", "t", "s", Quantity::time, ""});
    for (const NamedColumn& c : columns) catalogue.add({c.name, c.name, c.unit, c.quantity, ""});
    return catalogue;
}

inline std::shared_ptr<Recording> empty_recording(const std::vector<NamedColumn>& columns,
                                                  RecordingSettings settings = {}) {
    return std::make_shared<Recording>(catalogue_of(columns), std::vector<std::string>{"contact"},
                                       std::vector<std::string>{"rpm", "e"}, std::vector<double>{37.5, 0.8},
                                       std::move(settings));
}

inline Impact impact_at(double time, std::int64_t row, std::uint32_t interaction = 0) {
    Impact impact;
    impact.time = time;
    impact.step = row;
    impact.row = row;
    impact.interaction = interaction;
    impact.velocity_before = -1.5;
    impact.velocity_after = 1.2;
    impact.impulse = 3.25;
    impact.energy = -0.125;
    impact.residual = 1e-16;
    return impact;
}

} // namespace saltus::testing
