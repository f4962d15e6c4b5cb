// SPDX-License-Identifier: GPL-3.0-or-later
// Gaps by formula between rigid bodies: held against the same contacts by shapes, the same mechanisms by joints, systems of
// equations, and reduced equations integrated by the classical Runge-Kutta method.
#include "core/model/remove.h"
#include "core/model/rename.h"
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string run_text(double h, double end, const std::string& integrator = {}) {
    return "'run': { 'integrator': { 'kind': 'moreau-jean', 'theta': 0.5, 'newton': { 'tolerance': 1e-14 }" + integrator + " }, 'step': " + text(h) + ", 'end': " + text(end) + ", 'solver': { 'tolerance': 1e-13 } }";
}

// A disc above the ground, by its shapes or by a formula.
std::string disc(bool by_formula, const std::string& projection, double mu) {
    const std::string friction = mu > 0.0 ? ", 'mu': " + text(mu) : "";
    const std::string body = "'disc': { 'mass': 2, 'inertia': [0.01], 'position': [0, 0.6], 'velocity': [1, 0], 'spin': [3], 'shapes': [{ 'kind': 'disc', 'radius': 0.1" +
                             std::string(by_formula ? ", 'touches': false" : "") + " }] }";
    const std::string ground = ", 'ground': { 'fixed': true, 'shapes': [{ 'kind': 'half-space' }] }";
    const std::string contact = "'contacts': { 'floor': { 'e': 0.6" + friction + " } },";
    const std::string relation = "'interactions': { 'floor': { 'between': ['disc'], 'relation': { 'kind': 'lagrangian-scleronomous', 'h': ['disc.q[1] - 0.1']" +
                                 std::string(mu > 0.0 ? ", 'tangent': ['disc.v[0] + 0.1*disc.v[2]']" : "") + " }, 'law': { 'kind': '" +
                                 (mu > 0.0 ? "newton-impact-friction" : "newton-impact") + "', 'e': 0.6" + friction + " } } },";
    return json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -9.81], 'projection': '" + projection + "' }, " + (by_formula ? relation : contact) +
                "'bodies': { " + body + (by_formula ? "" : ground) + " }, " + run_text(1e-3, 2.0) + "}");
}

std::unique_ptr<Session> run(const model::Model& model, std::vector<std::string> names) {
    for (const char* energy : {"energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme", "energy.projection"}) names.emplace_back(energy);
    RunOptions options;
    options.record = std::move(names);
    auto session = start(model, options);
    run_to(*session, std::get<double>(model.run.end.source));
    return session;
}

double last(const Session& session, const std::string& name) { return column(*session.recording(), name).back(); }

// What the books miss, by the largest of them; what the projection moves is a part of the scheme's.
double open_books(const Session& session) {
    const auto first = column(*session.recording(), "energy.total").front();
    const double sum = last(session, "energy.total") - first - last(session, "energy.input") + last(session, "energy.damping") + last(session, "energy.impact") +
                       last(session, "energy.scheme");
    double scale = std::abs(first);
    for (const char* name : {"energy.total", "energy.input", "energy.damping", "energy.impact"}) scale = std::max(scale, std::abs(last(session, name)));
    return std::abs(sum) / scale;
}

double furthest(const Session& a, const Session& b, const std::string& name_a, const std::string& name_b) {
    const auto x = column(*a.recording(), name_a), y = column(*b.recording(), name_b);
    if (x.size() != y.size()) return HUGE_VAL;
    double most = 0.0;
    for (std::size_t k = 0; k < x.size(); ++k) most = std::max(most, std::abs(x[k] - y[k]));
    return most;
}

// A bead of 1 kg on the moving profile y = 0.1 sin(4 x - 3 t).
std::string bead(double h) {
    return json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -9.81], 'projection_tolerance': 1e-12 }, 'bodies': { 'bead': { 'mass': 1, 'inertia': [0.01], 'position': [0, 0], "
                "'velocity': [1, '0.1*(4 - 3)'], 'shapes': [{ 'kind': 'disc', 'radius': 0.02, 'touches': false }] } }, 'interactions': { 'wire': { 'between': ['bead'], 'relation': "
                "{ 'kind': 'lagrangian-rheonomous', 'h': ['bead.q[1] - 0.1*sin(4*bead.q[0] - 3*t)'] }, 'law': { 'kind': 'equality' } } }, " +
                run_text(h, 1.0) + "}");
}

