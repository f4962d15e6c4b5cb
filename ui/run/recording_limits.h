// SPDX-License-Identifier: GPL-3.0-or-later
// How much a run may keep: beyond it the oldest rows are thinned.
#pragma once

#include <cstddef>
#include <optional>

namespace saltus::ui {

struct RecordingLimits {
    // Bytes of one recording: with the views the workbench stays under 500 MB however long a run goes on.
    std::size_t memory = std::size_t{96} << 20;
    std::optional<std::size_t> disk; // bytes of its temporary file; none: what the disk allows (usual_disk_budget)
    friend bool operator==(const RecordingLimits&, const RecordingLimits&) = default;
};

} // namespace saltus::ui
