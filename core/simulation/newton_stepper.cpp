// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/newton_stepper.h"

#include "core/model/names.h"
#include "core/simulation/defect.h"
#include "core/simulation/equalities.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::simulation {

namespace {

constexpr double kNearlySolved = 1e-3; // of the largest output that the free motion has
constexpr double kWorthAWord = 1e-9;  // of the terms of a relative velocity
constexpr double kRoundOff = 32.0 * std::numeric_limits<double>::epsilon();
constexpr int kAffinePasses = 3;          // the first is exact but for round-off
constexpr double kAffineResidual = 1e-6;  // more than that of the terms is no round-off

// Rows of contacts: normal and tangential ones.
bool of_contact(RowKind kind) noexcept { return kind == RowKind::contact || kind == RowKind::friction; }

double magnitude(const SparseRows& matrix, std::size_t row, const double* x) noexcept {
    double sum = 0.0;
    for (std::uint32_t k = matrix.start[row]; k < matrix.start[row + 1]; ++k) sum += std::abs(matrix.value[k] * x[matrix.column[k]]);
    return sum;
}

// 0 / 0 = 0: an equation without terms holds.
double ratio(double residual, double size) noexcept { return residual == 0.0 ? 0.0 : residual / size; }

} // namespace

NewtonStepper::NewtonStepper(Assembled& model, const solvers::MixedSettings& settings)
    : model_(model), settings_(settings), solver_(model.delassus.matrix(), model.mixed_rows(), settings) {
    const Layout& layout = model.layout;
    const std::size_t n = layout.coordinates, N = layout.unknowns(), m = layout.rows;
    next_.q.assign(n, 0.0);
    next_.impulse.assign(n, 0.0);
    for (auto* array : {&next_.u, &F_, &rhs_, &free_, &push_, &mid_}) array->assign(N, 0.0);
    for (auto* array : {&next_.y, &next_.ydot, &next_.lambda, &next_.percussion, &next_.dhdt, &y_, &ydot_, &dhdt_, &constant_, &w_, &e_ydot_})
        array->assign(m, 0.0);
    r_.assign(layout.states, 0.0);
    mask_.assign(m, 1);
    speed_.assign(model.systems.size(), 0.0);
    for (std::size_t s = 0; s < model.systems.size(); ++s) system_of_.insert(system_of_.end(), model.systems[s].size, static_cast<std::uint32_t>(s));
    mass_q_.assign(n, 0.0);
    for (auto* array : {&tape_in_, &directions_in_}) array->assign(model.of_state.values.input_count(), 0.0);
    values_.assign(model.of_state.value_count(), 0.0);
    slopes_.assign(model.of_state.slope_count(), 0.0);
    directions_.assign(model.of_state.H.size(), 0.0);
    std::size_t work = 0;
    for (const formula::Tape* tape :
         {&model.of_state.directions, &model.of_state.values, &model.of_state.slopes, &model.of_state.free_values, &model.of_state.free_slopes})
        work = std::max(work, tape->workspace_size());
    tape_work_.assign(work, 0.0);
    rate_is_given_.assign(m, 0);
    for (const std::uint32_t row : model.of_state.rate) rate_is_given_[row] = !model.of_state.moving[row];
    affine_ = !model.of_state.moves_with_state;
    full_ = model.scheme.method == Method::full_theta_gamma;
    equality_rows_ = equality_rows(model);
    for (std::uint32_t i = 0; i < n; ++i)
        for (std::uint32_t k = model.M.start[i]; k < model.M.start[i + 1]; ++k)
            if (model.M.column[k] == i) mass_diagonal_.push_back(k);
    for (const SystemBlock& system : model.systems)
        for (std::size_t i = system.offset; i < system.offset + system.size && system.linear; ++i)
            if (model.C.start[i] < model.C.start[i + 1] || model.K.start[i] < model.K.start[i + 1])
                linear_rows_.push_back(static_cast<std::uint32_t>(i));

    conserving_.assign(m, 0);
    curved_.assign(m, 0);
    gap_.assign(m, 0.0);
    for (const std::uint32_t entry : model.of_state.H)
        curved_[static_cast<std::size_t>(std::upper_bound(model.H.start.begin(), model.H.start.end(), entry) - model.H.start.begin()) - 1] = 1;
    for (std::size_t row = 0; row < m && model.scheme.conserving && model.scheme.method == Method::moreau_jean; ++row) {
        const std::uint32_t first = model.D.start[row];
        if (model.row_kind[row] == RowKind::position && model.D.start[row + 1] == first + 1 && model.D.column[first] == row &&
            std::find(model.of_state.D.begin(), model.of_state.D.end(), first) == model.of_state.D.end())
            springs_.push_back(static_cast<std::uint32_t>(row));
    }
    affine_ = affine_ && springs_.empty();

    const auto is_linear = [](const SystemBlock& system) { return system.linear; };
    const bool positions = std::find(model.row_kind.begin(), model.row_kind.end(), RowKind::position) != model.row_kind.end();
    relations_at_start_ = !affine_ && model.scheme.newton_iterations == 1 && !positions &&
                          std::all_of(model.systems.begin(), model.systems.end(), is_linear);

    directed_ = model.scheme.percussion_in_middle && model.scheme.method == Method::moreau_jean && !relations_at_start_ &&
                !model.of_state.H.empty();
    if (directed_) along_ = model.H;

    const Scheme& scheme = model.scheme;
    in_weight_.assign(m, 1.0);
    out_weight_.assign(m, 1.0);
    row_is_free_ = false;
    for (std::size_t row = 0; row < m; ++row) switch (model.row_kind[row]) {
        case RowKind::contact:
        case RowKind::friction:
            row_is_free_ = true;
            break;
        case RowKind::velocity:
            break;
        case RowKind::relay:
            in_weight_[row] = scheme.h;
            break;
        case RowKind::position:
            in_weight_[row] = scheme.h;
            out_weight_[row] = scheme.h * scheme.theta;
            break;
        case RowKind::first_order:
            in_weight_[row] = full_ ? scheme.h : scheme.h * scheme.gamma_r;
            out_weight_[row] = full_ ? scheme.gamma_r : 1.0;
            break;
        }
}

