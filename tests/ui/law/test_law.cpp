// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs of all laws, and the working point read from recordings that were written by hand.
#include "ui/law/law_painter.h"
#include "ui/law/law_signals.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace saltus;
using namespace saltus::ui;
using Shape = LawGraph::Shape;

namespace {

model::Model circuit(model::LawKind law) {
    model::Model m;
    m.parameters = {{"top", model::Value(2.0), {}, {}, {}, false, false, {}}};
    m.systems = {{"circuit", {}, model::FirstOrderLinear{{}, {}, {}, {0.0}}, {}, {}}};
    model::FirstOrderLinearRelation relation;
    relation.C = {{1.0}, {1.0}};
    relation.B = {{1.0, 1.0}};
    m.interactions = {{"diodes", {}, {"circuit"}, relation, std::move(law), {}, {}, {}}};
    m.run.step = "1 ms";
    m.run.end = "1 s";
    return m;
}

model::Model ball(model::LawKind law) {
    model::Model m;
    m.parameters = {{"mu", model::Value(0.3), {}, {}, {}, false, false, {}}};
    model::LagrangianLinear system;
    system.M = {{1.0, 0.0}, {0.0, 1.0}};
    system.q = system.v = {0.0, 0.0};
    m.systems = {{"ball", {}, system, {}, {}}};
    model::LagrangianLinearRelation relation;
    relation.H = {{1.0, 0.0}};
    relation.T = {{0.0, 1.0}};
    m.interactions = {{"floor", {}, {"ball"}, relation, std::move(law), {}, {}, {}}};
    m.run.step = "1 ms";
    m.run.end = "1 s";
    return m;
}

// Columns by name, rows of numbers; the first is t.
std::shared_ptr<Recording> recorded(const model::Model& m, const std::vector<Channel>& channels, const std::vector<std::vector<double>>& rows,
                                    std::vector<double> parameters) {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    for (const Channel& channel : channels) c.add(channel);
    std::vector<std::string> names;
    for (const auto& p : m.parameters) names.push_back(p.name);
    auto made = std::make_shared<Recording>(std::move(c), std::vector<std::string>{m.interactions[0].name}, names, std::move(parameters));
    for (const auto& row : rows) (void)made->append(row.data());
    return made;
}

const std::vector<Channel> kDiodes{{"diodes.y[0]", "", "V", Quantity::position, "diodes"}, {"diodes.lambda[0]", "", "A", Quantity::impulse, "diodes"},
                                   {"diodes.y[1]", "", "V", Quantity::position, "diodes"}, {"diodes.lambda[1]", "", "A", Quantity::impulse, "diodes"}};
const std::vector<Channel> kFloor{{"floor.ydot[0]", "", "m/s", Quantity::velocity, "floor"}, {"floor.lambda[0]", "", "N s", Quantity::impulse, "floor"},
                                  {"floor.ydot[1]", "", "m/s", Quantity::velocity, "floor"}, {"floor.lambda[1]", "", "N s", Quantity::friction, "floor"}};

LawSignals signalsOf(const model::Model& m, int component, std::shared_ptr<const Recording> recording) {
    auto made = LawSignals::create(m, m.interactions[0].name, component);
    if (!made) qFatal("%s", made.error().message.c_str());
    if (const auto bound = made->bind(std::move(recording)); !bound) qFatal("%s", bound.error().message.c_str());
    return std::move(*made);
}

} // namespace

class LawTest : public QObject {
    Q_OBJECT
private slots:
    // --- figures ------------------------------------------------------------------------------------------------------

    void theLineOfEveryShapeLiesOnItsGraph() {
        const Range y{-2.0, 3.0}, lambda{-1.5, 4.0};
        for (const LawGraph& g : {LawGraph{Shape::corner, 0, 0}, LawGraph{Shape::wall, 0, 0}, LawGraph{Shape::stairs, -1.0, 1.0},
                                  LawGraph{Shape::stairs, -1.0, 3.0}, LawGraph{Shape::stairs, 0.0, 0.0}}) {
            const auto line = g.line(y, lambda);
            QVERIFY(line.size() >= 2);
            for (std::size_t i = 1; i < line.size(); ++i)
                for (const double part : {0.0, 0.3, 1.0}) {
                    const QPointF p = line[i - 1] + part * (line[i] - line[i - 1]);
                    QVERIFY2(g.distance(p, 1.0, 1.0) < 1e-12, qPrintable(QStringLiteral("%1 %2").arg(p.x()).arg(p.y())));
                }
        }
    }