// x and x' of it at `end`.
std::array<double, 2> exact_bead(double end) {
    constexpr double A = 0.1, k = 4.0, w = 3.0, g = 9.81;
    const auto rate = [](double t, std::array<double, 2> x) {
        const double phase = k * x[0] - w * t, slope = A * k * std::cos(phase), bend = -A * std::sin(phase);
        const double curved = bend * (k * x[1] - w) * (k * x[1] - w);
        return std::array<double, 2>{x[1], -slope * (curved + g) / (1.0 + slope * slope)};
    };
    std::array<double, 2> x{0.0, 1.0};
    constexpr int steps = 20000;
    const double h = end / steps;
    const auto along = [](std::array<double, 2> at, double f, std::array<double, 2> by) { return std::array<double, 2>{at[0] + f * by[0], at[1] + f * by[1]}; };
    for (int i = 0; i < steps; ++i) {
        const double t = i * h;
        const auto a = rate(t, x), b = rate(t + 0.5 * h, along(x, 0.5 * h, a)), c = rate(t + 0.5 * h, along(x, 0.5 * h, b)), d = rate(t + h, along(x, h, c));
        for (std::size_t j = 0; j < 2; ++j) x[j] += h / 6.0 * (a[j] + 2.0 * b[j] + 2.0 * c[j] + d[j]);
    }
    return x;
}

// A rod of half a metre that hangs from the origin in space, by a joint or by three formulas.
std::string rod(bool by_formula) {
    const std::string relation = "'interactions': { 'pin': { 'between': ['rod'], 'relation': { 'kind': 'lagrangian-scleronomous', 'h': ["
                                 "'rod.q[0] - 0.5*(1 - 2*(rod.q[5]^2 + rod.q[6]^2))', 'rod.q[1] - 0.5*2*(rod.q[4]*rod.q[5] + rod.q[3]*rod.q[6])', "
                                 "'rod.q[2] - 0.5*2*(rod.q[4]*rod.q[6] - rod.q[3]*rod.q[5])'] }, 'law': { 'kind': 'equality' } } },";
    const std::string joint = "'joints': { 'pin': { 'kind': 'ball', 'between': ['rod'], 'point': [0, 0, 0] } },";
    return json("{ 'saltus': 2, 'world': { 'gravity': [0, 0, -9.81], 'joint_scheme': 'middle', 'projection_tolerance': 1e-12 }, 'bodies': { 'rod': { 'mass': 1, 'inertia': [0.01, 0.03, 0.03], "
                "'position': [0.5, 0, 0], 'velocity': [0, 0.6, 0], 'spin': [2, 0, 1.2], 'shapes': [{ 'kind': 'sphere', 'radius': 0.05, 'touches': false }] } }, " +
                (by_formula ? relation : joint) + run_text(1e-3, 0.5) + "}");
}

// Two masses on a rope over a pulley without mass.
std::string atwood(const std::string& law, double velocity, double h, double end) {
    return json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -10] }, 'bodies': { 'a': { 'mass': 3, 'inertia': [1], 'position': [-1, 0], 'velocity': [0, " + text(velocity) +
                "], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }] }, 'b': { 'mass': 2, 'inertia': [1], 'position': [1, 0], 'velocity': [0, " + text(-velocity) +
                "], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }] } }, 'interactions': { 'rope': { 'between': ['a', 'b'], 'relation': { 'kind': "
                "'lagrangian-scleronomous', 'h': ['a.q[1] + b.q[1]'] }, 'law': { " + law + " } } }, " + run_text(h, end) + "}");
}

// A block on a belt, by the friction of its slide or by a relay.
std::string block(bool by_formula) {
    const std::string relation = "'interactions': { 'brake': { 'between': ['block'], 'relation': { 'kind': 'lagrangian-scleronomous', 'h': ['block.q[0]'] }, 'law': { 'kind': 'relay', "
                                 "'lower': -3, 'upper': 3 } } },";
    const std::string joint = "{ 'kind': 'prismatic', 'between': ['block'], 'point': [0, 0], 'axis': [1, 0]";
    return json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, 0], 'joint_scheme': 'middle' }, 'bodies': { 'block': { 'mass': 1, 'inertia': [1], 'velocity': [1, 0], 'force': "
                "['-40*block.q[0]', 0], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }] } }, " + (by_formula ? relation : std::string()) + "'joints': { 'slide': " + joint +
                (by_formula ? "" : ", 'coordinates': [{ 'friction': 3 }]") + " } }, " + run_text(1e-3, 2.0) + "}");
}

} // namespace

