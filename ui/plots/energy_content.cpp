// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/energy_content.h"

#include "ui/look/format.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::ui {
namespace {

const std::array<const char*, 7> channelNames{"energy.kinetic", "energy.potential", "energy.total", "energy.input",
                                              "energy.damping", "energy.impact",    "energy.scheme"};

} // namespace

EnergyContent::EnergyContent(const model::Plot& plot) : PlotContent(plot) {}

std::vector<std::string> EnergyContent::recordedSignals() const {
    return {channelNames.begin(), channelNames.end()};
}

Result<void> EnergyContent::bind(std::shared_ptr<const Recording> recording) {
    recording_.reset();
    rows_ = 0;
    damped_ = lossy_ = driven_ = schemeLoss_ = false;
    samples_.clear();
    if (!recording) return {};
    for (std::size_t part = 0; part < parts; ++part) {
        const auto column = findColumn(*recording, channelNames[part], name());
        if (!column) return Unexpected(column.error());
        columns_[part] = *column;
    }
    recording_ = std::move(recording);
    return {};
}

bool EnergyContent::take() {
    if (!recording_) return false;
    const std::size_t rows = recording_->rows();
    if (rows == rows_) return false;
    rows_ = rows;
    // What never happens in this run is left out of legend and stack.
    const double scale = 1e-9 * largestEver(*recording_, columns_[total]);
    const auto happens = [&](Part part) {
        const MinMax m = recording_->range(columns_[part], 0, rows);
        return m.max > scale || m.min < -scale;
    };
    damped_ = damped_ || happens(damping);
    lossy_ = lossy_ || happens(impact);
    driven_ = driven_ || happens(input);
    schemeLoss_ = schemeLoss_ || happens(scheme);
    return true;
}

// What the scheme takes lies on what dampers take; where nothing damps it is not called so.
QString EnergyContent::dampingText() const {
    return !damped_ ? QObject::tr("scheme", "energy") : schemeLoss_ ? QObject::tr("damping + scheme") : QObject::tr("damping");
}

std::vector<LegendItem> EnergyContent::legend(const PlotStyle& style, int exponent) const {
    using Mark = LegendItem::Mark;
    const auto words = [](const QString& text) { return TextRuns{{text, false, false}}; };
    std::vector<LegendItem> items{{Mark::swatch, style.colors.position, words(QObject::tr("potential"))},
                                  {Mark::swatch, style.colors.velocity, words(QObject::tr("kinetic"))}};
    const bool apart = divisor_ > 0.0;
    const auto divided = [&](const QString& text) { return divisor_ > 1.0 ? words(QStringLiteral("%1 / %2").arg(text, groupedInteger(std::llround(divisor_)))) : words(text); };
    const Mark mark = apart ? Mark::line : Mark::swatch;
    if (damped_ || schemeLoss_) items.push_back({mark, style.colors.friction, divided(dampingText())});
    if (lossy_) items.push_back({mark, style.colors.loss, divided(QObject::tr("loss at contacts"))});
    for (LegendItem& item : besideLegend(style, style.colors.velocity)) items.push_back(std::move(item));
    if (!apart) items.push_back({Mark::dashes, style.colors.secondary, words(driven_ ? QObject::tr("start + input") : QObject::tr("start"))});
    else if (driven_) items.push_back({Mark::dashes, style.colors.secondary, divided(QObject::tr("input"))});
    items.push_back({Mark::none, {}, {{scaledUnit(QStringLiteral("J"), exponent), false, true}}});
    return items;
}

TextRuns EnergyContent::xLabel(int exponent) const {
    return quantityRuns(QStringLiteral("t"), scaledUnit(QStringLiteral("s"), exponent));
}

double EnergyContent::imbalance(std::size_t row) const {
    return at(total, 0) + at(input, row) - at(damping, row) - at(impact, row) - at(scheme, row) - at(total, row);
}

QString EnergyContent::subtitle() const {
    if (rows_ < 2) return {};
    const double open = std::abs(imbalance(rows_ - 1));
    return QObject::tr("closes to %1").arg(shownText(open, QStringLiteral("J"), 2));
}

// Levels of the stack at the first and last row of every bin: an impact moves energy from one level to the next within a
// step, so that extremes of single channels would tear the stack apart; extremes inside the levels are taken from the
// channels that are levels themselves.
void EnergyContent::refine(const Recording& recording, const Columns& columns, const Range& time, int bins, std::vector<Sample>& samples) {
    samples.clear();
    binRows(recording, time, bins, bins_);
    if (bins_.last <= bins_.first) return;
    const std::size_t base = bins_.first;
    const auto of = [&](Part part, std::size_t row) { return recording.value(columns[part], row); };
    const double e0 = of(total, base), w0 = of(input, base), d0 = of(damping, base) + of(scheme, base),
                 i0 = of(impact, base);
    const auto sample = [&](std::size_t row) {
        Sample s{};
        s.t = recording.value(0, row);
        s.potential = of(potential, row);
        s.energy = of(total, row);
        s.damped = s.energy + of(damping, row) + of(scheme, row) - d0;
        s.lost = s.damped + of(impact, row) - i0;
        s.given = e0 + of(input, row) - w0;
        samples.push_back(s);
    };
    if (bins_.exact) {
        for (std::size_t row = bins_.first; row < bins_.last; ++row) sample(row);
        return;
    }
    for (std::size_t b = 0; b + 1 < bins_.edges.size(); ++b) {
        sample(bins_.edges[b]);
        if (bins_.edges[b + 1] > bins_.edges[b] + 1) sample(bins_.edges[b + 1] - 1);
    }
}

