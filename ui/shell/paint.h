// SPDX-License-Identifier: GPL-3.0-or-later
// Small pieces that several widgets of the shell draw alike.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;
class QPixmap;
class QSize;

namespace saltus::ui {

class Theme;

// A key cap: 9 pt secondary text in a rounded frame, right-aligned at `right`, centred on `middle`. Returns its width.
double paintKeyChip(QPainter& painter, const Theme& theme, double right, double middle, const QString& text);
// The soft shadow of popovers around `card` (y 4, blur 20).
void paintShadow(QPainter& painter, const QRectF& card, double radius, const Theme& theme);
// Fills `area` with the picture, cropped to its proportions.
void paintCovering(QPainter& painter, const QRectF& area, const QPixmap& picture);

} // namespace saltus::ui
