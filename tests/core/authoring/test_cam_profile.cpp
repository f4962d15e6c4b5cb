// SPDX-License-Identifier: GPL-3.0-or-later
// Cams against the coefficients of the literature, closed forms, the formula engine's derivatives and the shipped cam.
#include "core/authoring/cam_profile.h"
#include "core/authoring/cam_table.h"
#include "core/formula/formula.h"
#include "tests/core/simulation/runs.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace saltus;
using namespace saltus::authoring;
using namespace saltus::model;
using std::numbers::pi;

namespace {

Cam made(const CamProfile& profile) {
    auto cam = Cam::create(profile);
    if (!cam) throw std::runtime_error(testing::text_of(cam.error()));
    return std::move(*cam);
}

// c, c', c'', c''' of "cam(b)" by the formula engine.
class Engine {
public:
    explicit Engine(const std::vector<Function>& functions) {
        for (const Function& f : functions)
            if (!graph_.add_function(f.signature, f.body.formula())) throw std::runtime_error(f.signature);
        const auto b = graph_.add_symbol("angle", formula::SymbolKind::time);
        std::vector<formula::Expr> outputs;
        for (const char* text : {"cam(angle)", "dt(cam(angle))", "dt(dt(cam(angle)))", "dt(dt(dt(cam(angle))))"}) {
            auto expr = graph_.parse(text);
            if (!expr) throw std::runtime_error(expr.error().text());
            outputs.push_back(*expr);
        }
        const formula::Symbol inputs[] = {*b};
        tape_ = formula::Tape::compile(graph_, outputs, inputs);
        workspace_.resize(tape_.workspace_size());
    }
    std::array<double, 4> at(double angle) {
        std::array<double, 4> out{};
        tape_.evaluate(&angle, out.data(), workspace_.data());
        return out;
    }

private:
    formula::Graph graph_;
    formula::Tape tape_;
    std::vector<double> workspace_;
};

CamProfile with_follower(CamProfile profile, CamFollower follower, Value roller = 0.0, Value offset = 0.0) {
    profile.follower = follower;
    profile.roller = std::move(roller);
    profile.offset = std::move(offset);
    return profile;
}

// dwell, rise to 20 mm, rise to 30 mm, dwell, fall by 12 mm, fall to the base circle
CamProfile mixed() {
    CamProfile profile;
    profile.base_radius = "40 mm";
    const auto segment = [&](CamMotion motion, CamLaw law, const char* angle, std::optional<Value> lift) {
        CamSegment s;
        s.motion = motion;
        s.law = law;
        s.angle = angle;
        s.lift = std::move(lift);
        profile.segments.push_back(s);
    };
    segment(CamMotion::dwell, CamLaw::cycloidal, "30 deg", {});
    segment(CamMotion::rise, CamLaw::polynomial_4567, "80 deg", Value("20 mm"));
    segment(CamMotion::rise, CamLaw::cycloidal, "50 deg", Value("1 cm"));
    segment(CamMotion::dwell, CamLaw::cycloidal, "20 deg", {});
    segment(CamMotion::fall, CamLaw::modified_trapezoid, "60 deg", Value(0.012));
    segment(CamMotion::fall, CamLaw::polynomial_345, "120 deg", {});
    return profile;
}

bool mentions(const Errors& errors, const std::string& word) { return testing::text_of(errors).find(word) != std::string::npos; }

} // namespace

