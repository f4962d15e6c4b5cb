// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_views.h"

#include "core/analysis/forcing.h"
#include "core/model/run_times.h"
#include "ui/making/circuit_text.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <string>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

constexpr std::size_t kMostCurves = 4; // of a plot

model::Plot plot(const char* name, const QString& title, model::PlotKind kind, int column, int row) {
    model::Plot made;
    made.name = name;
    made.title = title.toStdString();
    made.kind = std::move(kind);
    made.column = column;
    made.row = row;
    return made;
}

} // namespace

void showCircuit(model::Model& model, const model::Circuit& circuit) {
    std::vector<double> R, L, C;
    std::vector<std::string> states, voltages, currents;
    for (const auto& e : circuit.elements) {
        const double value = circuitNumber(e.value);
        if (e.kind == Kind::resistor) R.push_back(value);
        if (e.kind == Kind::inductor) L.push_back(value);
        if (e.kind == Kind::capacitor) C.push_back(value);
        if (e.kind == Kind::inductor || e.kind == Kind::capacitor) states.push_back((e.kind == Kind::capacitor ? "v_" : "i_") + e.name);
    }
    const auto take = [&](std::vector<std::string>& names, const char* prefix, std::initializer_list<Kind> kinds) {
        for (const Kind kind : kinds)
            for (const auto& e : circuit.elements)
                if (e.kind == kind && names.size() < kMostCurves) names.push_back(prefix + e.name);
    };
    take(voltages, "v_", {Kind::capacitor, Kind::voltage_source, Kind::relay, Kind::resistor, Kind::diode});
    take(currents, "i_", {Kind::inductor, Kind::diode, Kind::resistor, Kind::capacitor});

    model::OwnTimes own;
    const auto times = [&](const std::vector<double>& a, const std::vector<double>& b, auto time) {
        for (const double x : a)
            for (const double y : b)
                if (x > 0 && y > 0) {
                    own.shortest = std::min(own.shortest, time(x, y));
                    own.longest = std::max(own.longest, time(x, y));
                }
    };
    times(L, C, [](double l, double c) { return std::sqrt(l * c); });
    times(R, C, [](double r, double c) { return r * c; });
    if (!std::isfinite(own.shortest)) times(L, R, [](double l, double r) { return l / r; });
    model.run.integrator = model::IntegratorKind::euler_moreau;
    model.run.theta = 0.5;
    model.run.gamma = 1.0;
    // A source's own period is resolved too; the run is long enough for what is loaded slowly to settle.
    for (const Forcing& source : forcings_of(model)) {
        own.fastest_drive = std::min(own.fastest_drive, source.seconds);
        own.slowest_drive = std::max(own.slowest_drive, source.seconds);
    }
    const model::RunTimes run = model::run_times(own);
    model.run.step = run.step;
    model.run.end = run.end;

    if (!voltages.empty()) model.views.plots.push_back(plot("voltages", QObject::tr("Voltages"), model::TimePlot{voltages}, 0, 0));
    if (!currents.empty()) model.views.plots.push_back(plot("currents", QObject::tr("Currents"), model::TimePlot{currents}, 0, voltages.empty() ? 0 : 1));
    if (states.size() >= 2) {
        model.views.plots.push_back(plot("phase", QObject::tr("Phase portrait"), model::PhasePlot{states[0], states[1]}, 1, 0));
        model::PhaseSpace space;
        space.x = states[0];
        space.y = states[1];
        space.z = "t";
        model.views.phase_space = space;
    }
    for (const auto& interaction : model.interactions)
        if (interaction.circuit == circuit.name) {
            model.views.plots.push_back(plot("law", QObject::tr("Law"), model::LawPlot{interaction.name, 0}, states.size() >= 2 ? 2 : 1, 0));
            break;
        }
}

} // namespace saltus::ui
