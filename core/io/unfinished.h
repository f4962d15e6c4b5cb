// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a program left half written when it was killed.
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace saltus::io {

struct Unfinished {
    enum class Holds { table, recording, other };
    std::filesystem::path file; // where it is now
    std::uint64_t bytes = 0;
    Holds holds = Holds::other;
    std::string text() const; // what it holds and the way to take it
};

// Finds what unfinished outputs of this user a folder has: those whose lock can be taken, so that nobody writes them. What is
// found for the first time stays, under a name ending in .left, and is returned; what was returned once before is removed.
std::vector<Unfinished> clear_unfinished(const std::filesystem::path& folder);

// The same files, those that were told before too, in the order of their names; nothing is renamed or removed. No more than
// kMostUnfinished.
inline constexpr std::size_t kMostUnfinished = 100;
std::vector<Unfinished> find_unfinished(const std::filesystem::path& folder);

// Gives it a name of its own, in place of a file that has that name already. Errors: it is gone, or somebody writes it, or the name
// is on another file system.
Result<void> keep_unfinished(const Unfinished& found, const std::filesystem::path& name);
// Errors: as above; nothing when it is gone already.
Result<void> discard_unfinished(const Unfinished& found);

} // namespace saltus::io
