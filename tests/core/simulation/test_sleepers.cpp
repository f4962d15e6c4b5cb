// SPDX-License-Identifier: GPL-3.0-or-later
// What wakes a body that sleeps: held against the same scene in which nobody sleeps.
#include "tests/core/simulation/runs.h"

#include "core/session.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

struct Change {
    const char* name = nullptr; // of a parameter
    double value = 0.0;
};

// A box of 1 kg on the ground and whatever else the case adds.
std::string box(const std::string& world, const std::string& of_box, const std::string& more) {
    std::string text = "{ 'saltus': 2, 'parameters': { 'g': { 'value': -9.81 }, 'aside': { 'value': 0 }, 'mu': { 'value': 0.6 }, 'm': { 'value': 1 }, 'k': { 'value': 50 }, 'far': { 'value': 0 } }, "
                       "'world': { 'gravity': ['aside', -3, 'g']" +
                       world + " }, 'contacts': { 'usual': { 'mu': 'mu' } }, 'bodies': { 'ground': { 'fixed': true, 'shapes': [{ 'kind': 'half-space' }] }, " +
                       "'box': { 'mass': 'm', 'position': [0, 0, 0.25], 'shapes': [{ 'kind': 'box', 'size': [0.5, 0.5, 0.5] }]" + of_box + " }" + more +
                       ", 'run': { 'integrator': { 'kind': 'moreau-jean' }, 'step': 0.005, 'end': 3 } }";
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

const std::string kSlide = " }, 'joints': { 'slide': { 'kind': 'prismatic', 'between': ['box'], 'point': [0, 0, 0.25], 'axis': [1, 0, 0], 'coordinates': [{ ";
const std::string kSpring = " }, 'joints': { 'spring': { 'kind': 'distance', 'between': ['box'], 'point': [0, 0, 0.25], 'point_b': [-1, 0, 0.25], 'coordinates': [{ ";

// To t = 2 s, the change, to the end. Positions of the box; whether it slept at 1.9 s and sleeps at the end.
struct Course {
    std::vector<double> x, y, z;
    std::int64_t asleep = -1, at_end = -1;
};
Course course(const std::string& text, const Change& change) {
    RunOptions options;
    options.record = std::vector<std::string>{"box.q[0]", "box.q[1]", "box.q[2]"};
    const auto session = start(parse(text), options);
    run_to(*session, 1.9);
    Course out;
    out.asleep = session->statistics().asleep.value_or(-1);
    run_to(*session, 2.0);
    if (change.name && !session->set_parameter(change.name, change.value)) return {};
    run_to(*session, 3.0);
    out.at_end = session->statistics().asleep.value_or(-1);
    out.x = column(*session->recording(), "box.q[0]");
    out.y = column(*session->recording(), "box.q[1]");
    out.z = column(*session->recording(), "box.q[2]");
    return out;
}

} // namespace

