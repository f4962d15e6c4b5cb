// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/timeline_branches.h"

#include "ui/document/document.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/timeline_lane.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

double endOf(const RunLine& line) {
    return line.recording && line.recording->rows() > 0 ? line.recording->value(0, line.recording->rows() - 1) : line.began;
}
int megabytes(std::size_t bytes) { return int(std::lround(double(bytes) / double(1 << 20))); }

} // namespace

TimelineBranches::TimelineBranches(Theme& theme, Document& document, RunController& run, TimelineLane& lane, QWidget* parent)
    : QWidget(parent), theme_(theme), document_(document), run_(run), lane_(lane) {
    setObjectName(QStringLiteral("timelineBranches"));
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Lines of the run"));
    setFixedHeight(0);
    hide();
    connect(&theme, &Theme::changed, this, &TimelineBranches::take);
    connect(&run, &RunController::linesChanged, this, &TimelineBranches::take);
    connect(&lane, &TimelineLane::viewChanged, this, qOverload<>(&QWidget::update));
    take();
}

int TimelineBranches::shownRows() const { return lines_.size() < 2 ? 0 : std::min(int(lines_.size()), kMost); }

void TimelineBranches::take() {
    lines_ = run_.lines();
    std::reverse(lines_.begin(), lines_.end());
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].present) current_ = int(i);
    hover_ = -1;
    reveal(current_);
    const int wanted = shownRows() > 0 ? shownRows() * kRow + 4 : 0;
    if (wanted != height()) {
        setFixedHeight(wanted);
        setVisible(wanted > 0);
        emit heightChanged();
    }
    update();
}

void TimelineBranches::reveal(int row) { first_ = std::clamp(first_, std::max(0, row - kMost + 1), std::max(0, std::min(row, int(lines_.size()) - shownRows()))); }

QString TimelineBranches::nameOf(const RunLine& line) const {
    if (line.id == 1) return tr("First run");
    const QString when = fixedNumber(line.began, 4);
    if (line.pulled) return tr("from %1 s: pulled by hand").arg(when);
    if (line.parameter.empty()) return tr("from %1 s: played again").arg(when);
    QString label = QString::fromStdString(line.parameter), value = roundNumber(line.value);
    if (const auto infos = parameterInfos(document_.model()))
        for (const ParameterInfo& info : *infos)
            if (info.name == line.parameter) {
                if (!info.label.empty()) label = QString::fromStdString(info.label);
                value = info.unit.empty() ? roundNumber(line.value) : roundNumber(info.inUnit(line.value)) + QLatin1Char(' ') + QString::fromStdString(info.unit);
            }
    return tr("from %1 s: %2 = %3").arg(when, label, value);
}

QString TimelineBranches::memoryText() const {
    const int others = int(lines_.size()) - 1;
    QString text = tr("%1 lines, %2 of %3 MB").arg(others + 1).arg(megabytes(run_.linesBytes())).arg(megabytes(kLinesBudget));
    if (const int gone = run_.linesDropped(); gone > 0) text += gone == 1 ? tr("; the oldest was dropped") : tr("; the %1 oldest were dropped").arg(gone);
    return text;
}

QRect TimelineBranches::rowRect(LineId line) const {
    for (int i = first_; i < first_ + shownRows() && i < int(lines_.size()); ++i)
        if (lines_[std::size_t(i)].id == line) return {0, (i - first_) * kRow, width(), kRow};
    return {};
}

int TimelineBranches::rowAt(int y) const {
    const int row = first_ + y / kRow;
    return y >= 0 && y < shownRows() * kRow && row < int(lines_.size()) ? row : -1;
}

