// SPDX-License-Identifier: GPL-3.0-or-later
// dy/dt = f(t, y) by the explicit Runge-Kutta method of order 8 of Dormand, Prince and Hairer (DOP853), with its continuous extension of
// order 7: twelve evaluations a step, three more where the extension is asked for. Parabolas (RightSide) are followed without stages, as far
// as a step may reach; linear motions whose forces hang on time alone by series (LinearSeries), unless they are so fast that the method's stability
// counts. Nothing is asked of the heap after construction.
// Source: E. Hairer, S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed., Springer 1993, II.4-II.6, IV.2
// (stiffness); step control: K. Gustafsson, ACM Trans. Math. Softw. 17 (1991).
//
// Units: the caller's; t and steps in s, tolerances in the unit of their component.
#pragma once

#include "core/base/check.h"
#include "core/base/result.h"
#include "core/flow/dense_step.h"
#include "core/flow/dop853_tableau.h"
#include "core/flow/failure.h"
#include "core/flow/linear_series.h"
#include "core/flow/right_side.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace saltus::flow {

enum class ErrorNorm {
    maximum,          // every component keeps its own tolerance
    root_mean_square, // Hairer's: the mean over the components
};

struct Tolerances {
    double relative = 1e-10;      // of the larger of |y| before and after the step
    std::vector<double> absolute; // one a component, in its unit, > 0
    double max_step = std::numeric_limits<double>::infinity(); // s
    ErrorNorm norm = ErrorNorm::maximum;
};

struct Counts {
    std::int64_t steps = 0, rejected = 0, evaluations = 0;
};

// What a flow remembers between steps beside t and y: enough to go on with the same bits after a stop.
struct FlowMemory {
    double step = 0.0;       // s, proposed for the next step; 0: to be found
    double last_error = 1.0; // of the last accepted step, in tolerances, to the power 1/32
    int stiff = 0, not_stiff = 0; // steps in a row
};

class Dop853 {
public:
    Dop853(int size, Tolerances tolerances);

    int size() const noexcept { return n_; }
    const Tolerances& tolerances() const noexcept { return tolerances_; }

    // Begins anew at (t, y): the length of the first step is found by Hairer's rule with one evaluation more. Failure: f or y is not finite.
    template <class F>
    Result<void, Failure> start(F&& f, double t, std::span<const double> y);
    // Goes on at (t, y) after an event: f or the state has changed, the length of the last accepted step is kept.
    template <class F>
    Result<void, Failure> restart(F&& f, double t, std::span<const double> y);

    // One accepted step, ending at t_most exactly at the latest; t_most > time(). A last step that is cut short at t_most does not shorten
    // those that follow. On failure the state stays that of the last good time.
    template <class F>
    Result<void, Failure> step(F&& f, double t_most);
    // The last accepted step once more from its beginning, in full order, ending at t_end (start_time() < t_end <= time()): to arrive at
    // an event with the accuracy of a step instead of its extension's. The step proposed for the next one stays.
    template <class F>
    Result<void, Failure> redo(F&& f, double t_end);
    // The end of the last step dt later, along its derivative: |dt| so small that second order does not count. A restart must follow.
    void nudge(double dt) noexcept;
    // The extension of the last accepted step; three evaluations on the first call after a step, none later.
    template <class F>
    const DenseStep& dense(F&& f);
    // Where redo() cut off a series, the one that it was cut from.
    template <class F>
    const DenseStep& dense_within(F&& f) {
        return dense_done_ ? dense_ : dense(f);
    }

    double time() const noexcept { return t1_; }
    double start_time() const noexcept { return t0_; } // of the last accepted step
    std::span<const double> state() const noexcept { return {y1_.data(), static_cast<std::size_t>(n_)}; }
    std::span<const double> derivative() const noexcept { return {f1_.data(), static_cast<std::size_t>(n_)}; }    // f at (time(), state())
    std::span<const double> start_state() const noexcept { return {y0_.data(), static_cast<std::size_t>(n_)}; }
    double proposed_step() const noexcept { return memory_.step; }
    double error() const noexcept { return error_; } // of the last accepted step, in tolerances: <= 1

