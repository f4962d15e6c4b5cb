// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes, recordings and bundles opened in the window, and what a bundle takes along: read beside it (ui/look/wait_bar.h), with a bar and a way to stop it where it takes long.
#pragma once

#include "core/io/bundle.h"
#include "core/io/export.h"
#include "core/model/model.h"
#include "ui/look/wait_bar.h"

#include <QString>

#include <functional>
#include <memory>
#include <string>

class QWidget;

namespace saltus::ui {

struct RunHistory;

struct ReadingWatch {
    int silent = kWaitSilent;            // ms before a bar is shown
    std::function<void(double)> reached; // on the reading thread, which may outlive the call: with the fraction read, 0 of a scene or a bundle
};

// Return when it is read, refused or stopped (ErrorKind::cancelled); the window stays drawn meanwhile and takes no other input.
Result<io::RecordingFile> readRecording(const QString& path, QWidget* window, const ReadingWatch& watch = {});
struct BundleFile {
    std::shared_ptr<const io::Bundle> bundle;
    model::Model scene; // with the values of the run's start
};
Result<BundleFile, Errors> readBundle(const QString& path, QWidget* window, const ReadingWatch& watch = {});
// As bundleOf() (bundle_job.h): the files that the scene needs are read.
Result<io::Bundle> gatherBundle(const RunHistory& history, const QString& sceneName, QWidget* window, const ReadingWatch& watch = {});
// The text of a scene that came from elsewhere, told as `path`.
Result<model::Model, Errors> parseScene(std::string text, const QString& path, QWidget* window, const ReadingWatch& watch = {});
// As io::read_draft().
Result<model::Model, Errors> readDraft(const QString& path, QWidget* window, const ReadingWatch& watch = {});
Result<model::Model, Errors> readScene(const QString& path, QWidget* window, const ReadingWatch& watch = {});

} // namespace saltus::ui
