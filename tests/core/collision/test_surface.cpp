// SPDX-License-Identifier: GPL-3.0-or-later
// Mass properties against formulas and fine meshes; hulls of points; what is said of surfaces that are no bodies.
#include "core/collision/short_turn.h"
#include "core/collision/surface.h"
#include "tests/core/collision/reference.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

using namespace saltus::collision;
using namespace saltus::collision::testing;

namespace {

constexpr double pi = std::numbers::pi;

// A closed surface of revolution about z from a profile r(z) that starts and ends on the axis.
TriangleMesh turned(const std::vector<std::array<double, 2>>& profile, int around) {
    TriangleMesh mesh;
    const auto count = static_cast<std::uint32_t>(profile.size());
    std::vector<std::uint32_t> start(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        start[i] = static_cast<std::uint32_t>(mesh.vertices.size());
        const int copies = profile[i][0] == 0.0 ? 1 : around;
        for (int j = 0; j < copies; ++j)
            mesh.vertices.push_back({profile[i][0] * std::cos(2 * pi * j / around), profile[i][0] * std::sin(2 * pi * j / around), profile[i][1]});
    }
    const auto at = [&](std::uint32_t i, int j) { return profile[i][0] == 0.0 ? start[i] : start[i] + static_cast<std::uint32_t>(j % around); };
    for (std::uint32_t i = 0; i + 1 < count; ++i)
        for (int j = 0; j < around; ++j) {
            if (profile[i][0] != 0.0) mesh.triangles.push_back({at(i, j), at(i, j + 1), at(i + 1, j)});
            if (profile[i + 1][0] != 0.0) mesh.triangles.push_back({at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)});
        }
    return mesh;
}

void compare_mass(const MassProperties& found, const MassProperties& expected, double relative) {
    QVERIFY2(std::abs(found.volume - expected.volume) <= relative * std::abs(expected.volume), qPrintable(QString("volume %1, expected %2").arg(found.volume).arg(expected.volume)));
    QVERIFY((found.centre - expected.centre).norm() <= relative * (1.0 + expected.centre.norm()));
    QVERIFY2((found.inertia - expected.inertia).norm() <= relative * expected.inertia.norm(),
             qPrintable(QString("inertia %1 %2 %3, expected %4 %5 %6").arg(found.inertia(0, 0)).arg(found.inertia(1, 1)).arg(found.inertia(2, 2))
                            .arg(expected.inertia(0, 0)).arg(expected.inertia(1, 1)).arg(expected.inertia(2, 2))));
}

MassProperties of(const TriangleMesh& mesh) {
    return mass_properties(Shape(Hull{std::make_shared<TriangleMesh>(mesh)}));
}

bool says(const saltus::Result<void>& result, const char* words) {
    return !result && result.error().message.find(words) != std::string::npos && !result.error().remedy.empty();
}

} // namespace

class TestSurface : public QObject {
    Q_OBJECT

private slots:
    void aShortTurnBringsOneDirectionToTheOtherByNoMoreThanTheirAngle() {
        const std::vector<Vector3> directions = {{0, 0, 1}, {0, 0, -1}, {1, 0, 0}, {-1, 0, 0}, {0.6, -0.8, 0}, {-0.6, 0.8, 0}, {3, 4, 12}, {-3, -4, -12.000001}, {1e-3, 2e-4, -1}};
        for (const Vector3& from : directions)
            for (const Vector3& to : directions) {
                const Eigen::Quaterniond turn = short_turn(from, to);
                QVERIFY(std::abs(turn.norm() - 1.0) < 1e-9);
                QVERIFY((turn * from.normalized() - to.normalized()).norm() < 1e-6);
                const double angle = 2.0 * std::acos(std::min(1.0, std::abs(turn.w())));
                QVERIFY(std::abs(angle - std::acos(std::clamp(from.normalized().dot(to.normalized()), -1.0, 1.0))) < 1e-6);
                if (from.z() == 0.0 && to.z() == 0.0) QVERIFY(turn.x() == 0.0 && turn.y() == 0.0); // stays in the plane
            }
    }
    void massPropertiesAgreeWithTheFormulas() {
        const MassProperties sphere = mass_properties(Shape(Sphere{0.5}));
        QCOMPARE(sphere.volume, pi / 6.0);
        QCOMPARE(sphere.inertia(0, 0), 0.4 * sphere.volume * 0.25);
        const MassProperties box = mass_properties(Shape(Box{{0.5, 1.0, 1.5}}));
        QCOMPARE(box.volume, 6.0);
        QCOMPARE(box.inertia(0, 0), 6.0 / 12.0 * (4.0 + 9.0));
        QCOMPARE(box.inertia(2, 2), 6.0 / 12.0 * (1.0 + 4.0));
        const MassProperties cylinder = mass_properties(Shape(Cylinder{0.5, 1.0}));
        QCOMPARE(cylinder.volume, pi / 2.0);
        QCOMPARE(cylinder.inertia(0, 0), cylinder.volume * (3.0 * 0.25 + 4.0) / 12.0);
        const MassProperties cone = mass_properties(Shape(Cone{0.5, 2.0}));
        QCOMPARE(cone.inertia(2, 2), 0.3 * cone.volume * 0.25);
        QCOMPARE(cone.inertia(0, 0), 3.0 / 80.0 * cone.volume * (4.0 * 0.25 + 4.0));
        const MassProperties disc = mass_properties(Shape(Disc{2.0}));
        QCOMPARE(disc.inertia(2, 2), 0.5 * disc.volume * 4.0);
        const MassProperties square = mass_properties(Shape(Polygon{{{1, 1}, {3, 1}, {3, 5}, {1, 5}}}));
        QCOMPARE(square.volume, 8.0);
        QVERIFY((square.centre - Vector3(2, 3, 0)).norm() < 1e-15);
        QVERIFY(std::abs(square.inertia(2, 2) - 8.0 * (4.0 + 16.0) / 12.0) < 1e-13);
        QCOMPARE(mass_properties(Shape(HalfSpace{})).volume, 0.0);
    }

