// SPDX-License-Identifier: GPL-3.0-or-later
// The body of a small card that floats over the workbench: rounded, with a soft shadow and a tail to what it is about.
#pragma once

#include <QObject>
#include <QPointer>
#include <QRectF>
#include <QWidget>

#include <functional>
#include <optional>

class QPainter;

namespace saltus::ui {

class Theme;

inline constexpr int kPopoverShadow = 26, kPopoverTail = 8; // px around the card; height of the tail

// tail: x of its tip; nothing: none. It points downwards from the lower edge.
void paintPopover(QPainter& painter, const Theme& theme, const QRectF& body, std::optional<double> tail);

// What the mouse does on a card's shadow and tail goes to what lies below them.
class PopoverShadow : public QObject {
public:
    PopoverShadow(QWidget& card, std::function<QRect()> body); // a child of the card; body in its coordinates
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* below(const QPoint& global) const;

    QWidget& card_;
    std::function<QRect()> body_;
    QPointer<QWidget> pressed_; // it keeps the mouse until the button is released
};

} // namespace saltus::ui