void TimelineBranches::paintEvent(QPaintEvent*) {
    const Colors& c = theme_.colors();
    QPainter p(this);
    p.fillRect(rect(), c.panel);
    p.setFont(theme_.font(TextSize::small));
    const QFontMetrics metrics(p.font());
    const QString memory = memoryText();
    const double left = TimelineLane::kMargin, right = width() - TimelineLane::kMargin;
    const double memoryWidth = metrics.horizontalAdvance(memory);
    for (int i = first_; i < first_ + shownRows() && i < int(lines_.size()); ++i) {
        const RunLine& line = lines_[std::size_t(i)];
        const int top = (i - first_) * kRow;
        if (i == hover_) p.fillRect(QRect(0, top, width(), kRow), c.hover);
        // Also what it shares with the present one is drawn, thinly: a line is a whole run.
        const double from = std::clamp(lane_.xOf(0.0), left, right), parts = std::clamp(lane_.xOf(line.present ? line.began : line.parts), left, right),
                     end = std::clamp(lane_.xOf(endOf(line)), left, right);
        const double y = top + kRow - 3.5;
        p.setPen(QPen(line.present ? c.accent : c.border, 1));
        p.drawLine(QPointF(from, y), QPointF(parts, y));
        p.setPen(QPen(line.present ? c.accent : c.secondary, 2));
        p.drawLine(QPointF(parts, y), QPointF(std::max(end, parts + 2), y));
        if (line.id > 1) p.drawLine(QPointF(parts, y - 3), QPointF(parts, y + 2)); // where it parts
        const double room = right - left - (i == first_ ? memoryWidth + 16 : 0);
        const QString name = metrics.elidedText(nameOf(line), Qt::ElideRight, int(room));
        const double x = std::clamp(parts + 5, left, left + std::max(0.0, room - metrics.horizontalAdvance(name)));
        p.setPen(line.present ? c.accentText : i == hover_ ? c.text : c.secondary);
        p.drawText(QPointF(x, top + kRow - 6), name);
        if (hasFocus() && i == current_) {
            p.setPen(QPen(c.accent, 1));
            p.drawRect(QRectF(2.5, top + 0.5, width() - 5, kRow - 1));
        }
    }
    p.setPen(run_.linesDropped() > 0 ? c.warningText : c.secondary);
    p.drawText(QPointF(right - memoryWidth, kRow - 6), memory);
}

void TimelineBranches::chooseNeighbour(int by) {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].present) {
            const int to = int(i) + by;
            if (to >= 0 && to < int(lines_.size())) run_.chooseLine(lines_[std::size_t(to)].id);
            return;
        }
}

void TimelineBranches::mousePressEvent(QMouseEvent* event) {
    const int row = rowAt(int(event->position().y()));
    if (event->button() != Qt::LeftButton || row < 0) return;
    setFocus(Qt::MouseFocusReason);
    run_.chooseLine(lines_[std::size_t(row)].id);
}
void TimelineBranches::mouseMoveEvent(QMouseEvent* event) {
    const int row = rowAt(int(event->position().y()));
    setCursor(row >= 0 && !lines_[std::size_t(row)].present ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (row == hover_) return;
    hover_ = row;
    update();
}
void TimelineBranches::leaveEvent(QEvent*) {
    hover_ = -1;
    update();
}
void TimelineBranches::wheelEvent(QWheelEvent* event) {
    if (int(lines_.size()) <= kMost) return event->ignore();
    first_ = std::clamp(first_ - (event->angleDelta().y() > 0 ? 1 : -1), 0, int(lines_.size()) - kMost);
    update();
    event->accept();
}

void TimelineBranches::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: current_ = std::max(0, current_ - 1); break;
    case Qt::Key_Down: current_ = std::min(int(lines_.size()) - 1, current_ + 1); break;
    case Qt::Key_Home: current_ = 0; break;
    case Qt::Key_End: current_ = int(lines_.size()) - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current_ >= 0 && current_ < int(lines_.size())) run_.chooseLine(lines_[std::size_t(current_)].id);
        return;
    default: return QWidget::keyPressEvent(event);
    }
    reveal(current_);
    update();
}

bool TimelineBranches::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos().y());
        if (row < 0) return true;
        const RunLine& line = lines_[std::size_t(row)];
        QToolTip::showText(help->globalPos(),
                           tr("%1\nup to %2 s; %3\nA click shows its end and goes on from there (Alt+Up, Alt+Down)")
                               .arg(nameOf(line), fixedNumber(endOf(line), 4),
                                    line.present ? tr("the present line") : tr("parts with the present line at %1 s").arg(fixedNumber(line.parts, 4))) +
                               QLatin1Char('\n') + tr("%1; beyond that the oldest are dropped").arg(memoryText()),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace saltus::ui

#include "moc_timeline_branches.cpp"
