// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/shorted_loop.h"

#include "core/model/names.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace saltus::simulation {

namespace {

constexpr double kRounding = 1e-12; // of the largest bound
constexpr std::size_t kMostNamed = 6;

using Bound = CircuitOutputs::VoltageBound;

// Bounds that lead around, in turn; empty: there is no such way.
std::vector<std::size_t> negative_loop(const std::vector<Bound>& bounds, const std::vector<double>& most) {
    std::uint32_t nodes = 0;
    double largest = 0.0;
    for (std::size_t k = 0; k < bounds.size(); ++k) {
        nodes = std::max({nodes, bounds[k].from + 1, bounds[k].to + 1});
        largest = std::max(largest, std::abs(most[k]));
    }
    std::vector<double> potential(nodes, 0.0); // u(from) <= u(to) + most
    std::vector<std::size_t> by(nodes, bounds.size());
    std::size_t lowered = bounds.size();
    for (std::uint32_t round = 0; round <= nodes; ++round) {
        lowered = bounds.size();
        for (std::size_t k = 0; k < bounds.size(); ++k) {
            const double bound = potential[bounds[k].to] + most[k];
            if (!(bound < potential[bounds[k].from] - kRounding * largest)) continue;
            potential[bounds[k].from] = bound;
            by[bounds[k].from] = lowered = k;
        }
        if (lowered == bounds.size()) return {};
    }
    std::uint32_t node = bounds[lowered].from;
    for (std::uint32_t back = 0; back < nodes; ++back) node = bounds[by[node]].to; // on the loop for certain
    std::vector<std::size_t> loop;
    for (std::uint32_t at = node; loop.empty() || at != node; at = bounds[loop.back()].to) loop.push_back(by[at]);
    return loop;
}

} // namespace

std::optional<Error> shorted_loop(const CircuitOutputs& circuits, const double* in, double ahead) {
    const auto& bounds = circuits.bounds;
    if (bounds.empty()) return std::nullopt;
    std::vector<double> inputs(in, in + circuits.bound_tape.input_count()), most(bounds.size(), 0.0), work(circuits.bound_tape.workspace_size(), 0.0);
    inputs[0] += ahead;
    circuits.bound_tape.evaluate(inputs.data(), most.data(), work.data());
    if (std::any_of(most.begin(), most.end(), [](double value) { return std::isnan(value); })) return std::nullopt;
    std::vector<std::size_t> loop = negative_loop(bounds, most);
    const auto source = std::find_if(loop.begin(), loop.end(), [&](std::size_t k) { return bounds[k].kind == Bound::Kind::source && most[k] != 0.0; });
    const auto first = source != loop.end() ? source : std::find_if(loop.begin(), loop.end(), [&](std::size_t k) { return bounds[k].kind != Bound::Kind::diode; });
    if (first == loop.end()) return std::nullopt;
    std::rotate(loop.begin(), first, loop.end());
    std::string others;
    for (std::size_t k = 1; k < loop.size(); ++k) {
        const bool last = k + 1 == loop.size();
        if (k >= kMostNamed && !last) continue;
        others += (k == 1 ? "" : last ? " and " : ", ") + bounds[loop[k]].element;
    }
    const Bound& shorted = bounds[loop.front()];
    return Error{ErrorKind::run,
                 "at t = " + time_text(in[0]) + " s " + (shorted.kind == Bound::Kind::source ? "the source " : "the relay ") + shorted.element + " is shorted: " + others +
                     (loop.size() == 2 ? " conducts" : " conduct") + " in one loop with it, and nothing there limits the current",
                 "put a resistor in series with " + shorted.element + " or with one of the diodes", shorted.place};
}

} // namespace saltus::simulation
