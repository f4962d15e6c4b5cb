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
    while (list_.size() > kMost || (bytes_ > kMostBytes && list_.size() > 8)) thin();
}

void Checkpoints::thin() {
    // The one whose loss makes the smallest gap goes; the first and the newest ones stay.
    const std::size_t newest = std::min<std::size_t>(100, list_.size() / 4);
    std::size_t least = 1;
    for (std::size_t i = 2; i + newest < list_.size(); ++i)
        if (list_[i + 1].step - list_[i - 1].step < list_[least + 1].step - list_[least - 1].step) least = i;
    bytes_ -= bytesOf(list_[least]);
    list_.erase(list_.begin() + static_cast<std::ptrdiff_t>(least));
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

void Checkpoints::keepAtMost(std::size_t count) {
    while (list_.size() > std::max<std::size_t>(count, 4)) thin();
}

void Checkpoints::clear() {
    list_.clear();
    bytes_ = 0;
}

} // namespace saltus::ui
