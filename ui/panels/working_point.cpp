// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/working_point.h"

#include "ui/law/law_painter.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/panel_kit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

constexpr Px kPointHeight{160};
constexpr std::size_t kTrailPoints = 32, kTrailImpacts = 6;

enum class Run { plain, italic, grey };
using Runs = std::vector<std::pair<QString, Run>>;

// "U⁺ + e U⁻" with its letters italic.
Runs symbols(const QString& label) {
    Runs runs;
    for (const QChar c : label) {
        const Run kind = c.isLetter() && c.unicode() < 0x1E00 ? Run::italic : c.category() == QChar::Letter_Lowercase ? Run::italic : Run::plain;
        if (!runs.empty() && runs.back().second == kind) runs.back().first += c;
        else runs.emplace_back(c, kind);
    }
    return runs;
}

QFont fontOf(const Theme& theme, Run kind) {
    QFont font = theme.font(TextSize::small);
    font.setItalic(kind == Run::italic);
    return font;
}

double widthOf(const Theme& theme, const Runs& runs) {
    double width = 0.0;
    for (const auto& [text, kind] : runs) width += QFontMetricsF(fontOf(theme, kind)).horizontalAdvance(text);
    return width;
}

void drawRuns(QPainter& p, const Theme& theme, QPointF at, const Runs& runs) {
    for (const auto& [text, kind] : runs) {
        p.setFont(fontOf(theme, kind));
        p.setPen(kind == Run::grey ? theme.colors().secondary : theme.colors().text);
        p.drawText(at, text);
        at.rx() += QFontMetricsF(p.font()).horizontalAdvance(text);
    }
}

Runs named(const LawAxis& axis) {
    Runs runs = symbols(axis.label);
    if (!axis.unit.isEmpty()) runs.emplace_back(QLatin1Char(' ') + unitText(axis.unit), Run::grey);
    return runs;
}

} // namespace

WorkingPointData WorkingPointData::of(const LawSignals& law, double time) {
    WorkingPointData d;
    d.yAxis = law.yAxis();
    d.lambdaAxis = law.lambdaAxis();
    d.graph = law.graphAt(0);
    d.ranges = law.ranges(0);
    if (law.rows() == 0) return d;
    const std::size_t row = law.recording()->row_at(time);
    d.ranges = law.ranges(row);
    d.known = true;
    d.graph = law.graphAt(row);
    d.now = law.pointAt(row);
    d.trail = law.trail(row, law.trailSeconds(), law.isContact() ? kTrailImpacts : kTrailPoints);
    d.state = law.state(row);
    return d;
}

WorkingPoint::WorkingPoint(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFixedHeight(kPointHeight);
    setToolTip(tr("The law: all pairs that it allows. Blue: where the interaction is now; a ring while the contact is open. "
                  "Dots: where it was."));
    setAccessibleName(tr("Working point"));
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void WorkingPoint::setData(WorkingPointData data) {
    data_ = std::move(data);
    update();
}

QRectF WorkingPoint::graphRect() const { return QRectF(12.5, 4.5, width() - 25, kPointHeight - 9).adjusted(10, 24_px, -10, -24_px); }

void WorkingPoint::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colors& c = theme_.colors();
    const QRectF frame(12.5, 4.5, width() - 25, kPointHeight - 9);
    p.setPen(QPen(c.fieldBorder, 1));
    p.setBrush(c.field);
    p.drawRoundedRect(frame, 4, 4);

    LawPicture picture{graphRect(), data_.ranges, data_.graph, data_.trail, data_.now};
    const LawInk ink{theme_.quantityColor(data_.lambdaAxis.quantity), c.plotAxis, c.field, c.accent, 1.0, 2.5};
    drawLawAxes(p, picture, ink);
    drawLaw(p, picture, ink);

    const QPointF zero = picture.to({0.0, 0.0});
    const QFontMetricsF metrics(theme_.font(TextSize::small));
    // The name of the upright axis stands over it, that of the level one at its right end: below the line, or above it
    // where the graph runs below.
    const Runs up = named(data_.lambdaAxis), across = named(data_.yAxis);
    const double upWidth = widthOf(theme_, up);
    drawRuns(p, theme_, {std::clamp(zero.x() - 0.5 * upWidth, frame.left() + 8, frame.right() - 8 - upWidth), frame.top() + 6 + metrics.ascent()}, up);
    const bool above = data_.graph.shape == LawGraph::Shape::stairs;
    const double baseline = above ? zero.y() - 6 : zero.y() + 5 + metrics.ascent();
    drawRuns(p, theme_, {frame.right() - 8 - widthOf(theme_, across), std::min(baseline, frame.bottom() - 5)}, across);
    if (data_.graph.shape == LawGraph::Shape::stairs && data_.graph.upper > data_.graph.lower) { // the two levels
        p.setFont(theme_.font(TextSize::small));
        p.setPen(c.secondary);
        const double high = picture.to({0.0, data_.graph.upper}).y(), low = picture.to({0.0, data_.graph.lower}).y();
        const bool room = low - high > 2.4 * metrics.height();
        const QString highText = shown(data_.graph.upper, data_.lambdaAxis.unit, 3).value, lowText = shown(data_.graph.lower, data_.lambdaAxis.unit, 3).value;
        if (room) {
            p.drawText(QPointF(picture.rect.left() + 2, high + metrics.ascent() + 3), highText);
            p.drawText(QPointF(picture.rect.right() - 2 - metrics.horizontalAdvance(lowText), low - 5), lowText);
        }
    }
    if (!data_.known) return;
    Runs value;
    if (!data_.state.isEmpty()) value.emplace_back(data_.state, Run::plain);
    if (data_.now) {
        const ShownNumber number = shown(data_.now->at.y(), data_.lambdaAxis.unit);
        if (!value.empty()) value.emplace_back(QStringLiteral(", "), Run::plain);
        for (const auto& run : symbols(data_.lambdaAxis.label)) value.push_back(run);
        value.emplace_back(QStringLiteral(" = %1 ").arg(number.value), Run::plain);
        value.emplace_back(number.unit, Run::grey);
    }
    drawRuns(p, theme_, {frame.right() - 8 - widthOf(theme_, value), frame.bottom() - 7}, value);
}

} // namespace saltus::ui

#include "moc_working_point.cpp"
