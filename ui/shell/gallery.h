// SPDX-License-Identifier: GPL-3.0-or-later
// The page without a scene: on the left what to open, in the middle the shipped scenes as cards.
#pragma once

#include "ui/document/recovery.h"
#include "ui/shell/scene_library.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace saltus::ui {

class ActionRegistry;
class StartRail;
class Theme;

class SceneCard : public QWidget {
    Q_OBJECT
public:
    SceneCard(Theme& theme, SceneEntry scene, QWidget* parent);
    const SceneEntry& scene() const { return scene_; }
    // The moving picture: once through, a rest, again, until it is stopped; the still one otherwise.
    void play();
    void stopPlaying();
    bool isPlaying() const { return frames_.isActive(); }
    int frame() const { return frame_; } // shown; 0: the still picture's moment

signals:
    void opened(const QString& file);
    void playedOnce();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void enterEvent(QEnterEvent*) override;
    void leaveEvent(QEvent*) override;

private:
    QRectF openPill() const;
    Theme& theme_;
    SceneEntry scene_;
    QTimer frames_;
    QPixmap strip_; // while it plays
    int frame_ = 0, rest_ = 0, rounds_ = 0;
};

class Gallery : public QWidget {
    Q_OBJECT
public:
    Gallery(Theme& theme, ActionRegistry& actions, QWidget* parent);

    void reload();       // the folder of scenes and the recent files
    void focusFilter();  // "/"
    void focusFirst();   // the card that was chosen last, else the first
    std::vector<SceneCard*> shownCards() const;
    QLineEdit& filter() { return *filter_; }
    // Pictures move by themselves, one after the other; else only the one under the mouse or with the focus.
    void setMoving(bool moving);
    void setRecoveryFolder(const QString& folder); // where work lies that was not saved; "": nowhere

signals:
    void opened(const QString& file);
    void recovered(const saltus::ui::Recovery::Left& left);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent*) override;
    void paintEvent(QPaintEvent*) override;
    void showEvent(QShowEvent*) override;
    void hideEvent(QHideEvent*) override;

private:
    void moveOn(); // the next picture that can be seen plays
    void applyFilter();
    void arrange();
    int columns() const;
    void move(SceneCard& from, int key);

    Theme& theme_;
    StartRail* rail_;
    QLineEdit* filter_;
    QAction* filterIcon_;
    QWidget* filterKey_;
    QLabel* title_;
    QLabel* subtitle_;
    QLabel* empty_;
    QScrollArea* scroll_;
    QWidget* sheet_;
    std::vector<SceneCard*> cards_;
    SceneCard* last_ = nullptr;
    bool moving_ = false;
    QTimer nextMoves_;
    SceneCard* mover_ = nullptr; // plays by itself
};

} // namespace saltus::ui
