// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/unit_check.h"

#include "core/base/going_on.h"
#include "core/formula/program.h"
#include "core/formula/units.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

namespace saltus::formula {

namespace {

struct Known {
    Dimension dimension;
    bool sure = false;          // else a unit may hide in it
    bool plain = false;         // a number without a unit: beside a quantity it is meant in its SI unit
    std::optional<double> value; // of numbers
    bool scaled = false;        // a number without a unit multiplies it: in cos(3*t) it is meant in 1/s
};

bool pure(double value) {
    const auto whole = [](double v) { return std::fabs(v) <= 1e6 && 2.0 * v == std::round(2.0 * v); };
    return whole(value) || whole(value / std::numbers::pi);
}

// Of one formula with all the bodies of functions below it. Each body is looked at once for what it is given: bodies that use others
// twice, which use others twice, would else be looked at 2^20 times.
struct Work {
    const DimensionOf& dimension_of; // of the scene
    const FunctionOf& function_of;
    PlainNumbers plain;
    std::map<std::string, UnitCheck, std::less<>> bodies; // by depth, name and dimensions of the arguments
};
constexpr int kMostWithin = 20;           // functions within functions
constexpr std::size_t kMostBodies = 2000; // what is given to them can differ as often; of more nothing is certain

UnitCheck check(Work& work, std::string_view text, const DimensionOf& dimension_of, const Place& place, int depth);

constexpr Dimension kSecond{{0, 0, 1, 0, 0, 0, 0}};

class Checker {
public:
    Checker(Work& work, const Program& program, const DimensionOf& dimension_of, const Place& place, int depth)
        : work_(work), program_(program), dimension_of_(dimension_of), place_(place), depth_(depth) {}

