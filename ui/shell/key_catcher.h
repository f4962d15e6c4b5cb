// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for one key with its modifiers, whatever that key does elsewhere. Esc and a click elsewhere give up.
#pragma once

#include <QKeySequence>
#include <QLabel>

namespace saltus::ui {

class KeyCatcher : public QLabel {
    Q_OBJECT
public:
    explicit KeyCatcher(QWidget* parent);
    void wait(const QString& forWhat); // takes the keyboard
    bool isWaiting() const { return waiting_; }

signals:
    void caught(const QKeySequence& key);
    void gaveUp();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void stop();
    bool waiting_ = false;
    QString asked_;
};

} // namespace saltus::ui
