// SPDX-License-Identifier: GPL-3.0-or-later
// What an event-driven run evaluates: the smooth motion, its rows and the conditions of all formulas, by tapes whose branches are given
// (core/formula/conditions.h). Inputs of all tapes: Layout::time_inputs(), q, v, x, lambda; lambda is 0 there, as relations are affine in it.
#pragma once

#include "core/formula/conditions.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::simulation {

struct EventOutputs {
    // Outputs of `motion`, in this order.
    std::vector<std::uint32_t> force; // unknown: F of its row, or the part of it that C and K of a linear system do not give
    std::vector<std::uint32_t> C;     // entries of the matrix of damping that change in time, of linear first-order systems
    std::vector<std::uint32_t> M;     // entries of the matrix of masses
    formula::FrozenTape motion;
    formula::FrozenTape mass_rate; // dM/dt by entry of M: of the books alone
    std::size_t motion_count() const noexcept { return force.size() + C.size() + M.size(); }

    // Outputs of `bound`: those of `motion`, then these.
    std::vector<std::uint32_t> H, B, D;  // entries
    std::vector<std::uint32_t> bias;     // row: what of y'' (of first-order rows of y') the unknowns' rates do not give
    std::vector<std::uint32_t> moving;   // row whose relative velocity has a part that v does not give: the whole of it
    std::vector<std::uint32_t> output;   // first-order row: y at lambda = 0, of formulas
    std::vector<std::uint32_t> b;        // first-order row: entry of b that changes in time
    std::vector<std::uint32_t> r;        // unknown: an addend of r at lambda = 0
    formula::FrozenTape bound;
    std::size_t bound_count() const noexcept {
        return motion_count() + H.size() + B.size() + D.size() + bias.size() + moving.size() + output.size() + b.size() + r.size();
    }

    // Outputs of `look`: gaps and relative velocities of Lagrangian rows by formula.
    std::vector<std::uint32_t> gap, rate; // rows
    formula::FrozenTape look;

    enum class Depends : std::uint8_t {
        in_time_evenly, // at a constant rate while other conditions keep their cells: its edges are known beforehand
        in_time,
        of_state,
    };
    struct Switch {
        formula::Condition condition;
        Depends depends = Depends::of_state;
    };
    std::vector<Switch> conditions;
    // All conditions that these formulas hang on, with their own; to be called before any of the formulas is frozen.
    void list_conditions(formula::Graph& graph, formula::Conditions& known, std::span<const formula::Expr> all, std::span<const formula::Symbol> inputs);
    formula::FrozenTape residuals, rates; // by condition; rates: of those that depend on time alone, else 0
    formula::DecidingTape deciding;

    // By row.
    std::vector<unsigned char> steady;   // H is a number, and neither y nor the relative velocity depends on time by itself
    std::vector<unsigned char> direct;   // first-order: lambda is in y itself, else in y'
    bool constant_operator = true; // H, B, D and M are numbers: so is what multipliers do

    static constexpr std::size_t kHistory = 8; // numbers kept of a row's past
    static constexpr std::size_t kScalars = 16, kBooks = 3;
    // Numbers of Layout::force: forces by row, scalars, q, u and books, then modes, roots and history by row, and two numbers a condition.
    static constexpr std::size_t modes_at(std::size_t coordinates, std::size_t unknowns, std::size_t rows) noexcept {
        return rows + kScalars + coordinates + unknowns + kBooks;
    }
    std::size_t memory_size(std::size_t coordinates, std::size_t unknowns, std::size_t rows) const noexcept {
        return modes_at(coordinates, unknowns, rows) + (2 + kHistory) * rows + 2 * conditions.size();
    }
};

} // namespace saltus::simulation
