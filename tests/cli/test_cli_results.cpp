// SPDX-License-Identifier: GPL-3.0-or-later
// What the program leaves: files on full disks and after interrupts, sections, replays, the benchmark.
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <unistd.h>

using namespace saltus::testing;

class TestCliResults : public QObject, protected Program {
    Q_OBJECT
private slots:
    void init() { begin(); }

    void eventsAreWrittenAsCsvAlone();
    void aRecordingExportsToTheSameTable();

    void anUnwritableOutputIsToldBeforeTheRun();
    void whatIsReadIsNeverWrittenOver();
    void whatIsImportedAsDoneRuns();
    void aFullDiskIsToldAndLeavesNothing();
    void closedStreamsDoNoHarm();
    void interruptingLeavesAValidFile_data();
    void interruptingLeavesAValidFile();
    void writingMuchAfterAnInterruptIsToldAndCanBeLeftOut();
    void aFailingRunWritesItsLastGoodState();

    void strobePointsApproachTheExactOnesOfThePeriodThreeMotion();
    void sectionsOfARecordingAreThoseOfTheScene();
    void impactAndPlaneSectionsAreTaken();
    void sectionsSayWhatTheyMiss();

    void aReplayIsIdentical();
    void aReplayFindsTheFirstStepThatDiffers();
    void aBundleThatIsNoneIsTold();
    void theBenchmarkPrintsATableOrJson();
};

void TestCliResults::eventsAreWrittenAsCsvAlone() {
    const Ran ran = run({"run", kCam, "--until", "0.01", "--output", path("a.csv"), "--events", path("events.h5")});
    STATUS(ran, 1);
    SAYS(ran.err, "ends with .h5, and events are written as CSV (--events); name it FILE.csv; a recording keeps its events: --output FILE.h5");
    QVERIFY(!QFile::exists(path("events.h5")) && !QFile::exists(path("a.csv")));
}

void TestCliResults::aRecordingExportsToTheSameTable() {
    const Ran direct = run({"run", kCam, "--until", "1", "--record", "follower.q[0],u,contact.lambda[0]"});
    STATUS(run({"run", kCam, "--until", "1", "--output", path("x.h5")}), 0);
    STATUS(run({"export", path("x.h5"), "--csv", path("x.csv"), "--record", "follower.q[0],u,contact.lambda[0]"}), 0);
    QCOMPARE(content("x.csv"), direct.out);
    STATUS(run({"export", path("x.h5"), "--csv", path("x.csv"), "--record", "u", "--from", "500 ms", "--to", "0.6"}),
           0);
    const Table part = table(content("x.csv"));
    QVERIFY(part.first()[0] >= 0.5 && part.first()[0] < 0.5001 && part.last()[0] <= 0.6 && part.last()[0] > 0.5999);
    // Formulas of what was recorded, with the parameters and functions of the scene, as `run` writes them.
    const char* formulas = "u - c,m*follower.v[0]^2/2,cam(cam_angle),u";
    const Ran computed = run({"run", kCam, "--until", "1", "--record", formulas});
    STATUS(computed, 0);
    STATUS(run({"export", path("x.h5"), "--csv", path("x.csv"), "--record", formulas}), 0);
    QCOMPARE(content("x.csv"), computed.out);
    const Ran wrong_formula = run({"export", path("x.h5"), "--csv", path("y.csv"), "--record", "u - cc"});
    STATUS(wrong_formula, 1);
    SAYS(wrong_formula.err, "cc");
    const Ran unknown = run({"export", path("x.h5"), "--csv", path("y.csv"), "--record", "uu"});
    STATUS(unknown, 1);
    SAYS(unknown.err, "\"uu\"");
    const QByteArray whole = content("x.h5");
    write("cut.h5", whole.left(whole.size() / 2));
    const Ran cut = run({"export", path("cut.h5"), "--csv", path("y.csv")});
    STATUS(cut, 1);
    SAYS(cut.err, "incomplete");
    STATUS(run({"export", kCam, "--csv", path("y.csv")}), 1);
    QVERIFY(!QFile::exists(path("y.csv")));
}

