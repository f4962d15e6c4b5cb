// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_settings.h"

#include "ui/shell/action_registry.h"

#include <QSettings>
#include <QStringList>

#include <utility>
#include <vector>

namespace saltus::ui {

namespace {
const QString kKeys = QStringLiteral("keys");
}

void loadKeys(ActionRegistry& actions) {
    QSettings settings;
    settings.beginGroup(kKeys);
    std::vector<std::pair<QString, QList<QKeySequence>>> chosen;
    for (const ActionEntry& entry : actions.entries()) {
        if (!entry.action || !settings.contains(entry.id)) continue;
        QList<QKeySequence> keys;
        for (const QString& text : settings.value(entry.id).toStringList())
            if (const QKeySequence key(text, QKeySequence::PortableText); key.count() == 1) keys << key;
        chosen.emplace_back(entry.id, keys);
    }
    for (const auto& [id, keys] : chosen) actions.setKeys(id, {}); // they may have been exchanged
    for (const auto& [id, keys] : chosen) {
        QList<QKeySequence> free;
        for (const QKeySequence& key : keys) {
            const auto other = actions.conflict(id, key);
            if (other && other->id.isEmpty()) continue; // reserved by now
            free << key;
            if (!other) continue;
            QList<QKeySequence> rest = actions.action(other->id)->shortcuts();
            rest.removeAll(key);
            actions.setKeys(other->id, rest);
        }
        actions.setKeys(id, free);
    }
}

void saveKeys(const ActionRegistry& actions) {
    QSettings settings;
    settings.beginGroup(kKeys);
    for (const ActionEntry& entry : actions.entries()) {
        if (!entry.action) continue;
        if (entry.action->shortcuts() == entry.usual) {
            settings.remove(entry.id);
            continue;
        }
        QStringList texts;
        for (const QKeySequence& key : entry.action->shortcuts()) texts << key.toString(QKeySequence::PortableText);
        settings.setValue(entry.id, texts);
    }
}

} // namespace saltus::ui
