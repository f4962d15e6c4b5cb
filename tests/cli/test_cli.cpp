// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a user or a script meets it.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include <cmath>

#include <csignal>
#include <unistd.h>

namespace {

const QString kScenes = SALTUS_SOURCE_DIR "/scenes/";
const QString kCam = kScenes + "cam-follower.saltus";

struct Ran {
    int status = -1;
    QByteArray out, err;
};

using Table = QList<QList<double>>;

} // namespace

class TestCli : public QObject {
    Q_OBJECT
private slots:
    void init() { folder = std::make_unique<QTemporaryDir>(); }

    void helpAndVersionAreThere();
    void itLinksNoQtAndNeedsNoDisplay();
    void anUnknownCommandOrOptionIsWrongInput();

    void goodScenesPassTheCheck();
    void aBadSceneIsToldWithItsPlace();
    void aMissingSceneIsTold();
    void namesOfStrangersCommandNoTerminal();

    void theCamFollowersTableHasItsHeaderAndOneLineAStep();
    void parametersTakeUnits();
    void hertzTypedForASpeedAreTurns();
    void everyRunSettingCanBeGiven();
    void anotherIntegratorLeavesOutWhatItLacks();
    void keysWithoutEffectAreRemarked();
    void whatARunNoticesIsToldBesideATableOnAPipe();
    void unitsThatDoNotFitAreRefusedByCheckAndRunAlike();
    void strangeStepsAreRemarked();
    void formulasAreRecorded();
    void unitsInsideFormulasAreRemarked();
    void aWrongParameterIsToldBeforeTheRun();
    void stepAndEndTakeUnits();
    void aNonsenseStepIsWrongInput();
    void everyNthStepIsRecorded();
    void onlyTheChosenSignalsAreRecorded();
    void anUnknownSignalNamesTheNearest();
    void solversAgreeAndUnknownOnesAreRefused();
    void theReportTellsWhatHappened();
    void rowsOfCircuitsAreNoContactsAndHaveNoUnitOfSpeed();
    void aRecordingExportsToTheSameTable();

    void anUnwritableOutputIsToldBeforeTheRun();
    void aFullDiskIsToldAndLeavesNothing();
    void closedStreamsDoNoHarm();
    void interruptingLeavesAValidFile_data();
    void interruptingLeavesAValidFile();
    void aFailingRunWritesItsLastGoodState();

    void strobePointsApproachTheExactOnesOfThePeriodThreeMotion();
    void sectionsOfARecordingAreThoseOfTheScene();
    void impactAndPlaneSectionsAreTaken();
    void sectionsSayWhatTheyMiss();

    void aReplayIsIdentical();
    void aReplayFindsTheFirstStepThatDiffers();
    void aBundleThatIsNoneIsTold();
    void theBenchmarkPrintsATableOrJson();

private:
    QString path(const QString& name) const { return folder->filePath(name); }
    Ran run(const QStringList& arguments, int timeout = 120000) const {
        return runProgram(SALTUS_CLI, arguments, {}, timeout);
    }
    Ran shell(const QString& script) const { return runProgram("/bin/sh", {"-c", script}, {}, 120000); }
    static Ran runProgram(const QString& program, const QStringList& arguments, const QString& out_file, int timeout);
    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return path(name);
    }
    QStringList entries() const { return QDir(folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System); }
    static Table table(const QByteArray& csv);
    std::unique_ptr<QTemporaryDir> folder;
};

Ran TestCli::runProgram(const QString& program, const QStringList& arguments, const QString& out_file, int timeout) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    process.setProcessEnvironment(environment);
    if (!out_file.isEmpty()) process.setStandardOutputFile(out_file);
    process.start(program, arguments);
    Ran ran;
    if (!process.waitForFinished(timeout)) {
        process.kill();
        process.waitForFinished();
        return ran;
    }
    if (process.exitStatus() == QProcess::NormalExit) ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

Table TestCli::table(const QByteArray& csv) {
    Table rows;
    const QList<QByteArray> lines = csv.trimmed().split('\n');
    for (int i = 1; i < lines.size(); ++i) {
        QList<double> row;
        for (const QByteArray& field : lines[i].split(',')) {
            bool number = false;
            row.append(field.toDouble(&number));
            if (!number) qWarning("not a number: %s", field.constData());
        }
        rows.append(row);
    }
    return rows;
}

// A check that shows what the program said.
#define STATUS(ran, expected)                                                                                          \
    QVERIFY2((ran).status == (expected), QByteArray("status " + QByteArray::number((ran).status) + "\n" +              \
                                                    (ran).out.left(2000) + "\n" + (ran).err.left(2000))                \
                                             .constData())
