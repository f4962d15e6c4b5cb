// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/moreau_jean.h"

#include "core/model/names.h"
#include "core/simulation/defect.h"
#include "core/simulation/modal.h"
#include "core/simulation/newton_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

// With a constant diagonal M and neither C nor K, v+ = v + (impulse + p) / m is all of the equation, whatever lambda the solver finds: its residual is
// round-off unless the stored 1 / m is wrong, which any step shows. It is formed in each 64th: in all of them it took 11 % of the bouncing ball's
// time, so 0.3 %.
constexpr std::int64_t kBetweenLooks = 64;
constexpr std::size_t kMostForeseen = 512; // slots of a tape that is evaluated for several steps at once: beyond, the caches are too small
constexpr double kNothing = std::numeric_limits<double>::min(); // 0 / 0 = 0: an equation without terms holds; smaller numbers have fewer digits

} // namespace

MoreauJean::MoreauJean(Assembled& model, const solvers::LcpSettings& settings) : model_(model), settings_(settings) {
    const std::size_t n = model.layout.coordinates, m = model.layout.rows;
    for (auto* array : {&next_.q, &next_.u, &next_.acting, &next_.impulse}) array->assign(n, 0.0);
    for (auto* array : {&next_.y, &next_.ydot, &next_.lambda, &next_.dhdt}) array->assign(m, 0.0);
    mask_.assign(m, 0);
    closed_form_ =
        settings.method == solvers::LcpMethod::automatic || settings.method == solvers::LcpMethod::closed_form;
    modal_ = model.scheme.method == Method::modal;
    keeps_rest_ = !modal_ && model.scheme.percussion_in_middle; // "end" is the reference's form
    single_ = n == 1 && m == 1 && closed_form_;
    if (!single_) solver_.emplace(model.delassus.matrix(), settings);

    const TimeOutputs& in_time = model.in_time;
    const std::size_t slots = in_time.tape.workspace_size(), outputs = in_time.count();
    const std::size_t lanes = outputs > 0 && slots <= kMostForeseen ? static_cast<std::size_t>(kLanes) : 1;
    const std::pair<std::span<double>*, std::size_t> arrays[] = {
        {&time_in_, std::max(in_time.tape.input_count(), model.layout.time_inputs())}, {&time_out_, outputs},
        {&tape_work_, lanes * slots}, {&foreseen_, lanes > 1 ? lanes * outputs : 0}, {&constant_impulse_, n}, {&free_, n}, {&push_, n},
        {&change_, n}, {&v_theta_, n}, {&q_theta_, n}, {&own_mass_, n}, {&b_, m}, {&b_rate_, m}, {&lcp_q_, m}, {&lcp_w_, m}};
    std::size_t size = 0;
    for (const auto& [array, count] : arrays) size += count;
    room_.assign(size, 0.0);
    double* at = room_.data();
    for (const auto& [array, count] : arrays) {
        *array = std::span(at, count);
        at += count;
    }
}

std::string MoreauJean::start(State& state) {
    if (model_.scheme.method != Method::modal) return {};
    const Layout& layout = model_.layout;
    parameters_changed(state);
    evaluate_in_time(state.numbers[layout.time]);
    std::copy(model_.constant_force.begin(), model_.constant_force.end(), free_.begin());
    for (std::size_t j = 0; j < layout.force_count; ++j) free_[model_.in_time.force[j]] += time_out_[j];
    for (std::size_t i = 0; i < layout.coordinates; ++i) {
        double& v = state.numbers[layout.v + i];
        v = modal_start_velocity(model_.modal_omega[i], model_.modal_sigma[i], model_.scheme.h, state.numbers[layout.q + i], v, free_[i] / model_.M.value[model_.M.start[i]]);
    }
    return {};
}

