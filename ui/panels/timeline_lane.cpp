// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/timeline_lane.h"

#include "ui/look/format.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::ui {

namespace {

const QString kEndless = QStringLiteral("∞");

// The next of 1, 1.5, 2, 3, 4, 5, 6, 8 x 10^n that is at least x: the axis grows in steps, not with every frame.
double roundUp(double x) {
    const double decade = std::pow(10.0, std::floor(std::log10(std::max(x, 1e-9))));
    for (const double m : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (m * decade >= x * (1 - 1e-12)) return m * decade;
    return 10.0 * decade;
}

double tickStep(double span, double pixels) {
    const double raw = span / std::max(2.0, pixels / 120.0);
    const double decade = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double m : {1.0, 2.0, 5.0})
        if (m * decade >= raw) return m * decade;
    return 10.0 * decade;
}

QColor faded(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

} // namespace

TimelineLane::TimelineLane(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), theme_(theme), run_(run), cursor_(cursor) {
    setFixedHeight(kLaneTop + kLaneHeight + 16_px);
    setMouseTracking(true);
    setCursor(Qt::ArrowCursor);
    sinceSpans_.start();
    connect(&theme, &Theme::changed, this, [this] { update(); });
    connect(&cursor, &TimeCursor::changed, this, [this] { update(); });
    connect(&cursor, &TimeCursor::impactPicked, this, [this] { update(); });
    connect(&cursor, &TimeCursor::markersChanged, this, [this] { update(); });
}

void TimelineLane::setRecording(std::shared_ptr<const Recording> recording, double step) {
    recording_ = std::move(recording);
    step_ = step;
    times_.clear();
    impulses_.clear();
    spans_.clear();
    greatest_ = 0.0;
    finder_ = AccumulationFinder(step);
    rows_ = 0;
    spansAtRow_ = 0;
    // A run from the start is seen as a whole again; the zoom of a line that goes on from a place in view stays.
    if (fitted_ || !recording_ || recording_->rows() <= 1 || lastTime() < begin_) {
        fitted_ = true;
        begin_ = 0.0;
        end_ = 0.0;
    }
    sinceSpans_.invalidate();
    tick();
    update();
}

double TimelineLane::lastTime() const {
    if (!recording_ || recording_->rows() == 0) return 0.0;
    return recording_->value(0, recording_->rows() - 1);
}

void TimelineLane::tick() {
    const std::size_t rows = recording_ ? recording_->rows() : 0;
    if (rows != rows_ || end_ <= begin_) {
        rows_ = rows;
        if (recording_ && recording_->impact_count() > times_.size())
            for (const Impact& impact : recording_->impacts(times_.size())) {
                times_.push_back(impact.time);
                impulses_.push_back(static_cast<float>(impact.impulse));
                greatest_ = std::max(greatest_, impact.impulse);
                finder_.add(impact);
            }
        takeSpans();
        const double newest = lastTime();
        if (fitted_) {
            const double whole = wholeEnd();
            const double least = run_.endTime() > 0.0 ? std::min(1.0, run_.endTime()) : 1.0;
            begin_ = 0.0;
            // A run that has stopped at its end fills the lane; one that goes on keeps a little room.
            end_ = std::abs(whole - run_.endTime()) < 2 * step_ ? run_.endTime() : roundUp(std::max(whole * 1.01, least));
            emit viewChanged();
        } else if (cursor_.following() && run_.state() == RunState::running && newest > end_) {
            const double width = end_ - begin_;
            begin_ = newest - 0.75 * width;
            end_ = begin_ + width;
            emit viewChanged();
        }
        update();
    } else if (run_.state() != RunState::running && spansAtRow_ != rows_) {
        takeSpans();
        update();
    }
}

void TimelineLane::takeSpans() {
    // All spans come as a copy: a few times a second is enough while they grow.
    if (!recording_ || (sinceSpans_.isValid() && sinceSpans_.elapsed() < 250)) return;
    sinceSpans_.start();
    spansAtRow_ = rows_;
    spans_.clear();
    const double now = lastTime();
    const double shortest = std::max(8 * step_, 1e-12); // a single impact is no phase of contact
    for (const ContactSpan& s : recording_->contact_spans()) {
        const double end = s.open_ended ? std::max(s.end, now) : s.end;
        if (end - s.begin >= shortest) spans_.push_back({s.begin, end});
    }
    std::sort(spans_.begin(), spans_.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    std::vector<Span> joined;
    for (const Span& s : spans_) {
        if (!joined.empty() && s.begin <= joined.back().end)
            joined.back().end = std::max(joined.back().end, s.end);
        else
            joined.push_back(s);
    }
    spans_ = std::move(joined);
}

double TimelineLane::xOf(double time) const {
    return kMargin + (time - begin_) / (end_ - begin_) * (width() - 2 * kMargin);
}

double TimelineLane::timeAt(double x) const {
    return begin_ + (x - kMargin) / (width() - 2 * kMargin) * (end_ - begin_);
}

void TimelineLane::setView(double begin, double end) {
    const double least = std::max(20 * step_, 1e-9);
    if (!(end - begin >= least)) return;
    if (begin < 0.0) {
        end -= begin;
        begin = 0.0;
    }
    fitted_ = false;
    begin_ = begin;
    end_ = end;
    update();
    emit viewChanged();
}

double TimelineLane::wholeEnd() const {
    double whole = lastTime();
    for (const auto& branch : run_.branches())
        if (branch && branch->rows()) whole = std::max(whole, branch->value(0, branch->rows() - 1));
    return whole;
}

void TimelineLane::followRecent(double seconds) {
    const double newest = lastTime();
    cursor_.follow();
    setView(std::max(0.0, newest - 0.9 * seconds), std::max(0.0, newest - 0.9 * seconds) + seconds);
}

void TimelineLane::fit() {
    fitted_ = true;
    end_ = begin_; // measured anew
    tick();
}

// --- queries --------------------------------------------------------------------------------------------------------

std::optional<std::size_t> TimelineLane::impactAt(double x, double reach) const {
    const double from = timeAt(x - reach), to = timeAt(x + reach);
    const auto first = std::lower_bound(times_.begin(), times_.end(), from);
    const auto last = std::upper_bound(first, times_.end(), to);
    if (first == last) return std::nullopt;
    // Nearest column first; within it the strongest, which is the one to be seen.
    std::size_t best = static_cast<std::size_t>(first - times_.begin());
    const auto distance = [&](std::size_t i) { return std::abs(std::round(xOf(times_[i]) - x)); };
    for (std::size_t i = best + 1; i < static_cast<std::size_t>(last - times_.begin()); ++i) {
        const double a = distance(i), b = distance(best);
        if (a < b || (a == b && impulses_[i] > impulses_[best])) best = i;
    }
    return best;
}

std::optional<std::size_t> TimelineLane::impactAfter(double time) const {
    const auto found = std::upper_bound(times_.begin(), times_.end(), time + 0.01 * step_);
    if (found == times_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - times_.begin());
}

std::optional<std::size_t> TimelineLane::impactBefore(double time) const {
    const auto found = std::lower_bound(times_.begin(), times_.end(), time - 0.01 * step_);
    if (found == times_.begin()) return std::nullopt;
    return static_cast<std::size_t>(found - times_.begin()) - 1;
}

// --- drawing --------------------------------------------------------------------------------------------------------

void TimelineLane::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Colors& c = theme_.colors();
    p.fillRect(rect(), c.panel);
    p.fillRect(0, 0, width(), 1, c.border);
    const QRectF lane(kMargin, kLaneTop, width() - 2 * kMargin, kLaneHeight);
    p.fillRect(lane, c.field);
    if (!recording_ || end_ <= begin_) return;
    p.save();
    p.setClipRect(lane.adjusted(-1, 0, 1, 0));
    drawThinned(p, lane);
    drawBands(p, lane);
    // What is not computed yet is a shade darker than what is.
    if (const double x = xOf(lastTime()); x < lane.right()) {
        p.setPen(QPen(c.border, 1));
        p.drawLine(QPointF(std::round(x) + 0.5, lane.top()), QPointF(std::round(x) + 0.5, lane.bottom()));
    }
    if (const auto counts = densities(); counts.empty()) drawTicks(p, lane);
    else drawDensities(p, lane, counts);
    p.restore();
    drawOverview(p);
    drawAxis(p);
    drawMarkers(p, lane);
    drawFlag(p, lane);
    drawPlayhead(p);
}

void TimelineLane::setFlag(std::optional<double> time, const QString& text) {
    flag_ = time;
    flagText_ = text;
    update();
}

void TimelineLane::drawFlag(QPainter& p, const QRectF& lane) const {
    if (!flag_ || *flag_ < begin_ || *flag_ > end_) return;
    const double x = std::round(xOf(*flag_)) + 0.5;
    p.setPen(QPen(theme_.colors().warningText, 1.5));
    p.drawLine(QPointF(x, lane.top()), QPointF(x, lane.bottom()));
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.colors().warningText);
    const QPointF cloth[] = {{x, lane.top()}, {x + 9, lane.top() + 4}, {x, lane.top() + 8}};
    p.drawPolygon(cloth, 3);
    p.setRenderHint(QPainter::Antialiasing, false);
}