void NewtonStepper::parameters_changed(const State& state) {
    const Layout& layout = model_.layout;
    std::copy_n(state.numbers.begin(), layout.time_inputs(), tape_in_.begin());
    take_rows();
    std::copy_n(state.numbers.begin(), layout.time_inputs(), directions_in_.begin());
    W_is_current_ = operator_is_current_ = false;
    const double* x = state.numbers.data();
    model_.evaluate_mass(x, x + layout.q);
    evaluate(x[layout.time], x + layout.q, x + layout.v, x + layout.lambda, all);
}

// Conserving rows are equations for lambda. Without any compliance there is no energy to go by.
void NewtonStepper::take_rows() {
    solvers::MixedRows rows = model_.mixed_rows();
    for (const std::uint32_t row : springs_) {
        conserving_[row] = compliance(row) > 0.0;
        out_weight_[row] = model_.scheme.h * model_.scheme.theta;
        if (!conserving_[row]) continue;
        rows.lower[row] = -HUGE_VAL;
        rows.upper[row] = HUGE_VAL;
    }
    solver_.set_rows(rows);
}

// --- evaluation -------------------------------------------------------------------------------------------------------

// The inputs of the tapes.
void NewtonStepper::load(double time, const double* q, const double* u, const double* lambda, double* in) const noexcept {
    const Layout& layout = model_.layout;
    in[0] = time;
    in += layout.time_inputs();
    in = std::copy_n(q, layout.coordinates, in);
    in = std::copy_n(u, layout.unknowns(), in);
    std::copy_n(lambda, layout.rows, in);
}

// Along what percussions act between the state and the iterate.
void NewtonStepper::direct(const State& state) noexcept {
    if (!directed_) return;
    const Layout& layout = model_.layout;
    const double h = model_.scheme.h, theta = model_.scheme.theta;
    const double *x = state.numbers.data(), *q = x + layout.q, *u = x + layout.v;
    for (std::size_t i = 0; i < mass_q_.size(); ++i) mass_q_[i] = q[i] + theta * (next_.q[i] - q[i]);
    for (std::size_t i = 0; i < mid_.size(); ++i) mid_[i] = u[i] + theta * (next_.u[i] - u[i]);
    load(x[layout.time] + theta * h, mass_q_.data(), mid_.data(), next_.lambda.data(), directions_in_.data());
    model_.of_state.directions.evaluate(directions_in_.data(), directions_.data(), tape_work_.data());
    along_.value = model_.H.value; // what does not change
    for (std::size_t k = 0; k < directions_.size(); ++k) along_.value[model_.of_state.H[k]] = directions_[k];
    // discrete gradients: along . (q+ - q) = g+ - g
    for (const std::uint32_t row : springs_) {
        if (!conserving_[row] || !curved_[row] || model_.of_state.moving[row]) continue;
        const double after = y_[row] - compliance(row) * next_.lambda[row];
        double off = after - gap_[row], size = std::abs(after) + std::abs(gap_[row]), square = 0.0;
        for (std::uint32_t k = along_.start[row]; k < along_.start[row + 1]; ++k) {
            const double moved = next_.q[along_.column[k]] - q[along_.column[k]];
            off -= along_.value[k] * moved;
            size += std::abs(along_.value[k] * moved);
            square += moved * moved;
        }
        if (std::abs(off) <= kRoundOff * size) continue;
        for (std::uint32_t k = along_.start[row]; k < along_.start[row + 1]; ++k)
            along_.value[k] += off / square * (next_.q[along_.column[k]] - q[along_.column[k]]);
    }
}

