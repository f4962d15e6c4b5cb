// SPDX-License-Identifier: GPL-3.0-or-later
// A controller on a coordinate of a joint: an order as a named expression over states, limited by what the drive can give, which the
// joint takes as its moment or force. What it measures are expressions too; the integral and the filter of D are a system of its own.
//
//   PID              order = P (set - m) + x0 - D m',  x0' = I (set - m) [+ (limited order - order)/T_t]
//   state feedback   order = sum k_i (r_i - s_i)
//   formula          order = as written
//
// m' is the rate of what is measured, or x1 of a filter T x1' = m' - x1. That I stands inside the integral makes its change at run time
// smooth; T_t lets the integral go where the order is limited (Astroem and Murray, Feedback Systems, 2008, section 10.4).
#pragma once

#include "core/authoring/drives.h"

#include <optional>
#include <string>
#include <vector>

namespace saltus::authoring {

enum class ControllerKind { pid, state_feedback, formula };

struct FeedbackTerm {
    model::Value gain = 0.0, reference = 0.0;
    std::string sensor; // a signal or an expression: "pivot_angle", "rod.q[2]"
    friend bool operator==(const FeedbackTerm&, const FeedbackTerm&) = default;
};

// As the scene says it: numbers, texts with units, names of parameters, formulas.
struct Controller {
    std::string name; // of its system; its order is "name_order"
    ControllerKind kind = ControllerKind::pid;
    std::optional<model::Value> largest; // moment or force that it can give, N m or N; nothing: any
    // PID
    model::Value set = 0.0, P = 0.0, I = 0.0, D = 0.0;
    std::string measured;               // "shaft.y[2]", "rod.q[2] + 0.1*sin(t)"
    std::optional<model::Value> filter; // T, s, of what D sees; nothing: none, where the rate is a signal itself
    model::Value windup = "0.1 s";      // T_t, where `largest` is given
    // state feedback
    std::vector<FeedbackTerm> terms;
    // formula
    std::string formula;
    friend bool operator==(const Controller&, const Controller&) = default;
};

// PID and state feedback come with gains that suit driven_inertia(): poles at -5/s, three of the PID, two of the state feedback on the
// coordinate itself; states of other joints of the mechanism have the gain 0. coordinate: as of add_motor. Errors: undriven().
Result<DriveEdit> add_controller(const model::Model& model, std::string_view joint, std::optional<std::size_t> coordinate = {}, ControllerKind kind = ControllerKind::pid);

std::optional<Controller> controller_on(const model::Model& model, std::string_view joint, std::size_t coordinate);
// Errors: no controller is there; what is wrong with a value; D of a formula without a filter.
Result<model::Edit> set_controller(const model::Model& model, std::string_view joint, std::size_t coordinate, const Controller& controller);
// Another kind in its place, with values as of add_controller; the largest force stays.
Result<model::Edit> change_kind(const model::Model& model, std::string_view joint, std::size_t coordinate, ControllerKind kind);
// One more state, measured by an expression of its own for a signal of a joint ("pivot.y[2]"), else by the text as it is.
Result<model::Edit> add_term(const model::Model& model, std::string_view joint, std::size_t coordinate, const std::string& sensor);

// "pivot.y[2]" -> "pivot.ydot[2]", "rod.q[0]" -> "rod.v[0]" in planar worlds, and expressions that are such a signal; "" for others.
std::string rate_of(const model::Model& model, const std::string& signal);
// Unit of a signal of a joint or a planar body, or of an expression; "" where it is not known.
std::string unit_of_signal(const model::Model& model, const std::string& signal);

} // namespace saltus::authoring
