// SPDX-License-Identifier: GPL-3.0-or-later
// The Moreau-Jean time-stepping scheme for M v' + C v + K q = F(t) + p:
//   W (v+ - v) = -(h C + h^2 theta K) v - h K q + h (theta F(t+) + (1 - theta) F(t)) + H^T lambda,
//   q+ = q + h (theta v+ + (1 - theta) v),     W = M + h theta C + h^2 theta^2 K,
// a contact enters the step iff y(q_k) + gamma h y'(v_k) <= 0, with the law 0 <= U+ + e U_k _|_ lambda >= 0 (impulse, N
// s). Sources: M. Jean, Comput. Methods Appl. Mech. Engrg. 177 (1999) 235-257; V. Acary, B. Brogliato, "Numerical
// Methods for Nonsmooth Dynamical Systems", Springer 2008, chapter 10.
//
// Moving constraints y = H q + b(t): U = H v + db/dt. U_k takes all of it at t_k (the velocity with which the step began),
// U+ all of it at t+: the law then holds between the true relative velocities at both ends of the step, which is also what
// the formulation in the coordinate q - c(t) does, so that the two agree to O(h). With dh/dt at one time for both ends the
// law would see a velocity wrong by h c''. Slopes that move with time are NewtonStepper's: their percussions act along the
// middle of the step.
//
// The modal scheme for systems with diagonal M, C, K is the same step with other factors (modal.h): W, h sigma* and
// q+ = q + h v+; exact between impacts. Its v is (q_k - q_{k-1}) / h. A percussion changes the scheme's own energy by
// lambda (U+ + U_k) / 2, so U+ >= 0 of a contact that already opens, U_k > 0, would be a gain. Its rows are therefore
//   0 <= U+ + max(U_k, e U_k) _|_ lambda >= 0,
// which gives lambda min(0, (1 - e) U_k) / 2 <= 0 for every e <= 1, each row by itself: passive for any step.
#pragma once

#include "core/base/error.h"
#include "core/formula/foreseen.h"
#include "core/simulation/assembled.h"
#include "core/simulation/state.h"
#include "core/simulation/stepper.h"
#include "core/solvers/lcp.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class MoreauJean final : public Stepper {
public:
    MoreauJean(Assembled& model, const solvers::LcpSettings& settings);

    void parameters_changed(const State& state) override;
    std::string start(State& state) override;
    bool settle(State& state) override;
    StepReport compute(const State& state) override {
        return single_ ? compute_single(state) : compute_general(state);
    }
    void commit(State& state) const noexcept override;
    bool quiet_step(State& state, double& equations) noexcept override; // of a single coordinate and row
    Error explain(const State& state) const override;
    std::string solver_text() const override;

private:
    StepReport compute_single(const State& state) noexcept;
    StepReport compute_general(const State& state);
    StepReport with_contacts(const State& state);
    void evaluate_in_time(double time) noexcept; // the tape, and from it b and its rate
    void evaluate_at_step(std::int64_t step) noexcept; // the same at step h, of several steps at once where it can
    void take_time_outputs() noexcept;
    double rebound_of(double e, double before) const noexcept; // what the law adds to U+
    double residual(const State& state) noexcept; // of the step's equations, by their terms
    inline double impulse_of_forces(const double* x) const noexcept; // of the only coordinate, over the step
    inline double residual_of_one(double q, double v, double q_next, double v_next, double impulse, double p) const noexcept;

    Assembled& model_;
    solvers::LcpSettings settings_;
    std::optional<solvers::LcpSolver> solver_; // of more than one coordinate and row
    bool single_ = false;     // one coordinate, one row, H constant: no loops, no indices
    bool modal_ = false;
    bool keeps_rest_ = true;  // contacts at rest go on pressing (falls_from_rest)
    bool plain_ = false;      // M diagonal, no C, no K
    bool closed_form_ = true; // may be used when one row is active
    bool contradiction_ = false; // the last one-step problem had no solution
    std::vector<double> room_; // of all of the next ones
    std::span<double> time_in_, time_out_, tape_work_;
    static constexpr std::int64_t kLanes = formula::ForeseenTape::kLanes, kNothingForeseen = -kLanes; // no step lies in [-kLanes, 0)
    std::span<double> foreseen_; // [output][step] of kLanes steps
    std::int64_t foreseen_from_ = kNothingForeseen;
    bool foreseen_parts_ = false; // those steps go different ways: each by itself
    std::span<double> constant_impulse_, free_, push_;
    std::span<double> change_, v_theta_, q_theta_, own_mass_; // by coordinate, of the residual
    std::span<double> b_, b_rate_; // by row, at the time of the last evaluation
    std::span<double> lcp_q_, lcp_w_;
    std::vector<unsigned char> mask_;
    struct Single { // the numbers of the only coordinate and row
        double velocity_factor = 0.0, position_factor = 0.0, inverse = 0.0, H = 0.0, D = 0.0, e = 0.0, M = 0.0, hC = 0.0, hK = 0.0;
        double of_v = 0.0, of_q = 0.0, least = 0.0; // what |v| and |q| of both ends count in the size of the equation; its least size, where digits end
        bool forced = false; // the force changes in time
        bool quiet = false;  // quiet_step() may be taken
    } one_;
};

} // namespace saltus::simulation
