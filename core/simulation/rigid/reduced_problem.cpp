// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/rigid/reduced_problem.h"

#include "core/base/going_on.h"
#include "core/solvers/friction/local.h"

#include <algorithm>
#include <cmath>

namespace saltus::rigid {
namespace {

namespace friction = solvers::friction;
using BlockLaw = ReducedBlock::Law;

constexpr std::size_t kAsking = 64; // rows, from where on a sweep is worth the question whether to go on
constexpr double kCreepingVisits = 120000.0;  // of blocks, by sweeps, before a small problem is given up
constexpr int kCreepingSweeps = 16;
constexpr double kCreeping = 1e5;         // times the target: what is farther from it contradicts itself rather than creeps
constexpr double kNoMobility = 1e-11; // of the mobility without joints

} // namespace

void judge_block(ReducedBlock& block, const double* A, std::size_t stride) noexcept {
    double trace = 0.0;
    for (std::uint32_t i = 0; i < block.size; ++i) trace += A[i * stride + i];
    const double size = static_cast<double>(block.size);
    block.locked = !(A[0] > kNoMobility * block.plain);
    block.rho = block.locked ? 1.0 / block.plain : size / trace;
}

void solve_block(ReducedBlock& block, const double* A, std::size_t stride, const double* u, double* p) noexcept {
    switch (block.law) {
    case BlockLaw::unilateral:
        p[0] = block.locked ? 0.0 : std::fmax(0.0, p[0] - u[0] / A[0]);
        return;
    case BlockLaw::box:
        if (!block.locked) {
            p[0] = std::clamp(p[0] - u[0] / A[0], block.lower, block.upper);
        } else { // the joints alone decide u
            p[0] = u[0] > block.still    ? block.lower
                   : u[0] < -block.still ? block.upper
                                         : std::clamp(0.0, block.lower, block.upper);
        }
        return;
    case BlockLaw::contact:
        break;
    }
    const std::uint32_t n = block.size;
    if (block.locked) {
        for (std::uint32_t i = 0; i < n; ++i) p[i] = 0.0;
        return;
    }
    double a[36], b[6];
    for (std::uint32_t i = 0; i < n; ++i) {
        double s = u[i];
        for (std::uint32_t j = 0; j < n; ++j) {
            a[i * n + j] = A[i * stride + j];
            s -= a[i * n + j] * p[j];
        }
        b[i] = s;
    }
    switch (n) {
    case 1:
        p[0] = std::fmax(0.0, -b[0] / a[0]);
        break;
    case 2:
        friction::solve_local_planar(a, b, block.mu, p);
        break;
    case 3:
        friction::solve_local(a, b, block.mu, p, block.alpha);
        break;
    default:
        friction::solve_local_rolling(static_cast<int>(n), a, b, block.mu, block.mu_rolling, block.mu_spinning, p,
                                      block.alpha);
        break;
    }
}

void project_block(const ReducedBlock& block, double* p) noexcept {
    if (block.law == BlockLaw::box) p[0] = std::clamp(p[0], block.lower, block.upper);
    else if (block.size == 1) p[0] = std::fmax(0.0, p[0]);
    else friction::project(static_cast<int>(block.size), p, block.mu, block.mu_rolling, block.mu_spinning);
}

double block_map(const ReducedBlock& block, const double* u, const double* p) noexcept {
    switch (block.law) {
    case BlockLaw::unilateral: {
        const double d = std::fmin(p[0] / block.rho, u[0]);
        return d * d;
    }
    case BlockLaw::box: {
        const double d = (p[0] - std::clamp(p[0] - block.rho * u[0], block.lower, block.upper)) / block.rho;
        return d * d;
    }
    case BlockLaw::contact:
        break;
    }
    if (block.size == 1) {
        const double d = std::fmin(p[0] / block.rho, u[0]);
        return d * d;
    }
    return friction::natural_map(static_cast<int>(block.size), u, p, block.mu, block.mu_rolling, block.mu_spinning,
                                 block.rho);
}

void ReducedProblem::resize(std::size_t n) {
    n_ = n;
    W_.resize(n * n);
    for (std::vector<double>* v : {&q, &p, &u, &step_, &kept_, &best_}) v->resize(n);
    pivot_.resize(n);
}

double ReducedProblem::measure() {
    for (std::size_t i = 0; i < n_; ++i) {
        double s = q[i];
        const double* w = &W_[i * n_];
        for (std::size_t j = 0; j < n_; ++j) s += w[j] * p[j];
        u[i] = s;
    }
    double map = 0.0;
    for (const ReducedBlock& b : blocks) map += block_map(b, &u[b.first], &p[b.first]);
    return map;
}

void ReducedProblem::sweep() noexcept {
    for (ReducedBlock& b : blocks) {
        double before[6];
        for (std::uint32_t i = 0; i < b.size; ++i) before[i] = p[b.first + i];
        solve_block(b, &W_[b.first * n_ + b.first], n_, &u[b.first], &p[b.first]);
        for (std::uint32_t i = 0; i < b.size; ++i) {
            const double d = p[b.first + i] - before[i];
            if (d == 0.0) continue;
            const double* w = &W_[(b.first + i) * n_]; // symmetric
            for (std::size_t j = 0; j < n_; ++j) u[j] += w[j] * d;
        }
    }
}

// One step of Newton's method on p - P(p - rho u) = 0, Coulomb's disc with the radius mu (p_N - rho u_N)+. False:
// nothing was gained, p is as before.
bool ReducedProblem::newton() {
    const double before = measure();
    std::copy(p.begin(), p.end(), kept_.begin());
    G_.resize(n_ * n_);
    std::fill(G_.begin(), G_.end(), 0.0);
    // row of G: rho (W row) keep + own part; F in step_
    const auto slide = [&](std::size_t i, double factor, std::size_t into) { // G_into += factor * d(u_i)
        const double* w = &W_[i * n_];
        double* g = &G_[into * n_];
        for (std::size_t j = 0; j < n_; ++j) g[j] += factor * w[j];
        g[i] += 1e-10 * factor * w[i]; // hyperstatic: a unique step
    };
    for (const ReducedBlock& b : blocks) {
        const std::size_t k = b.first;
        if (b.locked) {
            for (std::size_t i = k; i < k + b.size; ++i) G_[i * n_ + i] = 1.0, step_[i] = 0.0;
            continue;
        }
        const double rho = b.rho;
        if (b.law == BlockLaw::box) {
            const double z = p[k] - rho * u[k];
            if (z <= b.lower || z >= b.upper) {
                G_[k * n_ + k] = 1.0;
                step_[k] = p[k] - (z <= b.lower ? b.lower : b.upper);
            } else {
                slide(k, rho, k);
                step_[k] = rho * u[k];
            }
            continue;
        }
        const double z = p[k] - rho * u[k];
        if (z > 0.0) {
            slide(k, rho, k);
            step_[k] = rho * u[k];
        } else {
            G_[k * n_ + k] = 1.0;
            step_[k] = p[k];
        }
        if (b.size == 1) continue;
        const std::size_t m = b.size - 1;
        double t[2] = {}, length = 0.0;
        for (std::size_t i = 0; i < m; ++i) {
            t[i] = p[k + 1 + i] - rho * u[k + 1 + i];
            length = std::hypot(length, t[i]);
        }
        const double radius = b.mu * std::fmax(0.0, z);
        for (std::size_t i = 0; i < m; ++i) {
            const std::size_t at = k + 1 + i;
            if (length <= radius && z > 0.0) {
                slide(at, rho, at);
                step_[at] = rho * u[at];
                continue;
            }
            G_[at * n_ + at] += 1.0;
            step_[at] = p[at];
            if (!(z > 0.0) || length == 0.0) continue;
            const double n = t[i] / length;
            step_[at] -= radius * n;
            // minus mu n dz_N
            G_[at * n_ + k] -= b.mu * n;
            slide(k, b.mu * n * rho, at);
            // minus radius/length (I - n n^T) dz_T
            for (std::size_t j = 0; j < m; ++j) {
                const double c = radius / length * ((i == j ? 1.0 : 0.0) - n * t[j] / length);
                G_[at * n_ + k + 1 + j] -= c;
                slide(k + 1 + j, c * rho, at);
            }
        }
    }
    // G step = F by LU with row pivoting
    for (std::size_t c = 0; c < n_; ++c) {
        std::size_t best = c;
        for (std::size_t i = c + 1; i < n_; ++i)
            if (std::fabs(G_[i * n_ + c]) > std::fabs(G_[best * n_ + c])) best = i;
        if (!(std::fabs(G_[best * n_ + c]) > 1e-14)) return false;
        if (best != c) {
            std::swap_ranges(&G_[best * n_], &G_[best * n_] + n_, &G_[c * n_]);
            std::swap(step_[best], step_[c]);
        }
        for (std::size_t i = c + 1; i < n_; ++i) {
            const double f = G_[i * n_ + c] / G_[c * n_ + c];
            if (f == 0.0) continue;
            for (std::size_t j = c + 1; j < n_; ++j) G_[i * n_ + j] -= f * G_[c * n_ + j];
            step_[i] -= f * step_[c];
        }
    }
    for (std::size_t i = n_; i-- > 0;) {
        double s = step_[i];
        for (std::size_t j = i + 1; j < n_; ++j) s -= G_[i * n_ + j] * step_[j];
        step_[i] = s / G_[i * n_ + i];
    }
    double length = 1.0;
    for (int halving = 0; halving < 3; ++halving, length *= 0.5) {
        for (std::size_t i = 0; i < n_; ++i) p[i] = kept_[i] - length * step_[i];
        if (measure() < 0.81 * before) return true;
    }
    std::copy(kept_.begin(), kept_.end(), p.begin());
    measure();
    return false;
}

int ReducedProblem::solve(double target, int max_iterations, double& map) {
    const double goal = target * target;
    bool smooth = true;
    for (const ReducedBlock& b : blocks) smooth = smooth && b.size <= 3;
    map = measure();
    // A warm start that is worse than none (percussions of a problem without a solution grow without bound) is dropped.
    double cold = 0.0;
    const double nothing[6] = {};
    for (const ReducedBlock& b : blocks) cold += block_map(b, &q[b.first], nothing);
    if (!(map <= cold)) {
        std::fill(p.begin(), p.end(), 0.0);
        map = measure();
    }
    double best = map;
    std::copy(p.begin(), p.end(), best_.begin());
    int done = 0, next_newton = 3, wait = 4;
    while (map > goal && done < max_iterations && std::isfinite(map)) {
        if (n_ > kAsking) ask_to_go_on();
        sweep();
        ++done;
        map = measure();
        if (map > goal && smooth && n_ <= 400 && done >= next_newton) {
            bool gained = false;
            for (int k = 0; k < 12 && map > goal; ++k) {
                if (!newton()) break;
                gained = true;
                ++done;
                map = measure();
            }
            if (!gained) wait *= 2;
            next_newton = done + wait;
        }
        if (map < best) {
            best = map;
            std::copy(p.begin(), p.end(), best_.begin());
        }
        if (done > 200 && map > 0.25 * best && best <= 1e4 * goal) break; // round-off near the goal
    }
    if (best < map || !std::isfinite(map)) {
        std::copy(best_.begin(), best_.end(), p.begin());
        map = measure();
    }
    return done;
}

// p and a multiple of what the last sweeps added to it, brought back to what the laws allow.
double ReducedProblem::extrapolate(double factor) {
    for (std::size_t i = 0; i < n_; ++i) p[i] = step_[i] + factor * (step_[i] - kept_[i]);
    for (const ReducedBlock& b : blocks) project_block(b, &p[b.first]);
    return measure();
}

// Bodies that stand on more points than carry them: two of a body that both stick, whose laws ask for velocities that no motion of the body has
// (by 1e-7 m/s), squeeze each other until one of them slides. Newton's steps find no way there, and each sweep adds as little to the squeeze
// as the last one. So what sweeps add is added many times at once, as long as the residual stays.
int ReducedProblem::persist(double target, double& map) {
    const double goal = target * target;
    if (n_ > kAsking || blocks.empty() || !(map <= kCreeping * kCreeping * goal)) return 0;
    const int most = static_cast<int>(kCreepingVisits / static_cast<double>(blocks.size()));
    std::copy(p.begin(), p.end(), best_.begin());
    double best = map;
    int done = 0;
    while (map > goal && done < most && std::isfinite(map)) {
        for (int k = 0; k < kCreepingSweeps; ++k, ++done) {
            if (k + 1 == kCreepingSweeps) std::copy(p.begin(), p.end(), kept_.begin());
            sweep();
        }
        map = measure();
        std::copy(p.begin(), p.end(), step_.begin());
        double factor = 8.0, kept = 0.0;
        for (; map > goal && factor < 1e9; factor *= 4.0, ++done) {
            const double further = extrapolate(factor);
            if (!(further <= 1.02 * map)) break;
            kept = factor, map = std::fmin(map, further);
        }
        map = extrapolate(kept);
        if (map < best) {
            best = map;
            std::copy(p.begin(), p.end(), best_.begin());
        }
    }
    if (best < map || !std::isfinite(map)) {
        std::copy(best_.begin(), best_.end(), p.begin());
        map = measure();
    }
    return done;
}

} // namespace saltus::rigid
