// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/option_text.h"

#include "core/formula/formula.h"
#include "core/model/split.h"

#include <cmath>
#include <string_view>

namespace saltus {

Result<double> parse_number(const std::string& text, const std::string& unit, const std::string& option) {
    auto constant = formula::parse_constant(text);
    if (!constant) {
        Error error = constant.error();
        error.message = "\"" + text + "\" is not a number: " + error.message;
        error.place = option_place(option);
        return Unexpected(std::move(error));
    }
    if (!std::isfinite(constant->si))
        return fail(ErrorKind::input, "\"" + text + "\" is not a finite number", "give a finite number", option_place(option));
    if (!constant->dimension.is_none()) {
        const auto expected = formula::parse_unit(unit.empty() ? "1" : unit);
        const bool fits = expected ? expected->dimension == constant->dimension : false;
        if (!fits)
            return fail(ErrorKind::input, "the unit of \"" + text + "\" does not fit",
                        unit.empty() ? "give a number without a unit" : "give a number in " + unit,
                        option_place(option));
    }
    return constant->si;
}

Result<double> parse_seconds(const std::string& text, const std::string& option) {
    auto value = parse_number(text, "s", option);
    if (!value) return value;
    if (!(*value > 0.0))
        return fail(ErrorKind::input, "\"" + text + "\" is not a positive time",
                    "give a time such as 0.001 or \"1 ms\"", option_place(option));
    return value;
}

Result<std::pair<std::string, std::string>> parse_setting(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals != std::string::npos) {
        const std::string_view all = text;
        std::pair<std::string, std::string> setting{model::trimmed(all.substr(0, equals)), model::trimmed(all.substr(equals + 1))};
        if (!setting.first.empty() && !setting.second.empty()) return setting;
    }
    return fail(ErrorKind::input, "\"" + text + "\" is not of the form name=value", "write for example --set rpm=660 or --set \"rpm=660 rpm\"",
                option_place("--set"));
}

} // namespace saltus
