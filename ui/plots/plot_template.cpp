// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_template.h"

#include "core/analysis/forcing.h"
#include "core/model/names.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/plots/plot_offer.h"

#include <QObject>

#include <algorithm>
#include <set>
#include <string>

namespace saltus::ui {

namespace {

constexpr std::size_t kCurves = 3, kContacts = 2; // of a built-in template, at most

model::Plot plot(const char* name, const QString& title, model::PlotKind kind, int column, int row = 0) {
    model::Plot out;
    out.name = name;
    out.title = title.toStdString();
    out.kind = std::move(kind);
    out.column = column;
    out.row = row;
    return out;
}

std::vector<std::string> firstOf(std::vector<std::string> names, std::size_t count) {
    if (names.size() > count) names.resize(count);
    return names;
}

// Signals that a plot cannot do without; a time plot's are taken one by one.
std::vector<std::string> needs(const model::PlotKind& kind) {
    struct {
        std::vector<std::string> operator()(const model::TimePlot&) const { return {}; }
        std::vector<std::string> operator()(const model::StemPlot&) const { return {}; }
        std::vector<std::string> operator()(const model::PhasePlot& p) const { return {p.x, p.y}; }
        std::vector<std::string> operator()(const model::StroboscopicPlot& p) const { return {p.phase, p.x, p.y}; }
        std::vector<std::string> operator()(const model::ImpactPlot& p) const { return {p.x, p.y}; }
        std::vector<std::string> operator()(const model::PlanePlot& p) const { return {p.signal, p.x, p.y}; }
        std::vector<std::string> operator()(const model::EnergyPlot&) const { return {"energy.total"}; }
        std::vector<std::string> operator()(const model::LawPlot&) const { return {}; }
    } of;
    return std::visit(of, kind);
}
std::string contactOf(const model::PlotKind& kind) {
    if (const auto* p = std::get_if<model::StemPlot>(&kind)) return p->interaction;
    if (const auto* p = std::get_if<model::ImpactPlot>(&kind)) return p->interaction;
    if (const auto* p = std::get_if<model::LawPlot>(&kind)) return p->interaction;
    return {};
}

} // namespace

std::vector<PlotTemplate> builtInTemplates(const model::Model& model, const Catalogue& catalogue) {
    const auto places = signalsOf(catalogue, Quantity::position), rates = signalsOf(catalogue, Quantity::velocity), contacts = contactsOf(model);
    const bool energy = catalogue.find("energy.total").has_value();
    std::vector<PlotTemplate> out;

    PlotTemplate motion{QObject::tr("Motion and impacts"), {}};
    if (!places.empty()) motion.plots.push_back(plot("motion", QObject::tr("Positions"), model::TimePlot{firstOf(places, kCurves)}, 0, 0));
    if (!rates.empty()) motion.plots.push_back(plot("rates", QObject::tr("Velocities"), model::TimePlot{firstOf(rates, kCurves)}, 0, 1));
    int row = 0;
    for (const std::string& contact : firstOf(contacts, kContacts)) {
        const std::string name = "impulses" + std::to_string(row);
        motion.plots.push_back(plot(name.c_str(), QObject::tr("Impulses of %1").arg(QString::fromStdString(contact)), model::StemPlot{contact}, 1, row));
        ++row;
    }
    if (!motion.plots.empty()) out.push_back(std::move(motion));

    PlotTemplate phase{QObject::tr("Phase and section"), {}};
    if (!places.empty() && !rates.empty()) {
        phase.plots.push_back(plot("phase", QObject::tr("Phase portrait"), model::PhasePlot{places[0], rates[0]}, 0));
        // Once each turn of what drives it; without that at impacts, else where the first position passes its middle.
        PlotOffer section = PlotOffer::plane;
        const auto forcings = forcings_of(model);
        if (std::any_of(forcings.begin(), forcings.end(), [&](const Forcing& f) { return catalogue.find(f.phase).has_value(); })) section = PlotOffer::stroboscopic;
        else if (!model.interactions.empty()) section = PlotOffer::impactMap;
        if (auto offered = offeredPlot(model, catalogue, section); offered.plot) phase.plots.push_back(plot("section", QString::fromStdString(offered.plot->title), offered.plot->kind, 1));
        out.push_back(std::move(phase));
    }

    if (energy) {
        PlotTemplate budget{QObject::tr("Energy"), {plot("energy", QObject::tr("Energy"), model::EnergyPlot{}, 0)}};
        if (!contacts.empty())
            budget.plots.push_back(plot("impulses", QObject::tr("Impulses of %1").arg(QString::fromStdString(contacts[0])), model::StemPlot{contacts[0]}, 1));
        out.push_back(std::move(budget));
    }
    return out;
}

TemplateFit fitTemplate(const model::Model& model, const Catalogue& catalogue, const PlotTemplate& wanted) {
    std::set<std::string> contacts;
    for (const auto& interaction : model.interactions) contacts.insert(interaction.name);
    for (const auto& law : model.contacts) contacts.insert(law.name);
    TemplateFit fit;
    fit.views = model.views;
    fit.views.plots.clear();
    for (model::Plot plot : wanted.plots) {
        const QString title = sceneName(plot.title.empty() ? plot.name : plot.title);
        const auto skip = [&](const std::string& signal) { fit.skipped << QObject::tr("%1: there is no signal %2 here").arg(title, QString::fromStdString(signal)); };
        const std::string contact = contactOf(plot.kind);
        if (!contact.empty() && !contacts.count(std::string(model::base_of(contact)))) {
            fit.skipped << QObject::tr("%1: there is no contact %2 here").arg(title, QString::fromStdString(contact));
            continue;
        }
        const auto required = needs(plot.kind);
        const auto missing = std::find_if(required.begin(), required.end(), [&](const std::string& s) { return !catalogue.find(s); });
        if (missing != required.end()) {
            skip(*missing);
            continue;
        }
        if (auto* curves = std::get_if<model::TimePlot>(&plot.kind)) {
            std::erase_if(curves->channels, [&](const std::string& s) {
                if (catalogue.find(s)) return false;
                skip(s);
                return true;
            });
            if (curves->channels.empty()) continue;
        }
        plot.place = {};
        fit.views.plots.push_back(std::move(plot));
        ++fit.taken;
    }
    // The analysis view's section is one of the plots, or none.
    if (fit.views.phase_space) {
        auto& section = fit.views.phase_space->section_plot;
        const auto map = std::find_if(fit.views.plots.begin(), fit.views.plots.end(), [](const model::Plot& p) {
            return std::holds_alternative<model::StroboscopicPlot>(p.kind) || std::holds_alternative<model::PlanePlot>(p.kind);
        });
        const bool kept = std::any_of(fit.views.plots.begin(), fit.views.plots.end(), [&](const model::Plot& p) { return p.name == section; });
        if (!kept) section = map == fit.views.plots.end() ? std::string() : map->name;
    }
    return fit;
}

} // namespace saltus::ui
