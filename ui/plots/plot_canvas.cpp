// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_canvas.h"

#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/plots/decimate.h"

#include "ui/look/format.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace saltus::ui {
namespace {

constexpr double cursorReach = 5.0;       // px beside the time cursor that take it
constexpr double clickReach = 4.0; // px that a click may move
constexpr double wheelStep = 0.85; // a notch

std::optional<Range> asRange(const std::optional<std::pair<double, double>>& pair) {
    if (!pair || !(pair->first < pair->second)) return std::nullopt;
    return Range{pair->first, pair->second};
}

// Spans that doubles can still resolve.
bool drawable(const Range& range) {
    const double scale = std::max(std::abs(range.begin), std::abs(range.end));
    return std::isfinite(scale) && range.span() > 1e-13 * scale && range.span() > 1e-280 && scale < 1e280;
}

} // namespace

PlotCanvas::PlotCanvas(std::unique_ptr<PlotContent> content, const model::Plot& plot, std::shared_ptr<TimeWindow> window,
                       TimeCursor& cursor, const PlotStyle& style, QWidget* parent)
    : PlotCanvas(std::move(content), *content, plot, std::move(window), cursor, style, parent) {}

PlotCanvas::PlotCanvas(std::unique_ptr<PlotContent>&& content, PlotContent& held, const model::Plot& plot,
                       std::shared_ptr<TimeWindow> window, TimeCursor& cursor, const PlotStyle& style, QWidget* parent)
    : PlotFrame(held, style, parent), owned_(std::move(content)), window_(std::move(window)), cursor_(cursor),
      title_(sceneName(plot.title.empty() ? plot.name : plot.title)), fixedX_(asRange(plot.x_range)),
      fixedY_(asRange(plot.y_range)) {
    Shown state;
    state.times = asRange(plot.t_range);
    setShown(state);
    setObjectName(QStringLiteral("plot.") + plotName());
    setAccessibleName(title_);
    // Reached by Tab, not by a click: after a click the window's own keys (step, speed) go on working.
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setMinimumSize(120, 60); // the texts and room for a curve, three over each other in the smallest window
    setToolTip(QString());
    connect(&cursor_, &TimeCursor::markersChanged, this, [this] {
        if (this->content().timeAxis()) repaintNow();
    });
    startSoon_.setSingleShot(true);
    startSoon_.setInterval(QApplication::doubleClickInterval());
    connect(&startSoon_, &QTimer::timeout, this, [this] { emit startRequested(startAt_.x(), startAt_.y()); });
    setAccessibleDescription(held.timeAxis() ? tr("Wheel zooms, drag pans, click scrubs, Shift click sets A and B, double click resets")
                                             : held.isMap() ? tr("Wheel zooms, drag pans, click on a point shows its state, on an empty place starts a run from there, double click resets")
                                             : tr("Wheel zooms, drag pans, click shows the state, double click resets"));
}

void PlotCanvas::bind(std::shared_ptr<const Recording> recording) {
    recording_ = std::move(recording);
    bindError_.reset();
    automaticX_.reset();
    automaticY_.reset();
    mouse_.reset();
    if (const auto bound = content().bind(recording_); !bound) {
        const Error& error = bound.error();
        bindError_ = asSentence(error.message);
        if (!error.remedy.empty()) *bindError_ += QStringLiteral(".\n") + asSentence(error.remedy);
    }
    changed_ = true;
}

double PlotCanvas::newest() const { return recording_ ? newestTime(*recording_) : 0.0; }

// Automatic ranges grow at once and shrink only when the data leave much of them empty: axes that twitch tire the eye.
Range PlotCanvas::settled(Range current, const PlotContent::Bounds& bounds, bool horizontal) const {
    const Range& held = horizontal ? bounds.x : bounds.y;
    const Range wanted = niceRange(bounds.fromZero && !horizontal ? std::min(0.0, held.begin) : held.begin, held.end,
                                   horizontal ? mostTicksX(size()) : mostTicksY(size()), content().tickKind(horizontal ? Qt::Horizontal : Qt::Vertical));
    const double slack = hairline * current.span();
    const bool holds = held.begin >= current.begin - slack && held.end <= current.end + slack;
    return holds && wanted.span() > 0.6 * current.span() ? current : wanted;
}

