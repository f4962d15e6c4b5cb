// SPDX-License-Identifier: GPL-3.0-or-later
// Times the step loops of Saltus and of Siconos in turn on the same cases, or checks that both compute the same.
#include "tests/peers/cases.h"
#include "tests/peers/check.h"
#include "tests/peers/own_process.h"
#include "tests/peers/timing.h"

#include <CLI/CLI.hpp>
#include <dlfcn.h>
#include <json/json.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <type_traits>

namespace saltus::peers {

namespace {

Json::Value json_of(const Spread& spread) {
    Json::Value value;
    value["least"] = spread.least;
    value["median"] = spread.median;
    value["most"] = spread.most;
    return value;
}

std::string format(const char* form, const std::string& name, const char* what, const Difference& difference, double tolerance) {
    char text[400];
    std::snprintf(text, sizeof text, form, name.c_str(), what, difference.worst, tolerance, difference.worst <= tolerance ? "good" : "TOO LARGE");
    std::string line = text;
    if (!difference.column.empty()) line += "  (" + difference.column + ", step " + std::to_string(difference.step) + ')';
    return line + '\n';
}

// Its lines, behind '-' where something is wrong and '+' where not.
std::string check_one(const Case& one) {
    bool good = true;
    std::string text;
    const auto line = [&](const char* what, const Difference& difference, double tolerance) {
        good = good && difference.worst <= tolerance;
        text += format("%-24s %-18s %12.3g %12.3g  %s", one.name, what, difference, tolerance);
    };
    const auto wrong = [&](const Error& error) {
        good = false;
        text += one.name + "  " + error.text() + '\n';
    };
    const auto table = peer_against_table(one);
    if (!table) wrong(table.error());
    else if (*table) line("peer, table", **table, one.table_tolerance);
    const auto run = ours_against_peer(one);
    if (!run) wrong(run.error());
    else line("ours, peer", *run, one.tolerance);
    return (good ? '+' : '-') + text;
}

int check(const std::vector<Case>& chosen) {
    int failed = 0;
    std::printf("%-24s %-18s %12s %12s\n", "case", "compared", "worst", "tolerance");
    for (const Case& one : chosen) {
        const auto lines = in_own_process([&] { return check_one(one); });
        if (!lines) std::printf("%-24s %s\n", one.name.c_str(), lines.error().message.c_str());
        else std::printf("%s", lines->c_str() + 1);
        failed += !lines || lines->front() == '-';
        std::fflush(stdout);
    }
    return failed == 0 ? 0 : 1;
}

// More threads only cost the peer time at these sizes. Looked up: not every linear algebra package has it.
void use_one_thread() {
    if (void* found = dlsym(RTLD_DEFAULT, "openblas_set_num_threads")) reinterpret_cast<void (*)(int)>(found)(1);
}

struct Choice {
    bool ours = true, peer = true;
    int repetitions = 9;
    std::string json;
};

// The bytes of a Timing, or what is wrong with our own run.
std::string time_one(const Case& one, const Choice& choice) {
    static_assert(std::is_trivially_copyable_v<Timing>);
    Timing timing;
    if (choice.ours && choice.peer) {
        const auto done = time_case(one, choice.repetitions);
        if (!done) return done.error().text();
        timing = *done;
    } else if (choice.peer) {
        timing.peer = time_peer(one, choice.repetitions);
    } else {
        const auto done = time_ours(one, choice.repetitions);
        if (!done) return done.error().text();
        timing.ours = *done;
    }
    std::string bytes(sizeof timing, '\0');
    std::memcpy(bytes.data(), &timing, sizeof timing);
    return bytes;
}

int time_all(const std::vector<Case>& chosen, const Choice& choice) {
    int failed = 0;
    Json::Value list(Json::arrayValue);
    std::printf("%-24s %8s %28s %28s %24s %7s\n", "case", "steps", "ours, us a step", "peer, us a step", "ratio",
                "wanted");
    for (const Case& one : chosen) {
        const auto told = in_own_process([&] { return time_one(one, choice); });
        if (!told || told->size() != sizeof(Timing)) {
            std::printf("%-24s %8d %s\n", one.name.c_str(), one.steps, told ? told->c_str() : told.error().message.c_str());
            std::fflush(stdout);
            Json::Value value;
            value["case"] = one.name;
            value["error"] = told ? *told : told.error().message;
            list.append(value);
            ++failed;
            continue;
        }
        Timing timing;
        std::memcpy(&timing, told->data(), sizeof timing);
        std::printf("%-24s %8d %10.3f [%6.3f, %7.3f] %10.2f [%6.2f, %7.2f] %8.1f [%5.1f, %6.1f] %7.0f  %s\n",
                    one.name.c_str(), one.steps, timing.ours.median, timing.ours.least, timing.ours.most,
                    timing.peer.median, timing.peer.least, timing.peer.most, timing.ratio.median, timing.ratio.least,
                    timing.ratio.most, one.demanded, one.note.c_str());
        std::fflush(stdout);
        Json::Value value;
        value["case"] = one.name;
        value["note"] = one.note;
        value["steps"] = one.steps;
        value["step_seconds"] = one.step;
        value["repetitions"] = choice.repetitions;
        value["ours_microseconds_per_step"] = json_of(timing.ours);
        value["peer_microseconds_per_step"] = json_of(timing.peer);
        value["ratio"] = json_of(timing.ratio);
        value["wanted_ratio"] = one.demanded > 0 ? Json::Value(one.demanded) : Json::Value();
        list.append(value);
    }
    if (!choice.json.empty()) {
        Json::StreamWriterBuilder builder;
        builder["indentation"] = "  ";
        builder["precision"] = 6;
        std::ofstream file(choice.json);
        file << Json::writeString(builder, list) << '\n';
        if (!file.flush()) {
            std::fprintf(stderr, "cannot write '%s'\n", choice.json.c_str());
            ++failed;
        }
    }
    return failed == 0 ? 0 : 1;
}

} // namespace

} // namespace saltus::peers

int main(int argc, char** argv) {
    using namespace saltus::peers;
    CLI::App app("Saltus and Siconos on the same cases: time of the step loop, in turn, and the ratio pair by pair.");
    bool checking = false, only_ours = false, only_peer = false;
    Choice choice;
    std::vector<std::string> names, known;
    for (const Case& one : cases()) known.push_back(one.name);
    app.add_flag("--check", checking, "Compare trajectories instead of times; status 1 when they differ too much");
    app.add_option("--case", names, "Only these cases")->check(CLI::IsMember(known));
    app.add_option("--repetitions", choice.repetitions, "Timed pairs a case")->check(CLI::Range(1, 1000));
    app.add_option("--json", choice.json, "Also write the figures to this file");
    app.add_flag("--only-ours", only_ours, "Time Saltus alone");
    app.add_flag("--only-peer", only_peer, "Time Siconos alone")->excludes("--only-ours");
    CLI11_PARSE(app, argc, argv);
    choice.ours = !only_peer;
    choice.peer = !only_ours;
    use_one_thread();
    std::vector<Case> chosen;
    for (const Case& one : cases())
        if (names.empty() || std::find(names.begin(), names.end(), one.name) != names.end()) chosen.push_back(one);
    return checking ? check(chosen) : time_all(chosen, choice);
}
