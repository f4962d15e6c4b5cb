// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed otherwise for bodies that move in the plane alone, against what space gives.
#include "core/simulation/rigid/block_system.h"
#include "core/simulation/rigid/body_matrix.h"
#include "core/simulation/rigid/contact_frames.h"
#include "core/simulation/rigid/newton_step.h"
#include "tests/core/simulation/rigid/stacks.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <stdexcept>
#include <vector>

using namespace saltus;
using namespace saltus::rigid;
using test::Stack;

class TestPlanarContacts : public QObject {
    Q_OBJECT

private slots:
    // Newton's step of boxes that move in the plane, by blocks of six numbers a body and by those of three.
    void planar_blocks_give_the_bits_of_blocks_in_space() {
        std::mt19937 random(4);
        std::uniform_real_distribution<double> number(-1.0, 1.0);
        Stack stack;
        for (std::uint32_t b = 0; b < 30; ++b) {
            const double turns = 2.0 + number(random);
            stack.mass.push_back({{1.0 + 0.1 * b, 1.0 + 0.1 * b, 0.0}, Vector3(0.0, 0.0, turns).asDiagonal()});
            for (const double v : {number(random), -1.0, 0.0, 0.0, 0.0, number(random)}) stack.v_free.push_back(v);
        }
        for (std::uint32_t b = 0; b < 30; ++b)
            for (const std::uint32_t below : {b + 1, b + 2, b + 7}) {
                ContactBlock c;
                c.body_a = b;
                if (below < 30) c.body_b = below;
                const double angle = 0.3 * number(random);
                c.frame << -std::sin(angle), std::cos(angle), 0.0, std::cos(angle), std::sin(angle), 0.0, 0.0, 0.0, 1.0;
                for (Matrix3* arm : {&c.angular_a, &c.angular_b}) *arm << 0.0, 0.0, number(random), 0.0, 0.0, number(random), 0.0, 0.0, 0.0;
                c.planar = true;
                c.mu = b % 3 == 0 ? 0.0 : 0.5;
                c.p[0] = 0.5 + number(random);
                stack.contacts.push_back(c);
            }
        const OneStepProblem problem = stack.problem();
        Islands islands;
        islands.build(problem, 1000);
        QCOMPARE(islands.islands.size(), std::size_t{1});
        const Island& island = islands.islands[0];
        BlockSystem system;
        system.resize(problem, islands, {1});
        system.load_bodies(problem, islands, island);
        system.load(problem, islands, island.unit_begin, island.unit_end);
        QVERIFY(system.in_plane(islands, island));
        const auto step = [&](bool in_plane) {
            BodyMatrix matrix;
            matrix.analyse(islands, island, stack.mass.size(), 1, in_plane);
            if (matrix.planar() != in_plane) throw std::logic_error("other blocks than asked for");
            std::vector<BodyVelocity> dw(stack.mass.size());
            matrix.set_identity(Team{});
            newton_assemble(system, islands, island.unit_begin, island.unit_end, 1e-3, matrix, dw);
            matrix.factorise(Team{});
            matrix.solve(Team{}, {dw[0].w, dw.size() * 8});
            std::vector<double> numbers;
            for (const BodyVelocity& body : dw)
                for (const int k : {0, 1, 5}) numbers.push_back(body.w[k]);
            return numbers;
        };
        const std::vector<double> plane = step(true), space = step(false);
        QVERIFY(std::any_of(plane.begin(), plane.end(), [](double x) { return x != 0.0; }));
        QVERIFY(plane == space);
        // what leaves the plane is no island in the plane
        stack.mass[3].linear[2] = 1.0;
        system.load_bodies(stack.problem(), islands, island);
        QVERIFY(!system.in_plane(islands, island));
    }

    // Against the velocities of the two bodies' points.
    void planar_contacts_know_how_fast_they_meet() {
        std::mt19937 random(6);
        std::uniform_real_distribution<double> number(-1.0, 1.0);
        for (int k = 0; k < 100; ++k) {
            std::vector<double> v(12, 0.0);
            collision::Pose pose[2];
            for (std::size_t b = 0; b < 2; ++b) {
                for (const std::size_t i : {0, 1, 5}) v[6 * b + i] = number(random);
                pose[b].position = {number(random), number(random), 0.0};
                pose[b].rotation = Eigen::AngleAxisd(3.0 * number(random), Vector3::UnitZ());
            }
            const double angle = 3.0 * number(random);
            const Vector3 normal(std::cos(angle), std::sin(angle), 0.0), point(number(random), number(random), 0.0);
            const bool alone = k % 3 == 0;
            ContactBlock block;
            place_contact(block, point, normal, 0, &pose[0], 1, alone ? nullptr : &pose[1], true);
            Vector3 meets = Vector3::Zero();
            for (std::size_t b = 0; b < (alone ? 1 : 2); ++b) {
                const Vector3 linear(v[6 * b], v[6 * b + 1], 0.0), spin(0.0, 0.0, v[6 * b + 5]);
                meets += (b == 0 ? 1.0 : -1.0) * (linear + spin.cross(point - pose[b].position));
            }
            const Vector3 u = relative_velocity(block, v.data());
            QVERIFY(std::fabs(u[0] - normal.dot(meets)) < 1e-14);
            QVERIFY(std::fabs(u[1] - Vector3(-normal.y(), normal.x(), 0.0).dot(meets)) < 1e-14);
            QCOMPARE(u[2], 0.0);
        }
    }
};

QTEST_APPLESS_MAIN(TestPlanarContacts)
#include "test_planar_contacts.moc"
