// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the house that no tool is needed for: how files begin and end, how long they are.
#include <QtTest>

#include <QDirIterator>

namespace {

constexpr int kMostLines = 600;

// Older than the rule. The number is what they may have at most; who makes one shorter lowers it, or takes it out.
const QMap<QString, int>& longer() {
    static const QMap<QString, int> table = {
        {"ui/scene_view/body_scene.cpp", 642},
    };
    return table;
}

struct Source {
    QString path;
    QByteArray text;
};

const QList<Source>& sources() {
    static const QList<Source> all = [] {
        QList<Source> found;
        const QDir root(SALTUS_SOURCE_DIR);
        for (const QString& top : {QString("core"), QString("ui"), QString("app"), QString("tests")}) {
            QDirIterator files(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.open(QIODevice::ReadOnly)) found.append({root.relativeFilePath(file.fileName()), file.readAll()});
            }
        }
        return found;
    }();
    return all;
}

} // namespace

class TestHouse : public QObject {
    Q_OBJECT
private slots:
    void everyFileSaysItsLicence() {
        QVERIFY(sources().size() > 1000);
        QStringList wrong;
        for (const Source& source : sources())
            if (!source.text.startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n")) wrong += source.path;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void linesEndWhereTheirTextEnds() {
        QStringList wrong;
        for (const Source& source : sources()) {
            if (!source.text.endsWith('\n') || source.text.endsWith("\n\n")) wrong += source.path + ": ends with one line end";
            int number = 0;
            for (const QByteArray& line : source.text.split('\n')) {
                ++number;
                if (line.endsWith(' ') || line.contains('\t') || line.contains('\r'))
                    wrong += QString("%1:%2: no tabs, no spaces at the end").arg(source.path).arg(number);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void noFileIsLongerThanSixHundredLines() {
        QStringList wrong;
        for (const Source& source : sources()) {
            const auto lines = source.text.count('\n');
            const int most = longer().value(source.path, kMostLines);
            if (lines > most) wrong += QString("%1 has %2 lines: cut it by subject").arg(source.path).arg(lines);
            if (longer().contains(source.path) && lines <= kMostLines) wrong += source.path + " keeps the rule: take it out of the table";
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        for (const QString& path : longer().keys())
            QVERIFY2(std::any_of(sources().begin(), sources().end(), [&](const Source& source) { return source.path == path; }), qPrintable(path + " is gone"));
    }
};

QTEST_APPLESS_MAIN(TestHouse)
#include "test_house.moc"
