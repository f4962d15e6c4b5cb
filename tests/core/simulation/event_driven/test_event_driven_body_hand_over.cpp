// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies whose impacts accumulate, handed over to time steps and back: against closed forms, and against the same scenes with the accumulation
// jumped over.
#include "core/model/remarks.h"
#include "tests/core/simulation/event_driven/body_scenes.h"
#include "tests/core/simulation/event_driven/near.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <utility>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;
const std::string kStepped = R"j(, "zeno": "time-stepping")j";

bool same(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

std::string ball(double e) {
    return "\"parameters\": {\"g\": {\"value\": 9.81}}, \"world\": {\"gravity\": [0, 0, \"-g\"]}, \"contacts\": {\"c\": {\"e\": " + text(e) + "}}, \"bodies\": {" + kGround +
           R"j(, "ball": {"mass": 3, "position": [0, 0, 1.1], "velocity": [0.7, 0, 0], "spin": [1, 2, 3], "shapes": [{"kind": "sphere", "radius": 0.1}]}})j";
}

std::string box(const std::string& name, const std::string& size, const std::string& position, double angle) {
    return "\"" + name + "\": {\"mass\": 2, \"inertia\": [0.25], \"position\": " + position + ", \"rotation\": [" + text(angle) + "], \"shapes\": [{\"kind\": \"box\", \"size\": " + size + "}]}";
}

std::string disc(const std::string& name, double height, double mass) {
    return "\"" + name + "\": {\"mass\": " + text(mass) + ", \"inertia\": [0.01], \"position\": [0, " + text(height) + "], \"shapes\": [{\"kind\": \"disc\", \"radius\": 0.1}]}";
}

std::string planar(const std::string& law, const std::string& bodies) {
    return kPlane + ", \"contacts\": {\"c\": {" + law + "}}, \"bodies\": {" + kGround + ", " + bodies + "}";
}

// There and back, as often as it was told; none is told among the steps but what these find.
void inPairs(const Session& session) {
    bool stepping = false;
    double before = 0.0;
    for (const RunEvent& event : session.recording()->events()) {
        QVERIFY(event.time >= std::exchange(before, event.time));
        if (event.kind != EventKind::handover) continue;
        QVERIFY((event.mode == EventMode::none) != stepping);
        stepping = !stepping;
    }
    QVERIFY(!stepping);
}

} // namespace

class TestEventDrivenBodyHandOver : public QObject {
    Q_OBJECT

private slots:
    // t_k = t_1 (1 + 2 (e + ... + e^k)) up to the hand-over; the rest is there 3 t_1 from the start, but for some of its steps; what was lost is what there was.
    void aBallComesToRest_data() {
        QTest::addColumn<double>("step");
        QTest::addRow("samples of 50 ms") << 0.05;
        QTest::addRow("samples of 0.2 ms") << 2e-4;
    }
    void aBallComesToRest() {
        QFETCH(double, step);
        model::Model model = bodies_by_events(ball(0.5), "3 s", 1e-10, kStepped);
        model.run.step = step;
        model.run.record = {"ball.q[0]", "ball.q[2]", "ball.v[2]", "ball.v[5]", "contacts.force", "contacts.percussion", "energy.scheme", "energy.impact", "energy.total"};
        auto session = start(model);
        run_to(*session, 3);
        const double first = std::sqrt(2 / g), rest = 3 * first, h = std::min(step, 1e-3 * first);
        const auto over = events_of(*session, EventKind::handover), hits = events_of(*session, EventKind::impact);
        QCOMPARE(over.size(), std::size_t(2));
        inPairs(*session);
        QVERIFY(over[0].time < rest && over[0].time > rest - 20 * h && over[1].time > rest && over[1].time < rest + 60 * h);
        QVERIFY(over[1].mode == EventMode::closed);
        QVERIFY(events_of(*session, EventKind::accumulation).empty());
        for (std::size_t k = 0; k < hits.size() && hits[k].time < over[0].time; ++k) near(hits[k].time, first * (1 + 2 * (1 - std::pow(0.5, static_cast<double>(k)))), 1e-11);
        near(hits.back().time, rest, 10 * h);
        const Recording& recording = *session->recording();
        QVERIFY(std::abs(last(*session, "ball.q[2]") - 0.1) < 1e-15 && last(*session, "ball.v[2]") == 0.0);
        near(last(*session, "ball.q[0]"), 2.1, 1e-12);
        near(last(*session, "ball.v[5]"), 3, 1e-12);
        near(last(*session, "contacts.force"), 3 * g, 1e-12);
        near(last(*session, "energy.impact"), 3 * g, 1e-4);
        near(last(*session, "energy.total"), 3 * (g * 0.1 + 0.5 * 0.49) + 0.5 * 0.4 * 3 * 0.01 * 14, 1e-9);
        for (const double scheme : column(recording, "energy.scheme")) near(scheme, 0, 1e-4);
        const auto t = column(recording, "t"), percussion = column(recording, "contacts.percussion"), force = column(recording, "contacts.force");
        for (std::size_t k = 0; k < t.size(); ++k) // in samples of a stretch the one is the other by the step's length
            if (t[k] > over[0].time && t[k] < over[1].time && force[k] > 0.0) QVERIFY2(std::abs(percussion[k] / force[k]) <= h * (1 + 1e-9), qPrintable(QString::number(percussion[k] / force[k])));
    }

