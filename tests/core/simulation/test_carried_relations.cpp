// SPDX-License-Identifier: GPL-3.0-or-later
// Relations by formula between rigid bodies and systems of equations: momentum and energy books, closed forms, twins of bodies
// alone, projection, snapshots and bad input. More twins: test_twins.cpp.
#include "tests/core/simulation/mixed_scenes.h"

#include <QtTest>

#include <cmath>
#include <tuple>

using namespace saltus;
using namespace saltus::testing;

namespace {

std::string disc(const std::string& name, const std::string& more, double mass = 2.0) {
    return "'" + name + "': { 'mass': " + text(mass) + ", 'inertia': [0.5], 'shapes': [{ 'kind': 'disc', 'radius': 0.1, 'touches': false }]" + (more.empty() ? "" : ", " + more) + " }";
}
std::string carriage(const std::string& more) { return "'c': { 'kind': 'lagrangian-linear', 'M': [[3]], " + more + " }"; }
std::string between(const std::string& name, const std::string& of, const std::string& h, const std::string& law, const std::string& tangent = {}) {
    return "'" + name + "': { 'between': [" + of + "], 'relation': { 'kind': 'lagrangian-rheonomous', 'h': ['" + h + "']" + (tangent.empty() ? "" : ", 'tangent': ['" + tangent + "']") + " }, 'law': { " + law + " } }";
}
std::string scene(const std::string& systems, const std::string& bodies, const std::string& interactions, double end, double theta = 0.5, const std::string& world = "'gravity': [0, -9.81], 'projection': 'none'",
                  const std::string& more = {}) {
    return json("{ 'saltus': 2, 'world': { 'planar': true, " + world + " }, " + (systems.empty() ? "" : "'systems': { " + systems + " }, ") + "'bodies': { " + bodies + " }, 'interactions': { " + interactions + " }, " + more +
                "'run': { 'integrator': { 'kind': 'moreau-jean', 'theta': " + text(theta) + ", 'newton': { 'tolerance': 1e-14 } }, 'step': 0.001, 'end': " + text(end) + ", 'solver': { 'tolerance': 1e-13 } } }");
}

std::unique_ptr<Session> run(const std::string& scene_text, std::vector<std::string> names) {
    for (const char* energy : {"energy.total", "energy.input", "energy.damping", "energy.impact", "energy.scheme"}) names.emplace_back(energy);
    return run_recording(scene_text, std::move(names));
}
double last(const Session& session, const std::string& name) { return column(*session.recording(), name).back(); }

double open_books(const Session& session) {
    const double first = column(*session.recording(), "energy.total").front();
    const double sum = last(session, "energy.total") - first - last(session, "energy.input") + last(session, "energy.damping") + last(session, "energy.impact") + last(session, "energy.scheme");
    double scale = std::abs(first);
    for (const char* name : {"energy.total", "energy.input", "energy.damping", "energy.impact"}) scale = std::max(scale, std::abs(last(session, name)));
    return std::abs(sum) / scale;
}

std::string refusal(const std::string& scene_text) {
    const auto model = io::parse_scene(scene_text, "test.saltus");
    if (!model) return text_of(model.error());
    const auto session = Session::create(*model);
    return session ? std::string("it runs") : text_of(session.error());
}

const char* const kFree = "'gravity': [0, 0], 'projection': 'none'";

} // namespace

