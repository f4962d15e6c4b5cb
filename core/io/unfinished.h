// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a program left half written when it was killed.
#pragma once

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

} // namespace saltus::io