class TestSleepers : public QObject {
    Q_OBJECT

private slots:
    void whatMustWakeWakesAtOnce_data() {
        QTest::addColumn<QString>("of_box");
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("moves"); // at least, m
        const auto row = [](const char* title, const std::string& of_box, const std::string& more, const char* name, double value, double moves) {
            QTest::newRow(title) << QString::fromStdString(of_box) << QString::fromStdString(more) << QString(name) << value << moves;
        };
        const std::string nothing = " }";
        row("gravity turns", "", nothing, "aside", 8.0, 0.9);
        row("gravity goes up", "", nothing, "g", 5.0, 2.0);
        row("friction goes", "", nothing, "mu", 0.05, 1.0);
        row("a limit goes away", "", kSlide + "'limits': [-1, 'far'] }] } }", "far", -0.5, 0.4);
        row("a spring gets stiffer", "", kSpring + "'stiffness': 'k', 'rest': 0.95, 'damping': 5 }] } }", "k", 1000.0, 0.03);
        row("a force sets in", ", 'force': ['if(t > 2.001, 30, 0)', 0, 0]", nothing, "", 0.0, 5.0);
        row("a force of a parameter", ", 'force': ['aside', 0, 0]", nothing, "aside", 30.0, 5.0);
        row("a motor starts", "", kSlide + "'drive': 'velocity', 'value': 'if(t > 2.001, 0.5, 0)' }] } }", "", 0.0, 0.45);
        row("a motor pushes", "", kSlide + "'drive': 'force', 'value': 'if(t > 2.001, 20, 0)' }] } }", "", 0.0, 3.0);
        row("a rope gets taut", "",
            ", 'weight': { 'mass': 5, 'inertia': [1, 1, 1], 'position': [0.2, 0, 3], 'velocity': [0, 0, 25], 'touches': false } }, 'joints': { 'rope': { 'kind': 'distance', 'between': ['box', 'weight'], "
            "'point': [0, 0, 0.25], 'point_b': [0.2, 0, 3], 'coordinates': [{ 'limits': [0, 34] }] } }",
            "", 0.0, 0.5);
    }
    void whatMustWakeWakesAtOnce() {
        QFETCH(QString, of_box);
        QFETCH(QString, more);
        QFETCH(QString, name);
        QFETCH(double, value);
        QFETCH(double, moves);
        const std::string changed = name.toStdString();
        const Change change{changed.empty() ? nullptr : changed.c_str(), value};
        const Course awake = course(box("", of_box.toStdString(), more.toStdString()), change);
        const Course slept = course(box(", 'sleeping': true", of_box.toStdString(), more.toStdString()), change);
        QVERIFY(!awake.x.empty() && awake.x.size() == slept.x.size());
        QVERIFY2(slept.asleep >= 1, qPrintable(QString::number(slept.asleep)));
        double way = 0.0, apart = 0.0;
        for (std::size_t i = 0; i < awake.x.size(); ++i) {
            way = std::max(way, std::hypot(awake.x[i] - awake.x[0], awake.y[i] - awake.y[0], awake.z[i] - awake.z[0]));
            apart = std::max(apart, std::hypot(awake.x[i] - slept.x[i], awake.y[i] - slept.y[i], awake.z[i] - slept.z[i]));
        }
        QVERIFY2(way > moves, qPrintable(QString::number(way)));
        QVERIFY2(apart < 1e-6, qPrintable(QString::number(apart)));
    }

    // Who sleeps still lies on what bears it: forces stay those of rest, the contact ends when the box is lifted and not before.
    void whoSleepsStillPresses() {
        RunOptions options;
        options.record = std::vector<std::string>{"box.force", "box.impulse", "contacts.closed", "contacts.friction"};
        const auto session = start(parse(box(", 'sleeping': true", ", 'force': [0, 0, 'if(t > 2.001, 30, 0)']", " }")), options);
        run_to(*session, 1.9);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{1});
        const Recording& recording = *session->recording();
        for (const char* name : {"box.force", "contacts.closed", "contacts.friction"}) {
            const std::vector<double> values = column(recording, name);
            QVERIFY2(std::abs(values.back() - values[20]) < 1e-6 * values[20], name);
        }
        QVERIFY(std::abs(column(recording, "box.force").back() - 9.81) < 1e-6);
        QCOMPARE(recording.contact_spans().size(), std::size_t{1});
        QVERIFY(recording.contact_spans()[0].open_ended);
        run_to(*session, 3.0);
        QCOMPARE(column(recording, "contacts.closed").back(), 0.0);
        QCOMPARE(recording.contact_spans().size(), std::size_t{1});
        QVERIFY(!recording.contact_spans()[0].open_ended);
        QVERIFY(std::abs(recording.contact_spans()[0].end - 2.0) < 0.011);
    }

    // A state that is gone back to sleeps as it did then, whatever was changed since.
    void goingBackBringsSleepersBack() {
        const auto session = start(parse(box(", 'sleeping': true", "", " }")));
        run_to(*session, 1.0);
        const Snapshot then = session->snapshot();
        run_to(*session, 2.0);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{1});
        const std::uint64_t hash = session->state_hash();
        QVERIFY(bool(session->set_parameter("g", -5.0)));
        run_for(*session, 1);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{0});
        QVERIFY(bool(session->restore(then)));
        run_to(*session, 2.0);
        QCOMPARE(session->state_hash(), hash);
    }
};

QTEST_GUILESS_MAIN(TestSleepers)
#include "test_sleepers.moc"