#define SAYS(text, word) QVERIFY2((text).contains(word), (text).left(2000).constData())

void TestCli::helpAndVersionAreThere() {
    const Ran help = run({"--help"});
    STATUS(help, 0);
    for (const char* word : {"check", "run", "sections", "export", "replay", "bench", "Examples:", "Exit status"})
        SAYS(help.out, word);
    for (const char* command : {"check", "run", "sections", "export", "replay", "bench"})
        STATUS(run({command, "--help"}), 0);
    const Ran version = run({"--version"});
    STATUS(version, 0);
    QVERIFY(version.out.startsWith("saltus-cli "));
}

void TestCli::itLinksNoQtAndNeedsNoDisplay() {
    const Ran ran = runProgram("ldd", {SALTUS_CLI}, {}, 20000);
    STATUS(ran, 0);
    SAYS(ran.out, "libc.so");
    for (const char* library : {"libQt", "libGL", "libX11", "libvtk", "libosg", "libxcb"})
        QVERIFY2(!ran.out.contains(library), library);
    STATUS(run({"run", kCam, "--until", "1 ms"}), 0); // DISPLAY is taken away in all these tests
}

void TestCli::anUnknownCommandOrOptionIsWrongInput() {
    STATUS(run({}), 1);
    STATUS(run({"fly"}), 1);
    STATUS(run({"run"}), 1);
    STATUS(run({"run", kCam, "--nonsense"}), 1);
    STATUS(run({"run", kCam, "--every", "0"}), 1);
    STATUS(run({"run", kCam, "--every", "many"}), 1);
}

void TestCli::goodScenesPassTheCheck() {
    QStringList arguments{"check"};
    for (const QString& name : QDir(kScenes).entryList({"*.saltus"})) arguments.append(kScenes + name);
    QVERIFY(arguments.size() > 1);
    const Ran ran = run(arguments);
    STATUS(ran, 0);
    QVERIFY(ran.err.isEmpty());
    SAYS(ran.out, "bouncing-ball.saltus: integrator: moreau-jean stays, as the scene says; event-driven would suit it (--set run.integrator=event-driven): 155 events in the first 10 s, each met");
    SAYS(ran.out, "guitar-string.saltus: integrator: modal suits it: 32 rows of relations, and by events more than 16 are slow");
}

void TestCli::aBadSceneIsToldWithItsPlace() {
    QFile file(kCam);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    text.replace("\"restitution\"", "\"e\"").replace("[\"k\"]", "[\"kk\"]");
    const QString bad = write("bad.saltus", text);
    const Ran ran = run({"check", bad, kCam});
    STATUS(ran, 1);
    const QRegularExpression place("bad\\.saltus:(\\d+):(\\d+): error: ");
    const auto match = place.match(QString::fromUtf8(ran.err));
    QVERIFY2(match.hasMatch(), ran.err.constData());
    const QList<QByteArray> lines = text.split('\n');
    const int line = match.captured(1).toInt();
    QVERIFY2(lines[line - 1].contains("kk"), ran.err.constData());
    SAYS(ran.out, "cam-follower.saltus"); // the good one is still checked
    const Ran run_too = run({"run", bad});
    STATUS(run_too, 1);
    QCOMPARE(run_too.err, ran.err);
    STATUS(run({"check", write("empty.saltus", "")}), 1);
    STATUS(run({"check", write("deep.saltus", QByteArray(200000, '['))}), 1);
}

