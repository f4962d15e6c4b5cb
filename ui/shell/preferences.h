// SPDX-License-Identifier: GPL-3.0-or-later
// What the user chose once for all scenes; kept by QSettings.
#pragma once

#include "ui/language/language.h"
#include "ui/run/recording_limits.h"

#include <QString>
#include <QStringList>

namespace saltus::ui {

class Theme;

enum class ThemeChoice { system, dark, light };

struct Preferences {
    ThemeChoice theme = ThemeChoice::system;
    double fontScale = 1.0;    // 0.8 ... 1.6
    bool siPrefixes = true;    // 53.53 mm instead of 0.05353 m
    int digits = 4;            // significant digits shown, 3 ... 8
    bool movingPictures = false; // of the gallery, by themselves; else only those pointed at
    Language language = Language::system; // of the next start
    int recordingMemory = 96;  // MiB that a run may keep in memory
    int recordingDisk = -1;    // MiB of its temporary file beyond that; -1: what the disk allows

    RecordingLimits recordingLimits() const;

    static Preferences load();
    void save() const;
    // Theme, text size and number style of the running program; the language is main's. `systemIsDark`: what the desktop said at the start.
    void apply(Theme& theme, bool systemIsDark) const;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

// Newest first, at most ten, files that vanished left out.
QStringList recentFiles();
void addRecentFile(const QString& file);
void forgetRecentFiles();

} // namespace saltus::ui
