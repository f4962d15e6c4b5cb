// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/going_on.h"

namespace saltus {

namespace {
constinit thread_local StopQuestion::Asked question; // the innermost one of this thread
} // namespace

StopQuestion::StopQuestion(const GoesOn& goes_on, AskedBy by) noexcept : outer_(question) {
    if (goes_on) question = {&goes_on, by};
}

StopQuestion::~StopQuestion() { question = outer_; }

StopQuestion::Asked StopQuestion::in_force() noexcept { return question; }

void ask_to_go_on() {
    if (question.goes_on && !(*question.goes_on)()) throw Stopped();
}

} // namespace saltus
