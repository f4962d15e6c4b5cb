// SPDX-License-Identifier: GPL-3.0-or-later
// The instructions of a tape at several values of its first input at once: one look at an instruction serves all lanes, and what waits for a root or
// a quotient waits once. Each lane computes the bits that Tape::evaluate computes.
#pragma once

#include "core/formula/tape_impl.h"

#include <cstddef>

namespace saltus::formula {

// first: ForeseenTape::kLanes numbers; in: the other inputs, those of all lanes; out: [output][lane]; workspace: kLanes * tape.slots numbers. False
// where lanes part at a jump: out is not written then.
bool evaluate_lanes(const Tape::Impl& tape, const double* first, const double* in, const double* cells, double* out, double* workspace) noexcept;

} // namespace saltus::formula
