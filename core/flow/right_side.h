// SPDX-License-Identifier: GPL-3.0-or-later
// The right side of dy/dt = f(t, y) as a flow sees it: a reference to a function object that outlives it, three words, no heap.
// The function writes n numbers; where it has no value it writes a NaN, and the flow tries a shorter step.
// It may have a member foresee(times): the flow tells it at which instants it is about to ask, the states there not yet known.
// And one constant_curvature(dydt): the second derivatives of y, if they stay what they are as long as the flow is not started anew: the motion
// is a parabola, which needs no stages. Empty where that is not so. dydt: f where it is asked; valid until the next call.
// And linear_motion(), null where y is none, with accelerations(times, out): b of it at those instants, [coordinate][instant]; false where they
// have none.
#pragma once

#include "core/flow/linear_motion.h"

#include <concepts>
#include <span>
#include <type_traits>

namespace saltus::flow {

class RightSide {
public:
    RightSide() = default; // refers to nothing; must not be called
    template <class F>
        requires(std::is_object_v<F> && !std::same_as<std::remove_cvref_t<F>, RightSide> && std::invocable<F&, double, const double*, double*>)
    RightSide(F& f) noexcept
        : context_(const_cast<void*>(static_cast<const void*>(&f))), call_([](void* context, double t, const double* y, double* dydt) {
              (*static_cast<F*>(context))(t, y, dydt);
          }) {
        if constexpr (requires(std::span<const double> times) { f.foresee(times); })
            foresee_ = [](void* context, std::span<const double> times) { static_cast<F*>(context)->foresee(times); };
        if constexpr (requires(const double* dydt) { f.constant_curvature(dydt); })
            curvature_ = [](void* context, const double* dydt) -> std::span<const double> { return static_cast<F*>(context)->constant_curvature(dydt); };
        if constexpr (requires(std::span<const double> times, double* out) { f.linear_motion(), f.accelerations(times, out); }) {
            linear_ = [](void* context) -> const LinearMotion* { return static_cast<F*>(context)->linear_motion(); };
            accelerations_ = [](void* context, std::span<const double> times, double* out) -> bool { return static_cast<F*>(context)->accelerations(times, out); };
        }
    }

    // t; y: n numbers; dydt: room for n numbers, none of them y's.
    void operator()(double t, const double* y, double* dydt) const { call_(context_, t, y, dydt); }
    void foresee(std::span<const double> times) const {
        if (foresee_) foresee_(context_, times);
    }
    std::span<const double> constant_curvature(const double* dydt) const {
        return curvature_ ? curvature_(context_, dydt) : std::span<const double>();
    }
    const LinearMotion* linear_motion() const { return linear_ ? linear_(context_) : nullptr; }
    bool accelerations(std::span<const double> times, double* out) const { return accelerations_(context_, times, out); }
    explicit operator bool() const noexcept { return call_ != nullptr; }

private:
    void* context_ = nullptr;
    void (*call_)(void*, double, const double*, double*) = nullptr;
    void (*foresee_)(void*, std::span<const double>) = nullptr;
    std::span<const double> (*curvature_)(void*, const double*) = nullptr;
    const LinearMotion* (*linear_)(void*) = nullptr;
    bool (*accelerations_)(void*, std::span<const double>, double*) = nullptr;
};

} // namespace saltus::flow