    void everyPointOfALawIsOnItsFigure() {
        // Straight from the definitions, not from the figure's own code.
        const LawGraph corner{Shape::corner, 0, 0}, wall{Shape::wall, 0, 0}, relay{Shape::stairs, -1.0, 2.0};
        for (double v = -3.0; v <= 3.0; v += 0.25) {
            QCOMPARE(corner.distance({v, 0.0}, 1, 1) == 0.0, v >= 0.0);
            QCOMPARE(corner.distance({0.0, v}, 1, 1) == 0.0, v >= 0.0);
            QCOMPARE(wall.distance({0.0, v}, 1, 1), 0.0);
            QCOMPARE(relay.distance({0.0, v}, 1, 1) == 0.0, v >= -1.0 && v <= 2.0); // the jump
            QCOMPARE(relay.distance({v, -1.0}, 1, 1) == 0.0, v >= 0.0);             // y > 0 drives lambda to its lower end
            QCOMPARE(relay.distance({v, 2.0}, 1, 1) == 0.0, v <= 0.0);
        }
        QCOMPARE(corner.distance({3.0, 4.0}, 1, 1), 3.0);
        QCOMPARE(corner.distance({-3.0, -4.0}, 1, 1), 5.0);
    }

    void theWholeShapeIsAlwaysInSight_data() {
        QTest::addColumn<double>("yLow");
        QTest::addColumn<double>("yHigh");
        QTest::addColumn<double>("lambdaLow");
        QTest::addColumn<double>("lambdaHigh");
        const double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("no data") << 1.0 << 0.0 << 1.0 << 0.0;
        QTest::newRow("usual") << -0.1 << 4.0 << 0.0 << 2e-3;
        QTest::newRow("round-off only") << -1e-17 << 1e-17 << 0.0 << 1e-18;
        QTest::newRow("nothing but approach") << -5.0 << -1.0 << 0.0 << 0.0;
        QTest::newRow("all zero") << 0.0 << 0.0 << 0.0 << 0.0;
        QTest::newRow("not finite") << -inf << inf << nan << nan;
        QTest::newRow("huge") << -1e200 << 1e200 << -1e150 << 1e150;
    }
    void theWholeShapeIsAlwaysInSight() {
        QFETCH(double, yLow);
        QFETCH(double, yHigh);
        QFETCH(double, lambdaLow);
        QFETCH(double, lambdaHigh);
        for (const LawGraph& g : {LawGraph{Shape::corner, 0, 0}, LawGraph{Shape::wall, 0, 0}, LawGraph{Shape::stairs, -1.0, 1.0},
                                  LawGraph{Shape::stairs, 0.0, 0.0}}) {
            const LawRanges r = rangesFor(g, {yLow, yHigh}, {lambdaLow, lambdaHigh});
            QVERIFY(std::isfinite(r.y.span()) && r.y.span() > 0.0);
            QVERIFY(std::isfinite(r.lambda.span()) && r.lambda.span() > 0.0);
            QVERIFY(r.y.begin < 0.0 && r.y.end > 0.0);
            QVERIFY(r.lambda.begin < 0.0 && r.lambda.end > 0.0);
            const auto line = g.line(r.y, r.lambda);
            QVERIFY(line.size() >= 2);
            // both branches: something on either side of the corner or the jump
            const QPointF span = line.front() - line.back();
            QVERIFY(std::abs(span.x()) > 0.3 * r.y.span() || std::abs(span.y()) > 0.3 * r.lambda.span());
        }
    }

    // --- working points -----------------------------------------------------------------------------------------------

