// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/event_driven/guard_bounds.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr std::size_t kFirstPieces = 10; // that are halved where the polynomial comes near to zero
constexpr double kNear = 1e-3; // of a polynomial's largest value: so near to zero its roots are searched for anyway

// The smallest and the largest coefficient over a part of 0 ... 1, which bound the polynomial there (de Casteljau).
formula::Range range_over(const flow::Polynomial& p, double from, double to) noexcept {
    flow::Polynomial part = flow::restricted(p, to);
    const auto n = static_cast<std::size_t>(part.degree);
    const double at = from / to, rest = 1.0 - at;
    for (std::size_t round = 1; at > 0.0 && round <= n; ++round)
        for (std::size_t i = 0; i + round <= n; ++i) part.b[i] = rest * part.b[i] + at * part.b[i + 1];
    const auto [low, high] = std::minmax_element(part.b.begin(), part.b.begin() + static_cast<std::ptrdiff_t>(n) + 1);
    return {*low, *high};
}

} // namespace

GuardBounds::GuardBounds(const EventOutputs& outputs, std::size_t time_inputs) : outputs_(outputs), time_inputs_(time_inputs) {
    if (!outputs.gap.empty() || !outputs.rate.empty()) look_.bounds = formula::Bounds(outputs.look);
    if (std::any_of(outputs.conditions.begin(), outputs.conditions.end(), [](const EventOutputs::Switch& one) { return one.depends != EventOutputs::Depends::in_time_evenly; }))
        residuals_.bounds = formula::Bounds(outputs.residuals);
    std::uint32_t most = 0;
    for (Tape* tape : {&look_, &residuals_}) {
        tape->over.resize(tape->bounds.output_count()), tape->middle.resize(tape->bounds.output_count());
        for (const std::uint32_t input : tape->bounds.reads()) {
            most = std::max(most, input + 1);
            if (input >= time_inputs) components_.push_back(static_cast<std::uint32_t>(input - time_inputs));
        }
    }
    std::sort(components_.begin(), components_.end());
    components_.erase(std::unique(components_.begin(), components_.end()), components_.end());
    in_.resize(most);
    states_.resize(components_.empty() ? 0 : components_.back() + 1);
}

void GuardBounds::evaluate(Tape& tape, double from, double to, std::vector<formula::Range>& out) {
    for (const std::uint32_t input : tape.bounds.reads()) {
        if (input == 0) in_[input] = {dense_->time(from), dense_->time(to)};
        else if (input < time_inputs_) in_[input] = {inputs_[input], inputs_[input]};
        else {
            const flow::Polynomial& state = states_[input - time_inputs_];
            if (from < to) in_[input] = range_over(state, from, to);
            else in_[input].low = in_[input].high = flow::value(state, from);
        }
    }
    tape.bounds.evaluate(in_.data(), cells_, out.data());
}

double GuardBounds::look_into(std::span<const Guard> guards) {
    std::size_t count = 1;
    pieces_[0] = {0.0, 1.0, guards.size() == kMostAtOnce ? ~std::uint64_t{0} : (std::uint64_t{1} << guards.size()) - 1};
    for (std::size_t k = 0; k < count; ++k) {
        const Piece piece = pieces_[k];
        const double middle = 0.5 * (piece.from + piece.to);
        std::uint64_t left = 0;
        bool has_over[2] = {}, has_middle[2] = {};
        for (std::size_t g = 0; g < guards.size(); ++g) {
            const std::uint64_t bit = std::uint64_t{1} << g;
            if ((piece.guards & bit) == 0) continue;
            const Guard& guard = guards[g];
            Tape& tape = guard.condition ? residuals_ : look_;
            const flow::Polynomial& p = *guard.polynomial;
            const double clear = range_over(p, piece.from, piece.to).low;
            if (clear <= kNear * flow::largest(p) + guard.allowed) {
                if (k < kFirstPieces) left |= bit; // a part of it only
                continue;
            }
            if (!has_over[guard.condition]) evaluate(tape, piece.from, piece.to, tape.over), has_over[guard.condition] = true;
            const auto at = [&](double output) { return guard.factor * output + guard.constant; };
            const formula::Range over = tape.over[guard.output];
            if (std::min(at(over.low), at(over.high)) > 0.0) continue;
            if (!has_middle[guard.condition]) evaluate(tape, middle, middle, tape.middle), has_middle[guard.condition] = true;
            const formula::Range there = tape.middle[guard.output];
            const double off = std::abs(at(0.5 * (there.low + there.high)) - flow::value(p, middle));
            if (!std::isfinite(off)) continue;
            if (off > guard.allowed) {
                hidden_ = guard.number;
                return piece.from > 0.0 ? piece.from : 0.5 * piece.to;
            }
            if (guard.rate != kNone) { // from the middle on it leaves the polynomial by no more than their rates differ
                const formula::Range rate = tape.over[guard.rate], slope = range_over(flow::derivative(p), piece.from, piece.to);
                const double parts = std::max(rate.high * dense_->length() - slope.low, slope.high - rate.low * dense_->length());
                if (clear - off - 0.5 * (piece.to - piece.from) * parts > 0.0) continue;
            }
            left |= bit;
        }
        if (left == 0 || count + 2 > kMostPieces || !(piece.from < middle && middle < piece.to)) continue;
        pieces_[count++] = {piece.from, middle, left};
        pieces_[count++] = {middle, piece.to, left};
    }
    return 1.0;
}

double GuardBounds::clear_until(const flow::DenseStep& dense, const double* inputs, const double* cells, std::span<const Guard> guards) {
    if (guards.empty()) return 1.0;
    dense_ = &dense, inputs_ = inputs, cells_ = cells;
    for (const std::uint32_t component : components_) states_[component] = dense.bernstein(static_cast<int>(component));
    double until = 1.0;
    for (; !guards.empty() && !(until < 1.0); guards = guards.subspan(std::min(guards.size(), kMostAtOnce))) until = look_into(guards.first(std::min(guards.size(), kMostAtOnce)));
    return until;
}

} // namespace saltus::simulation
