// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/constants.h"

#include "core/base/decimal.h"
#include "core/formula/formula.h"

#include <cmath>

namespace saltus::authoring {

formula::Dimension metre() {
    formula::Dimension dimension;
    dimension.exponents[1] = 1;
    return dimension;
}
formula::Dimension radian() { return {}; }

Result<double> constant(const model::Value& value, const formula::Dimension& dimension, const Place& place) {
    const auto failed = [&](std::string message, std::string remedy) {
        return fail(ErrorKind::input, std::move(message), std::move(remedy), place);
    };
    double number = 0.0;
    if (value.is_number()) {
        number = std::get<double>(value.source);
    } else {
        const std::string& text = std::get<std::string>(value.source);
        auto found = formula::parse_constant(text, value.place);
        if (!found) {
            Error error = std::move(found.error());
            error.place.object = place.object;
            if (error.remedy.empty()) error.remedy = "write a number with or without a unit; parameters cannot stand here";
            return Unexpected(std::move(error));
        }
        if (!found->dimension.is_none() && found->dimension != dimension)
            return failed("\"" + text + "\" is no " + (dimension.is_none() ? "angle" : "length"), dimension.is_none() ? "write for example \"90 deg\"" : "write for example \"20 mm\"");
        if (found->dimension.is_none() && !dimension.is_none() && found->unit)
            return failed("\"" + text + "\" is an angle, not a length", "write for example \"20 mm\"");
        number = found->si;
    }
    if (!std::isfinite(number)) return failed("the value is not finite", "write a number");
    return number;
}

std::string short_text(double value) {
    return decimal(value, 6);
}

} // namespace saltus::authoring
