// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of the system that fail, memory that runs out, programs that are killed: every output is the old one or the new one, never half
// of it, there is always a message, and never a signal.
#include "tests/processor_time.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include <algorithm>
#include <cmath>

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

namespace {

const QString kSource = SALTUS_SOURCE_DIR;
const QStringList kKinds = {"write", "fsync", "rename", "open", "mmap", "malloc", "start", "clock"};

int number_of(const char* variable, int usual) {
    return qEnvironmentVariableIntValue(variable) > 0 ? qEnvironmentVariableIntValue(variable) : usual;
}

struct Ran {
    bool normal = false;
    int status = -1;
    QByteArray out, err;
};

struct Command {
    QStringList arguments; // OUT is the folder
    QStringList outputs;
    bool reads_back = false; // a shorter table or recording is whole too: the run ended at its last good state
};

} // namespace

class TestFaults : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void aFailingCallLeavesOldOrNew_data();
    void aFailingCallLeavesOldOrNew();
    void littleMemoryIsTold_data();
    void littleMemoryIsTold();
    void fewDescriptorsAreTold();
    void aFullTemporaryFolderIsTold();
    void smallAndUnwritableFileSystemsAreTold_data();
    void smallAndUnwritableFileSystemsAreTold();
    void aKilledWriterLeavesTheOldFileAndTheNextRunTells_data();
    void aKilledWriterLeavesTheOldFileAndTheNextRunTells();
    void whatOthersWriteIsNotTouched();
    void twoWritersOfOneFileLeaveOneOfTheirs();
    void theFirstSignalEndsWhatComputesNothing_data();
    void theFirstSignalEndsWhatComputesNothing();
    void aPipeNamedAsAFileIsRefusedAtOnce_data();
    void aPipeNamedAsAFileIsRefusedAtOnce();
    void aReaderThatGoesCostsNoOtherOutput_data();
    void aReaderThatGoesCostsNoOtherOutput();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    Ran run(const QStringList& arguments, const QString& fault = {}, const QString& limits = {}) const;
    QStringList in_folder(QStringList arguments) const { return arguments.replaceInStrings("OUT", folder_->path()); }
    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
    }
    QStringList hidden() const { return QDir(folder_->path()).entryList({".saltus-*"}, QDir::Files | QDir::Hidden | QDir::System); }
    QByteArray as_table(const QString& recording) const;
    void judge(const Ran& ran, const Command& command, const QMap<QString, QByteArray>& good, const QString& what);
    std::unique_ptr<QTemporaryDir> folder_;
    QTemporaryDir common_;
};

void TestFaults::initTestCase() {
    const Ran ran = run({"run", kSource + "/scenes/cam-follower.saltus", "--until", "0.2", "--output", common_.filePath("cam.h5")});
    QVERIFY2(ran.status == 0, ran.err);
}

Ran TestFaults::run(const QStringList& arguments, const QString& fault, const QString& limits) const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
#ifdef SALTUS_FAILING_CALLS
    if (!fault.isNull()) {
        environment.insert("LD_PRELOAD", SALTUS_FAILING_CALLS);
        environment.insert(fault.isEmpty() ? "SALTUS_FAULT_COUNT" : "SALTUS_FAULT", fault.isEmpty() ? common_.filePath("counts") : fault);
    }
#else
    Q_UNUSED(fault);
#endif
    process.setProcessEnvironment(environment);
    if (limits.isEmpty()) process.start(SALTUS_CLI, arguments);
    else process.start("/bin/sh", QStringList{"-c", limits + "; exec \"$@\"", "sh", SALTUS_CLI} + arguments);
    Ran ran;
    if (!process.waitForFinished(60000)) {
        process.kill();
        process.waitForFinished();
        ran.err = "it did not end within a minute";
        return ran;
    }
    ran.normal = process.exitStatus() == QProcess::NormalExit && process.exitCode() < 126;
    ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

