// SPDX-License-Identifier: GPL-3.0-or-later
// Private to core/solvers/friction: a problem of one dimension cut into islands, and the methods on each of them.
#pragma once

#include "core/math/anderson.h"
#include "core/solvers/friction/friction.h"
#include "core/solvers/friction/gauss_seidel.h"
#include "core/solvers/friction/interior_point.h"
#include "core/solvers/friction/splitting.h"

#include <chrono>

namespace saltus::solvers::friction {

template <int D>
class Engine {
public:
    void forget_pattern() noexcept;
    FrictionReport solve(const FrictionProblem& problem, const FrictionSettings& settings, std::span<double> r,
                         std::span<double> u);

private:
    struct Island {
        std::uint32_t first = 0, n = 0; // contacts in the new order
        double target = 0.0;            // squares
        Errors2 errors;
        int iterations = 0;
        int fallbacks = 0;
        bool solved = false;
        FrictionMethod method = FrictionMethod::automatic;
    };

    void find_islands(const FrictionProblem& problem);
    void fill(const FrictionProblem& problem, std::span<const double> r);
    Part<D> part(const Island& island) const noexcept;

    // Each returns true when the island's errors are below its target; errors and r are those of the last point.
    bool gauss_seidel(Island& island, const FrictionSettings& settings, LocalSolver local, bool accelerated, int most,
                      bool may_leave);
    void single(Island& island);
    bool hard(Island& island); // one method after the other, from Newton's to the slowest
    bool polish(Island& island);
    bool run_newton(Island& island, Form form, int most, int patience);
    bool run_interior(Island& island, double regularisation, int most, bool from_start);
    bool run_admm(Island& island, int most);
    bool run_proximal(Island& island, const ProximalPlan& plan);
    void prepare(const Island& island); // scaled problem and its ordering
    void take(Island& island, const NewtonOutcome& outcome);
    bool out_of_time() const noexcept;

    // pattern as it was found: to know it again
    std::vector<std::uint32_t> start_seen_, column_seen_;
    std::vector<std::uint32_t> order_, place_; // contact of the problem at each place; place of each contact
    std::vector<std::uint32_t> block_from_;    // block of the problem for each block here
    std::vector<std::uint32_t> start_, column_;
    std::vector<Island> islands_;
    std::vector<std::uint32_t> hard_;

    std::vector<double> value_, q_, mu_, mu_rolling_, rho_, r_, slip_, weight_;
    std::vector<LocalSpace> local_;
    std::vector<double> before_, best_;  // room of gauss_seidel
    std::vector<double> start_r_, kept_; // of hard
    math::Anderson anderson_;

    Scaled<D> scaled_, shifted_;
    NewtonRoom<D> room_;
    std::vector<BlockLu<D>> lu_;           // one an island that needed it
    std::uint32_t prepared_ = 0xffffffffu; // first contact of the island that scaled_ holds

    const FrictionSettings* settings_ = nullptr;
    std::chrono::steady_clock::time_point deadline_{};
    std::vector<double>* history_ = nullptr;
    double size_q_ = 1.0;
};

} // namespace saltus::solvers::friction
