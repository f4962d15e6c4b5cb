// SPDX-License-Identifier: GPL-3.0-or-later
// What all panels are built from: the 32 px head, read-out rows, foldable sections, values that can be typed.
#pragma once

#include "core/simulation/recording.h"
#include "ui/look/text_size.h"

#include <QColor>
#include <QLineEdit>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace saltus::ui {

class Theme;

// Columns of a recording by name, for scenes with many thousand signals.
class SignalIndex {
public:
    void set(std::shared_ptr<const Recording> recording);
    const std::shared_ptr<const Recording>& recording() const { return recording_; }
    std::optional<std::size_t> find(std::string_view name) const;
    // The row shown at this time; nothing when nothing is recorded yet.
    std::optional<std::size_t> rowAt(double time) const;
    double value(std::string_view name, std::size_t row) const; // NaN when not recorded

private:
    std::shared_ptr<const Recording> recording_;
};

// Paints the panel's background; children are laid out by the panel.
class PanelBase : public QWidget {
    Q_OBJECT
public:
    PanelBase(Theme& theme, QWidget* parent);
    Theme& theme() const { return theme_; }

protected:
    void paintEvent(QPaintEvent*) override;
    Theme& theme_;
};

// Title in bold, what it is about in grey, buttons on the right.
class PanelHead : public QWidget {
    Q_OBJECT
public:
    PanelHead(Theme& theme, const QString& title, QWidget* parent);
    void setTitle(const QString& title);
    void setDetail(const QString& detail);
    QToolButton* addButton(const QString& icon, const QString& tip);
    // A button that opens a field in place of the title; Esc closes and empties it.
    QLineEdit* addSearch(const QString& tip);
    void endSearch();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Theme& theme_;
    QString title_, detail_;
    QHBoxLayout* row_;
    QLineEdit* search_ = nullptr;
};

QToolButton* iconButton(Theme& theme, const QString& icon, const QString& tip, QWidget* parent, int side = 24);
// 8x8, radius 2, centred on `middle`, left edge at `left`.
void paintSwatch(QPainter& painter, double left, double middle, const QColor& color);
int rowHeight(const Theme& theme); // 24, more with enlarged text
QString roundNumber(double value); // limits and ticks: "60", "0.5", "1e−6"; no zeros at the end

inline constexpr Px kFieldLeft{104}; // of the fields beside their labels
inline constexpr int kFieldText = 9;   // from a field's frame to its text

// A line "label      value unit"; the value's 17 digits are in the tooltip and go to the clipboard with Ctrl+C.
struct Readout {
    QString label;
    QString value, unit;
    QString exact;   // "" for texts
    QColor swatch;   // invalid: none
    bool italic = false; // a quantity's symbol
};

class ReadoutList : public QWidget {
    Q_OBJECT
public:
    ReadoutList(Theme& theme, QWidget* parent, int unitColumn = 68);
    void setRows(std::vector<Readout> rows); // repaints only what differs
    const std::vector<Readout>& rows() const { return rows_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    int rowAt(int y) const;
    void copy(int row) const;
    Theme& theme_;
    Px unitColumn_;
    int current_ = 0;
    std::vector<Readout> rows_;
};

// A rule, a head with a chevron, and a body that folds away.
class FoldSection : public QWidget {
    Q_OBJECT
public:
    FoldSection(Theme& theme, const QString& title, QWidget* parent);
    void add(QWidget* widget);
    QVBoxLayout* body() const { return body_; }
    bool isFolded() const { return folded_; }
    void setFolded(bool folded) { fold(folded); }

signals:
    void foldChanged(bool folded);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    void fold(bool folded);
    Theme& theme_;
    QString title_;
    QWidget* content_;
    QVBoxLayout* body_;
    bool folded_ = false;
};

// A value with its unit inside the frame. Enter commits, Esc takes it back; a refused value stays, red, with the reason
// below, and the run keeps its own.
class ValueField : public QWidget {
    Q_OBJECT
public:
    ValueField(Theme& theme, QWidget* parent);
    void setValue(const QString& text, const QString& unit); // not while someone types
    void setError(const QString& reason);                    // "" : none
    bool hasError() const { return !reason_.isEmpty(); }
    QString reason() const { return reason_; }
    QLineEdit* edit() const { return edit_; }

signals:
    void committed(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeUnit();
    Theme& theme_;
    QLineEdit* edit_;
    QLabel* unit_;
    QLabel* error_;
    QString shownText_, reason_;
};

// "label   [field      unit] [pin]" of the inspector: label at 12, field from 104.
class FieldRow : public QWidget {
    Q_OBJECT
public:
    FieldRow(Theme& theme, const QString& label, bool italic, QWidget* parent);
    ValueField* field() const { return field_; }
    QToolButton* pin() const { return pin_; } // hidden until someone shows it

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Theme& theme_;
    QString label_;
    bool italic_;
    ValueField* field_;
    QToolButton* pin_;
};

// A small grey line of text that wraps.
QLabel* noteLabel(const QString& text, QWidget* parent);

} // namespace saltus::ui
