// SPDX-License-Identifier: GPL-3.0-or-later
// F1: all keys, made from the action registry; lies over the window until any key or click.
#pragma once

#include <QPointer>
#include <QWidget>

namespace saltus::ui {

class ActionRegistry;
class Theme;

class KeySheet : public QWidget {
    Q_OBJECT
public:
    KeySheet(Theme& theme, const ActionRegistry& actions, QWidget* window);
    void toggle();

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dismiss();
    Theme& theme_;
    const ActionRegistry& actions_;
    QPointer<QWidget> before_; // had the focus; it may go meanwhile
};

} // namespace saltus::ui
