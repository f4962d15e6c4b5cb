// SPDX-License-Identifier: GPL-3.0-or-later
// Which integrator suits which scene of the gallery, and the sentence that says why.
#include "core/choose_integrator.h"

#include "core/model/expand.h"
#include "core/model/validate.h"
#include "core/model/words.h"
#include "tests/core/simulation/event_scenes.h"
#include "tests/processor_time.h"

#include <QtTest>

#include <ctime>

using namespace saltus;
using namespace saltus::testing;

class TestChooseIntegrator : public QObject {
    Q_OBJECT

private slots:
    void theReasonReadsAsASentence_data();
    void theReasonReadsAsASentence();
    void whatIsChosenIsWhatRuns_data() { theReasonReadsAsASentence_data(); }
    void whatIsChosenIsWhatRuns();
    void moreEventsThanSamplesAreForTimeStepping();
    void aMotionMuchFasterThanItsSamplesIsToldAtOnce();
    void aRunThatFailsOnTheWaySaysSo();
    void anEventDrivenSceneThatCannotRunGetsTheUsualOne();
    void aCrowdIsToldWithoutMakingItsRun();
};

void TestChooseIntegrator::theReasonReadsAsASentence_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* kind, const char* reason) { QTest::newRow(name) << kind << reason; };
    const char* const time_stepping = "moreau-jean";
    const char* const by_events = "event-driven";
    row("ball-on-moving-plane", by_events, "35 events in the first 10 s, each met at its own instant, not at the end of a step");
    row("bouncing-ball", by_events, "155 events in the first 10 s, each met at its own instant, not at the end of a step");
    row("cam-follower", by_events, "12 events in the first 0.2 s, each met at its own instant, not at the end of a step");
    row("circuit-rlcd", by_events, "16 events in the first 0.005 s, each met at its own instant, not at the end of a step");
    row("friction-oscillator", by_events, "8 events in the first 30 s, each met at its own instant, not at the end of a step");
    row("heavy-top", by_events, "no event in the first 2 s: smooth motion is of order 8, and what comes later is met at its own instant");
    row("rocking-block", by_events, "6 events in the first 2 s, each met at its own instant, not at the end of a step");
    row("bead-column", time_stepping, "by events there are more events than steps at t = 1.36 s, and time stepping takes many at once");
    row("bell", by_events, "no event in the first 1 s: smooth motion is of order 8, and what comes later is met at its own instant");
    row("rope-atwood", time_stepping, "by events it cannot run: a drive follows the motion itself, which has no event-driven form yet");
    row("box-pile", time_stepping, "by events it cannot run: event-driven integration needs friction in a plane; the contact of 'box[0]' and 'ground' slides in two directions");
    row("compliant-floor", time_stepping, "by events it cannot run: the compliant gap 'floor' has no event-driven form yet");
    row("gene-network", "euler-moreau", "by events it cannot run: the relation of 'switches' is not affine in lambda: it has no event-driven form yet");
    row("guitar-string", "modal", "32 rows of relations, and by events more than 16 are slow");
    row("impacting-bar", time_stepping, "200 positions and velocities, and by events more than 128 are slow");
    row("motor-crank", time_stepping, "by events it cannot run: an event-driven run takes bodies or systems of equations, and this scene has both");
    row("spinning-discs", time_stepping, "by events it cannot run: too many contacts of bodies: 102 pairs of points and surfaces can meet here, and 64 is the most");
}

void TestChooseIntegrator::theReasonReadsAsASentence() {
    QFETCH(QString, kind);
    QFETCH(QString, reason);
    const IntegratorChoice choice = choose_integrator(scene(QTest::currentDataTag()));
    QCOMPARE(QString::fromStdString(choice.reason), reason);
    QCOMPARE(QString::fromUtf8(model::word_of(choice.kind)), kind);
}

void TestChooseIntegrator::whatIsChosenIsWhatRuns() {
    const model::Model model = scene(QTest::currentDataTag());
    const IntegratorChoice choice = choose_integrator(model);
    const auto chosen = with_integrator(model, choice.kind);
    QVERIFY(chosen);
    QCOMPARE(model::integrator_of(*chosen), choice.kind);
    QCOMPARE(text_of(model::validate(*chosen)), std::string());
    const auto session = start(*chosen);
    QVERIFY(session->run_steps(20));
}

