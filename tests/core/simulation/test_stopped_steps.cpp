// SPDX-License-Identifier: GPL-3.0-or-later
// A run that is stopped within its steps: wherever the question whether to go on is asked, the answer no leaves the state as it was, ends
// nothing else (no function that throws nothing lies between), and the run goes on with the bits of one that was never stopped.
#include "core/base/going_on.h"
#include "runs.h"

#include <QtTest>

#include <cstdint>

using namespace saltus;
using namespace saltus::testing;

namespace {

// Coordinates whose mass changes: a sparse factorisation, that asks, in every evaluation of the motion.
std::string changing_mass(const std::string& integrator, int n = 80, const char* damping = "") {
    std::string masses, forces, zeros;
    for (int i = 0; i < n; ++i) {
        const std::string q = "b.q[" + std::to_string(i) + "]";
        std::string row;
        for (int j = 0; j < n; ++j) {
            if (j > 0) row += ", ";
            if (j == i) row += "\"2 + 0.1*sin(" + q + ")\"";
            else if (j == i + 1) row += "\"0.1*cos(" + q + ")\"";
            else if (j + 1 == i) row += "\"0.1*cos(b.q[" + std::to_string(j) + "])\"";
            else row += "0";
        }
        const char* comma = i > 0 ? ", " : "";
        masses += comma + ("[" + row + "]");
        forces += comma + ("\"1 - (100 + " + std::to_string(i) + ")*" + q + damping + (*damping ? "*b.v[" + std::to_string(i) + "]\"" : "\""));
        zeros += comma + std::string("0");
    }
    return R"j({"saltus": 2, "title": "Changing mass", "systems": {"b": {"kind": "lagrangian-nonlinear", "M": [)j" + masses + "], \"F\": [" + forces + "], \"q\": [" + zeros +
           "], \"v\": [" + zeros + R"j(]}}, "run": {"integrator": )j" + integrator + R"j(, "step": "5 ms", "end": "10 s"}})j";
}

// A mass that so many floors, each a little lower than the one before, stop.
std::string floors(const char* integrator, const char* solver, int count) {
    return R"j({"saltus": 2, "title": "Floors", "systems": {"m": {"kind": "lagrangian-linear", "M": [[1]], "F": [-10], "q": [0.02], "v": [-1]}},
        "interactions": {"f": {"repeat": {"index": "i", "count": )j" +
           std::to_string(count) + R"j(}, "between": ["m"], "relation": {"kind": "lagrangian-linear", "H": [[1]], "b": ["0.0001*i"]}, "law": {"kind": "newton-impact", "e": 0.5}}},
        "run": {"integrator": )j" + integrator + R"j(, "step": "5 ms", "end": "1 s", "solver": {"kind": ")j" + solver + R"j("}}})j";
}

const char* const kWall = R"j({"saltus": 2, "title": "Wall", "world": {"threads": %1}, "materials": {"stone": {"density": 2000}}, "contacts": {"touch": {"e": 0.1, "mu": 0.6}},
    "bodies": {"ground": {"fixed": true, "shapes": [{"kind": "half-space"}]},
               "box": {"repeat": {"index": "i", "count": 60}, "material": "stone", "position": ["mod(i, 6)*1.02 - 2.5 + 0.3*mod(floor(i/6), 2)", "0.01*sin(i)", "0.5 + 1.001*floor(i/6)"], "velocity": ["sin(i)", 0, -1],
                       "shapes": [{"kind": "box", "size": [1, 1, 1]}]}},
    "run": {"step": "5 ms", "end": "1 s", "accuracy": "%2"}})j";

} // namespace

