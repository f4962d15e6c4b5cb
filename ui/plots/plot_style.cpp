// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_style.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace saltus::ui {

QColor quantityColorOf(const Colors& colors, Quantity quantity) {
    switch (quantity) {
    case Quantity::position: return colors.position;
    case Quantity::velocity: return colors.velocity;
    case Quantity::impulse: return colors.impulse;
    case Quantity::friction: return colors.friction;
    case Quantity::energy:
    case Quantity::loss: return colors.loss;
    case Quantity::parameter: return colors.parameter;
    case Quantity::section: return colors.section;
    case Quantity::none:
    case Quantity::time: break;
    }
    return colors.secondary;
}

double colorDistance(const QColor& a, const QColor& b) {
    const double mean = 0.5 * (a.red() + b.red()), red = a.red() - b.red(), green = a.green() - b.green(), blue = a.blue() - b.blue();
    return std::sqrt((2.0 + mean / 256.0) * red * red + 4.0 * green * green + (2.0 + (255.0 - mean) / 256.0) * blue * blue);
}

std::vector<QColor> curveColors(const Colors& colors, const std::vector<Quantity>& quantities) {
    std::vector<QColor> made(quantities.size());
    std::vector<QColor> used;
    for (std::size_t i = 0; i < quantities.size(); ++i)
        if (std::find(quantities.begin(), quantities.begin() + static_cast<std::ptrdiff_t>(i), quantities[i]) == quantities.begin() + static_cast<std::ptrdiff_t>(i)) {
            made[i] = quantityColorOf(colors, quantities[i]);
            used.push_back(made[i]);
        }
    const QColor others[] = {colors.position, colors.velocity, colors.friction, colors.section, colors.loss, colors.impulse, colors.parameter, colors.secondary, colors.text};
    for (std::size_t i = 0, again = 0; i < quantities.size(); ++i) {
        if (made[i].isValid()) continue;
        // The candidate whose nearest colour in use is farthest; when all are near, darker or lighter ones of the same.
        double best = -1.0;
        QColor chosen;
        for (const QColor& candidate : others) {
            double nearest = 1e9;
            for (const QColor& one : used) nearest = std::min(nearest, colorDistance(candidate, one));
            if (nearest > best) {
                best = nearest;
                chosen = candidate;
            }
        }
        constexpr double kUnlike = 60.0;
        if (best < kUnlike) chosen = shade(others[again++ % std::size(others)], colors.text, 1, 2);
        made[i] = chosen;
        used.push_back(chosen);
    }
    return made;
}

QColor shade(const QColor& color, const QColor& towards, int k, int n) {
    if (n < 2 || k == 0) return color;
    const double w = 0.6 * k / (n - 1);
    return QColor::fromRgbF(static_cast<float>((1 - w) * color.redF() + w * towards.redF()),
                            static_cast<float>((1 - w) * color.greenF() + w * towards.greenF()),
                            static_cast<float>((1 - w) * color.blueF() + w * towards.blueF()));
}

QColor withAlpha(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha * color.alphaF()));
    return color;
}

QColor PlotStyle::color(Quantity quantity) const { return quantityColorOf(colors, quantity); }

double PlotStyle::width(Quantity quantity) const {
    const bool warm = quantity == Quantity::impulse || quantity == Quantity::friction || quantity == Quantity::section;
    return warm ? warmWidth : curveWidth;
}

PlotStyle PlotStyle::screen(const Theme& theme) {
    PlotStyle style;
    style.colors = theme.colors();
    style.font = theme.font(TextSize::small);
    style.title = theme.font(TextSize::normal, true);
    style.px = textScale();
    style.curveWidth *= textScale();
    style.warmWidth = textScale() * (theme.kind() == ThemeKind::light ? 2.0 : 1.5);
    style.italic = style.font;
    style.italic.setItalic(true);
    return style;
}

PlotStyle PlotStyle::paper() {
    PlotStyle style;
    style.colors = Theme::printColors();
    style.font = Theme().font(TextSize::small); // the same family whether or not a window has been opened
    style.font.setPixelSize(80); // 8 pt
    style.font.setWeight(QFont::Normal);
    style.font.setHintingPreference(QFont::PreferNoHinting);
    style.title = style.font;
    style.italic = style.font;
    style.italic.setItalic(true);
    style.px = 6.0;
    style.curveWidth = 8.0; // 0.8 pt
    style.warmWidth = 8.0;
    style.axisWidth = 6.0;
    style.gridWidth = 3.0;
    style.print = true;
    return style;
}

} // namespace saltus::ui
