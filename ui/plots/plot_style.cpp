// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_style.h"

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
    style.warmWidth = theme.kind() == ThemeKind::light ? 2.0 : 1.5;
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