class TestCamProfile : public QObject {
    Q_OBJECT

private slots:
    void theLawsHaveTheCoefficientsOfTheLiterature_data() {
        QTest::addColumn<CamLaw>("law");
        QTest::addColumn<double>("velocity");
        QTest::addColumn<double>("acceleration");
        QTest::addColumn<double>("jerk");
        QTest::newRow("3-4-5") << CamLaw::polynomial_345 << 1.875 << 10 / std::sqrt(3.0) << 60.0;
        QTest::newRow("4-5-6-7") << CamLaw::polynomial_4567 << 2.1875 << 84 * std::sqrt(5.0) / 25 << 52.5;
        QTest::newRow("cycloidal") << CamLaw::cycloidal << 2.0 << 2 * pi << 4 * pi * pi;
        QTest::newRow("trapezoid") << CamLaw::modified_trapezoid << 2.0 << 8 * pi / (2 + pi) << 32 * pi * pi / (2 + pi);
        QTest::newRow("harmonic") << CamLaw::harmonic << pi / 2 << pi * pi / 2 << pi * pi * pi / 2;
    }
    void theLawsHaveTheCoefficientsOfTheLiterature() {
        QFETCH(CamLaw, law);
        QFETCH(double, velocity);
        QFETCH(double, acceleration);
        QFETCH(double, jerk);
        const Cam cam = made(cam_preset(law));
        for (const std::size_t stretch : {1, 3}) { // the rise and the fall
            const CamCoefficients found = cam.coefficients(stretch);
            QVERIFY(std::abs(found.velocity - velocity) < 1e-10 * velocity);
            QVERIFY(std::abs(found.acceleration - acceleration) < 1e-10 * acceleration);
            QVERIFY(std::abs(found.jerk - jerk) < 1e-10 * jerk);
        }
    }

    void theTabulatedValuesAreThose() { // Norton, table of peak factors
        const auto acceleration = [](CamLaw law) { return made(cam_preset(law)).coefficients(1).acceleration; };
        QVERIFY(std::abs(acceleration(CamLaw::polynomial_345) - 5.7735) < 5e-5);
        QVERIFY(std::abs(acceleration(CamLaw::polynomial_4567) - 7.5132) < 5e-5);
        QVERIFY(std::abs(acceleration(CamLaw::modified_trapezoid) - 4.888) < 5e-4);
        QVERIFY(std::abs(made(cam_preset(CamLaw::modified_trapezoid)).coefficients(1).jerk - 61.43) < 5e-3);
    }

    void theFormulaIsTheSample_data() {
        QTest::addColumn<CamProfile>("profile");
        for (const CamLaw law : {CamLaw::arcs, CamLaw::polynomial_345, CamLaw::polynomial_4567, CamLaw::cycloidal, CamLaw::modified_trapezoid, CamLaw::harmonic})
            QTest::addRow("law %d", static_cast<int>(law)) << cam_preset(law);
        QTest::newRow("spline") << cam_preset_spline();
        QTest::newRow("mixed") << mixed();
        QTest::newRow("arcs for a roller") << with_follower(cam_preset(CamLaw::arcs), CamFollower::roller, "50 mm");
        QTest::newRow("arcs for a flat face") << with_follower(cam_preset(CamLaw::arcs), CamFollower::flat);
        CamProfile table;
        table.base_radius = 0.03;
        for (int i = 0; i < 360; ++i) table.handles.push_back({std::to_string(i) + " deg", 0.01 * std::pow(std::sin(i * pi / 360), 2)});
        QTest::newRow("table of 360 rows") << table;
    }
    void theFormulaIsTheSample() {
        QFETCH(CamProfile, profile);
        const Cam cam = made(profile);
        const auto functions = to_functions(profile, "cam");
        QVERIFY(functions);
        QVERIFY(follows_profile(functions->front()));
        Engine engine(*functions);
        const CamExtremes peaks = cam.extremes();
        const double scale[] = {peaks.velocity.value + 1, peaks.velocity.value, peaks.acceleration.value, peaks.jerk.value};
        std::vector<double> angles;
        for (int i = -500; i < 1500; ++i) angles.push_back(0.0123456 * i);
        for (const double joint : cam.joints()) angles.push_back(joint); // the same side of every joint
        angles.push_back(2 * pi);
        for (const double angle : angles) {
            const auto found = engine.at(angle);
            const CamSample s = cam.sample(angle);
            const double expected[] = {s.c, s.c1, s.c2, s.c3};
            for (int k = 0; k < 4; ++k)
                QVERIFY2(std::abs(found[static_cast<std::size_t>(k)] - expected[k]) <= 1e-12 * (scale[k] + 1),
                         qPrintable(QString("angle %1, derivative %2: %3, %4").arg(angle).arg(k).arg(found[static_cast<std::size_t>(k)], 0, 'g', 17).arg(expected[k], 0, 'g', 17)));
        }
    }

