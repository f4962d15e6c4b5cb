// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/ringing.h"

#include "core/model/names.h"
#include "core/simulation/dense_lu.h"

#include <cmath>

namespace saltus::simulation {

namespace {

constexpr std::size_t kLargest = 200; // states: beyond, nothing is said
constexpr double kRings = 4.0;        // (1 - theta) z: what is left after a step is -0.6 of it or more at theta = 1/2

// The largest size of an eigenvalue of M^-1 C of a system by itself: how fast its vectors grow under it.
double fastest_rate(const Assembled& model, const SystemBlock& system) {
    constexpr int warm = 20, counted = 20;
    const std::size_t n = system.size;
    std::vector<double> mass(n * n, 0.0), x(n), y(n);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::uint32_t k = model.M.start[system.offset + i]; k < model.M.start[system.offset + i + 1]; ++k)
            mass[i * n + model.M.column[k] - system.offset] = model.M.value[k];
        x[i] = 1.0 + 0.37 * std::sin(static_cast<double>(i) + 0.5); // in general position
    }
    DenseLu lu;
    if (!lu.factorize(n, mass)) return 0.0;
    double growth = 0.0;
    for (int turn = 0; turn < warm + counted; ++turn) {
        double size = 0.0;
        for (std::size_t i = 0; i < n; ++i) {
            y[i] = 0.0;
            for (std::uint32_t k = model.C.start[system.offset + i]; k < model.C.start[system.offset + i + 1]; ++k) {
                const std::size_t column = model.C.column[k];
                if (column >= system.offset && column < system.offset + n) y[i] += model.C.value[k] * x[column - system.offset];
            }
        }
        lu.solve(y.data());
        for (const double value : y) size = std::fmax(size, std::abs(value));
        if (!(size > 0.0) || !std::isfinite(size)) return 0.0;
        if (turn >= warm) growth += std::log(size) / counted;
        for (std::size_t i = 0; i < n; ++i) x[i] = y[i] / size;
    }
    return std::exp(growth);
}

} // namespace

std::vector<std::string> ringing(const Assembled& equations) {
    std::vector<std::string> out;
    const double h = equations.scheme.h;
    for (const SystemBlock& system : equations.systems) {
        if (!system.first_order || system.size > kLargest) continue;
        const double theta = equations.theta[system.offset], rate = fastest_rate(equations, system);
        if (!((1.0 - theta) * h * rate > kRings)) continue;
        out.push_back("system '" + system.name + "' settles within " + rounded_text(1.0 / rate) + " s, much faster than the step of " +
                      model::number_text(h) + " s: at theta = " + model::number_text(theta) +
                      " it rings from step to step; write \"theta\": 1 for it");
    }
    return out;
}

} // namespace saltus::simulation
