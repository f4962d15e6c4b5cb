// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/cam_diagrams.h"

#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/look/ticks.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace saltus::ui {

namespace {

using authoring::kTurn;
constexpr double kDegree = std::numbers::pi / 180.0;
constexpr Px kLeft{58}, kRight{172}, kBottom{22};
constexpr int kTop = 8, kGap = 12;
constexpr double kGrip = 8.0;

QString degrees(double angle) { // 150.2°, 90°
    const double tenths = std::round(angle / kDegree * 10.0);
    return fixedNumber(tenths / 10.0, std::fmod(tenths, 10.0) == 0.0 ? 0 : 1) + QChar(0x00B0);
}
// A degree sign follows its number at once.
QString withUnit(double value, const QString& unit) {
    return plainNumber(value) + (unit == QString(QChar(0x00B0)) ? QString() : QStringLiteral(" ")) + unit;
}

} // namespace

CamDiagrams::CamDiagrams(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Diagrams of the motion over the cam's angle"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QRectF CamDiagrams::plot(std::size_t diagram) const {
    const double each = (height() - kTop - kBottom - kGap * (static_cast<double>(kDiagrams) - 1)) / static_cast<double>(kDiagrams);
    return {static_cast<double>(kLeft), kTop + static_cast<double>(diagram) * (each + kGap), std::max(40.0, static_cast<double>(width() - kLeft - kRight)), std::max(10.0, each)};
}

void CamDiagrams::setCam(std::optional<authoring::Cam> cam) {
    cam_ = std::move(cam);
    read();
    update();
}

void CamDiagrams::setStale(bool stale) {
    stale_ = stale;
    update();
}

void CamDiagrams::setHandles(std::vector<Handle> handles) {
    handles_ = std::move(handles);
    if (chosen_ >= static_cast<int>(handles_.size())) chosen_ = -1;
    setToolTip(handles_.empty()
                   ? tr("Move the mouse, or press Left and Right, to read the values at an angle. Coefficients are peaks divided by the lift and multiplied by powers of the segment's angle")
                   : tr("Drag a handle, double-click to add one, Delete to remove it. Page Up and Page Down choose a handle, Alt and arrows move it"));
    update();
}

void CamDiagrams::setAngle(double angle) {
    angle -= kTurn * std::floor(angle / kTurn);
    if (angle == angle_) return;
    angle_ = angle;
    update();
    emit angleChanged(angle_);
}

