// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the workbench once: menus, tooltips, the command palette and the F1 key sheet are made from it.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

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

    static QString keyText(const QKeySequence& keys); // "Ctrl E", "→", "Space"

private:
    void tint();
    Theme& theme_;
    std::vector<ActionEntry> entries_;
    std::vector<std::pair<QAction*, QString>> icons_;
};

} // namespace saltus::ui
