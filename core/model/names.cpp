// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/names.h"

#include "core/model/model.h"
#include "core/model/validate.h"

#include <algorithm>

namespace saltus::model {

namespace {

bool is_letter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Edits (insert, delete, replace, swap neighbours) between two short words; capitals count as half way.
// Source: optimal string alignment distance.
int distance(std::string_view a, std::string_view b) {
    const std::size_t n = a.size(), m = b.size();
    std::vector<int> before(m + 1), last(m + 1), now(m + 1);
    for (std::size_t j = 0; j <= m; ++j) last[j] = static_cast<int>(2 * j);
    for (std::size_t i = 1; i <= n; ++i) {
        now[0] = static_cast<int>(2 * i);
        for (std::size_t j = 1; j <= m; ++j) {
            const int cost = a[i - 1] == b[j - 1] ? 0 : lower(a[i - 1]) == lower(b[j - 1]) ? 1 : 2;
            now[j] = std::min({last[j] + 2, now[j - 1] + 2, last[j - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) now[j] = std::min(now[j], before[j - 2] + 2);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last[m];
}

} // namespace

bool is_name(std::string_view text) noexcept {
    if (text.empty() || !is_letter(text.front())) return false;
    return std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

bool mentions(std::string_view formula, std::string_view name) noexcept {
    for (std::size_t at = formula.find(name); at != std::string_view::npos; at = formula.find(name, at + 1)) {
        const bool begins = at == 0 || !is_letter(formula[at - 1]); // "2i" mentions i: rather once too often
        const std::size_t end = at + name.size();
        const bool ends = end == formula.size() || !(is_letter(formula[end]) || is_digit(formula[end]));
        if (begins && ends) return true;
    }
    return false;
}

std::optional<IndexedName> split_index(std::string_view text) noexcept {
    const std::size_t open = text.find('[');
    if (open == std::string_view::npos) return is_name(text) ? std::optional(IndexedName{text, {}, 0}) : std::nullopt;
    if (text.back() != ']' || !is_name(text.substr(0, open)) || open + 2 >= text.size()) return std::nullopt;
    return IndexedName{text.substr(0, open), text.substr(open + 1, text.size() - open - 2), static_cast<int>(open) + 1};
}

std::string Value::formula() const {
    if (const double* number = std::get_if<double>(&source)) return number_text(*number);
    return std::get<std::string>(source);
}

std::string nearest_name(std::string_view name, const std::vector<std::string>& candidates) {
    // A third of the letters may be wrong, but at least one; long strangers are not compared at all.
    if (name.empty() || name.size() > 80) return {};
    const int allowed = 2 * std::max<int>(1, static_cast<int>(name.size()) / 3);
    int best = allowed + 1;
    std::string nearest;
    for (const std::string& candidate : candidates) {
        const auto longer = std::max(name.size(), candidate.size()), shorter = std::min(name.size(), candidate.size());
        if (2 * static_cast<int>(longer - shorter) >= best) continue;
        if (const int d = distance(name, candidate); d < best) {
            best = d;
            nearest = candidate;
        }
    }
    if (nearest.empty() && name.size() >= 3) { // "newton" is meant for "newton-impact"
        for (const std::string& candidate : candidates) {
            if (candidate.find(name) == std::string::npos) continue;
            if (!nearest.empty()) return {};
            nearest = candidate;
        }
    }
    return nearest;
}

bool is_guard_signal(std::string_view name) noexcept {
    const std::size_t dot = name.rfind('.'), bracket = name.find('[', dot == std::string_view::npos ? 0 : dot);
    if (dot == std::string_view::npos || bracket == std::string_view::npos || name.back() != ']') return false;
    const std::string_view what = name.substr(dot + 1, bracket - dot - 1);
    if (what == "yddot" || what == "reserve" || what == "condition") return true;
    const bool of_a_pair = name.find('.') != dot; // of two bodies, or a part of a joint
    return of_a_pair && (what == "y" || what == "ydot" || what == "force");
}

} // namespace saltus::model
