// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that pass through each other ("passes"): no contact between the two, from an overlapping start on; everything else
// still stops them. Against free fall, by time stepping and by events.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

// A ball that starts within a plate, 1 m above the floor. %1: keys of the ball, %2: of the plate, %3: of the run.
std::string through_a_plate(const char* ball, const char* plate, const char* run) {
    return QString(R"j({ "saltus": 2, "title": "Through a plate", "contacts": { "any": { "e": 0 } },
      "bodies": {
        "ball": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "position": [0, 0, 1.1] %1 },
        "plate": { "fixed": true, "shapes": [{ "kind": "box", "size": [1, 1, 0.1] }], "position": [0, 0, 1.05] %2 },
        "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] } },
      "run": { "step": "1 ms", "end": 1 %3 } })j").arg(ball, plate, run).toStdString();
}

std::string refusal(const std::string& text) {
    const auto model = io::parse_scene(text, "test.saltus");
    if (!model) return text_of(model.error());
    const auto session = Session::create(*model);
    return session ? std::string() : text_of(session.error());
}

} // namespace

class TestPassingBodies : public QObject {
    Q_OBJECT

private slots:
    void aBallFallsThroughWhatItPasses_data() {
        QTest::addColumn<QString>("run");
        QTest::addColumn<double>("within"); // m on the floor
        QTest::newRow("time steps") << "" << 2e-6;
        QTest::newRow("quick") << R"(, "accuracy": "quick")" << 1e-3;
        QTest::newRow("events") << R"(, "integrator": { "kind": "event-driven" })" << 1e-9;
    }
    void aBallFallsThroughWhatItPasses() {
        QFETCH(QString, run);
        QFETCH(double, within);
        const std::string together = refusal(through_a_plate("", "", run.toUtf8().constData()));
        QVERIFY2(together.find("'ball' and 'plate' overlap by 0.1 m at the start") != std::string::npos, together.c_str());
        QVERIFY2(together.find("\"passes\": [\"plate\"]") != std::string::npos, together.c_str()); // the remedy is one that works
        std::vector<std::uint64_t> ends;
        for (const bool named_by_ball : {true, false}) {
            const auto session = start(parse(through_a_plate(named_by_ball ? R"(, "passes": ["plate"])" : "", named_by_ball ? "" : R"(, "passes": ["ball"])",
                                                             run.toUtf8().constData())));
            run_for(*session, 700);
            const Recording& recording = *session->recording();
            const std::vector<double> t = column(recording, "t"), z = column(recording, "ball.q[2]");
            for (std::size_t i = 0; i < t.size(); ++i) {
                const double fallen = 1.1 - 0.5 * 9.81 * t[i] * t[i];
                if (fallen > 0.11) QVERIFY2(std::abs(z[i] - fallen) < 1e-9, qPrintable(QString("z(%1) = %2, not %3").arg(t[i]).arg(z[i]).arg(fallen)));
            }
            QVERIFY2(std::abs(z.back() - 0.1) < within, qPrintable(QString::number(z.back(), 'g', 17))); // on the floor
            ends.push_back(session->state_hash());
        }
        QCOMPARE(ends[0], ends[1]);
    }

    // A name without an index stands for all copies, its own too; with one for that copy.
    void copiesPassEachOther() {
        const auto beads = [](const char* passes, const char* last = "") {
            return QString(R"j({ "saltus": 2, "title": "Beads", "world": { "planar": true, "gravity": [0, 0] },
              "bodies": {
                "bead": { "repeat": { "index": "i", "count": 3 }, "shapes": [{ "kind": "disc", "radius": 0.1 }], "position": ["0.15*i", 0], "velocity": ["1 - i", 0] %1 },
                "last": { "shapes": [{ "kind": "disc", "radius": 0.1 }], "position": [0.4, 0] %2 } },
              "run": { "step": "1 ms", "end": 1 } })j").arg(passes, last).toStdString();
        };
        QVERIFY(refusal(beads("")).find("'bead[0]' and 'bead[1]' overlap") != std::string::npos);
        QVERIFY(refusal(beads(R"(, "passes": ["bead"])")).find("'bead[2]' and 'last' overlap") != std::string::npos);
        const auto session = start(parse(beads(R"(, "passes": ["bead"])", R"(, "passes": ["bead[2]"])")));
        run_for(*session, 100);
        const Recording& recording = *session->recording();
        for (int i = 0; i < 3; ++i) {
            const double x = column(recording, "bead[" + std::to_string(i) + "].q[0]").back();
            QVERIFY2(std::abs(x - (0.15 * i + 0.1 * (1 - i))) < 1e-12, qPrintable(QString::number(x)));
        }
        // The copy's own number: each passes the one before it.
        const std::string by_number = refusal(beads(R"(, "passes": ["bead[2 - i]"])"));
        QVERIFY2(by_number.find("'bead[1]' passes through itself") != std::string::npos, by_number.c_str());
    }

    void whatCannotBePassedIsTold_data() {
        QTest::addColumn<QString>("passes");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown") << R"(["plat"])" << "test.saltus:3:";
        QTest::newRow("unknown, a hint") << R"(["plat"])" << "there is no body named 'plat' (bodies.ball.passes[0]); did you mean 'plate'?";
        QTest::newRow("place") << R"(["floor", "plat"])" << "(bodies.ball.passes[1])";
        QTest::newRow("itself") << R"(["ball"])" << "'ball' passes through itself";
        QTest::newRow("no such copy") << R"(["plate[3]"])" << "the body 'plate' is not repeated";
        QTest::newRow("no name") << R"(["a b"])" << "'a b' is not the name of a body";
        QTest::newRow("no list") << R"("plate")" << "this must be a list";
        QTest::newRow("no texts") << R"([3])" << "this must be a text";
    }
    void whatCannotBePassedIsTold() {
        QFETCH(QString, passes);
        QFETCH(QString, says);
        const std::string told = refusal(through_a_plate((R"(, "passes": )" + passes).toUtf8().constData(), "", ""));
        QVERIFY2(told.find(says.toStdString()) != std::string::npos, told.c_str());
    }

    // Pairs are counted before they are made: this would be five thousand million.
    void pairsAreBounded() {
        const std::string told = refusal(R"j({ "saltus": 2, "title": "Many", "bodies": { "b": { "repeat": { "index": "i", "count": 100000 },
          "shapes": [{ "kind": "sphere", "radius": 0.1 }], "position": ["i", 0, 0], "passes": ["b"] } }, "run": { "step": "1 ms", "end": 1 } })j");
        QVERIFY2(told.find("test.saltus:2:") != std::string::npos && told.find("more than 1000000 pairs") != std::string::npos && told.find("(bodies.b.passes[0])") != std::string::npos, told.c_str());
    }
};

QTEST_GUILESS_MAIN(TestPassingBodies)
#include "test_passing_bodies.moc"
