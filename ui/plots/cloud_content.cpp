// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cloud_content.h"

#include "ui/look/format.h"
#include "ui/run/signal_label.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace saltus::ui {
namespace {

// A map of a long recording fills over several ticks, none of which the user feels.
constexpr std::size_t rowsATick = 400'000;
constexpr std::size_t kMostRings = 2000; // of the second run; more of them are a cloud

} // namespace

CloudContent::CloudContent(const model::Plot& plot, PlotSection section, std::vector<ParameterInfo> parameters)
    : PlotContent(plot), wanted_(std::move(section)), parameters_(std::move(parameters)) {}

std::vector<double> CloudContent::start() const {
    std::vector<double> row;
    if (!recording_ || recording_->rows() == 0) return row;
    for (std::size_t c = 0; c < recording_->catalogue().size(); ++c) row.push_back(recording_->value(c, 0));
    for (const double value : recording_->parameters_at(0)) row.push_back(value);
    return row;
}

Result<void> CloudContent::bind(std::shared_ptr<const Recording> recording) {
    const std::vector<double> before = start();
    recording_.reset();
    section_.reset();
    points_.clear();
    times_.clear();
    forgottenBefore_ = 0;
    // A run that begins as the last one did makes the same points again; of another one the old points stay.
    if (recording && recording->rows() > 0) {
        std::swap(recording_, recording);
        const bool same = start() == before;
        std::swap(recording_, recording);
        if (!before.empty() && !same) std::move(settings_.begin(), settings_.end(), std::back_inserter(earlier_));
        else if (same) earlier_.clear();
    }
    settings_.clear();
    if (!recording) return {};
    const auto x = findColumn(*recording, wanted_.x, name()), y = findColumn(*recording, wanted_.y, name());
    if (!x) return Unexpected(x.error());
    if (!y) return Unexpected(y.error());
    auto section = Section::create(*recording, wanted_.kind, {wanted_.x, wanted_.y}, wanted_.between);
    if (!section) return Unexpected(section.error());
    section_ = std::move(*section);
    recording_ = std::move(recording);
    xChannel_ = recording_->catalogue()[*x];
    yChannel_ = recording_->catalogue()[*y];
    xTicks_ = tickKindOf(*recording_, *x);
    yTicks_ = tickKindOf(*recording_, *y);
    std::string watched;
    if (const auto* strobe = std::get_if<StroboscopicSection>(&wanted_.kind)) watched = strobe->phase;
    if (const auto* plane = std::get_if<PlaneSection>(&wanted_.kind)) watched = plane->signal;
    const auto column = recording_->catalogue().find(watched);
    watched_ = column ? signalLabel(recording_->catalogue()[*column]) : QString::fromStdString(watched);
    return {};
}

bool CloudContent::take() { return takeRows(rowsATick); }

void CloudContent::takeAll() { takeRows(static_cast<std::size_t>(-1)); }

bool CloudContent::takeRows(std::size_t most) {
    if (!recording_ || section_->update(*recording_, most) == 0) return false;
    const auto& found = section_->points();
    for (std::size_t i = times_.size(); i < found.size(); ++i) addPoint(found[i]);
    nameSettings();
    return true;
}

std::size_t CloudContent::colorFor(const std::vector<double>& values) {
    const auto taken = [&](std::size_t color) { return std::any_of(earlier_.begin(), earlier_.end(), [&](const Setting& s) { return s.color == color; }); };
    for (const auto& [had, color] : colors_)
        if (had == values && !taken(color)) return color;
    return colors_.emplace_back(values, nextColor_++).second;
}

void CloudContent::addPoint(const SectionPoint& point) {
    const double x = point.values[0], y = point.values[1];
    points_.emplace_back(x, y);
    times_.push_back(point.time);
    std::vector<double> values = recording_->parameters_at(point.row);
    auto setting = std::find_if(settings_.begin(), settings_.end(), [&](const Setting& s) { return s.values == values; });
    if (setting == settings_.end()) {
        const std::size_t color = colorFor(values);
        settings_.push_back({std::move(values), {}, color, {}, {}, {}});
        while (!earlier_.empty() && settingCount() > kEarlier + 1) earlier_.erase(earlier_.begin());
        if (settingCount() > kEarlier + 1) settings_.erase(settings_.begin());
    } else if (setting + 1 != settings_.end()) {
        std::rotate(setting, setting + 1, settings_.end()); // the present one is the last
    }
    settings_.back().points.emplace_back(x, y);
    settings_.back().times.push_back(point.time);
    if (!std::isfinite(x) || !std::isfinite(y)) return;
    if (points_.size() == 1) {
        lowX_ = highX_ = x;
        lowY_ = highY_ = y;
    }
    lowX_ = std::min(lowX_, x);
    highX_ = std::max(highX_, x);
    lowY_ = std::min(lowY_, y);
    highY_ = std::max(highY_, y);
}

