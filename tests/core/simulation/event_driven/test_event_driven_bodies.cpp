// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies by events, against closed forms, elliptic integrals, invariants and systems of equations written by hand.
#include "tests/core/simulation/event_driven/body_scenes.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

void compare(const std::vector<RunEvent>& events, const std::vector<double>& times, double tolerance) {
    QVERIFY2(events.size() >= times.size(), qPrintable(QString("%1 events, %2 are known").arg(events.size()).arg(times.size())));
    double worst = 0.0;
    for (std::size_t i = 0; i < times.size(); ++i) worst = std::max(worst, std::abs(events[i].time - times[i]));
    qInfo("largest error of %d instants: %.2g s", static_cast<int>(times.size()), worst);
    QVERIFY2(worst <= tolerance, qPrintable(QString::number(worst)));
}

std::string refusal(const std::string& members) {
    const auto session = Session::create(bodies_by_events(members, "1 s"));
    return session ? std::string() : text_of(session.error());
}

const std::string kBox = "\"contacts\": {\"c\": {\"e\": 0.6}}, \"bodies\": {" + kGround +
                         R"j(, "box": {"mass": 2, "inertia": [0.25], "position": [0, 1.5], "rotation": [0.4], "velocity": [0.3, 0], "spin": [1], "shapes": [{"kind": "box", "size": [1, 0.6]}]}})j";

} // namespace

