// SPDX-License-Identifier: GPL-3.0-or-later
// How the moving picture steps down and up: told what pictures take on machines of several speeds.
#include "ui/scene_view/picture_quality.h"

#include <QtTest>

using saltus::ui::scene::PictureQuality;
using Level = PictureQuality::Level;

namespace {

constexpr Level kAll[] = {Level::fine, Level::plain, Level::coarse, Level::coarsest};

// What a picture takes where one pixel of the whole takes `pixels` ms and shading it finely `times` as long.
double taken(Level level, double pixels, double times) {
    const double scale = PictureQuality::scaleOf(level);
    return 3.0 + scale * scale * pixels * (level == Level::fine ? times : 1.0);
}

// The levels of so many pictures that move.
int run(PictureQuality& quality, double pixels, double times, int pictures) {
    int changes = 0;
    for (int k = 0; k < pictures; ++k) {
        const Level level = quality.moving();
        quality.took(level, taken(level, pixels, times));
        changes += quality.moving() != level ? 1 : 0;
    }
    return changes;
}

} // namespace

class TestPictureQuality : public QObject {
    Q_OBJECT
private slots:
    void edgesHaveTwoSamplesAtLeast() {
        for (const Level level : kAll) QVERIFY(PictureQuality::samplesOf(level) >= 2);
    }

    // On every machine the best level that is in time, else the last; found within a second of pictures and then kept.
    void itComesToTheBestThatIsInTime() {
        for (const double pixels : {2.0, 8.0, 14.0, 25.0, 30.0, 45.0, 60.0, 300.0}) {
            PictureQuality quality;
            run(quality, pixels, 3.0, 30);
            Level best = Level::coarsest;
            for (const Level level : {Level::coarse, Level::plain, Level::fine})
                if (taken(level, pixels, 3.0) <= PictureQuality::kInTime) best = level;
            QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(best));
            QCOMPARE(run(quality, pixels, 3.0, 1000), 0);
        }
    }

    // Where a fine picture takes seconds nobody waits for five of them.
    void whatIsFarTooSlowIsLeftAfterThreePictures() {
        PictureQuality quality;
        int pictures = 0;
        for (; quality.moving() != Level::coarsest && pictures < 100; ++pictures) quality.took(quality.moving(), 1700.0);
        QCOMPARE(pictures, 9);
        PictureQuality other; // but one long hiccup is none either
        run(other, 2.0, 3.0, 20);
        other.took(Level::fine, 1700.0);
        QCOMPARE(run(other, 2.0, 3.0, 100), 0);
        QCOMPARE(static_cast<int>(other.moving()), static_cast<int>(Level::fine));
    }

    void whatIsMeasuredIsHeld() {
        PictureQuality quality;
        quality.hold(Level::coarse);
        run(quality, 2.0, 3.0, 100);
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::coarse));
        quality.hold(std::nullopt);
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::fine));
    }

    void oneHiccupIsNoRule() {
        PictureQuality quality;
        run(quality, 12.0, 3.0, 20);
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::plain));
        quality.took(Level::plain, 30.0);
        run(quality, 12.0, 3.0, 20);
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::plain));
    }

    // Another program held the processor for a while.
    // Two runs with their plots: the picture is done in time, but the window comes late with it.
    void aLateTickIsALatePictureWhereMostOfItIsThePicture() {
        PictureQuality quality;
        for (int k = 0; k < 40; ++k) quality.took(quality.moving(), 28.0, k == 20 ? 90.0 : 33.0); // one hiccup is no rule
        QCOMPARE(quality.moving(), Level::fine);
        for (int k = 0; k < 40; ++k) quality.took(quality.moving(), quality.moving() == Level::fine ? 28.0 : 22.0, quality.moving() == Level::fine ? 35.0 : 33.0);
        QCOMPARE(quality.moving(), Level::plain);
        PictureQuality cheap; // what takes the time is something else: fewer pixels would not help
        for (int k = 0; k < 40; ++k) cheap.took(cheap.moving(), 15.0, 45.0);
        QCOMPARE(cheap.moving(), Level::fine);
    }

    // What is in time with fewer pixels and late with all of them: the pixels do not come and go every other second.
    void whatIsTriedInVainIsTriedLessAndLess() {
        PictureQuality quality;
        for (int k = 0; k < 20; ++k) quality.took(quality.moving(), 60.0);
        int changes = 0;
        Level before = quality.moving();
        for (int k = 0; k < 3000; ++k) {
            const Level level = quality.moving();
            quality.took(level, level == Level::coarsest ? 8.0 : level == Level::coarse ? 11.0 : 28.0, level == Level::plain ? 35.0 : 33.0);
            changes += quality.moving() != before;
            before = quality.moving();
        }
        QVERIFY2(changes <= 16, qPrintable(QString::number(changes)));
    }

    void itComesBackWhenThereIsTimeAgain() {
        PictureQuality quality;
        run(quality, 200.0, 3.0, 60);
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::coarsest));
        run(quality, 10.0, 3.0, 200);
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::plain));
        for (int k = 0; k < 8; ++k) quality.took(Level::fine, 15.0); // pictures that stand still
        QCOMPARE(static_cast<int>(quality.moving()), static_cast<int>(Level::fine));
    }
};

QTEST_APPLESS_MAIN(TestPictureQuality)
#include "test_picture_quality.moc"
