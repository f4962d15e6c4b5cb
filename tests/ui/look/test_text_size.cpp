// SPDX-License-Identifier: GPL-3.0-or-later
// The room of texts follows their size, also in a window that stands open; no label guesses HTML.
#include "ui/look/text_size.h"
#include "ui/look/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>
#include <QtTest>

using namespace saltus::ui;

class TestTextSize : public QObject {
    Q_OBJECT
    Theme theme_;

    static QLabel* tip() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel") && widget->isVisible()) return qobject_cast<QLabel*>(widget);
        return nullptr;
    }
private slots:
    void initTestCase() { theme_.apply(); }
    void cleanup() { theme_.setFontScale(1.0); }

    void lengthsFollowTheText() {
        constexpr Px row{24};
        QCOMPARE(int(row), 24);
        theme_.setFontScale(1.5);
        QCOMPARE(int(row), 36);
        QCOMPARE(10_px, 15);
        theme_.setFontScale(0.9); // smaller texts keep their room
        QCOMPARE(int(row), 24);
        theme_.setFontScale(5.0);
        QCOMPARE(theme_.fontScale(), kLargestText);
    }
    void aHeightHoldsItsTextAtEverySize() {
        for (const double scale : {0.8, 1.0, 1.25, 1.5, 2.0}) {
            theme_.setFontScale(scale);
            const int normal = QFontMetrics(theme_.font(TextSize::normal)).height(), small = QFontMetrics(theme_.font(TextSize::small)).height();
            for (const int height : {int(measure::row), int(measure::button), int(measure::headHeight), int(measure::menuHeight)}) QVERIFY2(height >= normal, qPrintable(QString::number(scale)));
            QVERIFY(measure::statusHeight >= small);
        }
    }
    // What was built at one size is what it would have been at another: there and back again.
    void whatStandsIsStretched() {
        QWidget window;
        auto* line = new QHBoxLayout(&window);
        auto* fixed = new QWidget;
        fixed->setFixedSize(33, 24);
        auto* wide = new QLabel(QStringLiteral("x"));
        wide->setMinimumWidth(101);
        auto* button = new QToolButton;
        button->setIconSize({18, 18});
        auto* pressed = new QPushButton(QStringLiteral("Go")); // its height is the style sheet's
        auto* free = new QListView;
        for (QWidget* widget : {fixed, static_cast<QWidget*>(wide), static_cast<QWidget*>(button), static_cast<QWidget*>(pressed), static_cast<QWidget*>(free)}) line->addWidget(widget);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const int tall = pressed->height();
        for (const double scale : {1.25, 2.0, 1.5, 1.1, 2.0, 0.9, 1.0}) {
            theme_.setFontScale(scale);
            QCoreApplication::processEvents();
            const double k = textScale();
            QCOMPARE(fixed->size(), QSize(int(std::lround(33 * k)), int(std::lround(24 * k))));
            QCOMPARE(wide->minimumWidth(), int(std::lround(101 * k)));
            QCOMPARE(button->iconSize().height(), int(std::lround(18 * k)));
            QCOMPARE(pressed->minimumHeight(), int(std::lround(26 * k)) + 2);
            QCOMPARE(free->maximumHeight(), QWIDGETSIZE_MAX);
        }
        QCOMPARE(pressed->height(), tall);
    }
    void newWidgetsAreBuiltAtTheSizeNow() {
        theme_.setFontScale(2.0);
        QPushButton pressed(QStringLiteral("Go"));
        pressed.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pressed));
        QVERIFY(pressed.height() >= 54);
        QVERIFY(pressed.height() >= QFontMetrics(theme_.font(TextSize::normal)).height());
    }

    void noLabelGuessesHtml() {
        const QString text = QStringLiteral("<b>x</b> &amp; <img src='file:///etc/passwd'>");
        QLabel label(text);
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QVERIFY(label.width() >= QFontMetrics(label.font()).horizontalAdvance(text)); // its letters are all seen
        QLabel rich;
        rich.setTextFormat(Qt::RichText); // who means it
        rich.setText(text);
        rich.show();
        QCOMPARE(rich.textFormat(), Qt::RichText);
    }
    void noTooltipGuessesHtml() {
        QPushButton button(QStringLiteral("Go"));
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const QString text = QStringLiteral("<h1>x</h1><a href='http://example.org'>y</a>");
        for (int round = 0; round < 2; ++round) { // the second reuses the window of the first
            QToolTip::showText(button.mapToGlobal(QPoint(4, 4 + round)), text + QString::number(round), &button);
            QTRY_VERIFY(tip());
            QCOMPARE(tip()->textFormat(), Qt::PlainText);
            QCOMPARE(tip()->text(), text + QString::number(round));
        }
        QToolTip::hideText();
    }
};

QTEST_MAIN(TestTextSize)
#include "test_text_size.moc"
