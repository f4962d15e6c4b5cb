// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes of scenes of equations as glTF, read again by a reader of its own: the cam that is written meets the follower that is
// written where the recording says so.
#include "core/io/scene_file.h"
#include "core/session.h"
#include "tests/core/io/import/glb_reader.h"
#include "tests/ui/scene_view/reference_cam.h"
#include "ui/look/theme.h"
#include "ui/scene_view/gltf_scene.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::ui;

class TestGltfScene : public QObject {
    Q_OBJECT

    struct Run {
        model::Model model;
        std::shared_ptr<const Recording> recording;
    };
    static Run run(const char* name, double until) {
        auto model = io::read_scene(std::string(SALTUS_SOURCE_DIR) + "/scenes/" + name + ".saltus");
        if (!model) qFatal("scene");
        RunOptions options;
        options.record_views = true;
        auto session = Session::create(*model, options);
        if (!session || !(*session)->run_until(until)) qFatal("run");
        return {(*session)->model(), (*session)->recording()};
    }
    static const test::Glb::Node& node(const test::Glb& glb, const char* name) {
        const auto found = std::find_if(glb.nodes.begin(), glb.nodes.end(), [&](const auto& n) { return n.name == QLatin1String(name); });
        if (found == glb.nodes.end()) qFatal("no node %s", name);
        return *found;
    }
    static const test::Glb::Channel* channel(const test::Glb& glb, const QString& name, const QString& path) {
        for (const auto& c : glb.channels)
            if (glb.nodes[static_cast<std::size_t>(c.node)].name == name && c.path == path) return &c;
        return nullptr;
    }
    static double value(const Recording& recording, const char* signal, double time) {
        const auto& all = recording.catalogue().channels();
        const auto found = std::find_if(all.begin(), all.end(), [&](const Channel& c) { return c.name == signal; });
        if (found == all.end()) qFatal("no signal %s", signal);
        return recording.value(static_cast<std::size_t>(found - all.begin()), recording.row_at(time + 5e-6)); // times of the file are rounded; a step is 0.02 ms
    }
    // m^3, positive when the triangles are seen counter-clockwise from outside.
    static double volume(const test::Glb::Primitive& mesh) {
        double six = 0.0;
        for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3)
            six += mesh.positions[mesh.indices[k]].dot(mesh.positions[mesh.indices[k + 1]].cross(mesh.positions[mesh.indices[k + 2]]));
        return six / 6.0;
    }

