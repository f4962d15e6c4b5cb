// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/body_matrix.h"

#include "core/base/going_on.h"
#include "core/simulation/rigid/block_planar.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::rigid {

namespace {
// In favour of iteration: the factorisation costs more than this many visits of every block of the pattern without fill,
// about what iteration costs.
constexpr double kWorthIterating = 66.0;
constexpr std::size_t kRowsAQuestion = 32;

// What is done with blocks, in space and in the plane. By inverses of the diagonal ones, or by their factors.
struct InSpace {
    static void multiply_right(Block66& a, const Block66& b) noexcept { rigid::multiply_right(a, b); }
    static void subtract_product(Block66& c, const Block66& a, const Block66& b) noexcept { rigid::subtract_product(c, a, b); }
    static void subtract_times(double* y, const Block66& a, const double* x) noexcept { rigid::subtract_times(y, a, x); }
    static void invert(Block66& block) noexcept { rigid::invert(block); }
    static void factor(Block66& block, unsigned char* swapped) noexcept { rigid::factor<6>(block.a, swapped); }
    static void divide_right(Block66& a, const Block66& b, const unsigned char* swapped) noexcept {
        for (int i = 0; i < 6; ++i) divide_row<6>(b.a, swapped, a.a + 6 * i);
    }
    static void divide(const Block66& a, const unsigned char* swapped, const double* y, double* z) noexcept {
        std::copy_n(y, 6, z);
        rigid::divide<6>(a.a, swapped, z);
    }
};
struct InPlane {
    static void multiply_right(Block66& a, const Block66& b) noexcept { planar::multiply_right(a, b); }
    static void subtract_product(Block66& c, const Block66& a, const Block66& b) noexcept { planar::subtract_product(c, a, b); }
    static void subtract_times(double* y, const Block66& a, const double* x) noexcept { planar::subtract_times(y, a, x); }
    static void invert(Block66& block) noexcept { planar::invert(block); }
    static void factor(Block66& block, unsigned char* swapped) noexcept { planar::factor(block, swapped); }
    static void divide_right(Block66& a, const Block66& b, const unsigned char* swapped) noexcept { planar::divide_right(a, b, swapped); }
    static void divide(const Block66& a, const unsigned char* swapped, const double* y, double* z) noexcept { planar::divide(a, swapped, y, z); }
};
} // namespace

void BodyMatrix::analyse(const Islands& islands, const Island& island, std::size_t body_count, int threads, bool in_plane) {
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
    planar_ = in_plane && !(same && prefers_iteration_);
    if (same) return;
    seen_edges_.clear(), seen_bodies_.clear(); // until all of it is there: memory may be wanting on the way

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
    cost_ = 0.0;
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
        cost_ += static_cast<double>(columns.size()) * (static_cast<double>(columns.size()) + 1.0);
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
    swapped_.resize(n);
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
    analyse_iteration(islands, island);
    planar_ = in_plane && !prefers_iteration_; // the iteration is by 6 x 6 blocks
    if (done_.size() < n) done_ = std::vector<std::atomic<unsigned char>>(n);
    seen_bodies_.assign(bodies.begin(), bodies.end());
    seen_edges_ = edges_;
}

void BodyMatrix::analyse_iteration(const Islands& islands, const Island& island) {
    const std::uint32_t n = island.body_end - island.body_begin;
    const double blocks = static_cast<double>(n) + 2.0 * static_cast<double>(island.unit_end - island.unit_begin);
    prefers_iteration_ = cost_ > kWorthIterating * blocks;
    if (!prefers_iteration_) return;
    cost_ = kWorthIterating * blocks;
    struct Entry {
        std::uint32_t row, column;
        const Block66* from;
    };
    const auto bodies = std::span(islands.bodies).subspan(island.body_begin, n); // ascending
    const auto number = [&](std::uint32_t body) {
        return static_cast<std::uint32_t>(std::lower_bound(bodies.begin(), bodies.end(), body) - bodies.begin());
    };
    std::vector<Entry> entries;
    for (std::uint32_t i = 0; i < n; ++i) entries.push_back({i, i, &diagonal(bodies[i])});
    for (std::uint32_t k = island.unit_begin; k < island.unit_end; ++k) {
        const Unit& unit = islands.units[k];
        if (unit.b == kWorld) continue;
        const std::uint32_t a = number(unit.a), b = number(unit.b);
        entries.push_back({a, b, &block_ab(k)});
        entries.push_back({b, a, &block_ba(k)});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& x, const Entry& y) {
        return x.row != y.row ? x.row < y.row : x.column < y.column;
    });
    std::vector<std::uint32_t> start(n + 1, 0), column;
    std::vector<const Block66*> source;
    for (const Entry& entry : entries) {
        ++start[entry.row + 1];
        column.push_back(entry.column);
        source.push_back(entry.from);
    }
    for (std::uint32_t r = 0; r < n; ++r) start[r + 1] += start[r];
    iteration_.set_pattern(std::move(start), std::move(column), std::move(source));
}

