// SPDX-License-Identifier: GPL-3.0-or-later
// Two pictures of the same thing, drawn in one piece or in several: thin lines of the ground differ by a tenth then, in a few pixels, where
// the newer ones among OpenGL's software renderers draw them (those of Debian 13; in Debian 12 all bits are the same).
#pragma once

#include <QImage>

#include <algorithm>
#include <cstdlib>

namespace saltus::testing {

inline bool alike(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return false;
    constexpr int kMost = 32;    // of 255
    constexpr double kFew = 0.04; // of the pixels
    int differ = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            if (p == q) continue;
            ++differ;
            if (std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))}) > kMost) return false;
        }
    return differ <= kFew * a.width() * a.height();
}

} // namespace saltus::testing
