// SPDX-License-Identifier: GPL-3.0-or-later
// What the live views need of one accepted step; never changed after it was made.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace saltus {

// One contact point of rigid bodies in the last step.
struct FrameContact {
    std::uint32_t body_a = 0, body_b = 0, law = 0;
    double point[3] = {}, normal[3] = {};  // world, m; unit, from b to a
    double percussion[3] = {};             // world, on body a, N s
    double gap = 0.0;                      // at the start of the step, m
    double before[3] = {}, after[3] = {};  // relative velocity N, T1, T2, m/s
    double mu = 0.0;
    unsigned char mode = 0;                // 0 open, 1 stick, 2 slip
    std::uint64_t id = 0;                  // unique within the two bodies, persists while the same features meet
};

struct RunChange; // core/simulation/run_change.h

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
    double residual = 0.0;           // of the last one-step problem
    std::string residual_unit;       // Statistics::residual_unit
    double step_size = 0.0;          // h, s
    std::vector<FrameContact> contact_points;   // of rigid bodies
    std::vector<std::uint32_t> island_of_body;  // by body; empty without bodies
    std::vector<unsigned char> asleep;          // by body
    std::shared_ptr<const std::vector<RunChange>> changes; // what was done to the run; null: nothing
};

} // namespace saltus
