// SPDX-License-Identifier: GPL-3.0-or-later
// How well a moving picture is drawn: as well as 30 a second allow. It steps down by itself where pictures take too long and up again where a better
// one would be in time; a picture that stands still, or is kept by someone, is always fine. Knows no OpenGL: it is told what pictures took.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace saltus::ui::scene {

class PictureQuality {
public:
    enum class Level : unsigned char {
        fine,     // soft shadows, gloss by pixel
        plain,    // plain shadows, light by vertex
        coarse,   // that with two thirds of the pixels each way, scaled up
        coarsest, // with half of them
    };
    static constexpr std::size_t kLevels = 4;
    static constexpr double kInTime = 30.0; // ms from a picture's beginning to its end while plots and panels draw themselves beside it
    static constexpr double kBeside = 9.0;  // ms that it would have taken more with them beside it, where it was drawn alone
    static constexpr int kCalm = 30;        // pictures in time before a better level is tried, at first
    static constexpr double kTick = 33.4;   // ms in the mean: ticks are 33 apart
    static constexpr int kSamples = 4, kFewest = 2; // a pixel: edges are smooth in each of them

    static constexpr double scaleOf(Level level) noexcept { return level == Level::coarsest ? 0.5 : level == Level::coarse ? 2.0 / 3.0 : 1.0; }
    // Where there are fewer pixels their edges need the samples more.
    static constexpr int samplesOf(Level level) noexcept { return level == Level::plain ? kFewest : kSamples; }

    Level moving() const noexcept { return held_.value_or(moving_); } // of the next picture that moves
    void hold(std::optional<Level> level) noexcept { held_ = level; } // this one, whatever it takes: to measure it
    // A picture for the screen at this level took so long, with the rest of the window drawn beside it. tick: ms between the last two ticks of the
    // window, if known: where they come late in the mean and most of that time goes into the picture, it is late too, however soon it was done.
    void took(Level level, double milliseconds, double tick = 0.0) noexcept;

private:
    struct Spent {
        double milliseconds = 0.0; // of the last pictures
        int pictures = 0, late = 0;
    };
    Spent& of(Level level) noexcept { return spent_[static_cast<std::size_t>(level)]; }
    void turnTo(Level level) noexcept;

    std::array<Spent, kLevels> spent_{};
    Level moving_ = Level::fine;
    int calm_ = kCalm;   // pictures in time before a better level is tried: twice as many after each that was tried in vain
    bool tried_ = false; // the level was turned to as a better one
    double tick_ = 0.0; // ms, mean of the last ones since the level was taken; 0: none yet
    std::optional<Level> held_;
};

} // namespace saltus::ui::scene
