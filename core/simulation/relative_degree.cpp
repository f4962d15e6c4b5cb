// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/relative_degree.h"

#include "core/simulation/dense_lu.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

// Somewhere in general position: near x0, lambda inside its bounds, nothing equal to anything.
void evaluate_somewhere(Assembled& model, std::span<const double> parameter_values) {
    const StateOutputs& outputs = model.of_state;
    if (outputs.slope_count() == 0) return;
    const Layout& layout = model.layout;
    std::vector<double> in(outputs.slopes.input_count(), 0.0), out(outputs.slope_count()), work(outputs.slopes.workspace_size());
    for (std::size_t d = 0; d < layout.drives; ++d) in[layout.anchors + 2 * d + 1] = model.drive_start[d];
    std::copy(parameter_values.begin(), parameter_values.end(), in.begin() + static_cast<std::ptrdiff_t>(layout.parameters));
    double shift = 0.0137;
    const auto beside = [&shift](double value) { return value + (shift = std::fmod(shift * 1.6180339887 + 0.0311, 0.1)) * (1.0 + std::abs(value)); };
    double* at = in.data() + layout.time_inputs();
    for (const auto* part : {&model.q0, &model.v0, &model.x0})
        for (const double value : *part) *at++ = beside(value);
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const double low = model.lower[row], high = model.upper[row];
        const double middle = std::isfinite(low) && std::isfinite(high) ? low + 0.4 * (high - low) : 0.5;
        *at++ = beside(middle);
    }
    outputs.slopes.evaluate(in.data(), out.data(), work.data());
    const double* value = out.data();
    const std::pair<const std::vector<std::uint32_t>*, SparseRows*> parts[] = {
        {&outputs.C, &model.C}, {&outputs.K, &model.K}, {&outputs.H, &model.H},
        {&outputs.B, &model.B}, {&outputs.D, &model.D}, {&outputs.R, &model.R}};
    for (const auto& [where, matrix] : parts)
        for (const std::uint32_t entry : *where) matrix->value[entry] = *value++;
}

// A = -C + R of one first-order system behind its mass matrix.
class Chain {
public:
    Chain(const Assembled& model, const SystemBlock& system) : model_(model), system_(system) {
        std::vector<double> mass(system.size * system.size, 0.0);
        for (std::size_t i = 0; i < system.size; ++i)
            for (std::uint32_t k = model.M.start[system.offset + i]; k < model.M.start[system.offset + i + 1]; ++k)
                mass[i * system.size + (model.M.column[k] - system.offset)] += model.M.value[k];
        regular_ = mass_.factorize(system.size, mass);
    }
    bool regular() const { return regular_; }
    // M^-1 B of the row in this system.
    std::vector<double> input(std::size_t row) const {
        std::vector<double> out(system_.size, 0.0);
        for (std::uint32_t k = model_.B.start[row]; k < model_.B.start[row + 1]; ++k)
            if (inside(model_.B.column[k])) out[model_.B.column[k] - system_.offset] += model_.B.value[k];
        mass_.solve(out.data());
        return out;
    }
    // x := M^-1 A x
    void advance(std::vector<double>& x) const {
        std::vector<double> out(system_.size, 0.0);
        for (std::size_t i = 0; i < system_.size; ++i) {
            const std::size_t row = system_.offset + i;
            for (std::uint32_t k = model_.C.start[row]; k < model_.C.start[row + 1]; ++k)
                out[i] -= model_.C.value[k] * x[model_.C.column[k] - system_.offset];
            for (std::uint32_t k = model_.R.start[row]; k < model_.R.start[row + 1]; ++k)
                if (inside(model_.R.column[k])) out[i] += model_.R.value[k] * x[model_.R.column[k] - system_.offset];
        }
        mass_.solve(out.data());
        x = std::move(out);
    }
    // C_row x and the size of its terms.
    std::pair<double, double> seen(std::size_t row, const std::vector<double>& x) const {
        double sum = 0.0, size = 0.0;
        for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) {
            if (!inside(model_.H.column[k])) continue;
            const double term = model_.H.value[k] * x[model_.H.column[k] - system_.offset];
            sum += term;
            size += std::abs(term);
        }
        return {sum, size};
    }

