// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/friction/block_lu.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

#include <algorithm>

namespace saltus::solvers::friction {

namespace {

// Blocks of the factors have rows of W numbers: with four of them, the last unused, a row is one register where the
// machine has such (AVX). Every element is computed in the same order with or without: the same bits.
typedef double Row4 __attribute__((vector_size(32), aligned(8), may_alias));

// C = L U
template <int D, int W>
inline __attribute__((always_inline)) void product(const double* L, const double* U, double* C) noexcept {
    if constexpr (W == 4) {
        const Row4* u = reinterpret_cast<const Row4*>(U);
        const Row4 u0 = u[0], u1 = u[1], u2 = u[2];
        for (int a = 0; a < 3; ++a)
            reinterpret_cast<Row4*>(C)[a] = L[4 * a] * u0 + L[4 * a + 1] * u1 + L[4 * a + 2] * u2;
    } else {
        for (int a = 0; a < D; ++a)
            for (int b = 0; b < D; ++b) {
                double sum = L[W * a] * U[b];
                for (int c = 1; c < D; ++c) sum += L[W * a + c] * U[W * c + b];
                C[W * a + b] = sum;
            }
    }
}

// C -= L U
template <int D, int W>
inline __attribute__((always_inline)) void subtract_product(const double* L, const double* U, double* C) noexcept {
    if constexpr (W == 4) {
        const Row4* u = reinterpret_cast<const Row4*>(U);
        const Row4 u0 = u[0], u1 = u[1], u2 = u[2];
        Row4* c = reinterpret_cast<Row4*>(C);
        for (int a = 0; a < 3; ++a) c[a] -= L[4 * a] * u0 + L[4 * a + 1] * u1 + L[4 * a + 2] * u2;
    } else {
        for (int a = 0; a < D; ++a)
            for (int b = 0; b < D; ++b) {
                double sum = L[W * a] * U[b];
                for (int c = 1; c < D; ++c) sum += L[W * a + c] * U[W * c + b];
                C[W * a + b] -= sum;
            }
    }
}

// With row exchanges.
template <int D, int W>
inline __attribute__((always_inline)) bool invert(const double* S, double* out) noexcept {
    double a[D][2 * D];
    double largest = 0.0;
    for (int i = 0; i < D; ++i)
        for (int j = 0; j < D; ++j) {
            a[i][j] = S[W * i + j];
            a[i][D + j] = i == j ? 1.0 : 0.0;
            largest = std::fmax(largest, std::fabs(a[i][j]));
        }
    if (!(largest < HUGE_VAL)) return false;
    for (int k = 0; k < D; ++k) {
        int pivot = k;
        for (int i = k + 1; i < D; ++i)
            if (std::fabs(a[i][k]) > std::fabs(a[pivot][k])) pivot = i;
        if (!(std::fabs(a[pivot][k]) > 1e-15 * largest)) return false;
        if (pivot != k)
            for (int j = 0; j < 2 * D; ++j) std::swap(a[k][j], a[pivot][j]);
        const double inverse = 1.0 / a[k][k];
        for (int j = 0; j < 2 * D; ++j) a[k][j] *= inverse;
        for (int i = 0; i < D; ++i) {
            if (i == k) continue;
            const double l = a[i][k];
            for (int j = 0; j < 2 * D; ++j) a[i][j] -= l * a[k][j];
        }
    }
    for (int i = 0; i < D; ++i)
        for (int j = 0; j < D; ++j) out[W * i + j] = a[i][D + j];
    return true;
}

} // namespace

template <int D>
void BlockLu<D>::analyse(const Part<D>& part) {
    const std::uint32_t n = part.n, first = part.start[0];
    const std::size_t blocks = part.start[n] - first;
    if (n_ == n && column_copy_.size() == blocks &&
        std::equal(column_copy_.begin(), column_copy_.end(), part.column + first)) {
        bool same = true;
        for (std::uint32_t i = 0; i <= n && same; ++i) same = start_copy_[i] == part.start[i] - first;
        if (same) return;
    }
    n_ = 0; // until all of it is there: memory may be wanting on the way
    start_copy_.resize(n + 1);
    for (std::uint32_t i = 0; i <= n; ++i) start_copy_[i] = part.start[i] - first;
    column_copy_.assign(part.column + first, part.column + first + blocks);

    Eigen::SparseMatrix<double, Eigen::ColMajor, int> graph(static_cast<int>(n), static_cast<int>(n));
    std::vector<Eigen::Triplet<double>> entries;
    entries.reserve(blocks);
    for (std::uint32_t i = 0; i < n; ++i)
        for (std::uint32_t k = part.start[i]; k < part.start[i + 1]; ++k)
            entries.emplace_back(static_cast<int>(i), static_cast<int>(part.column[k]), 1.0);
    graph.setFromTriplets(entries.begin(), entries.end());
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> permutation;
    Eigen::AMDOrdering<int> amd;
    amd(graph, permutation);
    order_.resize(n);
    position_.resize(n);
    for (std::uint32_t k = 0; k < n; ++k) {
        order_[k] = static_cast<std::uint32_t>(permutation.indices()[static_cast<int>(k)]);
        position_[order_[k]] = k;
    }

    // Column k below the diagonal: M's own entries and the patterns of the columns whose first entry is k.
    std::vector<std::vector<std::uint32_t>> pattern(n), children(n);
    for (std::uint32_t i = 0; i < n; ++i)
        for (std::uint32_t k = part.start[i]; k < part.start[i + 1]; ++k) {
            const std::uint32_t a = position_[i], b = position_[part.column[k]];
            if (a != b) pattern[std::min(a, b)].push_back(std::max(a, b));
        }
    pattern_start_.assign(1, 0);
    pattern_.clear();
    for (std::uint32_t k = 0; k < n; ++k) {
        auto& own = pattern[k];
        for (const std::uint32_t child : children[k])
            own.insert(own.end(), pattern[child].begin() + 1, pattern[child].end());
        std::sort(own.begin(), own.end());
        own.erase(std::unique(own.begin(), own.end()), own.end());
        if (!own.empty()) children[own.front()].push_back(k);
        pattern_.insert(pattern_.end(), own.begin(), own.end());
        pattern_start_.push_back(static_cast<std::uint32_t>(pattern_.size()));
    }
    const auto place = [&](std::uint32_t row, std::uint32_t column) { // row < column
        const auto begin = pattern_.begin() + pattern_start_[row], end = pattern_.begin() + pattern_start_[row + 1];
        return static_cast<std::uint32_t>(std::lower_bound(begin, end, column) - pattern_.begin());
    };
    slot_.resize(blocks);
    for (std::uint32_t i = 0; i < n; ++i)
        for (std::uint32_t k = part.start[i]; k < part.start[i + 1]; ++k) {
            const std::uint32_t a = position_[i], b = position_[part.column[k]];
            slot_[k - first] = a == b ? 3 * a : a < b ? 3 * place(a, b) + 1 : 3 * place(b, a) + 2;
        }
    target_start_.assign(1, 0);
    target_.clear();
    for (std::uint32_t k = 0; k < n; ++k) {
        for (std::uint32_t a = pattern_start_[k]; a < pattern_start_[k + 1]; ++a) {
            // both lists ascend: the rest of this pattern lies in the pattern of p_a
            std::uint32_t at = pattern_start_[pattern_[a]];
            for (std::uint32_t b = a + 1; b < pattern_start_[k + 1]; ++b) {
                while (pattern_[at] != pattern_[b]) ++at;
                target_.push_back(at);
            }
        }
        target_start_.push_back(static_cast<std::uint32_t>(target_.size()));
    }
    diagonal_.assign(n * kRoom, 0.0);
    inverse_.assign(n * kRoom, 0.0);
    upper_.assign(pattern_.size() * kRoom, 0.0);
    lower_.assign(pattern_.size() * kRoom, 0.0);
    y_.resize(std::size_t{n} * D);
    active_.resize(n);
    passive_.resize(n);
    n_ = n;
}

template <int D>
bool BlockLu<D>::factorize(const Part<D>& part, const double* A, const double* B, double shift,
                           const unsigned char* passive) noexcept {
    const std::uint32_t n = n_, first = part.start[0];
    for (std::uint32_t i = 0; i < n; ++i) passive_[position_[i]] = passive[i];
    std::fill(upper_.begin(), upper_.end(), 0.0);
    std::fill(lower_.begin(), lower_.end(), 0.0);
    for (std::uint32_t i = 0; i < n; ++i) {
        if (passive[i]) continue;
        const double* Bi = B + i * kBlock;
        for (std::uint32_t k = part.start[i]; k < part.start[i + 1]; ++k) {
            if (passive[part.column[k]]) continue;
            const std::uint32_t slot = slot_[k - first], place = slot / 3, kind = slot % 3;
            double* S = (kind == 0 ? diagonal_ : kind == 1 ? upper_ : lower_).data() + place * kRoom;
            const double* Mk = part.value + std::size_t{k} * kBlock;
            for (std::size_t a = 0; a < D; ++a)
                for (std::size_t b = 0; b < D; ++b) {
                    double sum = 0.0;
                    for (std::size_t c = 0; c < D; ++c) sum += Bi[D * a + c] * Mk[D * c + b];
                    if (kind == 0) sum += A[i * kBlock + D * a + b] + shift * Bi[D * a + b];
                    S[kRow * a + b] = sum;
                }
        }
    }
    return eliminate();
}

namespace {

struct Factors {
    std::uint32_t n;
    const std::uint32_t *pattern_start, *pattern, *target_start, *target;
    double *diagonal, *inverse, *upper, *lower;
    std::uint32_t* active;
    const unsigned char* passive;
};

template <int D, int W>
inline __attribute__((always_inline)) bool eliminate_all(const Factors& f) noexcept {
    constexpr std::size_t kRoom = std::size_t{D} * W;
    for (std::uint32_t k = 0; k < f.n; ++k) {
        if (f.passive[k]) continue;
        double* P = f.inverse + k * kRoom;
        if (!invert<D, W>(f.diagonal + k * kRoom, P)) return false;
        const std::uint32_t begin = f.pattern_start[k], count = f.pattern_start[k + 1] - begin;
        const std::uint32_t* pattern = f.pattern + begin;
        double *upper = f.upper + begin * kRoom, *lower = f.lower + begin * kRoom;
        std::uint32_t active = 0;
        for (std::uint32_t a = 0; a < count; ++a)
            if (!f.passive[pattern[a]]) f.active[active++] = a;
        for (std::uint32_t x = 0; x < active; ++x) {
            double* L = lower + f.active[x] * kRoom;
            double scaled[kRoom];
            product<D, W>(L, P, scaled);
            std::copy(scaled, scaled + kRoom, L);
        }
        const std::uint32_t* targets = f.target + f.target_start[k];
        for (std::uint32_t x = 0; x < active; ++x) {
            const std::uint32_t a = f.active[x];
            const double *La = lower + a * kRoom, *Ua = upper + a * kRoom;
            subtract_product<D, W>(La, Ua, f.diagonal + pattern[a] * kRoom);
            // pairs (a, b), b > a, lie behind those of the a's before
            const std::size_t row = std::size_t{a} * (2 * count - a - 1) / 2;
            for (std::uint32_t y = x + 1; y < active; ++y) {
                const std::uint32_t b = f.active[y];
                const std::size_t at = targets[row + (b - a - 1)] * kRoom;
                subtract_product<D, W>(La, upper + b * kRoom, f.upper + at);
                subtract_product<D, W>(lower + b * kRoom, Ua, f.lower + at);
            }
        }
    }
    return true;
}

template <int D, int W>
bool eliminate_plain(const Factors& f) noexcept {
    return eliminate_all<D, W>(f);
}
#if defined(__x86_64__)
template <int D, int W>
__attribute__((target("avx2"))) bool eliminate_wide(const Factors& f) noexcept {
    return eliminate_all<D, W>(f);
}
bool has_wide() noexcept {
    return __builtin_cpu_supports("avx2");
}
#endif

} // namespace

template <int D>
bool BlockLu<D>::eliminate() noexcept {
    const Factors f{n_,
                    pattern_start_.data(),
                    pattern_.data(),
                    target_start_.data(),
                    target_.data(),
                    diagonal_.data(),
                    inverse_.data(),
                    upper_.data(),
                    lower_.data(),
                    active_.data(),
                    passive_.data()};
#if defined(__x86_64__)
    if (has_wide()) return eliminate_wide<D, static_cast<int>(kRow)>(f);
#endif
    return eliminate_plain<D, static_cast<int>(kRow)>(f);
}

template <int D>
void BlockLu<D>::solve(const Part<D>& part, const double* B, const unsigned char* passive, double* x) noexcept {
    const std::uint32_t n = n_;
    for (std::uint32_t i = 0; i < n; ++i) {
        double* y = y_.data() + std::size_t{D} * position_[i];
        const double* xi = x + std::size_t{D} * i;
        for (int a = 0; a < D; ++a) y[a] = xi[a];
        if (passive[i]) continue;
        double moved[D] = {};
        bool any = false;
        for (std::uint32_t k = part.start[i]; k < part.start[i + 1]; ++k) {
            const std::uint32_t j = part.column[k];
            if (!passive[j]) continue;
            const double* xj = x + std::size_t{D} * j;
            bool zero = true;
            for (int a = 0; a < D; ++a) zero = zero && xj[a] == 0.0;
            if (zero) continue;
            any = true;
            add_product<D>(part.value + std::size_t{k} * kBlock, xj, moved);
        }
        if (any) {
            for (int a = 0; a < D; ++a) moved[a] = -moved[a];
            add_product<D>(B + i * kBlock, moved, y);
        }
    }
    for (std::uint32_t k = 0; k < n; ++k) {
        if (passive_[k]) continue;
        const double* yk = y_.data() + std::size_t{D} * k;
        for (std::uint32_t p = pattern_start_[k]; p < pattern_start_[k + 1]; ++p) {
            if (passive_[pattern_[p]]) continue;
            double* yi = y_.data() + std::size_t{D} * pattern_[p];
            const double* L = lower_.data() + p * kRoom;
            for (int a = 0; a < D; ++a) {
                double sum = yi[a];
                for (int b = 0; b < D; ++b)
                    sum -= L[kRow * static_cast<std::size_t>(a) + static_cast<std::size_t>(b)] * yk[b];
                yi[a] = sum;
            }
        }
    }
    for (std::uint32_t k = n; k-- > 0;) {
        if (passive_[k]) continue;
        double* yk = y_.data() + std::size_t{D} * k;
        double sum[D];
        for (int a = 0; a < D; ++a) sum[a] = yk[a];
        for (std::uint32_t p = pattern_start_[k]; p < pattern_start_[k + 1]; ++p) {
            if (passive_[pattern_[p]]) continue;
            const double* yj = y_.data() + std::size_t{D} * pattern_[p];
            const double* U = upper_.data() + p * kRoom;
            for (int a = 0; a < D; ++a)
                for (int b = 0; b < D; ++b)
                    sum[a] -= U[kRow * static_cast<std::size_t>(a) + static_cast<std::size_t>(b)] * yj[b];
        }
        const double* P = inverse_.data() + k * kRoom;
        for (int a = 0; a < D; ++a) {
            double z = 0.0;
            for (int b = 0; b < D; ++b)
                z += P[kRow * static_cast<std::size_t>(a) + static_cast<std::size_t>(b)] * sum[b];
            yk[a] = z;
        }
    }
    for (std::uint32_t i = 0; i < n; ++i)
        for (int a = 0; a < D; ++a)
            x[std::size_t{D} * i + static_cast<std::size_t>(a)] =
                y_[std::size_t{D} * position_[i] + static_cast<std::size_t>(a)];
}

template class BlockLu<2>;
template class BlockLu<3>;
template class BlockLu<5>;

} // namespace saltus::solvers::friction
