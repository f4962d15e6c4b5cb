// SPDX-License-Identifier: GPL-3.0-or-later
#include "mixed_problems.h"

#include <QtTest>

using namespace mixed_problems;
using saltus::solvers::name;
using saltus::solvers::Status;

namespace {

QByteArray words(const char* what, unsigned seed, const Answer& answer, double violation) {
    return QByteArray(what) + " seed " + QByteArray::number(seed) + ": " + name(answer.report.status).data() + " by " +
           name(answer.report.method).data() + ", violation " + QByteArray::number(violation) + ", residual " +
           QByteArray::number(answer.report.residual);
}

} // namespace

class TestMixed : public QObject {
    Q_OBJECT
private slots:
    void positiveDefiniteProblemsOfEveryKindAreSolved() {
        for (unsigned seed = 0; seed < 300; ++seed) {
            Problem p = random_positive(1 + seed % 40, seed);
            std::mt19937 random(seed);
            for (std::size_t i = 0; i < p.n; ++i) {
                switch (random() % 5) {
                case 0: p.rows.add(-kInfinity, kInfinity); break;
                case 1: p.rows.add(-0.1, 0.2); break;
                case 2: p.rows.add(-kInfinity, 0.05); break;
                case 3: p.rows.add(0.1, 0.1); break;
                default: p.rows.add(0.0, kInfinity); break;
                }
            }
            const Answer answer = solve(p);
            const double v = violation(p, answer.z);
            QVERIFY2(answer.report.status == Status::solved && v < 1e-11, words("positive", seed, answer, v));
        }
    }

    void frictionIsSolved() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            for (const double mu : {0.0, 0.1, 0.5, 1.0}) {
                const std::size_t contacts = 1 + seed % 20;
                const Problem p = random_friction(contacts, 3 * contacts, mu, seed);
                const Answer answer = solve(p);
                const double v = violation(p, answer.z);
                QVERIFY2(answer.report.status == Status::solved && v < 1e-11, words("friction", seed, answer, v));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestMixed)
#include "test_mixed.moc"
