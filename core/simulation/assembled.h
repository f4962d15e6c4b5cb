// SPDX-License-Identifier: GPL-3.0-or-later
// A model lowered once: flat arrays by global coordinate and global row. No code behind this header asks what kind a
// system, relation or law is.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/simulation/delassus.h"
#include "core/simulation/iteration_matrix.h"
#include "core/simulation/layout.h"
#include "core/simulation/number_tape.h"
#include "core/simulation/sparse_rows.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

struct SystemBlock {
    std::string name;
    std::size_t offset = 0, size = 0; // coordinates
    Place place;
};

struct InteractionBlock {
    std::string name;
    std::size_t offset = 0, size = 0; // rows
    Place place;
};

struct Scheme {     // Moreau-Jean
    double h = 0.0; // s
    double theta = 0.5, gamma = 0.5;
};

// What changes in time, from one tape: outputs in this order.
struct TimeOutputs {
    std::vector<std::uint32_t> force; // coordinate of each time-dependent force
    std::vector<std::uint32_t> H;     // entry of H
    std::vector<std::uint32_t> row;   // rows of rheonomous relations: b(t), at the end also db/dt
    struct Rate {
        std::uint32_t row, column;
    };
    std::vector<Rate> H_rate; // dH/dt of the entries that change
    formula::Tape tape;       // inputs: Layout::time_inputs(), then q and v = 0 for every coordinate
    std::size_t count() const noexcept { return force.size() + H.size() + 2 * row.size() + H_rate.size(); }
};

struct Assembled {
    Scheme scheme;
    Layout layout;
    std::vector<SystemBlock> systems;
    std::vector<InteractionBlock> interactions;
    std::vector<std::uint32_t> interaction_of_row, component_of_row;

    // numbers over parameters
    SparseRows M, C, K;                 // block diagonal over all coordinates
    std::vector<double> constant_force; // N, by coordinate; 0 where the force changes in time
    std::vector<double> q0, v0;
    std::vector<double> drive_rate, drive_start;
    SparseRows H;          // rows x coordinates; entries of TimeOutputs::H hold the values at the last t+
    std::vector<double> b; // by row
    std::vector<double> e; // by row
    NumberTape numbers;
    TimeOutputs in_time;

    // computed from them
    SparseRows velocity_part; // -(h C + h^2 theta K)
    SparseRows position_part; // -h K
    IterationMatrix W;
    Delassus delassus;
    bool K_is_symmetric = true;
    bool H_changes() const noexcept { return !in_time.H.empty(); }

    // Everything that hangs on parameters, from their values. Errors: a value that is not finite, a mass matrix that is
    // none, a singular iteration matrix, a row that nothing can push. After an error call it again with good values.
    Result<void> evaluate(std::span<const double> parameter_values);
    const SystemBlock& system_of(std::size_t coordinate) const noexcept;

    Assembled() = default;
    Assembled(const Assembled&) = delete; // NumberTape holds addresses of the arrays' elements
    Assembled& operator=(const Assembled&) = delete;
};

} // namespace saltus::simulation
