// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot of every scene of the gallery, taken at any step, restored in another process: it goes on there with the same bits. One of another
// program, scheme, solver or version is refused.
#include "tests/core/simulation/runs.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <fstream>

using namespace saltus;
using namespace saltus::testing;

namespace {

// As plain numbers; of changes their steps, names and values (no scene here is pulled at).
void write(const Snapshot& snapshot, const std::string& file) {
    std::ofstream out(file, std::ios::binary);
    const auto numbers = static_cast<std::uint64_t>(snapshot.numbers.size()), integers = static_cast<std::uint64_t>(snapshot.integers.size());
    out.write(reinterpret_cast<const char*>(&numbers), sizeof numbers);
    out.write(reinterpret_cast<const char*>(&integers), sizeof integers);
    out.write(reinterpret_cast<const char*>(snapshot.numbers.data()), static_cast<std::streamsize>(numbers * sizeof(double)));
    out.write(reinterpret_cast<const char*>(snapshot.integers.data()), static_cast<std::streamsize>(integers * sizeof(std::int64_t)));
}

Snapshot read(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::uint64_t numbers = 0, integers = 0;
    in.read(reinterpret_cast<char*>(&numbers), sizeof numbers);
    in.read(reinterpret_cast<char*>(&integers), sizeof integers);
    Snapshot snapshot;
    snapshot.numbers.resize(numbers);
    snapshot.integers.resize(integers);
    in.read(reinterpret_cast<char*>(snapshot.numbers.data()), static_cast<std::streamsize>(numbers * sizeof(double)));
    in.read(reinterpret_cast<char*>(snapshot.integers.data()), static_cast<std::streamsize>(integers * sizeof(std::int64_t)));
    return snapshot;
}

QStringList gallery() {
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(SALTUS_SOURCE_DIR "/scenes")).entryList({QStringLiteral("*.saltus")}, QDir::Files, QDir::Name))
        names << file.chopped(7);
    return names;
}

// NAME STEPS HASH for each line NAME FILE STEPS: what the other process does.
int go_on(const char* list) {
    std::ifstream in(list);
    std::string name, file;
    std::int64_t steps = 0;
    while (in >> name >> file >> steps) {
        const auto session = start(scene(name));
        if (const auto restored = session->restore(read(file)); !restored) {
            std::printf("%s refused: %s\n", name.c_str(), restored.error().text().c_str());
            continue;
        }
        (void)session->run_steps(steps);
        std::printf("%s %016" PRIx64 "\n", name.c_str(), session->state_hash());
    }
    return 0;
}

bool says(const Error& error, const std::string& part) { return error.text().find(part) != std::string::npos; }

} // namespace

class TestSnapshots : public QObject {
    Q_OBJECT

private slots:
    void anotherProcessGoesOnWithTheSameBits() {
        QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const std::string list = folder.filePath(QStringLiteral("list")).toStdString();
        std::ofstream out(list);
        std::string expected;
        const QStringList names = gallery();
        QVERIFY(names.size() > 30);
        for (const QString& name : names) {
            const auto session = start(scene(name.toStdString()));
            const auto begin = std::chrono::steady_clock::now();
            std::int64_t steps = 0; // what a few hundredths of a second allow
            while (steps < 701 && std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(30) && session->step()) ++steps;
            const std::string file = folder.filePath(name).toStdString();
            write(session->snapshot(), file);
            const std::int64_t more = std::max<std::int64_t>(2, steps / 3);
            QVERIFY2(session->run_steps(more).has_value(), qPrintable(name));
            out << name.toStdString() << ' ' << file << ' ' << more << '\n';
            char line[200];
            std::snprintf(line, sizeof line, "%s %016" PRIx64 "\n", name.toStdString().c_str(), session->state_hash());
            expected += line;
        }
        out.close();
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--go-on"), QString::fromStdString(list)});
        QVERIFY(other.waitForFinished(300'000));
        QCOMPARE(other.exitCode(), 0);
        QCOMPARE(QString::fromUtf8(other.readAllStandardOutput()), QString::fromStdString(expected));
    }

    void anotherProgramIsRefusedAndAnotherLookIsNot() {
        const auto model = scene("bouncing-ball");
        const auto session = start(model);
        run_for(*session, 100);
        const Snapshot snapshot = session->snapshot();
        auto drawn = model;
        drawn.views = {};
        drawn.title = "Another title";
        drawn.parameters[0].label = "another label";
        drawn.run.record = {"ball.q[0]"};
        drawn.run.end = 20.0;
        const auto same = start(drawn);
        QVERIFY(same->restore(snapshot).has_value());
        run_for(*same, 50);
        run_for(*session, 50);
        QCOMPARE(same->state_hash(), session->state_hash());
        // the same numbers of everything, and another force
        auto heavier = model;
        std::get<model::LagrangianLinear>(heavier.systems[0].kind).F[0] = "-2*g";
        const auto refused = start(heavier)->restore(snapshot);
        QVERIFY(!refused);
        QVERIFY(says(refused.error(), "another scene or another version"));
        auto finer = scene("bead-column");
        const Snapshot usual = start(finer)->snapshot();
        finer.run.tolerance = 1e-8;
        const auto other = start(finer)->restore(usual);
        QVERIFY(!other);
        QVERIFY(says(other.error(), "another solver, tolerance or number of iterations"));
    }

    void anotherVersionIsRefused() {
        const auto session = start(scene("bouncing-ball"));
        Snapshot snapshot = session->snapshot();
        --snapshot.integers.front();
        const auto refused = session->restore(snapshot);
        QVERIFY(!refused);
        QVERIFY(says(refused.error(), "another version"));
    }
};

int main(int argc, char** argv) {
    if (argc == 3 && std::string(argv[1]) == "--go-on") return go_on(argv[2]);
    QCoreApplication app(argc, argv);
    TestSnapshots test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_snapshots.moc"
