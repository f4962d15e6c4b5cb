// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/turns.h"

#include "core/base/decimal.h"
#include "core/formula/formula.h"
#include "core/formula/lexer.h"
#include "core/formula/units.h"

#include <cmath>

namespace saltus::formula {

namespace {

const Dimension& rate() {
    static const Dimension made = parse_unit("1/s").value().dimension;
    return made;
}


} // namespace

bool is_angle_per_time(std::string_view unit) {
    const auto parsed = parse_unit(unit);
    if (!parsed || parsed->dimension != rate()) return false;
    for (Lexer words(unit); words.kind() != TokenKind::end; words.advance()) {
        if (words.kind() != TokenKind::name) continue;
        const auto known = find_unit(words.token().text);
        if (known && (known->dimension.is_none() || known->symbol == "rpm")) return true;
    }
    return false;
}

bool has_angle(std::string_view unit) {
    std::size_t words = 0, angles = 0;
    bool changes = false;
    for (Lexer each(unit); each.kind() != TokenKind::end; each.advance()) {
        if (each.kind() != TokenKind::name) continue;
        ++words;
        const auto known = find_unit(each.token().text);
        if (!known || !known->dimension.is_none() || known->symbol == "%") continue;
        ++angles;
        if (known->to_si != 1.0) changes = true;
    }
    return angles > 0 && (changes || words == angles);
}

bool is_plain_hertz(std::string_view text) {
    const auto constant = parse_constant(text);
    return constant && constant->unit && constant->unit->symbol.ends_with("Hz") && find_unit(constant->unit->symbol);
}

std::optional<std::string> turns_typed_as_hertz(std::string_view text, std::string_view unit) {
    if (!is_plain_hertz(text) || !is_angle_per_time(unit)) return std::nullopt;
    return decimal(parse_constant(text)->si, 15) + " rev/s";
}

std::string turns_equation(std::string_view text, std::string_view unit) {
    const auto turns = turns_typed_as_hertz(text, unit);
    if (!turns) return {};
    const auto first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    return std::string(text.substr(first, last - first + 1)) + " = " +
           decimal(parse_constant(*turns)->si / parse_unit(unit)->to_si, 6) + ' ' + std::string(unit);
}

} // namespace saltus::formula