class TestCarriedRelations : public QObject {
    Q_OBJECT

private slots:
    // Newton's law of two masses of which one is a system: velocities in closed form, momentum and energy to round-off.
    void aBodyAndASystemCollideByNewtonsLaw_data() {
        QTest::addColumn<double>("e");
        QTest::addColumn<double>("theta");
        for (const double e : {0.0, 0.4, 1.0})
            for (const double theta : {0.5, 0.6, 1.0}) QTest::newRow(qPrintable(QString("e %1, theta %2").arg(e).arg(theta))) << e << theta;
    }
    void aBodyAndASystemCollideByNewtonsLaw() {
        QFETCH(double, e);
        QFETCH(double, theta);
        const auto session = run(scene(carriage("'q': [0], 'v': [0.5]"), disc("m", "'position': [0.3, 0], 'velocity': [-2, 0]"), between("wall", "'c', 'm'", "m.q[0] - c.q[0]", "'kind': 'newton-impact', 'e': " + text(e)), 0.2, theta, kFree),
                                 {"m.v[0]", "c.v[0]", "wall.percussion[0]"});
        const double mean = (3.0 * 0.5 - 2.0 * 2.0) / 5.0, apart = 2.5 * e;
        QVERIFY2(std::abs(last(*session, "m.v[0]") - (mean + 3.0 / 5.0 * apart)) < 1e-12, qPrintable(QString::number(last(*session, "m.v[0]"), 'g', 17)));
        QVERIFY(std::abs(last(*session, "c.v[0]") - (mean - 2.0 / 5.0 * apart)) < 1e-12);
        const double before = 0.5 * 3.0 * 0.25 + 0.5 * 2.0 * 4.0, lost = 0.5 * 1.2 * 2.5 * 2.5 * (1.0 - e * e);
        QVERIFY2(std::abs(last(*session, "energy.impact") - lost) < 1e-12, qPrintable(QString("%1 %2").arg(last(*session, "energy.impact")).arg(lost)));
        QVERIFY(std::abs(last(*session, "energy.total") - before + lost) < 1e-12);
        QVERIFY(std::abs(last(*session, "energy.input")) < 1e-12);
        QVERIFY2(std::abs(last(*session, "energy.scheme")) < 1e-12, qPrintable(QString::number(last(*session, "energy.scheme"))));
        const auto momentum_m = column(*session->recording(), "m.v[0]"), momentum_c = column(*session->recording(), "c.v[0]");
        for (std::size_t k = 0; k < momentum_m.size(); ++k) QVERIFY(std::abs(2.0 * momentum_m[k] + 3.0 * momentum_c[k] - (1.5 - 4.0)) < 1e-12);
        QVERIFY(session->recording()->impacts().size() >= 1);
        QCOMPARE(session->recording()->interactions()[session->recording()->impacts().front().interaction], std::string("wall"));
    }

    void theBooksCloseWhateverTheLaw_data() {
        QTest::addColumn<QString>("interaction");
        QTest::newRow("equality") << QString::fromStdString(between("r", "'c', 'm'", "m.q[1] - c.q[0] - 0.3", "'kind': 'equality'"));
        QTest::newRow("curved equality") << QString::fromStdString(between("r", "'c', 'm'", "m.q[1] - c.q[0] - 0.3 - 0.1*sin(4*m.q[0])*(1 + c.q[0])", "'kind': 'equality'"));
        QTest::newRow("impact") << QString::fromStdString(between("r", "'c', 'm'", "m.q[1] - c.q[0]", "'kind': 'newton-impact', 'e': 0.6"));
        QTest::newRow("friction") << QString::fromStdString(between("r", "'c', 'm'", "m.q[1] - c.q[0]", "'kind': 'newton-impact-friction', 'e': 0.2, 'mu': 0.3", "m.v[0] + 0.1*m.v[2] - c.v[0]"));
        QTest::newRow("relay") << QString::fromStdString(between("r", "'c', 'm'", "m.q[0] - c.q[0]", "'kind': 'relay', 'lower': -4, 'upper': 4"));
        QTest::newRow("a plate that moves") << QString::fromStdString(between("r", "'c', 'm'", "m.q[1] - c.q[0] - 0.05*sin(8*t)", "'kind': 'newton-impact', 'e': 0.6"));
    }
    void theBooksCloseWhateverTheLaw() {
        QFETCH(QString, interaction);
        for (const double theta : {0.5, 0.6, 1.0}) {
            const auto session = run(scene(carriage("'K': [[60]], 'C': [[0.5]], 'F': ['2*cos(5*t)'], 'q': [0], 'v': [0.5]"), disc("m", "'position': [0, 0.3], 'velocity': [0.4, 0.5]"), interaction.toStdString(), 1.0, theta), {"m.q[0]"});
            QVERIFY2(open_books(*session) < 1e-12, qPrintable(QString::number(open_books(*session))));
            const bool curved = interaction.contains("sin(4");
            if (theta == 0.5) QVERIFY2(std::abs(last(*session, "energy.scheme")) < (curved ? 1e-4 : 1e-9), qPrintable(QString::number(last(*session, "energy.scheme"))));
        }
    }