// By the parameters that are not the same in all of them.
void CloudContent::nameSettings() {
    std::vector<Setting*> all;
    for (Setting& s : earlier_) all.push_back(&s);
    for (Setting& s : settings_) all.push_back(&s);
    if (all.size() < 2) return;
    std::vector<std::size_t> differ;
    for (std::size_t p = 0; p < parameters_.size(); ++p)
        if (std::any_of(all.begin(), all.end(), [&](const Setting* s) { return p < s->values.size() && p < all[0]->values.size() && s->values[p] != all[0]->values[p]; }))
            differ.push_back(p);
    for (Setting* s : all) {
        QStringList texts;
        for (const std::size_t p : differ) {
            const ParameterInfo& info = parameters_[p];
            const QString exact = QString::fromStdString(info.exactText(s->values[p]));
            const QString number = exact.size() <= 7 ? exact : plainNumber(info.inUnit(s->values[p])), unit = unitText(QString::fromStdString(info.unit));
            texts << (differ.size() > 1 || unit.isEmpty() ? QString::fromStdString(info.name) + QStringLiteral(" = ") : QString()) + number + (unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
        }
        s->text = !texts.isEmpty() ? texts.join(QStringLiteral(", ")) : s == all.back() ? QObject::tr("this run") : QObject::tr("a run before");
    }
}

QColor CloudContent::colorOf(const Setting& setting, const PlotStyle& style) const {
    const Colors& c = style.colors;
    const QColor colors[] = {c.section, c.velocity, c.friction, c.position, c.loss, c.parameter};
    // How many settings came after it.
    std::size_t age = 0;
    const auto count = [&](const std::vector<Setting>& list) {
        for (const Setting& s : list)
            if (&s == &setting) age = 0;
            else ++age;
    };
    count(earlier_);
    count(settings_);
    return withAlpha(colors[setting.color % std::size(colors)], std::max(0.2, std::pow(0.65, static_cast<double>(age))));
}

void CloudContent::forgetEarlier() {
    earlier_.clear();
    if (settings_.size() < 2) return;
    settings_.erase(settings_.begin(), settings_.end() - 1);
    forgottenBefore_ = points_.size() - settings_.back().points.size();
}

void CloudContent::inherit(CloudContent& from) {
    earlier_ = std::move(from.earlier_);
    colors_ = std::move(from.colors_);
    nextColor_ = from.nextColor_;
}

bool CloudContent::bindBeside() {
    besideSection_.reset();
    besidePoints_.clear();
    if (beside_.look != BesideRun::Look::dashed) return false; // what was before an edit is kept by its values
    auto section = Section::create(*beside_.recording, wanted_.kind, {wanted_.x, wanted_.y});
    if (!section) return false;
    besideSection_ = std::move(*section);
    return true;
}

QString CloudContent::condition() const {
    if (std::holds_alternative<ImpactSection>(wanted_.kind)) return QObject::tr("at impacts");
    const auto* strobe = std::get_if<StroboscopicSection>(&wanted_.kind);
    const double level = strobe != nullptr ? strobe->offset : std::get<PlaneSection>(wanted_.kind).level;
    return QObject::tr("at %1 = %2").arg(watched_, plainNumber(level));
}

std::vector<LegendItem> CloudContent::legend(const PlotStyle& style, int exponent) const {
    TextRuns text = quantityRuns(signalLabel(yChannel_), scaledUnit(QString::fromStdString(yChannel_.unit), exponent));
    if (!text.empty() && recording_) {
        text.back().text += QLatin1Char(' ');
        for (TextRun& run : quantityRuns(condition(), {})) text.push_back(std::move(run));
    }
    const bool two = beside_.recording && besideSection_;
    const LegendItem b{LegendItem::Mark::ring, beside_.ink(style.colors.section), {{beside_.name, false, true}}};
    if (!hasEarlier() || settings_.empty()) {
        std::vector<LegendItem> items{{LegendItem::Mark::swatch, style.colors.section, std::move(text)}};
        if (two) items.push_back(b);
        return items;
    }
    // The present values first, older ones after them.
    std::vector<LegendItem> items{{LegendItem::Mark::none, {}, std::move(text)}};
    const auto add = [&](const std::vector<Setting>& list) {
        for (auto s = list.rbegin(); s != list.rend(); ++s) items.push_back({LegendItem::Mark::swatch, colorOf(*s, style), {{s->text, false, false}}});
    };
    add(settings_);
    add(earlier_);
    if (two) items.push_back(b);
    return items;
}

TextRuns CloudContent::xLabel(int exponent) const {
    return quantityRuns(signalLabel(xChannel_), scaledUnit(QString::fromStdString(xChannel_.unit), exponent));
}

QString CloudContent::subtitle() const {
    if (settings_.empty()) return {};
    const std::size_t now = settings_.back().points.size();
    const QString count = now == 1 ? QObject::tr("1 point") : QObject::tr("%1 points").arg(groupedNumber(now));
    return settings_.back().text.isEmpty() ? count : QObject::tr("%1 at %2").arg(count, settings_.back().text);
}

std::span<const QPointF> CloudContent::inTimes(const Shown& shown, std::size_t& first) const {
    first = forgottenBefore_;
    std::size_t last = points_.size();
    if (shown.times) {
        first = std::max(first, static_cast<std::size_t>(std::lower_bound(times_.begin(), times_.end(), shown.times->begin) - times_.begin()));
        last = static_cast<std::size_t>(std::upper_bound(times_.begin(), times_.end(), shown.times->end) - times_.begin());
    }
    return std::span<const QPointF>(points_).subspan(first, std::max(first, last) - first);
}

std::optional<PlotContent::Bounds> CloudContent::bounds(const Range&, const Shown&) {
    if (points_.empty()) return std::nullopt;
    Bounds bounds{{lowX_, highX_}, {lowY_, highY_}, false};
    for (const Setting& setting : earlier_)
        for (const QPointF& p : setting.points) {
            if (!std::isfinite(p.x()) || !std::isfinite(p.y())) continue;
            bounds.x = {std::min(bounds.x.begin, p.x()), std::max(bounds.x.end, p.x())};
            bounds.y = {std::min(bounds.y.begin, p.y()), std::max(bounds.y.end, p.y())};
        }
    for (const QPointF& p : besidePoints_) {
        if (!std::isfinite(p.x()) || !std::isfinite(p.y())) continue;
        bounds.x = {std::min(bounds.x.begin, p.x()), std::max(bounds.x.end, p.x())};
        bounds.y = {std::min(bounds.y.begin, p.y()), std::max(bounds.y.end, p.y())};
    }
    return bounds;
}

// A handful of points must be seen too (a periodic motion has few): 4 px up to a hundred, 1.6 px from four thousand on.
double CloudContent::pointSize() const {
    const double n = static_cast<double>(std::max<std::size_t>(points_.size(), 1));
    return std::clamp(4.0 - 2.4 * std::log10(n / 100.0) / std::log10(40.0), 1.6, 4.0);
}

void CloudContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    const bool wasOn = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    const auto drawAll = [&](std::vector<Setting>& list, bool ofThisRun) {
        for (Setting& setting : list) {
            std::span<const QPointF> points = setting.points;
            if (shown.times) {
                if (!ofThisRun) continue;
                const auto from = std::lower_bound(setting.times.begin(), setting.times.end(), shown.times->begin);
                const auto to = std::upper_bound(from, setting.times.end(), shown.times->end);
                points = points.subspan(static_cast<std::size_t>(from - setting.times.begin()), static_cast<std::size_t>(to - from));
                setting.raster.clear();
            }
            drawPoints(painter, view, style, points, setting.raster, colorOf(setting, style));
            if (shown.times) setting.raster.clear();
        }
    };
    if (beside_.recording) drawBeside(painter, view, style, shown);
    drawAll(earlier_, false);
    drawAll(settings_, true);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, wasOn);
}