    void complementarityOfACircuitIsReadAsRecorded() {
        const auto m = circuit(model::ComplementarityLaw{});
        LawSignals law = signalsOf(m, 1, recorded(m, kDiodes, {{0.0, 9, 9, 0.5, 0.0}, {0.001, 9, 9, 0.0, 0.25}}, {2.0}));
        QCOMPARE(law.graphAt(0).shape, Shape::corner);
        QCOMPARE(law.yAxis().label, QStringLiteral("y₁"));
        QCOMPARE(law.yAxis().unit, QStringLiteral("V"));
        QCOMPARE(law.lambdaAxis().label, QStringLiteral("λ₁"));
        QVERIFY(!law.isContact());
        QCOMPARE(law.pointAt(0)->at, QPointF(0.5, 0.0));
        QCOMPARE(law.pointAt(1)->at, QPointF(0.0, 0.25));
        QCOMPARE(law.state(0), QStringLiteral("λ = 0"));
        QCOMPARE(law.state(1), QStringLiteral("y = 0"));
        QVERIFY(!law.pointAt(2)); // not yet recorded
        for (const std::size_t row : {0u, 1u}) QCOMPARE(law.graphAt(row).distance(law.pointAt(row)->at, 1, 1), 0.0);
    }

    void aRelayFollowsItsParameter() {
        auto m = circuit(model::RelayLaw{-1.0, "top"});
        const auto recording = recorded(m, kDiodes, {{0.0, 0, 0.3, 0, 0}, {0.001, -0.5, 2.0, 0, 0}}, {2.0});
        LawSignals law = signalsOf(m, 0, recording);
        QCOMPARE(law.graphAt(1), (LawGraph{Shape::stairs, -1.0, 2.0}));
        QCOMPARE(law.state(0), QStringLiteral("between the limits"));
        QCOMPARE(law.state(1), QStringLiteral("upper limit"));
        QCOMPARE(law.graphAt(1).distance(law.pointAt(1)->at, 1, 1), 0.0);
        recording->add_parameter_change({0.002, 2, 0, 5.0});
        const double row[] = {0.002, -0.5, 5.0, 0, 0};
        (void)recording->append(row);
        QVERIFY(law.take());
        QCOMPARE(law.graphAt(2).upper, 5.0);
        QCOMPARE(law.graphAt(1).upper, 2.0); // the past keeps its own
        QVERIFY(law.ranges(law.rows() - 1).lambda.end > 5.0);
    }

    void theInitialStateIsNoPointOfTheLaw() {
        const auto m = circuit(model::RelayLaw{-1.0, 1.0});
        LawSignals law = signalsOf(m, 0, recorded(m, kDiodes, {{0.0, 0.5, 0.0, 0, 0}, {0.001, 0.4, -1.0, 0, 0}}, {2.0}));
        QVERIFY(!law.pointAt(0)); // lambda was not yet computed
        QVERIFY(law.state(0).isEmpty());
        QCOMPARE(law.pointAt(1)->at, QPointF(0.4, -1.0));
    }

    void anEqualityStaysOnItsWall() {
        const auto m = circuit(model::EqualityLaw{});
        LawSignals law = signalsOf(m, 0, recorded(m, kDiodes, {{0.0, 0.0, -3.0, 0, 0}}, {2.0}));
        QCOMPARE(law.graphAt(0).shape, Shape::wall);
        QCOMPARE(law.pointAt(0)->at, QPointF(0.0, -3.0));
        QVERIFY(law.state(0).isEmpty());
    }

