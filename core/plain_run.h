// SPDX-License-Identifier: GPL-3.0-or-later
// One run of a program without a recording: what thousands of runs beside each other are made of. It makes the same bits as a Session
// of the same model. It belongs to one thread; its program may be shared.
#pragma once

#include "core/program.h"

#include <cstdint>

namespace saltus {

class PlainRun {
public:
    // At the initial state, with its positions repaired and its velocities made consistent as a Session does. Errors: numbers that
    // are not this program's, of which no finite, consistent state comes.
    static Result<PlainRun, Errors> create(std::shared_ptr<const Program> program, const Numbers& numbers);
    static Result<PlainRun, Errors> create(std::shared_ptr<const Program> program); // as compiled
    PlainRun(PlainRun&&) noexcept;
    PlainRun& operator=(PlainRun&&) noexcept;
    ~PlainRun();

    // To the next point of the grid of h. After an error the state is the last good one.
    Result<void> step();
    Result<void> run_steps(std::int64_t count);
    Result<void> run_until(double t); // until time() >= t - h/2

    double time() const noexcept; // s
    std::int64_t step_number() const noexcept;
    std::span<const double> q() const noexcept, v() const noexcept, x() const noexcept;
    // By row of interactions, then of joints.
    std::span<const double> y() const noexcept, ydot() const noexcept, lambda() const noexcept;
    std::uint64_t state_hash() const; // as Session's
    const Program& program() const noexcept;

private:
    PlainRun();
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus
