// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes of bodies are read once for all who need their shapes, and again when the file changed.
#include "core/simulation/mesh_shapes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <numeric>
#include <thread>
#include <variant>

using namespace saltus;
using namespace saltus::simulation;

class TestMeshShapes : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    // A box of these edges, m.
    std::filesystem::path box(const char* name, double x, double y, double z) {
        QFile file(folder_.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly)) return {};
        for (int k = 0; k < 8; ++k) file.write(QByteArray("v ") + QByteArray::number(k & 1 ? x : 0.0) + ' ' + QByteArray::number(k & 2 ? y : 0.0) + ' ' + QByteArray::number(k & 4 ? z : 0.0) + '\n');
        file.write("f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 3 7 8 4\nf 1 5 7 3\nf 2 4 8 6\n");
        return folder_.filePath(QLatin1String(name)).toStdString();
    }
    static double volume(const std::vector<collision::Shape>& shapes) {
        return std::accumulate(shapes.begin(), shapes.end(), 0.0, [](double sum, const collision::Shape& s) { return sum + collision::mass_properties(s).volume; });
    }
    static const collision::TriangleMesh* surface(const collision::Shape& shape) {
        if (const auto* hull = std::get_if<collision::Hull>(&shape)) return hull->surface.get();
        return std::get<collision::Mesh>(shape).surface.get();
    }

private slots:
    void aFileIsReadOnceForAllWhoNeedItAndAgainWhenItChanged() {
        const auto path = box("box.obj", 1.0, 2.0, 3.0);
        for (const MeshUse use : {MeshUse::triangles, MeshUse::hull, MeshUse::convex_parts}) {
            QVERIFY(use == MeshUse::triangles || !mesh_is_known({path, use}));
            const auto first = mesh_shapes({path, use});
            QVERIFY(first && std::abs(volume(*first) - 6.0) < 1e-12);
            QVERIFY(mesh_is_known({path, use}));
            const auto second = mesh_shapes({path, use});
            QVERIFY(second && surface(first->front()) == surface(second->front()));
        }
        box("box.obj", 1.0, 2.0, 30.0); // another size of file
        for (const MeshUse use : {MeshUse::hull, MeshUse::triangles, MeshUse::convex_parts}) {
            const auto changed = mesh_shapes({path, use});
            QVERIFY(changed && std::abs(volume(*changed) - 60.0) < 1e-11);
        }
    }

    void severalThreadsMayAskAtOnce() {
        const auto path = box("shared.obj", 1.0, 1.0, 2.0);
        std::array<double, 4> found{};
        std::vector<std::thread> threads;
        for (double& volumeFound : found)
            threads.emplace_back([&volumeFound, &path] {
                for (const MeshUse use : {MeshUse::hull, MeshUse::convex_parts, MeshUse::triangles})
                    if (const auto shapes = mesh_shapes({path, use})) volumeFound += volume(*shapes);
            });
        for (std::thread& thread : threads) thread.join();
        for (const double volumeFound : found) QVERIFY(std::abs(volumeFound - 6.0) < 1e-12);
    }

    void aFileThatIsNoneIsNamedEveryTime() {
        const std::filesystem::path none = folder_.filePath("none.obj").toStdString();
        for (int i = 0; i < 2; ++i) {
            const auto shapes = mesh_shapes({none, MeshUse::hull});
            QVERIFY(!shapes && shapes.error().message.find("none.obj") != std::string::npos && !shapes.error().remedy.empty());
            QVERIFY(!mesh_is_known({none, MeshUse::hull}));
        }
    }

    void theLineOfAMeshIsToldInTheMessageAndLeavesThePlaceToTheScene() {
        QFile file(folder_.filePath("broken.obj"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("v 0 0 0\nv 1 0 0\nv 0 nan 0\nf 1 2 3\n");
        file.close();
        const auto shapes = mesh_shapes({file.fileName().toStdString(), MeshUse::triangles});
        QVERIFY(!shapes);
        QVERIFY2(shapes.error().message.find("broken.obj', line 3: 'nan' is no finite number") != std::string::npos, shapes.error().message.c_str());
        QVERIFY(shapes.error().place == Place{});
    }

    void aModelTellsTheFilesOfItsBodiesOnce() {
        model::Model scene;
        const auto add = [&](bool fixed, model::BodyShape shape) {
            model::Body body;
            body.fixed = fixed;
            body.place.file = "/scenes/here.saltus";
            body.shapes.push_back(std::move(shape));
            scene.bodies.push_back(std::move(body));
        };
        model::MeshShape mesh;
        mesh.file = "a.obj";
        model::HullShape hull;
        hull.file = "/other/b.obj";
        add(true, mesh);
        add(false, mesh);
        add(false, mesh);
        add(false, hull);
        add(false, model::SphereShape{});
        add(false, model::HullShape{}); // of points
        const auto files = mesh_files(scene);
        QCOMPARE(files.size(), std::size_t{3});
        QVERIFY(files[0].path == "/scenes/a.obj" && files[0].use == MeshUse::triangles);
        QVERIFY(files[1].path == "/scenes/a.obj" && files[1].use == MeshUse::convex_parts);
        QVERIFY(files[2].path == "/other/b.obj" && files[2].use == MeshUse::hull);
    }
};

QTEST_GUILESS_MAIN(TestMeshShapes)
#include "test_mesh_shapes.moc"
