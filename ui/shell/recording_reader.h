// SPDX-License-Identifier: GPL-3.0-or-later
// Recordings opened in the window: read on a thread of their own, with a bar and a way to stop it where it takes long.
#pragma once

#include "core/io/export.h"

#include <QString>

#include <functional>

class QWidget;

namespace saltus::ui {

// Returns when it is read, refused or stopped (ErrorKind::cancelled); the window stays drawn meanwhile and takes no other input.
Result<io::RecordingFile> readRecording(const QString& path, QWidget* window);

struct ReadingWatch {
    int silent = 400;                    // ms before a bar is shown
    std::function<void(double)> reached; // on the reading thread, with the fraction read
};
Result<io::RecordingFile> readRecording(const QString& path, QWidget* window, const ReadingWatch& watch);

} // namespace saltus::ui
