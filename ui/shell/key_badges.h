// SPDX-License-Identifier: GPL-3.0-or-later
// F1: every visible control with the key that works it, in place. What a control's key is comes from its action, its own
// shortcut or the key in its tooltip; panels and the view, which have no button, are told by the shell. F1 again shows the
// list of all keys; any other key or a click goes back. Held for longer, it lasts as long as the key is down.
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace saltus::ui {

class ActionRegistry;
class Theme;

// A control and its key.
struct KeyHint {
    QPointer<QWidget> widget = {};
    QRect area = {};  // of the widget; empty: all of it
    QString keys = {}; // as shown: "Ctrl E"
    bool inside = false; // in the middle of the area instead of at its edge: heads of panels
};

// Keys of what has no control: shown as a small list in the middle of a widget.
struct KeyLegend {
    QPointer<QWidget> widget = {};
    std::vector<std::pair<QString, QString>> rows = {}; // keys, what they do
};

// Of all visible controls of this window. Each control once, in reading order.
std::vector<KeyHint> keyHints(QWidget* window, const ActionRegistry& actions);
// The key in brackets at the end of a tooltip, as shown: "Run (Space)" -> "Space"; "" when there is none.
QString keyOfToolTip(const QString& toolTip, const ActionRegistry& actions);

class KeyBadges : public QWidget {
    Q_OBJECT
public:
    KeyBadges(Theme& theme, QWidget* window, std::vector<KeyHint> hints, std::optional<KeyLegend> legend);

    struct Badge {
        QString keys;
        QRectF rect;      // of this overlay, which covers the window
        QRect control;
    };
    const std::vector<Badge>& badges() const { return badges_; }
    QRectF legendRect() const { return legendRect_; }

signals:
    void listWanted(); // F1 again
    void closed();

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void keyReleaseEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString noteText() const;
    bool isOwn(const QKeyEvent& event) const;
    void place();
    void dismiss(bool list);
    Theme& theme_;
    std::vector<KeyHint> hints_;
    std::optional<KeyLegend> legend_;
    std::vector<Badge> badges_;
    QRectF legendRect_, noteRect_;
    int legendColumns_ = 1, legendRows_ = 0;
    double legendKeys_ = 0.0, legendColumn_ = 0.0; // widths: of the longest key, of a column
    QPointer<QWidget> before_; // had the focus
    QElapsedTimer shown_;
    bool leaving_ = false;
};

} // namespace saltus::ui
