// SPDX-License-Identifier: GPL-3.0-or-later
// What comes along with the first body of a scene, and the rule for steps and ends of runs, held against periods that are known.
#include "core/authoring/cam_mechanism.h"
#include "core/authoring/cam_profile.h"
#include "core/authoring/create.h"
#include "core/authoring/equations.h"
#include "core/authoring/first_body.h"
#include "core/model/remarks.h"
#include "core/model/run_times.h"
#include "core/model/validate.h"
#include "core/session.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::authoring;

namespace {

model::Model with_ground() {
    model::Model scene;
    model::Body ground = new_body(scene, NewShape::ground, 1.0);
    model::apply(scene, *add_body(scene, std::move(ground)));
    return scene;
}

model::Model with_body(model::Model scene, NewShape shape, double size, double height) {
    model::Body body = new_body(scene, shape, size);
    body.position = {0.0, 0.0, height};
    model::Edit edit = *add_body(scene, body);
    accompany(scene, body, edit);
    model::apply(scene, edit);
    return scene;
}

double step_of(const model::Model& scene) { return *model::step_size(scene.run); }
double end_of(const model::Model& scene) { return *model::end_time(scene.run); }

} // namespace

class TestFirstBody : public QObject {
    Q_OBJECT
private slots:
    void groundAloneBringsNothing() {
        model::Model scene = with_ground();
        const model::Model before = scene;
        model::Body more = new_body(scene, NewShape::ground, 1.0);
        model::Edit edit = *add_body(scene, more);
        const std::size_t changes = edit.size();
        accompany(scene, more, edit);
        QCOMPARE(edit.size(), changes);
    }

    void aBoxOverGroundBouncesWithALawAndIsPlottedWithoutAnyRemark() {
        const model::Model scene = with_body(with_ground(), NewShape::box, 1.0, 1.5);
        QVERIFY(model::validate(scene).empty());
        QCOMPARE(scene.contacts.size(), std::size_t{1});
        QVERIFY(scene.contacts[0].between.empty()); // for every pair
        QCOMPARE(scene.views.plots.size(), std::size_t{3});
        for (const Error& remark : model::remarks(scene)) QFAIL(remark.text().c_str());
        auto session = Session::create(scene);
        QVERIFY2(session.has_value(), session ? "" : session.error().front().text().c_str());
        for (const model::Plot& plot : scene.views.plots)
            if (const auto* curves = std::get_if<model::TimePlot>(&plot.kind))
                for (const std::string& name : curves->channels) QVERIFY2((*session)->catalogue().find(name).has_value(), name.c_str());
        QVERIFY((*session)->run_until(2.0).has_value());
        QCOMPARE((*session)->statistics().missed_tolerance, 0);
        // The law's own: the first impact at the fall's speed gives half of it back.
        const auto& recording = *(*session)->recording();
        const std::size_t v = *recording.catalogue().find("box.v[2]");
        double least = 0.0, most = 0.0;
        for (std::size_t row = 0; row < recording.rows(); ++row) {
            least = std::min(least, recording.value(v, row));
            most = std::max(most, recording.value(v, row));
        }
        QVERIFY(std::abs(least + std::sqrt(2 * 9.81 * 1.0)) < 0.03);
        QVERIFY(std::abs(most - 0.5 * std::sqrt(2 * 9.81 * 1.0)) < 0.03);
    }

    void whatIsThereStays() {
        model::Model scene = with_body(with_ground(), NewShape::box, 1.0, 1.5);
        scene.contacts[0].e = 0.9;
        scene.run.step = "0.25 ms";
        const model::Model after = with_body(scene, NewShape::sphere, 0.01, 3.0);
        QCOMPARE(after.contacts.size(), std::size_t{1});
        QVERIFY(after.contacts == scene.contacts);
        QVERIFY(after.views.plots == scene.views.plots);
        QVERIFY(after.run == scene.run);
    }

