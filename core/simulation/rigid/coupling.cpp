// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/coupling.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace saltus::rigid {

std::vector<Cluster> clusters_of(std::size_t channels, std::span<const std::pair<std::uint32_t, std::uint32_t>> pattern,
                                 std::span<const std::pair<std::uint32_t, std::uint32_t>> bodies_of) {
    std::vector<std::uint32_t> joined(channels);
    std::iota(joined.begin(), joined.end(), 0u);
    const auto first = [&](std::uint32_t c) {
        while (joined[c] != c) c = joined[c] = joined[joined[c]];
        return c;
    };
    for (const auto& [a, b] : pattern) joined[std::max(first(a), first(b))] = std::min(first(a), first(b));
    std::vector<Cluster> out;
    std::vector<std::uint32_t> cluster_of(channels, kWorld);
    for (std::uint32_t c = 0; c < channels; ++c) {
        const std::uint32_t root = first(c);
        if (cluster_of[root] == kWorld) {
            cluster_of[root] = static_cast<std::uint32_t>(out.size());
            out.emplace_back();
        }
        out[cluster_of[root]].channels.push_back(c);
    }
    for (std::uint32_t k = 0; k < pattern.size(); ++k) out[cluster_of[first(pattern[k].first)]].slopes.push_back(k);
    std::erase_if(out, [](const Cluster& cluster) { return cluster.slopes.empty(); });
    for (Cluster& cluster : out) {
        std::vector<std::uint32_t> bodies;
        for (const std::uint32_t c : cluster.channels)
            for (const std::uint32_t body : {bodies_of[c].first, bodies_of[c].second})
                if (body != kWorld && std::find(bodies.begin(), bodies.end(), body) == bodies.end()) bodies.push_back(body);
        cluster.on_two_bodies = bodies.size() <= 2;
        const std::size_t n = cluster.channels.size();
        cluster.damping.assign(n * n, 0.0);
        cluster.vectors.assign(n * n, 0.0);
    }
    return out;
}

void eigenvectors(std::size_t n, double* a, double* v) noexcept {
    constexpr int kMostSweeps = 30; // quadratic once the rest is small
    for (std::size_t i = 0; i < n * n; ++i) v[i] = 0.0;
    for (std::size_t i = 0; i < n; ++i) v[i * n + i] = 1.0;
    for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
        double off = 0.0, all = 0.0;
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) {
                all += a[i * n + j] * a[i * n + j];
                if (i != j) off += a[i * n + j] * a[i * n + j];
            }
        if (!(off > 1e-30 * all)) return;
        for (std::size_t p = 0; p + 1 < n; ++p)
            for (std::size_t q = p + 1; q < n; ++q) {
                if (a[p * n + q] == 0.0) continue;
                const double tau = (a[q * n + q] - a[p * n + p]) / (2.0 * a[p * n + q]);
                const double t = (tau >= 0.0 ? 1.0 : -1.0) / (std::fabs(tau) + std::sqrt(1.0 + tau * tau));
                const double c = 1.0 / std::sqrt(1.0 + t * t), s = t * c;
                for (std::size_t k = 0; k < n; ++k) {
                    const double x = a[k * n + p], y = a[k * n + q];
                    a[k * n + p] = c * x - s * y;
                    a[k * n + q] = s * x + c * y;
                }
                for (std::size_t k = 0; k < n; ++k) {
                    const double x = a[p * n + k], y = a[q * n + k];
                    a[p * n + k] = c * x - s * y;
                    a[q * n + k] = s * x + c * y;
                }
                for (std::size_t k = 0; k < n; ++k) {
                    const double x = v[k * n + p], y = v[k * n + q];
                    v[k * n + p] = c * x - s * y;
                    v[k * n + q] = s * x + c * y;
                }
            }
    }
}

void AndersonMixing::resize(std::size_t size) {
    size_ = size;
    for (int k = 0; k < kKept; ++k) {
        mapped_[k].assign(size, 0.0);
        residual_[k].assign(size, 0.0);
    }
    last_mapped_.assign(size, 0.0);
    last_residual_.assign(size, 0.0);
    reset();
}

bool AndersonMixing::mix(const double* x, double* mapped, const double* weights) noexcept {
    if (seen_) {
        for (std::size_t i = 0; i < size_; ++i) {
            mapped_[next_][i] = mapped[i] - last_mapped_[i];
            residual_[next_][i] = mapped[i] - x[i] - last_residual_[i];
        }
        next_ = (next_ + 1) % kKept;
        kept_ = std::min(kept_ + 1, kKept);
    } else {
        next_ = 0;
    }
    seen_ = true;
    for (std::size_t i = 0; i < size_; ++i) {
        last_mapped_[i] = mapped[i];
        last_residual_[i] = mapped[i] - x[i];
    }
    if (kept_ == 0) return false;
    // gamma: least squares of residual - sum gamma_k (difference of residuals k), by normal equations
    Eigen::Matrix<double, kKept, kKept> normal = Eigen::Matrix<double, kKept, kKept>::Identity();
    Eigen::Matrix<double, kKept, 1> right = Eigen::Matrix<double, kKept, 1>::Zero();
    for (int k = 0; k < kept_; ++k) {
        for (int l = 0; l <= k; ++l) {
            double sum = 0.0;
            for (std::size_t i = 0; i < size_; ++i) sum += weights[i] * residual_[k][i] * residual_[l][i];
            normal(k, l) = normal(l, k) = sum;
        }
        for (std::size_t i = 0; i < size_; ++i) right[k] += weights[i] * residual_[k][i] * last_residual_[i];
    }
    Eigen::Matrix<double, kKept, 1> scale = Eigen::Matrix<double, kKept, 1>::Ones(); // to a unit diagonal
    for (int k = 0; k < kept_; ++k) scale[k] = normal(k, k) > 0.0 ? 1.0 / std::sqrt(normal(k, k)) : 0.0;
    normal = scale.asDiagonal() * normal * scale.asDiagonal();
    for (int k = 0; k < kKept; ++k) normal(k, k) = 1.0 + 1e-12; // of unit diagonal; unused ones stand alone
    const Eigen::Matrix<double, kKept, 1> gamma = scale.cwiseProduct(normal.ldlt().solve(scale.cwiseProduct(right)));
    constexpr double kMostTrust = 100.0; // beyond, the differences are those of round-off
    if (!gamma.allFinite() || gamma.head(kept_).lpNorm<1>() > kMostTrust) {
        reset();
        return false;
    }
    for (int k = 0; k < kept_; ++k)
        for (std::size_t i = 0; i < size_; ++i) mapped[i] -= gamma[k] * mapped_[k][i];
    return true;
}

} // namespace saltus::rigid
