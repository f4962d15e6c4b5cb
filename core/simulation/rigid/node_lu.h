// SPDX-License-Identifier: GPL-3.0-or-later
// A x = b with A in blocks over the nodes of a graph, of symmetric pattern and any values. A node is a pivot block as a
// whole (partial pivoting within), so its equations must be solvable once those of the nodes before it are: for a body
// with the rows of the joint that carries it they are. A tree of bodies has no fill: the cost is that of an articulated
// body. Blocks between nodes are kept by the rectangle in which they can be other than zero.
// Copies share the pattern, which never changes once built.
// Source: R. Featherstone, "Rigid Body Dynamics Algorithms" (2008), chapters 6 and 8 (branch-induced sparsity).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace saltus::rigid {

class NodeLu {
public:
    static constexpr std::size_t kLargest = 32; // unknowns of a node

    // A block where node `row` meets node `column`: rows [row_begin, row_end) of the first and columns [column_begin,
    // column_end) of the second may be other than zero; the block at the mirrored place is asked for by itself.
    struct Edge {
        std::uint32_t row = 0, column = 0;
        std::uint32_t row_begin = 0, row_end = 0, column_begin = 0, column_end = 0;
    };
    // Nodes are eliminated in the order of their numbers. Allocates; the rest does not.
    void build(std::span<const std::uint32_t> sizes, std::span<const Edge> edges);

    std::size_t size() const noexcept { return pattern_ ? pattern_->begin.back() : 0; }       // unknowns in all
    std::size_t begin(std::uint32_t node) const noexcept { return pattern_->begin[node]; } // its first unknown
    struct Place {                                                                         // of a block: row-major
        std::size_t at = 0, stride = 0;
    };
    Place place(std::uint32_t row, std::uint32_t column) const noexcept { return pattern_->place(row, column); } // of build(); row = column: the node itself
    double* values() noexcept { return values_.data(); }

    void clear() noexcept; // all values 0
    // False: the pivots of a node vanish against `smallest`[unknown] (by which its rows are measured).
    // Where nodes meet many others it asks to go on (base/going_on.h); who is stopped fills it anew.
    bool factorize(std::span<const double> smallest);
    void solve(std::span<double> x) const noexcept; // right-hand side on entry, by unknown

private:
    struct Block { // of nodes k < m, or m < k
        std::uint32_t other = 0;
        std::uint32_t row_begin = 0, row_end = 0, column_begin = 0, column_end = 0; // empty: row_begin = row_end
        std::size_t at = 0, stride = 0;
    };
    struct Pair { // row k, column m (upper), and row m, column k (lower), k before m
        Block upper, lower;
    };
    struct Update {
        std::uint32_t lower = 0, upper = 0; // numbers in pairs_
        std::size_t at = 0, stride = 0;     // of the block that it changes
    };
    struct Pattern {
        std::vector<std::size_t> begin, diagonal; // by node, nodes + 1; where its own block begins
        std::vector<Pair> pairs;                  // by node
        std::vector<std::uint32_t> first_pair, first_update;
        std::vector<Update> updates;
        const Pair* find(std::uint32_t k, std::uint32_t m) const noexcept;
        Place place(std::uint32_t row, std::uint32_t column) const noexcept;
    };
    bool factorize_node(std::uint32_t k, std::span<const double> smallest) noexcept;
    void divide(std::uint32_t k, double* x, std::size_t stride, std::size_t columns) const noexcept; // by the factors of node k

    std::shared_ptr<const Pattern> pattern_;
    std::vector<double> values_;
    std::vector<std::uint32_t> pivot_; // by unknown: row of the node that was taken
};

} // namespace saltus::rigid
