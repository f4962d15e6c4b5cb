// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a user or a script meets it: what it takes, what it says, what a run writes.
#include "tests/cli/program.h"
#include "tests/processor_time.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace saltus::testing;

class TestCli : public QObject, protected Program {
    Q_OBJECT
private slots:
    void init() { begin(); }

    void helpAndVersionAreThere();
    void itLinksNoQtAndNeedsNoDisplay();

    void goodScenesPassTheCheck();
    void aBadSceneIsToldWithItsPlace();
    void aMissingSceneIsTold();
    void namesOfStrangersCommandNoTerminal();

    void theCamFollowersTableHasItsHeaderAndOneLineAStep();
    void parametersTakeUnits();
    void aRunWithoutEndIsRefused();
    void whatTakesLongSaysSoAndEndsAtOnce();
    void hertzTypedForASpeedAreTurns();
    void everyRunSettingCanBeGiven();
    void anotherIntegratorLeavesOutWhatItLacks();
    void keysWithoutEffectAreRemarked();
    void whatARunNoticesIsToldBesideATableOnAPipe();
    void unitsThatDoNotFitAreRefusedByCheckAndRunAlike();
    void strangeStepsAreRemarked();
    void formulasAreRecorded();
    void unitsInsideFormulasAreRemarked();
    void theFirstHundredRemarksOnUnitsAreToldAndCounted();
    void aDrawingThatASettingTurnsInsideOutIsRefused();
    void unitsOfOneSystemAreRemarkedByCheckAndRunAlike();
    void theGalleryHasNoWrongUnit();
    void aWrongParameterIsToldBeforeTheRun();
    void stepAndEndTakeUnits();
    void aNonsenseStepIsWrongInput();
    void everyNthStepIsRecorded();
    void onlyTheChosenSignalsAreRecorded();
    void anUnknownSignalNamesTheNearest();
    void solversAgreeAndUnknownOnesAreRefused();
    void theReportTellsWhatHappened();
    void rowsOfCircuitsAreNoContactsAndHaveNoUnitOfSpeed();
};

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

