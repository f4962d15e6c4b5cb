// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/going_on.h"
#include "core/math/sparse_ldlt.h"
#include "core/math/sparse_matrix.h"

#include <QtTest>

#include <cmath>
#include <random>

using saltus::math::SparseLdlt;
using saltus::math::SparseMatrix;
using saltus::math::Triplet;

namespace {

// A random symmetric diagonally dominant matrix: positive definite by Gershgorin.
SparseMatrix random_spd(std::size_t n, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    std::vector<Triplet> triplets;
    std::vector<double> sums(n, 0.1);
    for (std::size_t k = 0; k < 3 * n; ++k) {
        const std::size_t i = random() % n, j = random() % n;
        if (i == j) continue;
        const double value = uniform(random);
        triplets.push_back({i, j, value});
        triplets.push_back({j, i, value});
        sums[i] += std::abs(value);
        sums[j] += std::abs(value);
    }
    for (std::size_t i = 0; i < n; ++i) triplets.push_back({i, i, sums[i]});
    return SparseMatrix::from_triplets(n, triplets);
}

} // namespace

class TestSparse : public QObject {
    Q_OBJECT
private slots:
    void entriesAtOnePlaceAreAdded() {
        const Triplet triplets[] = {{0, 1, 2.0}, {0, 1, 3.0}, {1, 1, 1.0}};
        const auto matrix = SparseMatrix::from_triplets(2, triplets);
        QCOMPARE(matrix.at(0, 1), 5.0);
        QCOMPARE(matrix.at(1, 0), 0.0);
        QCOMPARE(matrix.diagonal(0), 0.0);
        QCOMPARE(matrix.diagonal(1), 1.0);
        QCOMPARE(matrix.asymmetry(), 5.0);
    }

    void everyPrincipalSubmatrixIsSolvedToRoundOff() {
        for (unsigned seed = 0; seed < 50; ++seed) {
            const std::size_t n = 1 + seed;
            const SparseMatrix matrix = random_spd(n, seed);
            SparseLdlt factor(matrix);
            std::mt19937 random(seed + 1000);
            for (int subset = 0; subset < 5; ++subset) {
                std::vector<unsigned char> mask(n);
                for (auto& m : mask) m = random() % 2;
                QVERIFY(factor.factorize(matrix, mask));
                std::vector<double> b(n), x;
                for (auto& value : b) value = static_cast<double>(random() % 1000) / 500.0 - 1.0;
                x = b;
                factor.solve(x);
                for (std::size_t i = 0; i < n; ++i) {
                    if (mask[i])
                        QVERIFY(std::abs(matrix.row_times(i, x.data()) - b[i]) < 1e-12);
                    else
                        QCOMPARE(x[i], 0.0);
                }
            }
        }
    }

    void aSingularSubmatrixIsRefusedAndALaterGoodOneIsNotSpoilt() {
        const double values[] = {1, 1, 0, 1, 1, 0, 0, 0, 2};
        const auto matrix = SparseMatrix::from_dense(3, values);
        SparseLdlt factor(matrix);
        QVERIFY(!factor.factorize(matrix, std::vector<unsigned char>{1, 1, 1}));
        QVERIFY(factor.factorize(matrix, std::vector<unsigned char>{1, 0, 1}));
        std::vector<double> x{3, 9, 4};
        factor.solve(x);
        QCOMPARE(x, (std::vector<double>{3, 0, 2}));
    }

    // Left in its middle, it is as new.
    void aStoppedFactorisationMayBeBegunAgain() {
        const std::size_t n = 200;
        std::vector<double> values(n * n);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) values[i * n + j] = i == j ? 300.0 : 1.0 / static_cast<double>(1 + i + j);
        const auto matrix = SparseMatrix::from_dense(n, values);
        const std::vector<unsigned char> mask(n, 1);
        SparseLdlt undisturbed(matrix), stopped(matrix);
        QVERIFY(undisturbed.factorize(matrix, mask));
        for (int most = 0; most < 4; ++most) {
            int asked = 0;
            const saltus::GoesOn goes_on = [&] { return asked++ < most; };
            const saltus::StopQuestion question(goes_on);
            QVERIFY_THROWS_EXCEPTION(saltus::Stopped, stopped.factorize(matrix, mask));
        }
        QVERIFY(stopped.factorize(matrix, mask));
        std::vector<double> x(n, 1.0), y(n, 1.0);
        undisturbed.solve(x);
        stopped.solve(y);
        QCOMPARE(y, x);
    }

    void aTridiagonalMatrixFillsNothing() {
        std::vector<Triplet> triplets;
        const std::size_t n = 1000;
        for (std::size_t i = 0; i < n; ++i) {
            triplets.push_back({i, i, 2.0});
            if (i + 1 < n) {
                triplets.push_back({i, i + 1, -1.0});
                triplets.push_back({i + 1, i, -1.0});
            }
        }
        SparseLdlt factor(SparseMatrix::from_triplets(n, triplets));
        QCOMPARE(factor.fill(), n - 1);
    }
};

QTEST_APPLESS_MAIN(TestSparse)
#include "test_sparse.moc"
