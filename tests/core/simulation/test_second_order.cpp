// SPDX-License-Identifier: GPL-3.0-or-later
// Curved relations at theta = 1/2: second order in q, v and energy on smooth arcs, first through impacts, lambda without
// zigzag; the reference's form beside it. Elastic compliant contacts: no step gains or loses.
#include "tests/core/simulation/runs.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace saltus;
using namespace saltus::testing;

namespace {

// A point on the unit circle, from the horizontal, with the given velocity along and across the circle.
model::Model rod(double along, double across, const std::string& more = "") {
    char start[200];
    std::snprintf(start, sizeof start, R"("q": [1, 0], "v": [%.17g, %.17g])", across, along);
    return parse(std::string(R"({ "saltus": 1, "title": "Rod",
      "systems": { "point": { "kind": "lagrangian-linear", "M": [[1, 0], [0, 1]], "F": [0, -9.81], )") + start + R"( } },
      "interactions": { "rod": { "between": ["point"],
          "relation": { "kind": "lagrangian-scleronomous", "h": ["sqrt(point.q[0]^2 + point.q[1]^2) - 1"] },
          "law": { "kind": "equality" } })" + more + R"( },
      "run": { "step": "1 ms", "end": 1 } })");
}

// angle and rate of the pendulum phi'' = -g cos(phi) after time t, by Runge and Kutta.
std::array<double, 2> pendulum(double phi, double rate, double t) {
    const int steps = 200000;
    const double h = t / steps;
    const auto f = [](double angle) { return -9.81 * std::cos(angle); };
    for (int i = 0; i < steps; ++i) {
        const double k1 = rate, l1 = f(phi), k2 = rate + 0.5 * h * l1, l2 = f(phi + 0.5 * h * k1), k3 = rate + 0.5 * h * l2,
                     l3 = f(phi + 0.5 * h * k2), k4 = rate + h * l3, l4 = f(phi + h * k3);
        phi += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
        rate += h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
    }
    return {phi, rate};
}

// Least slope of log(error) over log(h) between neighbours, and the greatest.
std::pair<double, double> slopes(const std::vector<double>& errors) {
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (std::size_t i = 1; i < errors.size(); ++i) {
        const double slope = std::log2(errors[i - 1] / errors[i]);
        least = std::min(least, slope);
        most = std::max(most, slope);
    }
    return {least, most};
}

double largest_step_back(const std::vector<double>& lambda, std::size_t from) { // second difference at 2 h, relative
    double worst = 0.0, size = 0.0;
    for (std::size_t i = from + 1; i + 1 < lambda.size(); ++i) {
        worst = std::max(worst, std::abs(lambda[i - 1] - 2.0 * lambda[i] + lambda[i + 1]));
        size = std::max(size, std::abs(lambda[i]));
    }
    return worst / size;
}

} // namespace

class TestSecondOrder : public QObject {
    Q_OBJECT

private slots:
    // The pendulum of issue 16: 3.6e-5 J at 1 ms and 1.4e-4 J at 2 ms after 10 s, where H(q+) loses 7 %.
    void aRodKeepsItsEnergy() {
        const auto lost = [](double h, model::Percussion percussion) {
            auto model = rod(0.0, 0.0);
            model.run.percussion = percussion;
            RunOptions options;
            options.step = h;
            options.record = std::vector<std::string>{"energy.kinetic", "point.q[1]", "rod.ydot[0]", "rod.lambda[0]"};
            const auto session = start(model, options);
            run_to(*session, 10.0);
            const auto& r = *session->recording();
            for (const double rate : column(r, "rod.ydot[0]"))
                if (std::abs(rate) > 1e-9) return HUGE_VAL;
            const auto T = column(r, "energy.kinetic"), y = column(r, "point.q[1]");
            double worst = 0.0;
            for (std::size_t i = 0; i < T.size(); ++i) worst = std::max(worst, std::abs(T[i] + 9.81 * y[i]));
            return worst;
        };
        const double fine = lost(1e-3, model::Percussion::middle), coarse = lost(2e-3, model::Percussion::middle),
                     reference = lost(1e-3, model::Percussion::end);
        qInfo("off by %.2e J at 1 ms, %.2e J at 2 ms; along H(q+) %.2e J", fine, coarse, reference);
        QVERIFY(fine < 1e-4);
        QVERIFY(coarse / fine > 3.6 && coarse / fine < 4.4);
        QVERIFY(reference > 0.3);
    }

