// SPDX-License-Identifier: GPL-3.0-or-later
// A step allocates nothing: every operator new of this program is counted.
#include "tests/core/simulation/runs.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace saltus;
using namespace saltus::testing;

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void aStepAllocatesNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("views");
        QTest::addColumn<double>("from");
        for (const bool views : {false, true}) {
            const char* suffix = views ? ", all signals" : "";
            QTest::addRow("cam in flight and contact%s", suffix) << "cam-follower" << views << 0.2;
            QTest::addRow("moving constraint%s", suffix) << "cam-follower-rheonomous" << views << 0.2;
            QTest::addRow("falling ball%s", suffix) << "bouncing-ball" << views << 0.0;
            QTest::addRow("falling beads%s", suffix) << "bead-column" << views << 0.0;
            QTest::addRow("beads at rest%s", suffix) << "bead-column" << views << 1.8;
            for (const char* name : {"circuit-rlcd", "diode-bridge", "relay-oscillator", "gene-network", "filippov", "double-pendulum",
                                     "slider-crank", "woodpecker", "impacting-stick", "guitar-string", "compliant-floor"})
                QTest::addRow("%s%s", name, suffix) << name << views << (std::string(name) == "slider-crank" ? 0.012 : 0.0); // between impacts
            if (!views) QTest::newRow("motor and crank") << "motor-crank" << views << 0.0; // bodies and a circuit
        }
    }
    void aStepAllocatesNothing() {
        QFETCH(QString, name);
        QFETCH(bool, views);
        QFETCH(double, from);
        RunOptions options;
        options.record_views = views;
        const auto session = start(scene(name.toStdString()), options);
        run_to(*session, from + 10 * session->step_size());
        const auto impacts = session->recording()->impact_count();
        const long before = allocations.load();
        std::int64_t steps = 0;
        // Impacts are kept in growing lists of the recording: steps without one must be free of any.
        for (; steps < 300 && session->recording()->impact_count() == impacts; ++steps)
            QVERIFY(session->step().has_value());
        const long after = allocations.load();
        if (session->recording()->impact_count() == impacts) QCOMPARE(after - before, 0L);
        QVERIFY(steps > 20);
    }

    void aLongRunAllocatesForChunksAndEventsOnly() {
        const auto session = start(scene("cam-follower"));
        const long before = allocations.load();
        run_for(*session, 100000);
        const long count = allocations.load() - before;
        qInfo("%ld allocations in 100000 steps with %zu impacts", count, session->recording()->impact_count());
        QVERIFY(count < 100);
    }
};

QTEST_GUILESS_MAIN(TestAllocations)
#include "test_allocations.moc"
