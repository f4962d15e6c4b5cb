// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/body_matrix.h"

#include "core/simulation/rigid/contact_blocks.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::rigid {

namespace {

// c -= a b
void subtract_product(Block66& c, const Block66& a, const Block66& b) noexcept {
    for (int i = 0; i < 6; ++i) {
        double* ci = c.a + 6 * i;
        const double* ai = a.a + 6 * i;
        Pair c0 = load(ci), c1 = load(ci + 2), c2 = load(ci + 4);
        for (int k = 0; k < 6; ++k) {
            const Pair f = {ai[k], ai[k]};
            const double* bk = b.a + 6 * k;
            c0 = c0 - f * load(bk);
            c1 = c1 - f * load(bk + 2);
            c2 = c2 - f * load(bk + 4);
        }
        store(ci, c0), store(ci + 2, c1), store(ci + 4, c2);
    }
}

// a <- a b
void multiply_right(Block66& a, const Block66& b) noexcept {
    for (int i = 0; i < 6; ++i) {
        double* ai = a.a + 6 * i;
        Pair c0 = {}, c1 = {}, c2 = {};
        for (int k = 0; k < 6; ++k) {
            const Pair f = {ai[k], ai[k]};
            const double* bk = b.a + 6 * k;
            c0 = c0 + f * load(bk);
            c1 = c1 + f * load(bk + 2);
            c2 = c2 + f * load(bk + 4);
        }
        store(ai, c0), store(ai + 2, c1), store(ai + 4, c2);
    }
}

// y -= a x
void subtract_times(double* y, const Block66& a, const double* x) noexcept {
    const Pair x0 = load(x), x1 = load(x + 2), x2 = load(x + 4);
    for (int i = 0; i < 6; ++i) {
        const double* ai = a.a + 6 * i;
        const Pair sum = load(ai) * x0 + load(ai + 2) * x1 + load(ai + 4) * x2;
        y[i] -= sum[0] + sum[1];
    }
}

// a <- a^-1 by Gauss and Jordan with row exchanges.
void invert(Block66& block) noexcept {
    double* a = block.a;
    int swapped[6];
    for (int k = 0; k < 6; ++k) {
        int pivot = k;
        for (int i = k + 1; i < 6; ++i)
            if (std::fabs(a[6 * i + k]) > std::fabs(a[6 * pivot + k])) pivot = i;
        swapped[k] = pivot;
        if (pivot != k)
            for (int j = 0; j < 6; ++j) std::swap(a[6 * k + j], a[6 * pivot + j]);
        const double inverse = 1.0 / a[6 * k + k];
        a[6 * k + k] = 1.0;
        for (int j = 0; j < 6; ++j) a[6 * k + j] *= inverse;
        for (int i = 0; i < 6; ++i) {
            if (i == k) continue;
            const double factor = a[6 * i + k];
            a[6 * i + k] = 0.0;
            for (int j = 0; j < 6; ++j) a[6 * i + j] -= factor * a[6 * k + j];
        }
    }
    for (int k = 6; k-- > 0;)
        if (swapped[k] != k)
            for (int i = 0; i < 6; ++i) std::swap(a[6 * i + k], a[6 * i + swapped[k]]);
}

} // namespace

