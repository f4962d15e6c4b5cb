// SPDX-License-Identifier: GPL-3.0-or-later
// The exact scheme: factors against the seed's expansions and closed forms, one mode against the exact motion, its balance.
#include "core/simulation/modal.h"
#include "tests/core/simulation/runs.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;
using simulation::modal_factors;

namespace {

// 1/W and h sigma* of seed 003, "Taylor expansions".
double inverse_W_series(double w, double s, double h) {
    const double w2 = w * w, s2 = s * s;
    return 1.0 - h * s + h * h * (-w2 / 12 + 2 * s2 / 3) + std::pow(h, 3) * (w2 * s / 12 - s2 * s / 3) +
           std::pow(h, 4) * (w2 * w2 / 360 - w2 * s2 / 20 + 2 * s2 * s2 / 15) +
           std::pow(h, 5) * (-w2 * w2 * s / 360 + w2 * s2 * s / 45 - 2 * s2 * s2 * s / 45) +
           std::pow(h, 6) * (-w2 * w2 * w2 / 20160 + w2 * w2 * s2 / 630 - w2 * s2 * s2 / 126 + 4 * s2 * s2 * s2 / 315);
}
double h_sigma_star_series(double w, double s, double h) {
    const double w2 = w * w, s2 = s * s;
    return h * s + std::pow(h, 3) * s / 12 * w2 + std::pow(h, 5) * (w2 * w2 * s / 240 - w2 * s2 * s / 180) +
           std::pow(h, 7) * (w2 * w2 * w2 * s / 6048 - w2 * w2 * s2 * s / 1512 + w2 * s2 * s2 * s / 1890);
}

double exact(double w, double s, double q, double v, double t) {
    if (w > s) {
        const double d = std::sqrt(w * w - s * s);
        return std::exp(-s * t) * (q * std::cos(d * t) + (v + s * q) / d * std::sin(d * t));
    }
    const double d = std::sqrt(s * s - w * w);
    if (d == 0.0) return std::exp(-s * t) * (q + (v + s * q) * t);
    return std::exp(-s * t) * (q * std::cosh(d * t) + (v + s * q) / d * std::sinh(d * t));
}

model::Model mode(double w, double s, double q, double v, double h) {
    model::LagrangianDiagonal kind;
    kind.size = 1.0;
    kind.M = 0.25;
    kind.C = 0.25 * 2 * s;
    kind.K = 0.25 * w * w;
    kind.q = q;
    kind.v = v;
    model::System system;
    system.name = "mode";
    system.kind = kind;
    model::Model model;
    model.title = "One mode";
    model.systems = {system};
    model.run.integrator = model::IntegratorKind::modal;
    model.run.step = h;
    model.run.end = 1.0;
    return model;
}

// A string of given modes without damping, plucked beside two frets that it strikes; contacts by gap.
model::Model string_on_frets(double e, int modes, double h) {
    model::LagrangianDiagonal kind;
    kind.index = "k";
    kind.size = static_cast<double>(modes);
    kind.M = "0.5";
    kind.C = 0.0;
    kind.K = "0.5*(300*(k + 1))^2";
    kind.q = "0.01*sin((k + 1)*pi*0.3)/((k + 1)^2*0.3*0.7*pi^2)";
    kind.v = 0.0;
    model::System system;
    system.name = "string";
    system.kind = kind;
    model::Model model;
    model.title = "String on frets";
    model.systems = {system};
    for (const char* at : {"0.25", "0.6"}) {
        model::Interaction fret;
        fret.name = at[2] == '2' ? "first" : "second";
        fret.between = {"string"};
        fret.relation = model::LagrangianLinearRelation{{{std::string("sin((k + 1)*pi*") + at + ")"}}, {0.001}, {}, "k"};
        fret.law = model::NewtonImpactLaw{e};
        model.interactions.push_back(fret);
    }
    model.run.integrator = model::IntegratorKind::modal;
    model.run.step = h;
    model.run.end = 1.0;
    return model;
}

} // namespace

