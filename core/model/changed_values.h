// SPDX-License-Identifier: GPL-3.0-or-later
// Models that differ in nothing but values from which a run begins: what was compiled of one holds for the other.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace saltus::model {

struct ChangedStart {
    enum class Of : unsigned char { q, v, x, position, rotation, velocity, spin }; // of a system; of a body
    Of of = Of::q;
    std::size_t source = 0;       // in Model::systems, of bodies in Model::bodies
    std::size_t component = 0;    // of a diagonal system: 0, for all
    const Value* value = nullptr; // of `to`
    std::string object;           // "systems.ball.q[0]"
};

// Where `to` differs from `from` in initial values and values of parameters alone: those initial values. Nothing where it differs in more, a count among it,
// or where a value has another unit, reads more than parameters or is not finite: all of it is to be looked at then.
std::optional<std::vector<ChangedStart>> changed_starts(const Model& from, const Model& to);

} // namespace saltus::model