void MoreauJean::parameters_changed(const State& state) {
    const Layout& layout = model_.layout;
    foreseen_from_ = kNothingForeseen;
    std::copy_n(state.numbers.begin(), layout.time_inputs(), time_in_.begin());
    for (std::size_t i = 0; i < layout.coordinates; ++i)
        constant_impulse_[i] = model_.scheme.h * model_.constant_force[i];
    std::copy(model_.b.begin(), model_.b.end(), b_.begin());
    if (single_) {
        one_.velocity_factor = model_.velocity_part.empty() ? 0.0 : model_.velocity_part.value[0];
        one_.position_factor = model_.position_part.empty() ? 0.0 : model_.position_part.value[0];
        one_.inverse = model_.W.inverse_diagonal()[0];
        one_.H = model_.H.value[0];
        one_.D = model_.delassus.matrix().diagonal(0);
        one_.e = model_.e[0];
        one_.forced = layout.force_count > 0;
        one_.quiet = !modal_;
        const double h = model_.scheme.h;
        one_.M = model_.M.value[0];
        one_.hC = model_.C.empty() || model_.C.value.empty() ? 0.0 : h * model_.C.value[0];
        one_.hK = model_.K.empty() || model_.K.value.empty() ? 0.0 : h * model_.K.value[0];
        const double weight = larger_weight(model_.scheme.theta);
        one_.of_v = one_.M + weight * (std::abs(one_.hC) + h * std::abs(one_.hK));
        one_.of_q = weight * std::abs(one_.hK);
        one_.least = (1.0 + one_.of_v + one_.of_q) * kNothing;
    }
    for (std::uint32_t i = 0; i < layout.coordinates; ++i)
        for (std::uint32_t k = model_.M.start[i]; k < model_.M.start[i + 1]; ++k)
            if (model_.M.column[k] == i) own_mass_[i] = std::abs(model_.M.value[k]);
    plain_ = model_.C.empty() && model_.K.empty() && model_.M.column.size() == layout.coordinates;
    for (std::uint32_t i = 0; i < layout.coordinates && plain_; ++i) plain_ = model_.M.start[i + 1] == i + 1 && model_.M.column[i] == i;
    if (solver_) solver_->matrix_changed();
}

void MoreauJean::evaluate_in_time(double time) noexcept {
    if (time_out_.empty()) return;
    time_in_[0] = time;
    model_.in_time.tape.evaluate(time_in_.data(), time_out_.data(), tape_work_.data());
    take_time_outputs();
}

void MoreauJean::evaluate_at_step(std::int64_t step) noexcept {
    const double h = model_.scheme.h, time = static_cast<double>(step) * h;
    if (foreseen_.empty()) return evaluate_in_time(time);
    if (step < foreseen_from_ || step >= foreseen_from_ + kLanes) {
        double times[kLanes];
        for (std::int64_t lane = 0; lane < kLanes; ++lane) times[lane] = static_cast<double>(step + lane) * h;
        foreseen_parts_ = !formula::ForeseenTape::evaluate_all(model_.in_time.tape, times, time_in_.data(), foreseen_.data(), tape_work_.data());
        foreseen_from_ = step;
    }
    if (foreseen_parts_) return evaluate_in_time(time);
    time_in_[0] = time;
    const double* from = foreseen_.data() + (step - foreseen_from_);
    for (double& out : time_out_) {
        out = *from;
        from += kLanes;
    }
    take_time_outputs();
}

void MoreauJean::take_time_outputs() noexcept {
    const TimeOutputs& in_time = model_.in_time;
    const double* out = time_out_.data() + in_time.force.size();
    for (const std::uint32_t row : in_time.row) b_[row] = *out++;
    for (const std::uint32_t row : in_time.row) b_rate_[row] = *out++;
}

double MoreauJean::rebound_of(double e, double before) const noexcept {
    return before > 0.0 && model_.scheme.method == Method::modal ? std::max(1.0, e) * before : e * before;
}

bool MoreauJean::settle(State& state) {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    parameters_changed(state);
    evaluate_in_time(x[layout.time]);
    std::copy_n(time_out_.begin(), layout.force_count, x + layout.force);
    double bad = 0.0;
    for (std::size_t j = 0; j < layout.force_count; ++j) bad += defect(time_out_[j]);
    for (std::size_t i = 0; i < 2 * layout.coordinates; ++i) bad += defect(x[layout.q + i]);
    for (std::size_t row = 0; row < layout.rows; ++row) {
        x[layout.dhdt + row] = b_rate_[row];
        x[layout.y + row] = model_.H.row_times(row, x + layout.q) + b_[row];
        x[layout.ydot + row] = model_.H.row_times(row, x + layout.v) + x[layout.dhdt + row];
        bad += defect(x[layout.y + row]) + defect(x[layout.ydot + row]);
    }
    return bad == 0.0;
}