    UnitCheck run() {
        for (const Item& item : program_.items) {
            std::size_t count = item.count;
            Known made;
            switch (item.kind) {
            case Item::Kind::number: stack_.push_back(number(item)); continue;
            case Item::Kind::name: stack_.push_back(name(program_.names[item.name])); continue;
            case Item::Kind::operation: made = operation(item); break;
            case Item::Kind::clamp:
                count = 3;
                made = join(item, join(item, from_top(3), from_top(2)), from_top(1));
                break;
            case Item::Kind::piecewise:
                made = from_top(1);
                for (std::size_t k = 2; k < count; k += 2) made = join(item, made, from_top(count - k + 1));
                break;
            case Item::Kind::call: made = call(item); break;
            case Item::Kind::dt:
                count = 1;
                made = per(from_top(1), {kSecond, true, false, {}});
                break;
            case Item::Kind::diff:
                count = 1;
                made = per(from_top(1), name(program_.names[item.name]));
                break;
            }
            if (count > stack_.size()) return {}; // no formula
            stack_.resize(stack_.size() - count);
            stack_.push_back(made);
        }
        if (stack_.size() != 1) return {};
        const Known& whole = stack_.back();
        UnitCheck out;
        if (whole.sure && !whole.plain && !clash_) out.dimension = whole.dimension;
        out.clash = clash_;
        return out;
    }

private:
    Known number(const Item& item) const {
        if (item.unit >= 0) return {program_.units[static_cast<std::size_t>(item.unit)].dimension, true, false, item.value};
        return {{}, work_.plain == PlainNumbers::likely && pure(item.value), true, item.value};
    }
    Known name(const std::string& text) const {
        if (named_constant(text)) return {{}, true, true, named_constant(text)};
        const auto known = dimension_of_(text);
        return known ? Known{*known, true, false, {}} : Known{};
    }
    const Known& from_top(std::size_t n) const { // 1: the last
        static const Known nothing;
        return n <= stack_.size() ? stack_[stack_.size() - n] : nothing;
    }
    void clash(const Item& item, std::string message, std::string remedy) {
        if (!clash_) clash_ = Error{ErrorKind::input, std::move(message), std::move(remedy), place_at(place_, item.column)};
    }
    Known call(const Item& item) {
        const std::string& name = program_.names[item.name];
        const auto function = work_.function_of && depth_ < kMostWithin ? work_.function_of(name) : std::nullopt;
        if (!function || function->arguments.size() != item.count) return {};
        // A plain number may be meant in any unit: of such an argument nothing is certain.
        std::map<std::string, Dimension, std::less<>> given;
        std::string key = std::to_string(depth_) + ' ' + name;
        for (std::size_t i = 0; i < item.count; ++i) {
            const Known& argument = from_top(item.count - i);
            const bool certain = argument.sure && !argument.plain;
            if (certain) given.emplace(function->arguments[i], argument.dimension);
            key += certain ? ", " + argument.dimension.text() : ", ?";
        }
        auto known = work_.bodies.find(key);
        if (known == work_.bodies.end()) {
            if (work_.bodies.size() >= kMostBodies) return {};
            const DimensionOf inside = [&](std::string_view wanted) -> std::optional<Dimension> {
                if (const auto found = given.find(wanted); found != given.end()) return found->second;
                if (std::find(function->arguments.begin(), function->arguments.end(), wanted) != function->arguments.end()) return std::nullopt;
                return work_.dimension_of(wanted);
            };
            UnitCheck made = check(work_, function->body, inside, {}, depth_ + 1);
            known = work_.bodies.emplace(std::move(key), std::move(made)).first;
        }
        const UnitCheck& body = known->second;
        if (body.clash) clash(item, "in " + name + ": " + body.clash->message, body.clash->remedy);
        if (!body.dimension) return {};
        return {*body.dimension, true, false, {}};
    }
    Known join(const Item& item, const Known& a, const Known& b, bool compares = false) {
        if (a.sure && b.sure && !a.plain && !b.plain && a.dimension != b.dimension) {
            const std::string op = item.kind == Item::Kind::operation ? "'" + std::string(op_name(item.op)) + "' " : std::string();
            clash(item, op + (compares ? "compares " + shown(a.dimension) + " with " : "joins " + shown(a.dimension) + " and ") + shown(b.dimension), "give both sides the same unit");
        }
        if (a.plain != b.plain) return a.plain ? b : a; // the plain number is meant in the other's unit
        return {a.dimension, a.sure && b.sure && a.dimension == b.dimension, a.plain, {}};
    }
    static Known times(const Known& a, const Known& b, int power) {
        const auto dimension = product(a.dimension, b.dimension, power);
        Known out{dimension.value_or(Dimension{}), a.sure && b.sure && dimension.has_value(), a.plain && b.plain, {}};
        out.scaled = a.scaled || b.scaled || a.plain != b.plain;
        return out;
    }
    static Known per(const Known& a, const Known& b) { return times(a, b, -1); }
    Known root_of(const Item& item, const Known& a, int n) {
        if (!a.sure || a.plain) return {{}, a.sure, a.plain, {}};
        if (const auto dimension = root(a.dimension, n)) return {*dimension, true, false, {}};
        clash(item, std::string(op_name(item.op)) + " of a value in " + a.dimension.text() + " has no unit", "look at the unit of what is under the root");
        return {};
    }
    Known power(const Item& item, const Known& a, const Known& b) {
        if (b.sure && !b.plain && !b.dimension.is_none()) clash(item, "the exponent has the unit " + b.dimension.text(), "an exponent is a plain number");
        if (a.plain) return {{}, a.sure && b.sure, true, {}};
        if (a.sure && a.dimension.is_none()) return {{}, true, false, {}};
        if (!a.sure || !b.value || 2.0 * *b.value != std::round(2.0 * *b.value) || std::fabs(*b.value) > 50.0) return {};
        const auto squared = product({}, a.dimension, static_cast<int>(2.0 * *b.value));
        if (!squared) return {};
        Item half = item;
        half.op = Op::sqrt;
        return root_of(half, {*squared, true, false, {}}, 2);
    }
    Known operation(const Item& item) {
        if (operand_count(item.op) == 1) {
            const Known a = from_top(1);
            switch (item.op) {
            case Op::negate: return {a.dimension, a.sure, a.plain, a.value ? std::optional(-*a.value) : std::nullopt, a.scaled};
            case Op::abs:
            case Op::floor:
            case Op::ceil:
            case Op::round: return {a.dimension, a.sure, a.plain, {}};
            case Op::sqrt: return root_of(item, a, 2);
            case Op::cbrt: return root_of(item, a, 3);
            case Op::sign:
            case Op::logical_not: return {{}, true, true, {}};
            default:
                if (a.sure && !a.plain && !a.scaled && !a.dimension.is_none())
                    clash(item, "'" + std::string(op_name(item.op)) + "' needs a plain number or an angle, not a value in " + a.dimension.text(), "divide by the unit");
                return {{}, true, true, {}};
            }
        }
        const std::size_t count = item.count;
        Known value = from_top(count);
        for (std::size_t k = count - 1; k >= 1 && k < count; --k) {
            const Known a = item.swapped ? from_top(k) : value, b = item.swapped ? value : from_top(k);
            switch (item.op) {
            case Op::multiply: value = times(a, b, 1); break;
            case Op::divide: value = per(a, b); break;
            case Op::power: value = power(item, a, b); break;
            case Op::logical_and:
            case Op::logical_or: value = {{}, true, true, {}}; break;
            case Op::atan2:
            case Op::less:
            case Op::less_equal:
            case Op::equal:
            case Op::not_equal:
                join(item, a, b, true);
                value = {{}, true, true, {}};
                break;
            default: value = join(item, a, b); break; // + - min max hypot mod
            }
        }
        return value;
    }

    Work& work_;
    const Program& program_;
    const DimensionOf& dimension_of_;
    const Place& place_;
    int depth_;
    std::vector<Known> stack_;
    std::optional<Error> clash_;
};

UnitCheck check(Work& work, std::string_view text, const DimensionOf& dimension_of, const Place& place, int depth) {
    ask_to_go_on();
    const ParseContext context{place, {}, [&](std::string_view name) { return dimension_of(name).has_value(); },
                               [&](std::string_view name) { return work.function_of && work.function_of(name).has_value(); }};
    const auto program = parse_program(text, context);
    if (!program) return {};
    return Checker(work, *program, dimension_of, place, depth).run();
}

} // namespace

UnitCheck check_units(std::string_view text, const DimensionOf& dimension_of, const FunctionOf& function_of, const Place& place, PlainNumbers plain) {
    Work work{dimension_of, function_of, plain, {}};
    return check(work, text, dimension_of, place, 0);
}

} // namespace saltus::formula
