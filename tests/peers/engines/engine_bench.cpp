// SPDX-License-Identifier: GPL-3.0-or-later
// Saltus beside engines of games and robotics on equal scenes: time and quality of every run in one table (docs/benchmarks.md).
//   engine_bench [--cap SECONDS] [--rounds N] [--bounds] [--engine NAME]... [SCENE ...]
// One process a row; every round runs all rows of a scene, so rows to be compared are neighbours in time.
// --bounds: a ladder of settings instead, and for each bound on overlap (m, at the end) and jitter (m/s) who keeps it how cheaply.
#include "tests/peers/engines/program.h"
#include "tests/peers/engines/rows.h"
#include "tests/peers/engines/scene.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
#include <unistd.h>

using namespace saltus::engines;

namespace {

struct Settings {
    double cap = 60.0; // s of processor time a run
    int rounds = 1;
    bool bounds = false;
    std::vector<std::string> engines, scenes;
    std::string folder;
};

struct Told { // a line of engine_main.cpp
    bool well = false;
    std::vector<double> numbers; // mean, last, worst, deepest, end, jitter, drift, energy, highest
    std::string words;
};

std::string load() {
    std::ifstream file("/proc/loadavg");
    std::string one;
    file >> one;
    return one;
}

std::string program(const Settings& settings, const std::string& name) { return settings.folder + "/engine_" + name; }

Told run(const Settings& settings, const Row& row, const std::string& scene) {
    std::vector<std::string> words = {program(settings, row.program), scene, "cap=" + std::to_string(settings.cap)};
    words.insert(words.end(), row.words.begin(), row.words.end());
    // one step may take longer than the cap, judging takes a little too
    const Ended ended = run_program(words, 2.0 * settings.cap + 20.0, 10.0 * settings.cap + 60.0);
    Told told;
    told.words = ended.how;
    if (!ended.well) return told;
    std::istringstream in(ended.out);
    std::string part;
    for (int i = 0; i < 9 && std::getline(in, part, '\t'); ++i) told.numbers.push_back(std::strtod(part.c_str(), nullptr));
    std::getline(in, part, '\t'); // steps
    std::getline(in, told.words);
    told.well = told.numbers.size() == 9;
    if (!told.well) told.words = "an answer that cannot be read";
    return told;
}

std::string figure(double x, int digits) {
    if (!std::isfinite(x)) return "–";
    char out[32];
    std::snprintf(out, sizeof out, "%.*g", digits, x);
    return out;
}

double median(std::vector<double> x) {
    std::sort(x.begin(), x.end());
    return x[x.size() / 2];
}

// ms: one number, or least / median / most of rounds.
std::string times(std::vector<double> x) {
    std::sort(x.begin(), x.end());
    if (x.size() == 1) return figure(x[0], 4);
    return figure(x.front(), 3) + " / " + figure(median(x), 3) + " / " + figure(x.back(), 3);
}

bool takes_part(const Settings& settings, const Row& row, const Scene& scene) {
    if (!settings.engines.empty() && std::find(settings.engines.begin(), settings.engines.end(), row.engine) == settings.engines.end()) return false;
    if (::access(program(settings, row.program).c_str(), X_OK) != 0) return false; // told at the start
    if (row.program == "box2d") return scene.flat;
    return !scene.planar || row.program == "saltus";
}

void table(const Settings& settings, const Scene& scene) {
    const std::string before = load();
    std::vector<Row> rows;
    for (const Row& row : usual_rows())
        if (takes_part(settings, row, scene)) rows.push_back(row);
    std::vector<std::vector<Told>> told(rows.size());
    for (int round = 0; round < settings.rounds; ++round)
        for (std::size_t i = 0; i < rows.size(); ++i) told[i].push_back(run(settings, rows[i], scene.name));
    std::printf("\n**%s** (load %s to %s)\n\n| engine | setting | ms a step, mean | at the end, median | worst step | deepest, m | at the end | jitter, m/s | drift, m | energy | highest | |\n"
                "|---|---|---|---|---|---|---|---|---|---|---|---|\n",
                scene.name.c_str(), before.c_str(), load().c_str());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Told& last = told[i].back();
        if (!last.well) {
            std::printf("| %s | %s | – | – | – | – | – | – | – | – | – | %s |\n", rows[i].engine.c_str(), rows[i].setting.c_str(), last.words.c_str());
            continue;
        }
        std::vector<double> mean, rest, worst;
        for (const Told& one : told[i])
            if (one.well) mean.push_back(one.numbers[0]), rest.push_back(one.numbers[1]), worst.push_back(one.numbers[2]);
        std::printf("| %s | %s | %s | %s | %s", rows[i].engine.c_str(), rows[i].setting.c_str(), times(mean).c_str(), times(rest).c_str(), figure(median(worst), 3).c_str());
        for (std::size_t k = 3; k < 9; ++k) std::printf(" | %s", figure(last.numbers[k], 2).c_str());
        std::printf(" | %s |\n", last.words.c_str());
    }
}