    // A box on a plate of the scene's bodies, which a system lifts: contacts by shapes and the relation are one problem.
    void contactsOfTheBodyAndTheRelationAreOneProblem() {
        const std::string bodies = "'plate': { 'mass': 1, 'inertia': [0.2], 'position': [0, 0], 'shapes': [{ 'kind': 'box', 'size': [1, 0.1] }] }, "
                                   "'box': { 'mass': 2, 'inertia': [0.05], 'position': [0.1, 0.151], 'velocity': [0.5, 0], 'shapes': [{ 'kind': 'box', 'size': [0.2, 0.2] }] }";
        const std::string joint = "'contacts': { 'all': { 'e': 0, 'mu': 0.3 } }, 'joints': { 'guide': { 'kind': 'prismatic', 'between': ['plate'], 'point': [0, 0], 'axis': [0, 1] } }, ";
        const std::string law = "'kind': 'equality'", world = "'gravity': [0, -9.81], 'projection': 'none', 'joint_scheme': 'middle'";
        const std::string force = "40 - 90*c.q[0] - 3*c.v[0]", as_body = "40 - 90*c.q[1] - 3*c.v[1]";
        const auto mixed = run(scene(carriage("'K': [[90]], 'C': [[3]], 'F': [40], 'q': [0], 'v': [0]"), bodies, between("lift", "'c', 'plate'", "plate.q[1] - c.q[0]", law), 1.0, 0.5, world, joint), {"plate.q[1]", "box.q[0]", "box.v[1]"});
        const auto alone = run(scene({}, bodies + ", " + disc("c", "'position': [5, 0], 'force': [0, '" + as_body + " + 3*9.81']", 3.0), between("lift", "'c', 'plate'", "plate.q[1] - c.q[1]", law), 1.0, 0.5, world, joint),
                               {"plate.q[1]", "box.q[0]", "box.v[1]"});
        for (const char* name : {"plate.q[1]", "box.q[0]", "box.v[1]"}) {
            const auto x = column(*mixed->recording(), name), y = column(*alone->recording(), name);
            QCOMPARE(x.size(), y.size());
            double away = 0.0;
            for (std::size_t k = 0; k < x.size(); ++k) away = std::max(away, std::abs(x[k] - y[k]));
            QVERIFY2(away < 1e-7, qPrintable(QString("%1 %2").arg(name).arg(away)));
        }
        QVERIFY(std::abs(last(*mixed, "box.q[0]")) > 0.05);
        QVERIFY2(open_books(*mixed) < 1e-10, qPrintable(QString::number(open_books(*mixed))));
    }

    // It sinks in no further than the projection's tolerance, and carries the weight.
    void whatRestsOnASystemIsHeldInPlace() {
        const auto session = run(scene(carriage("'K': [[300]], 'C': [[20]], 'F': [0], 'q': [0], 'v': [0]"), disc("m", "'position': [0, 0.2]"), between("r", "'c', 'm'", "m.q[1] - c.q[0]", "'kind': 'newton-impact', 'e': 0.1"), 4.0, 0.5,
                                       "'gravity': [0, -9.81], 'projection': 'combined'"), {"r.y[0]", "r.force[0]", "c.q[0]"});
        QVERIFY2(std::abs(last(*session, "r.force[0]") - 2.0 * 9.81) < 1e-3, qPrintable(QString::number(last(*session, "r.force[0]"))));
        QVERIFY(std::abs(last(*session, "c.q[0]") + 2.0 * 9.81 / 300.0) < 1e-4);
        QVERIFY2(last(*session, "r.y[0]") > -2e-8 && last(*session, "r.y[0]") < 1e-4, qPrintable(QString::number(last(*session, "r.y[0]"))));
        QVERIFY(open_books(*session) < 1e-9);
    }

