// SPDX-License-Identifier: GPL-3.0-or-later
// A smooth motion dy/dt = f(t, y), step by step, between two events: what an event-driven scheme asks of the method beneath it. The
// right side is held by reference and must outlive the flow's use of it; it may change at events only. No method asks the heap after
// construction.
#pragma once

#include "core/base/result.h"
#include "core/flow/dense_step.h"
#include "core/flow/dop853.h"
#include "core/flow/failure.h"
#include "core/flow/right_side.h"

#include <algorithm>
#include <array>
#include <span>

namespace saltus::flow {

class SmoothFlow {
public:
    virtual ~SmoothFlow() = default;

    virtual int size() const noexcept = 0;
    // Begins anew: everything that was learnt is forgotten.
    virtual Result<void, Failure> start(RightSide f, double t, std::span<const double> y) = 0;
    // After an event: f or the state has changed; the step length stays.
    virtual Result<void, Failure> restart(RightSide f, double t, std::span<const double> y) = 0;
    // One accepted step, ending at t_most exactly at the latest. On failure the last good state stays.
    virtual Result<void, Failure> step(double t_most) = 0;
    // The last accepted step once more from its beginning, ending at t_end within it, in full order.
    virtual Result<void, Failure> redo(double t_end) = 0;
    // The end of the last step dt later (or earlier), along its derivative: |dt| so small that second order does not count. A restart follows.
    virtual void nudge(double dt) noexcept = 0;
    // The last accepted step as a polynomial.
    virtual const DenseStep& dense() = 0;
    // One that holds between its instants and may end beyond it: a step that was cut off at an event goes by what it was cut from.
    virtual const DenseStep& dense_within() { return dense(); }

    // A state of that polynomial as near to the motion as it is at the step's ends, for what hangs steeply on it: a force by a stiff term multiplies
    // what the polynomial is off by between them. Explicit methods have no such terms.
    virtual void refine(double theta, std::span<double> y) { (void)theta, (void)y; }

    virtual double time() const noexcept = 0;
    virtual double start_time() const noexcept = 0; // of the last accepted step
    virtual std::span<const double> state() const noexcept = 0;
    virtual std::span<const double> derivative() const noexcept = 0; // f(time(), state())
    virtual const Counts& counts() const noexcept = 0;
    // The tolerance could be met with longer steps, but the method would not be stable: an implicit one is called for.
    virtual bool stiff() const noexcept = 0;
    virtual bool implicit() const noexcept { return false; } // it is at work
    // The implicit method from here on, where there is one that is not at work yet; a restart must follow. For who finds that the explicit one's
    // errors, small as they are, drown what hangs steeply on the state.
    virtual bool become_implicit() { return false; }
    // What the method has learnt beside t and the state, as plain numbers for a snapshot. Given back after start or restart at the state where
    // they were saved, the flow goes on with the same bits.
    virtual std::size_t memory_size() const noexcept = 0;
    virtual void save(std::span<double> numbers) const noexcept = 0;
    virtual void restore(std::span<const double> numbers) = 0; // may evaluate the right side
    // The state has jumped: what the last step tells of the next does not hold; its length does.
    virtual void forget_step() noexcept {}
};

class ExplicitFlow final : public SmoothFlow {
public:
    ExplicitFlow(int size, Tolerances tolerances) : method_(size, std::move(tolerances)) {}

    int size() const noexcept override { return method_.size(); }
    Result<void, Failure> start(RightSide f, double t, std::span<const double> y) override { return method_.start(f_ = f, t, y); }
    Result<void, Failure> restart(RightSide f, double t, std::span<const double> y) override { return method_.restart(f_ = f, t, y); }
    Result<void, Failure> step(double t_most) override { return method_.step(f_, t_most); }
    Result<void, Failure> redo(double t_end) override { return method_.redo(f_, t_end); }
    void nudge(double dt) noexcept override { method_.nudge(dt); }
    const DenseStep& dense() override { return method_.dense(f_); }
    const DenseStep& dense_within() override { return method_.dense_within(f_); }
    double time() const noexcept override { return method_.time(); }
    double start_time() const noexcept override { return method_.start_time(); }
    std::span<const double> state() const noexcept override { return method_.state(); }
    std::span<const double> derivative() const noexcept override { return method_.derivative(); }
    const Counts& counts() const noexcept override { return method_.counts(); }
    bool stiff() const noexcept override { return method_.stiff(); }
    std::size_t memory_size() const noexcept override { return 4; }
    void save(std::span<double> numbers) const noexcept override {
        const FlowMemory& m = method_.memory();
        const std::array<double, 4> all = {m.step, m.last_error, static_cast<double>(m.stiff), static_cast<double>(m.not_stiff)};
        std::copy(all.begin(), all.end(), numbers.begin());
    }
    void restore(std::span<const double> numbers) noexcept override {
        method_.set_memory({numbers[0], numbers[1], static_cast<int>(numbers[2]), static_cast<int>(numbers[3])});
    }

private:
    Dop853 method_;
    RightSide f_;
};

} // namespace saltus::flow
