// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/suggest.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace saltus::formula {

namespace {

constexpr std::size_t kLongest = 64; // longer words get no suggestion: hostile input must stay cheap
constexpr int kEdit = 4, kCapital = 1;

int replacement(char a, char b) {
    if (a == b) return 0;
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return lower(a) == lower(b) ? kCapital : kEdit;
}

int distance(std::string_view a, std::string_view b, int limit) {
    std::vector<int> before, previous(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) previous[j] = static_cast<int>(j) * kEdit;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i) * kEdit;
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] =
                std::min({previous[j] + kEdit, row[j - 1] + kEdit, previous[j - 1] + replacement(a[i - 1], b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + kEdit);
            least = std::min(least, row[j]);
        }
        if (least > limit) return limit + 1;
        before = previous;
        std::swap(previous, row);
    }
    return previous[b.size()];
}

} // namespace

Suggestion::Suggestion(std::string_view wanted)
    : wanted_(wanted),
      limit_(wanted.size() > kLongest ? -1 : std::max<int>(1, static_cast<int>((wanted.size() + 1) / 3)) * kEdit) {}

void Suggestion::consider(std::string_view candidate) {
    if (limit_ < 0 || candidate.empty() || candidate.size() > kLongest) return;
    const auto difference =
        static_cast<int>(std::max(candidate.size(), wanted_.size()) - std::min(candidate.size(), wanted_.size()));
    if (difference * kEdit > limit_) return;
    // A replaced letter in a word of one letter is another word.
    const int found = distance(wanted_, candidate, limit_);
    if (found > limit_ || (wanted_.size() == 1 && found >= kEdit)) return;
    if (!best_.empty() && found > limit_ - 1) return;
    best_ = candidate;
    limit_ = std::max(0, found - 1);
    if (found == 0) limit_ = -1;
}

} // namespace saltus::formula
