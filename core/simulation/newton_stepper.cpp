// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/newton_stepper.h"

#include "core/simulation/copy_few.h"
#include "core/simulation/equalities.h"
#include "core/simulation/newton_affine.h"
#include "core/simulation/newton_parts.h"
#include "core/simulation/newton_small.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr double kNearlySolved = 1e-3;   // of the largest output that the free motion has
constexpr int kUndamped = 8, kUndampedWithRows = 16; // passes before any is damped
constexpr int kAffinePasses = 3;         // the first is exact but for round-off
constexpr int kMostRounds = 10;           // of a step that contacts join
constexpr double kAffineResidual = 1e-6; // more than that of the terms is no round-off

// Rows of contacts: normal and tangential ones.
bool of_contact(RowKind kind) noexcept { return kind == RowKind::contact || kind == RowKind::friction; }

} // namespace

NewtonStepper::NewtonStepper(Assembled& model, const solvers::MixedSettings& settings)
    : model_(model), lists_(*model.structure->newton_rows), settings_(settings),
      solver_(model.delassus.matrix(), model.mixed_rows(), settings, model.structure->factors) {
    const Layout& layout = model.layout;
    const std::size_t n = layout.coordinates, N = layout.unknowns(), m = layout.rows;
    next_.q.assign(n, 0.0);
    next_.impulse.assign(n, 0.0);
    for (auto* array : {&next_.u, &next_.acting, &F_, &rhs_, &free_, &push_, &mid_, &reach_, &trusted_, &unbounded_}) array->assign(N, 0.0);
    reference_.assign(model.systems.size(), 0.0);
    for (auto* array : {&next_.y, &next_.ydot, &next_.lambda, &next_.percussion, &next_.dhdt, &y_, &ydot_, &dhdt_, &constant_, &w_, &e_ydot_, &trusted_lambda_, &unbounded_lambda_})
        array->assign(m, 0.0);
    r_.assign(layout.states, 0.0);
    mask_.assign(m, 1);
    speed_.assign(model.systems.size(), 0.0);
    mass_q_.assign(n, 0.0);
    for (auto* array : {&tape_in_, &directions_in_}) array->assign(model.of_state.state.input_count(), 0.0);
    values_.assign(model.of_state.value_count(), 0.0);
    slopes_.assign(model.of_state.slope_count(), 0.0);
    directions_.assign(model.of_state.H.size(), 0.0);
    stage_work_.assign(model.of_state.state.workspace_size(), 0.0);
    directions_work_.assign(model.of_state.directions.workspace_size(), 0.0);
    external_work_.assign(model.of_state.external_slopes.workspace_size(), 0.0);
    external_slopes_.assign(model.of_state.external_F.size() + model.of_state.external_b.size(), 0.0);
    if (!model.externals.empty()) {
        free_rows_.reserve(m);
        answer_.assign(m, 0.0);
    }
    affine_ = !model.of_state.moves_with_state;
    full_ = model.scheme.method == Method::full_theta_gamma;
    conserving_.assign(m, 0);
    gap_.assign(m, 0.0);
    affine_ = affine_ && lists_.springs.empty();

    const auto is_linear = [](const SystemBlock& system) { return system.linear; };
    const bool positions = std::find(model.row_kind.begin(), model.row_kind.end(), RowKind::position) != model.row_kind.end();
    relations_at_start_ = !affine_ && model.scheme.newton_iterations == 1 && !positions &&
                          std::all_of(model.systems.begin(), model.systems.end(), is_linear);

    directed_ = model.scheme.percussion_in_middle && model.scheme.method == Method::moreau_jean && !relations_at_start_ &&
                !model.of_state.H.empty();
    if (directed_) {
        along_ = model.H;
        along_values_.assign(model.H.value.begin(), model.H.value.end());
        along_.value = along_values_;
    }

    prepare_projection();
    const Scheme& scheme = model.scheme;
    in_weight_.assign(m, 1.0);
    out_weight_.assign(m, 1.0);
    for (std::size_t row = 0; row < m; ++row) {
        if (model.row_kind[row] == RowKind::relay) in_weight_[row] = scheme.h;
        if (model.row_kind[row] == RowKind::position) in_weight_[row] = scheme.h, out_weight_[row] = scheme.h * scheme.theta;
        if (model.row_kind[row] == RowKind::first_order) in_weight_[row] = full_ ? scheme.h : scheme.h * scheme.gamma_r, out_weight_[row] = full_ ? scheme.gamma_r : 1.0;
    }
    small_ = affine_of(*this);
    if (!small_) few_ = small_of(*this);
}

