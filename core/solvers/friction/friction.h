// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts with Coulomb friction: u = M r + q with, contact by contact, u~ _|_ r, u~ in K*, r in K, where
// u~ = u + (mu |u_T| + mu_R |u_R|) N and K = { |r_T| <= mu r_N, |r_R| <= mu_R r_N }. Rows of a contact: N, T (dimension
// 2), N, T1, T2 (3), N, T1, T2, R1, R2 (5, rolling). M is positive semidefinite with M_NN > 0.
// Two residuals, formed anew whatever a method believes, both relative to |q|:
//   residual         |r - P_K(r - u~)|                       (rho = 1)
//   residual_scaled  |(r - P_K(r - rho_i u~))/rho_i|, rho_i = dimension/tr M_ii   (the unit of u; |q| matters, not |r|)
// The problem falls into islands of contacts that are connected by M; each is solved by itself, with the share of the
// tolerance that belongs to it.
// Sources: V. Acary, M. Bremond, O. Huber, "On solving contact problems with Coulomb friction: formulations and
// numerical comparisons", in: Advanced Topics in Nonsmooth Dynamics, Springer 2018; P. Alart, A. Curnier, Comput.
// Methods Appl. Mech. Engrg. 92 (1991); M. Fukushima, Z.-Q. Luo, P. Tseng, SIAM J. Optim. 12 (2002); D. G. Anderson, J.
// ACM 12 (1965).
#pragma once

#include "core/base/cancel.h"
#include "core/solvers/friction/block_matrix.h"
#include "core/solvers/status.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace saltus::solvers::friction {

struct FrictionProblem {
    int dimension = 3; // 2, 3 or 5
    BlockMatrix M;
    std::vector<double> q;
    std::vector<double> mu;         // one a contact
    std::vector<double> mu_rolling; // one a contact where dimension is 5, else empty
    std::size_t contacts() const noexcept { return mu.size(); }
};

// M scalar, dimension * contacts rows.
FrictionProblem friction_problem(int dimension, const math::SparseMatrix& M, std::vector<double> q,
                                 std::vector<double> mu, std::vector<double> mu_rolling = {});

enum class FrictionMethod {
    automatic,          // told by FrictionReport::method
    nsgs,               // block Gauss-Seidel, each contact solved exactly
    nsgs_projection,    // the same, each contact by projections with an adaptive step
    anderson,           // nsgs accelerated
    alart_curnier,      // semismooth Newton
    fischer_burmeister, // semismooth Newton, smoothed (dimensions 2 and 3)
    interior_point,     // with De Saxce's term in the Newton step (dimensions 2 and 3)
    admm,               // alternating directions, one factorisation
    proximal,           // a sequence of regularised problems
};
inline constexpr int kFrictionMethods = 9;
std::string_view name(FrictionMethod method) noexcept; // "alart-curnier"
std::optional<FrictionMethod> friction_method(std::string_view name) noexcept;

struct FrictionSettings {
    FrictionMethod method = FrictionMethod::automatic;
    double tolerance = 1e-8;  // on the larger of the two residuals
    int max_iterations = 0;   // of each island: sweeps, Newton steps; 0: what suits the method
    double time_budget = 0.0; // seconds; 0: none. With one the answer depends on the machine's speed.
    double relaxation = 1.0;  // nsgs
    bool history = false;     // FrictionReport::history of the largest island
    const CancelToken* cancel = nullptr;
};

struct FrictionReport {
    Status status = Status::not_run;
    FrictionMethod method = FrictionMethod::automatic; // the one that solved the island that was hardest
    int iterations = 0;                                // of the island that took most: sweeps and Newton steps
    double residual = 0.0, residual_scaled = 0.0;
    std::size_t islands = 0; // 0 where no contact closes even without r
    int fallbacks = 0;       // methods that were tried in vain on some island
    std::vector<double> history;
    double worst() const noexcept { return residual > residual_scaled ? residual : residual_scaled; }
};

// u is written (M r + q). Sizes must fit.
struct FrictionResiduals {
    double unit = 0.0, scaled = 0.0; // rho = 1, rho_i
};
FrictionResiduals friction_residuals(const FrictionProblem& problem, std::span<const double> r, std::span<double> u);

class FrictionWorkspace {
public:
    FrictionWorkspace();
    ~FrictionWorkspace();
    FrictionWorkspace(FrictionWorkspace&&) noexcept;
    FrictionWorkspace& operator=(FrictionWorkspace&&) noexcept;
    void forget_pattern() noexcept; // the next solve finds islands and orderings anew
    struct Content;
    Content& content() noexcept { return *content_; }

private:
    std::unique_ptr<Content> content_;
};

// r: start on entry (zeros are fine; what is not finite counts as zero), answer on exit; the best found where status is
// not solved. u: M r + q. No allocation from the second solve of a pattern on (but for a method used for the first
// time). Status: solved, stalled, unsuitable (a method that the dimension does not allow), invalid (sizes, numbers that
// are not finite, M_NN <= 0, negative coefficients).
FrictionReport solve(const FrictionProblem& problem, const FrictionSettings& settings, FrictionWorkspace& workspace,
                     std::span<double> r, std::span<double> u);

} // namespace saltus::solvers::friction
