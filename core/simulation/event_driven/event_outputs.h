// SPDX-License-Identifier: GPL-3.0-or-later
// What an event-driven run evaluates: the smooth motion, its rows and the conditions of all formulas, by tapes whose branches are given
// (core/formula/conditions.h). Inputs of all tapes: Layout::time_inputs(), q, v, x, lambda; lambda is 0 there, as relations are affine in it.
#pragma once

#include "core/flow/switching_flow.h"
#include "core/formula/foreseen.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

struct EventOutputs {
    // Outputs of `motion`, in this order.
    std::vector<std::uint32_t> force; // unknown: F of its row, or the part of it that C and K of a linear system do not give
    std::vector<std::uint32_t> C;     // entries of the matrix of damping that change in time, of linear first-order systems
    std::vector<std::uint32_t> M;     // entries of the matrix of masses
    formula::FrozenTape motion;
    formula::ForeseenTape foreseen; // the same in two parts, the first of time and parameters alone
    formula::FrozenTape mass_rate; // dM/dt by entry of M: of the books alone
    formula::FrozenTape elements;  // as CircuitOutputs::tape: of the books alone
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

    // Of a stiff flow: derivatives by q and u, as they stand in the state of the motion, at given rates and multipliers. Outputs of `slopes`: those of
    // F + r + B' lambda - M u' by unknown, then by row of y'' (first-order rows: of y', or of y where lambda is in y), H u' included. Inputs: those
    // above, then u' and lambda.
    struct Slope {
        std::uint32_t of, by; // unknown or row; component of the motion's state
    };
    std::vector<Slope> force_slopes, row_slopes;
    formula::FrozenTape slopes;
    std::string without_slopes = "its formulas were not asked for them"; // why there are none; "": there are
    bool has_slopes() const noexcept { return without_slopes.empty(); }
    static constexpr std::size_t kMostByItself = 200; // numbers of a state: more than that, and no flow becomes implicit unless it is told to

    enum class Depends : std::uint8_t {
        in_time_evenly, // at a constant rate while other conditions keep their cells: its edges are known beforehand
        in_time,
        of_state,
    };
    struct Switch {
        formula::Condition condition;
        Depends depends = Depends::of_state;
        std::string owner = {}; // system or interaction whose motion or rows hang on it first; "": none by itself
    };
    std::vector<Switch> conditions;
    // All conditions that these formulas hang on, with their own; to be called before any of the formulas is frozen.
    void list_conditions(formula::Graph& graph, formula::Conditions& known, std::span<const formula::Expr> all, std::span<const formula::Symbol> inputs);
    formula::FrozenTape residuals, rates; // by condition; rates: of those that depend on time alone, else 0
    formula::DecidingTape deciding;

    // By row.
    std::vector<unsigned char> steady;   // H is a number, and neither y nor the relative velocity depends on time by itself
    std::vector<unsigned char> direct;   // first-order: lambda is in y itself, else in y'
    std::vector<std::uint32_t> motors;   // relays whose whole work is input, none of it lost: motors with a largest force
    bool constant_operator = true; // H, B, D and M are numbers: so is what multipliers do

    static constexpr std::size_t kHistory = 8; // numbers kept of a row's past
    static constexpr std::size_t kScalars = 16, kBooks = 3;
    // Numbers of Layout::force: forces by row, scalars, q, u and books, then modes, roots and history by row, two numbers a condition, and those of the
    // flow; then what guards watch and nothing else shows (guard_signals.h): y'' and distance to the bounds by row, residual by condition.
    static constexpr std::size_t modes_at(std::size_t coordinates, std::size_t unknowns, std::size_t rows) noexcept {
        return rows + kScalars + coordinates + unknowns + kBooks;
    }
    // What a flow that may become implicit remembers beyond the scalars; at the end of all.
    std::size_t flow_numbers(std::size_t coordinates, std::size_t unknowns) const noexcept {
        return has_slopes() ? flow::SwitchingFlow::memory_size(static_cast<int>(coordinates + unknowns + kBooks)) - 4 : 0;
    }
    std::size_t memory_size(std::size_t coordinates, std::size_t unknowns, std::size_t rows) const noexcept {
        return guards_at(coordinates, unknowns, rows) + 2 * rows + conditions.size();
    }
    std::size_t guards_at(std::size_t coordinates, std::size_t unknowns, std::size_t rows) const noexcept {
        return modes_at(coordinates, unknowns, rows) + (2 + kHistory) * rows + 2 * conditions.size() + flow_numbers(coordinates, unknowns);
    }
};

} // namespace saltus::simulation
