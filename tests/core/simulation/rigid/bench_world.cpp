// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: 1000 boxes at rest on the ground, ms a step and where they go.
// bench_world [boxes] [layers] [steps] [threads]
#include "tests/core/simulation/rigid/worlds.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace saltus::testing;

namespace {

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

int main(int argc, char** argv) {
    const int boxes = argc > 1 ? std::atoi(argv[1]) : 1000, layers = argc > 2 ? std::atoi(argv[2]) : 5;
    const int steps = argc > 3 ? std::atoi(argv[3]) : 50, threads = argc > 4 ? std::atoi(argv[4]) : 1;
    for (const bool projected : {false, true}) {
        Settings s;
        s.h = 5e-3;
        s.threads = threads;
        s.tolerance = 1e-6;
        s.projection = projected ? Projection::combined : Projection::none;
        Build build(s);
        build.law({.e = 0.0, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        const int side = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(boxes) / layers)));
        for (int i = 0; i < boxes; ++i) {
            const int layer = i / (side * side), place = i % (side * side);
            build.body("box" + std::to_string(i), 1.0, saltus::collision::Box{saltus::rigid::Vector3(0.5, 0.5, 0.5)},
                       saltus::rigid::Vector3(1.2 * (place % side), 1.2 * (place / side), 0.5 + layer));
        }
        build.ground();
        Run run(build);
        run.steps(20);
        saltus::rigid::Phases sum;
        double iterations = 0.0;
        const double start = now();
        for (int i = 0; i < steps; ++i) {
            iterations += run.step().solver.iterations;
            const saltus::rigid::Phases& p = run.world->phases();
            sum.detect += p.detect;
            sum.prepare += p.prepare;
            sum.solve += p.solve;
            sum.project += p.project;
        }
        const double all = (now() - start) / steps * 1e3, each = 1e3 / steps;
        std::printf("%d boxes in %d layers, %s: %.3f ms a step (detect %.3f, prepare %.3f, solve %.3f, project %.3f), %zu contacts, %.1f "
                    "iterations\n",
                    boxes, layers, projected ? "projected" : "not projected", all, sum.detect * each, sum.prepare * each,
                    sum.solve * each, sum.project * each, run.world->contacts().size(), iterations / steps);
    }
}
