// SPDX-License-Identifier: GPL-3.0-or-later
// Mechanisms that nothing but their joints touches: chains that never give up, the discrete gradient, steps in parts.
// Held against what no scheme of ours gives: energy and its books, joints at the end of the step, orders of convergence,
// closed forms. Longer ones: bench_chains.
#include "tests/core/simulation/rigid/chains.h"

#include "core/simulation/rigid/arm_moment.h"
#include "core/simulation/rigid/free_motion.h"
#include "core/simulation/rigid/node_lu.h"

#include <QtTest>

#include <random>

using namespace saltus::testing;

namespace {

Settings with_step(double h) {
    Settings s;
    s.h = h;
    return s;
}

double distance(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return std::sqrt(sum / static_cast<double>(a.size()));
}

Vector3 random_vector(std::mt19937& random, double size) {
    std::uniform_real_distribution<double> number(-size, size);
    return {number(random), number(random), number(random)};
}

} // namespace

class TestJointChains : public QObject {
    Q_OBJECT
private slots:
    void percussionsAtAPointWorkAlongItsWay() {
        // T . w h = p . (R+ r - R r), the way as the orientation update makes it, for fast turns too
        std::mt19937 random(7);
        const Matrix3 inertia = Vector3(0.1, 0.25, 0.3).asDiagonal();
        for (int i = 0; i < 1000; ++i) {
            const double h = 5e-3;
            const Vector3 w = random_vector(random, 250.0), r = random_vector(random, 1.0), p = random_vector(random, 1.0);
            const auto turn = step_turn(inertia, triple(w), h, false);
            const Vector3 moment = values(arm_moment(turn, triple(r), triple(p)));
            const Eigen::Quaterniond turned = cayley(turn_of(inertia, w, h).turn);
            const Vector3 way = turned * r - r;
            QVERIFY(std::fabs(moment.dot(h * w) - p.dot(way)) < 1e-12 * (1.0 + moment.norm() * h * w.norm()));
        }
    }
    void itsSlopesAreTheDerivatives() {
        std::mt19937 random(8);
        const Matrix3 inertia = Vector3(0.1, 0.25, 0.3).asDiagonal();
        for (int i = 0; i < 200; ++i) {
            const double h = 5e-3, step = 1e-3;
            const Vector3 w = random_vector(random, 150.0), r = random_vector(random, 1.0), p = random_vector(random, 1.0);
            Triple<Dual> seeded{w.x(), w.y(), w.z()};
            seeded.x.d[0] = seeded.y.d[1] = seeded.z.d[2] = 1.0;
            const auto exact = arm_moment(step_turn(inertia, seeded, h, false), triple(r), triple(p));
            const auto at = [&](const Vector3& spin) { return values(arm_moment(step_turn(inertia, triple(spin), h, false), triple(r), triple(p))); };
            for (int k = 0; k < 3; ++k) {
                const Vector3 difference = (at(w + step * Vector3::Unit(k)) - at(w - step * Vector3::Unit(k))) / (2.0 * step);
                const Vector3 exactly = slope(exact, k);
                QVERIFY((difference - exactly).norm() < 1e-7 * (1.0 + exactly.norm()));
            }
        }
    }
    void blocksOfATreeAndOfLoopsAreSolved() {
        // random blocks on a chain of nodes with an arc across it, against the product
        std::mt19937 random(9);
        std::uniform_real_distribution<double> number(-1.0, 1.0);
        const std::vector<std::uint32_t> sizes = {3, 5, 2, 6, 4};
        std::vector<NodeLu::Edge> edges;
        const auto join_nodes = [&](std::uint32_t a, std::uint32_t b) {
            edges.push_back({a, b, 0, sizes[a], 1, sizes[b]});
            edges.push_back({b, a, 1, sizes[b], 0, sizes[a]});
        };
        join_nodes(0, 1), join_nodes(1, 2), join_nodes(2, 3), join_nodes(0, 4), join_nodes(3, 4);
        NodeLu system;
        system.build(sizes, edges);
        const std::size_t n = system.size();
        QCOMPARE(n, std::size_t{20});
        Eigen::MatrixXd dense = Eigen::MatrixXd::Zero(20, 20);
        const auto fill = [&](std::uint32_t a, std::uint32_t b, std::uint32_t row, std::uint32_t rows, std::uint32_t column, std::uint32_t columns) {
            const NodeLu::Place place = system.place(a, b);
            for (std::uint32_t i = row; i < rows; ++i)
                for (std::uint32_t j = column; j < columns; ++j) {
                    const double x = number(random) + (a == b && i == j ? 4.0 : 0.0);
                    system.values()[place.at + i * place.stride + j] = x;
                    dense(static_cast<Eigen::Index>(system.begin(a) + i), static_cast<Eigen::Index>(system.begin(b) + j)) = x;
                }
        };
        system.clear();
        for (std::uint32_t k = 0; k < sizes.size(); ++k) fill(k, k, 0, sizes[k], 0, sizes[k]);
        for (const NodeLu::Edge& e : edges) fill(e.row, e.column, e.row_begin, e.row_end, e.column_begin, e.column_end);
        Eigen::VectorXd wanted(20);
        for (double& x : wanted) x = number(random);
        const Eigen::VectorXd product = dense * wanted;
        std::vector<double> x(product.data(), product.data() + 20);
        QVERIFY(system.factorize(std::vector<double>(20, 1e-12)));
        system.solve(x);
        for (int i = 0; i < 20; ++i) QVERIFY(std::fabs(x[static_cast<std::size_t>(i)] - wanted[i]) < 1e-12);
    }
    void chainsNeverGiveUp_data() {
        QTest::addColumn<int>("links");
        QTest::addColumn<double>("end");
        QTest::addColumn<double>("below");
        QTest::addColumn<double>("seconds");
        QTest::newRow("20 links, free") << 20 << 0.0 << 0.0 << 6.0;
        QTest::newRow("100 links, free") << 100 << 0.0 << 0.0 << 1.0;
        for (const double end : {100.0, 300.0, 1000.0, 1e4}) {
            QTest::addRow("10 links, %g kg, horizontal", end) << 10 << end << 0.0 << 3.0;
            QTest::addRow("10 links, %g kg, 60 degrees", end) << 10 << end << 60.0 << 3.0;
        }
        QTest::newRow("100 links, 1e4 kg, 60 degrees") << 100 << 1e4 << 60.0 << 0.5;
    }
    void chainsNeverGiveUp() {
        QFETCH(int, links);
        QFETCH(double, end);
        QFETCH(double, below);
        QFETCH(double, seconds);
        for (const bool planar : {false, true}) {
            const ChainRun run = swing({links, end, below, 0.2, 1.0, planar}, with_step(5e-3), seconds);
            qInfo("%s joint %.1e m, %.1e m/s; energy %+.1e %+.1e, books %.1e; %.2f passes, %ld of %ld steps cut", planar ? "planar" : "space ", run.joint,
                  run.rate, run.highest, run.lowest, run.books, run.passes, run.cut, run.steps);
            QVERIFY2(run.finished, run.message.c_str());
            QVERIFY(run.joint <= 1e-6);
            QVERIFY(run.rate <= 1e-6);
            QVERIFY(run.highest <= 1e-6);
            QVERIFY(run.books <= 1e-9);
            QVERIFY(run.passes <= 5.0);
            if (below == 60.0) QVERIFY(run.lowest >= -1e-6);
        }
    }
    void factorsOfAHeavyEndServeTwice() {
        // with one step of Newton's by each factorisation 4.06 over these 3 s, and 5.55 over 20 s (3.94)
        const ChainRun run = swing({100, 1e4}, with_step(5e-3), 3.0);
        qInfo("%.2f passes, %ld of %ld steps cut", run.passes, run.cut, run.steps);
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY(run.passes <= 3.0);
        QVERIFY(run.joint <= 1e-6 && run.rate <= 1e-6 && run.books <= 1e-9);
    }
    void whatNewtonsMethodLeavesIsNotInTheBooks() {
        const ChainRun run = swing({20, 0.0, 0.0}, with_step(1.25e-3), 2.0); // its tolerance alone left 3e-12, and 2e-9 over 20 s
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY2(run.books <= 2e-13, qPrintable(QString::number(run.books)));
        QVERIFY(run.joint <= 1e-14);
    }
    void aStepThatFailsIsMadeInParts() {
        // directions of the middle contract with h^2 T/(m l): too slowly for 300 kg at h, well enough at parts of it
        Settings s = with_step(5e-3);
        s.joints = Joints::middle;
        const ChainOf c{10, 300.0, 60.0};
        const ChainRun run = swing(c, s, 0.5);
        qInfo("%ld of %ld steps cut, %ld parts, books %.1e, joint %.1e m", run.cut, run.steps, run.parts, run.books, run.joint);
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY(run.cut > 0);
        QVERIFY(run.parts >= run.steps + run.cut);
        QVERIFY(run.books <= 1e-9);
        QVERIFY(run.joint <= 1e-6);
        s.most_halvings = 0;
        QVERIFY(!swing(c, s, 0.5).finished);
    }
    void aStepWhoseVelocitiesDoNotSettleIsMadeInPartsOrTold() {
        // six passes of the middle form are too few for a step of 5 ms: they leave far less than a thousandth, and that was never told
        Settings s = with_step(5e-3);
        s.joints = Joints::middle;
        s.newton_iterations = 6;
        const ChainOf c{.links = 12, .below = 30.0};
        const ChainRun run = swing(c, s, 0.5);
        QVERIFY2(run.finished, run.message.c_str());
        QVERIFY(run.cut > 0);
        QCOMPARE(run.left, 0.0);
        s.most_halvings = 0;
        const ChainRun whole = swing(c, s, 0.5);
        QVERIFY2(whole.finished, whole.message.c_str());
        QCOMPARE(whole.cut, 0L);
        qInfo("%ld of %ld steps cut; as a whole %.1e is left", run.cut, run.steps, whole.left);
        QVERIFY(whole.left > 1e-10 && whole.left < 1e-3);
    }
    void theStepIsOfSecondOrder() {
        // against h/8 of the finest: both positions and velocities
        for (const bool planar : {false, true}) {
            const ChainOf c{20, 0.0, 0.0, 0.2, 1.0, planar};
            const ChainRun exact = swing(c, with_step(1.25e-3 / 8.0), 0.5);
            double q[3], v[3];
            for (int i = 0; i < 3; ++i) {
                const ChainRun run = swing(c, with_step(5e-3 / (1 << i)), 0.5);
                q[i] = distance(run.q, exact.q), v[i] = distance(run.v, exact.v);
            }
            for (int i = 0; i < 2; ++i) {
                const double order_q = std::log2(q[i] / q[i + 1]), order_v = std::log2(v[i] / v[i + 1]);
                qInfo("%s order %.2f in positions, %.2f in velocities", planar ? "planar" : "space ", order_q, order_v);
                QVERIFY(order_q > 1.85 && order_q < 2.3);
                QVERIFY(order_v > 1.85 && order_v < 2.3);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestJointChains)
#include "test_joint_chains.moc"