    const Counts& counts() const noexcept { return counts_; }
    // |h lambda| of the last step as two stages at its end show it; 0 where their difference is round-off. About 6 is where the method's
    // stability, not the tolerance, holds the steps short.
    double stiffness() const noexcept { return stiffness_; }
    // Fifteen accepted steps at that limit without six in a row below it.
    bool stiff() const noexcept { return memory_.stiff >= 15; }

    const FlowMemory& memory() const noexcept { return memory_; }
    void set_memory(const FlowMemory& memory) noexcept { memory_ = memory; } // after start or restart at the state it belongs to

private:
    template <class F>
    void evaluate(F& f, double t, const std::vector<double>& y, int stage) {
        if (blocks_ == 1 && stage != 12) { // among the stages at once; that of the end is asked for by itself too
            f(t, y.data(), k_.data() + 2 * stage);
        } else {
            f(t, y.data(), slope_.data());
            keep(stage);
        }
        ++counts_.evaluations;
    }
    template <class F>
    void run_stages(F& f, double h, double t_new);
    template <class F>
    void tell(F& f, double h, double t_new) const; // at which instants the stages of this step lie, and those of its extension
    template <class F>
    void find_first_step(F& f);
    template <class F>
    std::span<const double> curvature(F& f) const { // of the step that begins
        if constexpr (requires { f.constant_curvature(f0_.data()); }) return f.constant_curvature(f0_.data());
        else return {};
    }
    template <class F>
    const LinearMotion* slow_linear_motion(F& f) const {
        if constexpr (requires { f.linear_motion(); }) {
            const LinearMotion* const motion = f.linear_motion();
            if (motion && motion->fastest() * series_reach * memory_.step <= LinearSeries::farthest && LinearSeries::fits(*motion, static_cast<std::size_t>(n_))) return motion;
        }
        return nullptr;
    }
    template <class F>
    bool step_by_series(F& f, const LinearMotion& motion, double t_most); // false: b is not known, or the step too short
    template <class F>
    double try_series(F& f, const LinearMotion& motion, double t_new); // its error in tolerances; negative: no numbers
    template <class F>
    bool redo_by_series(F& f, double t_end); // false: no numbers
    double judge_series(const LinearMotion& motion, double h) noexcept; // as try_series()
    double shortened_series(double h, double error) const noexcept;
    void plan_next_series(double h, double error, bool cut, bool rejected) noexcept;
    double farthest(double t_most) const noexcept; // where a parabola's step ends
    Result<void, Failure> follow_parabola(std::span<const double> curvature, double t_new) noexcept;

    void keep(int stage) noexcept;                  // slope_ among the stages
    void stage_state(int stage, double h) noexcept; // -> trial_; stage 12: -> y2_
    double stage_time(int stage, double h, double t_new) const noexcept {
        const double node = dop853::c[static_cast<std::size_t>(stage)];
        return node == 1.0 ? t_new : t0_ + node * h;
    }
    double judge(double h) noexcept; // the error of y2_ in tolerances; NaN where anything is not finite
    void begin(double t, std::span<const double> y) noexcept;
    Result<void, Failure> check_start() const noexcept;
    double euler_step() noexcept; // -> trial_; its length
    double first_step(double euler) const noexcept;
    void begin_step() noexcept; // the end of the last step becomes the beginning of this one
    double planned(double t_most, double h) const noexcept; // where a step of length h ends
    double shortened(double h, double error) const noexcept;
    bool moves(double h) const noexcept { return t0_ + 0.1 * h != t0_; }
    void accept(double t_new, double error) noexcept;
    void plan_next(double h, double error, bool cut, bool rejected) noexcept;
    void note_stiffness(double h) noexcept;
    void make_dense() noexcept;
    void make_parabola(std::span<const double> curvature) noexcept;
    void note_not_finite() noexcept;
    Failure failure(double h) const noexcept;