// M (v+ - v) + h C v_theta + h K q_theta - h F_theta - p: the largest of a system by the largest sum of terms. Of the modal
// scheme W (v+ - v) with its own factors.
[[gnu::noinline]] double MoreauJean::residual(const State& state) noexcept { // out of the way of the step without it
    const double *q = state.numbers.data() + model_.layout.q, *v = state.numbers.data() + model_.layout.v;
    const double *u = next_.u.data(), *impulse = next_.impulse.data(), *p = next_.acting.data();
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    double worst = 0.0;
    for (const SystemBlock& system : model_.systems) {
        const std::size_t first = system.offset, last = system.offset + system.size;
        double off = 0.0, size = kNothing;
        const auto take = [&](double residual, double terms) {
            const double distance = std::abs(residual);
            off = distance > off ? distance : off;
            size = terms > size ? terms : size;
        };
        if (modal_) {
            const double* inverse = model_.W.inverse_diagonal();
            for (std::size_t i = first; i < last; ++i) {
                const double after = u[i] / inverse[i], before = v[i] / inverse[i];
                const double by_v = model_.velocity_part.row_times(i, v), by_q = model_.position_part.row_times(i, q);
                take((after - before) - by_v - by_q - impulse[i] - p[i],
                     std::abs(after) + std::abs(before) + std::abs(by_v) + std::abs(by_q) + std::abs(impulse[i]) + std::abs(p[i]));
            }
        } else if (plain_) { // m (v+ - v) = impulse + p, coordinate by coordinate
            for (std::size_t i = first; i < last; ++i) {
                const double after = own_mass_[i] * u[i], before = own_mass_[i] * v[i];
                take((after - before) - impulse[i] - p[i], std::abs(after) + std::abs(before) + std::abs(impulse[i]) + std::abs(p[i]));
            }
        } else {
            for (std::size_t i = first; i < last; ++i) {
                change_[i] = u[i] - v[i];
                v_theta_[i] = theta * u[i] + (1.0 - theta) * v[i];
                q_theta_[i] = theta * next_.q[i] + (1.0 - theta) * q[i];
            }
            for (std::size_t i = first; i < last; ++i) {
                const double by_C = model_.C.empty() ? 0.0 : h * model_.C.row_times(i, v_theta_.data());
                const double by_K = model_.K.empty() ? 0.0 : h * model_.K.row_times(i, q_theta_.data());
                take(model_.M.row_times(i, change_.data()) + by_C + by_K - impulse[i] - p[i],
                     own_mass_[i] * (std::abs(u[i]) + std::abs(v[i])) + std::abs(by_C) + std::abs(by_K) + std::abs(impulse[i]) + std::abs(p[i]));
            }
            if (off > kRoundOff * size) { // then by all terms: they may cancel, those of both ends too, as the positions of a stiff spring do
                const auto by_all_terms = [&](double factor) {
                    const double weight = factor * larger_weight(theta);
                    for (std::size_t i = first; i < last; ++i) {
                        v_theta_[i] = weight * (std::abs(u[i]) + std::abs(v[i])) + kNothing;
                        q_theta_[i] = weight * (std::abs(next_.q[i]) + std::abs(q[i])) + h * v_theta_[i] + kNothing;
                    }
                    for (std::size_t i = first; i < last; ++i)
                        take(0.0, factor * (magnitude(model_.M, i, u) + magnitude(model_.M, i, v)) + (model_.C.empty() ? 0.0 : h * magnitude(model_.C, i, v_theta_.data())) +
                                      (model_.K.empty() ? 0.0 : h * magnitude(model_.K, i, q_theta_.data())));
                };
                by_all_terms(1.0);
                if (!std::isfinite(size)) { // of a stiffness near the largest number there is: against infinity all would hold
                    constexpr double factor = 0x1p-64;
                    off *= factor, size = kNothing;
                    by_all_terms(factor);
                }
            }
        }
        worst = std::max(worst, std::isfinite(size) ? off / size : 1.0);
    }
    return worst;
}

