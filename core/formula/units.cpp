// SPDX-License-Identifier: GPL-3.0-or-later
// Values: SI Brochure (9th edition, 2019); inch, pound, foot: exact by the international agreement of 1959.
#include "core/formula/units.h"

#include "core/formula/formula.h"
#include "core/formula/suggest.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace saltus::formula {

namespace {

struct UnitEntry {
    std::string_view symbol;
    double to_si;
    std::array<std::int8_t, 7> exponents; // kg m s A K mol cd
    bool prefixes;
};

constexpr double kPi = std::numbers::pi;

constexpr std::array kUnits{
    // lengths
    UnitEntry{"m", 1.0, {0, 1}, true},
    UnitEntry{"in", 0.0254, {0, 1}, false},
    UnitEntry{"ft", 0.3048, {0, 1}, false},
    // masses: the prefixes of kg belong to g
    UnitEntry{"g", 1e-3, {1}, true},
    UnitEntry{"lb", 0.45359237, {1}, false},
    // times
    UnitEntry{"s", 1.0, {0, 0, 1}, true},
    UnitEntry{"min", 60.0, {0, 0, 1}, false},
    UnitEntry{"h", 3600.0, {0, 0, 1}, false},
    // angles and turns
    UnitEntry{"rad", 1.0, {}, true},
    UnitEntry{"deg", kPi / 180.0, {}, false},
    UnitEntry{"\u00b0", kPi / 180.0, {}, false},
    UnitEntry{"rev", 2.0 * kPi, {}, false},
    UnitEntry{"rpm", 2.0 * kPi / 60.0, {0, 0, -1}, false},
    UnitEntry{"Hz", 1.0, {0, 0, -1}, true},
    // mechanics
    UnitEntry{"N", 1.0, {1, 1, -2}, true},
    UnitEntry{"lbf", 4.4482216152605, {1, 1, -2}, false},
    UnitEntry{"Pa", 1.0, {1, -1, -2}, true},
    UnitEntry{"bar", 1e5, {1, -1, -2}, true},
    UnitEntry{"psi", 4.4482216152605 / (0.0254 * 0.0254), {1, -1, -2}, false},
    UnitEntry{"J", 1.0, {1, 2, -2}, true},
    UnitEntry{"W", 1.0, {1, 2, -3}, true},
    // electricity
    UnitEntry{"A", 1.0, {0, 0, 0, 1}, true},
    UnitEntry{"V", 1.0, {1, 2, -3, -1}, true},
    UnitEntry{"Ohm", 1.0, {1, 2, -3, -2}, true},
    UnitEntry{"\u03a9", 1.0, {1, 2, -3, -2}, true},
    UnitEntry{"F", 1.0, {-1, -2, 4, 2}, true},
    UnitEntry{"H", 1.0, {1, 2, -2, -2}, true},
    UnitEntry{"C", 1.0, {0, 0, 1, 1}, true},
    UnitEntry{"T", 1.0, {1, 0, -2, -1}, true},
    UnitEntry{"Wb", 1.0, {1, 2, -2, -1}, true},
    // the other base units
    UnitEntry{"K", 1.0, {0, 0, 0, 0, 1}, true},
    UnitEntry{"mol", 1.0, {0, 0, 0, 0, 0, 1}, true},
    UnitEntry{"cd", 1.0, {0, 0, 0, 0, 0, 0, 1}, false},
};

struct Prefix {
    std::string_view symbol;
    double factor;
};
constexpr std::array kPrefixes{
    Prefix{"f", 1e-15},     Prefix{"p", 1e-12}, Prefix{"n", 1e-9}, Prefix{"u", 1e-6}, Prefix{"\u00b5", 1e-6},
    Prefix{"\u03bc", 1e-6}, Prefix{"m", 1e-3},  Prefix{"c", 1e-2}, Prefix{"d", 1e-1}, Prefix{"h", 1e2},
    Prefix{"k", 1e3},       Prefix{"M", 1e6},   Prefix{"G", 1e9},  Prefix{"T", 1e12},
};

constexpr int kHighestExponent = 100;
constexpr int kDeepest = 20; // brackets in a unit

Unit made_of(const UnitEntry& entry, std::string_view symbol, double factor) {
    Unit unit{std::string(symbol), {}, entry.to_si * factor};
    unit.dimension.exponents = entry.exponents;
    return unit;
}

// "degC" and its kin have an offset: no product with a number.
bool is_temperature_scale(std::string_view s) {
    static constexpr std::array kScales{std::string_view("degC"),    std::string_view("degF"),
                                        std::string_view("\u00b0C"), std::string_view("\u00b0F"),
                                        std::string_view("celsius"), std::string_view("Celsius")};
    return std::find(kScales.begin(), kScales.end(), s) != kScales.end();
}

// unit := factor { ('*' | '/' | nothing) factor };  factor := symbol ['^' ['-'] integer] | '1' | '(' unit ')'
class UnitReader {
public:
    UnitReader(Lexer& lexer, const Place& place) : lexer_(lexer), place_(place) {}