    // A diode whose bound is the angle of a body: the circuit alone is joined, and reads the body.
    void aCircuitsDiodeThatABodyOpensNeedsNoReaction() {
        const auto session = run(scene("'i': { 'kind': 'first-order-linear', 'A': [[-4]], 'b': [8], 'x': [0] }", disc("m", "'spin': [1]"),
                                       "'diode': { 'between': ['i'], 'relation': { 'kind': 'first-order-linear', 'C': [[-1]], 'B': [[-1]], 'e': ['m.q[2]'] }, 'law': { 'kind': 'complementarity' } }", 1.0, 0.5, kFree),
                                 {"i.x[0]", "m.q[2]", "m.v[2]"});
        const auto current = column(*session->recording(), "i.x[0]"), angle = column(*session->recording(), "m.q[2]");
        for (std::size_t k = 1; k < current.size(); ++k) QVERIFY(current[k] <= angle[k] + 1e-12); // limited by the angle
        QVERIFY(std::abs(current.back() - angle.back()) < 1e-12);
        QCOMPARE(last(*session, "m.v[2]"), 1.0);
    }

    // A disc on a spring by compliance: the energy stored is the potential's, and none is lost at theta = 1/2, opening and closing too.
    void aCompliantGapStoresItsEnergy() {
        const auto session = run(scene(carriage("'K': [[60]], 'q': [0], 'v': [0]"), disc("m", "'position': [0, 0.3]"),
                                       "'r': { 'between': ['c', 'm'], 'relation': { 'kind': 'lagrangian-compliant', 'h': ['m.q[1] - c.q[0] + r.lambda[0]/2000'] }, 'law': { 'kind': 'complementarity' } }", 2.0, 0.5),
                                 {"r.lambda[0]", "r.force[0]", "energy.potential", "m.q[1]", "c.q[0]"});
        const auto force = column(*session->recording(), "r.lambda[0]"), potential = column(*session->recording(), "energy.potential"), m = column(*session->recording(), "m.q[1]"), c = column(*session->recording(), "c.q[0]");
        double most = 0.0;
        for (std::size_t k = 0; k < force.size(); ++k) {
            most = std::max(most, force[k]);
            const double kept = 0.5 * force[k] * force[k] / 2000.0, expected = 2.0 * 9.81 * m[k] + 30.0 * c[k] * c[k] + kept;
            QVERIFY2(std::abs(potential[k] - expected) < 1e-11, qPrintable(QString("%1 %2").arg(potential[k]).arg(expected)));
            QVERIFY(std::abs(force[k] - 2000.0 * std::max(0.0, c[k] - m[k])) < 1e-8);
        }
        QVERIFY(most > 50.0);
        QVERIFY2(open_books(*session) < 1e-12, qPrintable(QString::number(open_books(*session))));
        QVERIFY2(std::abs(last(*session, "energy.scheme")) < 1e-10, qPrintable(QString::number(last(*session, "energy.scheme"))));
    }

