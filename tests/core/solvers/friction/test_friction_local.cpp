// SPDX-License-Identifier: GPL-3.0-or-later
// One contact against the law itself and against many small projections. Solutions of the one-contact files: by block
// Gauss-Seidel on De Saxce's projection.
#include "core/solvers/friction/local.h"
#include "independent.h"
#include "perturbed.h"

#include <QtTest>

using namespace saltus;
using namespace solvers::friction;
using testing::Dice;

namespace {

struct Contact {
    std::vector<double> A, b;
    double mu = 0.0, mu_rolling = 0.0, mu_spinning = 0.0;
    std::size_t size() const { return b.size(); }
};

// A = B B^T with `rank` columns; tangential rows times `scale`, rolling ones times `rolling`.
Contact contact(Dice& dice, std::size_t size, std::size_t rank, double scale, double rolling) {
    Contact out;
    std::vector<double> by(size, 1.0);
    for (std::size_t i = 1; i < size; ++i) by[i] = i < 3 ? scale : rolling;
    std::vector<double> B(size * rank);
    for (double& one : B) one = dice.between(-1.0, 1.0);
    out.A.resize(size * size);
    out.b.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < size; ++j)
            for (std::size_t k = 0; k < rank; ++k)
                out.A[i * size + j] += B[i * rank + k] * B[j * rank + k] * by[i] * by[j];
        out.b[i] = dice.between(-1.0, 1.0) * by[i];
    }
    return out;
}

std::vector<double> velocity(const Contact& c, const std::vector<double>& r) {
    std::vector<double> u = c.b;
    for (std::size_t i = 0; i < c.size(); ++i)
        for (std::size_t j = 0; j < c.size(); ++j) u[i] += c.A[i * c.size() + j] * r[j];
    return u;
}

// |r - P(r - rho u~)|/rho of the law, relative to |b| and the terms of A r
double error(const Contact& c, const std::vector<double>& r) {
    const std::size_t n = c.size();
    std::vector<double> u = velocity(c, r);
    double trace = 0.0, size = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        trace += c.A[i * n + i];
        size += c.b[i] * c.b[i] + c.A[i * n + i] * r[i] * c.A[i * n + i] * r[i];
    }
    u[0] += c.mu * (n == 2 ? std::fabs(u[1]) : std::hypot(u[1], u[2]));
    if (n >= 5) u[0] += c.mu_rolling * std::hypot(u[3], u[4]);
    if (n == 6) u[0] += c.mu_spinning * std::fabs(u[5]);
    const double rho = static_cast<double>(n) / trace;
    std::vector<double> z(n);
    for (std::size_t i = 0; i < n; ++i) z[i] = r[i] - rho * u[i];
    z = testing::onto_cone(z, c.mu, c.mu_rolling, c.mu_spinning);
    double sum = 0.0;
    for (std::size_t i = 0; i < n; ++i) sum += (r[i] - z[i]) * (r[i] - z[i]);
    return std::sqrt(sum) / rho / std::sqrt(size);
}

// Many small steps of projection: slow, and nothing but the law.
std::vector<double> by_projection(const Contact& c) {
    const std::size_t n = c.size();
    std::vector<double> r(n, 0.0);
    double trace = 0.0;
    for (std::size_t i = 0; i < n; ++i) trace += c.A[i * n + i];
    for (int k = 0; k < 200000; ++k) {
        std::vector<double> u = velocity(c, r), z(n);
        u[0] += c.mu * std::hypot(u[1], u[2]);
        double moved = 0.0;
        for (std::size_t i = 0; i < n; ++i) z[i] = r[i] - 0.3 / trace * u[i];
        z = testing::onto_cone(z, c.mu, 0.0, 0.0);
        for (std::size_t i = 0; i < n; ++i) moved += std::fabs(z[i] - r[i]);
        r = z;
        if (moved < 1e-15) break;
    }
    return r;
}

std::vector<double> solved(const Contact& c) {
    std::vector<double> r(c.size(), 0.0);
    double alpha = 0.0;
    if (c.size() == 2)
        solve_local_planar(c.A.data(), c.b.data(), c.mu, r.data());
    else
        solve_local(c.A.data(), c.b.data(), c.mu, r.data(), alpha);
    return r;
}

} // namespace

