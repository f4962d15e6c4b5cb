// SPDX-License-Identifier: GPL-3.0-or-later
// Instants of events known to fifteen digits, from closed forms or from two independent integrations in higher precision, by the smallest
// scheme that flow, guards and search make.
#include "core/bench/bare_cam_follower.h"
#include "tests/core/flow/frozen_pieces.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace saltus;
using flow::RootKind;
using flow::Tolerances;
using flow::Watch;
using testing::AffineGuard;
using testing::EventSeen;
using testing::Vector;

namespace {

using Guards = std::vector<AffineGuard>;

Tolerances tolerances(int n, double both) {
    return {both, Vector(static_cast<std::size_t>(n), both)};
}

// One gap, state[0], with its rate state[1]; rebounds with e.
auto rebound(double e) {
    return [e](const EventSeen& event, Vector& state, Guards& guards) {
        if (event.kind == RootKind::graze) return true;
        state[0] = 0;
        state[1] = -e * state[1];
        guards[0].departing = 1;
        return true;
    };
}

void compare(const std::vector<EventSeen>& seen, const std::vector<double>& times, double tolerance, double amplification = 1.0) {
    QVERIFY(seen.size() >= times.size());
    double worst = 0;
    for (std::size_t i = 0; i < times.size(); ++i) worst = std::max(worst, std::abs(seen[i].t - times[i]));
    qInfo("largest error of %d instants: %.2g s", static_cast<int>(times.size()), worst);
    QVERIFY2(worst <= tolerance * amplification, qPrintable(QString::number(worst)));
}

const double g = 9.81;

} // namespace