StepReport MoreauJean::compute_general(const State& state) {
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates, m = layout.rows;
    const double h = model_.scheme.h, theta = model_.scheme.force_theta();
    const double* x = state.numbers.data();
    const double *q = x + layout.q, *v = x + layout.v, *y = x + layout.y, *ydot = x + layout.ydot;
    const SparseRows& H = model_.H;

    next_.time = static_cast<double>(state.step + 1) * h;
    evaluate_at_step(state.step + 1);

    // free motion
    std::copy(constant_impulse_.begin(), constant_impulse_.end(), next_.impulse.begin());
    for (std::size_t j = 0; j < layout.force_count; ++j)
        next_.impulse[model_.in_time.force[j]] += h * (theta * time_out_[j] + (1.0 - theta) * x[layout.force + j]);
    if (model_.velocity_part.empty() && model_.position_part.empty())
        std::copy(next_.impulse.begin(), next_.impulse.end(), free_.begin());
    else
        for (std::size_t i = 0; i < n; ++i)
            free_[i] = next_.impulse[i] + model_.velocity_part.row_times(i, v) + model_.position_part.row_times(i, q);
    model_.W.solve(free_.data());
    for (std::size_t i = 0; i < n; ++i) free_[i] = v[i] + free_[i];

    const rigid::Activation activation = activation_of(model_.scheme);
    for (std::size_t row = 0; row < m; ++row) mask_[row] = activation.takes(y[row], ydot[row]);
    StepReport report = with_contacts(state);
    for (bool more = keeps_rest_; more;) {
        more = false;
        for (std::size_t row = 0; row < m; ++row)
            if (!mask_[row] && rigid::falls_from_rest(ydot[row], next_.y[row], next_.ydot[row]) && rigid::may_rest(x[layout.lambda + row], y[row], [&] { return magnitude(H, row, q); }))
                mask_[row] = more = true;
        if (!more) break;
        const int iterations = report.iterations;
        report = with_contacts(state);
        report.iterations += iterations;
    }
    return report;
}

// The step with the contacts of the mask, from its free motion on.
StepReport MoreauJean::with_contacts(const State& state) {
    const Layout& layout = model_.layout;
    const std::size_t n = layout.coordinates, m = layout.rows;
    const double h = model_.scheme.h, along = model_.scheme.position_theta();
    const double* x = state.numbers.data();
    const double *q = x + layout.q, *v = x + layout.v, *ydot = x + layout.ydot;
    const SparseRows& H = model_.H;
    StepReport report;
    std::size_t active = 0, last_active = 0;
    for (std::size_t row = 0; row < m; ++row)
        if (mask_[row]) {
            ++active;
            last_active = row;
        }
    report.contact = active > 0;
    contradiction_ = false;
    std::fill(next_.lambda.begin(), next_.lambda.end(), 0.0);
    if (active > 0) {
        const math::SparseMatrix& D = model_.delassus.matrix();
        const auto constant_of = [&](std::size_t row) {
            return H.row_times(row, free_.data()) + b_rate_[row] + rebound_of(model_.e[row], ydot[row]);
        };
        if (active == 1 && closed_form_) {
            const double constant = constant_of(last_active), diagonal = D.diagonal(last_active);
            const double lambda = constant < 0.0 ? -constant / diagonal : 0.0;
            next_.lambda[last_active] = lambda;
            report.pressing = lambda * (constant - rebound_of(model_.e[last_active], ydot[last_active]) - ydot[last_active]);
            report.residual = std::abs(std::min(diagonal * lambda, diagonal * lambda + constant));
        } else {
            for (std::size_t row = 0; row < m; ++row) {
                if (!mask_[row]) continue;
                lcp_q_[row] = constant_of(row);
                next_.lambda[row] = x[layout.lambda + row]; // warm start
            }
            const solvers::LcpReport solve = solver_->solve(D, lcp_q_, mask_, next_.lambda, lcp_w_);
            report.iterations = solve.iterations;
            report.residual = solve.residual;
            report.missed = solve.status != solvers::Status::solved;
            contradiction_ = solve.status == solvers::Status::infeasible;
            if (contradiction_) report.failure = StepReport::Failure::problem;
            for (std::size_t row = 0; row < m; ++row)
                if (mask_[row])
                    report.pressing += next_.lambda[row] * (lcp_q_[row] - rebound_of(model_.e[row], ydot[row]) - ydot[row]);
        }
        for (const double lambda : next_.lambda) report.impulse = report.impulse || lambda > 0.0;
    }

    // velocities and positions at t+
    double bad = 0.0;
    std::fill(next_.acting.begin(), next_.acting.end(), 0.0);
    if (report.impulse) {
        H.add_transposed(next_.lambda.data(), next_.acting.data());
        std::copy(next_.acting.begin(), next_.acting.end(), push_.begin());
        model_.W.solve(push_.data());
        for (std::size_t i = 0; i < n; ++i) next_.u[i] = free_[i] + push_[i];
    } else {
        std::copy(free_.begin(), free_.end(), next_.u.begin());
    }
    for (std::size_t i = 0; i < n; ++i) {
        next_.q[i] = q[i] + h * (along * next_.u[i] + (1.0 - along) * v[i]);
        bad += defect(next_.q[i]) + defect(next_.u[i]);
    }
    for (std::size_t row = 0; row < m; ++row) {
        next_.dhdt[row] = b_rate_[row];
        next_.y[row] = H.row_times(row, next_.q.data()) + b_[row];
        next_.ydot[row] = H.row_times(row, next_.u.data()) + next_.dhdt[row];
        bad += defect(next_.y[row]) + defect(next_.ydot[row]) + defect(next_.lambda[row]);
    }
    if (!(bad == 0.0)) report.failure = StepReport::Failure::not_finite;
    else if (!plain_ || state.step % kBetweenLooks == 0) report.equations = residual(state);
    return report;
}

