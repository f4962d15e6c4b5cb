// SPDX-License-Identifier: GPL-3.0-or-later
// The time-stepping schemes for everything that is not a linear contact problem: Moreau-Jean for nonlinear Lagrangian
// systems, friction, joints, relays and compliant gaps; Euler-Moreau and the full theta-gamma scheme for first-order
// systems. With u = (v, x), q+ = q + h (theta v+ + (1 - theta) v):
//   R = M (u+ - u) - h theta F(t+, q+, u+) - h (1 - theta) F(t, q, u) - h (1 - gamma) r - (what acts) = 0,
//   what acts: H^T lambda of impulses, h H^T lambda of forces, h gamma r(x+, lambda+, t+) of first-order rows,
// with W = M + h theta C + h^2 theta^2 K - h gamma R, C = -dF/du, K = -dF/dq, R = dr/dx, and the laws between lambda and
// the outputs of the rows. Newton's outer loop linearises R and the outputs at an iterate; each pass is one mixed problem
// (solvers/mixed.h). After each pass the residual of all equations of the step is formed again from scratch; a model whose
// parts are all affine needs one pass. What does not change is neither evaluated nor factorised again. Sources: Siconos manual (event-capturing schemes; time integration of the dynamics), Siconos Developer's Notes (2011), chapters 2 and 8.
//
// Full theta-gamma: f at x_theta, relation and law at x_gamma, lambda_gamma; y and lambda of a state are those at gamma.
// f is taken at t_k + theta h (the seed prints t_{k+1}): at theta = 1/2 that keeps second order.
//
// Percussions act along H(q_theta, t_theta)^T while laws hold at the end of the step, with H(q+): second order at theta = 1/2
// where relations are curved, with normal velocities at the end to round-off and lambda without zigzag. The operator
// H(q+) W^-1 H(q_theta)^T is not symmetric. (`percussion`: "end" takes H(q+) for both: first order.) Velocities that violate
// an equality at t = 0 are stopped before the first step by an impact along H(q_0)^T; else the first step would take them
// half along.
//
// Compliant relations y = g(q, t) + D lambda with a number D act by the energy that they store, V = min(0, g)^2 / (2 D) (of
// equalities without the min): lambda = -(V(g+) - V(g)) / (g+ - g), written by cases so that nothing is divided at rest, along
// a discrete gradient of g (O. Gonzalez, J. Nonlinear Sci. 6 (1996) 449-467): the scheme takes no energy at theta = 1/2. A
// state then holds y and the force at t+, lambda+ = max(0, -g+) / D; what acted is in next().percussion.
//
// Projection (newton_projection.cpp): positions q+ that violate equalities or gaps are moved to the nearest that do not.
//
// M is taken at q_k + theta (q+ - q_k), which keeps second order at theta = 1/2 where it depends on q.
//
// Newton starts at u_k, q_k + h v_k, lambda_k. `newton_iterations` = 1 asks for one linearised step there, whatever it leaves;
// M is taken there as well. Where all systems are linear it takes the relations at q_k (nothing else has to be linearised).
#pragma once

#include "core/simulation/dense_lu.h"
#include "core/simulation/newton_rows.h"
#include "core/simulation/rigid/mean_gap.h"
#include "core/simulation/stepper.h"
#include "core/solvers/mixed.h"

#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace saltus::simulation {

class NewtonStepper final : public Stepper {
public:
    NewtonStepper(Assembled& model, const solvers::MixedSettings& settings);
    ~NewtonStepper() override;

    void parameters_changed(const State& state) override;
    std::string start(State& state) override;
    bool settle(State& state) override;
    StepReport compute(const State& state) override;
    void commit(State& state) const noexcept override;
    Error explain(const State& state) const override;
    std::string solver_text() const override;