void PlotCanvas::settleRanges() {
    const bool time = content().timeAxis();
    Range x = time ? window_->range : manualX_.value_or(fixedX_.value_or(automaticX_.value_or(Range{0.0, 1.0})));
    Range y = manualY_.value_or(fixedY_.value_or(automaticY_.value_or(Range{0.0, 1.0})));
    const bool needX = !time && !manualX_ && !fixedX_, needY = !manualY_ && !fixedY_;
    if (needX || needY)
        if (const auto bounds = content().bounds(x, shownState())) {
            if (needX) {
                automaticX_ = automaticX_ ? settled(*automaticX_, *bounds, true)
                                          : niceRange(bounds->x.begin, bounds->x.end, mostTicksX(size()), content().tickKind(Qt::Horizontal));
                x = *automaticX_;
            }
            if (needY) {
                automaticY_ = automaticY_ ? settled(*automaticY_, *bounds, false)
                                          : niceRange(bounds->fromZero ? std::min(0.0, bounds->y.begin) : bounds->y.begin,
                                                      bounds->y.end, mostTicksY(size()), content().tickKind(Qt::Vertical));
                y = *automaticY_;
            }
        }
    setRanges(x, y);
}

bool PlotCanvas::prepare() {
    Shown state = shownState();
    const double cursorBefore = state.cursor;
    const auto impactBefore = state.impact;
    state.cursor = cursor_.time();
    state.impact = cursor_.pickedImpact();
    if (state.impact && recording_ && *state.impact < recording_->impact_count())
        state.impactTime = recording_->impact(*state.impact).time;
    else
        state.impact.reset();
    setShown(state);

    const double until = newest();
    bool moved = content().take();
    const bool beside = content().takeBeside();
    if (content().timeAxis()) {
        if (!(window_->range == drawnX_))
            moved = true;
        else if (moved && drawnUntil_ > drawnX_.end)
            moved = false; // the new rows lie right of the picture
    } else if (cursorBefore != state.cursor && (!content().recordedSignals().empty() || content().rangesFollowCursor())) {
        moved = true; // a trail ends at the state shown
    }
    const QString message = bindError_ ? *bindError_ : content().hasData() ? QString() : emptyText_;
    if (message != this->message()) {
        setMessage(message, bindError_.has_value());
        moved = true;
    }
    changed_ = changed_ || moved || beside;
    if (changed_) {
        settleRanges();
        drawnX_ = xRange();
        drawnUntil_ = until;
    } else if (cursorBefore != state.cursor || impactBefore != state.impact) {
        repaintNow();
    }
    return changed_;
}

void PlotCanvas::commit(int left) {
    changed_ = false;
    arrange(left);
    replot(QCustomPlot::rpQueuedRefresh);
}

void PlotCanvas::repaintNow() {
    if (isVisible()) nowLayer()->replot();
}

void PlotCanvas::resetZoom() {
    manualX_.reset();
    manualY_.reset();
    automaticX_.reset();
    automaticY_.reset();
    if (content().timeAxis()) {
        window_->reset(newest());
        emit windowChanged();
    }
    changedByUser();
}

// The stack draws on the next tick; without a tick (paused programs, tests) the event loop does.
void PlotCanvas::changedByUser() {
    changed_ = true;
    emit windowChanged();
}

