// SPDX-License-Identifier: GPL-3.0-or-later
// The cone's picture: what slips stands on it, what sticks inside, angles are true.
#include "ui/law/friction_cone.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace saltus::ui;

class TestFrictionCone : public QObject {
    Q_OBJECT

private slots:
    void modesFollowFromTheReaction() {
        QCOMPARE(modeOf(0.0, 0.0, 0.3), ConePoint::Mode::open);
        QCOMPARE(modeOf(2.0, 0.59, 0.3), ConePoint::Mode::stick);
        QCOMPARE(modeOf(2.0, -0.6, 0.3), ConePoint::Mode::slip);
    }

    void theAngleOfTheConeIsTrue() {
        for (const double mu : {0.1, 0.5, 1.7}) {
            ConePicture picture;
            picture.section = QRectF(10, 10, 160, 100);
            picture.mu = mu;
            picture.most = 3.0;
            ConePoint p{3.0, 3.0 * mu, 0.0, mu, ConePoint::Mode::slip};
            const QPointF tip(picture.section.center().x(), picture.section.bottom()), at = picture.inSection(p);
            QVERIFY(std::abs((at.x() - tip.x()) / (tip.y() - at.y()) - mu) < 1e-12);
            QVERIFY(picture.section.adjusted(-1, -1, 1, 1).contains(at));
        }
    }

    void theDiscIsTheUnitCircleOfWhatCanBeHeld() {
        ConePicture picture;
        picture.disc = QRectF(0, 0, 80, 80);
        picture.mu = 0.4;
        const ConePoint slips{2.0, 0.8 * std::cos(1.0), 0.8 * std::sin(1.0), 0.4, ConePoint::Mode::slip};
        const QPointF at = picture.inDisc(slips) - picture.disc.center();
        QVERIFY(std::abs(std::hypot(at.x(), at.y()) - 40.0) < 1e-12);
        QCOMPARE(slips.share(), 1.0);
        QCOMPARE(ConePoint{}.share(), 0.0);
    }

    void slippingIsDrawnInItsColour() {
        QImage image(220, 160, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ConePicture picture;
        picture.section = QRectF(10, 10, 120, 120);
        picture.disc = QRectF(150, 40, 60, 60);
        picture.mu = 0.5;
        picture.now = {{1.0, 0.5, 0.0, 0.5, ConePoint::Mode::slip}};
        drawFrictionCone(painter, picture, {Qt::gray, Qt::blue, Qt::transparent, Qt::green, Qt::red, Qt::white, 1.0});
        painter.end();
        QCOMPARE(image.pixelColor(picture.inSection(picture.now[0]).toPoint()), QColor(Qt::red));
        QCOMPARE(image.pixelColor(picture.inDisc(picture.now[0]).toPoint()), QColor(Qt::red));
    }
};

QTEST_MAIN(TestFrictionCone)
#include "test_friction_cone.moc"