NewtonStepper::~NewtonStepper() = default;

void NewtonStepper::parameters_changed(const State& state) {
    const Layout& layout = model_.layout;
    std::copy_n(state.numbers.begin(), layout.time_inputs(), tape_in_.begin());
    take_rows();
    std::copy_n(state.numbers.begin(), layout.time_inputs(), directions_in_.begin());
    model_.of_state.state.prepare(tape_in_.data(), stage_work_.data());
    model_.of_state.directions.prepare(directions_in_.data(), directions_work_.data());
    W_is_current_ = operator_is_current_ = false;
    if (small_) small_->numbers_changed();
    if (few_) few_->numbers_changed();
    const double* x = state.numbers.data();
    std::copy(model_.constant_force.begin(), model_.constant_force.end(), F_.begin());
    model_.evaluate_mass(x, x + layout.q);
    evaluate(x[layout.time], x + layout.q, x + layout.v, x + layout.lambda, all);
}

bool NewtonStepper::settle(State& state) {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    std::copy_n(x + layout.q, layout.coordinates, next_.q.begin());
    std::copy_n(x + layout.v, layout.unknowns(), next_.u.begin());
    next_.time = x[layout.time];
    failure_ = StepReport::Failure::not_finite;
    parameters_changed(state); // evaluates
    std::copy(F_.begin(), F_.end(), x + layout.force);
    std::copy(r_.begin(), r_.end(), x + layout.force + layout.unknowns());
    std::fill_n(x + kept_gaps(layout), brought_back_.size(), 0.0);
    std::copy(y_.begin(), y_.end(), x + layout.y);
    std::copy(ydot_.begin(), ydot_.end(), x + layout.ydot);
    std::copy(dhdt_.begin(), dhdt_.end(), x + layout.dhdt);
    return is_finite(true) || drop_unbounded_slopes();
}

// --- one step ---------------------------------------------------------------------------------------------------------

// Which rows take part; false: none.
bool NewtonStepper::activate(const State& state) {
    const Layout& layout = model_.layout;
    if (!lists_.any_free) return layout.rows > 0;
    const Scheme& scheme = model_.scheme;
    const double *y = state.numbers.data() + layout.y, *ydot = state.numbers.data() + layout.ydot;
    const rigid::Activation activation = activation_of(scheme, projector_ ? scheme.projection_tolerance : 0.0);
    bool any = lists_.any_fixed;
    unsigned char* const mask = mask_.data();
    for (const auto& [row, last] : lists_.contacts) { // the masks of all others are 1
        const bool in = activation.takes(y[row], ydot[row]);
        mask[row] = mask[last] = in;
        any = any || in;
    }
    return any;
}

// A force may have a slope without a bound where the motion stands (the outflow of an empty tank, by sqrt(h)): the pass that begins there takes it as it is. False: nothing
// of the kind, or more than that is not finite.
bool NewtonStepper::drop_unbounded_slopes() noexcept {
    const std::size_t of_forces = std::min(model_.of_state.C.size() + model_.of_state.K.size(), slopes_.size()); // they come first
    bool any = false;
    for (std::size_t k = 0; k < of_forces; ++k) {
        if (std::isfinite(slopes_[k])) continue;
        model_.values[lists_.slope_places[k]] = slopes_[k] = 0.0;
        any = true;
    }
    return any && is_finite(true);
}

// W at the iterate, where it is not what it was. False: it is singular, or a mass is not positive.
bool NewtonStepper::form_iteration_matrix() {
    const StateOutputs& outputs = model_.of_state;
    const Scheme& scheme = model_.scheme;
    if (!outputs.M.empty())
        for (const std::uint32_t i : lists_.mass_diagonal)
            if (!(model_.M.value[i] > 0.0)) {
                guilty_ = model_.system_index(model_.M.column[i]);
                return false;
            }
    if (!W_is_current_ || W_changes()) {
        const double h = scheme.h, theta = scheme.theta;
        const double* const by_row = model_.theta.data();
        const IterationMatrix::Term terms[] = {{&model_.M, 1.0},
                                               {&model_.C, h, by_row},
                                               {&model_.K, h * h * theta, by_row},
                                               {&model_.R, -h * scheme.gamma_r}};
        auto singular = model_.W.factorize(terms);
        if (singular && drop_unbounded_slopes()) singular = model_.W.factorize(terms);
        if (singular) {
            guilty_ = *singular;
            return false;
        }
        W_is_current_ = true;
        operator_is_current_ = false;
    }
    return true;
}

