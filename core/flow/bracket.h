// SPDX-License-Identifier: GPL-3.0-or-later
// The root of a continuous function between two arguments, by the ITP method: superlinear like the secant, and never more evaluations
// than bisection and one. It ends on the far side: where the function, positive at the near end, is not positive any more.
// Source: I. F. D. Oliveira, R. H. C. Takahashi, ACM Trans. Math. Softw. 47(1), 2020.
#pragma once

#include "core/base/result.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::flow {

struct BracketFailure {
    enum class Cause {
        not_a_number,   // the function is NaN at x
        no_sign_change, // g(near) <= 0 or g(far) > 0: x is that end
    };
    Cause cause;
    double x;
};

struct Bracket {
    double x;        // g(x) <= 0: zero exactly, or the next number but tolerance before it has g > 0
    double g;        // g(x)
    double before;   // the largest argument known to have g > 0, on the near side: |x - before| <= tolerance or one ulp
    int evaluations; // at most 64
};

// g(near) > 0 >= g(far) is demanded (either may be the smaller one), and told as a failure where it does not hold. An exact zero met on
// the way ends the search there. tolerance: of x, >= 0; what is finer than the numbers at the ends, or than 2^-60 of the distance, is not
// reached for.
template <class G>
Result<Bracket, BracketFailure> find_root(G&& g, double near, double far, double tolerance) {
    const auto failed = [](BracketFailure::Cause cause, double x) { return Unexpected<BracketFailure>({cause, x}); };
    double a = near, b = far, ga = g(a), gb = g(b);
    int evaluations = 2;
    if (ga != ga || gb != gb) return failed(BracketFailure::Cause::not_a_number, ga != ga ? a : b);
    if (!(ga > 0.0)) return failed(BracketFailure::Cause::no_sign_change, a);
    if (gb > 0.0) return failed(BracketFailure::Cause::no_sign_change, b);

    const double length = std::abs(b - a);
    const double ulp = std::numeric_limits<double>::epsilon() * std::max(std::abs(a), std::abs(b));
    const double half = std::max({0.5 * tolerance, 0.25 * ulp, std::ldexp(length, -60)});
    const int bisections = std::max(0, static_cast<int>(std::ceil(std::log2(length / (2.0 * half)))));
    double room = std::ldexp(half, bisections + 1); // radius that bisection, one evaluation behind, would still allow
    while (gb < 0.0 && std::abs(b - a) > 2.0 * half && evaluations < 64) {
        const double middle = a + 0.5 * (b - a), distance = std::abs(b - a);
        const double towards = middle > a ? 1.0 : -1.0; // from a to b
        // interpolate, truncate towards the middle, project onto what bisection allows
        double x = a + (b - a) * (ga / (ga - gb));
        const double side = (middle - x) * towards >= 0.0 ? towards : -towards;
        const double shift = 0.2 * distance * (distance / length);
        x = shift <= std::abs(middle - x) ? x + side * shift : middle;
        const double allowed = std::max(0.0, room - 0.5 * distance);
        if (!(std::abs(x - middle) <= allowed)) x = middle - side * allowed;
        room *= 0.5;
        if (!((x - a) * towards > 0.0 && (b - x) * towards > 0.0)) x = middle;
        if (x == a || x == b) break; // neighbours
        const double gx = g(x);
        ++evaluations;
        if (gx != gx) return failed(BracketFailure::Cause::not_a_number, x);
        if (gx > 0.0) a = x, ga = gx;
        else b = x, gb = gx;
    }
    return Bracket{b, gb, a, evaluations};
}

} // namespace saltus::flow
