// SPDX-License-Identifier: GPL-3.0-or-later
// Lines as pixels: what they cover, and that they do not darken where they cross themselves.
#include "ui/plots/line_raster.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace saltus::ui;

class TestLineRaster : public QObject {
    Q_OBJECT

private slots:
    void aTranslucentLineDoesNotDarkenWhereItCrossesItself() {
        LineRaster raster;
        QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const std::vector<QPointF> cross{{5, 30}, {55, 30}, {30, 55}, {30, 5}};
        raster.begin(QRectF(0, 0, 60, 60), 1.0);
        raster.line(cross, 6.0);
        QPainter painter(&image);
        QColor color(Qt::white);
        color.setAlphaF(0.5f);
        raster.paint(painter, color);
        painter.end();
        QVERIFY(std::abs(qAlpha(image.pixel(30, 30)) - 128) <= 1); // at the crossing
        QVERIFY(std::abs(qAlpha(image.pixel(10, 30)) - 128) <= 1);
        QCOMPARE(qAlpha(image.pixel(10, 10)), 0);
    }

    void theLineRasterCoversTheAreaOfTheLine() {
        // Coverage summed over the pixels is length times width, whatever the direction.
        for (const double angle : {0.0, 0.3, 0.785, 1.2, 1.5708, 2.5}) {
            LineRaster raster;
            QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            const QPointF direction(std::cos(angle), std::sin(angle));
            raster.begin(QRectF(0, 0, 200, 200), 1.0);
            const std::vector<QPointF> line{QPointF(100.3, 100.7) - 80.0 * direction, QPointF(100.3, 100.7) + 80.0 * direction};
            raster.line(line, 1.5);
            QPainter painter(&image);
            raster.paint(painter, Qt::white);
            painter.end();
            double sum = 0.0;
            for (int y = 0; y < 200; ++y)
                for (int x = 0; x < 200; ++x) sum += qAlpha(image.pixel(x, y)) / 255.0;
            QVERIFY2(std::abs(sum - 160.0 * 1.5) < 0.06 * 160.0 * 1.5 + 3.0, qPrintable(QString::number(sum)));
        }
    }

    // Each pixel against what its distance from all segments says, whatever the raster leaves out on its way.
    void theLineRasterIsTheDistanceFromTheLine() {
        std::mt19937 random(7);
        const auto between = [&](double a, double b) { return a + (b - a) * static_cast<double>(random() % 10000) / 9999; };
        for (int round = 0; round < 40; ++round) {
            const double width = between(0.5, 5), reach = std::max(0.5 * width, 0.5), step = between(0.3, 60);
            const QPointF corner(between(-5, 5), between(-5, 5));
            std::vector<QPointF> line{{between(-20, 90), between(-20, 70)}};
            for (int i = 0; i < 30; ++i) line.push_back(line.back() + QPointF(i % 7 == 0 ? 0.0 : between(-step, step), i % 5 == 0 ? 0.0 : between(-step, step)));
            QImage image(100, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            LineRaster raster;
            raster.begin(QRectF(corner, QSizeF(70, 50)), 1.0);
            raster.line(line, width);
            QPainter painter(&image);
            painter.translate(-corner);
            raster.paint(painter, Qt::white);
            painter.end();
            for (int y = 0; y < 50; ++y)
                for (int x = 0; x < 70; ++x) {
                    const QPointF at = corner + QPointF(x + 0.5, y + 0.5);
                    double least = 1e9;
                    for (std::size_t i = 1; i < line.size(); ++i) {
                        const QPointF d = line[i] - line[i - 1];
                        const double length2 = QPointF::dotProduct(d, d), t = length2 > 0.0 ? std::clamp(QPointF::dotProduct(at - line[i - 1], d) / length2, 0.0, 1.0) : 0.0;
                        const QPointF off = at - line[i - 1] - t * d;
                        least = std::min(least, std::hypot(off.x(), off.y()));
                    }
                    const int wanted = static_cast<int>(std::clamp(reach + 0.5 - least, 0.0, 1.0) * 255.0 + 0.5), is = qAlpha(image.pixel(x, y));
                    QVERIFY2(std::abs(is - wanted) <= 1, qPrintable(QStringLiteral("round %1, pixel %2 %3: %4 for %5").arg(round).arg(x).arg(y).arg(is).arg(wanted)));
                }
        }
    }
};

QTEST_MAIN(TestLineRaster)
#include "test_line_raster.moc"
