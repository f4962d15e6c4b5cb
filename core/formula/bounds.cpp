// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/bounds.h"

#include "core/formula/tape_impl.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <numbers>

namespace saltus::formula {

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr Range kAnything = {-kInfinite, kInfinite};
constexpr double kPi = std::numbers::pi;

bool is_point(Range x) noexcept {
    return x.low == x.high;
}
bool holds(Range x, double value) noexcept {
    return x.low <= value && value <= x.high;
}

// By the last digits that an operation may be off.
Range outwards(double low, double high) noexcept {
    constexpr double digits = 4.0 * std::numeric_limits<double>::epsilon(), least = std::numeric_limits<double>::denorm_min();
    if (!(low <= high)) return kAnything; // nan
    return {low - digits * std::abs(low) - least, high + digits * std::abs(high) + least};
}
Range hull(std::initializer_list<double> values) noexcept {
    double low = kInfinite, high = -kInfinite;
    for (const double value : values) {
        if (std::isnan(value)) return kAnything;
        low = std::min(low, value), high = std::max(high, value);
    }
    return outwards(low, high);
}
Range either(Range x, Range y) noexcept {
    return {std::min(x.low, y.low), std::max(x.high, y.high)};
}
template <class F>
Range rising(F&& f, Range x) noexcept {
    return outwards(f(x.low), f(x.high));
}
// Where f is defined from `from` to `to` alone.
template <class F>
Range rising_within(F&& f, Range x, double from, double to) noexcept {
    return x.low >= from && x.high <= to ? rising(f, x) : kAnything;
}

double product_of(double x, double y) noexcept { // of bounds: nothing times whatever is nothing
    return x == 0.0 || y == 0.0 ? 0.0 : x * y;
}
Range product(Range x, Range y) noexcept {
    return hull({product_of(x.low, y.low), product_of(x.low, y.high), product_of(x.high, y.low), product_of(x.high, y.high)});
}
Range absolute(Range x) noexcept {
    if (x.low >= 0.0) return x;
    if (x.high <= 0.0) return {-x.high, -x.low};
    return {0.0, std::max(-x.low, x.high)};
}
Range square(Range x) noexcept {
    const Range size = absolute(x);
    return outwards(size.low * size.low, size.high * size.high);
}
Range quotient(Range x, Range y) noexcept {
    if (holds(y, 0.0)) return kAnything;
    return hull({x.low / y.low, x.low / y.high, x.high / y.low, x.high / y.high});
}

Range power(Range x, Range y) noexcept {
    if (is_point(y) && y.low == std::floor(y.low) && std::abs(y.low) < 1e15) {
        const double n = y.low;
        if (n < 0.0 && holds(x, 0.0)) return kAnything;
        const auto raised = [n](double value) { return std::pow(value, n); };
        if (std::fmod(n, 2.0) == 0.0) {
            const Range size = absolute(x);
            return hull({raised(size.low), raised(size.high)});
        }
        return hull({raised(x.low), raised(x.high)});
    }
    if (x.low < 0.0 || (x.low == 0.0 && y.low < 0.0)) return kAnything;
    return hull({std::pow(x.low, y.low), std::pow(x.low, y.high), std::pow(x.high, y.low), std::pow(x.high, y.high)});
}

// A point offset + k period lies within x, or all but so.
bool passes(Range x, double offset, double period) noexcept {
    constexpr double nearly = 1e-9;
    const double first = std::ceil((x.low - offset) / period - nearly);
    return offset + first * period <= x.high + nearly * period;
}
Range sine(Range x, double crest) noexcept { // of a wave with its crest there
    if (!(x.high - x.low < 2.0 * kPi) || std::abs(x.low) > 1e8) return {-1.0, 1.0};
    const double from = std::cos(x.low - crest), to = std::cos(x.high - crest);
    const double digits = 8.0 * std::numeric_limits<double>::epsilon() * (1.0 + std::max(std::abs(x.low), std::abs(x.high)));
    return {passes(x, crest + kPi, 2.0 * kPi) ? -1.0 : std::min(from, to) - digits, passes(x, crest, 2.0 * kPi) ? 1.0 : std::max(from, to) + digits};
}
Range tangent(Range x) noexcept {
    if (!(x.high - x.low < kPi) || std::abs(x.low) > 1e8 || passes(x, 0.5 * kPi, kPi)) return kAnything;
    return rising([](double value) { return std::tan(value); }, x);
}

// 1, 0, or either.
Range truth(bool surely, bool never) noexcept {
    return surely ? Range{1.0, 1.0} : never ? Range{0.0, 0.0} : Range{0.0, 1.0};
}
bool is_true(Range x) noexcept {
    return x.low > 0.0 || x.high < 0.0;
}
bool is_false(Range x) noexcept {
    return x.low == 0.0 && x.high == 0.0;
}

Range one_argument(Op op, Range x) noexcept {
    switch (op) {
    case Op::negate: return {-x.high, -x.low};
    case Op::sin: return sine(x, 0.5 * kPi);
    case Op::cos: return sine(x, 0.0);
    case Op::tan: return tangent(x);
    case Op::asin: return rising_within([](double v) { return std::asin(v); }, x, -1.0, 1.0);
    case Op::acos: return x.low >= -1.0 && x.high <= 1.0 ? outwards(std::acos(x.high), std::acos(x.low)) : kAnything;
    case Op::atan: return rising([](double v) { return std::atan(v); }, x);
    case Op::sinh: return rising([](double v) { return std::sinh(v); }, x);
    case Op::cosh: return rising([](double v) { return std::cosh(v); }, absolute(x));
    case Op::tanh: return rising([](double v) { return std::tanh(v); }, x);
    case Op::asinh: return rising([](double v) { return std::asinh(v); }, x);
    case Op::acosh: return rising_within([](double v) { return std::acosh(v); }, x, 1.0, kInfinite);
    case Op::atanh: return rising_within([](double v) { return std::atanh(v); }, x, -1.0, 1.0);
    case Op::exp: return rising([](double v) { return std::exp(v); }, x);
    case Op::log: return rising_within([](double v) { return std::log(v); }, x, 0.0, kInfinite);
    case Op::log10: return rising_within([](double v) { return std::log10(v); }, x, 0.0, kInfinite);
    case Op::sqrt: return rising_within([](double v) { return std::sqrt(v); }, x, 0.0, kInfinite);
    case Op::cbrt: return rising([](double v) { return std::cbrt(v); }, x);
    case Op::abs: return absolute(x);
    case Op::logical_not: return truth(is_false(x), is_true(x));
    default: return std::isnan(x.low) || std::isnan(x.high) ? kAnything : Range{apply(op, x.low, 0.0), apply(op, x.high, 0.0)}; // steps that rise: sign, floor, ceil, round
    }
}

Range two_arguments(Op op, Range x, Range y) noexcept {
    switch (op) {
    case Op::add: return outwards(x.low + y.low, x.high + y.high);
    case Op::subtract: return outwards(x.low - y.high, x.high - y.low);
    case Op::multiply: return product(x, y);
    case Op::divide: return quotient(x, y);
    case Op::power: return power(x, y);
    case Op::min: return {std::min(x.low, y.low), std::min(x.high, y.high)};
    case Op::max: return {std::max(x.low, y.low), std::max(x.high, y.high)};
    case Op::hypot: {
        const Range a = absolute(x), b = absolute(y);
        return outwards(std::hypot(a.low, b.low), std::hypot(a.high, b.high));
    }
    case Op::atan2: // of (y, x): on one side of the cut it goes up or down all along each of both
        if (y.low > 0.0 || !holds(x, 0.0)) return hull({std::atan2(x.low, y.low), std::atan2(x.low, y.high), std::atan2(x.high, y.low), std::atan2(x.high, y.high)});
        return outwards(-kPi, kPi);
    case Op::mod: {
        if (!is_point(y) || y.low == 0.0) return kAnything;
        const double turns = std::floor(x.low / y.low);
        if (turns == std::floor(x.high / y.low)) return outwards(x.low - turns * y.low, x.high - turns * y.low);
        return {std::min(0.0, y.low), std::max(0.0, y.low)};
    }
    case Op::less: return truth(x.high < y.low, x.low >= y.high);
    case Op::less_equal: return truth(x.high <= y.low, x.low > y.high);
    case Op::equal: return truth(is_point(x) && is_point(y) && x.low == y.low, x.high < y.low || x.low > y.high);
    case Op::not_equal: return truth(x.high < y.low || x.low > y.high, is_point(x) && is_point(y) && x.low == y.low);
    case Op::logical_and: return truth(is_true(x) && is_true(y), is_false(x) || is_false(y));
    case Op::logical_or: return truth(is_true(x) || is_true(y), is_false(x) && is_false(y));
    default: return kAnything;
    }
}

} // namespace

