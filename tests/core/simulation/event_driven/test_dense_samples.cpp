// SPDX-License-Identifier: GPL-3.0-or-later
// Samples between those of the grid: the step polynomials at any zoom, against closed forms; and that they change nothing.
#include "tests/core/simulation/event_driven/body_scenes.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr double g = 9.81;
const std::string kBall = contact_scene(R"j("lagrangian-linear", "M": [[1]], "F": [-9.81], "q": [1], "v": [0])j", "[[1]]", 0.5, "2 s");

// Height of the ball that fell from 1 m, e = 1/2.
double height(double t) {
    double begin = -std::sqrt(2 / g), flight = 2 * std::sqrt(2 / g);
    while (t > begin + flight) begin += flight, flight *= 0.5;
    return 0.5 * g * (t - begin) * (begin + flight - t);
}

} // namespace

class TestDenseSamples : public QObject {
    Q_OBJECT

private slots:
    // A thousandth of a sample's width about an impact: every point, and the straight lines between them, on the closed form.
    void aZoomOfAThousandShowsTheParabolaAndItsCorner() {
        auto session = start(parse(kBall));
        const double hit = std::sqrt(2 / g), half = 25e-6;
        run_to(*session, 0.4);
        const auto done = session->run_densely(hit - half, hit + half, 801);
        QVERIFY(done && *done == Outcome::reached);
        const auto t = column(*session->recording(), "t"), q = column(*session->recording(), "mass.q[0]");
        double worst = 0.0;
        std::size_t inside = 0, corner = 0;
        for (std::size_t k = 0; k < t.size(); ++k) {
            if (std::abs(t[k] - hit) > half) continue;
            ++inside;
            worst = std::max(worst, std::abs(q[k] - height(t[k])));
            if (k + 1 < t.size() && t[k + 1] <= hit + half) worst = std::max(worst, std::abs(0.5 * (q[k] + q[k + 1]) - height(0.5 * (t[k] + t[k + 1]))));
            if (std::abs(t[k] - hit) > 1e-13) continue;
            ++corner;
            QVERIFY(std::abs(q[k]) < 1e-15);
        }
        QVERIFY(inside >= 800 && corner == 2); // before and behind the impact
        qInfo("largest distance of the polyline: %.2g m, in a picture that is %.2g m high", worst, height(hit - half));
        QVERIFY2(worst < 1e-14, qPrintable(QString::number(worst)));
    }

    // The same at a zoom of a million, far within one step of the flow.
    void aZoomOfAMillionStaysSmooth() {
        auto session = start(parse(scene_of(R"j("mass": {"kind": "lagrangian-linear", "M": [[1]], "K": [[1]], "q": [1], "v": [0]})j", "", "5 s", 1e-12)));
        run_to(*session, 1.9);
        QVERIFY(session->run_densely(2 - 25e-9, 2 + 25e-9, 100));
        const auto t = column(*session->recording(), "t"), q = column(*session->recording(), "mass.q[0]"), v = column(*session->recording(), "mass.v[0]");
        double worst = 0.0, slope = 0.0;
        for (std::size_t k = 0; k + 1 < t.size(); ++k) {
            if (std::abs(t[k] - 2) > 25e-9 || std::abs(t[k + 1] - 2) > 25e-9) continue;
            worst = std::max(worst, std::abs(q[k] - std::cos(t[k])));
            slope = std::max(slope, std::abs((q[k + 1] - q[k]) - v[k] * (t[k + 1] - t[k])));
        }
        QVERIFY2(worst < 2e-11, qPrintable(QString::number(worst)));
        QVERIFY2(slope < 1e-15, qPrintable(QString::number(slope))); // of a picture 4.5e-8 m high
    }

    void whatFollowsHasTheSameBits_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "bouncing-ball", "relay-oscillator", "rocking-block", "heavy-top"}) QTest::newRow(name) << name;
    }
    void whatFollowsHasTheSameBits() {
        QFETCH(QString, name);
        const auto model = driven(scene(name.toStdString()), 1.0, 0.01);
        auto plain = start(model), dense = start(model);
        run_to(*plain, 0.8);
        run_to(*dense, 0.2);
        const auto done = dense->run_densely(0.2037, 0.4111, 977);
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        QCOMPARE(dense->step_number(), std::int64_t(42));
        run_to(*dense, 0.8);
        QCOMPARE(dense->state_hash(), plain->state_hash());
        QCOMPARE(dense->statistics().steps, plain->statistics().steps);
        const auto a = plain->recording()->events(), b = dense->recording()->events();
        QCOMPARE(b.size(), a.size());
        for (std::size_t k = 0; k < a.size(); ++k) QVERIFY(a[k].time == b[k].time && a[k].kind == b[k].kind);
        const auto t = column(*dense->recording(), "t");
        QVERIFY(std::is_sorted(t.begin(), t.end()));
        QVERIFY(std::count_if(t.begin(), t.end(), [](double at) { return at >= 0.2037 && at <= 0.4111; }) >= 978);
    }

    // What is recorded decides whether samples are written at once, as they are found, or by the way of all steps: a formula asks for that.
    void samplesHaveTheBitsOfThoseOfTheLongWay_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cam-follower", "bouncing-ball", "cam-follower-rheonomous", "relay-oscillator", "rocking-block"}) QTest::newRow(name) << name;
    }
    void samplesHaveTheBitsOfThoseOfTheLongWay() {
        QFETCH(QString, name);
        const auto model = driven(scene(name.toStdString()), 1.0, 0.001);
        const auto probe = start(model);
        RunOptions direct, by_formula;
        direct.record.emplace();
        for (std::size_t k = 1; k < probe->catalogue().size(); ++k)
            if (const std::string& signal = probe->catalogue()[k].name; signal.find('[') != std::string::npos && signal.find("E.") != 0 && direct.record->size() < 8) direct.record->push_back(signal);
        by_formula.record = direct.record;
        by_formula.record->push_back("2*t");
        auto one = start(model, direct), other = start(model, by_formula);
        for (const double t : {0.1234, 0.5, 0.77, 1.0}) {
            run_to(*one, t);
            run_to(*other, t);
            QCOMPARE(one->state_hash(), other->state_hash());
        }
        QCOMPARE(one->statistics().steps, other->statistics().steps);
        QVERIFY(one->recording()->rows() >= 1000 && one->recording()->rows() == other->recording()->rows());
        for (const std::string& signal : *direct.record) QVERIFY2(column(*one->recording(), signal) == column(*other->recording(), signal), signal.c_str());
    }

    void timeSteppingHasNone() {
        auto model = parse(kBall);
        model.run.integrator = model::IntegratorKind::moreau_jean;
        auto session = start(model);
        const auto done = session->run_densely(0, 1, 10);
        QVERIFY(!done);
        QVERIFY(done.error().message.find("event-driven") != std::string::npos);
        auto other = start(parse(kBall));
        QVERIFY(!other->run_densely(1, 1, 10) && !other->run_densely(0, 1, 0));
    }
};

QTEST_GUILESS_MAIN(TestDenseSamples)
#include "test_dense_samples.moc"
