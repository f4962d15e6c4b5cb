// SPDX-License-Identifier: GPL-3.0-or-later
// One run of one engine, told in one line: NAME_OF_PROGRAM version | SCENE [KEY=VALUE ...] (cap=SECONDS: processor time after which it stops).
// The line: ms a step (mean, median of the last second, worst), overlap (deepest, end), jitter, drift, energy (end, highest), steps made, words; by tabs.
#include "tests/peers/engines/judge.h"
#include "tests/processor_time.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace saltus::engines {

void Options::add(const std::string& word) {
    const auto at = word.find('=');
    values_[word.substr(0, at)] = at == std::string::npos ? "1" : word.substr(at + 1);
}

double Options::number(const std::string& key, double usual) const {
    asked_.insert(key);
    const auto found = values_.find(key);
    return found == values_.end() ? usual : std::strtod(found->second.c_str(), nullptr);
}

std::string Options::word(const std::string& key, const std::string& usual) const {
    asked_.insert(key);
    const auto found = values_.find(key);
    return found == values_.end() ? usual : found->second;
}

bool Options::has(const std::string& key) const {
    asked_.insert(key);
    return values_.contains(key);
}

std::vector<std::string> Options::unused() const {
    std::vector<std::string> out;
    for (const auto& [key, value] : values_)
        if (!asked_.contains(key)) out.push_back(key);
    return out;
}

namespace {

int run(const Scene& scene, const Options& options) {
    const double cap = options.number("cap", 60.0);
    const auto engine = make_engine(scene, options);
    if (const auto unused = options.unused(); !unused.empty()) {
        std::fprintf(stderr, "%s is no setting of this engine\n", unused.front().c_str());
        return 2;
    }
    std::vector<Record> records;
    const auto keep = [&](double t) {
        Record record{t, {}};
        for (std::size_t i = 0; i < scene.bodies.size(); ++i) record.states.push_back(engine->state(i));
        records.push_back(std::move(record));
    };
    keep(0.0);
    std::vector<Step> steps;
    double used = 0.0;
    for (int k = 1; k <= scene.steps && used < cap; ++k) {
        const auto wall = std::chrono::steady_clock::now();
        const double start = testing::processor_seconds();
        engine->step();
        const Step spent{testing::processor_seconds() - start, std::chrono::duration<double>(std::chrono::steady_clock::now() - wall).count()};
        if (engine->ended()) break;
        steps.push_back(spent);
        used += spent.processor;
        if (k % scene.every == 0) keep(k * scene.h);
    }
    const Figures f = judge(scene, records, steps);
    std::string words = f.verdict;
    const auto add = [&](const std::string& more) { words += more.empty() ? "" : (words.empty() ? "" : "; ") + more; };
    if (engine->ended()) add("STOPPED at t = " + std::to_string(static_cast<double>(steps.size()) * scene.h) + " s");
    else if (static_cast<int>(steps.size()) < scene.steps) add("out of time at t = " + std::to_string(static_cast<double>(steps.size()) * scene.h) + " s");
    add(engine->note());
    for (const double x : {f.mean, f.last, f.worst, f.deepest, f.end, f.jitter, f.drift, f.energy, f.highest}) std::printf("%.9g\t", x);
    std::printf("%zu\t%s\n", steps.size(), words.c_str());
    return 0;
}

} // namespace

} // namespace saltus::engines

int main(int count, char** words) {
    using namespace saltus::engines;
    if (count == 2 && std::string(words[1]) == "version") {
        std::printf("%s\n", engine_version().c_str());
        return 0;
    }
    const Scene scene = make_scene(count > 1 ? words[1] : "");
    if (scene.steps == 0) {
        std::fprintf(stderr, "usage: version | SCENE [KEY=VALUE ...]; scenes:");
        for (const std::string& name : scene_names()) std::fprintf(stderr, " %s", name.c_str());
        std::fprintf(stderr, "\n");
        return 2;
    }
    Options options;
    for (int i = 2; i < count; ++i) options.add(words[i]);
    try {
        return run(scene, options);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 3;
    }
}
