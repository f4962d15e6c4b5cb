// SPDX-License-Identifier: GPL-3.0-or-later
// Every key that has no effect in a scene is told, whatever its value: the usual one too, as long as it stands in the file.
#include "core/io/scene_file.h"
#include "core/model/properties.h"
#include "core/model/remarks.h"

#include <QtTest>

#include <set>

using namespace saltus;

namespace {

std::string ball(const std::string& more, const std::string& run = R"("step": 0.01, "end": 1)") {
    return R"j({ "saltus": 1, "title": "Ball", "systems": { "ball": { "kind": "lagrangian-linear", "M": [[1]], "q": [1], "v": [0] } },
      "run": { )j" + run + " }" + more + " }";
}

std::set<std::string> idle(const std::string& scene) {
    const auto draft = io::parse_draft(scene, "scene.saltus");
    if (!draft || !draft->errors.empty()) return {"no scene: " + (draft ? draft->errors.front().text() : draft.error().front().text())};
    std::set<std::string> found;
    for (const Error& one : draft->remarks)
        if (one.message.find("has no effect") != std::string::npos && one.place.line > 0 && !one.remedy.empty()) found.insert(one.place.object);
    return found;
}

} // namespace

class TestIdleKeys : public QObject {
    Q_OBJECT

private slots:
    void keysWithTheirUsualValuesAreTold_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QStringList>("keys");
        const auto row = [](const char* name, const std::string& scene, const QStringList& keys) { QTest::newRow(name) << QString::fromStdString(scene) << keys; };
        row("nothing idle", ball(""), {});
        row("world beside systems",
            ball(R"(, "world": { "planar": false, "gravity": [], "gyroscopic": "implicit", "projection": "automatic", "projection_tolerance": "1e-8 m",
                    "projection_iterations": 20, "sleeping": false, "threads": 0 })"),
            {"world.planar", "world.gravity", "world.gyroscopic", "world.projection", "world.projection_tolerance", "world.projection_iterations", "world.sleeping", "world.threads"});
        row("scheme without contacts",
            ball("", R"("integrator": { "kind": "moreau-jean", "theta": 0.5, "gamma": 0.5, "activation": "gap", "percussion": "middle", "compliance": "conserving" }, "step": 0.01, "end": 1,
                        "solver": { "kind": "automatic", "max_iterations": 10000 })"),
            {"run.integrator.gamma", "run.integrator.activation", "run.integrator.percussion", "run.integrator.compliance", "run.solver.kind", "run.solver.max_iterations"});
        row("joint that is no twist",
            R"j({ "saltus": 1, "title": "Bar", "bodies": { "bar": { "shapes": [{ "kind": "sphere", "radius": 1 }] } },
                "joints": { "hinge": { "kind": "revolute", "between": ["bar"], "axis": [0, 0, 1], "component": 0, "ratio": 1, "pitch": 0, "rate": 0,
                            "coordinates": [{ "e": 0, "rest": 0, "value": 0 }] } }, "run": { "step": 0.01, "end": 1 } })j",
            {"joints.hinge.component", "joints.hinge.ratio", "joints.hinge.pitch", "joints.hinge.rate", "joints.hinge.coordinates[0].e", "joints.hinge.coordinates[0].rest",
             "joints.hinge.coordinates[0].value"});
        row("shapes that are no cams", ball(R"(, "views": { "shapes": [{ "kind": "sphere", "profile": 0, "size": [0.1] }] })"), {"views.shapes[0].profile"});
    }
    void keysWithTheirUsualValuesAreTold() {
        QFETCH(QString, scene);
        QFETCH(QStringList, keys);
        QStringList found;
        for (const std::string& key : idle(scene.toStdString())) found.append(QString::fromStdString(key));
        keys.sort();
        found.sort();
        QCOMPARE(found, keys);
    }

    // An edit takes the place of what the file said.
    void aKeyThatAnEditSetToItsUsualValueIsForgotten() {
        auto draft = io::parse_draft(ball(R"(, "world": { "threads": 2 })"), "scene.saltus");
        QVERIFY(draft.has_value());
        QCOMPARE(model::remarks(draft->model).size(), std::size_t{1});
        const model::Target world = model::Setting::world;
        auto edit = model::set_property(draft->model, std::span(&world, 1), {model::Owner::part, model::Key::threads, 0}, "0");
        QVERIFY(edit.has_value());
        model::apply(draft->model, std::move(*edit));
        QVERIFY(model::remarks(draft->model).empty());
    }
};

QTEST_APPLESS_MAIN(TestIdleKeys)
#include "test_idle_keys.moc"