    void segmentsJoin_data() { theFormulaIsTheSample_data(); }
    void segmentsJoin() {
        QFETCH(CamProfile, profile);
        const Cam cam = made(profile);
        const double tiny = 1e-9, steep = cam.extremes().acceleration.value + 1;
        for (const double joint : cam.joints()) {
            const CamSample before = cam.sample(joint - tiny), after = cam.sample(joint + tiny);
            QVERIFY(std::abs(after.c - before.c) < 1e-8);
            QVERIFY(std::abs(after.c1 - before.c1) < 4 * tiny * steep + 1e-12); // no knock
        }
    }

    void lawsOfZeroAccelerationAtTheirEndsHaveNoJolt() {
        for (const CamLaw law : {CamLaw::polynomial_345, CamLaw::polynomial_4567, CamLaw::cycloidal, CamLaw::modified_trapezoid})
            for (const CamRemark& remark : made(cam_preset(law)).remarks()) QVERIFY(remark.kind != CamRemarkKind::acceleration_jump);
        for (const CamLaw law : {CamLaw::arcs, CamLaw::harmonic}) {
            bool found = false;
            for (const CamRemark& remark : made(cam_preset(law)).remarks()) found = found || remark.kind == CamRemarkKind::acceleration_jump;
            QVERIFY(found);
        }
        bool jolt = false;
        for (const CamRemark& remark : made(cam_preset_spline()).remarks()) jolt = jolt || remark.kind == CamRemarkKind::acceleration_jump || remark.kind == CamRemarkKind::below_base;
        QVERIFY(!jolt);
    }

    void theShippedCamIsTheArcsPreset() {
        Model scene = testing::scene("cam-follower");
        Engine shipped(scene.functions), ours(*to_functions(cam_preset(CamLaw::arcs), "cam"));
        for (int i = -1000; i < 3000; ++i) {
            const double angle = 0.00713 * i;
            const auto a = shipped.at(angle), b = ours.at(angle);
            QVERIFY(std::abs(a[0] - b[0]) < 1e-12);
            QVERIFY(std::abs(a[1] - b[1]) < 1e-12);
            QVERIFY(std::abs(a[2] - b[2]) < 1e-11);
        }
        // where a run of the scene begins, on the joint of base circle and flank
        for (const double angle : {0.0, pi / 2, pi, 3 * pi / 2})
            for (std::size_t k = 0; k < 3; ++k) QVERIFY(std::abs(shipped.at(angle)[k] - ours.at(angle)[k]) < 1e-12);
        const CamStretch rise = made(cam_preset(CamLaw::arcs)).stretches()[1];
        QVERIFY(std::abs(rise.to - 0.55393320723821) < 1e-13);
        QVERIFY(std::abs(rise.joint - pi / 2 - 1.050328174371336) < 1e-13);
    }

    void theShippedSceneRunsTheSameWithThePreset() {
        Model shipped = testing::scene("cam-follower"), ours = shipped;
        ours.functions = *to_functions(cam_preset(CamLaw::arcs), "cam");
        const auto a = testing::start(shipped), b = testing::start(ours);
        testing::run_to(*a, 5.0);
        testing::run_to(*b, 5.0);
        for (const char* name : {"follower.q[0]", "follower.v[0]", "contact.lambda[0]"}) {
            const auto x = testing::column(*a->recording(), name), y = testing::column(*b->recording(), name);
            QCOMPARE(x.size(), y.size());
            double largest = 0.0;
            for (std::size_t i = 0; i < x.size(); ++i) largest = std::max(largest, std::abs(x[i] - y[i]));
            QVERIFY2(largest < 1e-9, qPrintable(QString("%1: %2").arg(name).arg(largest)));
        }
    }

