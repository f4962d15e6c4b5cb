// SPDX-License-Identifier: GPL-3.0-or-later
// A driver for the HDF5 library that reads one open descriptor, and opens nothing: whatever a file names, there is no other one.
#pragma once

#include <hdf5.h>

#include <cstdint>

namespace saltus::hdf5_reader {

// The file behind `descriptor`, of `bytes` bytes; negative when the library refuses it. May be called once.
hid_t open_descriptor(int descriptor, std::uint64_t bytes);

} // namespace saltus::hdf5_reader
