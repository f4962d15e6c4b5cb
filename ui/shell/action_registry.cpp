// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_registry.h"

#include "core/base/check.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"

#include <algorithm>

namespace saltus::ui {

namespace {

// The gallery and a view are never there together.
bool meet(KeyScope a, KeyScope b) { return a == b || a == KeyScope::window || b == KeyScope::window; }

} // namespace

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
    action->setStatusTip(tip);
    if (!icon.isEmpty()) {
        action->setIcon(theme_.icon(icon));
        icons_.emplace_back(action, icon);
    }
    QString plain = text;
    plain.remove(QLatin1Char('&'));
    entries_.push_back({id, group, action, scope, plain, {}, tip, keys});
    tell(entries_.back());
    return action;
}

void ActionRegistry::tell(ActionEntry& entry) {
    QStringList all;
    for (const QKeySequence& key : entry.action->shortcuts()) all << keyText(key);
    entry.keys = all.join(QStringLiteral(", "));
    const QString first = all.isEmpty() ? QString() : all.front();
    entry.action->setToolTip(first.isEmpty() ? entry.tip : entry.tip + QStringLiteral("  (") + first + QLatin1Char(')'));
    KeyNames::instance().set(entry.id, entry.text, first);
}

void ActionRegistry::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    for (ActionEntry& entry : entries_) {
        if (!entry.action || entry.id != id || entry.action->shortcuts() == keys) continue;
        entry.action->setShortcuts(keys);
        tell(entry);
        emit keysChanged();
    }
}

void ActionRegistry::reserve(const QKeySequence& key, const QString& what) { reserved_.emplace_back(key, what); }

std::optional<ActionRegistry::Conflict> ActionRegistry::conflict(const QString& id, const QKeySequence& key) const {
    const auto own = std::find_if(entries_.begin(), entries_.end(), [&](const ActionEntry& e) { return e.action && e.id == id; });
    for (const auto& [reserved, what] : reserved_)
        if (reserved == key) return Conflict{{}, what};
    for (const ActionEntry& other : entries_)
        if (other.action && other.id != id && own != entries_.end() && meet(own->scope, other.scope) && other.action->shortcuts().contains(key))
            return Conflict{other.id, other.text};
    return std::nullopt;
}

void ActionRegistry::describe(const QString& group, const QString& text, const QString& keys, KeyScope scope) {
    entries_.push_back({{}, group, nullptr, scope, text, keys, {}, {}});
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
            if (!meet(a.scope, b.scope)) continue;
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

#include "moc_action_registry.cpp"
