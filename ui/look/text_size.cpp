// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/text_size.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

double& scaleNow() {
    static double scale = 1.0;
    return scale;
}

// A length stretched from one scale to another. What it was drawn as is kept beside it, so that going to and fro ends where
// it began; a length that was set anew since then is drawn anew.
class Stretch {
public:
    Stretch(double from, double to) : from_(from), to_(to) {}

    int operator()(QObject& of, const char* what, int now) const {
        const QVariant kept = of.property(what);
        double drawn = now / from_;
        if (kept.isValid() && std::lround(kept.toDouble() * from_) == now) drawn = kept.toDouble();
        of.setProperty(what, drawn);
        return static_cast<int>(std::lround(drawn * to_));
    }

private:
    double from_, to_;
};

// Where the style sheet tells a size it is the sheet's, and the widget's own waits in a property of Qt's until the sheet goes.
void stretchLimit(QWidget& widget, const Stretch& stretch, const char* kept, const char* sheet, int now, void (QWidget::*set)(int)) {
    if (now <= 0 || now >= QWIDGETSIZE_MAX) return;
    if (const QVariant own = widget.property(sheet); own.isValid()) {
        if (own.toInt() > 0 && own.toInt() < QWIDGETSIZE_MAX) widget.setProperty(sheet, stretch(widget, kept, own.toInt()));
        return;
    }
    const int wanted = stretch(widget, kept, now);
    if (wanted != now) (widget.*set)(wanted);
}

void stretchWidget(QWidget& widget, const Stretch& stretch) {
    if (widget.isWindow()) return; // a window has the size that its user gave it
    const QSize least = widget.minimumSize(), most = widget.maximumSize();
    stretchLimit(widget, stretch, "saltusMaxWidth", "_q_stylesheet_maxw", most.width(), &QWidget::setMaximumWidth);
    stretchLimit(widget, stretch, "saltusMaxHeight", "_q_stylesheet_maxh", most.height(), &QWidget::setMaximumHeight);
    stretchLimit(widget, stretch, "saltusMinWidth", "_q_stylesheet_minw", least.width(), &QWidget::setMinimumWidth);
    stretchLimit(widget, stretch, "saltusMinHeight", "_q_stylesheet_minh", least.height(), &QWidget::setMinimumHeight);
    const auto icons = [&](auto& of) {
        const int side = of.iconSize().height(), wanted = stretch(of, "saltusIcon", side);
        if (side > 0 && wanted != side) of.setIconSize(QSize(wanted, wanted));
    };
    // Whoever was told no size has the style's, which follows by itself.
    if (auto* button = qobject_cast<QAbstractButton*>(&widget); button && button->iconSize().height() != button->style()->pixelMetric(QStyle::PM_ButtonIconSize)) icons(*button);
    else if (auto* view = qobject_cast<QAbstractItemView*>(&widget); view && view->iconSize().isValid()) icons(*view);
}

} // namespace

double textScale() noexcept { return scaleNow(); }

int scaledLength(double drawn) noexcept { return static_cast<int>(std::lround(drawn * scaleNow())); }

void setTextScale(double scale) {
    const double from = scaleNow(), to = std::clamp(scale, 1.0, kLargestText);
    if (from == to) return;
    scaleNow() = to;
    if (!qobject_cast<QApplication*>(QCoreApplication::instance())) return;
    const Stretch stretch(from, to);
    for (QWidget* widget : QApplication::allWidgets()) stretchWidget(*widget, stretch);
}

} // namespace saltus::ui
