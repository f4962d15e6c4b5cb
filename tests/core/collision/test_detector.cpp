// SPDX-License-Identifier: GPL-3.0-or-later
// The whole detector: every pair that is near and no other, the same for any number of threads, nothing allocated once the
// numbers have settled; compound bodies; rays; static meshes.
#include "tests/core/collision/reference.h"
#include "tests/counted_allocations.h"

#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <set>

using saltus::testing::allocations;
using namespace saltus::collision;
using namespace saltus::collision::testing;

namespace {

// A heap of all kinds of shapes over a half-space.
struct Heap {
    Detector detector{false};
    std::vector<Shape> shapes;
    std::vector<Pose> poses;
    std::vector<double> reach;

    explicit Heap(int count, double size) {
        Random random(21);
        add(HalfSpace{}, {}, true);
        const auto hull = std::make_shared<TriangleMesh>(box_surface({0.3, 0.4, 0.5}));
        for (int k = 0; k < count; ++k) {
            const Pose pose = at(Vector3(0, 0, size) + random.vector(size), random.turn());
            switch (k % 6) {
            case 0: add(Box{{0.5, 0.4, 0.3}}, pose, false); break;
            case 1: add(Sphere{0.4}, pose, false); break;
            case 2: add(Cylinder{0.3, 0.4}, pose, false); break;
            case 3: add(Capsule{0.3, 0.4}, pose, false); break;
            case 4: add(Cone{0.4, 0.8}, pose, false); break;
            default: add(Hull{hull}, pose, false); break;
            }
        }
    }
    void add(const Shape& shape, const Pose& pose, bool fixed) {
        detector.add_shape(static_cast<std::uint32_t>(poses.size()), shape, {}, fixed);
        shapes.push_back(shape), poses.push_back(pose), reach.push_back(0.01);
    }
};

bool same(std::span<const Contact> a, std::span<const Contact> b) {
    if (a.size() != b.size()) return false;
    for (std::size_t k = 0; k < a.size(); ++k)
        if (a[k].shape_a != b[k].shape_a || a[k].shape_b != b[k].shape_b || a[k].body_a != b[k].body_a || a[k].body_b != b[k].body_b || a[k].id != b[k].id ||
            a[k].gap != b[k].gap || a[k].normal != b[k].normal || a[k].point_a != b[k].point_a || a[k].point_b != b[k].point_b)
            return false;
    return true;
}

// A floor of triangles in a grid, z from a function.
TriangleMesh floor_of(int cells, double size, double (*z)(double, double)) {
    TriangleMesh mesh;
    const auto at = [&](int i, int j) { return static_cast<std::uint32_t>(i * (cells + 1) + j); };
    for (int i = 0; i <= cells; ++i)
        for (int j = 0; j <= cells; ++j) {
            const double x = size * (2.0 * i / cells - 1.0), y = size * (2.0 * j / cells - 1.0);
            mesh.vertices.push_back({x, y, z(x, y)});
        }
    for (int i = 0; i < cells; ++i)
        for (int j = 0; j < cells; ++j) {
            mesh.triangles.push_back({at(i, j), at(i + 1, j), at(i + 1, j + 1)});
            mesh.triangles.push_back({at(i, j), at(i + 1, j + 1), at(i, j + 1)});
        }
    return mesh;
}

double flat(double, double) { return 0.0; }
double valley(double x, double) { return std::abs(x); }
double ridge(double x, double) { return -std::abs(x); }

} // namespace