void TimelineLane::drawMarkers(QPainter& p, const QRectF& lane) const {
    p.setFont(theme_.font(TextSize::small));
    for (const auto which : {TimeCursor::a, TimeCursor::b}) {
        const auto time = cursor_.marker(which);
        if (!time || *time < begin_ || *time > end_) continue;
        const double x = std::round(xOf(*time)) + 0.5;
        p.setPen(QPen(theme_.colors().text, 1, Qt::DashLine));
        p.drawLine(QPointF(x, lane.top() - 3), QPointF(x, lane.bottom()));
        p.drawText(QPointF(x + 3, lane.top() + 8), which == TimeCursor::a ? QStringLiteral("A") : QStringLiteral("B"));
    }
}

double TimelineLane::thinnedUntil() const {
    if (!recording_ || recording_->rows() == 0) return 0.0;
    return recording_->value(0, std::min(recording_->thinned_rows(), recording_->rows() - 1));
}

void TimelineLane::drawThinned(QPainter& p, const QRectF& lane) const {
    const double until = thinnedUntil();
    if (!recording_ || recording_->thinned_rows() == 0) return;
    const double left = std::max(xOf(recording_->value(0, 0)), lane.left()), right = std::min(xOf(until), lane.right());
    if (right <= left) return;
    const Colors& c = theme_.colors();
    p.fillRect(QRectF(left, lane.top(), right - left, lane.height()), QBrush(faded(c.secondary, 0.45), Qt::BDiagPattern));
    p.setPen(QPen(c.secondary, 1));
    p.drawLine(QPointF(std::round(right) - 0.5, lane.top()), QPointF(std::round(right) - 0.5, lane.bottom()));
}