void CamDiagrams::read() {
    angles_.clear();
    diagrams_ = {};
    if (!cam_) return;
    std::vector<double> joints = cam_->joints();
    joints.push_back(kTurn);
    for (std::size_t i = 0; i + 1 < joints.size(); ++i) { // both sides of every joint, so that jumps are upright
        const double begin = joints[i] + 1e-9, end = joints[i + 1] - 1e-9;
        const int count = std::max(2, static_cast<int>(std::ceil((end - begin) / kTurn * 720.0)));
        for (int k = 0; k <= count; ++k) angles_.push_back(begin + (end - begin) * k / count);
    }
    const bool flat = cam_->follower() == model::CamFollower::flat;
    double largest = 0.0;
    for (auto& d : diagrams_) d.values.reserve(angles_.size());
    for (const double angle : angles_) {
        const authoring::CamSample s = cam_->sample(angle);
        largest = std::max(largest, s.c);
        const double values[] = {s.c, s.c1, s.c2, s.c3, flat ? s.eccentricity : s.pressure_angle};
        for (std::size_t k = 0; k < kDiagrams; ++k) diagrams_[k].values.push_back(values[k]);
    }
    const bool small = largest < 1.0;
    const QString length = small ? QStringLiteral("mm") : QStringLiteral("m");
    const char* symbols[] = {"c", "c′", "c″", "c‴"};
    const char* per[] = {"", "/rad", "/rad²", "/rad³"};
    for (std::size_t k = 0; k < 4; ++k) {
        diagrams_[k].symbol = QString::fromUtf8(symbols[k]);
        diagrams_[k].unit = length + QString::fromUtf8(per[k]);
        diagrams_[k].scale = small ? 1e3 : 1.0;
    }
    diagrams_[4].symbol = flat ? QStringLiteral("ε") : QStringLiteral("α");
    diagrams_[4].unit = flat ? length : QString(QChar(0x00B0));
    diagrams_[4].scale = flat ? diagrams_[0].scale : 1.0 / kDegree;
    for (Diagram& d : diagrams_) {
        for (double& value : d.values) value *= d.scale;
        double low = *std::min_element(d.values.begin(), d.values.end()), high = *std::max_element(d.values.begin(), d.values.end());
        if (&d != &diagrams_[0]) {
            low = std::min(low, 0.0);
            high = std::max(high, 0.0);
        }
        if (high - low < 1e-9 * std::max(1.0, std::abs(high))) {
            low -= 1.0;
            high += 1.0;
        }
        const Range range = niceRange(low, high, 4);
        d.low = range.begin;
        d.high = range.end;
        d.step = tickStep(range, 4);
    }

    const authoring::CamExtremes extremes = cam_->extremes();
    const authoring::CamPeak peaks[] = {{}, extremes.velocity, extremes.acceleration, extremes.jerk, flat ? extremes.eccentricity : extremes.pressure_angle};
    const auto highest = std::max_element(diagrams_[0].values.begin(), diagrams_[0].values.end());
    diagrams_[0].peak = tr("most %1").arg(withUnit(*highest, diagrams_[0].unit));
    diagrams_[0].where = tr("base %1").arg(withUnit(cam_->base_radius() * diagrams_[0].scale, diagrams_[0].unit));
    for (std::size_t k = 1; k < kDiagrams; ++k) {
        Diagram& d = diagrams_[k];
        d.peak = tr("peak %1").arg(withUnit(peaks[k].value * d.scale, d.unit));
        double coefficient = 0.0;
        const auto& stretches = cam_->stretches();
        for (std::size_t i = 0; k < 4 && i < stretches.size(); ++i)
            if (peaks[k].angle >= stretches[i].begin - 1e-9 && peaks[k].angle <= stretches[i].end + 1e-9) {
                const authoring::CamCoefficients found = cam_->coefficients(i);
                coefficient = std::max(coefficient, k == 1 ? found.velocity : k == 2 ? found.acceleration : found.jerk);
            }
        d.where = coefficient > 0.0 ? tr("at %1, coeff. %2").arg(degrees(peaks[k].angle), plainNumber(coefficient, 4)) : tr("at %1").arg(degrees(peaks[k].angle));
    }
}

double CamDiagrams::shownValue(std::size_t diagram, double angle) const {
    const authoring::CamSample s = cam_->sample(angle);
    const double values[] = {s.c, s.c1, s.c2, s.c3, cam_->follower() == model::CamFollower::flat ? s.eccentricity : s.pressure_angle};
    // Beside the peak of the diagram what rounding left is no value.
    const auto& all = diagrams_[diagram].values;
    const double value = values[diagram] * diagrams_[diagram].scale;
    const double largest = std::accumulate(all.begin(), all.end(), 0.0, [](double most, double one) { return std::max(most, std::abs(one)); });
    return std::abs(value) < 1e-12 * largest ? 0.0 : value;
}

