// SPDX-License-Identifier: GPL-3.0-or-later
// Event-driven runs against published trajectories of the field's reference (Siconos 4, examples/mechanics: BouncingBallEventDriven, Pendulum,
// BeadColumn), which were sampled to 16 digits, and against the closed forms that stand behind them.
#include "tests/core/simulation/event_scenes.h"
#include "tests/reference/elliptic.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

std::string ball(double q, double v, double e) {
    return contact_scene("\"lagrangian-linear\", \"M\": [[1]], \"F\": [\"-9.81\"], \"q\": [" + text(q) + "], \"v\": [" + text(v) + "]", "[[1]]", e, "8.5 s", 1e-10);
}

// Samples every `step`, so that the reference's instants are samples.
std::unique_ptr<Session> sampled(const std::string& scene, double step, double end) {
    model::Model model = parse(scene);
    model.run.step = step;
    auto session = start(model);
    run_to(*session, end);
    return session;
}

// Of the last row at t: behind an event.
double at(const Session& session, const std::string& name, double t) {
    const auto times = column(*session.recording(), "t"), values = column(*session.recording(), name);
    for (std::size_t k = times.size(); k-- > 0;)
        if (std::abs(times[k] - t) < 1e-9) return values[k];
    throw std::runtime_error("no sample at " + text(t));
}

void near(double value, double known, double tolerance, const char* what) {
    QVERIFY2(std::abs(value - known) <= tolerance, qPrintable(QString("%1: %2, off by %3").arg(what).arg(value, 0, 'g', 17).arg(value - known)));
}

struct Row {
    double t, q, v;
};

} // namespace

class TestEventDrivenPublished : public QObject {
    Q_OBJECT

private slots:
    // F1: BouncingBallED.ref. Times and velocities to 1e-8 until about 20 impacts: behind them its errors add up.
    void aBallWithNineTenths() {
        auto session = sampled(ball(1, 0, 0.9), 5e-3, 8.5);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(hits.size() > 20);
        near(hits[0].time, 0.4515236409857309, 1e-12, "first impact");
        near(hits[0].before, -4.42944691807, 1e-11, "before"), near(hits[0].after, 3.98650222626, 1e-11, "after");
        const double first = std::sqrt(2 / g);
        double t = first, flight = 2 * 0.9 * first;
        for (std::size_t k = 0; k < 40; ++k, t += flight, flight *= 0.9) near(hits[k].time, t, 1e-11, "impact");
        for (const Row& row : {Row{0.005, 0.9998773750000001, -0.04905}, {0.01, 0.9995095000000001, -0.09810000000000001}, {0.99, 0.7243991528897024, -1.295950855666965},
                               {1.97, 0.08908314723854949, -3.335396625767247}, {2.945, 0.4303293961790735, 0.05199910736122781}, {3.915, 0.2286154387701634, 1.027537151195198},
                               {4.89, 0.185223258501988, -0.03931003329942512}}) {
            near(at(*session, "mass.q[0]", row.t), row.q, 1e-8, "q");
            near(at(*session, "mass.v[0]", row.t), row.v, 1e-8, "v");
        }
        near(at(*session, "mass.q[0]", 8.5), 5.565550791198585e-06, 1e-8, "q"); // the flights get so short that a shift in time counts more in v
    }