class TestModal : public QObject {
    Q_OBJECT

private slots:
    // Case M1: gamma = 0.8281857917386284, sigma* = 3.891064719598387, W = 1.0555349771000158 at h = 1e-3.
    void theFactorsOfTheDocumentedModeAreMet() {
        const double w = 2 * std::numbers::pi * 123.4, h = 1e-3;
        const auto factors = modal_factors(w, 3.7, h);
        QVERIFY(std::abs(factors.W - 1.0555349771000158) < 1e-13);
        QVERIFY(std::abs(factors.damping / 2 - 3.891064719598387) < 1e-11);
        const double gamma = 1.0 - 2.0 * (factors.W - 1.0 - h * factors.damping / 2) / (h * h * w * w);
        QVERIFY(std::abs(gamma - 0.8281857917386284) < 1e-12);
    }

    void theyAreThoseOfTheTaylorExpansionsForSmallSteps_data() {
        QTest::addColumn<double>("w");
        QTest::addColumn<double>("s");
        for (const double w : {1e-6, 1.0, 50.0})
            for (const double s : {0.0, 1e-3, 0.3, 7.0, 60.0}) QTest::addRow("omega %g, sigma %g", w, s) << w << s;
    }
    void theyAreThoseOfTheTaylorExpansionsForSmallSteps() {
        QFETCH(double, w);
        QFETCH(double, s);
        for (const double h : {1e-9, 1e-6, 1e-5, 1e-4}) {
            const auto factors = modal_factors(w, s, h);
            QVERIFY2(std::abs(1.0 / factors.W - inverse_W_series(w, s, h)) < 1e-13, qPrintable(QString::number(h)));
            const double series = h_sigma_star_series(w, s, h) / 1.0;
            QVERIFY2(std::abs(0.5 * h * factors.damping - series) <= 1e-12 * std::max(series, 1e-300) + 1e-17,
                     qPrintable(QString::number(h)));
        }
    }

    void aModeIsExactAtEveryGridPointForAnyStep_data() {
        QTest::addColumn<double>("w");
        QTest::addColumn<double>("s");
        QTest::addColumn<double>("h");
        const double w = 2 * std::numbers::pi * 123.4;
        for (const double h : {1e-5, 1e-3, 5e-3}) QTest::addRow("damped, h = %g", h) << w << 3.7 << h;
        QTest::addRow("free, many periods a step") << w << 0.0 << 0.0123;
        QTest::addRow("overdamped") << 20.0 << 90.0 << 1e-3;
        QTest::addRow("critical") << 20.0 << 20.0 << 1e-3;
        QTest::addRow("slow") << 1e-4 << 0.0 << 1e-3;
        QTest::addRow("no stiffness") << 0.0 << 4.0 << 1e-2;
        QTest::addRow("nothing at all") << 0.0 << 0.0 << 1e-2;
    }
    void aModeIsExactAtEveryGridPointForAnyStep() {
        QFETCH(double, w);
        QFETCH(double, s);
        QFETCH(double, h);
        const double q = 1e-3, v = 0.2;
        const auto session = start(mode(w, s, q, v, h));
        run_for(*session, 400);
        const auto t = column(*session->recording(), "t"), found = column(*session->recording(), "mode.q[0]");
        const double size = std::abs(q) + std::abs(v) / std::max({w, s, 1.0 / (400 * h)});
        double worst = 0.0;
        for (std::size_t i = 0; i < t.size(); ++i) worst = std::max(worst, std::abs(found[i] - exact(w, s, q, v, t[i])));
        qInfo("worst difference %.2e of %.2e", worst, size);
        // The phase is known to 1e-16 of omega t only.
        QVERIFY(worst <= size * (1e-12 + 4e-16 * w * t.back() * 400 * 0.1));
    }

    // Where the motion backwards over a step is larger than all numbers, or drowns in their round-off.
    void aModeThatForgetsWithinAStepRuns_data() {
        QTest::addColumn<double>("w");
        QTest::addColumn<double>("s");
        QTest::addRow("nearly forgotten") << 2e6 << 1.7e6;
        QTest::addRow("forgotten") << 1e7 << 9e6;
        QTest::addRow("overdamped, nearly") << 1.4e6 << 1.7e6;
        QTest::addRow("creeping") << 1.4e6 << 8e7;
        QTest::addRow("creeping, fast part beyond numbers") << 1e6 << 1e12;
    }
    void aModeThatForgetsWithinAStepRuns() {
        QFETCH(double, w);
        QFETCH(double, s);
        const double q = 1e-3, h = 1e-5;
        const auto session = start(mode(w, s, q, 0.0, h));
        run_for(*session, 20);
        const auto t = column(*session->recording(), "t"), found = column(*session->recording(), "mode.q[0]");
        QCOMPARE(t.size(), std::size_t{21});
        const double alpha = s > w ? w * (w / (s + std::sqrt((s - w) * (s + w)))) : s, share = s > w ? alpha / (2.0 * s - alpha) : 1e-7;
        for (std::size_t i = 0; i < t.size(); ++i) {
            const double known = s > w ? q * std::exp(-alpha * t[i]) : exact(w, s, q, 0.0, t[i]);
            QVERIFY2(std::abs(found[i] - known) <= 2.0 * share * q, qPrintable(QStringLiteral("%1: %2 for %3").arg(t[i]).arg(found[i]).arg(known)));
        }
    }