    void smoothArcsAreOfSecondOrder_data() {
        QTest::addColumn<double>("across");
        QTest::newRow("consistent start") << 0.0;
        QTest::newRow("a start that violates the rod") << 0.7; // an impact at t = 0 takes it
    }
    void smoothArcsAreOfSecondOrder() {
        QFETCH(double, across);
        const auto exact = pendulum(0.0, 1.5, 0.8);
        std::vector<double> q, v, energy;
        for (const double h : {4e-3, 2e-3, 1e-3, 5e-4}) {
            RunOptions options;
            options.step = h;
            options.record = std::vector<std::string>{"point.q[0]", "point.q[1]", "point.v[0]", "point.v[1]", "energy.kinetic", "rod.lambda[0]"};
            const auto session = start(rod(1.5, across), options);
            run_to(*session, 0.8);
            const auto& r = *session->recording();
            const auto last = [&](const char* name) { return column(r, name).back(); };
            q.push_back(std::hypot(last("point.q[0]") - std::cos(exact[0]), last("point.q[1]") - std::sin(exact[0])));
            v.push_back(std::hypot(last("point.v[0]") + exact[1] * std::sin(exact[0]), last("point.v[1]") - exact[1] * std::cos(exact[0])));
            energy.push_back(std::abs(last("energy.kinetic") + 9.81 * last("point.q[1]") - 0.5 * 1.5 * 1.5));
            QVERIFY(largest_step_back(column(r, "rod.lambda[0]"), 2) < 400.0 * h * h + 1e-9);
            const auto notices = r.notices();
            QCOMPARE(std::any_of(notices.begin(), notices.end(), [](const Notice& n) { return n.message.find("t = 0") != std::string::npos; }), across != 0.0);
        }
        for (const auto& [name, errors] : {std::pair{"q", q}, {"v", v}, {"energy", energy}}) {
            const auto [least, most] = slopes(errors);
            qInfo("%s: %.2e ... %.2e, slope %.3f to %.3f", name, errors.front(), errors.back(), least, most);
            QVERIFY2(least > 1.9 && most < 2.3, name);
        }
    }