class TestFrictionLocal : public QObject {
    Q_OBJECT
private slots:
    void theOneContactFilesHaveTheirSolutions() {
        // Rover11035 and FrictionContact3D_1c are read in test_friction_files; here a contact that can be done by hand:
        // A = 1, b = (-1, 3, 4), mu = 0.5: r_N = 1, |r_T| = 0.5 against b_T
        const Contact c{{1, 0, 0, 0, 1, 0, 0, 0, 1}, {-1, 3, 4}, 0.5};
        double r[3], alpha = 0.0;
        QCOMPARE(solve_local(c.A.data(), c.b.data(), c.mu, r, alpha), Mode::slip);
        QVERIFY(std::fabs(r[0] - 1.0) < 1e-15 && std::fabs(r[1] + 0.3) < 1e-15 && std::fabs(r[2] + 0.4) < 1e-15);
        QVERIFY(std::fabs(alpha - 9.0) < 1e-12); // u_T = (2.7, 3.6) = 9 * 0.3 ...
        const double stick[3] = {-10, 3, 4};
        QCOMPARE(solve_local(c.A.data(), stick, 0.5, r, alpha), Mode::stick);
        QVERIFY(r[0] == 10.0 && r[1] == -3.0 && r[2] == -4.0);
        const double open[3] = {0.0, 3, 4};
        QCOMPARE(solve_local(c.A.data(), open, 0.5, r, alpha), Mode::open);
        QVERIFY(r[0] == 0.0 && r[1] == 0.0 && r[2] == 0.0);
    }

    void aContactInSpaceObeysTheLaw() {
        Dice dice(1);
        int modes[3] = {};
        for (int k = 0; k < 20000; ++k) {
            Contact c = contact(dice, 3, 3 + dice.below(3), std::pow(10.0, dice.between(-3, 3)), 1.0);
            c.mu = k % 10 == 0 ? 0.0 : std::pow(10.0, dice.between(-3, 2)); // mu |A_NT| > A_NN among them
            double r[3], alpha = 0.0;
            modes[static_cast<int>(solve_local(c.A.data(), c.b.data(), c.mu, r, alpha))]++;
            const double e = error(c, {r, r + 3});
            QVERIFY2(e < 1e-10, qPrintable(QString("contact %1: %2").arg(k).arg(e)));
            // warm: the same again, and from a start far off
            for (const double start : {alpha, 1e-9, 1e9}) {
                double again[3], a = start;
                solve_local(c.A.data(), c.b.data(), c.mu, again, a);
                QVERIFY(error(c, {again, again + 3}) < 1e-10);
            }
        }
        QVERIFY(modes[0] > 1000 && modes[1] > 1000 && modes[2] > 1000);
    }

    void aContactInSpaceIsWhatManyProjectionsFind() {
        Dice dice(2);
        for (int k = 0; k < 60; ++k) {
            Contact c = contact(dice, 3, 6, 1.0, 1.0);
            c.mu = dice.between(0.1, 0.6);
            if (c.mu * std::hypot(c.A[1], c.A[2]) > 0.8 * c.A[0]) continue; // there it need not be the only one
            const auto r = solved(c), other = by_projection(c);
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY(std::fabs(r[i] - other[i]) < 1e-8 * (1.0 + std::fabs(other[i])));
        }
    }

    void tangentsWithoutResistanceAreNoTrap() {
        Dice dice(3);
        for (int k = 0; k < 2000; ++k) { // rank 1 and 2: b in the range, so that a solution exists; round-off decides
                                         // what T's null direction is
            Contact c = contact(dice, 3, 1 + static_cast<std::size_t>(k % 2), 1.0, 1.0);
            const double x[3] = {dice.between(-1, 1), dice.between(-1, 1), dice.between(-1, 1)};
            for (std::size_t i = 0; i < 3; ++i)
                c.b[i] = c.A[3 * i] * x[0] + c.A[3 * i + 1] * x[1] + c.A[3 * i + 2] * x[2];
            c.mu = dice.between(0.0, 0.5);
            if (!(c.A[0] > 1e-3) || c.mu * std::hypot(c.A[1], c.A[2]) > 0.9 * c.A[0]) continue;
            const auto r = solved(c);
            QVERIFY(std::isfinite(r[0]) && std::isfinite(r[1]) && std::isfinite(r[2]));
            QVERIFY2(error(c, r) < 1e-4, qPrintable(QString("%1: %2").arg(k).arg(error(c, r))));
        }
        // no resistance at all along the tangents: slides as it pleases, r against the motion
        const Contact free{{2, 0, 0, 0, 0, 0, 0, 0, 0}, {-4, 3, 4}, 0.5};
        const auto r = solved(free);
        QVERIFY(std::fabs(r[0] - 2.0) < 1e-15 && std::fabs(r[1] + 0.6) < 1e-12 && std::fabs(r[2] + 0.8) < 1e-12);
    }

