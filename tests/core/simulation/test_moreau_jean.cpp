// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme against closed forms: order, impacts, complementarity; and its paths against each other.
#include "tests/core/simulation/coarse_cam.h"

#include <QtTest>

#include <algorithm>

using namespace saltus;
using namespace saltus::testing;

namespace {

// m q'' + c q' + k q = 0, closed form at t.
double damped(double m, double c, double k, double q0, double v0, double t) {
    const double s = c / (2 * m), w = std::sqrt(k / m - s * s);
    return std::exp(-s * t) * (q0 * std::cos(w * t) + (v0 + s * q0) / w * std::sin(w * t));
}

double error_at_one(const model::Model& model, double h, double exact) {
    RunOptions options;
    options.step = h;
    const auto session = start(model, options);
    run_to(*session, 1.0);
    return std::abs(column(*session->recording(), "mass.q[0]").back() - exact);
}

// A ball over a floor at 0.
model::Model ball(double e, double height, model::Value step) {
    model::Model model = oscillator(1.0, 0.0, 0.0, "-9.81", height, 0.0);
    add_wall(model, e);
    model.run.step = step;
    return model;
}

} // namespace

class TestMoreauJean : public QObject {
    Q_OBJECT

private slots:
    void aSmoothMotionConvergesWithSecondOrderAtThetaOneHalf() {
        const model::Model model = oscillator(1.3, 0.4, 250.0, 0.0, 0.1, -0.7);
        const double exact = damped(1.3, 0.4, 250.0, 0.1, -0.7, 1.0);
        const double coarse = error_at_one(model, 1e-3, exact), fine = error_at_one(model, 5e-4, exact);
        QVERIFY(std::abs(std::log2(coarse / fine) - 2.0) < 0.02);
    }

    void aForcedMotionConvergesWithSecondOrderToo() {
        // q'' + q = cos(2 t), at rest in 0: q = (cos t - cos 2t) / 3
        const model::Model model = oscillator(1.0, 0.0, 1.0, "cos(2*t)", 0.0, 0.0);
        const double exact = (std::cos(1.0) - std::cos(2.0)) / 3.0;
        const double coarse = error_at_one(model, 1e-2, exact), fine = error_at_one(model, 5e-3, exact);
        QVERIFY(coarse < 1e-4);
        QVERIFY(std::abs(std::log2(coarse / fine) - 2.0) < 0.02);
    }

    // Forces in time are computed for several steps at once: a parameter that changes among them, and a corner that lies among them, are taken at once.
    void aParameterThatChangesActsFromItsStepOn() {
        for (const char* force : {"a*t", "if(t < 0.0135, a*t, -2*a*t)"}) {
            model::Model model = oscillator(1.0, 0.0, 0.0, force, 0.0, 0.0);
            model::Parameter a;
            a.name = "a";
            a.value = 1.0;
            model.parameters.push_back(a);
            const auto session = start(model);
            const bool turns = force[0] == 'i';
            double v = 0.0, factor = 1.0;
            for (int k = 0; k < 40; ++k) {
                if (k % 7 == 3) QVERIFY(session->set_parameter("a", factor = 1.0 + k));
                QVERIFY(session->run_steps(1));
                const auto f = [&](double t) { return factor * t * (turns && t >= 0.0135 ? -2.0 : 1.0); };
                v += 1e-3 * 0.5 * (f(1e-3 * k) + f(1e-3 * (k + 1)));
                const double now = column(*session->recording(), "mass.v[0]").back();
                QVERIFY2(std::abs(now - v) < 1e-14, qPrintable(QStringLiteral("%1: step %2: %3 for %4").arg(QLatin1String(force)).arg(k + 1).arg(now).arg(v)));
            }
        }
    }

