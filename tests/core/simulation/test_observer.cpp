// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas of views over recorded rows, and repeated shapes.
#include "core/simulation/observer.h"
#include "core/simulation/shape_text.h"
#include "tests/core/simulation/runs.h"

#include <QtTest>

using namespace saltus;
using namespace saltus::testing;

class TestObserver : public QObject {
    Q_OBJECT

private slots:
    void formulasOfShapesAreEvaluatedFromARow() {
        const auto model = scene("cam-follower");
        RunOptions options;
        options.record_views = true;
        const auto session = start(model, options);
        run_for(*session, 100);
        const std::vector<model::Formula> formulas{"u + 0.25", "rpm", 2.5, "contact.y[0] + c"};
        auto observer = Observer::create(model, session->recording()->catalogue(), formulas);
        QVERIFY2(observer.has_value(), observer ? "" : observer.error().text().c_str());
        QCOMPARE(observer->size(), std::size_t{4});
        std::vector<double> out(4);
        const auto frame = session->frame();
        observer->evaluate(frame->values, frame->parameters, out);
        const double u = frame->values[*session->recording()->catalogue().find("u")];
        QCOMPARE(out[0], u + 0.25);
        QCOMPARE(out[1], frame->parameters[0]);
        QCOMPARE(out[2], 2.5);
        QVERIFY(std::abs(out[3] - u) < 1e-15);
    }

    void theProfileOfACamHasAFreeVariable() {
        const auto model = scene("cam-follower");
        const auto session = start(model);
        const std::vector<model::Formula> formulas{"cam(b + pi/2) - 0.3"};
        auto observer = Observer::create(model, session->recording()->catalogue(), formulas, "b");
        QVERIFY2(observer.has_value(), observer ? "" : observer.error().text().c_str());
        double out = 0.0;
        observer->evaluate(session->frame()->values, session->parameters(), std::span(&out, 1), 0.0);
        QVERIFY2(std::abs(out - 0.1) < 1e-15, std::to_string(out).c_str()); // base circle
        observer->evaluate(session->frame()->values, session->parameters(), std::span(&out, 1), std::numbers::pi / 2);
        QVERIFY(std::abs(out - 0.25393320723821) < 1e-14); // top
    }

    void anExpressionThatIsNotRecordedIsWorkedOut() {
        const auto model = scene("cam-follower");
        RunOptions options;
        options.record = std::vector<std::string>{"follower.q[0]", "cam_angle"};
        const auto session = start(model, options);
        const std::vector<model::Formula> formulas{"u"};
        auto observer = Observer::create(model, session->recording()->catalogue(), formulas);
        QVERIFY2(observer.has_value(), observer ? "" : observer.error().text().c_str());
        double out = 0.0;
        observer->evaluate(session->frame()->values, session->parameters(), std::span(&out, 1));
        QVERIFY(std::abs(out - 0.5) < 1e-15);
    }

    void aNameThatIsNotRecordedIsAnError() {
        const auto model = scene("cam-follower");
        const auto session = start(model);
        const std::vector<model::Formula> formulas{"follower.x"};
        QVERIFY(!Observer::create(model, session->recording()->catalogue(), formulas));
    }

    void aRepeatedShapeBecomesItsCopies() {
        const auto model = scene("bead-column");
        RunOptions options;
        options.set = {{"n", "4"}};
        options.record_views = true;
        const auto session = start(model, options);
        const auto shapes = expand_shapes(model, session->parameters());
        QVERIFY(shapes.has_value());
        QCOMPARE(shapes->size(), std::size_t{5});
        const model::Shape& last = shapes->back();
        QCOMPARE(QString::fromStdString(last.name), QString("bead[3]"));
        QCOMPARE(QString::fromStdString(last.object), QString("bead[3]"));
        auto observer = Observer::create(model, session->recording()->catalogue(), last.position);
        QVERIFY2(observer.has_value(), observer ? "" : observer.error().text().c_str());
        std::vector<double> position(3);
        observer->evaluate(session->frame()->values, session->parameters(), position);
        QVERIFY(std::abs(position[2] - 1.75) < 1e-15);
    }

    void anIndexIsReplacedWhereItIsAWord() {
        using simulation::replace_index;
        QCOMPARE(QString::fromStdString(replace_index("bead[i+1].q[0] - bead[i].q[0]", "i", 3)),
                 QString("bead[4].q[0] - bead[3].q[0]"));
        QCOMPARE(QString::fromStdString(replace_index("sin(pi*i) + 2e3*x.i + ii", "i", 2)),
                 QString("sin(pi*2) + 2e3*x.i + ii"));
        QCOMPARE(QString::fromStdString(replace_index("bead[i-1]", "i", 0)), QString("bead[-1]"));
    }
};

QTEST_GUILESS_MAIN(TestObserver)
#include "test_observer.moc"
