// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_view.h"

#include <QtTest>

using namespace saltus::ui;

class TestSceneViewWithoutGl : public QObject {
    Q_OBJECT
private slots:
    void itSaysWhatIsMissingInsteadOfCrashing() {
        Theme theme;
        RunController run;
        TimeCursor cursor;
        SceneView view(theme, run, cursor);
        view.resize(800, 400);
        view.show();
        QTest::qWait(30);
        view.tick();
        view.home();
        view.select(QStringLiteral("cam"));
        view.setOrthographic(true);
        QVERIFY(!view.orthographic());
        view.setShowTrail(false);
        view.clear();
        const QImage image = view.picture();
        QCOMPARE(image.size(), QSize(800, 400));
        int written = 0; // the message stands on the sky's colours
        for (int y = 150; y < 250; ++y)
            for (int x = 100; x < 700; ++x) written += image.pixelColor(x, y).lightness() > 110 ? 1 : 0;
        QVERIFY(written > 100);
        QVERIFY(!view.setModel(saltus::model::Model()).has_value()); // no run yet: an error, not a crash
    }
};

QTEST_MAIN(TestSceneViewWithoutGl)
#include "test_scene_view_without_gl.moc"