    // Each comes to rest in the place, with the forces and at the loss that it has without the hand-over, but for its steps.
    void theyRestWhereTheJumpLeavesThem_data() {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("places");
        QTest::addColumn<double>("slides"); // m
        const auto row = [](const char* name, const std::string& members, const char* places, double slides) { QTest::newRow(name) << QString::fromStdString(members) << places << slides; };
        row("a box, flat", planar("\"e\": 0.5", box("box", "[1, 0.6]", "[0, 1.3]", 0)), "box.q[1] box.q[2]", 0);
        row("a box on its corner", planar("\"e\": 0.5", box("box", "[1, 0.6]", "[0, 1.3]", 0.3)), "box.q[1] box.q[2]", 0);
        row("a box on its corner, rough", planar("\"e\": 0.5, \"mu\": 0.6", box("box", "[1, 0.6]", "[0, 1.3]", 0.3)), "box.q[0] box.q[1] box.q[2]", 1e-5);
        row("a block that rocks", planar("\"e\": 0, \"mu\": 1", box("box", "[0.4, 2]", "[0, 1.02]", 0.05)), "box.q[0] box.q[1] box.q[2]", 1e-6);
        row("a disc on a disc", planar("\"e\": 0.5", disc("a", 0.5, 1) + ", " + disc("b", 1, 2)), "a.q[1] b.q[1]", 0);
        row("a box on a box", planar("\"e\": 0.4, \"mu\": 0.5", box("a", "[1, 0.4]", "[0, 0.5]", 0.1) + ", " + box("b", "[1, 0.4]", "[0.1, 1.3]", -0.05)), "a.q[0] a.q[1] b.q[0] b.q[1]", 1e-4);
        row("a door with a closer", R"j("world": {"gravity": [0, 0, 0]}, "bodies": {"door": {"mass": 10, "inertia": [2, 2, 2], "position": [0, 0, 0]}}, "joints": {"hinge": {"kind": "revolute",
            "between": ["door"], "point": [0, 0, 0], "axis": [0, 0, 1], "coordinates": [{"stiffness": 6, "damping": 0.3, "rest": -1.3, "limits": [-1, 2], "e": 0.4}]}})j", "hinge.y[5] hinge.force[5]", 0);
        row("a box in space", "\"contacts\": {\"c\": {\"e\": 0.3}}, \"bodies\": {" + kGround + R"j(, "box": {"mass": 2, "inertia": [0.1, 0.12, 0.15], "position": [0, 0, 1], "rotation": [0.3, 1, 2, 0.5],
            "shapes": [{"kind": "box", "size": [1, 0.6, 0.4]}]}})j", "box.q[0] box.q[1] box.q[2]", 0);
        row("a sled against its stop", R"j("world": {"gravity": [-3, 0, 0]}, "bodies": {"sled": {"mass": 2, "inertia": [1, 1, 1], "position": [0, 0, 0]}}, "joints": {"rail": {"kind": "prismatic",
            "between": ["sled"], "point": [0, 0, 0], "axis": [1, 0, 0], "coordinates": [{"limits": [-0.5, 2], "e": 0.6, "friction": 1.5}]}})j", "rail.y[5]", 0);
    }
    void theyRestWhereTheJumpLeavesThem() {
        QFETCH(QString, members);
        QFETCH(QString, places);
        QFETCH(double, slides);
        std::vector<std::string> wanted{"contacts.force", "energy.impact", "energy.scheme", "energy.total"};
        for (const QString& place : places.split(' ')) wanted.push_back(place.toStdString());
        const bool touches = members.contains("ground");
        if (!touches) wanted.erase(wanted.begin());
        std::unique_ptr<Session> runs[2];
        for (int k = 0; k < 2; ++k) {
            model::Model model = bodies_by_events(members.toStdString(), "12 s", 1e-10, k == 0 ? "" : kStepped);
            model.run.step = 0.01;
            model.run.record = wanted;
            runs[k] = start(model);
            run_to(*runs[k], 12);
        }
        QVERIFY(events_of(*runs[0], EventKind::handover).empty() && !events_of(*runs[0], EventKind::accumulation).empty());
        QVERIFY(!events_of(*runs[1], EventKind::handover).empty() && events_of(*runs[1], EventKind::accumulation).empty());
        inPairs(*runs[1]);
        for (const QString& place : places.split(' ')) near(last(*runs[1], place.toStdString()), last(*runs[0], place.toStdString()), 1e-10 + slides);
        if (touches) near(last(*runs[1], "contacts.force"), last(*runs[0], "contacts.force"), 1e-9);
        const double lost = last(*runs[0], "energy.impact");
        near(last(*runs[1], "energy.impact"), lost, 2e-5 * std::abs(lost));
        near(last(*runs[1], "energy.total"), last(*runs[0], "energy.total"), 1e-8);
        for (const double scheme : column(*runs[1]->recording(), "energy.scheme")) near(scheme, 0, 2e-5 * std::abs(lost));
    }

    // Three boxes in a heap: corners that never flew far are handed over too (3700 impacts in 2 us, and no end of them), and of four corners that bear a box the one
    // that presses with nothing is closed when events come back (its guard began on the wrong side).
    void heapsComeToAnEnd_data() {
        QTest::addColumn<QString>("members");
        QTest::newRow("three boxes") << QString::fromStdString(planar("\"e\": 0.2, \"mu\": 0.3", R"j("b0": {"mass": 1.69, "inertia": [0.0983], "position": [0.164, 1.0], "rotation": [-0.031], "velocity": [0.1, 0], "spin": [-1.23],
            "shapes": [{"kind": "box", "size": [0.71, 0.44]}]}, "b1": {"mass": 1.68, "inertia": [0.1322], "position": [0.056, 2.3], "rotation": [-0.349], "velocity": [0.27, 0], "spin": [1.47],
            "shapes": [{"kind": "box", "size": [0.89, 0.39]}]}, "b2": {"mass": 1.47, "inertia": [0.0436], "position": [-0.136, 3.6], "rotation": [0.457], "velocity": [-0.91, 0], "spin": [1.12],
            "shapes": [{"kind": "box", "size": [0.31, 0.51]}]})j"));
        QTest::newRow("a box on four corners") << QString::fromStdString("\"contacts\": {\"c\": {\"e\": 0.7}}, \"bodies\": {" + kGround + R"j(, "b0": {"mass": 1.71, "inertia": [0.1, 0.12, 0.15], "position": [-0.005, 0, 1.0],
            "rotation": [0.077, 1, 2, 0.5], "velocity": [-0.24, 0, 0], "shapes": [{"kind": "box", "size": [0.97, 0.35, 0.4]}]}})j");
    }
    void heapsComeToAnEnd() {
        QFETCH(QString, members);
        model::Model model = bodies_by_events(members.toStdString(), "4 s", 1e-10, kStepped);
        model.run.step = 2e-3;
        model.run.record = {"energy.total", "energy.scheme"};
        auto session = start(model);
        run_to(*session, 4);
        QVERIFY2(session->recording()->events().size() < 5000, qPrintable(QString::number(session->recording()->events().size())));
        inPairs(*session);
        const double first = column(*session->recording(), "energy.total").front();
        for (const double scheme : column(*session->recording(), "energy.scheme")) near(scheme, 0, 1e-3 * first);
    }

    // Halved steps (the samples' are the longest) halve what the books leave.
    void stepsOfAStretchAreTheSamples() {
        double off[3];
        for (int k = 0; k < 3; ++k) {
            model::Model model = bodies_by_events(ball(0.5), "2 s", 1e-10, kStepped);
            model.run.step = 4e-4 / std::pow(4.0, k);
            model.run.record = {"energy.impact"};
            auto session = start(model);
            run_to(*session, 2);
            off[k] = std::abs(last(*session, "energy.impact") - 3 * g);
        }
        QVERIFY2(off[2] < 0.2 * off[0] && off[2] < 1e-6, qPrintable(QString("%1 %2 %3").arg(off[0]).arg(off[1]).arg(off[2])));
    }

    void aRunIsRestoredAmongTheStepsWithTheSameBits_data() {
        QTest::addColumn<QString>("members");
        QTest::newRow("a ball") << QString::fromStdString(ball(0.8));
        QTest::newRow("a box") << QString::fromStdString(planar("\"e\": 0.7, \"mu\": 0.3", box("ball", "[1, 0.6]", "[0, 1.3]", 0.02)));
    }
    void aRunIsRestoredAmongTheStepsWithTheSameBits() {
        QFETCH(QString, members);
        model::Model model = bodies_by_events(members.toStdString(), "6 s", 1e-10, kStepped);
        model.run.step = 1e-3;
        model.run.record = {"ball.q[0]", "ball.q[1]", "ball.q[2]", "ball.v[0]", "contacts.force"};
        auto one = start(model), other = start(model), again = start(model);
        run_to(*one, 6);
        const auto over = events_of(*one, EventKind::handover);
        QVERIFY(over.size() >= 2 && over[1].time - over[0].time > 0.01);
        run_to(*again, 0.5 * (over[0].time + over[1].time)); // among the time steps
        QVERIFY(other->restore(again->snapshot()));
        QCOMPARE(other->state_hash(), again->state_hash());
        run_to(*other, 6);
        const auto mine = events_of(*other, EventKind::handover);
        QCOMPARE(mine.size(), over.size() - 1);
        QVERIFY(same(mine[0].time, over[1].time));
        for (const char* name : {"ball.q[0]", "ball.q[1]", "ball.q[2]", "ball.v[0]", "contacts.force"}) QVERIFY2(same(last(*other, name), last(*one, name)), name);
        QCOMPARE(other->state_hash(), one->state_hash());
    }

    // Among the steps a parameter changes: they go on with the new number, and the ball rests with its new weight.
    void aParameterChangesAmongTheSteps() {
        model::Model model = bodies_by_events(ball(0.5), "2 s", 1e-10, kStepped);
        model.run.step = 1e-3;
        model.run.record = {"ball.q[2]", "contacts.force"};
        auto session = start(model);
        run_to(*session, 1.354);
        QVERIFY(events_of(*session, EventKind::handover).size() == 1);
        QVERIFY(session->set_parameter("g", 1.62));
        run_to(*session, 2);
        QCOMPARE(events_of(*session, EventKind::handover).size(), std::size_t(2));
        near(last(*session, "contacts.force"), 3 * 1.62, 1e-12);
        near(last(*session, "ball.q[2]"), 0.1, 1e-15);
    }

    // Friction of a joint that is 0 has no row: while the run goes on it can end, and it cannot begin without a word.
    void frictionOfAJointEndsAndDoesNotBegin() {
        const auto sled = [](const std::string& friction) {
            return bodies_by_events(R"j("parameters": {"F": {"value": )j" + friction + R"j(, "range": [0, 9]}}, "world": {"gravity": [0, 0, 0]},
                "bodies": {"b": {"mass": 2, "inertia": [1, 1, 1], "velocity": [3, 0, 0]}},
                "joints": {"rail": {"kind": "prismatic", "between": ["b"], "point": [0, 0, 0], "axis": [1, 0, 0], "coordinates": [{"friction": "F"}]}})j", "1 s");
        };
        auto rubs = start(sled("4"));
        run_to(*rubs, 0.5);
        near(last(*rubs, "b.v[0]"), 2, 1e-12);
        QVERIFY(rubs->set_parameter("F", 0.0));
        run_to(*rubs, 1);
        near(last(*rubs, "b.v[0]"), 2, 1e-12);
        auto free = start(sled("0"));
        run_to(*free, 0.5);
        const auto changed = free->set_parameter("F", 4.0);
        QVERIFY(!changed);
        QVERIFY2(changed.error().text().find("start the run again") != std::string::npos, changed.error().text().c_str());
        run_to(*free, 1);
        near(last(*free, "b.q[0]"), 3, 1e-12);
    }

    // Painleve's rod with a disc at either end: where sliding has no acceleration the run ends with the remedy, or goes over to time steps if it may.
    void slidingWithoutAcceleration() {
        const std::string rod = planar("\"e\": 0, \"mu\": 1.8", R"j("rod": {"mass": 1, "inertia": ["1/3"], "position": [0, "sin(0.9) + 1e-4"], "rotation": [0.9], "velocity": [-2, 0],
            "shapes": [{"kind": "disc", "radius": 1e-4, "position": [-1, 0]}, {"kind": "disc", "radius": 1e-4, "position": [1, 0]}]})j");
        const auto refused = Session::create(bodies_by_events(rod, "0.6 s"));
        QVERIFY(!refused);
        const std::string said = text_of(refused.error());
        QVERIFY2(said.find("Painlev") != std::string::npos && said.find("\"zeno\": \"time-stepping\"") != std::string::npos, said.c_str());
        model::Model model = bodies_by_events(rod, "0.6 s", 1e-10, kStepped);
        model.run.step = 1e-4;
        auto passes = start(model);
        run_to(*passes, 0.6);
        QCOMPARE(events_of(*passes, EventKind::handover).size(), std::size_t(2)); // there and back, not once a try
        QCOMPARE(events_of(*passes, EventKind::impact).size(), std::size_t(1));
        model = bodies_by_events(rod, "0.6 s");
        model.run.integrator = model::IntegratorKind::moreau_jean;
        model.run.step = 1e-4;
        auto steps = start(model);
        run_to(*steps, 0.6);
        for (const char* name : {"rod.q[0]", "rod.q[1]", "rod.q[2]", "rod.v[0]", "rod.v[2]"}) near(last(*passes, name), last(*steps, name), 2e-3);
    }

    // What a stretch of steps reads is what the scene says of steps: no word that it does nothing.
    void settingsOfTheStepsCount() {
        const auto remarks = [](const std::string& zeno) {
            return text_of(model::remarks(bodies_by_events(R"j("world": {"landing": false, "sleeping": true}, "contacts": {"c": {"e": 0.5}}, "bodies": {)j" + kGround +
                R"j(, "ball": {"mass": 3, "position": [0, 0, 1.1], "shapes": [{"kind": "sphere", "radius": 0.1}]}})j", "1 s", 1e-10, zeno)));
        };
        const std::string jump = remarks(""), steps = remarks(kStepped);
        QVERIFY(jump.find("\"landing\" has no effect") != std::string::npos && jump.find("\"sleeping\" has no effect") != std::string::npos);
        QVERIFY(steps.find("\"landing\"") == std::string::npos && steps.find("\"sleeping\" has no effect") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenBodyHandOver)
#include "test_event_driven_body_hand_over.moc"
