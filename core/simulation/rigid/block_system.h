// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of a one-step problem in the order in which a sweep visits them, their percussions p and the bodies' w (see
// contact_blocks.h). p of a unit: its blocks by kind (space, normal, planar, rolling, row), one behind the other.
#pragma once

#include "core/simulation/rigid/contact_blocks.h"
#include "core/simulation/rigid/islands.h"
#include "core/simulation/rigid/velocity_sums.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace saltus::rigid {

// Sums over the blocks of a unit.
struct BlockSums : VelocitySums {
    double map = 0.0;     // of squares of the natural map
    double energy = 0.0;  // of those times rho: of w instead of u
    double largest = 0.0; // largest square of the natural map of a block
    std::uint32_t worst = 0;  // its number in the problem
    bool worst_is_row = false;
};

class BlockSystem {
public:
    // Sizes for all units of islands whose `taken` is not 0. Then load() for ranges of units, in any order.
    void resize(const OneStepProblem& problem, const Islands& islands, const std::vector<unsigned char>& taken);
    void load_bodies(const OneStepProblem& problem, const Islands& islands, const Island& island);
    void load(const OneStepProblem& problem, const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end);

    // One visit of every block of the units: returns sum of |dp|^2/rho^2, about the square of the natural map before.
    double sweep(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept;
    // The same of one unit, with the velocities of its bodies in `velocities`.
    template <bool One>
    double sweep(std::uint32_t unit, Velocities<One>& velocities) noexcept;
    template <bool One>
    void push(std::uint32_t unit, Velocities<One>& velocities) noexcept;
    // w += G^T p
    void push(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept;
    // Natural map at p and w: sums[unit].
    void measure(const Islands& islands, std::uint32_t unit_begin, std::uint32_t unit_end) noexcept;

    // Results into the problem.
    void save(const OneStepProblem& problem, const Islands& islands, std::uint32_t unit_begin,
              std::uint32_t unit_end) noexcept;
    void save_bodies(const OneStepProblem& problem, const Islands& islands, const Island& island) const noexcept;

    std::uint32_t p_begin(std::uint32_t unit) const noexcept { return begin[unit].p; }

    struct Begin {
        std::uint32_t normal = 0, planar = 0, space = 0, rolling = 0, row = 0, p = 0;
    };
    std::vector<Begin> begin; // by unit, and one more
    std::vector<NormalBlock> normal;
    std::vector<PlanarBlock> planar;
    std::vector<SpaceBlock> space;
    std::vector<RollingBlock> rolling;
    std::vector<RowBlock> row;
    std::vector<double> p;
    std::vector<BodyVelocity> w;       // by body
    std::vector<BodyVelocity> stopped; // by body: w with which it stands still
    std::vector<BlockSums> sums;  // by unit
    double slip_accuracy = 1e-8;  // of a local solution's slip parameter, relative: its last step

    // visit(block, at): every block of a unit; its p begins at p[at].
    template <class Visit>
    void each_block(std::uint32_t unit, Visit&& visit);
    // The largest mass of the island by the smallest, of bodies that move.
    double mass_ratio(const Islands& islands, const Island& island) const noexcept;
    // The bodies of the island move in x and y and turn about z alone.
    bool in_plane(const Islands& islands, const Island& island) const noexcept;
    // Adds m v_free of a body.
    void add_free_momentum(std::uint32_t body, double* sum) const noexcept;

private:
    struct BodyFactor { // L: diagonal of the linear part, lower triangle of the angular part
        Vector3 linear = Vector3::Zero();
        Matrix3 angular = Matrix3::Zero();
    };
    // The rows of a contact without rolling (two in the plane, three in space): G of both sides, u_free + bias, A; returns its trace.
    template <int Rows>
    double load_rows(const OneStepProblem& problem, const Islands& islands, const Unit& unit, const ContactBlock& source, HalfRow* ga, HalfRow* gb,
                     double* free, double* A, BlockSums& sum) const noexcept;
    void load_normal(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number, NormalBlock& block, BlockSums& sum) const noexcept;
    void load_displacement(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number, NormalBlock& block,
                           BlockSums& sum) const noexcept;
    void load_space(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number,
                    SpaceBlock& block, BlockSums& sum) const noexcept;
    void load_planar(const OneStepProblem& problem, const Islands& islands, const Unit& unit, std::uint32_t number,
                     PlanarBlock& block, BlockSums& sum) const noexcept;

    std::vector<BodyFactor> factor_; // by body
};

template <class Visit>
void BlockSystem::each_block(std::uint32_t unit, Visit&& visit) {
    const Begin& from = begin[unit];
    const Begin& to = begin[unit + 1];
    std::size_t at = from.p;
    for (std::uint32_t k = from.space; k < to.space; ++k, at += 3) visit(space[k], at);
    for (std::uint32_t k = from.normal; k < to.normal; ++k, at += 1) visit(normal[k], at);
    for (std::uint32_t k = from.planar; k < to.planar; ++k, at += 2) visit(planar[k], at);
    for (std::uint32_t k = from.rolling; k < to.rolling; ++k, at += 6) visit(rolling[k], at);
    for (std::uint32_t k = from.row; k < to.row; ++k, at += 1) visit(row[k], at);
}

// call(one): std::true_type for a unit of one moving body, std::false_type for two
template <class Call>
void with_size(const Unit& unit, Call&& call) {
    if (unit.b == kWorld)
        call(std::true_type{});
    else
        call(std::false_type{});
}

template <bool One>
double BlockSystem::sweep(std::uint32_t unit, Velocities<One>& velocities) noexcept {
    double change = 0.0;
    each_block(unit, [&](auto& block, std::size_t at) {
        constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
        double* const q = p.data() + at;
        double u[rows], old[rows];
        for (int r = 0; r < rows; ++r) {
            u[r] = block.free[r] + velocities.row(block.ga[r], block.gb[r]);
            old[r] = q[r];
        }
        block.solve(u, q, slip_accuracy);
        double sum = 0.0;
        for (int r = 0; r < rows; ++r) {
            const double d = q[r] - old[r];
            sum += d * d;
            velocities.add(block.ga[r], block.gb[r], d);
        }
        change += sum / (block.head.rho * block.head.rho);
    });
    return change;
}

template <bool One>
void BlockSystem::push(std::uint32_t unit, Velocities<One>& velocities) noexcept {
    each_block(unit, [&](auto& block, std::size_t at) {
        constexpr int rows = std::remove_reference_t<decltype(block)>::kRows;
        for (std::size_t r = 0; r < rows; ++r) velocities.add(block.ga[r], block.gb[r], p[at + r]);
    });
}

// The two bodies' numbers out of x, and back into it.
template <bool One>
Velocities<One> read(const std::vector<BodyVelocity>& x, const Unit& unit) noexcept {
    Velocities<One> out;
    out.read(x[unit.a].w, One ? nullptr : x[unit.b].w);
    return out;
}
template <bool One>
void write(const Velocities<One>& v, std::vector<BodyVelocity>& x, const Unit& unit) noexcept {
    v.write(x[unit.a].w, One ? nullptr : x[unit.b].w);
}

} // namespace saltus::rigid
