// SPDX-License-Identifier: GPL-3.0-or-later
// The narrow door: snapshots, parameters, recording, errors, cancelling.
#include "tests/core/simulation/coarse_cam.h"

#include <QtTest>

#include <algorithm>
#include <thread>

using namespace saltus;
using namespace saltus::testing;

namespace {

model::Parameter parameter(const std::string& name, model::Value value) {
    model::Parameter made;
    made.name = name;
    made.value = std::move(value);
    return made;
}

bool mentions(const Error& error, const std::string& word) {
    return error.text().find(word) != std::string::npos;
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void aRunRecordsWhatTheSceneAsksFor() {
        const auto session = start(coarse_cam());
        run_for(*session, 10);
        const auto recording = session->recording();
        QCOMPARE(recording->rows(), std::size_t{11});
        std::string header;
        for (const Channel& channel : recording->catalogue().channels()) header += channel.name + ',';
        QCOMPARE(QString::fromStdString(header),
                 QString("t,follower.q[0],follower.v[0],contact.y[0],contact.lambda[0],"));
        QCOMPARE(recording->value(1, 0), 0.4);
        QCOMPARE(recording->value(0, 10), 10 * 1e-4);
    }

    void withoutAWishStatesGapsAndImpulsesAreRecorded() {
        RunOptions options;
        options.set = {{"n", "3"}};
        const auto session = start(scene("bead-column"), options);
        QCOMPARE(session->recording()->catalogue().size(), std::size_t{1 + 6 + 6});
        QVERIFY(session->recording()->catalogue().find("contact[1].lambda[0]"));
    }

    // Where the scene says it, by the name that the unit has.
    void statesHaveTheUnitsThatTheirSceneSays() {
        const auto unit = [](const Session& session, const char* name) {
            const auto column = session.catalogue().find(name);
            return column ? session.catalogue()[*column].unit : std::string("none");
        };
        const auto circuit = start(scene("circuit-rlcd"));
        QCOMPARE(unit(*circuit, "circuit.x[0]"), std::string("V"));
        const auto pendulum = start(scene("simple-pendulum"));
        QCOMPARE(unit(*pendulum, "arm.q[0]"), std::string("rad"));
        QCOMPARE(unit(*pendulum, "arm.v[0]"), std::string("rad/s"));
    }

    void aSignalNamedTwiceIsRecordedOnce() {
        RunOptions options;
        options.record = std::vector<std::string>{"t", "u", "u", "cam_angle"};
        const auto session = start(coarse_cam(), options);
        QCOMPARE(session->recording()->catalogue().size(), std::size_t{3});
    }

    void aMisspeltSignalIsAnErrorWithASuggestion() {
        RunOptions options;
        options.record = std::vector<std::string>{"follower.w[0]"};
        const auto session = Session::create(coarse_cam(), options);
        QVERIFY(!session);
        QVERIFY2(text_of(session.error()).find("did you mean 'follower.") != std::string::npos,
                 text_of(session.error()).c_str());
    }

    void theViewsGetTheirSignals() {
        RunOptions options;
        options.record_views = true;
        const auto session = start(coarse_cam(), options);
        for (const char* name :
             {"u", "c", "cam_angle", "phase", "impact_phase", "contact.ydot[0]", "energy.total", "energy.impact"})
            QVERIFY2(session->recording()->catalogue().find(name).has_value(), name);
        options.set = {{"n", "4"}};
        const auto beads = start(scene("bead-column"), options);
        QVERIFY(beads->recording()->catalogue().find("bead[3].q[0]")); // of the repeated sphere
    }

    void everyTenthStepIsRecordedWhenAskedFor() {
        RunOptions options;
        options.record_every = 10;
        const auto session = start(scene("bouncing-ball"), options);
        run_to(*session, 1.0);
        const auto recording = session->recording();
        QCOMPARE(recording->rows(), std::size_t{21});
        QCOMPARE(recording->value(0, 1), 10 * 5e-3);
        for (const Impact& impact : recording->impacts()) {
            QVERIFY(impact.row >= 0 && impact.row < static_cast<std::int64_t>(recording->rows()));
            QVERIFY(recording->value(0, static_cast<std::size_t>(impact.row)) >= impact.time - 1e-12);
            QVERIFY(recording->value(0, static_cast<std::size_t>(impact.row) - 1) < impact.time);
        }
    }

    void anImpactNamesTheRowOfItsStep() {
        const auto session = start(scene("bouncing-ball"));
        run_to(*session, 3.0);
        const auto recording = session->recording();
        QVERIFY(recording->impact_count() >= 4);
        for (const Impact& impact : recording->impacts()) {
            const auto row = static_cast<std::size_t>(impact.row);
            QCOMPARE(recording->value(0, row), impact.time);
            QCOMPARE(recording->value(4, row), impact.impulse);
            QCOMPARE(recording->value(4, row - 1), 0.0);
            QVERIFY(impact.velocity_before < 0.0 && impact.velocity_after > 0.0 && impact.energy < 0.0);
        }
    }

    void theFrameIsTheLastStep() {
        const auto session = start(scene("bouncing-ball"));
        run_to(*session, 0.5);
        const auto frame = session->frame();
        const auto recording = session->recording();
        QCOMPARE(frame->row, static_cast<std::int64_t>(recording->rows()) - 1);
        for (std::size_t c = 0; c < recording->catalogue().size(); ++c)
            QCOMPARE(frame->values[c], recording->value(c, recording->rows() - 1));
        QCOMPARE(frame->contacts, 1u);
        QCOMPARE(frame->impacts, std::uint64_t{1});
        QCOMPARE(frame->step_size, 5e-3);
    }

    // --- snapshots
    // ----------------------------------------------------------------------------------------------------

    void aRestoredRunReplaysTheSameBits_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "cam-follower-rheonomous", "bead-column"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aRestoredRunReplaysTheSameBits() {
        QFETCH(QString, name);
        RunOptions options;
        options.record_views = true;
        const auto session = start(scene(name.toStdString()), options);
        run_to(*session, 0.7);
        const Snapshot snapshot = session->snapshot();
        QCOMPARE(snapshot.time(), session->time());
        const std::uint64_t before = session->state_hash();
        const auto whole = session->recording();
        run_to(*session, 1.4);
        const std::uint64_t after = session->state_hash();
        QVERIFY(after != before);
        const Snapshot end = session->snapshot();
        const std::size_t rows = whole->rows();

        QVERIFY(session->restore(snapshot).has_value());
        QCOMPARE(session->state_hash(), before);
        QVERIFY(session->snapshot() == snapshot);
        run_to(*session, 1.4);
        QCOMPARE(session->state_hash(), after);
        QVERIFY(session->snapshot() == end);
        const auto branch = session->recording();
        QVERIFY(branch != whole);
        QCOMPARE(branch->rows(), rows);
        QCOMPARE(whole->rows(), rows);
        for (std::size_t c = 0; c < branch->catalogue().size(); ++c) {
            const auto& column_name = branch->catalogue()[c].name;
            QVERIFY2(column(*branch, column_name) == column(*whole, column_name), column_name.c_str());
        }
        QCOMPARE(branch->impact_count(), whole->impact_count());
        QCOMPARE(branch->contact_spans().size(), whole->contact_spans().size());

        // Another session of the same scene goes on from there as well.
        const auto other = start(scene(name.toStdString()), options);
        QVERIFY(other->restore(snapshot).has_value());
        run_to(*other, 1.4);
        QCOMPARE(other->state_hash(), after);
    }

    void parameterChangesAreReplayedToo() {
        const auto session = start(coarse_cam());
        run_to(*session, 0.3);
        QVERIFY(session->set_parameter("rpm", 600 * 2 * std::numbers::pi / 60).has_value());
        run_to(*session, 0.5);
        const Snapshot snapshot = session->snapshot();
        run_to(*session, 0.8);
        const std::uint64_t hash = session->state_hash();
        QVERIFY(session->set_parameter("rpm", 100 * 2 * std::numbers::pi / 60).has_value());
        QVERIFY(session->set_parameter("e", 0.1).has_value());
        run_to(*session, 1.0);
        QVERIFY(session->restore(snapshot).has_value());
        QVERIFY(std::abs(session->parameters()[0] - 600 * 2 * std::numbers::pi / 60) < 1e-12);
        run_to(*session, 0.8);
        QCOMPARE(session->state_hash(), hash);
        QCOMPARE(session->recording()->parameter_changes().size(), std::size_t{1});
    }

    void aSnapshotOfAnotherSceneIsRefused() {
        const auto session = start(coarse_cam());
        const auto other = start(scene("bead-column"));
        const auto done = session->restore(other->snapshot());
        QVERIFY(!done);
        QVERIFY(mentions(done.error(), "another scene"));
        RunOptions options;
        options.step = 5e-5;
        QVERIFY(!start(coarse_cam(), options)->restore(session->snapshot()));
    }

    // What a state holds and what follows from it hangs on the scheme: each other one refuses, the same one goes on.
    void aSnapshotOfAnotherSchemeIsRefused() {
        using model::IntegratorKind;
        struct Choice {
            IntegratorKind kind;
            double theta;
            std::optional<double> gamma;
        };
        const auto make = [](const char* name, const Choice& choice) {
            auto model = scene(name);
            model.run.integrator = choice.kind;
            model.run.theta = choice.theta;
            model.run.gamma = choice.gamma;
            return start(model);
        };
        const Choice first_order[] = {{IntegratorKind::euler_moreau, 0.5, 1.0}, {IntegratorKind::euler_moreau, 0.5, 0.5},
                                      {IntegratorKind::full_theta_gamma, 0.5, 1.0}, {IntegratorKind::full_theta_gamma, 0.5, 0.5},
                                      {IntegratorKind::euler_moreau, 1.0, 1.0}};
        for (const Choice& from : first_order) {
            const auto session = make("circuit-rlcd", from);
            run_for(*session, 10);
            for (const Choice& to : first_order) {
                const auto done = make("circuit-rlcd", to)->restore(session->snapshot());
                QCOMPARE(done.has_value(), &from == &to);
                if (!done) QVERIFY2(mentions(done.error(), "was taken with another"), done.error().text().c_str());
            }
        }
        const auto modal = start(scene("guitar-string"));
        QVERIFY(!make("guitar-string", {IntegratorKind::moreau_jean, scene("guitar-string").run.theta, scene("guitar-string").run.gamma})
                     ->restore(modal->snapshot()));
        auto closing = scene("bouncing-ball");
        closing.run.activation = model::Activation::gap_and_velocity;
        QVERIFY(!start(closing)->restore(start(scene("bouncing-ball"))->snapshot()));
        auto at_the_end = scene("double-pendulum"), implicit = scene("compliant-floor");
        at_the_end.run.percussion = model::Percussion::end;
        implicit.run.compliance = model::Compliance::implicit;
        for (const auto& [name, other] : {std::pair("double-pendulum", &at_the_end), std::pair("compliant-floor", &implicit)}) {
            auto usual = scene(name);
            usual.run.percussion = model::Percussion::middle;
            usual.run.compliance = model::Compliance::conserving;
            QVERIFY(start(usual)->restore(start(usual)->snapshot()));
            QVERIFY(!start(usual)->restore(start(*other)->snapshot()));
        }
        auto newton = scene("bouncing-ball");
        newton.run.solver = model::SolverKind::semismooth_newton; // another stepper, which keeps other numbers
        QVERIFY(!start(newton)->restore(start(scene("bouncing-ball"))->snapshot()));
    }

    void theSameRunHasTheSameHashEveryTime() {
        const auto a = start(scene("bead-column"));
        RunOptions options;
        options.record_views = true; // what is recorded changes nothing
        const auto b = start(scene("bead-column"), options);
        run_to(*a, 1.0);
        run_to(*b, 1.0);
        QCOMPARE(a->state_hash(), b->state_hash());
    }

    // --- parameters
    // ---------------------------------------------------------------------------------------------------

    void theCamTurnsOnContinuouslyWhenItsSpeedChanges() {
        RunOptions options;
        options.record = std::vector<std::string>{"cam_angle", "u", "c"};
        const auto session = start(coarse_cam(), options);
        run_to(*session, 0.25);
        const double old_rate = 358 * 2 * std::numbers::pi / 60, rate = 660 * 2 * std::numbers::pi / 60;
        QVERIFY(session->set_parameter("rpm", rate).has_value());
        run_to(*session, 0.5);
        const auto t = column(*session->recording(), "t"), angle = column(*session->recording(), "cam_angle");
        for (std::size_t i = 1; i < t.size(); ++i) {
            const double expected = t[i] <= 0.25 + 1e-9 ? old_rate * t[i] : old_rate * 0.25 + rate * (t[i] - 0.25);
            QVERIFY(std::abs(angle[i] - expected) < 1e-10);
        }
        const auto changes = session->recording()->parameter_changes();
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].row, std::int64_t{2501});
        QCOMPARE(session->recording()->parameters_at(2500)[0], session->recording()->parameters_at(0)[0]);
        QCOMPARE(session->recording()->parameters_at(2501)[0], rate);
    }

    void aChangedParameterGivesTheRunOfAFreshStart() {
        // Changed before the first step: as if it had been set.
        RunOptions options;
        options.set = {{"k", "900"}, {"e", "0.5"}};
        const auto set = start(coarse_cam(), options);
        const auto changed = start(coarse_cam());
        QVERIFY(changed->set_parameter("k", 900.0).has_value());
        QVERIFY(changed->set_parameter("e", 0.5).has_value());
        run_to(*set, 1.0);
        run_to(*changed, 1.0);
        QCOMPARE(set->state_hash(), changed->state_hash());
    }

    void aWrongParameterIsRefusedAndNothingChanges() {
        const auto session = start(scene("bead-column"));
        const std::uint64_t hash = session->state_hash();
        const auto unknown = session->set_parameter("ee", 0.5);
        QVERIFY(!unknown && mentions(unknown.error(), "no parameter named 'ee'"));
        const auto outside = session->set_parameter("e", 1.5);
        QVERIFY(!outside && mentions(outside.error(), "0 to 1"));
        const auto count = session->set_parameter("n", 20);
        QVERIFY(!count && mentions(count.error(), "start the run again"));
        const auto nan = session->set_parameter("e", std::nan(""));
        QVERIFY(!nan && mentions(nan.error(), "finite"));
        QCOMPARE(session->state_hash(), hash);
    }

    void aParameterThatMakesNoMassIsUndone() {
        model::Model model = oscillator("m - 1", 0.0, 10.0, 0.0, 1.0, 0.0);
        model.parameters = {parameter("m", 2.0)};
        const auto session = start(model);
        run_for(*session, 10);
        const std::uint64_t hash = session->state_hash();
        const auto done = session->set_parameter("m", 0.5);
        QVERIFY(!done);
        QVERIFY2(mentions(done.error(), "mass"), done.error().text().c_str());
        QCOMPARE(session->state_hash(), hash);
        const auto twin = start(model);
        run_for(*twin, 20);
        run_for(*session, 10);
        QCOMPARE(session->state_hash(), twin->state_hash());
    }

    void anOptionInTheParametersOwnUnitIsUnderstood() {
        RunOptions options;
        options.set = {{"rpm", "660"}};
        QVERIFY(std::abs(start(coarse_cam(), options)->parameters()[0] - 660 * 2 * std::numbers::pi / 60) <
                1e-12);
        options.set = {{"rpm", "11 Hz"}, {"speed", "3"}};
        const auto wrong = Session::create(coarse_cam(), options);
        QVERIFY(!wrong);
    }

    // --- errors
    // -------------------------------------------------------------------------------------------------------

    void aDivisionByZeroInTheRunStopsAtTheLastGoodState() {
        model::Model model = oscillator(1.0, 0.0, 10.0, "1/(t - 3)", 1.0, 0.0);
        model.run.end = 5.0;
        const auto session = start(model);
        const auto done = session->run_until(5.0);
        QVERIFY(!done);
        QCOMPARE(done.error().kind, ErrorKind::run);
        QVERIFY2(mentions(done.error(), "t = 3 s") && mentions(done.error(), "mass") &&
                     mentions(done.error(), "division by zero"),
                 done.error().text().c_str());
        QCOMPARE(session->step_number(), std::int64_t{2999});
        const auto recording = session->recording();
        QCOMPARE(recording->rows(), std::size_t{3000});
        for (const double q : column(*recording, "mass.q[0]")) QVERIFY(std::isfinite(q));
        const std::uint64_t hash = session->state_hash();
        QVERIFY(!session->step());
        QCOMPARE(session->state_hash(), hash);
        QCOMPARE(recording->rows(), std::size_t{3000});
    }

    void theLastGoodStateIsRecordedAlsoBetweenRows() {
        model::Model model = oscillator(1.0, 0.0, 10.0, "1/(t - 3)", 1.0, 0.0);
        RunOptions options;
        options.record_every = 100;
        options.end = 5.0;
        const auto session = start(model, options);
        QVERIFY(!session->run_until(5.0));
        const auto recording = session->recording();
        QCOMPARE(recording->value(0, recording->rows() - 1), 2999 * 1e-3);
    }

    void aMotionThatGrowsWithoutBoundEndsWithAMessage() {
        model::Model model = oscillator(1.0, 0.0, 1e9, 0.0, 1.0, 0.0);
        model.run.theta = 0.0; // explicit and far beyond its limit
        const auto session = start(model);
        const auto done = session->run_steps(100000);
        QVERIFY(!done);
        QVERIFY2(mentions(done.error(), "not finite") && mentions(done.error(), "smaller step"),
                 done.error().text().c_str());
        QVERIFY(std::isfinite(column(*session->recording(), "mass.q[0]").back()));
    }

    void anImpossibleStartIsAnErrorOfInput() {
        model::Model model = oscillator(1.0, 0.0, 10.0, "1/t", 1.0, 0.0);
        const auto session = Session::create(model);
        QVERIFY(!session);
        QVERIFY2(text_of(session.error()).find("division by zero") != std::string::npos,
                 text_of(session.error()).c_str());
        RunOptions options;
        for (const double step : {0.0, -1e-3, std::nan(""), HUGE_VAL}) {
            options.step = step;
            QVERIFY(!Session::create(coarse_cam(), options));
        }
    }

    void aSignalThatIsNoNumberIsNoticedOnce() {
        model::Model model = oscillator(1.0, 0.0, 10.0, 0.0, 1.0, 0.0);
        model::Expression root;
        root.name = "root";
        root.formula = "sqrt(mass.q[0])";
        model.expressions = {root};
        RunOptions options;
        options.record = std::vector<std::string>{"root"};
        const auto session = start(model, options);
        run_to(*session, 10.0);
        QCOMPARE(session->recording()->notices().size(), std::size_t{1});
        QVERIFY(session->recording()->notices()[0].message.find("'root'") != std::string::npos);
    }

    void aMissedToleranceIsNoticed() {
        model::Model model = scene("bead-column");
        model.run.solver = model::SolverKind::pgs;
        model.run.max_iterations = 2;
        const auto session = start(model);
        run_to(*session, 1.5);
        QVERIFY(session->statistics().missed_tolerance > 0);
        const auto notices = session->recording()->notices();
        QVERIFY(!notices.empty());
        QCOMPARE(notices[0].kind, NoticeKind::solver_missed_tolerance);
        QCOMPARE(session->frame()->notices, static_cast<std::uint64_t>(notices.size()));
    }

    // --- running
    // ------------------------------------------------------------------------------------------------------

    void aRunEndsWithinHalfAStep() {
        const auto session = start(scene("bouncing-ball"));
        run_to(*session, 0.0);
        QCOMPARE(session->step_number(), std::int64_t{0});
        run_to(*session, 0.0124);
        QCOMPARE(session->step_number(), std::int64_t{2});
        run_to(*session, 0.0126);
        QCOMPARE(session->step_number(), std::int64_t{3});
        run_to(*session, 0.001); // the past
        QCOMPARE(session->step_number(), std::int64_t{3});
        QVERIFY(!session->run_until(std::nan("")));
    }

    void anotherThreadMayCancel() {
        const auto session = start(coarse_cam());
        std::thread worker([&] {
            const auto outcome = session->run_until(HUGE_VAL);
            QVERIFY(outcome && *outcome == Outcome::cancelled);
        });
        const auto recording = session->recording();
        while (recording->rows() < 1000) std::this_thread::yield();
        session->cancel();
        worker.join();
        const std::int64_t step = session->step_number();
        QCOMPARE(*session->run_steps(10), Outcome::cancelled); // stays raised until it is cleared
        session->clear_cancel();
        QCOMPARE(*session->run_steps(10), Outcome::reached);
        QCOMPARE(session->step_number(), step + 10);
    }

    void theStatisticsCountContactsAndTellTheSolver() {
        const auto session = start(scene("bouncing-ball"));
        run_to(*session, 10.0);
        const Statistics& statistics = session->statistics();
        QCOMPARE(statistics.steps, std::int64_t{2000});
        QVERIFY(statistics.solves > 300); // most of them at rest
        QVERIFY(statistics.wall_seconds > 0.0);
        QVERIFY(statistics.worst_residual < 1e-14);
        QCOMPARE(QString::fromStdString(statistics.solver), QString("closed form (one contact)"));
    }

    void aColumnOfTenThousandBeadsRuns() {
        RunOptions options;
        options.set = {{"n", "10000"}, {"gap", "0"}};
        options.record = std::vector<std::string>{"bead[0].q[0]", "bead[9999].q[0]"};
        const auto session = start(scene("bead-column"), options);
        QCOMPARE(session->frame()->contacts, 10000u);
        run_for(*session, 50);
        QVERIFY(std::isfinite(session->frame()->values[2]));
    }

    void theClosedFormIsRefusedForManyContacts() {
        RunOptions options;
        options.solver = model::SolverKind::closed_form;
        const auto session = Session::create(scene("bead-column"), options);
        QVERIFY(!session);
        QVERIFY(text_of(session.error()).find("closed form") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "test_session.moc"