    void otherThetasConvergeWithFirstOrder() {
        model::Model model = oscillator(1.3, 0.4, 250.0, 0.0, 0.1, -0.7);
        model.run.theta = 1.0;
        const double exact = damped(1.3, 0.4, 250.0, 0.1, -0.7, 1.0);
        const double coarse = error_at_one(model, 2e-4, exact), fine = error_at_one(model, 1e-4, exact);
        QVERIFY(std::abs(std::log2(coarse / fine) - 1.0) < 0.1);
    }

    void impactsMakeItFirstOrder() {
        // A spring-mass against a wall at its middle, e = 1: |cos|. Where in its step an impact falls is as good as
        // random, so the mean over several amplitudes and all times is looked at: it halves with h, within the scatter.
        std::vector<double> mean;
        for (const double h : {8e-4, 4e-4, 2e-4, 1e-4, 5e-5, 2.5e-5}) {
            double sum = 0.0;
            std::size_t count = 0;
            for (int k = 0; k < 16; ++k) {
                const double amplitude = 0.05 + 0.003 * k;
                model::Model model = oscillator(1.0, 0.0, 400.0, 0.0, amplitude * std::cos(0.02 * k),
                                                -20.0 * amplitude * std::sin(0.02 * k));
                add_wall(model, 1.0);
                RunOptions options;
                options.step = h;
                const auto session = start(model, options);
                run_to(*session, 1.0);
                const auto t = column(*session->recording(), "t"), q = column(*session->recording(), "mass.q[0]");
                for (std::size_t i = 0; i < t.size(); ++i)
                    sum += std::abs(q[i] - amplitude * std::abs(std::cos(20.0 * t[i] + 0.02 * k)));
                count += t.size();
            }
            mean.push_back(sum / static_cast<double>(count));
        }
        const double order = std::log2(mean.front() / mean.back()) / 5.0;
        qInfo("order across impacts: %.3f", order);
        QVERIFY(order > 0.7 && order < 1.3);
    }

    void aBouncingBallComesToRestAfterInfinitelyManyImpacts() {
        const double e = 0.5, height = 1.0, h = 1e-4;
        const auto session = start(ball(e, height, h));
        run_to(*session, 1.6);
        const auto impacts = session->recording()->impacts();
        double exact = std::sqrt(2.0 * height / 9.81), flight = 2.0 * exact * e;
        for (std::size_t i = 0; i < 8; ++i) { // then the flights are as short as a step
            // One step for the instant, and each rebound one more for what the position lost.
            QVERIFY(std::abs(impacts[i].time - exact) <= h * (1.0 + static_cast<double>(i)));
            QVERIFY(std::abs(impacts[i].velocity_after + e * impacts[i].velocity_before) < 1e-12);
            exact += flight;
            flight *= e;
        }
        const double rest = std::sqrt(2.0 * height / 9.81) * (1.0 + e) / (1.0 - e); // Zeno
        const auto spans = session->recording()->contact_spans();
        QVERIFY(spans.back().open_ended);
        QVERIFY(std::abs(spans.back().begin - rest) < 20 * h);
        QVERIFY(impacts.size() < 60); // no flood at rest
    }

    void theClosedFormAndTheGeneralPathGiveTheSameMotion() {
        // The same scene with a second, far away and idle system takes the general path.
        model::Model single = coarse_cam();
        model::Model general = single;
        model::System idle = general.systems[0];
        idle.name = "idle";
        auto& kind = std::get<model::LagrangianLinear>(idle.kind);
        kind.F = {0.0};
        kind.q = {0.0};
        kind.v = {0.0};
        general.systems.push_back(idle);
        const auto a = start(single), b = start(general);
        run_for(*a, 20000);
        run_for(*b, 20000);
        QVERIFY(column(*a->recording(), "follower.q[0]") == column(*b->recording(), "follower.q[0]"));
        QVERIFY(column(*a->recording(), "contact.lambda[0]") == column(*b->recording(), "contact.lambda[0]"));
    }

