// SPDX-License-Identifier: GPL-3.0-or-later
// Equations from the palette: each runs at once, and does what its name says.
#include "core/authoring/controller.h"
#include "core/authoring/create.h"
#include "core/authoring/equations.h"
#include "core/authoring/motor.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "tests/core/authoring/driven_joints.h"
#include "tests/core/simulation/runs.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::authoring;
using namespace saltus::model;
using saltus::testing::column;

namespace {

std::string put(Model& m, NewEquation kind, std::string_view selected = {}) {
    auto made = add_equation(m, kind, selected);
    if (!made) throw std::runtime_error(made.error().text());
    apply(m, std::move(made->edit));
    return made->name;
}

} // namespace

class TestAddEquations : public QObject {
    Q_OBJECT

private slots:
    // A scene may call its parameters as units are called: what is put into it opens there, with the same values.
    void whatIsMadeOpensWhereNamesAreUnits() {
        const auto with_names = [](Model m) {
            for (const char* name : {"m", "s", "kg", "N", "rad", "rev", "A", "V", "Ohm", "F", "H", "J", "W", "K", "C", "mm", "ms", "deg", "rpm", "g", "Hz", "k", "c", "n", "R", "L", "P", "I", "D", "mu", "x", "q"}) {
                Parameter p;
                p.name = name;
                p.value = 3.0;
                m.parameters.push_back(std::move(p));
            }
            return m;
        };
        const auto end_of = [](const Model& m) { // of all that is recorded
            const auto again = io::parse_scene(io::scene_text(m), "made.saltus");
            if (!again) throw std::runtime_error(testing::text_of(again.error()));
            const auto session = testing::start(*again);
            testing::run_to(*session, 0.02);
            const auto& channels = session->recording()->catalogue().channels();
            std::vector<double> last;
            for (const auto& channel : channels) last.push_back(column(*session->recording(), channel.name).back());
            return last;
        };
        for (const NewEquation kind : {NewEquation::mechanical, NewEquation::first_order, NewEquation::function}) {
            Model plain, named = with_names({});
            for (Model* m : {&plain, &named}) {
                if (kind == NewEquation::function) put(*m, NewEquation::mechanical);
                put(*m, kind);
            }
            QVERIFY(end_of(plain) == end_of(named));
        }
        for (const char* joint : {"hinge", "slide"}) {
            for (const int drive : {0, 1, 2, 3}) {
                std::vector<double> found[2];
                for (const bool named : {false, true}) {
                    Model m = named ? with_names(testing::parse(testing::kDisc)) : testing::parse(testing::kDisc);
                    std::erase_if(m.joints, [&](const Joint& j) { return j.name != joint; });
                    const auto made = drive == 0 ? add_motor(m, joint) : add_controller(m, joint, {}, drive == 1 ? ControllerKind::pid : drive == 2 ? ControllerKind::state_feedback : ControllerKind::formula);
                    QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
                    found[named] = end_of(testing::with(m, made->edit));
                }
                QVERIFY(found[0] == found[1]);
            }
        }
        for (const NewJoint kind : {NewJoint::hinge, NewJoint::slider, NewJoint::weld, NewJoint::rod, NewJoint::spring, NewJoint::rope, NewJoint::motor}) {
            std::vector<double> found[2];
            for (const bool named : {false, true}) {
                Model m = named ? with_names(testing::parse(testing::kDisc)) : testing::parse(testing::kDisc);
                m.joints.clear();
                auto made = add_joint(m, kind, {"disc", "cart", {0, 0, 0}, {2, 0, 0}, {1, 0, 0}});
                QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
                apply(m, std::move(*made));
                apply(m, *add_force(m, 0, 2.5, {0.6, 0.8, 0}));
                found[named] = end_of(m);
            }
            QVERIFY(found[0] == found[1]);
        }
    }