// Every way out: messages, remarks, the summary, names of files and options, what the program's own parser says.
void TestCli::namesOfStrangersCommandNoTerminal() {
    const QByteArray evil = "\\u001b]0;owned\\u0007\\u001b[2J\\n\\u0000\\u202ex";
    const auto scene = [&](const char* name, const QByteArray& text) {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly)) file.write(text);
        return path(name);
    };
    const QString title = scene("title.saltus", "{ \"saltus\": 1, \"title\": \"" + evil + "\", \"systems\": { \"m\": { \"kind\": \"lagrangian-linear\", \"M\": [[1]], \"q\": [1], \"v\": [0] } }, "
                                                "\"run\": { \"step\": \"1 ms\", \"end\": \"1 s\" } }");
    const QString name = scene("name.saltus", "{ \"saltus\": 1, \"parameters\": { \"" + evil + "\": 1, \"" + QByteArray(1 << 20, 'y') + "!\": 2 } }");
    const QString key = scene("key.saltus", "{ \"saltus\": 1, \"" + evil + "\": {} }");
    const QString formula = scene("formula.saltus", "{ \"saltus\": 1, \"parameters\": { \"a\": \"" + evil + "\" } }");
    const QString file = scene("a\x1b[31m\n.saltus", "{ \"saltus\": 1, \"x\": 2 }");
    const QString word = QStringLiteral("a\x1b[31m\x07\nb");
    const QList<QStringList> all{{"check", title}, {"run", title, "--output", path("a\x1b[31m.csv")}, {"run", title, "--output", path("a\x1b[31m/b.csv")}, {"check", name}, {"run", name}, {"check", key}, {"check", formula},
                                 {"check", file}, {"run", file}, {"run", title, "--set", word}, {"run", title, "--set", word + "=1"}, {"run", title, "--step", word}, {"run", title, "--record", word, "--output", path("x.csv")},
                                 {"run", title, "--solver", word}, {word}, {"run", "--" + word, title}, {"sections", title, "--plot", word}, {"solve", path(word)}, {"replay", path(word)}, {"import", path(word)}, {"bench", word}};
    for (const QStringList& arguments : all) {
        const Ran ran = run(arguments);
        QVERIFY2(ran.status >= 0 && ran.status < 3, qPrintable(arguments.join(' ')));
        for (const QByteArray& said : {ran.out, ran.err}) {
            for (const char c : said) QVERIFY2(static_cast<unsigned char>(c) >= 0x20 || c == '\n', (arguments.join(' ').toUtf8() + ": " + said).constData());
            QVERIFY2(!QString::fromUtf8(said).contains(QChar(0x202E)), said.constData());
            for (const QByteArray& line : said.split('\n')) QVERIFY2(line.size() < 5000, line.left(200).constData());
        }
    }
}

void TestCli::aMissingSceneIsTold() {
    for (const QStringList& arguments : {QStringList{"run", path("none.saltus")},
                                         {"check", path("none.saltus")},
                                         {"sections", path("none.saltus"), "--plot", "x"},
                                         {"sections", path("none.h5"), "--plot", "x"},
                                         {"export", path("none.h5"), "--csv", path("x.csv")},
                                         {"replay", path("none.bundle")}}) {
        const Ran ran = run(arguments);
        STATUS(ran, 1);
        SAYS(ran.err, "none.");
        SAYS(ran.err, "no such file");
    }
    STATUS(run({"run", folder->path()}), 1);
    QVERIFY(entries().isEmpty());
}

void TestCli::theCamFollowersTableHasItsHeaderAndOneLineAStep() {
    const Ran ran = run({"run", kCam, "--until", "0.01", "--output", path("x.csv")});
    STATUS(ran, 0);
    const QByteArray csv = content("x.csv");
    QCOMPARE(csv.left(csv.indexOf('\n')), QByteArray("t,follower.q[0],follower.v[0],contact.y[0],contact.lambda[0]"));
    const Table rows = table(csv);
    QCOMPARE(rows.size(), 501);
    QCOMPARE(rows[0], (QList<double>{0.0, 0.4, 0.4, 0.4, 0.0}));
    for (int i = 0; i < rows.size(); ++i) QVERIFY(std::abs(rows[i][0] - 2e-5 * i) < 1e-15);
    SAYS(ran.out, "500 steps");
    const Ran piped = run({"run", kCam, "--until", "0.01"}); // to standard output, as that is no terminal
    STATUS(piped, 0);
    QCOMPARE(piped.out, csv);
}

void TestCli::parametersTakeUnits() {
    const Ran plain = run({"run", kCam, "--until", "0.1", "--set", "rpm=660"});
    const Ran unit = run({"run", kCam, "--until", "0.1", "--set", "rpm = 660 rpm"});
    const Ran other = run({"run", kCam, "--until", "0.1", "--set", "rpm=600", "--set", "e=0.5"});
    STATUS(plain, 0);
    STATUS(unit, 0);
    STATUS(other, 0);
    QCOMPARE(plain.out, unit.out);
    QVERIFY(plain.out != other.out);
    QVERIFY(plain.out != run({"run", kCam, "--until", "0.1"}).out);
}