    int n_ = 0;
    std::size_t blocks_ = 0; // pairs of components
    Tolerances tolerances_;
    double t0_ = 0.0, t1_ = 0.0, error_ = 0.0, stiffness_ = 0.0;
    int worst_ = -1;     // component with the largest error of the last try; -1: none was made, or none had any
    int not_finite_ = -1; // the one that was not finite when a try of this step (or of the one before) was given up; -1: none
    FlowMemory memory_;
    Counts counts_;
    bool dense_done_ = false, by_series_ = false; // of the last step
    bool dense_reaches_beyond_ = false;          // its end, where it was made again by a series
    static constexpr double series_reach = 5.0; // steps of the method that one by series is as long as, about
    LinearSeries series_;
    std::vector<double> y0_, y1_, y2_, f0_, f1_, trial_, slope_; // filled up with a zero to whole pairs
    std::vector<double> k_;                                      // [pair][stage][component of the pair]
    DenseStep dense_;
};

// ----- what is written around the right side, so that it can be inlined

template <class F>
void Dop853::find_first_step(F& f) {
    const double euler = euler_step();
    f(t1_ + euler, trial_.data(), slope_.data());
    ++counts_.evaluations;
    memory_.step = first_step(euler);
}

template <class F>
Result<void, Failure> Dop853::restart(F&& f, double t, std::span<const double> y) {
    begin(t, y);
    f(t, y1_.data(), f1_.data());
    ++counts_.evaluations;
    if (auto good = check_start(); !good) return good;
    if (!(memory_.step > 0.0)) find_first_step(f);
    return {};
}

template <class F>
Result<void, Failure> Dop853::start(F&& f, double t, std::span<const double> y) {
    memory_ = {};
    return restart(f, t, y);
}

template <class F>
void Dop853::tell(F& f, double h, double t_new) const {
    if constexpr (requires(std::span<const double> times) { f.foresee(times); }) {
        std::array<double, 14> times;
        std::size_t count = 0;
        for (int stage = 1; stage < 16; ++stage)
            if (stage != 12) times[count++] = stage_time(stage, h, t_new); // as that of stage 11: the end
        f.foresee(times);
    }
}

template <class F>
void Dop853::run_stages(F& f, double h, double t_new) {
    tell(f, h, t_new);
    for (int stage = 1; stage < 12; ++stage) {
        stage_state(stage, h);
        evaluate(f, stage_time(stage, h, t_new), trial_, stage);
    }
    stage_state(12, h);
    evaluate(f, t_new, y2_, 12);
}

template <class F>
double Dop853::try_series(F& f, const LinearMotion& motion, double t_new) {
    if (!motion.steady) { // first, since the others are asked for once more
        std::array<double, LinearSeries::nodes - 1> between;
        LinearSeries::instants_between(t0_, t_new, between);
        if (!f.accelerations(between, series_.accelerations_between())) return -1.0;
        counts_.evaluations += LinearSeries::nodes - 1;
    }
    std::array<double, LinearSeries::nodes> instants;
    LinearSeries::instants(t0_, t_new, instants);
    if (!f.accelerations(instants, series_.accelerations())) return -1.0;
    counts_.evaluations += LinearSeries::nodes;
    const double h = t_new - t0_, error = judge_series(motion, h);
    if (!(error >= 0.0)) return -1.0; // no numbers
    if (const std::size_t first = 2 * motion.coordinates, n = static_cast<std::size_t>(n_); first < n) {
        for (std::size_t j = 0; j < LinearSeries::nodes; ++j) {
            series_.state_at(j, y0_.data(), trial_.data());
            f(instants[j], trial_.data(), slope_.data());
            for (std::size_t i = first; i < n; ++i) series_.rates_of_follower(i - first)[j] = slope_[i];
        }
        for (std::size_t i = first; i < n; ++i) y2_[i] = y0_[i] + series_.follow(i - first, h);
    }
    f(t_new, y2_.data(), slope_.data());
    return error;
}

