// SPDX-License-Identifier: GPL-3.0-or-later
// What the live views need of one accepted step; never changed after it was made.
#pragma once

#include <cstdint>
#include <vector>

namespace saltus {

struct Frame {
    double time = 0.0;
    std::int64_t step = 0;
    std::int64_t row = 0;            // last committed row of the recording
    std::vector<double> values;      // one per channel of the recording's catalogue, NaN where not computed
    std::vector<double> parameters;  // SI, in the model's order
    std::uint32_t rows = 0;          // of interactions in all
    std::uint32_t contacts = 0;      // rows that open and close
    std::uint32_t closed = 0;        // of them, with impulse > 0 in the last step
    std::uint64_t impacts = 0;       // since the start
    std::uint64_t notices = 0;
    int iterations = 0;              // of the last one-step problem
    double residual = 0.0;           // of the last one-step problem, m/s
    double step_size = 0.0;          // h, s
};

} // namespace saltus