void TestCli::hertzTypedForASpeedAreTurns() {
    const Table rpm = table(run({"run", kCam, "--until", "0.1", "--set", "rpm=660"}).out);
    const Ran hertz = run({"run", kCam, "--until", "0.1", "--set", "rpm=11 Hz"});
    STATUS(hertz, 0);
    SAYS(hertz.err, "11 Hz = 660 rpm");
    const Table turns = table(hertz.out);
    QCOMPARE(turns.size(), rpm.size());
    for (int i = 0; i < rpm.size(); ++i)
        for (int k = 0; k < rpm[i].size(); ++k) QVERIFY(std::abs(turns[i][k] - rpm[i][k]) < 1e-9 * std::max(1.0, std::abs(rpm[i][k])));
    const Ran formula = run({"run", kCam, "--until", "0.1", "--set", "rpm=2*pi*11 Hz"}); // 1/s in formulas
    QVERIFY(formula.err.isEmpty());
    QVERIFY(std::abs(table(formula.out).last()[1] - rpm.last()[1]) < 1e-9);
    // in a file a plain number of Hz keeps its meaning, with a remark
    QFile file(kCam);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    text.replace("\"60 rpm\", \"1000 rpm\"", "\"1 Hz\", \"1000 rpm\"");
    const Ran check = run({"check", write("hz.saltus", text)});
    STATUS(check, 0);
    SAYS(check.err, "remark: '1 Hz' is 1 rad/s here");
    SAYS(check.err, "hz.saltus:7:");
}

void TestCli::everyRunSettingCanBeGiven() {
    const auto hash = [&](const QStringList& set) -> QByteArray {
        QStringList arguments{"run", kCam, "--until", "0.2", "--output", path("o.csv"), "--report", path("r.json")};
        for (const QString& one : set) arguments << "--set" << one;
        const Ran ran = run(arguments);
        if (ran.status != 0) qWarning("%s", ran.err.constData());
        return QJsonDocument::fromJson(content("r.json")).object()["state_hash"].toString().toUtf8();
    };
    const QByteArray usual = hash({});
    QVERIFY(!usual.isEmpty());
    QCOMPARE(hash({"run.theta=0.5"}), usual);
    QCOMPARE(hash({"run.integrator=moreau-jean"}), usual);
    const QByteArray implicit = hash({"run.theta=1"});
    QVERIFY(implicit != usual);
    QCOMPARE(hash({"run.integrator.theta=1"}), implicit);
    QCOMPARE(hash({"run.step=0.2 ms", "run.end=0.1 s"}), hash({"run.step=2e-4"})); // --until stands above run.end
    const Ran newton = run({"run", kCam, "--until", "0.01", "--set", "run.newton.tolerance=1e-8", "--set", "run.activation=gap-and-velocity",
                            "--set", "run.solver=lemke", "--set", "run.solver.tolerance=1e-9", "--set", "run.record_every=10"});
    STATUS(newton, 0);
    QCOMPARE(table(newton.out).size(), 51);
    SAYS(newton.err, "\"newton\" has no effect");
    STATUS(run({"run", kScenes + "bouncing-box.saltus", "--until", "0.01", "--set", "world.projection=none"}), 0);
    for (const char* wrong : {"run.thetta=1", "run.theta=2", "run.gamma=11", "run.integrator=euler", "run.step=1 kg", "world.projection=hard"}) {
        const Ran ran = run({"run", kCam, "--until", "0.01", "--set", wrong});
        STATUS(ran, 1);
        SAYS(ran.err, QByteArray(wrong).split('=').first());
    }
    SAYS(run({"run", kCam, "--set", "run.thetta=1"}).err, "did you mean \"run.theta\"?");
    // a bundle keeps them
    STATUS(run({"run", kCam, "--until", "0.05", "--set", "run.theta=1", "--output", path("o.csv"), "--bundle", path("b.bundle")}), 0);
    const Ran replay = run({"replay", path("b.bundle")});
    STATUS(replay, 0);
    QCOMPARE(replay.out, QByteArray("identical\n"));
}

