// SPDX-License-Identifier: GPL-3.0-or-later
// A formula graph that knows all names of a model: what a formula of the scene may use, and which symbol is which number.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/model.h"

#include <cstddef>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace saltus::model {

// The cumulative and momentary energies that a run computes, in the order of ModelGraph::energy().
inline constexpr const char* kEnergyNames[] = {"energy.kinetic", "energy.potential", "energy.total", "energy.input",
                                               "energy.damping", "energy.impact",    "energy.scheme",
                                               "energy.projection"};
inline constexpr std::size_t kEnergyCount = std::size(kEnergyNames);

// What the contacts of bodies show, in the order of ModelGraph::observed(); after them the normal percussions of each body,
// "BODY.impulse".
inline constexpr const char* kContactNames[] = {"contacts.points",  "contacts.closed", "contacts.impulse",
                                                "contacts.friction", "contacts.gap",    "contacts.residual"};
inline constexpr std::size_t kContactCount = std::size(kContactNames);

// A drive is  name = anchor_angle + rate (t - anchor_time), d(name)/dt = rate exactly. At the start
// anchor_time = 0 and anchor_angle = the drive's `start`. When a parameter of the rate is changed at time s:
// anchor_angle := name(s) by the old rate, anchor_time := s.
struct DriveSymbols {
    formula::Symbol anchor_time;  // s
    formula::Symbol anchor_angle; // rad
    formula::Expr rate;           // rad/s, of parameters only
    formula::Expr start;          // rad, of parameters only
    formula::Expr angle;          // the drive itself
};

class ModelGraph {
public:
    // Errors: every name that clashes and every function, drive or expression that does not parse, with its place.
    static Result<ModelGraph, Errors> create(const Model& model, Expanded expanded);
    static Result<ModelGraph, Errors> create(const Model& model, std::span<const double> parameter_values); // and of expand()

    formula::Graph& graph() noexcept { return graph_; }
    const formula::Graph& graph() const noexcept { return graph_; }
    const Expanded& expanded() const noexcept { return expanded_; }

    // A number, a text with a unit or a formula. constants: ExpandedSystem::constants for formulas of a repeated block.
    // A text that does not name an index is parsed once, however many copies ask for it.
    Result<formula::Expr> parse(const Formula& formula, std::span<const std::pair<std::string, double>> constants = {});

    formula::Symbol time() const noexcept { return time_; }
    // t, the drives' anchors, the parameters: what tapes of a run read first, in the order of simulation::Layout.
    std::vector<formula::Symbol> time_inputs() const;
    const std::vector<formula::Symbol>& parameters() const noexcept { return parameters_; } // the model's order
    const std::vector<DriveSymbols>& drives() const noexcept { return drives_; }            // the model's order
    const std::vector<formula::Expr>& expressions() const noexcept { return expressions_; } // the model's order
    // By global coordinate (ExpandedSystem::offset + i; of bodies ExpandedBody::q + i and ExpandedBody::v + i), global state of first-order systems (the same), and global row
    // (ExpandedInteraction::offset + i). Rows without a gap (tangential ones) or a relative velocity (of first-order
    // relations) hold nothing() there, which has no name that a formula could use.
    const std::vector<formula::Symbol>& q() const noexcept { return q_; }
    const std::vector<formula::Symbol>& v() const noexcept { return v_; }
    const std::vector<formula::Symbol>& x() const noexcept { return x_; }
    const std::vector<formula::Symbol>& y() const noexcept { return y_; }
    const std::vector<formula::Symbol>& ydot() const noexcept { return ydot_; }
    const std::vector<formula::Symbol>& lambda() const noexcept { return lambda_; }
    const std::vector<formula::Symbol>& energy() const noexcept { return energy_; } // kEnergyNames
    const std::vector<formula::Symbol>& acting() const noexcept { return acting_; } // by unknown: p of coordinates, then r of states
    // By row what it does in this step, as a force and as a percussion; nothing() of first-order rows. Of bodies then of all contacts,
    // "contacts.force", and of the contacts of each body, "BODY.force".
    const std::vector<formula::Symbol>& forces() const noexcept { return forces_; }
    const std::vector<formula::Symbol>& percussions() const noexcept { return percussions_; }
    const std::vector<formula::Symbol>& observed() const noexcept { return observed_; } // of scenes with bodies, else empty
    formula::Symbol nothing() const noexcept { return nothing_; }

    // Values of expressions that use parameters only; parameter_values: SI, the model's order. Errors: an expression of
    // anything else, a value that is not finite (division by zero ...); `places[i]`, when given, is where it stands.
    Result<std::vector<double>, Errors> evaluate(std::span<const formula::Expr> expressions,
                                                 std::span<const double> parameter_values,
                                                 std::span<const Place> places = {}) const;

private:
    ModelGraph() = default;

    formula::Graph graph_;
    Expanded expanded_;
    formula::Symbol time_, nothing_;
    std::vector<formula::Symbol> parameters_, q_, v_, x_, y_, ydot_, lambda_, energy_, acting_, forces_, percussions_, observed_;
    std::vector<DriveSymbols> drives_;
    std::vector<formula::Expr> expressions_;
    std::unordered_map<std::string, formula::Expr> parsed_; // texts without an index
};

} // namespace saltus::model
