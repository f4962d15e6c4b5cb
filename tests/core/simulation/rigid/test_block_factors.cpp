// SPDX-License-Identifier: GPL-3.0-or-later
// Factors of a body's block, in space and in the plane.
#include "core/simulation/rigid/block66.h"
#include "core/simulation/rigid/block_planar.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace saltus;
using namespace saltus::rigid;

class TestBlockFactors : public QObject {
    Q_OBJECT

private slots:
    // Directions of 10^13, 10^10, 10^7 and 10^4 times the softest: factors meet D x = y as far as rounding of D x lets them, 1e-3, an inverse leaves more.
    void factors_meet_their_equations_where_directions_are_stiff() {
        std::mt19937 random(4);
        std::normal_distribution<double> normal;
        double by_factors = 0.0, by_inverse = 0.0;
        for (int k = 0; k < 4000; ++k) {
            const bool flat = k % 2 != 0; // in the plane
            const auto direction = [&] {
                Vector6 n;
                for (int i = 0; i < 6; ++i) n[i] = normal(random);
                if (flat) n.segment<3>(2).setZero();
                return n;
            };
            Eigen::Matrix<double, 6, 6, Eigen::RowMajor> D = Eigen::Matrix<double, 6, 6>::Identity();
            for (const double stiff : {1e13, 1e10, 1e7, 1e4}) {
                const Vector6 n = direction().normalized();
                D += stiff * n * n.transpose();
            }
            const Vector6 y = direction();
            const auto left = [&](const Vector6& x) { return (D * x - y).norm() / y.norm(); };
            Block66 block{}, rows{};
            unsigned char swapped[6];
            Vector6 x = Vector6::Zero(), row = Vector6::Zero();
            if (flat) {
                for (int i = 0; i < 3; ++i) {
                    for (int j = 0; j < 3; ++j) block.a[planar::kRow * i + planar::kColumn[j]] = D(planar::kNumber[i], planar::kNumber[j]);
                    rows.a[planar::kColumn[i]] = y[planar::kNumber[i]];
                }
                planar::factor(block, swapped);
                planar::divide(block, swapped, y.data(), x.data());
                planar::divide_right(rows, block, swapped);
                for (int i = 0; i < 3; ++i) row[planar::kNumber[i]] = rows.a[planar::kColumn[i]];
            } else {
                std::copy_n(D.data(), 36, block.a);
                Eigen::Matrix<double, 6, 6, Eigen::RowMajor> inverse = D;
                invert<6>(inverse.data());
                by_inverse = std::fmax(by_inverse, left(inverse * y));
                factor<6>(block.a, swapped);
                x = row = y;
                divide<6>(block.a, swapped, x.data());
                divide_row<6>(block.a, swapped, row.data()); // D is symmetric
            }
            by_factors = std::fmax(by_factors, std::fmax(left(x), left(row)));
        }
        QVERIFY2(by_factors < 5e-3, qPrintable(QString::number(by_factors)));
        QVERIFY2(by_inverse > 2e-2, qPrintable(QString::number(by_inverse)));
    }
};

QTEST_APPLESS_MAIN(TestBlockFactors)
#include "test_block_factors.moc"