    // 80 modes of a string against an obstacle: E - input + damping + impact stays what it was.
    void theBalanceOfAStringWithAnObstacleIsExact() {
        auto model = scene("guitar-string");
        RunOptions options;
        options.record = std::vector<std::string>{"energy.total",  "energy.input",   "energy.damping",
                                                  "energy.impact", "energy.kinetic", "energy.potential"};
        const auto session = start(model, options);
        run_for(*session, 3000);
        const auto& recording = *session->recording();
        QVERIFY(recording.impact_count() > 0);
        const auto total = column(recording, "energy.total"), input = column(recording, "energy.input"),
                   damping = column(recording, "energy.damping"), impact = column(recording, "energy.impact");
        double worst = 0.0;
        for (std::size_t i = 0; i < total.size(); ++i)
            worst = std::max(worst, std::abs(total[i] - input[i] + damping[i] + impact[i] - total[0]));
        qInfo("balance to %.2e J of %.2e J", worst, total[0]);
        QVERIFY(total[0] > 0.0);
        for (const auto* part : {"energy.kinetic", "energy.potential"})
            for (const double value : column(recording, part)) QVERIFY2(value >= 0.0, part);
        QVERIFY(worst <= 1e-11 * total[0]);
        QVERIFY(impact.back() >= -1e-12 * total[0]);
    }

    // Whatever e, step and number of modes: no contact and no step gives anything, over a million steps.
    // A constant force is met exactly, from rest and where it holds the mode; one that changes to second order.
    void forcesActOnAMode_data() {
        QTest::addColumn<double>("w");
        QTest::addColumn<double>("s");
        QTest::newRow("free") << 0.0 << 0.0;
        QTest::newRow("free, damped") << 0.0 << 0.7;
        QTest::newRow("slow") << 1e-3 << 0.0;
        QTest::newRow("undamped") << 3.0 << 0.0;
        QTest::newRow("damped") << 3.0 << 0.4;
        QTest::newRow("critical") << 3.0 << 3.0;
        QTest::newRow("overdamped") << 3.0 << 7.0;
    }
    void forcesActOnAMode() {
        QFETCH(double, w);
        QFETCH(double, s);
        const auto with = [&](const char* force, double q, double v, double h) {
            auto model = mode(w, s, q, v, h);
            std::get<model::LagrangianDiagonal>(model.systems[0].kind).F = force;
            const auto session = start(model);
            run_to(*session, 1.0);
            return column(*session->recording(), "mode.q[0]").back();
        };
        // q'' + 2 s q' + w^2 q = f, f = F/m, by small steps of the classical Runge-Kutta method
        const auto known = [&](const std::function<double(double)>& f, double q, double v) {
            const int n = 20000;
            const double k = 1.0 / n;
            for (int i = 0; i < n; ++i) {
                const auto a = [&](double t, double x, double u) { return f(t) - 2.0 * s * u - w * w * x; };
                const double t = i * k;
                const double q1 = v, v1 = a(t, q, v), q2 = v + 0.5 * k * v1, v2 = a(t + 0.5 * k, q + 0.5 * k * q1, q2), q3 = v + 0.5 * k * v2, v3 = a(t + 0.5 * k, q + 0.5 * k * q2, q3),
                             q4 = v + k * v3, v4 = a(t + k, q + k * q3, q4);
                q += k / 6.0 * (q1 + 2.0 * q2 + 2.0 * q3 + q4), v += k / 6.0 * (v1 + 2.0 * v2 + 2.0 * v3 + v4);
            }
            return q;
        };
        for (const double h : {0.1, 0.05, 0.01}) { // m = 1/4: f = 2
            if (w > 0.0 || s == 0.0) QVERIFY2(std::abs(with("0.5", 0.3, -0.2, h) - known([](double) { return 2.0; }, 0.3, -0.2)) < 1e-9, qPrintable(QString::number(h)));
            if (w > 1.0) QVERIFY(std::abs(with("0.5", 2.0 / (w * w), 0.0, h) - 2.0 / (w * w)) < 1e-12); // it holds the mode where it is
        }
        const double exact_q = known([](double t) { return 2.0 * std::sin(5.0 * t); }, 0.0, 0.0);
        const double a = std::abs(with("0.5*sin(5*t)", 0.0, 0.0, 0.02) - exact_q), b = std::abs(with("0.5*sin(5*t)", 0.0, 0.0, 0.01) - exact_q);
        QVERIFY2(b < 1e-4 && std::log2(a / b) > 1.9, qPrintable(QString("%1 %2").arg(a).arg(b)));
    }