    Result<Unit> read(int depth = 0) {
        auto unit = factor(depth);
        while (unit) {
            int sign = 1;
            if (lexer_.kind() == TokenKind::star || lexer_.kind() == TokenKind::slash) {
                sign = lexer_.kind() == TokenKind::slash ? -1 : 1;
                lexer_.advance();
            } else if (lexer_.kind() != TokenKind::name && lexer_.kind() != TokenKind::left_parenthesis) {
                break;
            }
            auto next = factor(depth);
            if (!next) return next;
            unit = times(*unit, *next, sign);
        }
        return unit;
    }

    // The exponent behind a symbol: ^2, ^-1, ², or 1 when there is none.
    Result<int> exponent() {
        if (lexer_.kind() == TokenKind::superscript) {
            const int power = static_cast<int>(lexer_.token().value);
            lexer_.advance();
            return power;
        }
        if (lexer_.kind() != TokenKind::caret) return 1;
        lexer_.advance();
        int sign = 1;
        if (lexer_.kind() == TokenKind::minus) {
            sign = -1;
            lexer_.advance();
        }
        const double value = lexer_.token().value;
        if (lexer_.kind() != TokenKind::number || value != std::floor(value) || value > kHighestExponent)
            return fail(ErrorKind::input, "the power of a unit must be a whole number", "write for example m^2",
                        here());
        lexer_.advance();
        return sign * static_cast<int>(value);
    }

    Result<Unit> times(const Unit& a, const Unit& b, int power) {
        auto dimension = product(a.dimension, b.dimension, power);
        const double to_si = a.to_si * std::pow(b.to_si, power);
        if (!dimension || !std::isfinite(to_si) || to_si == 0.0)
            return fail(ErrorKind::input, "the powers of this unit are too large", "use smaller powers", here());
        return Unit{{}, *dimension, to_si};
    }

    Result<Unit> factor(int depth) {
        Unit unit{{}, {}, 1.0};
        if (lexer_.kind() == TokenKind::left_parenthesis) {
            if (depth >= kDeepest)
                return fail(ErrorKind::input, "this unit has too many brackets", "write it without", here());
            lexer_.advance();
            auto inner = read(depth + 1);
            if (!inner) return inner;
            if (lexer_.kind() != TokenKind::right_parenthesis)
                return fail(ErrorKind::input, "expected ')' in a unit", {}, here());
            lexer_.advance();
            unit = *inner;
        } else if (lexer_.kind() == TokenKind::number && lexer_.token().value == 1.0) {
            lexer_.advance();
        } else if (lexer_.kind() == TokenKind::percent) {
            lexer_.advance();
            unit.to_si = 0.01;
        } else if (lexer_.kind() == TokenKind::name) {
            auto found = find_unit(lexer_.token().text);
            if (!found) return Unexpected(unknown_unit(lexer_.token().text, here()));
            unit = *found;
            lexer_.advance();
        } else {
            return fail(ErrorKind::input, "expected a unit", "write for example N/m", here());
        }
        auto power = exponent();
        if (!power) return Unexpected(power.error());
        return times({{}, {}, 1.0}, unit, *power);
    }

private:
    Place here() const { return place_at(place_, lexer_.token().column); }

