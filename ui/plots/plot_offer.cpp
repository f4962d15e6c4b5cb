// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_offer.h"

#include "core/analysis/forcing.h"

#include <QObject>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr std::size_t kOfferedCurves = 4;

bool isState(const std::string& name) {
    return name.find(".q[") != std::string::npos || name.find(".v[") != std::string::npos || name.find(".x[") != std::string::npos;
}
bool isContact(const std::string& name) {
    return name.find(".y[") != std::string::npos || name.find(".ydot[") != std::string::npos || name.find(".lambda[") != std::string::npos;
}

// A position and its velocity, else two states, else any two signals.
std::optional<std::pair<std::string, std::string>> pairOf(const Catalogue& catalogue) {
    for (const Channel& channel : catalogue.channels())
        if (const auto at = channel.name.find(".q["); at != std::string::npos) {
            std::string velocity = channel.name;
            velocity[at + 1] = 'v';
            if (catalogue.find(velocity)) return std::pair{channel.name, velocity};
        }
    const auto places = signalsOf(catalogue, Quantity::position), rates = signalsOf(catalogue, Quantity::velocity);
    if (!places.empty() && !rates.empty()) return std::pair{places[0], rates[0]};
    std::vector<std::string> any;
    for (int states = 1; states >= 0; --states)
        for (const Channel& channel : catalogue.channels())
            if (channel.name != "t" && isState(channel.name) == (states == 1) && !isContact(channel.name) && channel.object != "energy") any.push_back(channel.name);
    if (any.size() < 2) return std::nullopt;
    return std::pair{any[0], any[1]};
}

// An angle that is folded into one turn, such as a scene's phase of impacts.
std::optional<std::string> foldedAngle(const model::Model& model, const Catalogue& catalogue) {
    for (const model::Expression& e : model.expressions)
        if (e.formula.formula().find("mod(") != std::string::npos && catalogue.find(e.name) && catalogue[*catalogue.find(e.name)].unit == "rad") return e.name;
    return std::nullopt;
}

} // namespace

std::vector<std::string> signalsOf(const Catalogue& catalogue, Quantity quantity) {
    std::vector<std::string> named, states;
    for (const Channel& channel : catalogue.channels())
        if (channel.quantity == quantity && !isContact(channel.name)) (isState(channel.name) ? states : named).push_back(channel.name);
    named.insert(named.end(), states.begin(), states.end());
    return named;
}

std::vector<std::string> contactsOf(const model::Model& model) {
    std::vector<std::string> names;
    for (const auto& interaction : model.interactions) names.push_back(interaction.repeat ? interaction.name + "[0]" : interaction.name);
    for (const auto& law : model.contacts) names.push_back(law.name);
    return names;
}

QString offerName(PlotOffer offer) {
    switch (offer) {
    case PlotOffer::time: return QObject::tr("Signals over time");
    case PlotOffer::stems: return QObject::tr("Impulses (stems)");
    case PlotOffer::phase: return QObject::tr("Phase portrait");
    case PlotOffer::stroboscopic: return QObject::tr("Stroboscopic map");
    case PlotOffer::impactMap: return QObject::tr("Impact map");
    case PlotOffer::plane: return QObject::tr("Section by a plane");
    case PlotOffer::law: return QObject::tr("Law with its working point");
    case PlotOffer::energy: return QObject::tr("Energies");
    case PlotOffer::table: break;
    }
    return QObject::tr("Table of numbers");
}

const char* offerId(PlotOffer offer) {
    static constexpr std::array ids{"time", "stems", "phase", "stroboscopic", "impactMap", "plane", "law", "energy", "table"};
    return ids[static_cast<std::size_t>(offer)];
}

PlotOffer offerOf(const model::PlotKind& kind) {
    struct {
        PlotOffer operator()(const model::TimePlot&) const { return PlotOffer::time; }
        PlotOffer operator()(const model::StemPlot&) const { return PlotOffer::stems; }
        PlotOffer operator()(const model::PhasePlot&) const { return PlotOffer::phase; }
        PlotOffer operator()(const model::StroboscopicPlot&) const { return PlotOffer::stroboscopic; }
        PlotOffer operator()(const model::ImpactPlot&) const { return PlotOffer::impactMap; }
        PlotOffer operator()(const model::PlanePlot&) const { return PlotOffer::plane; }
        PlotOffer operator()(const model::EnergyPlot&) const { return PlotOffer::energy; }
        PlotOffer operator()(const model::LawPlot&) const { return PlotOffer::law; }
    } of;
    return std::visit(of, kind);
}

