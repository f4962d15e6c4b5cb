// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/point_raster.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::ui {
namespace {

QRgb premultiplied(const QColor& color, int alpha) {
    return qPremultiply(qRgba(color.red(), color.green(), color.blue(), alpha));
}

int opacityOf(std::uint32_t count) {
    return std::min(255, static_cast<int>(std::lround(70.0 + 42.0 * std::log2(1.0 + count))));
}

} // namespace

const QImage& PointRaster::dense(std::span<const QPointF> points, const View& view, double devicePixelsPerUnit,
                                 const QColor& color) {
    const int width = std::max(1, static_cast<int>(std::lround(view.rect.width() * devicePixelsPerUnit)));
    const int height = std::max(1, static_cast<int>(std::lround(view.rect.height() * devicePixelsPerUnit)));
    const bool same = width == width_ && height == height_ && view.x == x_ && view.y == y_ &&
                      counted_ <= points.size() && counts_.size() == static_cast<std::size_t>(width) * height &&
                      color.rgba() == color_ && image_.size() == QSize(width, height);
    if (!same) {
        width_ = width;
        height_ = height;
        x_ = view.x;
        y_ = view.y;
        color_ = color.rgba();
        counted_ = 0;
        places_.clear();
        counts_.assign(static_cast<std::size_t>(width) * height, 0);
        image_ = QImage(width, height, QImage::Format_ARGB32_Premultiplied);
        image_.fill(Qt::transparent);
    }
    static const std::array<int, 32> table = [] {
        std::array<int, 32> opacities{};
        for (std::uint32_t n = 0; n < opacities.size(); ++n) opacities[n] = opacityOf(n);
        return opacities;
    }();
    const double scaleX = width / view.x.span(), scaleY = height / view.y.span();
    auto* pixels = reinterpret_cast<QRgb*>(image_.bits());
    const auto stride = static_cast<std::size_t>(image_.bytesPerLine()) / sizeof(QRgb);
    for (; counted_ < points.size(); ++counted_) {
        const double px = (points[counted_].x() - view.x.begin) * scaleX;
        const double py = (view.y.end - points[counted_].y()) * scaleY;
        if (!(px >= 0.0 && px < width && py >= 0.0 && py < height)) continue;
        const auto column = static_cast<std::size_t>(px), row = static_cast<std::size_t>(py);
        const std::uint32_t count = ++counts_[row * static_cast<std::size_t>(width) + column];
        if (count == 1) places_.push_back(points[counted_]);
        if (count < table.size()) pixels[row * stride + column] = premultiplied(color, table[count]);
    }
    return image_;
}

const QImage& PointRaster::soft(std::span<const QPointF> points, const View& view, double devicePixelsPerUnit,
                                const QColor& color, double size, double opacity) {
    const int width = std::max(1, static_cast<int>(std::lround(view.rect.width() * devicePixelsPerUnit)));
    const int height = std::max(1, static_cast<int>(std::lround(view.rect.height() * devicePixelsPerUnit)));
    cover_.assign(static_cast<std::size_t>(width) * height, 0);
    const double half = 0.5 * std::max(size * devicePixelsPerUnit, 1.0);
    const bool disc = half > 1.1; // smaller ones look the same as squares
    const double scaleX = width / view.x.span(), scaleY = height / view.y.span();
    for (const QPointF& point : points) {
        const double px = (point.x() - view.x.begin) * scaleX, py = (view.y.end - point.y()) * scaleY;
        if (!(px >= -half && px <= width + half && py >= -half && py <= height + half)) continue;
        const int x0 = std::max(0, static_cast<int>(std::floor(px - half)));
        const int x1 = std::min(width - 1, static_cast<int>(std::floor(px + half)));
        const int y0 = std::max(0, static_cast<int>(std::floor(py - half)));
        const int y1 = std::min(height - 1, static_cast<int>(std::floor(py + half)));
        for (int y = y0; y <= y1; ++y) {
            const double coverY = std::min(py + half, y + 1.0) - std::max(py - half, static_cast<double>(y));
            for (int x = x0; x <= x1; ++x) {
                const double coverX = std::min(px + half, x + 1.0) - std::max(px - half, static_cast<double>(x));
                const double cover = disc ? std::clamp(half + 0.5 - std::hypot(x + 0.5 - px, y + 0.5 - py), 0.0, 1.0)
                                          : std::max(0.0, coverX) * std::max(0.0, coverY);
                const double add = opacity * cover;
                std::uint8_t& c = cover_[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
                c = static_cast<std::uint8_t>(c + std::lround(add * (255 - c)));
            }
        }
    }
    if (soft_.size() != QSize(width, height)) soft_ = QImage(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(soft_.scanLine(y));
        const std::uint8_t* cover = &cover_[static_cast<std::size_t>(y) * width];
        for (int x = 0; x < width; ++x) line[x] = cover[x] == 0 ? 0 : premultiplied(color, cover[x]);
    }
    return soft_;
}

} // namespace saltus::ui
