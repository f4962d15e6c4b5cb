// SPDX-License-Identifier: GPL-3.0-or-later
// Forces and percussions by name: a force where nothing strikes, a percussion where something does, nothing of the one told as the other.
#include "tests/core/simulation/runs.h"

#include "core/io/export.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double kG = 9.81;

// A ball of 2 kg that falls 1 m.
model::Model ball(double e) {
    auto model = oscillator(2.0, 0.0, 0.0, -2.0 * kG, 1.0, 0.0);
    add_wall(model, e);
    model.run.record = {"mass.q[0]", "wall.lambda[0]", "wall.force[0]", "wall.percussion[0]"};
    return model;
}

// Ball a rests on the floor, ball b falls beside it; with a rope that is slack, or taut, between them.
model::Model two_balls(bool joined) {
    const std::string rope = R"j(, "rod": { "between": ["a", "b"], "relation": { "kind": "lagrangian-linear", "H": [[1, -1]], "b": [0.1] }, "law": { "kind": "equality" } })j";
    return parse(R"j({ "saltus": 1, "title": "Balls",
      "systems": { "a": { "kind": "lagrangian-linear", "M": [[1]], "F": [-9.81], "q": [0], "v": [0] },
                   "b": { "kind": "lagrangian-linear", "M": [[1]], "F": [-9.81], "q": [0.1], "v": [0] } },
      "interactions": { "left": { "between": ["a"], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0 } },
                        "right": { "between": ["b"], "relation": { "kind": "lagrangian-linear", "H": [[1]] }, "law": { "kind": "newton-impact", "e": 0 } })j" +
                 (joined ? rope : std::string()) + R"j( },
      "run": { "integrator": { "kind": "moreau-jean" }, "step": "1 ms", "end": 0.3, "record": ["left.force[0]", "left.percussion[0]", "right.force[0]", "right.percussion[0]"] } })j");
}

std::string unit(const Session& session, const std::string& name) {
    const auto index = session.catalogue().find(name);
    return index ? session.catalogue()[*index].unit : std::string("none");
}

} // namespace

class TestReactions : public QObject {
    Q_OBJECT

private slots:
    void aForceIsTheWeightAndAPercussionTheMomentum() {
        const double e = 0.5, v = std::sqrt(2.0 * kG);
        const auto session = start(ball(e));
        run_to(*session, 5.0);
        const auto& r = *session->recording();
        const auto force = column(r, "wall.force[0]"), p = column(r, "wall.percussion[0]"), lambda = column(r, "wall.lambda[0]");
        std::size_t struck = 0;
        for (std::size_t i = 0; i < force.size(); ++i) {
            if (p[i] != 0.0) {
                if (struck == 0) QVERIFY2(std::abs(p[i] - 2.0 * (1.0 + e) * v) < 2.0 * 2.0 * kG * 1e-3 * (1.0 + e), qPrintable(QString::number(p[i])));
                ++struck;
                QVERIFY(std::isnan(force[i]));
                QCOMPARE(p[i], lambda[i]);
            } else {
                QCOMPARE(force[i], lambda[i] / 1e-3);
            }
        }
        QCOMPARE(struck, r.impact_count());
        QVERIFY(struck > 3);
        QVERIFY2(std::abs(force.back() - 2.0 * kG) < 1e-9, qPrintable(QString::number(force.back())));
        QCOMPARE(unit(*session, "wall.force[0]"), std::string("N"));
        QCOMPARE(unit(*session, "wall.percussion[0]"), std::string("N s"));
        QVERIFY(r.notices().empty()); // an unknown force is no defect
    }

    void anImpactIsUnknownToOtherIslands() {
        for (const bool joined : {false, true}) {
            auto model = two_balls(joined);
            if (!joined) std::get<model::LagrangianLinear>(model.systems[0].kind).q = {0.0};
            const auto session = start(model);
            run_to(*session, 0.3);
            const auto& r = *session->recording();
            const auto left = column(r, "left.force[0]"), p = column(r, "right.percussion[0]");
            bool struck = false;
            for (std::size_t i = 2; i < p.size(); ++i) {
                if (p[i] == 0.0 || left[i] == 0.0) continue;
                struck = true;
                QCOMPARE(std::isnan(left[i]), joined);
                if (!joined) QVERIFY(std::abs(left[i] - kG) < 1e-9);
            }
            if (!joined) QVERIFY(struck);
        }
    }