QByteArray TestFaults::as_table(const QString& recording) const {
    const QString table = common_.filePath("as.csv");
    const Ran ran = run({"export", path(recording), "--csv", table});
    QFile file(table);
    return ran.status == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestFaults::judge(const Ran& ran, const Command& command, const QMap<QString, QByteArray>& good, const QString& what) {
    const QByteArray told = what.toUtf8() + "\nstatus " + QByteArray::number(ran.status) + "\n" + ran.err.left(1500);
    QVERIFY2(ran.normal, told);
    QVERIFY2(ran.status <= 2, told);
    QVERIFY2(ran.status == 0 || !ran.err.isEmpty(), told);
    QVERIFY2(hidden().isEmpty(), told + hidden().join(' ').toUtf8());
    for (const QString& name : command.outputs) {
        const QByteArray now = content(name);
        if (now == good[name] || (ran.status != 0 && now == "old")) continue;
        // The run ended early, and says so: what there is must be the beginning of what there would be.
        QVERIFY2(ran.status == 2 && command.reads_back, told + "\n" + name.toUtf8() + " is neither old nor new");
        if (name.endsWith(".csv")) QVERIFY2(now.endsWith('\n') && good[name].startsWith(now), told + "\n" + name.toUtf8());
        if (name.endsWith(".h5")) QVERIFY2(as_table(name).endsWith('\n'), told + "\n" + name.toUtf8());
        if (name.endsWith(".json") || name.endsWith(".bundle")) QVERIFY2(now.trimmed().startsWith('{') && now.trimmed().endsWith('}'), told + "\n" + name.toUtf8());
    }
}

void TestFaults::aFailingCallLeavesOldOrNew_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("outputs");
    QTest::addColumn<bool>("readsBack");
    const QString cam = kSource + "/scenes/cam-follower.saltus", boxes = kSource + "/scenes/bouncing-box.saltus";
    QTest::newRow("run, table") << QStringList{"run", cam, "--until", "0.05", "--output", "OUT/x.csv", "--report", "OUT/x.json"} << QStringList{"x.csv"} << true;
    QTest::newRow("run, recording") << QStringList{"run", cam, "--until", "0.05", "--output", "OUT/x.h5", "--bundle", "OUT/x.bundle"} << QStringList{"x.h5", "x.bundle"} << true;
    QTest::newRow("run, bodies") << QStringList{"run", boxes, "--until", "0.6", "--output", "OUT/x.h5"} << QStringList{"x.h5"} << true;
    QTest::newRow("export") << QStringList{"export", common_.filePath("cam.h5"), "--csv", "OUT/x.csv"} << QStringList{"x.csv"} << false;
    QTest::newRow("sections") << QStringList{"sections", cam, "--plot", "stroboscopic", "--until", "0.3", "--output", "OUT/x.csv"} << QStringList{"x.csv"} << true;
    QTest::newRow("import") << QStringList{"import", kSource + "/tests/core/io/import/robot_description/double-pendulum.urdf", "-o", "OUT/x.saltus"} << QStringList{"x.saltus"} << false;
    QTest::newRow("check") << QStringList{"check", cam, boxes} << QStringList{} << false;
    QTest::newRow("solve") << QStringList{"solve", kSource + "/tests/reference/solver/Capsules-i125-1213.hdf5"} << QStringList{} << false;
}

