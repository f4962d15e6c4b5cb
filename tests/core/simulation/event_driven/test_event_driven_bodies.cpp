// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies by events, against closed forms, elliptic integrals, invariants and systems of equations written by hand.
#include "tests/core/simulation/event_driven/body_scenes.h"

#include <QtTest>

#include <cmath>
#include <map>

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

    // A door with a closer: its coordinate's force is that of spring, damper and stop together, as by time steps.
    void aCoordinatesForceHoldsItsSpring() {
        const double k = 6, c = 3, rest = -1.3;
        const std::string door = R"j("world": {"gravity": [0, 0, 0]}, "bodies": {"door": {"mass": 10, "inertia": [2, 2, 2], "position": [0, 0, 0]}}, "joints": {"hinge": {"kind": "revolute",
            "between": ["door"], "point": [0, 0, 0], "axis": [0, 0, 1], "coordinates": [{"stiffness": 6, "damping": 3, "rest": -1.3, "limits": [-1, 2], "e": 0.4}]}})j";
        model::Model model = bodies_by_events(door, "5 s");
        model.run.record = {"hinge.y[5]", "hinge.ydot[5]", "hinge.force[5]"};
        auto session = start(model);
        run_to(*session, 5);
        const auto y = column(*session->recording(), "hinge.y[5]"), rate = column(*session->recording(), "hinge.ydot[5]"), force = column(*session->recording(), "hinge.force[5]");
        QVERIFY(std::abs(force.front() - k * rest) < 1e-9);
        for (std::size_t i = 0; i < y.size(); ++i) {
            const double of_spring = -k * (y[i] - rest) - c * rate[i];
            const bool rests = y[i] < -1 + 1e-12 && rate[i] == 0.0;
            QVERIFY2(std::abs(force[i] - (rests ? 0.0 : of_spring)) < 1e-9, qPrintable(QString("row %1: %2 and %3").arg(i).arg(force[i]).arg(of_spring)));
        }
        QVERIFY(std::abs(y.back() + 1) < 1e-12 && std::abs(force.back()) < 1e-9); // the stop bears what the spring presses

        model.run.integrator = model::IntegratorKind::moreau_jean;
        model.run.step = 1e-4;
        auto steps = start(model);
        run_to(*steps, 0.9);
        const auto of_steps = column(*steps->recording(), "hinge.force[5]");
        QVERIFY2(std::abs(of_steps.back() + k * (last(*steps, "hinge.y[5]") - rest) + c * last(*steps, "hinge.ydot[5]")) < 2e-3, qPrintable(QString::number(of_steps.back())));
    }


    // A motor that cannot hold what it is asked to hold gives its force times the speed there is, in both families; the speed that it was asked for is nowhere.
    void aMotorAtItsLargestForceGivesWhatItDoes() {
        for (const double pull : {0.0, -2.0}) { // 2 kg, 3 N, 1.2 m/s: at the speed in 0.8 s, or dragged back
            model::Model model = bodies_by_events("\"world\": {\"gravity\": [" + text(pull) + R"j(, 0, 0]}, "bodies": {"sled": {"mass": 2, "inertia": [1, 1, 1], "position": [0, 0, 0]}},
                "joints": {"slide": {"kind": "prismatic", "between": ["sled"], "point": [0, 0, 0], "axis": [1, 0, 0], "coordinates": [{"drive": "velocity", "value": 1.2, "largest": 3}]}})j", "2 s");
            model.run.record = {"sled.q[0]", "energy.input", "energy.damping", "slide.force[5]"};
            for (const auto kind : {model::IntegratorKind::event_driven, model::IntegratorKind::moreau_jean}) {
                model.run.integrator = kind;
                model.run.step = 1e-3;
                auto session = start(model);
                run_to(*session, 1.5);
                const double t = 1.5, work = pull == 0.0 ? 0.5 * 2 * 1.2 * 1.2 : 3 * 0.5 * (1.5 - 2) * t * t;
                QVERIFY2(std::abs(last(*session, "energy.input") - work) < 1e-9, qPrintable(QString::number(last(*session, "energy.input"))));
                QVERIFY2(std::abs(last(*session, "energy.damping")) < 1e-9, qPrintable(QString::number(last(*session, "energy.damping"))));
            }
        }
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

    // The two families: the mean distance of positions falls with the step, from h to h/8 by a slope of 0.8 at least.
    void timeSteppingComesNearerWithItsStep_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("signals_");
        QTest::addColumn<double>("h");
        QTest::addColumn<double>("end");
        QTest::newRow("heavy top") << "heavy-top" << QStringList{"top.q[0]", "top.q[1]", "top.q[2]"} << 1e-3 << 1.0;
        QTest::newRow("cradle") << "newtons-cradle" << QStringList{"ball[0].q[0]", "ball[2].q[0]", "ball[4].q[0]"} << 8e-4 << 0.8;
    }
    void timeSteppingComesNearerWithItsStep() {
        QFETCH(QString, name);
        QFETCH(QStringList, signals_);
        QFETCH(double, h);
        QFETCH(double, end);
        const double every = 0.016;
        const auto positions = [&](model::Model model, double step) {
            model.run.record.clear();
            for (const QString& signal : signals_) model.run.record.push_back(signal.toStdString());
            RunOptions options;
            options.step = step;
            options.record_every = static_cast<int>(std::lround(every / step));
            auto session = start(model, options);
            run_to(*session, end);
            const Recording& recording = *session->recording();
            const auto t = column(recording, "t");
            std::map<long, std::vector<double>> out; // by sample; of two rows of one time the later
            for (std::size_t row = 0; row < t.size(); ++row) {
                const long k = std::lround(t[row] / every);
                if (std::abs(t[row] - static_cast<double>(k) * every) > 1e-9) continue;
                out[k].clear();
                for (const QString& signal : signals_) out[k].push_back(recording.value(*recording.catalogue().find(signal.toStdString()), row));
            }
            return out;
        };
        const auto exact = positions(driven(scene(name.toStdString()), end, every), every);
        double distance[2] = {0, 0};
        for (const int finer : {0, 1}) {
            const auto steps = positions(scene(name.toStdString()), finer ? h / 8 : h);
            for (const auto& [k, values] : exact)
                for (std::size_t i = 0; i < values.size(); ++i) distance[finer] += every * std::abs(values[i] - steps.at(k)[i]);
        }
        const double slope = std::log(distance[0] / distance[1]) / std::log(8.0);
        qInfo("%g, %g m s: slope %.2f", distance[0], distance[1], slope);
        QVERIFY2(slope >= 0.8, qPrintable(QString::number(slope)));
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
        QVERIFY(refusal("\"contacts\": {\"c\": {\"mu_rolling\": 0.01}}, \"bodies\": {" + kGround + ball).find("resists rolling or spinning") != std::string::npos);
    }
    void aHandIsRefused() {
        auto session = start(bodies_by_events(kPlane + ", " + kBox, "3 s"));
        rigid::Pull pull;
        pull.body = 1;
        const auto done = session->set_pull(pull);
        QVERIFY(!done && done.error().message.find("no hand") != std::string::npos);
    }

    // Four equal arms on hinges in space: three rows too many.
    void aLoopOfHingesInSpaceHolds() {
        const auto bar = [](const char* name, const char* x, const char* z, const char* more) {
            return "\"" + std::string(name) + "\": {\"mass\": 1, \"inertia\": [0.1, 0.1, 0.1], \"position\": [" + x + ", 0, " + z + "]" + more + "}";
        };
        const auto pin = [](const char* name, const char* between, const char* x, const char* z) {
            return "\"" + std::string(name) + "\": {\"kind\": \"revolute\", \"between\": [" + between + "], \"point\": [" + x + ", 0, " + z + "], \"axis\": [0, 1, 0]}";
        };
        model::Model model = bodies_by_events("\"world\": {\"gravity\": [0, 0, -9.81]}, \"bodies\": {" + bar("a", "0.3", "-0.4", "") + ", " + bar("b", "1.1", "-0.8", "") + ", " + bar("c", "1.3", "-0.4", "") + "}, \"joints\": {" +
            pin("p", "\"a\"", "0", "0") + ", " + pin("q", "\"a\", \"b\"", "0.6", "-0.8") + ", " + pin("r", "\"b\", \"c\"", "1.6", "-0.8") + ", " + pin("s", "\"c\"", "1", "0") + "}", "4 s");
        model.run.record = {"energy.total", "r.y[0]", "r.y[2]", "r.y[3]", "a.q[0]"};
        auto session = start(model);
        run_to(*session, 4);
        const auto energy = column(*session->recording(), "energy.total"), x = column(*session->recording(), "a.q[0]");
        for (const double value : energy) QVERIFY2(std::abs(value - energy[0]) < 1e-8, qPrintable(QString::number(value - energy[0])));
        for (const char* name : {"r.y[0]", "r.y[2]", "r.y[3]"})
            for (const double y : column(*session->recording(), name)) QVERIFY2(std::abs(y) < 1e-12, qPrintable(QString("%1: %2").arg(name).arg(y)));
        QVERIFY(*std::min_element(x.begin(), x.end()) < -0.2); // it swings through
    }

    void aDriveIsFollowedAndPaid() {
        model::Model model = bodies_by_events(R"j("world": {"gravity": [0, 0, -9.81]}, "bodies": {"arm": {"mass": 2, "inertia": [0.1, 0.2, 0.1], "position": [0, 0, -0.5]}},
            "joints": {"pin": {"kind": "revolute", "between": ["arm"], "point": [0, 0, 0], "axis": [0, 1, 0], "coordinates": [{"drive": "position", "value": "1 - cos(2*t)"}]}})j", "5 s");
        model.run.record = {"pin.y[5]", "pin.ydot[5]", "pin.force[5]", "energy.total", "energy.input", "energy.scheme"};
        auto session = start(model);
        run_to(*session, 5);
        const Recording& recording = *session->recording();
        const auto t = column(recording, "t"), angle = column(recording, "pin.y[5]"), rate = column(recording, "pin.ydot[5]"), moment = column(recording, "pin.force[5]");
        for (std::size_t k = 0; k < t.size(); ++k) {
            const double phi = 1 - std::cos(2 * t[k]), needed = (0.2 + 2 * 0.25) * 4 * std::cos(2 * t[k]) + 2 * g * 0.5 * std::sin(phi);
            QVERIFY2(std::abs(angle[k] - phi) < 1e-12 && std::abs(rate[k] - 2 * std::sin(2 * t[k])) < 1e-11, qPrintable(QString::number(angle[k] - phi)));
            QVERIFY2(std::abs(moment[k] - needed) < 1e-9, qPrintable(QString::number(moment[k] - needed)));
        }
        QVERIFY(imbalance(*session) < 1e-8);
    }
    void aFormulasBranchIsAnEvent() {
        auto session = start(bodies_by_events(R"j("world": {"gravity": [0, 0, 0]}, "bodies": {"b": {"mass": 2, "inertia": [1, 1, 1], "force": ["if(t < 0.73, 4, -2)", "-50*max(b.q[1] - 0.3, 0)", "0"],
            "velocity": [0, 1, 0]}})j", "1 s", 1e-12));
        run_to(*session, 1);
        QVERIFY2(std::abs(last(*session, "b.q[0]") - (0.73 * 0.73 + 2 * 0.73 * 0.27 - 0.5 * 0.27 * 0.27)) < 1e-13, qPrintable(QString::number(last(*session, "b.q[0]"), 'g', 16)));
        const double out = 0.3 + 2 * std::acos(0.0) / 5; // half a swing of the spring
        QVERIFY(out < 1 && std::abs(last(*session, "b.q[1]") - (0.3 - (1 - out))) < 1e-12);
        QCOMPARE(events_of(*session, EventKind::breakpoint).size(), std::size_t(1));
        QCOMPARE(events_of(*session, EventKind::switching).size(), std::size_t(2));
    }
    void dryFrictionOfASliderStopsIt() {
        auto session = start(bodies_by_events(R"j("world": {"gravity": [0, 0, -9.81]}, "bodies": {"b": {"mass": 2, "inertia": [1, 1, 1], "velocity": [3, 0, 0]}},
            "joints": {"rail": {"kind": "prismatic", "between": ["b"], "point": [0, 0, 0], "axis": [1, 0, 0], "coordinates": [{"friction": 5}]}})j", "2 s", 1e-12));
        run_to(*session, 2);
        const auto stops = events_of(*session, EventKind::switching);
        QCOMPARE(stops.size(), std::size_t(1));
        QVERIFY(std::abs(stops[0].time - 1.2) < 1e-12 && stops[0].object.find("rail") == 0);
        QVERIFY(std::abs(last(*session, "b.q[0]") - 1.8) < 1e-12);
    }

    // A disc that meets the corner of a box, and the side beside it.
    void aDiscMeetsTheCornerOfABox() {
        for (const double x : {0.05, -0.3}) {
            auto session = start(bodies_by_events("\"world\": {\"planar\": true, \"gravity\": [0, 0]}, \"contacts\": {\"c\": {\"e\": 1}}, \"bodies\": {\"block\": {\"fixed\": true, \"position\": [-0.5, -0.5], "
                "\"shapes\": [{\"kind\": \"box\", \"size\": [1, 1]}]}, \"disc\": {\"mass\": 1, \"inertia\": [0.01], \"position\": [" + text(x) + ", 1], \"velocity\": [0, -2], \"shapes\": [{\"kind\": \"disc\", \"radius\": 0.1}]}}", "1 s", 1e-12));
            run_to(*session, 1);
            const auto hits = events_of(*session, EventKind::impact);
            QCOMPARE(hits.size(), std::size_t(1));
            const double side = std::max(x, 0.0), up = std::sqrt(0.01 - side * side);
            QVERIFY2(std::abs(hits[0].time - (1 - up) / 2) < 1e-12, qPrintable(QString::number(hits[0].time - (1 - up) / 2)));
            const double nx = side / 0.1, ny = up / 0.1; // v+ = v - 2 (v.n) n
            QVERIFY(std::abs(last(*session, "disc.v[0]") - 4 * ny * nx) < 1e-12 && std::abs(last(*session, "disc.v[1]") - (-2 + 4 * ny * ny)) < 1e-12);
        }
    }
    void aWideBoxIsAGroundToo() {
        auto plane = start(bodies_by_events(kPlane + ", " + kBox, "2 s", 1e-11));
        std::string members = kBox;
        members.replace(members.find("{\"kind\": \"half-space\"}"), 22, R"j({"kind": "box", "size": [40, 2], "position": [1, -1]})j");
        auto wide = start(bodies_by_events(kPlane + ", " + members, "2 s", 1e-11));
        run_to(*plane, 1.9), run_to(*wide, 1.9);
        const auto a = events_of(*plane, EventKind::impact), b = events_of(*wide, EventKind::impact);
        QVERIFY(a.size() >= 8);
        QCOMPARE(b.size(), a.size());
        for (std::size_t k = 0; k < a.size(); ++k) QVERIFY2(std::abs(a[k].time - b[k].time) < 1e-9, qPrintable(QString("impact %1: %2").arg(k).arg(a[k].time - b[k].time)));
    }
    // Without friction a box leaves the table with its centre: then its rear corner lets go.
    void aBoxTipsWhereItsCentrePassesTheEdge() {
        auto session = start(bodies_by_events(kPlane + R"j(, "contacts": {"c": {"e": 0}}, "bodies": {"table": {"fixed": true, "position": [0, -0.5], "shapes": [{"kind": "box", "size": [4, 1]}]},
            "box": {"mass": 1, "position": [1.2, 0.1], "velocity": [1, 0], "shapes": [{"kind": "box", "size": [0.6, 0.2]}]}})j", "1 s", 1e-11));
        run_to(*session, 1);
        const auto released = events_of(*session, EventKind::release);
        const bool found = std::any_of(released.begin(), released.end(), [](const RunEvent& event) { return std::abs(event.time - 0.8) < 1e-9; });
        QVERIFY2(found, released.empty() ? "none" : qPrintable(QString::number(released.back().time, 'g', 15)));
        QVERIFY(last(*session, "box.v[2]") < -0.1);
    }
    void boxesOnEachOtherRest() {
        auto session = start(bodies_by_events(kPlane + R"j(, "contacts": {"c": {"e": 0.3}}, "bodies": {)j" + kGround + R"j(, "low": {"mass": 2, "position": [0, 0.2], "shapes": [{"kind": "box", "size": [1, 0.4]}]},
            "high": {"mass": 1, "position": [0.1, 0.6], "shapes": [{"kind": "box", "size": [0.6, 0.4]}]}})j", "3 s"));
        run_to(*session, 3);
        QVERIFY(session->recording()->events().empty());
        QVERIFY(std::abs(last(*session, "high.q[1]") - 0.6) < 1e-12 && std::abs(last(*session, "high.q[2]")) < 1e-12);
    }
    // On the face across its y axis, about which it goes on spinning.
    void aBoxInSpaceRestsOnFourCorners() {
        model::Model model = bodies_by_events("\"contacts\": {\"c\": {\"e\": 0.6}}, \"bodies\": {" + kGround + R"j(, "box": {"mass": 2, "inertia": [0.2, 0.25, 0.3], "position": [0, 0, 1.5], "rotation": [0.4, 1, 0.3, 0.2],
            "velocity": [0.3, 0, 0], "spin": [1, 2, 3], "shapes": [{"kind": "box", "size": [1, 0.6, 0.5]}]}})j", "8 s");
        model.run.record = {"box.q[2]", "box.v[3]", "box.v[4]", "box.v[5]", "contacts.force", "contacts.closed", "energy.scheme"};
        auto session = start(model);
        run_to(*session, 8);
        QVERIFY(session->recording()->impact_count() > 100);
        for (const RunEvent& event : session->recording()->events()) QVERIFY2(event.time < 3, qPrintable(QString::number(event.time, 'g', 12))); // then it rests
        QVERIFY(std::abs(last(*session, "contacts.force") - 2 * 9.81) < 1e-9 && last(*session, "contacts.closed") == 4);
        QVERIFY2(std::hypot(last(*session, "box.v[3]"), last(*session, "box.v[5]")) < 1e-11, qPrintable(QString::number(last(*session, "box.v[3]"))));
        QVERIFY2(imbalance(*session) < 5e-8, qPrintable(QString::number(imbalance(*session))));
    }
    // A pin that crosses its play within a small part of a step that its free flight would allow is met all the same.
    void pinsThatRattleAreMetInEachFlight() {
        model::Model model = driven(testing::scene("four-bar-clearance"), 0.2, 1e-3);
        for (model::Parameter& parameter : model.parameters)
            if (parameter.name == "e") parameter.value = 0.9;
        model.run.record = {"crank_pin.y[0]", "coupler_pin.y[0]", "rocker_pin.y[0]"};
        auto session = start(model);
        run_to(*session, 0.2);
        QVERIFY(events_of(*session, EventKind::impact).size() > 200);
        for (const char* pin : {"crank_pin.y[0]", "coupler_pin.y[0]", "rocker_pin.y[0]"})
            for (const double y : column(*session->recording(), pin)) QVERIFY2(y < 0.005 + 1e-9, qPrintable(QString("%1: %2").arg(pin).arg(y, 0, 'g', 12)));
    }
    void aHingeCountsItsTurns() { // three radians from one sample to the next
        model::Model model = bodies_by_events(R"j("world": {"gravity": [0, 0, 0]}, "bodies": {"bob": {"mass": 1, "inertia": [1, 1, 1], "velocity": [0, 0, -60], "position": [1, 0, 0], "spin": [0, 60, 0]}},
            "joints": {"pin": {"kind": "revolute", "between": ["bob"], "point": [0, 0, 0], "axis": [0, 1, 0]}})j", "1 s");
        model.run.record = {"pin.y[5]"};
        auto session = start(model);
        run_to(*session, 1);
        QVERIFY2(std::abs(last(*session, "pin.y[5]") - 60) < 1e-7, qPrintable(QString::number(last(*session, "pin.y[5]"), 'g', 12)));
    }
    void aFrameShowsWhatPresses() {
        auto session = start(bodies_by_events("\"contacts\": {\"c\": {\"e\": 0.5}}, \"bodies\": {" + kGround + R"j(, "ball": {"mass": 3, "position": [0, 0, 1.1], "shapes": [{"kind": "sphere", "radius": 0.1}]}})j", "3 s"));
        run_to(*session, 0.3);
        QVERIFY(session->frame()->contact_points.empty());
        run_to(*session, 0.45); // near, and still open: a mark, without a force
        const auto near = session->frame();
        QCOMPARE(near->contact_points.size(), std::size_t(1));
        QCOMPARE(near->closed, 0u);
        const FrameContact& open = near->contact_points[0];
        QVERIFY(open.mode == 0 && open.percussion[2] == 0.0 && std::abs(open.gap - (1 - 0.5 * g * 0.45 * 0.45)) < 1e-12);
        run_to(*session, 0.5); // over the first impact: what it gave is shown once
        const auto struck = session->frame();
        QCOMPARE(struck->contact_points.size(), std::size_t(1));
        const FrameContact& hit = struck->contact_points[0];
        const double speed = std::sqrt(2 * g);
        const double up = hit.percussion[2] * (hit.body_a == 1 ? 1 : -1);
        QVERIFY2(std::abs(up - 3 * 1.5 * speed) < 1e-8, qPrintable(QString::number(up, 'g', 12)));
        QVERIFY(std::abs(hit.before[0] + speed) < 1e-8 && std::abs(hit.after[0] - 0.5 * speed) < 1e-8 && std::abs(hit.point[2]) < 1e-9);
        QVERIFY(session->frame()->contact_points.empty());
        run_to(*session, 2.5);
        session->frame();
        run_to(*session, 3);
        const auto rest = session->frame(); // at rest: its weight over a step
        QCOMPARE(rest->closed, 1u);
        QCOMPARE(rest->contact_points.size(), std::size_t(1));
        QVERIFY(std::abs(std::abs(rest->contact_points[0].percussion[2]) - 3 * g * 0.05) < 1e-9 && rest->contact_points[0].mode != 0);
    }
};

QTEST_GUILESS_MAIN(TestEventDrivenBodies)
#include "test_event_driven_bodies.moc"
