// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/switching_flow.h"

namespace saltus::flow {

namespace {

constexpr double stable_by_far = 2.0; // of |h lambda|: a third of what the explicit method bears
constexpr int calm_enough = 10;
constexpr std::size_t own = 5; // numbers before those of the implicit method: four of the explicit one, and which is at work

} // namespace

SwitchingFlow::SwitchingFlow(int size, Tolerances tolerances, Jacobian jacobian, Use use)
    : explicit_(size, tolerances), implicit_(size, std::move(tolerances), jacobian), use_(use), implicit_now_(use == Use::implicit_alone) {}

Result<void, Failure> SwitchingFlow::start(RightSide f, double t, std::span<const double> y) {
    implicit_now_ = use_ == Use::implicit_alone;
    calm_ = 0;
    return now().start(f_ = f, t, y);
}

Result<void, Failure> SwitchingFlow::change() {
    const SmoothFlow& before = now();
    const double step = before.time() - before.start_time();
    implicit_now_ = !implicit_now_;
    calm_ = 0;
    auto good = now().start(f_, before.time(), before.state());
    if (good && implicit_now_ && step > 0.0) implicit_.propose(step);
    return good;
}

bool SwitchingFlow::become_implicit() {
    if (implicit_now_) return false;
    const double step = explicit_.time() - explicit_.start_time();
    implicit_now_ = true;
    calm_ = 0;
    implicit_.propose(step);
    implicit_.forget_step();
    return true;
}

Result<void, Failure> SwitchingFlow::step(double t_most) {
    if (use_ == Use::as_needed && (implicit_now_ ? calm_ >= calm_enough : explicit_.stiff()))
        if (auto good = change(); !good) return good;
    auto done = now().step(t_most);
    if (!done || !implicit_now_ || use_ == Use::implicit_alone) return done;
    const double h = implicit_.proposed_step();
    calm_ = h * implicit_.least_rate() < stable_by_far && h * implicit_.most_rate() < stable_by_far ? calm_ + 1 : 0;
    return done;
}

const Counts& SwitchingFlow::counts() const noexcept {
    const Counts &a = explicit_.counts(), &b = implicit_.counts();
    counts_ = {a.steps + b.steps, a.rejected + b.rejected, a.evaluations + b.evaluations};
    return counts_;
}

void SwitchingFlow::save(std::span<double> numbers) const noexcept {
    explicit_.save(numbers.first(4));
    numbers[4] = implicit_now_ ? 1.0 + calm_ : 0.0;
    if (implicit_now_) implicit_.save(numbers.subspan(own));
}

void SwitchingFlow::restore(std::span<const double> numbers) {
    if ((numbers[4] != 0.0) != implicit_now_) {
        const SmoothFlow& before = now();
        const double t = before.time();
        const std::span<const double> y = before.state();
        implicit_now_ = !implicit_now_;
        static_cast<void>(now().restart(f_, t, y)); // where the other one has just started
    }
    calm_ = implicit_now_ ? static_cast<int>(numbers[4]) - 1 : 0;
    explicit_.restore(numbers.first(4));
    if (implicit_now_) implicit_.restore(numbers.subspan(own));
}

} // namespace saltus::flow
