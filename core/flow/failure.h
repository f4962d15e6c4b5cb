// SPDX-License-Identifier: GPL-3.0-or-later
// Why a flow could not go on. No words: who knows the names of the components makes the sentence.
#pragma once

namespace saltus::flow {

enum class Cause {
    step_too_small,   // the errors asked for cannot be met with a step that still moves t
    not_finite,       // the right side (or the state) is NaN or infinite, however short the step
    singular_jacobian, // of an implicit method, however short the step
};

struct Failure {
    Cause cause = Cause::step_too_small;
    double t = 0.0;     // s, the last good time: the state there is kept
    double step = 0.0;  // s, tried last
    int component = -1; // of the state: the first that is not finite, or the one whose error is largest; -1: none
};

} // namespace saltus::flow