void TestCli::anotherIntegratorLeavesOutWhatItLacks() {
    const QByteArray modal = R"json({ "saltus": 1,
  "systems": { "a": { "kind": "lagrangian-diagonal", "size": 2, "M": 1, "K": 100, "q": 1, "v": 0 } },
  "interactions": { "stop": { "between": ["a"], "relation": { "kind": "lagrangian-linear", "H": [[1, 0]] }, "law": { "kind": "newton-impact", "e": 0.5 } } },
  "run": { "integrator": { "kind": "moreau-jean", "theta": 0.8, "gamma": 0.25 }, "step": "1 ms", "end": "1 s" } })json";
    const QString made = write("modal.saltus", modal);
    STATUS(run({"check", made}), 0);
    const Ran other = run({"run", made, "--set", "run.integrator=modal", "--output", path("m.csv")});
    STATUS(other, 0);
    SAYS(other.err, "remark: what the scene says of its former integrator, \"moreau-jean\", is ignored: theta");
    QCOMPARE(other.err.count("remark"), 1);
    const Ran same = run({"run", made, "--set", "run.integrator=moreau-jean", "--output", path("m.csv")});
    STATUS(same, 0);
    QVERIFY(same.err.isEmpty());
    const QByteArray first = R"json({ "saltus": 1,
  "systems": { "a": { "kind": "first-order-linear", "A": [[-1]], "x": [1] } },
  "run": { "integrator": { "kind": "euler-moreau", "theta": 0.8, "gamma": 0.5 }, "step": "1 ms", "end": "1 s" } })json";
    const QString decay = write("decay.saltus", first);
    // both first-order schemes have theta and gamma
    const Ran full = run({"run", decay, "--set", "run.integrator=full-theta-gamma"});
    STATUS(full, 0);
    QVERIFY(!full.err.contains("is ignored"));
}

void TestCli::keysWithoutEffectAreRemarked() {
    const QByteArray scene = R"json({ "saltus": 1,
  "world": { "gravity": [0, 0, -1.62], "projection": "none", "threads": 2 },
  "systems": { "a": { "kind": "lagrangian-linear", "M": [[1]], "q": [1], "v": [0] } },
  "run": { "step": "1 ms", "end": "1 s" } })json";
    const QString file = write("idle.saltus", scene);
    const Ran check = run({"check", file});
    STATUS(check, 0);
    SAYS(check.err, "idle.saltus:2:");
    for (const char* key : {"gravity", "projection", "threads"})
        SAYS(check.err, "remark: \"" + QByteArray(key) + "\" has no effect: it is of rigid bodies, and this scene has none (world." + key + ")");
    QCOMPARE(check.err.count('\n'), 3);
    const Ran ran = run({"run", file, "--output", path("i.csv"), "--report", path("i.json")});
    STATUS(ran, 0);
    QCOMPARE(ran.err, check.err);
    QCOMPARE(QJsonDocument::fromJson(content("i.json")).object()["events"].toObject()["notices"].toInt(), 3);
}

void TestCli::whatARunNoticesIsToldBesideATableOnAPipe() {
    const Ran ran = run({"run", kScenes + "bouncing-ball.saltus", "--until", "1", "--record", "log(0.5 - t)"});
    STATUS(ran, 0);
    QVERIFY(ran.out.startsWith("t,"));
    SAYS(ran.err, "signal 'log(0.5 - t)' is not a number at t = 0.5");
}

void TestCli::unitsThatDoNotFitAreRefusedByCheckAndRunAlike() {
    const QString body = write("body.saltus", R"json({ "saltus": 1,
  "bodies": { "box": { "shapes": [{ "kind": "box", "size": [1, 1, "2 kg"] }], "mass": "3 s", "position": [0, 0, "1 m + 1 s"] } } })json");
    const QString force = write("force.saltus", R"json({ "saltus": 1,
  "systems": { "a": { "kind": "lagrangian-linear", "M": [[1]], "F": ["3 kg + 2 m"], "q": [1], "v": [0] } } })json");
    for (const char* command : {"check", "run"}) {
        const Ran wrong = run({command, body});
        STATUS(wrong, 1);
        SAYS(wrong.err, "body.saltus:2:");
        SAYS(wrong.err, "'3 s' is a time; Mass needs a mass, kg");
        SAYS(wrong.err, "'2 kg' is a mass; Size needs a length, m");
        const Ran clash = run({command, force});
        STATUS(clash, 1);
        SAYS(clash.err, "'+' joins kg and m");
        SAYS(clash.err, "(systems.a.F[0])");
    }
}

void TestCli::strangeStepsAreRemarked() {
    const Ran one = run({"run", kCam, "--step", "1", "--until", "1", "--output", path("s.csv")});
    SAYS(one.err, "remark: the run ends after one step: its end, 1 s, is no further than its step");
    QFile cam(kCam);
    QVERIFY(cam.open(QIODevice::ReadOnly));
    QByteArray text = cam.readAll();
    const QRegularExpression step("\"step\": \"[^\"]*\"");
    text = QString::fromUtf8(text).replace(step, "\"step\": \"1e-12 s\"").toUtf8();
    const Ran tiny = run({"check", write("tiny.saltus", text)});
    STATUS(tiny, 0);
    SAYS(tiny.err, "steps of 1e-12 s: at a microsecond each they take");
    SAYS(tiny.err, "(run.step)");
}