void BodyMatrix::analyse(const Islands& islands, const Island& island, std::size_t body_count, int threads) {
    if (map_.size() < static_cast<std::size_t>(threads)) map_.resize(static_cast<std::size_t>(threads));
    const std::uint32_t n = island.body_end - island.body_begin;
    size_ = n;
    first_unit_ = island.unit_begin;
    edges_.clear();
    for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
        edges_.push_back(islands.units[k].a);
        edges_.push_back(islands.units[k].b);
    }
    const auto bodies = std::span(islands.bodies).subspan(island.body_begin, n);
    if (position_.size() < body_count) position_.resize(body_count);
    const bool same = edges_ == seen_edges_ && std::equal(bodies.begin(), bodies.end(), seen_bodies_.begin(), seen_bodies_.end());
    if (same) return;
    seen_edges_ = edges_;
    seen_bodies_.assign(bodies.begin(), bodies.end());

    // order
    for (std::uint32_t i = 0; i < n; ++i) position_[bodies[i]] = i;
    std::vector<Eigen::Triplet<double, int>> entries;
    for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
        const Unit& unit = islands.units[k];
        if (unit.b == kWorld) continue;
        const auto i = static_cast<int>(position_[unit.a]), j = static_cast<int>(position_[unit.b]);
        entries.emplace_back(i, j, 1.0);
        entries.emplace_back(j, i, 1.0);
    }
    for (std::uint32_t i = 0; i < n; ++i) entries.emplace_back(static_cast<int>(i), static_cast<int>(i), 1.0);
    Eigen::SparseMatrix<double> graph(n, n);
    graph.setFromTriplets(entries.begin(), entries.end());
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> permutation;
    Eigen::AMDOrdering<int> amd;
    amd(graph, permutation);
    body_.resize(n);
    std::vector<std::uint32_t> row_of(n);
    for (std::uint32_t r = 0; r < n; ++r) {
        const auto old = static_cast<std::uint32_t>(permutation.indices()[static_cast<int>(r)]);
        body_[r] = bodies[old];
        row_of[old] = r;
    }
    for (std::uint32_t r = 0; r < n; ++r) position_[body_[r]] = r;

    // pattern with fill: column pattern of a row = its own neighbours and those of its children in the elimination tree
    std::vector<std::vector<std::uint32_t>> pattern(n);
    for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
        const Unit& unit = islands.units[k];
        if (unit.b == kWorld) continue;
        const std::uint32_t i = position_[unit.a], j = position_[unit.b];
        pattern[std::min(i, j)].push_back(std::max(i, j));
    }
    start_.assign(n + 1, 0);
    column_.clear();
    products_ = 0.0;
    lower_start_.assign(n + 1, 0);
    for (std::uint32_t r = 0; r < n; ++r) {
        std::vector<std::uint32_t>& columns = pattern[r];
        std::sort(columns.begin(), columns.end());
        columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
        if (!columns.empty()) {
            std::vector<std::uint32_t>& parent = pattern[columns[0]];
            parent.insert(parent.end(), columns.begin() + 1, columns.end());
        }
        column_.insert(column_.end(), columns.begin(), columns.end());
        start_[r + 1] = static_cast<std::uint32_t>(column_.size());
        for (const std::uint32_t c : columns) ++lower_start_[c + 1];
        products_ += static_cast<double>(columns.size()) * (static_cast<double>(columns.size()) + 1.0);
        columns = {};
    }
    for (std::uint32_t r = 0; r < n; ++r) lower_start_[r + 1] += lower_start_[r];
    lower_column_.resize(column_.size());
    {
        std::vector<std::uint32_t> at(lower_start_.begin(), lower_start_.end() - 1);
        for (std::uint32_t r = 0; r < n; ++r)
            for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e) lower_column_[at[column_[e]]++] = r;
    }
    upper_.resize(column_.size());
    lower_.resize(column_.size());
    diagonal_.resize(n);
    work_.resize(std::size_t{6} * n);
    places_.resize(island.unit_end - island.unit_begin);
    for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
        const Unit& unit = islands.units[k];
        if (unit.b == kWorld) continue;
        const std::uint32_t a = position_[unit.a], b = position_[unit.b];
        const std::uint32_t low = std::min(a, b), high = std::max(a, b);
        const auto in = [](const std::vector<std::uint32_t>& from, std::uint32_t begin, std::uint32_t end, std::uint32_t x) {
            return static_cast<std::size_t>(
                std::lower_bound(from.begin() + begin, from.begin() + end, x) - from.begin());
        };
        Block66* up = &upper_[in(column_, start_[low], start_[low + 1], high)];
        Block66* down = &lower_[in(lower_column_, lower_start_[high], lower_start_[high + 1], low)];
        places_[k - first_unit_] = a < b ? Places{up, down} : Places{down, up};
    }
    if (done_.size() < n) done_ = std::vector<std::atomic<unsigned char>>(n);
}

