// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace saltus::ui {

namespace {

// Steps of angles, in parts of pi.
constexpr std::array kTurnSteps{1.0 / 12, 1.0 / 6, 1.0 / 4, 1.0 / 2, 1.0, 2.0, 4.0, 10.0, 20.0, 50.0, 100.0};

QString turnLabel(double value) {
    // Twelfths hold all of the steps.
    auto twelfths = static_cast<long long>(std::llround(12.0 * value / std::numbers::pi));
    if (twelfths == 0) return QStringLiteral("0");
    const QString sign = twelfths < 0 ? QString(QChar(0x2212)) : QString();
    twelfths = std::abs(twelfths);
    const long long common = std::gcd(twelfths, 12LL), above = twelfths / common, below = 12 / common;
    return sign + (above == 1 ? QString() : QString::number(above)) + QChar(0x03C0) + (below == 1 ? QString() : QLatin1Char('/') + QString::number(below));
}

} // namespace

TickKind fitting(TickKind kind, const Range& range) {
    const double span = range.span(), far = std::max(std::abs(range.begin), std::abs(range.end));
    if (kind == TickKind::turns && !(span >= 0.3 * std::numbers::pi && far <= 200.0 * std::numbers::pi)) return TickKind::decimal;
    return kind;
}

double tickStep(const Range& range, int most, TickKind kind) {
    const double span = range.span();
    if (!(span > 0.0) || !std::isfinite(span)) return 1.0;
    most = std::max(most, 2);
    if (kind == TickKind::turns)
        for (const double part : kTurnSteps) {
            const double step = part * std::numbers::pi;
            if (std::floor(range.end / step + 1e-9) - std::ceil(range.begin / step - 1e-9) + 1.0 <= most) return step;
        }
    if (kind == TickKind::whole) return std::max(1.0, std::ceil(tickStep(range, most) - 1e-9));
    const double magnitude = std::pow(10.0, std::floor(std::log10(span / most)));
    // A range rounded to a step is labelled at both ends.
    for (const double mantissa : {1.0, 2.0, 2.5, 4.0, 5.0, 10.0, 20.0, 25.0, 40.0, 50.0}) {
        const double step = mantissa * magnitude;
        const auto whole = [step](double value) { return std::abs(value / step - std::round(value / step)) < 1e-9; };
        const double count = std::round(span / step) + 1.0;
        if (count >= 3.0 && count <= most && whole(range.begin) && whole(range.end)) return step;
    }
    for (const double mantissa : {1.0, 2.0, 2.5, 5.0, 10.0, 20.0, 25.0, 50.0}) {
        const double step = mantissa * magnitude;
        const double count = std::floor(range.end / step + 1e-9) - std::ceil(range.begin / step - 1e-9) + 1.0;
        if (count <= most) return step;
    }
    return 100.0 * magnitude;
}

std::vector<double> ticksIn(const Range& range, double step) {
    std::vector<double> ticks;
    const double first = std::ceil(range.begin / step - 1e-9), last = std::floor(range.end / step + 1e-9);
    if (!(last - first < 1000.0)) return ticks;
    for (double k = first; k <= last; k += 1.0) ticks.push_back(k == 0.0 ? 0.0 : k * step);
    return ticks;
}

QString tickLabel(double value, double step, double scale, TickKind kind) {
    if (kind == TickKind::turns) return turnLabel(value);
    const double shown = value / scale, shownStep = step / scale;
    int decimals = 0;
    double unit = shownStep;
    while (decimals < 15 && std::abs(unit - std::round(unit)) > 1e-6 * std::abs(unit)) {
        ++decimals;
        unit = shownStep * std::pow(10.0, decimals);
    }
    QString text = QString::number(std::abs(shown), 'f', decimals);
    if (shown < 0.0 && std::abs(shown) > 1e-9 * shownStep) text.prepend(QChar(0x2212));
    return text;
}

Range niceRange(double least, double greatest, int most, TickKind kind) {
    if (!std::isfinite(least) || !std::isfinite(greatest) || least > greatest) return {0.0, 1.0};
    // Counts that hardly change have whole numbers around them.
    if (kind == TickKind::whole && greatest - least < most - 1) {
        if (greatest - least < 1.5) least -= 1.0, greatest += 1.0;
        return {std::floor(least + 1e-9), std::ceil(greatest - 1e-9)};
    }
    if (fitting(kind, {least, greatest}) == TickKind::turns) {
        const double slack = hairline * (greatest - least);
        for (const double part : kTurnSteps) {
            const double step = part * std::numbers::pi;
            const Range r{std::floor((least + slack) / step) * step, std::ceil((greatest - slack) / step) * step};
            if (std::lround(r.span() / step) + 1 <= most && std::lround(r.span() / step) >= 1) return r;
        }
    }
    const double scale = std::max(std::abs(least), std::abs(greatest));
    if (greatest - least <= 1e-12 * scale || greatest == least) {
        const double half = scale > 0.0 ? 0.5 * scale : 0.5;
        least = least >= 0.0 && least - half < 0.0 && least > 0.0 ? 0.0 : least - half;
        greatest += half;
    }
    // A range that nearly starts at zero starts at zero: a gap of -1 um must not open the axis to -0.2 m.
    const double span = greatest - least;
    if ((least > 0.0 && least < 0.15 * span) || (least < 0.0 && -least < hairline * span)) least = 0.0;
    if ((greatest < 0.0 && -greatest < 0.15 * span) || (greatest > 0.0 && greatest < hairline * span)) greatest = 0.0;
    Range best{least, greatest};
    double bestSpan = INFINITY;
    // Enlarging changes the tick count: try the round steps near the range and keep the tightest.
    const double magnitude = std::pow(10.0, std::floor(std::log10((greatest - least) / most)));
    for (const int limit : {most, most + 1}) {
        for (const double mantissa : {1.0, 2.0, 2.5, 4.0, 5.0, 10.0, 20.0, 25.0, 40.0, 50.0, 100.0}) {
            const double step = mantissa * magnitude;
            const Range r{std::floor(least / step + 1e-9) * step, std::ceil(greatest / step - 1e-9) * step};
            const int count = static_cast<int>(std::lround(r.span() / step)) + 1;
            if (count >= 3 && count <= limit && r.span() < bestSpan) {
                best = r;
                bestSpan = r.span();
            }
        }
        if (std::isfinite(bestSpan)) break; // one label more than fits only when nothing else is round
    }
    return best;
}

int axisExponent(const Range& range) {
    const double largest = std::max(std::abs(range.begin), std::abs(range.end));
    if (!(largest > 0.0) || !std::isfinite(largest)) return 0;
    if (largest >= 0.01 && largest < 1e5) return 0;
    return 3 * static_cast<int>(std::floor(std::log10(largest) / 3.0 + 1e-12));
}

} // namespace saltus::ui
