// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots of a run, so that every step that was computed can be reached again by a short replay.
#pragma once

#include "core/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace saltus::ui {

struct Checkpoint {
    Snapshot snapshot;
    std::int64_t step = 0;
    std::size_t changes = 0; // live changes of parameters made before it
};

class Checkpoints {
public:
    static constexpr std::size_t kMost = 2000;
    static constexpr std::size_t kMostBytes = std::size_t{100} << 20;

    // `checkpoint` lies after all others. When there are too many, those go that leave the
    // smallest gaps: the first and the newest stay, and the whole run stays reachable by short replays.
    void add(Checkpoint checkpoint);
    // The last one at or before `step`; there must be one (the first is at step 0).
    const Checkpoint& before(std::int64_t step) const;
    void forgetAfter(std::int64_t step);
    void keepAtMost(std::size_t count); // > 1; those go that leave the smallest gaps
    void clear();

    bool empty() const noexcept { return list_.empty(); }
    std::int64_t lastStep() const noexcept { return list_.empty() ? -1 : list_.back().step; }
    std::size_t size() const noexcept { return list_.size(); }
    std::size_t bytes() const noexcept { return bytes_; }

private:
    void thin();
    std::vector<Checkpoint> list_;
    std::size_t bytes_ = 0;
};

} // namespace saltus::ui
