// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmarks run, and show no more than an accident of the machine could: the limits of the design are printed, not
// tested here, since a shared machine may be slow at any time.
#include "core/bench/bench.h"

#include <QtTest>

using namespace saltus;

class TestBench : public QObject {
    Q_OBJECT

private slots:
    void everyBenchmarkRuns_data() {
        QTest::addColumn<QString>("name");
        for (const std::string& name : bench::names()) QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void everyBenchmarkRuns() {
        QFETCH(QString, name);
        const auto rows = bench::run(name.toStdString());
        QVERIFY2(rows.has_value(), rows ? "" : rows.error().text().c_str());
        for (const bench::Row& row : *rows)
            qInfo("%-26s %8lld steps  %10.4f us a step  bare %8.4f us  ratio %6.2f  %s", row.name.c_str(),
                  static_cast<long long>(row.steps), row.microseconds, row.bare_microseconds, row.ratio,
                  row.note.c_str());
        QVERIFY(!rows->empty());
        for (const bench::Row& row : *rows) QVERIFY(row.microseconds > 0.0);
    }

    void theCostOfABeadDoesNotGrowWithTheColumn() {
        const auto rows = bench::bead_column();
        QVERIFY(rows.has_value());
        QVERIFY(rows->back().microseconds / 10000.0 < 4.0 * rows->at(1).microseconds / 100.0);
    }

    void aMisspeltBenchmarkIsAnError() {
        const auto rows = bench::run("bead-colum");
        QVERIFY(!rows);
        QVERIFY(rows.error().text().find("bead-column") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestBench)
#include "test_bench.moc"
