// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_content.h"

#include "core/analysis/sections.h"
#include "ui/plots/cloud_content.h"
#include "ui/plots/energy_content.h"
#include "ui/plots/law_content.h"
#include "ui/plots/phase_content.h"
#include "ui/plots/series_content.h"
#include "ui/plots/stem_content.h"

#include <QObject>

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

bool PlotContent::takeBeside() { return beside_.recording && std::exchange(besideRows_, beside_.recording->rows()) != besideRows_; }

std::vector<LegendItem> PlotContent::besideLegend(const PlotStyle&, const QColor& own) const {
    if (!beside_.recording) return {};
    const auto mark = beside_.look == BesideRun::Look::faint ? LegendItem::Mark::line : LegendItem::Mark::dashes;
    return {{mark, beside_.ink(own), {{beside_.name, false, true}}}};
}

Result<std::size_t> findColumn(const Recording& recording, const std::string& signal, const std::string& plotName) {
    if (const auto column = recording.catalogue().find(signal)) return *column;
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
        return Made(new LawContent(plot, std::move(*made)));
    }
    auto section = section_of(model, plot);
    if (!section) return Unexpected(section.error());
    auto parameters = parameterInfos(model);
    return Made(new CloudContent(plot, std::move(*section), parameters ? std::move(*parameters) : std::vector<ParameterInfo>{}));
}

} // namespace saltus::ui