class TestDetector : public QObject {
    Q_OBJECT

private slots:
    // What is made ready of a shape serves all like it, and no other: each gives the contacts that it gives alone.
    void shapes_alike_share_what_is_made_of_them_and_others_do_not() {
        const auto hull = [](double z) { return Hull{std::make_shared<TriangleMesh>(box_surface({0.3, 0.4, z}))}; };
        const Hull one = hull(0.5), other = hull(0.6);
        const std::vector<Shape> shapes = {Box{{0.5, 0.4, 0.3}}, Box{{0.5, 0.4, 0.35}}, Box{{0.5, 0.4, 0.3}}, Box{{0.45, 0.4, 0.3}}, Sphere{0.3}, Sphere{0.35}, Sphere{0.3},
                                           Cylinder{0.3, 0.4}, Cylinder{0.3, 0.5}, Cylinder{0.35, 0.4}, Capsule{0.3, 0.4}, Capsule{0.3, 0.5}, Capsule{0.35, 0.4}, Cone{0.4, 0.8},
                                           Cone{0.4, 0.9}, Cone{0.5, 0.8}, one, other, one, Box{{0.5, 0.4, 0.35}}};
        const auto contacts_of = [](std::span<const Shape> some) {
            Detector detector{false};
            detector.add_shape(0, HalfSpace{}, {}, true);
            std::vector<Pose> poses = {Pose{}};
            for (std::size_t k = 0; k < some.size(); ++k) {
                detector.add_shape(static_cast<std::uint32_t>(k + 1), some[k], {}, false);
                poses.push_back(at(Vector3(0, 0, 1)));
            }
            const std::vector<double> reach(poses.size(), 2.0);
            for (std::size_t k = 1; k < poses.size(); ++k) poses[k].position.x() = 20.0 * static_cast<double>(k);
            const auto found = detector.detect(poses, reach, 1);
            std::vector<double> gaps;
            for (const Contact& contact : found) gaps.push_back(contact.gap);
            return gaps;
        };
        std::vector<double> alone;
        for (const Shape& shape : shapes) {
            const std::vector<double> own = contacts_of(std::span(&shape, 1));
            QVERIFY(!own.empty());
            alone.insert(alone.end(), own.begin(), own.end());
        }
        QVERIFY(contacts_of(shapes) == alone);
    }
    void everyPairThatIsNearIsFoundAndNoOther() {
        Heap heap(120, 2.0);
        const auto found = heap.detector.detect(heap.poses, heap.reach);
        const std::vector<Contact> contacts(found.begin(), found.end());
        QVERIFY(contacts.size() > 200);
        std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
        std::tuple<std::uint32_t, std::uint32_t, std::uint64_t> last{0, 0, 0};
        bool first = true;
        for (const Contact& c : contacts) {
            QVERIFY(c.shape_a < c.shape_b && c.gap <= 0.02);
            const std::tuple now{c.shape_a, c.shape_b, c.id};
            QVERIFY2(first || last < now, "not sorted");
            last = now, first = false;
            pairs.insert({c.shape_a, c.shape_b});
        }
        for (std::uint32_t a = 0; a < heap.poses.size(); ++a)
            for (std::uint32_t b = a + 1; b < heap.poses.size(); ++b) {
                Two two(heap.shapes[a], heap.shapes[b]);
                QCOMPARE(!two.at(heap.poses[a], heap.poses[b], 0.02).empty(), pairs.contains({a, b}));
            }
    }

    void anyNumberOfThreadsGivesTheSameBits() {
        Heap one(600, 4.0), two(600, 4.0);
        Random random(22);
        for (int step = 0; step < 5; ++step) {
            const auto expected = one.detector.detect(one.poses, one.reach, 1);
            for (const int threads : {2, 3, 1}) QVERIFY(same(expected, two.detector.detect(two.poses, two.reach, threads)));
            for (std::size_t k = 1; k < one.poses.size(); ++k) one.poses[k].position += random.vector(0.05), two.poses[k] = one.poses[k];
        }
        // Nothing is remembered: a detector that has seen none of it says the same.
        Heap fresh(600, 4.0);
        QVERIFY(same(one.detector.detect(one.poses, one.reach), fresh.detector.detect(one.poses, one.reach)));
    }

    void aDetectionAllocatesNothingOnceTheNumbersHaveSettled() {
        for (const int threads : {1, 2}) {
            Heap heap(300, 3.0);
            heap.add(Mesh{std::make_shared<TriangleMesh>(floor_of(10, 3.0, valley))}, {}, true);
            for (int k = 0; k < 3; ++k) heap.detector.detect(heap.poses, heap.reach, threads);
            const long before = allocations.load();
            for (int k = 0; k < 20; ++k) heap.detector.detect(heap.poses, heap.reach, threads);
            QCOMPARE(allocations.load() - before, 0L);
        }
    }

    void shapesOfOneBodyOfFixedBodiesAndOfJoinedOnesNeverMeet() {
        Detector detector(false);
        detector.add_shape(0, Box{}, at({0, 0, 0}), false);
        detector.add_shape(0, Box{}, at({0.5, 0, 0}), false);
        detector.add_shape(1, Box{}, at({0, 0, 0}), false);
        detector.add_shape(2, Box{}, at({0, 0, 0}), true);
        detector.add_shape(3, HalfSpace{}, {}, true);
        const std::vector<Pose> poses(4, at({0, 0, 0.2}));
        const std::vector<double> reach(4, 0.01);
        std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
        for (const Contact& c : detector.detect(poses, reach)) pairs.insert({c.shape_a, c.shape_b});
        QCOMPARE(pairs, (std::set<std::pair<std::uint32_t, std::uint32_t>>{{0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}, {0, 4}, {1, 4}, {2, 4}}));
        detector.ignore_pair(1, 0);
        detector.ignore_pair(3, 1);
        pairs.clear();
        for (const Contact& c : detector.detect(poses, reach)) pairs.insert({c.shape_a, c.shape_b});
        QCOMPARE(pairs, (std::set<std::pair<std::uint32_t, std::uint32_t>>{{0, 3}, {1, 3}, {2, 3}, {0, 4}, {1, 4}}));
    }