void BodyMatrix::set_identity(const Team& team) {
    const auto share = [&](std::size_t count, int k) {
        return count * static_cast<std::size_t>(k) / static_cast<std::size_t>(team.count);
    };
    const auto clear = [&](std::vector<Block66>& blocks) {
        const auto first = blocks.begin() + static_cast<std::ptrdiff_t>(share(blocks.size(), team.index)),
                   last = blocks.begin() + static_cast<std::ptrdiff_t>(share(blocks.size(), team.index + 1));
        if (planar_) std::for_each(first, last, [](Block66& block) { std::fill_n(block.a, planar::kSize, 0.0); });
        else std::fill(first, last, Block66{});
    };
    clear(upper_);
    clear(lower_);
    clear(diagonal_);
    for (std::size_t r = share(size_, team.index); r < share(size_, team.index + 1); ++r) {
        if (planar_) planar::set_identity(diagonal_[r]);
        else for (int i = 0; i < 6; ++i) diagonal_[r].a[7 * i] = 1.0;
    }
    for (std::size_t r = share(size_, team.index); r < share(size_, team.index + 1); ++r)
        done_[r].store(0, std::memory_order_relaxed);
    team.wait();
}

template <class Kernels>
void BodyMatrix::eliminate(const Team& team, std::uint32_t row, std::vector<Block66*>& map) {
    for (std::uint32_t e = lower_start_[row]; e < lower_start_[row + 1]; ++e) map[lower_column_[e]] = &lower_[e];
    map[row] = &diagonal_[row];
    for (std::uint32_t e = start_[row]; e < start_[row + 1]; ++e) map[column_[e]] = &upper_[e];
    for (std::uint32_t e = lower_start_[row]; e < lower_start_[row + 1]; ++e) {
        const std::uint32_t k = lower_column_[e];
        while (done_[k].load(std::memory_order_acquire) == 0) { // another thread's
            team.check();
            std::this_thread::yield();
        }
        Block66& factor = lower_[e];
        if (by_factors_) Kernels::divide_right(factor, diagonal_[k], swapped_[k].data());
        else Kernels::multiply_right(factor, diagonal_[k]);
        for (std::uint32_t j = start_[k]; j < start_[k + 1]; ++j) Kernels::subtract_product(*map[column_[j]], factor, upper_[j]);
    }
    if (by_factors_) Kernels::factor(diagonal_[row], swapped_[row].data());
    else Kernels::invert(diagonal_[row]);
}

// Rows are dealt out in turn; a row waits for those it needs. The order of operations within a row is fixed.
void BodyMatrix::factorise(const Team& team, bool stiff) {
    if (team.index == 0) by_factors_ = stiff;
    team.wait();
    std::vector<Block66*>& map = map_[static_cast<std::size_t>(team.index)];
    if (map.size() < size_) map.resize(size_); // may throw, as all that a team does
    for (std::size_t r = static_cast<std::size_t>(team.index); r < size_; r += static_cast<std::size_t>(team.count)) {
        if (r % kRowsAQuestion == 0 && r > 0) ask_to_go_on();
        if (planar_) eliminate<InPlane>(team, static_cast<std::uint32_t>(r), map);
        else eliminate<InSpace>(team, static_cast<std::uint32_t>(r), map);
        done_[r].store(1, std::memory_order_release);
    }
    team.wait();
}

template <class Kernels>
void BodyMatrix::solve_factors(std::span<double> x) noexcept {
    for (std::uint32_t r = 0; r < size_; ++r) {
        double* y = work_.data() + std::size_t{6} * r;
        std::copy_n(x.data() + std::size_t{8} * body_[r], 6, y);
        for (std::uint32_t e = lower_start_[r]; e < lower_start_[r + 1]; ++e)
            Kernels::subtract_times(y, lower_[e], work_.data() + std::size_t{6} * lower_column_[e]);
    }
    for (std::uint32_t r = static_cast<std::uint32_t>(size_); r-- > 0;) {
        double* y = work_.data() + std::size_t{6} * r;
        for (std::uint32_t e = start_[r]; e < start_[r + 1]; ++e)
            Kernels::subtract_times(y, upper_[e], work_.data() + std::size_t{6} * column_[e]);
        double z[6] = {};
        if (by_factors_) {
            Kernels::divide(diagonal_[r], swapped_[r].data(), y, z);
            for (int i = 0; i < 6; ++i) x[std::size_t{8} * body_[r] + static_cast<std::size_t>(i)] = y[i] = z[i];
            continue;
        }
        Kernels::subtract_times(z, diagonal_[r], y);
        for (int i = 0; i < 6; ++i) x[std::size_t{8} * body_[r] + static_cast<std::size_t>(i)] = y[i] = -z[i];
    }
}

void BodyMatrix::solve(const Team& team, std::span<double> x) {
    if (team.index == 0) {
        if (planar_) solve_factors<InPlane>(x);
        else solve_factors<InSpace>(x);
    }
    team.wait();
}

bool BodyMatrix::iterate(const Team& team, std::span<double> x, double tolerance) {
    if (team.index == 0) {
        // the bodies in ascending order
        iteration_.load();
        for (std::size_t i = 0; i < size_; ++i)
            std::copy_n(x.data() + std::size_t{8} * seen_bodies_[i], 6, work_.data() + 6 * i);
        reached_ = iteration_.solve({work_.data(), 6 * size_}, tolerance);
        for (std::size_t i = 0; reached_ && i < size_; ++i)
            std::copy_n(work_.data() + 6 * i, 6, x.data() + std::size_t{8} * seen_bodies_[i]);
    }
    team.wait();
    return reached_;
}

} // namespace saltus::rigid