// min(0, g)^2 / 2 (of equalities g^2 / 2): its difference quotient, by cases.
NewtonStepper::Mean NewtonStepper::mean_gap(std::size_t row, double before, double after) const noexcept {
    if (model_.lower[row] < 0.0 || (before <= 0.0 && after <= 0.0)) return {0.5 * (before + after), 0.5};
    if (before >= 0.0 && after >= 0.0) return {0.0, 0.0};
    if (after < 0.0) { // closes
        const double part = after / (after - before);
        return {0.5 * after * part, part - 0.5 * part * part};
    }
    const double part = before / (before - after); // opens
    return {0.5 * before * part, 0.5 * part * part};
}

void NewtonStepper::evaluate(double time, const double* q, const double* u, const double* lambda, unsigned parts) noexcept {
    const Layout& layout = model_.layout;
    const StateOutputs& outputs = model_.of_state;
    const std::size_t m = layout.rows;
    if (!values_.empty() || !slopes_.empty()) {
        load(time, q, u, lambda, tape_in_.data());
        const formula::Tape &values = parts & relations ? outputs.values : outputs.free_values,
                            &derivatives = parts & relations ? outputs.slopes : outputs.free_slopes;
        if (!(parts & keep_values)) values.evaluate(tape_in_.data(), values_.data(), tape_work_.data());
        if (parts & slopes) derivatives.evaluate(tape_in_.data(), slopes_.data(), tape_work_.data());
    }
    if (parts & slopes) {
        const double* out = slopes_.data();
        const auto scatter = [&out](const std::vector<std::uint32_t>& where, double* target, bool wanted) {
            if (!wanted) out += where.size();
            else for (const std::uint32_t index : where) target[index] = *out++;
        };
        scatter(outputs.C, model_.C.value.data(), parts & forces);
        scatter(outputs.K, model_.K.value.data(), parts & forces);
        scatter(outputs.H, model_.H.value.data(), parts & relations);
        scatter(outputs.B, model_.B.value.data(), parts & relations);
        scatter(outputs.D, model_.D.value.data(), parts & relations);
        scatter(outputs.R, model_.R.value.data(), parts & relations);
    }
    if (parts & keep_values) return;
    const double* const given_force = values_.data();
    const double* const given_gap = given_force + outputs.force.size();
    const double* const given_rate = given_gap + outputs.gap.size();
    const double* const given_b = given_rate + outputs.rate.size();
    const double* const given_r = given_b + outputs.b.size();
    if (parts & forces) {
        std::copy(model_.constant_force.begin(), model_.constant_force.end(), F_.begin());
        for (std::size_t k = 0; k < outputs.force.size(); ++k) F_[outputs.force[k]] = given_force[k];
        for (const std::uint32_t i : linear_rows_) F_[i] -= model_.C.row_times(i, u) + model_.K.row_times(i, q);
    }
    if (!(parts & relations)) return;
    for (std::size_t k = 0; k < outputs.b.size(); ++k) model_.b[outputs.b[k]] = given_b[k];

    if (!r_.empty()) {
        std::fill(r_.begin(), r_.end(), 0.0);
        double* r = r_.data() - layout.coordinates; // by unknown
        for (std::size_t row = 0; row < m; ++row)
            if (!model_.r_by_formula[row])
                for (std::uint32_t k = model_.B.start[row]; k < model_.B.start[row + 1]; ++k)
                    r[model_.B.column[k]] += model_.B.value[k] * lambda[row];
        for (std::size_t k = 0; k < outputs.r.size(); ++k) r[outputs.r[k]] += given_r[k];
    }
    const SparseRows& H = model_.H;
    for (std::size_t row = 0; row < m; ++row) {
        switch (model_.row_kind[row]) {
        case RowKind::first_order:
            ydot_[row] = 0.0;
            if (!model_.gap_by_formula[row]) y_[row] = H.row_times(row, u) + model_.D.row_times(row, lambda) + model_.b[row];
            break;
        case RowKind::friction:
            if (!rate_is_given_[row]) ydot_[row] = H.row_times(row, u);
            y_[row] = 0.0;
            break;
        default:
            if (!rate_is_given_[row]) ydot_[row] = H.row_times(row, u);
            if (!model_.gap_by_formula[row]) y_[row] = H.row_times(row, q) + model_.b[row];
        }
        dhdt_[row] = 0.0;
    }
    for (std::size_t k = 0; k < outputs.gap.size(); ++k) y_[outputs.gap[k]] = given_gap[k];
    for (std::size_t k = 0; k < outputs.rate.size(); ++k) {
        const std::uint32_t row = outputs.rate[k];
        if (outputs.moving[row]) dhdt_[row] = given_rate[k] - ydot_[row];
        ydot_[row] = given_rate[k];
    }
}

