// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts of pairs of shapes against closed forms, searches by brute force, and symmetries.
#include "core/collision/surface.h"
#include "tests/core/collision/reference.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace saltus::collision;
using namespace saltus::collision::testing;

namespace {

TriangleMesh icosahedron(double radius) {
    const double g = (1.0 + std::sqrt(5.0)) / 2.0, s = radius / std::sqrt(1.0 + g * g);
    TriangleMesh mesh;
    mesh.vertices = {{-1, g, 0}, {1, g, 0}, {-1, -g, 0}, {1, -g, 0}, {0, -1, g}, {0, 1, g}, {0, -1, -g}, {0, 1, -g}, {g, 0, -1}, {g, 0, 1}, {-g, 0, -1}, {-g, 0, 1}};
    for (Vector3& v : mesh.vertices) v *= s;
    mesh.triangles = {{0, 11, 5}, {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4}, {11, 10, 2}, {10, 7, 6}, {7, 1, 8},
                      {3, 9, 4},  {3, 4, 2},  {3, 2, 6},  {3, 6, 8},  {3, 8, 9},   {4, 9, 5}, {2, 4, 11}, {6, 2, 10},  {8, 6, 7},  {9, 8, 1}};
    return mesh;
}

struct Named {
    const char* name;
    Shape shape;
};

std::vector<Named> convex_shapes() {
    return {{"sphere", Sphere{0.4}},
            {"box", Box{{0.3, 0.5, 0.4}}},
            {"cylinder", Cylinder{0.35, 0.5}},
            {"capsule", Capsule{0.2, 0.4}},
            {"cone", Cone{0.45, 0.9}},
            {"hull", Hull{std::make_shared<TriangleMesh>(icosahedron(0.5))}}};
}

std::vector<Named> planar_shapes() {
    return {{"disc", Disc{0.4}},
            {"triangle", Polygon{{{-0.4, -0.3}, {0.6, -0.2}, {-0.1, 0.5}}}},
            {"square", Polygon{{{-0.4, -0.4}, {0.4, -0.4}, {0.4, 0.4}, {-0.4, 0.4}}}}};
}

// a moved along a random direction until the two are `gap` apart (negative: overlap), by bisection on a plain search.
Pose placed_apart(const Shape& a, const Shape& b, const Pose& pb, Random& random, double gap, bool planar = false) {
    Pose pose;
    Vector3 direction = random.direction();
    if (planar) direction = Vector3(direction.x(), direction.y(), 0.0).normalized(), pose.rotation = random.planar_turn();
    else pose.rotation = random.turn();
    double low = 0.0, high = 4.0;
    for (int k = 0; k < 20; ++k) {
        const double middle = 0.5 * (low + high);
        pose.position = pb.position + middle * direction;
        double apart = -10.0;
        if (planar) {
            for (int m = 0; m < 720; ++m)
                apart = std::max(apart, apart_along(a, pose, b, pb, {std::cos(m * 0.00872664626), std::sin(m * 0.00872664626), 0.0}));
        } else {
            for (int m = 0; m < 250; ++m) {
                const double z = 1.0 - 2.0 * (m + 0.5) / 250, phi = m * 2.399963229728653, r = std::sqrt(1.0 - z * z);
                apart = std::max(apart, apart_along(a, pose, b, pb, {r * std::cos(phi), r * std::sin(phi), z}));
            }
        }
        (apart < gap ? low : high) = middle;
    }
    return pose;
}

void compare_close(double found, double expected, double tolerance, const char* what) {
    if (!(std::abs(found - expected) <= tolerance))
        QFAIL(qPrintable(QString("%1: found %2, expected %3, difference %4").arg(what).arg(found, 0, 'g', 17).arg(expected, 0, 'g', 17).arg(found - expected)));
}

void add_pairs() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    const auto shapes = convex_shapes();
    for (int i = 0; i < static_cast<int>(shapes.size()); ++i)
        for (int j = i; j < static_cast<int>(shapes.size()); ++j)
            QTest::addRow("%s and %s", shapes[static_cast<std::size_t>(i)].name, shapes[static_cast<std::size_t>(j)].name) << i << j;
}

} // namespace