    void newtonsLawStandsAtTheSumOfSpeeds() {
        const auto m = ball(model::NewtonImpactLaw{0.8});
        const auto recording = recorded(m, kFloor, {{0.0, -1.0, 0.0, 0, 0}, {0.001, -2.0, 0.0, 0, 0}, {0.002, 1.6, 3.6, 0, 0}, {0.003, 1.5, 0.0, 0, 0}}, {0.3});
        recording->add_impact({0.002, 2, 2, 0, 0, kNoBody, kNoBody, 0, -2.0, 1.6, 3.6, -0.72, 0.0});
        LawSignals law = signalsOf(m, 0, recording);
        QVERIFY(law.isContact());
        QVERIFY(!law.pointAt(0)); // approaching: the law asks nothing
        QVERIFY(!law.pointAt(1));
        QVERIFY(std::abs(law.pointAt(2)->at.x()) < 1e-15); // 1.6 + 0.8 (-2)
        QCOMPARE(law.pointAt(2)->at.y(), 3.6);
        QVERIFY(law.pointAt(2)->acts);
        QCOMPARE(law.pointAt(3)->at, QPointF(1.5 + 0.8 * 1.6, 0.0)); // open and separating
        QVERIFY(!law.pointAt(3)->acts);
        const auto trail = law.trail(3, 1.0, 8);
        QCOMPARE(trail.size(), std::size_t{1});
        QCOMPARE(trail[0].at.y(), 3.6);
        QVERIFY(law.trail(1, 1.0, 8).empty());
        QCOMPARE(law.state(2), QStringLiteral("closed"));
        const LawRanges r = law.ranges(law.rows() - 1);
        QVERIFY(r.lambda.end >= 3.6 && r.y.end >= 1.5 + 0.8 * 1.6);
    }

    void rowsFurtherApartThanStepsTakeTheSpeedFromTheImpact() {
        const auto m = ball(model::NewtonImpactLaw{0.5});
        const auto recording = recorded(m, kFloor, {{0.0, -1.0, 0.0, 0, 0}, {0.010, 1.0, 3.0, 0, 0}}, {0.3});
        recording->add_impact({0.010, 10, 1, 0, 0, kNoBody, kNoBody, 0, -2.0, 1.0, 3.0, 0.0, 0.0});
        LawSignals law = signalsOf(m, 0, recording);
        QCOMPARE(law.pointAt(1)->at, QPointF(0.0, 3.0));
    }

    void coulombsStairsAreAsHighAsTheNormalImpulseAllows() {
        const auto m = ball(model::NewtonImpactFrictionLaw{0.0, "mu", 0.0});
        LawSignals law = signalsOf(m, 1, recorded(m, kFloor, {{0.0, 0, 2.0, 0.0, 0.1}, {0.001, 0, 4.0, -0.7, 1.2}, {0.002, 1.0, 0.0, 0.3, 0.0}}, {0.3}));
        QVERIFY(law.isFriction());
        QCOMPARE(law.yAxis().label, QStringLiteral("vₜ"));
        QCOMPARE(law.lambdaAxis().label, QStringLiteral("pₜ"));
        QCOMPARE(law.graphAt(0), (LawGraph{Shape::stairs, -0.6, 0.6}));
        QCOMPARE(law.graphAt(1), (LawGraph{Shape::stairs, -1.2, 1.2}));
        QCOMPARE(law.graphAt(2), (LawGraph{Shape::stairs, -0.0, 0.0}));
        QCOMPARE(law.state(0), QStringLiteral("stick"));
        QCOMPARE(law.state(1), QStringLiteral("slip"));
        QCOMPARE(law.state(2), QStringLiteral("open"));
        for (const std::size_t row : {0u, 1u, 2u}) QVERIFY(law.graphAt(row).distance(law.pointAt(row)->at, 1, 1) < 1e-12);
        QVERIFY(!law.pointAt(2)->acts);
        QVERIFY(law.ranges(1).lambda.end > 1.2); // room for the one shown
        LawSignals normal = signalsOf(m, 0, law.recording() ? std::const_pointer_cast<Recording>(law.recording()) : nullptr);
        QCOMPARE(normal.graphAt(1).shape, Shape::corner);
        QCOMPARE(normal.pointAt(1)->at, QPointF(0.0, 4.0));
        QCOMPARE(normal.lambdaAxis().label, QStringLiteral("pₙ"));
    }

