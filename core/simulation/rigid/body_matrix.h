// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse matrix of 6 x 6 blocks, one row of blocks for each body of an island, with a block wherever two bodies share a
// unit; its pattern is symmetric, its values need not be. Of bodies that move in the plane alone the blocks are those of
// block_planar.h. Factorised as L U in place, with pivoting inside the blocks.
// The fill-reducing order is kept while the pattern stays. Source: row-wise (Gustavson) elimination on the pattern of the
// elimination tree, T. A. Davis, "Direct Methods for Sparse Linear Systems", SIAM 2006.
#pragma once

#include "core/base/worker_pool.h"
#include "core/simulation/rigid/body_iteration.h"
#include "core/simulation/rigid/islands.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace saltus::rigid {

class BodyMatrix {
public:
    // Pattern and order of an island, for a team of `threads`. Allocates when the pattern is not that of the last call.
    // in_plane: its bodies move in x and y and turn about z alone.
    void analyse(const Islands& islands, const Island& island, std::size_t body_count, int threads, bool in_plane);
    bool planar() const noexcept { return planar_; } // its blocks are planar ones

    // Blocks for a body and for a unit of two: (a, b) and (b, a).
    Block66& diagonal(std::uint32_t body) noexcept { return diagonal_[position_[body]]; }
    Block66& block_ab(std::uint32_t unit) noexcept { return *places_[unit - first_unit_].ab; }
    Block66& block_ba(std::uint32_t unit) noexcept { return *places_[unit - first_unit_].ba; }

    // All three by every thread of a team; each meets at the barrier before it returns, and throws Abandoned as the barrier does.
    void set_identity(const Team& team);
    // stiff: by factors of the diagonal blocks instead of their inverses. Where some directions are 10^8 times as stiff as others, an inverse's
    // rounding moves along the stiff ones.
    void factorise(const Team& team, bool stiff = false);
    // x: 6 numbers a body of the whole problem in x[8 * body]; right-hand side on entry, solution on exit.
    void solve(const Team& team, std::span<double> x);

    // In place of factorise() and solve(), by every thread, the blocks being left as they were assembled: until the residual
    // is at most `tolerance` in length. False: not reached, x as it was. Only where it is cheaper: prefers_iteration().
    bool iterate(const Team& team, std::span<double> x, double tolerance);
    bool prefers_iteration() const noexcept { return prefers_iteration_; }

    std::size_t bodies() const noexcept { return size_; }
    std::size_t block_count() const noexcept { return 2 * column_.size() + size_; } // with fill
    double cost() const noexcept { return cost_; } // of a solution, in products of two blocks

private:
    struct Places {
        Block66 *ab, *ba;
    };
    void analyse_iteration(const Islands& islands, const Island& island);
    template <class Kernels>
    void eliminate(const Team& team, std::uint32_t row, std::vector<Block66*>& map);
    template <class Kernels>
    void solve_factors(std::span<double> x) noexcept;

    std::size_t size_ = 0;
    std::uint32_t first_unit_ = 0;
    std::vector<std::uint32_t> position_; // by body of the problem: row
    std::vector<std::uint32_t> body_;     // by row
    // upper part by rows: columns above the diagonal, ascending; lower part by rows: columns below it, and which entry
    // of the upper part's pattern is its mirror
    std::vector<std::uint32_t> start_, column_, lower_start_, lower_column_;
    std::vector<Block66> upper_, lower_, diagonal_; // diagonal_: its inverse once factorised
    std::vector<std::array<unsigned char, 6>> swapped_; // by row: of the factors of a diagonal block
    bool by_factors_ = false;
    std::vector<Places> places_;
    std::vector<std::uint32_t> edges_, seen_edges_, seen_bodies_; // pattern of now and of the last call
    std::vector<std::vector<Block66*>> map_;                      // by thread
    std::vector<std::atomic<unsigned char>> done_;                // by row
    std::vector<double> work_;
    double cost_ = 0.0;
    BodyIteration iteration_;
    bool prefers_iteration_ = false, reached_ = false, planar_ = false;
};

} // namespace saltus::rigid
