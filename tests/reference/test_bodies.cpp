// SPDX-License-Identifier: GPL-3.0-or-later
// Shipped scenes of rigid bodies against closed forms.
#include "tests/reference/reference_run.h"

#include <QDir>
#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

namespace {

RunOptions with(std::initializer_list<std::pair<std::string, std::string>> set) {
    RunOptions options;
    for (const auto& value : set) options.set.push_back(value);
    return options;
}

// Where case K1 stops: impact by impact, with the percussions written out, then rolling to rest. m = I = 1, r = 0.1,
// e_N = e_T = 0.9, mu = 0.6, mu_rolling = 0.01, g = 9.81.
double stopping_point() {
    const double r = 0.1, g = 9.81, e = 0.9, mu = 0.6, rolling = 0.01;
    double speed = 4.653815638806505, y = 0.0, v = 0.0, spin = 1.0;
    for (int impact = 0; impact < 400; ++impact) {
        const double normal = (1.0 + e) * speed, moment = rolling * normal;
        const double p = std::clamp((-(1.0 + e) * (v - r * spin) - r * moment) / (1.0 + r * r), -mu * normal, mu * normal);
        v += p;
        spin -= r * p + moment;
        y += v * 2.0 * e * speed / g;
        speed *= e;
    }
    const double slip = v - r * spin, force = -mu * g * (slip > 0.0 ? 1.0 : -1.0), moment = rolling * g;
    const double time = -slip / (force * (1.0 + r * r) + r * moment);
    y += v * time + 0.5 * force * time * time;
    v += force * time;
    return y + v * v / (2.0 * r * moment / (1.0 + r * r));
}

} // namespace

class TestBodies : public QObject {
    Q_OBJECT

private slots:
    // The table of the reference stops at 0.4777: its contact point lies on the wall while the ball penetrates it, so that the
    // arm of friction is shorter by O(h).
    void aBallWithRollingFrictionStopsWhereTheImpactsSay() {
        const double exact = stopping_point();
        QVERIFY(std::abs(exact - 0.5008000314527341) < 1e-12);
        const auto c = record_to(scene("reference/ball-rolling-friction"), {"ball.q[1]", "ball.v[1]", "ball.v[5]"}, 15.0);
        qInfo("K1: stops at %.7f, exact %.7f", c[0].back(), exact);
        QVERIFY(std::abs(c[0].back() - exact) < 1e-4);
        QVERIFY(std::abs(c[1].back()) < 1e-12);
        QVERIFY(std::abs(c[2].back()) < 1e-12);
    }

    // Lagrange's top, released: quadrature to 1e-12 gives these angles.
    void theHeavyTopPrecessesAsLagrangeSays() {
        const auto c = record_to(scene("heavy-top"), {"t", "precession", "energy.kinetic + energy.potential", "nutation"}, 10.0);
        double turns = 0.0, last = 0.0, worst = 0.0, drift = 0.0;
        for (std::size_t i = 0; i < c[0].size(); ++i) {
            while (c[1][i] + turns - last < -3.0) turns += 2.0 * std::numbers::pi;
            last = c[1][i] + turns;
            for (const auto& [t, angle] : {std::pair{1.0, 0.4075167988525}, {5.0, 2.0446959070375}, {10.0, 4.1996398174712}})
                if (std::abs(c[0][i] - t) < 1e-9) worst = std::max(worst, std::abs(last - angle));
            drift = std::max(drift, std::abs(c[2][i] - c[2][0]));
        }
        qInfo("N1: precession off by %.2g rad, energy by %.2g of %.4g J, tilt up to %.6f", worst, drift, c[2][0], largest(c[3]));
        QVERIFY(worst < 1e-4);
        QVERIFY(drift < 1e-6 * c[2][0]);
        QVERIFY(std::abs(largest(c[3]) - 0.32673371464492273) < 1e-4);
        QVERIFY(smallest(c[3]) > 0.3 - 1e-6);
    }

