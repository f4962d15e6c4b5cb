// SPDX-License-Identifier: GPL-3.0-or-later
// Files of strangers come through one door, core/base/input_file.h, which never waits for a pipe and never reads a device without end.
// Nothing else in the programs opens files, but for these.
#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>

namespace {

// file -> why
const QMap<QString, QString>& exceptions() {
    static const QMap<QString, QString> table = {
        {"core/base/input_file.cpp", "the door"},
        {"core/io/atomic_file.cpp", "writes"},
        {"core/io/unfinished.cpp", "clears what was written"},
        {"core/io/hdf5_reader/main.cpp", "tries what it may not"},
        {"core/io/hdf5_reader/descriptor_driver.cpp", "names what the library calls to open the descriptor that it has"},
        {"core/simulation/recording_chunk.cpp", "files of its own, without a name"},
        {"app/cli/terminal.cpp", "/dev/null for streams that are closed"},
        {"app/saltus/display.cpp", "/proc"},
        {"ui/look/theme.cpp", "what is built in"},
        {"ui/shell/guide_window.cpp", "what is built in"},
        {"ui/language/collect_texts.cpp", "runs while Saltus is built"},
    };
    return table;
}

QString without_comments(QString text) {
    static const QRegularExpression comment("//[^\n]*");
    return text.remove(comment);
}

// The first match in each source of the program, by its path.
QMap<QString, QString> places_of(const QRegularExpression& pattern) {
    const QDir root(SALTUS_SOURCE_DIR);
    QMap<QString, QString> places;
    int files = 0;
    for (const QString& top : {QString("core"), QString("ui"), QString("app")}) {
        QDirIterator all(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
            ++files;
            const auto match = pattern.match(without_comments(QString::fromUtf8(file.readAll())));
            if (match.hasMatch()) places[root.relativeFilePath(file.fileName())] = match.captured();
        }
    }
    if (files <= 300) qFatal("only %d sources were found", files);
    return places;
}

} // namespace

class TestDoors : public QObject {
    Q_OBJECT
private slots:
    void filesAreOpenedByTheDoorAlone() {
        static const QRegularExpression opens(
            R"((\b(fopen|freopen|creat|mkstemp|openat|open64|posix_openpt)\s*\()|((?<!\w)::open\s*\()|(\bstd::[io]?fstream\b)|(\bQFile\s+\w+\s*[({;])|(\bQFile::copy\b)|(\bQSaveFile\b)|(\bH5Fopen\b))");
        QStringList wrong, seen;
        const auto places = places_of(opens);
        for (auto place = places.begin(); place != places.end(); ++place) {
            if (exceptions().contains(place.key())) seen += place.key();
            else wrong += place.key() + ": " + place.value();
        }
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
        for (const QString& path : exceptions().keys()) QVERIFY2(seen.contains(path), qPrintable(path + " is no exception any more"));
    }

    // A string stream takes want of memory for the end of its text: a bundle was cut, and told as written.
    void noTextIsPutTogetherThatMayBeCutInSilence() {
        static const QRegularExpression cuts(R"(\bstd::[io]?stringstream\b|\bJson::writeString\b|\bstd::getline\b)");
        const QStringList may = {"core/base/text_stream.h", "ui/language/collect_texts.cpp"}; // it throws; it runs while Saltus is built
        QStringList wrong;
        const auto places = places_of(cuts);
        for (auto place = places.begin(); place != places.end(); ++place)
            if (!may.contains(place.key())) wrong += place.key() + ": " + place.value();
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }

    // By a temporary file and a rename, core/io/atomic_file.h: Qt's own ways leave half a file where the disk is full.
    void picturesAreWrittenWhole() {
        static const QRegularExpression writes(R"(\bQImageWriter\b|\bQPicture\b|(?i:image|pixmap|picture)\w*\.save\(\s*[^)\s&]|\b(QPdfWriter|QPrinter)\s+\w+\([^&]|\bsetFileName\()");
        const QStringList may = {"ui/plots/image_file.cpp"}; // into memory, and from there by that file
        QStringList wrong;
        const auto places = places_of(writes);
        for (auto place = places.begin(); place != places.end(); ++place)
            if (!may.contains(place.key())) wrong += place.key() + ": " + place.value();
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }

    // printf() and strtod() write and read the desktop's decimal comma (core/base/decimal.h).
    void noNumberOfTheCoreFollowsTheLocale() {
        static const QRegularExpression follows(R"(printf\([^;]*"[^";]*%[-+ #0-9.*]*[eEfFgGaA][^";]*"|\bstd::(stod|stof|strtod|atof)\b|\bsscanf\([^;]*%l?[eEfFgG])");
        QStringList wrong;
        const auto places = places_of(follows);
        for (auto place = places.begin(); place != places.end(); ++place)
            if (place.key().startsWith("core/") && !place.key().startsWith("core/bench/")) wrong += place.key() + ": " + place.value();
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }

    void theHdf5LibraryIsLinkedByItsReaderAlone() {
        const QDir root(SALTUS_SOURCE_DIR);
        QStringList users;
        for (const QString& top : {QString("core"), QString("ui"), QString("app")}) {
            QDirIterator all(root.filePath(top), {"CMakeLists.txt", "*.cmake"}, QDir::Files, QDirIterator::Subdirectories);
            while (all.hasNext()) {
                QFile file(all.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                if (file.readAll().contains("HDF5::HDF5")) users += root.relativeFilePath(file.fileName());
            }
        }
        QCOMPARE(users, QStringList{"core/io/hdf5_reader/CMakeLists.txt"});
    }
};

QTEST_APPLESS_MAIN(TestDoors)
#include "test_doors.moc"
