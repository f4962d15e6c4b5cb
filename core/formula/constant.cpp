// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers with units, checked dimension by dimension.
#include "core/formula/formula.h"
#include "core/formula/program.h"
#include "core/formula/units.h"

#include <cmath>

namespace saltus::formula {

namespace {

bool compatible(const Quantity& a, const Quantity& b) { // 0 is 0 in any unit
    return a.dimension == b.dimension || (a.value == 0.0 && a.dimension.is_none()) ||
           (b.value == 0.0 && b.dimension.is_none());
}

// One operation; the error has no place yet.
Result<Quantity> calculate(Op op, const Quantity& a, const Quantity& b, int count) {
    const auto refuse = [](std::string message, std::string remedy) {
        return fail(ErrorKind::input, std::move(message), std::move(remedy));
    };
    const std::string name(op_name(op));
    Quantity made{apply(op, a.value, b.value), {}};
    switch (op) {
    case Op::multiply:
    case Op::divide: {
        const auto dimension = product(a.dimension, b.dimension, op == Op::multiply ? 1 : -1);
        if (!dimension) return refuse("the powers of the units are too large", {});
        made.dimension = *dimension;
        return made;
    }
    case Op::power: {
        if (!b.dimension.is_none())
            return refuse("the exponent has the unit " + b.dimension.text(), "an exponent is a plain number");
        if (a.dimension.is_none()) return made;
        const double twice = 2.0 * b.value;
        if (twice != std::floor(twice) || std::fabs(twice) > 100.0)
            return refuse("a value in " + a.dimension.text() + " has no power " + std::to_string(b.value),
                          "use a whole or half exponent");
        const auto dimension = product({}, a.dimension, static_cast<int>(twice));
        const auto halved = dimension ? root(*dimension, 2) : std::nullopt;
        if (!halved) return refuse("the power of " + a.dimension.text() + " is no unit", {});
        made.dimension = *halved;
        return made;
    }
    case Op::sqrt:
    case Op::cbrt: {
        const auto dimension = root(a.dimension, op == Op::sqrt ? 2 : 3);
        if (!dimension) return refuse(name + " of a value in " + a.dimension.text() + " has no unit", {});
        made.dimension = *dimension;
        return made;
    }
    case Op::negate:
    case Op::abs:
        made.dimension = a.dimension;
        return made;
    case Op::sign:
    case Op::logical_not:
        return made;
    case Op::add:
    case Op::subtract:
    case Op::min:
    case Op::max:
    case Op::hypot:
    case Op::mod:
        if (!compatible(a, b))
            return refuse("'" + name + "' joins " + shown(a.dimension) + " and " + shown(b.dimension),
                          "give both sides the same unit");
        made.dimension = a.dimension.is_none() ? b.dimension : a.dimension;
        return made;
    case Op::atan2:
    case Op::less:
    case Op::less_equal:
    case Op::equal:
    case Op::not_equal:
        if (!compatible(a, b))
            return refuse("'" + name + "' compares " + shown(a.dimension) + " with " + shown(b.dimension),
                          "give both sides the same unit");
        return made;
    default:
        if (!a.dimension.is_none() || (count > 1 && !b.dimension.is_none()))
            return refuse("'" + name + "' needs a plain number or an angle, not a value in " +
                              (a.dimension.is_none() ? b : a).dimension.text(),
                          "divide by the unit");
        return made;
    }
}

} // namespace

Result<Quantity> evaluate_constant(const Program& program, std::size_t first_item, const Place& place, const QuantityOf& value_of) {
    std::vector<Quantity> stack;
    const auto refuse = [&](const Item& item, std::string message, std::string remedy) {
        return fail(ErrorKind::input, std::move(message), std::move(remedy), place_at(place, item.column));
    };
    for (std::size_t i = first_item; i < program.items.size(); ++i) {
        const Item& item = program.items[i];
        switch (item.kind) {
        case Item::Kind::number:
            stack.push_back({item.value, item.unit < 0 ? Dimension{}
                                                       : program.units[static_cast<std::size_t>(item.unit)].dimension});
            continue;
        case Item::Kind::name:
            if (value_of)
                if (const auto known = value_of(program.names[item.name])) {
                    stack.push_back({known->si, known->dimension});
                    continue;
                }
            [[fallthrough]];
        case Item::Kind::call:
            return refuse(item, "'" + program.names[item.name] + "' is not a constant",
                          "use numbers, units, pi and the built-in functions");
        case Item::Kind::dt:
        case Item::Kind::diff:
            return refuse(item, "a constant has no derivative", "leave it out");
        case Item::Kind::piecewise: {
            const std::size_t base = stack.size() - item.count;
            std::size_t chosen = item.count - 1;
            for (std::size_t k = 0; k + 1 < item.count; k += 2)
                if (stack[base + k].value != 0.0) {
                    chosen = k + 1;
                    break;
                }
            const Quantity value = stack[base + chosen];
            stack.resize(base);
            stack.push_back(value);
            continue;
        }
        case Item::Kind::clamp: {
            const std::size_t base = stack.size() - 3;
            auto raised = calculate(Op::max, stack[base], stack[base + 1], 2);
            if (raised) raised = calculate(Op::min, *raised, stack[base + 2], 2);
            if (!raised) return refuse(item, raised.error().message, raised.error().remedy);
            stack.resize(base);
            stack.push_back(*raised);
            continue;
        }
        case Item::Kind::operation:
            break;
        }
        const std::size_t base = stack.size() - item.count;
        Quantity value = stack[base];
        if (operand_count(item.op) == 1) {
            auto made = calculate(item.op, value, {}, 1);
            if (!made) return refuse(item, made.error().message, made.error().remedy);
            value = *made;
        }
        for (std::size_t k = base + 1; k < stack.size(); ++k) {
            auto made = item.swapped ? calculate(item.op, stack[k], value, 2) : calculate(item.op, value, stack[k], 2);
            if (!made) return refuse(item, made.error().message, made.error().remedy);
            value = *made;
        }
        stack.resize(base);
        stack.push_back(value);
    }
    return stack.back();
}

Result<ConstantValue> parse_constant(std::string_view text, const Place& place) {
    return parse_quantity(text, {}, place);
}

Result<ConstantValue> parse_quantity(std::string_view text, const QuantityOf& value_of, const Place& place) {
    const ParseContext context{place, {}, [&](std::string_view name) { return value_of && value_of(name).has_value(); },
                               [](std::string_view) { return false; }};
    auto program = parse_program(text, context);
    if (!program) return Unexpected(program.error());
    auto quantity = evaluate_constant(*program, 0, place, value_of);
    if (!quantity) return Unexpected(quantity.error());
    ConstantValue made{quantity->value, {}, quantity->dimension};
    // "358 rpm", "-358 rpm": one number with one unit
    bool single = program->items.front().unit >= 0;
    for (std::size_t i = 1; i < program->items.size(); ++i)
        single = single && program->items[i].kind == Item::Kind::operation && program->items[i].op == Op::negate;
    if (single) made.unit = program->units.front();
    return made;
}

} // namespace saltus::formula
