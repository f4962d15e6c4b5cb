// SPDX-License-Identifier: GPL-3.0-or-later
// A cam-follower made by hand, so that the plots are tested without the simulation: its scene's views and a Recording
// filled by a plain loop (Moreau-Jean, theta = 1/2, one contact).
#pragma once

#include "core/model/model.h"
#include "core/simulation/recording.h"

#include <cstdint>
#include <memory>

namespace sample {

saltus::model::Model scene();

class CamFollower {
public:
    explicit CamFollower(double rpm, double step = 1e-4);
    std::shared_ptr<saltus::Recording> recording() const { return recording_; }
    void steps(std::int64_t count);
    void until(double time);
    double time() const { return static_cast<double>(step_) * h_; }

private:
    void append(double impulse);

    double rpm_, h_;
    std::int64_t step_ = 0;
    double q_ = 0.4, v_ = 0.4;
    double input_ = 0.0, lost_ = 0.0;
    bool closed_ = false;
    std::shared_ptr<saltus::Recording> recording_;
};

} // namespace sample