bool NewtonStepper::is_finite(bool with_slopes) const noexcept {
    double bad = 0.0;
    for (const auto* array : {&values_, &F_, &y_, &ydot_, &next_.u, &next_.q})
        for (const double value : *array) bad += defect(value);
    if (with_slopes) {
        for (const double value : slopes_) bad += defect(value);
        if (!model_.of_state.M.empty())
            for (const double value : model_.M.value) bad += defect(value);
    }
    return bad == 0.0;
}

// An impact that stops what violates equalities, v + M^-1 H(q)^T lambda.
std::string NewtonStepper::start(State& state) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    if (!scheme.percussion_in_middle || scheme.method != Method::moreau_jean) return {};
    double* x = state.numbers.data();
    parameters_changed(state);
    next_.lambda.assign(layout.rows, 0.0);
    double worst = 0.0;
    bool told = false;
    for (std::size_t row = 0; row < layout.rows; ++row) {
        mask_[row] = model_.row_kind[row] == RowKind::velocity;
        constant_[row] = ydot_[row];
        if (!mask_[row]) continue;
        const double size = magnitude(model_.H, row, x + layout.v) + std::abs(dhdt_[row]);
        if (!(std::abs(ydot_[row]) > kRoundOff * size) || std::abs(ydot_[row]) <= worst) continue;
        worst = std::abs(ydot_[row]);
        told = worst > kWorthAWord * size;
        guilty_ = row;
    }
    std::string remark;
    const IterationMatrix::Term mass[] = {{&model_.M, 1.0}};
    if (worst > 0.0 && std::isfinite(worst) && !model_.W.factorize(mass)) {
        const std::vector<double> ones(layout.rows, 1.0);
        model_.delassus.compute({&model_.H, &model_.B, &model_.D}, model_.W, {ones, ones}, mask_);
        solver_.matrix_changed();
        solve_ = solver_.solve(model_.delassus.matrix(), constant_, mask_, next_.lambda, w_);
        if (solve_.status == solvers::Status::solved) {
            std::fill(push_.begin(), push_.end(), 0.0);
            model_.H.add_transposed(next_.lambda.data(), push_.data());
            model_.W.solve(push_.data());
            double taken = 0.0;
            for (std::size_t row = 0; row < layout.rows; ++row)
                if (mask_[row]) taken -= 0.5 * next_.lambda[row] * ydot_[row];
            for (std::size_t i = 0; i < layout.coordinates; ++i) x[layout.v + i] += push_[i];
            if (told)
                remark = "the velocities at t = 0 violate row " + std::to_string(model_.component_of_row[guilty_]) + " of '" +
                     model_.interactions[model_.interaction_of_row[guilty_]].name + "' by " + model::number_text(worst) +
                     " m/s: an impact before the first step stops them and takes " + model::number_text(taken) + " J";
        }
    }
    W_is_current_ = operator_is_current_ = false;
    std::fill(mask_.begin(), mask_.end(), static_cast<unsigned char>(1));
    std::fill(next_.lambda.begin(), next_.lambda.end(), 0.0);
    return remark;
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
    std::copy(y_.begin(), y_.end(), x + layout.y);
    std::copy(ydot_.begin(), ydot_.end(), x + layout.ydot);
    std::copy(dhdt_.begin(), dhdt_.end(), x + layout.dhdt);
    return is_finite(true);
}

// --- one step ---------------------------------------------------------------------------------------------------------