    void everySolverGivesTheSameColumn_data() {
        QTest::addColumn<int>("solver");
        QTest::newRow("Lemke") << static_cast<int>(model::SolverKind::lemke);
        QTest::newRow("PGS") << static_cast<int>(model::SolverKind::pgs);
        QTest::newRow("active set") << static_cast<int>(model::SolverKind::active_set);
    }
    void everySolverGivesTheSameColumn() {
        QFETCH(int, solver);
        RunOptions options;
        const auto reference = start(scene("bead-column"), options);
        options.solver = static_cast<model::SolverKind>(solver);
        const auto other = start(scene("bead-column"), options);
        run_to(*reference, 1.0);
        run_to(*other, 1.0);
        const auto a = column(*reference->recording(), "bead[0].q[0]"), b = column(*other->recording(), "bead[0].q[0]");
        double worst = 0.0;
        for (std::size_t i = 0; i < a.size(); ++i) worst = std::max(worst, std::abs(a[i] - b[i]));
        qInfo("difference %.3g", worst);
        QVERIFY(worst < 1e-9);
    }

    void theLawHoldsInEveryStepOfAColumn() {
        RunOptions options;
        options.record = std::vector<std::string>{};
        const auto model = scene("bead-column");
        options.record.reset();
        options.record_views = true;
        const auto session = start(model, options);
        run_to(*session, 2.0);
        const Recording& recording = *session->recording();
        double worst = 0.0;
        std::vector<std::string> contacts = recording.interactions();
        for (const std::string& contact : contacts) {
            const auto y = column(recording, contact + ".y[0]"), rate = column(recording, contact + ".ydot[0]"),
                       impulse = column(recording, contact + ".lambda[0]");
            for (std::size_t i = 1; i < y.size(); ++i) {
                const bool active = y[i - 1] + 0.5 * session->step_size() * rate[i - 1] <= 0.0;
                if (!active) QCOMPARE(impulse[i], 0.0);
                QVERIFY(impulse[i] >= 0.0);
                if (active) worst = std::max(worst, std::abs(std::min(impulse[i], rate[i] + 0.9 * rate[i - 1])));
            }
        }
        qInfo("complementarity: %.3g", worst);
        QVERIFY(worst < 1e-12);
        QVERIFY(session->statistics().worst_residual < 1e-12);
        QCOMPARE(session->statistics().missed_tolerance, std::int64_t{0});
    }

    // The ends of a step cancel in K q where a spring is that stiff: what is left is rounding of its terms, and is told as such.
    void equationsOfStiffSpringsHoldToRoundingOfTheirTerms_data() {
        QTest::addColumn<double>("K");
        QTest::addColumn<double>("C");
        QTest::addColumn<double>("theta");
        for (const double K : {1e3, 1e10, 1e15, 1e20, 1e100, 1e300})
            for (const double C : {0.0, 1e20})
                for (const double theta : {0.5, 0.7, 1.0}) QTest::addRow("K = %g, C = %g, theta = %g", K, C, theta) << K << C << theta;
    }
    void equationsOfStiffSpringsHoldToRoundingOfTheirTerms() {
        QFETCH(double, K);
        QFETCH(double, C);
        QFETCH(double, theta);
        const auto worst = [&](model::Model model) {
            model.run.theta = theta;
            const auto session = start(model);
            run_to(*session, 0.2);
            return session->statistics().worst_equations.value_or(1.0);
        };
        model::Model model = oscillator(1.0, C, K, "-9.81", 1.0, 0.0);
        model.run.step = 1e-3;
        const double alone = worst(model);
        QVERIFY2(alone < 1e-14, qPrintable(QString::number(alone)));
        model::LagrangianLinear two; // a chain: entries of K beside the diagonal
        two.M = {{1.0, 0.0}, {0.0, 2.0}};
        two.K = {{2.0 * K, -K}, {-K, K}};
        two.C = {{C, 0.0}, {0.0, C}};
        two.q = {1.0, 0.3};
        two.v = {0.0, 5.0};
        model.systems[0].kind = two;
        const double chain = worst(model);
        QVERIFY2(chain < 1e-14, qPrintable(QString::number(chain)));
    }

