// SPDX-License-Identifier: GPL-3.0-or-later
// What a fuzz target is: libFuzzer's entry point, also driven by driver.cpp where libFuzzer is not at hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern const char* const fuzz_seeds; // folders with | between: said by the target's own source
#ifdef SALTUS_SEEDS
const char* const fuzz_seeds = SALTUS_SEEDS;
#endif

std::span<const char* const> fuzz_words(); // of the target's language: they get past the first checks

inline void demand(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}