void TestFaults::aFailingCallLeavesOldOrNew() {
#ifndef SALTUS_FAILING_CALLS
    QSKIP("a sanitizer has its own malloc");
#else
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, outputs);
    QFETCH(bool, readsBack);
    const Command command{in_folder(arguments), outputs, readsBack};
    const int most = number_of("SALTUS_FAULTS", 6);
    const Ran whole = run(command.arguments, "");
    QVERIFY2(whole.status == 0, whole.err);
    QMap<QString, QByteArray> good;
    for (const QString& name : outputs) good[name] = content(name);
    QMap<QString, int> counts;
    QFile file(common_.filePath("counts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) counts[line.split(' ')[0]] = line.split(' ')[1].toInt();
    QVERIFY(counts["malloc"] > 100);
    int failed = 0, runs = 0;
    for (const QString& kind : kKinds) {
        const int count = counts[kind], tries = std::min(count, kind == "malloc" ? 4 * most : most);
        for (int i = 0; i < tries; ++i)
            for (const char* ending : {"", "+"}) {
                const int number = 1 + static_cast<int>(static_cast<qint64>(i) * count / tries);
                if (*ending != '\0' && i % 3 != 0) continue;
                for (const QString& name : outputs) put(name, "old");
                const QString fault = QString("%1:%2%3").arg(kind).arg(number).arg(ending);
                const Ran ran = run(command.arguments, fault);
                judge(ran, command, good, fault);
                if (QTest::currentTestFailed()) return;
                failed += ran.status != 0 ? 1 : 0;
                ++runs;
            }
    }
    qInfo("%d runs, of which %d failed with a message", runs, failed);
#endif
}

void TestFaults::littleMemoryIsTold_data() {
    QTest::addColumn<int>("megabytes");
    for (const int megabytes : {24, 32, 40, 48, 64, 96}) QTest::addRow("%d MB", megabytes) << megabytes;
}

void TestFaults::littleMemoryIsTold() {
#ifdef SALTUS_SANITIZED
    QSKIP("a sanitizer needs address space");
#endif
    QFETCH(int, megabytes);
    put("x.csv", "old");
    const QStringList arguments = {"run", kSource + "/scenes/cam-follower.saltus", "--until", "60", "--output", path("x.csv")};
    const Ran ran = run(arguments, {}, QString("ulimit -v %1").arg(megabytes * 1024));
    if (ran.status == 127) QSKIP("the program does not even load");
    QVERIFY2(ran.normal && ran.status <= 2, ran.err);
    QVERIFY2(ran.status == 0 || !ran.err.isEmpty(), "no message");
    QVERIFY(content("x.csv") == "old" || content("x.csv").endsWith('\n'));
    QVERIFY(hidden().isEmpty());
}

void TestFaults::fewDescriptorsAreTold() {
    for (int most = 3; most <= 8; ++most) {
        put("x.csv", "old");
        for (const QStringList& arguments : {QStringList{"run", kSource + "/scenes/cam-follower.saltus", "--until", "0.01", "--output", path("x.csv")},
                                             QStringList{"export", common_.filePath("cam.h5"), "--csv", path("x.csv")}}) {
            const Ran ran = run(arguments, {}, QString("ulimit -n %1").arg(most));
            if (ran.status == 127) continue;
            QVERIFY2(ran.normal && ran.status <= 2, QByteArray::number(most) + ran.err);
            QVERIFY2(ran.status == 0 || !ran.err.isEmpty(), "no message");
            QVERIFY(content("x.csv") == "old" || content("x.csv").endsWith('\n'));
            QVERIFY(hidden().isEmpty());
        }
    }
}

// Files that may not grow stand for a full disk, for the output as for the temporary folder.
void TestFaults::aFullTemporaryFolderIsTold() {
    for (const int blocks : {0, 1, 100, 4000}) {
        put("x.h5", "old");
        const Ran ran = run({"run", kSource + "/scenes/cam-follower.saltus", "--until", "2", "--output", path("x.h5")}, {},
                            QString("trap '' XFSZ; export TMPDIR=%1; ulimit -f %2").arg(folder_->path()).arg(blocks));
        QVERIFY2(ran.normal && ran.status <= 2, ran.err);
        QVERIFY2(ran.status == 0 || !ran.err.isEmpty(), "no message");
        QVERIFY2(ran.status == 0 ? !as_table("x.h5").isEmpty() : content("x.h5") == "old", ran.err);
        QVERIFY(hidden().isEmpty());
    }
}

void TestFaults::smallAndUnwritableFileSystemsAreTold_data() {
    QTest::addColumn<QString>("mount");
    QTest::addColumn<QString>("then");
    QTest::addColumn<bool>("temporary"); // it is the temporary folder, else the one for the output
    for (const bool temporary : {false, true}) {
        const char* what = temporary ? "temporary folder" : "output folder";
        for (const int kilobytes : {4, 64, 1024}) QTest::addRow("%s of %d kB", what, kilobytes) << QString("mount -t tmpfs -o size=%1k none").arg(kilobytes) << "true" << temporary;
        QTest::addRow("%s without files", what) << "mount -t tmpfs -o nr_inodes=2 none" << "true" << temporary;
        QTest::addRow("%s read-only", what) << "mount -t tmpfs none" << "mount -o remount,ro" << temporary;
    }
}

void TestFaults::smallAndUnwritableFileSystemsAreTold() {
    QFETCH(QString, mount);
    QFETCH(QString, then);
    QFETCH(bool, temporary);
    QDir(folder_->path()).mkdir("small");
    const QString small = path("small");
    if (QProcess::execute("unshare", {"-rm", "sh", "-c", mount + " \"$1\"", "sh", small}) != 0) QSKIP("file systems cannot be mounted here");
    for (const char* name : {"x.csv", "x.h5"}) {
        const QString output = (temporary ? path("") : small + "/") + name;
        put(name, "old");
        const QString script = mount + " \"$S\" && { [ -n \"$T\" ] || printf old > \"$O\" || exit 77; }; " + (then == "true" ? then : then + " \"$S\"") +
                               "; [ -z \"$T\" ] || export TMPDIR=\"$S\"; \"$@\"; s=$?; cp \"$O\" \"$A\"; ls -A \"$S\" > \"$L\"; exit $s";
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto& [key, value] : std::initializer_list<std::pair<const char*, QString>>{
                 {"S", small}, {"T", temporary ? "yes" : ""}, {"O", output}, {"A", common_.filePath("after")}, {"L", common_.filePath("list")}})
            environment.insert(key, value);
        process.setProcessEnvironment(environment);
        process.start("unshare", {"-rm", "sh", "-c", script, "sh", SALTUS_CLI, "run", kSource + "/scenes/cam-follower.saltus", "--until", "2", "--output", output});
        QVERIFY(process.waitForFinished(60000));
        const QByteArray told = process.readAllStandardError();
        const int status = process.exitCode();
        if (status == 77) continue; // not even room for the old file
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && status <= 2, told);
        QVERIFY2(status == 0 || told.contains("error:"), told);
        QFile after(common_.filePath("after")), list(common_.filePath("list"));
        QVERIFY(after.open(QIODevice::ReadOnly) && list.open(QIODevice::ReadOnly));
        const QByteArray now = after.readAll();
        QVERIFY2(now == "old" || (QByteArray(name) == "x.csv" ? now.endsWith('\n') : status == 0), told);
        QVERIFY2(!list.readAll().contains(".saltus-"), "something half written stays");
        QVERIFY(hidden().isEmpty());
    }
}

