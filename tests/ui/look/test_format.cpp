// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/export_folder.h"
#include "ui/look/format.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace saltus::ui;

class TestFormat : public QObject {
    Q_OBJECT
private slots:
    void numbersReadAsInTheTable_data() {
        QTest::addColumn<double>("si");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("expected");
        const auto row = [](double si, const char* unit, const char* expected) {
            QTest::addRow("%g %s", si, unit) << si << QString::fromUtf8(unit) << QString::fromUtf8(expected);
        };
        row(0.05353, "m", "53.53 mm");
        row(25.4, "N s", "25.40 N·s");
        row(-39.0, "m/s", "−39.00 m/s");
        row(0.8396, "m/s", "839.6 mm/s");
        row(2e-5, "s", "20.00 µs");
        row(1e-4, "s", "100.0 µs");
        row(3.488, "s", "3.488 s");
        row(1430.8, "N/m", "1.431 kN/m");
        row(1.221, "kg", "1.221 kg");
        row(0.05, "kg", "50.00 g");
        row(0.0009999, "kg", "999.9 mg");
        row(0.99999, "kg", "1.000 kg");
        row(1500.0, "kg", "1500 kg");
        row(9.81, "m/s^2", "9.810 m/s²");
        row(660.0, "rpm", "660.0 rpm");
        row(69.115038, "rad/s", "69.12 rad/s");
        row(0.001, "rad", "0.001000 rad");
        row(0.8, "", "0.8000");
        row(0.0, "m", "0 m");
        row(-0.0, "m", "0 m");
        row(999.96, "m", "1.000 km");
        row(0.99996e-3, "m", "1.000 mm");
        row(999.94, "m", "999.9 m");
        row(2.1e-13, "m/s", "2.100e−13 m/s");
        row(3e15, "J", "3.000e15 J");
        row(12345.0, "rad", "12345 rad");
        row(0.004, "m^2", "0.004000 m²");
        row(std::numeric_limits<double>::quiet_NaN(), "m", "– m");
        row(std::numeric_limits<double>::infinity(), "", "–");
    }
    void numbersReadAsInTheTable() {
        QFETCH(double, si);
        QFETCH(QString, unit);
        QTEST(shownText(si, unit), "expected");
    }

    void allSeventeenDigitsComeBackAsTheSameNumber() {
        for (const double x : {0.1, 1.0 / 3.0, 6.02214076e23, -1e-300, 0.80000000000000004}) {
            bool ok = false;
            QCOMPARE(exactText(x).toDouble(&ok), x);
            QVERIFY(ok);
        }
        QCOMPARE(exactText(std::nan("")), QStringLiteral("–"));
    }

    void longCountsAreGroupedByThinSpaces() {
        QCOMPARE(groupedInteger(71), QStringLiteral("71"));
        QCOMPARE(groupedInteger(2000), QStringLiteral("2000"));
        QCOMPARE(groupedInteger(174400), QStringLiteral("174\u2009400"));
        QCOMPARE(groupedInteger(-1234567), QStringLiteral("−1\u2009234\u2009567"));
    }

    // A folder that is not there is neither kept nor proposed.
    void whatIsSavedIsProposedBesideTheLastThingThatWasSaved() {
        QTemporaryDir folder;
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.filePath("settings"));
        QCoreApplication::setOrganizationName(QStringLiteral("SaltusTest"));
        QCOMPARE(exportFolder(), QDir::homePath());
        QVERIFY(QDir(folder.path()).mkdir("figures"));
        keepExportFolder(folder.filePath("figures/a.pdf"));
        QCOMPARE(exportFolder(), folder.filePath("figures"));
        keepExportFolder(folder.filePath("nowhere/a.pdf"));
        QCOMPARE(exportFolder(), folder.filePath("figures"));
        QVERIFY(QDir(folder.path()).rmdir("figures"));
        QCOMPARE(exportFolder(), QDir::homePath());
    }

    void aRoundedZeroHasNoSign() {
        QCOMPARE(fixedNumber(-0.00001, 2), QStringLiteral("0.00"));
        QCOMPARE(fixedNumber(-0.5, 2), QStringLiteral("−0.50"));
        QCOMPARE(fixedNumber(3.488, 4), QStringLiteral("3.4880"));
    }
};

QTEST_GUILESS_MAIN(TestFormat)
#include "test_format.moc"