// Rings, so that a point of this run on one of the other leaves both to be seen; where they are too many, a cloud below this run's.
void CloudContent::drawBeside(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    if (!besideSection_) return;
    besideSection_->update(*beside_.recording, 10 * rowsATick);
    const auto& found = besideSection_->points();
    if (found.size() < besidePoints_.size()) besidePoints_.clear();
    for (std::size_t i = besidePoints_.size(); i < found.size(); ++i) besidePoints_.emplace_back(found[i].values[0], found[i].values[1]);
    const QColor color = beside_.ink(style.colors.section);
    if (besidePoints_.size() > kMostRings) {
        drawPoints(painter, view, style, besidePoints_, besideRaster_, withAlpha(color, 0.45));
        return;
    }
    painter.setPen(QPen(color, style.px));
    painter.setBrush(Qt::NoBrush);
    const double radius = (0.5 * pointSize() + 1.5) * style.px;
    for (std::size_t i = 0; i < besidePoints_.size(); ++i) {
        if (shown.times && !shown.times->contains(found[i].time)) continue;
        const QPointF at = view.to(besidePoints_[i].x(), besidePoints_[i].y());
        if (view.rect.contains(at)) painter.drawEllipse(at, radius, radius);
    }
}

void CloudContent::drawPoints(QPainter& painter, const View& view, const PlotStyle& style, std::span<const QPointF> points, PointRaster& raster, const QColor& color) const {
    if (points.empty()) return;
    const double before = painter.opacity();
    QColor full = color;
    full.setAlpha(255);
    const QImage* density = nullptr;
    if (points.size() > densePoints) {
        density = &raster.dense(points, view, style.print ? view.pixelsPerUnit : 2.0 * view.pixelsPerUnit, full);
        if (raster.places().size() <= densePoints) {
            density = nullptr;
            points = raster.places();
        }
    } else {
        raster.clear(); // what it counted may be of another line
    }
    if (density) {
        painter.setOpacity(before * color.alphaF());
        painter.drawImage(view.rect, *density);
    } else if (style.print) {
        // On paper a cloud of this size stays vectors.
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(color, 0.9));
        const double radius = 0.4 * pointSize() * style.px;
        for (const QPointF& p : points) {
            const QPointF at = view.to(p.x(), p.y());
            if (view.rect.contains(at)) painter.drawEllipse(at, radius, radius);
        }
    } else {
        painter.setOpacity(before * color.alphaF());
        painter.drawImage(view.rect, raster.soft(points, view, view.pixelsPerUnit, full, pointSize() * style.px, 0.75));
    }
    painter.setOpacity(before);
}

