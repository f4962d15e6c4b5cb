// SPDX-License-Identifier: GPL-3.0-or-later
// Runs under a RunController, for its tests: scenes, and waiting as the shell does.
#pragma once

#include "core/io/scene_file.h"
#include "core/session.h"
#include "ui/run/run_controller.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>

namespace saltus::testing {

inline constexpr double kMax = std::numeric_limits<double>::infinity();

inline model::Model scene(const char* name) {
    auto read = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + name);
    if (!read) qFatal("%s", read.error().front().text().c_str());
    if (std::string(name) == "cam-follower.saltus") read->run.step = "0.1 ms";
    return *read;
}

// A ball on a floor whose force is what the test asks for.
inline model::Model ball(const std::string& force, double h = 1e-3) {
    model::Model m;
    m.title = "ball";
    model::Parameter p;
    p.name = "g";
    p.value = 9.81;
    p.range = {{0.0, 100.0}};
    p.pinned = true;
    m.parameters.push_back(p);
    model::System s;
    s.name = "ball";
    s.kind = model::LagrangianLinear{{{1.0}}, {}, {}, {force}, {1.0}, {0.0}};
    m.systems.push_back(s);
    model::Interaction i;
    i.name = "floor";
    i.between = {"ball"};
    i.relation = model::LagrangianLinearRelation{{{1.0}}, {}, {}, {}};
    i.law = model::NewtonImpactLaw{0.8};
    m.interactions.push_back(i);
    m.run.step = h;
    m.run.end = 10.0;
    return m;
}

// Many balls in one system: it takes a moment to make.
inline model::Model wide(std::size_t n) {
    model::Model m = ball("-g");
    auto& system = std::get<model::LagrangianLinear>(m.systems[0].kind);
    system.M.assign(n, std::vector<model::Value>(n, model::Value(0.0)));
    for (std::size_t i = 0; i < n; ++i) system.M[i][i] = model::Value(1.0);
    system.F.assign(n, "-g");
    system.q.assign(n, model::Value(1.0));
    system.v.assign(n, model::Value(0.0));
    std::get<model::LagrangianLinearRelation>(m.interactions[0].relation).H.front().resize(n, model::Value(0.0));
    return m;
}

inline std::vector<double> row(const Recording& r, std::size_t index) {
    if (index >= r.rows()) qFatal("row %zu of %zu", index, r.rows());
    std::vector<double> values(r.catalogue().size());
    for (std::size_t c = 0; c < values.size(); ++c) values[c] = r.value(c, index);
    return values;
}

inline bool same(const std::vector<double>& a, const std::vector<double>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

// Polls as the shell does until the run has come to rest at this time.
#define ARRIVES(run, t) \
    QTRY_VERIFY_WITH_TIMEOUT(((run).poll(), (run).frame() && std::abs((run).frame()->time - (t)) < 0.4 * (run).stepSize()), 20000)
#define LOADS(run, m)  \
    do {               \
        (run).load(m); \
        QTRY_VERIFY_WITH_TIMEOUT(((run).poll(), (run).canRun()), 20000); \
    } while (false)
#define RUNS_TO(run, t) \
    do {                \
        (run).play();   \
        QTRY_VERIFY_WITH_TIMEOUT(((run).poll(), (run).frame()->time >= (t)), 30000); \
        (run).pause();  \
        QTRY_VERIFY(((run).poll(), (run).state() == RunState::paused)); \
        /* shown as paused at once; the worker is when no newer state comes, which a loaded machine delays */ \
        for (int quiet = 0; quiet < 5;) { \
            QTest::qWait(40); \
            quiet = (run).poll() ? 0 : quiet + 1; \
        } \
    } while (false)

} // namespace saltus::testing
