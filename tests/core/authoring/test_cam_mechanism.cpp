// SPDX-License-Identifier: GPL-3.0-or-later
// The scene that is made around a cam, against the shipped one.
#include "core/authoring/cam_mechanism.h"
#include "core/authoring/cam_profile.h"
#include "core/model/edit.h"
#include "tests/core/simulation/runs.h"

#include <QTest>

#include <cmath>

using namespace saltus;
using namespace saltus::authoring;
using namespace saltus::model;

class TestCamMechanism : public QObject {
    Q_OBJECT
private slots:
    void withArcsItIsTheShippedScene() {
        const Model shipped = testing::scene("cam-follower");
        auto ours = cam_follower(cam_preset(CamLaw::arcs));
        QVERIFY(ours.has_value());
        QCOMPARE(ours->title, shipped.title);
        QVERIFY(ours->drives == shipped.drives);
        QVERIFY(ours->systems == shipped.systems);
        QVERIFY(ours->interactions == shipped.interactions);
        QVERIFY(ours->run == shipped.run);
        QVERIFY(ours->views == shipped.views);
        QCOMPARE(ours->parameters.size(), shipped.parameters.size());
        for (std::size_t i = 0; i < ours->parameters.size(); ++i) QVERIFY(ours->parameters[i].value == shipped.parameters[i].value);
        QCOMPARE(ours->expressions.size(), shipped.expressions.size());
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(ours->expressions[i] == shipped.expressions[i]);
    }

    void itRunsAsTheShippedSceneDoes() {
        const auto a = testing::start(testing::scene("cam-follower")), b = testing::start(*cam_follower(cam_preset(CamLaw::arcs)));
        testing::run_to(*a, 2.0);
        testing::run_to(*b, 2.0);
        for (const char* name : {"follower.q[0]", "follower.v[0]", "contact.y[0]", "contact.lambda[0]"}) {
            const auto x = testing::column(*a->recording(), name), y = testing::column(*b->recording(), name);
            QCOMPARE(x.size(), y.size());
            double largest = 0.0;
            for (std::size_t i = 0; i < x.size(); ++i) largest = std::max(largest, std::abs(x[i] - y[i]));
            qInfo("%s: largest difference %.3g", name, largest);
            QVERIFY2(largest < 1e-10, qPrintable(QString("%1: %2").arg(name).arg(largest)));
        }
    }

    void everyLawRuns() {
        std::vector<CamProfile> profiles{cam_preset_spline()};
        for (const CamLaw law : {CamLaw::polynomial_345, CamLaw::polynomial_4567, CamLaw::cycloidal, CamLaw::modified_trapezoid, CamLaw::harmonic})
            profiles.push_back(cam_preset(law));
        for (const CamProfile& profile : profiles) {
            auto model = cam_follower(profile);
            QVERIFY(model.has_value());
            const auto session = testing::start(*model);
            testing::run_to(*session, 0.5);
            for (const double gap : testing::column(*session->recording(), "contact.y[0]")) QVERIFY(gap > -1e-3);
        }
    }

    void aWrongProfileGivesItsErrors() {
        CamProfile profile = cam_preset(CamLaw::cycloidal);
        profile.segments[1].angle = "80 deg";
        const auto model = cam_follower(profile);
        QVERIFY(!model.has_value());
        QVERIFY(!model.error().front().message.empty());
    }
};

QTEST_GUILESS_MAIN(TestCamMechanism)
#include "test_cam_mechanism.moc"
