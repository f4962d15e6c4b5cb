// SPDX-License-Identifier: GPL-3.0-or-later
// What samples and both sides of an event show: states, rows and forces, and how they become the run's state.
#include "core/simulation/event_driven/event_stepper.h"

#include "core/simulation/copy_few.h"

#include <algorithm>

namespace saltus::simulation {

// All that is shown of a state of the motion in the present mode.
void EventStepper::fill(Sample& sample, double t, const std::vector<double>& z) {
    sample.t = t;
    copy_few(z, sample.z.data());
    if (plain_rows_ && motion_.is_free() && !keeps_guards_) { // as below, of what moves by itself
        show_rows(z.data(), sample.y.data(), sample.ydot.data());
        for (auto* array : {&sample.force, &sample.percussion, &sample.acting}) std::fill(array->begin(), array->end(), 0.0);
        return;
    }
    motion_.evaluate(t, z.data(), true);
    motion_.look(t, z.data());
    copy_few(motion_.y(), sample.y.data());
    copy_few(motion_.ydot(), sample.ydot.data());
    for (std::size_t row = 0; row < m_; ++row) {
        const RowKind kind = model_.row_kind[row];
        const bool by_lambda = kind == RowKind::first_order || kind == RowKind::relay;
        sample.force[row] = motion_.lambda()[row] + 0.0;
        sample.percussion[row] = by_lambda ? sample.force[row] : 0.0;
    }
    std::fill(sample.acting.begin(), sample.acting.end(), 0.0);
    for (std::size_t i = n_; i < N_; ++i) sample.acting[i] = model_.M.row_times(i, motion_.acceleration().data()) - motion_.force()[i];
    if (keeps_guards_) fill_guards(t, z.data(), sample.guards.data());
}

// Where q and v say all of them.
void EventStepper::show_rows(const double* z, double* y, double* ydot) const noexcept {
    const double *q = z, *v = z + n_;
    for (std::size_t row = 0; row < m_; ++row) {
        y[row] = model_.row_kind[row] == RowKind::friction ? 0.0 : model_.H.row_times(row, q) + model_.b[row];
        ydot[row] = model_.H.row_times(row, v);
    }
}

void EventStepper::hand_over(const Sample& sample) {
    next_.time = sample.t;
    copy_few(sample.z.data(), n_, next_.q.data());
    copy_few(sample.z.data() + n_, N_, next_.u.data());
    copy_few(sample.y, next_.y.data());
    copy_few(sample.ydot, next_.ydot.data());
    copy_few(sample.percussion, next_.lambda.data());
    copy_few(sample.percussion, next_.percussion.data());
    copy_few(sample.acting, next_.acting.data());
}

void EventStepper::write_sample(double* x, const Sample& sample) const noexcept {
    const Layout& layout = model_.layout;
    copy_few(sample.force, x + layout.force);
    copy_few(sample.guards, x + layout.force + model_.of_events->guards_at(n_, N_, m_));
    if (motion_.has_books())
        for (std::size_t i = 0; i < 3; ++i) x[layout.energy + 3 + i] = sample.z[layout.coordinates + layout.unknowns() + i];
}

void EventStepper::commit(State& state) const noexcept {
    const Layout& layout = model_.layout;
    commit_next(state, layout);
    if (is_event_ || is_between_) --state.step;
    write_sample(state.numbers.data(), after_);
    if (!base_is_kept_) save(state);
    base_is_kept_ = true;
}

// As look_on(), fill() and commit() do for the second and all further samples of a segment.
bool EventStepper::quiet_step(State& state, double&) noexcept {
    if (!plain_rows_ || motion_.has_books() || !base_is_kept_ || !has_segment_ || is_event_ || is_between_ || keeps_guards_ || error_ || base_.stepping != 0.0) return false;
    double* const x = state.numbers.data();
    const Layout& layout = model_.layout;
    const double t = static_cast<double>(state.step + 1) * model_.scheme.h;
    if (!(t > base_.t && t < segment_end_) || (extra_ > x[layout.time] && extra_ <= t) || !motion_.held().empty() || !notices_.empty()) return false;
    const flow::DenseStep& dense = flow_->dense_within();
    double* const q = x + layout.q;
    dense.values(dense.theta(t), {q, n_ + N_}); // v stands behind q
    show_rows(q, x + layout.y, x + layout.ydot);
    x[layout.time] = t;
    ++state.step;
    return true;
}

void EventStepper::commit_before(State& state) const noexcept {
    const Layout& layout = model_.layout;
    double* x = state.numbers.data();
    x[layout.time] = before_.t;
    std::copy_n(before_.z.begin(), n_, x + layout.q);
    std::copy_n(before_.z.begin() + static_cast<std::ptrdiff_t>(n_), N_, x + layout.v);
    std::copy(before_.y.begin(), before_.y.end(), x + layout.y);
    std::copy(before_.ydot.begin(), before_.ydot.end(), x + layout.ydot);
    std::copy(before_.percussion.begin(), before_.percussion.end(), x + layout.lambda);
    std::copy(before_.acting.begin(), before_.acting.end(), x + layout.acting);
    write_sample(x, before_);
}

} // namespace saltus::simulation