    void massPropertiesAgreeWithFineMeshes() {
        // Inscribed in n sides the errors are of order (2 pi / n)^2: 2e-4 here.
        constexpr int n = 600;
        compare_mass(of(turned({{0, -0.25}, {0.5, -0.25}, {0, 0.75}}, n)), mass_properties(Shape(Cone{0.5, 1.0})), 2e-4);
        compare_mass(of(turned({{0, -0.7}, {0.5, -0.7}, {0.5, 0.7}, {0, 0.7}}, n)), mass_properties(Shape(Cylinder{0.5, 0.7})), 2e-4);
        std::vector<std::array<double, 2>> capsule{{0.0, -0.8}};
        for (int k = 1; k <= 100; ++k) capsule.push_back({0.3 * std::sin(k * pi / 200), -0.5 - 0.3 * std::cos(k * pi / 200)});
        for (int k = 100; k >= 1; --k) capsule.push_back({0.3 * std::sin(k * pi / 200), 0.5 + 0.3 * std::cos(k * pi / 200)});
        capsule.push_back({0.0, 0.8});
        compare_mass(of(turned(capsule, n)), mass_properties(Shape(Capsule{0.3, 0.5})), 3e-4);
    }

    void aMovedBoxHasTheInertiaOfParallelAxes() {
        Random random(1);
        for (int trial = 0; trial < 20; ++trial) {
            const Vector3 half(random.between(0.1, 1), random.between(0.1, 1), random.between(0.1, 1));
            const Pose pose = at(random.vector(10.0), random.turn());
            const MassProperties own = mass_properties(Shape(Box{half}));
            MassProperties expected = own;
            expected.centre = pose.position;
            const Matrix3 turn = pose.rotation.toRotationMatrix();
            expected.inertia = turn * own.inertia * turn.transpose();
            compare_mass(of(moved(box_surface(half), pose)), expected, 1e-11);
        }
    }

    void compoundsAddUp() {
        // A box of two halves of different density, turned as one.
        const Pose pose = at({1, 2, 3}, about({1, 1, 0}, 0.7));
        std::vector<Part> parts;
        for (const double side : {-1.0, 1.0}) parts.push_back({Box{{0.5, 0.4, 0.3}}, pose.then(at({0.5 * side, 0, 0})), side < 0 ? 1000.0 : 3000.0});
        const MassProperties whole = mass_properties(parts);
        const double volume = 8.0 * 0.5 * 0.4 * 0.3;
        QVERIFY(std::abs(whole.volume - 4000.0 * volume) < 1e-9);
        QVERIFY((whole.centre - pose.apply({0.25, 0, 0})).norm() < 1e-13);
        const double along = 4000.0 * volume / 3.0 * (0.4 * 0.4 + 0.3 * 0.3);
        QVERIFY(std::abs((pose.rotation.conjugate() * (whole.inertia * (pose.rotation * Vector3::UnitX()))).x() - along) < 1e-9);
        // Two discs.
        const std::vector<Part> discs{{Disc{0.5}, at({1, 0, 0}), 2.0}, {Disc{0.5}, at({-1, 0, 0}), 2.0}};
        const MassProperties pair = mass_properties(discs);
        QVERIFY(std::abs(pair.inertia(2, 2) - pair.volume * (0.125 + 1.0)) < 1e-12);
    }

