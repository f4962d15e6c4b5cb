// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_drop.h"

#include "core/model/free_name.h"

#include <QObject>

#include <algorithm>
#include <set>

namespace saltus::ui {
namespace {

using Zone = DropPlace::Zone;
constexpr std::size_t kMostColumns = 4; // narrower ones cannot be read

std::string freeName(const model::Views& views, const std::string& wanted) {
    return model::first_free(wanted, [&](std::string_view name) {
        return std::any_of(views.plots.begin(), views.plots.end(), [&](const model::Plot& p) { return p.name == name; });
    });
}

// Makes room for a new plot and says where it is.
void placeNew(model::Views& views, model::Plot plot, const DropPlace& place, const model::Plot* target) {
    if (!target || place.zone == Zone::end) {
        for (const model::Plot& p : views.plots) plot.column = std::max(plot.column, p.column + 1);
    } else if (place.zone == Zone::below) {
        const int column = target->column, tab = target->tab, row = target->row;
        plot.column = column;
        plot.tab = tab;
        plot.row = row + 1;
        for (model::Plot& p : views.plots)
            if (p.column == column && p.tab == tab && p.row > row) ++p.row;
    } else {
        const int column = target->column;
        plot.column = column + 1;
        for (model::Plot& p : views.plots)
            if (p.column > column) ++p.column;
    }
    views.plots.push_back(std::move(plot));
}

model::Plot named(const model::Views& views, const std::string& name, const QString& title, model::PlotKind kind) {
    model::Plot plot;
    plot.name = freeName(views, name);
    plot.title = title.toStdString();
    plot.kind = std::move(kind);
    return plot;
}

} // namespace

std::optional<model::Views> afterDrop(const model::Views& views, const std::vector<std::string>& contacts,
                                      const DraggedNames& names, const DropPlace& place) {
    model::Views next = views;
    const auto find = [&]() -> model::Plot* {
        const auto found = std::find_if(next.plots.begin(), next.plots.end(), [&](const model::Plot& p) { return p.name == place.plot; });
        return found == next.plots.end() ? nullptr : &*found;
    };
    const auto add = [&](model::Plot plot) {
        const model::Plot* found = find();
        const std::optional<model::Plot> target = found ? std::optional(*found) : std::nullopt; // the list moves
        placeNew(next, std::move(plot), place, target ? &*target : nullptr);
    };
    std::vector<std::string> channels;
    for (const QString& name : names.channels)
        if (std::find(channels.begin(), channels.end(), name.toStdString()) == channels.end()) channels.push_back(name.toStdString());

    if (!channels.empty()) {
        model::Plot* target = find();
        auto* series = target ? std::get_if<model::TimePlot>(&target->kind) : nullptr;
        auto* phase = target ? std::get_if<model::PhasePlot>(&target->kind) : nullptr;
        const QString joined = names.channels.join(QStringLiteral(", "));
        if (place.zone == Zone::curve && series) {
            for (const std::string& channel : channels)
                if (std::find(series->channels.begin(), series->channels.end(), channel) == series->channels.end())
                    series->channels.push_back(channel);
        } else if (place.zone == Zone::xAxis && channels.size() == 1 && phase) {
            phase->x = channels[0];
        } else if (place.zone == Zone::xAxis && channels.size() == 1 && series && !series->channels.empty()) {
            add(named(next, "phase", QObject::tr("Phase portrait"), model::PhasePlot{channels[0], series->channels[0]}));
        } else if (channels.size() == 2) {
            add(named(next, "phase", QObject::tr("Phase portrait"), model::PhasePlot{channels[0], channels[1]}));
        } else {
            add(named(next, "time", joined, model::TimePlot{channels}));
        }
    }
    for (const QString& object : names.objects) {
        const std::string name = object.toStdString();
        if (object == kDraggedWorld) add(named(next, "energy", QObject::tr("Energy"), model::EnergyPlot{}));
        else if (std::find(contacts.begin(), contacts.end(), name) != contacts.end())
            add(named(next, "impulses", QObject::tr("Impulses of %1").arg(object), model::StemPlot{name}));
    }
    if (next == views) return std::nullopt;
    return next;
}

model::Views withPlot(const model::Views& views, model::Plot plot, const std::string& beside, std::string* name) {
    model::Views next = views;
    plot.name = freeName(views, plot.name);
    if (name) *name = plot.name;
    int last = -1, tab = 0;
    std::set<int> columns;
    for (const model::Plot& p : views.plots) {
        columns.insert(p.column);
        last = std::max(last, p.column);
    }
    if (columns.size() >= kMostColumns) {
        for (const model::Plot& p : views.plots)
            if (p.column == last) tab = std::max(tab, p.tab + 1);
        plot.column = last;
        plot.row = 0;
        plot.tab = tab;
        next.plots.push_back(std::move(plot));
        return next;
    }
    const auto found = std::find_if(views.plots.begin(), views.plots.end(), [&](const model::Plot& p) { return p.name == beside; });
    plot.column = plot.row = plot.tab = 0;
    placeNew(next, std::move(plot), {found == views.plots.end() ? Zone::end : Zone::right, beside}, found == views.plots.end() ? nullptr : &*found);
    return next;
}

std::optional<model::Views> withChanged(const model::Views& views, const model::Plot& plot) {
    model::Views next = views;
    for (model::Plot& p : next.plots)
        if (p.name == plot.name) p = plot;
    if (next == views) return std::nullopt;
    return next;
}

std::optional<model::Views> withoutPlot(const model::Views& views, const std::string& plot) {
    model::Views next = views;
    std::erase_if(next.plots, [&](const model::Plot& p) { return p.name == plot; });
    if (next.phase_space && next.phase_space->section_plot == plot) next.phase_space->section_plot.clear();
    if (next == views) return std::nullopt;
    return next;
}

std::optional<model::Views> withoutCurve(const model::Views& views, const std::string& plot, const std::string& channel) {
    model::Views next = views;
    for (model::Plot& p : next.plots)
        if (auto* series = std::get_if<model::TimePlot>(&p.kind); series && p.name == plot) {
            std::erase(series->channels, channel);
            if (series->channels.empty()) return withoutPlot(views, plot);
        }
    if (next == views) return std::nullopt;
    return next;
}

} // namespace saltus::ui