OfferedPlot offeredPlot(const model::Model& model, const Catalogue& catalogue, PlotOffer offer) {
    OfferedPlot out;
    const auto make = [&](model::PlotKind kind, const QString& title = {}) {
        model::Plot plot;
        plot.name = offerId(offer);
        plot.title = (title.isEmpty() ? offerName(offer) : title).toStdString();
        plot.kind = std::move(kind);
        out.plot = std::move(plot);
    };
    const auto pair = pairOf(catalogue);
    const auto contacts = contactsOf(model);
    // The gap and its velocity are what a map of a contact is about.
    const auto contactPair = [&]() -> std::optional<std::pair<std::string, std::string>> {
        for (const std::string& contact : contacts)
            if (catalogue.find(contact + ".y[0]") && catalogue.find(contact + ".ydot[0]")) return std::pair{contact + ".y[0]", contact + ".ydot[0]"};
        return std::nullopt;
    };
    const QString noPair = QObject::tr("fewer than two signals are recorded");
    switch (offer) {
    case PlotOffer::time: {
        std::vector<std::string> curves = signalsOf(catalogue, Quantity::position);
        if (curves.empty()) curves = signalsOf(catalogue, Quantity::velocity);
        if (curves.empty())
            for (const Channel& channel : catalogue.channels())
                if (channel.name != "t") curves.push_back(channel.name);
        if (curves.size() > kOfferedCurves) curves.resize(kOfferedCurves);
        if (curves.empty()) out.whyNot = QObject::tr("nothing is recorded");
        else make(model::TimePlot{curves}, QObject::tr("Over time"));
        break;
    }
    case PlotOffer::stems:
        if (contacts.empty()) out.whyNot = QObject::tr("this scene has no contacts");
        else make(model::StemPlot{contacts[0]}, QObject::tr("Impulses of %1").arg(QString::fromStdString(contacts[0])));
        break;
    case PlotOffer::phase:
        if (!pair) out.whyNot = noPair;
        else make(model::PhasePlot{pair->first, pair->second});
        break;
    case PlotOffer::stroboscopic: {
        const auto shown = contactPair() ? contactPair() : pair;
        if (!shown) {
            out.whyNot = noPair;
            break;
        }
        for (const Forcing& forcing : forcings_of(model))
            if (catalogue.find(forcing.phase)) {
                make(model::StroboscopicPlot{forcing.phase, shown->first, shown->second, model::Value(forcing.period), 0.0});
                return out;
            }
        make(model::StroboscopicPlot{"t", shown->first, shown->second, 1.0, 0.0});
        out.remark = QObject::tr("Nothing drives this scene periodically: choose the period yourself, or a section by a plane");
        break;
    }
    case PlotOffer::impactMap: {
        if (contacts.empty()) {
            out.whyNot = QObject::tr("this scene has no contacts");
            break;
        }
        const auto gap = contactPair();
        const std::string y = gap ? gap->second : pair ? pair->second : std::string();
        const auto angle = foldedAngle(model, catalogue);
        if (y.empty()) out.whyNot = noPair;
        else make(model::ImpactPlot{contacts[0], angle ? *angle : "t", y});
        break;
    }
    case PlotOffer::plane: {
        if (!pair) {
            out.whyNot = noPair;
            break;
        }
        const auto places = signalsOf(catalogue, Quantity::position), rates = signalsOf(catalogue, Quantity::velocity);
        // Of several coordinates the second where the first passes 0; of one its largest values.
        if (places.size() > 1 && rates.size() > 1) make(model::PlanePlot{places[0], places[1], rates[1], 0.0, 1});
        else make(model::PlanePlot{pair->second, "t", pair->first, 0.0, -1});
        break;
    }
    case PlotOffer::law:
        if (model.interactions.empty()) out.whyNot = QObject::tr("this scene has no interaction with a law; contacts of bodies are shown in the inspector");
        else make(model::LawPlot{contacts[0], 0}, QObject::tr("Law of %1").arg(QString::fromStdString(contacts[0])));
        break;
    case PlotOffer::energy:
        if (!catalogue.find("energy.total")) out.whyNot = QObject::tr("no energies are recorded in this scene");
        else make(model::EnergyPlot{}, QObject::tr("Energy"));
        break;
    case PlotOffer::table: break;
    }
    return out;
}

} // namespace saltus::ui