void EnergyContent::takeApart() {
    double energies = 0.0, others = 0.0;
    for (const Sample& s : samples_) {
        energies = std::max({energies, std::abs(s.potential), std::abs(s.energy)});
        others = std::max({others, s.damped - s.energy, s.lost - s.damped, std::abs(s.given - samples_.front().given)});
    }
    // Not to and fro about one limit while the window rolls.
    const double limit = divisor_ > 0.0 ? 0.7 : 1.0;
    divisor_ = energies > 0.0 && others > limit * energies ? std::pow(10.0, std::max(0.0, std::ceil(std::log10(others / energies) - 1e-9))) : 0.0;
}

std::optional<PlotContent::Bounds> EnergyContent::bounds(const Range& time, const Shown&) {
    if (!recording_) return std::nullopt;
    if (recording_->rows() > 0) refine(rowsOver(time), columns_, time, 400, samples_);
    else samples_.clear();
    double least = 0.0, greatest = 0.0;
    if (beside_.recording) {
        refine(besideOver(time), besideColumns_, time, 400, besideSamples_);
        for (const Sample& s : besideSamples_) {
            least = std::min({least, s.potential, s.energy});
            greatest = std::max({greatest, s.potential, s.energy});
        }
    }
    if (samples_.empty() && (!beside_.recording || besideSamples_.empty())) return std::nullopt;
    takeApart();
    for (const Sample& s : samples_) {
        least = std::min({least, s.potential, s.energy});
        greatest = std::max({greatest, s.potential, s.energy});
        if (divisor_ > 0.0) {
            const double given = s.given - samples_.front().given;
            least = std::min({least, (s.damped - s.energy) / divisor_, (s.lost - s.damped) / divisor_, given / divisor_});
            greatest = std::max({greatest, (s.damped - s.energy) / divisor_, (s.lost - s.damped) / divisor_, given / divisor_});
        } else {
            least = std::min({least, s.lost, s.given});
            greatest = std::max({greatest, s.lost, s.given});
        }
    }
    double largest = 0.0;
    if (beside_.recording) largest = largestEver(*beside_.recording, besideColumns_[total]);
    for (const std::size_t column : columns_) largest = std::max(largest, largestEver(*recording_, column));
    const Range shown = apartFromRoundOff({least, greatest}, largest);
    return Bounds{time, {std::min(0.0, least), shown.end}, true};
}

void EnergyContent::draw(QPainter& painter, const View& view, const PlotStyle& style, const Shown&) {
    if (!recording_) return;
    const int bins = static_cast<int>(std::ceil(view.rect.width() * view.pixelsPerUnit));
    if (beside_.recording) drawBeside(painter, view, style, bins);
    if (rows_ < 2) return;
    refine(rowsOver(view.x), columns_, view.x, bins, samples_);
    if (samples_.size() < 2) return;
    const auto y = [&](double value) { return std::clamp(view.toY(value), view.rect.top(), view.rect.bottom()); };
    const auto x = [&](double t) { return std::clamp(view.toX(t), view.rect.left(), view.rect.right()); };
    const auto area = [&](auto low, auto high, const QColor& color, double opacity) {
        area_.clear();
        for (const Sample& s : samples_) area_ << QPointF(x(s.t), y(high(s)));
        for (auto s = samples_.rbegin(); s != samples_.rend(); ++s) area_ << QPointF(x(s->t), y(low(*s)));
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(color, opacity));
        painter.drawPolygon(area_);
    };
    const auto edge = [&](auto level, const QColor& color) {
        line_.clear();
        for (const Sample& s : samples_) line_.emplace_back(s.t, level(s));
        curvePainter_.drawTimeCurve(painter, view, line_, {color, style.curveWidth});
    };
    const auto zero = [](const Sample&) { return 0.0; };
    const auto p = [](const Sample& s) { return s.potential; };
    const auto e = [](const Sample& s) { return s.energy; };
    const auto d = [](const Sample& s) { return s.damped; };
    const auto l = [](const Sample& s) { return s.lost; };
    const bool withDamping = damped_ || schemeLoss_, apart = divisor_ > 0.0;
    const double strength = style.colors.plotCanvas.lightness() < 128 ? 0.34 : 0.2;
    area(zero, p, style.colors.position, strength);
    area(p, e, style.colors.velocity, strength);
    if (withDamping && !apart) area(e, d, style.colors.friction, strength);
    if (lossy_ && !apart) area(d, l, style.colors.loss, strength);
    edge(p, style.colors.position);
    edge(e, style.colors.velocity);
    if (apart) {
        if (withDamping) edge([this](const Sample& s) { return (s.damped - s.energy) / divisor_; }, style.colors.friction);
        if (lossy_) edge([this](const Sample& s) { return (s.lost - s.damped) / divisor_; }, style.colors.loss);
        if (!driven_) return;
        line_.clear();
        for (const Sample& s : samples_) line_.push_back(view.to(s.t, (s.given - samples_.front().given) / divisor_));
        curvePainter_.drawPath(painter, view, line_, {style.colors.secondary, style.curveWidth * 2.0 / 3.0, 4.0 * style.px, 3.0 * style.px});
        return;
    }
    if (withDamping) edge(d, style.colors.friction);
    if (lossy_) edge(l, style.colors.loss);
    line_.clear();
    for (const Sample& s : samples_) line_.push_back(view.to(s.t, s.given));
    curvePainter_.drawPath(painter, view, line_, {style.colors.secondary, style.curveWidth * 2.0 / 3.0, 4.0 * style.px, 3.0 * style.px});
}

