// SPDX-License-Identifier: GPL-3.0-or-later
// The explicit method as long as its steps are as long as the tolerance allows, the implicit one where its stability holds them short, and back
// where the implicit one's steps are so short that the explicit one would be stable with them. Or the implicit one alone.
// Sources: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, 2nd ed., Springer 1996, IV.2 (to the implicit method);
// L. Petzold, SIAM J. Sci. Stat. Comput. 4 (1983) (back: by a bound of the Jacobian's eigenvalues).
#pragma once

#include "core/flow/radau5.h"
#include "core/flow/smooth_flow.h"

#include <cstddef>
#include <span>

namespace saltus::flow {

class SwitchingFlow final : public SmoothFlow {
public:
    enum class Use : unsigned char { as_needed, implicit_alone };
    SwitchingFlow(int size, Tolerances tolerances, Jacobian jacobian, Use use);

    int size() const noexcept override { return explicit_.size(); }
    Result<void, Failure> start(RightSide f, double t, std::span<const double> y) override;
    Result<void, Failure> restart(RightSide f, double t, std::span<const double> y) override { return now().restart(f_ = f, t, y); }
    Result<void, Failure> step(double t_most) override;
    Result<void, Failure> redo(double t_end) override { return now().redo(t_end); }
    void nudge(double dt) noexcept override { now().nudge(dt); }
    const DenseStep& dense() override { return now().dense(); }
    const DenseStep& dense_within() override { return now().dense_within(); }
    double time() const noexcept override { return now().time(); }
    double start_time() const noexcept override { return now().start_time(); }
    std::span<const double> state() const noexcept override { return now().state(); }
    std::span<const double> derivative() const noexcept override { return now().derivative(); }
    const Counts& counts() const noexcept override;
    bool stiff() const noexcept override { return false; } // it knows what to do
    bool implicit() const noexcept override { return implicit_now_; }
    bool become_implicit() override;
    void refine(double theta, std::span<double> y) override { now().refine(theta, y); }
    std::size_t memory_size() const noexcept override { return memory_size(size()); }
    static constexpr std::size_t memory_size(int size) noexcept { return 5 + Radau5::memory_size(size); }
    void save(std::span<double> numbers) const noexcept override;
    void restore(std::span<const double> numbers) override;
    void forget_step() noexcept override { now().forget_step(); }

private:
    SmoothFlow& now() noexcept { return implicit_now_ ? static_cast<SmoothFlow&>(implicit_) : explicit_; }
    const SmoothFlow& now() const noexcept { return implicit_now_ ? static_cast<const SmoothFlow&>(implicit_) : explicit_; }
    Result<void, Failure> change();

    ExplicitFlow explicit_;
    Radau5 implicit_;
    Use use_;
    RightSide f_;
    bool implicit_now_;
    int calm_ = 0; // implicit steps in a row that the explicit method would be stable with
    mutable Counts counts_;
};

} // namespace saltus::flow
