// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/authoring/cam_mechanism.h"

#include "core/authoring/cam_profile.h"
#include "core/authoring/constants.h"
#include "core/base/decimal.h"
#include "core/model/names.h"
#include "core/model/run_times.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace saltus::authoring {

namespace {

using namespace model;
using std::numbers::pi;

Parameter parameter(const char* name, Value value, Value low, Value high, const char* label, const char* help, bool pinned) {
    Parameter made;
    made.name = name;
    made.value = std::move(value);
    made.range = std::pair(std::move(low), std::move(high));
    made.label = label;
    made.help = help;
    made.pinned = pinned;
    return made;
}

Expression expression(const char* name, std::string formula, const char* unit, const char* label, const char* quantity) {
    Expression made;
    made.name = name;
    made.formula = std::move(formula);
    made.unit = unit;
    made.label = label;
    made.quantity = quantity;
    return made;
}

Shape shape(ShapeKind kind, const char* name, const char* object = "") {
    Shape made;
    made.kind = kind;
    made.name = name;
    made.object = object;
    return made;
}

Plot plot(const char* name, const char* title, PlotKind kind, int column, int row, int tab) {
    Plot made;
    made.name = name;
    made.title = title;
    made.kind = std::move(kind);
    made.column = column;
    made.row = row;
    made.tab = tab;
    return made;
}

constexpr double kFirstSpeed = 358.0; // rpm

// Whether its acceleration has jumps, or worse.
bool jolts(const Cam& cam) {
    for (const CamRemark& remark : cam.remarks())
        if (remark.kind == CamRemarkKind::acceleration_jump || remark.kind == CamRemarkKind::velocity_jump) return true;
    return false;
}

// Where the run begins on the cam: at the end of its first dwell.
double begin_of(const Cam& cam, const CamProfile& profile) {
    const bool dwells = !profile.segments.empty() && profile.segments[0].motion == CamMotion::dwell && profile.segments.size() > 1;
    return dwells ? cam.stretches()[0].end : 0.0;
}

// The cam's angle, from that begin, where its nose goes over into the crown: impacts are counted from there. 0 of other laws.
double nose_of(const Cam& cam, double begin) {
    for (const CamStretch& stretch : cam.stretches())
        if (stretch.flank > 0.0 && stretch.to > stretch.from) return stretch.joint - begin;
    return 0.0;
}

std::string plus(double angle) {
    if (angle == 0.0) return {};
    return " + " + (std::abs(angle - pi / 2) < 1e-12 ? std::string("pi/2") : number_text(angle));
}

std::string metres(double length) { return short_text(length); }
double rounded_metres(double length) { return from_decimal(metres(length)).value_or(length); }

void add_views(Views& views, const std::string& shift, double base, double rest) {
    Shape cam = shape(ShapeKind::cam, "cam");
    cam.position = {0.0, 0.0, -rounded_metres(rest)};
    cam.angle = "cam_angle";
    cam.profile = "cam(b" + shift + ")";
    cam.profile_variable = "b";
    Shape follower = shape(ShapeKind::follower, "follower", "follower");
    follower.position = {0.0, 0.0, "u"};
    const double scale = base / 0.4;
    Shape spring = shape(ShapeKind::spring, "spring", "follower");
    spring.position = {0.0, 0.0, "u + " + metres(0.17 * scale)};
    spring.size = {rounded_metres(0.085 * scale), rounded_metres(1.4 * scale)};
    views.shapes = {shape(ShapeKind::ground, "frame"), shape(ShapeKind::guide, "guide"), std::move(cam), std::move(follower), std::move(spring)};
    views.gap = "contact.y[0]";
    views.speed = "contact.ydot[0]";
    views.trail = "follower";
    StroboscopicPlot section;
    section.phase = "cam_angle";
    section.x = "contact.y[0]";
    section.y = "contact.ydot[0]";
    views.plots = {plot("time", "Time", TimePlot{{"u", "c"}}, 0, 0, 0),
                   plot("impulses", "Impulses", StemPlot{"contact"}, 0, 1, 0),
                   plot("phase", "Phase portrait", PhasePlot{"contact.y[0]", "contact.ydot[0]"}, 1, 0, 0),
                   plot("stroboscopic", "Stroboscopic map", section, 2, 0, 0),
                   plot("impact-map", "Impact map", ImpactPlot{"contact", "impact_phase", "contact.ydot[0]"}, 2, 0, 1),
                   plot("energy", "Energy", EnergyPlot{}, 1, 0, 1)};
    PhaseSpace space;
    space.x = "contact.y[0]";
    space.y = "contact.ydot[0]";
    space.z = "phase";
    space.z_period = Value("2*pi");
    space.section_plot = "stroboscopic";
    views.phase_space = std::move(space);
}

} // namespace

