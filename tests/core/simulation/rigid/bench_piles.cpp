// SPDX-License-Identifier: GPL-3.0-or-later
// Piles of boxes fall onto a floor and come to rest: milliseconds a step, contacts, how well the one-step problems were
// solved, penetration. Not a test: prints figures.
//   bench_piles [--tolerance T] [--iterations N] [--threads N] [--projection] [--until T] [--settle N] [N ...]
// N: 10, 50, 100, 200: the piles of tests/reference/piles; --settle N: N boxes in layers of ten by ten, 5 s, and how fast
// they still are at the end.
#include "core/simulation/rigid/world.h"

#include <json/json.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <random>
#include <string>
#include <vector>

using namespace saltus;

namespace {

double seconds() { // of this process, all threads
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

struct Options {
    double tolerance = 1e-4, until = 0.0;
    int iterations = 1000, threads = 1;
    bool projection = false, trace = false;
};

rigid::Input world_of(const Options& options, double h, double mu) {
    rigid::Input input;
    input.settings.h = h;
    input.settings.tolerance = options.tolerance;
    input.settings.max_iterations = options.iterations;
    input.settings.threads = options.threads;
    input.settings.projection = options.projection ? rigid::Projection::combined : rigid::Projection::none;
    input.laws = {{.e = 0.0, .mu = mu, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0}};
    rigid::BodyInput floor;
    floor.name = "floor";
    floor.fixed = true;
    input.bodies.push_back(floor);
    rigid::PartInput part;
    part.body = 0;
    part.shape = collision::HalfSpace{};
    input.parts.push_back(part);
    return input;
}

void add_box(rigid::Input& input, const rigid::Vector3& x, const Eigen::Quaterniond& q) {
    rigid::BodyInput body;
    body.name = "box " + std::to_string(input.bodies.size());
    body.inertia = rigid::Matrix3::Identity() / 6.0;
    body.pose = {x, q};
    rigid::PartInput part;
    part.body = static_cast<std::uint32_t>(input.bodies.size());
    part.shape = collision::Box{};
    input.bodies.push_back(body);
    input.parts.push_back(part);
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
    double contacts = 0.0, deepest = 0.0;
    std::size_t most = 0;
    int missed = 0, iterations = 0;
    const int steps = static_cast<int>(std::lround(until / h));
    for (int k = 0; k < steps; ++k) {
        const double start = seconds();
        const rigid::Report& report = world.compute(k * h, q.data(), v.data());
        const double taken = seconds() - start;
        if (report.failure != rigid::Report::Failure::none) {
            std::printf("%s: step %d: %s\n", name.c_str(), k, report.message.c_str());
            return;
        }
        std::copy(world.next_q().begin(), world.next_q().end(), q.begin());
        std::copy(world.next_v().begin(), world.next_v().end(), v.begin());
        const double start_commit = seconds();
        world.commit();
        times.push_back(taken + seconds() - start_commit);
        contacts += static_cast<double>(report.active_contacts);
        most = std::max(most, report.active_contacts);
        missed += !report.solver.solved;
        iterations += report.solver.iterations;
        residuals.push_back(report.solver.residual);
        for (const rigid::ContactState& contact : world.contacts()) deepest = std::max(deepest, -contact.gap);
        if (options.trace || (settle && k % 20 == 19)) {
            double fastest = 0.0;
            for (std::size_t i = 0; i < v.size(); i += 6)
                fastest = std::max(fastest, std::sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]));
            std::printf("  t = %.3f s: %8.1f ms, %5zu contacts, %4d iterations, residual %.1e%s, deepest %.1e m, fastest "
                        "%.1e m/s\n",
                        (k + 1) * h, 1e3 * times.back(), report.active_contacts, report.solver.iterations,
                        report.solver.residual, report.solver.solved ? "" : " MISSED", report.violation, fastest);
        }
    }
    double sum = 0.0;
    for (const double t : times) sum += t;
    std::printf("%-8s %5zu boxes  %8.2f ms a step (median %.2f, most %.1f)  contacts %.0f/%zu  missed %d of %d  iterations "
                "%.1f  residual %.1e / %.1e / %.1e  deepest %.4f m\n",
                name.c_str(), boxes, 1e3 * sum / steps, 1e3 * quantile(times, 0.5), 1e3 * quantile(times, 1.0),
                contacts / steps, most, missed, steps, static_cast<double>(iterations) / steps, quantile(residuals, 0.5),
                quantile(residuals, 0.9), quantile(residuals, 1.0), deepest);
}

void reference_pile(const std::string& count, const Options& options) {
    Json::Value scene;
    std::ifstream file(SALTUS_SOURCE_DIR "/tests/reference/piles/scene_" + count + ".json");
    if (!file) {
        std::fprintf(stderr, "no pile of %s\n", count.c_str());
        return;
    }
    file >> scene;
    rigid::Input input = world_of(options, scene["h"].asDouble(), scene["mu"].asDouble());
    const double apart = count == "200" ? 1.005 : 1.0; // two of its boxes overlap by 3 mm
    for (const Json::Value& body : scene["bodies"]) {
        const Json::Value &x = body["x"], &q = body["q"];
        add_box(input, {apart * x[0].asDouble(), apart * x[1].asDouble(), x[2].asDouble()},
                Eigen::Quaterniond(q[0].asDouble(), q[1].asDouble(), q[2].asDouble(), q[3].asDouble()).normalized());
    }
    run(count, std::move(input), options.until > 0.0 ? options.until : scene["T"].asDouble(), options, false);
}

void settle(int count, const Options& options) {
    rigid::Input input = world_of(options, 5e-3, 0.5);
    std::mt19937 random(1);
    const auto next = [&] { return 2.0 * (static_cast<double>(random()) / 4294967296.0) - 1.0; };
    for (int i = 0; i < count; ++i) {
        const int layer = i / 100, row = i % 100 / 10, column = i % 10;
        const double shift = 0.3 * (layer % 2);
        const double angle = 0.02 * next();
        add_box(input, {1.12 * column + shift + 0.02 * next(), 1.12 * row + shift + 0.02 * next(), 0.55 + 1.05 * layer},
                Eigen::Quaterniond(std::cos(0.5 * angle), 0.0, 0.0, std::sin(0.5 * angle)));
    }
    run("settle", std::move(input), options.until > 0.0 ? options.until : 5.0, options, true);
}

} // namespace

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Options options;
    std::vector<std::string> piles;
    int to_settle = 0;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto value = [&] { return i + 1 < argc ? std::strtod(argv[++i], nullptr) : 0.0; };
        if (word == "--tolerance")
            options.tolerance = value();
        else if (word == "--iterations")
            options.iterations = static_cast<int>(value());
        else if (word == "--threads")
            options.threads = static_cast<int>(value());
        else if (word == "--until")
            options.until = value();
        else if (word == "--settle")
            to_settle = static_cast<int>(value());
        else if (word == "--projection")
            options.projection = true;
        else if (word == "--trace")
            options.trace = true;
        else
            piles.push_back(word);
    }
    if (piles.empty() && to_settle == 0) piles = {"10", "50", "100", "200"};
    std::printf("tolerance %g, at most %d iterations, threads %d, %s\n", options.tolerance, options.iterations,
                options.threads, options.projection ? "projected" : "not projected");
    for (const std::string& pile : piles) reference_pile(pile, options);
    if (to_settle > 0) settle(to_settle, options);
}
