// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what one evaluation of the cam's force costs, on the tape and in native C++, over a full revolution.
#include "cam.h"

#include "core/formula/formula.h"

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
    std::printf("cam force: tape %.2f ns, native %.2f ns, ratio %.2f; %zu instructions, %zu slots, largest difference "
                "%.2g (%.6g)\n",
                on_tape, native, on_tape / native, tape.instruction_count(), tape.workspace_size(), worst,
                (sum - native_sum) / kSteps);
    return 0;
}
