// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_view/hidden_parts.h"

#include <algorithm>
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
    order_.clear();
    found_.clear();
    for (const Part& part : told_) {
        order_.emplace_back(0.0f, static_cast<std::uint32_t>(at_.size()));
        at_.push_back(seen(part.centre));
        const float depth = at_.back().depth;
        order_.back().first = std::isfinite(depth) ? depth : std::numeric_limits<float>::max();
    }
    std::sort(order_.begin(), order_.end());
    for (const auto& [depth, k] : order_) {
        if (!keepsAll_ && hides(at_[k], told_[k].around)) continue;
        cover(at_[k], told_[k].inside);
        found_.push_back(told_[k]);
        measure(found_.back(), at_[k]);
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
    const int left = static_cast<int>(std::floor(std::max(at.x - rx, 0.0f))), right = static_cast<int>(std::ceil(std::min(at.x + rx, static_cast<float>(columns_))));
    const int low = static_cast<int>(std::floor(std::max(at.y - ry, 0.0f))), high = static_cast<int>(std::ceil(std::min(at.y + ry, static_cast<float>(rows_))));
    const float front = at.depth - around;
    for (int j = low; j < high; ++j) {
        const float* row = &nearest_[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns_)];
        for (int i = left; i < right; ++i)
            if (row[i] > front) return false;
    }
    return true;
}

} // namespace saltus::ui::scene