void NewtonStepper::form_operator() {
    if (operator_is_current_) return;
    const bool again = operator_changes(); // then only the rows of this step count
    model_.delassus.compute({&model_.H, &model_.B, &model_.D, directed_ ? &along_ : nullptr}, model_.W, {in_weight_, out_weight_},
                            again ? std::span<const unsigned char>(mask_) : std::span<const unsigned char>());
    solver_.matrix_changed();
    operator_is_current_ = !again;
}

void NewtonStepper::act(const double* lambda, double* out) const noexcept {
    const SparseRows &H = acting(), &B = model_.B;
    for (std::size_t row = 0; row < model_.layout.rows; ++row) {
        const double factor = in_weight_[row] * lambda[row];
        if (factor == 0.0) continue;
        const SparseRows& by = model_.row_kind[row] == RowKind::first_order ? B : H;
        for (std::uint32_t k = by.start[row], last = by.start[row + 1]; k < last; ++k) out[by.column[k]] += factor * by.value[k];
    }
}

double NewtonStepper::output(std::size_t row) const noexcept {
    const RowKind kind = model_.row_kind[row];
    if (conserving_[row]) {
        const double by_lambda = compliance(row) * next_.lambda[row];
        return mean_gap(row, gap_[row], y_[row] - by_lambda).gap + by_lambda;
    }
    return kind == RowKind::first_order || kind == RowKind::position ? y_[row] : ydot_[row] + e_ydot_[row];
}

// rhs = -R without what lambda gives, free_ = u + W^-1 rhs.
void NewtonStepper::free_motion(const State& state) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const std::size_t n = layout.coordinates, N = layout.unknowns();
    const double h = scheme.h;
    const double* x = state.numbers.data();
    const double *u_k = x + layout.v, *F_k = x + layout.force, *r_k = F_k + N;
    for (std::size_t i = 0; i < N; ++i) mid_[i] = next_.u[i] - u_k[i];
    for (std::size_t i = 0; i < N; ++i) {
        const double theta = model_.theta[i];
        const double force = full_ && i >= n ? F_[i] : theta * F_[i] + (1.0 - theta) * F_k[i];
        rhs_[i] = h * force - model_.M.row_times(i, mid_.data());
    }
    for (std::size_t i = 0; i < pushed_.size(); ++i) rhs_[i] += pushed_[i];
    if (!full_ && scheme.gamma_r != 1.0)
        for (std::size_t i = n; i < N; ++i) rhs_[i] += h * (1.0 - scheme.gamma_r) * r_k[i - n];
    if (model_.of_state.nonlinear_r) { // r = g(x, lambda): what its linear part at the iterate leaves
        const double weight = full_ ? h : h * scheme.gamma_r;
        for (std::size_t i = n; i < N; ++i) rhs_[i] += weight * r_[i - n];
        const SparseRows& B = model_.B;
        for (std::size_t row = 0; row < layout.rows; ++row)
            for (std::uint32_t k = B.start[row]; k < B.start[row + 1]; ++k)
                rhs_[B.column[k]] -= weight * B.value[k] * next_.lambda[row];
        // rows with r = B lambda: their part of r_ is taken back by the loop above
    }
    std::copy(rhs_.begin(), rhs_.end(), free_.begin());
    model_.W.solve(free_.data());
    for (std::size_t i = 0; i < N; ++i) free_[i] += next_.u[i];
}

StepReport NewtonStepper::compute(const State& state) {
    const double* x = state.numbers.data();
    next_.time = model_.scheme.begin + static_cast<double>(state.step + 1) * model_.scheme.h;
    const bool active = activate(state);
    const double *const e = model_.e.data(), *const ydot = x + model_.layout.ydot;
    for (std::size_t row = 0, rows = model_.layout.rows; row < rows; ++row) e_ydot_[row] = e[row] * ydot[row];
    if (!brought_back_.empty()) rebound_from_surface(state);
    StepReport report = take_step(state, active);
    for (int round = 1; round < kMostRounds && !projector_ && report.failure == StepReport::Failure::none && keep_pressing(state); ++round) {
        const int iterations = report.iterations;
        report = take_step(state, true);
        report.iterations += iterations;
    }
    return report;
}