private slots:
    void theCamAndTheFollowerOfTheFileMeetAsRecorded() {
        const Run cam = run("cam-follower", 1.0);
        const Theme theme;
        auto scene = scene::recordedMeshes(cam.model, *cam.recording, theme, true);
        QVERIFY(scene.has_value());
        const test::Glb glb = test::read_glb(*io::gltf_bytes(*scene));
        QCOMPARE(glb.wrong, QString());
        const auto& plate = glb.meshes[static_cast<std::size_t>(node(glb, "cam").mesh)].at(0);
        const auto* turns = channel(glb, "cam", "rotation");
        const auto* falls = channel(glb, "follower", "translation");
        QVERIFY(turns && falls && turns->times.size() == 61); // a second, 60 pictures a second
        for (std::size_t k = 0; k < turns->times.size(); ++k) {
            const double t = turns->times[k];
            const auto& q = turns->values[k];
            const Eigen::Quaterniond turn(q[3], q[0], q[1], q[2]);
            // The plate's surface straight above its axis: the highest crossing of its outline with the plane x = 0.
            double top = 0.0;
            for (std::size_t i = 0; i + 2 < plate.indices.size(); i += 3)
                for (int e = 0; e < 3; ++e) {
                    const Eigen::Vector3d a = turn * plate.positions[plate.indices[i + static_cast<std::size_t>(e)]], b = turn * plate.positions[plate.indices[i + static_cast<std::size_t>((e + 1) % 3)]];
                    if ((a.x() < 0.0) == (b.x() < 0.0)) continue;
                    top = std::max(top, a.z() + (b.z() - a.z()) * a.x() / (a.x() - b.x()));
                }
            QVERIFY2(std::abs(top - scene::referenceRadius(value(*cam.recording, "cam_angle", t))) < 1e-3, qPrintable(QString("%1 s: %2").arg(t).arg(top)));
            const double tip = falls->values[k][2];
            QVERIFY(std::abs(tip - value(*cam.recording, "u", t)) < 1e-6);
            QVERIFY(std::abs(tip - (top - 0.3) - value(*cam.recording, "contact.y[0]", t)) < 1e-3);
        }
        // The spring stands on the follower's collar and ends where it is held.
        const auto& spring = node(glb, "spring");
        double high = 0.0;
        for (const auto& p : glb.meshes[static_cast<std::size_t>(spring.mesh)].at(0).positions) high = std::max(high, p.z());
        const auto *moves = channel(glb, "spring", "translation"), *stretches = channel(glb, "spring", "scale");
        QVERIFY(moves && stretches);
        for (std::size_t k = 0; k < moves->times.size(); ++k) QVERIFY(std::abs(moves->values[k][2] + high * stretches->values[k][2] - 1.4) < 2e-2);
        QVERIFY(!channel(glb, "guide", "translation")); // it stands
    }

    void solidsAreClosedAndSeenFromOutside() {
        const Run beads = run("bead-column", 0.1);
        auto scene = scene::recordedMeshes(beads.model, *beads.recording, Theme(), false);
        QVERIFY(scene.has_value());
        const test::Glb glb = test::read_glb(*io::gltf_bytes(*scene));
        QCOMPARE(glb.wrong, QString());
        int balls = 0;
        for (const auto& n : glb.nodes) {
            if (n.mesh < 0) continue;
            ++balls;
            QVERIFY(std::abs(volume(glb.meshes[static_cast<std::size_t>(n.mesh)].at(0)) / (4.0 / 3.0 * std::numbers::pi) - 1.0) < 0.03);
            QVERIFY(n.scale.x() > 0.0 && n.scale.x() == n.scale.y() && n.scale.x() == n.scale.z());
        }
        QVERIFY(balls > 1);
    }

    // A pendulum on a rod, written as its body and the pieces of the rod: these lie between the pin and the ball in every picture.
    void rodsBetweenBodiesAreWrittenAndMove() {
        auto model = io::parse_scene(R"({ "saltus": 1, "bodies": { "bob": { "position": [0.6, 0, -0.8], "shapes": [{ "kind": "sphere", "radius": 0.1 }] } },
            "joints": { "rod": { "kind": "distance", "between": ["bob"], "point": [0.6, 0, -0.8], "point_b": [0, 0, 0] } }, "run": { "step": "1 ms", "end": 1 } })", "rod.saltus");
        QVERIFY(model.has_value());
        RunOptions options;
        options.record_views = true;
        auto session = Session::create(*model, options);
        QVERIFY(session && (*session)->run_until(1.0));
        auto scene = scene::recordedMeshes(*model, *(*session)->recording(), Theme(), true);
        QVERIFY(scene.has_value());
        const test::Glb glb = test::read_glb(*io::gltf_bytes(*scene));
        QCOMPARE(glb.wrong, QString());
        // Knobs at both ends, the first at the bob; then the tube from there to the pin.
        const auto *bob = channel(glb, "bob", "translation"), *end = channel(glb, "rod", "translation"), *turns = channel(glb, "rod 3", "rotation"), *starts = channel(glb, "rod 3", "translation");
        QVERIFY(bob && end && turns && starts && !channel(glb, "rod 2", "translation")); // the pin stands
        QVERIFY((node(glb, "rod 2").translation - Eigen::Vector3d::Zero()).norm() < 1e-6);
        const double length = node(glb, "rod 3").scale.z();
        QVERIFY(std::abs(length - 1.0) < 1e-5);
        double farthest = 0.0;
        for (std::size_t k = 0; k < turns->times.size(); ++k) {
            const auto at = [&](const test::Glb::Channel& c) { return Eigen::Vector3d(c.values[k][0], c.values[k][1], c.values[k][2]); };
            QVERIFY((at(*end) - at(*bob)).norm() < 1e-5 && (at(*starts) - at(*bob)).norm() < 1e-5);
            const auto& q = turns->values[k];
            QVERIFY((at(*starts) + Eigen::Quaterniond(q[3], q[0], q[1], q[2]) * Eigen::Vector3d(0.0, 0.0, length)).norm() < 1e-4);
            farthest = std::max(farthest, std::abs(at(*bob).x() - 0.6));
        }
        QVERIFY(farthest > 0.5);
    }

    void whatHasNothingToSeeSaysSo() {
        const Run circuit = run("diode-bridge", 1e-3);
        const auto scene = scene::recordedMeshes(circuit.model, *circuit.recording, Theme(), true);
        QVERIFY(!scene.has_value());
        QVERIFY(scene.error().message.find("no shapes") != std::string::npos);
        QVERIFY(!scene.error().remedy.empty());
    }

    void everyShippedSceneOfEquationsIsWritten() {
        for (const char* name : {"bouncing-ball", "woodpecker", "slider-crank", "compliant-floor", "cam-follower-rheonomous", "guitar-string"}) {
            const Run one = run(name, 0.05);
            auto scene = scene::recordedMeshes(one.model, *one.recording, Theme(), true);
            QVERIFY2(scene.has_value(), name);
            const auto bytes = io::gltf_bytes(*scene);
            QVERIFY2(bytes.has_value(), name);
            QCOMPARE(test::read_glb(*bytes).wrong, QString());
        }
    }
};

QTEST_MAIN(TestGltfScene)
#include "test_gltf_scene.moc"
