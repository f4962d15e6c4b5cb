// SPDX-License-Identifier: GPL-3.0-or-later
// Piles of boxes fall onto a floor and come to rest: milliseconds a step, contacts, how well the one-step problems were
// solved, penetration. Not a test: prints figures.
//   bench_piles [--tolerance T] [--iterations N] [--threads N] [--projection combined|direct [--depth D]] [--until T] [--joints N] [--settle N] [N ...]
// N: 10, 50, 100, 200: the piles of tests/reference/piles; --settle N (as often as wanted): N boxes in layers, as many
// layers as boxes along a side, 5 s, what a contact costs while they land and once they rest, and how fast they still are; with
// --joints N about so many ball joints between them.
#include "tests/core/simulation/rigid/piles.h"
#include "tests/processor_time.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

using namespace saltus;

namespace {

struct Options {
    double tolerance = 1e-4, until = 0.0;
    int iterations = 1000, threads = 1, joints = 0;
    rigid::Projection projection = rigid::Projection::none;
    double depth = 1e-8; // tolerance of the projection, m
    bool trace = false;
};

rigid::Input with(test::Pile pile, const Options& options) {
    rigid::Settings& settings = pile.input.settings;
    settings.tolerance = options.tolerance;
    settings.max_iterations = options.iterations;
    settings.threads = options.threads;
    settings.projection = options.projection;
    settings.projection_tolerance = options.depth;
    return std::move(pile.input);
}

double quantile(std::vector<double> x, double part) {
    if (x.empty()) return 0.0;
    std::sort(x.begin(), x.end());
    return x[std::min(x.size() - 1, static_cast<std::size_t>(part * static_cast<double>(x.size())))];
}

void run(const std::string& name, rigid::Input input, double until, const Options& options, bool settle) {
    const double h = input.settings.h;
    const std::size_t boxes = input.bodies.size() - 1;
    auto created = rigid::World::create(std::move(input), nullptr);
    if (!created) {
        std::fprintf(stderr, "%s: %s\n", name.c_str(), created.error().front().text().c_str());
        return;
    }
    rigid::World& world = **created;
    std::vector<double> q(world.q_count()), v(world.v_count()), residuals, times;
    world.initial(q.data(), v.data());
    world.settle(0.0, q.data(), v.data());
    double contacts = 0.0, deepest = 0.0, left = 0.0;
    struct Part { // of the steps with contacts
        double seconds = 0.0, contacts = 0.0;
        int steps = 0, missed = 0;
    } landing, rest;
    std::size_t most = 0;
    int missed = 0, iterations = 0;
    const int steps = static_cast<int>(std::lround(until / h));
    for (int k = 0; k < steps; ++k) {
        const double start = testing::processor_seconds();
        const rigid::Report& report = world.compute(k * h, q.data(), v.data());
        const double taken = testing::processor_seconds() - start;
        if (report.failure != rigid::Report::Failure::none) {
            std::printf("%s: step %d: %s\n", name.c_str(), k, report.message.c_str());
            return;
        }
        std::copy(world.next_q().begin(), world.next_q().end(), q.begin());
        std::copy(world.next_v().begin(), world.next_v().end(), v.begin());
        const double start_commit = testing::processor_seconds();
        world.commit();
        times.push_back(taken + testing::processor_seconds() - start_commit);
        contacts += static_cast<double>(report.active_contacts);
        most = std::max(most, report.active_contacts);
        missed += !report.solver.solved;
        iterations += report.solver.iterations;
        residuals.push_back(report.solver.residual);
        for (const rigid::ContactState& contact : world.contacts()) deepest = std::max(deepest, -contact.gap);
        left = report.violation;
        double fastest = 0.0;
        for (std::size_t i = 0; i < v.size(); i += 6)
            fastest = std::max(fastest, std::sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]));
        if (report.active_contacts > 0) {
            Part& part = fastest > 1e-2 ? landing : rest;
            part.seconds += times.back();
            part.contacts += static_cast<double>(report.active_contacts);
            ++part.steps;
            part.missed += !report.solver.solved;
        }
        if (options.trace || (settle && k % 100 == 99)) {
            std::printf("  t = %.3f s: %8.1f ms, %5zu contacts, %4d iterations, residual %.1e%s, deepest %.1e m, fastest "
                        "%.1e m/s\n",
                        (k + 1) * h, 1e3 * times.back(), report.active_contacts, report.solver.iterations,
                        report.solver.residual, report.solver.solved ? "" : " MISSED", report.violation, fastest);
        }
    }
    double sum = 0.0;
    for (const double t : times) sum += t;
    std::printf("%-8s %5zu boxes  %8.2f ms a step (median %.2f, most %.1f)  contacts %.0f/%zu  missed %d of %d  iterations "
                "%.1f  residual %.1e / %.1e / %.1e  deepest %.4f m, at the end %.1e m\n",
                name.c_str(), boxes, 1e3 * sum / steps, 1e3 * quantile(times, 0.5), 1e3 * quantile(times, 1.0),
                contacts / steps, most, missed, steps, static_cast<double>(iterations) / steps, quantile(residuals, 0.5),
                quantile(residuals, 0.9), quantile(residuals, 1.0), deepest, left);
    if (!settle) return;
    for (const auto& [word, part] : {std::pair{"landing", landing}, {"at rest", rest}})
        std::printf("  %s: %d steps, %d missed, %.0f contacts, %.2f ms a step, %.2f us a contact\n", word, part.steps,
                    part.missed, part.contacts / std::max(1, part.steps), 1e3 * part.seconds / std::max(1, part.steps),
                    1e6 * part.seconds / std::max(1.0, part.contacts));
}

void reference_pile(const std::string& count, const Options& options) {
    auto pile = test::reference_pile(SALTUS_SOURCE_DIR "/tests/reference/piles", std::atoi(count.c_str()));
    if (!pile) {
        std::fprintf(stderr, "no pile of %s\n", count.c_str());
        return;
    }
    const double until = options.until > 0.0 ? options.until : pile->duration;
    run(count, with(std::move(*pile), options), until, options, false);
}

void settle(int count, const Options& options) {
    test::Pile pile = test::layered_pile(count, options.joints);
    const double until = options.until > 0.0 ? options.until : pile.duration;
    run("settle", with(std::move(pile), options), until, options, true);
}

} // namespace

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Options options;
    std::vector<std::string> piles;
    std::vector<int> to_settle;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto value = [&] { return i + 1 < argc ? std::strtod(argv[++i], nullptr) : 0.0; };
        if (word == "--tolerance")
            options.tolerance = value();
        else if (word == "--iterations")
            options.iterations = static_cast<int>(value());
        else if (word == "--threads")
            options.threads = static_cast<int>(value());
        else if (word == "--joints")
            options.joints = static_cast<int>(value());
        else if (word == "--until")
            options.until = value();
        else if (word == "--settle")
            to_settle.push_back(static_cast<int>(value()));
        else if (word == "--depth")
            options.depth = value();
        else if (word == "--projection")
            options.projection = i + 1 < argc && std::string(argv[++i]) == "direct" ? rigid::Projection::direct
                                                                                     : rigid::Projection::combined;
        else if (word == "--trace")
            options.trace = true;
        else
            piles.push_back(word);
    }
    if (piles.empty() && to_settle.empty()) piles = {"10", "50", "100", "200"};
    std::printf("tolerance %g, at most %d iterations, threads %d, %s\n", options.tolerance, options.iterations,
                options.threads, options.projection != rigid::Projection::none ? "projected" : "not projected");
    for (const std::string& pile : piles) reference_pile(pile, options);
    for (const int count : to_settle) settle(count, options);
}