void PlotCanvas::zoom(double factor, QPointF about, bool horizontally, bool vertically) {
    const View v = view();
    if (v.rect.width() < 2.0) return;
    const auto around = [factor](const Range& r, double centre) {
        return Range{centre + (r.begin - centre) * factor, centre + (r.end - centre) * factor};
    };
    if (horizontally) {
        if (content().timeAxis()) {
            TimeWindow& w = *window_;
            const double length = w.range.span() * factor;
            const double longest = std::max({4.0 * w.usualLength, 2.0 * newest(), 4.0 * (w.fixed ? w.fixed->span() : 0.0)});
            if (length > longest) return;
            if (w.follow && w.live) {
                w.length = length;
                w.advance(newest());
            } else {
                const Range wanted = around(w.range, v.fromX(about.x()));
                if (!drawable(wanted)) return;
                w.range = wanted;
                w.length = length;
                w.follow = false;
            }
        } else {
            const Range wanted = around(v.x, v.fromX(about.x()));
            if (!drawable(wanted)) return;
            manualX_ = wanted;
        }
    }
    if (vertically) {
        const Range wanted = around(v.y, v.fromY(about.y()));
        if (!drawable(wanted)) return;
        manualY_ = wanted;
    }
    changedByUser();
}

void PlotCanvas::pan(double fractionX, double fractionY) {
    const View v = view();
    const auto moved = [](const Range& r, double fraction) {
        return Range{r.begin + fraction * r.span(), r.end + fraction * r.span()};
    };
    if (fractionX != 0.0) {
        const Range wanted = moved(v.x, fractionX);
        if (!drawable(wanted)) return;
        if (content().timeAxis()) {
            window_->range = wanted;
            window_->follow = false;
        } else {
            manualX_ = wanted;
            if (!manualY_) manualY_ = v.y;
        }
    }
    if (fractionY != 0.0 && (!content().timeAxis() || manualY_)) {
        const Range wanted = moved(v.y, fractionY);
        if (!drawable(wanted)) return;
        manualY_ = wanted;
        if (!content().timeAxis() && !manualX_) manualX_ = v.x;
    }
    changedByUser();
}

void PlotCanvas::scrubTo(double x) {
    const View v = view();
    const double from = recording_ && recording_->rows() > 0 ? recording_->value(0, 0) : 0.0;
    cursor_.scrub(std::clamp(v.fromX(std::clamp(x, v.rect.left(), v.rect.right())), from, std::max(from, newest())));
}

void PlotCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    event->accept();
    const View v = view();
    pressedAt_ = draggedTo_ = event->position();
    if (const auto marker = markerAt(v, pressedAt_)) {
        drag_ = Drag::marker;
        dragged_ = *marker;
        return;
    }
    timeBeforeClick_ = cursor_.time();
    followedBeforeClick_ = cursor_.following();
    const bool onCursor = content().timeAxis() && content().hasData() && v.x.contains(cursor_.time()) &&
                          std::abs(v.toX(cursor_.time()) - pressedAt_.x()) <= cursorReach;
    drag_ = onCursor ? Drag::scrub : Drag::undecided;
}

void PlotCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    const View v = view();
    if (drag_ == Drag::undecided && (at - pressedAt_).manhattanLength() > clickReach) {
        drag_ = Drag::pan;
        mouse_.reset();
        setCursor(Qt::ClosedHandCursor);
    }
    if (drag_ == Drag::pan) {
        const QPointF by = at - draggedTo_;
        draggedTo_ = at;
        if (v.rect.width() > 2.0 && v.rect.height() > 2.0) pan(-by.x() / v.rect.width(), by.y() / v.rect.height());
        return;
    }
    if (drag_ == Drag::marker) {
        setMarkerAt(dragged_, at.x());
        return;
    }
    if (drag_ == Drag::scrub) {
        if ((at - pressedAt_).manhattanLength() > 1.0) scrubTo(at.x());
        return;
    }
    const bool inside = v.rect.contains(at) && message().isEmpty();
    const bool onCursor = inside && content().timeAxis() && v.x.contains(cursor_.time()) &&
                          std::abs(v.toX(cursor_.time()) - at.x()) <= cursorReach;
    setCursor(onCursor || (inside && markerAt(v, at)) ? Qt::SizeHorCursor : onHeader(at) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const std::optional<QPointF> before = mouse_;
    mouse_ = inside ? std::optional(at) : std::nullopt;
    if (before != mouse_) repaintNow();
}

void PlotCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Drag was = drag_;
    drag_ = Drag::none;
    setCursor(Qt::ArrowCursor);
    if (was == Drag::undecided && content().timeAxis() && event->modifiers().testFlag(Qt::ShiftModifier) && message().isEmpty())
        setNextMarker(event->position().x());
    else if (was == Drag::undecided) click(event->position());
}

