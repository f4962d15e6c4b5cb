// SPDX-License-Identifier: GPL-3.0-or-later
// Reproduction bundle (*.saltus-bundle): all that decides a run and digests of what came out, so that another machine
// or a later version can tell whether it computes the same bits, and if not, from which step on.
#pragma once

#include "core/base/error.h"
#include "core/base/going_on.h"
#include "core/simulation/run_change.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::io {

inline constexpr std::size_t kMostDigests = 2'000'000;

using BundleChange = RunChange;

struct Bundle {
    std::string version;    // of the program that wrote it
    std::string scene_name; // shown in messages
    std::string scene_text;
    std::vector<std::pair<std::string, std::string>> files; // meshes of its bodies: name as in the scene, bytes
    std::vector<std::pair<std::string, std::string>> set; // parameters, as in RunOptions
    std::optional<double> step, end;                      // s
    std::string solver;                                   // "": the scene's own
    std::vector<BundleChange> changes;                    // in the order in which they were made
    std::int64_t steps = 0;                               // made in all
    std::int64_t stride = 1;                              // steps from one digest to the next
    std::vector<std::uint16_t> digests;                   // of the state after stride, 2 stride, ... steps
    std::uint64_t final_hash = 0;                         // Session::state_hash() after the last step
};

// 16 bits of a state hash: a state that differs goes unnoticed in one step with probability 2^-16, in two with 2^-32.
std::uint16_t digest_of(std::uint64_t state_hash) noexcept;
// Steps between digests so that a run of `steps` has at most kMostDigests.
std::int64_t digest_stride(double steps) noexcept;

std::string bundle_text(const Bundle& bundle);
// Errors: not JSON, not a bundle, a later format; cancelled, where goes_on(), asked now and then, said no.
Result<Bundle> parse_bundle(std::string_view text, const std::string& file_name, const GoesOn& goes_on = {});
Result<void> write_bundle(const Bundle& bundle, const std::filesystem::path& file);
Result<Bundle> read_bundle(const std::filesystem::path& file, const GoesOn& goes_on = {});

} // namespace saltus::io
