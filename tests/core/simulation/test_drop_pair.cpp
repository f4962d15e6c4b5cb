// SPDX-License-Identifier: GPL-3.0-or-later
// Drop tests and comparisons of two bodies' own shapes: e² as set, energy that is kept, friction against the textbook.
#include "core/drop_test_pair.h"
#include "core/model/validate.h"

#include <QTest>

#include <cmath>

using namespace saltus;

namespace {

model::Model scene(const char* shape, double e, double mu) {
    model::Model m;
    m.materials = {{"steel", "7800 kg/m^3", "", {}}, {"wood", "700 kg/m^3", "", {}}};
    model::ContactLaw law;
    law.name = "law";
    law.between = {"steel", "wood"};
    law.e = e;
    law.mu = mu;
    m.contacts = {law};
    model::Body a, b;
    a.name = "thing";
    a.material = "steel";
    a.position = {0.3, 0.2, 2.0};
    const std::string kind = shape;
    if (kind == "sphere") a.shapes.emplace_back(model::SphereShape{{}, 0.1});
    if (kind == "box" || kind == "corner") {
        model::BoxShape box;
        box.size = {0.2, 0.3, 0.1};
        a.shapes.emplace_back(box);
        if (kind == "corner") a.rotation = {0.8, 1.0, 0.5, 0.2};
    }
    if (kind == "capsule") {
        a.shapes.emplace_back(model::CapsuleShape{{}, 0.05, 0.3});
        a.rotation = {1.0, 0.0, 1.0, 0.0};
    }
    b.name = "table";
    b.material = "wood";
    b.fixed = true;
    model::BoxShape top;
    top.size = {2.0, 2.0, 0.1};
    b.shapes.emplace_back(top);
    m.bodies = {a, b};
    return m;
}

} // namespace

class TestDropPair : public QObject {
    Q_OBJECT

private slots:
    void everyShapeReboundsWithTheE_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<double>("e");
        for (const char* shape : {"sphere", "box", "corner", "capsule"})
            for (const double e : {0.0, 0.35, 0.8, 1.0}) QTest::addRow("%s %g", shape, e) << QString::fromLatin1(shape) << e;
    }
    void everyShapeReboundsWithTheE() {
        QFETCH(QString, shape);
        QFETCH(double, e);
        const auto pair = drop_pair(scene(qPrintable(shape), e, 0.3), {}, "table", "thing");
        QVERIFY2(pair.has_value(), pair ? "" : pair.error().message.c_str());
        QCOMPARE(pair->falls, std::string("thing"));
        QCOMPARE(pair->law.e, e);
        const double heights[] = {0.01, 0.3, 10.0};
        const auto results = drop_test(*pair, pair->law, heights);
        QVERIFY2(results.has_value(), results ? "" : results.error().message.c_str());
        for (const DropResult& r : *results) {
            QVERIFY(r.velocity_before < 0.0);
            QVERIFY2(std::abs(r.e_squared() - e * e) < 1e-6, qPrintable(QString::number(r.e_squared(), 'g', 12)));
        }
    }

    void aSphereFallsAndReboundsAsInTheBook() {
        const auto pair = drop_pair(scene("sphere", 0.6, 0.0), {}, "thing", "table");
        QVERIFY(pair.has_value());
        DropVariant variant;
        variant.law = pair->law;
        variant.step = 1e-4;
        const DropFall fall{0.5, 0.0, 0.0};
        const auto run = drop_run(*pair, variant, fall);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        const double mass = pair->input.bodies[0].mass;
        QVERIFY(std::abs(mass - 7800.0 * 4.0 / 3.0 * 3.14159265358979 * 1e-3) < 1e-6 * mass);
        QVERIFY(std::abs(run->energy_start - mass * 9.81 * 0.5) < 1e-9 * run->energy_start);
        QVERIFY(std::abs(run->first_impact - std::sqrt(2.0 * 0.5 / 9.81)) < 2e-4);
        QVERIFY2(std::abs(run->rebound - 0.36 * 0.5) < 2e-3, qPrintable(QString::number(run->rebound)));
        QVERIFY(run->impacts >= 2);
        QVERIFY(run->energy_end < run->energy_start);
    }

    void withEOneNothingIsLost() {
        const auto pair = drop_pair(scene("sphere", 1.0, 0.0), {}, "thing", "table");
        QVERIFY(pair.has_value());
        DropVariant variant;
        variant.law = pair->law;
        variant.projection = rigid::Projection::none;
        const auto run = drop_run(*pair, variant, {0.5, 0.0, 0.0});
        QVERIFY(run.has_value());
        QVERIFY2(std::abs(run->energy_end / run->energy_start - 1.0) < 1e-9, qPrintable(QString::number(run->energy_end / run->energy_start, 'g', 12)));
    }

    // v^2 / (2 mu g), with e = 0 from just above the table. The first impact takes mu v_N of the speed.
    void aBoxSlidesAsFarAsItsFrictionSays() {
        const auto pair = drop_pair(scene("box", 0.0, 0.4), {}, "thing", "table");
        QVERIFY(pair.has_value());
        DropVariant variant;
        variant.law = pair->law;
        const auto run = drop_run(*pair, variant, {1e-6, 1.0, 1.0});
        QVERIFY(run.has_value());
        const double v = 1.0 - 0.4 * std::sqrt(2.0 * 9.81 * 1e-6);
        QVERIFY2(std::abs(run->slid - v * v / (2.0 * 0.4 * 9.81)) < 3e-3, qPrintable(QString::number(run->slid)));
    }

    void ofTwoFreeBodiesTheLighterFalls() {
        model::Model m = scene("sphere", 0.5, 0.0);
        m.bodies[1].fixed = false;
        const auto pair = drop_pair(m, {}, "thing", "table");
        QVERIFY(pair.has_value());
        QVERIFY(pair->held_is_free);
        QCOMPARE(pair->falls, std::string("thing"));
        m.bodies[0].fixed = m.bodies[1].fixed = true;
        QVERIFY(!drop_pair(m, {}, "thing", "table"));
        QVERIFY(!drop_pair(m, {}, "thing", "nobody"));
    }

    void aTiltedGroundIsHitAlongItsNormal() {
        model::Model m = scene("sphere", 0.7, 0.0);
        m.bodies[1].shapes = {model::HalfSpaceShape{}};
        m.bodies[1].rotation = {0.4, 1.0, 0.0, 0.0};
        const auto pair = drop_pair(m, {}, "thing", "table");
        QVERIFY2(pair.has_value(), pair ? "" : pair.error().message.c_str());
        const double heights[] = {1.0};
        const auto results = drop_test(*pair, pair->law, heights);
        QVERIFY(results.has_value());
        QVERIFY(std::abs(results->front().velocity_before + std::cos(0.4) * std::sqrt(2.0 * 9.81)) < 1e-6);
        QVERIFY(std::abs(results->front().e_squared() - 0.49) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestDropPair)
#include "test_drop_pair.moc"