    void aStringOnAnObstacleNeverGains_data() {
        QTest::addColumn<double>("e");
        QTest::addColumn<int>("modes");
        QTest::addColumn<double>("h");
        QTest::addColumn<int>("steps");
        for (const double e : {0.0, 0.5, 1.0}) QTest::addRow("e = %g", e) << e << 20 << 2e-5 << 20000;
        QTest::addRow("coarse") << 0.5 << 20 << 2e-4 << 20000;
        QTest::addRow("a million steps") << 0.999 << 12 << 1e-4 << 1000000;
    }
    void aStringOnAnObstacleNeverGains() {
        QFETCH(double, e);
        QFETCH(int, modes);
        QFETCH(double, h);
        QFETCH(int, steps);
        auto model = string_on_frets(e, modes, h);
        RunOptions options;
        options.record = std::vector<std::string>{"energy.total", "energy.impact"};
        const auto session = start(model, options);
        run_for(*session, steps);
        const auto& recording = *session->recording();
        QVERIFY(recording.impact_count() > 20);
        const auto total = column(recording, "energy.total"), impact = column(recording, "energy.impact");
        double gain = 0.0, open = 0.0;
        for (std::size_t i = 1; i < total.size(); ++i) {
            gain = std::max(gain, impact[i - 1] - impact[i]);
            open = std::max(open, std::abs(total[i] + impact[i] - total[0]));
        }
        qInfo("e = %g, %d modes, h = %g: %zu impacts, %.1f %% lost, most gained in a step %.2g of the energy", e, modes, h,
              recording.impact_count(), 100.0 * impact.back() / total[0], gain / total[0]);
        QVERIFY(gain <= 1e-12 * total[0]);
        QVERIFY(open <= 1e-9 * total[0]);
        if (e == 1.0) QVERIFY(std::abs(impact.back()) < 1e-9 * total[0]);
        else QVERIFY(impact.back() > 1e-3 * total[0]);
    }

    // At e = 1/2 the loss falls with the number of modes (each impulse meets a softer string) and hardly depends on the step.
    void theLossDependsOnTheModesNotOnTheStep() {
        const auto lost = [](int modes, double h) {
            RunOptions options;
            options.record = std::vector<std::string>{"energy.total"};
            const auto session = start(string_on_frets(0.5, modes, h), options);
            run_to(*session, 0.1);
            const auto total = column(*session->recording(), "energy.total");
            return 1.0 - total.back() / total[0];
        };
        double last = 1.0;
        for (const int modes : {5, 20, 80}) {
            const double coarse = lost(modes, 2e-5), fine = lost(modes, 5e-6);
            qInfo("%d modes: %.1f %% lost at 20 us, %.1f %% at 5 us", modes, 100.0 * coarse, 100.0 * fine);
            QVERIFY(std::abs(coarse - fine) < 0.03);
            QVERIFY(fine < last - 0.1);
            last = fine;
        }
    }

    void aCoupledSystemIsRefused() {
        auto model = mode(10.0, 0.0, 1.0, 0.0, 1e-3);
        model::LagrangianLinear coupled;
        coupled.M = {{1.0, 0.0}, {0.0, 1.0}};
        coupled.K = {{2.0, -1.0}, {-1.0, 2.0}};
        coupled.q = {1.0, 0.0};
        coupled.v = {0.0, 0.0};
        model.systems[0].kind = coupled;
        const auto session = Session::create(model);
        QVERIFY(!session);
        QVERIFY2(text_of(session.error()).find("modal") != std::string::npos, text_of(session.error()).c_str());
    }
};

QTEST_GUILESS_MAIN(TestModal)
#include "test_modal.moc"
