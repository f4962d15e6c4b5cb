// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/popover.h"

#include "ui/look/theme.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

namespace saltus::ui {

void paintPopover(QPainter& p, const Theme& theme, const QRectF& body, std::optional<double> tail) {
    const Colors& c = theme.colors();
    p.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(body, 8, 8);
    if (tail) {
        QPainterPath point;
        point.moveTo(*tail - kPopoverTail, body.bottom() - 1);
        point.lineTo(*tail, body.bottom() + kPopoverTail);
        point.lineTo(*tail + kPopoverTail, body.bottom() - 1);
        point.closeSubpath();
        shape = shape.united(point);
    }
    // A soft shadow: y 4, blur 20.
    const double strength = theme.kind() == ThemeKind::dark ? 0.55 : 0.22;
    for (int i = 20; i > 0; --i) {
        QColor shade(0, 0, 0);
        shade.setAlphaF(static_cast<float>(strength * 2.0 * (21 - i) / (20.0 * 21.0)));
        p.setPen(Qt::NoPen);
        p.setBrush(shade);
        p.drawRoundedRect(body.adjusted(-i, 4 - i, i, 4 + i), 8 + i, 8 + i);
    }
    p.setPen(QPen(c.fieldBorder, 1));
    p.setBrush(c.raised);
    p.drawPath(shape);
}

PopoverShadow::PopoverShadow(QWidget& card, std::function<QRect()> body) : QObject(&card), card_(card), body_(std::move(body)) { card.installEventFilter(this); }

QWidget* PopoverShadow::below(const QPoint& global) const {
    QWidget* window = card_.window();
    card_.setAttribute(Qt::WA_TransparentForMouseEvents, true);
    QWidget* found = window->childAt(window->mapFromGlobal(global));
    card_.setAttribute(Qt::WA_TransparentForMouseEvents, false);
    return found;
}

bool PopoverShadow::eventFilter(QObject*, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Wheel) {
        auto* wheel = static_cast<QWheelEvent*>(event);
        QWidget* to = body_().contains(wheel->position().toPoint()) ? nullptr : below(wheel->globalPosition().toPoint());
        if (!to) return false;
        QWheelEvent passed(to->mapFromGlobal(wheel->globalPosition()), wheel->globalPosition(), wheel->pixelDelta(), wheel->angleDelta(), wheel->buttons(), wheel->modifiers(),
                           wheel->phase(), wheel->inverted());
        QCoreApplication::sendEvent(to, &passed);
        return true;
    }
    const bool press = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
    if (!press && type != QEvent::MouseMove && type != QEvent::MouseButtonRelease) return false;
    auto* mouse = static_cast<QMouseEvent*>(event);
    if (press) pressed_ = body_().contains(mouse->position().toPoint()) ? nullptr : below(mouse->globalPosition().toPoint());
    if (!pressed_) return false;
    QMouseEvent passed(type, pressed_->mapFromGlobal(mouse->globalPosition()), mouse->globalPosition(), mouse->button(), mouse->buttons(), mouse->modifiers());
    QCoreApplication::sendEvent(pressed_, &passed);
    if (type == QEvent::MouseButtonRelease && mouse->buttons() == Qt::NoButton) pressed_ = nullptr;
    return true;
}

} // namespace saltus::ui