// Flights of 2 ms at the least between two walls, samples each 50 ms.
void TestChooseIntegrator::moreEventsThanSamplesAreForTimeStepping() {
    model::Model model = parse(scene_of(R"("mass": {"kind": "lagrangian-linear", "M": [[1]], "q": [0.001], "v": [1]})", stop("low", "mass", 0, 1) + ", " +
                                            R"("high": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[-1]], "b": [0.002]}, "law": {"kind": "newton-impact", "e": 1}})",
                                        "100 s", 1e-10));
    const IntegratorChoice choice = choose_integrator(model);
    QCOMPARE(choice.kind, model::IntegratorKind::moreau_jean);
    QVERIFY2(choice.reason.starts_with("by events there are more events than steps at t = "), choice.reason.c_str());
    model.run.step = 1e-3; // two samples an event
    QCOMPARE(choose_integrator(model).kind, model::IntegratorKind::event_driven);
}

// 16,000 turns a second between samples of 10 ms: as long as its samples do, a trial would be a minute of work. The limit is a count: the answer is the same on every machine.
void TestChooseIntegrator::aMotionMuchFasterThanItsSamplesIsToldAtOnce() {
    model::Model model = parse(scene_of(R"("mass": {"kind": "lagrangian-linear", "M": [[1]], "K": [[1e10]], "q": [0.001], "v": [0]})", "", "100 s", 1e-10));
    model.run.step = 0.01;
    const std::clock_t begin = std::clock();
    const IntegratorChoice choice = choose_integrator(model);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; // of the processor
    QVERIFY2(seconds < 1.0, qPrintable(QString::number(seconds)));
    QCOMPARE(QString::fromStdString(choice.reason), QStringLiteral("the motion is much faster than its samples: steps of 0.01 s would not see it, and by events it takes long"));
    QCOMPARE(choice.kind, model::IntegratorKind::event_driven);
    model.systems.front().kind.emplace<model::LagrangianLinear>(std::get<model::LagrangianLinear>(parse(scene_of(R"("mass": {"kind": "lagrangian-linear", "M": [[1]], "K": [[1]], "q": [0.001], "v": [0]})", "", "100 s", 1e-10)).systems.front().kind));
    QVERIFY(QString::fromStdString(choose_integrator(model).reason).startsWith(QLatin1String("no event in the first 100 s"))); // slow: to its end
}

// sqrt(1 - t) is no number from t = 1 s on.
void TestChooseIntegrator::aRunThatFailsOnTheWaySaysSo() {
    model::Model model = parse(scene_of(R"_("mass": {"kind": "lagrangian-linear", "M": [[1]], "F": ["sqrt(1 - t)"], "q": [0], "v": [0]})_", "", "3 s", 1e-10));
    model.run.integrator = model::IntegratorKind::moreau_jean;
    const IntegratorChoice choice = choose_integrator(model);
    QCOMPARE(choice.kind, model::IntegratorKind::moreau_jean);
    QVERIFY2(choice.reason.starts_with("by events the run fails: "), choice.reason.c_str());
}

void TestChooseIntegrator::anEventDrivenSceneThatCannotRunGetsTheUsualOne() {
    model::Model model = scene("compliant-floor");
    model.run.integrator = model::IntegratorKind::event_driven;
    const IntegratorChoice choice = choose_integrator(model);
    QCOMPARE(choice.kind, model::IntegratorKind::moreau_jean);
    QVERIFY2(choice.reason.find("compliant gap 'floor'") != std::string::npos, choice.reason.c_str());
}

// Pairs grow with the square of the bodies: 10,000 took 10 GB.
void TestChooseIntegrator::aCrowdIsToldWithoutMakingItsRun() {
    model::Model model = parse(R"({ "saltus": 1, "bodies": { "b": { "repeat": { "index": "i", "count": 10000 }, "mass": 1, "inertia": [1, 1, 1], "position": ["3*i", 0, 0],
        "shapes": [{ "kind": "sphere", "radius": 1 }] } }, "run": { "step": "1 ms", "end": "1 s" } })");
    const double begin = testing::thread_seconds();
    const IntegratorChoice choice = choose_integrator(model);
    QCOMPARE(choice.kind, model::IntegratorKind::moreau_jean);
    QVERIFY2(choice.reason.starts_with("130000 positions and velocities"), choice.reason.c_str());
    model.run.integrator = model::IntegratorKind::event_driven;
    auto run = Session::create(model);
    QVERIFY(!run && run.error().size() == 1);
    QVERIFY2(run.error().front().message.find("too many shapes of bodies: 10000") != std::string::npos, run.error().front().message.c_str());
    QVERIFY2(testing::thread_seconds() - begin < 5.0, "it takes too long");
}

QTEST_APPLESS_MAIN(TestChooseIntegrator)
#include "test_choose_integrator.moc"