class TestBodyRelations : public QObject {
    Q_OBJECT

private slots:
    void aDiscOnAPlaneByFormulaIsItsTwinByShapes_data() {
        QTest::addColumn<double>("mu");
        QTest::newRow("without friction") << 0.0;
        QTest::newRow("with friction") << 0.3;
    }
    void aDiscOnAPlaneByFormulaIsItsTwinByShapes() {
        QFETCH(double, mu);
        const auto by_formula = run(parse(disc(true, "none", mu)), {"disc.q[0]", "disc.q[1]", "disc.q[2]", "disc.v[0]", "disc.v[1]", "disc.v[2]"});
        const auto by_shapes = run(parse(disc(false, "none", mu)), {"disc.q[0]", "disc.q[1]", "disc.q[2]", "disc.v[0]", "disc.v[1]", "disc.v[2]"});
        for (const char* name : {"disc.q[0]", "disc.q[1]", "disc.q[2]", "disc.v[0]", "disc.v[1]", "disc.v[2]"}) {
            const double away = furthest(*by_formula, *by_shapes, name, name);
            QVERIFY2(away < 1e-10, qPrintable(QString("%1 %2").arg(name).arg(away)));
        }
        QVERIFY(open_books(*by_formula) < 1e-12);
        QVERIFY2(std::abs(last(*by_formula, "energy.scheme")) < 1e-10, qPrintable(QString::number(last(*by_formula, "energy.scheme"))));
        for (const char* name : {"energy.impact", "energy.scheme"}) {
            const double away = furthest(*by_formula, *by_shapes, name, name);
            if (mu == 0.0) QVERIFY2(away < 1e-10, qPrintable(QString("%1 %2").arg(name).arg(away)));
        }
    }

    void itsImpactsAreThoseOfItsTwinToo() {
        const auto by_formula = run(parse(disc(true, "none", 0.0)), {"disc.q[1]"});
        const auto by_shapes = run(parse(disc(false, "none", 0.0)), {"disc.q[1]"});
        const auto &a = by_formula->recording()->impacts(), &b = by_shapes->recording()->impacts();
        QVERIFY(a.size() >= 4);
        for (std::size_t k = 0; k < 4; ++k) {
            QCOMPARE(a[k].step, b[k].step);
            QVERIFY(std::abs(a[k].impulse - b[k].impulse) < 1e-6 * b[k].impulse);
            QVERIFY(std::abs(a[k].energy - b[k].energy) < 1e-6 * std::abs(b[k].energy));
            QCOMPARE(by_formula->recording()->interactions()[a[k].interaction], std::string("floor"));
            QCOMPARE(a[k].body_a, 0u);
        }
        QVERIFY(open_books(*by_formula) < 1e-12);
    }

    void whatPressesIsAForceAndWhatStrikesAPercussion() {
        const auto session = run(parse(disc(true, "combined", 0.0)), {"floor.force[0]", "floor.percussion[0]", "floor.lambda[0]", "floor.y[0]"});
        const auto force = column(*session->recording(), "floor.force[0]"), percussion = column(*session->recording(), "floor.percussion[0]"),
                   lambda = column(*session->recording(), "floor.lambda[0]");
        const auto struck = static_cast<std::size_t>(session->recording()->impacts().front().step);
        QVERIFY(std::isnan(force[struck]) && percussion[struck] > 1.0 && percussion[struck] == lambda[struck]);
        QVERIFY(force[struck - 1] == 0.0 && percussion[struck - 1] == 0.0);
        // the last bounces are over at 1.3 s
        QVERIFY2(std::abs(force.back() - 2.0 * 9.81) < 1e-6, qPrintable(QString::number(force.back())));
        QCOMPARE(percussion.back(), 0.0);
        QVERIFY(std::abs(last(*session, "floor.y[0]")) < 1e-5); // it rests where the step closed that heard it, and sinks no more
    }

    void aRodHeldByThreeFormulasIsTheTwinOfItsBallJoint() {
        const auto by_formula = run(parse(rod(true)), {"rod.q[0]", "rod.q[1]", "rod.q[2]", "rod.v[3]", "rod.v[4]", "pin.force[2]"});
        const auto by_joint = run(parse(rod(false)), {"rod.q[0]", "rod.q[1]", "rod.q[2]", "rod.v[3]", "rod.v[4]", "pin.force[2]"});
        for (const char* name : {"rod.q[0]", "rod.q[1]", "rod.q[2]", "rod.v[3]", "rod.v[4]"}) {
            const double away = furthest(*by_formula, *by_joint, name, name);
            QVERIFY2(away < 1e-10, qPrintable(QString("%1 %2").arg(name).arg(away)));
        }
        QVERIFY(std::abs(last(*by_formula, "pin.force[2]") - last(*by_joint, "pin.force[2]")) < 1e-6);
    }