    void unitsDoNotMatter() {
        Dice dice(4);
        for (int k = 0; k < 500; ++k) {
            Contact c = contact(dice, 3, 4, 1.0, 1.0);
            c.mu = dice.between(0.05, 1.0);
            const auto r = solved(c);
            for (const double size : {1e-30, 1e-9, 1e9, 1e30}) {
                Contact d = c;
                for (double& one : d.A) one *= size;
                const auto s = solved(d);
                for (std::size_t i = 0; i < 3; ++i)
                    QVERIFY(std::fabs(s[i] * size - r[i]) <= 1e-11 * (1.0 + std::fabs(r[i])));
            }
        }
    }

    void aMatrixNeedNotBeQuiteSymmetric() {
        Dice dice(5);
        for (int k = 0; k < 2000; ++k) {
            Contact c = contact(dice, 3, 5, 1.0, 1.0);
            for (double& one : c.A) one *= 1.0 + 0.02 * dice.between(-1, 1);
            c.mu = dice.between(0.0, 0.8);
            QVERIFY(error(c, solved(c)) < 1e-10);
        }
    }

    void aPlanarContactObeysTheLaw() {
        Dice dice(6);
        for (int k = 0; k < 20000; ++k) {
            Contact c = contact(dice, 2, 2 + dice.below(2), std::pow(10.0, dice.between(-3, 3)), 1.0);
            c.mu = k % 10 == 0 ? 0.0 : std::pow(10.0, dice.between(-3, 1));
            const double det = c.A[0] * c.A[3] - c.A[1] * c.A[1];
            if (det < 1e-6 * c.A[0] * c.A[3]) continue;
            QVERIFY(error(c, solved(c)) < 1e-9);
        }
    }

    void rollingAndSpinningObeyTheLaw() {
        Dice dice(7);
        int failed = 0;
        for (int k = 0; k < 4000; ++k) {
            const std::size_t size = 5 + static_cast<std::size_t>(k % 2);
            const double rolling = std::pow(10.0, dice.between(-1.5, 1.5));
            Contact c = contact(dice, size, 8, 1.0, rolling);
            c.b[0] = -std::fabs(c.b[0]);
            c.mu = dice.between(0.0, 1.0);
            c.mu_rolling = dice.between(0.0, 0.5) / rolling;
            c.mu_spinning = size == 6 ? dice.between(0.0, 0.5) / rolling : 0.0;
            std::vector<double> r(size, 0.0);
            double alpha = 0.0;
            if (!solve_local_rolling(static_cast<int>(size), c.A.data(), c.b.data(), c.mu, c.mu_rolling, c.mu_spinning,
                                     r.data(), alpha))
                ++failed;
            QVERIFY2(error(c, r) < 1e-8, qPrintable(QString("%1: %2").arg(k).arg(error(c, r))));
        }
        QVERIFY2(failed <= 4, qPrintable(QString::number(failed)));
    }

    void theProjectionIsTheNearestPoint() {
        Dice dice(8);
        for (int k = 0; k < 4000; ++k) {
            const std::size_t sizes[] = {2, 3, 5, 6}, size = sizes[k % 4];
            const double mu = dice.between(0, 2), mu_rolling = dice.between(0, 1), mu_spinning = dice.between(0, 1);
            std::vector<double> z(size);
            for (double& one : z) one = dice.between(-1, 1);
            const auto expected = testing::onto_cone(z, mu, mu_rolling, mu_spinning);
            project(static_cast<int>(size), z.data(), mu, mu_rolling, mu_spinning);
            for (std::size_t i = 0; i < size; ++i) QVERIFY(std::fabs(z[i] - expected[i]) < 1e-12);
        }
    }
};

QTEST_APPLESS_MAIN(TestFrictionLocal)
#include "test_friction_local.moc"
