// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>

using namespace saltus;
using namespace saltus::ui;

namespace {

// WCAG 2.1: relative luminance and contrast ratio.
double luminance(const QColor& c) {
    const auto linear = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}
double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}
QColor over(const QColor& top, const QColor& under) {
    const double a = top.alphaF();
    return QColor::fromRgbF(float(top.redF() * a + under.redF() * (1 - a)), float(top.greenF() * a + under.greenF() * (1 - a)),
                            float(top.blueF() * a + under.blueF() * (1 - a)));
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    // Who scrolls a panel changes nothing in it; a choice that has the keyboard takes the wheel.
    void theWheelPassesChoicesThatDoNotHaveTheKeyboard() {
        Theme theme;
        theme.apply();
        QScrollArea area;
        auto* inside = new QWidget;
        auto* column = new QVBoxLayout(inside);
        auto* button = new QPushButton(QStringLiteral("above"));
        auto* choice = new QComboBox;
        choice->addItems({QStringLiteral("Newton"), QStringLiteral("Equality"), QStringLiteral("Relay")});
        column->addWidget(button);
        column->addWidget(choice);
        column->addSpacing(2000);
        area.setWidgetResizable(true);
        area.setWidget(inside);
        area.resize(300, 300);
        area.show();
        area.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        button->setFocus();
        const auto wheel = [&] {
            const QPointF at = choice->rect().center();
            QWheelEvent event(at, choice->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(choice, &event);
            return event.isAccepted(); // else it goes on to the panel, as one of the desktop's does
        };
        QVERIFY(!wheel());
        QCOMPARE(choice->currentIndex(), 0);
        QVERIFY(!choice->hasFocus());
        choice->setFocus();
        QVERIFY(wheel());
        QCOMPARE(choice->currentIndex(), 1);
    }

    void textIsReadableOnEverySurface_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("dark") << int(ThemeKind::dark);
        QTest::newRow("light") << int(ThemeKind::light);
    }
    void textIsReadableOnEverySurface() {
        QFETCH(int, kind);
        const Colors c = Theme::colorsOf(static_cast<ThemeKind>(kind));
        for (const QColor& surface : {c.window, c.panel, c.raised, c.field, c.hover, c.plotCanvas, c.viewTop, c.viewBottom,
                                      over(c.accentSoft, c.panel)}) {
            QVERIFY2(contrast(c.text, surface) >= 4.5, qPrintable(surface.name()));
            QVERIFY2(contrast(c.secondary, surface) >= 4.5, qPrintable(surface.name()));
        }
        QVERIFY(contrast(c.text, over(c.accentSoft, c.raised)) >= 4.5);
        for (const QColor& surface : {c.window, c.panel}) {
            QVERIFY(contrast(c.accentText, surface) >= 4.5);
            QVERIFY(contrast(c.errorText, surface) >= 4.5);
            QVERIFY(contrast(c.warningText, surface) >= 4.5);
        }
        QVERIFY(contrast(c.errorText, over(c.errorSoft, c.panel)) >= 4.5);
        QVERIFY(contrast(Qt::white, c.accentFill) >= 4.5);
    }

    void physicsColoursAreTheSameInBothThemes() {
        const Colors d = Theme::colorsOf(ThemeKind::dark), l = Theme::colorsOf(ThemeKind::light);
        QCOMPARE(d.position, QColor("#0072B2"));
        QCOMPARE(d.position, l.position);
        QCOMPARE(d.velocity, l.velocity);
        QCOMPARE(d.impulse, l.impulse);
        QCOMPARE(d.friction, l.friction);
        QCOMPARE(d.loss, l.loss);
        QCOMPARE(d.parameter, l.parameter);
        QCOMPARE(d.stick, d.velocity);
        QCOMPARE(d.slip, d.loss);
        QCOMPARE(d.section, QColor("#F0E442"));
        QCOMPARE(l.section, QColor("#B59F00"));
    }

    void noTokenIsLeftUnreplacedInTheStyleSheet() {
        Theme theme;
        for (const auto kind : {ThemeKind::light, ThemeKind::dark}) {
            theme.setKind(kind);
            theme.apply();
            QVERIFY(!qApp->styleSheet().contains(QRegularExpression(QStringLiteral("@[a-z-]+@"))));
            QVERIFY(qApp->styleSheet().size() > 1000);
        }
    }

    void everyIconOfTheResourcesDrawsSomethingInTheAskedColour() {
        Theme theme;
        const QStringList files = QDir(QStringLiteral(":/saltus/icons")).entryList({QStringLiteral("*.svg")});
        QVERIFY(files.size() >= 51);
        for (const QString& file : files) {
            for (const qreal scale : {1.0, 2.0}) {
                const QPixmap pixmap = theme.pixmap(file.chopped(4), 20, QColor(200, 10, 30), scale);
                QCOMPARE(pixmap.width(), int(20 * scale));
                const QImage image = pixmap.toImage();
                int drawn = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x) {
                        const QColor color = image.pixelColor(x, y);
                        if (color.alpha() < 150) continue; // a 1.5 px line between two pixels covers 3/4 of each
                        ++drawn;
                        QVERIFY2(color.red() > 150 && color.green() < 60, qPrintable(file));
                    }
                QVERIFY2(drawn > 4, qPrintable(file));
            }
        }
    }

    void theThemeAppliesAndTellsSo() {
        Theme theme;
        theme.apply();
        QSignalSpy spy(&theme, &Theme::changed);
        theme.setKind(ThemeKind::light);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(QApplication::palette().color(QPalette::Window), Theme::colorsOf(ThemeKind::light).panel);
        theme.setKind(ThemeKind::light);
        QCOMPARE(spy.count(), 1);
        theme.setFontScale(1.2);
        QCOMPARE(spy.count(), 2);
        QCOMPARE(theme.font(TextSize::normal).pointSizeF(), 12.0);
    }

    // The style sheet's arrows of choices are pictures of this kind: without Qt's plugin for it they are missing without a word.
    void picturesOfTheStyleSheetCanBeRead() { QVERIFY(QImageReader::supportedImageFormats().contains("svg")); }
};

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
