// SPDX-License-Identifier: GPL-3.0-or-later
// Forces, moments and drives of bodies from formulas: one tape each.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/model.h"
#include "core/model/model_graph.h"
#include "core/simulation/layout.h"
#include "core/simulation/rigid/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace saltus::simulation {

struct ActionFormulas;

class BodyActions : public rigid::Actions {
public:
    // Of formulas that read bodies and time alone; of others see MixedActions.
    static std::unique_ptr<BodyActions> create(const ActionFormulas& found, const model::ModelGraph& graph);

    virtual std::unique_ptr<BodyActions> copy() const { return std::make_unique<BodyActions>(*this); } // with tapes in common

    // t, drives' anchors, parameters of a state: what formulas read besides q and v. To be told after each change of them.
    virtual void set_numbers(const double* numbers) noexcept;

    void add_forces(double t, const double* q, const double* v, double* out) const override;
    bool has_forces() const noexcept override { return !force_of_.empty(); }
    bool forces_depend_on_state() const noexcept override { return of_state_; }
    void drives(double t, double* out) const override;

    // A force or moment that is no finite number at (t, q, v), if there is one.
    struct BadForce {
        std::size_t body = 0;
        double value = 0.0;
        std::optional<Error> why; // of its formula
    };
    std::optional<BadForce> bad_force(double t, const double* q, const double* v) const;

protected:
    std::size_t time_inputs_ = 0, q_count_ = 0, v_count_ = 0, drive_count_ = 0;
    std::vector<std::uint32_t> force_of_; // entry of `out` by output of the tape
    formula::Tape forces_, drives_;
    bool of_state_ = false;
    mutable std::vector<double> in_, out_, work_;
};

} // namespace saltus::simulation
