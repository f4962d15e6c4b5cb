// SPDX-License-Identifier: GPL-3.0-or-later
// "did you mean": the known name that a misspelt one is nearest to.
#pragma once

#include <string>
#include <string_view>

namespace saltus::formula {

// Collects candidates, keeps the best. Distance: insertions, deletions, replacements, neighbours swapped (optimal
// string alignment); a candidate further than a third of the word is no suggestion. Capitals cost little.
class Suggestion {
public:
    explicit Suggestion(std::string_view wanted);
    void consider(std::string_view candidate);
    const std::string& best() const noexcept { return best_; } // empty: nothing is near
    std::string remedy() const { return best_.empty() ? std::string() : "did you mean '" + best_ + "'?"; }

private:
    std::string wanted_, best_;
    int limit_;
};

} // namespace saltus::formula
