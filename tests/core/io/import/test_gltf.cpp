// SPDX-License-Identifier: GPL-3.0-or-later
// Binary glTF files, read back by a reader written from the specification for this test, which also checks its rules.
#include "core/io/gltf.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/core/io/import/glb_reader.h"

#include <cmath>

using namespace saltus;

namespace {

io::GltfScene tetrahedra() {
    io::GltfScene scene;
    scene.title = "two";
    scene.materials = {{"red", {1.0f, 0.0f, 0.0f}}, {"grey", {0.5f, 0.5f, 0.5f}}};
    io::GltfPrimitive one;
    one.positions = {{0.0f, 0.0f, 0.0f}, {1.0f, 0.0f, 0.0f}, {0.0f, 0.3f, 0.0f}, {0.0f, 0.0f, -2.5f}};
    one.normals = {{0.0f, 0.0f, 1.0f}, {1.0f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}, {0.0f, 0.0f, -1.0f}};
    one.triangles = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
    one.material = 1;
    scene.meshes = {{"tetra", {one}}, {"nothing", {}}};
    io::GltfNode a;
    a.name = "a";
    a.mesh = 0;
    a.pose = {{1.0f, 2.0f, 3.0f}, {0.0f, 0.0f, std::sqrt(0.5f), std::sqrt(0.5f)}};
    io::GltfNode b = a;
    b.name = "Körper";
    scene.times = {0.0f, 0.5f, 1.0f};
    b.motion = {{{0.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 0.0f, 1.0f}}, {{0.0f, 0.0f, 1.0f}, {0.0f, 0.0f, -0.6f, -0.8f}}, {{0.0f, 0.0f, 2.0f}, {0.0f, 0.0f, 1.0f, 0.0f}}};
    io::GltfNode c;
    c.name = "empty";
    c.mesh = 1;
    scene.nodes = {a, b, c};
    return scene;
}

} // namespace

class TestGltf : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack() {
        const io::GltfScene scene = tetrahedra();
        const auto bytes = io::gltf_bytes(scene);
        QVERIFY(bytes.has_value());
        const test::Glb glb = test::read_glb(*bytes);
        QCOMPARE(glb.wrong, QString());
        QCOMPARE(glb.nodes.size(), std::size_t{4}); // the scene itself and three
        QCOMPARE(glb.nodes[2].name, QStringLiteral("Körper"));
        QCOMPARE(glb.nodes[3].mesh, -1); // a mesh without triangles is none
        QCOMPARE(glb.nodes[0].children, (std::vector<int>{1, 2, 3}));
        // z upwards becomes y upwards
        const Eigen::Vector3d up = glb.nodes[0].rotation * Eigen::Vector3d::UnitZ();
        QVERIFY((up - Eigen::Vector3d::UnitY()).norm() < 1e-8);
        QVERIFY((glb.nodes[1].translation - Eigen::Vector3d(1, 2, 3)).norm() == 0.0);
        const auto& mesh = glb.meshes.at(0).at(0);
        QCOMPARE(mesh.positions.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i)
            for (int k = 0; k < 3; ++k) QCOMPARE(float(mesh.positions[i][k]), scene.meshes[0].primitives[0].positions[i][std::size_t(k)]);
        QCOMPARE(mesh.indices, scene.meshes[0].primitives[0].triangles);
        QVERIFY(std::abs(glb.root["materials"].toArray()[1].toObject()["pbrMetallicRoughness"].toObject()["baseColorFactor"].toArray()[0].toDouble() - 0.21404) < 1e-4);
        // motion of one node; the sign of quaternions goes on
        QCOMPARE(glb.channels.size(), std::size_t{2});
        const auto& turn = glb.channels[1];
        QCOMPARE(turn.node, 2);
        QCOMPARE(turn.path, QStringLiteral("rotation"));
        QCOMPARE(turn.times, (std::vector<double>{0.0, 0.5, 1.0}));
        QVERIFY(std::abs(turn.values[1][3] - 0.8) < 1e-7 && std::abs(turn.values[1][2] - 0.6) < 1e-7);
    }

    void aSceneThatStandsStillHasNoAnimation() {
        io::GltfScene scene = tetrahedra();
        scene.nodes[1].motion.clear();
        const test::Glb glb = test::read_glb(*io::gltf_bytes(scene));
        QCOMPARE(glb.wrong, QString());
        QVERIFY(!glb.root.contains("animations"));
    }

    void anEmptySceneIsAFileToo() {
        const test::Glb glb = test::read_glb(*io::gltf_bytes({}));
        QCOMPARE(glb.wrong, QString());
        QVERIFY(!glb.root.contains("buffers"));
    }

    void whatCannotBeWrittenIsTold() {
        io::GltfScene scene = tetrahedra();
        scene.meshes[0].primitives[0].triangles[4] = 9;
        QVERIFY(!io::gltf_bytes(scene));
        scene = tetrahedra();
        scene.nodes[0].pose.position[1] = std::nanf("");
        QVERIFY(!io::gltf_bytes(scene));
        QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("two.glb")).toStdString();
        QVERIFY(io::write_gltf(tetrahedra(), file).has_value());
        QVERIFY(!io::write_gltf(tetrahedra(), folder.filePath(QStringLiteral("no/two.glb")).toStdString()));
    }
};

QTEST_GUILESS_MAIN(TestGltf)
#include "test_gltf.moc"
