// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a one-step problem when equality rows are gone: u = W p + q by blocks, each with its law. Dense.
//   unilateral  0 <= u _|_ p >= 0          box  -u in N_[lower, upper](p)          contact  Coulomb, rolling, spinning
// Gauss-Seidel with exact local solutions, and Newton's method on the natural map (Alart and Curnier's form of
// friction) once the modes are about right: round-off in a few iterations where Gauss-Seidel creeps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace saltus::rigid {

struct ReducedBlock {
    enum class Law : unsigned char { unilateral, box, contact } law = Law::unilateral;
    std::uint32_t first = 0, size = 1; // rows in W
    double lower = 0.0, upper = 0.0;
    double mu = 0.0, mu_rolling = 0.0, mu_spinning = 0.0;
    double plain = 0.0; // mean of the diagonal without joints: what W's own diagonal is judged by
    double alpha = 0.0;
    double rho = 0.0;    // size / trace, by `plain` where the joints leave nothing
    double still = 0.0;  // below this speed a locked box counts as at rest
    bool locked = false; // the joints leave its (normal) direction no mobility: percussions change nothing
};

// One block with everything else held: p_new for which u + A (p_new - p) obeys the law. A: row-major, stride.
// p: entry and exit.
void solve_block(ReducedBlock& block, const double* A, std::size_t stride, const double* u, double* p) noexcept;
// p brought back to what the law allows.
void project_block(const ReducedBlock& block, double* p) noexcept;
// Square of the natural map of a block.
double block_map(const ReducedBlock& block, const double* u, const double* p) noexcept;
// Fills rho and locked from the block's own A.
void judge_block(ReducedBlock& block, const double* A, std::size_t stride) noexcept;

class ReducedProblem {
public:
    void resize(std::size_t n);
    double* row(std::size_t i) noexcept { return &W_[i * n_]; }
    std::vector<ReducedBlock> blocks;
    std::vector<double> q, p, u; // p: warm start on entry

    // Until the sum of squares of the natural map is at most target^2; returns sweeps and Newton steps done. map:
    // reached.
    int solve(double target, int max_iterations, double& map);
    // On from there by sweeps and by what they add, many times at once; tens of thousands where they are cheap. Returns how many.
    int persist(double target, double& map);

private:
    double measure();
    void sweep() noexcept;
    bool newton();
    double extrapolate(double factor);

    std::size_t n_ = 0;
    std::vector<double> W_, G_, step_, kept_, best_;
    std::vector<std::uint32_t> pivot_;
};

} // namespace saltus::rigid
