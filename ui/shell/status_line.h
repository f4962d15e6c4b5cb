// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the bottom: grey label, value, thin rule. What does not fit is left out from the right, never cut.
#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QStaticText>
#include <QWidget>

#include <vector>

namespace saltus::ui {

class Theme;

struct StatusItem {
    QString label, value, unit;
    QColor dot; // valid: a coloured disc behind the value
    bool ruled = true; // a thin rule before it
    bool link = false; // underlined; a click on it is told
};

class StatusLine : public QWidget {
    Q_OBJECT
public:
    StatusLine(Theme& theme, QWidget* parent);
    // Repaints only when something differs. done: a tick mark behind the right text.
    void present(std::vector<StatusItem> items, const QString& right, bool done);
    QString text() const; // all that it would show with room enough, one after the other

signals:
    void linkClicked(const QPoint& global); // its upper left corner

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;

private:
    struct Laid {
        QStaticText text;
        int width = 0;
    };
    const Laid& laid(const QString& text, const QFontMetrics& metrics);

    Theme& theme_;
    QHash<QString, Laid> laid_; // of font_: labels and units stay from picture to picture, and shaping them is what a line costs
    QFont font_;
    std::vector<StatusItem> items_;
    QString right_;
    bool done_ = false;
    QRect link_; // as painted
};

} // namespace saltus::ui