    void aTouchingCradleSharesTheImpactByNewtonsLaw() {
        std::vector<std::string> speeds;
        for (int i = 0; i < 5; ++i) speeds.push_back("ball[" + std::to_string(i) + "].v[0]");
        const auto session_columns = record_to(scene("newtons-cradle"), speeds, 0.4, with({{"gap", "0 mm"}}));
        std::size_t hit = 0; // the step of the impact
        while (hit + 1 < session_columns[0].size() && std::abs(session_columns[4][hit + 1]) < 1e-6) ++hit;
        const double before = session_columns[0][hit];
        const double expected[] = {-0.6, 0.4, 0.4, 0.4, 0.4};
        for (int i = 0; i < 5; ++i) {
            const double ratio = session_columns[static_cast<std::size_t>(i)][hit + 1] / before;
            QVERIFY2(std::abs(ratio - expected[i]) < 2e-3, qPrintable(QString::number(ratio)));
        }
    }

    void aCradleWithGapsSendsTheLastBallAlone() {
        const auto c = record_to(scene("newtons-cradle"), {"first", "middle", "last"}, 0.45);
        QVERIFY(largest(c[2]) > 0.99 * largest(c[0]));
        QVERIFY(std::abs(c[0].back()) < 0.05 * largest(c[0]));
    }

    void theRockingBlockLosesWhatHousnerSays() {
        const auto c = record_to(scene("rocking-block"), {"t", "angle", "rate"}, 1.2);
        const double alpha = 0.2, p = std::sqrt(3.0 * 9.81 / 4.0);
        const double quarter = std::acosh(1.0 / (1.0 - 0.1 / alpha)) / p; // linearised
        std::size_t impact = 1; // the angle passes zero: the rate falls at once
        while (impact + 1 < c[1].size() && c[1][impact] < -1e-9 && std::abs(c[2][impact + 1]) >= std::abs(c[2][impact])) ++impact;
        const double ratio = c[2][impact + 2] / c[2][impact - 1], exact = 1.0 - 1.5 * std::sin(alpha) * std::sin(alpha);
        qInfo("N8: impact at %.4f s (linearised %.4f s), ratio %.5f of %.5f", c[0][impact], quarter, ratio, exact);
        QVERIFY(std::abs(c[0][impact] - quarter) < 0.02 * quarter);
        QVERIFY(std::abs(ratio - exact) < 0.02);
    }

    void aSlidingBallRollsAtFiveSeventhsOfItsSpeed() {
        const auto c = record_to(scene("rolling-sphere"), {"t", "v", "slip"}, 1.0, with({{"mu_r", "0 mm"}}));
        QVERIFY(std::abs(c[1].back() - 2.0 * 5.0 / 7.0) < 1e-3);
        const double time = 2.0 / (3.5 * 0.3 * 9.81); // of sliding
        for (std::size_t i = 0; i < c[0].size(); ++i)
            if (c[0][i] > time + 2e-3) QVERIFY(std::abs(c[2][i]) < 1e-9);
            else if (c[0][i] < time - 2e-3) QVERIFY(c[2][i] > 0.0);
    }

    void everySceneRunsAtBothEndsOfItsParameters_data() {
        QTest::addColumn<QString>("name");
        const QDir dir(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"));
        for (const QString& file : dir.entryList({QStringLiteral("*.saltus")}, QDir::Files)) {
            const QString name = file.chopped(7);
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everySceneRunsAtBothEndsOfItsParameters() {
        QFETCH(QString, name);
        const model::Model model = scene(name.toStdString());
        QVERIFY(model.bodies.empty() || model.views.phase_space.has_value());
        run_for(*start(model), 20);
        for (const model::Parameter& parameter : model.parameters) {
            if (!parameter.range) continue;
            for (const model::Value& end : {parameter.range->first, parameter.range->second}) {
                const auto session = Session::create(model, with({{parameter.name, end.formula()}}));
                QVERIFY2(bool(session), qPrintable(QString::fromStdString(parameter.name + ": " + (session ? "" : text_of(session.error())))));
                run_for(**session, parameter.integer ? 1 : 20); // thousands of bodies take long
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestBodies)
#include "test_bodies.moc"
