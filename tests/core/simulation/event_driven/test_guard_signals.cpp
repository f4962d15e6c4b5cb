// SPDX-License-Identifier: GPL-3.0-or-later
// What guards watch, as signals: against closed forms, and zero where the event is.
#include "tests/core/simulation/event_driven/body_scenes.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;

double largest(const Recording& recording, const std::string& name, const auto& expected, double from, double to) {
    const auto t = column(recording, "t"), value = column(recording, name);
    double worst = 0.0;
    for (std::size_t k = 0; k < t.size(); ++k)
        if (t[k] > from && t[k] < to) worst = std::max(worst, std::abs(value[k] - expected(t[k])));
    return worst;
}

std::unique_ptr<Session> run_with(model::Model model, const std::vector<std::string>& names, double end) {
    RunOptions options;
    options.record = names;
    auto session = start(model, options);
    run_to(*session, end);
    return session;
}

const std::string kBlock =
    scene_of(R"j("block": {"kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": ["9.81*sin(t/2)", "-9.81*cos(t/2)"], "q": [0, 0], "v": [0, 0]})j",
             R"j("c": {"between": ["block"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0, "mu": 0.4}})j", "2 s", 1e-10);

} // namespace

class TestGuardSignals : public QObject {
    Q_OBJECT

private slots:
    // m g (mu cos t/2 - sin t/2) until it slips, where it is zero, and zero from there on.
    void theReserveOfFrictionVanishesWhereTheBlockSlips() {
        const auto session = run_with(parse(kBlock), {"c.reserve[1]", "c.yddot[0]", "c.yddot[1]"}, 2);
        const Recording& recording = *session->recording();
        const double slip = 2 * std::atan(0.4);
        QVERIFY(largest(recording, "c.reserve[1]", [](double t) { return g * (0.4 * std::cos(t / 2) - std::sin(t / 2)); }, -1, slip + 1e-9) < 1e-9);
        QVERIFY(largest(recording, "c.reserve[1]", [](double) { return 0.0; }, slip - 1e-9, 3) < 1e-9);
        QVERIFY(largest(recording, "c.yddot[0]", [](double) { return 0.0; }, -1, 3) < 1e-12);
        QVERIFY(largest(recording, "c.yddot[1]", [](double t) { return g * (std::sin(t / 2) - 0.4 * std::cos(t / 2)); }, slip + 1e-9, 3) < 1e-12);
        QCOMPARE(recording.catalogue()[*recording.catalogue().find("c.reserve[1]")].unit, std::string("N"));
        QCOMPARE(recording.catalogue()[*recording.catalogue().find("c.yddot[1]")].unit, std::string("m/s^2"));
    }

    void theAccelerationOfAGapIsThatOfTheFlightAndNoneAtRest() {
        const auto session = run_with(parse(contact_scene(R"j("lagrangian-linear", "M": [[2]], "F": [-19.62], "q": [1], "v": [0])j", "[[1]]", 0.5, "2 s")), {"c.yddot[0]"}, 2);
        QVERIFY(largest(*session->recording(), "c.yddot[0]", [](double) { return -g; }, -1, 1.35) < 1e-12);
        QVERIFY(largest(*session->recording(), "c.yddot[0]", [](double) { return 0.0; }, 1.3546, 3) < 1e-12);
    }

    void theResidualOfAConditionVanishesAtItsSwitch() {
        const auto session = run_with(parse(scene_of(R"j("mass": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["-mass.q[0] - 8*max(mass.q[0] - 0.3, 0)"], "q": [-1], "v": [0]})j", "", "5 s", 1e-11)),
                                      {"mass.q[0]", "mass.condition[0]"}, 5);
        const Recording& recording = *session->recording();
        const auto q = column(recording, "mass.q[0]"), residual = column(recording, "mass.condition[0]"), t = column(recording, "t");
        for (std::size_t k = 0; k < q.size(); ++k) QVERIFY(std::abs(std::abs(residual[k]) - std::abs(q[k] - 0.3)) < 1e-15);
        const auto kinks = events_of(*session, EventKind::switching);
        QCOMPARE(kinks.size(), std::size_t(2));
        for (const RunEvent& kink : kinks) {
            const std::size_t row = static_cast<std::size_t>(std::find(t.begin(), t.end(), kink.time) - t.begin());
            QVERIFY(row < t.size());
            QVERIFY2(std::abs(residual[row]) < 1e-14, qPrintable(QString::number(residual[row])));
        }
    }