void MoreauJean::commit(State& state) const noexcept {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    if (single_) { // no loops
        ++state.step;
        x[layout.time] = next_.time;
        x[layout.q] = next_.q[0];
        x[layout.v] = next_.u[0];
        x[layout.y] = next_.y[0];
        x[layout.ydot] = next_.ydot[0];
        x[layout.lambda] = next_.lambda[0];
        x[layout.acting] = next_.acting[0];
        x[layout.dhdt] = next_.dhdt[0];
        if (one_.forced) x[layout.force] = time_out_[0];
        return;
    }
    commit_next(state, layout);
    std::copy_n(time_out_.begin(), layout.force_count, x + layout.force);
}

Error MoreauJean::explain(const State& state) const {
    const auto at_time = [](double time) { return "at t = " + time_text(time) + " s "; };
    for (std::size_t j = 0; j < time_out_.size(); ++j) {
        if (std::isfinite(time_out_[j])) continue;
        std::string who = "a moving constraint";
        Place place;
        if (j < model_.in_time.force.size()) {
            const SystemBlock& system = model_.system_of(model_.in_time.force[j]);
            who = "the force on '" + system.name + "'";
            place = system.place;
        } else {
            const std::size_t row = model_.in_time.row[(j - model_.in_time.force.size()) % model_.in_time.row.size()];
            place = model_.place_of_row(row);
        }
        const auto why = model_.in_time.tape.explain(time_in_.data());
        if (why && (why->place.line > 0 || !why->place.object.empty())) place = why->place;
        return {ErrorKind::run,
                at_time(time_in_[0]) + who + " is " + model::number_text(time_out_[j]) +
                    (why ? ": " + why->message : std::string()),
                why && !why->remedy.empty() ? why->remedy
                                            : "change the formula so that it is finite at all times of the run",
                place};
    }
    if (contradiction_) {
        return {ErrorKind::run, at_time(next_.time) + "the contacts contradict each other: no impulse satisfies all of them",
                "look for contacts that move against each other, or for redundant ones",
                model_.place_of_first(mask_)};
    }
    std::size_t guilty = 0;
    for (std::size_t i = 0; i < next_.u.size(); ++i)
        if (!std::isfinite(next_.u[i]) || !std::isfinite(next_.q[i])) {
            guilty = i;
            break;
        }
    if (model_.systems.empty()) return {ErrorKind::run, at_time(next_.time) + "a number is not finite", "", {}};
    const SystemBlock& system = model_.system_of(guilty);
    const double speed = std::abs(state.numbers[model_.layout.v + guilty]);
    return {ErrorKind::run,
            at_time(next_.time) + "the motion of '" + system.name + "' is not finite any more (its speed was " +
                rounded_text(speed) + " m/s one step before)",
            "use a smaller step, or theta >= 1/2, or look for forces that grow without bound", system.place};
}

std::string MoreauJean::solver_text() const {
    const std::size_t m = model_.layout.rows;
    if (m == 0) return "none (no contact)";
    const std::string rows = std::to_string(m) + " contacts";
    switch (settings_.method) {
    case solvers::LcpMethod::automatic:
        break;
    case solvers::LcpMethod::closed_form:
        return "closed form (asked for)";
    default:
        return std::string(solvers::name(settings_.method)) + " (asked for)";
    }
    if (m == 1) return "closed form (one contact)";
    return "active set (" + rows + "); closed form when one is active";
}

} // namespace saltus::simulation
