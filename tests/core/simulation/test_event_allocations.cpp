// SPDX-License-Identifier: GPL-3.0-or-later
// Neither a step nor an event of the event-driven integrator asks the heap for anything: every operator new of this program is counted.
// What a recording keeps of events are lists that grow; the integrator is run here without one.
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/model/validate.h"
#include "core/simulation/equalities.h"
#include "core/simulation/event_driven/body_event_stepper.h"
#include "core/simulation/event_driven/event_stepper.h"
#include "core/simulation/lower.h"
#include "core/simulation/starts.h"
#include "tests/core/simulation/event_scenes.h"
#include "tests/counted_allocations.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

// The integrator by itself, as a session makes it.
struct Driven {
    std::unique_ptr<simulation::Assembled> assembled;
    std::unique_ptr<simulation::DrivenStepper> stepper;
    simulation::State state;

    Driven(const model::Model& model, bool books) {
        std::vector<double> values;
        const auto parameters = model::parameter_values(model);
        for (const model::ParameterValue& parameter : *parameters) values.push_back(parameter.value);
        auto expanded = model::expand(model, values);
        if (!expanded) throw std::runtime_error(text_of(expanded.error()));
        auto graph = model::ModelGraph::create(model, std::move(*expanded));
        if (!graph) throw std::runtime_error(text_of(graph.error()));
        simulation::Scheme scheme;
        scheme.h = *model::step_size(model.run);
        scheme.newton = true;
        scheme.events.emplace();
        scheme.events->max_step = HUGE_VAL;
        scheme.events->sequential = model.run.impact == model::ImpactRule::sequential;
        if (model.run.flow == model::Flow::stiff) scheme.events->flow = simulation::FlowKind::implicit_alone;
        auto lowered = simulation::lower(model, *graph, scheme, values);
        if (!lowered) throw std::runtime_error(text_of(lowered.error()));
        assembled = std::move(*lowered);
        const double end = *model::end_time(model.run);
        if (assembled->bodies) stepper = std::make_unique<simulation::BodyEventStepper>(*assembled, books, end);
        else stepper = std::make_unique<simulation::EventStepper>(*assembled, books, end);
        const simulation::Layout& layout = assembled->layout;
        state.numbers.assign(layout.size, 0.0);
        double* x = state.numbers.data();
        std::copy(values.begin(), values.end(), x + layout.parameters);
        for (std::size_t d = 0; d < layout.drives; ++d) x[layout.anchors + 2 * d + 1] = assembled->drive_start[d];
        std::copy(assembled->q0.begin(), assembled->q0.end(), x + layout.q);
        std::copy(assembled->v0.begin(), assembled->v0.end(), x + layout.v);
        std::copy(assembled->x0.begin(), assembled->x0.end(), x + layout.x);
        if (!simulation::satisfy_equalities(*assembled, *stepper, state).errors.empty() || !simulation::mend_gaps(*assembled, *stepper, state).errors.empty() || !stepper->settle(state)) throw std::runtime_error(stepper->explain(state).text());
    }
};

std::string two_stops(const char* more) { // two equal masses that meet walls and each other, rubbing on the first one's floor
    return scene_of(R"j("a": {"kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "K": [[30, 0], [0, 0]], "F": ["2*sin(7*t)", "-9.81"], "q": [0.1, 0.2], "v": [0.3, 0]},
                        "b": {"kind": "lagrangian-linear", "M": [[1]], "K": [[11]], "F": ["cos(5*t)"], "q": [0.4], "v": [0]})j",
                    R"j("floor": {"between": ["a"], "relation": {"kind": "lagrangian-linear", "H": [[0, 1]], "T": [[1, 0]]}, "law": {"kind": "newton-impact-friction", "e": 0.5, "mu": 0.3}},
                        "pair": {"between": ["a", "b"], "relation": {"kind": "lagrangian-linear", "H": [[-1, 0, 1]], "b": [-0.2]}, "law": {"kind": "newton-impact", "e": 0.8}},
                        "wall": {"between": ["b"], "relation": {"kind": "lagrangian-linear", "H": [[-1]], "b": [0.45]}, "law": {"kind": "newton-impact", "e": 0.6}})j",
                    "20 s", 1e-10, more);
}

} // namespace