class TestContacts : public QObject {
    Q_OBJECT

private slots:
    void theSmallestGapIsTheDistance_data() { add_pairs(); }
    void theSmallestGapIsTheDistance() {
        const auto shapes = convex_shapes();
        QFETCH(int, first);
        QFETCH(int, second);
        const Shape &a = shapes[static_cast<std::size_t>(first)].shape, &b = shapes[static_cast<std::size_t>(second)].shape;
        Two two(a, b);
        Random random(7);
        for (int trial = 0; trial < 12; ++trial) {
            const Pose pb = at(random.vector(1.0), random.turn());
            const Pose pa = placed_apart(a, b, pb, random, trial % 3 == 0 ? 1e-3 : trial % 3 == 1 ? 0.1 : 0.01);
            const auto contacts = two.at(pa, pb, 0.5);
            QVERIFY(!contacts.empty());
            const Contact& nearest = *std::min_element(contacts.begin(), contacts.end(), [](const Contact& x, const Contact& y) { return x.gap < y.gap; });
            // A proof from both sides: two points of the shapes are this near, and a slab this thick lies between the shapes.
            QVERIFY(nearest.gap > 0.0);
            compare_close((nearest.point_a - nearest.point_b).norm(), nearest.gap, 1e-12, "between the points");
            compare_close(apart_along(a, pa, b, pb, nearest.normal), nearest.gap, 1e-10, qPrintable(QString("between the planes, trial %1").arg(trial)));
            QVERIFY2(contains(a, pa, nearest.point_a, 1e-9) && contains(b, pb, nearest.point_b, 1e-9), "a point off its shape");
        }
    }

    void theDeepestGapIsTheSmallestWayOut_data() { add_pairs(); }
    void theDeepestGapIsTheSmallestWayOut() {
        const auto shapes = convex_shapes();
        QFETCH(int, first);
        QFETCH(int, second);
        const Shape &a = shapes[static_cast<std::size_t>(first)].shape, &b = shapes[static_cast<std::size_t>(second)].shape;
        Two two(a, b);
        Random random(8);
        for (int trial = 0; trial < 6; ++trial) {
            const Pose pb = at(random.vector(1.0), random.turn());
            const Pose pa = placed_apart(a, b, pb, random, trial % 3 == 0 ? -1e-3 : trial % 3 == 1 ? -0.02 : -0.005);
            const double expected = apart_by_search(a, pa, b, pb);
            const auto contacts = two.at(pa, pb, 0.5);
            QVERIFY(!contacts.empty());
            const Contact& deepest = *std::min_element(contacts.begin(), contacts.end(), [](const Contact& x, const Contact& y) { return x.gap < y.gap; });
            compare_close(apart_along(a, pa, b, pb, deepest.normal), deepest.gap, 1e-9, qPrintable(QString("between the planes, trial %1").arg(trial)));
            QVERIFY2(deepest.gap >= expected - 1e-9, qPrintable(QString("trial %1: a shorter way out: %2 instead of %3").arg(trial).arg(expected).arg(deepest.gap)));
            QVERIFY2(contains(a, pa, deepest.point_a, 1e-6) && contains(b, pb, deepest.point_b, 1e-6), "a point off its shape");
        }
    }