    // Of a run by events impulses are those of impacts: that a contact rests, sticks or slips between them is told by its forces.
    void forcesTellWhatRestsBetweenImpacts() {
        const auto m = ball(model::NewtonImpactFrictionLaw{0.0, "mu", 0.0});
        std::vector<Channel> channels = kFloor;
        channels.push_back({"floor.force[0]", "", "N", Quantity::impulse, ""});
        channels.push_back({"floor.force[1]", "", "N", Quantity::friction, ""});
        const auto recording = recorded(m, channels, {{0.0, 0, 0, 0.0, 0, 10, 2}, {0.001, 0, 0, -0.5, 0, 10, 3}, {0.002, 1, 0, 0, 0, 0, 0}, {0.003, 0, 4, 0, 0, 0, 0}}, {0.3});
        LawSignals along = signalsOf(m, 1, recording), across = signalsOf(m, 0, recording);
        QCOMPARE(along.state(0), QStringLiteral("stick"));
        QCOMPARE(along.state(1), QStringLiteral("slip"));
        QCOMPARE(along.state(2), QStringLiteral("open"));
        for (const std::size_t row : {0u, 1u, 3u}) QCOMPARE(across.state(row), QStringLiteral("closed"));
        QCOMPARE(across.state(2), QStringLiteral("open"));
    }

    void oneImpactDoesNotHideTheSliding() {
        const auto m = ball(model::NewtonImpactFrictionLaw{0.0, 0.3, 0.0});
        std::vector<std::vector<double>> rows;
        for (int i = 0; i < 100; ++i) rows.push_back({0.001 * i, 0.0, i == 50 ? 1000.0 : 1.0, -0.5, i == 50 ? 300.0 : 0.3});
        LawSignals law = signalsOf(m, 1, recorded(m, kFloor, rows, {0.3}));
        QVERIFY(law.ranges(99).lambda.end < 1.0 && law.ranges(99).lambda.end > 0.3);
        QVERIFY(law.ranges(50).lambda.end > 300.0); // but it has its room while it is shown
    }

    void theTrailHoldsRecentRowsOnly() {
        const auto m = circuit(model::RelayLaw{-1.0, 1.0});
        std::vector<std::vector<double>> rows;
        for (int i = 0; i < 1000; ++i) rows.push_back({0.001 * i, std::sin(0.1 * i), i % 2 ? 1.0 : -1.0, 0, 0});
        LawSignals law = signalsOf(m, 0, recorded(m, kDiodes, rows, {2.0}));
        const auto trail = law.trail(900, 0.1, 48);
        QCOMPARE(trail.size(), std::size_t{48});
        QVERIFY(trail.front().time >= 0.8 - 1e-9 && trail.back().time < 0.9);
        for (std::size_t i = 1; i < trail.size(); ++i) QVERIFY(trail[i].time > trail[i - 1].time);
        QCOMPARE(law.trail(5, 1.0, 48).size(), std::size_t{5});
    }

    void whatIsMissingIsSaidWithARemedy() {
        const auto m = circuit(model::ComplementarityLaw{});
        const auto none = LawSignals::create(m, "diode", 0);
        QVERIFY(!none);
        QVERIFY(none.error().remedy.find("diodes") != std::string::npos);
        QVERIFY(!LawSignals::create(m, "diodes", 2));
        auto law = LawSignals::create(m, "diodes", 0);
        const auto bound = law->bind(recorded(m, {{"diodes.y[0]", "", "V", Quantity::none, "diodes"}}, {{0.0, 1.0}}, {2.0}));
        QVERIFY(!bound);
        QVERIFY(bound.error().message.find("diodes.lambda[0]") != std::string::npos);
        QVERIFY(!law->pointAt(0));
    }

    void theWorkingPointIsPaintedWhereItIs() {
        LawPicture p;
        p.rect = QRectF(20, 20, 200, 100);
        p.ranges = {{-1.0, 1.0}, {-1.0, 1.0}};
        p.graph = {Shape::stairs, -0.5, 0.5};
        p.now = LawPoint{{0.5, -0.5}, 0.0, true};
        QImage image(240, 140, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawLaw(painter, p, {Qt::green, Qt::gray, Qt::white, Qt::blue, 1.0, 2.5});
        painter.end();
        QCOMPARE(image.pixelColor(20 + 150, 20 + 75), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(20 + 50, 20 + 25), QColor(Qt::green)); // upper tread left of the jump
        QCOMPARE(image.pixelColor(20 + 150, 20 + 25), QColor(Qt::white));
    }
};

QTEST_GUILESS_MAIN(LawTest)
#include "test_law.moc"
