// SPDX-License-Identifier: GPL-3.0-or-later
// What a percussion at a point of a turning body does to its spin over a whole step, so that its work is exactly the
// percussion times the way of the point over h (a discrete gradient), with derivatives by three numbers.
//
// Over a step with mean spin w the body turns by C = cayley(t), t = t(w) (free_motion.h). With s = 2 sin(angle/2) and
// c = cos(angle/2) about the same axis, and everything in the axes of the middle orientation, the way of a point r is
// s x r and its mean arm is (C_half + C_half^T) r / 2. The moment of the mean arm keeps the angular momentum in space
// exactly; what its work lacks of p . (s x r)/h, a share of (h |w|)^2, is put along w:
//   T = K (arm x p) + w ((s . (r x p))/h - w . K (arm x p)) / |w|^2,   K m = m + (1/c - 1) (m without its part along t).
// Sources: O. Gonzalez, "Time integration and discrete Hamiltonian systems", J. Nonlinear Sci. 6 (1996);
// J. C. Simo, N. Tarnow, K. K. Wong, CMAME 100 (1992).
#pragma once

#include "core/simulation/rigid/one_step_problem.h"

#include <cmath>

namespace saltus::rigid {

// A number with its derivatives by three variables.
struct Dual {
    double v = 0.0, d[3] = {0.0, 0.0, 0.0};
    Dual() = default;
    Dual(double value) : v(value) {} // a constant
};
#define SALTUS_NOW [[gnu::always_inline]] inline // small, and called by the hundred
SALTUS_NOW Dual operator+(const Dual& a, const Dual& b) noexcept {
    Dual r(a.v + b.v);
    for (int i = 0; i < 3; ++i) r.d[i] = a.d[i] + b.d[i];
    return r;
}
SALTUS_NOW Dual operator-(const Dual& a, const Dual& b) noexcept {
    Dual r(a.v - b.v);
    for (int i = 0; i < 3; ++i) r.d[i] = a.d[i] - b.d[i];
    return r;
}
SALTUS_NOW Dual operator*(const Dual& a, const Dual& b) noexcept {
    Dual r(a.v * b.v);
    for (int i = 0; i < 3; ++i) r.d[i] = a.d[i] * b.v + a.v * b.d[i];
    return r;
}
SALTUS_NOW Dual operator*(double a, const Dual& b) noexcept {
    Dual r(a * b.v);
    for (int i = 0; i < 3; ++i) r.d[i] = a * b.d[i];
    return r;
}
SALTUS_NOW Dual operator*(const Dual& a, double b) noexcept { return b * a; }
SALTUS_NOW Dual operator+(double a, const Dual& b) noexcept {
    Dual r = b;
    r.v += a;
    return r;
}
SALTUS_NOW Dual operator-(double a, const Dual& b) noexcept {
    Dual r(a - b.v);
    for (int i = 0; i < 3; ++i) r.d[i] = -b.d[i];
    return r;
}
SALTUS_NOW Dual with_slope(const Dual& a, double value, double slope) noexcept {
    Dual r(value);
    for (int i = 0; i < 3; ++i) r.d[i] = slope * a.d[i];
    return r;
}
SALTUS_NOW Dual inverse(const Dual& a) noexcept { return with_slope(a, 1.0 / a.v, -1.0 / (a.v * a.v)); }
SALTUS_NOW Dual square_root(const Dual& a) noexcept {
    const double root = std::sqrt(a.v);
    return with_slope(a, root, 0.5 / root);
}
inline Dual sine(const Dual& a) noexcept { return with_slope(a, std::sin(a.v), std::cos(a.v)); }
inline Dual cosine(const Dual& a) noexcept { return with_slope(a, std::cos(a.v), -std::sin(a.v)); }
SALTUS_NOW double inverse(double a) noexcept { return 1.0 / a; }
SALTUS_NOW double square_root(double a) noexcept { return std::sqrt(a); }
inline double sine(double a) noexcept { return std::sin(a); }
inline double cosine(double a) noexcept { return std::cos(a); }
SALTUS_NOW double value(double a) noexcept { return a; }
SALTUS_NOW double value(const Dual& a) noexcept { return a.v; }

template <class S>
struct Triple {
    S x, y, z;
};
// Of numbers and constants mixed: S or double.
template <class A, class B>
SALTUS_NOW auto operator+(const Triple<A>& a, const Triple<B>& b) noexcept { return Triple<decltype(a.x + b.x)>{a.x + b.x, a.y + b.y, a.z + b.z}; }
template <class A, class B>
SALTUS_NOW auto operator-(const Triple<A>& a, const Triple<B>& b) noexcept { return Triple<decltype(a.x - b.x)>{a.x - b.x, a.y - b.y, a.z - b.z}; }
template <class A, class B>
SALTUS_NOW auto scaled(const A& s, const Triple<B>& a) noexcept { return Triple<decltype(s * a.x)>{s * a.x, s * a.y, s * a.z}; }
template <class A, class B>
SALTUS_NOW auto dot(const Triple<A>& a, const Triple<B>& b) noexcept { return a.x * b.x + a.y * b.y + a.z * b.z; }
template <class A, class B>
SALTUS_NOW auto cross(const Triple<A>& a, const Triple<B>& b) noexcept {
    return Triple<decltype(a.x * b.x)>{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
SALTUS_NOW Triple<double> triple(const Vector3& a) noexcept { return {a.x(), a.y(), a.z()}; }
template <class S>
SALTUS_NOW Vector3 values(const Triple<S>& a) noexcept { return {value(a.x), value(a.y), value(a.z)}; }
SALTUS_NOW Vector3 slope(const Triple<Dual>& a, int i) noexcept { return {a.x.d[i], a.y.d[i], a.z.d[i]}; }
template <class S>
SALTUS_NOW Triple<S> times(const Matrix3& m, const Triple<S>& a) noexcept {
    return {m(0, 0) * a.x + m(0, 1) * a.y + m(0, 2) * a.z, m(1, 0) * a.x + m(1, 1) * a.y + m(1, 2) * a.z, m(2, 0) * a.x + m(2, 1) * a.y + m(2, 2) * a.z};
}
#undef SALTUS_NOW

// A body's turn over a step.
template <class S>
struct StepTurn {
    Triple<S> way;     // h w
    Triple<S> s;       // 2 sin(angle/2) about the axis of the turn
    S c, k, per_c;     // cos(angle/2); 1/(4 (1 + c)); 1/c
    S per_square;      // 1/|h w|^2; 0 where it does not turn
    S stretch;         // of h in front of w (free_motion.h)
};

// Its values alone.
inline StepTurn<double> plain(const StepTurn<Dual>& t) noexcept {
    return {{t.way.x.v, t.way.y.v, t.way.z.v}, {t.s.x.v, t.s.y.v, t.s.z.v}, t.c.v, t.k.v, t.per_c.v, t.per_square.v, t.stretch.v};
}

// The number below which the correction along w, of the order of its square, is round-off.
inline constexpr double kNoTurn = 1e-9; // rad

// w: mean spin, rad/s. As turn_of() of free_motion.h; planar: by h w about z.
template <class S>
StepTurn<S> step_turn(const Matrix3& inertia, const Triple<S>& w, double h, bool planar) noexcept {
    StepTurn<S> out;
    out.way = scaled(h, w);
    const S square = dot(out.way, out.way);
    out.per_square = value(square) > kNoTurn * kNoTurn ? inverse(square) : S(0.0);
    out.stretch = S(1.0);
    if (planar) {
        const S half = 0.5 * out.way.z;
        out.c = cosine(half);
        out.s = {S(0.0), S(0.0), 2.0 * sine(half)};
    } else {
        const Triple<S> momentum = times(inertia, w);
        const double trace = inertia.trace(), determinant = inertia.determinant();
        const double second = 0.5 * (trace * trace - inertia.squaredNorm());
        const S speed2 = dot(w, w), twice = dot(w, momentum);
        const S a = speed2 + (1.0 / determinant) * (dot(momentum, times(inertia, momentum)) - second * twice);
        const S b = (1.0 / determinant) * (trace * twice - 2.0 * dot(momentum, momentum));
        const double part = h * h / 12.0;
        out.stretch = 1.0 + part * (a + speed2);
        const Triple<S> turn = scaled(h, scaled(out.stretch, w) + scaled(part * b, momentum));
        out.c = inverse(square_root(1.0 + 0.25 * dot(turn, turn)));
        out.s = scaled(out.c, turn);
    }
    out.k = inverse(4.0 * (1.0 + out.c));
    out.per_c = inverse(out.c);
    return out;
}

// x, fixed in the axes of the start, in those of the middle.
template <class S>
Triple<S> in_middle(const StepTurn<S>& turn, const Triple<double>& x) noexcept {
    const Triple<S> once = cross(turn.s, x);
    return x - scaled(0.5, once) + scaled(turn.k, cross(turn.s, once));
}

// T above. r: body axes, m; p: the percussion in the axes of the body at the start, N s.
template <class S>
Triple<S> arm_moment(const StepTurn<S>& turn, const Triple<double>& r, const Triple<double>& p) noexcept {
    const Triple<S> middle = in_middle(turn, p);
    const Triple<S> arm = scaled(turn.c, r) + scaled(turn.k * dot(turn.s, r), turn.s);
    const Triple<S> plain = cross(arm, middle);
    const Triple<S> moment = scaled(turn.per_c, plain - scaled(turn.k * dot(turn.s, plain), turn.s));
    const S lacking = dot(turn.s, cross(r, middle)) - dot(turn.way, moment);
    return moment + scaled(lacking * turn.per_square, turn.way);
}

} // namespace saltus::rigid