    // F3: BouncingBallED-initialImpact.ref
    void aBallThatIsThrownAtTheFloorAtTheStart() {
        auto session = sampled(ball(0, -1, 0.9), 5e-3, 8.5);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(hits.size() > 20);
        QVERIFY(hits[0].time == 0.0);
        near(hits[0].after, 0.9, 1e-14, "after"), near(hits[0].impulse, 1.9, 1e-14, "percussion");
        near(hits[1].time, 1.8 / g, 1e-13, "second impact");
        const auto row = std::find_if(hits.begin(), hits.end(), [](const RunEvent& hit) { return std::abs(hit.time - 0.9572533944953108) < 1e-3; });
        QVERIFY(row != hits.end());
        near(row->time, 0.9572533944953108, 1e-8, "impact"), near(row->after, 0.4304672099998322, 1e-8, "after"), near(row->impulse, 0.9087641099996457, 1e-8, "percussion");
        const auto late = std::min_element(hits.begin(), hits.end(), [](const RunEvent& a, const RunEvent& b) { return std::abs(a.time - 1.757080443526918) < std::abs(b.time - 1.757080443526918); });
        near(late->time, 1.757080443526918, 1e-8, "impact"), near(late->after, 0.03815204244517989, 1e-8, "after"), near(late->impulse, 0.08054320071760199, 1e-8, "percussion");
        const auto rest = events_of(*session, EventKind::accumulation);
        QCOMPARE(rest.size(), std::size_t(1));
        near(rest[0].time, 1.8348623853211012, 1e-10, "rest"); // 18/g; the reference goes on with dwarf flights for ever
        near(last(*session, "c.force[0]"), g, 1e-12, "force"), near(last(*session, "mass.q[0]"), 0, 1e-12, "q");
    }

    // F4: BouncingBallED-withRestingContact.ref
    void aBallThatStaysWhereItFalls() {
        auto session = sampled(ball(1, 0, 0), 5e-3, 8.5);
        const auto hits = events_of(*session, EventKind::impact);
        QCOMPARE(hits.size(), std::size_t(1));
        near(hits[0].time, 0.4515236409857309, 1e-12, "impact");
        QVERIFY(hits[0].after == 0.0);
        near(at(*session, "mass.q[0]", 0.01), 0.9995095000000001, 1e-12, "q"), near(at(*session, "mass.v[0]", 0.01), -0.09809999999999999, 1e-12, "v");
        for (double t : {0.94, 1.885, 2.83, 3.775, 4.72, 5.665, 6.61, 7.555, 8.5}) {
            near(at(*session, "mass.q[0]", t), 0, 1e-9, "q"), near(at(*session, "mass.v[0]", t), 0, 1e-9, "v");
            near(at(*session, "c.force[0]", t), 9.81, 1e-9, "force");
        }
    }

    // F6: SimplePendulumED_Lsodar.ref: its crossings to 1e-6; the exact ones are quarter periods.
    void aPendulumAsAConstraint() {
        auto session = sampled(scene_of(R"j("bob": {"kind": "lagrangian-nonlinear", "M": [[1, 0], [0, 1]], "F": ["0", "9.81"], "q": [0.86602540378443865, 0.5], "v": [0, 0]})j",
                                        R"j("rod": {"between": ["bob"], "relation": {"kind": "lagrangian-scleronomous", "h": ["1 - bob.q[0]^2 - bob.q[1]^2"]}, "law": {"kind": "newton-impact", "e": 0.9}})j", "10 s", 1e-10),
                               1e-2, 10);
        QVERIFY(events_of(*session, EventKind::release).empty() && events_of(*session, EventKind::impact).empty()); // it pulls all the time
        near(column(*session->recording(), "rod.force[0]")[0], 2.4525, 1e-12, "force");
        struct { double t, x, y, vx, vy, force; } rows[] = {{0.01, 0.8658129416156526, 0.5003678148430954, -0.04250631867769936, 0.07355093537166756, 2.457912395416162},
            {1.11, -0.8636241074928447, 0.5041362920454632, 0.143616077760052, 0.2460253485698975, 2.513365537447652},
            {2.22, 0.8563156620301935, 0.5164527925780397, -0.2934269118114979, 0.4865228029667669, 2.694602842786587}};
        for (const auto& row : rows) { // what its own integration is worth: 1e-6 of a period's instants
            near(at(*session, "bob.q[0]", row.t), row.x, 2e-6, "x"), near(at(*session, "bob.q[1]", row.t), row.y, 2e-6, "y");
            near(at(*session, "bob.v[0]", row.t), row.vx, 1e-5, "vx"), near(at(*session, "bob.v[1]", row.t), row.vy, 1e-5, "vy");
            near(at(*session, "rod.force[0]", row.t), row.force, 2e-5, "force");
        }
        const double k = 0.5, quarter = quarter_period(k) / std::sqrt(g);
        near(4 * quarter, 2.152874666880516, 1e-14, "period");
        for (double t : {1.0, 3.0, 5.0, 9.99}) { // sin(angle/2) = k sn(K - omega t)
            const double angle = 2 * std::asin(k * elliptic((quarter - t) * std::sqrt(g), k).sn);
            near(at(*session, "bob.q[0]", t), std::sin(angle), 1e-8, "x"), near(at(*session, "bob.q[1]", t), std::cos(angle), 1e-8, "y");
        }
        for (const double y : column(*session->recording(), "rod.y[0]")) QVERIFY2(std::abs(y) <= 1e-10, qPrintable(QString::number(y)));
    }

