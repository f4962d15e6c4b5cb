// SPDX-License-Identifier: GPL-3.0-or-later
// A bar with the time left on a terminal's standard error; nothing anywhere else.
#pragma once

#include <chrono>
#include <string>

namespace saltus::cli {

class Progress {
public:
    explicit Progress(std::string what);
    ~Progress(); // takes the bar away
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    bool visible() const noexcept { return visible_; }
    // Cheap to call often: draws at most ten times a second.
    void show(double fraction, const std::string& detail = {});

private:
    using Clock = std::chrono::steady_clock;
    std::string what_;
    bool visible_;
    bool drawn_ = false;
    Clock::time_point start_ = Clock::now(), next_ = start_;
};

} // namespace saltus::cli
