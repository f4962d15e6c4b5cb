// SPDX-License-Identifier: GPL-3.0-or-later
// The guide that is built in is docs/guide.md: its headings, its search.
#include "ui/look/theme.h"
#include "ui/shell/guide_window.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>

using namespace saltus::ui;

class TestGuide : public QObject {
    Q_OBJECT
private slots:
    void theWholeGuideIsThereWithItsHeadings() {
        Theme theme;
        theme.apply();
        GuideWindow guide(theme, nullptr);
        guide.show();
        QFile file(QStringLiteral(SALTUS_SOURCE_DIR "/docs/guide.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList wanted;
        bool code = false;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            if (line.startsWith(QLatin1String("```"))) code = !code;
            if (!code && (line.startsWith(QLatin1String("## ")) || line.startsWith(QLatin1String("### ")))) wanted << line.section(QLatin1Char(' '), 1);
        }
        const auto* list = guide.findChild<QListWidget*>();
        QCOMPARE(list->count(), wanted.size());
        for (int i = 0; i < list->count(); ++i) QCOMPARE(list->item(i)->text().trimmed(), wanted[i]);
        // Tables are tables, not bars and dashes.
        QVERIFY(!guide.findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("|---|")));
    }

    void aSearchFindsAllPlacesAndEnterGoesOn() {
        Theme theme;
        GuideWindow guide(theme, nullptr);
        guide.show();
        QTest::keyClicks(&guide.searchField(), QStringLiteral("stroboscopic"));
        const QString text = guide.findChild<QTextBrowser*>()->toPlainText();
        QCOMPARE(guide.found(), int(text.count(QStringLiteral("stroboscopic"), Qt::CaseInsensitive)));
        QVERIFY(guide.found() > 1);
        const QString first = guide.placeText();
        QVERIFY(first.contains(QStringLiteral("stroboscopic"), Qt::CaseInsensitive));
        const int at = guide.findChild<QTextBrowser*>()->textCursor().position();
        QTest::keyClick(&guide.searchField(), Qt::Key_Return);
        QVERIFY(guide.findChild<QTextBrowser*>()->textCursor().position() > at);
        QTest::keyClick(&guide.searchField(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(guide.findChild<QTextBrowser*>()->textCursor().position(), at);
        guide.searchField().setText(QStringLiteral("no such word anywhere"));
        QCOMPARE(guide.found(), 0);
    }
};

QTEST_MAIN(TestGuide)
#include "test_guide.moc"