    // A disc hangs on a rod from a carriage on rails: what projection displaces it displaces by masses, so the centre of mass stays
    // on its vertical to round-off, while the rod keeps its length. Against the equations in the angle.
    void projectionMovesTheSystemByItsMass_data() {
        QTest::addColumn<QString>("projection");
        QTest::addColumn<double>("theta");
        for (const char* projection : {"direct", "combined"})
            for (const double theta : {0.5, 1.0}) QTest::addRow("%s, theta %g", projection, theta) << projection << theta;
    }
    void projectionMovesTheSystemByItsMass() {
        QFETCH(QString, projection);
        QFETCH(double, theta);
        const auto hang = [&](const std::string& projected) {
            return run(scene(carriage("'q': [0], 'v': [0]"), disc("m", "'position': [0.8, -0.6]"), between("rod", "'c', 'm'", "sqrt((m.q[0] - c.q[0])^2 + m.q[1]^2) - 1", "'kind': 'equality'"), 1.0, theta,
                             "'gravity': [0, -9.81], 'projection': '" + projected + "', 'projection_tolerance': 1e-11"),
                       {"m.q[0]", "m.q[1]", "c.q[0]", "m.v[0]", "c.v[0]", "rod.y[0]", "energy.projection"});
        };
        const auto loose = hang("none"), held = hang(projection.toStdString());
        const auto m = column(*held->recording(), "m.q[0]"), c = column(*held->recording(), "c.q[0]"), v = column(*held->recording(), "m.v[0]"), w = column(*held->recording(), "c.v[0]"),
                   y = column(*held->recording(), "rod.y[0]"), off = column(*loose->recording(), "rod.y[0]");
        double most = 0.0;
        for (std::size_t k = 0; k < m.size(); ++k) {
            QVERIFY2(std::abs(2.0 * m[k] + 3.0 * c[k] - 1.6) < 1e-12, qPrintable(QString("%1 %2").arg(k).arg(2.0 * m[k] + 3.0 * c[k] - 1.6)));
            QVERIFY(std::abs(2.0 * v[k] + 3.0 * w[k]) < 1e-12);
            QVERIFY2(std::abs(y[k]) < 2e-11, qPrintable(QString::number(y[k])));
            most = std::max(most, std::abs(off[k]));
        }
        QVERIFY2(most > 1e-7, qPrintable(QString::number(most))); // there is something to bring back
        QVERIFY2(open_books(*held) < 1e-12, qPrintable(QString::number(open_books(*held))));
        QVERIFY(std::abs(last(*held, "energy.projection")) > 0.0);
        if (theta != 0.5) return;
        // (M + m) c'' + m a'' cos a - m a'^2 sin a = 0, a'' + c'' cos a + g sin a = 0 with the angle a from the vertical, length 1
        double a = std::atan2(0.8, 0.6), rate = 0.0, x = 0.0;
        const auto slope = [](double angle, double speed) {
            const double s = std::sin(angle), k = std::cos(angle);
            return (-9.81 * s * 5.0 - 2.0 * speed * speed * s * k) / (5.0 - 2.0 * k * k);
        };
        for (int i = 0; i < 20000; ++i) {
            const double h = 1.0 / 20000, k1 = slope(a, rate), r2 = rate + 0.5 * h * k1, k2 = slope(a + 0.5 * h * rate, r2), r3 = rate + 0.5 * h * k2, k3 = slope(a + 0.5 * h * r2, r3), r4 = rate + h * k3,
                         k4 = slope(a + h * r3, r4);
            a += h / 6.0 * (rate + 2.0 * r2 + 2.0 * r3 + r4);
            rate += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
        }
        x = (1.6 - 2.0 * std::sin(a)) / 5.0;
        QVERIFY2(std::abs(c.back() - x) < 2e-6 && std::abs(last(*held, "m.q[1]") + std::cos(a)) < 2e-6, qPrintable(QString("%1 %2").arg(c.back() - x).arg(last(*held, "m.q[1]") + std::cos(a))));
    }

    // Two coordinates that share mass and answer to each other: displacements are M^-1 H^T Lambda.
    void projectionKnowsTheMassMatrixOfTheSystem() {
        const std::string two = "'c': { 'kind': 'lagrangian-linear', 'M': [[3, 1], [1, 2]], 'q': [0, 0], 'v': [0, 0] }";
        const auto session = run(scene(two, disc("m", "'position': [0.8, -0.6]"), between("rod", "'c', 'm'", "sqrt((m.q[0] - c.q[0])^2 + m.q[1]^2) - 1", "'kind': 'equality'"), 1.0, 0.5,
                                       "'gravity': [0, -9.81], 'projection': 'combined', 'projection_tolerance': 1e-11"),
                                 {"m.q[0]", "c.q[0]", "c.q[1]", "rod.y[0]"});
        const auto m = column(*session->recording(), "m.q[0]"), c = column(*session->recording(), "c.q[0]"), d = column(*session->recording(), "c.q[1]"), y = column(*session->recording(), "rod.y[0]");
        for (std::size_t k = 0; k < m.size(); ++k) { // nothing acts on the second coordinate, nor on the sum of the others
            QVERIFY2(std::abs(c[k] + 2.0 * d[k]) < 1e-12, qPrintable(QString::number(c[k] + 2.0 * d[k])));
            QVERIFY2(std::abs(2.0 * m[k] + 3.0 * c[k] + d[k] - 1.6) < 1e-12, qPrintable(QString::number(2.0 * m[k] + 3.0 * c[k] + d[k] - 1.6)));
            QVERIFY(std::abs(y[k]) < 2e-11);
        }
    }

