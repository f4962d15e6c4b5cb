// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that turn and stay in place, without shapes and without gravity: nothing but their spin says how fast they are. Held against
// closed forms.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string wheel(const std::string& name, double inertia, const std::string& more, bool planar = true, double at = 0.0) {
    const std::string J = text(inertia);
    return "'" + name + "': { 'mass': 1, 'inertia': [" + (planar ? J : J + ", " + J + ", " + J) + "], 'position': [" + text(at) + (planar ? ", 0]" : ", 0, 0]") +
           ", 'shapes': []" + (more.empty() ? "" : ", " + more) + " }";
}
std::string axle(const std::string& name, const std::string& of, const std::string& coordinate, bool planar = true, double at = 0.0) {
    return "'" + name + "': { 'kind': 'revolute', 'between': ['" + of + "'], 'point': [" + text(at) + (planar ? ", 0]" : ", 0, 0], 'axis': [0, 0, 1]") +
           (coordinate.empty() ? "" : ", 'coordinates': [" + coordinate + "]") + " }";
}
std::string whole(bool planar, const std::string& bodies, const std::string& joints, double h, double end, const std::string& world = {}) {
    return json("{ 'saltus': 1, 'world': { " + std::string(planar ? "'planar': true, 'gravity': [0, 0]" : "'gravity': [0, 0, 0]") + world + " }, 'bodies': { " + bodies +
                " }, 'joints': { " + joints + " }, 'run': { 'step': " + text(h) + ", 'end': " + text(end) + " } }");
}
double last(const std::string& scene, const char* signal, double end) {
    RunOptions options;
    options.record = {signal};
    const auto session = start(parse(scene), options);
    run_to(*session, end);
    const Recording& recording = *session->recording();
    for (const Notice& notice : recording.notices())
        if (notice.message.find("did not converge") != std::string::npos) return qInfo("%s", notice.message.c_str()), HUGE_VAL;
    return session->time() > end - 1e-9 ? column(recording, signal).back() : HUGE_VAL;
}

// Of errors at h, h/2, h/4.
void holds(const std::function<double(double)>& error, double most) {
    const double a = error(4e-3), b = error(2e-3), c = error(1e-3);
    QVERIFY2(c < most, qPrintable(QString("%1 %2 %3").arg(a).arg(b).arg(c)));
    QVERIFY2((std::log2(a / b) > 1.9 && std::log2(b / c) > 1.9) || c < 1e-11, qPrintable(QString("%1 %2 %3").arg(a).arg(b).arg(c)));
}

} // namespace

class TestTurningBodies : public QObject {
    Q_OBJECT

private slots:
    void gearsUnderAMomentTurnByTheClosedForm_data() {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<bool>("planar");
        for (const double ratio : {1.0, 2.5, 3.0, -0.7})
            for (const bool planar : {true, false})
                QTest::newRow(qPrintable(QString("%1, %2").arg(ratio).arg(planar ? "plane" : "space"))) << ratio << planar;
    }
    // M = 0.3 cos 3t on one wheel, ratio a + b = 0.
    void gearsUnderAMomentTurnByTheClosedForm() {
        QFETCH(double, ratio);
        QFETCH(bool, planar);
        const double J1 = 0.02, J2 = 0.05, exact = 0.3 / (J1 + ratio * ratio * J2) * (1.0 - std::cos(3.0)) / 9.0;
        holds([&](double h) {
            const std::string moment = planar ? "'moment': ['0.3*cos(3*t)']" : "'moment': [0, 0, '0.3*cos(3*t)']";
            const std::string scene = whole(planar, wheel("a", J1, moment, planar) + ", " + wheel("b", J2, "", planar, 1.0),
                                            axle("p", "a", "", planar) + ", " + axle("r", "b", "", planar, 1.0) + ", 'g': { 'kind': 'gear', 'between': ['a', 'b'], 'ratio': " +
                                                text(ratio) + (planar ? "" : ", 'axis': [0, 0, 1]") + " }",
                                            h, 1.0);
            return std::abs(last(scene, planar ? "p.y[2]" : "p.y[5]", 1.0) - exact);
        }, 5e-6);
    }

    // A wheel on a shaft across the gear's axis makes no turn about it, and would lock the other one.
    void gearsOfCrossedShaftsAreRefused() {
        const auto made = [](const std::string& axis) {
            const auto scene = whole(false, wheel("a", 0.1, "'spin': [0, 0, 3]", false) + ", " + wheel("b", 0.1, "", false, 1.0),
                                     axle("p", "a", "", false) + ", 'r': { 'kind': 'revolute', 'between': ['b'], 'point': [1, 0, 0], 'axis': " + axis +
                                         " }, 'g': { 'kind': 'gear', 'between': ['a', 'b'], 'ratio': 2, 'axis': [0, 0, 1] }", 1e-3, 0.1);
            return Session::create(parse(scene), RunOptions{});
        };
        QVERIFY(made("[0, 0, -1]"));
        QVERIFY(made("[0.001, 0, 1]"));
        const auto crossed = made("[1, 0, 0]");
        QVERIFY(!crossed);
        const std::string told = crossed.error().front().text();
        QVERIFY2(told.find("'g' counts turns about another axis than that of joint 'r'") != std::string::npos && told.find("joints.g") != std::string::npos, told.c_str());
    }