void TestFaults::aKilledWriterLeavesTheOldFileAndTheNextRunTells_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("table") << "x.csv";
    QTest::newRow("recording") << "x.h5";
}

void TestFaults::aKilledWriterLeavesTheOldFileAndTheNextRunTells() {
    QFETCH(QString, name);
    const QStringList arguments = {"run", kSource + "/scenes/cam-follower.saltus", "--until", "6", "--output", path(name)};
    const QStringList quick = {"run", kSource + "/scenes/cam-follower.saltus", "--until", "0.01", "--output", path("y.csv")};
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(run(arguments).status, 0);
    const int longest = static_cast<int>(timer.elapsed());
    const QByteArray whole = content(name);
    const int kills = number_of("SALTUS_KILLS", 5);
    QRandomGenerator random(5);
    int told = 0;
    for (int i = 0; i < kills; ++i) {
        put(name, "old");
        QProcess process;
        process.start(SALTUS_CLI, arguments);
        QVERIFY(process.waitForStarted());
        if (i == 0) { // once surely while it writes
            for (int wait = 0; wait < 20000 && process.state() == QProcess::Running; ++wait) {
                const QStringList parts = hidden();
                if (!parts.isEmpty() && QFileInfo(path(parts[0])).size() > 1000) break;
                QThread::usleep(500);
            }
        } else {
            QThread::msleep(random.bounded(longest + 20));
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished();
        QVERIFY(content(name) == "old" || content(name) == whole);
        const QStringList parts = hidden();
        QVERIFY(parts.size() <= 1);
        const bool has_content = !parts.isEmpty() && QFileInfo(path(parts[0])).size() > 0;
        if (i == 0) QVERIFY(has_content);
        const Ran first = run(quick);
        QCOMPARE(first.status, 0);
        QVERIFY2(first.err.contains(".left") == has_content, first.err);
        QVERIFY2(first.err.contains("unfinished") == has_content, first.err);
        if (has_content) {
            ++told;
            QCOMPARE(hidden().size(), 1);
            if (name == "x.csv" && QFileInfo(path(hidden()[0])).size() > 100) {
                const QByteArray rest = content(hidden()[0]);
                QVERIFY(whole.startsWith(rest)); // what it holds can be taken
            }
            const Ran opened = run({"export", path(hidden()[0]), "--csv", path("z.csv")});
            QCOMPARE(opened.status, 1); // never taken for a whole one
        }
        QCOMPARE(run(quick).status, 0);
        QVERIFY(hidden().isEmpty());
    }
    qInfo("%d kills, %d unfinished files told", kills, told);
}

void TestFaults::whatOthersWriteIsNotTouched() {
    // A writer that lives holds its lock; a name that is not ours is nobody's business.
    QProcess writer;
    writer.start(SALTUS_CLI, {"run", kSource + "/scenes/cam-follower.saltus", "--until", "40", "--output", path("slow.csv")});
    QVERIFY(writer.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(!hidden().isEmpty() && QFileInfo(path(hidden()[0])).size() > 1000, 60000);
    put(".saltus-notours.part", "x");
    put(".saltus-ABCDEFGH.part", "x");
    const Ran ran = run({"run", kSource + "/scenes/cam-follower.saltus", "--until", "0.01", "--output", path("y.csv")});
    QCOMPARE(ran.status, 0);
    QVERIFY2(!ran.err.contains("unfinished"), ran.err);
    QVERIFY(QFile::exists(path(".saltus-notours.part")) && QFile::exists(path(".saltus-ABCDEFGH.part")));
    QVERIFY(writer.waitForFinished(120000));
    QCOMPARE(writer.exitCode(), 0);
    QVERIFY(content("slow.csv").endsWith('\n'));
}

void TestFaults::twoWritersOfOneFileLeaveOneOfTheirs() {
    const auto arguments = [&](const char* rpm) {
        return QStringList{"run", kSource + "/scenes/cam-follower.saltus", "--until", "1", "--set", QString("rpm=") + rpm, "--output", path("x.h5")};
    };
    QList<QByteArray> possible;
    for (const char* rpm : {"358", "660"}) {
        QCOMPARE(run(arguments(rpm)).status, 0);
        possible.append(content("x.h5"));
    }
    for (int i = 0; i < 4; ++i) {
        QProcess a, b;
        a.start(SALTUS_CLI, arguments("358"));
        b.start(SALTUS_CLI, arguments("660"));
        QVERIFY(a.waitForFinished(60000) && b.waitForFinished(60000));
        QCOMPARE(a.exitCode(), 0);
        QCOMPARE(b.exitCode(), 0);
        QVERIFY(possible.contains(content("x.h5")));
        QVERIFY(hidden().isEmpty());
    }
}

void TestFaults::theFirstSignalEndsWhatComputesNothing_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("signal");
    QTest::newRow("bench, Ctrl-C") << QStringList{"bench"} << SIGINT;
    QTest::newRow("bench, terminate") << QStringList{"bench"} << SIGTERM;
    QTest::newRow("export") << QStringList{"export", "OUT/big.h5", "--csv", "OUT/x.csv"} << SIGTERM;
}

void TestFaults::theFirstSignalEndsWhatComputesNothing() {
    QFETCH(QStringList, arguments);
    QFETCH(int, signal);
    if (arguments[0] == "export") QCOMPARE(run({"run", kSource + "/scenes/cam-follower.saltus", "--until", "40", "--output", path("big.h5")}).status, 0);
    put("x.csv", "old");
    QProcess process;
    process.start(SALTUS_CLI, in_folder(arguments));
    QVERIFY(process.waitForStarted());
    QThread::msleep(250);
    QCOMPARE(process.state(), QProcess::Running);
    const double begin = saltus::testing::children_seconds();
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(20000));
    const double took = saltus::testing::children_seconds() - begin; // all of its time
    QVERIFY2(took < 2.25, qPrintable(QString::number(took)));
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("interrupted"));
    QCOMPARE(content("x.csv"), QByteArray("old"));
    QVERIFY(hidden().isEmpty());
}