    // F10: BeadColumnED_NewtonLaw.ref: ten touching beads fall on the floor, and Newton's law throws all of them up alike.
    void tenTouchingBeads() {
        std::string systems, laws = stop("floor", "b0", -0.005, 1);
        for (int i = 0; i < 10; ++i) systems += std::string(i ? ", " : "") + "\"b" + std::to_string(i) + "\": {\"kind\": \"lagrangian-linear\", \"M\": [[1]], \"F\": [\"-9.81\"], \"q\": [" + text(0.055 + 0.01 * i) + "], \"v\": [0]}";
        for (int i = 0; i < 9; ++i) laws += ", " + contact_between("c" + std::to_string(i), "b" + std::to_string(i), "b" + std::to_string(i + 1), -0.01, 1);
        auto session = sampled(scene_of(systems, laws, "0.5 s", 1e-10), 1e-3, 0.493);
        const auto hits = events_of(*session, EventKind::impact);
        QVERIFY(!hits.empty());
        near(hits[0].time, 0.10096375546923, 1e-12, "impact");
        near(hits.back().time, 0.30289126640769 + 2 * 0.10096375546923 * (hits.back().time > 0.4 ? 1 : 0), 1e-9, "last impact");
        struct { double t, low, high, v_low, v_high; } rows[] = {{0.053, 0.04122185500000003, 0.1312218550000001, -0.51993, -0.51993}, {0.107, 0.01079990540677304, 0.1007999054067731, 0.9312388823063162, 0.9312388823063078},
            {0.162, 0.04718041893362043, 0.13718041893362, 0.3916888823063163, 0.3916888823063079}, {0.218, 0.05373291634277413, 0.1437329163427732, -0.1576711176936836, -0.1576711176936921},
            {0.273, 0.03022337986962165, 0.12022337986962, -0.6972211176936844, -0.6972211176936924}, {0.327, 0.02602766402831768, 0.1160276640283157, 0.7539477646126413, 0.753947764612638},
            {0.382, 0.05265716608201294, 0.1426571660820108, 0.2143977646126412, 0.2143977646126379}, {0.438, 0.04928136090032086, 0.1392813609003185, -0.3349622353873589, -0.3349622353873623},
            {0.493, 0.01602081295401625, 0.1060208129540139, -0.8745122353873587, -0.8745122353873613}};
        for (const auto& row : rows) {
            near(at(*session, "b0.q[0]", row.t), row.low, 1e-8, "lowest"), near(at(*session, "b9.q[0]", row.t), row.high, 1e-8, "highest");
            near(at(*session, "b0.v[0]", row.t), row.v_low, 1e-8, "speed of the lowest"), near(at(*session, "b9.v[0]", row.t), row.v_high, 1e-8, "speed of the highest");
        }
    }
};

QTEST_APPLESS_MAIN(TestEventDrivenPublished)
#include "test_event_driven_published.moc"