Result<Model, Errors> cam_follower(const CamProfile& profile) {
    auto made = Cam::create(profile);
    if (!made) return Unexpected(std::move(made.error()));
    auto function = cam_function(profile, "cam(b)", "Distance from the axis to the contact at the cam's angle b, m");
    if (!function) return Unexpected(std::move(function.error()));
    const double base = made->base_radius(), rest = 0.75 * base, begin = begin_of(*made, profile), nose = nose_of(*made, begin);
    const std::string shift = plus(begin);

    Model model;
    model.title = "Cam-follower";
    model.description = "Order at 358 rpm, chaos at 660 rpm";
    model.parameters = {
        parameter("rpm", number_text(kFirstSpeed) + " rpm", "60 rpm", "1000 rpm", "Drive speed", "Speed of the cam.", true),
        parameter("e", 0.8, 0.0, 1.0, "Restitution e", "Newton's restitution between cam and follower: the part of the speed that an impact gives back.", true),
        parameter("k", "1430.8 N/m", "500 N/m", "2500 N/m", "Spring k", "Stiffness of the return spring.", true),
        parameter("m", "1.221 kg", "0.1 kg", "10 kg", "Follower mass", "Mass of the follower.", false),
        parameter("phi_0", "0 rad", "-180 deg", "180 deg", "φ₀", "Angle of the cam at the start; it counts when a run begins.", false)};
    model.functions = {std::move(*function)};
    Drive drive;
    drive.name = "cam_angle";
    drive.rate = "rpm";
    drive.start = "phi_0";
    drive.label = "cam angle";
    model.drives = {std::move(drive)};
    const std::string from = number_text(nose);
    model.expressions = {
        expression("c", "cam(cam_angle" + shift + ") - " + metres(rest), "m", "c", "parameter"),
        expression("u", "follower.q[0] + c", "m", "u", "position"),
        expression("phase", "mod(cam_angle, 2*pi)", "rad", "φ", "parameter"),
        expression("impact_phase", nose > 0.0 ? "mod(cam_angle - " + from + ", 2*pi) + " + from : "mod(cam_angle, 2*pi)", "rad", "φ", "parameter")};

    LagrangianLinear equations;
    equations.M = {{"m"}};
    equations.K = {{"k"}};
    equations.F = {"-(m*dt(dt(c)) + k*c)"};
    equations.q = {metres(base) + " m"};
    equations.v = {metres(base) + " m/s"};
    System follower;
    follower.name = "follower";
    follower.label = "Follower";
    follower.kind = std::move(equations);
    model.systems = {std::move(follower)};

    Interaction contact;
    contact.name = "contact";
    contact.label = "Cam–Follower";
    contact.between = {"follower"};
    LagrangianLinearRelation gap;
    gap.H = {{1.0}};
    contact.relation = std::move(gap);
    contact.law = NewtonImpactLaw{"e"};
    model.interactions = {std::move(contact)};

    model.run.integrator = IntegratorKind::moreau_jean;
    model.run.gamma = 0.5;
    // At its first speed. Where the cam's acceleration has corners a coarser step makes a fuzzy copy of the period-3 motion.
    model::OwnTimes times;
    times.fastest_drive = times.slowest_drive = 60.0 / kFirstSpeed;
    times.steps_a_period = jolts(*made) ? 8000.0 : 1600.0;
    times.periods = 100.0; // a map fills
    times.most_steps = 2e6;
    model::suit(model.run, times);
    model.run.record = {"follower.q[0]", "follower.v[0]", "contact.y[0]", "contact.lambda[0]"};
    add_views(model.views, shift, base, rest);
    return model;
}

} // namespace saltus::authoring
