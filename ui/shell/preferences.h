// SPDX-License-Identifier: GPL-3.0-or-later
// What the user chose once for all scenes; kept by QSettings.
#pragma once

#include "ui/language/language.h"
#include "ui/run/recording_limits.h"

#include <QString>
#include <QStringList>

#include <limits>

namespace saltus::ui {

class Theme;

enum class ThemeChoice { system, dark, light };

struct Preferences {
    ThemeChoice theme = ThemeChoice::system;
    int runMemory = 2000;      // MB that a run's matrices and operators may take, by an estimate
    double fontScale = 1.0;    // kSmallestText ... kLargestText
    bool siPrefixes = true;    // 53.53 mm instead of 0.05353 m
    int digits = 4;            // significant digits shown, 3 ... 8
    bool movingPictures = false; // of the gallery, by themselves; else only those pointed at
    Language language = Language::system; // of the next start
    double firstSpeed = 0.0;   // of a scene that is opened, simulated seconds a second; 0: what fits its length
    double fastestSpeed = std::numeric_limits<double>::infinity(); // that may be wanted
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
