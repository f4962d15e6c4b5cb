// SPDX-License-Identifier: GPL-3.0-or-later
// Results that go into pipes.
#include "tests/cli/program.h"

#include <csignal>

#include <sys/stat.h>

using namespace saltus::testing;

class TestCliPipes : public QObject, Program {
    Q_OBJECT
private slots:
    void init() {
        begin();
        QVERIFY(::mkfifo(path("pipe").toUtf8(), 0600) == 0 && ::mkfifo(path("pipe.csv").toUtf8(), 0600) == 0 && ::mkfifo(path("pipe.h5").toUtf8(), 0600) == 0);
    }
    void aReaderThatIsMissingIsSaidAndCtrlCEndsTheWait_data() { outputs(); }
    void aReaderThatIsMissingIsSaidAndCtrlCEndsTheWait();
    void theReaderOfAPipeGetsAll_data() { outputs(); }
    void theReaderOfAPipeGetsAll();
    void aReaderThatComesLaterGetsAll();
    void aReaderThatGoesCostsNoOtherOutput();
    void substitutedProcessesAndStandardOutputAreWrittenTo();
    void aRecordingIsRefusedBeforeTheRun();

private:
    static void outputs();
    QStringList in_folder(QStringList arguments, const QString& output) const {
        return arguments.replaceInStrings("RECORDING", path("x.h5")) << path(output);
    }
};

void TestCliPipes::outputs() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("pipe");
    const QStringList run{"run", kCam, "--until", "0.1"};
    QTest::newRow("run --output") << run + QStringList{"--output"} << "pipe.csv";
    QTest::newRow("run --report") << run + QStringList{"--report"} << "pipe";
    QTest::newRow("run --events") << run + QStringList{"--events"} << "pipe";
    QTest::newRow("run --bundle") << run + QStringList{"--bundle"} << "pipe";
    QTest::newRow("sections") << QStringList{"sections", kCam, "--plot", "stroboscopic", "--until", "1", "--output"} << "pipe";
    QTest::newRow("export") << QStringList{"export", "RECORDING", "--csv"} << "pipe";
    QTest::newRow("import") << QStringList{"import", SALTUS_SOURCE_DIR "/tests/core/io/import/robot_description/double-pendulum.urdf", "--output"} << "pipe";
}

void TestCliPipes::aReaderThatIsMissingIsSaidAndCtrlCEndsTheWait() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, pipe);
    QProcess process;
    process.start(SALTUS_CLI, in_folder(arguments, pipe));
    QVERIFY(process.waitForStarted());
    QByteArray said;
    QVERIFY2(QTest::qWaitFor([&] { return (said += process.readAllStandardError()).contains("waiting until somebody reads"); }, 10000), said);
    QVERIFY2(said.contains(path(pipe).toUtf8()), said);
    QElapsedTimer timer;
    timer.start();
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(10000));
    QVERIFY(timer.elapsed() < 2000);
    QCOMPARE(process.exitCode(), 130);
}

void TestCliPipes::theReaderOfAPipeGetsAll() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, pipe);
    STATUS(run({"run", kCam, "--until", "0.1", "--output", path("x.h5")}), 0);
    const Ran plain = run(in_folder(arguments, pipe.endsWith(".csv") ? "plain.csv" : "plain"));
    QVERIFY2(plain.status == 0 || arguments[0] == "import", plain.err);
    QProcess reader;
    reader.setStandardOutputFile(path("read"));
    reader.start("cat", {path(pipe)});
    const Ran ran = run(in_folder(arguments, pipe), 60000);
    QCOMPARE(ran.status, plain.status);
    QVERIFY(reader.waitForFinished(10000));
    const QByteArray expected = content(pipe.endsWith(".csv") ? "plain.csv" : "plain");
    QVERIFY(expected.size() > 50);
    if (arguments.contains("--report")) QCOMPARE(content("read").left(40), expected.left(40)); // times differ
    else QCOMPARE(content("read"), expected);
}

void TestCliPipes::aReaderThatComesLaterGetsAll() {
    const Ran ran = shell(QString("%1 run %2 --until 0.1 --events %3 --output %4 & sleep 1.5; cat %3 > %5; wait $!")
                              .arg(SALTUS_CLI, kCam, path("pipe"), path("x.csv"), path("read")));
    STATUS(ran, 0);
    SAYS(ran.err, "waiting until somebody reads");
    STATUS(run({"run", kCam, "--until", "0.1", "--events", path("plain")}), 0);
    QCOMPARE(content("read"), content("plain"));
}

void TestCliPipes::aReaderThatGoesCostsNoOtherOutput() {
    const Ran ran = shell(QString("true < %3 & %1 run %2 --until 20 --output %4 --events %3 --report %5 --bundle %6")
                              .arg(SALTUS_CLI, kCam, path("pipe"), path("x.csv"), path("r.json"), path("b.bundle")));
    STATUS(ran, 2);
    SAYS(ran.err, "nobody reads");
    for (const char* name : {"x.csv", "r.json", "b.bundle"}) QVERIFY2(content(name).size() > 100, name);
}

void TestCliPipes::substitutedProcessesAndStandardOutputAreWrittenTo() {
    STATUS(run({"run", kCam, "--until", "0.1", "--events", path("plain"), "--output", path("plain.csv")}), 0);
    const Ran ran = runProgram("/bin/bash",
                               {"-c", QString("%1 run %2 --until 0.1 --output /dev/stdout --events >(cat > %3) | cat; for i in $(seq 100); do [ -s %3 ] || sleep 0.05; done")
                                          .arg(SALTUS_CLI, kCam, path("read"))},
                               {}, 60000);
    STATUS(ran, 0);
    QCOMPARE(content("read"), content("plain"));
    QVERIFY(ran.out.startsWith(content("plain.csv"))); // then the summary
}

void TestCliPipes::aRecordingIsRefusedBeforeTheRun() {
    const Ran ran = run({"run", kCam, "--until", "1e9", "--output", path("pipe.h5")}); // would take hours
    STATUS(ran, 2);
    SAYS(ran.err, "cannot be written to a pipe");
}

QTEST_GUILESS_MAIN(TestCliPipes)
#include "test_cli_pipes.moc"