    void aPoseThatIsNoNumberMeetsNothingAndHarmsNobody() {
        Heap heap(60, 1.5);
        const std::size_t before = heap.detector.detect(heap.poses, heap.reach).size();
        heap.poses.push_back(at(Vector3::Constant(std::nan(""))));
        heap.reach.push_back(0.01);
        heap.detector.add_shape(61, Box{}, {}, false);
        QCOMPARE(heap.detector.detect(heap.poses, heap.reach).size(), before);
    }

    void raysHitWhatIsNearest() {
        Detector detector(false);
        const std::vector<std::pair<Shape, double>> row = {{Sphere{0.5}, 0.5},     {Box{{0.3, 0.4, 0.5}}, 0.3}, {Cylinder{0.2, 0.7}, 0.2}, {Capsule{0.25, 0.5}, 0.25},
                                                           {Cone{0.4, 1.0}, 0.4 * 0.75}, {Hull{std::make_shared<TriangleMesh>(box_surface({0.6, 1, 1}))}, 0.6}};
        std::vector<Pose> poses;
        for (std::size_t k = 0; k < row.size(); ++k) {
            detector.add_shape(static_cast<std::uint32_t>(k), row[k].first, {}, false);
            poses.push_back(at({0, 10.0 * static_cast<double>(k), 0}));
        }
        detector.add_shape(static_cast<std::uint32_t>(row.size()), HalfSpace{}, {}, true);
        poses.push_back(at({0, 0, -2}));
        detector.detect(poses, std::vector<double>(poses.size(), 0.0));
        std::uint32_t shape = 99;
        double fraction = 0.0;
        for (std::size_t k = 0; k < row.size(); ++k) {
            const double y = 10.0 * static_cast<double>(k);
            QVERIFY(detector.cast({5, y, 0}, {-5, y, 0}, shape, fraction));
            QCOMPARE(shape, static_cast<std::uint32_t>(k));
            QVERIFY(std::abs(5.0 - 10.0 * fraction - row[k].second) < 1e-12);
        }
        QVERIFY(detector.cast({5, 5, 8}, {5, 5, -12}, shape, fraction));
        QCOMPARE(shape, static_cast<std::uint32_t>(row.size()));
        QVERIFY(std::abs(fraction - 0.5) < 1e-14);
        QVERIFY(!detector.cast({5, 5, 8}, {5, 5, 1}, shape, fraction));
        // Rays at random against points of the shape: what lies on the way before the hit is outside.
        Random random(23);
        for (int trial = 0; trial < 2000; ++trial) {
            const Vector3 from = random.vector(3.0) + Vector3(0, 10.0 * static_cast<double>(trial % 6), 0), to = random.vector(1.0) + Vector3(0, 10.0 * static_cast<double>(trial % 6), 0);
            const auto inside = [&](double t) {
                const Vector3 p = from + t * (to - from);
                for (std::size_t k = 0; k < row.size(); ++k)
                    if (contains(row[k].first, poses[k], p, -1e-6)) return true;
                return p.z() < -2.0 - 1e-6;
            };
            const bool hit = detector.cast(from, to, shape, fraction);
            for (int k = 0; k <= 100; ++k) QVERIFY(!inside((hit ? fraction : 1.0) * k / 100.0) || (hit && fraction == 0.0));
            if (hit && shape < row.size()) QVERIFY(contains(row[shape].first, poses[shape], from + fraction * (to - from), 1e-9));
        }
    }