template <class F>
bool Dop853::step_by_series(F& f, const LinearMotion& motion, double t_most) {
    double t_new = planned(t_most, series_reach * memory_.step);
    for (bool rejected = false;; rejected = true) {
        const double h = t_new - t0_;
        if (!moves(h) && t_new != t_most) return false;
        const double error = try_series(f, motion, t_new);
        if (error < 0.0) return false;
        if (error <= 1.0) {
            accept(t_new, error);
            by_series_ = true;
            plan_next_series(h, error, t_new == t_most, rejected);
            return true;
        }
        ++counts_.rejected;
        t_new = t0_ + shortened_series(h, error);
    }
}

template <class F>
bool Dop853::redo_by_series(F& f, double t_end) {
    const bool known = dense_done_ && t_end <= dense_.end(); // a series is as exact in between as at its end
    if (known) {
        dense_.values(dense_.theta(t_end), {y2_.data(), static_cast<std::size_t>(n_)});
        f(t_end, y2_.data(), slope_.data());
        ++counts_.evaluations;
    } else if (const LinearMotion* const motion = f.linear_motion(); !motion || try_series(f, *motion, t_end) < 0.0) {
        return false;
    }
    accept(t_end, error_);
    by_series_ = true;
    dense_done_ = dense_reaches_beyond_ = known;
    return true;
}

template <class F>
Result<void, Failure> Dop853::step(F&& f, double t_most) {
    begin_step();
    if (const auto constant = curvature(f); !constant.empty()) return follow_parabola(constant, farthest(t_most));
    if constexpr (requires { f.linear_motion(); })
        if (const LinearMotion* const motion = slow_linear_motion(f); motion && step_by_series(f, *motion, t_most)) return {};
    double t_new = planned(t_most, memory_.step);
    bool rejected = false;
    double h = t_new - t0_;
    if (t_new != t_most && !moves(h)) return Unexpected<Failure>(failure(h));
    not_finite_ = -1;
    for (;;) {
        run_stages(f, h, t_new);
        const double error = judge(h);
        if (error <= 1.0) {
            accept(t_new, error);
            plan_next(h, error, t_new == t_most, rejected);
            return {};
        }
        ++counts_.rejected;
        rejected = true;
        if (error != error) note_not_finite();
        const double next = shortened(h, error);
        if (!moves(next)) return Unexpected<Failure>(failure(h));
        t_new = t0_ + next;
        h = t_new - t0_;
    }
}

template <class F>
Result<void, Failure> Dop853::redo(F&& f, double t_end) {
    SALTUS_DEMAND(t_end > t0_);
    if (const auto constant = curvature(f); !constant.empty()) return follow_parabola(constant, t_end);
    if constexpr (requires { f.linear_motion(); })
        if (by_series_ && redo_by_series(f, t_end)) return {};
    const double h = t_end - t0_;
    run_stages(f, h, t_end);
    const double error = judge(h);
    if (error != error) {
        note_not_finite();
        return Unexpected<Failure>(failure(h));
    }
    accept(t_end, error);
    return {};
}

template <class F>
const DenseStep& Dop853::dense(F&& f) {
    SALTUS_DEMAND(t1_ > t0_);
    if (dense_done_ && !dense_reaches_beyond_) return dense_;
    if (const auto constant = curvature(f); !constant.empty()) {
        make_parabola(constant);
        return dense_;
    }
    if constexpr (requires { f.linear_motion(); })
        if (by_series_) {
            if (dense_reaches_beyond_) try_series(f, *f.linear_motion(), t1_);
            dense_.begin(t0_, t1_, DenseStep::high);
            series_.write(y0_.data(), y1_.data(), dense_);
            dense_done_ = true;
            dense_reaches_beyond_ = false;
            return dense_;
        }
    const double h = t1_ - t0_;
    for (int stage = 13; stage < 16; ++stage) {
        stage_state(stage, h);
        evaluate(f, stage_time(stage, h, t1_), trial_, stage);
    }
    make_dense();
    return dense_;
}

} // namespace saltus::flow
