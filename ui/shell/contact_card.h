// SPDX-License-Identifier: GPL-3.0-or-later
// A popover about one contact point of two bodies: its law, gap, velocities, percussions, as they are now.
#pragma once

#include "ui/look/text_size.h"
#include "ui/scene_view/scene_view.h"

#include <QString>
#include <QWidget>

#include <vector>

class QToolButton;

namespace saltus::ui {

class Theme;

class ContactCard : public QWidget {
    Q_OBJECT
public:
    static constexpr Px kWidth{300};
    struct Row {
        QString label, value, unit, exact; // exact: all digits, for the tooltip
        QColor swatch;                     // invalid: none
    };

    ContactCard(Theme& theme, QWidget* parent);
    void present(const PickedContact& contact); // shows it, or what has changed
    // Beside this point of the parent, inside `area`.
    void placeBy(const QPoint& point, const QRect& area);
    std::vector<Row> rows() const;
    QString title() const;

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRect card() const;
    Theme& theme_;
    QToolButton* close_;
    PickedContact contact_;
};

} // namespace saltus::ui