class TestEventAllocations : public QObject {
    Q_OBJECT

private slots:
    void neitherStepsNorEventsAllocate_data() {
        QTest::addColumn<QString>("scene"); // of the gallery, or whole
        QTest::addColumn<double>("step");
        QTest::addColumn<double>("end");
        QTest::newRow("a cam: impacts and joints of its outline") << "cam-follower" << 0.01 << 3.0;
        QTest::newRow("a ball that comes to rest") << "bouncing-ball" << 0.01 << 8.4;
        QTest::newRow("a diode") << "circuit-rlcd" << 1e-5 << 5e-3;
        QTest::newRow("a relay") << "relay-oscillator" << 0.1 << 20.0;
        QTest::newRow("four diodes") << "diode-bridge" << 1e-5 << 5e-3;
        QTest::newRow("a woodpecker: friction and three stops") << "woodpecker" << 1e-3 << 1.0;
        QTest::newRow("walls, friction, a pair") << QString::fromStdString(two_stops("")) << 0.05 << 20.0;
        QTest::newRow("walls, friction, a pair by the stiff flow") << QString::fromStdString(two_stops(R"j(, "flow": "stiff")j")) << 0.05 << 20.0;
        QTest::newRow("an oscillator that becomes stiff beyond its middle")
            << QString::fromStdString(scene_of(R"j("mass": {"kind": "lagrangian-nonlinear", "M": [[1]], "F": ["cos(t) - mass.q[0] - (1e6*max(mass.q[0], 0) + 1)*mass.v[0]"], "q": [-1], "v": [0]})j",
                   R"j("c": {"between": ["mass"], "relation": {"kind": "lagrangian-linear", "H": [[1]], "b": [1.2]}, "law": {"kind": "newton-impact", "e": 0.5}})j", "60 s", 1e-8))
            << 0.05 << 60.0;
        QTest::newRow("one after the other") << QString::fromStdString(two_stops(R"j(, "impact": "sequential")j")) << 0.05 << 20.0;
        QTest::newRow("a crank that hits its stop, held by its rod")
            << QString::fromStdString(scene_of(R"j("crank": {"kind": "lagrangian-nonlinear", "M": [[0.02, 0], [0, 0.5]], "q": [0, 1.7], "v": [10, 0]})j",
                   R"j("rod": {"between": ["crank"], "relation": {"kind": "lagrangian-scleronomous", "h": ["((0.5*cos(crank.q[0]) - crank.q[1])^2 + (0.5*sin(crank.q[0]))^2 - 1.44)/2"]}, "law": {"kind": "equality"}},
                       "stop": {"between": ["crank"], "relation": {"kind": "lagrangian-linear", "H": [[0, -1]], "b": [1.65]}, "law": {"kind": "newton-impact", "e": 0.9}})j", "20 s", 1e-10))
            << 0.05 << 20.0;
        QTest::newRow("a body on a hinge that meets its limit")
            << R"j({"saltus": 1, "title": "Test", "bodies": {"bob": {"mass": 1, "inertia": [0.25, 0.25, 0.25], "position": ["0.5*sin(1)", 0, "-0.5*cos(1)"]}},
                "joints": {"pin": {"kind": "revolute", "between": ["bob"], "point": [0, 0, 0], "axis": [0, -1, 0], "coordinates": [{"limits": [-0.5, 10], "e": 1}]}},
                "run": {"integrator": {"kind": "event-driven"}, "step": "10 ms", "end": "10 s"}})j" << 0.01 << 10.0;
        QTest::newRow("a ball that bounces on the ground")
            << R"j({"saltus": 1, "title": "Test", "contacts": {"c": {"e": 0.9}}, "bodies": {"ground": {"fixed": true, "shapes": [{"kind": "half-space"}]},
                "ball": {"mass": 3, "position": [0, 0, 1.1], "velocity": [0.7, 0, 0], "spin": [1, 2, 3], "shapes": [{"kind": "sphere", "radius": 0.1}]}},
                "run": {"integrator": {"kind": "event-driven"}, "step": "10 ms", "end": "5 s"}})j" << 0.01 << 5.0;
        QTest::newRow("five balls on threads") << "newtons-cradle" << 0.001 << 3.0;
        QTest::newRow("a block that rocks on its corners") << "rocking-block" << 0.001 << 1.5;
    }
    void neitherStepsNorEventsAllocate() {
        QFETCH(QString, scene);
        QFETCH(double, step);
        QFETCH(double, end);
        model::Model model = scene.startsWith('{') ? parse(scene.toStdString()) : driven(testing::scene(scene.toStdString()), end, step);
        if (scene.contains("1.65")) std::get<model::LagrangianNonlinear>(model.systems[0].kind).q = {3.14159265358979, 0.7}; // within its stop
        for (const bool books : {false, true}) {
            Driven run(model, books);
            std::size_t events = 0, steps = 0;
            const auto go_on = [&](double until) {
                while (run.state.numbers[0] < until) {
                    const auto report = run.stepper->compute(run.state);
                    if (report.failure != simulation::StepReport::Failure::none) throw std::runtime_error(run.stepper->explain(run.state).text());
                    if (report.event) run.stepper->commit_before(run.state), events += run.stepper->events().size();
                    run.stepper->commit(run.state);
                    ++steps;
                }
            };
            go_on(0.1 * end); // solvers make their room when they are first asked
            const std::size_t early = events;
            const long before = allocations.load();
            go_on(end);
            const long count = allocations.load() - before;
            qInfo("%zu samples and events, %zu lines of events: %ld allocations", steps, events - early, count);
            QVERIFY(events - early >= 4);
            QCOMPARE(count, 0L);
        }
    }
};

QTEST_GUILESS_MAIN(TestEventAllocations)
#include "test_event_allocations.moc"