void TimelineLane::drawBands(QPainter& p, const QRectF& lane) const {
    const Colors& c = theme_.colors();
    const auto band = [&](double from, double to, const QColor& color) {
        const double left = std::max(xOf(from), lane.left()), right = std::min(xOf(to), lane.right());
        if (right <= left) return;
        p.fillRect(QRectF(left, lane.top(), right - left, lane.height()), faded(color, 0.22));
        p.fillRect(QRectF(left, lane.bottom() - 3, right - left, 3), color);
    };
    auto span = std::upper_bound(spans_.begin(), spans_.end(), begin_, [](double t, const Span& s) { return t < s.end; });
    double filled = -1.0; // several short spans in one column are drawn once
    for (; span != spans_.end() && span->begin < end_; ++span) {
        const double right = xOf(span->end);
        if (std::floor(right) <= filled) continue;
        band(span->begin, span->end, c.stick);
        filled = std::floor(right);
    }
    const SeenAccumulations seen = accumulationsSeen();
    for (const Span& s : seen.bands) band(s.begin, s.end, c.impulse);
    p.setFont(theme_.font(TextSize::small));
    p.setPen(c.text);
    for (const double x : seen.signs) p.drawText(QPointF(x, lane.top() + 12), kEndless);
}

TimelineLane::SeenAccumulations TimelineLane::accumulationsSeen() const {
    std::vector<Span> all;
    for (const Accumulation& a : finder_.found())
        if (a.end >= begin_ && a.begin <= end_) all.push_back({a.begin, a.end});
    std::sort(all.begin(), all.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    SeenAccumulations seen;
    for (const Span& s : all) {
        if (seen.bands.empty() || xOf(s.begin) >= std::floor(xOf(seen.bands.back().end)) + 1.0) seen.bands.push_back(s);
        else seen.bands.back().end = std::max(seen.bands.back().end, s.end);
        seen.signs.push_back(xOf(s.end) + 4.0);
    }
    std::sort(seen.signs.begin(), seen.signs.end());
    const double wide = QFontMetricsF(theme_.font(TextSize::small)).horizontalAdvance(kEndless) + 2.0;
    double free = -1e9;
    std::erase_if(seen.signs, [&](double x) {
        if (x < free) return true;
        free = x + wide;
        return false;
    });
    return seen;
}

std::vector<std::size_t> TimelineLane::densities() const {
    const auto first = std::lower_bound(times_.begin(), times_.end(), begin_);
    const auto last = std::upper_bound(first, times_.end(), end_);
    const double pixels = width() - 2 * kMargin;
    if (pixels < 2 * kBin || static_cast<double>(last - first) < 0.3 * pixels) return {};
    std::vector<std::size_t> counts(static_cast<std::size_t>(std::ceil(pixels / kBin)), 0);
    // A chatter that fills a few pixels is no wall: more than half of the stretch that has been computed must be crowded.
    for (auto it = first; it != last; ++it) ++counts[std::min(counts.size() - 1, static_cast<std::size_t>(std::max(0.0, (xOf(*it) - kMargin) / kBin)))];
    const auto crowded = std::count_if(counts.begin(), counts.end(), [](std::size_t n) { return 2 * n >= static_cast<std::size_t>(kBin); });
    const double computed = std::clamp((xOf(std::min(lastTime(), end_)) - kMargin) / kBin, 1.0, static_cast<double>(counts.size()));
    if (static_cast<double>(crowded) < 0.5 * computed) return {};
    return counts;
}

void TimelineLane::drawDensities(QPainter& p, const QRectF& lane, const std::vector<std::size_t>& counts) const {
    const Colors& c = theme_.colors();
    const double most = static_cast<double>(*std::max_element(counts.begin(), counts.end()));
    std::vector<float> strongest(counts.size(), 0.0f);
    const auto first = std::lower_bound(times_.begin(), times_.end(), begin_);
    const auto last = std::upper_bound(first, times_.end(), end_);
    for (auto it = first; it != last; ++it) {
        const std::size_t k = std::min(counts.size() - 1, static_cast<std::size_t>(std::max(0.0, (xOf(*it) - kMargin) / kBin)));
        strongest[k] = std::max(strongest[k], impulses_[static_cast<std::size_t>(it - times_.begin())]);
    }
    p.setRenderHint(QPainter::Antialiasing);
    QPolygonF hill;
    hill << lane.bottomLeft();
    QPolygonF line;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const double x = lane.left() + (static_cast<double>(k) + 0.5) * kBin;
        hill << QPointF(x, lane.bottom() - (counts[k] > 0 ? 3.0 + 13.0 * static_cast<double>(counts[k]) / most : 0.0));
        if (counts[k] > 0 && greatest_ > 0.0) line << QPointF(x, lane.bottom() - 4.0 - 13.0 * std::sqrt(std::max(0.0f, strongest[k]) / greatest_));
    }
    hill << lane.bottomRight();
    p.setPen(Qt::NoPen);
    p.setBrush(faded(c.impulse, 0.35));
    p.drawPolygon(hill);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(c.impulse, 1));
    p.drawPolyline(line);
    if (const auto picked = cursor_.pickedImpact(); picked && *picked < times_.size()) {
        const double x = std::floor(xOf(times_[*picked])) + 0.5;
        p.setPen(QPen(c.impulse, 3, Qt::SolidLine, Qt::FlatCap));
        p.drawLine(QLineF(x, lane.bottom(), x, lane.top()));
    }
    p.setRenderHint(QPainter::Antialiasing, false);
}

