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
    if (outputs.slope_count() == 0 && outputs.M.empty()) return;
    const Layout& layout = model.layout;
    std::vector<double> in(outputs.state.input_count(), 0.0), values(outputs.value_count()), out(outputs.slope_count()), work(outputs.state.workspace_size());
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
    model.evaluate_mass(in.data(), in.data() + layout.time_inputs());
    outputs.state.prepare(in.data(), work.data());
    outputs.evaluate_values(true, in.data(), values.data(), work.data());
    outputs.evaluate_slopes(true, in.data(), out.data(), work.data());
    const double* value = out.data();
    const std::pair<const std::vector<std::uint32_t>*, SparseRows*> parts[] = {
        {&outputs.C, &model.C}, {&outputs.K, &model.K}, {&outputs.H, &model.H},
        {&outputs.B, &model.B}, {&outputs.D, &model.D}, {&outputs.R, &model.R}};
    for (const auto& [where, matrix] : parts)
        for (const std::uint32_t entry : *where) matrix->value[entry] = *value++;
}

// One block of systems (see IterationMatrix) behind its mass matrix: unknowns u' = M^-1 ((R - C) u - K q), of coordinates q' = u.
class Chain {
public:
    Chain(const Assembled& model, std::size_t block) : model_(model), block_(block), size_(model.W.block_size(block)) {
        std::vector<double> mass(size_ * size_, 0.0);
        for (std::size_t i = 0; i < size_; ++i)
            for_entries(model.M, model.W.unknown(block, i), [&](std::size_t j, double value) { mass[i * size_ + j] += value; });
        regular_ = mass_.factorize(size_, mass);
    }
    bool regular() const { return regular_; }
    std::size_t size() const { return 2 * size_; } // u, then the q that belong to it
    // M^-1 B of the row in this block, behind it 0.
    std::vector<double> input(std::size_t row) const {
        std::vector<double> out(size(), 0.0);
        for_entries(model_.B, row, [&](std::size_t j, double value) { out[j] += value; });
        mass_.solve(out.data());
        return out;
    }
    // x := its rate
    void advance(std::vector<double>& x) const {
        std::vector<double> out(size(), 0.0);
        for (std::size_t i = 0; i < size_; ++i) {
            const std::size_t unknown = model_.W.unknown(block_, i);
            for_entries(model_.C, unknown, [&](std::size_t j, double value) { out[i] -= value * x[j]; });
            for_entries(model_.R, unknown, [&](std::size_t j, double value) { out[i] += value * x[j]; });
            for_entries(model_.K, unknown, [&](std::size_t j, double value) { out[i] -= value * x[size_ + j]; });
            if (unknown < model_.layout.coordinates) out[size_ + i] = x[i];
        }
        mass_.solve(out.data());
        x = std::move(out);
    }
    // C_row x and the size of its terms.
    std::pair<double, double> seen(std::size_t row, const std::vector<double>& x) const {
        double sum = 0.0, size = 0.0;
        for_entries(model_.H, row, [&](std::size_t j, double value) {
            sum += value * x[j];
            size += std::abs(value * x[j]);
        });
        return {sum, size};
    }

private:
    template <class Take> // take(place in the block, value)
    void for_entries(const SparseRows& matrix, std::size_t row, Take take) const {
        for (std::uint32_t k = matrix.start[row]; k < matrix.start[row + 1]; ++k)
            if (model_.W.block_of(matrix.column[k]) == block_) take(model_.W.local(matrix.column[k]), matrix.value[k]);
    }
    const Assembled& model_;
    std::size_t block_, size_;
    DenseLu mass_;
    bool regular_ = false;
};

class Degrees {
public:
    explicit Degrees(const Assembled& model) : model_(model), chains_(model.W.block_count()) {}

    // The blocks of the systems that an interaction joins, ascending.
    std::vector<std::size_t> blocks_of(const InteractionBlock& interaction) const {
        std::vector<std::size_t> blocks;
        for (const std::uint32_t s : interaction.systems) blocks.push_back(model_.W.block_of(model_.systems[s].offset));
        std::sort(blocks.begin(), blocks.end());
        blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
        return blocks;
    }

    // The least r with D or C A^(r-1) B not 0, between the lambda of one row and the y of another.
    std::optional<std::size_t> between(std::size_t from, std::size_t to) {
        for (std::uint32_t k = model_.D.start[to]; k < model_.D.start[to + 1]; ++k)
            if (model_.D.column[k] == from && model_.D.value[k] != 0.0) return 0;
        std::optional<std::size_t> least;
        for (const std::size_t block : blocks_of(model_.interactions[model_.interaction_of_row[to]])) {
            if (!chains_[block]) chains_[block].emplace(model_, block);
            const Chain& chain = *chains_[block];
            if (!chain.regular()) continue;
            std::vector<double> x = chain.input(from);
            for (std::size_t r = 1; r <= chain.size() && (!least || r < *least); ++r) {
                const auto [sum, size] = chain.seen(to, x);
                if (std::abs(sum) > 1e-12 * size) {
                    least = r;
                    break;
                }
                if (r < chain.size()) chain.advance(x);
            }
        }
        return least;
    }

private:
    const Assembled& model_;
    std::vector<std::optional<Chain>> chains_; // by block, when asked for
};

} // namespace

std::vector<RelativeDegree> relative_degrees(Assembled& model, std::span<const double> parameter_values) {
    evaluate_somewhere(model, parameter_values);
    Degrees degrees(model);
    std::vector<RelativeDegree> out;
    for (const InteractionBlock& interaction : model.interactions) {
        if (!interaction.first_order) continue;
        const std::vector<std::size_t> own = degrees.blocks_of(interaction);
        for (std::size_t row = interaction.offset; row < interaction.offset + interaction.size; ++row) {
            RelativeDegree found{row, degrees.between(row, row), false};
            if (!found.degree)
                for (const InteractionBlock& other : model.interactions) {
                    const std::vector<std::size_t> theirs = degrees.blocks_of(other);
                    const bool shares = std::any_of(theirs.begin(), theirs.end(), [&](std::size_t block) {
                        return std::binary_search(own.begin(), own.end(), block);
                    });
                    for (std::size_t from = other.offset; shares && from < other.offset + other.size && !found.reached_by_others; ++from)
                        found.reached_by_others = from != row && degrees.between(from, row).has_value();
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
            if (!found.reached_by_others && std::isfinite(model.lower[found.row]) && std::isfinite(model.upper[found.row])) // a switch that others may read
                out.remarks.push_back(row + " acts on no state: its lambda tells on which side of 0 its y is, and nothing else");
            else if (!found.reached_by_others)
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
