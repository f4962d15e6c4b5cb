// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/picture_quality.h"

#include <algorithm>
#include <utility>

namespace saltus::ui::scene {

namespace {

constexpr int kCompiling = 2;     // the first pictures of a level compile its shaders
constexpr int kJudged = 3;        // more late pictures than others until a level is left: a single hiccup of the machine is no rule
constexpr double kFar = 8.0;      // times the time: such a picture counts for two, and so does the second of a level
constexpr int kCalmest = 960;    // pictures in time before a better level is tried, at most
constexpr double kMost = 0.5;     // of a late tick
constexpr double kLast = 0.1;     // of the mean is the last tick's
constexpr double kHiccup = 36.0;  // ms: a later tick counts as this one
constexpr double kSurely = 0.9;   // of the time, as it is reckoned to take there: by pixels, so rather too much

} // namespace

void PictureQuality::turnTo(Level level) noexcept {
    moving_ = level;
    tick_ = 0.0;
    if (level != Level::fine) of(level) = {0.0, std::min(of(level).pictures, kCompiling), 0}; // tried anew
}

void PictureQuality::took(Level level, double milliseconds, double tick) noexcept {
    if (tick > 0.0) tick_ = tick_ > 0.0 ? tick_ + kLast * (std::min(tick, kHiccup) - tick_) : std::min(tick, kTick);
    if (tick > 0.0 && tick_ > kTick && milliseconds > kMost * tick_) milliseconds = std::max(milliseconds, kInTime + 1.0);
    Spent& spent = of(level);
    const bool far = milliseconds > kFar * kInTime;
    if (++spent.pictures < kCompiling || (spent.pictures == kCompiling && !far)) return;
    const double one = std::min(milliseconds, 4.0 * kInTime);
    spent.milliseconds = spent.milliseconds > 0.0 ? 0.5 * (spent.milliseconds + one) : one;
    if (spent.milliseconds <= kInTime) spent.late = 0;
    else spent.late = milliseconds <= kInTime ? std::max(spent.late - 1, 0) : spent.late + (far ? 2 : 1);
    if (level == Level::fine) { // as still pictures too tell
        if (moving_ == Level::fine && spent.late >= kJudged) turnTo(Level::plain);
        else if (moving_ == Level::plain && spent.milliseconds <= kInTime) turnTo(Level::fine);
        return;
    }
    if (level != moving_) return;
    if (spent.milliseconds > kInTime) {
        if (level == Level::coarsest || spent.late < kJudged) return;
        if (std::exchange(tried_, false)) calm_ = std::min(2 * calm_, kCalmest); // it would go to and fro
        turnTo(static_cast<Level>(static_cast<int>(level) + 1));
        return;
    }
    if (tried_ && spent.pictures >= kCompiling + 10 * kCalm) calm_ = kCalm, tried_ = false;
    if (level == Level::plain || spent.pictures < kCompiling + calm_) return;
    const Level better = static_cast<Level>(static_cast<int>(level) - 1);
    const double pixels = scaleOf(better) * scaleOf(better) / (scaleOf(level) * scaleOf(level));
    if (spent.milliseconds * pixels >= kSurely * kInTime) return;
    turnTo(better);
    tried_ = true;
}

} // namespace saltus::ui::scene
