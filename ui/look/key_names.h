// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of commands as they are shown now. Panels and views, which know no commands, say them by the commands' names
// ("run.toggle"); what they say follows when someone changes a key.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QWidget;

namespace saltus::ui {

class KeyNames : public QObject {
    Q_OBJECT
public:
    static KeyNames& instance();

    QString first(const QString& command) const; // "Ctrl E", "" for none
    QString title(const QString& command) const; // "Export…"
    // By whoever makes the commands.
    void set(const QString& command, const QString& title, const QString& key);

signals:
    void changed();

private:
    struct Entry {
        QString title, key;
    };
    QHash<QString, Entry> entries_;
};

// For sentences: "Space"; of a command without a key its name in quotation marks.
QString keyOf(const char* command);
// "Next impact (E)"; the sentence alone where there is no key.
QString withKey(const QString& sentence, const char* command);
// The tooltip of a control that does what the command does, from now on with the command's key.
void setKeyTip(QWidget* control, const QString& sentence, const char* command);

} // namespace saltus::ui
