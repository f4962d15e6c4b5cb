// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_view.h"

#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <cmath>

namespace saltus::ui {

namespace {
constexpr int kAbove = 4; // px over and under the formula
}

FormulaView::FormulaView(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, &FormulaView::arrange);
    arrange();
}

void FormulaView::setFormula(const MathNode& node) {
    if (node == node_) return;
    node_ = node;
    setAccessibleName(toLatex(node_));
    arrange();
}

void FormulaView::setStale(bool stale) {
    if (stale == stale_) return;
    stale_ = stale;
    update();
}

void FormulaView::arrange() {
    block_ = layOutBlock(node_, theme_.font(TextSize::normal), std::max(80, width()));
    updateGeometry();
    update();
}

int FormulaView::heightForWidth(int width) const {
    const MathBlock block = width == this->width() ? block_ : layOutBlock(node_, theme_.font(TextSize::normal), std::max(80, width));
    return static_cast<int>(std::ceil(block.size.height())) + 2 * kAbove;
}

QSize FormulaView::sizeHint() const {
    return {static_cast<int>(std::ceil(block_.size.width())), static_cast<int>(std::ceil(block_.size.height())) + 2 * kAbove};
}

void FormulaView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void FormulaView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colors& c = theme_.colors();
    block_.paint(painter, {0.0, double(kAbove)}, stale_ ? c.disabled : c.text, stale_ ? c.disabled : c.secondary);
}

void FormulaView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* menu = popupMenu(this);
    menu->addAction(tr("Copy as LaTeX"), this, [this] { QApplication::clipboard()->setText(toLatex(node_)); });
    menu->popup(event->globalPos());
}

} // namespace saltus::ui

#include "moc_formula_view.cpp"
