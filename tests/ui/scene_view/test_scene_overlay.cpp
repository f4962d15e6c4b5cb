// SPDX-License-Identifier: GPL-3.0-or-later
// Texts over the picture: none lies on another.
#include "ui/look/theme.h"
#include "ui/scene_view/orientation_cube.h"
#include "ui/scene_view/scene_overlay.h"

#include <QTest>

using namespace saltus::ui;
using namespace saltus::ui::scene;

class TestSceneOverlay : public QObject {
    Q_OBJECT
    Theme theme;

private slots:
    void labelsNeverOverlap() {
        SceneOverlay overlay(theme, nullptr);
        overlay.resize(1040, 504);
        OverlayContent content;
        content.chipTitle = QStringLiteral("Contact Cam–Follower");
        for (int k = 0; k < 12; ++k) {
            Label label;
            label.text = {{QStringLiteral("p"), TextRun::Style::symbol}, {QStringLiteral(" = 25.40 N·s"), TextRun::Style::normal}};
            label.anchor = QPointF(300 + 5 * k, 200 + 3 * k);
            content.labels.push_back(label);
        }
        overlay.setContent(content);
        const auto rects = overlay.labelRects();
        QCOMPARE(rects.size(), std::size_t{12});
        for (std::size_t i = 0; i < rects.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!rects[i].intersects(rects[j]));
        // Nor in a small view, where the chip would reach the cube and labels the note.
        overlay.resize(318, 220);
        content.chipState = QStringLiteral("open");
        content.note = {{QStringLiteral("Grid 0.25 m   Plain shadows while it moves"), TextRun::Style::normal}};
        content.labels.front().anchor = QPointF(150, 210);
        overlay.setContent(content);
        auto all = overlay.readoutRects();
        QCOMPARE(all.size(), std::size_t{3});
        for (const QRectF& r : overlay.labelRects()) all.push_back(r);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!all[i].intersects(all[j]));
    }

    void theCubeNamesTheFaceThatLooksAtUs() {
        OrientationCube cube;
        cube.setLook(0.3, 0.2, QPointF(50, 50));
        QVERIFY(cube.at(QPointF(46, 54)) != nullptr);
        QCOMPARE(cube.at(QPointF(46, 54))->name, QStringLiteral("−Y"));
        QVERIFY(cube.at(QPointF(300, 54)) == nullptr);
    }
};

QTEST_MAIN(TestSceneOverlay)
#include "test_scene_overlay.moc"