    // A point that slides on a plate which turns at the rate w: s'' = w^2 s - g sin(w t), whoever solves the one-step problem.
    void aTurningPlateIsOfSecondOrder() {
        const double w = 0.9, end = 0.8;
        double s = 1.0, v = 0.3;
        const int steps = 20000;
        const double k = end / steps;
        const auto f = [&](double t, double x) { return w * w * x - 9.81 * std::sin(w * t); };
        for (int i = 0; i < steps; ++i) {
            const double t = i * k, k1 = v, l1 = f(t, s), k2 = v + 0.5 * k * l1, l2 = f(t + 0.5 * k, s + 0.5 * k * k1), k3 = v + 0.5 * k * l2, l3 = f(t + 0.5 * k, s + 0.5 * k * k2),
                         k4 = v + k * l3, l4 = f(t + k, s + k * k3);
            s += k / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
            v += k / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
        }
        std::vector<double> errors;
        for (const double h : {8e-3, 4e-3, 2e-3, 1e-3}) {
            double x = 0.0;
            for (const auto solver : {model::SolverKind::automatic, model::SolverKind::enumerative}) {
                auto model = parse(R"j({ "saltus": 1, "title": "Plate",
                  "systems": { "p": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 2]], "F": [0, -19.62], "q": [1, 0], "v": [0.3, 0.9] } },
                  "interactions": { "plate": { "between": ["p"], "relation": { "kind": "lagrangian-rheonomous", "h": ["cos(0.9*t)*p.q[1] - sin(0.9*t)*p.q[0]"] },
                      "law": { "kind": "complementarity" } } },
                  "run": { "step": "1 ms", "end": 1 } })j");
                model.run.solver = solver;
                RunOptions options;
                options.step = h;
                options.record = std::vector<std::string>{"p.q[0]", "p.q[1]"};
                const auto session = start(model, options);
                run_to(*session, end);
                const auto& r = *session->recording();
                const double found = column(r, "p.q[0]").back();
                if (solver == model::SolverKind::automatic) {
                    x = found;
                    errors.push_back(std::hypot(x - s * std::cos(w * end), column(r, "p.q[1]").back() - s * std::sin(w * end)));
                } else QVERIFY(std::abs(found - x) < 1e-9);
            }
        }
        const auto [least, most] = slopes(errors);
        qInfo("%.2e ... %.2e, slope %.3f to %.3f", errors.front(), errors.back(), least, most);
        QVERIFY(least > 1.9 && most < 2.1);
    }

    // The rod's end strikes a wall below: first order, as every impact is.
    void throughImpactsItIsOfFirstOrder() {
        const auto at = [](double h) {
            RunOptions options;
            options.step = h;
            options.record = std::vector<std::string>{"point.q[0]", "rod.lambda[0]", "wall.lambda[0]"};
            const auto session = start(rod(0.0, 0.0, R"(, "wall": { "between": ["point"],
                "relation": { "kind": "lagrangian-linear", "H": [[1, 0]], "b": [0.4] }, "law": { "kind": "newton-impact", "e": 0.6 } })"), options);
            run_to(*session, 1.5);
            if (session->recording()->impact_count() < 1) return HUGE_VAL;
            return column(*session->recording(), "point.q[0]").back();
        };
        const double exact = at(1e-5);
        double coarse = 0.0, fine = 0.0;
        for (const double shift : {1.0, 0.93, 0.87, 0.81}) { // the place of the impact in its step is a matter of chance
            coarse += std::abs(at(4e-3 * shift) - exact);
            fine += std::abs(at(5e-4 * shift) - exact);
        }
        const double slope = std::log2(coarse / fine) / 3.0;
        qInfo("mean error %.2e to %.2e: slope %.2f", coarse / 4, fine / 4, slope);
        QVERIFY(slope > 0.6 && slope < 1.5);
    }

    // What H(q+) M^-1 H(q_theta)^T is: two rods that share a body, large steps, every solver the same motion.
    void anOperatorThatIsNotSymmetricIsSolvedByEverySolver() {
        const auto end_of = [](model::SolverKind solver) {
            auto model = parse(R"({ "saltus": 1, "title": "Chain",
              "systems": { "chain": { "kind": "lagrangian-linear", "M": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 3, 0], [0, 0, 0, 3]],
                                      "F": [0, -9.81, 0, -29.43], "q": [1, 0, 1, -1], "v": [0, 0, 0, 0] } },
              "interactions": { "rods": { "between": ["chain"], "relation": { "kind": "lagrangian-scleronomous",
                  "h": ["sqrt(chain.q[0]^2 + chain.q[1]^2) - 1", "sqrt((chain.q[2] - chain.q[0])^2 + (chain.q[3] - chain.q[1])^2) - 1"] },
                  "law": { "kind": "equality" } } },
              "run": { "step": "20 ms", "end": 1 } })");
            model.run.solver = solver;
            RunOptions options;
            options.record = std::vector<std::string>{"rods.ydot[0]", "rods.ydot[1]", "chain.q[2]"};
            const auto session = start(model, options);
            run_to(*session, 1.0);
            double worst = 0.0;
            for (const char* rate : {"rods.ydot[0]", "rods.ydot[1]"})
                for (const double value : column(*session->recording(), rate)) worst = std::max(worst, std::abs(value));
            if (worst > 1e-8) return HUGE_VAL;
            return column(*session->recording(), "chain.q[2]").back();
        };
        const double expected = end_of(model::SolverKind::automatic);
        QVERIFY(std::isfinite(expected));
        for (const auto solver : {model::SolverKind::active_set, model::SolverKind::semismooth_newton, model::SolverKind::lemke,
                                  model::SolverKind::enumerative}) {
            const double found = end_of(solver);
            QVERIFY2(std::abs(found - expected) < 1e-8, qPrintable(QString::number(found - expected)));
        }
    }

    // A ball that bounces for ever on a floor of springs: total energy to round-off in every step, rigid or soft; the implicit
    // form loses a percent at each contact at omega h = 0.01.
    void anElasticFloorTakesNothing() {
        const auto model_of = [](const char* h) {
            return parse(QString(R"({ "saltus": 1, "title": "Springs",
              "systems": { "ball": { "kind": "lagrangian-linear", "M": [[2, 0], [0, 2]], "K": [[20, 0], [0, 20]], "q": [0.2, 0.3], "v": [-1, 0.3] } },
              "interactions": { "floor": { "between": ["ball"],
                  "relation": { "kind": "lagrangian-compliant", "h": ["%1"] }, "law": { "kind": "complementarity" } } },
              "run": { "step": "0.2 ms", "end": 10 } })").arg(QLatin1String(h)).toStdString());
        };
        RunOptions options;
        options.record = std::vector<std::string>{"energy.total", "energy.impact", "energy.input", "energy.scheme", "floor.y[0]", "floor.lambda[0]"};
        for (const char* h : {"ball.q[0] + floor.lambda[0]/5000", "sqrt(ball.q[0]^2 + ball.q[1]^2) - 0.34 + floor.lambda[0]/5000"}) {
            auto model = model_of(h);
            const auto session = start(model, options);
            run_to(*session, 10.0);
            const auto& r = *session->recording();
            const auto total = column(r, "energy.total"), y = column(r, "floor.y[0]"), lambda = column(r, "floor.lambda[0]");
            double worst = 0.0;
            int contacts = 0;
            for (std::size_t i = 1; i < total.size(); ++i) {
                worst = std::max(worst, std::abs(total[i] - total[0]));
                QVERIFY(y[i] >= 0.0 && lambda[i] >= 0.0 && y[i] * lambda[i] == 0.0);
                contacts += lambda[i] > 0.0 && lambda[i - 1] == 0.0;
            }
            qInfo("%s: %d contacts, energy to %.2e of %.2e J", h, contacts, worst, total[0]);
            QVERIFY(contacts > 5);
            QVERIFY(worst < 1e-8 * total[0]);
            QCOMPARE(column(r, "energy.impact").back(), 0.0);
            model.run.compliance = model::Compliance::implicit;
            const auto implicit = start(model, options);
            run_to(*implicit, 10.0);
            qInfo("implicit: %.4f of it left", column(*implicit->recording(), "energy.total").back() / total[0]);
            QVERIFY(column(*implicit->recording(), "energy.total").back() < 0.99 * total[0]);
            QVERIFY(std::abs(column(*implicit->recording(), "energy.total").back() + column(*implicit->recording(), "energy.scheme").back() - total[0]) < 1e-9 * total[0]);
        }
    }

    // (lambda/k)^(2/3) has no slope at lambda = 0: refused with the way to write the force; that way agrees with the energy, m g y = 2/5 k d^2.5.
    void aComplianceWithoutASlopeNamesTheWay() {
        const auto scene = [](const char* kind, const char* rest) {
            return parse(QString(R"j({ "saltus": 1, "title": "Hertz", "systems": { "b": { "kind": "%1", "M": [[1]], "q": [0.1], "v": [0], %2,
                "run": { "integrator": { "kind": "moreau-jean" }, "step": 1e-5, "end": 0.2, "record": ["b.q[0]"] } })j").arg(kind, rest).toStdString());
        };
        const auto refused = Session::create(scene("lagrangian-linear", R"j("F": [-9.81] } }, "interactions": { "c": { "between": ["b"],
            "relation": { "kind": "lagrangian-compliant", "h": ["b.q[0] + (c.lambda[0]/1e5)^(2/3)"] }, "law": { "kind": "complementarity" } } })j"));
        QVERIFY(!refused);
        const std::string said = text_of(refused.error());
        QVERIFY2(said.find("the compliance of 'c' has no finite slope") != std::string::npos && said.find("k*max(0, -gap)^1.5") != std::string::npos, said.c_str());
        const auto session = start(scene("lagrangian-nonlinear", R"j("F": ["-9.81 + 1e5*max(0, -b.q[0])^1.5"] } })j"));
        run_to(*session, 0.2);
        const auto q = column(*session->recording(), "b.q[0]");
        const double deepest = *std::min_element(q.begin(), q.end());
        QVERIFY2(std::abs(9.81 * (0.1 - deepest) - 0.4e5 * std::pow(-deepest, 2.5)) < 1e-4, qPrintable(QString::number(deepest)));
    }

    // At rest on the springs: nothing is divided by what does not move.
    void aBallAtRestStaysAtRest() {
        const auto session = start(parse(R"({ "saltus": 1, "title": "Rest",
          "systems": { "ball": { "kind": "lagrangian-linear", "M": [[2]], "F": [-20], "q": [-0.004], "v": [0] } },
          "interactions": { "floor": { "between": ["ball"],
              "relation": { "kind": "lagrangian-compliant", "h": ["ball.q[0] + floor.lambda[0]/5000"] }, "law": { "kind": "complementarity" } } },
          "run": { "step": "1 ms", "end": 1 } })"));
        run_to(*session, 1.0);
        for (const double q : column(*session->recording(), "ball.q[0]")) QVERIFY(std::abs(q + 0.004) < 1e-14);
        QVERIFY(std::abs(column(*session->recording(), "floor.lambda[0]").back() - 20.0) < 1e-9);
    }

    // Torricelli's tank (see test_event_driven_edges): the slope of sqrt(h) has no bound where it runs empty, and full passes of Newton's method jump to and fro.
    void aTankRunsEmpty() {
        for (const double theta : {0.5, 0.6, 1.0})
            for (const char* const outflow : {"-0.5*sqrt(max(0, tank.x[0]))", "if(tank.x[0] > 0, -0.5*sqrt(tank.x[0]), 0)", "-0.5*sign(tank.x[0])*sqrt(abs(tank.x[0]))"})
            for (const bool besideARelay : {false, true}) { // of another system: rows take part in the steps then
                auto model = parse(R"j({"saltus": 1, "title": "Tank", "systems": {"tank": {"kind": "first-order-nonlinear", "x": [1], "f": [")j" + std::string(outflow) +
                                   R"j("]})j" + (besideARelay ? R"j(, "swing": {"kind": "first-order-linear", "A": [[0, 1], [-4, 0]], "x": [1, 0]}}, "interactions": {"relay": {"between": ["swing"],
                                   "relation": {"kind": "first-order-linear", "C": [[0, 1]], "B": [[0], [0.1]]}, "law": {"kind": "relay", "lower": -0.05, "upper": 0.05}}})j" : "}") +
                                   R"j(, "run": {"integrator": {"kind": "euler-moreau", "theta": )j" + std::to_string(theta) + R"j(}, "step": "10 ms", "end": "6 s"}})j");
                const auto session = start(model);
                run_to(*session, 6);
                const auto t = column(*session->recording(), "t"), h = column(*session->recording(), "tank.x[0]");
                QVERIFY(t.back() > 5.99);
                for (std::size_t i = 0; i < t.size(); ++i) {
                    const double exact = t[i] < 4 ? (1 - t[i] / 4) * (1 - t[i] / 4) : 0;
                    QVERIFY2(std::abs(h[i] - exact) < 1e-5 + (theta - 0.5) * 2e-3, qPrintable(QString("theta %1, t = %2: %3").arg(theta).arg(t[i]).arg(h[i] - exact)));
                }
            }
    }

    // Drag by the root of the speed, which stops what it brakes, v = (1 - t/2)^2, and from rest, where its slope has no bound: with s = sqrt(v), t = -2 s - ln(1 - 2 s).
    void dragByTheRootOfTheSpeed() {
        for (const double theta : {0.5, 1.0}) {
            const auto moved = [&](const char* force, int v) {
                const auto session = start(parse(R"j({"saltus": 1, "title": "Drag", "systems": {"b": {"kind": "lagrangian-nonlinear", "M": [[1]], "q": [0], "v": [)j" + std::to_string(v) + R"j(], "F": [")j" +
                                                 force + R"j("]}}, "run": {"integrator": {"kind": "moreau-jean", "theta": )j" + std::to_string(theta) + R"j(}, "step": "2 ms", "end": "3 s"}})j"));
                run_to(*session, 3);
                return std::pair(column(*session->recording(), "b.v[0]").back(), column(*session->recording(), "b.q[0]").back());
            };
            const auto [stopped, far] = moved("-sign(b.v[0])*sqrt(abs(b.v[0]))", 1);
            QVERIFY2(std::abs(stopped) < 1e-12 && std::abs(far - 2.0 / 3) < (theta > 0.5 ? 1e-3 : 1e-5), qPrintable(QString("%1 %2").arg(stopped).arg(far - 2.0 / 3)));
            const double s = std::sqrt(moved("0.5 - sign(b.v[0])*sqrt(abs(b.v[0]))", 0).first), t = -2 * s - std::log(1 - 2 * s);
            QVERIFY2(std::abs(t - 3) < 2e-2, qPrintable(QString::number(t)));
        }
    }
    // An empty tank that is filled: where it begins the slope of its outflow has no bound ("a formula of the scene is inf"). With s = sqrt(h): t = -4 s - 0.8 ln(1 - 5 s).
    void anEmptyTankIsFilled() {
        for (const double theta : {0.5, 1.0})
            for (const char* const flow : {"0.1 - 0.5*sqrt(tank.x[0])", "0.1 - 0.5*sqrt(max(0, tank.x[0]))", "0.1 - 0.5*sign(tank.x[0])*sqrt(abs(tank.x[0]))"}) {
                const auto session = start(parse(R"j({"saltus": 1, "title": "Tank", "systems": {"tank": {"kind": "first-order-nonlinear", "x": [0], "f": [")j" + std::string(flow) +
                                                 R"j("]}}, "run": {"integrator": {"kind": "euler-moreau", "theta": )j" + std::to_string(theta) + R"j(}, "step": "1 ms", "end": "2 s"}})j"));
                run_to(*session, 2);
                const auto t = column(*session->recording(), "t"), h = column(*session->recording(), "tank.x[0]");
                QVERIFY(t.back() > 1.999);
                for (std::size_t i = 50; i < t.size(); i += 50) {
                    const double s = std::sqrt(h[i]), at = -4 * s - 0.8 * std::log(1 - 5 * s);
                    QVERIFY2(std::abs(at - t[i]) < (theta > 0.5 ? 4e-2 : 4e-3) * t[i], qPrintable(QString("theta %1, t = %2: %3").arg(theta).arg(t[i]).arg(at)));
                }
            }
    }
};

QTEST_GUILESS_MAIN(TestSecondOrder)
#include "test_second_order.moc"