// Its two energies alone: a second stack of areas would hide the first.
void EnergyContent::drawBeside(QPainter& painter, const View& view, const PlotStyle& style, int bins) {
    refine(besideOver(view.x), besideColumns_, view.x, bins, besideSamples_);
    const auto edge = [&](double Sample::*level, const QColor& color) {
        line_.clear();
        for (const Sample& s : besideSamples_) line_.emplace_back(s.t, s.*level);
        curvePainter_.drawTimeCurve(painter, view, line_, besideStroke(beside_, color, style.curveWidth, style.px));
    };
    edge(&Sample::potential, style.colors.position);
    edge(&Sample::energy, style.colors.velocity);
}

bool EnergyContent::bindBeside() {
    for (std::size_t part = 0; part < parts; ++part) {
        const auto column = beside_.recording->catalogue().find(channelNames[part]);
        if (!column) return false;
        besideColumns_[part] = *column;
    }
    return true;
}

std::optional<Hover> EnergyContent::hover(const View& view, const PlotStyle& style, const Shown&, QPointF at_) {
    if (!recording_ || rows_ < 2) return std::nullopt;
    const double time = view.fromX(at_.x());
    if (time < recording_->value(0, 0) || time > newestTime(*recording_)) return std::nullopt;
    const std::size_t row = recording_->row_at(time);
    const std::size_t base = recording_->row_at(view.x.begin);
    const QString joule = QStringLiteral("J");
    Hover hover;
    hover.time = recording_->value(0, row);
    hover.title = QStringLiteral("t = ") + shownText(hover.time, QStringLiteral("s"), 6);
    hover.lines = {{style.colors.position, QObject::tr("potential"), shownText(at(potential, row), joule)},
                   {style.colors.velocity, QObject::tr("kinetic"), shownText(at(kinetic, row), joule)}};
    if (damped_ || schemeLoss_)
        hover.lines.push_back({style.colors.friction, dampingText(),
                               shownText(at(damping, row) + at(scheme, row) - at(damping, base) - at(scheme, base), joule)});
    if (lossy_)
        hover.lines.push_back({style.colors.loss, QObject::tr("loss at contacts"),
                               shownText(at(impact, row) - at(impact, base), joule)});
    if (driven_)
        hover.lines.push_back({{}, QObject::tr("input"), shownText(at(input, row) - at(input, base), joule)});
    // The last impact at or before this time, when it is near the mouse: its own loss.
    if (const std::size_t count = recording_->impact_count(); count > 0) {
        std::size_t low = 0, high = count;
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            if (recording_->impact(middle).time <= time)
                low = middle + 1;
            else
                high = middle;
        }
        for (const std::size_t index : {low, low - 1}) {
            if (index >= count) continue;
            const Impact hit = recording_->impact(index);
            if (std::abs(view.toX(hit.time) - at_.x()) > 5.0 * style.px) continue;
            hover.lines.push_back({style.colors.loss, QObject::tr("impact %1").arg(index + 1),
                                   QStringLiteral("ΔE = ") + shownText(hit.energy, joule)});
            hover.impact = index;
            break;
        }
    }
    if (view.y.contains(at(potential, row)))
        hover.marks.emplace_back(view.to(hover.time, at(potential, row)), style.colors.position);
    if (view.y.contains(at(total, row)))
        hover.marks.emplace_back(view.to(hover.time, at(total, row)), style.colors.velocity);
    return hover;
}

} // namespace saltus::ui
