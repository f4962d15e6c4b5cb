// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/hidden_parts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace saltus::ui::scene {

namespace {

constexpr float kRim = 0.3f; // cells by which a disc covers less than its radius: edges are drawn soft

} // namespace

void HiddenParts::begin(const osg::Matrixd& view, const osg::Matrixd& projection, double aspect, int columns) {
    columns_ = std::max(columns, 1);
    rows_ = std::max(static_cast<int>(std::lround(columns / std::max(aspect, 1e-3))), 1);
    parallel_ = projection(3, 3) == 1.0;
    for (int k = 0; k < 3; ++k)
        for (int i = 0; i < 4; ++i) m_[4 * k + i] = static_cast<float>(view(i, k));
    scaleX_ = static_cast<float>(projection(0, 0) * 0.5 * columns_);
    scaleY_ = static_cast<float>(projection(1, 1) * 0.5 * rows_);
    midX_ = static_cast<float>((projection(3, 0) * (parallel_ ? 1.0 : 0.0) + 1.0) * 0.5 * columns_);
    midY_ = static_cast<float>((projection(3, 1) * (parallel_ ? 1.0 : 0.0) + 1.0) * 0.5 * rows_);
    told_.clear();
    boxes_.clear();
    nearest_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), std::numeric_limits<float>::infinity());
}

HiddenParts::Seen HiddenParts::seen(const osg::Vec3f& p) const {
    const float x = m_[0] * p.x() + m_[1] * p.y() + m_[2] * p.z() + m_[3], y = m_[4] * p.x() + m_[5] * p.y() + m_[6] * p.z() + m_[7];
    const float depth = -(m_[8] * p.x() + m_[9] * p.y() + m_[10] * p.z() + m_[11]), w = parallel_ ? 1.0f : depth;
    return {midX_ + scaleX_ * x / w, midY_ + scaleY_ * y / w, depth, 1.0f / w};
}

void HiddenParts::cover(const osg::Vec3f& centre, float inside) { cover(seen(centre), inside); }
bool HiddenParts::hides(const osg::Vec3f& centre, float around) const { return hides(seen(centre), around); }

// A part that is hidden covers nothing that is not covered already by what is nearer: nearest first, each is looked at once.
void HiddenParts::find() {
    at_.clear();
    found_.clear();
    for (const Part& part : told_) at_.push_back(seen(part.centre));
    order();
    for (const auto& [depth, k] : order_) {
        const std::uint32_t box = told_[k].box;
        const Corners of = box > 0 ? corners(told_[k].centre, boxes_[box - 1]) : Corners{};
        if (!keepsAll_ && (hides(at_[k], told_[k].around) || (box > 0 && hides(of)))) continue;
        cover(at_[k], told_[k].inside);
        if (box > 0 && boxes_[box - 1].filled) cover(of);
        found_.push_back(told_[k]);
        measure(found_.back(), at_[k]);
    }
}

// Thousands in each picture: by three digits of eleven bits. Positive numbers have the order of their bits, negative ones the other.
void HiddenParts::order() {
    order_.clear();
    for (const Seen& at : at_) {
        const auto bits = std::bit_cast<std::uint32_t>(std::isfinite(at.depth) ? at.depth : std::numeric_limits<float>::max());
        order_.emplace_back((bits & 0x80000000u) != 0 ? ~bits : bits | 0x80000000u, static_cast<std::uint32_t>(order_.size()));
    }
    constexpr int kBits = 11;
    constexpr std::uint32_t kDigits = 1u << kBits;
    for (int shift = 0; shift < 32; shift += kBits) {
        std::array<std::uint32_t, kDigits> first{};
        for (const auto& [depth, k] : order_) ++first[(depth >> shift) & (kDigits - 1)];
        std::uint32_t sum = 0;
        for (std::uint32_t& count : first) sum += std::exchange(count, sum);
        other_.resize(order_.size());
        for (const auto& one : order_) other_[first[(one.first >> shift) & (kDigits - 1)]++] = one;
        std::swap(order_, other_);
    }
}

HiddenParts::Corners HiddenParts::corners(const osg::Vec3f& centre, const Box& box) const {
    Corners out{};
    out.seen = true;
    for (unsigned k = 0; k < 8; ++k) { // bit i: on which side of axis i
        osg::Vec3f at = centre;
        for (unsigned i = 0; i < 3; ++i) at += (k >> i & 1u) != 0 ? box.axes[i] : -box.axes[i];
        out.at[k] = seen(at);
        out.seen = out.seen && std::isfinite(out.at[k].x + out.at[k].y) && (parallel_ || out.at[k].depth > 0.0f);
    }
    return out;
}

bool HiddenParts::hides(const Corners& corners) const {
    if (!corners.seen) return false;
    float left = corners.at[0].x, right = left, low = corners.at[0].y, high = low, front = corners.at[0].depth;
    for (const Seen& at : corners.at) {
        left = std::min(left, at.x);
        right = std::max(right, at.x);
        low = std::min(low, at.y);
        high = std::max(high, at.y);
        front = std::min(front, at.depth);
    }
    return hides(left - 0.5f, right + 0.5f, low - 0.5f, high + 0.5f, front); // edges are drawn soft
}