    Lexer& lexer_;
    const Place& place_;
};

bool is_operator_word(std::string_view text) {
    return text == "and" || text == "or" || text == "not";
}

Suggestion suggestion(std::string_view symbol, const Dimension* like = nullptr) {
    Suggestion near(symbol);
    for (const UnitEntry& entry : kUnits) {
        if (like && entry.exponents != like->exponents) continue;
        near.consider(entry.symbol);
        if (entry.prefixes)
            for (const Prefix& prefix : kPrefixes)
                near.consider(std::string(prefix.symbol) + std::string(entry.symbol));
    }
    return near;
}

} // namespace

Place place_at(const Place& place, std::uint32_t column) {
    Place at = place;
    at.column = std::max(place.column, 1) + static_cast<int>(column);
    return at;
}

std::optional<Dimension> product(const Dimension& a, const Dimension& b, int power_of_b) {
    Dimension made;
    for (std::size_t i = 0; i < made.exponents.size(); ++i) {
        const int exponent = a.exponents[i] + power_of_b * b.exponents[i];
        if (std::abs(exponent) > kHighestExponent) return std::nullopt;
        made.exponents[i] = static_cast<std::int8_t>(exponent);
    }
    return made;
}

std::optional<Unit> find_unit(std::string_view symbol) {
    for (const UnitEntry& entry : kUnits)
        if (entry.symbol == symbol) return made_of(entry, symbol, 1.0);
    for (const UnitEntry& entry : kUnits) {
        if (!entry.prefixes || !symbol.ends_with(entry.symbol)) continue;
        const std::string_view front = symbol.substr(0, symbol.size() - entry.symbol.size());
        for (const Prefix& prefix : kPrefixes)
            if (prefix.symbol == front) return made_of(entry, symbol, prefix.factor);
    }
    return std::nullopt;
}

std::string nearest_unit(std::string_view symbol, const Dimension& wanted) {
    const std::string alike = suggestion(symbol, &wanted).best();
    return alike.empty() ? suggestion(symbol).best() : alike;
}

Error unknown_unit(std::string_view symbol, const Place& place) {
    if (is_temperature_scale(symbol))
        return {ErrorKind::input, "'" + std::string(symbol) + "' has an offset and cannot be a unit of a number",
                "write the temperature in kelvin: 20 degrees Celsius is 293.15 K", place};
    const std::string remedy = suggestion(symbol).remedy();
    return {ErrorKind::input, "the unit '" + std::string(symbol) + "' is not known",
            remedy.empty()
                ? "known are m, in, ft, g, lb, s, min, h, rad, deg, rev, rpm, Hz, N, Pa, bar, J, W, A, V, Ohm, F, H, K "
                  "and their SI prefixes"
                : remedy,
            place};
}

Result<Unit> parse_unit(std::string_view text) {
    Lexer lexer(text);
    const Place place;
    UnitReader reader(lexer, place);
    auto unit = reader.read();
    if (!unit) return unit;
    if (lexer.kind() != TokenKind::end)
        return fail(ErrorKind::input, "'" + std::string(lexer.token().text) + "' does not belong into a unit",
                    "write for example N/m or kg*m^2", place_at(place, lexer.token().column));
    const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    unit->symbol = text.substr(first, last - first + 1);
    return unit;
}

bool begins_reciprocal(const Lexer& lexer, const std::function<bool(std::string_view)>& is_name) {
    if (lexer.kind() != TokenKind::number || lexer.token().text != "1") return false;
    Lexer ahead = lexer;
    ahead.advance();
    if (ahead.kind() != TokenKind::slash) return false;
    ahead.advance();
    if (ahead.kind() == TokenKind::left_parenthesis) ahead.advance(); // 1/(m s)
    return ahead.kind() == TokenKind::name && !is_name(ahead.token().text) && find_unit(ahead.token().text);
}