void TimelineLane::drawOverview(QPainter& p) const {
    const double whole = std::max(wholeEnd(), run_.endTime());
    if (fitted_ || !(whole > 0.0) || (begin_ <= 0.0 && end_ >= whole)) return;
    const Colors& c = theme_.colors();
    const double left = kMargin, width = this->width() - 2 * kMargin;
    const auto at = [&](double time) { return left + std::clamp(time / whole, 0.0, 1.0) * width; };
    p.fillRect(QRectF(left, 0, width, 3), c.border);
    p.fillRect(QRectF(at(begin_), 0, std::max(6.0, at(end_) - at(begin_)), 3), c.secondary);
    // The time shown, also when it is out of view.
    p.fillRect(QRectF(at(cursor_.time()) - 1, 0, 2, 3), c.accent);
}

void TimelineLane::contextMenuEvent(QContextMenuEvent* event) {
    if (!recording_) return;
    QMenu* menu = popupMenu(this);
    QAction* whole = menu->addAction(tr("Whole run"), this, &TimelineLane::fit);
    whole->setCheckable(true);
    whole->setChecked(fitted_);
    const double length = std::max(wholeEnd(), run_.endTime());
    menu->addSeparator();
    for (const double seconds : {0.01, 0.1, 1.0, 10.0, 60.0})
        if (seconds >= 20 * step_ && seconds < 0.9 * length && seconds > 1e-4 * length)
            menu->addAction(tr("Follow the last %1").arg(shownText(seconds, QStringLiteral("s"), 2)), this, [this, seconds] { followRecent(seconds); });
    menu->popup(event->globalPos());
    event->accept();
}