    // A body that rests on its own size falls an eighth of it in sqrt(s/(4 g)): a hundred steps or more, two hundred at most.
    void theStepFollowsTheSize_data() {
        QTest::addColumn<double>("size");
        for (const double size : {0.01, 0.1, 1.0, 10.0}) QTest::addRow("%g m", size) << size;
    }
    void theStepFollowsTheSize() {
        QFETCH(double, size);
        const model::Model scene = with_body(with_ground(), NewShape::box, size, 2 * size);
        const double fall = std::sqrt(size / (4 * 9.81));
        QVERIFY2(step_of(scene) <= fall / 100 * 1.000001 && step_of(scene) > fall / 250, qPrintable(QString::number(step_of(scene))));
        QVERIFY(end_of(scene) >= 50 * fall && end_of(scene) < 125 * fall);
    }

    void anOscillatorIsSteppedByItsOwnPeriod() {
        model::Model scene;
        auto made = add_equation(scene, NewEquation::mechanical);
        QVERIFY(made.has_value());
        model::apply(scene, made->edit);
        const double period = 2 * std::numbers::pi / std::sqrt(40.0);
        QVERIFY(step_of(scene) < period / 300 && step_of(scene) > period / 3000);
        QVERIFY(end_of(scene) > 5 * period && end_of(scene) < 50 * period);
        scene.run.step = "2 ms"; // chosen: it stays
        auto more = add_equation(scene, NewEquation::first_order);
        QVERIFY(more.has_value());
        model::apply(scene, more->edit);
        QVERIFY(scene.run.step == model::Value("2 ms"));
    }

    // The step that the rule gave the first part follows a faster one; the end stays at the slower one's.
    void aFasterPartThatComesLaterMakesTheStepSmaller() {
        const double small = std::sqrt(0.01 / (4 * 9.81));
        model::Model scene = with_body(with_ground(), NewShape::box, 1.0, 1.5);
        const double end = end_of(scene);
        scene = with_body(scene, NewShape::sphere, 0.01, 3.0);
        QVERIFY2(step_of(scene) <= small / 100 * 1.000001 && step_of(scene) > small / 250, qPrintable(QString::number(step_of(scene))));
        QCOMPARE(end_of(scene), end);
        const model::Run settled = scene.run;
        scene = with_body(scene, NewShape::box, 1.0, 5.0); // slower than what is there
        QVERIFY(scene.run.step == settled.step);

        model::Model states;
        model::apply(states, add_equation(states, NewEquation::first_order)->edit);
        const double before = step_of(states), before_end = end_of(states);
        model::apply(states, add_equation(states, NewEquation::mechanical)->edit); // sqrt(m/k) = 0.16 s beside 1 s
        QVERIFY(step_of(states) < before && step_of(states) <= 0.0016);
        QCOMPARE(end_of(states), before_end);
        states = with_body(states, NewShape::sphere, 0.01, 1.0);
        QVERIFY(step_of(states) <= small / 100 * 1.000001);
    }

    void aCamIsSteppedByItsTurns() {
        const double turn = 60.0 / 358.0;
        for (const model::CamLaw law : {model::CamLaw::arcs, model::CamLaw::polynomial_4567, model::CamLaw::harmonic}) {
            const auto scene = cam_follower(cam_preset(law));
            QVERIFY(scene.has_value());
            const double steps = turn / step_of(*scene);
            const bool jumps = law != model::CamLaw::polynomial_4567;
            QVERIFY2(jumps ? steps >= 8000 : steps >= 1600 && steps < 8000, qPrintable(QString::number(steps)));
            QVERIFY(end_of(*scene) >= 100 * turn); // a map fills
        }
    }

    void timesAreRoundNumbersBelowAndAboveWhatIsAsked() {
        model::OwnTimes own;
        own.shortest = own.longest = 3.7e-4;
        const model::RunTimes times = model::run_times(own);
        QVERIFY(times.step == model::Value("2 us"));
        QVERIFY(times.end == model::Value("20 ms"));
        own.fastest_drive = own.slowest_drive = 0.02;
        QVERIFY(model::run_times(own).end == model::Value("0.2 s") || model::run_times(own).end == model::Value("200 ms"));
        const model::RunTimes none = model::run_times({});
        QVERIFY(none.step == model::Value("0.02 ms"));
    }
};

QTEST_GUILESS_MAIN(TestFirstBody)
#include "test_first_body.moc"