    void anyTwoOfLiftFlankAndCrownGiveTheThird() {
        const double lift = made(cam_preset(CamLaw::arcs)).stretches()[1].to - 0.4;
        CamProfile by_crown = cam_preset(CamLaw::arcs), by_flank = by_crown;
        for (CamProfile* profile : {&by_crown, &by_flank})
            for (CamSegment& s : profile->segments)
                if (s.motion != CamMotion::dwell) {
                    (profile == &by_crown ? s.flank : s.crown).reset();
                    if (s.motion == CamMotion::rise) s.lift = lift; // the fall goes back to the base circle
                }
        for (const CamProfile& profile : {by_crown, by_flank})
            for (const std::size_t i : {1, 3}) {
                const CamStretch s = made(profile).stretches()[i];
                QVERIFY(std::abs(s.flank - 0.85) < 1e-12);
                QVERIFY(std::abs(s.crown - 0.15) < 1e-12);
            }
    }

    void arcsAreCircles() { // whatever follower looks at them
        for (const CamProfile& profile : {cam_preset(CamLaw::arcs), with_follower(cam_preset(CamLaw::arcs), CamFollower::roller, 0.05),
                                          with_follower(cam_preset(CamLaw::arcs), CamFollower::flat)}) {
            const Cam cam = made(profile);
            const CamStretch rise = cam.stretches()[1];
            const auto radius = [&](double angle) { return cam.sample(angle).radius_of_curvature; };
            QVERIFY(std::abs(radius(0.5) - 0.4) < 1e-12);
            QVERIFY(std::abs(radius(0.5 * (rise.begin + rise.joint)) - 0.85) < 1e-11);
            QVERIFY(std::abs(radius(0.5 * (rise.end + rise.joint)) - 0.15) < 1e-11);
            // and all followers feel the same cam: every point of its outline lies on one of six circles
            for (const CamPoint& p : cam.outline(400)) {
                const double top = rise.end, h = 0.40393320723821;
                const double circles[] = {std::hypot(p.x, p.y) - 0.4, std::hypot(p.x, p.y) - 0.55393320723821,
                                          std::hypot(p.x, p.y + 0.45) - 0.85,
                                          std::hypot(p.x, p.y - 0.45) - 0.85,
                                          std::hypot(p.x - h * std::cos(top), p.y - h * std::sin(top)) - 0.15,
                                          std::hypot(p.x - h * std::cos(2 * pi - top), p.y - h * std::sin(2 * pi - top)) - 0.15};
                double nearest = 1.0;
                for (const double distance : circles) nearest = std::min(nearest, std::abs(distance));
                QVERIFY(nearest < 1e-12);
            }
        }
    }

    void anEccentricCircleIsKnownInClosedForm() {
        // A disc of 40 mm about a point 10 mm beside the axis moves a flat face harmonically.
        CamProfile profile;
        profile.base_radius = "30 mm";
        CamSegment rise, fall;
        rise.motion = CamMotion::rise;
        fall.motion = CamMotion::fall;
        rise.law = fall.law = CamLaw::harmonic;
        rise.angle = fall.angle = "180 deg";
        rise.lift = Value("20 mm");
        profile.segments = {rise, fall};
        profile.follower = CamFollower::flat;
        const Cam cam = made(profile);
        for (const CamPoint& p : cam.outline(100)) QVERIFY(std::abs(std::hypot(p.x + 0.01, p.y) - 0.04) < 1e-15);
        QVERIFY(std::abs(cam.extremes().eccentricity.value - 0.01) < 1e-15);
        QVERIFY(std::abs(cam.extremes().smallest_radius->value - 0.04) < 1e-15);
        QVERIFY(cam.remarks().empty());
    }

    void theRollerTouchesTheOutline() { // the surface is the envelope of the roller: nowhere nearer, somewhere touching
        for (const double offset : {0.0, 0.01, -0.015}) {
            const Cam cam = made(with_follower(mixed(), CamFollower::roller, "8 mm", offset));
            const auto outline = cam.outline(4000), centres = cam.pitch_curve(100);
            for (const CamPoint& centre : centres) {
                double nearest = 1.0;
                for (const CamPoint& p : outline) nearest = std::min(nearest, std::hypot(p.x - centre.x, p.y - centre.y));
                QVERIFY(nearest > 0.008 - 1e-12);
                QVERIFY(nearest < 0.008 + 1e-6);
            }
        }
    }