class TestStoppedSteps : public QObject {
    Q_OBJECT
private slots:
    void theRunGoesOnAsIfItHadNot_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("steps");
        const auto events = [](const char* flow) { return std::string(R"j({"kind": "event-driven", "flow": ")j") + flow + "\"}"; };
        const auto row = [](const char* name, const std::string& text, int steps) { QTest::newRow(name) << QString::fromStdString(text) << steps; };
        row("changing mass, stiff flow", changing_mass(events("stiff")), 4);
        row("changing mass, explicit flow", changing_mass(events("explicit")), 4);
        row("changing mass, a flow that becomes stiff", changing_mass(events("automatic"), 40, " - 1e5"), 4);
        row("changing mass, time steps", changing_mass(R"({"kind": "moreau-jean"})"), 4);
        row("floors by events", floors(events("automatic").c_str(), "automatic", 220), 4);
        row("floors, automatic", floors(R"({"kind": "moreau-jean"})", "automatic", 220), 6);
        row("masses that land together, Lemke", R"j({"saltus": 2, "title": "Masses", "systems": {"m": {"repeat": {"index": "i", "count": 220}, "kind": "lagrangian-linear", "M": [[1]], "F": [-10], "q": ["0.001 + 1e-6*i"], "v": [-1]}},
            "interactions": {"f": {"repeat": {"index": "i", "count": 220}, "between": ["m[i]"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "newton-impact", "e": 0.5}}},
            "run": {"integrator": {"kind": "moreau-jean"}, "step": "5 ms", "end": "1 s", "solver": {"kind": "lemke"}}})j", 6);
        row("floors, Newton", floors(R"({"kind": "moreau-jean"})", "semismooth-newton", 220), 6);
        for (const char* accuracy : {"exact", "balanced", "quick"})
            for (const char* threads : {"1", "2"})
                QTest::newRow(qPrintable(QStringLiteral("wall, %1, %2 threads").arg(QLatin1String(accuracy), QLatin1String(threads))))
                    << QString::fromLatin1(kWall).arg(QLatin1String(threads), QLatin1String(accuracy)) << 12;
        row("pinned crosses", R"j({"saltus": 2, "title": "Chain", "bodies": {"rod": {"repeat": {"index": "i", "count": 40}, "mass": 0.1, "inertia": [0.01, 0.01, 0.01], "position": ["0.5 + i", 0, 0]}},
            "joints": {"top": {"kind": "revolute", "between": ["rod[0]"], "point": [0, 0, 0], "axis": [0, 1, 0], "coordinates": [{"friction": 0.1}]},
                       "pin": {"repeat": {"index": "i", "count": 39}, "kind": "revolute", "between": ["rod[i]", "rod[i + 1]"], "point": ["i + 1", 0, 0], "axis": [0, 1, 0], "coordinates": [{"friction": 0.1}]}},
            "run": {"step": "2 ms", "end": "1 s"}})j", 10);
    }
    void theRunGoesOnAsIfItHadNot() {
        QFETCH(QString, text);
        QFETCH(int, steps);
        const model::Model model = parse(text.toStdString());
        const auto whole = start(model), cut = start(model);
        QVERIFY(whole->run_steps(steps).has_value());
        std::int64_t asked = 0, most = 0, stops = 0;
        const GoesOn goes_on = [&] { return ++asked <= most; };
        const StopQuestion question(goes_on);
        while (cut->step_number() < steps) {
            asked = 0;
            const std::int64_t before = cut->step_number();
            const auto outcome = cut->run_steps(steps - before);
            QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
            if (*outcome == Outcome::reached) break;
            QCOMPARE(*outcome, Outcome::cancelled);
            ++stops;
            // at each of the first questions, then further on; from the beginning again where a step is behind
            most = cut->step_number() > before ? most / 2 : most + 1 + most / 8;
        }
        QVERIFY2(stops > 3, "nothing asked whether to go on");
        QCOMPARE(cut->step_number(), whole->step_number());
        QCOMPARE(cut->state_hash(), whole->state_hash());
    }
};

QTEST_GUILESS_MAIN(TestStoppedSteps)
#include "test_stopped_steps.moc"
