// SPDX-License-Identifier: GPL-3.0-or-later
// Times of core/flow beside the same method written by hand for a fixed number of equations: a step alone, with its extension, and an event with
// everything that belongs to it. Processor time, the best of several turns.
#include "core/bench/bare_cam_follower.h"
#include "core/bench/bare_dop853.h"
#include "core/flow/event_search.h"
#include "core/flow/smooth_flow.h"
#include "tests/processor_time.h"

#include <cstdio>
#include <numbers>

using namespace saltus;

namespace {

// `dof` oscillators in a chain, forced at its end: dof positions, dof speeds.
template <int Dof>
struct Chain {
    void operator()(double t, const double* y, double* d) const {
        for (int i = 0; i < Dof; ++i) {
            const double left = i > 0 ? y[i - 1] : 0.0, right = i + 1 < Dof ? y[i + 1] : 0.0;
            d[i] = y[Dof + i];
            d[Dof + i] = -(1 + 0.1 * i) * y[i] + 0.2 * (left + right - 2 * y[i]) - 0.02 * y[Dof + i];
        }
        d[Dof] += std::cos(0.7 * t);
    }
};

template <class Work>
double best(Work&& work) {
    double least = 1e300;
    for (int turn = 0; turn < 7; ++turn) {
        const double begun = testing::processor_seconds();
        work();
        least = std::min(least, testing::processor_seconds() - begun);
    }
    return least;
}

template <int Dof>
flow::Tolerances tolerances(double both) {
    return {both, std::vector<double>(2 * Dof, both)};
}

template <int Dof>
std::vector<double> start_state() {
    std::vector<double> y(2 * Dof, 0.0);
    for (int i = 0; i < Dof; ++i) y[static_cast<std::size_t>(i)] = 0.3 - 0.05 * i;
    return y;
}

template <int Dof>
void steps() {
    const double until = 2000;
    Chain<Dof> f;
    long long taken = 0, bare_taken = 0;
    double sum = 0;
    const auto run = [&](bool extended, auto reference) {
        return best([&] {
            flow::Dop853 method(2 * Dof, tolerances<Dof>(1e-10));
            const auto go = [&](auto&& rhs) {
                if (!method.start(rhs, 0, start_state<Dof>())) return;
                while (method.time() < until && method.step(rhs, until))
                    if (extended) sum += method.dense(rhs).value(0, 0.5);
            };
            if constexpr (decltype(reference)::value) go(flow::RightSide(f));
            else go(f);
            taken = method.counts().steps;
        });
    };
    const double inlined = run(false, std::false_type()), extended = run(true, std::false_type()), referred = run(false, std::true_type());
    const auto run_bare = [&](bool with_extension) {
        return best([&] {
            bench::BareDop853<2 * Dof> bare;
            typename bench::BareDop853<2 * Dof>::State y;
            const auto start = start_state<Dof>();
            std::copy(start.begin(), start.end(), y.begin());
            bare.start(f, 0, y, 0.01);
            while (bare.t < until) {
                bare.step(f, until);
                if (with_extension) bare.extend(f), sum += bare.value(0, 0.5);
            }
            bare_taken = bare.steps;
        });
    };
    const double bare = run_bare(false), bare_extended = run_bare(true);
    const auto each = [](double seconds, long long n) { return 1e6 * seconds / static_cast<double>(n); };
    std::printf("%2d dof  step %.3f us (%lld steps), by reference %.3f, extended %.3f | bare %.3f (%lld), extended %.3f | ratio of the run %.2f, extended %.2f%s\n", Dof,
                each(inlined, taken), taken, each(referred, taken), each(extended, taken), each(bare, bare_taken), bare_taken, each(bare_extended, bare_taken), inlined / bare,
                extended / bare_extended, sum == 0.5 ? "!" : "");
}

// Every position has a stop at -0.1; rebounds with 0.8.
constexpr double stop = -0.1, restitution = 0.8;

template <int Dof>
void events() {
    const double until = 200;
    Chain<Dof> f;
    long long hits = 0, bare_hits = 0, taken = 0;
    const double ours = best([&] {
        hits = 0;
        flow::Dop853 method(2 * Dof, tolerances<Dof>(1e-10));
        flow::EventSearch search(Dof);
        std::array<flow::Guard, Dof> guards;
        std::array<int, Dof> departing{};
        std::array<double, 2 * Dof> state;
        if (!method.start(f, 0, start_state<Dof>())) return;
        while (method.time() < until && method.step(f, until)) {
            const flow::DenseStep& dense = method.dense(f);
            for (int i = 0; i < Dof; ++i) {
                auto& guard = guards[static_cast<std::size_t>(i)];
                guard.polynomial = dense.bernstein(i);
                for (int j = 0; j <= 7; ++j) guard.polynomial.b[static_cast<std::size_t>(j)] -= stop;
                guard.departing = std::exchange(departing[static_cast<std::size_t>(i)], 0);
            }
            const auto first = search.first(guards, dense.start(), dense.end());
            if (first.hits.empty()) continue;
            if (first.t < method.time() && !method.redo(f, first.t)) return;
            std::copy(method.state().begin(), method.state().end(), state.begin());
            for (const auto& hit : first.hits) {
                const auto i = static_cast<std::size_t>(hit.guard);
                state[i] = stop;
                if (state[Dof + i] < 0) state[Dof + i] *= -restitution;
                departing[i] = 1;
                ++hits;
            }
            if (!method.restart(f, first.t, state)) return;
        }
        taken = method.counts().steps;
    });
    const double bare = best([&] {
        bare_hits = 0;
        bench::BareDop853<2 * Dof> b;
        typename bench::BareDop853<2 * Dof>::State y;
        const auto start = start_state<Dof>();
        std::copy(start.begin(), start.end(), y.begin());
        b.start(f, 0, y, 0.01);
        while (b.t < until) {
            b.step(f, until);
            bool crossed = false;
            for (int i = 0; i < Dof; ++i) crossed = crossed || (b.y[static_cast<std::size_t>(i)] < stop && b.from[static_cast<std::size_t>(i)] >= stop);
            if (!crossed) continue;
            b.extend(f);
            double theta = 2;
            int row = 0;
            for (int i = 0; i < Dof; ++i) {
                if (!(b.y[static_cast<std::size_t>(i)] < stop && b.from[static_cast<std::size_t>(i)] >= stop)) continue;
                double lo = 0, hi = 1;
                for (int n = 0; n < 6; ++n) {
                    const double mid = 0.5 * (lo + hi);
                    (b.value(i, mid) > stop ? lo : hi) = mid;
                }
                double x0 = lo, x1 = hi, g0 = b.value(i, x0) - stop, g1 = b.value(i, x1) - stop;
                for (int n = 0; n < 8 && g1 != g0 && x1 != x0; ++n) {
                    const double x2 = x1 - g1 * (x1 - x0) / (g1 - g0);
                    x0 = x1, g0 = g1, x1 = x2, g1 = b.value(i, x2) - stop;
                }
                if (x1 < theta) theta = x1, row = i;
            }
            const double instant = b.begun + theta * (b.t - b.begun), length = b.h;
            b.redo(f, instant);
            auto state = b.y;
            state[static_cast<std::size_t>(row)] = stop;
            state[static_cast<std::size_t>(Dof + row)] *= -restitution;
            ++bare_hits;
            b.start(f, instant, state, length);
        }
    });
    std::printf("%2d dof with stops: %.2f us an event (%lld events, %lld steps) | bare %.2f (%lld events) | ratio an event %.2f\n", Dof, 1e6 * ours / static_cast<double>(hits), hits,
                taken, 1e6 * bare / static_cast<double>(bare_hits), bare_hits, ours / static_cast<double>(hits) / (bare / static_cast<double>(bare_hits)));
}

// The cam-follower by hand, event-driven and by time steps of 1e-4.
void cams() {
    for (double rpm : {358.0, 660.0, 700.0}) {
        const double speed = rpm * std::numbers::pi / 30, until = 20;
        bench::BareEvents events;
        const double driven = best([&] {
            events.impacts.clear(), events.steps = 0;
            bench::run_bare_cam_events(events, until, speed, 1e-10);
        });
        constexpr std::size_t n = 200000;
        bench::BareColumns columns;
        for (auto* c : {&columns.t, &columns.q, &columns.v, &columns.y, &columns.lambda}) c->resize(n + 1);
        const double stepped = best([&] { bench::run_bare_cam_follower(columns, n, 1e-4, speed); });
        const auto impacts = static_cast<double>(events.impacts.size());
        std::printf("cam %g rpm by hand: %.0f us a second, %.2f us an impact (%g impacts), %.3f us a step; %.2f of the time of steps of 1e-4\n", rpm, 1e6 * driven / until, 1e6 * driven / impacts,
                    impacts, 1e6 * driven / static_cast<double>(events.steps), driven / stepped);
    }
}

void searches() {
    // a proof, and a search that finds one root
    const double up[] = {0.5, 1, -0.2, 0.1, 0, 0, 0, 0.01}, down[] = {0.5, -0.3, -0.9, 0.1, 0, 0, 0, 0.01};
    flow::Guard guard{flow::from_monomial(up)};
    flow::EventSearch search(1);
    double sum = 0;
    constexpr int n = 200000;
    const double proof = best([&] { for (int i = 0; i < n; ++i) sum += search.first({&guard, 1}, 0, 1).theta; });
    guard.polynomial = flow::from_monomial(down);
    const double root = best([&] { for (int i = 0; i < n; ++i) sum += search.first({&guard, 1}, 0, 1).theta; });
    std::printf("guard without root %.3f us, with one %.3f us%s\n", 1e6 * proof / n, 1e6 * root / n, sum == 0.5 ? "!" : "");
}

} // namespace

int main() {
    steps<1>();
    steps<2>();
    steps<3>();
    steps<5>();
    steps<10>();
    events<1>();
    events<5>();
    events<10>();
    searches();
    cams();
}