    void curvatureIsThatOfTheOutline() { // the circle through three neighbouring points
        for (const CamProfile& profile : {with_follower(cam_preset_spline(), CamFollower::roller, "50 mm", "30 mm"), with_follower(cam_preset_spline(), CamFollower::knife, 0.0, "-20 mm"),
                                          with_follower(cam_preset_spline(), CamFollower::flat)}) {
            const Cam cam = made(profile);
            const std::size_t n = 8000; // a multiple of the pieces: the angles are equidistant
            const auto p = cam.outline(n);
            QCOMPARE(p.size(), n);
            for (std::size_t i = 1; i + 1 < n; ++i) {
                if (i % 1000 == 0) continue; // the third derivative jumps
                const auto side = [&](std::size_t a, std::size_t b) { return std::hypot(p[a].x - p[b].x, p[a].y - p[b].y); };
                const double cross = (p[i].x - p[i - 1].x) * (p[i + 1].y - p[i].y) - (p[i].y - p[i - 1].y) * (p[i + 1].x - p[i].x);
                const double bend = 2 * cross / (side(i, i - 1) * side(i + 1, i) * side(i + 1, i - 1));
                const double radius = cam.sample(2 * pi * static_cast<double>(i) / static_cast<double>(n)).radius_of_curvature;
                QVERIFY2(std::abs(bend - 1 / radius) < 1e-3, qPrintable(QString("%1: %2, %3").arg(i).arg(bend).arg(1 / radius)));
            }
        }
    }

    void pressureAnglesAreThoseOfTheNormal() {
        // in line with the axis tan(phi) = c'/c; an offset takes part of the rise's away
        const Cam straight = made(with_follower(mixed(), CamFollower::knife)), offset = made(with_follower(mixed(), CamFollower::knife, 0.0, "10 mm"));
        for (double angle = 0.0; angle < 2 * pi; angle += 0.01) {
            const CamSample s = straight.sample(angle), o = offset.sample(angle);
            QVERIFY(std::abs(std::tan(s.pressure_angle) - s.c1 / s.c) < 1e-12);
            const double y = std::sqrt(0.04 * 0.04 - 0.01 * 0.01) + o.c - 0.04;
            QVERIFY(std::abs(std::tan(o.pressure_angle) - (o.c1 - 0.01) / y) < 1e-12);
        }
        QCOMPARE(made(with_follower(mixed(), CamFollower::flat)).extremes().pressure_angle.value, 0.0);
    }

    void anUndercutCamIsReported() {
        CamProfile profile = cam_preset(CamLaw::cycloidal);
        profile.base_radius = "20 mm";
        for (CamSegment& s : profile.segments) { // short and steep
            s.angle = s.motion == CamMotion::dwell ? (&s == &profile.segments[2] ? "40 deg" : "125 deg") : "35 deg";
            if (s.motion == CamMotion::rise) s.lift = Value("20 mm");
        }
        const auto has = [](const Cam& cam, CamRemarkKind kind) {
            for (const CamRemark& remark : cam.remarks())
                if (remark.kind == kind) return !remark.remedy.empty();
            return false;
        };
        QVERIFY(has(made(with_follower(profile, CamFollower::roller, "15 mm")), CamRemarkKind::undercut));
        QVERIFY(has(made(with_follower(profile, CamFollower::flat)), CamRemarkKind::undercut));
        QVERIFY(has(made(with_follower(profile, CamFollower::roller, "15 mm")), CamRemarkKind::pressure_angle));
        QVERIFY(!has(made(with_follower(profile, CamFollower::knife)), CamRemarkKind::undercut));
        profile.base_radius = "600 mm";
        QVERIFY(made(with_follower(profile, CamFollower::roller, "15 mm")).remarks().empty());
    }

