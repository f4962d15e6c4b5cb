// SPDX-License-Identifier: GPL-3.0-or-later
// Clouds of points as an image: soft points in up to ten thousand places, beyond that a density at twice the pixels whose opacity
// is 70 + 42 log2(1 + count). New points are added to the counts; only another view counts all again. Many points in few places,
// as a periodic motion leaves them, are soft points: a density of them would be specks.
#pragma once

#include "ui/plots/plot_content.h"

#include <QColor>
#include <QImage>

#include <cstdint>
#include <span>
#include <vector>

namespace saltus::ui {

inline constexpr std::size_t densePoints = 10'000;

class PointRaster {
public:
    // points: all of them, older ones unchanged since the last call unless clear() was called.
    const QImage& dense(std::span<const QPointF> points, const View& view, double devicePixelsPerUnit,
                        const QColor& color);
    // Discs of `size` painter units at `opacity`, smoothed at their edges.
    const QImage& soft(std::span<const QPointF> points, const View& view, double devicePixelsPerUnit,
                       const QColor& color, double size, double opacity);
    // After dense(): the first point of each of its pixels.
    std::span<const QPointF> places() const { return places_; }
    void clear() { counted_ = 0; counts_.clear(); places_.clear(); }

private:
    QImage image_, soft_;
    std::vector<QPointF> places_;
    std::vector<std::uint32_t> counts_;
    std::size_t counted_ = 0;
    int width_ = 0, height_ = 0;
    Range x_, y_;
    QRgb color_ = 0;
    std::vector<std::uint8_t> cover_;
};

} // namespace saltus::ui
