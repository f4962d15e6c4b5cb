// SPDX-License-Identifier: GPL-3.0-or-later
// Two pictures of the same thing, drawn in one piece or in several. They are the same, but where the software renderer is a newer one (Mesa 25 of
// Debian 13, not 22 of Debian 12): there thin lines of the ground differ by a tenth, in a few pixels.
#pragma once

#include "ui/look/gl_format.h"

#include <QImage>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <algorithm>
#include <cstdlib>

namespace saltus::testing {

inline bool copiesDiffer() { // of this renderer
    static const bool answer = [] {
        QOpenGLContext context;
        context.setFormat(ui::glFormat());
        QOffscreenSurface surface;
        if (!context.create()) return false;
        surface.setFormat(context.format());
        surface.create();
        if (!context.makeCurrent(&surface)) return false;
        const QByteArray version(reinterpret_cast<const char*>(context.functions()->glGetString(GL_VERSION))); // "4.5 (Compatibility Profile) Mesa 22.3.6"
        context.doneCurrent();
        const qsizetype at = version.indexOf("Mesa ");
        return at >= 0 && version.mid(at + 5).split('.').first().toInt() > 22;
    }();
    return answer;
}

// most: of 255, by which any pixel may differ.
inline bool alike(const QImage& a, const QImage& b, int most = 0) {
    if (a.size() != b.size()) return false;
    constexpr int kMost = 32;
    constexpr double kFew = 0.04; // of the pixels
    int differ = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int by = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            if (by <= most) continue;
            if (!copiesDiffer() || by > kMost) return false;
            ++differ;
        }
    return differ <= kFew * a.width() * a.height();
}

} // namespace saltus::testing
