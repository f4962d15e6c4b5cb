// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flow/roots.h"

#include "core/flow/bracket.h"

#include <algorithm>
#include <cmath>

namespace saltus::flow {

namespace {

// The polynomial with what is asked of it again and again.
struct Curve {
    const Polynomial& p;
    Polynomial slope, curvature;
    double band; // |p| below it is zero for an extremum

    Curve(const Polynomial& polynomial, double graze) noexcept
        : p(polynomial), slope(derivative(polynomial)), curvature(derivative(slope)), band(std::max(graze, evaluation_error(polynomial))) {}
};

void add(Roots& list, const Root& root) noexcept {
    if (list.count < Polynomial::max_degree) list.root[static_cast<std::size_t>(list.count++)] = root;
}

// p(near) and p(far) have opposite signs, or p(far) = 0.
double refine(const Polynomial& p, double near, double far, bool falling) noexcept {
    const double sign = falling ? 1.0 : -1.0;
    const auto found = find_root([&](double theta) { return sign * value(p, theta); }, near, far, 0.0);
    return found ? found->x : far;
}

Root crossing(const Curve& curve, double near, double far, bool falling) noexcept {
    Root root{refine(curve.p, near, far, falling), falling ? RootKind::falling : RootKind::rising, 0.0, 0.0};
    root.slope = value(curve.slope, root.theta);
    root.curvature = value(curve.curvature, root.theta);
    return root;
}

void add_graze(Roots& list, const Curve& curve, double theta) noexcept {
    add(list, {theta, RootKind::graze, value(curve.slope, theta), value(curve.curvature, theta)});
}

// A walk along ends and extrema. `sure`: the last of them off the band; between it and the next sure one p crosses zero, or touches it.
class Walk {
public:
    Walk(Roots& list, const Curve& curve) noexcept : list_(list), curve_(curve) {}

    void start(double at) noexcept {
        sure_ = 0.0;
        sign_ = at > 0.0 ? 1 : at < 0.0 ? -1 : 0;
    }
    void extremum(double theta) noexcept {
        const double v = value(curve_.p, theta);
        if (std::abs(v) <= curve_.band) {
            if (!touched_ || (sign_ < 0 ? v > depth_ : v < depth_)) depth_ = v, touch_ = theta;
            touched_ = true;
        } else arrive(theta, v > 0.0 ? 1 : -1);
    }
    void end() noexcept {
        const double v = value(curve_.p, 1.0);
        if (std::abs(v) > curve_.band) return arrive(1.0, v > 0.0 ? 1 : -1);
        if (touched_) return arrive(1.0, sign_);
        if (sign_ == 0 || sign_ * v > 0.0) return;
        // below zero, but not surely so: what will become of it is seen by its slope
        Root root = crossing(curve_, sure_, 1.0, sign_ > 0);
        const double inward = sign_ * root.curvature;
        if (inward > 0.0 && root.slope * root.slope <= 2.0 * inward * curve_.band) root.kind = RootKind::graze;
        add(list_, root);
    }

private:
    void arrive(double theta, int sign) noexcept {
        if (sign_ != 0 && sign != sign_) add(list_, crossing(curve_, sure_, theta, sign_ > 0));
        else if (touched_ && sign_ != 0) add_graze(list_, curve_, touch_);
        sure_ = theta;
        sign_ = sign;
        touched_ = false;
    }

    Roots& list_;
    const Curve& curve_;
    double sure_ = 0.0, touch_ = 0.0, depth_ = 0.0;
    int sign_ = 0;
    bool touched_ = false;
};

} // namespace

Roots roots(const Polynomial& p, double graze) noexcept {
    Roots list;
    const auto n = static_cast<std::size_t>(p.degree);
    const auto [low, high] = extent(p);
    if (low > graze || high < -graze) {
        const double error = evaluation_error(p);
        if (low > error || high < -error) return list; // the proof
    }
    const Curve curve(p, graze);
    if (low >= -curve.band && high <= curve.band) {
        list.flat = true;
        return list;
    }
    const bool ends_sure = std::abs(p.b[0]) > curve.band && std::abs(p.b[n]) > curve.band;
    if (ends_sure && sign_variations(p) == 1) {
        add(list, crossing(curve, 0.0, 1.0, p.b[0] > 0.0));
        return list;
    }
    Walk walk(list, curve);
    walk.start(p.b[0]);
    if (p.degree > 1)
        for (const Root& extremum : roots(curve.slope))
            if (extremum.kind != RootKind::graze && extremum.theta < 1.0) walk.extremum(extremum.theta);
    walk.end();
    return list;
}

} // namespace saltus::flow
