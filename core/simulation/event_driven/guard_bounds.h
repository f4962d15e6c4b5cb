// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something of a curved guard lies between the points at which it was looked at: its polynomial stays clear of zero, and bounds of its formula over
// the same piece of the step do not. Pieces are halved until either is proved to be clear too, or the formula is found to be elsewhere than the polynomial.
#pragma once

#include "core/flow/dense_step.h"
#include "core/formula/bounds.h"
#include "core/simulation/event_driven/event_outputs.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace saltus::simulation {

class GuardBounds {
public:
    // positions and unknowns stand behind so many inputs of the tapes.
    GuardBounds(const EventOutputs& outputs, std::size_t time_inputs);

    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    struct Guard { // factor * output + constant
        bool condition = false;          // of EventOutputs::residuals, else of EventOutputs::look
        std::uint32_t output = 0;        // gap_of() or rate_of() a row, or the condition
        std::uint32_t rate = kNone;      // the output that is its rate, if there is one; factor is 1 then
        double factor = 1.0, constant = 0.0;
        const flow::Polynomial* polynomial = nullptr; // through its samples
        double allowed = 0.0;            // so far the formula may be off it
        std::size_t number = 0;          // the caller's
    };
    std::uint32_t gap_of(std::size_t row) const noexcept { return find(outputs_.gap, row, 0); }
    std::uint32_t rate_of(std::size_t row) const noexcept { return find(outputs_.rate, row, outputs_.gap.size()); }

    // The part of the step, from its beginning, behind which a guard is hidden from its samples; 1: none is, as far as a limited number of pieces tells.
    // inputs: of the tapes, those of the motion's state apart.
    double clear_until(const flow::DenseStep& dense, const double* inputs, const double* cells, std::span<const Guard> guards);
    std::size_t hidden() const noexcept { return hidden_; } // the number of that guard, where there was one

private:
    static std::uint32_t find(std::span<const std::uint32_t> rows, std::size_t row, std::size_t first) noexcept {
        for (std::size_t k = 0; k < rows.size(); ++k)
            if (rows[k] == row) return static_cast<std::uint32_t>(first + k);
        return kNone;
    }
    struct Tape { // of gaps and rates, and of conditions
        formula::Bounds bounds;
        std::vector<formula::Range> over, middle; // outputs over a piece, and in its middle
    };
    void evaluate(Tape& tape, double from, double to, std::vector<formula::Range>& out);
    double look_into(std::span<const Guard> guards); // at most kMostAtOnce

    const EventOutputs& outputs_;
    std::size_t time_inputs_;
    Tape look_, residuals_;
    const flow::DenseStep* dense_ = nullptr;
    const double *inputs_ = nullptr, *cells_ = nullptr;
    std::size_t hidden_ = 0;
    std::vector<flow::Polynomial> states_; // by component, of those that are read
    std::vector<std::uint32_t> components_;
    std::vector<formula::Range> in_;
    struct Piece {
        double from, to;
        std::uint64_t guards; // bit by guard: not proved yet
    };
    static constexpr std::size_t kMostAtOnce = 64, kMostPieces = 64;
    std::array<Piece, kMostPieces> pieces_;
};

} // namespace saltus::simulation