void PlotCanvas::click(QPointF at) {
    const View v = view();
    if (onHeader(at)) {
        emit editRequested();
        return;
    }
    if (!message().isEmpty() || !v.rect.adjusted(-cursorReach, -cursorReach, cursorReach, cursorReach).contains(at)) return;
    const auto found = content().hover(v, look(), shownState(), at);
    if (found && found->point) {
        if (found->impact) {
            cursor_.pickImpact(found->impact); // its card; a double click goes there
        } else {
            cursor_.scrub(found->time);
            emit stateRequested(found->time);
        }
    } else if (content().timeAxis()) {
        scrubTo(at.x());
    } else if (content().isMap() && v.rect.contains(at)) {
        startAt_ = {v.fromX(at.x()), v.fromY(at.y())};
        startSoon_.start();
    }
}

bool PlotCanvas::onHeader(QPointF at) const {
    const View v = view();
    return at.y() < v.rect.top() - 4.0 && at.x() >= v.rect.left() && at.x() <= v.rect.right();
}

void PlotCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    drag_ = Drag::none;
    startSoon_.stop();
    const View v = view();
    const auto found = message().isEmpty() ? content().hover(v, look(), shownState(), event->position()) : std::nullopt;
    if (found && found->impact) {
        cursor_.pickImpact(found->impact);
        const double time = recording_->impact(*found->impact).time;
        cursor_.scrub(time);
        emit stateRequested(time);
        return;
    }
    if (found && found->point) return; // the click has shown its state
    // The first click of the pair has scrubbed: take that back, only the view is meant.
    if (followedBeforeClick_)
        cursor_.follow();
    else
        cursor_.scrub(timeBeforeClick_);
    resetZoom();
}

void PlotCanvas::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0.0) {
        const double sideways = event->angleDelta().x() / 120.0;
        if (sideways == 0.0) return;
        pan(-0.1 * sideways, 0.0);
        event->accept();
        return;
    }
    const View v = view();
    const QPointF at = event->position();
    const bool onY = at.x() < v.rect.left(), onX = at.y() > v.rect.bottom();
    const bool onlyY = onY || event->modifiers().testFlag(Qt::ControlModifier);
    const bool onlyX = (onX || content().timeAxis() || event->modifiers().testFlag(Qt::ShiftModifier)) && !onlyY;
    zoom(std::pow(wheelStep, notches), at, !onlyY, !onlyX);
    event->accept();
}

void PlotCanvas::leaveEvent(QEvent* event) {
    PlotFrame::leaveEvent(event);
    if (!mouse_) return;
    mouse_.reset();
    repaintNow();
}

bool PlotCanvas::event(QEvent* event) {
    // The window's shortcuts have these keys too; a plot that was reached by Tab keeps them for itself.
    if (event->type() == QEvent::ShortcutOverride && hasFocus()) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_Minus:
        case Qt::Key_Home: event->accept(); return true;
        default: break;
        }
    }
    return PlotFrame::event(event);
}

void PlotCanvas::keyPressEvent(QKeyEvent* event) {
    const QPointF centre = view().rect.center();
    const bool vertical = !content().timeAxis();
    switch (event->key()) {
    case Qt::Key_Left: pan(-0.1, 0.0); break;
    case Qt::Key_Right: pan(0.1, 0.0); break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (content().timeAxis() && !manualY_) manualY_ = yRange();
        pan(0.0, event->key() == Qt::Key_Up ? 0.1 : -0.1);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(wheelStep, centre, true, vertical); break;
    case Qt::Key_Minus: zoom(1.0 / wheelStep, centre, true, vertical); break;
    case Qt::Key_Home: resetZoom(); break;
    default: PlotFrame::keyPressEvent(event); return;
    }
    event->accept();
}

void PlotCanvas::resizeEvent(QResizeEvent* event) {
    PlotFrame::resizeEvent(event);
    changedByUser();
}