    void aSplineGoesThroughItsHandles() {
        const CamProfile profile = cam_preset_spline();
        const Cam cam = made(profile);
        const double lifts[] = {0.0, 0.022, 0.075, 0.128, 0.15, 0.128, 0.075, 0.022};
        for (int i = 0; i < 8; ++i) QVERIFY(std::abs(cam.sample(i * pi / 4).c - 0.4 - lifts[i]) < 1e-15);
        for (double angle = 0.0; angle < 7.0; angle += 0.01) { // c'' is continuous, the mean of c'' over a turn is 0
            QVERIFY(std::abs(cam.sample(angle + 1e-7).c2 - cam.sample(angle - 1e-7).c2) < 1e-6);
            QVERIFY(std::abs(cam.sample(angle).c - cam.sample(2 * pi - angle).c) < 1e-13); // symmetric handles
        }
    }

    void aSplineThroughManyHandlesApproachesItsFunction() {
        CamProfile profile;
        profile.base_radius = 0.05;
        const std::size_t n = 1000;
        for (std::size_t i = 0; i < n; ++i) {
            const double angle = 2 * pi * static_cast<double>(i) / static_cast<double>(n);
            profile.handles.push_back({angle, 0.01 * std::sin(3 * angle) + 0.01});
        }
        const Cam cam = made(profile);
        for (double angle = 0.0; angle < 2 * pi; angle += 0.0101) {
            const CamSample s = cam.sample(angle);
            QVERIFY(std::abs(s.c - 0.06 - 0.01 * std::sin(3 * angle)) < 1e-11);
            QVERIFY(std::abs(s.c2 + 0.09 * std::sin(3 * angle)) < 1e-5);
        }
        Model scene = testing::scene("cam-follower"); // and runs
        scene.functions = *to_functions(profile, "cam");
        testing::run_for(*testing::start(scene), 10);
    }