    void everyContactHoldsTogether_data() { add_pairs(); }
    void everyContactHoldsTogether() {
        const auto shapes = convex_shapes();
        QFETCH(int, first);
        QFETCH(int, second);
        const Shape &a = shapes[static_cast<std::size_t>(first)].shape, &b = shapes[static_cast<std::size_t>(second)].shape;
        Two two(a, b), swapped(b, a);
        Random random(9);
        for (int trial = 0; trial < 15; ++trial) {
            const Pose pb = at(random.vector(1.0), random.turn());
            const Pose pa = placed_apart(a, b, pb, random, trial % 2 ? 0.01 : -0.003);
            const auto found = two.at(pa, pb, 0.1);
            QVERIFY(!found.empty());
            const std::vector<Contact> contacts(found.begin(), found.end());
            std::set<std::uint64_t> ids;
            for (const Contact& c : contacts) {
                QVERIFY2(ids.insert(c.id).second, "an id twice in one pair");
                QVERIFY(std::abs(c.normal.norm() - 1.0) < 1e-13);
                QVERIFY(std::abs((c.point_a - c.point_b).dot(c.normal) - c.gap) < 1e-12);
                QVERIFY2((c.point_a - c.point_b - c.gap * c.normal).norm() < 1e-9, "the points do not lie on the normal");
                QVERIFY(c.shape_a == 0 && c.shape_b == 1 && c.body_a == 0 && c.body_b == 1);
                // On the surfaces, not beyond: no direction sees the point outside by more than round-off.
                for (int k = 0; k < 50; ++k) {
                    const Vector3 n = random.direction();
                    QVERIFY(n.dot(c.point_a) <= height(a, pa, n) + 2e-6);
                    QVERIFY(n.dot(c.point_b) <= height(b, pb, n) + 2e-6);
                }
            }
            // Swapped: the same with the roles changed.
            const auto mirror = swapped.at(pb, pa, 0.1);
            compare_close(Two::smallest(mirror), Two::smallest(contacts), 1e-10, "swapped");
            // Moved together: the same.
            const Pose motion = at(random.vector(5.0), random.turn());
            const auto elsewhere = two.at(motion.then(pa), motion.then(pb), 0.1);
            QCOMPARE(elsewhere.size(), contacts.size());
            for (std::size_t k = 0; k < contacts.size(); ++k) {
                QCOMPARE(elsewhere[k].id, contacts[k].id);
                compare_close(elsewhere[k].gap, contacts[k].gap, 1e-10, "moved together");
                compare_close((elsewhere[k].normal - motion.rotation * contacts[k].normal).norm(), 0.0, 1e-9, "normal moved together");
                compare_close((elsewhere[k].point_a - motion.apply(contacts[k].point_a)).norm(), 0.0, 1e-9, "point moved together");
            }
        }
    }

    void theGapNeverJumpsAlongAMotion_data() { add_pairs(); }
    void theGapNeverJumpsAlongAMotion() {
        const auto shapes = convex_shapes();
        QFETCH(int, first);
        QFETCH(int, second);
        const Shape &a = shapes[static_cast<std::size_t>(first)].shape, &b = shapes[static_cast<std::size_t>(second)].shape;
        Two two(a, b);
        Random random(10);
        for (int trial = 0; trial < 3; ++trial) {
            const Pose pb = at(random.vector(1.0), random.turn());
            Pose pa = placed_apart(a, b, pb, random, 0.03);
            const Vector3 velocity = random.direction(), spin = random.direction();
            double last = Two::smallest(two.at(pa, pb, 0.5));
            constexpr double step = 1e-4;
            for (int k = 0; k < 400; ++k) {
                pa.position += step * velocity;
                pa.rotation = about(spin, step) * pa.rotation;
                const double here = Two::smallest(two.at(pa, pb, 0.5));
                // No point of a moves farther than step (1 + its distance from the centre).
                QVERIFY2(std::abs(here - last) <= 2.0 * step + 1e-9, qPrintable(QString("step %1 of trial %2: %3 to %4").arg(k).arg(trial).arg(last).arg(here)));
                last = here;
            }
        }
    }