    // Beside bodies: what formulas read of them at the instant that the next settle() or compute() evaluates, by
    // Assembled::externals.
    std::span<double> externals() noexcept { return std::span(tape_in_).last(model_.externals.size()); }
    // How the result of the last compute() answers to the externals at the end of the step: du (unknowns each) and dlambda (rows
    // each), external by external. Exact where no row is about to change its mode: those that are free to move do.
    void respond(double* du, double* dlambda);
    void carry(bool carries); // relations with bodies act on it: push() and mobility() may be called
    // Percussions of relations with bodies on coordinates, in the steps computed from now on: numbers of unknowns and p, N s or N m s.
    void push(std::span<const std::uint32_t> unknowns, const double* p) noexcept;
    // How the velocities of these answer at the result of the last compute() to percussions on them: out has count squared numbers, one
    // percussion a row. Rows that are free to move do, as in respond().
    void mobility(std::span<const std::uint32_t> unknowns, double* out);
    // Moves the result of the last compute() as mobility() says velocities would answer to such percussions on these; velocities stay.
    void displace(std::span<const std::uint32_t> unknowns, const double* push);

private:
    enum Parts : unsigned { forces = 1, relations = 2, slopes = 4, all = 7, keep_values = 8 };
    void evaluate(double time, const double* q, const double* u, const double* lambda, unsigned parts);
    void evaluate_iterate(const State& state, unsigned level); // at next_.q, next_.u, next_.lambda; with slopes or not
    bool is_finite(bool with_slopes) const noexcept;
    bool activate(const State& state);
    bool form_iteration_matrix();
    void form_operator(); // of the rows; the masked ones alone where it changes
    bool W_changes() const noexcept { // from pass to pass
        const StateOutputs& out = model_.of_state;
        return !out.M.empty() || !out.C.empty() || !out.K.empty() || !out.R.empty();
    }
    bool operator_changes() const noexcept {
        const StateOutputs& out = model_.of_state;
        return W_changes() || !out.H.empty() || !out.B.empty() || !out.D.empty();
    }
    void free_motion(const State& state);
    StepReport take_step(const State& state, bool active);
    StepReport solve_velocities(const State& state, bool active);
    bool keep_pressing(const State& state) noexcept;
    StepReport finish(const State& state, StepReport report, bool active);
    void end_of_springs() noexcept;
    void take_outputs() noexcept; // y and rates of the last evaluation become the step's
    // newton_projection.cpp
    void prepare_projection();
    bool project(const State& state, StepReport& report);
    bool list_violations(bool first) noexcept;
    double violation(std::size_t row) const noexcept { return held_[row] == Held::equality ? std::abs(y_[row]) : -y_[row]; } // of a held row, unit of its relation
    double measure() const noexcept; // the largest one
    bool bring_back();
    bool add_pressed() noexcept;
    void keep_brought_back(const State& state) noexcept; // what the projection of this step did, for the next one
    void rebound_from_surface(const State& state) noexcept;
    bool converged(const State& state);
    bool drop_unbounded_slopes() noexcept;
    double merit() const noexcept;
    bool damp(const State& state, bool active, bool first); // true: it converged on the way
    void add_residuals_of_rows(const double* u_k) noexcept; // to worst_, equations_
    double range_of(std::size_t row) const noexcept;
    void find_reach() noexcept;
    void take_rows();
    void direct(const State& state);
    void load(double time, const double* q, const double* u, const double* lambda, double* in) const noexcept;
    rigid::MeanGap mean_gap(std::size_t row, double before, double after) const noexcept;
    double compliance(std::size_t row) const noexcept { return model_.D.value[model_.D.start[row]]; }
    double own_mass(std::size_t unknown) const noexcept { // on the diagonal of M
        const std::uint32_t entry = lists_.own_mass[unknown];
        return entry < model_.M.value.size() ? std::abs(model_.M.value[entry]) : 0.0;
    }
    const SparseRows& acting() const noexcept { return directed_ ? along_ : model_.H; }
    bool free_rows(); // those that are free to move, and their operator: false: none, or they depend on each other
    void answer(double* u, double* lambda);
    void answer_to_percussions(bool moving);
    void act(const double* lambda, double* out) const noexcept; // out += what lambda gives the unknowns, B lambda for r
    double output(std::size_t row) const noexcept;              // what the law of a row is about, at the iterate
    StepReport fail(StepReport report, StepReport::Failure why) noexcept {
        report.failure = failure_ = why;
        return report;
    }