void CamDiagrams::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = theme_.colors();
    painter.fillRect(rect(), colors.plotCanvas);
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    if (!cam_) return;
    const QFont small = theme_.font(TextSize::small);
    QFont symbol = theme_.font(TextSize::normal);
    symbol.setItalic(true);
    const QColor curves[] = {colors.position, colors.velocity, colors.secondary, colors.secondary, colors.secondary};
    for (std::size_t k = 0; k < kDiagrams; ++k) {
        const Diagram& d = diagrams_[k];
        const QRectF box = plot(k);
        const auto y = [&](double value) { return box.bottom() - (value - d.low) / (d.high - d.low) * box.height(); };
        const auto x = [&](double angle) { return box.left() + angle / kTurn * box.width(); };
        painter.setFont(small);
        painter.setPen(QPen(colors.plotGrid, 1));
        for (int a = 0; a <= 360; a += 45) painter.drawLine(QPointF(x(a * kDegree), box.top()), QPointF(x(a * kDegree), box.bottom()));
        double last = 1e9;
        for (const double tick : ticksIn({d.low, d.high}, d.step)) {
            painter.setPen(QPen(tick == 0.0 ? colors.plotAxis : colors.plotGrid, 1));
            painter.drawLine(QPointF(box.left(), y(tick)), QPointF(box.right(), y(tick)));
            const double middle = std::clamp(y(tick), box.top() + 4.0, box.bottom() - 4.0); // clear of the neighbour's
            if (last - middle < painter.fontMetrics().height() - 3) continue; // no room for its text
            last = middle;
            painter.setPen(colors.secondary);
            painter.drawText(QRectF(0, middle - 8_px, kLeft - 6, 16_px), Qt::AlignRight | Qt::AlignVCenter, tickLabel(tick, d.step));
        }
        QPolygonF curve;
        curve.reserve(static_cast<qsizetype>(angles_.size()));
        for (std::size_t i = 0; i < angles_.size(); ++i) curve << QPointF(x(angles_[i]), y(d.values[i]));
        if (stale_) painter.setOpacity(0.4);
        painter.setPen(QPen(curves[k], 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(curve);
        if (k == 0) {
            const double base = cam_->base_radius() * d.scale;
            if (base >= d.low && base <= d.high) {
                painter.setPen(QPen(colors.secondary, 1, Qt::DashLine));
                painter.drawLine(QPointF(box.left(), y(base)), QPointF(box.right(), y(base)));
            }
        }
        painter.setOpacity(1.0);
        painter.setPen(QPen(colors.accent, 1));
        painter.drawLine(QPointF(x(angle_), box.top()), QPointF(x(angle_), box.bottom()));

        // beside it: symbol, unit, value at the line, peak
        const double left = box.right() + 10, room = width() - left - 6;
        const double line = std::min<double>(15_px, box.height() / 3.0);
        painter.setFont(symbol);
        painter.setPen(colors.text);
        painter.drawText(QRectF(left, box.top() - 2, 22_px, 16_px), Qt::AlignLeft | Qt::AlignVCenter, d.symbol);
        painter.setFont(small);
        painter.drawText(QRectF(left + 22_px, box.top() - 2, room - 22_px, 16_px), Qt::AlignLeft | Qt::AlignVCenter, withUnit(shownValue(k, angle_), d.unit));
        painter.setPen(colors.secondary);
        painter.drawText(QRectF(left, box.top() + line, room, 16_px), Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(d.peak, Qt::ElideRight, static_cast<int>(room)));
        painter.drawText(QRectF(left, box.top() + 2 * line, room, 16_px), Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(d.where, Qt::ElideRight, static_cast<int>(room)));
    }
    const QRectF lowest = plot(kDiagrams - 1);
    painter.setPen(colors.secondary);
    for (int a = 0, step = lowest.width() < 8 * 44_px ? 90 : 45; a <= 360; a += step)
        painter.drawText(QRectF(lowest.left() + a / 360.0 * lowest.width() - 24_px, lowest.bottom() + 3, 48_px, 16_px), Qt::AlignCenter, QString::number(a) + QChar(0x00B0));
    for (std::size_t i = 0; i < handles_.size(); ++i) {
        const bool chosen = static_cast<int>(i) == chosen_;
        painter.setPen(QPen(chosen ? colors.accent : colors.text, chosen ? 2 : 1.5));
        painter.setBrush(colors.plotCanvas);
        painter.drawEllipse(handlePosition(i), chosen ? 5.0 : 4.0, chosen ? 5.0 : 4.0);
    }
}

QPointF CamDiagrams::handlePosition(std::size_t i) const {
    const QRectF box = plot(0);
    const Diagram& d = diagrams_[0];
    const double base = cam_ ? cam_->base_radius() : 0.0;
    const double value = (base + handles_[i].lift) * d.scale;
    return {box.left() + handles_[i].angle / kTurn * box.width(), box.bottom() - (value - d.low) / (d.high - d.low) * box.height()};
}

int CamDiagrams::handleAt(QPointF position) const {
    int nearest = -1;
    double least = kGrip;
    for (std::size_t i = 0; i < handles_.size(); ++i) {
        const QPointF d = handlePosition(i) - position;
        if (std::hypot(d.x(), d.y()) > least) continue;
        least = std::hypot(d.x(), d.y());
        nearest = static_cast<int>(i);
    }
    return nearest;
}

double CamDiagrams::angleAt(double x) const {
    const QRectF box = plot(0);
    return std::clamp((x - box.left()) / box.width(), 0.0, 1.0) * kTurn;
}

void CamDiagrams::moveHandle(double angle, double lift) {
    const auto i = static_cast<std::size_t>(chosen_);
    const double room = 0.5 * kDegree; // handles stay in their order
    const double low = i == 0 ? 0.0 : handles_[i - 1].angle + room, high = i + 1 == handles_.size() ? kTurn - room : handles_[i + 1].angle - room;
    if (high < low) return;
    emit handleMoved(chosen_, std::clamp(angle, low, high), lift);
}

void CamDiagrams::drop(QPointF position) {
    if (!cam_) return;
    const QRectF box = plot(0);
    const Diagram& d = diagrams_[0];
    const double span = (d.high - d.low) / d.scale, grain = std::pow(10.0, std::floor(std::log10(span / 150.0)));
    const double value = d.low + (box.bottom() - position.y()) / box.height() * (d.high - d.low);
    const double lift = std::round((value / d.scale - cam_->base_radius()) / grain) * grain;
    const double angle = std::round(angleAt(position.x()) / (0.5 * kDegree)) * 0.5 * kDegree;
    moveHandle(angle, std::max(lift, -0.95 * cam_->base_radius()));
}

void CamDiagrams::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !cam_) return;
    const int handle = handleAt(event->position());
    if (handle >= 0 || !handles_.empty()) chosen_ = handle;
    dragging_ = handle >= 0;
    setAngle(angleAt(event->position().x()));
    update();
}

