// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/plots/sample_run.h"

#include <array>
#include <cmath>
#include <numbers>

namespace sample {
namespace {

using namespace saltus;
using std::numbers::pi;
constexpr double mass = 1.221, stiffness = 1430.8, restitution = 0.8;

struct Lift {
    double c, c1, c2; // position of the cam and its derivatives by the angle
};

// The published profile, by its phase from the start of the lift.
Lift lift(double phase) {
    double b = std::fmod(phase + pi / 2, 2 * pi), w = 1.0;
    if (b > pi) {
        b = 2 * pi - b;
        w = -1.0;
    }
    if (b <= pi / 2) return {0.1, 0.0, 0.0};
    if (b <= pi / 2 + 1.050328174371336) {
        const double k = 0.45, r = 0.85, s = std::sin(b), c = std::cos(b), S = std::sqrt(1 - std::pow(k * c / r, 2));
        return {-k * s + r * S - 0.3, w * (-k * c + k * k * s * c / (r * S)),
                k * s + k * k / (r * S) * (c * c - s * s - std::pow(k * s * c, 2) / (r * r * S * S))};
    }
    if (b <= pi / 2 + 1.22173047639603) {
        const double k = 0.40393320723821, r = 0.15, a = b + pi / 9, s = std::sin(a), c = std::cos(a),
                     S = std::sqrt(1 - std::pow(k * s / r, 2));
        return {-k * c + r * S - 0.3, w * (k * s - k * k * s * c / (r * S)),
                k * c + k * k / (r * S) * (s * s - c * c - std::pow(k * s * c, 2) / (r * r * S * S))};
    }
    return {0.25393320723821, 0.0, 0.0};
}

Catalogue channels() {
    Catalogue c;
    c.add({"t", "t", "s", Quantity::time, ""});
    c.add({"u", "u", "m", Quantity::position, "u"});
    c.add({"c", "c", "m", Quantity::parameter, "c"});
    c.add({"contact.y[0]", "gap û", "m", Quantity::position, "contact"});
    c.add({"contact.ydot[0]", "v", "m/s", Quantity::velocity, "contact"});
    c.add({"contact.lambda[0]", "impulse p", "N s", Quantity::impulse, "contact"});
    c.add({"cam_angle", "ωt", "rad", Quantity::parameter, "cam_angle"});
    c.add({"impact_phase", "φ", "rad", Quantity::parameter, "impact_phase"});
    c.add({"energy.kinetic", "kinetic", "J", Quantity::energy, ""});
    c.add({"energy.potential", "potential", "J", Quantity::energy, ""});
    c.add({"energy.total", "total", "J", Quantity::energy, ""});
    c.add({"energy.input", "input", "J", Quantity::energy, ""});
    c.add({"energy.damping", "damping", "J", Quantity::loss, ""});
    c.add({"energy.impact", "impact", "J", Quantity::loss, ""});
    c.add({"energy.scheme", "scheme", "J", Quantity::loss, ""});
    return c;
}

model::Plot plot(const char* name, const char* title, model::PlotKind kind, int column, int row = 0, int tab = 0) {
    model::Plot p;
    p.name = name;
    p.title = title;
    p.kind = std::move(kind);
    p.column = column;
    p.row = row;
    p.tab = tab;
    return p;
}

} // namespace

model::Model scene() {
    model::Model m;
    m.title = "Cam-follower";
    m.run.end = "20 s";
    m.run.step = "0.1 ms";
    m.views.plots = {
        plot("time", "Time", model::TimePlot{{"u", "c"}}, 0),
        plot("impulses", "Impulses", model::StemPlot{"contact"}, 0, 1),
        plot("phase", "Phase portrait", model::PhasePlot{"contact.y[0]", "contact.ydot[0]"}, 1),
        plot("stroboscopic", "Stroboscopic map",
             model::StroboscopicPlot{"cam_angle", "contact.y[0]", "contact.ydot[0]", 2 * pi, 0.0}, 2),
        plot("impact-map", "Impact map", model::ImpactPlot{"contact", "impact_phase", "contact.ydot[0]"}, 2, 0, 1),
        plot("energy", "Energy", model::EnergyPlot{}, 1, 0, 1),
    };
    return m;
}

CamFollower::CamFollower(double rpm, double step)
    : rpm_(rpm), h_(step),
      recording_(std::make_shared<Recording>(channels(), std::vector<std::string>{"contact"}, std::vector<std::string>{},
                                             std::vector<double>{})) {
    append(0.0);
}

void CamFollower::append(double impulse) {
    const double angle = 2 * pi * rpm_ / 60.0 * time(), kinetic = 0.5 * mass * v_ * v_,
                 potential = 0.5 * stiffness * q_ * q_;
    const double c = lift(angle).c, shift = 1.050328174371336;
    const double phase = std::fmod(std::fmod(angle - shift, 2 * pi) + 2 * pi, 2 * pi) + shift;
    const std::array<double, 15> row{time(), q_ + c, c, q_, v_, impulse, angle, phase, kinetic, potential,
                                     kinetic + potential, input_, 0.0, lost_, 0.0};
    if (!recording_->append(row.data())) std::abort();
}

void CamFollower::steps(std::int64_t count) {
    const double w = 2 * pi * rpm_ / 60.0, inertia = mass + 0.25 * h_ * h_ * stiffness;
    const auto force = [w](double t) {
        const Lift l = lift(w * t);
        return -(mass * l.c2 * w * w + stiffness * l.c);
    };
    for (std::int64_t i = 0; i < count; ++i) {
        const double f = 0.5 * (force(time()) + force(time() + h_));
        const double free = v_ + h_ * (f - stiffness * q_ - 0.5 * h_ * stiffness * v_) / inertia;
        const double before = v_;
        double after = free, impulse = 0.0;
        if (q_ + 0.5 * h_ * v_ <= 0.0 && free + restitution * v_ < 0.0) {
            after = -restitution * v_;
            impulse = inertia * (after - free);
        }
        const double middle = 0.5 * (before + after);
        q_ += h_ * middle;
        v_ = after;
        ++step_;
        input_ += h_ * middle * f;
        lost_ += -middle * impulse;
        if (impulse > 0.0 && !closed_) {
            Impact impact;
            impact.time = time();
            impact.step = step_;
            impact.row = static_cast<std::int64_t>(recording_->rows());
            impact.velocity_before = before;
            impact.velocity_after = after;
            impact.impulse = impulse;
            impact.energy = middle * impulse;
            recording_->add_impact(impact);
        }
        closed_ = impulse > 0.0;
        append(impulse);
    }
}

void CamFollower::until(double t) { steps(std::llround((t - time()) / h_)); }

} // namespace sample
