// SPDX-License-Identifier: GPL-3.0-or-later
// A popover above a tick of the timeline: what happened in one impact.
#pragma once

#include "core/simulation/events.h"
#include "ui/look/text_size.h"
#include "ui/panels/popover.h"

#include <QString>
#include <QWidget>

class QToolButton;
class QPushButton;

namespace saltus::ui {

class Theme;

class ImpactCard : public QWidget {
    Q_OBJECT
public:
    static constexpr Px kWidth{300}, kHeight{204};
    static constexpr int kTail = kPopoverTail, kShadow = kPopoverShadow;

    ImpactCard(Theme& theme, QWidget* window);
    void show(const Impact& impact, std::size_t number, const QString& contact, bool hasPrevious, bool hasNext);
    // The tail's tip, in the parent's coordinates; the card stays between `left` and `right` where it fits.
    void pointAt(const QPoint& tip, int left, int right);
    const Impact& impact() const { return impact_; }

signals:
    void previousWanted();
    void nextWanted();
    void closed();
    void goToWanted(double time);

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Row { QString label, value, unit, exact; int swatch; };
    std::vector<Row> rows() const;
    QRect card() const { return {kShadow, kShadow, kWidth, kHeight}; }

    Theme& theme_;
    QToolButton *previous_, *next_, *close_;
    QPushButton* go_;
    Impact impact_;
    QString title_, contact_;
    int tail_ = kWidth / 2; // of the tip, from the card's left edge
};

} // namespace saltus::ui