class TestPublishedInstants : public QObject {
    Q_OBJECT

private slots:
    void aBall() {
        auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -g; };
        Guards guards{{{1.0}}};
        const auto seen = testing::run_pieces(f, {1, 0}, 0, 2, 10, guards, tolerances(2, 1e-12), rebound(0.5));
        QCOMPARE(seen.size(), std::size_t(11));
        QVERIFY(std::abs(seen[0].t - 0.4515236409857309) < 1e-12);
        QVERIFY(std::abs(seen[1].t - 0.9030472819714618) < 1e-12);
        QVERIFY(std::abs(seen[4].t - 1.2981304678339764) < 1e-12);
        QVERIFY(std::abs(seen[9].t - 1.3528071587345922) < 1e-12);
    }

    void aBallOnATableThatMoves() {
        // the gap's own equation
        auto f = [](double t, const double* y, double* d) { d[0] = y[1], d[1] = -g + 0.01 * 625 * std::sin(25 * t); };
        Guards guards{{{1.0}}};
        const auto seen = testing::run_pieces(f, {0.1, -0.25}, 0, 2, 20, guards, tolerances(2, 1e-10), rebound(0.8));
        compare(seen, {0.1462574063078284, 0.2825299057625931, 0.4604757722610160, 0.6611379971003992, 0.7454288214678775, 0.8945402894900167, 0.9517498087961708,
                       1.000333925490092, 1.067722839926898, 1.126050298965252, 1.15470459514714, 1.174180558979315, 1.188886500066823, 1.20050951255221,
                       1.209905831614883, 1.217588458572163, 1.223901806071705, 1.229097131780242, 1.233369072395747, 1.236874672904215}, 1e-9, 60);
    }

    void anImpactOscillatorThatStartsOnTheFarSide() {
        // x'' + 0.1 x' + x = cos 2.5 t, x <= 0; gap -x. These instants belong to a motion that is free until it first comes from x < 0.
        auto f = [](double t, const double* y, double* d) { d[0] = y[1], d[1] = -y[0] - 0.1 * y[1] - std::cos(2.5 * t); };
        Guards guards{{{1.0}}};
        const auto seen = testing::run_pieces(f, {0, 0}, 0, 40, 10, guards, tolerances(2, 1e-10), rebound(0.8));
        compare(seen, {3.477211156762199, 6.070190036315229, 8.756164423770769, 11.279545747914, 13.65526712113145, 16.23021280856944, 18.78600557655846,
                       21.25722588050469, 23.76274614927789, 26.29786368785842}, 1e-9);
        QVERIFY(std::abs(seen[0].before[1] + 0.3703073091672) < 1e-9);
    }

    void anImpactOscillatorThatIsReleasedByItsStop() {
        // pressed against the stop until the force turns; then gap, speed and acceleration are zero: a root of order three is divided out
        auto f = [](double t, const double* y, double* d) { d[0] = y[1], d[1] = -y[0] - 0.1 * y[1] - std::cos(2.5 * t); };
        Guards guards{{{1.0}}};
        guards[0].departing = 3;
        const auto seen = testing::run_pieces(f, {0, 0}, std::numbers::pi / 5, 40, 1, guards, tolerances(2, 1e-10), rebound(0.8));
        compare(seen, {3.4296023179935}, 1e-9); // from the linear equation's solution, 30 digits
        QVERIFY(std::abs(seen[0].before[1] + 0.7407371155249) < 1e-9);
    }

    void anImpactOscillatorsOrbitOfPeriodOne() {
        auto f = [](double t, const double* y, double* d) { d[0] = y[1], d[1] = -y[0] - 0.1 * y[1] - std::cos(2.5 * t); };
        Guards guards{{{1.0}}};
        guards[0].departing = 1;
        const double phase = 2.8949333422000323, speed = 0.63635819599946836, period = 2 * std::numbers::pi / 2.5;
        const auto seen = testing::run_pieces(f, {0, 0.8 * speed}, phase / 2.5, 40, 8, guards, tolerances(2, 1e-10), rebound(0.8));
        for (std::size_t i = 0; i < 8; ++i) {
            QVERIFY2(std::abs(seen[i].t - (phase / 2.5 + static_cast<double>(i + 1) * period)) < 1e-9, qPrintable(QString::number(seen[i].t)));
            QVERIFY(std::abs(seen[i].before[1] + speed) < 1e-9);
        }
    }

    // The cam-follower at 358 rpm, its joints hit exactly; by the parts, and by the loop written by hand that they are timed against.
    void aCamsFollower() {
        const std::vector<double> times = {0.03115809179378234, 0.1041964371205957, 0.1811529014028217, 0.2615220687135161, 0.3406133477607022,
                                           0.4195176971510312,  0.4956895330308155, 0.5496676877125799, 0.6000857484748,    0.6667448029105519};
        const double pi = std::numbers::pi, speed = 358 * 2 * pi / 60, beta2 = 1.050328174371336, beta3 = 1.22173047639603;
        bench::BareEvents bare;
        bench::run_bare_cam_events(bare, 0.67, speed, 1e-10);
        QCOMPARE(bare.impacts.size(), times.size());
        for (std::size_t i = 0; i < times.size(); ++i) QVERIFY2(std::abs(bare.impacts[i].t - times[i]) < 1e-9, qPrintable(QString::number(bare.impacts[i].t - times[i])));
        QVERIFY(std::abs(bare.impacts[0].before + 17.81019220403027) < 1e-7 && std::abs(bare.impacts[9].before + 7.466830316413671) < 1e-7);

        const std::vector<std::pair<double, int>> ends = {{pi / 2 + beta2, 1}, {pi / 2 + beta3, 2}, {3 * pi / 2 - beta3, 3}, {3 * pi / 2 - beta2, 2}, {3 * pi / 2, 1}, {5 * pi / 2, 0}};
        std::vector<EventSeen> seen;
        Vector state = {0.4, 0.4};
        double t = 0;
        Guards guards{{{1.0}}};
        for (std::size_t k = 0; t < 0.67; ++k) {
            const auto [end, branch] = ends[k % 6];
            const double turn = 2 * pi * static_cast<double>(k / 6), until = std::min(0.67, (end - pi / 2 + turn) / speed);
            auto f = [&, b = branch](double at, const double* y, double* d) {
                const double angle = speed * at + pi / 2 - turn;
                const auto cam = angle > pi ? bench::cam_branch(b, 2 * pi - angle, -speed) : bench::cam_branch(b, angle, speed);
                d[0] = y[1], d[1] = -(1430.8 / 1.221) * (y[0] + cam.c) - cam.acceleration;
            };
            auto stretch = testing::run_pieces(f, state, t, until, 100, guards, tolerances(2, 1e-10), rebound(0.8));
            t = stretch.back().t;
            state = stretch.back().before;
            stretch.pop_back();
            seen.insert(seen.end(), stretch.begin(), stretch.end());
        }
        compare(seen, times, 1e-9);
        QCOMPARE(seen.size(), times.size());
    }

    void aGrazeJustBeyondTouchingIsAnImpact_data() {
        QTest::addColumn<double>("tolerance");
        for (double tolerance : {1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12}) QTest::addRow("%g", tolerance) << tolerance;
    }
    void aGrazeJustBeyondTouchingIsAnImpact() {
        QFETCH(double, tolerance);
        auto f = [](double t, const double* y, double* d) { d[0] = y[1], d[1] = 0.39399370750305137 * std::cos(0.8 * t) - y[0] - 0.2 * y[1]; };
        Guards guards{{{-1.0}, 1.0}}; // x <= 1
        const double begin = -3.4042104050132052;
        const auto seen = testing::run_pieces(f, {-1.0001, 0}, begin, begin + 5, 1, guards, tolerances(2, tolerance), [](auto&&...) { return false; });
        QCOMPARE(seen.size(), std::size_t(1));
        QVERIFY(seen[0].kind == RootKind::falling);
        // the root of a parabola: errors of the gap are divided by the speed of 0.0113
        QVERIFY2(std::abs(seen[0].t - begin - 3.9093138839796364) < 1000 * tolerance, qPrintable(QString::number(seen[0].t - begin - 3.9093138839796364)));
        QVERIFY(std::abs(seen[0].before[1] - 0.011313991338161789) < 1000 * tolerance);
    }

    void justShortOfTouchingIsNone() {
        const double touching = 0.39395431207184419;
        auto f = [&](double t, const double* y, double* d) { d[0] = y[1], d[1] = 0.9999 * touching * std::cos(0.8 * t) - y[0] - 0.2 * y[1]; };
        Guards guards{{{-1.0}, 1.0}};
        const auto seen = testing::run_pieces(f, {-0.9999, 0}, -3.4042104050132052, 30, 9, guards, tolerances(2, 1e-8), [](auto&&...) { return true; });
        QCOMPARE(seen.size(), std::size_t(1)); // the end alone
    }

    void twoBallsAndAWallHitThirtyOneTimes() {
        auto f = [](double, const double* y, double* d) { d[0] = y[2], d[1] = y[3], d[2] = d[3] = 0; };
        Guards guards{{{1.0}}, {{-1.0, 1.0}}};
        const auto bounce = [](const EventSeen& event, Vector& y, Guards& rows) {
            if (event.guard == 0) y[0] = 0, y[2] = -y[2];
            else {
                const double m = 1, M = 100, v = y[2], V = y[3];
                y[1] = y[0];
                y[2] = ((m - M) * v + 2 * M * V) / (m + M);
                y[3] = ((M - m) * V + 2 * m * v) / (m + M);
            }
            rows[static_cast<std::size_t>(event.guard)].departing = 1;
            return true;
        };
        const auto seen = testing::run_pieces(f, {1, 2, 0, -1}, 0, 100, 1000, guards, tolerances(4, 1e-10), bounce);
        QCOMPARE(seen.size(), std::size_t(32));
        QVERIFY(std::abs(seen[0].t - 1) < 1e-12 && std::abs(seen[1].t - 1.505) < 1e-12);
        QVERIFY(std::abs(seen[2].t - 1.6755852842809365) < 1e-12);
        QVERIFY(std::abs(seen[29].t - 2.6548630658493771) < 1e-12 && std::abs(seen[30].t - 3.9263747227911022) < 1e-12);
        QVERIFY(std::abs(seen[31].before[3] - 0.99885759556311843) < 1e-12);
        QVERIFY(std::abs(seen[31].before[2] - 0.47786020820588593) < 1e-12); // in rationals
    }

    void aPendulumAtAWall() {
        auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -g * std::sin(y[0]); };
        Guards guards{{{1.0}}};
        const auto seen = testing::run_pieces(f, {1, 0}, 0, 10, 5, guards, tolerances(2, 1e-10), rebound(0.7));
        compare(seen, {0.53478440013967221, 1.5680020344932016, 2.5853206763106078, 3.5952400156559682, 4.6016209811636241}, 1e-9);
        QVERIFY(std::abs(seen[0].before[1] + 3.0032097427364441) < 1e-8);
    }

    void aRockingBlock() {
        // G. W. Housner's block, nonlinear; |theta| and its rate
        const double alpha = 0.2, p2 = 3 * g / 4, ratio = 1 - 1.5 * std::sin(alpha) * std::sin(alpha);
        QVERIFY(std::abs(ratio - 0.94079574550216381) < 1e-15);
        auto f = [&](double, const double* y, double* d) { d[0] = y[1], d[1] = -p2 * std::sin(alpha - y[0]); };
        Guards guards{{{1.0}}};
        const auto seen = testing::run_pieces(f, {0.1, 0}, 0, 10, 4, guards, tolerances(2, 1e-10), rebound(ratio));
        compare(seen, {0.48608973195735394, 1.3288603272660068, 2.0765283644762580, 2.7491830954409104}, 1e-9);
    }

    void aForceThatSwitchesInTime() {
        // x'' + x = sgn(sin 2t): the instants are known, and hit exactly
        double sign = 1;
        auto f = [&](double, const double* y, double* d) { d[0] = y[1], d[1] = sign - y[0]; };
        flow::ExplicitFlow motion(2, tolerances(2, 1e-10));
        const double start[] = {0, 0};
        QVERIFY(motion.start(f, 0, start));
        for (int k = 1; motion.time() < 20; ++k) {
            const double end = std::min(20.0, k * std::numbers::pi / 2);
            while (motion.time() < end) QVERIFY(motion.step(end));
            QVERIFY(motion.time() == end);
            sign = -sign;
            const Vector y(motion.state().begin(), motion.state().end());
            QVERIFY(motion.restart(f, end, y));
        }
        QVERIFY(std::abs(motion.state()[0] - 0.59191793818660801) < 1e-9);
        QVERIFY(std::abs(motion.state()[1] - 0.91294525072762765) < 1e-9);
    }

    void aKinkInTheState() {
        // x'' = -x - 8 max(x - 0.3, 0), frozen on either side of the kink
        bool pressed = false;
        auto f = [&](double, const double* y, double* d) { d[0] = y[1], d[1] = -y[0] - (pressed ? 8 * (y[0] - 0.3) : 0.0); };
        Guards guards{{{1.0}, -0.3, Watch::both}};
        const auto seen = testing::run_pieces(f, {-1, 0}, 0, 4.7285441737296196, 2, guards, tolerances(2, 1e-10),
                                              [&](const EventSeen&, Vector&, Guards& rows) { return pressed = !pressed, rows[0].departing = 1, true; });
        compare(seen, {1.8754889808102941, 2.8530551929193254}, 1e-9);
        QVERIFY(seen[0].kind == RootKind::rising && seen[1].kind == RootKind::falling);
        Guards again{{{1.0}, -0.3, Watch::both}};
        pressed = false;
        const auto period = testing::run_pieces(f, {-1, 0}, 0, 4.7285441737296196, 9, again, tolerances(2, 1e-11),
                                                [&](const EventSeen&, Vector&, Guards& rows) { return pressed = !pressed, rows[0].departing = 1, true; });
        QCOMPARE(period.size(), std::size_t(3));
        QVERIFY(std::abs(period[2].before[0] + 1) < 1e-9 && std::abs(period[2].before[1]) < 1e-9);
    }

    // Random oscillators with stops: between events no guard changes its sign at any of 1000 points of a step, and a run with steps fifty times
    // shorter has the same events.
    void noEventIsMissed() {
        std::mt19937 random(7);
        const auto number = [&](double from, double to) { return std::uniform_real_distribution<double>(from, to)(random); };
        std::size_t total = 0;
        for (int scene = 0; scene < 60; ++scene) {
            const int n = 1 + scene % 3;
            const auto at = [](int i) { return static_cast<std::size_t>(i); };
            Vector k(at(n)), force(at(n)), rate(at(n)), start(at(2 * n)), place(at(n));
            for (int i = 0; i < n; ++i) {
                k[at(i)] = number(0.5, 20), force[at(i)] = number(0, 3), rate[at(i)] = number(0.3, 9), place[at(i)] = number(0.05, 0.4);
                start[at(i)] = number(-0.04, 0.3), start[at(n + i)] = number(-1, 1);
            }
            const double coupling = number(0, 5), e = number(0.3, 1);
            auto f = [&](double t, const double* y, double* d) {
                for (int i = 0; i < n; ++i) {
                    d[i] = y[n + i];
                    d[n + i] = -k[at(i)] * y[i] - 0.1 * y[n + i] + force[at(i)] * std::sin(rate[at(i)] * t) + coupling * ((i > 0 ? y[i - 1] : 0) + (i + 1 < n ? y[i + 1] : 0) - 2 * y[i]);
                }
            };
            std::vector<std::vector<EventSeen>> runs;
            for (double max_step : {1e9, 0.01}) {
                Tolerances t = tolerances(2 * n, 1e-10);
                t.max_step = max_step;
                Guards guards(at(n));
                for (int i = 0; i < n; ++i) guards[at(i)].weights = Vector(at(2 * n)), guards[at(i)].weights[at(i)] = 1, guards[at(i)].constant = place[at(i)];
                flow::ExplicitFlow motion(2 * n, t);
                const auto bounce = [&](const EventSeen& event, Vector& y, Guards& rows) {
                    if (event.kind == RootKind::graze) return true;
                    const int i = event.guard;
                    y[at(i)] = -place[at(i)];
                    y[at(n + i)] *= -e;
                    rows[at(i)].departing = 1;
                    return y[at(n + i)] > 1e-3; // before it comes to rest
                };
                runs.push_back(testing::run_pieces(motion, f, start, 0, 5, 60, guards, bounce, [&](const flow::DenseStep& step, double to) {
                    for (int i = 0; i < n; ++i)
                        for (int j = 1; j < 1000; ++j)
                            if (const double theta = j / 1000.0; step.time(theta) < to - 1e-9) QVERIFY(step.value(i, theta) + place[at(i)] > -1e-12);
                }));
                if (QTest::currentTestFailed()) return;
            }
            const std::size_t same = std::min({runs[0].size(), runs[1].size(), std::size_t(12)});
            for (std::size_t i = 0; i < same; ++i) {
                QCOMPARE(runs[0][i].guard, runs[1][i].guard);
                QVERIFY2(std::abs(runs[0][i].t - runs[1][i].t) < 1e-6, qPrintable(QString("scene %1, event %2: %3").arg(scene).arg(i).arg(runs[0][i].t - runs[1][i].t)));
            }
            total += runs[0].size();
        }
        QVERIFY2(total > 300, qPrintable(QString::number(total)));
    }

    // The order of the instants' errors in the tolerance.
    void errorsOfInstantsFollowTheTolerance() {
        double last = 1;
        for (double tolerance : {1e-6, 1e-8, 1e-10, 1e-12}) {
            auto f = [](double, const double* y, double* d) { d[0] = y[1], d[1] = -g * std::sin(y[0]); };
            Guards guards{{{1.0}}};
            const auto seen = testing::run_pieces(f, {1, 0}, 0, 10, 5, guards, tolerances(2, tolerance), rebound(0.7));
            const double error = std::abs(seen[4].t - 4.6016209811636241);
            QVERIFY2(error < 30 * tolerance + 1e-14 && error < last, qPrintable(QString::number(error)));
            last = error + 1e-14;
        }
    }
};

QTEST_APPLESS_MAIN(TestPublishedInstants)
#include "test_published_instants.moc"
