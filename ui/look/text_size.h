// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths of the window that follow the size of its texts (Preferences). The window is drawn for texts of 100 %: Px{24} and
// 24_px are 24 pixels there, and in proportion more where the texts are larger. Gaps, radii and lines of a pixel stay.
#pragma once

namespace saltus::ui {

inline constexpr double kSmallestText = 0.8, kLargestText = 2.0;

// Of lengths: 1 … kLargestText. Smaller texts keep the room that they have at 100 %.
double textScale() noexcept;
int scaledLength(double drawn) noexcept;

// A length of a drawing; what it is on the screen is asked where it is used, so that a change is seen with the next picture.
struct Px {
    int drawn;
    operator int() const noexcept { return scaledLength(drawn); } // NOLINT: a length is a number of pixels wherever one is wanted
};
inline int operator""_px(unsigned long long drawn) noexcept { return scaledLength(static_cast<double>(drawn)); }

// From now on. What widgets that exist were told as their least, greatest or fixed size (and the size of their icons) is
// stretched with it; who computes such sizes from fonts does so again at Theme::changed.
void setTextScale(double scale);

} // namespace saltus::ui
