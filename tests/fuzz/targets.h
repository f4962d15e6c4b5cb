// SPDX-License-Identifier: GPL-3.0-or-later
// What a fuzz target is: libFuzzer's entry point, also driven by driver.cpp where libFuzzer is not at hand.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