    // The moments hold each other by the gears: nothing moves, and the gears bear 0.7/3 N m.
    void gearsThatHoldEachOtherStandStill() {
        const std::string scene = whole(true, wheel("a", 0.02, "'moment': ['0.7']") + ", " + wheel("b", 0.05, "'moment': ['0.7/3']", true, 1.0),
                                        axle("p", "a", "") + ", " + axle("r", "b", "", true, 1.0) + ", 'g': { 'kind': 'gear', 'between': ['a', 'b'], 'ratio': 3 }", 1e-3, 0.5);
        QVERIFY(std::abs(last(scene, "p.y[2]", 0.5)) < 1e-15);
        QVERIFY(std::abs(last(scene, "g.lambda[0]", 0.5) + 0.7e-3/3.0) < 1e-12);
    }

    void aDriveSetsAWheelInMotionFromRest_data() {
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("angle");
        QTest::newRow("with a speed at once") << "0.3*sin(2*t)" << 0.3 * std::sin(1.0);
        QTest::newRow("gently") << "0.3*(1 - cos(2*t))" << 0.3 * (1.0 - std::cos(1.0));
    }
    void aDriveSetsAWheelInMotionFromRest() {
        QFETCH(QString, value);
        QFETCH(double, angle);
        for (const bool planar : {true, false}) {
            const std::string scene = whole(planar, wheel("a", 0.2, "", planar), axle("p", "a", "{ 'drive': 'position', 'value': '" + value.toStdString() + "' }", planar), 1e-3, 0.5);
            QVERIFY(std::abs(last(scene, planar ? "p.y[2]" : "p.y[5]", 0.5) - angle) < 1e-9);
        }
    }

    void aTwistedSpringLetsGo() {
        for (const bool planar : {true, false})
            holds([&](double h) {
                const std::string scene = whole(planar, wheel("a", 0.2, "", planar), axle("p", "a", "{ 'stiffness': 5, 'rest': 1 }", planar), h, 1.0);
                return std::abs(last(scene, planar ? "p.y[2]" : "p.y[5]", 1.0) - (1.0 - std::cos(5.0)));
            }, 1e-4);
    }

    // Component 2 of a planar twist is the spin; the run knew it as 5 alone, which the scene may not say.
    void aTwistPrescribesASpin() {
        const std::string plane = whole(true, wheel("a", 0.2, ""), "'w': { 'kind': 'twist', 'between': ['a'], 'component': 2, 'rate': 'sin(2*t)' }", 1e-3, 0.5);
        QVERIFY(std::abs(last(plane, "a.v[2]", 0.5) - std::sin(1.0)) < 1e-12);
        QVERIFY(std::abs(last(plane, "a.q[2]", 0.5) - 0.5 * (1.0 - std::cos(1.0))) < 1e-6);
        const std::string space = whole(false, wheel("a", 0.2, "", false), "'w': { 'kind': 'twist', 'between': ['a'], 'component': 5, 'rate': 'sin(2*t)' }", 1e-3, 0.5);
        QVERIFY(std::abs(last(space, "a.v[5]", 0.5) - std::sin(1.0)) < 1e-12);
        for (const auto& [planar, component] : {std::pair(true, 3), std::pair(true, 5), std::pair(false, 6), std::pair(true, -1)}) {
            const auto made = io::parse_scene(whole(planar, wheel("a", 0.2, "", planar), "'w': { 'kind': 'twist', 'between': ['a'], 'component': " + std::to_string(component) + ", 'rate': '1' }", 1e-3, 0.5), "t");
            QVERIFY2(!made, qPrintable(QString::number(component)));
        }
    }

    // A wheel that turns does not rest, whatever it is drawn as.
    void aFlywheelDoesNotFallAsleep() {
        for (const bool planar : {true, false})
            for (const char* joints : {"", "on an axle"}) {
                const std::string spin = planar ? "'spin': [3]" : "'spin': [0, 0, 3]";
                const std::string scene = whole(planar, wheel("a", 0.2, spin, planar), *joints ? axle("p", "a", "", planar) : "", 1e-3, 1.5, ", 'sleeping': true");
                QVERIFY2(std::abs(last(scene, planar ? "a.v[2]" : "a.v[5]", 1.5) - 3.0) < 1e-12, joints);
            }
    }
};

QTEST_GUILESS_MAIN(TestTurningBodies)
#include "test_turning_bodies.moc"