    void aSnapshotGoesOnBitByBit() {
        const model::Model model = parse(scene(carriage("'K': [[60]], 'q': [0], 'v': [0.5]"), disc("m", "'position': [0, 0.3], 'velocity': [0.4, 0.5]"),
                                               between("r", "'c', 'm'", "m.q[1] - c.q[0]", "'kind': 'newton-impact-friction', 'e': 0.2, 'mu': 0.3", "m.v[0] + 0.1*m.v[2] - c.v[0]"), 1.0));
        const auto whole = start(model);
        run_for(*whole, 800);
        QCOMPARE(restored_after(model, 500, 300)->state_hash(), whole->state_hash());
    }

    // --- bad input

    void whatCannotBeIsNamed() {
        const std::string body = disc("m", "");
        const std::string first_order = refusal(scene("'c': { 'kind': 'first-order-linear', 'A': [[-1]], 'x': [1] }", body, between("r", "'c', 'm'", "m.q[1] - c.x[0]", "'kind': 'newton-impact', 'e': 0"), 1.0));
        QVERIFY2(first_order.find("'c' is first-order and has no velocity") != std::string::npos && first_order.find("read the body") != std::string::npos, first_order.c_str());
        const std::string matrix = refusal(scene(carriage("'q': [0], 'v': [0]"), body, "'r': { 'between': ['c', 'm'], 'relation': { 'kind': 'lagrangian-linear', 'H': [[1, 1, 1, 1]] }, 'law': { 'kind': 'equality' } }", 1.0));
        QVERIFY2(matrix.find("cannot join bodies") != std::string::npos, matrix.c_str());
        const std::string stranger = refusal(scene(carriage("'q': [0], 'v': [0]") + ", 'd': { 'kind': 'lagrangian-linear', 'M': [[1]], 'q': [0], 'v': [0] }", body, between("r", "'c', 'm'", "m.q[1] - d.q[0]", "'kind': 'equality'"), 1.0));
        QVERIFY2(stranger.find("d.q[0]") != std::string::npos && stranger.find("belongs to no") != std::string::npos, stranger.c_str());
        const auto compliant = [&](const std::string& h, const std::string& law) {
            return refusal(scene(carriage("'q': [0], 'v': [0]"), body, "'r': { 'between': ['c', 'm'], 'relation': { 'kind': 'lagrangian-compliant', 'h': ['" + h + "'] }, 'law': { 'kind': '" + law + "' } }", 1.0));
        };
        for (const auto& [h, law, said] : {std::tuple("m.q[1] - c.q[0] + r.lambda[0]^2/900", "complementarity", "changes with t, a state or lambda"), std::tuple("m.q[1] - c.q[0]", "equality", "does not depend on lambda"),
                                           std::tuple("m.q[1] - c.q[0] - r.lambda[0]/900", "complementarity", "the compliance of interaction 'r' is"), std::tuple("m.q[1] - c.q[0] + r.lambda[0]/900", "relay', 'lower': -1, 'upper': '1", "cannot go with the relation")}) {
            const std::string told = compliant(h, law);
            QVERIFY2(told.find(said) != std::string::npos, told.c_str());
        }
        const std::string apart = refusal(scene(carriage("'q': [0], 'v': [0]"), body, between("r", "'c', 'm'", "m.q[1] - c.q[0] + 0.5", "'kind': 'equality'"), 1.0));
        QVERIFY2(apart.find("its formula is 0.5, not 0") != std::string::npos, apart.c_str());
        const std::string twice = refusal(scene(carriage("'q': [0], 'v': [0]"), body, between("r", "'c', 'c'", "m.q[1] - c.q[0]", "'kind': 'equality'"), 1.0));
        QVERIFY2(twice.find("joins c with itself") != std::string::npos, twice.c_str());
    }

    void aVelocityThatViolatesItIsToldAtTheStart() {
        const auto session = start(parse(scene(carriage("'q': [0], 'v': [1]"), disc("m", ""), between("r", "'c', 'm'", "m.q[0] - c.q[0]", "'kind': 'equality'"), 1.0, 0.5, kFree)));
        run_for(*session, 100);
        const auto& notices = session->recording()->notices();
        bool told = false;
        for (const auto& notice : notices) told = told || notice.message.find("violate interaction 'r'") != std::string::npos;
        QVERIFY(told);
    }
};

QTEST_GUILESS_MAIN(TestCarriedRelations)
#include "test_carried_relations.moc"
