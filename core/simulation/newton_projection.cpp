// SPDX-License-Identifier: GPL-3.0-or-later
// Positions brought back on the relations after a step: with H = dh/dq at q and W that of the step, whose masses weigh the displacement,
//   q := q + W^-1 H^T Lambda,   y + H W^-1 H^T Lambda = 0 of equalities,   0 <= y + H W^-1 H^T Lambda _|_ Lambda >= 0 of gaps,
// repeated until y holds. Gaps that are open stay open: Lambda pushes, it does not pull. W = M + O(h) is factorised already, and every
// metric will do: the displacement is of the order of what is mended, h^3 a step on smooth arcs with theta = 1/2.
// combined: gaps that were pressed open take part in the velocity problem too, which is solved again (a ball that lands is stopped in the step
// in which it would sink in), at most ten times. direct: of those only contacts that pressed in the last step; on a curved or moving surface
// the step may have left such a gap a trifle open, and it would fall in this one, press twice as much in the next, and so on.
// With a projection contacts count as closed from y + gamma h y' <= tolerance on: one that is pressed back to 0, and that round-off lifts to
// 1e-18, would else be open for a step, fall and bounce. Velocities are left as they are: they hold along H(q+) before the
// displacement, so along the H behind it to O(h^3).
// Source: Siconos Developer's Notes (2011), chapter 10; the combined form: V. Acary, "Projected event-capturing time-stepping schemes for
// nonsmooth mechanical systems with unilateral contact and Coulomb's friction", Comput. Methods Appl. Mech. Engrg. 256 (2013) 224-250.
#include "core/simulation/newton_stepper.h"

#include "core/simulation/copy_few.h"
#include "core/simulation/newton_parts.h"
#include "core/simulation/rigid/surface_speed.h"

#include <algorithm>
#include <cmath>

