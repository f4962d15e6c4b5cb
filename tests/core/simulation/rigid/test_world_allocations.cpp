// SPDX-License-Identifier: GPL-3.0-or-later
// A step of a settled world allocates nothing: every operator new of this program is counted.
#include "tests/core/simulation/rigid/chains.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace saltus;
using namespace saltus::testing;
namespace c = saltus::collision;

class TestWorldAllocations : public QObject {
    Q_OBJECT

private slots:
    void aSettledStepAllocatesNothing_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("free flight") << 0;
        QTest::newRow("box at rest") << 1;
        QTest::newRow("boxes at rest") << 2;
        QTest::newRow("discs at rest") << 3;
    }
    void hingesThatSlideAndStickAllocateNothing() {
        ChainOf chain_of{12};
        chain_of.kind = JointKind::revolute;
        chain_of.each.friction = 0.2;
        Settings s;
        s.h = 5e-3;
        Run run(chain(chain_of, s));
        run.steps(50);
        const long before = allocations.load();
        run.steps(400);
        QCOMPARE(allocations.load() - before, 0L);
    }
    void aSettledStepAllocatesNothing() {
        QFETCH(int, kind);
        Settings s;
        s.h = 5e-3;
        s.planar = kind == 3;
        Build build(s);
        build.law({.e = 0.0, .mu = 0.5, .e_T = 0.0, .mu_rolling = 0.0, .mu_spinning = 0.0});
        const c::Shape box = c::Box{Vector3(0.5, 0.5, 0.5)};
        if (kind == 0) {
            build.body("stone", 1.0, c::Box{Vector3(0.5, 0.4, 0.3)}, Vector3(0.0, 0.0, 100.0));
            build[0].spin = Vector3(1.0, 2.0, 3.0);
        }
        for (int i = 0; i < (kind == 1 ? 1 : kind == 2 ? 4 : 0); ++i)
            build.body("box" + std::to_string(i), 1.0, box, Vector3(0.0, 0.0, 0.5 + i));
        for (int i = 0; i < (kind == 3 ? 3 : 0); ++i)
            build.body("disc" + std::to_string(i), 1.0, c::Disc{0.5}, Vector3(0.0, 0.5 + i, 0.0));
        build.ground(s.planar ? Vector3(Vector3::UnitY()) : Vector3(Vector3::UnitZ()));
        Run run(build);
        run.steps(50);
        const long before = allocations.load();
        run.steps(200);
        QCOMPARE(allocations.load() - before, 0L);
    }
};

QTEST_GUILESS_MAIN(TestWorldAllocations)
#include "test_world_allocations.moc"