void PlotCanvas::contextMenuEvent(QContextMenuEvent* event) {
    emit menuRequested(event->globalPos());
    event->accept();
}

void PlotCanvas::focusInEvent(QFocusEvent* event) {
    PlotFrame::focusInEvent(event);
    repaintNow();
}

void PlotCanvas::focusOutEvent(QFocusEvent* event) {
    PlotFrame::focusOutEvent(event);
    repaintNow();
}

void PlotCanvas::drawFocus(QPainter& painter) {
    if (!hasFocus()) return;
    painter.setPen(QPen(look().colors.accent, 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void PlotCanvas::drawOverlay(QPainter& painter, const View& v) {
    drawMarkers(painter, v);
    if (!mouse_ || drag_ != Drag::none) return;
    const auto found = content().hover(v, look(), shownState(), *mouse_);
    if (!found) return;
    const PlotStyle& style = look();
    for (const auto& [at, color] : found->marks) {
        painter.setPen(QPen(style.colors.plotCanvas, 1.5));
        painter.setBrush(color);
        painter.drawEllipse(at, 4.0, 4.0);
    }
    // A card beside the mouse, inside the plot.
    QRectF card(QPointF(), cardSize(found->title, found->lines));
    card.moveTo(mouse_->x() + 14.0, mouse_->y() - card.height() - 10.0);
    const QRectF room = QRectF(rect()).adjusted(4, 4, -4, -4);
    if (card.right() > room.right()) card.moveRight(mouse_->x() - 14.0);
    if (card.left() < room.left()) card.moveLeft(room.left());
    if (card.top() < room.top()) card.moveTop(room.top());
    if (card.bottom() > room.bottom()) card.moveBottom(room.bottom());
    drawCard(painter, found->title, found->lines, card);
}

std::optional<TimeCursor::Marker> PlotCanvas::markerAt(const View& v, QPointF at) const {
    if (!content().timeAxis() || !content().hasData()) return std::nullopt;
    for (const auto which : {TimeCursor::b, TimeCursor::a})
        if (const auto time = cursor_.marker(which); time && v.x.contains(*time) && std::abs(v.toX(*time) - at.x()) <= cursorReach)
            return which;
    return std::nullopt;
}

void PlotCanvas::setMarkerAt(TimeCursor::Marker which, double x) {
    const View v = view();
    const double from = recording_ && recording_->rows() > 0 ? recording_->value(0, 0) : 0.0;
    cursor_.setMarker(which, std::clamp(v.fromX(std::clamp(x, v.rect.left(), v.rect.right())), from, std::max(from, newest())));
}

void PlotCanvas::setNextMarker(double x) {
    const auto a = cursor_.marker(TimeCursor::a), b = cursor_.marker(TimeCursor::b);
    if (!a) return setMarkerAt(TimeCursor::a, x);
    if (!b) return setMarkerAt(TimeCursor::b, x);
    const double time = view().fromX(x);
    setMarkerAt(std::abs(time - *a) <= std::abs(time - *b) ? TimeCursor::a : TimeCursor::b, x);
}

void PlotCanvas::placeMarkers(QMenu& menu) {
    const double time = mouse_ ? view().fromX(mouse_->x()) : cursor_.time();
    menu.addAction(tr("Set A here\tShift click"), this, [this, time] { cursor_.setMarker(TimeCursor::a, time); });
    menu.addAction(tr("Set B here\tShift click"), this, [this, time] { cursor_.setMarker(TimeCursor::b, time); });
    QAction* none = menu.addAction(tr("Remove A and B"), this, [this] {
        cursor_.setMarker(TimeCursor::a, std::nullopt);
        cursor_.setMarker(TimeCursor::b, std::nullopt);
    });
    none->setEnabled(cursor_.marker(TimeCursor::a) || cursor_.marker(TimeCursor::b));
}

// Two dashed lines with their letters, and between which times and values they stand.
void PlotCanvas::drawMarkers(QPainter& painter, const View& v) {
    if (!content().timeAxis() || !message().isEmpty()) return;
    const PlotStyle& style = look();
    const std::optional<double> times[] = {cursor_.marker(TimeCursor::a), cursor_.marker(TimeCursor::b)};
    painter.setFont(style.font);
    for (int i = 0; i < 2; ++i) {
        if (!times[i] || !v.x.contains(*times[i])) continue;
        const double x = v.toX(*times[i]);
        QPen pen(style.colors.text, 1.0);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(x, v.rect.top()), QPointF(x, v.rect.bottom()));
        const QRectF flag(x, v.rect.bottom() - 16.0, 16.0, 16.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.colors.text);
        painter.drawRect(flag);
        painter.setPen(style.colors.plotCanvas);
        painter.drawText(flag, Qt::AlignCenter, i == 0 ? QStringLiteral("A") : QStringLiteral("B"));
    }
    if (!times[0] || !times[1]) return;
    const auto a = content().readings(style, *times[0]), b = content().readings(style, *times[1]);
    std::vector<Hover::Line> lines;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        lines.push_back({a[i].color, QStringLiteral("Δ") + a[i].label, shownText(b[i].value - a[i].value, a[i].unit)});
    const QString title = QStringLiteral("Δt = ") + shownText(*times[1] - *times[0], QStringLiteral("s"), 6);
    QRectF card(QPointF(), cardSize(title, lines));
    card.moveTopRight(v.rect.topRight() + QPointF(-4.0, 4.0));
    drawCard(painter, title, lines, card);
}

// Label, value right-aligned.
QSizeF PlotCanvas::cardSize(const QString& title, const std::vector<Hover::Line>& lines) const {
    const QFontMetricsF metrics(look().font);
    constexpr double padding = 8.0, pitch = 16.0, swatch = 14.0, gap = 12.0;
    double labels = 0.0, values = 0.0;
    bool swatches = false;
    for (const Hover::Line& line : lines) {
        labels = std::max(labels, metrics.horizontalAdvance(line.label));
        values = std::max(values, metrics.horizontalAdvance(line.value));
        swatches = swatches || line.color.isValid();
    }
    const double width = std::max(metrics.horizontalAdvance(title), (swatches ? swatch : 0.0) + labels + gap + values) + 2.0 * padding;
    return {width, pitch * static_cast<double>(lines.size() + 1) + 2.0 * padding - 4.0};
}

void PlotCanvas::drawCard(QPainter& painter, const QString& title, const std::vector<Hover::Line>& lines, const QRectF& card) const {
    const PlotStyle& style = look();
    const QFontMetricsF metrics(style.font);
    constexpr double padding = 8.0, pitch = 16.0, swatch = 14.0;
    const bool swatches = std::any_of(lines.begin(), lines.end(), [](const Hover::Line& line) { return line.color.isValid(); });
    const double indent = swatches ? swatch : 0.0;
    painter.setPen(QPen(style.colors.fieldBorder, 1.0));
    painter.setBrush(withAlpha(style.colors.raised, 0.95));
    painter.drawRoundedRect(card, 4.0, 4.0);
    painter.setFont(style.font);
    double y = card.top() + padding + metrics.ascent() - 2.0;
    painter.setPen(style.colors.secondary);
    painter.drawText(QPointF(card.left() + padding, y), title);
    for (const Hover::Line& line : lines) {
        y += pitch;
        double x = card.left() + padding;
        if (line.color.isValid()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(line.color);
            painter.drawRoundedRect(QRectF(x, y - 8.0, 8.0, 8.0), 2.0, 2.0);
        }
        x += indent;
        double pen = x;
        for (const TextRun& run : quantityRuns(line.label, {})) {
            painter.setFont(run.italic ? style.italic : style.font);
            painter.setPen(style.colors.text);
            painter.drawText(QPointF(pen, y), run.text);
            pen += QFontMetricsF(painter.font()).horizontalAdvance(run.text);
        }
        painter.setFont(style.font);
        painter.setPen(style.colors.text);
        painter.drawText(QPointF(card.right() - padding - metrics.horizontalAdvance(line.value), y), line.value);
    }
}

} // namespace saltus::ui

#include "moc_plot_canvas.cpp"