void CamDiagrams::mouseMoveEvent(QMouseEvent* event) {
    if (!cam_) return;
    if (dragging_) drop(event->position());
    setCursor(dragging_ || handleAt(event->position()) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
    const double angle = angleAt(event->position().x());
    setAngle(angle < kTurn ? angle : std::nextafter(kTurn, 0.0));
}

void CamDiagrams::mouseReleaseEvent(QMouseEvent*) { dragging_ = false; }

void CamDiagrams::mouseDoubleClickEvent(QMouseEvent* event) {
    if (handles_.empty() || !cam_ || !plot(0).contains(event->position()) || handleAt(event->position()) >= 0) return;
    const Diagram& d = diagrams_[0];
    const QRectF box = plot(0);
    const double value = (d.low + (box.bottom() - event->position().y()) / box.height() * (d.high - d.low)) / d.scale;
    emit handleAdded(std::round(angleAt(event->position().x()) / (0.5 * kDegree)) * 0.5 * kDegree, value - cam_->base_radius());
}

void CamDiagrams::keyPressEvent(QKeyEvent* event) {
    const bool fine = !(event->modifiers() & Qt::ShiftModifier), hold = event->modifiers() & Qt::AltModifier;
    const double turn = (fine ? 1.0 : 10.0) * kDegree;
    const int count = static_cast<int>(handles_.size());
    const auto choose = [&](int handle) {
        chosen_ = (handle + count) % count;
        setAngle(handles_[static_cast<std::size_t>(chosen_)].angle);
        update();
    };
    if (hold && cam_ && chosen_ >= 0 && chosen_ < count) {
        const Handle at = handles_[static_cast<std::size_t>(chosen_)];
        const double rise = (diagrams_[0].high - diagrams_[0].low) / diagrams_[0].scale * (fine ? 0.005 : 0.05);
        switch (event->key()) {
        case Qt::Key_Left: return moveHandle(at.angle - turn, at.lift);
        case Qt::Key_Right: return moveHandle(at.angle + turn, at.lift);
        case Qt::Key_Up: return moveHandle(at.angle, at.lift + rise);
        case Qt::Key_Down: return moveHandle(at.angle, at.lift - rise);
        default: break;
        }
    }
    switch (event->key()) {
    case Qt::Key_Left: setAngle(angle_ - turn); break;
    case Qt::Key_Right: setAngle(angle_ + turn); break;
    case Qt::Key_Home: setAngle(0.0); break;
    case Qt::Key_PageUp:
        if (count > 0) choose(chosen_ < 0 ? count - 1 : chosen_ - 1);
        break;
    case Qt::Key_PageDown:
        if (count > 0) choose(chosen_ + 1);
        break;
    case Qt::Key_Delete:
        if (chosen_ >= 0) emit handleRemoved(chosen_);
        break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace saltus::ui

#include "moc_cam_diagrams.cpp"
