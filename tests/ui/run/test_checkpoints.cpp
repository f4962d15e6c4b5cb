// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/checkpoints.h"

#include <QTest>

using namespace saltus;
using namespace saltus::ui;

class TestCheckpoints : public QObject {
    Q_OBJECT
    static Checkpoint at(std::int64_t step, std::size_t numbers = 10) {
        Checkpoint c;
        c.step = step;
        c.snapshot.numbers.assign(numbers, static_cast<double>(step));
        return c;
    }
private slots:
    void theNearestOneBeforeAStepIsFound() {
        Checkpoints list;
        for (const std::int64_t s : {0, 10, 20}) list.add(at(s));
        QCOMPARE(list.before(0).step, 0);
        QCOMPARE(list.before(9).step, 0);
        QCOMPARE(list.before(10).step, 10);
        QCOMPARE(list.before(1000).step, 20);
    }
    void aLongRunStaysReachableInBoundedNumber() {
        Checkpoints list;
        for (std::int64_t s = 0; s < 100'000; ++s) list.add(at(s));
        QVERIFY(list.size() <= Checkpoints::kMost);
        QCOMPARE(list.before(0).step, 0);
        QCOMPARE(list.lastStep(), 99'999);
        std::int64_t worst = 0;
        for (std::int64_t s = 0; s < 100'000; s += 7) worst = std::max(worst, s - list.before(s).step);
        QVERIFY2(worst < 1000, qPrintable(QString::number(worst))); // 100 000 / 2000, times the thinning's unevenness
    }
    void theMemoryStaysBounded() {
        Checkpoints list;
        for (std::int64_t s = 0; s < 600; ++s) list.add(at(s, 100'000)); // 0.8 MB each
        QVERIFY(list.bytes() <= Checkpoints::kMostBytes);
        QCOMPARE(list.before(3).step >= 0, true);
    }
    void whatLiesAfterABranchIsForgotten() {
        Checkpoints list;
        for (const std::int64_t s : {0, 10, 20}) list.add(at(s));
        list.forgetAfter(10);
        QCOMPARE(list.lastStep(), 10);
        list.clear();
        QVERIFY(list.empty());
        QCOMPARE(list.bytes(), std::size_t{0});
    }
};
QTEST_GUILESS_MAIN(TestCheckpoints)
#include "test_checkpoints.moc"
