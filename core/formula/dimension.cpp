// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/dimension.h"

#include <cstdlib>

namespace saltus::formula {

std::string Dimension::text() const {
    static constexpr std::array<const char*, 7> kNames{"kg", "m", "s", "A", "K", "mol", "cd"};
    std::string above, below;
    int divisors = 0;
    const auto append = [](std::string& to, std::size_t i, int power) {
        if (!to.empty()) to += ' ';
        to += kNames[i];
        if (power != 1) to += '^' + std::to_string(power);
    };
    for (std::size_t i = 0; i < exponents.size(); ++i) {
        if (exponents[i] > 0) append(above, i, exponents[i]);
        if (exponents[i] < 0) {
            append(below, i, -exponents[i]);
            ++divisors;
        }
    }
    if (below.empty()) return above;
    if (above.empty()) above = "1";
    return above + '/' + (divisors > 1 ? '(' + below + ')' : below);
}

} // namespace saltus::formula