    // Relations make a body and a system one island, whichever is hit: a ball falls on a plate that lies on a stop; a plate falls on it with a
    // block that hangs on it, while a lamp hangs elsewhere.
    void anImpactStrikesTheSystemsAndBodiesOfItsIsland() {
        const auto both = [](double plate, const char* law) {
            const QString text = R"j({ "saltus": 2, "title": "Plate", "world": { "planar": true, "gravity": [0, -10] },
              "systems": { "c": { "kind": "lagrangian-linear", "M": [[1]], "F": [-10], "q": [%1], "v": [0] } },
              "bodies": { "m": { "mass": 2, "inertia": [0.1], "position": [0, 0.05] }, "lamp": { "mass": 1, "inertia": [0.1], "position": [3, 0] } },
              "joints": { "chain": { "kind": "fixed", "between": ["lamp"] } },
              "interactions": {
                "stop": { "between": ["c"], "relation": { "kind": "lagrangian-scleronomous", "h": ["c.q[0]"] }, "law": { "kind": "newton-impact", "e": 0 } },
                "r": { "between": ["m", "c"], "relation": { "kind": "lagrangian-scleronomous", "h": ["m.q[1] - c.q[0]"] }, "law": { %2 } } },
              "run": { "integrator": { "kind": "moreau-jean" }, "step": "1 ms", "end": 0.2, "record": ["stop.force[0]", "stop.percussion[0]", "stop.lambda[0]",
                "r.force[0]", "r.percussion[0]", "r.lambda[0]", "chain.force[1]"] } })j";
            return start(parse(text.arg(plate).arg(law).toStdString()));
        };
        for (const bool falls_with_it : {false, true}) {
            const auto session = falls_with_it ? both(0.05, R"("kind": "equality")") : both(0.0, R"("kind": "newton-impact", "e": 0)");
            run_to(*session, 0.2);
            const auto& r = *session->recording();
            QCOMPARE(r.impact_count(), std::size_t{1});
            std::size_t struck = 0;
            for (const char* row : {"stop", "r"}) {
                const std::string name = row;
                const auto force = column(r, name + ".force[0]"), percussion = column(r, name + ".percussion[0]"), lambda = column(r, name + ".lambda[0]");
                for (std::size_t i = 1; i < force.size(); ++i) {
                    if (lambda[i] > 0.1) ++struck; // more than weights give in a step
                    QCOMPARE(std::isnan(force[i]), lambda[i] > 0.1);
                    QCOMPARE(percussion[i], lambda[i] > 0.1 ? lambda[i] : 0.0);
                }
            }
            QCOMPARE(struck, std::size_t{2});
            for (const double force : column(r, "chain.force[1]")) QVERIFY(std::abs(force) < 10.0 + 1e-6);
        }
    }

    // What stops a velocity that a joint forbids at t = 0 is a percussion: 2 kg of 0.7 m/s.
    void whatStopsAForbiddenStartIsAPercussion() {
        for (const double along : {0.0, 0.7}) {
            const QString text = R"j({ "saltus": 1, "title": "Pendulum", "world": { "planar": true, "gravity": [0, -9.81] },
              "bodies": { "a": { "mass": 2, "inertia": [0.1], "position": [0.5, 0], "velocity": [%1, 0] } },
              "joints": { "pin": { "kind": "revolute", "between": ["a"], "point": [0, 0] } },
              "run": { "step": "1 ms", "end": 1, "record": ["pin.force[0]", "pin.percussion[0]"] } })j";
            const auto session = start(parse(text.arg(along).toStdString()));
            run_for(*session, 3);
            const auto force = column(*session->recording(), "pin.force[0]"), percussion = column(*session->recording(), "pin.percussion[0]");
            QCOMPARE(std::isnan(force[1]), along > 0.0);
            QVERIFY(std::abs(percussion[1] + 2.0 * along) < 1e-5);
            QVERIFY(std::abs(force[2]) < 0.01 && percussion[2] == 0.0);
            QVERIFY(session->recording()->notices().size() == (along > 0.0 ? 1 : 0)); // that the velocities are stopped
        }
    }

    // What a drive asks for at once is a percussion as well, at the start and where its rate is changed: 2 kg that are to go at 0.2, then 0.5 m/s. Events tell the same.
    void whatADriveStopsAtOnceIsAPercussion() {
        for (const char* kind : {R"j("velocity", "value": "w")j", R"j("position", "value": "0.2*t")j"})
            for (const char* scheme : {"conserving", "middle"}) {
                const QString text = R"j({ "saltus": 1, "title": "Slide", "world": { "planar": true, "gravity": [0, 0], "joint_scheme": "%1" }, "parameters": { "w": { "value": 0.2 } },
                  "bodies": { "a": { "mass": 2, "inertia": [0.1], "position": [0, 0] } },
                  "joints": { "slide": { "kind": "prismatic", "between": ["a"], "point": [0, 0], "axis": [1, 0], "coordinates": [{ "drive": %2 }] } },
                  "run": { "step": "1 ms", "end": 1, "record": ["slide.force[2]", "slide.percussion[2]", "a.force", "energy.impact"] } })j";
                const auto session = start(parse(text.arg(QLatin1String(scheme), QLatin1String(kind)).toStdString()));
                run_for(*session, 3);
                const bool changes = std::string(kind).find('w') != std::string::npos;
                if (changes) QVERIFY(session->set_parameter("w", 0.5));
                run_for(*session, 3);
                const auto force = column(*session->recording(), "slide.force[2]"), percussion = column(*session->recording(), "slide.percussion[2]"), lost = column(*session->recording(), "energy.impact");
                QVERIFY(std::isnan(force[1]) && std::abs(percussion[1] - 2.0 * 0.2) < 1e-12 && std::abs(lost[1] - 0.5 * 2.0 * 0.2 * 0.2) < 1e-12);
                QCOMPARE(std::isnan(force[4]), changes);
                QVERIFY(std::abs(percussion[4] - (changes ? 2.0 * 0.3 : 0.0)) < 1e-12);
                for (const std::size_t row : {2, 3, 5, 6}) QVERIFY(std::abs(force[row]) < 1e-9 && percussion[row] == 0.0);
            }
    }

    void compliantRowsAndRelaysAreForcesAlready() {
        auto model = scene("compliant-floor");
        const auto name = model.interactions.front().name;
        model.run.record = {name + ".lambda[0]", name + ".force[0]", name + ".percussion[0]"};
        const auto session = start(model);
        run_to(*session, session->end_time());
        const auto& r = *session->recording();
        const auto lambda = column(r, name + ".lambda[0]"), force = column(r, name + ".force[0]"), p = column(r, name + ".percussion[0]");
        QVERIFY(*std::max_element(lambda.begin(), lambda.end()) > 0.0);
        for (std::size_t i = 1; i < lambda.size(); ++i) {
            QCOMPARE(force[i], lambda[i]);
            QCOMPARE(p[i], 0.0);
        }
    }

    void rowsOfFirstOrderKeepTheirLambdaAlone() {
        const auto session = start(scene("relay-oscillator"));
        for (const Channel& channel : session->catalogue().channels()) QVERIFY2(channel.name.find(".force[") == std::string::npos, channel.name.c_str());
    }

    void nothingOfThemIsRecordedByDefault() {
        auto model = ball(0.5);
        model.run.record.clear();
        const auto session = start(model);
        for (const Channel& channel : session->recording()->catalogue().channels())
            QVERIFY(channel.name.find(".force") == std::string::npos && channel.name.find(".percussion") == std::string::npos);
        QVERIFY(session->catalogue().find("wall.force[0]").has_value());
    }

    void formulasAndExpressionsMayUseThem() {
        auto model = ball(0.5);
        model::Expression weight;
        weight.name = "weights";
        weight.formula = "wall.force[0]/(2*9.81)";
        model.expressions.push_back(weight);
        RunOptions options;
        options.record = std::vector<std::string>{"weights", "wall.percussion[0] + 1", "wall.percussion[0]"};
        const auto session = start(model, options);
        run_to(*session, 5.0);
        const auto& r = *session->recording();
        const auto p = column(r, "wall.percussion[0]"), more = column(r, "wall.percussion[0] + 1"), weights = column(r, "weights");
        QVERIFY(std::abs(weights.back() - 1.0) < 1e-9);
        for (std::size_t i = 0; i < p.size(); ++i) {
            QCOMPARE(more[i], p[i] + 1.0);
            QCOMPARE(std::isnan(weights[i]), p[i] != 0.0);
        }
        QVERIFY(r.notices().empty());
    }

    // A bar on a hinge at its end, held by a spring of rotation at rest: the hinge carries its weight, and nothing about its axis.
    void aJointCarriesTheWeight() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Lamp",
          "bodies": { "lamp": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "mass": 2, "inertia": [0.01, 0.01, 0.01], "position": [0.3, 0, 0] } },
          "joints": { "arm": { "kind": "fixed", "between": ["lamp"], "point": [0, 0, 0] } },
          "run": { "step": "1 ms", "end": 0.1, "record": ["arm.force[0]", "arm.force[1]", "arm.force[2]", "arm.force[3]", "arm.force[4]", "arm.force[5]", "arm.percussion[2]", "arm.lambda[2]"] } })j"));
        run_to(*session, 0.1);
        const auto& r = *session->recording();
        const auto last = [&](const char* name) { return column(r, name).back(); };
        QVERIFY2(std::abs(std::abs(last("arm.force[2]")) - 2.0 * kG) < 1e-9, qPrintable(QString::number(last("arm.force[2]"))));
        const double moment = std::hypot(last("arm.force[3]"), last("arm.force[4]"), last("arm.force[5]"));
        QVERIFY2(std::abs(moment - 2.0 * kG * 0.3) < 1e-9, qPrintable(QString::number(moment)));
        QCOMPARE(last("arm.percussion[2]"), 0.0);
        QCOMPARE(unit(*session, "arm.force[2]"), std::string("N"));
        QCOMPARE(unit(*session, "arm.force[3]"), std::string("N m"));
        QCOMPARE(unit(*session, "arm.percussion[5]"), std::string("N m s"));
    }

    void sumsOfContactsAreToldApartToo() {
        const auto session = start(parse(R"j({ "saltus": 1, "title": "Drop",
          "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
                      "low": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "mass": 2, "position": [0, 0, 0.1] },
                      "high": { "shapes": [{ "kind": "sphere", "radius": 0.1 }], "mass": 1, "position": [1, 0, 0.2] } },
          "run": { "step": "1 ms", "end": 0.4, "record": ["low.force", "low.percussion", "high.force", "high.percussion", "contacts.force", "contacts.percussion", "contacts.impulse"] } })j"));
        run_to(*session, 0.4);
        const auto& r = *session->recording();
        const auto low = column(r, "low.force"), high = column(r, "high.percussion"), all = column(r, "contacts.force"), p = column(r, "contacts.percussion"),
                   of_high = column(r, "high.force"), impulse = column(r, "contacts.impulse");
        std::size_t struck = 0;
        for (std::size_t i = 10; i < low.size(); ++i) {
            QVERIFY(std::abs(low[i] - 2.0 * kG) < 1e-6); // its island has no impact
            QCOMPARE(std::isnan(of_high[i]), high[i] != 0.0);
            QCOMPARE(std::isnan(all[i]), p[i] != 0.0);
            QCOMPARE(p[i], high[i]);
            if (!std::isnan(all[i])) QVERIFY(std::abs(all[i] - impulse[i] / 1e-3) < 1e-9);
            struck += high[i] != 0.0;
        }
        QVERIFY(struck >= 1 && struck < 5); // the combined projection stops it above the floor
        QVERIFY(std::abs(all.back() - 3.0 * kG) < 1e-6);
        QVERIFY(std::abs(*std::max_element(high.begin(), high.end()) - std::sqrt(2.0 * kG * 0.1)) < 2.0 * kG * 1e-3);
    }

    void aFileSaysNanWhereTheForceIsUnknown() {
        const auto session = start(ball(0.5));
        run_to(*session, 0.6);
        std::string text;
        QVERIFY(io::write_csv(*session->recording(), [&text](std::string_view part) -> Result<void> {
                    text += part;
                    return {};
                }).has_value());
        QVERIFY2(text.find(",nan,") != std::string::npos, text.substr(0, 200).c_str());
        QVERIFY(text.find("inf") == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestReactions)
#include "test_reactions.moc"