    void planarPairs_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        const auto shapes = planar_shapes();
        for (int i = 0; i < 3; ++i)
            for (int j = i; j < 3; ++j) QTest::addRow("%s and %s", shapes[static_cast<std::size_t>(i)].name, shapes[static_cast<std::size_t>(j)].name) << i << j;
    }
    void planarPairs() {
        const auto shapes = planar_shapes();
        QFETCH(int, first);
        QFETCH(int, second);
        const Shape &a = shapes[static_cast<std::size_t>(first)].shape, &b = shapes[static_cast<std::size_t>(second)].shape;
        Two two(a, b), swapped(b, a);
        Random random(11);
        for (int trial = 0; trial < 60; ++trial) {
            const Pose pb = at({random.between(-1, 1), random.between(-1, 1), 0.0}, random.planar_turn());
            const Pose pa = placed_apart(a, b, pb, random, trial % 2 ? 0.05 : -0.01, true);
            double expected = -10.0, angle = 0.0;
            const auto along = [&](double t) { return apart_along(a, pa, b, pb, {std::cos(t), std::sin(t), 0.0}); };
            for (int k = 0; k < 2000; ++k)
                if (along(k * 0.0031415926) > expected) expected = along(k * 0.0031415926), angle = k * 0.0031415926;
            for (double width = 0.004; width > 1e-13; width *= 0.5)
                for (const double t : {angle - width, angle + width})
                    if (along(t) > expected) expected = along(t), angle = t;
            const auto contacts = two.at(pa, pb, 0.2);
            compare_close(Two::smallest(contacts), expected, 1e-8, qPrintable(QString("trial %1").arg(trial)));
            for (const Contact& c : contacts) {
                QCOMPARE(c.normal.z(), 0.0);
                QVERIFY((c.point_a - c.point_b - c.gap * c.normal).norm() < 1e-9);
            }
            compare_close(Two::smallest(swapped.at(pb, pa, 0.2)), expected, 1e-8, "swapped");
        }
    }

    void planarShapesOnAHalfPlane() {
        Random random(15);
        for (const auto& [name, shape] : planar_shapes()) {
            Two two(HalfPlane{}, shape);
            for (int trial = 0; trial < 50; ++trial) {
                const Pose ground = at({random.between(-1, 1), random.between(-1, 1), 0}, random.planar_turn());
                Pose pose = at({random.between(-1, 1), 0, 0}, random.planar_turn());
                const double gap = random.between(-0.01, 0.01);
                pose.position.y() = height(shape, at({0, 0, 0}, pose.rotation), -Vector3::UnitY()) + gap;
                const auto contacts = two.at(ground, ground.then(pose), 0.02);
                compare_close(Two::smallest(contacts), gap, 1e-14, name);
                for (const Contact& c : contacts) QVERIFY((c.normal + ground.rotation * Vector3::UnitY()).norm() < 1e-14 && c.normal.z() == 0.0);
            }
        }
        Two square(HalfPlane{}, planar_shapes()[2].shape);
        QCOMPARE(square.at({}, at({0, 0.4001, 0}), 0.01).size(), std::size_t(2));
    }

    void squaresStackedKeepTwoPointsAndTheirIds() {
        Two two(Polygon{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}}, Polygon{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}});
        std::vector<std::uint64_t> first;
        for (int k = 0; k < 1000; ++k) {
            const auto tremble = [&](int m) { return 1e-8 * ((k * m) % 13 - 6); };
            const auto contacts = two.at({}, at({tremble(7919), 1.0 + tremble(31), 0}, about(Vector3::UnitZ(), tremble(11))), 0.01);
            std::vector<std::uint64_t> ids;
            for (const Contact& c : contacts) ids.push_back(c.id);
            if (k == 0) first = ids;
            QCOMPARE(ids, first);
        }
        QCOMPARE(first.size(), std::size_t(2));
    }

    void aSmallThingOnAVastFloorIsAsExact() {
        Random random(16);
        for (const auto& [name, shape] : convex_shapes()) {
            Two two(Box{{200.0, 200.0, 1.0}}, shape);
            for (int trial = 0; trial < 30; ++trial) {
                Pose pose = at({random.between(-150, 150), random.between(-150, 150), 0}, trial % 2 ? random.turn() : Eigen::Quaterniond::Identity());
                const double gap = trial % 3 == 0 ? 1e-4 : trial % 3 == 1 ? -1e-4 : 1e-8;
                pose.position.z() = 1.0 + height(shape, at({0, 0, 0}, pose.rotation), -Vector3::UnitZ()) + gap;
                const auto contacts = two.at({}, pose, 1e-3);
                compare_close(Two::smallest(contacts), gap, 1e-12, name);
                for (const Contact& c : contacts) compare_close((c.normal + Vector3::UnitZ()).norm(), 0.0, 1e-10, name);
            }
        }
    }

    void boxesAgreeWithEveryPairOfFeatures() {
        Random random(12);
        for (int trial = 0; trial < 400; ++trial) {
            const Vector3 half_a = Vector3::Constant(0.6) + random.vector(0.5), half_b = Vector3::Constant(0.6) + random.vector(0.5);
            const Pose pa = at(random.vector(2.0), random.turn()), pb = at(random.vector(2.0), random.turn());
            const Shape a = Box{half_a}, b = Box{half_b};
            Two two(a, b);
            const double expected = polyhedra_apart(moved(box_surface(half_a), pa), moved(box_surface(half_b), pb));
            const auto contacts = two.at(pa, pb, 5.0);
            QVERIFY(!contacts.empty());
            if (Two::smallest(contacts) > 0.0) compare_close(Two::smallest(contacts), expected, 1e-12, qPrintable(QString("trial %1").arg(trial)));
            else // truly overlapping: no direction parts them
                for (int k = 0; k < 500; ++k) QVERIFY(apart_along(a, pa, b, pb, random.direction()) < 1e-12);
        }
    }

    void hullsThatOverlapByLittleArePartedByTheBestAxis() {
        Random random(29);
        const auto lump = [&] {
            std::vector<Vector3> points;
            for (int k = 0; k < 10; ++k) points.push_back(0.3 * random.direction() + random.vector(0.3));
            return *convex_hull_of(points);
        };
        for (int trial = 0; trial < 300; ++trial) {
            const Hull a = lump(), b = lump();
            const Pose pb = at(random.vector(0.5), random.turn());
            Pose pa = at(Vector3::Zero(), random.turn());
            const TriangleMesh still = moved(*b.surface, pb);
            const Vector3 way = random.direction();
            const double wanted = -std::pow(10.0, random.between(-14.0, -3.5));
            double low = 0.0, high = 3.0; // moved off until the best axis says so
            for (int k = 0; k < 60; ++k) {
                pa.position = pb.position + 0.5 * (low + high) * way;
                (parted_by_axes(moved(*a.surface, pa), still) < wanted ? low : high) = 0.5 * (low + high);
            }
            Two two(a, b);
            compare_close(Two::smallest(two.at(pa, pb, 0.1)), parted_by_axes(moved(*a.surface, pa), still), 1e-12, qPrintable(QString("trial %1 at %2").arg(trial).arg(wanted)));
        }
    }

    // A corner lies under a side's plane, beside its edge, while the two hardly touch at that edge (once told as 0.1 mm deep).
    void aCornerBesideAnEdgeIsPartedAcrossIt() {
        const std::vector<Vector3> points = {{-0.5, -0.4, -0.2}, {0.6, -0.4, -0.2}, {0.3, -0.4, 0.5}, {-0.5, 0.4, -0.2}, {0.6, 0.4, -0.2}, {0.3, 0.4, 0.5}};
        const Hull wedge = *convex_hull_of(points);
        const Pose under = at(Vector3::Zero(), Eigen::Quaterniond(0.61692614841984783, 0.67609783701433956, 0.1779845342999139, -0.36140745389439055).normalized());
        const Pose over = at({0.044649408128934115, 0.13531396730130105, 1.2724656532748517},
                             Eigen::Quaterniond(-0.69940305153070748, 0.50939176470682457, -0.4449932258758785, -0.23094697749487684).normalized());
        Two two(wedge, wedge);
        for (const double up : {1e-4, 1e-6, 1e-7, 0.0, -1e-6, -1e-5, -1e-4, -1e-3}) {
            Pose higher = over;
            higher.position.z() += up;
            compare_close(Two::smallest(two.at(higher, under, 0.1)), parted_by_axes(moved(*wedge.surface, higher), moved(*wedge.surface, under)), 1e-9, qPrintable(QString("up by %1").arg(up)));
        }
    }

    void aBoxAboveABoxShowsItsFourCornersBeforeItTouches() {
        Two two(Box{{1.0, 1.0, 0.1}}, Box{{0.3, 0.2, 0.1}});
        for (const double gap : {1e-2, 1e-6, 1e-12, 0.0, -1e-12, -1e-6, -1e-2}) {
            const auto contacts = two.at(at({0, 0, 0}), at({0.4, 0.1, 0.2 + gap}, about(Vector3::UnitZ(), 0.3)), 0.05);
            QCOMPARE(contacts.size(), std::size_t(4));
            for (const Contact& c : contacts) {
                compare_close(c.gap, gap, 1e-15, "gap");
                QVERIFY((c.normal + Vector3::UnitZ()).norm() < 1e-14);
            }
        }
        // Turned against each other by 45 degrees the overlap of two squares has eight corners.
        Two squares(Box{{0.5, 0.5, 0.1}}, Box{{0.5, 0.5, 0.1}});
        QCOMPARE(squares.at(at({0, 0, 0}), at({0, 0, 0.201}, about(Vector3::UnitZ(), 0.785398)), 0.05).size(), std::size_t(8));
        QCOMPARE(squares.at(at({0, 0, 0}), at({0, 0, 0.201}), 0.05).size(), std::size_t(4));
    }

    void shapesFlatOnAPlaneRestOnSeveralPoints() {
        std::size_t points = 0;
        double gap = 0.0, spread = 0.0;
        const auto on_plane = [&](const Shape& shape, const Pose& pose) {
            Two two(HalfSpace{}, shape);
            const auto contacts = two.at({}, pose, 0.02);
            points = contacts.size(), gap = Two::smallest(contacts), spread = 0.0;
            for (const Contact& c : contacts) {
                compare_close(c.gap, gap, 1e-14, "gap of a flat shape");
                QVERIFY((c.normal + Vector3::UnitZ()).norm() < 1e-14); // from b (the shape) to a (the ground)
                for (const Contact& d : contacts) spread = std::max(spread, (c.point_a - d.point_a).norm());
            }
        };
        const auto side = about(Vector3::UnitX(), std::acos(0.0));
        on_plane(Box{{0.5, 0.4, 0.3}}, at({1, 2, 0.301}, about(Vector3::UnitZ(), 1.0)));
        QCOMPARE(points, std::size_t(4));
        on_plane(Cylinder{0.5, 0.5}, at({0, 0, 0.501}));
        QCOMPARE(points, std::size_t(8));
        on_plane(Cylinder{0.5, 0.7}, at({0, 0, 0.501}, side));
        QCOMPARE(points, std::size_t(2));
        compare_close(spread, 1.4, 1e-12, "generator");
        on_plane(Capsule{0.5, 0.7}, at({0, 0, 0.501}, side));
        QCOMPARE(points, std::size_t(2));
        on_plane(Cone{0.5, 1.0}, at({0, 0, 0.251}));
        QCOMPARE(points, std::size_t(8));
        on_plane(Sphere{0.5}, at({0, 0, 0.501}));
        QCOMPARE(points, std::size_t(1));
        // A cone on its side: the slant lies on the plane, from rim to tip.
        const double angle = std::atan2(0.5, 1.0);
        const Pose cone = at({0, 0, 0.75 * std::sin(angle) + 0.001}, about(Vector3::UnitY(), std::acos(0.0) + angle));
        on_plane(Cone{0.5, 1.0}, cone);
        QCOMPARE(points, std::size_t(2));
        compare_close(gap, 0.001, 1e-14, "cone on its side");
        // Tilted a little: the lowest point of the rim is exact.
        for (const double tilt : {1e-3, 0.05, 0.3, 1.2}) {
            Two two(HalfSpace{}, Cylinder{0.5, 0.3});
            const double low = 0.5 * std::sin(tilt) + 0.3 * std::cos(tilt);
            const auto contacts = two.at({}, at({0, 0, low + 0.001}, about({1, 2, 0}, tilt)), 0.02);
            compare_close(Two::smallest(contacts), 0.001, 1e-14, "tilted cylinder");
        }
    }

    void shapesRestOnABoxAsOnAPlane() {
        // The same shape on a half-space and on a wide box: the same gaps at the same places.
        Random random(13);
        for (const auto& [name, shape] : convex_shapes()) {
            Two plane(HalfSpace{}, shape), box(Box{{5.0, 5.0, 1.0}}, shape);
            for (int trial = 0; trial < 40; ++trial) {
                Pose pose = at({random.between(-1, 1), random.between(-1, 1), 0.0}, random.turn());
                if (trial % 4 == 0) pose.rotation = about(Vector3::UnitZ(), random.between(-3, 3));
                if (trial % 4 == 1) pose.rotation = about(Vector3::UnitX(), std::acos(0.0));
                if (trial % 4 == 2) pose.rotation = about(random.direction(), 0.02);
                const double gap = trial % 3 == 0 ? 1e-3 : trial % 3 == 1 ? -1e-5 : 1e-9;
                pose.position.z() = height(shape, at({0, 0, 0}, pose.rotation), -Vector3::UnitZ()) + gap;
                const auto first = plane.at({}, pose, 2e-3);
                const std::vector<Contact> expected(first.begin(), first.end());
                const auto found = box.at(at({0, 0, -1.0}), pose, 2e-3);
                compare_close(Two::smallest(found), gap, 1e-10, name);
                compare_close(Two::smallest(expected), gap, 1e-13, name);
                for (const Contact& e : expected) { // each point of the plane is found on the box
                    double nearest = 1.0;
                    for (const Contact& f : found) nearest = std::min(nearest, (f.point_b - e.point_b).norm());
                    if (nearest > 1e-7) QFAIL(qPrintable(QString("%1, trial %2: a point is missing by %3").arg(name).arg(trial).arg(nearest)));
                }
            }
        }
    }

    void aCapsuleLiesOnABoxWithTwoPoints() {
        Two two(Box{{2.0, 2.0, 0.5}}, Capsule{0.2, 0.5});
        const auto contacts = two.at({}, at({0.3, 0.2, 0.7005}, about(Vector3::UnitX(), std::acos(0.0))), 0.01);
        QCOMPARE(contacts.size(), std::size_t(2));
        for (const Contact& c : contacts) compare_close(c.gap, 5e-4, 1e-14, "capsule");
        // Half over the edge: one point moves to the edge.
        const auto edge = two.at({}, at({0.3, 1.9, 0.7005}, about(Vector3::UnitX(), std::acos(0.0))), 0.01);
        QCOMPARE(edge.size(), std::size_t(2));
        double outermost = 0.0;
        for (const Contact& c : edge) outermost = std::max(outermost, c.point_a.y());
        compare_close(outermost, 2.0, 1e-12, "the edge");
    }

    void capsulesSideBySideTouchAtTwoPoints() {
        Two two(Capsule{0.2, 0.5}, Capsule{0.3, 0.8});
        const auto contacts = two.at({}, at({0.501, 0, 0.4}), 0.01);
        QCOMPARE(contacts.size(), std::size_t(2));
        for (const Contact& c : contacts) compare_close(c.gap, 0.001, 1e-15, "side by side");
        const auto crossed = two.at({}, at({0.501, 0, 0.4}, about(Vector3::UnitX(), 1.0)), 0.01);
        QCOMPARE(crossed.size(), std::size_t(1));
        compare_close(crossed[0].gap, 0.001, 1e-15, "crossed");
    }

    void cylindersSideBySideTouchAtTwoPoints() {
        Two two(Cylinder{0.2, 0.5}, Cylinder{0.3, 0.8});
        const auto contacts = two.at({}, at({0.501, 0, 0.4}), 0.01);
        QCOMPARE(contacts.size(), std::size_t(2));
        for (const Contact& c : contacts) compare_close(c.gap, 0.001, 1e-12, "side by side");
        const auto crossed = two.at({}, at({0.501, 0, 0.0}, about(Vector3::UnitX(), 1.0)), 0.01);
        compare_close(Two::smallest(crossed), 0.001, 1e-12, "crossed");
        // One on the other, caps flat: several points.
        QVERIFY(two.at({}, at({0.05, 0, 1.301}), 0.01).size() >= 3);
        compare_close(Two::smallest(two.at({}, at({0.05, 0, 1.301}), 0.01)), 0.001, 1e-13, "stacked");
    }

    void spheresAgreeWithClosedForms() {
        Random random(14);
        for (int trial = 0; trial < 200; ++trial) {
            const Vector3 p = random.vector(1.0), q = random.vector(1.0);
            Two two(Sphere{0.3}, Sphere{0.5});
            const auto contacts = two.at(at(p, random.turn()), at(q, random.turn()), 5.0);
            QCOMPARE(contacts.size(), std::size_t(1));
            compare_close(contacts[0].gap, (p - q).norm() - 0.8, 1e-15, "spheres");
            QVERIFY((contacts[0].normal - (p - q).normalized()).norm() < 1e-14);
        }
        Two coincident(Sphere{0.3}, Sphere{0.5});
        const auto contacts = coincident.at({}, {}, 0.1);
        QCOMPARE(contacts.size(), std::size_t(1));
        compare_close(contacts[0].gap, -0.8, 1e-15, "concentric");
    }

    void idsStayWhileABoxSlidesFlat() {
        Two two(Box{{2.0, 2.0, 0.5}}, Box{{0.3, 0.2, 0.1}});
        std::vector<std::uint64_t> first;
        for (int k = 0; k < 1000; ++k) {
            const double tremble = 1e-9 * ((k * 7919) % 13 - 6);
            const auto contacts = two.at({}, at({0.5 + 1e-4 * k, 0.2 - 2e-4 * k, 0.6 + tremble}, about(Vector3(tremble, -tremble, 1.0), 0.3 + 1e-4 * k)), 0.01);
            std::vector<std::uint64_t> ids;
            for (const Contact& c : contacts) ids.push_back(c.id);
            if (k == 0) first = ids;
            QCOMPARE(ids, first);
        }
        QCOMPARE(first.size(), std::size_t(4));
    }

    void idsStayInAStackOfEqualBoxes() {
        Two two(Box{{0.5, 0.5, 0.5}}, Box{{0.5, 0.5, 0.5}});
        std::vector<std::uint64_t> first;
        for (int k = 0; k < 1000; ++k) {
            const auto tremble = [&](int m) { return 1e-8 * ((k * m) % 13 - 6); };
            const auto contacts = two.at({}, at({tremble(7919), tremble(104729), 1.0 + tremble(31)}, about(Vector3(1, tremble(3), tremble(17)), tremble(11))), 0.01);
            std::vector<std::uint64_t> ids;
            for (const Contact& c : contacts) ids.push_back(c.id);
            if (k == 0) first = ids;
            QCOMPARE(ids, first);
        }
        QCOMPARE(first.size(), std::size_t(4));
    }
};

QTEST_APPLESS_MAIN(TestContacts)
#include "test_contacts.moc"
