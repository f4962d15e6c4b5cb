// SPDX-License-Identifier: GPL-3.0-or-later
// The strip at the top: logo, menus, the search field in the window's middle, the scene's name, theme and export.
#pragma once

#include <QWidget>

class QLabel;
class QMenuBar;
class QPushButton;
class QToolButton;
class QUndoStack;
class QUndoView;

namespace saltus::ui {

class ActionRegistry;
class Theme;

// Looks like a field and opens the command palette.
class SearchButton : public QWidget {
    Q_OBJECT
public:
    SearchButton(Theme& theme, QWidget* parent);

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void enterEvent(QEnterEvent*) override;
    void leaveEvent(QEvent*) override;

private:
    Theme& theme_;
};

class TopBar : public QWidget {
    Q_OBJECT
public:
    TopBar(Theme& theme, ActionRegistry& actions, QWidget* parent);

    QMenuBar& menus() { return *menus_; }
    void setSceneName(const QString& name, const QString& toolTip);
    void setUndoStack(QUndoStack& stack); // what the history button lists
    void arrange(); // after menus were added
    SearchButton& search() { return *search_; }

signals:
    void stepWanted(int index); // of the stack: the scene as it was there

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    bool event(QEvent* event) override;

private:
    void refresh();

    Theme& theme_;
    QMenuBar* menus_;
    SearchButton* search_;
    QLabel* scene_;
    QString sceneName_;
    QToolButton* history_;
    QUndoView* steps_;
    QToolButton* themeButton_;
    QPushButton* export_;
};

} // namespace saltus::ui
