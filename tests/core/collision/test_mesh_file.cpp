// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes from files of every form; files that are damaged, cut off or lie about themselves.
#include "core/base/going_on.h"
#include "core/collision/mesh_file.h"
#include "core/collision/surface.h"
#include "tests/core/collision/reference.h"

#include <QtTest>

#include <bit>
#include <cstring>

using namespace saltus;
using namespace saltus::collision;
using namespace saltus::collision::testing;

namespace {

template <class Number>
void put(std::string& bytes, Number value, bool big = false) {
    std::array<char, sizeof value> raw;
    std::memcpy(raw.data(), &value, sizeof value);
    if (big != (std::endian::native == std::endian::big)) std::reverse(raw.begin(), raw.end());
    bytes.append(raw.data(), raw.size());
}

std::string stl_binary(const TriangleMesh& mesh) {
    std::string bytes(80, ' ');
    bytes.replace(0, 5, "solid"); // as many programs write it, though it is not text
    put(bytes, static_cast<std::uint32_t>(mesh.triangles.size()));
    for (const auto& t : mesh.triangles) {
        for (int k = 0; k < 3; ++k) put(bytes, 0.0F);
        for (const auto v : t)
            for (int k = 0; k < 3; ++k) put(bytes, static_cast<float>(mesh.vertices[v][k]));
        put(bytes, std::uint16_t(0));
    }
    return bytes;
}

std::string stl_text(const TriangleMesh& mesh) {
    std::string text = "solid a box\n";
    for (const auto& t : mesh.triangles) {
        text += "facet normal 0 0 0\n outer loop\n";
        for (const auto v : t) text += QString("  vertex %1 %2 %3\r\n").arg(mesh.vertices[v].x()).arg(mesh.vertices[v].y()).arg(mesh.vertices[v].z()).toStdString();
        text += " endloop\nendfacet\n";
    }
    return text + "endsolid a box\n";
}

std::string obj(const TriangleMesh& mesh) {
    std::string text = "# a box\no box\n";
    for (const auto& v : mesh.vertices) text += QString("v %1 %2 %3\n").arg(v.x()).arg(v.y()).arg(v.z()).toStdString();
    text += "vn 0 0 1\nusemtl red\ns off\n";
    for (const auto& t : mesh.triangles) text += QString("f %1//1 %2//1 %3//1\n").arg(t[0] + 1).arg(t[1] + 1).arg(t[2] + 1).toStdString();
    return text;
}

std::string ply(const TriangleMesh& mesh, int form) { // 0 text, 1 little, 2 big
    static const std::array<const char*, 3> names{"ascii", "binary_little_endian", "binary_big_endian"};
    std::string bytes = std::string("ply\nformat ") + names[static_cast<std::size_t>(form)] + " 1.0\ncomment hello\nelement vertex " + std::to_string(mesh.vertices.size()) +
                        "\nproperty double x\nproperty double y\nproperty double z\nproperty uchar red\nelement face " + std::to_string(mesh.triangles.size()) +
                        "\nproperty list uchar int vertex_indices\nend_header\n";
    for (const auto& v : mesh.vertices) {
        if (form == 0) bytes += QString("%1 %2 %3 255\n").arg(v.x()).arg(v.y()).arg(v.z()).toStdString();
        else {
            for (int k = 0; k < 3; ++k) put(bytes, v[k], form == 2);
            put(bytes, std::uint8_t(255));
        }
    }
    for (const auto& t : mesh.triangles) {
        if (form == 0) bytes += QString("3 %1 %2 %3\n").arg(t[0]).arg(t[1]).arg(t[2]).toStdString();
        else {
            put(bytes, std::uint8_t(3));
            for (const auto v : t) put(bytes, static_cast<std::int32_t>(v), form == 2);
        }
    }
    return bytes;
}

std::string error_of(const std::string& bytes, MeshFormat format) {
    const auto mesh = read_mesh(bytes, format, 1.0, "part");
    if (mesh) return "no error";
    if (mesh.error().remedy.empty()) return "no remedy";
    return mesh.error().text();
}

} // namespace

