// SPDX-License-Identifier: GPL-3.0-or-later
// The body of a small card that floats over the workbench: rounded, with a soft shadow and a tail to what it is about.
#pragma once

#include <QRectF>

#include <optional>

class QPainter;

namespace saltus::ui {

class Theme;

inline constexpr int kPopoverShadow = 26, kPopoverTail = 8; // px around the card; height of the tail

// tail: x of its tip; nothing: none. It points downwards from the lower edge.
void paintPopover(QPainter& painter, const Theme& theme, const QRectF& body, std::optional<double> tail);

} // namespace saltus::ui