class TestEventDrivenBodies : public QObject {
    Q_OBJECT

private slots:
    void aBallBouncesAtTheInstantsOfTheClosedForm() {
        auto session = start(bodies_by_events("\"contacts\": {\"c\": {\"e\": 0.5}}, \"bodies\": {" + kGround + R"j(, "ball": {"mass": 3, "position": [0, 0, 1.1], "velocity": [0.7, 0, 0], "spin": [1, 2, 3],
            "shapes": [{"kind": "sphere", "radius": 0.1}]}})j", "2 s", 1e-12));
        run_to(*session, 2);
        const auto hits = events_of(*session, EventKind::impact);
        const double first = std::sqrt(2 / g);
        QVERIFY(hits.size() > 12);
        for (std::size_t k = 0; k < 12; ++k) { // t_k = t_1 (1 + 2 (e + ... + e^k))
            const double t = first * (1 + 2 * (1 - std::pow(0.5, static_cast<double>(k))));
            QVERIFY2(std::abs(hits[k].time - t) < 1e-12, qPrintable(QString("impact %1: %2").arg(k).arg(hits[k].time - t)));
        }
        const auto rest = events_of(*session, EventKind::accumulation);
        QCOMPARE(rest.size(), std::size_t(1));
        QVERIFY2(std::abs(rest[0].time - 3 * first) < 1e-10, qPrintable(QString::number(rest[0].time - 3 * first)));
        QVERIFY(std::abs(last(*session, "ball.q[2]") - 0.1) < 1e-13 && last(*session, "ball.v[2]") == 0.0);
        QVERIFY(std::abs(last(*session, "ball.q[0]") - 1.4) < 1e-12);
    }

    // A compound pendulum of reduced length 1 m whose hinge stops at the lowest point: the instants of the point pendulum at a wall.
    void aPendulumOnAHingeMeetsItsLimitByEllipticIntegrals() {
        auto session = start(bodies_by_events(R"j("world": {"gravity": [0, 0, -9.81]}, "bodies": {"bob": {"mass": 1, "inertia": [0.25, 0.25, 0.25],
            "position": ["0.5*sin(1)", 0, "-0.5*cos(1)"], "rotation": [-1, 0, 1, 0]}},
            "joints": {"pin": {"kind": "revolute", "between": ["bob"], "point": [0, 0, 0], "axis": [0, -1, 0], "coordinates": [{"limits": [-1, 10], "e": 0.7}]}})j", "5 s"));
        run_to(*session, 5);
        const auto hits = events_of(*session, EventKind::impact);
        compare(hits, {0.53478440013967221, 1.5680020344932016, 2.5853206763106078, 3.5952400156559682, 4.6016209811636241}, 5e-9);
        QVERIFY2(std::abs(hits[0].before + 3.0032097427364441) < 1e-8, qPrintable(QString::number(hits[0].before, 'g', 15)));
        QVERIFY(std::abs(hits[0].after + 0.7 * hits[0].before) < 1e-12);
    }
    void jointsHoldAndEnergyStays() {
        model::Model model = bodies_by_events(R"j("world": {"gravity": [0, 0, -9.81]}, "bodies": {"bob": {"mass": 2, "inertia": [0.02, 0.03, 0.04], "position": ["sin(1)", 0, "-cos(1)"]}},
            "joints": {"pin": {"kind": "revolute", "between": ["bob"], "point": [0, 0, 0], "axis": [0, 1, 0]}})j", "10 s");
        model.run.record = {"pin.y[0]", "pin.y[2]", "pin.y[3]", "energy.total", "energy.scheme"};
        auto session = start(model);
        run_to(*session, 10);
        for (const char* name : {"pin.y[0]", "pin.y[2]", "pin.y[3]"})
            for (const double y : column(*session->recording(), name)) QVERIFY2(std::abs(y) < 1e-11, qPrintable(QString("%1: %2").arg(name).arg(y)));
        QVERIFY2(imbalance(*session) < 1e-9 * 20, qPrintable(QString::number(imbalance(*session))));
    }

    // Energy, and the momenta about the vertical through the tip and about the top's own axis.
    void aHeavyTopKeepsItsInvariants() {
        model::Model model = bodies_by_events(R"j("world": {"gravity": [0, 0, -10]}, "bodies": {"top": {"mass": 1, "inertia": [1, 1, 1], "position": [0, "-2*sin(0.3)", "2*cos(0.3)"],
            "rotation": [0.3, 1, 0, 0], "spin": [0, 0, 50]}}, "joints": {"tip": {"kind": "ball", "between": ["top"], "point": [0, 0, 0]}})j", "10 s");
        model.run.record = {"top.q[0]", "top.q[1]", "top.v[0]", "top.v[1]", "top.v[5]", "energy.total"};
        auto session = start(model);
        run_to(*session, 10);
        const auto energy = column(*session->recording(), "energy.total"), spin = column(*session->recording(), "top.v[5]");
        for (std::size_t k = 0; k < energy.size(); ++k) {
            QVERIFY2(std::abs(energy[k] - energy[0]) < 1e-9 * std::abs(energy[0]), qPrintable(QString::number(energy[k] - energy[0])));
            QVERIFY2(std::abs(spin[k] - 50) < 1e-8, qPrintable(QString::number(spin[k] - 50)));
        }
        QVERIFY(std::abs(column(*session->recording(), "top.q[0]").back()) > 1e-3); // it precesses
    }

    void ballsWithGapsHandTheImpactOn() {
        std::string bodies;
        const double places[] = {0, 0.2, 0.5, 0.9, 1.4};
        for (int i = 0; i < 5; ++i)
            bodies += (i ? ", " : "") + ("\"b" + std::to_string(i)) + "\": {\"mass\": 1, \"position\": [" + text(places[i]) + ", 0, 0], \"velocity\": [" + (i ? "0" : "1") +
                      ", 0, 0], \"shapes\": [{\"kind\": \"sphere\", \"radius\": 0.05}]}";
        auto session = start(bodies_by_events("\"world\": {\"gravity\": [0, 0, 0]}, \"contacts\": {\"c\": {\"e\": 1}}, \"bodies\": {" + bodies + "}", "2 s", 1e-12));
        run_to(*session, 2);
        const auto hits = events_of(*session, EventKind::impact);
        QCOMPARE(hits.size(), std::size_t(4));
        compare(hits, {0.1, 0.3, 0.6, 1.0}, 1e-12);
        QVERIFY(std::abs(last(*session, "b4.v[0]") - 1) < 1e-13 && std::abs(last(*session, "b0.v[0]")) < 1e-13);
    }

    // Housner's block, nonlinear; instants by two independent integrations.
    void aBlockRocksAtItsInstants() {
        model::Model model = scene("rocking-block");
        auto session = start(driven(model, 3, 0.05));
        run_to(*session, 3);
        const auto hits = events_of(*session, EventKind::impact);
        compare(hits, {0.48608973195735394, 1.3288603272660068, 2.0765283644602079, 2.7491830954030290}, 2e-9);
        const auto rates = column(*session->recording(), "block.v[2]");
        const auto row = static_cast<std::size_t>(hits[0].row);
        QVERIFY2(std::abs(rates[row + 1] / rates[row] - 0.94079574550216381) < 1e-9, qPrintable(QString::number(rates[row + 1] / rates[row], 'g', 15)));
    }

    void aBallBeginsToRollAtTwoSeventhsOfItsSpeed() {
        auto session = start(bodies_by_events(kPlane + R"j(, "contacts": {"c": {"e": 0, "mu": 0.3}}, "bodies": {)j" + kGround +
            R"j(, "ball": {"mass": 1, "inertia": [0.004], "position": [0, 0.1], "velocity": [2, 0], "shapes": [{"kind": "disc", "radius": 0.1}]}})j", "2 s", 1e-12));
        run_to(*session, 2);
        const auto stuck = events_of(*session, EventKind::stick);
        QCOMPARE(stuck.size(), std::size_t(1));
        QVERIFY(std::abs(stuck[0].time - 2 * 2.0 / (7 * 0.3 * g)) < 1e-13);
        QVERIFY(std::abs(last(*session, "ball.v[0]") - 10.0 / 7) < 1e-13 && std::abs(last(*session, "ball.v[2]") + 100.0 / 7) < 1e-12);
    }

    // The same box as a system of equations: corners as gaps by formula.
    void aBoxHitsAsTheSameBoxByEquations() {
        auto bodies = start(bodies_by_events(kPlane + ", " + kBox, "1.8 s", 1e-11));
        std::string gaps;
        for (const char* corner : {"-0.5*sin(b.q[2]) - 0.3*cos(b.q[2])", "0.5*sin(b.q[2]) - 0.3*cos(b.q[2])", "0.5*sin(b.q[2]) + 0.3*cos(b.q[2])", "-0.5*sin(b.q[2]) + 0.3*cos(b.q[2])"})
            gaps += std::string(gaps.empty() ? "" : ", ") + "\"b.q[1] + " + corner + "\"";
        auto system = start(parse(scene_of(R"j("b": {"kind": "lagrangian-linear", "M": [[2, 0, 0], [0, 2, 0], [0, 0, 0.25]], "F": ["0", "-2*9.81", "0"], "q": [0, 1.5, 0.4], "v": [0.3, 0, 1]})j",
            "\"c\": {\"between\": [\"b\"], \"relation\": {\"kind\": \"lagrangian-scleronomous\", \"h\": [" + gaps + "]}, \"law\": {\"kind\": \"newton-impact\", \"e\": 0.6}}", "1.7 s", 1e-11)));
        run_to(*bodies, 1.7), run_to(*system, 1.7);
        const auto of_bodies = events_of(*bodies, EventKind::impact), of_system = events_of(*system, EventKind::impact);
        QVERIFY(of_system.size() >= 5);
        QCOMPARE(of_bodies.size(), of_system.size());
        for (std::size_t k = 0; k < of_system.size(); ++k) {
            QVERIFY2(std::abs(of_bodies[k].time - of_system[k].time) < 1e-9, qPrintable(QString("impact %1: %2").arg(k).arg(of_bodies[k].time - of_system[k].time)));
            QVERIFY(std::abs(of_bodies[k].impulse - of_system[k].impulse) < 1e-7);
        }
    }
    void theBooksOfABouncingBoxClose() {
        model::Model model = bodies_by_events(kPlane + ", " + kBox, "3 s", 1e-11);
        model.run.record = {"energy.total", "energy.impact", "energy.scheme"};
        auto session = start(model);
        run_to(*session, 3);
        QVERIFY(column(*session->recording(), "energy.impact").back() > 10);
        QVERIFY2(imbalance(*session) < 1e-9 * 30, qPrintable(QString::number(imbalance(*session))));
    }

    void aSnapshotGoesOnWithTheSameBits() {
        const model::Model model = bodies_by_events(kPlane + ", " + kBox, "3 s");
        auto session = start(model), branch = start(model);
        run_to(*session, 0.9);
        const Snapshot snapshot = session->snapshot();
        run_to(*session, 2);
        QVERIFY(branch->restore(snapshot).has_value());
        run_to(*branch, 2);
        QCOMPARE(branch->state_hash(), session->state_hash());
        QVERIFY(branch->snapshot() == session->snapshot());
    }

    void whatHasNoFormByEventsIsRefusedByName() {
        const std::string ball = R"j(, "ball": {"mass": 1, "position": [0, 0, 1], "shapes": [{"kind": "sphere", "radius": 0.1}]}})j";
        QVERIFY(refusal("\"contacts\": {\"c\": {\"mu\": 0.3}}, \"bodies\": {" + kGround + ball).find("friction in a plane; the contact of 'ball' and 'ground' slides in two directions") != std::string::npos);
        QVERIFY(refusal("\"bodies\": {" + kGround + R"j(, "can": {"mass": 1, "position": [0, 0, 1], "shapes": [{"kind": "cylinder", "radius": 0.1, "length": 0.2}]}})j").find("cylinder with a half-space") !=
                std::string::npos);
        const std::string branched = refusal(R"j("bodies": {"b": {"mass": 1, "inertia": [1, 1, 1], "force": ["if(t < 1, 1, 2)", "0", "0"]}})j");
        QVERIFY2(branched.find("branches at") != std::string::npos, branched.c_str());
    }
};

QTEST_GUILESS_MAIN(TestEventDrivenBodies)
#include "test_event_driven_bodies.moc"
