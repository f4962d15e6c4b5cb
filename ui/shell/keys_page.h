// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences, Keys: every command with its keys, which can be changed. What another command has is named before it is taken.
#pragma once

#include <QKeySequence>
#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace saltus::ui {

class ActionRegistry;
class KeyCatcher;

class KeysPage : public QWidget {
    Q_OBJECT
public:
    KeysPage(ActionRegistry& actions, QWidget* parent);

    QLineEdit& filter() { return *filter_; }
    QTreeWidget& table() { return *table_; }
    void focusFilter();

signals:
    void changed(); // keys of actions, just now

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill();       // keys and marks of the rows
    void showMatches();
    void update();     // buttons
    QString current() const; // id, "" when a heading is current
    void ask(bool also);
    void take(const QKeySequence& key);
    void give(const QKeySequence& key); // to the action that asked
    void say(const QString& text);
    void forget();

    ActionRegistry& actions_;
    QLineEdit* filter_;
    QTreeWidget* table_;
    KeyCatcher* catcher_;
    QWidget* answers_;
    QPushButton *takeIt_, *keep_;
    QPushButton *change_, *add_, *remove_, *reset_, *resetAll_;
    QString asking_;     // the action that gets the next key
    bool also_ = false;  // beside those that it has
    QKeySequence wanted_; // that another has
};

} // namespace saltus::ui
