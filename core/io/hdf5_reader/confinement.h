// SPDX-License-Identifier: GPL-3.0-or-later
// What this process may do: compute with little memory and time, read the file that it was given, answer on its socket.
#pragma once

#include <cstdint>

namespace saltus::hdf5_reader {

// Before anything foreign is looked at: ends with its parent; memory, processor time and descriptors have limits.
void limit_itself(std::uint64_t file_bytes);
// From here on nothing can be opened, connected or started. False where the system has no such filter: the limits still hold.
bool allow_nothing_new();

} // namespace saltus::hdf5_reader