// Of the equations at the iterate, against the terms that they had where the step and where damping began: those of the iterate itself may vanish with it.
double NewtonStepper::merit() const noexcept {
    double most = 0.0;
    for (std::size_t i = 0; i < push_.size(); ++i) most = std::max(most, ratio(push_[i], reference_[lists_.system_of[i]]));
    return most;
}

// What full passes do not settle goes half of the way back until the residual is smaller than it was: about the edge of a formula, or where a slope has no bound
// (a tank that runs empty by sqrt(h)), full ones jump to and fro for ever. Forces of rows go back with it, so that their laws do not hold there: the next pass tells.
bool NewtonStepper::damp(const State& state, bool active, bool first) {
    constexpr int kMostHalvings = 400;  // what dies by sqrt(h) may have to come 1e-50 near
    constexpr double kLeastGain = 0.1;  // of the residual by a whole pass
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h, theta = model_.scheme.theta, tolerance = std::max(model_.scheme.newton_tolerance, kRoundOff);
    const double *q_k = state.numbers.data() + layout.q, *u_k = state.numbers.data() + layout.v;
    if (first) {
        std::fill(reference_.begin(), reference_.end(), 0.0);
        for (std::size_t i = 0; i < next_.u.size(); ++i)
            reference_[lists_.system_of[i]] = std::max({reference_[lists_.system_of[i]], own_mass(i) * std::abs(next_.u[i]), own_mass(i) * std::abs(u_k[i]), std::abs(rhs_[i]), std::abs(next_.acting[i]), h * std::abs(state.numbers[layout.force + i])});
        std::replace(reference_.begin(), reference_.end(), 0.0, 1.0);
    }
    double now = merit(), part = 1.0; // of the way that is left
    const bool judged = !(active && guilty_row_); // a gap that curves is no matter of the equations
    const auto settled = [&] { // against what the step began with: an iterate that has run away measures nothing
        for (const SystemBlock& system : model_.systems) {
            double off = 0.0, terms = 0.0;
            for (std::size_t i = system.offset; i < system.offset + system.size; ++i) {
                off = std::max(off, push_[i]);
                terms = std::max({terms, own_mass(i) * std::abs(u_k[i]), h * std::abs(state.numbers[layout.force + i])});
            }
            if (!(off <= tolerance * terms)) return false;
        }
        worst_ = 0.0; // of the rows alone
        if (active) add_residuals_of_rows(u_k);
        return worst_ <= tolerance;
    };
    if (judged && settled()) return true;
    const unsigned with_slopes = (active ? all : forces | slopes) | keep_values;
    bool steady = true; // else what is between two forces fits no law
    for (std::size_t i = 0; active && i < layout.rows; ++i) steady = steady && std::abs(next_.lambda[i] - trusted_lambda_[i]) <= tolerance * std::abs(next_.lambda[i]);
    const std::vector<double>*to = &trusted_, *to_lambda = &trusted_lambda_;
    for (int halving = 0; judged && !first && halving < kMostHalvings; ++halving, part *= 0.5) {
        if (now < (1.0 - kLeastGain * part) * trusted_merit_) {
            if (halving == 0) break; // the next pass tells what its slopes are
            evaluate_iterate(state, with_slopes);
            if (is_finite(true)) break;
            trusted_merit_ = now; // where a slope has no bound no pass begins: beside it, as near as it takes
            unbounded_ = next_.u, next_.u = trusted_, to = &unbounded_;
            if (active) unbounded_lambda_ = next_.lambda, next_.lambda = trusted_lambda_, to_lambda = &unbounded_lambda_;
        }
        for (std::size_t i = 0; i < next_.u.size(); ++i) next_.u[i] = 0.5 * next_.u[i] + 0.5 * (*to)[i];
        for (std::size_t i = 0; active && i < layout.rows; ++i) next_.lambda[i] = 0.5 * next_.lambda[i] + 0.5 * (*to_lambda)[i];
        for (std::size_t i = 0; i < layout.coordinates; ++i) next_.q[i] = q_k[i] + h * (theta * next_.u[i] + (1.0 - theta) * u_k[i]);
        evaluate_iterate(state, forces | relations);
        if (!is_finite(false)) return false; // the next pass tells it
        const bool done = converged(state);
        now = merit();
        if (steady && (done || (settled() && !(active && guilty_row_)))) return true;
    }
    trusted_ = next_.u;
    if (active) trusted_lambda_ = next_.lambda;
    trusted_merit_ = now;
    return false;
}

