// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_registry.h"

#include "core/base/check.h"
#include "ui/look/theme.h"

namespace saltus::ui {

ActionRegistry::ActionRegistry(Theme& theme, QObject* parent) : QObject(parent), theme_(theme) {
    connect(&theme_, &Theme::changed, this, &ActionRegistry::tint);
}

QString ActionRegistry::keyText(const QKeySequence& keys) {
    // The names of keys are in the language of the window.
    static const auto named = [](Qt::Key key) { return QKeySequence(key).toString(QKeySequence::NativeText); };
    QString text = keys.toString(QKeySequence::NativeText);
    text.replace(named(Qt::Key_Right), QStringLiteral("→")).replace(named(Qt::Key_Left), QStringLiteral("←"));
    if (text == QLatin1String("-")) return QStringLiteral("−");
    if (text.size() > 1) text.replace(QLatin1Char('+'), QLatin1Char(' ')); // "Ctrl E", as on the caps
    return text;
}

QAction* ActionRegistry::add(const QString& id, const QString& group, const QString& text, const QString& tip,
                             const QList<QKeySequence>& keys, const QString& icon, KeyScope scope) {
    auto* action = new QAction(text, this);
    action->setObjectName(id);
    action->setShortcuts(keys);
    action->setShortcutContext(scope == KeyScope::window ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    const QString shownKeys = keys.isEmpty() ? QString() : keyText(keys.first());
    action->setToolTip(shownKeys.isEmpty() ? tip : tip + QStringLiteral("  (") + shownKeys + QLatin1Char(')'));
    action->setStatusTip(tip);
    if (!icon.isEmpty()) {
        action->setIcon(theme_.icon(icon));
        icons_.emplace_back(action, icon);
    }
    QStringList all;
    for (const QKeySequence& key : keys) all << keyText(key);
    QString plain = text;
    plain.remove(QLatin1Char('&'));
    entries_.push_back({id, group, action, scope, plain, all.join(QStringLiteral(", "))});
    return action;
}

void ActionRegistry::describe(const QString& group, const QString& text, const QString& keys, KeyScope scope) {
    entries_.push_back({{}, group, nullptr, scope, text, keys});
}

QAction* ActionRegistry::action(const QString& id) const {
    for (const ActionEntry& entry : entries_)
        if (entry.action && entry.id == id) return entry.action;
    SALTUS_DEMAND(!"an action of this name was registered");
    return nullptr;
}

QStringList ActionRegistry::clashes() const {
    QStringList found;
    for (std::size_t i = 0; i < entries_.size(); ++i)
        for (std::size_t j = i + 1; j < entries_.size(); ++j) {
            const ActionEntry &a = entries_[i], &b = entries_[j];
            if (!a.action || !b.action) continue;
            const bool apart = (a.scope == KeyScope::view && b.scope == KeyScope::gallery) ||
                               (a.scope == KeyScope::gallery && b.scope == KeyScope::view);
            if (apart) continue;
            for (const QKeySequence& key : a.action->shortcuts())
                if (b.action->shortcuts().contains(key))
                    found << keyText(key) + QStringLiteral(": ") + a.text + QStringLiteral(", ") + b.text;
        }
    return found;
}

void ActionRegistry::tint() {
    for (const auto& [action, icon] : icons_) action->setIcon(theme_.icon(icon));
}

} // namespace saltus::ui
