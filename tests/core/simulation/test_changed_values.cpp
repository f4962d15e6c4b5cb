// SPDX-License-Identifier: GPL-3.0-or-later
// A value that a scene may not have is refused in the same words when it is written there, set for a run, and changed while it goes on.
#include "tests/core/simulation/runs.h"

#include "core/model/validate.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

const char* const kBodies = R"j({ "saltus": 1, "parameters": { "p": { "value": 0.5 } },
  "materials": { "wood": { "density": %DENSITY% } },
  "contacts": { "meeting": { %LAW% } },
  "bodies": { "floor": { "fixed": true, "shapes": [{ "kind": "half-space" }] },
              "thing": { "material": "wood", "mass": 2, "inertia": [0.1, 0.1, 0.1], "position": [0, 0, 3], %BODY% "shapes": [{ %SHAPE% }] },
              "other": { "mass": 2, "inertia": [0.1, 0.1, 0.1], "position": [0, 3, 3] } },
  "joints": { "link": { "between": ["thing", "other"], %JOINT% } },
  "run": { "step": "2 ms", "end": 1 } })j";

const char* const kSystems = R"j({ "saltus": 1, "parameters": { "p": { "value": 0.5 } },
  "systems": { "ball": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": ["-9.81", 0], "q": [1, 0], "v": [0, 0] } },
  "interactions": { "floor": { "between": ["ball"], "relation": { "kind": "lagrangian-linear", "H": [[1, 0]], "T": [[0, 1]] },
                               "law": { "kind": "newton-impact-friction", "e": %E%, "mu": %MU%, "e_T": %E_T% } } },
  "views": { "shapes": [%SHAPES%] },
  "run": { "step": "2 ms", "end": 1 } })j";

std::string with(std::string text, const std::map<std::string, std::string>& parts) {
    for (const auto& [key, value] : parts) {
        const std::size_t at = text.find('%' + key + '%');
        if (at == std::string::npos) throw std::logic_error(key);
        text.replace(at, key.size() + 2, value);
    }
    return text;
}
std::string bodies(const std::string& key, const std::string& value) {
    std::map<std::string, std::string> parts{{"DENSITY", "700"}, {"LAW", R"("e": 0.5)"}, {"BODY", ""}, {"SHAPE", R"("kind": "sphere", "radius": 0.1)"},
                                             {"JOINT", R"("kind": "ball", "point": [0, 1, 3])"}};
    parts.at(key) = value;
    return with(kBodies, parts);
}
std::string systems(const std::string& key, const std::string& value) {
    std::map<std::string, std::string> parts{{"E", "0.5"}, {"MU", "0.5"}, {"E_T", "0"}, {"SHAPES", ""}};
    parts.at(key) = value;
    return with(kSystems, parts);
}

} // namespace

