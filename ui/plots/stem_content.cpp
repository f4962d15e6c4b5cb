// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/stem_content.h"

#include "ui/look/format.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

StemContent::StemContent(const model::Plot& plot, const model::StemPlot& kind)
    : PlotContent(plot), interaction_(kind.interaction) {}

Result<void> StemContent::bind(std::shared_ptr<const Recording> recording) {
    stems_.clear();
    taken_ = rows_ = 0;
    recording_ = std::move(recording);
    if (!recording_) return {};
    // "contact" also stands for all copies of a repeated block: "contact[3]".
    bool any = false;
    wanted_ = wantedOf(*recording_, any);
    if (!any) {
        recording_.reset();
        return fail(ErrorKind::input, QObject::tr("There is no interaction %1").arg(QString::fromStdString(interaction_)).toStdString(),
                    QObject::tr("correct the plot's interaction").toStdString(),
                    Place{{}, 0, 0, "views.plots." + name()});
    }
    return {};
}

std::vector<bool> StemContent::wantedOf(const Recording& recording, bool& any) const {
    std::vector<bool> wanted;
    any = interaction_.empty();
    for (const std::string& name : recording.interactions()) {
        wanted.push_back(interaction_.empty() || name == interaction_ || name.starts_with(interaction_ + "["));
        any = any || wanted.back();
    }
    return wanted;
}

void StemContent::takeImpacts(const Recording& recording, const std::vector<bool>& wanted, std::size_t& taken, std::vector<Stem>& stems) const {
    if (recording.impact_count() <= taken) return;
    for (const Impact& impact : recording.impacts(taken)) {
        if (impact.interaction < wanted.size() && wanted[impact.interaction]) stems.push_back({impact.time, impact.impulse, taken});
        ++taken;
    }
}

bool StemContent::bindBeside() {
    besideStems_.clear();
    besideTaken_ = 0;
    bool any = false;
    besideWanted_ = wantedOf(*beside_.recording, any);
    return any;
}

bool StemContent::take() {
    if (!recording_) return false;
    const std::size_t rows = recording_->rows();
    const bool moved = rows != rows_;
    rows_ = rows;
    takeImpacts(*recording_, wanted_, taken_, stems_);
    if (beside_.recording) takeImpacts(*beside_.recording, besideWanted_, besideTaken_, besideStems_);
    return moved;
}

std::vector<LegendItem> StemContent::legend(const PlotStyle& style, int exponent) const {
    std::vector<LegendItem> items{{LegendItem::Mark::swatch, style.colors.impulse,
                                   quantityRuns(QObject::tr("Impulse p"), scaledUnit(QStringLiteral("N s"), exponent))}};
    for (LegendItem& item : besideLegend(style, style.colors.impulse)) items.push_back(std::move(item));
    return items;
}

TextRuns StemContent::xLabel(int exponent) const {
    return quantityRuns(QStringLiteral("t"), scaledUnit(QStringLiteral("s"), exponent));
}

QString StemContent::subtitle() const {
    if (stems_.empty()) return {};
    return stems_.size() == 1 ? QObject::tr("1 impact") : QObject::tr("%1 impacts").arg(groupedNumber(stems_.size()));
}

std::pair<std::size_t, std::size_t> StemContent::visible(const std::vector<Stem>& stems, const Range& time) {
    const auto first = std::lower_bound(stems.begin(), stems.end(), time.begin,
                                        [](const Stem& stem, double t) { return stem.time < t; });
    const auto last = std::upper_bound(first, stems.end(), time.end,
                                       [](double t, const Stem& stem) { return t < stem.time; });
    return {static_cast<std::size_t>(first - stems.begin()), static_cast<std::size_t>(last - stems.begin())};
}

std::optional<PlotContent::Bounds> StemContent::bounds(const Range& time, const Shown&) {
    double greatest = 0.0;
    bool any = false;
    for (const std::vector<Stem>* stems : {&stems_, &besideStems_}) {
        if (stems == &besideStems_ && !beside_.recording) continue;
        const auto [first, last] = visible(*stems, time);
        any = any || first != last;
        for (std::size_t i = first; i < last; ++i) greatest = std::max(greatest, (*stems)[i].impulse);
    }
    if (!any) return std::nullopt;
    return Bounds{time, {0.0, greatest}, true};
}

void StemContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown&) {
    const QColor color = style.colors.impulse;
    if (beside_.recording) draw(painter, view, style, besideStems_, beside_.ink(color), beside_.look == BesideRun::Look::dashed);
    draw(painter, view, style, stems_, color, false);
}

void StemContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const std::vector<Stem>& stems, const QColor& color, bool dashed) {
    const auto [first, last] = visible(stems, view.x);
    if (first == last) return;
    const double count = static_cast<double>(last - first), width = view.rect.width() / style.px;
    const double disc = count * 5.0 < width ? 6.0 : count * 2.5 < width ? 4.0 : 0.0;
    const QRectF clip = view.rect.adjusted(-4 * style.px, -4 * style.px, 4 * style.px, 0);
    const double base = std::clamp(view.toY(0.0), view.rect.top(), view.rect.bottom());
    QPen pen(color, style.warmWidth);
    pen.setCapStyle(Qt::FlatCap);
    if (dashed) pen.setDashPattern({3.0, 2.0});
    painter.setPen(pen);
    const auto stem = [&](double x, double impulse) {
        const double y = view.toY(impulse);
        painter.drawLine(QPointF(x, base), QPointF(x, std::clamp(y, view.rect.top(), view.rect.bottom())));
    };
    if (disc == 0.0 && count > 2.0 * width) { // only the tallest of each pixel column can be seen
        const auto columns = static_cast<std::size_t>(std::ceil(width)) + 1;
        tallest_.assign(columns, 0.0);
        for (std::size_t i = first; i < last; ++i) {
            const double k = (view.toX(stems[i].time) - view.rect.left()) / style.px;
            double& tallest = tallest_[std::min(columns - 1, static_cast<std::size_t>(std::max(k, 0.0)))];
            tallest = std::max(tallest, stems[i].impulse);
        }
        for (std::size_t k = 0; k < columns; ++k)
            if (tallest_[k] > 0.0) stem(view.rect.left() + (static_cast<double>(k) + 0.5) * style.px, tallest_[k]);
        return;
    }
    for (std::size_t i = first; i < last; ++i) stem(view.toX(stems[i].time), stems[i].impulse);
    if (disc == 0.0) return;
    painter.setPen(dashed ? QPen(color, style.warmWidth) : QPen(Qt::NoPen));
    painter.setBrush(dashed ? QBrush(Qt::NoBrush) : QBrush(color));
    const double radius = 0.5 * disc * style.px - (dashed ? 0.5 * style.warmWidth : 0.0); // a ring lies where the disc would
    for (std::size_t i = first; i < last; ++i) {
        const QPointF at = view.to(stems[i].time, stems[i].impulse);
        if (clip.contains(at)) painter.drawEllipse(at, radius, radius);
    }
}

void StemContent::drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    if (!shown.impact) return;
    const auto found = std::lower_bound(stems_.begin(), stems_.end(), *shown.impact,
                                        [](const Stem& stem, std::size_t index) { return stem.impact < index; });
    if (found == stems_.end() || found->impact != *shown.impact) return;
    const QPointF at = view.to(found->time, found->impulse);
    if (!view.rect.adjusted(-1, -1, 1, 1).contains(at)) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.colors.accent, 1.5 * style.px));
    painter.drawEllipse(at, 6 * style.px, 6 * style.px);
}

std::optional<Hover> StemContent::hover(const View& view, const PlotStyle& style, const Shown&, QPointF at) {
    if (!recording_) return std::nullopt;
    const double reach = 6.0 * style.px;
    const auto [first, last] = visible(stems_, {view.fromX(at.x() - reach), view.fromX(at.x() + reach)});
    const Stem* best = nullptr;
    double bestDistance = INFINITY;
    for (std::size_t i = first; i < last; ++i) {
        const QPointF head = view.to(stems_[i].time, stems_[i].impulse);
        const double dy = at.y() < head.y() ? head.y() - at.y() : 0.0; // anywhere along the stem counts
        const double distance = std::hypot(head.x() - at.x(), dy);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = &stems_[i];
        }
    }
    if (best == nullptr || bestDistance > 1.5 * reach) return std::nullopt;
    const Impact impact = recording_->impact(best->impact);
    Hover hover;
    hover.time = best->time;
    hover.point = true;
    hover.impact = best->impact;
    hover.title = QObject::tr("Impact %1").arg(best->impact + 1);
    const QString speed = QStringLiteral("m/s");
    hover.lines = {{{}, QStringLiteral("t"), shownText(impact.time, QStringLiteral("s"), 6)},
                   {style.colors.impulse, QStringLiteral("p"), shownText(impact.impulse, QStringLiteral("N s"))},
                   {style.colors.velocity, QStringLiteral("v⁻ → v⁺"),
                    shown(impact.velocity_before, speed).value + QStringLiteral(" → ") + shownText(impact.velocity_after, speed)},
                   {style.colors.loss, QStringLiteral("ΔE"), shownText(impact.energy, QStringLiteral("J"))}};
    hover.marks = {{view.to(best->time, best->impulse), style.colors.impulse}};
    return hover;
}

PlotContent::Table StemContent::table(const View& view) const {
    Table table;
    table.header = {"t", "impact", "impulse", "velocity_before", "velocity_after", "energy"};
    table.columns.resize(table.header.size());
    const auto [first, last] = visible(stems_, view.x);
    for (std::size_t i = first; i < last; ++i) {
        const Impact impact = recording_->impact(stems_[i].impact);
        const double row[] = {impact.time,           static_cast<double>(stems_[i].impact + 1), impact.impulse,
                              impact.velocity_before, impact.velocity_after, impact.energy};
        for (std::size_t c = 0; c < table.columns.size(); ++c) table.columns[c].push_back(row[c]);
    }
    return table;
}

} // namespace saltus::ui
