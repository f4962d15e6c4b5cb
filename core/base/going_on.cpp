// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/going_on.h"

namespace saltus {

namespace {
constinit thread_local const GoesOn* question = nullptr; // the innermost one of this thread
} // namespace

StopQuestion::StopQuestion(const GoesOn& goes_on) noexcept : outer_(question) {
    if (goes_on) question = &goes_on;
}

StopQuestion::~StopQuestion() { question = outer_; }

void ask_to_go_on() {
    if (question && !(*question)()) throw Stopped();
}

} // namespace saltus