class TestMeshFile : public QObject {
    Q_OBJECT

private slots:
    void everyFormGivesTheSameBody() {
        const TriangleMesh box = moved(box_surface({0.5, 0.25, 1.5}), at({1, 2, 3}));
        const std::vector<std::pair<std::string, MeshFormat>> files = {{obj(box), MeshFormat::obj},     {stl_text(box), MeshFormat::stl}, {stl_binary(box), MeshFormat::stl},
                                                                       {ply(box, 0), MeshFormat::ply}, {ply(box, 1), MeshFormat::ply},    {ply(box, 2), MeshFormat::ply}};
        for (const auto& [bytes, format] : files) {
            const auto mesh = read_mesh(bytes, format, 0.001, "part");
            QVERIFY2(bool(mesh), mesh ? "" : mesh.error().text().c_str());
            QCOMPARE(mesh->vertices.size(), std::size_t(8)); // merged
            QCOMPARE(mesh->triangles.size(), std::size_t(12));
            QVERIFY(bool(check_convex(*mesh)));
            const MassProperties mass = mass_properties(Shape(Hull{std::make_shared<TriangleMesh>(*mesh)}));
            QVERIFY(std::abs(mass.volume - 1.5e-9) < 1e-21);
            QVERIFY((mass.centre - Vector3(0.001, 0.002, 0.003)).norm() < 1e-15);
        }
    }

    void polygonsAndNegativeNumbersOfObjFilesAreRead() {
        const auto mesh = read_mesh("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf -4/1 -3/2 \\\n -2 -1\n", MeshFormat::obj, 2.0, "part");
        QVERIFY2(bool(mesh), mesh ? "" : mesh.error().text().c_str());
        QCOMPARE(mesh->triangles.size(), std::size_t(2));
        QCOMPARE(mesh->vertices[2], Vector3(2, 2, 0));
    }

    void filesAreKnownByTheirEnding() {
        QCOMPARE(*mesh_format_of("a/b.STL"), MeshFormat::stl);
        QVERIFY(!mesh_format_of("a/b.step"));
        QVERIFY(!mesh_format_of("stl"));
        QVERIFY(!read_mesh_file("/no/such/file.obj"));
    }

    void damagedFilesAreNamedWithTheirPlace() {
        const auto has = [](const std::string& text, const char* words) { return text.find(words) != std::string::npos; };
        QVERIFY(has(error_of("v 0 0 0\nv 1 x 0\n", MeshFormat::obj), "part:2"));
        QVERIFY(has(error_of("v 0 0 nan\n", MeshFormat::obj), "finite"));
        QVERIFY(has(error_of("v 0 0\n", MeshFormat::obj), "three"));
        QVERIFY(has(error_of("v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 4\n", MeshFormat::obj), "part:4"));
        QVERIFY(has(error_of("v 0 0 0\nf 1 0 1\n", MeshFormat::obj), "part:2"));
        QVERIFY(has(error_of("v 0 0 0\nf 1 1\n", MeshFormat::obj), "2 corners"));
        QVERIFY(has(error_of("", MeshFormat::obj), "no triangle"));
        QVERIFY(has(error_of("v 1 2 3\n", MeshFormat::obj), "points alone"));
        QVERIFY(has(error_of("solid\nfacet\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nendloop\n", MeshFormat::stl), "part:6"));
        QVERIFY(has(error_of("solid\nrubbish\n", MeshFormat::stl), "rubbish"));
        QVERIFY(has(error_of("short", MeshFormat::stl), "header"));
        std::string huge(84, '\0');
        huge[80] = huge[81] = huge[82] = huge[83] = '\xff';
        QVERIFY(has(error_of(huge, MeshFormat::stl), "4294967295"));
        QVERIFY(has(error_of("ply\nformat ascii 1.0\nelement vertex 99999999999\nproperty float x\nend_header\n1 2 3\n", MeshFormat::ply), "more than the file holds"));
        QVERIFY(has(error_of("ply\nformat ascii 1.0\nelement vertex 18446744073709551615\nend_header\n", MeshFormat::ply), "more than the file holds"));
        QVERIFY(has(error_of("ply\nformat morse 1.0\n", MeshFormat::ply), "morse"));
        QVERIFY(has(error_of("ply\nelement vertex 1\n", MeshFormat::ply), "header"));
        QVERIFY(has(error_of("ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\n"
                             "end_header\n0 0 0\n3 0 0 7\n",
                             MeshFormat::ply),
                    "not there"));
        QVERIFY(has(error_of("ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty list uchar int more\nend_header\n0 4000000000\n", MeshFormat::ply), "length"));
        QVERIFY(!read_mesh(obj(box_surface({1, 1, 1})), MeshFormat::obj, 0.0, "part"));
        QVERIFY(!read_mesh(obj(box_surface({1, 1, 1})), MeshFormat::obj, 1e308 * 10, "part"));
    }