class TestChangedValues : public QObject {
    Q_OBJECT

private slots:
    void aValueThatNoSceneMayHaveIsRefusedAlikeEverywhere_data() {
        QTest::addColumn<std::string>("scene");
        QTest::addColumn<double>("value");
        QTest::addColumn<std::string>("place");
        const auto row = [](const char* name, const std::string& scene, double value, const char* place) { QTest::newRow(name) << scene << value << std::string(place); };
        row("radius of a sphere", bodies("SHAPE", R"("kind": "sphere", "radius": "p")"), -0.1, "bodies.thing.shapes[0].radius");
        row("radius of nothing", bodies("SHAPE", R"("kind": "sphere", "radius": "p")"), 0.0, "bodies.thing.shapes[0].radius");
        row("edge of a box", bodies("SHAPE", R"("kind": "box", "size": [1, "p - 0.25", 1])"), 0.2, "bodies.thing.shapes[0].size[1]");
        row("length of a capsule", bodies("SHAPE", R"("kind": "capsule", "radius": 0.1, "length": "p")"), -1.0, "bodies.thing.shapes[0].length");
        row("radius of a cylinder", bodies("SHAPE", R"("kind": "cylinder", "radius": "2*p", "length": 1)"), -1.0, "bodies.thing.shapes[0].radius");
        row("height of a cone", bodies("SHAPE", R"("kind": "cone", "radius": 0.1, "height": "p")"), -1.0, "bodies.thing.shapes[0].height");
        row("scale of a hull", bodies("SHAPE", R"("kind": "hull", "points": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], "scale": "p")"), -1.0, "bodies.thing.shapes[0].scale");
        row("axis of a shape", bodies("SHAPE", R"("kind": "sphere", "radius": 0.1, "rotation": [1, "p", 0, 0])"), 0.0, "bodies.thing.shapes[0].rotation");
        row("axis of a body", bodies("BODY", R"("rotation": [1, 0, "p", 0],)"), 0.0, "bodies.thing.rotation");
        row("density", bodies("DENSITY", R"("p")"), -3.0, "materials.wood.density");
        row("e of contacts", bodies("LAW", R"("e": "p")"), 1.5, "contacts.meeting.e");
        row("mu of contacts", bodies("LAW", R"("mu": "p")"), -0.5, "contacts.meeting.mu");
        row("axis of a joint", bodies("JOINT", R"("kind": "revolute", "point": [0, 1, 3], "axis": [0, "p", 0])"), 0.0, "joints.link.axis");
        row("limits of a joint", bodies("JOINT", R"("kind": "revolute", "point": [0, 1, 3], "axis": [0, 0, 1], "coordinates": [{ "limits": ["-p", "p"] }])"), -1.0, "joints.link.coordinates[0].limits");
        row("friction of a joint", bodies("JOINT", R"("kind": "revolute", "point": [0, 1, 3], "axis": [0, 0, 1], "coordinates": [{ "friction": "p" }])"), -1.0, "joints.link.coordinates[0].friction");
        row("ratio of a gear", bodies("JOINT", R"("kind": "gear", "axis": [0, 0, 1], "ratio": "p")"), 0.0, "joints.link.ratio");
        row("e of a row", systems("E", R"("p")"), 1.5, "interactions.floor.law.e");
        row("e of a row below 0", systems("E", R"("p")"), -1.5, "interactions.floor.law.e");
        row("mu of a row", systems("MU", R"("p")"), -0.5, "interactions.floor.law.mu");
        row("e_T of a row", systems("E_T", R"("p")"), -1.5, "interactions.floor.law.e_T");
        row("radius of a drawn sphere", systems("SHAPES", R"({ "kind": "sphere", "size": ["p"] })"), -0.5, "views.shapes[0].size[0]");
        row("length of a drawn cylinder", systems("SHAPES", R"({ "kind": "ground" }, { "kind": "cylinder", "size": [0.1, "1 - 2*p"] })"), 0.75, "views.shapes[1].size[1]");
        row("drawn copies", systems("SHAPES", R"({ "kind": "sphere", "repeat": { "index": "i", "count": 4 }, "size": ["p - 0.1*i"] })"), 0.25, "views.shapes[0].size[0]");
        row("place of a drawn shape", systems("SHAPES", R"({ "kind": "sphere", "size": [0.1], "position": ["1/p", 0, 0] })"), 0.0, "views.shapes[0].position[0]");
        row("profile of a drawn cam", systems("SHAPES", R"({ "kind": "cam", "profile": "sqrt(p) + 0*b", "profile_variable": "b" })"), -1.0, "views.shapes[0].profile");
    }

    void aValueThatNoSceneMayHaveIsRefusedAlikeEverywhere() {
        QFETCH(std::string, scene);
        QFETCH(double, value);
        QFETCH(std::string, place);
        const model::Model model = parse(scene.c_str());
        model::Model written = model;
        written.parameters[0].value = model::Value(value);
        const Errors own = model::validate(written);
        QVERIFY(!own.empty());
        QVERIFY2(own.front().place.object == place, own.front().text().c_str());

        RunOptions set;
        set.set = {{"p", QString::number(value).toStdString()}};
        const auto refused = Session::create(model, set);
        QVERIFY(!refused);
        QCOMPARE(refused.error().front().text(), own.front().text());

        auto session = start(model), other = start(model);
        QVERIFY(session->run_steps(20) && other->run_steps(20));
        const auto changed = session->set_parameter("p", value);
        QVERIFY(!changed);
        QCOMPARE(changed.error().text(), own.front().text());
        QCOMPARE(session->parameters(), other->parameters());
        QVERIFY(session->changes().empty());
        QVERIFY(session->run_steps(20) && other->run_steps(20));
        QCOMPARE(session->state_hash(), other->state_hash());
        QVERIFY(session->set_parameter("p", 0.4375)); // another value is taken
    }
};

QTEST_GUILESS_MAIN(TestChangedValues)
#include "test_changed_values.moc"