    // newton_affine.cpp: steps of few unknowns and rows whose slopes never change
    class Affine;
    template <std::size_t N, std::size_t M, bool FirstOrder>
    class AffineOf;
    static std::unique_ptr<Affine> affine_of(const NewtonStepper& stepper); // null: the model is not like that
    std::unique_ptr<Affine> small_;
    // newton_small.cpp: of few unknowns of one system, whatever their equations are
    class Small;
    template <std::size_t N>
    class SmallOf;
    static std::unique_ptr<Small> small_of(const NewtonStepper& stepper); // null: the model is not like that
    std::unique_ptr<Small> few_;

    Assembled& model_;
    const NewtonRows& lists_; // of its structure
    solvers::MixedSettings settings_;
    solvers::MixedSolver solver_;
    bool affine_ = true;          // one pass is exact but for round-off
    int passes_ = 1;              // at most
    bool W_is_current_ = false, operator_is_current_ = false;
    bool full_ = false;           // full theta-gamma
    bool relations_at_start_ = false; // one linearised step of linear systems
    bool directed_ = false;           // percussions do not act along the H of the end
    SparseRows along_;                // along what they act then; pattern of H
    std::vector<double> along_values_;
    std::vector<unsigned char> conserving_; // by row: compliant by stored energy
    std::vector<double> gap_;         // by row, of conserving ones: g at the start of the step
    std::vector<double> in_weight_, out_weight_; // by row

    // of the last evaluation
    std::vector<double> tape_in_, values_, slopes_, directions_, directions_in_, stage_work_, directions_work_, external_work_;
    std::vector<double> F_, r_;           // by unknown, by state of first-order systems
    std::vector<double> y_, ydot_, dhdt_; // by row

    std::vector<double> rhs_, free_, push_, mid_, reach_; // by unknown
    std::vector<double> trusted_, trusted_lambda_;        // by unknown, by row: of the last pass that made the residual smaller
    std::vector<double> unbounded_, unbounded_lambda_;    // of an iterate where a slope has no bound
    std::vector<double> reference_;                       // by system: terms of its equations where damping began
    double trusted_merit_ = 0.0;
    std::vector<double> pushed_, answer_u_, answer_lambda_; // by relations with bodies; of mobility()
    std::vector<double> mass_q_;                   // by coordinate
    std::vector<double> constant_, w_, e_ydot_;   // by row
    std::vector<unsigned char> mask_;
    // of the projection; empty without one
    enum class Held : unsigned char { no, equality, gap };
    std::vector<Held> held_;               // by row
    std::vector<std::uint32_t> held_rows_; // of which something is
    std::optional<solvers::MixedSolver> projector_;
    std::vector<double> multiplier_, distance_, left_, position_; // by row, and q before a pass
    std::vector<double> brought_back_; // direct: by row what it was below its surface (unit of y) and how it was accelerated towards it; 0 of those that were not
    std::vector<unsigned char> taking_part_, pressed_; // by row, of the present pass and of the step

    std::vector<double> speed_;            // by system: its largest velocity in the step

    std::vector<double> external_slopes_, free_operator_, answer_; // of respond()
    std::vector<std::uint32_t> free_rows_;
    DenseLu free_lu_;

    // for explain()
    Place place_of_value(std::size_t index) const;
    StepReport::Failure failure_ = StepReport::Failure::none;
    std::size_t guilty_ = 0;    // system, or row of a failed problem
    bool guilty_row_ = false;
    double worst_ = 0.0;     // residual by the terms of its own equation, without round-off
    double equations_ = 0.0; // with it, by those and what moves beside them
    solvers::MixedReport solve_;
};

} // namespace saltus::simulation
