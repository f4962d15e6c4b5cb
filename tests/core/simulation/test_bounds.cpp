// SPDX-License-Identifier: GPL-3.0-or-later
// What grows without bound is told before it is allocated: a hundred messages and a count, one budget for all functions, an estimate
// of memory, a limit of kept events; and what takes long says what it does and can be stopped.
#include "tests/core/simulation/runs.h"
#include "tests/processor_time.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

model::Model spheres(std::size_t count) {
    model::Model model;
    model.title = "Spheres";
    for (std::size_t i = 0; i < count; ++i) {
        model::Body body;
        body.name = "ball" + std::to_string(i);
        body.shapes = {model::SphereShape{}};
        model.bodies.push_back(body);
    }
    return model;
}

model::Model rows_on_one(std::size_t count) {
    auto model = oscillator(1.0, 0.0, 0.0, -9.81, 1.0, 0.0);
    for (std::size_t i = 0; i < count; ++i) {
        model::Interaction floor;
        floor.name = "floor" + std::to_string(i);
        floor.between = {"mass"};
        floor.relation = model::LagrangianLinearRelation{{{1.0}}, {}, {}, {}};
        floor.law = model::NewtonImpactLaw{0.5};
        model.interactions.push_back(floor);
    }
    return model;
}

std::string with_wrong_keys(int count) {
    const std::string system = "{ \"kind\": \"lagrangian-linear\", \"M\": [[1]], \"q\": [0], \"v\": [0], \"wrong\": 1 }";
    std::string text = "{ \"saltus\": 1, \"systems\": { ";
    for (int i = 0; i < count; ++i) text += (i > 0 ? ", " : "") + ("\"s" + std::to_string(i)) + "\": " + system;
    return text + " } }";
}

std::string first(const Result<std::unique_ptr<Session>, Errors>& session) { return session ? std::string("runs") : session.error().front().text(); }

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

class TestBounds : public QObject {
    Q_OBJECT

private slots:
    void manyBodiesInOnePlaceAreOneMessage() {
        const double start = processor_seconds();
        const auto session = Session::create(spheres(3000));
        QVERIFY(!session);
        QCOMPARE(session.error().size(), std::size_t{1});
        QVERIFY2(says(first(session), "4498500 pairs of shapes stand in each other at the start, those of 'ball"), first(session).c_str());
        QVERIFY(processor_seconds() - start < 5.0);
    }

    void aHundredOverlapsAreToldAndTheOthersCounted() {
        const auto session = Session::create(spheres(30)); // 435 pairs
        QVERIFY(!session);
        QCOMPARE(session.error().size(), std::size_t{101});
        QVERIFY2(says(session.error().back().text(), "and 335 more"), session.error().back().text().c_str());
    }

    void wrongKeysWithoutNumberAreAHundredMessages() {
        const auto model = io::parse_scene(with_wrong_keys(5000), "keys.saltus");
        QVERIFY(!model);
        QCOMPARE(model.error().size(), std::size_t{101});
        QVERIFY2(says(model.error().back().text(), "and 4900 more errors"), model.error().back().text().c_str());
    }

    // Each of sixty one-line functions takes the one before twice, at places that have nothing in common.
    void functionsShareOneBudget() {
        auto model = oscillator(1.0, 0.0, 0.0, "f59(t)", 0.0, 0.0);
        model.functions.push_back({"f0(x)", "sin(x)", {}, {}});
        for (int k = 1; k < 60; ++k) {
            const std::string below = "f" + std::to_string(k - 1);
            model.functions.push_back({"f" + std::to_string(k) + "(x)", below + "(1.1*x) + " + below + "(sin(x))", {}, {}});
        }
        const double start = processor_seconds();
        const auto session = Session::create(model);
        QVERIFY(!session);
        QVERIFY2(says(text_of(session.error()), "operations in all"), text_of(session.error()).c_str());
        QVERIFY(processor_seconds() - start < 5.0);
    }