void TestCliResults::anUnwritableOutputIsToldBeforeTheRun() {
    for (const char* option : {"--output", "--report", "--bundle"}) {
        const Ran ran = run({"run", kCam, "--until", "1e9", option, path("no/folder/x.csv")}); // would take hours
        STATUS(ran, 2);
        SAYS(ran.err, "no/folder");
    }
    const Ran kind = run({"run", kCam, "--until", "1e9", "--output", path("x.txt")});
    STATUS(kind, 1);
    SAYS(kind.err, ".csv");
    STATUS(run({"run", kCam, "--until", "1e9", "--output", folder->path() + "/"}), 1);
    for (const QStringList& twice : {QStringList{"--output", path("x.csv"), "--report", path("./x.csv")},
                                     QStringList{"--output", path("x.csv"), "--report", kCam}}) {
        const Ran ran = run(QStringList{"run", kCam, "--until", "1e9"} + twice);
        STATUS(ran, 1);
        SAYS(ran.err, "the same file");
    }
    // By names from the folder where one is, of a file that is not there yet.
    const Ran relative = shell("cd '" + folder->path() + "' && exec '" SALTUS_CLI "' run '" + kCam + "' --until 1e9 --output x.csv --events ./x.csv");
    STATUS(relative, 1);
    SAYS(relative.err, "the same file");
    QVERIFY(entries().isEmpty());
    if (::geteuid() != 0) { // root may write anywhere
        QFile::setPermissions(folder->path(), QFile::ReadOwner | QFile::ExeOwner);
        const Ran ran = run({"run", kCam, "--until", "1e9", "--output", path("x.csv")});
        QFile::setPermissions(folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        STATUS(ran, 2);
        SAYS(ran.err, "permission denied");
    }
}

void TestCliResults::whatIsReadIsNeverWrittenOver() {
    const auto kept = [this](const QString& name, const QStringList& arguments) {
        const QByteArray before = content(name);
        const Ran ran = run(arguments);
        STATUS(ran, 1);
        SAYS(ran.err, "the same file");
        QVERIFY(!before.isEmpty() && content(name) == before);
    };
    STATUS(run({"run", kCam, "--until", "0.1", "--output", path("cam.h5")}), 0);
    kept("cam.h5", {"export", path("cam.h5"), "--csv", path("cam.h5")});
    kept("cam.h5", {"sections", path("cam.h5"), "--plot", "stroboscopic", "--output", path("cam.h5")});
    QVERIFY(QFile::copy(kCam, path("cam.saltus")));
    QVERIFY(QFile::link("cam.saltus", path("link")));
    kept("cam.saltus", {"sections", path("cam.saltus"), "--plot", "stroboscopic", "--until", "0.1", "--output", path("link")});
    write("arm.urdf", "<robot name='arm'><link name='base'/></robot>");
    kept("arm.urdf", {"import", path("arm.urdf"), "-o", folder->path() + "/./arm.urdf"});
    // Meshes are known once the scene is read.
    QVERIFY(QDir(folder->path()).mkdir("meshes") && QFile::copy(kScenes + "mesh-drop.saltus", path("drop.saltus")));
    for (const char* mesh : {"ground.obj", "jack.obj"}) QVERIFY(QFile::copy(kScenes + "meshes/" + mesh, path("meshes/") + mesh));
    for (const char* option : {"--report", "--bundle", "--events"}) kept("meshes/jack.obj", {"run", path("drop.saltus"), "--until", "0.01", option, path("meshes/jack.obj")});
    write("arm.urdf", "<robot name='arm'><link name='base'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' iyz='0'/></inertial><collision><geometry><mesh filename='meshes/jack.obj'/></geometry></collision></link></robot>");
    kept("meshes/jack.obj", {"import", path("arm.urdf"), "-o", path("meshes/jack.obj")});
}

// Status 0 is a scene that checks and runs, links that stand in each other too; what only the run can tell is told, and the draft is there.
void TestCliResults::whatIsImportedAsDoneRuns() {
    const auto robot = [](const QByteArray& fore) {
        return "<robot name='r'>\n<link name='base'><collision><geometry><sphere radius='0.3'/></geometry></collision></link>\n"
               "<link name='upper'><inertial><mass value='2'/><inertia ixx='0.1' iyy='0.1' izz='0.1'/></inertial></link>\n"
               "<link name='fore'><inertial><mass value='1'/><inertia ixx='0.05' iyy='0.05' izz='0.05'/></inertial><collision><geometry>" + fore + "</geometry></collision></link>\n"
               "<joint name='a' type='continuous'><parent link='base'/><child link='upper'/><origin xyz='0.3 0 0' rpy='0 1.2 0'/><axis xyz='0 1 0'/></joint>"
               "<joint name='b' type='continuous'><parent link='upper'/><child link='fore'/><origin xyz='0.1 0 0'/><axis xyz='0 1 0'/></joint></robot>";
    };
    write("near.urdf", robot("<sphere radius='0.2'/>"));
    const Ran near = run({"import", path("near.urdf"), "-o", path("near.saltus")});
    STATUS(near, 0);
    SAYS(near.err, "near.urdf:2: note: 'base' and 'fore' pass through each other; they stand in each other at the start");
    STATUS(run({"check", path("near.saltus")}), 0);
    for (const char* integrator : {"moreau-jean", "event-driven"})
        STATUS(run({"run", path("near.saltus"), "--until", "0.01", "--set", QString("run.integrator=") + integrator, "-o", path("x.csv")}), 0);
    write("flat.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    write("flat.urdf", robot("<mesh filename='flat.obj'/>"));
    const Ran flat = run({"import", path("flat.urdf"), "-o", path("flat.saltus")});
    STATUS(flat, 1);
    SAYS(flat.err, "flat.urdf: error: the piece of the mesh around vertex 0 makes no convex part");
    QVERIFY(QFile::exists(path("flat.saltus"))); // to be mended
    STATUS(run({"check", path("flat.saltus")}), 1);
}

void TestCliResults::aFullDiskIsToldAndLeavesNothing() {
    if (QFile::exists("/dev/full")) {
        const Ran device = run({"run", kCam, "--until", "0.1", "--output", "/dev/full"});
        STATUS(device, 2);
        SAYS(device.err, "the disk is full");
        const Ran output = runProgram(SALTUS_CLI, {"run", kCam, "--until", "0.1"}, "/dev/full", 60000);
        STATUS(output, 2);
        SAYS(output.err, "the disk is full");
        STATUS(runProgram(SALTUS_CLI, {"check", kCam}, "/dev/full", 60000), 2);
    }
    write("x.csv", "old");
    for (const char* name : {"x.csv", "y.h5"}) { // 8 kB at most for each file
        const Ran limited =
            shell(QString("ulimit -f 8; exec '%1' run '%2' --until 1 --output '%3'").arg(SALTUS_CLI, kCam, path(name)));
        STATUS(limited, 2);
        SAYS(limited.err, name);
    }
    QCOMPARE(content("x.csv"), QByteArray("old"));
    QCOMPARE(entries(), QStringList{"x.csv"});
}

void TestCliResults::closedStreamsDoNoHarm() {
    const QString start =
        QString("exec '%1' run '%2' --until 0.01 --output '%3' ").arg(SALTUS_CLI, kCam, path("x.csv"));
    const Ran input = shell(start + "<&-");
    STATUS(input, 0);
    QCOMPARE(table(content("x.csv")).size(), 501);
    QFile::remove(path("x.csv"));
    shell(start + "<&- >&- 2>&-"); // the summary has nowhere to go; the file is what counts
    QCOMPARE(table(content("x.csv")).size(), 501);
    const Ran nowhere = shell(QString("exec '%1' run '%2' --until 0.01 >&-").arg(SALTUS_CLI, kCam));
    STATUS(nowhere, 2);
    SAYS(nowhere.err, "standard output");
}

void TestCliResults::interruptingLeavesAValidFile_data() {
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("name");
    QTest::newRow("Ctrl-C, CSV") << SIGINT << "x.csv";
    QTest::newRow("terminate, CSV") << SIGTERM << "x.csv";
    QTest::newRow("Ctrl-C, HDF5") << SIGINT << "x.h5";
    QTest::newRow("hang up, HDF5") << SIGHUP << "x.h5";
}

// Processor time of a program that runs, s.
static double workedFor(const QProcess& process) {
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process.processId()));
    if (!stat.open(QIODevice::ReadOnly)) return 0.0;
    const QByteArray text = stat.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return fields.size() < 13 ? 0.0 : (fields[11].toDouble() + fields[12].toDouble()) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void TestCliResults::interruptingLeavesAValidFile() {
    QFETCH(int, signal);
    QFETCH(QString, name);
    QProcess process;
    process.start(SALTUS_CLI, {"run", kCam, "--until", "1e7", "--every", "1000", "--output", path(name), "--report",
                               path("x.json"), "--record", "follower.q[0],follower.v[0]"});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(workedFor(process) > 0.7, 60000); // it computes, however busy the machine is
    QCOMPARE(process.state(), QProcess::Running);
    QVERIFY(::kill(static_cast<pid_t>(process.processId()), signal) == 0);
    QVERIFY(process.waitForFinished(30000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QByteArray csv = content(name);
    if (name.endsWith(".h5")) {
        STATUS(run({"export", path(name), "--csv", path("y.csv")}), 0);
        csv = content("y.csv");
    }
    QVERIFY(csv.startsWith("t,follower.q[0],follower.v[0]\n") && csv.endsWith('\n'));
    const Table rows = table(csv);
    QVERIFY(rows.size() > 3);
    for (const QList<double>& row : rows) QCOMPARE(row.size(), 3);
    const QJsonObject report = QJsonDocument::fromJson(content("x.json")).object();
    QCOMPARE(report["outcome"].toString(), QString("interrupted"));
    QCOMPARE(report["rows"].toInteger(), rows.size());
    QVERIFY(!entries().join(' ').contains(".part"));
}

void TestCliResults::writingMuchAfterAnInterruptIsToldAndCanBeLeftOut() {
    QStringList recorded;
    for (int k = 0; k < 12; ++k) recorded.append(QString("ball.q[0]*%1").arg(k + 2));
    QProcess process;
    process.start(SALTUS_CLI, {"run", SALTUS_SOURCE_DIR "/scenes/bouncing-ball.saltus", "--step", "1 us", "--until", "1e7", "--output", path("x.csv"), "--record", recorded.join(',')});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(workedFor(process) > 3.0, 60000);
    QVERIFY(::kill(static_cast<pid_t>(process.processId()), SIGTERM) == 0);
    QByteArray told;
    QTRY_VERIFY_WITH_TIMEOUT((told += process.readAllStandardError()).contains("writing what was computed so far, a second signal leaves it out"), 20000);
    QVERIFY(told.contains("interrupted at t = "));
    QCOMPARE(process.state(), QProcess::Running);
    QVERIFY(::kill(static_cast<pid_t>(process.processId()), SIGTERM) == 0);
    QVERIFY(process.waitForFinished(5000));
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(!QFile::exists(path("x.csv")));
    QVERIFY(!entries().join(' ').contains(".part"));
}

void TestCliResults::aFailingRunWritesItsLastGoodState() {
    // The force grows without bound and is not finite at t = 3 s.
    const QString scene = write("pole.saltus", R"json({ "saltus": 1, "title": "Pole",
        "systems": { "mass": { "kind": "lagrangian-linear", "M": [[1]], "F": ["1/max(0, 3 - t)"], "q": [0], "v": [0] } },
        "run": { "integrator": { "kind": "moreau-jean", "theta": 0.5, "gamma": 0.5 }, "step": "1 ms", "end": "5 s",
                 "record": ["mass.q[0]"] } })json");
    const Ran ran = run({"run", scene, "--output", path("x.csv"), "--report", path("x.json")});
    STATUS(ran, 2);
    SAYS(ran.err, "error:");
    SAYS(ran.err, "division by zero");
    const Table rows = table(content("x.csv"));
    QVERIFY(rows.size() > 2990 && rows.size() <= 3001);
    for (const QList<double>& row : rows) QVERIFY(std::isfinite(row[1]));
    QCOMPARE(QJsonDocument::fromJson(content("x.json")).object()["outcome"].toString(), QString("failed"));
}

void TestCliResults::strobePointsApproachTheExactOnesOfThePeriodThreeMotion() {
    // Event-driven solution of the 358 rpm motion, strobed at the start of the lift: (gap, gap velocity). The bounds
    // are the error of the time-stepping scheme itself: a step is at most one h late at each of the eight impacts a
    // period. `scheme`: the same scheme, recomputed by an independent program.
    using Points = QList<QPair<double, double>>;
    const Points exact = {
        {0.063415749333, 8.3425468215}, {0.050520779400, 4.2378154076}, {0.101430580592, -12.046085618}};
    const double period = 60.0 / 358.0;
    struct Case {
        const char* step;
        double position, velocity;
        Points scheme;
    };
    const QList<Case> cases = {
        {"0.05 ms",
         0.012,
         0.65,
         {{0.069892238, 7.980139686}, {0.061644030, 3.600966817}, {0.096142107, -12.032983579}}},
        {"0.02 ms",
         0.005,
         0.2,
         {{0.103231436, -12.025233181}, {0.060308289, 8.467571861}, {0.046362419, 4.425602921}}}};
    for (const Case& c : cases) {
        const Ran ran =
            run({"sections", kCam, "--kind", "stroboscopic", "--phase", "cam_angle", "--x", "contact.y[0]", "--y",
                 "contact.ydot[0]", "--step", c.step, "--from", QString::number(20.0 - 3.0 * period, 'g', 17)});
        STATUS(ran, 0);
        QVERIFY(ran.out.startsWith("t,contact.y[0],contact.ydot[0]\n"));
        const Table points = table(ran.out);
        QCOMPARE(points.size(), 3);
        double worst_position = 0.0, worst_velocity = 0.0;
        int matched = 0;
        for (int k = 0; k < 3; ++k) {
            const QList<double>& point = points[k];
            QVERIFY(std::abs(std::remainder(point[0], period)) < 1e-9); // the flash is at whole turns
            QVERIFY(std::abs(point[1] - c.scheme[k].first) < 2e-9 && std::abs(point[2] - c.scheme[k].second) < 2e-8);
            double nearest = 1e9, dq = 0.0, dv = 0.0;
            int which = -1;
            for (int i = 0; i < exact.size(); ++i) {
                const double q = std::abs(point[1] - exact[i].first), v = std::abs(point[2] - exact[i].second);
                if (v < nearest) nearest = v, dq = q, dv = v, which = i;
            }
            matched |= 1 << which;
            worst_position = std::max(worst_position, dq);
            worst_velocity = std::max(worst_velocity, dv);
        }
        qInfo("h = %s: strobe points off by %.2g m and %.2g m/s", c.step, worst_position, worst_velocity);
        QCOMPARE(matched, 7); // each of the three once
        QVERIFY2(worst_position < c.position && worst_velocity < c.velocity, c.step);
    }
    // What README says of all points from 10 s on.
    struct Later {
        const char* step;
        double position, velocity;
    };
    for (const Later& later : {Later{"0.05 ms", 0.015, 0.64}, {"0.02 ms", 0.006, 0.26}, {"0.01 ms", 0.0025, 0.12}, {"0.004 ms", 0.0008, 0.04}}) {
        const Ran ran = run({"sections", kCam, "--plot", "stroboscopic", "--step", later.step, "--until", "20", "--from", "10"});
        STATUS(ran, 0);
        const Table points = table(ran.out);
        QCOMPARE(points.size(), 60);
        for (const QList<double>& point : points)
            QVERIFY2(std::any_of(exact.begin(), exact.end(), [&](const auto& of) { return std::abs(point[1] - of.first) < later.position && std::abs(point[2] - of.second) < later.velocity; }),
                     qPrintable(QString("%1: %2 s").arg(QLatin1String(later.step)).arg(point[0])));
    }
}

void TestCliResults::sectionsOfARecordingAreThoseOfTheScene() {
    const Ran scene = run({"sections", kCam, "--plot", "stroboscopic", "--until", "3", "--set", "rpm=660"});
    STATUS(scene, 0);
    QVERIFY(table(scene.out).size() >= 32); // 33 turns
    STATUS(run({"run", kCam, "--until", "3", "--set", "rpm=660", "--output", path("x.h5")}), 0);
    STATUS(run({"sections", path("x.h5"), "--plot", "stroboscopic", "--output", path("x.csv")}), 0);
    QCOMPARE(content("x.csv"), scene.out);
    const Ran options = run({"sections", path("x.h5"), "--plot", "stroboscopic", "--set", "rpm=660"});
    STATUS(options, 1);
    SAYS(options.err, "--set");

    // What was done on the way is done again.
    const QStringList changed = {"--until", "1", "--change", "9000:rpm=660", "--change", "20000:e=0.5"};
    STATUS(run(QStringList{"run", kCam, "--output", path("y.h5")} + changed), 0);
    STATUS(run({"sections", path("y.h5"), "--plot", "stroboscopic", "--output", path("y.csv")}), 0);
    const Ran again = run(QStringList{"sections", kCam, "--plot", "stroboscopic"} + changed), plain = run({"sections", kCam, "--plot", "stroboscopic", "--until", "1"});
    STATUS(again, 0);
    QCOMPARE(content("y.csv"), again.out);
    QVERIFY(plain.out != again.out);
    const Ran late = run({"sections", kCam, "--plot", "stroboscopic", "--until", "1", "--change", "90000:rpm=660"});
    STATUS(late, 1);
    SAYS(late.err, "before the change at step 90000");
    const Ran ran = run({"sections", path("y.h5"), "--plot", "stroboscopic", "--change", "9000:rpm=660"});
    STATUS(ran, 1);
    SAYS(ran.err, "--change");
}

void TestCliResults::impactAndPlaneSectionsAreTaken() {
    const Ran impacts = run({"sections", kCam, "--kind", "impact", "--interaction", "contact", "--x", "phase", "--y",
                             "contact.ydot[0]", "--until", "2"});
    STATUS(impacts, 0);
    const Table points = table(impacts.out);
    QVERIFY(points.size() > 10);
    for (const QList<double>& point : points) QVERIFY(point[2] >= 0.0); // just after it, the bodies part or stay
    const Ran plane = run({"sections", kCam, "--kind", "plane", "--signal", "u", "--level", "30 cm", "--direction", "0",
                           "--x", "u", "--y", "follower.v[0]", "--until", "2"});
    STATUS(plane, 0);
    const Table crossings = table(plane.out);
    QVERIFY(crossings.size() > 4);
    for (const QList<double>& point : crossings) QVERIFY(std::abs(point[1] - 0.3) < 0.01);
    STATUS(run({"sections", kCam, "--plot", "impact-map", "--until", "2"}), 0);
    // The ball's apexes fall by e^2 each time: E1 without the bounces' details.
    const Ran apex =
        run({"sections", kScenes + "bouncing-ball.saltus", "--plot", "apex", "--step", "1e-5", "--until", "3"});
    STATUS(apex, 0);
    QVERIFY2(apex.out.startsWith("t,height\n"), apex.out.left(60).constData()); // time is not written twice
    const Table heights = table(apex.out);
    QVERIFY(heights.size() >= 3);
    for (int k = 0; k < 3; ++k) QVERIFY(std::abs(heights[k][1] - std::pow(0.81, k + 1)) < 2e-3);
}

void TestCliResults::sectionsSayWhatTheyMiss() {
    const auto wrong = [&](QStringList options, const char* word) {
        const Ran ran = run(QStringList{"sections", kCam, "--until", "0.01"} + options);
        STATUS(ran, 1);
        SAYS(ran.err, word);
    };
    wrong({}, "--kind");
    wrong({"--kind", "circle", "--x", "u", "--y", "c"}, "circle");
    wrong({"--kind", "stroboscopic", "--x", "u", "--y", "c"}, "--phase");
    wrong({"--kind", "stroboscopic", "--phase", "cam_angle"}, "--x");
    wrong({"--kind", "stroboscopic", "--phase", "cam_angle", "--x", "u", "--y", "cc"}, "cc");
    wrong({"--kind", "stroboscopic", "--phase", "cam_angle", "--x", "u", "--y", "c", "--period", "0"}, "--period");
    wrong({"--kind", "stroboscopic", "--phase", "cam_angle", "--x", "u", "--y", "c", "--period", "1 kg"}, "--period");
    wrong({"--kind", "impact", "--interaction", "contakt", "--x", "u", "--y", "c"}, "contact");
    wrong({"--kind", "plane", "--x", "u", "--y", "c"}, "--signal");
    wrong({"--plot", "strob"}, "strob");
    wrong({"--plot", "energy"}, "not a section");
}

void TestCliResults::aReplayIsIdentical() {
    STATUS(run({"run", kCam, "--until", "2", "--set", "rpm=660", "--step", "0.05 ms", "--output", path("x.csv"),
                "--bundle", path("x.saltus-bundle")}),
           0);
    const Ran ran = run({"replay", path("x.saltus-bundle")});
    STATUS(ran, 0);
    QCOMPARE(ran.out, QByteArray("identical\n"));
}

void TestCliResults::aReplayFindsTheFirstStepThatDiffers() {
    STATUS(run({"run", kCam, "--step", "0.1 ms", "--until", "1", "--output", path("x.csv"), "--bundle", path("x.saltus-bundle")}), 0);
    const QJsonObject good = QJsonDocument::fromJson(content("x.saltus-bundle")).object();
    QCOMPARE(good["steps"].toInteger(), 10000);
    QJsonObject bad = good;
    QString digests = good["digests"].toString();
    for (int i = 4 * 4321; i < digests.size(); ++i) digests[i] = digests[i] == '0' ? '1' : '0'; // from step 4322 on
    bad["digests"] = digests;
    const Ran late = run({"replay", write("late", QJsonDocument(bad).toJson())});
    STATUS(late, 2);
    QCOMPARE(late.out, QByteArray("diverged at step 4322\n"));
    bad = good;
    bad["hash"] = "0123456789abcdef";
    QCOMPARE(run({"replay", write("last", QJsonDocument(bad).toJson())}).out, QByteArray("diverged at step 10000\n"));
    bad = good;
    bad["set"] = QJsonArray{QJsonArray{"e", "0.7"}}; // the first impact differs
    const Ran impact = run({"replay", write("impact", QJsonDocument(bad).toJson())});
    STATUS(impact, 2);
    SAYS(impact.out, "diverged at step ");
    bad = good;
    bad["stride"] = 100; // a run too long for a digest every step
    QString thinned;
    for (int i = 99; i < 10000; i += 100) thinned += good["digests"].toString().mid(4 * i, 4);
    bad["digests"] = thinned;
    QCOMPARE(run({"replay", write("thin", QJsonDocument(bad).toJson())}).out, QByteArray("identical\n"));
    thinned[4 * 30] = thinned[4 * 30] == '0' ? '1' : '0';
    bad["digests"] = thinned;
    QCOMPARE(run({"replay", write("thin", QJsonDocument(bad).toJson())}).out,
             QByteArray("diverged between steps 3000 and 3100\n"));
}

void TestCliResults::aBundleThatIsNoneIsTold() {
    STATUS(run({"run", kCam, "--until", "0.01", "--output", path("x.csv"), "--bundle", path("good")}), 0);
    const QByteArray good = content("good");
    QByteArray missing = good, later = good, odd = good;
    missing.replace("\"hash\"", "\"hush\"");
    later.replace("\"saltus-bundle\": 1", "\"saltus-bundle\": 4");
    later.replace("\"saltus-bundle\" : 1", "\"saltus-bundle\" : 4");
    odd.replace("\"stride\" : 1", "\"stride\" : 0");
    odd.replace("\"stride\": 1", "\"stride\": 0");
    int i = 0;
    for (const QByteArray& text : {QByteArray(), QByteArray("{}"), QByteArray("[1]"), QByteArray(100000, '['),
                                   QByteArray("\xff\xfe"), good.left(good.size() / 2), missing, later, odd}) {
        QVERIFY(text != good);
        const Ran ran = run({"replay", write(QString("bad%1").arg(i++), text)});
        STATUS(ran, 1);
        SAYS(ran.err, "bundle");
    }
    // What a bundle says beside its scene is told with the bundle's name.
    for (const auto& [key, value] : {std::pair<const char*, QJsonValue>{"end", 0}, {"end", 1e300}, {"step", -1}, {"solver", "none"}, {"saltus-bundle", -1}, {"set", QJsonArray{QJsonArray{"rpm", "fast"}}},
                                     {"changes", QJsonArray{QJsonObject{{"step", 5}, {"parameter", "nobody"}, {"value", 1}}}}}) {
        QJsonObject root = QJsonDocument::fromJson(good).object();
        root[key] = value;
        const Ran ran = run({"replay", write("edited", QJsonDocument(root).toJson())});
        STATUS(ran, 1);
        SAYS(ran.err, (path("edited") + ": error: ").toUtf8());
    }
}

void TestCliResults::theBenchmarkPrintsATableOrJson() {
    const Ran table_run = run({"bench", "cam-follower"});
    STATUS(table_run, 0);
    SAYS(table_run.out, "cam-follower");
    const Ran json = run({"bench", "cam-follower", "--json"});
    STATUS(json, 0);
    QVERIFY2(!QJsonDocument::fromJson(json.out).isNull(), json.out.constData());
    const Ran unknown = run({"bench", "nothing"});
    STATUS(unknown, 1);
    SAYS(unknown.err, "nothing");
}

QTEST_GUILESS_MAIN(TestCliResults)
#include "test_cli_results.moc"