// Each face that is turned to the eye, as far away as its farthest corner.
void HiddenParts::cover(const Corners& corners) {
    if (!corners.seen) return;
    for (unsigned face = 0; face < 6; ++face) {
        const unsigned axis = face / 2, u = 1u << (axis + 1) % 3, v = 1u << (axis + 2) % 3, base = face % 2 != 0 ? 1u << axis : 0u;
        const std::array<const Seen*, 4> p{&corners.at[base], &corners.at[base | u], &corners.at[base | u | v], &corners.at[base | v]};
        float area = 0.0f, far = 0.0f, bottom = p[0]->y, top = bottom, slope[4];
        for (unsigned i = 0; i < 4; ++i) {
            const Seen &a = *p[i], &b = *p[(i + 1) % 4];
            area += (a.x - p[0]->x) * (b.y - p[0]->y) - (b.x - p[0]->x) * (a.y - p[0]->y);
            slope[i] = (b.x - a.x) / (b.y - a.y); // of a level edge never asked
            far = i == 0 ? a.depth : std::max(far, a.depth);
            bottom = std::min(bottom, a.y);
            top = std::max(top, a.y);
        }
        if (!(base == 0 ? area < -1.0f : area > 1.0f)) continue; // turned away, or hardly seen; a mirrored box covers by its far side, which is no less true
        const int low = static_cast<int>(std::ceil(std::max(bottom + kRim, 0.0f))), high = static_cast<int>(std::min(std::floor(top - kRim), static_cast<float>(rows_)));
        // Where a level line cuts it; a cell lies within where those along its border, and a rim beyond, do.
        const auto cut = [&](float y, float& left, float& right) {
            float from = std::numeric_limits<float>::max(), to = -from;
            for (unsigned i = 0; i < 4; ++i) {
                const Seen &a = *p[i], &b = *p[(i + 1) % 4];
                if ((a.y < y) == (b.y < y)) continue;
                const float x = a.x + (y - a.y) * slope[i];
                from = std::min(from, x);
                to = std::max(to, x);
            }
            left = std::max(left, from);
            right = std::min(right, to);
        };
        for (int j = low; j < high; ++j) {
            float left = -1.0f, right = static_cast<float>(columns_) + 1.0f;
            cut(static_cast<float>(j) - kRim, left, right);
            cut(static_cast<float>(j + 1) + kRim, left, right);
            const int from = static_cast<int>(std::ceil(std::max(left + kRim, 0.0f))), to = static_cast<int>(std::floor(std::min(right - kRim, static_cast<float>(columns_))));
            float* row = &nearest_[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns_)];
            for (int i = from; i < to; ++i) row[i] = std::min(row[i], far);
        }
    }
}

void HiddenParts::measure(Part& part, const Seen& at) const {
    const float near = parallel_ ? 1.0f : at.depth - part.around;
    part.reach = near > 0.0f ? part.around / near * scaleX_ / static_cast<float>(columns_) : 1.0f;
    const float rx = part.reach * static_cast<float>(columns_) * 1.5f, ry = rx / std::max(scaleX_, 1e-30f) * scaleY_; // wider off the middle
    part.cut = !(near > 0.0f && at.x > rx && at.y > ry && at.x + rx < static_cast<float>(columns_) && at.y + ry < static_cast<float>(rows_));
}

void HiddenParts::cover(const Seen& at, float inside) {
    if (!parallel_ && !(at.depth > inside)) return;
    const float rx = inside * at.scale * scaleX_ - kRim, ry = inside * at.scale * scaleY_ - kRim;
    if (!(rx > 0.5f && ry > 0.5f) || !std::isfinite(at.x + at.y + rx + ry)) return;
    const int low = std::max(static_cast<int>(std::ceil(std::max(at.y - ry, 0.0f))), 0), high = static_cast<int>(std::min(std::floor(at.y + ry), static_cast<float>(rows_)));
    for (int j = low; j < high; ++j) {
        const float far = std::max(std::abs(static_cast<float>(j) - at.y), std::abs(static_cast<float>(j + 1) - at.y)) / ry;
        if (far >= 1.0f) continue;
        const float half = rx * std::sqrt(1.0f - far * far);
        const int from = static_cast<int>(std::ceil(std::max(at.x - half, 0.0f))), to = static_cast<int>(std::min(std::floor(at.x + half), static_cast<float>(columns_)));
        float* row = &nearest_[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns_)];
        for (int i = from; i < to; ++i) row[i] = std::min(row[i], at.depth);
    }
}

bool HiddenParts::hides(const Seen& at, float around) const {
    if (!std::isfinite(at.x + at.y) || (!parallel_ && !(at.depth > 1.01f * around))) return false;
    // How far the part reaches on the picture: towards the border further than across.
    const float scale = parallel_ ? 1.0f : 1.0f / (at.depth - around);
    const float tiltX = parallel_ ? 0.0f : std::abs(at.x - midX_) / scaleX_, tiltY = parallel_ ? 0.0f : std::abs(at.y - midY_) / scaleY_;
    const float rx = around * (1.0f + tiltX) * scale * scaleX_ + 0.5f, ry = around * (1.0f + tiltY) * scale * scaleY_ + 0.5f;
    return hides(at.x - rx, at.x + rx, at.y - ry, at.y + ry, at.depth - around);
}

bool HiddenParts::hides(float left, float right, float low, float high, float front) const {
    const int from = static_cast<int>(std::floor(std::max(left, 0.0f))), to = static_cast<int>(std::ceil(std::min(right, static_cast<float>(columns_))));
    const int first = static_cast<int>(std::floor(std::max(low, 0.0f))), last = static_cast<int>(std::ceil(std::min(high, static_cast<float>(rows_))));
    for (int j = first; j < last; ++j) {
        const float* row = &nearest_[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns_)];
        for (int i = from; i < to; ++i)
            if (row[i] > front) return false;
    }
    return true;
}

} // namespace saltus::ui::scene
