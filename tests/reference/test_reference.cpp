// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes against sampled rows of the field's reference implementation: one line a case.
#include "tests/reference/reference_run.h"

#include <QtTest>

#include <functional>

using namespace saltus;
using namespace saltus::testing;

namespace {

constexpr std::size_t kAllRows = std::numeric_limits<std::size_t>::max();

// What is compared of a table: all columns or some, up to a row.
struct Part {
    std::string what;
    double tolerance;
    std::vector<std::string> columns = {}; // empty: all
    std::size_t last_row = kAllRows;
};

struct Case {
    const char* id;
    const char* scene; // scenes/NAME.saltus
    const char* table; // tests/reference/tables/NAME.csv
    std::vector<Part> parts;
    std::function<void(model::Model&)> change = {}; // what the case has otherwise than the scene
};

void add_rate_of_cam(model::Model& model) {
    model.run.step = "0.1 ms"; // of the table
    std::get<model::LagrangianLinear>(model.systems[0].kind).F = {0.0};
    model::Expression rate;
    rate.name = "crate";
    rate.formula = "dt(c)";
    model.expressions.push_back(rate);
}

const std::vector<Case>& cases() {
    static const std::vector<Case> list{
        {"A1",
         "circuit-rlcd",
         "a1-circuit-rlcd",
         {{"all", 1e-12}},
         [](model::Model& model) { model.run.theta = 0.5000000000001; }},
        {"A2", "diode-bridge", "a2-diode-bridge", {{"all", 1e-11}}},
        {"A5", "reference/circuit-rlcd-theta-gamma", "a5-circuit-theta-gamma", {{"all", 1e-10}}},
        {"B1", "relay-pair", "b1-relay-pair", {{"all", 1e-12}}},
        {"B3", "filippov", "b3-filippov", {{"all", 1e-9}}},
        {"B4", "relay-oscillator", "b4-relay-oscillator", {{"all", 1e-11}}},
        {"B6", "friction-oscillator", "b6-friction-oscillator", {{"all", 1e-10}}},
        {"C1", "gene-network", "c1-gene-network", {{"all", 1e-6}}},
        {"C2", "reference/gene-network-reduced", "c2-gene-network-reduced", {{"all", 1e-6}}},
        {"E1", "bouncing-ball", "e1-bouncing-ball", {{"all", 1e-12}}},
        // The reference projects a contact a step after it closed, Saltus in that step: no row of the table is one of those.
        {"E6",
         "bouncing-ball",
         "e6-bouncing-ball-projected",
         {{"all", 1e-11}},
         [](model::Model& model) {
             model.run.projection = model::ProjectionKind::direct;
             model.run.projection_tolerance = 1e-12;
             model.run.percussion = model::Percussion::end; // as the reference: rebounds with the speed below the surface
         }},
        {"E8", "bouncing-ball-inclined", "e8-bouncing-ball-inclined", {{"all", 1e-11}}},
        {"E10", "bead-column", "e10-bead-column", {{"all", 1e-11}}},
        // The elements are stiff: one step changes v by up to 2e4 times the error of q.
        {"E12",
         "impacting-bar",
         "e12-impacting-bar",
         {{"positions", 1e-11, {"t + 1e-8", "bar.q[0]", "bar.q[99]"}},
          {"velocities, impulses", 1e-9, {"bar.v[0]", "bar.v[99]", "wall.lambda[0]"}}}},
        {"E13", "ball-on-moving-plane", "e13-ball-on-moving-plane", {{"all", 1e-11}}},
        {"G1", "double-pendulum", "g1-double-pendulum", {{"all", 1e-6}}},
        // As the reference: one linearised step, positions projected once. What one Newton step leaves is 2 % of a turn after one turn, and both have it.
        {"G4",
         "slider-crank",
         "g4-slider-crank",
         {{"angles, first turn", 1e-3, {"mech.q[0]/(2*pi)", "mech.q[1]", "mech.q[2]"}, 667},
          {"angles, all three turns", 2e-3, {"mech.q[0]/(2*pi)", "mech.q[1]", "mech.q[2]"}}},
         [](model::Model& model) {
             model.run.newton_iterations = 1;
             model.run.projection = model::ProjectionKind::direct;
         }},
        // Later the discs rest on each other, each on its own 1e-5 of penetration.
        {"H1", "reference/two-discs", "h1-two-discs", {{"to t = 3.3 s", 1e-10, {}, 667}, {"at rest", 1e-4}}},
        {"H3", "woodpecker", "h3-woodpecker", {{"all", 1e-9}}},
        {"H4", "impacting-stick", "h4-impacting-stick", {{"all", 1e-10}}},
        {"I1", "reference/ball-newton-euler", "i1-ball-newton-euler", {{"all", 1e-10}}},
        {"J5", "reference/prismatic-fall", "j5-prismatic-fall", {{"all", 1e-11}}},
        {"L1",
         "cam-follower",
         "l1-cam-unforced",
         {{"follower", 1e-11, {"t", "follower.q[0]", "follower.v[0]"}},
          // The reference codes pi as 3.14159265: its angle is shifted by up to 1e-8.
          {"cam", 1e-8, {"c"}},
          {"speed of the cam", 1e-6, {"crate"}}},
         add_rate_of_cam},
    };
    return list;
}

double worst_difference(const ReferenceTable& table, const std::vector<Column>& columns, const Part& part) {
    double worst = 0.0;
    std::size_t compared = 0;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (!part.columns.empty() &&
            std::find(part.columns.begin(), part.columns.end(), table.columns[c]) == part.columns.end())
            continue;
        ++compared;
        for (std::size_t i = 0; i < table.rows.size() && table.rows[i] <= part.last_row; ++i) {
            const double difference = std::abs(columns[c][table.rows[i]] - table.values[i][c]);
            if (!(difference <= worst)) worst = difference; // nan stays
        }
    }
    if (compared != (part.columns.empty() ? table.columns.size() : part.columns.size()))
        throw std::runtime_error("a column of the table is missing");
    return worst;
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private:
    QStringList report_;

private slots:
    void theSceneFollowsTheReference_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i) QTest::newRow(cases()[i].id) << static_cast<int>(i);
    }
    void theSceneFollowsTheReference() {
        QFETCH(int, index);
        const Case& one = cases()[static_cast<std::size_t>(index)];
        const auto table = ReferenceTable::read(std::string(one.table) + ".csv");
        const auto line = [&](const std::string& what, const QString& numbers, bool good) {
            report_ << QStringLiteral("%1 %2 %3 %4 %5")
                           .arg(QString::fromLatin1(one.id), -4)
                           .arg(QString::fromLatin1(one.scene), -36)
                           .arg(QString::fromStdString(what), -22)
                           .arg(numbers)
                           .arg(good ? "pass" : "FAIL");
        };
        bool all_good = true;
        try {
            auto model = scene(one.scene);
            if (one.change) one.change(model);
            const auto columns = record(model, table.columns, static_cast<std::int64_t>(table.rows.back()));
            for (const Part& part : one.parts) {
                const double worst = worst_difference(table, columns, part);
                const bool good = worst <= part.tolerance;
                all_good = all_good && good;
                line(part.what, QStringLiteral("%1 %2").arg(worst, 12, 'g', 3).arg(part.tolerance, 10, 'g', 3), good);
            }
        } catch (const std::exception& fault) {
            line("did not run", QStringLiteral("%1 %2").arg("-", 12).arg("-", 10), false);
            QFAIL(fault.what());
        }
        QVERIFY2(all_good, qPrintable(report_.last()));
    }

    void cleanupTestCase() {
        qInfo("%s", qPrintable(QStringLiteral("%1 %2 %3 %4 %5")
                                   .arg("case", -4)
                                   .arg("scene", -36)
                                   .arg("what", -22)
                                   .arg("difference", 12)
                                   .arg("tolerance", 10)));
        for (const QString& line : report_) qInfo("%s", qPrintable(line));
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "test_reference.moc"
