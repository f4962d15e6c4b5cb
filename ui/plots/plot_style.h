// SPDX-License-Identifier: GPL-3.0-or-later
// How a plot is drawn: colours, fonts and measures, for the screen or for paper. One drawing pixel of the shared
// drawings is `px` painter units (1 on the screen, more where its texts are larger), so that the same drawing code serves both.
#pragma once

#include "core/simulation/catalogue.h"
#include "ui/look/theme.h"

#include <QColor>
#include <QFont>

#include <vector>

namespace saltus::ui {

// Painter units of exported figures: a tenth of a point, so that 8 pt text is exactly 80 units.
inline constexpr double unitsPerInch = 720.0;

struct PlotStyle {
    Colors colors;
    QFont font, italic, title;
    double px = 1.0;
    double curveWidth = 1.5; // painter units
    double warmWidth = 1.5;  // for impulse, friction and section, which are weak on white
    double axisWidth = 1.0;
    double gridWidth = 1.0;
    bool print = false;

    QColor color(Quantity quantity) const;
    double width(Quantity quantity) const;

    static PlotStyle screen(const Theme& theme);
    static PlotStyle paper();
};

QColor quantityColorOf(const Colors& colors, Quantity quantity);
// How unlike two colours look, 0 ... about 765 (weighted RGB, "redmean").
double colorDistance(const QColor& a, const QColor& b);
// Of the curves of one plot: the first of a quantity has the quantity's colour, others one that is far from all in use.
std::vector<QColor> curveColors(const Colors& colors, const std::vector<Quantity>& quantities);
// The k-th of n curves of one quantity: the same hue, shifted towards `towards`.
QColor shade(const QColor& color, const QColor& towards, int k, int n);
QColor withAlpha(QColor color, double alpha);

} // namespace saltus::ui
