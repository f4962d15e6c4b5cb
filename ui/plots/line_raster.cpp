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
    constexpr int kShift = 1 << 20; // makes numbers positive whose whole part is wanted
    const auto whole = [](double x) { return static_cast<int>(x + kShift) - kShift; };
    const double dx = x1 - x0, dy = y1 - y0, length2 = dx * dx + dy * dy;
    const double outer = reach + 0.5, outer2 = outer * outer, full2 = (outer - 1.0) * (outer - 1.0), inverse = length2 > 0.0 ? 1.0 / length2 : 0.0;
    const bool steep = std::abs(dy) > std::abs(dx);
    // a along its longer direction, c across it
    const double a0 = steep ? y0 : x0, a1 = steep ? y1 : x1, c0 = steep ? x0 : y0, da = steep ? dy : dx, dc = steep ? dx : dy;
    const double slope = da != 0.0 ? dc / da : 0.0;
    const double half = outer * std::sqrt(1.0 + slope * slope); // no centre of a pixel further off is covered
    const int end = steep ? height_ : width_, endAcross = steep ? width_ : height_;
    const double low = std::min(a0, a1), high = std::max(a0, a1);
    const int first = std::max(0, whole(low - outer)), last = std::min(end - 1, whole(high + outer));
    const std::ptrdiff_t strideAlong = steep ? width_ : 1, strideAcross = steep ? 1 : width_;
    for (int k = first; k <= last; ++k) {
        const double along = k + 0.5 - a0, centre = c0 + slope * (std::clamp(k + 0.5, low, high) - a0);
        const int from = std::max(0, whole(centre - half + 0.5)), to = std::min(endAcross - 1, whole(centre + half - 0.5));
        std::uint8_t* pixel = mask_.data() + k * strideAlong + from * strideAcross;
        for (int n = from; n <= to; ++n, pixel += strideAcross) {
            if (*pixel == 255) continue; // by a line that crosses itself over and over
            const double across = n + 0.5 - c0, t = std::clamp((along * da + across * dc) * inverse, 0.0, 1.0);
            const double off = along - t * da, offAcross = across - t * dc, distance2 = off * off + offAcross * offAcross;
            if (distance2 >= outer2) continue;
            const double cover = distance2 <= full2 ? 1.0 : std::min(1.0, outer - std::sqrt(distance2));
            *pixel = std::max(*pixel, static_cast<std::uint8_t>(cover * 255.0 + 0.5));
        }
    }
    touchedTop_ = std::clamp(whole(std::min(y0, y1) - outer), 0, touchedTop_);
    touchedBottom_ = std::clamp(whole(std::max(y0, y1) + outer) + 1, touchedBottom_, height_);
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