void TimelineLane::drawTicks(QPainter& p, const QRectF& lane) const {
    if (times_.empty() || greatest_ <= 0.0) return;
    const Colors& c = theme_.colors();
    const auto first = std::lower_bound(times_.begin(), times_.end(), begin_);
    const auto last = std::upper_bound(first, times_.end(), end_);
    const auto height = [&](double impulse) { return 4.0 + 13.0 * std::sqrt(std::max(0.0, impulse) / greatest_); };
    p.setRenderHint(QPainter::Antialiasing);
    QList<QLineF> lines;
    lines.reserve(std::min<qsizetype>(last - first, static_cast<qsizetype>(lane.width())) + 1);
    double column = -1.0;
    float strongest = 0.0f;
    const auto flush = [&] {
        if (column >= 0.0) lines.append(QLineF(column + 0.75, lane.bottom(), column + 0.75, lane.bottom() - height(strongest)));
    };
    for (auto it = first; it != last; ++it) {
        const double x = std::floor(xOf(*it));
        const float impulse = impulses_[static_cast<std::size_t>(it - times_.begin())];
        if (x != column) {
            flush();
            column = x;
            strongest = impulse;
        } else {
            strongest = std::max(strongest, impulse);
        }
    }
    flush();
    p.setPen(QPen(c.impulse, 1.5, Qt::SolidLine, Qt::FlatCap));
    p.drawLines(lines);
    if (const auto picked = cursor_.pickedImpact(); picked && *picked < times_.size()) {
        const double x = std::floor(xOf(times_[*picked])) + 0.5;
        p.setPen(QPen(c.impulse, 3, Qt::SolidLine, Qt::FlatCap));
        p.drawLine(QLineF(x, lane.bottom(), x, lane.bottom() - height(static_cast<double>(impulses_[*picked]))));
        QPen dotted(c.impulse, 1);
        dotted.setDashPattern({1, 2});
        p.setPen(dotted);
        p.drawLine(QLineF(x, lane.top(), x, lane.bottom()));
    }
    p.setRenderHint(QPainter::Antialiasing, false);
}

