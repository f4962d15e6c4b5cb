// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameter_slider.h"

#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/fix_buttons.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/turns_hint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {
constexpr Px kLeft{34}, kTop{10}, kLine{24}, kTrackY{37};
constexpr int kRight = 12, kKnob = 7;
}

ParameterSlider::ParameterSlider(Theme& theme, const ParameterInfo& info, QWidget* parent)
    : QWidget(parent), theme_(theme), info_(info), value_(info.value) {
    setFixedHeight(kHeight);
    setFocusPolicy(Qt::StrongFocus);
    edit_ = new QLineEdit(this);
    edit_->setAlignment(Qt::AlignRight);
    edit_->hide();
    edit_->installEventFilter(this);
    error_ = new QLabel(this);
    error_->setProperty("role", "error");
    error_->setWordWrap(true);
    error_->setTextFormat(Qt::PlainText);
    error_->hide();
    sayTurns(edit_, [this] { return QString::fromStdString(info_.unit); });
    pin_ = iconButton(theme, QStringLiteral("pin"), tr("Unpin"), this, 26);
    pin_->setIconSize({18_px, 18_px});
    const auto tint = [this] {
        pin_->setIcon(theme_.icon(QStringLiteral("pin"), theme_.colors().accentText));
        pin_->move(5, 9_px);
        if (!refused_) setFixedHeight(kHeight);
        placeEdit();
        update();
    };
    tint();
    connect(&theme, &Theme::changed, this, tint);
    connect(pin_, &QToolButton::clicked, this, &ParameterSlider::unpinWanted);
    describe();
}

void ParameterSlider::setInfo(const ParameterInfo& info) {
    info_ = info;
    describe();
    update();
}

void ParameterSlider::describe() {
    const QString unit = unitText(QString::fromStdString(info_.unit));
    QString tip = QString::fromStdString(info_.help);
    if (!tip.isEmpty()) tip += QLatin1Char('\n');
    tip += tr("%1 = %2 %3\n").arg(QString::fromStdString(info_.name), exactText(info_.inUnit(value_)), unit);
    if (info_.hasRange())
        tip += tr("From %1 to %2 %3\n").arg(plainNumber(info_.inUnit(info_.low)), plainNumber(info_.inUnit(info_.high)), unit);
    tip += info_.integer ? tr("A count: changing it starts the run anew\n") : tr("Takes effect at once, between two steps\n");
    tip += tr("↓/↑ by 1 %, PgUp/PgDn by 10 %, Enter or double-click: type a value");
    setToolTip(tip);
    setAccessibleName(QString::fromStdString(info_.label));
    setAccessibleDescription(valueText());
}

double ParameterSlider::low() const {
    if (std::isfinite(info_.low)) return info_.low;
    return std::min(0.0, 2.0 * info_.value);
}

double ParameterSlider::high() const {
    if (std::isfinite(info_.high)) return info_.high;
    const double top = std::max(0.0, 2.0 * info_.value);
    return top > low() ? top : low() + 1.0;
}

void ParameterSlider::setValue(double si) {
    if (dragging_ || si == value_) return;
    value_ = si;
    describe();
    update();
}

QString ParameterSlider::reason() const { return refused_ ? error_->text() : QString(); }

void ParameterSlider::setRefusal(const std::optional<model::Refusal>& refusal) {
    if (!refusal && !refused_) return;
    refused_ = refusal.has_value();
    if (fixes_) {
        fixes_->hide();
        fixes_->deleteLater();
        fixes_ = nullptr;
    }
    const QString reason = refusal ? errorText(refusal->error.message, refusal->instead.empty() ? refusal->error.remedy : std::string()) + QLatin1Char('.') : QString();
    error_->setText(reason);
    error_->setVisible(refused_);
    if (refusal) {
        QString before = QString::fromStdString(info_.exactText(value_));
        if (!info_.unit.empty()) before += QLatin1Char(' ') + QString::fromStdString(info_.unit);
        fixes_ = fixButtons(this, *refusal, before, [this](const QString& text, bool keep) {
            if (keep) return endEditing();
            edit_->setText(text);
            edit_->setFocus();
            take();
        });
        for (QPushButton* button : fixes_->findChildren<QPushButton*>()) button->setFocusPolicy(Qt::TabFocus);
        fixes_->show();
    }
    placeError();
    edit_->setProperty("invalid", refused_);
    edit_->style()->unpolish(edit_);
    edit_->style()->polish(edit_);
    edit_->setToolTip(reason);
    edit_->setAccessibleDescription(reason);
    update();
}