struct Rung {
    const Row* row;
    double last, end, jitter;
};

void bounds(const Settings& settings, const Scene& scene) {
    const std::vector<Row> rows = ladder_rows();
    std::vector<Rung> rungs;
    std::printf("\n**%s** (load %s)\n\n", scene.name.c_str(), load().c_str());
    for (const Row& row : rows) {
        if (!takes_part(settings, row, scene)) continue;
        std::vector<double> last;
        Told told;
        for (int round = 0; round < settings.rounds; ++round)
            if (told = run(settings, row, scene.name); told.well) last.push_back(told.numbers[1]);
        if (!told.well) continue;
        std::printf("    %s, %s: %s ms, overlap %.1e m, jitter %.1e m/s %s\n", row.engine.c_str(), row.setting.c_str(), times(last).c_str(), told.numbers[4], told.numbers[5], told.words.c_str());
        const auto says = [&](const char* what) { return told.words.find(what) != std::string::npos; };
        if (!says("FELL") && !says("out of time") && !says("NOT FINITE") && !says("STOPPED")) rungs.push_back({&row, median(last), told.numbers[4], told.numbers[5]});
    }
    std::printf("\n| bound | engine | cheapest, ms a step | overlap, m | jitter, m/s | setting |\n|---|---|---|---|---|---|\n");
    for (const double bound : {1e-2, 1e-3, 1e-4, 1e-5}) {
        std::map<std::string, const Rung*> best;
        for (const Rung& rung : rungs) {
            const Rung*& one = best[rung.row->engine];
            if (rung.end <= bound && rung.jitter <= bound && (!one || rung.last < one->last)) one = &rung;
        }
        for (const auto& [engine, rung] : best)
            if (rung) std::printf("| %.0e | %s | %.4g | %.1e | %.1e | %s |\n", bound, engine.c_str(), rung->last, rung->end, rung->jitter, rung->row->setting.c_str());
            else std::printf("| %.0e | %s | none | | | |\n", bound, engine.c_str());
    }
}

bool read(int count, char** words, Settings& settings) {
    const std::string path = words[0];
    const auto slash = path.rfind('/');
    settings.folder = slash == std::string::npos ? "." : path.substr(0, slash);
    const std::vector<std::string> known = scene_names();
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const bool more = i + 1 < count;
        if (word == "--cap" && more) settings.cap = std::strtod(words[++i], nullptr);
        else if (word == "--rounds" && more) settings.rounds = std::max(1, std::atoi(words[++i]));
        else if (word == "--engine" && more) {
            const std::vector<Row> rows = usual_rows();
            if (std::none_of(rows.begin(), rows.end(), [&](const Row& row) { return row.engine == words[i + 1]; })) {
                std::fprintf(stderr, "--engine %s: there are Saltus, Bullet, ODE, MuJoCo and Box2D\n", words[i + 1]);
                return false;
            }
            settings.engines.emplace_back(words[++i]);
        }
        else if (word == "--bounds") settings.bounds = true;
        else if (std::find(known.begin(), known.end(), word) != known.end()) settings.scenes.push_back(word);
        else {
            std::fprintf(stderr, "%s is neither an option (--cap S, --rounds N, --bounds, --engine NAME) nor a scene:", word.c_str());
            for (const std::string& name : known) std::fprintf(stderr, " %s", name.c_str());
            std::fprintf(stderr, "\n");
            return false;
        }
    }
    if (settings.scenes.empty() && settings.bounds) settings.scenes = {"pile100", "tower20", "wall20", "heap100", "bricks100"};
    if (settings.scenes.empty()) settings.scenes = known;
    return true;
}

} // namespace

int main(int count, char** words) {
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Settings settings;
    if (!read(count, words, settings) || !(settings.cap > 0.0)) return 2;
    for (const char* name : {"saltus", "bullet", "bullet64", "ode", "mujoco", "box2d"}) {
        const Ended ended = run_program({program(settings, name), "version"}, 10.0, 60.0);
        std::printf("%s: %s", name, ended.well ? ended.out.c_str() : "not there: its package is not installed\n");
    }
    for (const std::string& name : settings.scenes) {
        const Scene scene = make_scene(name);
        if (settings.bounds) bounds(settings, scene);
        else table(settings, scene);
    }
}
