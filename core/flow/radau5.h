// SPDX-License-Identifier: GPL-3.0-or-later
// Stiff motion: the three-stage collocation method of Radau's right points, of order 5, L-stable, with the exact Jacobian. One step knows nothing of
// the one before, so an event costs no restart at low order. Its collocation polynomial (degree 3) is the dense step.
// Source: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, 2nd ed., Springer 1996, IV.8 (RADAU5: transformation,
// simplified Newton iteration, error estimate of order 3, predictive step control). The usual estimate looks at the end of a step, where what is
// stiff has died away; between the stages the polynomial may then be off by far more. So its defect is looked at too, in the same tolerance.
//
// The tolerances are those asked of the result: inside they become 0.1 rtol^(2/3), because the estimate is of order 3 and the result of order 5.
#pragma once

#include "core/flow/small_lu.h"
#include "core/flow/smooth_flow.h"

#include <array>
#include <complex>
#include <vector>

namespace saltus::flow {

// df_i/dy_j at row-major place [i n + j], as RightSide refers to f.
class Jacobian {
public:
    Jacobian() = default;
    template <class F>
        requires(std::is_object_v<F> && !std::same_as<std::remove_cvref_t<F>, Jacobian> && std::invocable<F&, double, const double*, double*>)
    Jacobian(F& f) noexcept : call_(f) {}
    void operator()(double t, const double* y, double* dfdy) const { call_(t, y, dfdy); }

private:
    RightSide call_;
};

class Radau5 final : public SmoothFlow {
public:
    Radau5(int size, Tolerances tolerances, Jacobian jacobian = {});
    // With f changes its Jacobian: before start or restart.
    void set_jacobian(Jacobian jacobian) noexcept { jacobian_ = jacobian; }

    int size() const noexcept override { return n_; }
    Result<void, Failure> start(RightSide f, double t, std::span<const double> y) override;
    Result<void, Failure> restart(RightSide f, double t, std::span<const double> y) override;
    Result<void, Failure> step(double t_most) override;
    Result<void, Failure> redo(double t_end) override;
    void nudge(double dt) noexcept override;
    const DenseStep& dense() override { return dense_; }
    double time() const noexcept override { return t1_; }
    double start_time() const noexcept override { return t0_; }
    std::span<const double> state() const noexcept override { return y1_; }
    std::span<const double> derivative() const noexcept override { return f1_; }
    const Counts& counts() const noexcept override { return counts_; }
    bool stiff() const noexcept override { return false; } // never too stiff for it
    std::size_t memory_size() const noexcept override { return memory_size(n_); }
    static constexpr std::size_t memory_size(int size) noexcept { return 4 + 4 * static_cast<std::size_t>(size); }
    void save(std::span<double> numbers) const noexcept override;
    void restore(std::span<const double> numbers) noexcept override;
    bool implicit() const noexcept override { return true; }
    void refine(double theta, std::span<double> y) override;
    void forget_step() noexcept override;

    double proposed_step() const noexcept { return planned_; }
    void propose(double step) noexcept { planned_ = step; } // s, of the next step, after start or restart
    // Bounds of the largest |lambda| of the Jacobian of the last step, 1/s: the mean, and by Gelfand's formula the eighth root of |J^8|, infinite
    // where it is not known.
    double least_rate() const noexcept;
    double most_rate();

    std::int64_t jacobians() const noexcept { return jacobians_; }
    std::int64_t factorisations() const noexcept { return factorisations_; }

private:
    enum class Newton { converged, diverged, not_finite };

    double norm(const std::vector<double>& v) const noexcept; // in the inner tolerances
    void set_scale() noexcept;
    // What calls the right side, or takes n^3 operations, may be left in its middle (core/base/going_on.h): not noexcept.
    bool factorise(double h);
    void guess(double h) noexcept;
    Newton iterate(double h, double t_new);
    double estimate(double h, bool again);
    double estimate_between(double h);
    void accept(double t_new);
    int not_finite() const noexcept;
    Failure failure(Cause cause, double h) const noexcept;

    int n_;
    Tolerances tolerances_;
    Jacobian jacobian_;
    RightSide f_;
    double inner_relative_ = 0.0, newton_tolerance_ = 0.0;
    double t0_ = 0.0, t1_ = 0.0;
    double planned_ = 0.0, last_error_ = 0.0; // of the predictive control; last_error_ 0: there is no step before
    Counts counts_;
    std::int64_t jacobians_ = 0, factorisations_ = 0;
    int iterations_ = 0;
    int not_finite_ = -1; // component that was not when a try of this step (or of the one before) was given up; -1: none
    mutable int worst_ = -1;
    bool has_before_ = false; // a step before whose polynomial goes on into this one
    double factorised_ = 0.0; // step length of the factors; 0: none
    std::vector<double> y0_, y1_, f0_, f1_, scale_, inner_absolute_, j_, power_, square_, work_, error_, trial_;
    std::array<std::vector<double>, 3> z_, w_, slope_;
    std::vector<std::complex<double>> pair_;
    SmallLu<double> real_;
    SmallLu<std::complex<double>> complex_;
    DenseStep dense_;
};

} // namespace saltus::flow
