// SPDX-License-Identifier: GPL-3.0-or-later
// DOP853 written by hand for a fixed number of equations: no failures, no stiffness, no stops, the norm over all components. The bare limit
// that core/flow is compared with, and an independent check of it.
#pragma once

#include "core/flow/dop853_tableau.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace saltus::bench {

template <int N>
struct BareDop853 {
    using State = std::array<double, N>;
    double t = 0, h = 0, tolerance = 1e-10, begun = 0;
    State y{}, f{}, from{}, first{};
    double k[16][N];
    double dense[N][8];
    long steps = 0, rejected = 0;

    template <std::size_t M>
    double weighted(const flow::dop853::Row<M>& row, int i) const {
        double s = 0;
        for (std::size_t j = 0; j < M; ++j) s += row.weight[j] * k[row.column[j]][i];
        return s;
    }
    template <class F, std::size_t M>
    void stage(F& rhs, const flow::dop853::Row<M>& row, int number, double length) {
        State trial;
        for (int i = 0; i < N; ++i) trial[i] = from[i] + length * weighted(row, i);
        rhs(begun + flow::dop853::c[number] * length, trial.data(), k[number]);
    }
    template <class F>
    void start(F& rhs, double at, const State& state, double length) {
        t = at, y = state, h = length;
        rhs(t, y.data(), f.data());
    }
    template <class F>
    double attempt(F& rhs, double length, State& next) {
        namespace rk = flow::dop853;
        for (int i = 0; i < N; ++i) k[0][i] = first[i];
        stage(rhs, rk::a1, 1, length), stage(rhs, rk::a2, 2, length), stage(rhs, rk::a3, 3, length), stage(rhs, rk::a4, 4, length);
        stage(rhs, rk::a5, 5, length), stage(rhs, rk::a6, 6, length), stage(rhs, rk::a7, 7, length), stage(rhs, rk::a8, 8, length);
        stage(rhs, rk::a9, 9, length), stage(rhs, rk::a10, 10, length), stage(rhs, rk::a11, 11, length);
        for (int i = 0; i < N; ++i) next[i] = from[i] + length * weighted(rk::b, i);
        rhs(begun + length, next.data(), k[12]);
        double e5 = 0, e3 = 0;
        for (int i = 0; i < N; ++i) {
            const double scale = tolerance * (1 + std::max(std::abs(from[i]), std::abs(next[i])));
            const double a = weighted(rk::error5, i) / scale, b = weighted(rk::error3, i) / scale;
            e5 += a * a, e3 += b * b;
        }
        return e5 == 0 ? 0 : length * e5 / std::sqrt(N * (e5 + 0.01 * e3));
    }
    template <class F>
    void step(F& rhs, double most) {
        begun = t, from = y, first = f;
        for (double grow = 6;;) {
            const bool cut = t + 1.01 * h >= most;
            const double length = cut ? most - t : h;
            State next;
            const double error = attempt(rhs, length, next), factor = 0.9 * std::pow(std::max(error, 1e-12), -0.125);
            if (error > 1) {
                h = length * std::max(1.0 / 3, factor), grow = 1, ++rejected;
                continue;
            }
            const double proposed = length * std::clamp(factor, 1.0 / 3, grow);
            h = cut ? std::max(h, proposed) : proposed;
            t = cut ? most : t + length;
            y = next;
            for (int i = 0; i < N; ++i) f[i] = k[12][i];
            ++steps;
            return;
        }
    }
    // The last step once more, to an event.
    template <class F>
    void redo(F& rhs, double end) {
        State next;
        attempt(rhs, end - begun, next);
        t = end, y = next;
        for (int i = 0; i < N; ++i) f[i] = k[12][i];
    }
    template <class F>
    void extend(F& rhs) {
        namespace rk = flow::dop853;
        const double length = t - begun;
        stage(rhs, rk::a13, 13, length), stage(rhs, rk::a14, 14, length), stage(rhs, rk::a15, 15, length);
        for (int i = 0; i < N; ++i) {
            double* r = dense[i];
            r[0] = from[i], r[1] = y[i] - from[i], r[2] = length * first[i] - r[1], r[3] = r[1] - length * f[i] - r[2];
            r[4] = length * weighted(rk::d4, i), r[5] = length * weighted(rk::d5, i), r[6] = length * weighted(rk::d6, i), r[7] = length * weighted(rk::d7, i);
        }
    }
    double value(int i, double s) const {
        const double r = 1 - s;
        const double* c = dense[i];
        return c[0] + s * (c[1] + r * (c[2] + s * (c[3] + r * (c[4] + s * (c[5] + r * (c[6] + s * c[7]))))));
    }
};

// Where a component of the last step, a gap, first falls to zero; 2 if it does not. `skip`: it starts from zero.
template <int N>
double first_fall(const BareDop853<N>& flow, bool skip, int gap = 0) {
    double before = 0.0;
    for (int i = 1; i <= 8; ++i) {
        double lo = before, hi = i / 8.0;
        before = hi;
        if (flow.value(gap, hi) > 0) continue;
        if (skip && i == 1) { // down again within the first eighth: the gap over theta
            lo = 0.0;
            while (flow.value(gap, 0.5 * (lo + hi)) <= 0 && hi > 1e-12) hi *= 0.5;
            lo = 0.5 * hi;
        }
        for (int n = 0; n < 4; ++n) {
            const double middle = 0.5 * (lo + hi);
            (flow.value(gap, middle) > 0 ? lo : hi) = middle;
        }
        double x0 = lo, x1 = hi, g0 = flow.value(gap, lo), g1 = flow.value(gap, hi);
        for (int n = 0; n < 8 && g1 != g0 && std::abs(x1 - x0) > 1e-16; ++n) {
            const double x2 = x1 - g1 * (x1 - x0) / (g1 - g0);
            x0 = x1, g0 = g1, x1 = x2, g1 = flow.value(gap, x2);
        }
        return x1;
    }
    return 2.0;
}

struct Fall {
    double late, v; // the impact is so much behind the flow's t; rate of component 0 there
    double h;       // of the step in which it fell
};

// A step, no further than `most`, of f, whose components above the first N / 2 are rates; where component 0 falls to zero in it the
// flow stands a moment before. `skip`: it starts from zero; false afterwards.
template <int N, class F>
std::optional<Fall> step_to_fall(BareDop853<N>& flow, const F& f, double most, bool& skip) {
    flow.step(f, most);
    flow.extend(f);
    const double theta = first_fall(flow, skip);
    skip = false;
    if (theta > 1) return std::nullopt;
    const double h = flow.h;
    flow.redo(f, flow.begun + theta * (flow.t - flow.begun));
    const double late = -flow.y[0] / flow.y[N / 2];
    return Fall{late, flow.y[N / 2] + late * flow.f[N / 2], h};
}

} // namespace saltus::bench