    // For each triangle or line at least, in every form, and while the hull grows and is checked; whoever says no is thrown to.
    void readingAMeshAndMakingItsHullAskToGoOn() {
        const TriangleMesh box = box_surface({0.5, 0.25, 1.5});
        const std::vector<std::pair<std::string, MeshFormat>> files = {{obj(box), MeshFormat::obj},     {stl_text(box), MeshFormat::stl}, {stl_binary(box), MeshFormat::stl},
                                                                       {ply(box, 0), MeshFormat::ply}, {ply(box, 1), MeshFormat::ply}};
        int asked = 0, left = 0;
        const GoesOn counts = [&] { return ++asked > 0; }, stops = [&] { return left-- > 0; };
        for (const auto& [bytes, format] : files) {
            asked = 0;
            {
                const StopQuestion question(counts);
                QVERIFY(read_mesh(bytes, format, 1.0, "part"));
            }
            QVERIFY2(asked >= 24, std::to_string(asked).c_str()); // read, merged
            const StopQuestion question(stops);
            left = asked - 1;
            QVERIFY_THROWS_EXCEPTION(Stopped, (void)read_mesh(bytes, format, 1.0, "part"));
        }
        Random random(7);
        std::vector<Vector3> points;
        for (int k = 0; k < 500; ++k) points.push_back(random.direction());
        asked = 0;
        {
            const StopQuestion question(counts);
            QVERIFY(convex_hull_of(points));
        }
        QVERIFY2(asked > 500 + 2 * 500, std::to_string(asked).c_str()); // grown to each point, its triangles checked
        const StopQuestion question(stops);
        for (left = 1; left < asked; left = 3 * left) {
            const int last = left;
            QVERIFY_THROWS_EXCEPTION(Stopped, (void)convex_hull_of(points));
            left = last;
        }
    }

    void mangledFilesNeverCrash() {
        const TriangleMesh box = box_surface({0.5, 0.25, 1.5});
        const std::vector<std::pair<std::string, MeshFormat>> files = {{obj(box), MeshFormat::obj},     {stl_text(box), MeshFormat::stl}, {stl_binary(box), MeshFormat::stl},
                                                                       {ply(box, 0), MeshFormat::ply}, {ply(box, 1), MeshFormat::ply},    {ply(box, 2), MeshFormat::ply}};
        Random random(5);
        int refused = 0, read = 0;
        for (int trial = 0; trial < 6000; ++trial) {
            auto [bytes, format] = files[static_cast<std::size_t>(trial) % files.size()];
            const int changes = 1 + static_cast<int>(random.engine() % 4);
            for (int k = 0; k < changes && !bytes.empty(); ++k) {
                const std::size_t place = random.engine() % bytes.size();
                switch (random.engine() % 4) {
                case 0: bytes[place] = static_cast<char>(random.engine()); break;
                case 1: bytes.resize(place); break;
                case 2: bytes.erase(place, random.engine() % 20); break;
                default: bytes.insert(place, bytes.substr(random.engine() % bytes.size(), 10)); break;
                }
            }
            const auto mesh = read_mesh(bytes, format, 1.0, "part");
            if (mesh) {
                ++read;
                for (const auto& t : mesh->triangles)
                    for (const auto v : t) QVERIFY(v < mesh->vertices.size());
                static_cast<void>(check_surface(*mesh));
            } else {
                ++refused;
                QVERIFY(!mesh.error().message.empty());
            }
        }
        QVERIFY2(refused > 500 && read > 100, qPrintable(QString("%1 refused, %2 read").arg(refused).arg(read)));
    }
};

QTEST_APPLESS_MAIN(TestMeshFile)
#include "test_mesh_file.moc"