    // Its terms in sum are beyond the largest number there is: against infinity any residual was 0. A power of two in all of an equation
    // changes no digit of it.
    void aStiffnessNearTheLargestNumberIsMeasuredByItsTerms() {
        const auto worst = [](double factor) {
            model::Model model = oscillator(factor, 0.0, factor * 1.7e308, 0.0, 1.0, 0.0);
            model.run.theta = 0.5;
            model.run.step = 1e-3;
            const auto session = start(model);
            run_to(*session, 0.01);
            return *session->statistics().worst_equations;
        };
        QCOMPARE(worst(1.0), worst(0x1p-40));
        QVERIFY(worst(1.0) > 0.0 && worst(1.0) < 1e-14);
    }

    void touchingBallsShareTheImpulseAtOnce() {
        // Newton's cradle, the law solved for all contacts together: 1, 0, 0 -> -1/3, 2/3, 2/3 (e = 1).
        model::Model model;
        model.title = "Cradle";
        for (int i = 0; i < 3; ++i) {
            model::System ball;
            ball.name = "ball" + std::to_string(i);
            model::LagrangianLinear kind;
            kind.M = {{1.0}};
            kind.q = {static_cast<double>(i)};
            kind.v = {i == 0 ? 1.0 : 0.0};
            ball.kind = kind;
            model.systems.push_back(ball);
        }
        for (int i = 0; i < 2; ++i) {
            model::Interaction contact;
            contact.name = "contact" + std::to_string(i);
            contact.between = {"ball" + std::to_string(i + 1),
                               "ball" + std::to_string(i)}; // the order of columns must not matter
            contact.relation = model::LagrangianLinearRelation{{{1.0, -1.0}}, {-1.0}, {}, {}};
            contact.law = model::NewtonImpactLaw{1.0};
            model.interactions.push_back(contact);
        }
        model.run.step = 1e-3;
        const auto session = start(model);
        run_for(*session, 1);
        const double exact[] = {-1.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0};
        for (int i = 0; i < 3; ++i)
            QVERIFY(std::abs(column(*session->recording(), "ball" + std::to_string(i) + ".v[0]").back() - exact[i]) <
                    1e-14);
        QVERIFY(std::abs(column(*session->recording(), "contact0.lambda[0]").back() - 4.0 / 3.0) < 1e-14);
        QVERIFY(std::abs(column(*session->recording(), "contact1.lambda[0]").back() - 2.0 / 3.0) < 1e-14);
    }

    void aBodyOnAMovingFloorIsThrownUp() {
        // Floor a sin(w t) with a w^2 > g: the ball parts from it; before, it moves with it.
        model::Model model = oscillator(1.0, 0.0, 0.0, "-9.81", 0.0, 0.5);
        model::Interaction floor;
        floor.name = "floor";
        floor.between = {"mass"};
        floor.relation = model::LagrangianRheonomousRelation{{"mass.q[0] - 0.1*sin(5*t)"}, {}};
        floor.law = model::NewtonImpactLaw{0.0};
        model.interactions = {floor};
        model.run.step = 1e-4;
        RunOptions options;
        options.record =
            std::vector<std::string>{"mass.q[0]", "mass.v[0]", "floor.y[0]", "floor.ydot[0]", "floor.lambda[0]"};
        const auto session = start(model, options);
        run_to(*session, 4.0);
        const auto t = column(*session->recording(), "t"), y = column(*session->recording(), "floor.y[0]"),
                   q = column(*session->recording(), "mass.q[0]");
        // 0.1 * 25 = 2.5 < 9.81: never thrown, the gap stays at the error of the scheme.
        for (std::size_t i = 0; i < t.size(); ++i) {
            QVERIFY(std::abs(y[i]) < 1e-4);
            QVERIFY(std::abs(q[i] - 0.1 * std::sin(5 * t[i])) < 1e-4);
        }
    }

