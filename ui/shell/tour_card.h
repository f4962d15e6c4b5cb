// SPDX-License-Identifier: GPL-3.0-or-later
// What a tour shows: a card that says what to do, and an outline with an arrow at the control that it is about. Neither takes
// the mouse or the focus from the work; the card can be dragged aside.
#pragma once

#include <QPointer>
#include <QRect>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace saltus::ui {

class Theme;

class TourCard : public QWidget {
    Q_OBJECT
public:
    TourCard(Theme& theme, QWidget* host);

    struct Content {
        QString tour, title, text, state;
        int step = 0, steps = 1;
        bool done = false, canShow = false, showing = false;
        friend bool operator==(const Content&, const Content&) = default;
    };
    void present(const Content& content);
    const Content& content() const { return content_; }
    // Beside `area` of the host where there is room, without covering it, and if possible not `pane` either, the panel around it;
    // no area: in the lower right corner.
    void placeBy(const std::optional<QRect>& area, const std::optional<QRect>& pane = {});
    bool wasMoved() const { return moved_; } // by hand: it stays there until the next step
    void forgetMove() { moved_ = false; }

    QPushButton* next() const { return next_; }
    QPushButton* back() const { return back_; }
    QPushButton* show() const { return show_; }

signals:
    void nextClicked();
    void backClicked();
    void showClicked();
    void left(); // Esc or the cross

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void arrange(); // its height follows the text

    Theme& theme_;
    Content content_;
    QLabel *tour_, *title_, *text_, *state_;
    QPushButton *back_, *show_, *next_;
    QToolButton* close_;
    bool moved_ = false;
    std::optional<QPoint> grabbed_; // of the card, where the mouse holds it
};

// Covers the host, lets every event through and is cut to what it draws.
class TourMark : public QWidget {
    Q_OBJECT
public:
    TourMark(Theme& theme, QWidget* host);
    // All of the host. Where the control stands in a pane beside the card, the arrow ends at the pane's border, at the control's height: it
    // would strike out what lies before it.
    void point(const QRect& card, const std::optional<QRect>& area, const std::optional<QRect>& pane = {});

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme& theme_;
    QLineF arrow() const; // from the card

    QRect card_;
    std::optional<QRect> area_, pane_;
};

} // namespace saltus::ui
