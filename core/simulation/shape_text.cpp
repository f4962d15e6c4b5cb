// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/shape_text.h"

#include "core/formula/formula.h"

#include <cmath>

namespace saltus::simulation {

namespace {

bool begins_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool in_word(char c) {
    return begins_word(c) || (c >= '0' && c <= '9');
}

} // namespace

std::string replace_index(std::string_view text, std::string_view index, std::size_t number) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        if ((text[i] >= '0' && text[i] <= '9') || text[i] == '.') { // a number or a member: letters in it are no index
            out += text[i++];
            while (i < text.size() && in_word(text[i])) out += text[i++];
            continue;
        }
        if (!begins_word(text[i])) {
            out += text[i++];
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && in_word(text[end])) ++end;
        const std::string_view word = text.substr(i, end - i);
        if (word == index)
            out += std::to_string(number);
        else
            out += word;
        i = end;
    }
    // "[3+1]" -> "[4]"
    std::string folded;
    for (std::size_t i = 0; i < out.size(); ++i) {
        folded += out[i];
        if (out[i] != '[') continue;
        const std::size_t close = out.find(']', i);
        if (close == std::string::npos) continue;
        const std::string inside = out.substr(i + 1, close - i - 1);
        const auto value = formula::parse_constant(inside);
        if (value && value->si == std::floor(value->si) && std::abs(value->si) < 1e15)
            folded += std::to_string(static_cast<long long>(value->si));
        else
            folded += inside;
        folded += ']';
        i = close;
    }
    return folded;
}

std::vector<std::string> words_of(std::string_view formula) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < formula.size();) {
        if (formula[i] >= '0' && formula[i] <= '9') { // "2e3"
            while (i < formula.size() && in_word(formula[i])) ++i;
            continue;
        }
        if (!begins_word(formula[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < formula.size()) {
            if (in_word(formula[end])) {
                ++end;
            } else if (formula[end] == '.' && end + 1 < formula.size() && begins_word(formula[end + 1])) {
                ++end;
            } else if (formula[end] == '[') {
                const std::size_t close = formula.find(']', end);
                if (close == std::string_view::npos) break;
                end = close + 1;
            } else {
                break;
            }
        }
        words.emplace_back(formula.substr(i, end - i));
        i = end;
    }
    return words;
}

} // namespace saltus::simulation
