// SPDX-License-Identifier: GPL-3.0-or-later
// Initial values in place of those that a structure was lowered with: of a scene that differs in them (model/changed_values.h). Constant, and shared
// by the runs of that scene.
#pragma once

#include "core/model/changed_values.h"
#include "core/simulation/number_tape.h"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace saltus::simulation {

struct Structure;

class StartNumbers {
public:
    using Of = model::ChangedStart::Of;
    struct Target { // of a body: its place in the scene, or a velocity
        std::uint32_t body = 0, component = 0;
        Of of = Of::position;
    };

    // changed: of `model`, whose copies are those of the structure. Null where a formula does not parse.
    static std::shared_ptr<const StartNumbers> create(const model::Model& model, std::span<const model::ChangedStart> changed, const Structure& structure,
                                                      std::span<const double> parameter_values);

    // Into Assembled::values of the systems. Errors as of NumberTape::assign().
    Result<void> assign_systems(std::span<const double> parameter_values, double* values, std::vector<double>& work) const { return systems_.assign(parameter_values, values, work); }
    const std::vector<Target>& of_bodies() const noexcept { return targets_; }
    Result<void> bodies(std::span<const double> parameter_values, std::vector<double>& values, std::vector<double>& work) const; // by of_bodies()

    Result<void> append_bodies(std::span<const double> parameter_values, std::vector<double>& out) const; // with their targets: what tells them from others

private:
    struct Part {
        NumberTape tape;
        std::vector<std::pair<std::size_t, double>> constants;
        void add(const formula::Graph& graph, formula::Expr expr, std::size_t target, const Place& place);
        Result<void> assign(std::span<const double> parameter_values, double* values, std::vector<double>& work) const;
    };
    Part systems_, bodies_;
    std::vector<Target> targets_;
};

} // namespace saltus::simulation
