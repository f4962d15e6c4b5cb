// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/preferences.h"

#include "ui/look/format.h"

#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace saltus::ui;

class TestActions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("SaltusTest"));
        QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    }

    void twoActionsOnOneKeyAreFound() {
        Theme theme;
        ActionRegistry actions(theme, nullptr);
        actions.add("a", "Run", "Run", "Run it", {QKeySequence(Qt::Key_Space)});
        actions.add("b", "View", "Look", "Look at it", {QKeySequence(Qt::Key_L)});
        QVERIFY(actions.clashes().isEmpty());
        actions.add("c", "View", "Other", "Other", {QKeySequence(Qt::Key_X), QKeySequence(Qt::Key_Space)}, {}, KeyScope::view);
        QCOMPARE(actions.clashes().size(), 1);
        // The gallery and a view are never there together.
        actions.add("d", "Gallery", "Card", "Card", {QKeySequence(Qt::Key_X)}, {}, KeyScope::gallery);
        QCOMPARE(actions.clashes().size(), 1);
    }

    void everyTooltipNamesItsKey() {
        Theme theme;
        ActionRegistry actions(theme, nullptr);
        const auto* action = actions.add("a", "Run", "Step", "One step forward", {QKeySequence(Qt::Key_Right)});
        QVERIFY(action->toolTip().contains(QStringLiteral("→")));
        QVERIFY(action->toolTip().startsWith(QStringLiteral("One step forward")));
    }

    void theSearchPrefersStartsOfWords() {
        QVERIFY(fuzzyScore("cam", "Cam-follower") > fuzzyScore("cam", "Second attempt at music"));
        QVERIFY(fuzzyScore("ni", "Next impact") > fuzzyScore("ni", "Running"));
        QVERIFY(fuzzyScore("zz", "Next impact") < 0);
        QVERIFY(fuzzyScore("next impact", "Next impact") > 0);
    }

    void thePaletteTellsWhatACommandWaitsFor() {
        Theme theme;
        QWidget window;
        window.resize(800, 600);
        window.show();
        CommandPalette palette(theme, &window);
        int ran = 0;
        const PaletteItem now{"Motor and crank", "Scene", {}, {}, [&] { ran = 1; }, {}};
        const PaletteItem later{"Motor on joint", "Edit", {}, {}, [&] { ran = 2; }, {}, "A motor drives the joint selected"};
        palette.open({later, now});
        QCOMPARE(palette.shownCount(), 1); // nobody asked for it
        QTest::keyClicks(&palette.field(), "motor");
        QCOMPARE(palette.shownCount(), 2); // behind what can be done
        QTest::keyClick(&palette.field(), Qt::Key_Down);
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QCOMPARE(ran, 0);
        QVERIFY(palette.isVisible());
        bool told = false;
        for (const auto* label : palette.findChildren<QLabel*>()) told = told || (label->isVisible() && label->text().contains("A motor drives the joint selected"));
        QVERIFY(told);
        QTest::keyClick(&palette.field(), Qt::Key_Up);
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QCOMPARE(ran, 1);
    }
    void thePaletteRunsWhatWasFoundAndTakesValues() {
        Theme theme;
        theme.apply();
        QWidget window;
        window.resize(1000, 700);
        CommandPalette palette(theme, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        int ran = 0;
        QString given;
        PaletteItem command{"Next impact", "Run", "E", "next", [&] { ++ran; }, {}};
        PaletteItem other{"Export", "File", "Ctrl+E", "export", [&] { ran = 100; }, {}};
        PaletteItem parameter{"Drive speed", "358 rpm", {}, "pin", {}, [&](const QString& text) -> std::optional<saltus::model::Refusal> {
                                  if (text == "no") return saltus::model::Refusal{{saltus::ErrorKind::input, "not a speed", {}, {}}, {"300 rpm"}};
                                  given = text;
                                  return std::nullopt;
                              }};
        palette.open({command, other, parameter});
        QCOMPARE(palette.shownCount(), 3);
        QTest::keyClicks(&palette.field(), "impact");
        QCOMPARE(palette.shownCount(), 1);
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QCOMPARE(ran, 1);
        QVERIFY(!palette.isVisible());

        palette.open({command, other, parameter});
        QTest::keyClicks(&palette.field(), "drive");
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(palette.isVisible()); // asks for the value
        QTest::keyClicks(&palette.field(), "no");
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(palette.isVisible()); // refused, with the reason
        palette.field().clear();
        QTest::keyClicks(&palette.field(), "660 rpm");
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QCOMPARE(given, QStringLiteral("660 rpm"));
        // What is proposed instead is a row; Enter once more takes it.
        palette.open({command, other, parameter});
        QTest::keyClicks(&palette.field(), "drive");
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QTest::keyClicks(&palette.field(), "no");
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QCOMPARE(palette.shownCount(), 1);
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QCOMPARE(given, QStringLiteral("300 rpm"));

        palette.open({command});
        QTest::keyClick(&palette.field(), Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QCOMPARE(ran, 1);
    }

    void preferencesComeBackAndTakeEffect() {
        Preferences p;
        p.theme = ThemeChoice::light;
        p.fontScale = 1.1;
        p.siPrefixes = false;
        p.digits = 6;
        QVERIFY(p.recordingLimits() == RecordingLimits{});
        p.recordingMemory = 256;
        p.recordingDisk = 4096;
        p.runMemory = 8000;
        p.save();
        QCOMPARE(Preferences::load(), p);
        QCOMPARE(p.recordingLimits().memory, std::size_t{256} << 20);
        QVERIFY(p.recordingLimits().disk == std::size_t{4} << 30);
        Theme theme;
        theme.apply();
        p.apply(theme, true);
        QCOMPARE(theme.kind(), ThemeKind::light);
        QCOMPARE(shownText(0.05353, "m"), QStringLiteral("0.0535300 m"));
        Preferences usual;
        usual.apply(theme, true);
        QCOMPARE(theme.kind(), ThemeKind::dark); // as the desktop
        QCOMPARE(shownText(0.05353, "m"), QStringLiteral("53.53 mm"));
    }

    void recentFilesAreNewestFirstAndReal() {
        forgetRecentFiles();
        QStringList files;
        for (int i = 0; i < 12; ++i) {
            files << folder_.filePath(QStringLiteral("s%1.saltus").arg(i));
            QFile file(files.last());
            QVERIFY(file.open(QIODevice::WriteOnly));
            addRecentFile(files.last());
        }
        QCOMPARE(recentFiles().size(), 10);
        QCOMPARE(recentFiles().first(), files.last());
        QVERIFY(QFile::remove(files.last()));
        QVERIFY(!recentFiles().contains(files.last()));
    }

private:
    QTemporaryDir folder_;
};

QTEST_MAIN(TestActions)
#include "test_actions.moc"