void TestCli::goodScenesPassTheCheck() {
    QStringList arguments{"check"};
    for (const QString& name : QDir(kScenes).entryList({"*.saltus"})) arguments.append(kScenes + name);
    QVERIFY(arguments.size() > 1);
    const Ran ran = run(arguments);
    STATUS(ran, 0);
    // One of them is held to a table of the field's reference, whose plane begins at rest; a bit is guided by its string and by its hole.
    const QList<QByteArray> remarks = ran.err.trimmed().split('\n');
    QVERIFY2(remarks.size() == 2 && remarks[0].contains("ball-on-moving-plane.saltus: remark: the velocities at t = 0 violate row 0 of 'motion' by 3 m/s") &&
                 remarks[1].contains("drill-string.saltus: remark: joint 'hole' says at the start in 4 of its 4 rows nothing beyond 'table', 'string'"), ran.err.constData());
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

// By options as by the scene.
void TestCli::aRunWithoutEndIsRefused() {
    for (const QStringList& times : {QStringList{"--step", "1e-300"}, {"--until", "1e300"}, {"--step", "1e-12", "--until", "1e9"}, {"--set", "run.step=1e-300"}, {"--set", "run.end=1e300"},
                                     {"--set", "run.integrator=event-driven", "--set", "run.max_step=1e-300"}, {"--set", "run.integrator=event-driven", "--set", "run.max_step=1e-8", "--until", "1e9"}}) {
        const Ran ran = run(QStringList{"run", kCam, "--output", path("x.csv")} + times, 10000);
        STATUS(ran, 1);
        QVERIFY2(ran.err.contains("would never end") || ran.err.contains("cannot be counted"), ran.err);
    }
    QVERIFY(entries().isEmpty());
}

// 100,000 bodies take seconds to be read: that is said, and Ctrl-C ends it.
void TestCli::whatTakesLongSaysSoAndEndsAtOnce() {
    const QString crowd = write("crowd.saltus", R"({ "saltus": 1, "bodies": { "b": { "repeat": { "index": "i", "count": 100000 }, "mass": 1, "inertia": [1, 1, 1], "position": ["3*i", 0, 0],
        "shapes": [{ "kind": "sphere", "radius": 1 }] } }, "run": { "step": "1 ms", "end": "1 s" } })");
    QProcess process;
    process.start(SALTUS_CLI, {"check", crowd});
    QVERIFY(process.waitForStarted());
    QByteArray said;
    for (int wait = 0; wait < 1200 && !said.contains('\n') && process.state() == QProcess::Running; ++wait) {
        process.waitForReadyRead(50);
        said += process.readAllStandardError();
    }
    QVERIFY2(said.startsWith("reading ") && said.contains("crowd.saltus"), said);
    const double begin = saltus::testing::children_seconds();
    process.terminate();
    QVERIFY(process.waitForFinished(20000));
    const double took = saltus::testing::children_seconds() - begin; // all of its time: reading is told after a second
    QVERIFY2(took < 7.0, qPrintable(QString::number(took)));
    QCOMPARE(process.exitCode(), 130);
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
    const Ran bodies = run({"run", kCam, "--until", "0.01", "--set", "run.accuracy=quick", "-o", path("o.csv")});
    QCOMPARE(bodies.status, 1);
    QVERIFY2(bodies.err.contains("is of rigid bodies, and this scene has none"), bodies.err.constData());
    const Ran block = run({"run", kCam, "--until", "0.01", "--set", "run.sleeping=true", "--output", path("o.csv")});
    QVERIFY2(block.status == 1 && block.err.contains("did you mean \"world.sleeping\""), block.err.constData());
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
    const QByteArray listed = run({"run", kCam, "--set", "run.bogus=1"}).err;
    for (const char* key : {"run.integrator, ", "run.theta, ", "run.newton.tolerance, ", "run.solver, ", "run.step, ", "run.record_every, "}) SAYS(listed, key);
    QVERIFY(!listed.contains("world."));
    const QByteArray of_world = run({"run", kScenes + "bouncing-box.saltus", "--set", "world.bogus=1"}).err;
    for (const char* key : {"world.gravity, ", "world.projection, ", "world.threads"}) SAYS(of_world, key);
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
    const QString places = write("places.saltus", R"json({ "saltus": 1, "bodies": { "box": {
      "repeat": { "index": "i", "count": "3 m" }, "mass": 1, "inertia": [1, 1, 1], "position": ["i", 0, 0], "shapes": [] } },
  "run": { "step": "1 ms", "end": 1, "step_budget": "1 m" } })json");
    const QString twists = write("twists.saltus", R"json({ "saltus": 1, "world": { "planar": true }, "bodies": { "a": { "mass": 1, "inertia": [1], "shapes": [] } }, "joints": {
      "turn": { "kind": "twist", "between": ["a"], "component": 2, "rate": "1 m" }, "move": { "kind": "twist", "between": ["a"], "component": 1, "rate": "1 rad/s" } } })json");
    const QString circuit = write("circuit.saltus", R"json({ "saltus": 2,
  "parameters": { "feed": { "value": "5 V" } }, "circuits": { "c": { "theta": "0.5 s", "elements": {
    "V1": { "kind": "voltage-source", "nodes": ["a", "g"], "value": "feed" }, "R1": { "kind": "resistor", "nodes": ["a", "b"], "value": "1 kOhm + 1 V" },
    "R2": { "kind": "resistor", "nodes": ["b", "g"], "value": "feed" }, "G": { "kind": "ground", "nodes": ["g"] } } } } })json");
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
        const Ran rest = run({command, places});
        STATUS(rest, 1);
        SAYS(rest.err, "places.saltus:2:43: error: '3 m' is a length; Copies is a plain number (bodies.box.repeat.count); use another unit");
        SAYS(rest.err, "places.saltus:3:54: error: '1 m' is a length; Step budget needs a time, s (run.step_budget); use another unit");
        const Ran twist = run({command, twists});
        STATUS(twist, 1);
        SAYS(twist.err, "'1 m' is a length; Rate needs a rate, rad/s (joints.turn.rate); use another unit");
        SAYS(twist.err, "'1 rad/s' is a rate; Rate needs a speed, m/s (joints.move.rate); use another unit");
        const Ran wrong_circuit = run({command, circuit});
        STATUS(wrong_circuit, 1);
        SAYS(wrong_circuit.err, "circuit.saltus:3:145: error: '+' joins kg m^2/(s^3 A^2) and kg m^2/(s^3 A) (circuits.c.elements.R1.value); give both sides the same unit");
        SAYS(wrong_circuit.err, "circuit.saltus:4:64: error: \"feed\" is no value of R2 (circuits.c.elements.R2.value); write it in Ohm");
        SAYS(wrong_circuit.err, "circuit.saltus:2:80: error: '0.5 s' is a time; theta is a plain number (circuits.c.theta); use another unit");
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

