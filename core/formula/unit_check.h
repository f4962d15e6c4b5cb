// SPDX-License-Identifier: GPL-3.0-or-later
// Do the units inside a formula of time and states fit? Only what is certain is told: plain numbers may stand for anything in SI
// units, unknown names for everything. Functions of the scene are looked into with the units of their arguments.
#pragma once

#include "core/base/error.h"
#include "core/formula/dimension.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saltus::formula {

// Of a name of the scene ("m", "box.v[0]"); nothing when it has none that is certain.
using DimensionOf = std::function<std::optional<Dimension>(std::string_view)>;

// A function of the scene; nothing when there is none of this name. Its body may use names of the scene, too.
struct FunctionText {
    std::vector<std::string> arguments;
    std::string body;
};
using FunctionOf = std::function<std::optional<FunctionText>(std::string_view)>;

struct UnitCheck {
    std::optional<Dimension> dimension; // of the whole; nothing: not certain
    std::optional<Error> clash;         // the first that does not fit, with its column; no text when the formula cannot be read
};
// What a number without a unit is in a product. likely: whole and half numbers, and multiples of pi, are pure (2*pi*f, v^2/2): enough
// for a remark. open: any of them may be a quantity in SI units (10/L with 10 V): what is told then is certain.
enum class PlainNumbers { likely, open };
UnitCheck check_units(std::string_view text, const DimensionOf& dimension_of, const FunctionOf& function_of = {}, const Place& place = {},
                      PlainNumbers plain = PlainNumbers::likely);

} // namespace saltus::formula
