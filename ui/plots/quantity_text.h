// SPDX-License-Identifier: GPL-3.0-or-later
// "gap û m": words upright, one-letter quantities italic, units upright and grey. No rich-text engine needed.
#pragma once

#include "ui/plots/plot_style.h"

#include <QPointF>
#include <QString>

#include <vector>

class QPainter;

namespace saltus::ui {

struct TextRun {
    QString text;
    bool italic = false;
    bool secondary = false;
};
using TextRuns = std::vector<TextRun>;

TextRuns quantityRuns(const QString& label, const QString& unit);
QString groupedNumber(std::size_t number); // 17 440, with a thin space from five digits on
QString plainText(const TextRuns& runs);
double widthOf(const TextRuns& runs, const PlotStyle& style);
TextRuns elided(TextRuns runs, const PlotStyle& style, double width); // units stay, the last words give way
// Baseline at `at`; returns the advance.
double drawRuns(QPainter& painter, QPointF at, const TextRuns& runs, const PlotStyle& style);

// SI prefixes for axes whose numbers would be unreadable: 3.2e-5 m -> 32 µm. exponent: multiple of three.
// Units that take no prefix get "10⁻⁶ m²".
QString scaledUnit(const QString& unit, int exponent);

} // namespace saltus::ui