    void bodiesHaveTheirGuardsByPairsOfBodies() {
        const auto session = run_with(bodies_by_events("\"contacts\": {\"c\": {\"e\": 0}}, \"bodies\": {" + kGround + R"j(, "ball": {"mass": 3, "position": [0, 0, 1.1],
            "shapes": [{"kind": "sphere", "radius": 0.1}]}})j", "1 s", 1e-12), {"ball.q[2]", "ball.ground.y[0]", "ball.ground.yddot[0]", "ball.ground.force[0]"}, 1);
        const double hit = std::sqrt(2 / g);
        const Recording& recording = *session->recording();
        QVERIFY(largest(recording, "ball.ground.y[0]", [](double t) { return 1 - g * t * t / 2; }, -1, hit - 1e-9) < 1e-12);
        QVERIFY(largest(recording, "ball.ground.yddot[0]", [](double) { return -g; }, -1, hit - 1e-9) < 1e-12);
        QVERIFY(largest(recording, "ball.ground.force[0]", [](double) { return 3 * g; }, hit + 1e-9, 2) < 1e-10);
    }

    void theyAreFoundWherePlotsAreMade() {
        RunOptions options;
        options.record_views = true;
        const auto session = start(parse(kBlock), options);
        for (const char* name : {"c.yddot[0]", "c.yddot[1]", "c.reserve[1]"}) QVERIFY2(session->recording()->catalogue().find(name), name);
    }

    void aRestoredRunKnowsThem() {
        RunOptions options;
        options.record = std::vector<std::string>{"c.reserve[1]"};
        auto session = start(parse(kBlock), options), other = start(parse(kBlock), options);
        run_to(*session, 0.5);
        QVERIFY(other->restore(session->snapshot()));
        run_to(*session, 1), run_to(*other, 1);
        QCOMPARE(other->state_hash(), session->state_hash());
        QCOMPARE(last(*other, "c.reserve[1]"), last(*session, "c.reserve[1]"));
    }

    // A bundle that the window made is the same run without them.
    void theyAreNoPartOfTheStatesHash_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "simple-pendulum", "rocking-block"}) QTest::newRow(name) << name;
    }
    void theyAreNoPartOfTheStatesHash() {
        QFETCH(QString, name);
        const auto model = driven(scene(name.toStdString()), 1.0, 0.01);
        auto without = start(model);
        RunOptions options;
        options.record.emplace();
        for (const Channel& channel : without->catalogue().channels())
            if (channel.name.find(".yddot[") != std::string::npos || channel.name.find(".reserve[") != std::string::npos) options.record->push_back(channel.name);
        QVERIFY(!options.record->empty());
        auto with = start(model, options);
        run_to(*with, 0.7), run_to(*without, 0.7);
        const Recording& recording = *with->recording();
        double most = 0.0;
        for (std::size_t c = 1; c < recording.catalogue().size(); ++c) most = std::max(most, recording.range(c, 0, recording.rows()).max - recording.range(c, 0, recording.rows()).min);
        QVERIFY(most > 0.0); // they are kept
        QCOMPARE(with->state_hash(), without->state_hash());
    }

    // Nor are the books of energy: a bundle says the same whatever was recorded beside it. The last of them goes by the implicit flow.
    void booksAreNoPartOfTheStatesHash_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "simple-pendulum", "rocking-block", "bouncing-ball", "newtons-cradle", "stiff"}) QTest::newRow(name) << name;
    }
    void booksAreNoPartOfTheStatesHash() {
        QFETCH(QString, name);
        const auto model = name == "stiff" ? parse(scene_of(R"j("m": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["-1e4*m.v[0] - 3*m.q[0] + sin(t)"], "q": [1], "v": [0]})j", "", "2 s", 1e-8)) : driven(scene(name.toStdString()), 1.0, 0.01);
        RunOptions plain, booked;
        plain.record.emplace();
        booked.record = std::vector<std::string>{"energy.kinetic", "energy.input", "energy.scheme"};
        auto without = start(model, plain);
        auto with = start(model, booked);
        for (const double t : {0.11, 0.5, 0.8}) {
            run_to(*with, t), run_to(*without, t);
            QCOMPARE(with->state_hash(), without->state_hash());
        }
        QVERIFY(last(*with, "energy.kinetic") > 0.0);
    }

    // Elsewhere the name is refused where it was asked for, and left out with a remark where the scene lists it.
    void underTimeSteppingTheyAreNone() {
        model::Model model = parse(kBlock);
        model.run.integrator = model::IntegratorKind::moreau_jean;
        model.run.written = {};
        RunOptions options;
        options.record = std::vector<std::string>{"c.reserve[1]"};
        const auto refused = Session::create(model, options);
        QVERIFY(!refused);
        QVERIFY2(text_of(refused.error()).find("'c.reserve[1]' is a guard, which event-driven runs alone have") != std::string::npos, text_of(refused.error()).c_str());
        model.run.record = {"block.q[0]", "c.reserve[1]"};
        const auto session = start(model);
        const auto notices = session->recording()->notices();
        QVERIFY(std::any_of(notices.begin(), notices.end(), [](const Notice& notice) { return notice.message.find("'c.reserve[1]' is not recorded") != std::string::npos; }));
    }
};

QTEST_GUILESS_MAIN(TestGuardSignals)
#include "test_guard_signals.moc"
