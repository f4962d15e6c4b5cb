// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/line_raster.h"

#include "ui/plots/clip.h"

#include <QColor>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::ui {

void LineRaster::begin(const QRectF& area, double pixelsPerUnit) {
    const int width = std::max(1, static_cast<int>(std::ceil(area.width() * pixelsPerUnit)));
    const int height = std::max(1, static_cast<int>(std::ceil(area.height() * pixelsPerUnit)));
    if (width != width_ || height != height_) {
        width_ = width;
        height_ = height;
        mask_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    } else if (touchedTop_ < touchedBottom_) {
        const auto row = static_cast<std::ptrdiff_t>(width_);
        std::fill(mask_.begin() + touchedTop_ * row, mask_.begin() + touchedBottom_ * row, std::uint8_t{0});
    }
    area_ = area;
    scale_ = pixelsPerUnit;
    touchedTop_ = height_;
    touchedBottom_ = 0;
}

// Pixels within `reach` + 1/2 of the segment, walked along its longer direction; coverage falls over one pixel.
void LineRaster::segment(double x0, double y0, double x1, double y1, double reach) {
    const double dx = x1 - x0, dy = y1 - y0, length2 = dx * dx + dy * dy;
    const double outer = reach + 0.5, inverse = length2 > 0.0 ? 1.0 / length2 : 0.0;
    const bool steep = std::abs(dy) > std::abs(dx);
    const double m0 = steep ? y0 : x0, m1 = steep ? y1 : x1, n0 = steep ? x0 : y0;
    const double slope = steep ? (dy != 0.0 ? dx / dy : 0.0) : (dx != 0.0 ? dy / dx : 0.0);
    const double half = outer * std::sqrt(1.0 + slope * slope) + slope * slope * 0.5; // across, in the other direction
    const int majorEnd = steep ? height_ : width_, minorEnd = steep ? width_ : height_;
    const int first = std::max(0, static_cast<int>(std::floor(std::min(m0, m1) - outer)));
    const int last = std::min(majorEnd - 1, static_cast<int>(std::floor(std::max(m0, m1) + outer)));
    const double low = std::min(m0, m1), high = std::max(m0, m1);
    for (int m = first; m <= last; ++m) {
        const double centre = n0 + slope * (std::clamp(m + 0.5, low, high) - m0);
        const int from = std::max(0, static_cast<int>(std::floor(centre - half)));
        const int to = std::min(minorEnd - 1, static_cast<int>(std::floor(centre + half)));
        for (int n = from; n <= to; ++n) {
            const double px = (steep ? n : m) + 0.5 - x0, py = (steep ? m : n) + 0.5 - y0;
            const double t = std::clamp((px * dx + py * dy) * inverse, 0.0, 1.0);
            const double ex = px - t * dx, ey = py - t * dy;
            const double distance2 = ex * ex + ey * ey;
            if (distance2 >= outer * outer) continue;
            const double cover = std::min(1.0, outer - std::sqrt(distance2));
            const std::size_t at = steep ? static_cast<std::size_t>(m) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(n)
                                         : static_cast<std::size_t>(n) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(m);
            const auto value = static_cast<std::uint8_t>(cover * 255.0 + 0.5);
            if (value > mask_[at]) mask_[at] = value;
        }
    }
    touchedTop_ = std::clamp(static_cast<int>(std::floor(std::min(y0, y1) - outer)), 0, touchedTop_);
    touchedBottom_ = std::clamp(static_cast<int>(std::floor(std::max(y0, y1) + outer)) + 1, touchedBottom_, height_);
}

void LineRaster::line(std::span<const QPointF> points, double width, double dash, double gap) {
    const double reach = std::max(0.5 * width * scale_, 0.5);
    const QRectF room(-reach - 1.0, -reach - 1.0, width_ + 2.0 * reach + 2.0, height_ + 2.0 * reach + 2.0);
    const double period = (dash + gap) * scale_, drawn = dash * scale_;
    double along = 0.0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        QLineF piece((points[i - 1] - area_.topLeft()) * scale_, (points[i] - area_.topLeft()) * scale_);
        if (!(std::isfinite(piece.x1()) && std::isfinite(piece.y1()) && std::isfinite(piece.x2()) && std::isfinite(piece.y2())))
            continue;
        if (period <= 0.0) {
            if (clipSegment(piece, room)) segment(piece.x1(), piece.y1(), piece.x2(), piece.y2(), reach);
            continue;
        }
        if (!clipSegment(piece, room)) continue;
        const double length = piece.length();
        for (double at = 0.0; at < length;) {
            const double phase = std::fmod(along + at, period);
            const double until = std::min(length, at + (phase < drawn ? drawn - phase : period - phase) + 1e-9);
            if (phase < drawn) {
                const QPointF a = piece.pointAt(at / length), b = piece.pointAt(until / length);
                segment(a.x(), a.y(), b.x(), b.y(), reach);
            }
            at = until;
        }
        along += length;
    }
}

void LineRaster::column(int x, double top, double bottom, double width) {
    if (x < 0 || x >= width_) return;
    const double half = std::max(0.5 * width * scale_, 0.5);
    const double from = std::max(0.0, (top - area_.top()) * scale_ - half);
    const double to = std::min(static_cast<double>(height_), (bottom - area_.top()) * scale_ + half);
    if (!(from < to)) return;
    const int first = static_cast<int>(std::floor(from)), last = std::min(height_ - 1, static_cast<int>(std::floor(to)));
    for (int y = first; y <= last; ++y) {
        const double cover = std::min(to, y + 1.0) - std::max(from, static_cast<double>(y));
        std::uint8_t& pixel = mask_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
        pixel = std::max(pixel, static_cast<std::uint8_t>(std::max(0.0, cover) * 255.0 + 0.5));
    }
    touchedTop_ = std::min(touchedTop_, first);
    touchedBottom_ = std::max(touchedBottom_, last + 1);
}

void LineRaster::paint(QPainter& painter, const QColor& color) {
    if (touchedTop_ >= touchedBottom_) return;
    const int rows = touchedBottom_ - touchedTop_;
    if (image_.width() != width_ || image_.height() < rows)
        image_ = QImage(width_, height_, QImage::Format_ARGB32_Premultiplied);
    std::array<QRgb, 256> table{};
    for (int a = 0; a < 256; ++a)
        table[static_cast<std::size_t>(a)] =
            qPremultiply(qRgba(color.red(), color.green(), color.blue(), static_cast<int>(std::lround(a * color.alphaF()))));
    for (int y = 0; y < rows; ++y) {
        auto* out = reinterpret_cast<QRgb*>(image_.scanLine(y));
        const std::uint8_t* in = &mask_[static_cast<std::size_t>(touchedTop_ + y) * static_cast<std::size_t>(width_)];
        for (int x = 0; x < width_; ++x) out[x] = table[in[x]];
    }
    painter.drawImage(QRectF(area_.left(), area_.top() + touchedTop_ / scale_, width_ / scale_, rows / scale_), image_,
                      QRectF(0, 0, width_, rows));
}

} // namespace saltus::ui
