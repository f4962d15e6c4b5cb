// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what one evaluation of the cam's force costs, on the tape and in native C++, over a full revolution; and what
// the other ways to evaluate it cost.
#include "cam.h"

#include "core/formula/conditions.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

using namespace saltus::formula;

namespace {

constexpr int kSteps = 20'000, kRounds = 50;

// CPU time of this thread where the system tells it: other programs do not count.
double now_ns() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
#else
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

template <class F>
double best_ns(F&& f) {
    double best = 1e99;
    for (int round = 0; round < kRounds; ++round) {
        const double begin = now_ns();
        f();
        best = std::min(best, (now_ns() - begin) / kSteps);
    }
    return best;
}

std::string with_pi(std::string text) {
    for (std::size_t at; (at = text.find("PI")) != text.npos;) text.replace(at, 2, "pi");
    return text;
}

// By selection, over a revolution; with given branches beside the plain tape, in one branch.
void print_other_ways(Graph& graph, Expr force, std::span<const Symbol> inputs, const Tape& tape, double* in,
                      double period) {
    Conditions conditions;
    double sum = 0.0;
    const Tape selecting = Tape::compile(graph, std::span(&force, 1), inputs, TapeForm::selects);
    const FrozenTape frozen = conditions.freeze(graph, std::span(&force, 1), inputs);
    const DecidingTape deciding = conditions.decide(graph, std::span(&force, 1), inputs);
    std::vector<double> cells(2 * conditions.size());
    std::vector<double> workspace(std::max({tape.workspace_size(), selecting.workspace_size(), frozen.workspace_size(),
                                            deciding.workspace_size()}) +
                                  1);
    const double by_selection = best_ns([&] {
        for (int i = 0; i < kSteps; ++i) {
            double out = 0.0;
            in[0] = (i + 0.5) * period / kSteps;
            selecting.evaluate(in, &out, workspace.data());
            sum += out;
        }
    });
    const double decided = best_ns([&] {
        for (int i = 0; i < kSteps; ++i) {
            in[0] = (i + 0.5) * period / kSteps;
            deciding.evaluate(in, nullptr, cells.data(), workspace.data());
            sum += cells[0];
        }
    });
    in[0] = 0.05 * period; // on the nose, which costs the most
    deciding.evaluate(in, nullptr, cells.data(), workspace.data());
    const auto on_the_nose = [&](auto&& evaluate) {
        return best_ns([&] {
            for (int i = 0; i < kSteps; ++i) {
                double out = 0.0;
                in[0] = (0.05 + 1e-7 * i) * period;
                evaluate(&out);
                sum += out;
            }
        });
    };
    const double with_branches =
        on_the_nose([&](double* out) { frozen.evaluate(in, cells.data(), out, workspace.data()); });
    const double plain_there = on_the_nose([&](double* out) { tape.evaluate(in, out, workspace.data()); });
    std::printf("one branch: plain %.2f ns, frozen %.2f ns; by selection %.2f ns (%zu instructions), %zu cells decided "
                "%.2f ns (%.3g)\n",
                plain_there, with_branches, by_selection, selecting.instruction_count(), conditions.size(), decided,
                sum / kSteps);
}

} // namespace

int main() {
    Graph graph;
    const Symbol t = graph.add_symbol("t", SymbolKind::time).value(),
                 rpm = graph.add_symbol("rpm", SymbolKind::parameter).value();
    const Symbol m = graph.add_symbol("m", SymbolKind::parameter).value(),
                 k = graph.add_symbol("k", SymbolKind::parameter).value();
    for (const auto& function : cam::kFunctions)
        static_cast<void>(graph.add_function(function[0], with_pi(function[1])));
    static_cast<void>(graph.add_definition("cam_angle", "rpm*t"));
    static_cast<void>(graph.add_definition("c", "cam(cam_angle + pi/2) - 0.3"));
    const auto force = graph.parse("-(m*dt(dt(c)) + k*c)");
    if (!force) {
        std::puts(force.error().text().c_str());
        return 1;
    }
    const Symbol inputs[] = {t, rpm, m, k};
    const Tape tape = Tape::compile(graph, std::span(&*force, 1), inputs);
    std::vector<double> workspace(tape.workspace_size() + 1);

    const double w = 358.0 * 2.0 * std::numbers::pi / 60.0, period = 2.0 * std::numbers::pi / w, h = period / kSteps;
    double in[] = {0.0, w, 1.221, 1430.8}, sum = 0.0, native_sum = 0.0, worst = 0.0;
    volatile double mass = 1.221, stiffness = 1430.8, speed = w; // known at run time, as the tape's are
    for (int i = 0; i < kSteps; ++i) {
        double out = 0.0;
        in[0] = (i + 0.5) * h;
        tape.evaluate(in, &out, workspace.data());
        worst = std::max(worst, std::abs(out - cam::force(w * in[0] + std::numbers::pi / 2, w, 1.221, 1430.8)));
    }
    const double on_tape = best_ns([&] {
        for (int i = 0; i < kSteps; ++i) {
            double out = 0.0;
            in[0] = (i + 0.5) * h;
            tape.evaluate(in, &out, workspace.data());
            sum += out;
        }
    });
    const double native = best_ns([&] {
        const double mm = mass, kk = stiffness, ww = speed;
        for (int i = 0; i < kSteps; ++i)
            native_sum += cam::force(ww * (i + 0.5) * h + std::numbers::pi / 2, ww, mm, kk);
    });
    print_other_ways(graph, *force, inputs, tape, in, period);
    std::printf("cam force: tape %.2f ns, native %.2f ns, ratio %.2f; %zu instructions, %zu slots, largest difference "
                "%.2g (%.6g)\n",
                on_tape, native, on_tape / native, tape.instruction_count(), tape.workspace_size(), worst,
                (sum - native_sum) / kSteps);
    return 0;
}