    void aRotatingWallPushesBothCoordinates() {
        // h = cos(w t) x + sin(w t) y: H changes in time. A point starts on the wall's normal side and is swept along.
        model::LagrangianLinear kind;
        kind.M = {{1.0, 0.0}, {0.0, 1.0}};
        kind.q = {0.01, 1.0};
        kind.v = {0.0, 0.0};
        model::System point;
        point.name = "point";
        point.kind = kind;
        model::Model model;
        model.title = "Sweeper";
        model.systems = {point};
        model::Interaction wall;
        wall.name = "wall";
        wall.between = {"point"};
        wall.relation = model::LagrangianRheonomousRelation{{"cos(t)*point.q[0] - sin(t)*point.q[1]"}, {}};
        wall.law = model::ComplementarityLaw{};
        model.interactions = {wall};
        model.run.step = 1e-4;
        RunOptions options;
        options.record = std::vector<std::string>{"point.q[0]",   "point.q[1]",    "wall.y[0]",      "energy.total",
                                                  "energy.input", "energy.impact", "energy.damping", "energy.scheme"};
        const auto session = start(model, options);
        run_to(*session, 1.0);
        const auto x = column(*session->recording(), "point.q[0]"), y = column(*session->recording(), "wall.y[0]");
        QVERIFY(*std::min_element(y.begin(), y.end()) > -1e-3);
        QVERIFY(x.back() > 0.5); // swept away
        const auto total = column(*session->recording(), "energy.total"),
                   input = column(*session->recording(), "energy.input"),
                   loss = column(*session->recording(), "energy.impact"), scheme = column(*session->recording(), "energy.scheme");
        // percussions act along the wall's normal in the middle of the step, the law holds at its end: the difference is the scheme's
        QVERIFY(std::abs(scheme.back()) < 1e-3 * input.back());
        QVERIFY(std::abs(total.back() - total.front() - input.back() + loss.back() + scheme.back()) < 1e-12);
    }

    void aGyroscopicBodyBetweenTwoWallsIsSolvedToo() {
        // C with an antisymmetric part makes W, and so the Delassus operator, asymmetric: not a case for the active
        // set.
        model::LagrangianLinear kind;
        kind.M = {{1.0, 0.0}, {0.0, 1.0}};
        kind.C = {{0.0, 40.0}, {-40.0, 0.0}};
        kind.F = {-20.0, -30.0};
        kind.q = {0.2, 0.1};
        kind.v = {-1.0, -1.0};
        model::System rotor;
        rotor.name = "rotor";
        rotor.kind = kind;
        model::Model model;
        model.title = "Rotor";
        model.systems = {rotor};
        model::Interaction corner;
        corner.name = "corner";
        corner.between = {"rotor"};
        corner.relation = model::LagrangianLinearRelation{{{1.0, 0.0}, {0.0, 1.0}}, {}, {}, {}};
        corner.law = model::NewtonImpactLaw{0.3};
        model.interactions = {corner};
        model.run.step = 1e-3;
        const auto session = start(model);
        run_to(*session, 5.0);
        const Statistics& statistics = session->statistics();
        QVERIFY(session->recording()->impact_count() > 0);
        QCOMPARE(statistics.missed_tolerance, std::int64_t{0});
        QVERIFY(statistics.worst_residual < 1e-12);
        const auto y = column(*session->recording(), "corner.y[0]");
        QVERIFY(*std::min_element(y.begin(), y.end()) > -5e-3);
    }

    void theTimeOfAStepIsCountedNotSummed() {
        const auto session = start(oscillator(1.0, 0.0, 1.0, 0.0, 1.0, 0.0), {});
        run_for(*session, 777);
        QCOMPARE(session->time(), 777 * 1e-3);
    }
};

QTEST_GUILESS_MAIN(TestMoreauJean)
#include "test_moreau_jean.moc"
