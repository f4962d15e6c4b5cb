// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/gallery.h"
#include "ui/shell/scene_library.h"

#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace saltus::ui;

class TestGallery : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(settings_.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
        // Seven scenes of which one is not even JSON: it is listed all the same.
        for (const char* name : {"alpha", "beta", "cam-follower", "delta", "epsilon", "zeta"})
            write(name, QStringLiteral("{ \"saltus\": 1, \"title\": \"Scene %1\", \"description\": \"about %1\" }").arg(QLatin1String(name)));
        write("broken", QStringLiteral("{ not json"));
        qputenv("SALTUS_SCENES", scenes_.path().toLocal8Bit());
        theme_.apply();
    }

    void init() {
        actions_ = std::make_unique<ActionRegistry>(theme_, nullptr);
        actions_->add("file.open", "File", "Open", "Open", {QKeySequence(Qt::CTRL | Qt::Key_O)});
        actions_->add("file.new", "File", "New scene", "New scene", {QKeySequence(Qt::CTRL | Qt::Key_N)});
        for (const char* id : {"tour.cam", "tour.box", "tour.circuit"}) actions_->add(QLatin1String(id), "Help", QLatin1String(id), "A tour");
        gallery_ = std::make_unique<Gallery>(theme_, *actions_, nullptr);
        gallery_->resize(1600, 936);
        gallery_->show();
        QVERIFY(QTest::qWaitForWindowExposed(gallery_.get()));
        gallery_->activateWindow();
        gallery_->focusFirst();
    }

    void aSceneWithCommentsKeepsItsTitleAndItsIcon() {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("r.saltus"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ // a \"comment\"\n \"saltus\": 1, /* and\n another */ \"title\": \"a // b\",\n"
                   "\"interactions\": { \"i\": { \"law\": { \"kind\": \"relay\" } } } }");
        file.close();
        const SceneEntry entry = readSceneEntry(name);
        QCOMPARE(entry.title, QStringLiteral("a // b"));
        QCOMPARE(entry.icon, QStringLiteral("relay"));
    }

    void theShippedScenesAreCardsWithTheCamFirst() {
        const auto cards = gallery_->shownCards();
        QCOMPARE(cards.size(), std::size_t(7));
        QCOMPARE(cards[0]->scene().title, QStringLiteral("Scene cam-follower"));
        QCOMPARE(cards[0]->scene().description, QStringLiteral("about cam-follower"));
        bool broken = false;
        for (const auto* card : cards) broken = broken || card->scene().title == QLatin1String("broken");
        QVERIFY(broken);
    }

    void fourCardsStandInARowAtTheDrawingsWidth() {
        const auto cards = gallery_->shownCards();
        QCOMPARE(cards[0]->y(), cards[3]->y());
        QVERIFY(cards[4]->y() > cards[0]->y());
        QCOMPARE(cards[1]->x() - cards[0]->x(), 324);
        QCOMPARE(cards[4]->y() - cards[0]->y(), 240);
    }

    void arrowsMoveBetweenCardsAndEnterOpens() {
        const auto cards = gallery_->shownCards();
        QSignalSpy opened(gallery_.get(), &Gallery::opened);
        QCOMPARE(QApplication::focusWidget(), cards[0]);
        QTest::keyClick(cards[0], Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), cards[1]);
        QTest::keyClick(cards[1], Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), cards[5]);
        QTest::keyClick(cards[5], Qt::Key_End);
        QCOMPARE(QApplication::focusWidget(), cards[6]);
        QTest::keyClick(cards[6], Qt::Key_Right); // there is no next one
        QCOMPARE(QApplication::focusWidget(), cards[6]);
        QTest::keyClick(cards[6], Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), cards[2]);
        QTest::keyClick(cards[2], Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened[0][0].toString(), cards[2]->scene().file);
    }

    void aDoubleClickOpens() {
        QSignalSpy opened(gallery_.get(), &Gallery::opened);
        auto* card = gallery_->shownCards()[0];
        QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(60, 60));
        QCOMPARE(opened.count(), 0);
        QTest::mouseDClick(card, Qt::LeftButton, {}, QPoint(60, 60));
        QCOMPARE(opened.count(), 1);
    }

    void theFilterShowsWhatFitsAndEnterOpensTheOnlyOne() {
        QSignalSpy opened(gallery_.get(), &Gallery::opened);
        gallery_->focusFilter();
        QTest::keyClicks(&gallery_->filter(), "epsilon");
        QCOMPARE(gallery_->shownCards().size(), std::size_t(1));
        QTest::keyClick(&gallery_->filter(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QTest::keyClick(&gallery_->filter(), Qt::Key_Escape);
        QCOMPARE(gallery_->shownCards().size(), std::size_t(7));
        QTest::keyClicks(&gallery_->filter(), "qqqq");
        QCOMPARE(gallery_->shownCards().size(), std::size_t(0));
    }

    void enterOpensTheFirstOfSeveralThatFit() {
        QSignalSpy opened(gallery_.get(), &Gallery::opened);
        gallery_->focusFilter();
        QTest::keyClick(&gallery_->filter(), Qt::Key_Escape);
        gallery_->focusFilter();
        QTest::keyClick(&gallery_->filter(), Qt::Key_Return); // nothing is meant yet
        QCOMPARE(opened.count(), 0);
        gallery_->focusFilter();
        QTest::keyClicks(&gallery_->filter(), "a");
        const auto shown = gallery_->shownCards();
        QVERIFY(shown.size() > 1);
        QTest::keyClick(&gallery_->filter(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened[0][0].toString(), shown.front()->scene().file);
        QTest::keyClick(&gallery_->filter(), Qt::Key_Escape);
    }

    void noColumnStaysEmpty() {
        for (const int width : {1000, 1200, 1280, 1440, 1600, 1920}) {
            gallery_->resize(width, 936);
            QTest::qWait(20);
            const auto cards = gallery_->shownCards();
            int right = 0;
            for (const auto* card : cards) right = std::max(right, card->mapTo(gallery_.get(), QPoint(card->width(), 0)).x());
            QVERIFY2(width - right < 120, qPrintable(QString("%1 of %2 are empty").arg(width - right).arg(width)));
            for (const auto* card : cards) QVERIFY(right <= width && card->x() >= 0);
        }
        gallery_->resize(1600, 936);
        QTest::qWait(20);
    }

    void aNarrowWindowStillShowsWholeCards() {
        gallery_->resize(900, 600);
        QTest::qWait(20);
        for (const auto* card : gallery_->shownCards()) {
            QVERIFY(card->x() >= 0);
            QVERIFY(card->x() + card->width() <= card->parentWidget()->width());
        }
    }

private:
    void write(const QString& name, const QString& text) {
        QFile file(scenes_.filePath(name + QStringLiteral(".saltus")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    QTemporaryDir settings_, scenes_;
    Theme theme_;
    std::unique_ptr<ActionRegistry> actions_;
    std::unique_ptr<Gallery> gallery_;
};

QTEST_MAIN(TestGallery)
#include "test_gallery.moc"