void TestCli::formulasAreRecorded() {
    const Ran ran = run({"run", kCam, "--until", "0.01", "--record", "u,hypot(u, c), follower.v[0]^2/2 , rpm", "--record", "energy.total - energy.kinetic"});
    STATUS(ran, 0);
    QVERIFY2(ran.out.startsWith("t,u,\"hypot(u, c)\",follower.v[0]^2/2,rpm,energy.total - energy.kinetic\n"), ran.out.left(120).constData());
    const Table plain = table(run({"run", kCam, "--until", "0.01", "--record", "u,c,follower.v[0],energy.potential"}).out);
    const Table rows = table(ran.out);
    QCOMPARE(rows.size(), plain.size());
    for (int i = 0; i < rows.size(); ++i) {
        QVERIFY(std::abs(rows[i][2] - std::hypot(plain[i][1], plain[i][2])) < 1e-14);
        QVERIFY(std::abs(rows[i][3] - 0.5 * plain[i][3] * plain[i][3]) < 1e-13);
        QVERIFY(std::abs(rows[i][4] - 358 * 2 * M_PI / 60) < 1e-12);
        QVERIFY(std::abs(rows[i][5] - plain[i][4]) < 1e-9);
    }
    const Ran wrong = run({"run", kCam, "--record", "u - nothing"});
    STATUS(wrong, 1);
    SAYS(wrong.err, "nothing");
    STATUS(run({"run", kCam, "--record", "u +"}), 1);
}

void TestCli::unitsInsideFormulasAreRemarked() {
    const QByteArray scene = R"json({ "saltus": 1,
  "parameters": { "k": { "value": "100 N/m" }, "m": { "value": "2 kg" } },
  "functions": { "spring(s)": "k*s" },
  "expressions": { "x": { "formula": "a.q[0]", "unit": "m" }, "pull": { "formula": "spring(x)", "unit": "N" }, "off": { "formula": "spring(x)", "unit": "J" } },
  "systems": { "a": { "kind": "lagrangian-nonlinear", "M": [["m"]], "F": ["-pull + m"], "q": ["1 m"], "v": [0] } },
  "run": { "step": "1 ms", "end": "1 s" } })json";
    const Ran ran = run({"check", write("units.saltus", scene)});
    STATUS(ran, 0);
    SAYS(ran.err, "remark: '+' joins kg m/s^2 and kg");
    SAYS(ran.err, "units.saltus:4:");
    SAYS(ran.err, "units.saltus:5:");
    SAYS(ran.err, "the formula amounts to kg m/s^2, and J is written beside it");
    QCOMPARE(ran.err.count('\n'), 2);
}

void TestCli::aWrongParameterIsToldBeforeTheRun() {
    const Ran unknown = run({"run", kCam, "--set", "rpmm=660"});
    STATUS(unknown, 1);
    SAYS(unknown.err, "rpmm");
    SAYS(unknown.err, "did you mean");
    const Ran range = run({"run", kCam, "--set", "rpm=6000"});
    STATUS(range, 1);
    SAYS(range.err, "rpm");
    STATUS(run({"run", kCam, "--set", "rpm"}), 1);
    STATUS(run({"run", kCam, "--set", "rpm="}), 1);
    STATUS(run({"run", kCam, "--set", "rpm=fast"}), 1);
    const Ran dimension = run({"run", kCam, "--set", "rpm=3 kg"});
    STATUS(dimension, 1);
    STATUS(run({"run", kCam, "--set", "rpm=nan"}), 1);
}

void TestCli::stepAndEndTakeUnits() {
    const Ran ran = run({"run", kCam, "--step", "0.2 ms", "--until", "20 ms"});
    STATUS(ran, 0);
    QCOMPARE(table(ran.out).size(), 101);
    QCOMPARE(ran.out, run({"run", kCam, "--step", "2e-4", "--until", "0.02"}).out);
}

void TestCli::aNonsenseStepIsWrongInput() {
    for (const char* step : {"0", "-1e-4", "soon", "1 kg", "nan", "inf", "1/0"}) {
        const Ran ran = run({"run", kCam, "--step=" + QString(step), "--until", "1 ms"});
        STATUS(ran, 1);
        SAYS(ran.err, "--step");
    }
    const Ran ran = run({"run", kCam, "--until", "-3"});
    STATUS(ran, 1);
    SAYS(ran.err, "--until");
}

void TestCli::everyNthStepIsRecorded() {
    const Table all = table(run({"run", kCam, "--until", "0.01"}).out);
    const Table some = table(run({"run", kCam, "--until", "0.01", "--every", "10"}).out);
    QCOMPARE(some.size(), 51);
    for (int i = 0; i < some.size(); ++i) QCOMPARE(some[i].first(3), all[10 * i].first(3));
}