    void whatWouldTakeTooMuchMemoryIsRefusedWithAnEstimate() {
        const double start = processor_seconds();
        const auto session = Session::create(rows_on_one(10000));
        QVERIFY2(says(first(session), "this run would take about 6400 MB of memory") && says(first(session), "most of it for 10000 rows on 'mass'"), first(session).c_str());
        QVERIFY(processor_seconds() - start < 5.0);

        RunOptions options;
        options.most_memory = 1e6;
        QVERIFY(says(first(Session::create(rows_on_one(300), options)), "the limit is 1 MB"));
        options.most_memory = 1e8;
        QCOMPARE(first(Session::create(rows_on_one(300), options)), std::string("runs"));
    }

    // By events all rows are decided together, and the stiff flow has one matrix for all: 100,000 balls would have asked for 160 GB at once.
    void eventsAreEstimatedToo() {
        const auto balls = [](int count, const char* flow) {
            return parse(R"j({"saltus": 2, "title": "Balls", "systems": {"b": {"repeat": {"index": "i", "count": )j" + std::to_string(count) + R"j(}, "kind": "lagrangian-linear", "M": [[1]], "F": [-10], "q": [1], "v": [0]}},
                "interactions": {"f": {"repeat": {"index": "i", "count": )j" + std::to_string(count / 2) + R"j(}, "between": ["b[i]"], "relation": {"kind": "lagrangian-linear", "H": [[1]]}, "law": {"kind": "newton-impact", "e": 0.5}}},
                "run": {"integrator": {"kind": "event-driven", "flow": ")j" + flow + R"j("}, "step": "5 ms", "end": "1 s"}})j");
        };
        const std::string rows = first(Session::create(balls(100000, "automatic"))), states = first(Session::create(balls(6000, "stiff")));
        QVERIFY2(says(rows, "this run would take about 400 GB") && says(rows, "50000 rows whose events are decided together") && says(rows, "run.integrator") && says(rows, "use time stepping"), rows.c_str());
        QVERIFY2(says(states, "12000 states of the stiff flow"), states.c_str());
        RunOptions options;
        options.most_memory = 1e8;
        QCOMPARE(first(Session::create(balls(1000, "automatic"), options)), std::string("runs"));
    }

    void joinedBodiesAreEstimatedToo() {
        model::Model model = spheres(1);
        for (int i = 0; i < 1000; ++i) {
            model::Joint joint;
            joint.name = "joint" + std::to_string(i);
            joint.kind = model::JointKind::revolute;
            joint.between = {"ball0"};
            joint.axis = {0.0, 0.0, 1.0};
            model.joints.push_back(joint);
        }
        QVERIFY2(says(first(Session::create(model)), "most of it for 6000 rows of joints on 'ball0'") || says(first(Session::create(model)), "rows of joints on 'ball0'"),
                 first(Session::create(model)).c_str());
    }

    void whatIsMadeIsToldAndCanBeStopped() {
        std::vector<std::string> told;
        RunOptions options;
        options.progress = [&](std::string_view what) {
            told.emplace_back(what);
            return true;
        };
        QVERIFY(Session::create(spheres(1), options).has_value());
        QVERIFY(told.size() >= 4);
        for (std::size_t stop = 1; stop <= told.size(); ++stop) {
            std::size_t calls = 0;
            options.progress = [&](std::string_view) { return ++calls < stop; };
            QVERIFY(says(first(Session::create(spheres(1), options)), "cancelled"));
            QCOMPARE(calls, stop);
        }
    }

    // A ball that bounces for ever: the first impacts are kept, all are counted, and it is told once.
    void impactsAreKeptUpToALimit() {
        auto model = oscillator(1.0, 0.0, 0.0, -9.81, 0.1, 0.0);
        add_wall(model, 1.0);
        model.run.step = 1e-3;
        RunOptions options;
        options.recording.most_events = 5;
        const auto session = start(model, options);
        run_to(*session, 10.0);
        QCOMPARE(session->recording()->impact_count(), std::size_t{5});
        QVERIFY(session->frame()->impacts > 20);
        QVERIFY(session->recording()->events_left_out() > 20);
        int notices = 0;
        for (const Notice& notice : session->recording()->notices()) notices += says(notice.message, "full of impacts") ? 1 : 0;
        QCOMPARE(notices, 1);
    }
};

QTEST_APPLESS_MAIN(TestBounds)
#include "test_bounds.moc"
