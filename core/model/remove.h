// SPDX-License-Identifier: GPL-3.0-or-later
// Parts taken out of a model, with what cannot be without them.
#pragma once

#include "core/model/edit.h"

#include <span>
#include <vector>

namespace saltus::model {

struct Removal {
    Edit edit;
    std::vector<Location> also; // parts that go too, because they use what goes; indices before the edit
};

// Parameters and expressions stand as numbers and formulas where they were used. Laws of a material go with it, its bodies
// keep none. Forces of bodies, curves of plots and recorded signals that used a part are dropped; other parts that used it
// go too. Errors: a part that is made from a circuit, without the circuit.
Result<Removal> remove_parts(const Model& model, std::span<const Location> parts);

// "body", "contact law"
const char* word_of(Part part) noexcept;

} // namespace saltus::model