void TestCli::unitsOfOneSystemAreRemarkedByCheckAndRunAlike() {
    const QString scene = write("mass.saltus", R"json({ "saltus": 1,
  "systems": { "a": { "kind": "lagrangian-linear", "M": [["3 s"]], "K": [["2 N/m"]], "q": ["1 m"], "v": [0] } },
  "interactions": { "wall": { "between": ["a"], "relation": { "kind": "lagrangian-linear", "H": [["2 kg"]] }, "law": { "kind": "complementarity" } } },
  "run": { "step": "1 ms", "end": "10 ms" } })json");
    for (const char* command : {"check", "run"}) {
        const Ran ran = run({command, scene});
        STATUS(ran, 0);
        SAYS(ran.err, "mass.saltus:2:60: remark: '3 s' is a time; where q[0] is a length, M[0][0] needs a mass (systems.a.M[0][0]); use another unit");
        SAYS(ran.err, "mass.saltus:3:100: remark: '2 kg' is a mass; in a gap, H[0][0] needs a plain number (interactions.wall.relation.H[0][0]); use another unit");
        QCOMPARE(ran.err.count("remark: "), 2); // each once: what the run itself tells is the same
    }
}

void TestCli::theGalleryHasNoWrongUnit() {
    QStringList command{"check"};
    const QDir scenes(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
    for (const QString& name : scenes.entryList({"*.saltus"})) command << scenes.filePath(name);
    QVERIFY(command.size() > 40);
    const Ran ran = run(command);
    STATUS(ran, 0);
    QVERIFY2(!ran.err.contains("another unit") && !ran.err.contains("same unit") && !ran.err.contains("amounts to"), ran.err);
}

void TestCli::theFirstHundredRemarksOnUnitsAreToldAndCounted() {
    QByteArray expressions;
    for (int i = 0; i < 130; ++i) expressions += (i > 0 ? ", \"e" : "\"e") + QByteArray::number(i) + "\": { \"formula\": \"a.q[0]\", \"unit\": \"s\" }";
    const QString scene = write("many.saltus", "{ \"saltus\": 1, \"expressions\": { " + expressions + R"json( },
  "systems": { "a": { "kind": "lagrangian-linear", "M": [[1]], "q": ["1 m"], "v": [0] } }, "run": { "step": "1 ms", "end": "10 ms" } })json");
    for (const char* command : {"check", "run"}) {
        const Ran ran = run({command, scene});
        STATUS(ran, 0);
        QCOMPARE(ran.err.count("the formula amounts to m, and s is written beside it"), 100);
        SAYS(ran.err, "and 30 more remarks on units");
        QCOMPARE(ran.err.count('\n'), 101);
    }
}

void TestCli::aDrawingThatASettingTurnsInsideOutIsRefused() {
    const QString scene = write("drawn.saltus", R"json({ "saltus": 1, "parameters": { "r": { "value": "2 cm" } },
  "systems": { "a": { "kind": "lagrangian-linear", "M": [[1]], "q": [1], "v": [0] } },
  "views": { "shapes": [{ "kind": "sphere", "size": ["r"] }] }, "run": { "step": "1 ms", "end": "10 ms" } })json");
    STATUS(run({"run", scene, "--set", "r=1 cm"}), 0);
    const Ran ran = run({"run", scene, "--set", "r=-1 cm"});
    STATUS(ran, 1);
    SAYS(ran.err, "the size is -0.01 (views.shapes[0].size[0]); it is not negative");
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
    STATUS(run({"run", kCam, "--set", "run.integrator=event-driven", "--until", "0.01", "--record", "contact.yddot[0]"}), 0);
    SAYS(run({"run", kCam, "--until", "0.01", "--record", "contact.yddot[0]"}).err, "'contact.yddot[0]' is a guard, which event-driven runs alone have");
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

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