private:
    bool inside(std::size_t unknown) const { return unknown >= system_.offset && unknown < system_.offset + system_.size; }
    const Assembled& model_;
    const SystemBlock& system_;
    DenseLu mass_;
    bool regular_ = false;
};

// The least r with D or C A^(r-1) B not 0, between the lambda of one row and the y of another.
std::optional<std::size_t> degree_between(const Assembled& model, std::size_t from, std::size_t to) {
    for (std::uint32_t k = model.D.start[to]; k < model.D.start[to + 1]; ++k)
        if (model.D.column[k] == from && model.D.value[k] != 0.0) return 0;
    std::optional<std::size_t> least;
    for (const std::uint32_t s : model.interactions[model.interaction_of_row[to]].systems) {
        const SystemBlock& system = model.systems[s];
        const Chain chain(model, system);
        if (!chain.regular()) continue;
        std::vector<double> x = chain.input(from);
        for (std::size_t r = 1; r <= system.size && (!least || r < *least); ++r) {
            const auto [sum, size] = chain.seen(to, x);
            if (std::abs(sum) > 1e-12 * size) {
                least = r;
                break;
            }
            if (r < system.size) chain.advance(x);
        }
    }
    return least;
}

} // namespace

std::vector<RelativeDegree> relative_degrees(Assembled& model, std::span<const double> parameter_values) {
    evaluate_somewhere(model, parameter_values);
    std::vector<RelativeDegree> out;
    for (const InteractionBlock& block : model.interactions) {
        if (!block.first_order) continue;
        for (std::size_t row = block.offset; row < block.offset + block.size; ++row) {
            RelativeDegree found{row, degree_between(model, row, row), false};
            if (!found.degree)
                for (const InteractionBlock& other : model.interactions) {
                    const bool shares = std::any_of(other.systems.begin(), other.systems.end(), [&](std::uint32_t s) {
                        return std::find(block.systems.begin(), block.systems.end(), s) != block.systems.end();
                    });
                    for (std::size_t from = other.offset; shares && from < other.offset + other.size && !found.reached_by_others; ++from)
                        found.reached_by_others = from != row && degree_between(model, from, row).has_value();
                }
            out.push_back(found);
        }
    }
    return out;
}

DegreeFindings judge_relative_degrees(Assembled& model, std::span<const double> parameter_values) {
    DegreeFindings out;
    if (!model.newton || model.layout.states == 0) return out;
    for (const RelativeDegree& found : relative_degrees(model, parameter_values)) {
        const InteractionBlock& block = model.interactions[model.interaction_of_row[found.row]];
        const std::string row = "row " + std::to_string(model.component_of_row[found.row]) + " of '" + block.name + "'";
        if (!found.degree) {
            if (!found.reached_by_others)
                out.errors.push_back({ErrorKind::input, "in " + row + " no lambda ever reaches y: no law can hold there",
                                      "look at C, B and D (h and g): y must react to lambda, at once or through the states", block.place});
            continue;
        }
        const bool one_sided = std::isfinite(model.lower[found.row]) != std::isfinite(model.upper[found.row]);
        const bool equation = !std::isfinite(model.lower[found.row]) && !std::isfinite(model.upper[found.row]);
        if (*found.degree >= 2 && one_sided)
            out.errors.push_back({ErrorKind::input,
                                  row + " has relative degree " + std::to_string(*found.degree) +
                                      ": y is fixed by lambda only through " + std::to_string(*found.degree) +
                                      " integrations, and the states would have to jump where y meets 0",
                                  "write a mechanical contact as a Lagrangian system with an impact law, or take an output of relative "
                                  "degree 0 or 1",
                                  block.place});
        if (*found.degree >= 2 && equation)
            out.remarks.push_back(row + " is an equation of relative degree " + std::to_string(*found.degree) +
                                  ": start from values that satisfy it with its derivatives; lambda is of first order at best");
    }
    return out;
}

} // namespace saltus::simulation
