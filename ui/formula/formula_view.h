// SPDX-License-Identifier: GPL-3.0-or-later
// A formula as it is written on paper; follows theme and width, copies itself as LaTeX.
#pragma once

#include "ui/formula/math_layout.h"

#include <QWidget>

namespace saltus::ui {

class Theme;

class FormulaView : public QWidget {
    Q_OBJECT
public:
    FormulaView(Theme& theme, QWidget* parent = nullptr);
    void setFormula(const MathNode& node);
    const MathNode& formula() const { return node_; }
    // The formula shown is not the one that is being typed: it has an error.
    void setStale(bool stale);
    bool isStale() const { return stale_; }
    const MathBlock& block() const { return block_; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void arrange();
    Theme& theme_;
    MathNode node_;
    MathBlock block_;
    bool stale_ = false;
};

} // namespace saltus::ui