void TestCli::onlyTheChosenSignalsAreRecorded() {
    const Ran ran = run({"run", kCam, "--until", "0.01", "--record", "u,c", "--record", "follower.q[0]"});
    STATUS(ran, 0);
    QVERIFY2(ran.out.startsWith("t,u,c,follower.q[0]\n"), ran.out.left(80).constData());
    for (const QList<double>& row : table(ran.out)) QVERIFY(std::abs(row[1] - row[2] - row[3]) < 1e-14); // u = q + c
}

void TestCli::anUnknownSignalNamesTheNearest() {
    const Ran ran = run({"run", kCam, "--record", "folower.q[0]"});
    STATUS(ran, 1);
    SAYS(ran.err, "folower.q[0]");
    SAYS(ran.err, "follower.q[0]");
}

void TestCli::solversAgreeAndUnknownOnesAreRefused() {
    const Table reference = table(run({"run", kCam, "--until", "1"}).out);
    for (const char* solver : {"lemke", "active-set", "pgs", "closed-form", "automatic"}) {
        const Ran ran = run({"run", kCam, "--until", "1", "--solver", solver});
        STATUS(ran, 0);
        const Table rows = table(ran.out);
        QCOMPARE(rows.size(), reference.size());
        QVERIFY(std::abs(rows.last()[1] - reference.last()[1]) < 1e-9);
    }
    const Ran ran = run({"run", kCam, "--solver", "magic"});
    STATUS(ran, 1);
    SAYS(ran.err, "lemke");
}

void TestCli::theReportTellsWhatHappened() {
    STATUS(run({"run", kCam, "--step", "0.1 ms", "--until", "2", "--output", path("x.csv"), "--report", path("x.json")}), 0);
    const QJsonObject report = QJsonDocument::fromJson(content("x.json")).object();
    QVERIFY(!report.isEmpty());
    QCOMPARE(report["outcome"].toString(), QString("done"));
    QCOMPARE(report["steps"].toInteger(), 20000);
    QCOMPARE(report["rows"].toInteger(), 20001);
    QVERIFY(report["wall_seconds"].toDouble() > 0.0);
    QVERIFY(report["solver"].toObject()["solves"].toInteger() > 0);
    QVERIFY(!report["solver"].toObject()["name"].toString().isEmpty());
    const QJsonObject events = report["events"].toObject();
    const auto impacts = events["impacts"].toInteger();
    QVERIFY(impacts > 10);
    QCOMPARE(events["first_impacts"].toArray().size(), impacts);
    const QJsonObject impact = events["first_impacts"].toArray().first().toObject();
    QCOMPARE(impact["interaction"].toString(), QString("contact"));
    const double before = impact["velocity_before"].toDouble(), after = impact["velocity_after"].toDouble();
    QVERIFY(before < 0.0 && std::abs(after + 0.8 * before) < 1e-12);
    QVERIFY(impact["energy"].toDouble() < 0.0);
    QVERIFY(std::abs(report["parameters"].toObject()["rpm"].toDouble() - 358.0 * 2 * M_PI / 60) < 1e-12);
    QCOMPARE(report["state_hash"].toString().size(), 16);
    STATUS(run({"run", kCam, "--step", "0.1 ms", "--until", "2", "--output", path("y.csv"), "--report", path("y.json")}), 0);
    QCOMPARE(QJsonDocument::fromJson(content("y.json")).object()["state_hash"], report["state_hash"]);
    QCOMPARE(content("x.csv"), content("y.csv"));
}

void TestCli::rowsOfCircuitsAreNoContactsAndHaveNoUnitOfSpeed() {
    const Ran circuit = run({"run", kScenes + "circuit-rlcd.saltus", "--until", "1 ms", "--output", path("x.csv"), "--report", path("x.json")});
    STATUS(circuit, 0);
    const QByteArray said = circuit.out + circuit.err;
    SAYS(said, "Rows: 1; solver: closed form (one row)");
    QVERIFY2(!said.contains("m/s") && !said.contains("impact"), said.constData());
    SAYS(said, "The steps' equations hold to ");
    const QJsonObject solver = QJsonDocument::fromJson(content("x.json")).object()["solver"].toObject();
    QCOMPARE(solver["residual_unit"].toString(), QString());
    QVERIFY(solver["worst_equations"].toDouble(1.0) < 1e-12);
    QVERIFY(!solver.contains("worst_equalities"));

    // the joint of the plane is held by its velocity: what its position leaves is told
    const Ran moving = run({"run", kScenes + "ball-on-moving-plane.saltus", "--until", "1", "--output", path("y.csv"), "--record",
                            "motion.y[0]", "--report", path("y.json")});
    STATUS(moving, 0);
    double worst = 0.0;
    for (const QList<double>& row : table(content("y.csv"))) worst = std::max(worst, std::abs(row[1]));
    QVERIFY(worst > 0.0);
    const QJsonObject told = QJsonDocument::fromJson(content("y.json")).object()["solver"].toObject();
    QCOMPARE(told["residual_unit"].toString(), QString("m/s"));
    QCOMPARE(told["worst_equalities"].toDouble(), worst);
}