// With the rows of the mask, and those that a projection presses.
StepReport NewtonStepper::take_step(const State& state, bool active) {
    StepReport report;
    if (small_ && small_->step(*this, state, active, report)) return report;
    report = solve_velocities(state, active);
    if (report.failure != StepReport::Failure::none) return report;
    if (!projector_) {
        next_.moved.clear();
        return finish(state, report, active);
    }
    for (int round = 1; project(state, report); ++round) { // gaps were pressed open that the velocities did not know
        if (round == kMostRounds || !add_pressed()) break;
        active = true;
        const int iterations = report.iterations;
        report = solve_velocities(state, active);
        report.iterations += iterations;
        if (report.failure != StepReport::Failure::none) return report;
    }
    return finish(state, report, active);
}

// Contacts at rest that the step lets fall, which takes them along (true) where it is made again.
bool NewtonStepper::keep_pressing(const State& state) noexcept {
    if (!lists_.any_free || !model_.scheme.percussion_in_middle) return false; // "end" is the reference's form
    const Layout& layout = model_.layout;
    const double *const x = state.numbers.data(), *const lambda = x + layout.lambda;
    bool any = false;
    for (const auto& contact : lists_.contacts) {
        const std::size_t row = contact.row, last = contact.last; // no structured binding: clang++ 14 lets no lambda take one
        if (mask_[row] || !rigid::falls_from_rest(x[layout.ydot + row], next_.y[row], next_.ydot[row])) continue;
        if (!rigid::may_rest(lambda[row], x[layout.y + row], [&] { return magnitude(model_.H, row, x + layout.q); })) continue;
        mask_[row] = mask_[last] = 1;
        any = true;
    }
    return any;
}

// Velocities at the end of the step with the laws of the rows in the mask, and the positions that go with them.
StepReport NewtonStepper::solve_velocities(const State& state, bool active) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const std::size_t n = layout.coordinates, N = layout.unknowns(), m = layout.rows;
    const double h = scheme.h, theta = scheme.theta;
    const double* x = state.numbers.data();
    const double *q_k = x + layout.q, *u_k = x + layout.v;
    StepReport report;
    failure_ = StepReport::Failure::none;
    if (few_ && few_->solve_velocities(*this, state, active, report)) return report;
    report = {};

    std::copy_n(q_k, n, next_.q.begin());
    std::copy_n(u_k, N, next_.u.begin());
    std::copy_n(x + layout.lambda, m, next_.lambda.begin());
    for (std::size_t row = 0; row < m; ++row) {
        if (!mask_[row]) next_.lambda[row] = 0.0;
        if (conserving_[row]) gap_[row] = x[layout.y + row] - compliance(row) * x[layout.lambda + row];
    }
    for (std::size_t i = 0; i < n; ++i) next_.q[i] = q_k[i] + h * u_k[i]; // the position that goes with u_k
    evaluate_iterate(state, active ? all : forces | slopes);
    if (relations_at_start_ && active) evaluate(next_.time, q_k, u_k, next_.lambda.data(), relations | slopes);
    if (!is_finite(true) && !drop_unbounded_slopes()) return fail(report, StepReport::Failure::not_finite);

    passes_ = affine_ ? std::min(kAffinePasses, scheme.newton_iterations) : scheme.newton_iterations;
    for (int pass = 1;; ++pass) {
        if (!form_iteration_matrix()) return fail(report, StepReport::Failure::singular);
        free_motion(state);
        if (active) {
            for (const std::uint32_t row : lists_.springs)
                if (conserving_[row]) {
                    out_weight_[row] = h * theta * mean_gap(row, gap_[row], y_[row] - compliance(row) * next_.lambda[row]).slope;
                    operator_is_current_ = false;
                }
            form_operator();
            const math::SparseMatrix& operator_ = model_.delassus.matrix();
            for (std::size_t i = 0; i < N; ++i) mid_[i] = free_[i] - next_.u[i];
            for (std::size_t row = 0; row < m; ++row) {
                if (!mask_[row]) continue;
                if (of_contact(model_.row_kind[row]) && !(operator_.diagonal(row) > 0.0)) {
                    mask_[row] = 0; // at this instant nothing can be pushed by it
                    next_.lambda[row] = 0.0;
                    continue;
                }
                constant_[row] = output(row) + out_weight_[row] * model_.H.row_times(row, mid_.data()) -
                                 model_.D.row_times(row, next_.lambda.data());
            }
            solve_ = solver_.solve(operator_, constant_, mask_, next_.lambda, w_);
            for (double& lambda : next_.lambda) lambda += 0.0; // no -0 in tables
            report.contact = true;
            report.iterations += solve_.iterations;
            report.residual = solve_.residual;
            std::fill(next_.acting.begin(), next_.acting.end(), 0.0);
            act(next_.lambda.data(), next_.acting.data());
            std::copy(next_.acting.begin(), next_.acting.end(), push_.begin());
            model_.W.solve(push_.data());
            for (std::size_t i = 0; i < N; ++i) next_.u[i] = free_[i] + push_[i];
        } else {
            std::copy(free_.begin(), free_.end(), next_.u.begin());
            std::fill(next_.acting.begin(), next_.acting.end(), 0.0);
        }
        for (std::size_t i = 0; i < n; ++i) next_.q[i] = q_k[i] + h * (theta * next_.u[i] + (1.0 - theta) * u_k[i]);
        evaluate_iterate(state, forces | relations);
        if (!is_finite(false)) return fail(report, StepReport::Failure::not_finite);
        if (converged(state) || scheme.newton_iterations == 1) break; // one linearised step is measured, not asked
        if (affine_ && active && solve_.status != solvers::Status::solved) break; // told below
        if (pass == passes_) {
            if (affine_ && worst_ <= kAffineResidual) break;
            return fail(report, StepReport::Failure::newton);
        }
        const int undamped = active ? kUndampedWithRows : kUndamped;
        if (!affine_ && pass >= undamped && damp(state, active, pass == undamped)) break;
        evaluate_iterate(state, (active ? all : forces | slopes) | keep_values);
    }
    if (active && solve_.status != solvers::Status::solved) { // nearly solved is a notice, anything else ends the run
        double largest = 0.0;
        for (std::size_t row = 0; row < m; ++row)
            if (mask_[row]) largest = std::max(largest, std::abs(constant_[row]));
        if (solve_.status != solvers::Status::stalled || !(solve_.residual <= kNearlySolved * largest))
            return fail(report, StepReport::Failure::problem);
        report.missed = true;
    }

    report.equations = equations_;
    for (std::size_t i = 0; i < n; ++i) next_.impulse[i] = h * (theta * F_[i] + (1.0 - theta) * x[layout.force + i]);
    return report;
}