    void surfacesThatAreNoBodiesAreNamed() {
        TriangleMesh box = box_surface({1, 1, 1});
        QVERIFY(bool(check_surface(box)));
        QVERIFY(bool(check_convex(box)));
        TriangleMesh open = box;
        open.triangles.pop_back();
        QVERIFY(says(check_surface(open), "open"));
        QVERIFY(bool(check_triangles(open)));
        TriangleMesh inside_out = box;
        for (auto& t : inside_out.triangles) std::swap(t[0], t[1]);
        QVERIFY(says(check_surface(inside_out), "inside out"));
        TriangleMesh turned_over = box;
        std::swap(turned_over.triangles[3][0], turned_over.triangles[3][1]);
        QVERIFY(says(check_surface(turned_over), "same direction"));
        TriangleMesh flat = box;
        for (auto& v : flat.vertices) v.z() = 0.0;
        QVERIFY(says(check_surface(flat), "no area"));
        TriangleMesh sheet;
        sheet.vertices = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
        sheet.triangles = {{0, 1, 2}, {0, 2, 1}};
        QVERIFY(says(check_surface(sheet), "flat"));
        TriangleMesh nan = box;
        nan.vertices[5].y() = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(says(check_surface(nan), "vertex 5"));
        TriangleMesh beyond = box;
        beyond.triangles[2][1] = 99;
        QVERIFY(says(check_surface(beyond), "vertex 99"));
        TriangleMesh dented = box;
        dented.vertices.push_back({0.0, 0.0, 0.2}); // the top's middle pushed in
        dented.triangles.pop_back(), dented.triangles.pop_back();
        for (const auto& [a, b] : {std::pair(4U, 5U), std::pair(5U, 7U), std::pair(7U, 6U), std::pair(6U, 4U)}) dented.triangles.push_back({a, b, 8});
        QVERIFY(bool(check_surface(dented)));
        QVERIFY(says(check_convex(dented), "not convex"));
        QVERIFY(says(check_triangles(TriangleMesh{}), "no triangles"));
    }

    void sizesAndPolygonsAreChecked() {
        QVERIFY(says(check_shape(Sphere{0.0}), "radius"));
        QVERIFY(says(check_shape(Sphere{-1.0}), "-1"));
        QVERIFY(says(check_shape(Box{{1, std::nan(""), 1}}), "along y"));
        QVERIFY(bool(check_shape(Cone{})));
        QVERIFY(bool(check_shape(Polygon{{{0, 0}, {1, 0}, {1, 1}}})));
        QVERIFY(says(check_shape(Polygon{{{0, 0}, {1, 1}, {1, 0}}}), "clockwise"));
        QVERIFY(says(check_shape(Polygon{{{0, 0}, {1, 0}, {2, 0}}}), "no area"));
        QVERIFY(says(check_shape(Polygon{{{0, 0}, {1, 0}}}), "2 corners"));
        QVERIFY(says(check_shape(Polygon{{{0, 0}, {2, 0}, {0.5, 0.5}, {0, 2}}}), "not convex at corner 2"));
        QVERIFY(!check_shape(Polygon{{{0, 1}, {-0.6, -0.8}, {0.95, 0.3}, {-0.95, 0.3}, {0.6, -0.8}}})); // a star
    }

    void hullsHoldAllTheirPoints() {
        Random random(2);
        for (int trial = 0; trial < 60; ++trial) {
            std::vector<Vector3> points;
            const int count = trial < 20 ? 4 + trial : 200;
            for (int k = 0; k < count; ++k) {
                Vector3 p = random.vector(1.0);
                if (trial % 3 == 1) p.normalize();                                     // on a ball
                if (trial % 3 == 2) p = (4.0 * p).array().round().matrix() * 0.25;     // on a lattice: many in one plane, many twice
                points.push_back(p);
            }
            const auto hull = convex_hull_of(points);
            QVERIFY2(bool(hull), hull ? "" : hull.error().message.c_str());
            QVERIFY(bool(check_convex(*hull->surface)));
            for (const Vector3& p : points) QVERIFY(contains(*hull, {}, p, 1e-7));
        }
        const auto cube = convex_hull_of(box_surface({1, 2, 3}).vertices);
        QCOMPARE(cube->surface->triangles.size(), std::size_t(12));
        QVERIFY(std::abs(mass_properties(Shape(*cube)).volume - 48.0) < 1e-12);
    }

    void pointsWithoutAHullAreRefused() {
        const auto message = [](const std::vector<Vector3>& points) {
            const auto hull = convex_hull_of(points);
            return hull ? std::string("a hull") : hull.error().message;
        };
        QVERIFY(message({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}).find("3 points") != std::string::npos);
        QVERIFY(message({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {2, 3, 0}}).find("one plane") != std::string::npos);
        QVERIFY(message({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}}).find("one line") != std::string::npos);
        QVERIFY(message({{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}).find("one place") != std::string::npos);
        QVERIFY(message({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, std::numeric_limits<double>::infinity()}}).find("finite") != std::string::npos);
    }

    void aMeshOfTwoPiecesBecomesTwoHulls() {
        TriangleMesh mesh = box_surface({1, 1, 1}), second = moved(box_surface({0.5, 0.5, 0.5}), at({3, 0, 0}));
        const auto offset = static_cast<std::uint32_t>(mesh.vertices.size());
        mesh.vertices.insert(mesh.vertices.end(), second.vertices.begin(), second.vertices.end());
        for (auto t : second.triangles) mesh.triangles.push_back({t[0] + offset, t[1] + offset, t[2] + offset});
        const auto parts = decompose_convex(mesh);
        QVERIFY(bool(parts));
        QCOMPARE(parts->size(), std::size_t(2));
        QVERIFY(std::abs(mass_properties(Shape((*parts)[0])).volume - 8.0) < 1e-12);
        QVERIFY(std::abs(mass_properties(Shape((*parts)[1])).volume - 1.0) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestSurface)
#include "test_surface.moc"
