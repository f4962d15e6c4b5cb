// SPDX-License-Identifier: GPL-3.0-or-later
// Recordings to and from files. CSV: header of signal names, SI units, 17 significant digits. HDF5: one dataset a
// channel with unit and label attributes, events, parameters, the scene's text: readable again as a Recording.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/io/number_table.h"
#include "core/simulation/recording.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::io {

// A column that is worked out from others: rows [first, first + count) of it.
struct ComputedColumn {
    std::string name;
    std::function<void(std::size_t first, std::size_t count, double* out)> rows;
};

struct ExportOptions {
    std::vector<std::string> channels;                   // signals, or names of `computed`; empty: all signals; "t" always comes first
    std::vector<ComputedColumn> computed;                // CSV alone
    std::optional<std::pair<double, double>> time_range; // s, both ends included
    std::function<void(double fraction)> progress;       // called now and then, may be empty
    const CancelToken* cancel = nullptr;                 // a cancelled export leaves no file
    const CancelToken* hurry = nullptr;                  // from then on HDF5 is written without compressing it: ten times as fast
};

// Errors: a signal that was not recorded (input), a file that cannot be written (io), cancelled.
Result<void> write_csv(const Recording& recording, const std::filesystem::path& file,
                       const ExportOptions& options = {});
// The same text in pieces, for a pipe or the terminal.
using TextSink = std::function<Result<void>(std::string_view)>;
Result<void> write_csv(const Recording& recording, const TextSink& sink, const ExportOptions& options = {});

// The columns of a table, all of them and all rows.
Result<void> write_csv(const NumberTable& table, const std::filesystem::path& file, const ExportOptions& options = {});

struct RecordingFile {
    std::shared_ptr<Recording> recording;
    std::string scene_text; // the scene that was run
};
Result<void> takes_recording(const std::filesystem::path& file); // error: a pipe or a device
Result<void> write_hdf5(const Recording& recording, const std::string& scene_text, const std::filesystem::path& file,
                        const ExportOptions& options = {});
struct ReadOptions {
    std::function<void(double fraction)> progress; // called now and then, may be empty
    const CancelToken* cancel = nullptr;
};
// From a stranger's file too (hdf5_source.h). Errors: missing, not a recording, damaged, written by a later version, no room for what
// it holds, cancelled.
Result<RecordingFile> read_hdf5(const std::filesystem::path& file, const RecordingSettings& settings = {}, const ReadOptions& options = {});

} // namespace saltus::io
