// SPDX-License-Identifier: GPL-3.0-or-later
// Work that can be left in its middle. Who begins it makes a StopQuestion on its thread and catches Stopped; loops deep inside, which
// cannot know for whom they work, call ask_to_go_on(). Without a question that costs a look at a pointer.
#pragma once

#include <functional>

namespace saltus {

struct Stopped {}; // no std::exception: what turns those into messages must not take this for a fault

using GoesOn = std::function<bool()>; // false: no further

// Who may ask: the thread alone that made the question (it may draw a bar), or any thread that works for it, several at once.
enum class AskedBy : unsigned char { its_thread, any_thread };

class StopQuestion {
public:
    // goes_on outlives it. An empty one leaves the question of whoever called in force.
    explicit StopQuestion(const GoesOn& goes_on, AskedBy by = AskedBy::its_thread) noexcept;
    ~StopQuestion();
    StopQuestion(const StopQuestion&) = delete;
    StopQuestion& operator=(const StopQuestion&) = delete;

    struct Asked {
        const GoesOn* goes_on = nullptr; // null: nothing is asked
        AskedBy by = AskedBy::its_thread;
    };
    // Of this thread, the innermost one.
    static Asked in_force() noexcept;

private:
    Asked outer_;
};

// Throws Stopped where the answer is no. Not in what is noexcept. Once for each part of a scene, for each formula, for each symbol:
// a question that is dear must thin these itself.
void ask_to_go_on();

} // namespace saltus