    void aBeadOnAMovingProfileFollowsItsReducedEquationInSecondOrder() {
        const auto exact = exact_bead(1.0);
        double error[2], scheme[2];
        for (int k = 0; k < 2; ++k) {
            const auto session = run(parse(bead(2e-3 / (1 << k))), {"bead.q[0]", "bead.v[0]", "wire.y[0]"});
            error[k] = std::hypot(last(*session, "bead.q[0]") - exact[0], last(*session, "bead.v[0]") - exact[1]);
            QVERIFY(std::abs(last(*session, "wire.y[0]")) < 1e-11);
            QVERIFY2(open_books(*session) < 1e-12, qPrintable(QString::number(open_books(*session))));
            QVERIFY(std::abs(last(*session, "energy.input")) > 0.05); // the profile pushes
            scheme[k] = std::abs(last(*session, "energy.scheme"));
        }
        QVERIFY2(scheme[1] < 1e-4 && scheme[1] < 0.3 * scheme[0], qPrintable(QString("%1 %2").arg(scheme[0]).arg(scheme[1])));
        QVERIFY2(error[1] < 1e-4, qPrintable(QString::number(error[1])));
        QVERIFY2(error[0] / error[1] > 3.5 && error[0] / error[1] < 4.5, qPrintable(QString("%1 %2").arg(error[0]).arg(error[1])));
    }

