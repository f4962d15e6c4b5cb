// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/key_names.h"

#include <QCoreApplication>
#include <QVariant>
#include <QWidget>

namespace saltus::ui {

namespace {
constexpr const char* kSentence = "keyTipSentence";
}

KeyNames& KeyNames::instance() {
    static KeyNames names;
    return names;
}

QString KeyNames::first(const QString& command) const { return entries_.value(command).key; }
QString KeyNames::title(const QString& command) const { return entries_.value(command).title; }

void KeyNames::set(const QString& command, const QString& title, const QString& key) {
    Entry& entry = entries_[command];
    if (entry.title == title && entry.key == key) return;
    entry = {title, key};
    emit changed();
}

QString keyOf(const char* command) {
    const KeyNames& names = KeyNames::instance();
    const QString key = names.first(QLatin1String(command));
    return key.isEmpty() ? QCoreApplication::translate("KeyNames", "“%1”").arg(names.title(QLatin1String(command))) : key;
}

QString withKey(const QString& sentence, const char* command) {
    const QString key = KeyNames::instance().first(QLatin1String(command));
    return key.isEmpty() ? sentence : QStringLiteral("%1 (%2)").arg(sentence, key);
}

void setKeyTip(QWidget* control, const QString& sentence, const char* command) {
    const bool follows = control->property(kSentence).isValid();
    control->setProperty(kSentence, sentence);
    control->setToolTip(withKey(sentence, command));
    if (!follows)
        QObject::connect(&KeyNames::instance(), &KeyNames::changed, control,
                         [control, command] { control->setToolTip(withKey(control->property(kSentence).toString(), command)); });
}

} // namespace saltus::ui

#include "moc_key_names.cpp"
