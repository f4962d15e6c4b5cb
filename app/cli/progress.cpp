// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include "app/cli/terminal.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace saltus::cli {

namespace {

std::string left(double seconds) {
    char text[48];
    if (seconds < 60.0)
        std::snprintf(text, sizeof text, "%.0f s left", std::ceil(seconds));
    else if (seconds < 3600.0)
        std::snprintf(text, sizeof text, "%.0f min left", std::ceil(seconds / 60.0));
    else
        std::snprintf(text, sizeof text, "%.1f h left", seconds / 3600.0);
    return text;
}

} // namespace

Progress::Progress(std::string what) : what_(std::move(what)) {
    const char* terminal = std::getenv("TERM");
    visible_ = errors_are_a_terminal() && (terminal == nullptr || std::strcmp(terminal, "dumb") != 0);
}

Progress::~Progress() {
    if (drawn_) std::fputs("\r\033[K", stderr);
}

void Progress::show(double fraction, const std::string& detail) {
    if (!visible_) return;
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds(100);
    fraction = std::clamp(fraction, 0.0, 1.0);
    const double elapsed = std::chrono::duration<double>(now - start_).count();
    std::string line = what_ + " [";
    const int filled = static_cast<int>(fraction * 30.0);
    for (int i = 0; i < 30; ++i) line += i < filled ? '#' : '.';
    char percent[16];
    std::snprintf(percent, sizeof percent, "] %3.0f %%", std::floor(fraction * 100.0));
    line += percent;
    if (!detail.empty()) line += ", " + detail;
    // An estimate from the first instants would jump about.
    if (elapsed > 0.5 && fraction > 0.0) line += ", " + left(elapsed * (1.0 - fraction) / fraction);
    std::fputs(("\r" + line + "\033[K").c_str(), stderr);
    std::fflush(stderr);
    drawn_ = true;
}

} // namespace saltus::cli
