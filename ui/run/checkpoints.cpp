// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/checkpoints.h"

#include "core/base/check.h"

#include <algorithm>

namespace saltus::ui {

namespace {
std::size_t bytesOf(const Checkpoint& c) {
    return sizeof c + c.snapshot.numbers.capacity() * sizeof(double) +
           c.snapshot.integers.capacity() * sizeof(std::int64_t);
}
} // namespace

void Checkpoints::add(Checkpoint checkpoint) {
    SALTUS_DEMAND(list_.empty() || checkpoint.step > list_.back().step);
    bytes_ += bytesOf(checkpoint);
    list_.push_back(std::move(checkpoint));
    if (list_.size() > kMost || (bytes_ > kMostBytes && list_.size() > 8)) thin();
}

void Checkpoints::thin() {
    const std::size_t old = list_.size() - list_.size() / 4;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        if (i < old && i % 2 == 1) {
            bytes_ -= bytesOf(list_[i]);
            continue;
        }
        if (kept != i) list_[kept] = std::move(list_[i]);
        ++kept;
    }
    list_.resize(kept);
}

const Checkpoint& Checkpoints::before(std::int64_t step) const {
    const auto after = std::upper_bound(list_.begin(), list_.end(), step,
                                        [](std::int64_t s, const Checkpoint& c) { return s < c.step; });
    SALTUS_DEMAND(after != list_.begin());
    return *std::prev(after);
}

void Checkpoints::forgetAfter(std::int64_t step) {
    while (!list_.empty() && list_.back().step > step) {
        bytes_ -= bytesOf(list_.back());
        list_.pop_back();
    }
}

void Checkpoints::clear() {
    list_.clear();
    bytes_ = 0;
}

} // namespace saltus::ui