void TestFaults::aPipeNamedAsAFileIsRefusedAtOnce_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("mesh of a scene") << QStringList{"run", "OUT/mesh.saltus"};
    QTest::newRow("scene") << QStringList{"run", "OUT/pipe"};
    QTest::newRow("recording") << QStringList{"export", "OUT/pipe", "--csv", "OUT/x.csv"};
    QTest::newRow("bundle") << QStringList{"replay", "OUT/pipe"};
    QTest::newRow("problem") << QStringList{"solve", "OUT/pipe"};
    QTest::newRow("robot") << QStringList{"import", "OUT/pipe"};
    QTest::newRow("mesh of a robot") << QStringList{"import", "OUT/robot.urdf"};
}

void TestFaults::aPipeNamedAsAFileIsRefusedAtOnce() {
    QFETCH(QStringList, arguments);
    for (const char* name : {"pipe", "pipe.obj"}) QVERIFY(::mkfifo(path(name).toUtf8(), 0600) == 0);
    QFile scene(kSource + "/scenes/mesh-drop.saltus");
    QVERIFY(scene.open(QIODevice::ReadOnly));
    put("mesh.saltus", scene.readAll().replace("meshes/ground.obj", "pipe.obj").replace("meshes/jack.obj", kSource.toUtf8() + "/scenes/meshes/jack.obj"));
    put("robot.urdf", R"(<robot name="r"><link name="a"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
        <collision><geometry><mesh filename="pipe.obj"/></geometry></collision></link></robot>)");
    QElapsedTimer timer;
    timer.start();
    const Ran ran = run(in_folder(arguments));
    QVERIFY2(timer.elapsed() < 10000, "it waits");
    QVERIFY2(ran.normal && !ran.err.isEmpty(), ran.err);
    QVERIFY2(ran.status == 1 || arguments[0] == "import", ran.err);
    QVERIFY2(arguments[0] != "run" || ran.err.contains("not a regular file"), ran.err);
}