void BodyMatrix::set_identity(const Team& team) noexcept {
    const auto share = [&](std::size_t count, int k) {
        return count * static_cast<std::size_t>(k) / static_cast<std::size_t>(team.count);
    };
    const auto clear = [&](std::vector<Block66>& blocks) {
        std::fill(blocks.begin() + static_cast<std::ptrdiff_t>(share(blocks.size(), team.index)),
                  blocks.begin() + static_cast<std::ptrdiff_t>(share(blocks.size(), team.index + 1)), Block66{});
    };
    clear(upper_);
    clear(lower_);
    clear(diagonal_);
    for (std::size_t r = share(size_, team.index); r < share(size_, team.index + 1); ++r)
        for (int i = 0; i < 6; ++i) diagonal_[r].a[7 * i] = 1.0;
    for (std::size_t r = share(size_, team.index); r < share(size_, team.index + 1); ++r)
        done_[r].store(0, std::memory_order_relaxed);
    team.wait();
}

void BodyMatrix::eliminate(std::uint32_t row, std::vector<Block66*>& map) noexcept {
    for (std::uint32_t e = lower_start_[row]; e < lower_start_[row + 1]; ++e) map[lower_column_[e]] = &lower_[e];
    map[row] = &diagonal_[row];
    for (std::uint32_t e = start_[row]; e < start_[row + 1]; ++e) map[column_[e]] = &upper_[e];
    for (std::uint32_t e = lower_start_[row]; e < lower_start_[row + 1]; ++e) {
        const std::uint32_t k = lower_column_[e];
        while (done_[k].load(std::memory_order_acquire) == 0) // another thread's
            std::this_thread::yield();
        Block66& factor = lower_[e];
        multiply_right(factor, diagonal_[k]);
        for (std::uint32_t j = start_[k]; j < start_[k + 1]; ++j) subtract_product(*map[column_[j]], factor, upper_[j]);
    }
    invert(diagonal_[row]);
}

// Rows are dealt out in turn; a row waits for those it needs. The order of operations within a row is fixed.
void BodyMatrix::factorise(const Team& team) noexcept {
    std::vector<Block66*>& map = map_[static_cast<std::size_t>(team.index)];
    if (map.size() < size_) map.resize(size_);
    for (std::size_t r = static_cast<std::size_t>(team.index); r < size_; r += static_cast<std::size_t>(team.count)) {
        eliminate(static_cast<std::uint32_t>(r), map);
        done_[r].store(1, std::memory_order_release);
    }
    team.wait();
}

void BodyMatrix::solve(const Team& team, std::span<double> x) noexcept {
    if (team.index == 0) {
        for (std::uint32_t r = 0; r < size_; ++r) {
            double* y = work_.data() + std::size_t{6} * r;
            std::copy_n(x.data() + std::size_t{8} * body_[r], 6, y);
            for (std::uint32_t e = lower_start_[r]; e < lower_start_[r + 1]; ++e)
                subtract_times(y, lower_[e], work_.data() + std::size_t{6} * lower_column_[e]);
        }
        for (std::uint32_t r = static_cast<std::uint32_t>(size_); r-- > 0;) {
            double* y = work_.data() + std::size_t{6} * r;
            for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e)
                subtract_times(y, upper_[e], work_.data() + std::size_t{6} * column_[e]);
            double z[6] = {};
            subtract_times(z, diagonal_[r], y);
            for (int i = 0; i < 6; ++i) x[std::size_t{8} * body_[r] + static_cast<std::size_t>(i)] = y[i] = -z[i];
        }
    }
    team.wait();
}

} // namespace saltus::rigid
