// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/law_content.h"

#include "ui/look/format.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr std::size_t kTrailPoints = 48, kTrailImpacts = 12;

LawInk inkOf(const PlotStyle& style, Quantity quantity) {
    return {style.color(quantity), style.colors.plotAxis, style.colors.plotCanvas, style.colors.accent, style.px,
            style.print ? style.curveWidth : 2.5};
}

} // namespace

Result<void> LawContent::bind(std::shared_ptr<const Recording> recording) {
    recording_ = recording;
    auto bound = law_.bind(std::move(recording));
    if (!bound) {
        recording_.reset();
        bound.error().place.object = "views.plots." + name();
    }
    return bound;
}

std::vector<LegendItem> LawContent::legend(const PlotStyle& style, int exponent) const {
    const LawAxis axis = law_.lambdaAxis();
    std::vector<LegendItem> items{{LegendItem::Mark::swatch, style.color(axis.quantity), quantityRuns(axis.label, scaledUnit(axis.unit, exponent))}};
    if (beside_.recording) items.push_back({LegendItem::Mark::ring, beside_.ink(style.color(axis.quantity)), {{beside_.name, false, true}}});
    return items;
}

TextRuns LawContent::xLabel(int exponent) const {
    const LawAxis axis = law_.yAxis();
    return quantityRuns(axis.label, scaledUnit(axis.unit, exponent));
}

bool LawContent::bindBeside() {
    if (beside_.look != BesideRun::Look::dashed) return false;
    return static_cast<bool>(other_.bind(beside_.recording));
}

std::optional<PlotContent::Bounds> LawContent::bounds(const Range&, const Shown& shown) {
    const LawRanges ranges = law_.ranges(law_.rows() > 0 ? recording_->row_at(shown.cursor) : 0);
    Bounds bounds{ranges.y, ranges.lambda, false};
    if (beside_.recording) other_.take();
    if (!beside_.recording || other_.rows() == 0) return bounds;
    const LawRanges of_b = other_.ranges(beside_.recording->row_at(shown.cursor));
    const auto both = [](const Range& a, const Range& b) { return Range{std::min(a.begin, b.begin), std::max(a.end, b.end)}; };
    bounds.x = both(bounds.x, of_b.y);
    bounds.y = both(bounds.y, of_b.lambda);
    return bounds;
}

// Where the other run stands on its law at the same time, and was: rings.
void LawContent::drawBeside(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    other_.take();
    if (other_.rows() == 0) return;
    const std::size_t row = beside_.recording->row_at(shown.cursor);
    const QColor color = beside_.ink(style.color(law_.lambdaAxis().quantity));
    painter.setBrush(Qt::NoBrush);
    const auto ring = [&](const LawPoint& point, double radius, double opacity) {
        painter.setPen(QPen(withAlpha(color, opacity), 1.5 * style.px));
        painter.drawEllipse(view.to(point.at.x(), point.at.y()), radius * style.px, radius * style.px);
    };
    for (const LawPoint& point : other_.trail(row, other_.trailSeconds(), other_.isContact() ? kTrailImpacts : kTrailPoints)) ring(point, 3.5, 0.5);
    if (const auto now = other_.pointAt(row)) ring(*now, 6.5, 1.0);
}

LawPicture LawContent::picture(const View& view, const Shown& shown) const {
    LawPicture p;
    p.rect = view.rect;
    p.ranges = {view.x, view.y};
    if (law_.rows() == 0) return p;
    const std::size_t row = recording_->row_at(shown.cursor);
    p.graph = law_.graphAt(row);
    p.trail = law_.trail(row, law_.trailSeconds(), law_.isContact() ? kTrailImpacts : kTrailPoints);
    p.now = law_.pointAt(row);
    return p;
}

void LawContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown&) {
    LawPicture p;
    p.rect = view.rect;
    p.ranges = {view.x, view.y};
    drawLawAxes(painter, p, inkOf(style, law_.lambdaAxis().quantity));
}

// All of it moves with the cursor: the height of Coulomb's graph is the normal impulse of the state shown.
void LawContent::drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    if (law_.rows() == 0) return;
    painter.save();
    painter.setClipRect(view.rect.adjusted(-6 * style.px, -6 * style.px, 6 * style.px, 6 * style.px), Qt::IntersectClip);
    if (beside_.recording) drawBeside(painter, view, style, shown);
    drawLaw(painter, picture(view, shown), inkOf(style, law_.lambdaAxis().quantity));
    painter.restore();
    const QString state = law_.state(recording_->row_at(shown.cursor));
    if (state.isEmpty() || style.print) return;
    // Where no branch of any graph runs: above and right of the corner.
    painter.setFont(style.font);
    painter.setPen(style.colors.secondary);
    const QRectF room = view.rect.adjusted(8 * style.px, 6 * style.px, -8 * style.px, -6 * style.px);
    painter.drawText(room, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, state); // in a narrow plot on two lines rather than cut
}

std::optional<Hover> LawContent::hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) {
    if (law_.rows() == 0) return std::nullopt;
    const LawPicture p = picture(view, shown);
    const LawPoint* best = nullptr;
    double nearest = 9.0 * style.px;
    const auto look = [&](const LawPoint& point) {
        const QPointF d = p.to(point.at) - at;
        const double distance = std::hypot(d.x(), d.y());
        if (distance >= nearest) return;
        nearest = distance;
        best = &point;
    };
    if (p.now) look(*p.now);
    for (std::size_t i = p.trail.size(); i-- > 0;) look(p.trail[i]);
    if (!best) return std::nullopt;
    const LawAxis y = law_.yAxis(), lambda = law_.lambdaAxis();
    Hover hover;
    hover.time = best->time;
    hover.point = true;
    hover.title = QStringLiteral("t = ") + shownText(best->time, QStringLiteral("s"), 6);
    hover.lines = {{style.color(lambda.quantity), lambda.label, shownText(best->at.y(), lambda.unit)},
                   {style.color(y.quantity), y.label, shownText(best->at.x(), y.unit)}};
    if (const QString state = law_.state(recording_->row_at(best->time)); !state.isEmpty())
        hover.lines.push_back({{}, QObject::tr("state"), state});
    hover.marks = {{p.to(best->at), style.color(lambda.quantity)}};
    return hover;
}

PlotContent::Table LawContent::table(const View&) const {
    Table table;
    table.header = {"t", law_.yAxis().label.toStdString(), law_.lambdaAxis().label.toStdString()};
    table.columns.resize(3);
    for (std::size_t row = 0; row < law_.rows(); ++row)
        if (const auto point = law_.pointAt(row)) {
            table.columns[0].push_back(point->time);
            table.columns[1].push_back(point->at.x());
            table.columns[2].push_back(point->at.y());
        }
    return table;
}

Range LawContent::shownTimes(const View&, const Shown& shown) const { return {shown.cursor - law_.trailSeconds(), shown.cursor}; }

} // namespace saltus::ui