void TimelineLane::drawAxis(QPainter& p) const {
    const Colors& c = theme_.colors();
    const double step = tickStep(end_ - begin_, width() - 2 * kMargin);
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    p.setFont(theme_.font(TextSize::small));
    const QFontMetricsF metrics(p.font());
    const double y = kLaneTop + kLaneHeight;
    const auto firstTick = static_cast<std::int64_t>(std::ceil(begin_ / step - 1e-9));
    const auto lastTick = static_cast<std::int64_t>(std::floor(end_ / step + 1e-9));
    for (std::int64_t k = firstTick; k <= lastTick; ++k) {
        const double t = static_cast<double>(k) * step, x = std::floor(xOf(t)) + 0.5;
        p.setPen(QPen(c.plotAxis, 1));
        p.drawLine(QPointF(x, y + 0.5), QPointF(x, y + 4.5));
        QString label = fixedNumber(t, decimals);
        if (label.contains(QLatin1Char('.'))) {
            while (label.endsWith(QLatin1Char('0'))) label.chop(1);
            if (label.endsWith(QLatin1Char('.'))) label.chop(1);
        }
        if (k == lastTick) label += QStringLiteral(" s");
        const double w = metrics.horizontalAdvance(label);
        const double left = std::clamp(x - w / 2, double(kMargin), width() - kMargin - w);
        p.setPen(c.secondary);
        p.drawText(QPointF(left, y + 14_px), label);
    }
    // The end that the scene asks for is a mark, not a limit.
    if (const double end = run_.endTime(); run_.canRun() && end > begin_ && end < end_) {
        QPen pen(c.secondary, 1);
        pen.setDashPattern({2, 2});
        p.setPen(pen);
        const double x = std::floor(xOf(end)) + 0.5;
        p.drawLine(QPointF(x, kLaneTop), QPointF(x, y));
    }
}

void TimelineLane::drawPlayhead(QPainter& p) const {
    const double x = std::round(xOf(cursor_.time()));
    if (x < kMargin - 6 || x > width() - kMargin + 6) return;
    const QColor accent = theme_.colors().accent;
    p.fillRect(QRectF(x - 1, kLaneTop, 2, kLaneHeight + 4), accent);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(accent);
    const QPointF handle[] = {{x - 5, 1}, {x + 5, 1}, {x + 5, 6}, {x, 11}, {x - 5, 6}};
    p.drawPolygon(handle, 5);
    p.setRenderHint(QPainter::Antialiasing, false);
}

// --- gestures -------------------------------------------------------------------------------------------------------

void TimelineLane::mousePressEvent(QMouseEvent* event) {
    if (!recording_) return;
    pressed_ = event->position();
    pressedBegin_ = begin_;
    pressedEnd_ = end_;
    if (event->button() == Qt::MiddleButton) {
        drag_ = Drag::pan;
    } else if (event->button() == Qt::LeftButton) {
        const bool onHandle = std::abs(xOf(cursor_.time()) - pressed_.x()) <= 6 && pressed_.y() < 12;
        drag_ = !onHandle && impactAt(pressed_.x()) && pressed_.y() >= kLaneTop && pressed_.y() <= kLaneTop + kLaneHeight
                    ? Drag::undecided : Drag::scrub;
        if (drag_ == Drag::scrub && !onHandle) cursor_.scrub(std::clamp(timeAt(pressed_.x()), 0.0, lastTime()));
    }
}

