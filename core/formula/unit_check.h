// SPDX-License-Identifier: GPL-3.0-or-later
// Do the units inside a formula of time and states fit? Only what is certain is told: plain numbers may stand for anything in SI
// units, functions of the scene and unknown names for everything.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"

#include <functional>
#include <optional>
#include <string_view>

namespace saltus::formula {

// Of a name of the scene ("m", "box.v[0]"); nothing when it has none that is certain.
using DimensionOf = std::function<std::optional<Dimension>(std::string_view)>;

struct UnitCheck {
    std::optional<Dimension> dimension; // of the whole; nothing: not certain
    std::optional<Error> clash;         // the first that does not fit, with its column; no text when the formula cannot be read
};
// Whole and half numbers, and multiples of pi, are pure in products: 2*pi*f, v^2/2.
UnitCheck check_units(std::string_view text, const DimensionOf& dimension_of, const std::function<bool(std::string_view)>& is_function = {}, // of the scene
                      const Place& place = {});

} // namespace saltus::formula
