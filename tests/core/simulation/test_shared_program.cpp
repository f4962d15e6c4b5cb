// SPDX-License-Identifier: GPL-3.0-or-later
// A program is compiled once and shared: by many runs, by many threads. A run of it makes the bits of a session, whatever runs beside it.
#include "core/plain_run.h"
#include "tests/core/simulation/other_starts.h"
#include "tests/core/simulation/runs.h"
#include "tests/counted_allocations.h"
#include "tests/processor_time.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <bit>
#include <filesystem>
#include <thread>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::shared_ptr<const Program> compile(const model::Model& model, const ProgramOptions& options = {}) {
    auto program = Program::compile(model, options);
    if (!program) throw std::runtime_error(text_of(program.error()));
    return std::move(*program);
}

PlainRun run_of(const std::shared_ptr<const Program>& program, const Numbers& numbers) {
    auto run = PlainRun::create(program, numbers);
    if (!run) throw std::runtime_error(text_of(run.error()));
    return std::move(*run);
}

// As compiled, but for one parameter.
Numbers with(const Program& program, const std::string& parameter, double value) {
    const std::size_t count = program.model().parameters.size();
    std::vector<double> parameters(program.numbers().values.begin(), program.numbers().values.begin() + static_cast<std::ptrdiff_t>(count));
    parameters.at(program.place(parameter).value()) = value;
    auto numbers = program.numbers(parameters);
    if (!numbers) throw std::runtime_error(numbers.error().text());
    return std::move(*numbers);
}

// The hash after each step, or until one fails.
template <class Run>
std::vector<std::uint64_t> hashes(Run& run, int steps) {
    std::vector<std::uint64_t> all{run.state_hash()};
    for (int k = 0; k < steps; ++k) {
        if (const auto done = run.step(); !done) {
            all.push_back(std::hash<std::string>{}(done.error().message));
            break;
        }
        all.push_back(run.state_hash());
    }
    return all;
}

// What a session says before its first step.
std::string told_by(const Session& session) {
    std::string all = session.statistics().solver + '\n' + session.statistics().residual_unit + '\n';
    for (const saltus::Channel& channel : session.catalogue().channels()) all += channel.name + '|' + channel.label + '|' + channel.unit + '\n';
    for (const saltus::Channel& channel : session.recording()->catalogue().channels()) all += channel.name + '\n';
    for (const std::string& name : session.recording()->interactions()) all += name + '\n';
    for (const std::string& name : session.recording()->parameters()) all += name + '\n';
    for (const Notice& notice : session.recording()->notices()) all += notice.message + '\n';
    return all + text_of(session.unit_remarks());
}

// Bits, so that what is no number is as itself.
std::vector<std::uint64_t> recorded_by(const Session& session) {
    const Recording& recording = *session.recording();
    std::vector<std::uint64_t> all;
    for (std::size_t row = 0; row < recording.rows(); ++row)
        for (std::size_t k = 0; k < recording.catalogue().size(); ++k) all.push_back(std::bit_cast<std::uint64_t>(recording.value(k, row)));
    return all;
}

// The scene with the usual settings of an event-driven run.
model::Model event_driven(const std::string& name) {
    model::Model model = scene(name);
    model::Run run;
    run.integrator = model::IntegratorKind::event_driven;
    run.step = model.run.step;
    run.end = model.run.end;
    model.run = std::move(run);
    return model;
}

constexpr double kRpm = 2.0 * std::numbers::pi / 60.0;

} // namespace

