// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/dense_curves.h"

#include "ui/plots/decimate.h"

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {
constexpr double kAPixel = 2.0;   // samples
constexpr double kAround = 0.5;   // of the range shown, on either side: a small pan asks for nothing
constexpr std::int64_t kMost = 40'000;
constexpr double kEnough = 0.5;          // of the samples wanted
constexpr double kAsLong = 1.5;          // times a stretch: what was asked for there is not asked for again, however few samples there are
constexpr std::size_t kMostPasses = 4;   // fewer than parts are kept, or they would drive each other out
} // namespace

void DenseCurves::look(const std::shared_ptr<const Recording>& recording, const DenseParts& parts, const Range& shown, int pixels, const Ask& ask) {
    if (!recording || recording->rows() < 2 || pixels < 2) return;
    const double first = recording->value(0, 0), newest = newestTime(*recording);
    const Range range{std::max(shown.begin, first), std::min(shown.end, newest)};
    if (!(range.begin < range.end)) return;
    const double wanted = kAPixel * pixels / shown.span(); // samples a second
    const auto rows = static_cast<double>(recording->row_at(range.end) - recording->row_at(range.begin));
    if (rows >= wanted * range.span()) return;
    const auto serves = [&](double begin, double end, std::int64_t samples) {
        return begin <= range.begin && range.end <= end && static_cast<double>(samples) >= 0.5 * wanted * (end - begin);
    };
    if (std::any_of(parts.begin(), parts.end(), [&](const auto& part) { return serves(part->begin, part->end, part->samples); })) return;
    if (asked_.of == recording.get() && serves(asked_.begin, asked_.end, asked_.samples)) return;
    const double around = kAround * range.span();
    asked_ = {recording.get(), std::max(first, range.begin - around), std::min(newest, range.end + around), 0};
    asked_.samples = std::clamp<std::int64_t>(std::llround(wanted * (asked_.end - asked_.begin)), 1, kMost);
    ask(asked_.begin, asked_.end, asked_.samples);
}

void DenseCurves::look(const std::shared_ptr<const Recording>& recording, const DenseParts& parts, std::span<const SparseStretch> stretches, const Ask& ask) {
    const DensePart* newest = parts.empty() ? nullptr : parts.back().get();
    if (!passes_.empty() && passes_.front().of != recording.get()) passes_.clear(), newest_ = nullptr;
    if (stretches.empty()) return passes_.clear();
    if (!passes_.empty() && newest == newest_) return; // on its way
    std::size_t count = 0;
    for (const SparseStretch& stretch : stretches) {
        if (++count > kMostPasses) return;
        const double length = stretch.end - stretch.begin;
        const auto serves = [&](double begin, double end, std::int64_t samples) {
            return begin <= stretch.begin && stretch.end <= end && (static_cast<double>(samples) >= kEnough * stretch.wanted * (end - begin) || end - begin <= kAsLong * length);
        };
        if (std::any_of(passes_.begin(), passes_.end(), [&](const Asked& one) { return serves(one.begin, one.end, one.samples); })) continue;
        const double samples = stretch.wanted * length;
        const auto wanted = std::clamp<std::int64_t>(static_cast<std::int64_t>(std::min(samples, 1e9)) + 1, 2, kMost);
        passes_.push_back({recording.get(), stretch.begin, stretch.end, wanted});
        if (passes_.size() > 4 * kMostPasses) passes_.erase(passes_.begin());
        newest_ = newest;
        return ask(stretch.begin, stretch.end, wanted);
    }
}

} // namespace saltus::ui