    // It was refused: its limits were those of what it may be shorter by.
    void aRopeHoldsWhatHangsOnIt() {
        Model m = testing::parse(R"j({ "saltus": 1, "world": { "planar": true, "gravity": [0, -10] }, "bodies": { "b": { "mass": 2, "inertia": [0.1], "position": [0, -0.8] } },
            "run": { "step": "1 ms", "end": 2 } })j");
        apply(m, *add_joint(m, NewJoint::rope, {"b", "", {0, -0.8, 0}, {0, 0, 0}}));
        QCOMPARE(m.joints.front().coordinates.front().limits.front().formula(), std::string("-inf"));
        const auto session = testing::start(m);
        testing::run_to(*session, 1.0);
        QVERIFY(std::abs(column(*session->recording(), "b.q[1]").back() + 0.8) < 1e-6);
    }

    // A rope has one limit: what is no end is written as none, and does what a lower end did that the distance never reaches.
    void aLimitMayHaveOneEnd() {
        const auto scene = [](const std::string& limits, const std::string& kind) {
            std::string text = R"j({ "saltus": 1, "world": { "planar": true, "gravity": [0, -10] },
                "bodies": { "b": { "mass": 2, "inertia": [0.1], "position": [0.3, -0.2], "velocity": [1, 0] } },
                "joints": { "rope": { "kind": "distance", "between": ["b"], "point": [0.3, -0.2], "point_b": [0, 0], "coordinates": [{ "e": 0.5, "limits": LIMITS }] } },
                "run": { "step": "1 ms", "end": 2, "integrator": { "kind": "KIND" } } })j";
            text.replace(text.find("LIMITS"), 6, limits);
            return testing::parse(text.replace(text.find("KIND"), 4, kind));
        };
        for (const char* kind : {"moreau-jean", "event-driven"}) {
            std::vector<std::vector<double>> ways;
            for (const char* limits : {"[-1, 0.8]", R"(["-inf", 0.8])"}) {
                const auto session = testing::start(scene(limits, kind));
                testing::run_to(*session, 2.0);
                QVERIFY(session->recording()->impact_count() > 0);
                ways.push_back(column(*session->recording(), "b.q[1]"));
                QVERIFY(*std::min_element(ways.back().begin(), ways.back().end()) > -0.81); // it is held
            }
            QCOMPARE(ways[0], ways[1]);
        }
    }

    void anOscillatorSwingsAsTheClosedFormSays() {
        Model m;
        QCOMPARE(put(m, NewEquation::mechanical), std::string("mass"));
        const auto session = testing::start(m);
        testing::run_to(*session, 1.0);
        const double w = std::sqrt(40.0 - 0.01), t = session->time();
        const double exact = 0.1 * std::exp(-0.1 * t) * (std::cos(w * t) + 0.1 / w * std::sin(w * t));
        QVERIFY(std::abs(column(*session->recording(), "mass.q[0]").back() - exact) < 1e-6);
    }

    void statesFade() {
        Model m;
        put(m, NewEquation::first_order);
        m.run.step = "1 ms";
        const auto session = testing::start(m);
        testing::run_to(*session, 3.0);
        const double w = std::sqrt(1.0 - 0.01), t = session->time();
        const double exact = std::exp(-0.1 * t) * (std::cos(w * t) + 0.1 / w * std::sin(w * t));
        QVERIFY(std::abs(column(*session->recording(), "states.x[0]").back() - exact) < 1e-5);
    }

    void aWallThrowsTheMassBack() {
        Model m;
        put(m, NewEquation::mechanical);
        QCOMPARE(put(m, NewEquation::interaction), std::string("wall"));
        m.run.step = "0.1 ms"; // at 0.55 m/s a step goes at most 0.06 mm into the wall at -5 cm
        const auto session = testing::start(m);
        testing::run_to(*session, 3.0);
        const auto q = column(*session->recording(), "mass.q[0]");
        QVERIFY(*std::min_element(q.begin(), q.end()) > -0.0501);
        QVERIFY(session->recording()->impact_count() > 2);
    }

    void aBoundKeepsTheFirstStateFromGoingBelowZero() {
        Model m;
        put(m, NewEquation::mechanical);
        const std::string states = put(m, NewEquation::first_order);
        QCOMPARE(put(m, NewEquation::interaction, states), std::string("bound"));
        m.run.step = "1 ms";
        const auto session = testing::start(m);
        testing::run_to(*session, 5.0);
        const auto x = column(*session->recording(), "states.x[0]");
        QVERIFY(*std::min_element(x.begin(), x.end()) > -1e-6);
    }

    void aFunctionOfTimeIsRecorded() {
        Model m;
        QVERIFY(!why_not(m, NewEquation::function).message.empty());
        put(m, NewEquation::mechanical);
        put(m, NewEquation::function);
        RunOptions options;
        options.record_views = true; // as in the window
        const auto session = testing::start(m, options);
        testing::run_to(*session, 0.25);
        const auto t = column(*session->recording(), "t"), wave = column(*session->recording(), "wave");
        QVERIFY(std::abs(wave.back() - std::sin(2.0 * M_PI * t.back())) < 1e-12);
    }

    void manyOfThemGoTogetherAndAFileHoldsThem() {
        Model m;
        for (int i = 0; i < 4; ++i)
            for (const NewEquation kind : {NewEquation::mechanical, NewEquation::first_order, NewEquation::function, NewEquation::interaction}) put(m, kind);
        QCOMPARE(testing::text_of(validate(m)), std::string());
        const auto read = io::parse_scene(io::scene_text(m), "x.saltus");
        QVERIFY(read.has_value() && *read == m);
        const auto session = testing::start(m);
        testing::run_for(*session, 20);
    }

    void whatCannotBeIsTold() {
        Model m;
        QVERIFY(!add_equation(m, NewEquation::interaction));
        m.bodies.emplace_back();
        QVERIFY(!add_equation(m, NewEquation::interaction));
        QVERIFY(!why_not(m, NewEquation::interaction).remedy.empty());
        for (const NewEquation kind : {NewEquation::mechanical, NewEquation::first_order}) QVERIFY(add_equation(m, kind)); // beside bodies
        QVERIFY(why_not(m, NewEquation::function).message.empty());
    }
};

QTEST_GUILESS_MAIN(TestAddEquations)
#include "test_equations.moc"