void TestCli::aRecordingExportsToTheSameTable() {
    const Ran direct = run({"run", kCam, "--until", "1", "--record", "follower.q[0],u,contact.lambda[0]"});
    STATUS(run({"run", kCam, "--until", "1", "--output", path("x.h5")}), 0);
    STATUS(run({"export", path("x.h5"), "--csv", path("x.csv"), "--record", "follower.q[0],u,contact.lambda[0]"}), 0);
    QCOMPARE(content("x.csv"), direct.out);
    STATUS(run({"export", path("x.h5"), "--csv", path("x.csv"), "--record", "u", "--from", "500 ms", "--to", "0.6"}),
           0);
    const Table part = table(content("x.csv"));
    QVERIFY(part.first()[0] >= 0.5 && part.first()[0] < 0.5001 && part.last()[0] <= 0.6 && part.last()[0] > 0.5999);
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

void TestCli::anUnwritableOutputIsToldBeforeTheRun() {
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
    QVERIFY(entries().isEmpty());
    if (::geteuid() != 0) { // root may write anywhere
        QFile::setPermissions(folder->path(), QFile::ReadOwner | QFile::ExeOwner);
        const Ran ran = run({"run", kCam, "--until", "1e9", "--output", path("x.csv")});
        QFile::setPermissions(folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        STATUS(ran, 2);
        SAYS(ran.err, "permission denied");
    }
}

void TestCli::aFullDiskIsToldAndLeavesNothing() {
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

void TestCli::closedStreamsDoNoHarm() {
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

void TestCli::interruptingLeavesAValidFile_data() {
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("name");
    QTest::newRow("Ctrl-C, CSV") << SIGINT << "x.csv";
    QTest::newRow("terminate, CSV") << SIGTERM << "x.csv";
    QTest::newRow("Ctrl-C, HDF5") << SIGINT << "x.h5";
}

void TestCli::interruptingLeavesAValidFile() {
    QFETCH(int, signal);
    QFETCH(QString, name);
    QProcess process;
    process.start(SALTUS_CLI, {"run", kCam, "--until", "1e7", "--every", "1000", "--output", path(name), "--report",
                               path("x.json"), "--record", "follower.q[0],follower.v[0]"});
    QVERIFY(process.waitForStarted());
    QThread::msleep(700);
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

void TestCli::aFailingRunWritesItsLastGoodState() {
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

void TestCli::strobePointsApproachTheExactOnesOfThePeriodThreeMotion() {
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
}

void TestCli::sectionsOfARecordingAreThoseOfTheScene() {
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

void TestCli::impactAndPlaneSectionsAreTaken() {
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

void TestCli::sectionsSayWhatTheyMiss() {
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

void TestCli::aReplayIsIdentical() {
    STATUS(run({"run", kCam, "--until", "2", "--set", "rpm=660", "--step", "0.05 ms", "--output", path("x.csv"),
                "--bundle", path("x.saltus-bundle")}),
           0);
    const Ran ran = run({"replay", path("x.saltus-bundle")});
    STATUS(ran, 0);
    QCOMPARE(ran.out, QByteArray("identical\n"));
}

void TestCli::aReplayFindsTheFirstStepThatDiffers() {
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

void TestCli::aBundleThatIsNoneIsTold() {
    STATUS(run({"run", kCam, "--until", "0.01", "--output", path("x.csv"), "--bundle", path("good")}), 0);
    const QByteArray good = content("good");
    QByteArray missing = good, later = good, odd = good;
    missing.replace("\"hash\"", "\"hush\"");
    later.replace("\"saltus-bundle\": 1", "\"saltus-bundle\": 3");
    later.replace("\"saltus-bundle\" : 1", "\"saltus-bundle\" : 3");
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
}

void TestCli::theBenchmarkPrintsATableOrJson() {
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

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