void CloudContent::drawNow(QPainter& painter, const View& view, const PlotStyle& style, const Shown& shown) {
    // The last point at or before the state shown.
    const auto after = std::upper_bound(times_.begin(), times_.end(), shown.cursor);
    if (after == times_.begin()) return;
    const QPointF& p = points_[static_cast<std::size_t>(after - times_.begin()) - 1];
    const QPointF at = view.to(p.x(), p.y());
    if (!view.rect.adjusted(-2, -2, 2, 2).contains(at)) return;
    painter.setPen(QPen(style.colors.plotCanvas, 1.5 * style.px));
    painter.setBrush(style.colors.accent);
    painter.drawEllipse(at, 5.25 * style.px, 5.25 * style.px);
}

std::optional<Hover> CloudContent::hover(const View& view, const PlotStyle& style, const Shown& shown, QPointF at) {
    std::size_t first = 0;
    const std::span<const QPointF> points = inTimes(shown, first);
    double best = 8.0 * style.px;
    std::size_t index = points.size();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double dx = view.toX(points[i].x()) - at.x();
        if (!(std::abs(dx) < best)) continue;
        const double distance = std::hypot(dx, view.toY(points[i].y()) - at.y());
        if (distance < best) {
            best = distance;
            index = i;
        }
    }
    if (index == points.size()) return std::nullopt;
    Hover hover;
    hover.time = times_[first + index];
    hover.point = true;
    hover.title = QStringLiteral("t = ") + shownText(hover.time, QStringLiteral("s"), 6);
    hover.lines = {{{}, signalLabel(xChannel_), shownText(points[index].x(), QString::fromStdString(xChannel_.unit))},
                   {{}, signalLabel(yChannel_), shownText(points[index].y(), QString::fromStdString(yChannel_.unit))}};
    hover.marks = {{view.to(points[index].x(), points[index].y()), style.colors.section}};
    return hover;
}

PlotContent::Table CloudContent::table(const View& view) const {
    Table table;
    table.header = {"t", wanted_.x, wanted_.y};
    table.columns.resize(3);
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (!view.x.contains(points_[i].x()) || !view.y.contains(points_[i].y())) continue;
        table.columns[0].push_back(times_[i]);
        table.columns[1].push_back(points_[i].x());
        table.columns[2].push_back(points_[i].y());
    }
    return table;
}

} // namespace saltus::ui