    void aMeshFloorActsLikeAPlane() {
        // The edges inside a flat floor show in nothing: same points, same gaps, normals straight up.
        const Shape mesh = Mesh{std::make_shared<TriangleMesh>(floor_of(8, 4.0, flat))};
        Random random(24);
        const std::vector<Shape> shapes = {Sphere{0.4}, Box{{0.5, 0.4, 0.3}}, Cylinder{0.3, 0.4}, Capsule{0.3, 0.4}, Cone{0.4, 0.8}, Hull{std::make_shared<TriangleMesh>(box_surface({0.3, 0.4, 0.5}))}};
        for (const Shape& shape : shapes) {
            Two plane(HalfSpace{}, shape), triangles(mesh, shape);
            for (int trial = 0; trial < 60; ++trial) {
                Pose pose = at({random.between(-2, 2), random.between(-2, 2), 0.0}, random.turn());
                if (trial % 4 == 0) pose.rotation = about(Vector3::UnitZ(), random.between(-3, 3));
                if (trial % 4 == 1) pose.rotation = about(Vector3::UnitX(), std::acos(0.0));
                if (trial % 8 == 4) pose.position.x() = 1.0, pose.position.y() = 1.0; // above a vertex
                pose.position.z() = height(shape, at({0, 0, 0}, pose.rotation), -Vector3::UnitZ()) + (trial % 3 == 0 ? 1e-3 : trial % 3 == 1 ? -1e-5 : 1e-9);
                const auto first = plane.at({}, pose, 2e-3);
                const std::vector<Contact> expected(first.begin(), first.end());
                const auto found = triangles.at({}, pose, 2e-3);
                QVERIFY(!found.empty());
                for (const Contact& c : found) QVERIFY2((c.normal + Vector3::UnitZ()).norm() < 1e-9, "a normal that leans");
                QVERIFY(std::abs(Two::smallest(found) - Two::smallest(expected)) < 1e-9);
                for (const Contact& e : expected) {
                    double nearest = 1.0;
                    for (const Contact& f : found) nearest = std::min(nearest, (f.point_b - e.point_b).norm());
                    QVERIFY2(nearest < 1e-6, qPrintable(QString("shape %1, trial %2: a point is missing by %3").arg(shape.index()).arg(trial).arg(nearest)));
                }
            }
        }
    }

    void aBallRollsOverAMeshWithoutABump() {
        const Shape mesh = Mesh{std::make_shared<TriangleMesh>(floor_of(40, 4.0, flat))};
        Two two(mesh, Sphere{0.5});
        for (int k = 0; k < 3000; ++k) {
            const auto contacts = two.at({}, at({-2.0 + 1.234e-3 * k, -1.0 + 0.777e-3 * k, 0.4999}), 0.01);
            QCOMPARE(contacts.size(), std::size_t(1));
            QVERIFY(std::abs(contacts[0].gap + 1e-4) < 1e-13 && contacts[0].normal.z() < -1.0 + 1e-15);
            QCOMPARE(contacts[0].id, two.at({}, at({0.1, 0.1, 0.4999}), 0.01)[0].id);
        }
    }

    void aBallInAValleyTouchesBothSidesAndOnARidgeItsEdge() {
        Two hollow(Mesh{std::make_shared<TriangleMesh>(floor_of(8, 4.0, valley))}, Sphere{0.5});
        const double level = 0.5 * std::sqrt(2.0);
        const auto both = hollow.at({}, at({0, 0.3, level + 1e-4}), 0.01);
        QCOMPARE(both.size(), std::size_t(2));
        for (const Contact& c : both) QVERIFY(std::abs(c.gap - 1e-4 / std::sqrt(2.0)) < 1e-12);
        Two edge(Mesh{std::make_shared<TriangleMesh>(floor_of(8, 4.0, ridge))}, Sphere{0.5});
        const auto top = edge.at({}, at({0, 0.3, 0.5001}), 0.01);
        QCOMPARE(top.size(), std::size_t(1));
        QVERIFY(std::abs(top[0].gap - 1e-4) < 1e-12);
        QVERIFY((top[0].normal + Vector3::UnitZ()).norm() < 1e-12);
        // On the slope beside the edge: the slope's own normal.
        const Vector3 slope = Vector3(1, 0, 1).normalized();
        const auto aside = edge.at({}, at(Vector3(0.5, 0.3, -0.5) + 0.5001 * slope), 0.01);
        QCOMPARE(aside.size(), std::size_t(1));
        QVERIFY((aside[0].normal + slope).norm() < 1e-12);
        // A box across the ridge: the ridge is found below its middle.
        Two box(Mesh{std::make_shared<TriangleMesh>(floor_of(8, 4.0, ridge))}, Box{{0.5, 0.5, 0.5}});
        const auto on_ridge = box.at({}, at({0.0, 0.3, 0.5001}), 0.01);
        QVERIFY(on_ridge.size() >= 2);
        for (const Contact& c : on_ridge) {
            QVERIFY((c.normal + Vector3::UnitZ()).norm() < 1e-9);
            QVERIFY(std::abs(c.gap - 1e-4) < 1e-9 && std::abs(c.point_a.x()) < 1e-9);
        }
    }

    void meshesAreTouchedFromOutsideOnly() {
        // A closed box as a mesh, a ball over its top: the bottom's triangles say nothing.
        Two two(Mesh{std::make_shared<TriangleMesh>(box_surface({1, 1, 0.1}))}, Sphere{0.5});
        const auto contacts = two.at({}, at({0.2, 0.1, 0.55}), 0.3);
        QCOMPARE(contacts.size(), std::size_t(1));
        QVERIFY(std::abs(contacts[0].gap + 0.05) < 1e-14 && contacts[0].normal.z() < -0.999);
    }
};

QTEST_APPLESS_MAIN(TestDetector)
#include "test_detector.moc"
