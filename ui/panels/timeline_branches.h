// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a run below the lane of impacts, newest on top, in the lane's time: the present one in the accent's colour, the
// others grey from where they part with it. Named by the moment and by what was changed there. A click or Enter chooses one.
// Nothing is shown as long as there is one line only.
#pragma once

#include "ui/look/text_size.h"
#include "ui/run/run_line.h"

#include <QWidget>

#include <vector>

namespace saltus::ui {

class Document;
class RunController;
class Theme;
class TimelineLane;

class TimelineBranches : public QWidget {
    Q_OBJECT
public:
    static constexpr Px kRow{16};
    static constexpr int kMost = 4; // px; rows shown at once

    TimelineBranches(Theme& theme, Document& document, RunController& run, TimelineLane& lane, QWidget* parent);

    const std::vector<RunLine>& lines() const { return lines_; } // as shown: newest first
    QString nameOf(const RunLine& line) const; // "from 1.234 s: Drive speed = 660 rpm"
    QString memoryText() const;                // "3 lines, 41 of 256 MB"
    QRect rowRect(LineId line) const;          // empty: scrolled out

public slots:
    void chooseNeighbour(int by); // 1: the next one down, an older one

signals:
    void heightChanged();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }
    bool event(QEvent* event) override;

private:
    void take();
    int rowAt(int y) const; // index of lines_, -1: none
    int shownRows() const;
    void reveal(int row);

    Theme& theme_;
    Document& document_;
    RunController& run_;
    TimelineLane& lane_;
    std::vector<RunLine> lines_;
    int first_ = 0, hover_ = -1, current_ = 0;
};

} // namespace saltus::ui