// What the next step needs of this one, and what is told of it.
StepReport NewtonStepper::finish(const State& state, StepReport report, bool active) {
    const Layout& layout = model_.layout;
    const double* x = state.numbers.data();
    const std::size_t n = layout.coordinates, m = layout.rows;
    copy_few(r_, next_.acting.data() + n);
    for (const std::uint32_t row : lists_.equality) report.equalities = std::max(report.equalities, std::abs(y_[row]));
    for (std::size_t row = 0; row < m; ++row) next_.percussion[row] = in_weight_[row] * next_.lambda[row];
    take_outputs();
    if (active && lists_.any_free)
        for (std::size_t row = 0; row < m; ++row) {
            if (!mask_[row] || !of_contact(model_.row_kind[row])) continue;
            report.impulse = report.impulse || (model_.row_kind[row] == RowKind::contact && next_.lambda[row] > 0.0);
            report.pressing += next_.lambda[row] * (constant_[row] - e_ydot_[row] - x[layout.ydot + row]);
        }
    return report;
}

void NewtonStepper::take_outputs() noexcept {
    end_of_springs();
    next_.y.swap(y_);
    next_.ydot.swap(ydot_);
    next_.dhdt.swap(dhdt_);
}

// Gap and force of conserving rows at the end of the step.
void NewtonStepper::end_of_springs() noexcept {
    for (const std::uint32_t row : lists_.springs) {
        if (!conserving_[row]) continue;
        const double gap = y_[row] - compliance(row) * next_.lambda[row];
        const bool closed = gap < 0.0 || model_.lower[row] < 0.0;
        y_[row] = closed ? 0.0 : gap;
        next_.lambda[row] = closed ? -gap / compliance(row) + 0.0 : 0.0;
    }
}

void NewtonStepper::commit(State& state) const noexcept {
    const Layout& layout = model_.layout;
    commit_next(state, layout);
    double* x = state.numbers.data();
    copy_few(F_, x + layout.force);
    copy_few(r_, x + layout.force + layout.unknowns());
    copy_few(brought_back_, x + kept_gaps(layout));
}

} // namespace saltus::simulation
