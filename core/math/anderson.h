// SPDX-License-Identifier: GPL-3.0-or-later
// Anderson's acceleration of a fixed point iteration x <- G(x): G(x) less that combination of its last changes which leaves the least of
// f = G(x) - x, in a weighted norm. D. G. Anderson, J. ACM 12 (1965) 547-560; H. Walker, P. Ni, SIAM J. Numer. Anal. 49 (2011) 1715-1735.
// Numbers of which x is a linear function (percussions beside the velocities that they make) may follow: combined alike, not measured.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace saltus::math {

class Anderson {
public:
    static constexpr int kWindow = 5;
    void reserve(std::size_t size, std::size_t followers = 0); // the largest that will come; allocates
    // Forgets what was. weight: one a number, or nullptr where all are 1.
    void start(std::size_t size, const double* weight, std::size_t followers = 0) noexcept;
    // x: where G was evaluated, g = G(x), `followers` beside it. g and they become the next point. False when nothing was known yet (both unchanged).
    bool extrapolate(const double* x, double* g, double* followers = nullptr) noexcept;

private:
    double dot(const double* a, const double* b) const noexcept;
    bool solve(double* c) const noexcept;
    std::size_t size_ = 0, followers_ = 0;
    const double* weight_ = nullptr;
    int known_ = 0, next_ = 0; // columns, where the next goes
    bool has_last_ = false;
    std::vector<double> df_, dg_, last_f_, last_g_, d_followers_, last_followers_;
    std::array<std::array<double, kWindow>, kWindow> gram_{};
};

} // namespace saltus::math