void TestFaults::aReaderThatGoesCostsNoOtherOutput_data() {
    QTest::addColumn<QString>("streams"); // that end in the pipe
    QTest::addColumn<QString>("output");
    QTest::newRow("table on standard output") << "" << "";
    QTest::newRow("summary") << "" << "x.csv";
    QTest::newRow("messages too") << "2>&1" << "x.h5";
}

// As in "saltus-cli run SCENE --report r.json | head".
void TestFaults::aReaderThatGoesCostsNoOtherOutput() {
    QFETCH(QString, streams);
    QFETCH(QString, output);
    QStringList arguments{"run", kSource + "/scenes/cam-follower.saltus", "--until", "0.5", "--set", "run.newton.tolerance=1e-8", // of no effect: a remark
                          "--report", path("r.json"), "--events", path("e.csv"), "--bundle", path("b.bundle")};
    if (!output.isEmpty()) arguments << "--output" << path(output);
    for (const char* name : {"r.json", "e.csv", "b.bundle", "x.csv", "x.h5"}) put(name, "old");
    QProcess process;
    process.start("/bin/sh", QStringList{"-c", "S=$1; shift; { sleep 0.2; \"$@\" " + streams + "; echo $? > \"$S\"; } | true", "sh", path("status"), SALTUS_CLI} + arguments);
    QVERIFY(process.waitForFinished(60000));
    const QByteArray said = process.readAllStandardError();
    QCOMPARE(content("status").trimmed(), QByteArray("2"));
    if (streams.isEmpty()) QVERIFY2(said.contains("the reader of standard output has gone"), said);
    for (const char* name : {"r.json", "e.csv", "b.bundle"}) QVERIFY2(content(name).size() > 100, name);
    if (!output.isEmpty()) QVERIFY(content(output).size() > 1000);
    QVERIFY(hidden().isEmpty());
}

QTEST_GUILESS_MAIN(TestFaults)
#include "test_faults.moc"
