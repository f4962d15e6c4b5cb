// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the workbench once: menus, tooltips, the command palette and the F1 key sheet are made from it.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace saltus::ui {

class Theme;

// Where a key works: in the whole window, only while a view or the timeline has the focus, or only in the gallery.
enum class KeyScope { window, view, gallery };

struct ActionEntry {
    QString id;
    QString group;             // heading in the key sheet: "File", "Run", ...
    QAction* action = nullptr; // null: a key or a gesture that a widget handles itself
    KeyScope scope = KeyScope::window;
    QString text; // shown name
    QString keys; // shown keys, e.g. "Ctrl E", "Wheel"
    QString tip = {};                // without the key
    QList<QKeySequence> usual = {};  // keys that it was made with
};

class ActionRegistry : public QObject {
    Q_OBJECT
public:
    ActionRegistry(Theme& theme, QObject* parent);

    // tip: one sentence for the tooltip; the key is added to it. icon: a name of resources/icons, or empty.
    QAction* add(const QString& id, const QString& group, const QString& text, const QString& tip,
                 const QList<QKeySequence>& keys = {}, const QString& icon = {}, KeyScope scope = KeyScope::window);
    // For the key sheet: what a widget handles by itself.
    void describe(const QString& group, const QString& text, const QString& keys, KeyScope scope = KeyScope::view);

    QAction* action(const QString& id) const; // unknown id: broken invariant
    const std::vector<ActionEntry>& entries() const { return entries_; }
    // "Space: Run, Pause" for each key that two actions share where both work.
    QStringList clashes() const;

    // From now on; menus, tooltips, the search and the key sheet follow.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    // A key that something else than an action answers: no action may have it. `what`: "closes and leaves".
    void reserve(const QKeySequence& key, const QString& what);
    // Why this action cannot have the key as things are: the action that has it where both would work, or a reserved key.
    struct Conflict {
        QString id;   // of the action, "" of a reserved key
        QString text; // its name, or what the reserved key does
    };
    std::optional<Conflict> conflict(const QString& id, const QKeySequence& key) const;

    static QString keyText(const QKeySequence& keys); // "Ctrl E", "→", "Space"

signals:
    void keysChanged();

private:
    void tint();
    void tell(ActionEntry& entry); // its keys, wherever they are shown
    Theme& theme_;
    std::vector<ActionEntry> entries_;
    std::vector<std::pair<QKeySequence, QString>> reserved_;
    std::vector<std::pair<QAction*, QString>> icons_;
};

} // namespace saltus::ui
