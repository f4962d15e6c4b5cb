// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_content.h"

#include "core/analysis/sections.h"
#include "core/model/names.h"
#include "ui/plots/cloud_content.h"
#include "ui/plots/decimate.h"
#include "ui/plots/energy_content.h"
#include "ui/plots/law_content.h"
#include "ui/plots/phase_content.h"
#include "ui/plots/series_content.h"
#include "ui/plots/stem_content.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <utility>

namespace saltus::ui {

namespace {
constexpr double kFaint = 0.35, kDashed = 0.85;
}

QColor BesideRun::ink(const QColor& own) const { return withAlpha(own, look == Look::faint ? kFaint : kDashed); }

void PlotContent::setBeside(const BesideRun& run) {
    beside_ = run;
    besideRows_ = run.recording ? run.recording->rows() : 0;
    const std::size_t least = run.look == BesideRun::Look::faint ? 2 : 1; // the second of two runs is still growing
    if (!run.recording || !recording_ || run.recording == recording_ || besideRows_ < least || !bindBeside()) beside_ = {};
}

bool PlotContent::setDense(const DenseParts& own, const DenseParts& beside) {
    if (dense_ == own && besideDense_ == beside) return false;
    dense_ = own;
    besideDense_ = beside;
    return true;
}

const Recording& PlotContent::denser(const std::shared_ptr<const Recording>& recording, const DenseParts& parts, const Range& time) {
    if (recording->rows() == 0) return *recording;
    const double begin = std::max(time.begin, recording->value(0, 0)), end = std::min(time.end, newestTime(*recording));
    const DensePart* best = nullptr;
    for (const auto& part : parts)
        if (part->covers(begin, end) && (!best || part->end - part->begin <= best->end - best->begin)) best = part.get();
    return best ? *best->recording : *recording;
}

std::vector<PlotContent::Piece> PlotContent::piecesOver(const Range& time) const {
    std::vector<double> edges{time.begin, time.end};
    for (const auto& part : dense_)
        for (const double edge : {part->begin, part->end})
            if (part->recording && edge > time.begin && edge < time.end) edges.push_back(edge);
    std::sort(edges.begin(), edges.end());
    std::vector<Piece> pieces;
    for (std::size_t k = 0; k + 1 < edges.size(); ++k) {
        if (!(edges[k] < edges[k + 1])) continue;
        const DensePart* best = nullptr;
        const auto density = [](const DensePart& part) { return static_cast<double>(part.samples) / (part.end - part.begin); };
        for (const auto& part : dense_)
            if (part->covers(edges[k], edges[k + 1]) && (!best || density(*part) > density(*best))) best = part.get();
        const Recording* recording = best ? best->recording.get() : recording_.get();
        if (!pieces.empty() && pieces.back().recording == recording) pieces.back().time.end = edges[k + 1];
        else pieces.push_back({recording, {edges[k], edges[k + 1]}});
    }
    return pieces;
}

bool PlotContent::takeBeside() { return beside_.recording && std::exchange(besideRows_, beside_.recording->rows()) != besideRows_; }

std::vector<LegendItem> PlotContent::besideLegend(const PlotStyle&, const QColor& own) const {
    if (!beside_.recording) return {};
    const auto mark = beside_.look == BesideRun::Look::faint ? LegendItem::Mark::line : LegendItem::Mark::dashes;
    return {{mark, beside_.ink(own), {{beside_.name, false, true}}}};
}

Result<std::size_t> findColumn(const Recording& recording, const std::string& signal, const std::string& plotName) {
    if (const auto column = recording.catalogue().find(signal)) return *column;
    if (model::is_guard_signal(signal))
        return fail(ErrorKind::input, QObject::tr("The signal %1 was not recorded").arg(QString::fromStdString(signal)).toStdString(),
                    QObject::tr("it is a guard, which event-driven runs alone have: choose that integrator, or take it out of the plot").toStdString(),
                    Place{{}, 0, 0, "views.plots." + plotName});
    return fail(ErrorKind::input, QObject::tr("The signal %1 was not recorded").arg(QString::fromStdString(signal)).toStdString(),
                QObject::tr("add it to run.record of the scene, or correct the plot").toStdString(), Place{{}, 0, 0, "views.plots." + plotName});
}

TickKind tickKindOf(const Recording& recording, std::size_t column) {
    const Channel& channel = recording.catalogue()[column];
    if (channel.unit == "rad") return TickKind::turns;
    const std::size_t rows = recording.rows();
    if (!channel.unit.empty() || channel.quantity != Quantity::none || rows == 0) return TickKind::decimal;
    constexpr std::size_t kSamples = 64;
    const MinMax ever = recording.range(column, 0, rows);
    const auto whole = [](double value) { return std::isfinite(value) && std::abs(value) < 1e15 && value == std::round(value); };
    if (!whole(ever.min) || !whole(ever.max)) return TickKind::decimal;
    for (std::size_t i = 0; i < kSamples; ++i)
        if (!whole(recording.value(column, i * (rows - 1) / (kSamples - 1)))) return TickKind::decimal;
    return TickKind::whole;
}

Result<std::unique_ptr<PlotContent>> makeContent(const model::Model& model, const model::Plot& plot) {
    using Made = std::unique_ptr<PlotContent>;
    if (const auto* time = std::get_if<model::TimePlot>(&plot.kind)) return Made(new SeriesContent(plot, *time));
    if (const auto* stems = std::get_if<model::StemPlot>(&plot.kind)) return Made(new StemContent(plot, *stems));
    if (const auto* phase = std::get_if<model::PhasePlot>(&plot.kind)) return Made(new PhaseContent(plot, *phase));
    if (std::holds_alternative<model::EnergyPlot>(plot.kind)) return Made(new EnergyContent(plot));
    if (const auto* law = std::get_if<model::LawPlot>(&plot.kind)) {
        auto made = LawSignals::create(model, law->interaction, law->component);
        if (!made) {
            made.error().place = Place{plot.place.file, plot.place.line, plot.place.column, "views.plots." + plot.name};
            return Unexpected(made.error());
        }
        auto other = LawSignals::create(model, law->interaction, law->component);
        if (!other) return Unexpected(other.error());
        return Made(new LawContent(plot, std::move(*made), std::move(*other)));
    }
    auto section = section_of(model, plot);
    if (!section) return Unexpected(section.error());
    auto parameters = parameterInfos(model);
    return Made(new CloudContent(plot, std::move(*section), parameters ? std::move(*parameters) : std::vector<ParameterInfo>{}));
}

} // namespace saltus::ui