class TestSharedProgram : public QObject {
    Q_OBJECT
private slots:
    void aRunMakesTheBitsOfASession_data() {
        QTest::addColumn<QString>("name");
        for (const auto& entry : std::filesystem::directory_iterator(SALTUS_SOURCE_DIR "/scenes"))
            if (entry.path().extension() == ".saltus") QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path().stem());
    }
    void aRunMakesTheBitsOfASession() {
        QFETCH(QString, name);
        const model::Model model = scene(name.toStdString());
        const auto program = compile(model);
        const int steps = model.bodies.empty() ? 300 : 20;
        PlainRun run = run_of(program, program->numbers());
        const auto session = start(model);
        QCOMPARE(hashes(run, steps), hashes(*session, steps));
    }

    void anEventDrivenRunMakesTheBitsOfASession_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"bouncing-ball", "cam-follower", "relay-oscillator", "filippov", "diode-bridge"}) QTest::newRow(name) << QString(name);
    }
    void anEventDrivenRunMakesTheBitsOfASession() {
        QFETCH(QString, name);
        const model::Model model = event_driven(name.toStdString());
        const auto program = compile(model);
        PlainRun run = run_of(program, program->numbers()), beside = run_of(program, program->numbers());
        const auto session = start(model);
        QCOMPARE(run.state_hash(), session->state_hash());
        for (int k = 1; k <= 40; ++k) {
            QVERIFY(session->run_steps(1).has_value()); // step() ends at events, too
            QVERIFY(run.step().has_value());
            QVERIFY(beside.step().has_value());
            QCOMPARE(run.state_hash(), session->state_hash());
            QCOMPARE(beside.state_hash(), session->state_hash());
            QCOMPARE(run.time(), session->time());
        }
    }

    // What is told, recorded and computed does not show that nothing was compiled; at values where no run can be the words are the same.
    void aSessionOfAProgramIsOneOfItsModel_data() { aRunMakesTheBitsOfASession_data(); }
    void aSessionOfAProgramIsOneOfItsModel() {
        QFETCH(QString, name);
        const std::string scene_name = name.toStdString();
        for (const bool events : {false, true}) {
            const model::Model model = events ? event_driven(scene_name) : scene(scene_name);
            const auto first = Session::create(model);
            if (events && !first) continue; // not every scene goes by events
            const std::shared_ptr<const Program> program = (*first)->program();
            std::vector<RunOptions> all(2);
            all[1].record_views = true;
            for (const model::Parameter& parameter : model.parameters) {
                if (!parameter.range) continue;
                for (const model::Value& end : {parameter.range->first, parameter.range->second}) {
                    if (parameter.integer && end.is_number() && std::get<double>(end.source) > 100.0) continue;
                    RunOptions options;
                    options.set = {{parameter.name, end.formula()}};
                    all.push_back(options);
                }
            }
            for (const RunOptions& options : all) {
                const auto own = Session::create(model, options), shared = Session::create(program, options);
                QCOMPARE(shared ? std::string() : text_of(shared.error()), own ? std::string() : text_of(own.error()));
                if (!own) continue;
                const bool counted = std::any_of(model.parameters.begin(), model.parameters.end(),
                                                 [&](const model::Parameter& parameter) { return !options.set.empty() && parameter.name == options.set[0].first && parameter.integer; });
                const bool rows_by_value = events && !model.bodies.empty() && !options.set.empty();
                QVERIFY(counted || rows_by_value || (*shared)->program() == program);
                QCOMPARE(told_by(**shared), told_by(**own));
                const int steps = model.bodies.empty() ? 40 : 5;
                QCOMPARE(hashes(**shared, steps), hashes(**own, steps));
                QCOMPARE(recorded_by(**shared), recorded_by(**own));
            }
        }
    }

    // An edit of initial values, and of parameters beside them: what is told, recorded and computed is that of the edited scene, compiled whole.
    void changedInitialValuesAreNotCompiledAgain_data() { aRunMakesTheBitsOfASession_data(); }
    void changedInitialValuesAreNotCompiledAgain() {
        QFETCH(QString, name);
        int shared = 0, refused = 0;
        for (const bool events : {false, true}) {
            const model::Model model = events ? event_driven(name.toStdString()) : scene(name.toStdString());
            const auto first = Session::create(model);
            if (events && (!first || !model.bodies.empty())) continue;
            const std::shared_ptr<const Program> program = (*first)->program();
            for (const model::Model& edited : with_other_starts(model)) {
                const long users = program.use_count();
                RunOptions options;
                options.like = program;
                const auto own = Session::create(edited), like = Session::create(edited, options);
                QCOMPARE(like ? std::string() : text_of(like.error()), own ? std::string() : text_of(own.error()));
                if (!own) {
                    ++refused;
                    continue;
                }
                QVERIFY(program.use_count() > users + 1); // besides `options`: what is compiled is shared
                ++shared;
                QVERIFY((*like)->model() == edited);
                QCOMPARE(told_by(**like), told_by(**own));
                QVERIFY((*like)->program()->numbers().values == (*own)->program()->numbers().values);
                const int steps = model.bodies.empty() ? 40 : 5;
                QCOMPARE(hashes(**like, steps), hashes(**own, steps));
                QCOMPARE(recorded_by(**like), recorded_by(**own));
                if (!events) { // else a session's steps end at events, too
                    PlainRun run = run_of((*like)->program(), (*like)->program()->numbers());
                    const auto again = start(edited);
                    QCOMPARE(hashes(run, steps), hashes(*again, steps));
                }
                QVERIFY((*like)->restore((*own)->snapshot())); // they are one program
            }
        }
        qInfo("%d shared, %d refused", shared, refused);
        QVERIFY(shared > 0);
    }

    void aSessionOfAProgramRecordsWhatItIsAskedFor() {
        const model::Model model = scene("woodpecker");
        const auto program = compile(model); // whose formulas are read for the first session
        RunOptions two, formula, wrong;
        two.record = {"t", "energy.total"};
        formula.record = {"hypot(toy.q[0], toy.v[0])"};
        wrong.record = {"toy.q[9]"};
        for (const RunOptions& options : {two, formula, RunOptions{}, two}) {
            const auto own = start(model, options);
            const auto shared = Session::create(program, options);
            QVERIFY(shared.has_value());
            QCOMPARE((*shared)->program(), program);
            run_for(*own, 50);
            run_for(**shared, 50);
            QCOMPARE(told_by(**shared), told_by(*own));
            QCOMPARE(recorded_by(**shared), recorded_by(*own));
        }
        const auto refused = Session::create(program, wrong);
        QVERIFY(!refused && QString::fromStdString(text_of(refused.error())).contains("toy.q[9]"));
    }

    void anotherStepEndOrSolverIsAnotherProgram() {
        const model::Model model = scene("cam-follower");
        const auto program = compile(model);
        RunOptions step, end, solver, little;
        step.step = 1e-4;
        end.end = 0.5;
        solver.solver = model::SolverKind::pgs;
        little.most_memory = 1.0;
        for (const RunOptions& options : {step, end, solver}) {
            const auto own = start(model, options);
            const auto shared = Session::create(program, options);
            QVERIFY(shared && (*shared)->program() != program);
            QCOMPARE((*shared)->step_size(), own->step_size());
            QCOMPARE((*shared)->end_time(), own->end_time());
            QCOMPARE((*shared)->statistics().solver, own->statistics().solver);
            QCOMPARE(hashes(**shared, 50), hashes(*own, 50));
        }
        const auto refused = Session::create(program, little), own = Session::create(model, little);
        QVERIFY(!refused && !own);
        QCOMPARE(text_of(refused.error()), text_of(own.error()));
    }

    // Snapshots of one go on in the other; what was asked of the first session lives on without it.
    void aProgramOutlivesItsSession() {
        auto first = start(scene("clutch"));
        const std::shared_ptr<const Program> program = first->program();
        run_for(*first, 20);
        const Snapshot snapshot = first->snapshot();
        run_for(*first, 20);
        const std::uint64_t hash = first->state_hash();
        first.reset();
        const auto second = Session::create(program);
        QVERIFY(second && (*second)->restore(snapshot));
        run_for(**second, 20);
        QCOMPARE((*second)->state_hash(), hash);
    }

    void threadsMakeSessionsOfOneProgram() {
        const auto program = compile(scene("motor-crank"));
        constexpr std::size_t threads = 4;
        std::array<std::vector<std::uint64_t>, threads> rows;
        std::vector<std::thread> workers;
        for (std::size_t k = 0; k < threads; ++k)
            workers.emplace_back([&, k] {
                for (int i = 0; i < 5; ++i) {
                    RunOptions options;
                    options.record_views = (i + static_cast<int>(k)) % 2 == 0; // they take each other's plan away
                    const auto session = Session::create(program, options);
                    if (!session || !(*session)->run_steps(10)) return;
                    if (i == 4) rows[k] = recorded_by(**session);
                }
            });
        for (std::thread& worker : workers) worker.join();
        for (std::size_t k = 0; k < threads; ++k) {
            RunOptions options;
            options.record_views = (4 + k) % 2 == 0;
            const auto alone = start(program->model(), options);
            run_for(*alone, 10);
            QCOMPARE(rows[k], recorded_by(*alone));
        }
    }

    void aSecondSessionAsksForLittle() {
        const auto first = start(scene("cam-follower"));
        const long before = allocations.load();
        const auto second = Session::create(first->program());
        const long made = allocations.load() - before;
        qInfo("%ld allocations", made);
        QVERIFY(second.has_value());
        QVERIFY2(made <= 100, qPrintable(QString::number(made)));
    }

    // Neither formulas nor meshes are read again, and nothing is lowered.
    void anEditOfAnInitialValueAsksForLittle_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "woodpecker", "bouncing-box", "box-pile", "mesh-drop", "slider-crank-3d", "motor-crank"}) QTest::newRow(name) << QString(name);
    }
    void anEditOfAnInitialValueAsksForLittle() {
        QFETCH(QString, name);
        const auto first = start(scene(name.toStdString()));
        const model::Model edited = with_other_starts(first->model()).at(0);
        const auto made = [&](bool like) {
            RunOptions options;
            if (like) options.like = first->program();
            const long before = allocations.load();
            const double begin = processor_seconds();
            const auto session = Session::create(edited, options);
            if (!session) throw std::runtime_error(text_of(session.error()));
            return std::pair(allocations.load() - before, 1e3 * (processor_seconds() - begin));
        };
        std::pair<long, double> whole = made(false), like = made(true);
        for (int i = 0; i < 10; ++i) {
            whole.second = std::min(whole.second, made(false).second);
            like.second = std::min(like.second, made(true).second);
        }
        qInfo("%ld allocations and %.2f ms for %ld and %.2f ms", like.first, like.second, whole.first, whole.second);
        QVERIFY(2 * like.first < whole.first);
    }

    // Each with a speed of its own, a step at a time in turn.
    void tenThousandRunsBesideEachOtherAreAsAlone() {
        const model::Model model = scene("cam-follower");
        const auto program = compile(model);
        constexpr int count = 10'000, steps = 20;
        const auto speed = [](int i) { return (100.0 + 0.08 * i) * kRpm; };
        std::vector<PlainRun> runs;
        runs.reserve(count);
        for (int i = 0; i < count; ++i) runs.push_back(run_of(program, with(*program, "rpm", speed(i))));
        for (int k = 0; k < steps; ++k)
            for (PlainRun& run : runs) QVERIFY(run.step().has_value());
        QCOMPARE(program.use_count(), count + 1L);
        for (int i = 0; i < count; i += 997) {
            RunOptions options;
            options.set = {{"rpm", QString::number(speed(i) / kRpm, 'g', 17).toStdString() + " rpm"}};
            const auto session = start(model, options);
            if (session->parameters()[0] != speed(i)) QVERIFY(session->set_parameter("rpm", speed(i)).has_value()); // the text may round
            run_for(*session, steps);
            QCOMPARE(runs[static_cast<std::size_t>(i)].state_hash(), session->state_hash());
        }
    }

    // Bodies of one program have all that no step changes in common; a run with other numbers has its own.
    void tenThousandRunsOfBodiesAreAsAlone() {
        const model::Model model = scene("three-beam-mechanism"); // knees, a slide with a limit, contacts of shapes
        const auto program = compile(model);
        constexpr int count = 10'000, steps = 5;
        const auto e = [](int i) { return i % 3 == 0 ? 0.9 : 0.5 + 1e-5 * i; }; // some share, some do not
        std::vector<PlainRun> runs;
        runs.reserve(count);
        for (int i = 0; i < count; ++i) runs.push_back(run_of(program, with(*program, "e", e(i))));
        for (int k = 0; k < steps; ++k)
            for (PlainRun& run : runs) QVERIFY(run.step().has_value());
        QCOMPARE(program.use_count(), count + 1L);
        for (int i = 0; i < count; i += 499) {
            const auto alone = compile(model);
            PlainRun run = run_of(alone, with(*alone, "e", e(i)));
            QVERIFY(run.run_steps(steps).has_value());
            QCOMPARE(runs[static_cast<std::size_t>(i)].state_hash(), run.state_hash());
        }
    }

    void threadsThatShareAProgramGoAsOneAlone_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<bool>("events");
        QTest::newRow("linear") << "cam-follower" << "rpm" << 100 * kRpm << 900 * kRpm << false;
        QTest::newRow("moving constraint") << "cam-follower-rheonomous" << "rpm" << 100 * kRpm << 900 * kRpm << false;
        QTest::newRow("nonlinear with friction") << "woodpecker" << "" << 0.0 << 0.0 << false;
        QTest::newRow("mechanism") << "slider-crank" << "" << 0.0 << 0.0 << false;
        QTest::newRow("circuit") << "diode-bridge" << "" << 0.0 << 0.0 << false;
        QTest::newRow("relay") << "relay-oscillator" << "" << 0.0 << 0.0 << false;
        QTest::newRow("bodies") << "bouncing-box" << "" << 0.0 << 0.0 << false;
        QTest::newRow("bodies of many shapes") << "box-pile" << "" << 0.0 << 0.0 << false;
        QTest::newRow("joints and contacts, each run its own plan") << "three-beam-mechanism" << "e" << 0.1 << 0.9 << false;
        QTest::newRow("gaps by formula between bodies") << "rope-atwood" << "" << 0.0 << 0.0 << false;
        QTest::newRow("bodies and a circuit") << "motor-crank" << "" << 0.0 << 0.0 << false;
        QTest::newRow("event-driven") << "bouncing-ball" << "" << 0.0 << 0.0 << true;
    }
    void threadsThatShareAProgramGoAsOneAlone() {
        QFETCH(QString, name);
        QFETCH(QString, parameter);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(bool, events);
        const auto program = compile(events ? event_driven(name.toStdString()) : scene(name.toStdString()));
        constexpr std::size_t threads = 8, each = 125;
        constexpr int steps = 10;
        const auto numbers = [&](std::size_t i) {
            if (!parameter.isEmpty()) return with(*program, parameter.toStdString(), from + (to - from) * static_cast<double>(i) / (threads * each));
            Numbers own = program->numbers(); // a little beside, by the last initial state: a current, a speed
            own.values.back() += 1e-6 * static_cast<double>(i);
            return own;
        };
        std::vector<std::uint64_t> alone, together(threads * each);
        for (std::size_t i = 0; i < threads * each; ++i) {
            PlainRun run = run_of(program, numbers(i));
            QVERIFY(run.run_steps(steps).has_value());
            alone.push_back(run.state_hash());
        }
        std::vector<std::thread> workers;
        for (std::size_t t = 0; t < threads; ++t)
            workers.emplace_back([&, t] {
                for (std::size_t i = t; i < together.size(); i += threads) {
                    PlainRun run = run_of(program, numbers(i));
                    if (run.run_steps(steps)) together[i] = run.state_hash();
                }
            });
        for (std::thread& worker : workers) worker.join();
        QCOMPARE(together, alone);
        std::sort(alone.begin(), alone.end());
        QVERIFY(std::unique(alone.begin(), alone.end()) - alone.begin() > 900); // they are different runs
    }

    void anInitialStateIsANumberByItsName() {
        model::Model model = oscillator(2.0, 0.1, 30.0, "0", 0.5, -0.25);
        const auto program = compile(model);
        Numbers numbers = program->numbers();
        QCOMPARE(numbers.values.at(program->place("mass.q[0]").value()), 0.5);
        QCOMPARE(numbers.values.at(program->place("mass.v[0]").value()), -0.25);
        QVERIFY(!program->place("mass.q[1]"));
        QVERIFY(!program->place(""));
        numbers.values[*program->place("mass.v[0]")] = 3.0;
        PlainRun run = run_of(program, numbers);
        const auto session = start(oscillator(2.0, 0.1, 30.0, "0", 0.5, 3.0));
        QCOMPARE(hashes(run, 100), hashes(*session, 100));
        QCOMPARE(run.v()[0], session->snapshot().numbers[1 + 1]); // t, q, v
    }

    // Initial states by offset are judged by the rule that holds for the scene's own, when the run is made.
    void aStartByNumbersIsJudgedAsTheScenesOwn_data() {
        QTest::addColumn<QString>("parts"); // %1: what is changed
        QTest::addColumn<QString>("state");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<bool>("refused");
        const QString discs = "'bodies': { 'a': { 'shapes': [{ 'kind': 'disc', 'radius': 0.5 }] }, 'b': { 'position': ['%1', 0], 'shapes': [{ 'kind': 'disc', 'radius': 0.5 }] } }";
        QTest::newRow("discs apart") << discs << "b.q[0]" << 3.0 << 1.5 << false;
        QTest::newRow("discs that overlap") << discs << "b.q[0]" << 3.0 << 0.7 << true;
        QTest::newRow("discs that all but touch") << discs << "b.q[0]" << 3.0 << 0.9999 << false;
        const QString gap = "'bodies': { 'a': { 'mass': 1, 'inertia': [1], 'position': [0, '%1'] } }, 'interactions': { 'g': { 'between': ['a'], 'relation': "
                            "{ 'kind': 'lagrangian-scleronomous', 'h': ['a.q[1]'] }, 'law': { 'kind': '" ;
        QTest::newRow("gap that is open") << gap + "newton-impact', 'e': 0.5 } } }" << "a.q[1]" << 1.0 << 0.5 << false;
        QTest::newRow("gap behind 0") << gap + "newton-impact', 'e': 0.5 } } }" << "a.q[1]" << 1.0 << -0.5 << true;
        QTest::newRow("formula that is not 0") << gap + "equality' } } }" << "a.q[1]" << 0.0 << 0.5 << true;
        const QString lift = "'bodies': { 'a': { 'mass': 1, 'inertia': [1], 'position': [0, 1] } }, 'systems': { 's': { 'kind': 'lagrangian-linear', 'M': [[2]], 'q': ['%1'], 'v': [0] } }, "
                             "'interactions': { 'g': { 'between': ['s', 'a'], 'relation': { 'kind': 'lagrangian-scleronomous', 'h': ['a.q[1] - s.q[0]'] }, 'law': { 'kind': 'newton-impact', 'e': 0 } } }";
        QTest::newRow("system under a body") << lift << "s.q[0]" << 0.0 << 0.5 << false;
        QTest::newRow("system within a body") << lift << "s.q[0]" << 0.0 << 3.0 << true;
    }
    void aStartByNumbersIsJudgedAsTheScenesOwn() {
        QFETCH(QString, parts);
        QFETCH(QString, state);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(bool, refused);
        const auto made = [&](double at) {
            const QString text = "{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -9.81] }, " + parts.arg(at, 8, 'f', 4) + ", 'run': { 'step': 0.001, 'end': 1 } }";
            return parse(QString(text).replace('\'', '"').toStdString());
        };
        const auto program = compile(made(from));
        Numbers numbers = program->numbers();
        double& start = numbers.values.at(program->place(state.toStdString()).value());
        QCOMPARE(start, from);
        start = to;
        auto run = PlainRun::create(program, numbers);
        const auto own = Session::create(made(to));
        QCOMPARE(!own.has_value(), refused);
        QCOMPARE(run ? std::string() : text_of(run.error()), own ? std::string() : text_of(own.error()));
        if (!refused) QCOMPARE(hashes(*run, 50), hashes(**own, 50));
    }

    void initialStatesFollowTheirParameters() {
        model::Model model = oscillator(1.0, 0.0, 4.0, "0", 0.0, 0.0);
        model::Parameter a;
        a.name = "a";
        a.value = 1.0;
        model.parameters.push_back(a);
        std::get<model::LagrangianLinear>(model.systems[0].kind).q[0] = "2*a";
        const auto program = compile(model);
        const Numbers numbers = with(*program, "a", 3.0);
        QCOMPARE(numbers.values.at(program->place("mass.q[0]").value()), 6.0);
        PlainRun run = run_of(program, numbers);
        QVERIFY(run.run_until(1.0).has_value());
        QVERIFY(std::abs(run.q()[0] - 6.0 * std::cos(2.0)) < 1e-4); // x'' = -4 x
    }

    void numbersThatCannotBeAreRefusedByName() {
        const auto program = compile(scene("cam-follower"));
        const auto refused = [&](std::vector<double> parameters) {
            const auto numbers = program->numbers(parameters);
            return numbers ? std::string() : numbers.error().text();
        };
        std::vector<double> parameters(program->numbers().values.begin(), program->numbers().values.begin() + 5);
        QCOMPARE(refused(parameters), std::string());
        parameters[1] = 1.5;
        QVERIFY(QString::fromStdString(refused(parameters)).contains("e = 1.5 is outside its range"));
        parameters[1] = std::nan("");
        QVERIFY(QString::fromStdString(refused(parameters)).contains("not a finite number"));
        parameters.pop_back();
        QVERIFY(QString::fromStdString(refused(parameters)).contains("4 values for 5 parameters"));
        Numbers few = program->numbers();
        few.values.pop_back();
        QVERIFY(!PlainRun::create(program, few).has_value());
        Numbers wrong = program->numbers();
        wrong.values.back() = HUGE_VAL; // a velocity
        QVERIFY(!PlainRun::create(program, wrong).has_value());

        const auto beads = compile(scene("bead-column"));
        std::vector<double> counted;
        for (std::size_t i = 0; i < beads->model().parameters.size(); ++i) counted.push_back(beads->numbers().values[i]);
        counted.at(beads->place("n").value()) += 1.0;
        const auto other = beads->numbers(counted);
        QVERIFY(!other && QString::fromStdString(other.error().text()).contains("n is a count"));
    }

    void aRunIsAFewAllocationsAndStepsAreNone() {
        const auto program = compile(scene("cam-follower"));
        const Numbers numbers = program->numbers();
        run_of(program, numbers); // what is made once for all
        const long before = allocations.load();
        PlainRun run = run_of(program, numbers);
        const long made = allocations.load() - before;
        QVERIFY(run.run_steps(1000).has_value());
        const long stepped = allocations.load() - before - made;
        qInfo("%ld allocations", made);
        QVERIFY2(made <= 32, qPrintable(QString::number(made)));
        QCOMPARE(stepped, 0L);
    }

    // What no step changes is made with the program: neither shapes and their mass nor mechanisms, checks and remarks are made again.
    void aRunOfBodiesMakesItsOwnStateAlone_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<long>("most");
        QTest::newRow("contacts") << "box-pile" << 110L;
        QTest::newRow("stones of hulls") << "masonry-arch" << 180L;
        QTest::newRow("meshes") << "mesh-drop" << 120L;
        QTest::newRow("mechanism") << "slider-crank-3d" << 150L;
    }
    void aRunOfBodiesMakesItsOwnStateAlone() {
        QFETCH(QString, name);
        QFETCH(long, most);
        const auto program = compile(scene(name.toStdString()));
        const Numbers numbers = program->numbers();
        const long before = allocations.load();
        PlainRun run = run_of(program, numbers);
        const long made = allocations.load() - before;
        qInfo("%ld allocations", made);
        QVERIFY2(made <= most, qPrintable(QString::number(made)));
    }

    void aRunIsMadeWithinTwentyMicroseconds() {
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("optimised builds without sanitizers");
#endif
        const auto program = compile(scene("cam-follower"));
        const Numbers numbers = program->numbers();
        std::vector<double> times;
        for (int repetition = 0; repetition < 21; ++repetition) {
            std::vector<PlainRun> runs;
            runs.reserve(200);
            const double begin = processor_seconds();
            for (int i = 0; i < 200; ++i) runs.push_back(run_of(program, numbers));
            times.push_back((processor_seconds() - begin) / 200.0);
        }
        std::sort(times.begin(), times.end());
        qInfo("%.2f us", 1e6 * times[10]);
        QVERIFY(times[10] < 20e-6);
    }
};

QTEST_GUILESS_MAIN(TestSharedProgram)
#include "test_shared_program.moc"
