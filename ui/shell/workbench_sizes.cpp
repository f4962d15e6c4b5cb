// SPDX-License-Identifier: GPL-3.0-or-later
// The widths and heights of the workbench's panels: at first, in smaller windows, and as they were left.
#include "ui/shell/workbench.h"

#include "ui/look/theme.h"
#include "ui/plots/plot_area.h"

#include <QResizeEvent>
#include <QSettings>
#include <QSplitter>

namespace saltus::ui {

// What the panels need, unless the window is too small for that: then all give way, rather than the last of them be cut off.
void Workbench::limitWidths() {
    const int all = width() > 400 ? width() : 1600;
    rail_->setMinimumWidth(qMin(180_px, all * 22 / 100));
    right_->setMinimumWidth(qMin(256_px, all * 34 / 100));
    centre_->setMinimumWidth(qMin(320, all * 42 / 100));
    plots_->setMinimumHeight(qMin(int(measure::plotsHeight * 0.7), qMax(height(), 400) * 40 / 100)); // below it two plots over each other have no axes
}

// What was widened in a large window is not kept at the cost of the view in a small one.
void Workbench::giveWay() {
    const int all = across_->width(), most = qMax(256_px, all * 36 / 100);
    if (right_->isVisible() && right_->width() > most) across_->setSizes({all - most, most});
}

void Workbench::sizeFirst() {
    const int w = width(), h = height();
    // The drawing's measures at 1600x1000; a smaller window takes from all alike, but leaves the view the most.
    const double fx = qBound(0.7, w / 1600.0, 1.0), fy = qBound(0.7, h / 936.0, 1.0);
    const int railWidth = qMin(int(measure::railWidth * qMax(fx, 0.75)), w * 24 / 100), rightWidth = qMin(qMax(int(measure::inspectorWidth * fx), 256_px), w * 36 / 100);
    const int plotsHeight = int(measure::plotsHeight * fy);
    across_->setSizes({w - rightWidth, rightWidth});
    upper_->setSizes({railWidth, w - rightWidth - railWidth});
    left_->setSizes({h - plotsHeight, plotsHeight});
    right_->setSizes({h - plotsHeight, plotsHeight});
    const int rail = h - plotsHeight, palette = qBound(qMin(218, rail * 54 / 100), rail * 35 / 100, 220); // the drawing's; in low windows three rows of parts
    rail_->setSizes({palette, (rail - palette) * 6 / 10, (rail - palette) * 4 / 10});
}

void Workbench::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    limitWidths();
    if (!sized_ && width() > 400) {
        sized_ = true;
        sizeFirst();
    } else if (event->oldSize().isValid() && width() < event->oldSize().width()) {
        giveWay();
    }
}

void Workbench::saveState() const {
    QSettings s;
    s.beginGroup(QStringLiteral("workbench"));
    if (sized_ && !onlyView_)
        for (const QSplitter* splitter : {across_, left_, upper_, rail_, right_, views_, stage_}) {
            // While the plots stand in the centre these two are not what the next scene expects.
            if ((splitter == left_ || splitter == views_) && plots_->parentWidget() != left_) continue;
            s.setValue(splitter->objectName(), splitter->saveState());
        }
    for (std::size_t i = 0; i < wanted_.size(); ++i) s.setValue(QStringLiteral("panel%1").arg(i), wanted_[i]);
    s.setValue(QStringLiteral("split"), split_);
}

void Workbench::restoreState() {
    QSettings s;
    s.beginGroup(QStringLiteral("workbench"));
    for (std::size_t i = 0; i < wanted_.size(); ++i)
        wanted_[i] = s.value(QStringLiteral("panel%1").arg(i), wanted_[i]).toBool();
    split_ = s.value(QStringLiteral("split"), false).toBool();
    for (QSplitter* splitter : {across_, left_, upper_, rail_, right_, views_, stage_}) {
        const QByteArray state = s.value(splitter->objectName()).toByteArray();
        if (!state.isEmpty() && splitter->restoreState(state)) sized_ = true;
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    applyVisibility();
    emit layoutChanged();
}

} // namespace saltus::ui