    void errorsNameThePlaceAndTheRemedy_data() {
        QTest::addColumn<CamProfile>("profile");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const CamProfile& profile, const char* object, const char* words) { QTest::newRow(name) << profile << object << words; };
        CamProfile p = mixed();
        p.segments[3].angle = "10 deg";
        row("angles do not add up", p, "profile.segments", "350°");
        p = mixed();
        p.segments[5].lift = Value("10 mm");
        row("lifts do not close", p, "profile.segments[5]", "8 mm above the base circle");
        p = mixed();
        p.segments[5].lift = Value("19 mm");
        row("a fall below the base circle", p, "profile.segments[5].lift", "begins 18 mm above");
        p = mixed();
        p.segments[1].lift.reset();
        row("no lift", p, "profile.segments[1].lift", "no lift");
        p = mixed();
        p.segments[1].lift = Value("20 s");
        row("a time", p, "profile.segments[1].lift", "no length");
        p = mixed();
        p.segments[1].angle = "stroke";
        row("a parameter", p, "profile.segments[1].angle", "stroke");
        p = mixed();
        p.segments[0].lift = Value(1.0);
        row("a dwell with a lift", p, "profile.segments[0].lift", "a dwell has no lift");
        p = mixed();
        p.base_radius = 0.0;
        row("no base circle", p, "profile.base_radius", "greater than 0");
        p = mixed();
        p.follower = CamFollower::roller;
        row("no roller", p, "profile.roller", "no radius");
        p = mixed();
        p.offset = "50 mm";
        row("offset", p, "profile.offset", "beside the base circle");
        p = mixed();
        p.segments[1].flank = Value(0.1);
        row("a flank", p, "profile.segments[1].flank", "only arcs");
        p = cam_preset(CamLaw::arcs);
        p.segments[1].crown.reset();
        row("one radius", p, "profile.segments[1].lift", "no lift");
        p = cam_preset(CamLaw::arcs);
        p.segments[1].flank = Value("0.2 m");
        row("arcs that do not meet", p, "profile.segments[1].flank", "touch");
        p = cam_preset(CamLaw::arcs);
        p.offset = "10 mm";
        row("arcs with an offset", p, "profile.offset", "meets the axis");
        p = {};
        row("nothing", p, "profile", "neither segments nor handles");
        p = cam_preset_spline();
        p.handles[3][0] = "80 deg";
        row("handles out of order", p, "profile.handles[3][0]", "rise");
        p = cam_preset_spline();
        p.handles[7][0] = "360 deg";
        row("a handle behind the turn", p, "profile.handles[7][0]", "360°");
        p = cam_preset_spline();
        p.handles.resize(2);
        row("two handles", p, "profile.handles", "at least three");
        p = cam_preset_spline();
        p.handles[2] = {1.0};
        row("half a handle", p, "profile.handles[2]", "[angle, lift]");
    }
    void errorsNameThePlaceAndTheRemedy() {
        QFETCH(CamProfile, profile);
        QFETCH(QString, object);
        QFETCH(QString, words);
        const Errors errors = validate(profile);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(errors[0].place.object), object);
        QVERIFY2(mentions(errors, words.toStdString()), errors[0].text().c_str());
        QVERIFY(!errors[0].remedy.empty());
    }

    void aHeadOfTwoArgumentsIsNoCam() {
        QVERIFY(!cam_function(mixed(), "cam(a, b)"));
        QVERIFY(!cam_function(mixed(), "cam"));
        QCOMPARE(cam_function(mixed(), "lobe( angle )")->body.formula().find("mod(angle, 2*pi)") != std::string::npos, true);
    }

    void tablesOfAllUsualFormsAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("commas") << "0,0\n90,10.5\n180,20\n270,10\n";
        QTest::newRow("heads") << "angle [deg],lift [mm]\n0,0\n90,10.5\n180,20\n270,10\n";
        QTest::newRow("semicolons, decimal commas") << "Winkel (deg);Hub (mm)\r\n0;0\r\n90;10,5\r\n180;20\r\n270;10\r\n";
        QTest::newRow("spaces") << "# a cam\n  0   0\n 90 10.5 # here\n180   20\n\n270 10";
        QTest::newRow("tabs, closed") << "0\t0\n90\t10.5\n180\t20\n270\t10\n360\t0\n";
        QTest::newRow("other units") << "rev,cm\n0,0\n0.25,1.05\n0.5,2\n0.75,1\n";
    }
    void tablesOfAllUsualFormsAreRead() {
        QFETCH(QString, text);
        const auto handles = parse_cam_table(text.toStdString(), "cam.csv");
        QVERIFY2(handles.has_value(), handles ? "" : testing::text_of(handles.error()).c_str());
        CamProfile profile;
        profile.handles = *handles;
        const Cam cam = made(profile);
        QCOMPARE(profile.handles.size(), std::size_t{4});
        QVERIFY(std::abs(cam.sample(pi / 2).c - 0.02 - 0.0105) < 1e-14);
        QVERIFY(std::abs(cam.sample(pi).c - 0.02 - 0.02) < 1e-14);
    }

    void faultyTablesAreRefusedRowByRow_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << "" << "no rows";
        QTest::newRow("two rows") << "0,0\n90,1\n" << "2 rows";
        QTest::newRow("a word") << "0,0\n90,high\n180,2\n" << "cam.csv:2:4";
        QTest::newRow("three columns") << "0,0\n90,1,2\n180,2\n" << "cam.csv:2";
        QTest::newRow("falling angles") << "0,0\n90,1\n80,2\n" << "80 comes after 90";
        QTest::newRow("twice") << "0,0\n90,1\n90,2\n" << "one lift";
        QTest::newRow("open turn") << "0,0\n90,1\n360,2\n" << "agree";
        QTest::newRow("radians as degrees") << "angle [rad],lift [mm]\n0,0\n90,1\n180,2\n" << "degrees";
        QTest::newRow("a unit of time") << "angle [s],lift [mm]\n0,0\n90,1\n180,2\n" << "no unit of angles";
        QTest::newRow("infinite") << "0,0\n90,inf\n180,2\n" << "'inf' is not a number";
        QTest::newRow("bytes") << QString(QChar(0)) + "x,\x01\n" << "cam.csv";
    }
    void faultyTablesAreRefusedRowByRow() {
        QFETCH(QString, text);
        QFETCH(QString, words);
        const auto handles = parse_cam_table(text.toStdString(), "cam.csv");
        QVERIFY(!handles);
        QVERIFY2(mentions(handles.error(), words.toStdString()), testing::text_of(handles.error()).c_str());
    }
};

QTEST_APPLESS_MAIN(TestCamProfile)
#include "test_cam_profile.moc"