    // The floor goes up and down: the same ball as a system of equations.
    void aBallOnAMovingPlaneIsTheTwinOfASystem() {
        const std::string floor = "'relation': { 'kind': 'lagrangian-rheonomous', 'h': ['ball.q[1] - 0.05*sin(9*t)'] }, 'law': { 'kind': 'newton-impact', 'e': 0.5 } } }, " +
                                  run_text(1e-3, 1.5, ", 'gamma': 0.5, 'projection': 'none'");
        const auto body = run(parse(json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -9.81], 'projection': 'none' }, 'bodies': { 'ball': { 'mass': 1, 'inertia': [1], 'position': "
                                         "[0, 0.3], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }] } }, 'interactions': { 'floor': { 'between': ['ball'], " +
                                         std::string(floor).replace(floor.find(", 'projection': 'none'"), 22, ""))+ "}"), {"ball.q[1]", "ball.v[1]"});
        const auto system = run(parse(json("{ 'saltus': 1, 'systems': { 'ball': { 'kind': 'lagrangian-linear', 'M': [[1, 0], [0, 1]], 'F': [0, -9.81], 'q': [0, 0.3], 'v': [0, 0] } }, "
                                           "'interactions': { 'floor': { 'between': ['ball'], " + floor + "}")), {"ball.q[1]", "ball.v[1]"});
        for (const char* name : {"ball.q[1]", "ball.v[1]"}) {
            const double away = furthest(*body, *system, name, name);
            QVERIFY2(away < 1e-10, qPrintable(QString("%1 %2").arg(name).arg(away)));
        }
        QVERIFY(open_books(*body) < 1e-12);
    }

    void aRopeThatHoldsTwoMassesGivesAtwoodsAcceleration() {
        const auto session = run(parse(atwood("'kind': 'equality'", 0.0, 1e-3, 0.5)), {"a.v[1]", "b.v[1]", "rope.force[0]"});
        QVERIFY2(std::abs(last(*session, "a.v[1]") + 0.2 * 10.0 * 0.5) < 1e-12, qPrintable(QString::number(last(*session, "a.v[1]"), 'g', 17)));
        QVERIFY(std::abs(last(*session, "b.v[1]") - 1.0) < 1e-12);
        QVERIFY(std::abs(last(*session, "rope.force[0]") - 2.0 * 3.0 * 2.0 / 5.0 * 10.0) < 1e-9);
    }

    // Seventy relations of three beads each keep them at equal distances: two freedoms are left, and constant forces give parabolas.
    void relationsOfThreeBodiesKeepARowOfBeadsEvenlySpaced() {
        constexpr int n = 72;
        const auto session = run(parse(json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, 0], 'projection': 'none' }, 'bodies': { 'b': { 'repeat': { 'count': 72, 'index': 'i' }, 'mass': 1, 'inertia': [1], "
                                            "'position': ['i', 0], 'force': ['piecewise(i < 1, 10, 0)', 0], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }] } }, 'interactions': { 'even': { 'repeat': { 'count': 70, 'index': 'i' }, "
                                            "'between': ['b[i]', 'b[i+1]', 'b[i+2]'], 'relation': { 'kind': 'lagrangian-scleronomous', 'h': ['b[i].q[0] - 2*b[i+1].q[0] + b[i+2].q[0]'] }, 'law': { 'kind': 'equality' } } }, " +
                                            run_text(1e-2, 0.5) + "}")), {"b[0].q[0]", "b[40].q[0]", "b[71].q[0]"});
        const double mean = 0.5 * (n - 1), spread = n * (n * n - 1.0) / 12.0; // sum of (i - mean)^2
        for (const int i : {0, 40, 71}) {
            const double a = 10.0 * (1.0 / n + (0.0 - mean) * (i - mean) / spread), x = last(*session, "b[" + std::to_string(i) + "].q[0]");
            QVERIFY2(std::abs(x - i - 0.5 * a * 0.25) < 1e-9, qPrintable(QString("%1: %2 %3").arg(i).arg(x - i, 0, 'g', 12).arg(0.5 * a * 0.25, 0, 'g', 12)));
        }
        QVERIFY2(open_books(*session) < 1e-11, qPrintable(QString::number(open_books(*session))));
    }

    void itsForceIsToldBesideSystemsToo() {
        const std::string text = atwood("'kind': 'equality'", 0.0, 1e-3, 0.1);
        const auto session = run(parse(json("{ 'saltus': 2, 'systems': { 's': { 'kind': 'first-order-linear', 'A': [[-1]], 'x': [1] } },") + text.substr(text.find("\"world\""))), {"rope.force[0]"});
        QVERIFY(std::abs(last(*session, "rope.force[0]") - 24.0) < 1e-9);
    }

    void aRelayIsTheTwinOfTheFrictionOfASlide() {
        const auto by_formula = run(parse(block(true)), {"block.q[0]", "block.v[0]", "brake.lambda[0]"});
        const auto by_joint = run(parse(block(false)), {"block.q[0]", "block.v[0]"});
        QVERIFY(furthest(*by_formula, *by_joint, "block.q[0]", "block.q[0]") < 1e-10);
        QVERIFY(furthest(*by_formula, *by_joint, "block.v[0]", "block.v[0]") < 1e-10);
        // it sticks: the force of the spring there, N
        QVERIFY(std::abs(last(*by_formula, "block.v[0]")) < 1e-10);
        QVERIFY(std::abs(last(*by_formula, "brake.lambda[0]") - 40.0 * last(*by_formula, "block.q[0]")) < 1e-8);
        QVERIFY(open_books(*by_formula) < 1e-12);
    }

    // Combined projection: a plastic impact that it finds is made in the next step, from where both touch; nothing sinks in, by formula as by shapes.
    void whatTheCombinedProjectionPressesStopsByTheNextStep() {
        for (const bool by_formula : {true, false})
            for (const double higher : {0.0, 5e-4, 1e-3, 1.5e-3, 2e-3, 2.5e-3}) { // it comes down anywhere within a step, where the law alone would let it sink in too
                const std::string name = by_formula ? "floor.y[0]" : "disc.q[1] - 0.1", rate = by_formula ? "floor.ydot[0]" : "disc.v[1]";
                std::string text = disc(by_formula, "combined", 0.0);
                for (std::size_t at = text.find("\"e\": 0.6"); at != std::string::npos; at = text.find("\"e\": 0.6")) text.replace(at, 8, "\"e\": 0.0");
                model::Model model = parse(text);
                model.bodies[0].position = {0.0, 0.6 + higher};
                model.run.end = 0.5;
                const auto session = run(model, {name, rate});
                const auto gap = column(*session->recording(), name), speed = column(*session->recording(), rate);
                bool touched = false;
                for (std::size_t k = 1; k < gap.size(); ++k) {
                    QVERIFY2(gap[k] > -2e-8, qPrintable(QString::number(gap[k])));
                    if (gap[k] < 1e-8 && gap[k - 1] < 1e-8) QVERIFY2(speed[k] > -1e-4, qPrintable(QString("%1: %2 m/s").arg(k).arg(speed[k])));
                    touched = touched || gap[k] < 1e-5; // what is left of a last small flight, g h^2
                }
                QVERIFY2(touched, qPrintable(QString("%1 %2: %3 m, %4 m/s").arg(by_formula).arg(higher).arg(gap.back()).arg(speed.back())));
            }
    }

    // What rested falls when its floor is taken away: what pressed in the last step did so for ever, 0.2 m above the floor.
    void aFloorThatIsTakenAwayLetsFall_data() {
        QTest::addColumn<double>("theta");
        QTest::addColumn<bool>("by_time");
        for (const double theta : {0.5, 0.7, 1.0})
            for (const bool by_time : {false, true}) QTest::addRow("theta %.1f, by %s", theta, by_time ? "time" : "a parameter") << theta << by_time;
    }
    void aFloorThatIsTakenAwayLetsFall() {
        QFETCH(double, theta);
        QFETCH(bool, by_time);
        const std::string floor = by_time ? "if(t < 1, 0, 0.2)" : "down";
        const model::Model model = parse(json("{ 'saltus': 2, 'parameters': { 'down': { 'value': 0 } }, 'world': { 'planar': true, 'gravity': [0, -9.81] }, 'bodies': { 'stone': { 'mass': 2, 'inertia': [0.1] } }, "
                                              "'interactions': { 'floor': { 'between': ['stone'], 'relation': { 'kind': 'lagrangian-" + std::string(by_time ? "rheonomous" : "scleronomous") +
                                              "', 'h': ['stone.q[1] + " + floor + "'] }, 'law': { 'kind': 'newton-impact', 'e': 0 } } }, "
                                              "'run': { 'integrator': { 'kind': 'moreau-jean', 'theta': " + text(theta) + " }, 'step': 0.001, 'end': 2 } }"));
        RunOptions options;
        options.record = std::vector<std::string>{"stone.q[1]"};
        const auto session = start(model, options);
        run_to(*session, 1.0);
        QVERIFY(std::abs(last(*session, "stone.q[1]")) < 1e-5);
        if (!by_time) QVERIFY(bool(session->set_parameter("down", 0.2)));
        run_to(*session, 1.15);
        QVERIFY2(std::abs(last(*session, "stone.q[1]") + 9.81 / 2 * 0.15 * 0.15) < 3e-3, qPrintable(QString::number(last(*session, "stone.q[1]"))));
        run_to(*session, 1.9);
        QVERIFY2(std::abs(last(*session, "stone.q[1]") + 0.2) < 1e-4, qPrintable(QString::number(last(*session, "stone.q[1]"))));
    }

    // A floor by formula that lies still lets a disc sleep; one that begins to rise takes it along, and one that stops lets it sleep again.
    void aGapThatBeginsToMoveWakesWhoSleepsOnIt() {
        std::string text = disc(true, "combined", 0.0);
        text.replace(text.find("lagrangian-scleronomous"), 23, "lagrangian-rheonomous");
        text.replace(text.find("disc.q[1] - 0.1"), 15, "disc.q[1] - 0.1 - 0.2*max(0, min(t, 4) - 3)");
        model::Model model = parse(text);
        model.interactions[0].law = model::NewtonImpactLaw{0.0};
        model.bodies[0].velocity = {0.0, 0.0};
        model.bodies[0].spin = {0.0};
        model.world.sleeping = true;
        RunOptions options;
        options.record = std::vector<std::string>{"disc.q[1]"};
        const auto session = start(model, options);
        run_to(*session, 2.9);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{1});
        QVERIFY(std::abs(last(*session, "disc.q[1]") - 0.1) < 1e-6);
        run_to(*session, 3.5);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{0});
        QVERIFY2(std::abs(last(*session, "disc.q[1]") - 0.2) < 1e-3, qPrintable(QString::number(last(*session, "disc.q[1]"))));
        run_to(*session, 6.0);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{1});
        QVERIFY(std::abs(last(*session, "disc.q[1]") - 0.3) < 1e-3);
    }

    // The same of a drive: a wheel that sleeps on its axle turns when its motor begins to push.
    void aDriveThatBeginsToPushWakesWhoSleepsAtIt() {
        const model::Model model = parse(json("{ 'saltus': 2, 'world': { 'planar': true, 'gravity': [0, -9.81], 'sleeping': true }, 'bodies': { 'wheel': { 'mass': 1, 'inertia': [0.02], 'shapes': [{ 'kind': 'disc', "
                                              "'radius': 0.1, 'touches': false }] } }, 'joints': { 'axle': { 'kind': 'revolute', 'between': ['wheel'], 'point': [0, 0], 'coordinates': [{ 'drive': 'force', 'value': "
                                              "'if(t < 2, 0, 0.04)' }] } }, " + run_text(1e-3, 3.0) + "}"));
        RunOptions options;
        options.record = std::vector<std::string>{"wheel.v[2]"};
        const auto session = start(model, options);
        run_to(*session, 1.9);
        QCOMPARE(session->statistics().asleep.value_or(-1), std::int64_t{1});
        run_to(*session, 3.0);
        QVERIFY2(std::abs(last(*session, "wheel.v[2]") - 2.0) < 5e-3, qPrintable(QString::number(last(*session, "wheel.v[2]"))));
    }

    void aSnapshotGoesOnBitByBit() {
        const model::Model model = parse(disc(true, "combined", 0.3));
        const auto whole = start(model);
        run_for(*whole, 800);
        QCOMPARE(restored_after(model, 500, 300)->state_hash(), whole->state_hash());
    }

    // --- bad input

    void whatCannotBeIsNamed_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("an unknown body") << "[\"a\", \"b\"]" << "[\"a\", \"bb\"]" << "there is no body named 'bb'";
        QTest::newRow("itself") << "[\"a\", \"b\"]" << "[\"a\", \"a\"]" << "'rope' joins a with itself";
        QTest::newRow("another body's coordinate") << "[\"a\", \"b\"]" << "[\"a\"]" << "uses 'b.q[1]', which belongs to no body that is joined";
        QTest::newRow("no coordinate") << "a.q[1] + b.q[1]" << "1" << "the gap does not depend on any coordinate";
        QTest::newRow("t in what does not move") << "a.q[1] + b.q[1]" << "a.q[1] + b.q[1] - t" << "a scleronomous gap may not depend on t";
        QTest::newRow("a velocity") << "a.q[1] + b.q[1]" << "a.q[1] + b.v[1]" << "may not depend on the velocity 'b.v[1]'";
        QTest::newRow("a matrix") << "\"kind\": \"lagrangian-scleronomous\", \"h\": [\"a.q[1] + b.q[1]\"]" << "\"kind\": \"lagrangian-linear\", \"H\": [[1, 0, 0, 0, 0, 0]]"
                                  << "the relation \"lagrangian-linear\" cannot join bodies";
        QTest::newRow("not met at the start") << "a.q[1] + b.q[1]" << "a.q[1] + b.q[1] + 0.5" << "its formula is 0.5, not 0";
        QTest::newRow("e") << "\"kind\": \"equality\"" << "\"kind\": \"newton-impact\", \"e\": 1.5" << "e = 1.5 would add energy";
        QTest::newRow("friction without a direction") << "\"kind\": \"equality\"" << "\"kind\": \"newton-impact-friction\", \"e\": 0, \"mu\": 0.2" << "friction needs the sliding velocity";
    }
    void whatCannotBeIsNamed() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, said);
        QString text = QString::fromStdString(atwood("'kind': 'equality'", 0.0, 1e-3, 0.5));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const auto model = io::parse_scene(text.toStdString(), "test.saltus");
        std::string told;
        if (model) {
            const auto session = Session::create(*model);
            QVERIFY(!session);
            told = text_of(session.error());
        } else {
            told = text_of(model.error());
        }
        QVERIFY2(told.find(said.toStdString()) != std::string::npos, told.c_str());
    }

    // Friction of such a gap is a contact's, not a damper's: the books of the same contact by shapes, and of the same system on a belt that
    // moves (its weight is a force there: the weight's work counts as input).
    void frictionOfAGapIsBookedAsAContacts() {
        const auto by_shapes = run(parse(disc(false, "combined", 0.3)), {}), by_formula = run(parse(disc(true, "combined", 0.3)), {});
        for (const char* book : {"energy.damping", "energy.impact"})
            QVERIFY2(std::abs(last(*by_shapes, book) - last(*by_formula, book)) < 1e-5, qPrintable(QString("%1: %2 %3").arg(book).arg(last(*by_shapes, book)).arg(last(*by_formula, book))));
        for (const double theta : {0.5, 0.6, 1.0}) {
            const std::string belt = "'interactions': { 'belt': { 'between': ['b'], 'relation': { 'kind': 'lagrangian-rheonomous', 'h': ['b.q[1]'], 'tangent': ['b.v[0] - 2*t'] }, "
                                     "'law': { 'kind': 'newton-impact-friction', 'mu': 0.1 } } }, 'run': { 'integrator': { 'kind': 'moreau-jean', 'theta': " + text(theta) +
                                     " }, 'step': 0.001, 'end': 1 } }";
            const auto body = run(parse(json("{ 'saltus': 2, 'world': { 'planar': true }, 'bodies': { 'b': { 'mass': 2, 'inertia': [1], 'shapes': [] } }, " + belt)), {"b.v[0]"});
            const auto system = run(parse(json("{ 'saltus': 1, 'systems': { 'b': { 'kind': 'lagrangian-linear', 'M': [[2, 0], [0, 2]], 'F': [0, -19.62], 'q': [0, 0], 'v': [0, 0] } }, " + belt)), {"b.v[0]"});
            QVERIFY(std::abs(last(*body, "b.v[0]") - 0.981) < 1e-9); // it slips all the way
            QVERIFY(std::abs(last(*system, "energy.impact") - 1.962 * (1.0 - 0.981 / 2.0)) < 2e-3);
            for (const char* book : {"energy.input", "energy.damping", "energy.impact", "energy.scheme"})
                QVERIFY2(std::abs(last(*body, book) - last(*system, book)) < 1e-9, qPrintable(QString("%1, theta %2: %3 %4").arg(book).arg(theta).arg(last(*body, book)).arg(last(*system, book))));
            QVERIFY(open_books(*body) < 1e-12 && open_books(*system) < 1e-12);
        }
    }

    // A gap that is no number is neither open nor closed: told at the start, and where a run comes to it.
    void aGapThatIsNoNumberStopsTheRunWithItsName() {
        const std::string falls = atwood("'kind': 'complementarity'", 0.0, 1e-3, 0.5);
        const auto with_gap = [&](const std::string& gap) {
            std::string text = falls;
            return parse(text.replace(text.find("a.q[1] + b.q[1]"), 15, gap));
        };
        const auto never = Session::create(with_gap("sqrt(a.q[1] - 1)"));
        QVERIFY(!never);
        QVERIFY2(text_of(never.error()).find("the formula of interaction 'rope' or its slope is no finite number") != std::string::npos, text_of(never.error()).c_str());
        const auto session = start(with_gap("a.q[1] + 10 + sqrt(b.q[1] + 0.2)")); // open, and b falls 0.2 m in 0.2 s
        const auto done = session->run_until(0.5);
        QVERIFY(!done);
        QVERIFY2(done.error().message.find("the formula of interaction 'rope'") != std::string::npos && !done.error().remedy.empty(), done.error().text().c_str());
        QVERIFY2(std::abs(session->time() - 0.2) < 2e-3, qPrintable(QString::number(session->time())));
    }

    // --- edits

    void aBodyIsRenamedInItsGapsAndTakesThemAlongWhenItGoes() {
        const model::Model model = parse(atwood("'kind': 'equality'", 0.0, 1e-3, 0.5));
        model::Model renamed = model;
        const auto rename = model::rename(model, *model::find(model, "a"), "heavy");
        QVERIFY(rename.has_value());
        model::apply(renamed, *rename);
        QCOMPARE(renamed.interactions[0].between.front(), std::string("heavy"));
        QVERIFY(renamed.interactions[0].relation == model::RelationKind(model::LagrangianScleronomousRelation{{"heavy.q[1] + b.q[1]"}, {}}));
        QVERIFY(Session::create(renamed).has_value());
        model::Model without = model;
        const model::Location at = *model::find(model, "b");
        const auto removal = model::remove_parts(model, std::span(&at, 1));
        QVERIFY(removal.has_value());
        model::apply(without, removal->edit);
        QVERIFY(without.interactions.empty() && without.bodies.size() == 1);
        QVERIFY(Session::create(without).has_value());
    }

    void aSceneWithThemIsWrittenWithItsVersionAndReadAgain() {
        const model::Model model = parse(disc(true, "combined", 0.3));
        const std::string text = io::scene_text(model);
        QVERIFY(text.find("\"saltus\": 2") != std::string::npos);
        QVERIFY(parse(text).interactions == model.interactions);
    }
};

QTEST_GUILESS_MAIN(TestBodyRelations)
#include "test_body_relations.moc"
