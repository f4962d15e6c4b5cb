// SPDX-License-Identifier: GPL-3.0-or-later
// F1: all keys, made from the action registry; lies over the window until any key or click.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

namespace saltus::ui {

class ActionRegistry;
struct ActionEntry;
class Theme;

class KeySheet : public QWidget {
    Q_OBJECT
public:
    KeySheet(Theme& theme, const ActionRegistry& actions, QWidget* window);
    void toggle();
    int pitch() const { return layOut().pitch; } // of rows, pixels: none lies on another
    int hiddenRows() const { return layOut().last; } // of each column: scrolled to

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line { // a command, the name of its group, or air
        QString group;
        const ActionEntry* row = nullptr;
        bool isHead() const { return !row && !group.isEmpty(); }
    };
    struct Sheet {
        std::vector<std::vector<Line>> columns;
        int column = 0, pitch = 0; // pixels
        int rows = 0, last = 0;    // that are seen at once; the last that may be the first
    };
    Sheet layOut() const;
    void scroll(int rows);
    void dismiss();
    Theme& theme_;
    const ActionRegistry& actions_;
    int first_ = 0; // row that is seen
    QPointer<QWidget> before_; // had the focus; it may go meanwhile
};

} // namespace saltus::ui