Result<std::optional<Unit>> read_unit_after_number(Lexer& lexer, const Place& place,
                                                   const std::function<bool(std::string_view)>& is_name) {
    const std::size_t begin = lexer.token().begin;
    std::size_t end = begin;
    UnitReader reader(lexer, place);
    Unit unit{{}, {}, 1.0};

    if (lexer.kind() == TokenKind::left_bracket) { // 3 [N/m]: no doubt where the unit ends
        lexer.advance();
        auto inside = reader.read();
        if (!inside) return Unexpected(inside.error());
        if (lexer.kind() != TokenKind::right_bracket)
            return fail(ErrorKind::input, "expected ']' behind the unit", {}, place_at(place, lexer.token().column));
        inside->symbol = lexer.text().substr(begin + 1, lexer.token().begin - begin - 1);
        lexer.advance();
        return std::optional(*inside);
    }
    if (!begins_reciprocal(lexer, is_name) && lexer.kind() != TokenKind::percent && (lexer.kind() != TokenKind::name || is_operator_word(lexer.token().text)))
        return std::optional<Unit>();

    const auto accept = [&](int sign) -> Result<bool> { // one factor
        auto factor = reader.factor(0);
        if (!factor) return Unexpected(factor.error());
        auto made = reader.times(unit, *factor, sign);
        if (!made) return Unexpected(made.error());
        unit = *made;
        return true;
    };
    // The position behind the last token that was taken.
    const auto taken_to = [&] {
        std::size_t to = lexer.token().begin;
        while (to > begin && (lexer.text()[to - 1] == ' ' || lexer.text()[to - 1] == '\t')) --to;
        return to;
    };
    if (auto first = accept(1); !first) return Unexpected(first.error());
    end = taken_to();
    for (;;) {
        Lexer ahead = lexer;
        int sign = 1;
        bool tight = true;
        const bool juxtaposed = ahead.kind() == TokenKind::name;
        if (!juxtaposed) {
            if (ahead.kind() != TokenKind::star && ahead.kind() != TokenKind::slash) break;
            sign = ahead.kind() == TokenKind::slash ? -1 : 1;
            tight = !ahead.token().spaced;
            ahead.advance();
            tight = tight && !ahead.token().spaced;
        }
        if (ahead.kind() == TokenKind::left_parenthesis) { // J/(kg K): only when all of it is a unit
            Lexer inside = ahead;
            UnitReader probe(inside, place);
            bool only_units = sign < 0 || tight;
            for (Lexer look = ahead;
                 only_units && look.kind() != TokenKind::end && look.kind() != TokenKind::right_parenthesis;
                 look.advance())
                if (look.kind() == TokenKind::name && (is_name(look.token().text) || !find_unit(look.token().text)))
                    only_units = false;
            auto factor = only_units ? probe.factor(0) : Result<Unit>(fail(ErrorKind::input, {}));
            if (!factor) break;
            auto made = probe.times(unit, *factor, sign);
            if (!made) return Unexpected(made.error());
            unit = *made;
            lexer = inside;
            end = taken_to();
            continue;
        }
        if (ahead.kind() != TokenKind::name || is_operator_word(ahead.token().text)) break;
        const std::string_view symbol = ahead.token().text;
        Lexer behind = ahead;
        behind.advance();
        const bool call = behind.kind() == TokenKind::left_parenthesis && !behind.token().spaced;
        const bool known = find_unit(symbol).has_value();
        if (!juxtaposed && (call || !known || behind.kind() == TokenKind::left_bracket)) break;
        if (!juxtaposed && is_name(symbol)) {
            if (!tight) break; // 3 N / m: divided by what is called m
            const std::string all(lexer.text().substr(begin, ahead.token().end_offset() - begin));
            return fail(ErrorKind::input, "'" + std::string(symbol) + "' is a unit and a name of this scene here",
                        "write [" + all + "] for the unit, or put spaces around '" + (sign < 0 ? "/" : "*") +
                            "' for the name",
                        place_at(place, ahead.token().column));
        }
        lexer = ahead;
        if (auto next = accept(sign); !next) return Unexpected(next.error());
        end = taken_to();
    }
    unit.symbol = lexer.text().substr(begin, end - begin);
    return std::optional(unit);
}

std::optional<Dimension> root(const Dimension& dimension, int n) {
    Dimension made;
    for (std::size_t i = 0; i < made.exponents.size(); ++i) {
        if (dimension.exponents[i] % n != 0) return std::nullopt;
        made.exponents[i] = static_cast<std::int8_t>(dimension.exponents[i] / n);
    }
    return made;
}

std::string shown(const Dimension& dimension) { return dimension.is_none() ? "a plain number" : dimension.text(); }

std::string unit_behind_number(std::string_view unit) {
    return unit.find_first_of("*/") == std::string_view::npos ? std::string(unit) : '[' + std::string(unit) + ']';
}

} // namespace saltus::formula