// Which rows take part; false: none.
bool NewtonStepper::activate(const State& state) noexcept {
    const Layout& layout = model_.layout;
    if (!row_is_free_) return layout.rows > 0;
    const Scheme& scheme = model_.scheme;
    const double *y = state.numbers.data() + layout.y, *ydot = state.numbers.data() + layout.ydot;
    bool any = false;
    for (std::size_t row = 0; row < layout.rows; ++row) {
        if (model_.row_kind[row] == RowKind::contact)
            mask_[row] = y[row] + scheme.gamma * scheme.h * ydot[row] <= 0.0 && !(scheme.closing && ydot[row] > 0.0);
        else
            mask_[row] = model_.row_kind[row] == RowKind::friction ? mask_[row - 1] : 1;
        any = any || mask_[row];
    }
    return any;
}

// W at the iterate, where it is not what it was. False: it is singular, or a mass is not positive.
bool NewtonStepper::form_iteration_matrix() noexcept {
    const StateOutputs& outputs = model_.of_state;
    const Scheme& scheme = model_.scheme;
    if (!outputs.M.empty())
        for (const std::uint32_t i : mass_diagonal_)
            if (!(model_.M.value[i] > 0.0)) {
                guilty_ = model_.system_index(model_.M.column[i]);
                return false;
            }
    if (!W_is_current_ || W_changes()) {
        const double h = scheme.h, theta = scheme.theta;
        const IterationMatrix::Term terms[] = {{&model_.M, 1.0},
                                               {&model_.C, h * theta},
                                               {&model_.K, h * h * theta * theta},
                                               {&model_.R, -h * scheme.gamma_r}};
        if (const auto singular = model_.W.factorize(terms)) {
            guilty_ = *singular;
            return false;
        }
        W_is_current_ = true;
        operator_is_current_ = false;
    }
    return true;
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
void NewtonStepper::free_motion(const State& state) noexcept {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const std::size_t n = layout.coordinates, N = layout.unknowns();
    const double h = scheme.h, theta = scheme.theta;
    const double* x = state.numbers.data();
    const double *u_k = x + layout.v, *F_k = x + layout.force, *r_k = F_k + N;
    for (std::size_t i = 0; i < N; ++i) mid_[i] = next_.u[i] - u_k[i];
    for (std::size_t i = 0; i < N; ++i) {
        const double force = full_ && i >= n ? F_[i] : theta * F_[i] + (1.0 - theta) * F_k[i];
        rhs_[i] = h * force - model_.M.row_times(i, mid_.data());
    }
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

void NewtonStepper::evaluate_iterate(const State& state, unsigned level) noexcept {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const double* x = state.numbers.data();
    const bool linearised_once = scheme.newton_iterations == 1;
    if (!model_.of_state.M.empty() && (level & slopes || !linearised_once)) {
        const double weight = linearised_once ? 1.0 : scheme.theta;
        for (std::size_t i = 0; i < layout.coordinates; ++i)
            mass_q_[i] = x[layout.q + i] + weight * (next_.q[i] - x[layout.q + i]);
        model_.evaluate_mass(x, mass_q_.data());
    }
    if (!full_) {
        evaluate(next_.time, next_.q.data(), next_.u.data(), next_.lambda.data(), level);
        if (level & relations && !(level & keep_values)) direct(state);
        return;
    }
    const double *u_k = x + layout.v, time = x[layout.time];
    const auto at = [&](double weight, unsigned parts) {
        for (std::size_t i = 0; i < mid_.size(); ++i) mid_[i] = weight * next_.u[i] + (1.0 - weight) * u_k[i];
        evaluate(time + weight * scheme.h, next_.q.data(), mid_.data(), next_.lambda.data(), parts);
    };
    if (scheme.theta == scheme.gamma_r) {
        at(scheme.theta, level);
    } else {
        at(scheme.theta, level & ~unsigned(relations));
        at(scheme.gamma_r, level & ~unsigned(forces));
    }
}

// The iterate with its lambda, just evaluated, satisfies R = 0 and has the outputs that the linearised problem promised.
// Each residual is measured by the terms of its equation, which are velocities before and after, h force / M and impulses.
// At rest all of a row may vanish but round-off of what moves beside it: that much is no residual.
bool NewtonStepper::converged(const State& state) noexcept {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const std::size_t n = layout.coordinates, N = layout.unknowns();
    const double h = scheme.h, theta = scheme.theta, tolerance = std::max(scheme.newton_tolerance, kRoundOff);
    const double* x = state.numbers.data();
    const double *u_k = x + layout.v, *F_k = x + layout.force, *r_k = F_k + N;
    const double* u = next_.u.data();
    const double r_weight = full_ ? h : h * scheme.gamma_r;
    std::fill(push_.begin(), push_.end(), 0.0);
    act(next_.lambda.data(), push_.data());
    if (model_.of_state.nonlinear_r)
        for (std::size_t i = n; i < N; ++i) push_[i] = r_weight * r_[i - n];
    for (std::size_t i = 0; i < N; ++i) mid_[i] = u[i] - u_k[i];
    worst_ = equations_ = 0.0;
    guilty_row_ = false;
    for (std::size_t s = 0; s < model_.systems.size(); ++s) {
        const SystemBlock& system = model_.systems[s];
        double residual = 0.0, beyond = 0.0, scale = 0.0, inside = 0.0;
        speed_[s] = 0.0;
        for (std::size_t i = system.offset; i < system.offset + system.size; ++i) {
            double force = h * (full_ && i >= n ? F_[i] : theta * F_[i] + (1.0 - theta) * F_k[i]);
            if (!full_ && i >= n && scheme.gamma_r != 1.0) force += h * (1.0 - scheme.gamma_r) * r_k[i - n];
            // forces may cancel within their formula, at the rest position of a spring for example
            const double terms = h * (magnitude(model_.C, i, u) + (i < n ? magnitude(model_.K, i, next_.q.data()) : 0.0)) +
                                 r_weight * magnitude(model_.R, i, u);
            const double off = std::abs(model_.M.row_times(i, mid_.data()) - force - push_[i]);
            residual = std::max(residual, off);
            beyond = std::max(beyond, off - kRoundOff * terms);
            scale = std::max({scale, magnitude(model_.M, i, u), magnitude(model_.M, i, u_k), std::abs(force), std::abs(push_[i])});
            inside = std::max(inside, terms);
            speed_[s] = std::max({speed_[s], std::abs(u[i]), std::abs(u_k[i]), std::abs(free_[i])});
        }
        const double relative = ratio(beyond, scale);
        equations_ = std::max(equations_, ratio(residual, scale + inside));
        if (!(relative <= worst_)) {
            worst_ = relative;
            guilty_ = s;
        }
    }
    const math::SparseMatrix& operator_ = model_.delassus.matrix();
    for (std::size_t row = 0; row < layout.rows; ++row) {
        if (!mask_[row]) continue;
        const double off = std::abs(output(row) - w_[row]);
        if (off == 0.0) continue;
        const bool position = model_.row_kind[row] == RowKind::position;
        double size = std::abs(w_[row]) + std::abs(constant_[row]) + std::abs(e_ydot_[row]) + (position ? std::abs(y_[row]) : 0.0);
        for (std::size_t k = operator_.row_start(row); k < operator_.row_start(row + 1); ++k)
            size += std::abs(operator_.value(k) * next_.lambda[operator_.column(k)]);
        double beside = 0.0; // of the velocities of the systems
        for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) {
            const std::uint32_t column = model_.H.column[k];
            size += out_weight_[row] * std::abs(model_.H.value[k]) * (std::abs(u[column]) + std::abs(u_k[column]));
            beside += out_weight_[row] * std::abs(model_.H.value[k]) * speed_[system_of_[column]];
        }
        if (position) { // y = H q + D lambda + the rest
            const double by_q = magnitude(model_.H, row, next_.q.data()), by_lambda = magnitude(model_.D, row, next_.lambda.data());
            const double rest = y_[row] - model_.H.row_times(row, next_.q.data()) - model_.D.row_times(row, next_.lambda.data());
            beside += by_q + by_lambda + std::abs(rest);
        }
        const double relative = ratio(std::max(0.0, off - kRoundOff * beside), size);
        equations_ = std::max(equations_, ratio(off, size + beside));
        if (!(relative <= worst_)) {
            worst_ = relative;
            guilty_ = row;
            guilty_row_ = true;
        }
    }
    return worst_ <= tolerance;
}

StepReport NewtonStepper::compute(const State& state) {
    const Layout& layout = model_.layout;
    const Scheme& scheme = model_.scheme;
    const std::size_t n = layout.coordinates, N = layout.unknowns(), m = layout.rows;
    const double h = scheme.h, theta = scheme.theta;
    const double* x = state.numbers.data();
    const double *q_k = x + layout.q, *u_k = x + layout.v;
    StepReport report;
    failure_ = StepReport::Failure::none;

    next_.time = static_cast<double>(state.step + 1) * h;
    std::copy_n(q_k, n, next_.q.begin());
    std::copy_n(u_k, N, next_.u.begin());
    std::copy_n(x + layout.lambda, m, next_.lambda.begin());
    const bool active = activate(state);
    for (std::size_t row = 0; row < m; ++row) {
        if (!mask_[row]) next_.lambda[row] = 0.0;
        if (conserving_[row]) gap_[row] = x[layout.y + row] - compliance(row) * x[layout.lambda + row];
        e_ydot_[row] = model_.e[row] * x[layout.ydot + row];
    }
    for (std::size_t i = 0; i < n; ++i) next_.q[i] = q_k[i] + h * u_k[i]; // the position that goes with u_k
    evaluate_iterate(state, active ? all : forces | slopes);
    if (relations_at_start_ && active) evaluate(next_.time, q_k, u_k, next_.lambda.data(), relations | slopes);
    if (!is_finite(true)) return fail(report, StepReport::Failure::not_finite);

    passes_ = affine_ ? std::min(kAffinePasses, scheme.newton_iterations) : scheme.newton_iterations;
    for (int pass = 1;; ++pass) {
        if (!form_iteration_matrix()) return fail(report, StepReport::Failure::singular);
        free_motion(state);
        if (active) {
            for (const std::uint32_t row : springs_)
                if (conserving_[row]) {
                    out_weight_[row] = h * theta * mean_gap(row, gap_[row], y_[row] - compliance(row) * next_.lambda[row]).slope;
                    operator_is_current_ = false;
                }
            if (!operator_is_current_) {
                const bool again = operator_changes(); // then only the rows of this step count
                model_.delassus.compute({&model_.H, &model_.B, &model_.D, directed_ ? &along_ : nullptr}, model_.W, {in_weight_, out_weight_},
                                        again ? std::span<const unsigned char>(mask_) : std::span<const unsigned char>());
                solver_.matrix_changed();
                operator_is_current_ = !again;
            }
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
            std::fill(push_.begin(), push_.end(), 0.0);
            act(next_.lambda.data(), push_.data());
            model_.W.solve(push_.data());
            for (std::size_t i = 0; i < N; ++i) next_.u[i] = free_[i] + push_[i];
        } else {
            std::copy(free_.begin(), free_.end(), next_.u.begin());
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
    for (const std::uint32_t row : equality_rows_) report.equalities = std::max(report.equalities, std::abs(y_[row]));
    for (std::size_t i = 0; i < n; ++i) next_.impulse[i] = h * (theta * F_[i] + (1.0 - theta) * x[layout.force + i]);
    for (std::size_t row = 0; row < m; ++row) next_.percussion[row] = in_weight_[row] * next_.lambda[row];
    for (const std::uint32_t row : springs_)
        if (conserving_[row]) { // gap and force at the end
            const double gap = y_[row] - compliance(row) * next_.lambda[row];
            const bool closed = gap < 0.0 || model_.lower[row] < 0.0;
            y_[row] = closed ? 0.0 : gap;
            next_.lambda[row] = closed ? -gap / compliance(row) + 0.0 : 0.0;
        }
    next_.y.swap(y_);
    next_.ydot.swap(ydot_);
    next_.dhdt.swap(dhdt_);
    if (active && row_is_free_)
        for (std::size_t row = 0; row < m; ++row) {
            if (!mask_[row] || !of_contact(model_.row_kind[row])) continue;
            report.impulse = report.impulse || (model_.row_kind[row] == RowKind::contact && next_.lambda[row] > 0.0);
            report.pressing += next_.lambda[row] * (constant_[row] - e_ydot_[row] - x[layout.ydot + row]);
        }
    return report;
}

void NewtonStepper::commit(State& state) const noexcept {
    const Layout& layout = model_.layout;
    commit_next(state, layout);
    double* x = state.numbers.data();
    std::copy(F_.begin(), F_.end(), x + layout.force);
    std::copy(r_.begin(), r_.end(), x + layout.force + layout.unknowns());
}

// --- words ------------------------------------------------------------------------------------------------------------

Error NewtonStepper::explain(const State& state) const {
    using Failure = StepReport::Failure;
    const std::string when = "at t = " + model::number_text(next_.time) + " s ";
    const auto row_name = [&](std::size_t row) {
        return "row " + std::to_string(model_.component_of_row[row]) + " of '" + model_.interactions[model_.interaction_of_row[row]].name + "'";
    };
    switch (failure_) {
    case Failure::singular: {
        const SystemBlock& system = model_.systems[guilty_];
        return {ErrorKind::run,
                when + (system.first_order ? "the iteration matrix of '" : "the mass or the iteration matrix of '") + system.name +
                    "' is singular or not positive",
                "look at its M there, or change the step", system.place};
    }
    case Failure::newton: {
        const std::string who = guilty_row_ ? row_name(guilty_) : "'" + model_.systems[guilty_].name + "'";
        return {ErrorKind::run,
                when + "Newton's iteration did not converge in " + std::to_string(passes_) +
                    " passes: the residual of " + who + " is " + model::number_text(worst_) + " of its terms, asked is " +
                    model::number_text(model_.scheme.newton_tolerance),
                "use a smaller step, or more passes (integrator.newton.max_iterations)",
                guilty_row_ ? model_.interactions[model_.interaction_of_row[guilty_]].place : model_.systems[guilty_].place};
    }
    case Failure::problem: {
        std::string rows;
        Place place;
        for (std::size_t i = 0; i < model_.interactions.size(); ++i) {
            const InteractionBlock& block = model_.interactions[i];
            const bool takes_part = std::any_of(mask_.begin() + static_cast<std::ptrdiff_t>(block.offset),
                                                mask_.begin() + static_cast<std::ptrdiff_t>(block.offset + block.size),
                                                [](unsigned char in) { return in != 0; });
            if (!takes_part) continue;
            if (rows.empty()) place = block.place;
            if (rows.size() < 60) rows += (rows.empty() ? "'" : ", '") + block.name + "'";
        }
        const bool none = solve_.status == solvers::Status::infeasible;
        const bool once = !affine_ && model_.scheme.newton_iterations == 1; // then what was linearised may be far from the scene
        return {ErrorKind::run,
                when + "the one-step problem of " + rows + (none ? " has no solution" : " was not solved") + " (" +
                    std::string(solvers::name(solve_.method)) + ": " + std::string(solvers::name(solve_.status)) + ", residual " +
                    model::number_text(solve_.residual) + ")",
                once ? "the step's equations are linearised once only: allow more passes (integrator.newton.max_iterations), or use a smaller step"
                : none ? "look for laws that contradict each other, or a relation whose lambda cannot move its output"
                     : "try another solver (run.solver), a smaller step, or look for redundant rows",
                place};
    }
    default:
        break;
    }
    const std::pair<const std::vector<double>*, const formula::Tape*> parts[] = {{&values_, &model_.of_state.values},
                                                                                {&slopes_, &model_.of_state.slopes}};
    for (const auto& [out, tape] : parts) {
        const auto bad = std::find_if(out->begin(), out->end(), [](double value) { return !std::isfinite(value); });
        if (bad == out->end()) continue;
        const auto why = tape->explain(tape_in_.data());
        return {ErrorKind::run,
                when + "a formula of the scene is " + model::number_text(*bad) + (why ? ": " + why->message : std::string()),
                (why && !why->remedy.empty() ? why->remedy : std::string("change the formula so that it is finite there")) +
                    ", or use a smaller step",
                why ? why->place : Place{}};
    }
    std::size_t guilty = 0;
    for (std::size_t i = 0; i < next_.u.size(); ++i)
        if (!std::isfinite(next_.u[i])) {
            guilty = i;
            break;
        }
    if (model_.systems.empty()) return {ErrorKind::run, when + "a number is not finite", "", {}};
    const SystemBlock& system = model_.system_of(guilty);
    return {ErrorKind::run,
            when + "the motion of '" + system.name + "' is not finite any more (it was " +
                model::number_text(std::abs(state.numbers[model_.layout.v + guilty])) + " one step before)",
            "use a smaller step, or theta >= 1/2, or look for forces that grow without bound", system.place};
}

std::string NewtonStepper::solver_text() const {
    const std::size_t m = model_.layout.rows;
    const std::string loop = affine_ ? "" : model_.scheme.newton_iterations == 1 ? ", linearised once a step" : ", in Newton's loop";
    if (m == 0) return affine_ ? "none (no interaction)" : "Newton's loop (no interaction)";
    if (settings_.method != solvers::MixedMethod::automatic)
        return std::string(solvers::name(settings_.method)) + " (asked for)" + loop;
    const bool friction = std::any_of(model_.row_kind.begin(), model_.row_kind.end(), [](RowKind kind) { return kind == RowKind::friction; });
    if (m == 1) return "closed form (one row)" + loop;
    if (m == 2 && friction) return "closed form (one contact with friction)" + loop;
    return "active set (" + std::to_string(m) + " rows)" + loop;
}

} // namespace saltus::simulation
