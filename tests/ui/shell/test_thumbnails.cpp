// SPDX-License-Identifier: GPL-3.0-or-later
// The gallery's pictures: every shipped scene has its four, made of the scene as it is now, and together they are small.
#include "ui/look/theme.h"
#include "ui/shell/gallery.h"
#include "ui/shell/scene_library.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace saltus::ui;

class TestThumbnails : public QObject {
    Q_OBJECT
    const QDir scenes_{QStringLiteral(SALTUS_SOURCE_DIR "/scenes")};

private slots:
    void initTestCase() { qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes"); }

    void everySceneHasItsPicturesAndNoneIsStale() {
        std::map<QString, QString> madeOf;
        QFile list(scenes_.filePath(QStringLiteral("thumbnails/made-of")));
        QVERIFY(list.open(QIODevice::ReadOnly));
        for (const QByteArray& line : list.readAll().split('\n'))
            if (line.contains(' ')) madeOf[QString::fromUtf8(line.mid(line.indexOf(' ') + 1))] = QString::fromUtf8(line.left(line.indexOf(' ')));
        QStringList wrong;
        for (const QFileInfo& scene : scenes_.entryInfoList({QStringLiteral("*.saltus")}, QDir::Files)) {
            const QString name = scene.completeBaseName();
            for (const char* kind : {"-dark.jpg", "-light.jpg", "-dark-moving.jpg", "-light-moving.jpg"})
                if (!QFileInfo::exists(scenes_.filePath(QStringLiteral("thumbnails/") + name + QLatin1String(kind)))) wrong << name + QLatin1String(kind) + " is missing";
            QFile file(scene.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString now = QString::fromLatin1(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex());
            if (madeOf.find(name) == madeOf.end()) wrong << name + " is not in made-of";
            else if (madeOf[name] != now) wrong << name + " has changed since its pictures were made";
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ") + ": run scenes/thumbnails/make build/release/app/saltus SCENE..."));
    }

    void theyAreSmallInAll() {
        qint64 bytes = 0;
        for (const QFileInfo& file : QDir(scenes_.filePath(QStringLiteral("thumbnails"))).entryInfoList(QDir::Files)) bytes += file.size();
        QVERIFY2(bytes < 4'200'000, qPrintable(QString::number(bytes)));
    }

    void movingPicturesAreFramesThatDiffer() {
        for (const SceneEntry& scene : shippedScenes())
            for (const QString& file : {scene.movingDark, scene.movingLight}) {
                const QImage strip(file);
                QCOMPARE(strip.size(), QSize(kFrameSize.width(), kFrameSize.height() * kFrames));
                const QImage first = strip.copy(0, 0, strip.width(), kFrameSize.height());
                bool moves = false;
                for (int i = 1; i < kFrames; ++i) moves = moves || strip.copy(0, i * kFrameSize.height(), strip.width(), kFrameSize.height()) != first;
                QVERIFY2(moves, qPrintable(file));
            }
    }

    void aCardPlaysWithTheFocusAndRestsWithoutIt() {
        Theme theme;
        theme.apply();
        const auto scenes = shippedScenes();
        QVERIFY(!scenes.empty());
        QWidget window;
        SceneCard first(theme, scenes[0], &window), second(theme, scenes[1], &window);
        first.move(80, 80); // away from where the mouse may stand
        second.move(420, 80);
        window.resize(760, 320);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        first.setFocus();
        QVERIFY(first.isPlaying());
        const QImage still = first.grab().toImage();
        QTRY_VERIFY(first.frame() > 3);
        QVERIFY(first.grab().toImage() != still);
        second.setFocus();
        QVERIFY(!first.isPlaying() && second.isPlaying());
        QCOMPARE(first.frame(), 0);
    }
};
QTEST_MAIN(TestThumbnails)
#include "test_thumbnails.moc"
