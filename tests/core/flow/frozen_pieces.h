// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest event-driven scheme that the folder's parts make: a flow, guards on its steps, and a rule for each event. A guard is affine in
// the state and t; the right side is that of one piece until an event changes it. For the tests' published instants.
#pragma once

#include "core/flow/arrival.h"
#include "core/flow/event_search.h"
#include "core/flow/smooth_flow.h"

#include <functional>
#include <vector>

namespace saltus::testing {

using Vector = std::vector<double>;

struct AffineGuard {
    Vector weights; // of the state
    double constant = 0.0;
    flow::Watch watch = flow::Watch::falling;
    int departing = 0;   // at the beginning of the next step
    double graze = 0.0;
};

struct EventSeen {
    double t = 0.0;
    int guard = 0;
    flow::RootKind kind = flow::RootKind::falling;
    Vector before; // the state
};

inline double gap(const AffineGuard& guard, std::span<const double> state, double constant) {
    for (std::size_t i = 0; i < guard.weights.size(); ++i) constant += guard.weights[i] * state[i];
    return constant;
}

// Runs to `until` or to `most` events. after(event, state, guards): changes the state, and what it likes of the piece; false: stop. look(step, to): at
// every step that counts up to `to`.
struct LookAway {
    void operator()(const flow::DenseStep&, double) const {}
};
template <class F, class After, class Look = LookAway>
std::vector<EventSeen> run_pieces(flow::SmoothFlow& motion, F& f, Vector start, double t, double until, std::size_t most, std::vector<AffineGuard>& guards, After&& after,
                                  Look&& look = {}) {
    flow::EventSearch search(static_cast<int>(guards.size()));
    std::vector<flow::Guard> polynomials(guards.size());
    std::vector<EventSeen> seen;
    if (!motion.start(f, t, start)) return seen;
    while (motion.time() < until && seen.size() < most) {
        if (!motion.step(until)) return seen;
        const flow::DenseStep& dense = motion.dense();
        for (std::size_t i = 0; i < guards.size(); ++i) {
            polynomials[i] = {dense.bernstein(guards[i].weights, guards[i].constant), guards[i].watch, guards[i].departing, guards[i].graze};
            guards[i].departing = 0;
        }
        const flow::FirstEvents first = search.first(polynomials, dense.start(), dense.end());
        look(dense, first.hits.empty() ? dense.end() : first.t);
        if (first.hits.empty()) continue;
        const std::vector<flow::Hit> hits(first.hits.begin(), first.hits.end());
        const AffineGuard& guard = guards[static_cast<std::size_t>(hits[0].guard)];
        if (hits[0].root.kind == flow::RootKind::graze) {
            if (first.t < motion.time() && !motion.redo(first.t)) return seen;
        } else if (!flow::arrive(
                       motion, first.t, [&](double, auto y) { return gap(guard, y, guard.constant); }, [&](double, auto, auto dydt) { return gap(guard, dydt, 0.0); }))
            return seen;
        const double instant = motion.time();
        Vector state(motion.state().begin(), motion.state().end());
        for (const flow::Hit& hit : hits) {
            seen.push_back({instant, hit.guard, hit.root.kind, state});
            if (!after(seen.back(), state, guards)) return seen;
        }
        if (!motion.restart(f, instant, state)) return seen;
    }
    seen.push_back({motion.time(), -1, flow::RootKind::falling, Vector(motion.state().begin(), motion.state().end())});
    return seen;
}

template <class F, class After>
std::vector<EventSeen> run_pieces(F& f, Vector start, double t, double until, std::size_t most, std::vector<AffineGuard>& guards,
                                  const flow::Tolerances& tolerances, After&& after) {
    flow::ExplicitFlow motion(static_cast<int>(start.size()), tolerances);
    return run_pieces(motion, f, std::move(start), t, until, most, guards, std::forward<After>(after));
}

} // namespace saltus::testing