void TimelineLane::mouseMoveEvent(QMouseEvent* event) {
    hover_ = event->position().x();
    if (drag_ == Drag::undecided && (event->position() - pressed_).manhattanLength() > 3) drag_ = Drag::scrub;
    if (drag_ == Drag::scrub) {
        cursor_.scrub(std::clamp(timeAt(event->position().x()), 0.0, lastTime()));
    } else if (drag_ == Drag::pan) {
        const double moved = (pressed_.x() - event->position().x()) / (width() - 2 * kMargin) * (pressedEnd_ - pressedBegin_);
        setView(pressedBegin_ + moved, pressedEnd_ + moved);
    } else {
        setCursor(impactAt(hover_) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
}

void TimelineLane::mouseReleaseEvent(QMouseEvent*) {
    if (drag_ == Drag::undecided)
        if (const auto impact = impactAt(pressed_.x())) emit impactClicked(*impact);
    drag_ = Drag::none;
}

void TimelineLane::mouseDoubleClickEvent(QMouseEvent* event) {
    drag_ = Drag::none;
    if (event->button() != Qt::LeftButton || !recording_) return;
    const QPointF at = event->position();
    const bool inLane = at.y() >= kLaneTop && at.y() <= kLaneTop + kLaneHeight;
    if (const auto impact = inLane ? impactAt(at.x()) : std::nullopt) emit jumpRequested(*impact);
    else fit();
}

void TimelineLane::wheelEvent(QWheelEvent* event) {
    if (!recording_) return;
    const double width = end_ - begin_;
    const QPoint delta = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier || std::abs(delta.x()) > std::abs(delta.y())) {
        const double d = std::abs(delta.x()) > std::abs(delta.y()) ? delta.x() : delta.y();
        setView(begin_ - d / 1200.0 * width, end_ - d / 1200.0 * width);
    } else {
        const double factor = std::pow(0.8, delta.y() / 120.0);
        const double at = std::clamp(timeAt(event->position().x()), begin_, end_);
        // Farther out than the whole run there is nothing to see.
        if (width * factor > 1.5 * std::max({lastTime(), run_.endTime(), 20 * step_})) return fit();
        setView(at - (at - begin_) * factor, at + (end_ - at) * factor);
    }
    event->accept();
}

void TimelineLane::leaveEvent(QEvent*) { hover_ = -1.0; }
void TimelineLane::resizeEvent(QResizeEvent*) { emit viewChanged(); }

QString TimelineLane::describe(double x) const {
    if (flag_ && std::abs(xOf(*flag_) + 4 - x) <= 7) return flagText_;
    if (const auto i = impactAt(x)) {
        const Impact impact = recording_->impact(*i);
        const auto& names = recording_->interactions();
        return tr("Impact %1, %2 s\n%3, impulse %4\nClick: details   Double-click: go there").arg(*i + 1).arg(fixedNumber(impact.time, 6))
            .arg(impact.interaction < names.size() ? QString::fromStdString(names[impact.interaction]) : QString())
            .arg(shownText(impact.impulse, impact.angular != 0 ? QStringLiteral("N m s") : QStringLiteral("N s")));
    }
    const double t = timeAt(x);
    for (const Accumulation& a : finder_.found())
        if (t >= a.begin && t <= a.end)
            return tr("Accumulation at about %1 s: %2 impacts in %3").arg(fixedNumber(a.end, 4)).arg(a.impacts)
                .arg(shownText(a.end - a.begin, QStringLiteral("s")));
    for (const Span& s : spans_)
        if (t >= s.begin && t <= s.end)
            return tr("Closed contact from %1 s to %2 s").arg(fixedNumber(s.begin, 4), fixedNumber(s.end, 4));
    if (recording_ && recording_->thinned_rows() > 0 && t < thinnedUntil())
        return tr("%1 s, thinned: the recording reached its limit (Preferences)\nOnly single rows stay, with all events; a run from here computes them again")
            .arg(fixedNumber(t, 4));
    if (t > lastTime()) return tr("%1 s, not computed yet").arg(fixedNumber(t, 4));
    return tr("%1 s\nDrag: scrub   Wheel: zoom   Shift+wheel: move   Double-click: whole run   Right click: follow").arg(fixedNumber(t, 4));
}

bool TimelineLane::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (recording_ && end_ > begin_) QToolTip::showText(help->globalPos(), describe(help->pos().x()), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace saltus::ui

#include "moc_timeline_lane.cpp"
