// SPDX-License-Identifier: GPL-3.0-or-later
// Remarks on a scene lead to what they are about.
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QApplication>
#include <QToolButton>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace saltus;
using namespace saltus::ui;

class TestPlacedRemarks : public QObject {
    Q_OBJECT
private slots:
    void aRemarkOnUnitsLeadsToItsField() {
        QTemporaryDir folder;
        QFile file(folder.filePath("units.saltus"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "saltus": 1, "parameters": { "speed": { "value": "3 m/s" } },
            "systems": { "ball": { "kind": "lagrangian-linear", "M": [[1]], "F": ["t + speed"], "q": [1], "v": [0] } },
            "run": { "step": "1 ms", "end": 5 } })");
        file.close();
        Theme theme;
        Document document;
        RunController run;
        RunEdits edits(document, run);
        TimeCursor cursor;
        QWidget window;
        theme.apply();
        window.resize(1000, 700);
        InspectorPanel inspector(theme, edits, cursor, &window);
        TimelineBar timeline(theme, document, run, cursor, &window);
        inspector.setGeometry(0, 0, 300, 600);
        timeline.setGeometry(0, 600, 1000, 72);
        window.show();
        QVERIFY(document.open(file.fileName()));
        run.load(document.model());
        QVERIFY(QTest::qWaitFor([&] { return run.poll(), run.canRun(); }, 20000));
        QCOMPARE(run.unitRemarks().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(run.unitRemarks()[0].place.object), QStringLiteral("systems.ball.F[0]"));
        for (const int width : {1000, 547}) { // of the centre of windows 1600 and 1000 px wide
            timeline.setGeometry(0, 600, width, 72);
            timeline.tick();
            QTest::qWait(30);
            QToolButton* told = nullptr;
            for (QToolButton* button : timeline.findChildren<QToolButton*>())
                if (button->text() == QStringLiteral("1 warning")) told = button;
            QVERIFY2(told && told->isVisible() && told->geometry().right() <= width, qPrintable(QString::number(width)));
        }
        timeline.setGeometry(0, 600, 1000, 72);
        QSignalSpy wanted(&timeline, &TimelineBar::objectRequested);
        timeline.listWarnings();
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction* remark = nullptr;
        for (QAction* action : menu->actions())
            if (action->text().contains(asSentence(run.unitRemarks()[0].message))) remark = action;
        QVERIFY(remark);
        QVERIFY2(remark->text().contains(QStringLiteral("ball: ")), qPrintable(remark->text()));
        remark->trigger();
        menu->close();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][0].toString(), QStringLiteral("ball"));
        QCOMPARE(wanted[0][1].toString(), QStringLiteral(".F[0]"));
        inspector.select(QStringLiteral("ball"));
        inspector.showField(wanted[0][1].toString());
        QTest::qWait(50);
        auto* focus = qobject_cast<QLineEdit*>(window.focusWidget());
        QVERIFY(focus && focus->isVisible());
        QCOMPARE(focus->text(), QStringLiteral("t + speed"));
    }
};

QTEST_MAIN(TestPlacedRemarks)
#include "test_placed_remarks.moc"
