// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/value_text.h"

#include "core/base/decimal.h"
#include "core/formula/formula.h"
#include "core/model/names.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <cstdlib>
#include <utility>

namespace saltus::authoring {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, last - first + 1);
}

std::optional<double> plain_number(std::string_view text) {
    double number = 0.0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

// Written as a sum's first term it would be read differently: "a < b", "x and y".
bool binds_weakly(std::string_view text) {
    if (text.find_first_of("<>=!&|") != std::string_view::npos) return true;
    return model::mentions(text, "and") || model::mentions(text, "or") || model::mentions(text, "not");
}

struct Tail { // "HEAD + NUMBER UNIT", as shifted() writes it
    std::string_view head;
    double by = 0.0;
};

std::optional<Tail> tail_of(std::string_view text, std::string_view unit) {
    std::string_view rest = text;
    if (!unit.empty()) {
        if (rest.size() < unit.size() + 1 || rest.substr(rest.size() - unit.size()) != unit) return std::nullopt;
        rest.remove_suffix(unit.size());
        if (rest.back() != ' ') return std::nullopt;
        rest.remove_suffix(1);
    }
    const auto space = rest.rfind(' ');
    if (space == std::string_view::npos || space < 3) return std::nullopt;
    const auto number = plain_number(rest.substr(space + 1));
    const char sign = rest[space - 1];
    if (!number || (sign != '+' && sign != '-') || rest[space - 2] != ' ') return std::nullopt;
    const std::string_view head = trimmed(rest.substr(0, space - 2));
    if (head.empty() || std::string_view("+-*/^(,<>=!&|").find(head.back()) != std::string_view::npos) return std::nullopt;
    return Tail{head, sign == '-' ? -*number : *number};
}

// A constant as it was written: with "[N/m]" where that stood.
std::string with_unit(double number, const formula::Unit& unit, std::string_view before) {
    return model::number_text(tidy(number)) + ' ' + (before.find('[') == std::string_view::npos ? unit.symbol : formula::unit_behind_number(unit.symbol));
}

std::string with_term(std::string_view head, double by, std::string_view unit) {
    std::string text(head);
    if (by == 0.0) return text;
    text += by < 0.0 ? " - " : " + ";
    text += model::number_text(by < 0.0 ? -by : by);
    if (!unit.empty()) (text += ' ') += unit;
    return text;
}

} // namespace

double tidy(double x) {
    char text[40];
    const auto end = std::to_chars(std::begin(text), std::end(text), x, std::chars_format::scientific, 12).ptr;
    return from_decimal({text, end}).value_or(x) + 0.0; // no negative zero
}

std::optional<double> constant(const model::Value& value) {
    if (const double* number = std::get_if<double>(&value.source)) return *number;
    const auto read = formula::parse_constant(std::get<std::string>(value.source));
    if (!read) return std::nullopt;
    return read->si;
}

bool is_constant(const model::Value& value) { return constant(value).has_value(); }

model::Value shifted(const model::Value& value, double by, std::string_view unit) {
    if (by == 0.0) return value;
    model::Value result = value; // with its place
    if (const double* number = std::get_if<double>(&value.source)) {
        result.source = tidy(*number + by);
        return result;
    }
    const std::string_view text = trimmed(std::get<std::string>(value.source));
    const auto read = formula::parse_constant(text);
    if (read && read->unit) {
        result.source = with_unit((read->si + by) / read->unit->to_si, *read->unit, text);
        return result;
    }
    if (read && plain_number(text)) {
        result.source = tidy(read->si + by);
        return result;
    }
    // A constant without units stays one: "1/2" + 0.25; else its term would be of another dimension.
    if (read && read->dimension.is_none()) unit = {};
    const std::string behind = formula::unit_behind_number(unit);
    auto tail = tail_of(text, behind);
    if (!tail) tail = tail_of(text, unit);
    if (tail) {
        const double sum = tidy(tail->by + by);
        // What was moved and came back is the formula itself; a remainder of rounding is none.
        const bool back = std::abs(sum) < 1e-12 * (std::abs(tail->by) + std::abs(by));
        std::string_view head = tail->head;
        if (back && head.front() == '(' && head.back() == ')' && binds_weakly(head)) head = head.substr(1, head.size() - 2);
        result.source = with_term(head, back ? 0.0 : sum, behind);
        return result;
    }
    const std::string head = binds_weakly(text) ? '(' + std::string(text) + ')' : std::string(text);
    result.source = with_term(head, tidy(by), behind);
    return result;
}

model::Value scaled(const model::Value& value, double factor) {
    if (factor == 1.0) return value;
    model::Value result = value;
    if (const double* number = std::get_if<double>(&value.source)) {
        result.source = tidy(*number * factor);
        return result;
    }
    const std::string_view text = trimmed(std::get<std::string>(value.source));
    const auto read = formula::parse_constant(text);
    if (read && read->unit) {
        result.source = with_unit(read->si * factor / read->unit->to_si, *read->unit, text);
        return result;
    }
    // "2*(radius)" scaled again is "4*(radius)".
    if (const auto star = text.find("*("); star != std::string_view::npos && text.back() == ')')
        if (const auto before = plain_number(text.substr(0, star))) {
            int depth = 0;
            std::size_t closes = std::string_view::npos;
            for (std::size_t k = star + 1; k < text.size() && closes == std::string_view::npos; ++k) {
                depth += text[k] == '(' ? 1 : text[k] == ')' ? -1 : 0;
                if (depth == 0) closes = k;
            }
            if (closes == text.size() - 1) {
                const double product = tidy(*before * factor);
                const std::string_view inner = text.substr(star + 2, text.size() - star - 3);
                result.source = product == 1.0 ? std::string(inner) : model::number_text(product) + "*(" + std::string(inner) + ')';
                return result;
            }
        }
    result.source = model::number_text(tidy(factor)) + "*(" + std::string(text) + ')';
    return result;
}

} // namespace saltus::authoring