// Below the limits, as many lines as it needs; the panel scrolls.
void ParameterSlider::placeError() {
    if (!refused_) return setFixedHeight(kHeight);
    error_->ensurePolished();
    const int wide = width() - kLeft - kRight, lines = error_->heightForWidth(std::max(wide, 60));
    error_->setGeometry(kLeft, kHeight, wide, lines);
    const int buttons = fixes_ ? fixes_->sizeHint().height() : 0;
    if (fixes_) fixes_->setGeometry(kLeft - measure::panelPadding, kHeight + lines, wide + measure::panelPadding, buttons);
    setFixedHeight(kHeight + lines + buttons + 4);
}

void ParameterSlider::take() {
    setRefusal(std::nullopt);
    emit typed(edit_->text());
    if (!refused_) endEditing();
}

QString ParameterSlider::valueText() const {
    return info_.integer ? groupedInteger(std::llround(value_)) : plainNumber(info_.inUnit(value_));
}

QRect ParameterSlider::track() const { return {kLeft, kTrackY, width() - kLeft - kRight, 4}; }

double ParameterSlider::xOf(double si) const {
    const QRect t = track();
    return t.left() + std::clamp((si - low()) / (high() - low()), 0.0, 1.0) * t.width();
}

QRect ParameterSlider::valueRect() const { return {width() / 2, kTop, width() / 2 - kRight, kLine}; }

double ParameterSlider::rounded(double si) const {
    si = std::clamp(si, low(), high());
    if (info_.integer) return std::round(si);
    // One pixel's worth, in round numbers of the shown unit: 660 rpm, not 659.8713.
    const double pixel = std::abs(info_.inUnit(high()) - info_.inUnit(low())) / std::max(1, track().width());
    const double quantum = std::pow(10.0, std::floor(std::log10(std::max(pixel, 1e-300))));
    const double number = std::round(info_.inUnit(si) / quantum) * quantum;
    // Decimal digits, not the product's rounding errors.
    const int decimals = std::clamp(static_cast<int>(-std::floor(std::log10(quantum) + 0.5)), 0, 17);
    return std::clamp(QString::number(number, 'f', decimals).toDouble() * info_.toSi, low(), high());
}

void ParameterSlider::moveTo(double si) {
    const double next = rounded(si);
    if (next == value_) return;
    value_ = next;
    describe();
    update();
    emit moved(value_);
}

void ParameterSlider::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colors& c = theme_.colors();
    const QFont font = theme_.font(TextSize::normal), small = theme_.font(TextSize::small);
    const QFontMetrics metrics(font);
    int free = width() - kRight;
    if (!edit_->isVisible()) {
        const QString unit = unitText(QString::fromStdString(info_.unit));
        const int unitWidth = unit.isEmpty() ? 0 : metrics.horizontalAdvance(unit) + 4;
        p.setFont(font);
        p.setPen(c.secondary);
        p.drawText(QRect(free - unitWidth, kTop, unitWidth, kLine), Qt::AlignVCenter | Qt::AlignRight, unit);
        free -= unitWidth;
        p.setPen(c.text);
        p.drawText(QRect(kLeft, kTop, free - kLeft, kLine), Qt::AlignVCenter | Qt::AlignRight, valueText());
        free -= metrics.horizontalAdvance(valueText()) + 8;
    } else {
        free = edit_->x() - 8;
    }
    p.setFont(font);
    p.setPen(c.text);
    p.drawText(QRect(kLeft, kTop, free - kLeft, kLine), Qt::AlignVCenter | Qt::AlignLeft,
               metrics.elidedText(QString::fromStdString(info_.label), Qt::ElideRight, free - kLeft));
    const QRectF t = track();
    const double x = xOf(value_);
    p.setPen(Qt::NoPen);
    p.setBrush(isEnabled() ? c.border : c.hover);
    p.drawRoundedRect(t, 2, 2);
    p.setBrush(c.parameter);
    p.drawRoundedRect(QRectF(t.left(), t.top(), x - t.left(), t.height()), 2, 2);
    p.setBrush(c.raised);
    p.setPen(QPen(c.parameter, 2));
    p.drawEllipse(QPointF(x, t.center().y()), kKnob - 1, kKnob - 1);
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(c.accent, 2));
        p.drawEllipse(QPointF(x, t.center().y()), kKnob + 2, kKnob + 2);
    }
    p.setFont(small);
    const QRect limits(kLeft, kTrackY + 8, width() - kLeft - kRight, 16_px);
    p.setPen(c.secondary);
    p.drawText(limits, Qt::AlignVCenter | Qt::AlignLeft, roundNumber(info_.inUnit(low())));
    p.drawText(limits, Qt::AlignVCenter | Qt::AlignRight, roundNumber(info_.inUnit(high())));
}

void ParameterSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const double x = event->position().x(), y = event->position().y();
    if (y < kTrackY - 8 && x > 0.55 * width()) return startEditing(); // on the number
    if (y < kTrackY - 8 || y > kTrackY + 12 || x < kLeft - kKnob - 2) return;
    dragging_ = true;
    const double knob = xOf(value_);
    grab_ = std::abs(x - knob) <= kKnob + 1 ? x - knob : 0.0;
    if (grab_ == 0.0) mouseMoveEvent(event);
}

void ParameterSlider::mouseMoveEvent(QMouseEvent* event) {
    if (!dragging_) return;
    const QRect t = track();
    moveTo(low() + (event->position().x() - grab_ - t.left()) / t.width() * (high() - low()));
}

void ParameterSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (!dragging_) return;
    if (event->position().x() - grab_ != xOf(value_)) mouseMoveEvent(event); // moved since the last event
    dragging_ = false;
    emit released();
}

void ParameterSlider::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->position().y() < kTrackY - 8) startEditing();
}

void ParameterSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus()) return event->ignore(); // a page that scrolls must not change values
    moveTo(value_ + event->angleDelta().y() / 12000.0 * (high() - low()));
    emit released();
    event->accept();
}

void ParameterSlider::keyPressEvent(QKeyEvent* event) {
    const double percent = std::max((high() - low()) / 100.0, info_.integer ? 1.0 : 0.0);
    double next = value_;
    switch (event->key()) { // ← and → step the time
    case Qt::Key_Down: next -= percent; break;
    case Qt::Key_Up: next += percent; break;
    case Qt::Key_PageUp: next += 10 * percent; break;
    case Qt::Key_PageDown: next -= 10 * percent; break;
    case Qt::Key_Home: next = low(); break;
    case Qt::Key_End: next = high(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2: return startEditing();
    default:
        if (const QString typed = event->text(); typed.size() == 1 && (typed[0].isDigit() || typed[0] == QLatin1Char('-') || typed[0] == QLatin1Char('.'))) {
            startEditing(); // whoever types a number means the value
            edit_->setText(typed);
            return;
        }
        return QWidget::keyPressEvent(event);
    }
    moveTo(next);
    emit released();
}

void ParameterSlider::startEditing() {
    setRefusal(std::nullopt);
    QString text = QString::fromStdString(info_.exactText(value_));
    if (!info_.unit.empty()) text += QLatin1Char(' ') + QString::fromStdString(info_.unit);
    edit_->setText(text);
    edit_->show();
    edit_->raise();
    edit_->setFocus();
    edit_->selectAll();
    update();
}

void ParameterSlider::endEditing() {
    const bool had = edit_->hasFocus();
    edit_->hide();
    setRefusal(std::nullopt);
    if (had) setFocus();
    update();
}

void ParameterSlider::resizeEvent(QResizeEvent*) {
    placeEdit();
    if (refused_) placeError();
}

void ParameterSlider::placeEdit() {
    const int w = std::min(140_px, width() - kLeft - kRight - 60_px);
    edit_->setGeometry(width() - kRight - w, kTop, w, kLine);
}

bool ParameterSlider::eventFilter(QObject* watched, QEvent* event) {
    if (watched == edit_) {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        if (key == Qt::Key_Return || key == Qt::Key_Enter) { // not on to the slider, which would begin to edit again
            auto* first = fixes_ && static_cast<QKeyEvent*>(event)->modifiers() & Qt::AltModifier ? fixes_->findChild<QPushButton*>() : nullptr;
            if (first) first->click();
            else take();
            return true;
        }
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            endEditing();
            return true;
        }
        // Clicked elsewhere: what was typed is not taken, as it was not entered; a wrong value does not stay behind.
        if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason &&
            static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason && !(fixes_ && fixes_->isAncestorOf(QApplication::focusWidget())))
            endEditing();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_parameter_slider.cpp"