namespace saltus::simulation {

namespace {

constexpr int kMostProjections = 20; // passes of a step
constexpr double kShortest = 0.1;    // part of a displacement below which it is of no use

} // namespace

void NewtonStepper::prepare_projection() {
    const Scheme& scheme = model_.scheme;
    if (scheme.projection == Projection::none || scheme.method != Method::moreau_jean) return;
    const std::size_t m = model_.layout.rows;
    held_.assign(m, Held::no);
    for (std::size_t row = 0; row < m; ++row)
        if (model_.row_kind[row] == RowKind::contact) held_[row] = Held::gap;
    for (const std::uint32_t row : lists_.equality) held_[row] = Held::equality;
    if (std::all_of(held_.begin(), held_.end(), [](Held held) { return held == Held::no; })) return;
    solvers::MixedSettings settings = settings_;
    settings.method = solvers::MixedMethod::automatic;
    for (std::uint32_t row = 0; row < m; ++row)
        if (held_[row] != Held::no) held_rows_.push_back(row);
    projector_.emplace(model_.delassus.matrix(), model_.mixed_rows(), settings, model_.structure->factors);
    for (auto* array : {&multiplier_, &distance_, &left_}) array->assign(m, 0.0);
    for (auto* array : {&taking_part_, &pressed_}) array->assign(m, 0);
    if (scheme.projection == Projection::direct && scheme.percussion_in_middle) brought_back_.assign(2 * m, 0.0); // "end" is the reference's form
    position_.assign(model_.layout.coordinates, 0.0);
    next_.moved.assign(model_.layout.coordinates, 0.0);
}


double NewtonStepper::measure() const noexcept {
    double worst = 0.0;
    for (const std::uint32_t row : held_rows_) {
        const double off = violation(row);
        if (!(off <= worst)) worst = off; // what is not a number counts
    }
    return worst;
}

// Which rows the next pass is about: all equalities, gaps that are violated, were pressed before, or lie as near as what is to be mended. False:
// nothing is left to mend.
bool NewtonStepper::list_violations(bool first) noexcept {
    const double tolerance = model_.scheme.projection_tolerance;
    bool any = false;
    for (const std::uint32_t row : held_rows_) {
        if (held_[row] == Held::gap) {
            any = any || y_[row] < -tolerance;
            continue;
        }
        const double by_q = model_.H.row_times(row, next_.q.data());
        const double round_off = kRoundOff * (magnitude(model_.H, row, next_.q.data()) + std::abs(y_[row] - by_q));
        any = any || std::abs(y_[row]) > (first ? std::min(round_off, tolerance) : tolerance);
    }
    if (!any) return false;
    const double reach = measure();
    for (const std::uint32_t row : held_rows_) taking_part_[row] = held_[row] == Held::equality || y_[row] <= reach || pressed_[row];
    return true;
}

// One pass. False: no displacement along it mends anything; q is as before.
bool NewtonStepper::bring_back() {
    const std::size_t n = model_.layout.coordinates;
    const auto take = [this](unsigned parts) { evaluate(next_.time, next_.q.data(), next_.u.data(), next_.lambda.data(), parts); };
    const double before = measure(), tolerance = model_.scheme.projection_tolerance;
    take(relations | slopes | keep_values); // H
    model_.delassus.compute({&model_.H, &model_.B, &model_.D}, model_.W, {}, taking_part_);
    operator_is_current_ = false;
    projector_->matrix_changed();
    const math::SparseMatrix& operator_ = model_.delassus.matrix();
    for (std::size_t row = 0; row < held_.size(); ++row) {
        multiplier_[row] = 0.0;
        if (taking_part_[row] && !(operator_.diagonal(row) > 0.0)) taking_part_[row] = 0; // nothing here moves it
        distance_[row] = y_[row];
    }
    projector_->solve(operator_, distance_, taking_part_, multiplier_, left_);
    std::fill(push_.begin(), push_.end(), 0.0);
    model_.H.add_transposed(multiplier_.data(), push_.data());
    model_.W.solve(push_.data());
    std::copy(next_.q.begin(), next_.q.end(), position_.begin());
    for (double part = 1.0; part > kShortest; part *= 0.5) {
        for (std::size_t i = 0; i < n; ++i) next_.q[i] = position_[i] + part * push_[i];
        take(forces | relations);
        const double after = measure();
        if (!is_finite(false) || !(after < before || after <= tolerance)) continue;
        for (std::size_t row = 0; row < held_.size(); ++row)
            if (held_[row] == Held::gap && multiplier_[row] > 0.0) pressed_[row] = 1;
        return true;
    }
    std::copy(position_.begin(), position_.end(), next_.q.begin());
    take(forces | relations);
    return false;
}

// Mends next_.q. True: gaps were pressed open that the velocities did not know of, and shall.
bool NewtonStepper::project(const State& state, StepReport& report) {
    copy_few(next_.q, next_.moved.data());
    for (const std::uint32_t row : held_rows_) pressed_[row] = 0;
    for (int pass = 0; list_violations(pass == 0); ++pass)
        if (pass == kMostProjections || !bring_back()) break;
    for (std::size_t i = 0; i < next_.q.size(); ++i) next_.moved[i] = next_.q[i] - next_.moved[i];
    report.off = 0.0;
    for (const std::uint32_t row : held_rows_) {
        const double off = violation(row);
        if (off <= report.off) continue;
        report.off = off;
        report.off_row = row;
    }
    report.unprojected = report.off > model_.scheme.projection_tolerance;
    if (!brought_back_.empty()) keep_brought_back(state);
    if (const double* const lambda = state.numbers.data() + model_.layout.lambda; model_.scheme.projection == Projection::direct)
        for (const std::uint32_t row : held_rows_) pressed_[row] = pressed_[row] && lambda[row] > 0.0;
    return std::any_of(held_rows_.begin(), held_rows_.end(), [this](std::uint32_t row) { return pressed_[row] && !mask_[row]; });
}

// An impact of another row on it is no such acceleration: at most what forces make of it, where all that they push elsewhere is held.
void NewtonStepper::keep_brought_back(const State& state) noexcept {
    const std::size_t m = held_.size(), n = model_.layout.coordinates;
    const double h = model_.scheme.h;
    const double *const u = state.numbers.data() + model_.layout.v, *const ydot = state.numbers.data() + model_.layout.ydot;
    std::fill(brought_back_.begin(), brought_back_.end(), 0.0);
    for (std::size_t row = 0; row < m; ++row) {
        if (held_[row] != Held::gap || !(model_.e[row] > 0.0)) continue;
        double below = 0.0, pull = 0.0;
        for (std::uint32_t k = model_.H.start[row]; k < model_.H.start[row + 1]; ++k) {
            const std::uint32_t i = model_.H.column[k];
            if (i >= n) continue;
            below += model_.H.value[k] * next_.moved[i];
            pull += std::abs(model_.H.value[k] * (free_[i] - u[i])) / h;
        }
        brought_back_[row] = std::max(below, 0.0);
        brought_back_[m + row] = std::clamp((ydot[row] - ydot_[row]) / h, 0.0, pull);
    }
}

void NewtonStepper::rebound_from_surface(const State& state) noexcept {
    const Layout& layout = model_.layout;
    const double* const ydot = state.numbers.data() + layout.ydot;
    const double* const below = state.numbers.data() + kept_gaps(layout);
    for (std::size_t row = 0; row < layout.rows; ++row)
        if (below[row] > 0.0) e_ydot_[row] = model_.e[row] * rigid::surface_speed(ydot[row], below[row], below[layout.rows + row]);
}

// False: nothing is new.
bool NewtonStepper::add_pressed() noexcept {
    bool any = false;
    for (std::size_t row = 0; row < held_.size(); ++row) {
        if (!pressed_[row] || mask_[row]) continue;
        any = true;
        mask_[row] = 1;
        if (row + 1 < held_.size() && model_.row_kind[row + 1] == RowKind::friction) mask_[row + 1] = 1;
    }
    return any;
}

} // namespace saltus::simulation