Bounds::Bounds(const FrozenTape& tape) {
    const Tape::Impl& impl = *tape.tape_.impl_;
    const std::vector<NodeId> below = impl.nodes.below(impl.roots);
    std::vector<std::uint32_t> place(impl.nodes.size(), 0);
    for (std::uint32_t i = 0; i < below.size(); ++i) place[below[i]] = i;
    const auto at = [&](NodeId id) { return place[id]; };
    for (const NodeId id : below) {
        const Node& node = impl.nodes[id];
        const int count = operand_count(node.op);
        steps_.push_back({node.op, count > 0 ? at(node.a) : 0, count > 1 ? at(node.b) : 0, count > 2 ? at(node.c) : 0, node.value});
    }
    const auto is_below = [&](NodeId id) { return std::binary_search(below.begin(), below.end(), id); };
    for (const auto& [node, index] : impl.symbols)
        if (is_below(node)) inputs_.push_back({at(node), index}), reads_.push_back(index);
    for (const auto& [node, index] : impl.cell_symbols)
        if (is_below(node)) cells_.push_back({at(node), index});
    for (const NodeId root : impl.roots) roots_.push_back(at(root));
    std::sort(reads_.begin(), reads_.end());
    values_.resize(steps_.size());
}

void Bounds::evaluate(const Range* in, const double* cells, Range* out) noexcept {
    for (const Leaf& leaf : inputs_) values_[leaf.place] = in[leaf.index];
    for (const Leaf& leaf : cells_) values_[leaf.place] = {cells[leaf.index], cells[leaf.index]};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        if (step.op == Op::symbol) continue;
        Range& value = values_[i];
        if (step.op == Op::constant) value = {step.value, step.value};
        else if (step.op == Op::select) {
            const Range condition = values_[step.a];
            value = is_true(condition) ? values_[step.b] : is_false(condition) ? values_[step.c] : either(values_[step.b], values_[step.c]);
        } else if (step.op == Op::multiply && step.a == step.b) value = square(values_[step.a]);
        else value = operand_count(step.op) == 1 ? one_argument(step.op, values_[step.a]) : two_arguments(step.op, values_[step.a], values_[step.b]);
        if (std::isnan(value.low) || std::isnan(value.high)) value = kAnything;
    }
    for (std::size_t k = 0; k < roots_.size(); ++k) out[k] = values_[roots_[k]];
}

} // namespace saltus::formula
