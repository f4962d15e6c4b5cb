// SPDX-License-Identifier: GPL-3.0-or-later
// All ways to evaluate the same outputs, held against each other at a point.
#pragma once

#include "core/formula/conditions.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

struct Ways {
    using Symbols = std::vector<saltus::formula::Symbol>;
    std::vector<saltus::formula::Expr> outputs;
    saltus::formula::Tape plain, selecting;
    saltus::formula::Conditions conditions;
    saltus::formula::FrozenTape frozen, frozen_selecting, residuals; // the last: of all conditions that `outputs` have
    saltus::formula::DecidingTape deciding;
    std::size_t count; // of these conditions

    Ways(saltus::formula::Graph& graph, std::vector<saltus::formula::Expr> exprs, const Symbols& inputs)
        : outputs(std::move(exprs)) {
        using saltus::formula::Tape, saltus::formula::TapeForm;
        plain = Tape::compile(graph, outputs, inputs);
        selecting = Tape::compile(graph, outputs, inputs, TapeForm::selects);
        frozen = conditions.freeze(graph, outputs, inputs);
        frozen_selecting = conditions.freeze(graph, outputs, inputs, TapeForm::selects);
        count = conditions.size();
        std::vector<saltus::formula::Expr> all;
        for (std::size_t k = 0; k < count; ++k) all.push_back(conditions[k].residual);
        residuals = conditions.freeze(graph, all, inputs);
        deciding = conditions.decide(graph, outputs, inputs);
    }

    static bool same(double a, double b) {
        return (std::isnan(a) && std::isnan(b)) || std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    }
    template <class T>
    static std::vector<double> room(const T& tape) { // nothing may be read before it is written
        return std::vector<double>(tape.workspace_size() + 1, std::numeric_limits<double>::quiet_NaN());
    }
    template <class T>
    std::vector<double> values(const T& tape, const double* in) const {
        std::vector<double> out(outputs.size()), workspace = room(tape);
        tape.evaluate(in, out.data(), workspace.data());
        return out;
    }
    std::vector<double> values(const saltus::formula::FrozenTape& tape, const double* in,
                               const std::vector<double>& cells) const {
        std::vector<double> out(tape.output_count()), workspace = room(tape);
        tape.evaluate(in, cells.data(), out.data(), workspace.data());
        return out;
    }
    // Cells, then activity.
    std::vector<double> decided(const double* in) const {
        std::vector<double> out(2 * deciding.condition_count()), workspace = room(deciding);
        deciding.evaluate(in, nullptr, out.data(), workspace.data());
        return out;
    }
    bool active(const std::vector<double>& cells, std::size_t k) const { return cells[conditions.size() + k] != 0.0; }

    // What two ways say differently; "" where all agree.
    std::string disagreement(const double* in) const {
        const std::vector<double> wanted = values(plain, in), cells = decided(in);
        const auto differ = [&](const std::vector<double>& got, const char* way) -> std::string {
            for (std::size_t i = 0; i < wanted.size(); ++i)
                if (!same(wanted[i], got[i]))
                    return "output " + std::to_string(i) + " " + way + ": " + std::to_string(got[i]) + ", not " +
                           std::to_string(wanted[i]);
            return {};
        };
        if (selecting.jump_count() + frozen_selecting.jump_count() > 0) return "a selecting tape jumps";
        for (std::string found :
             {differ(values(selecting, in), "selected"), differ(values(frozen, in, cells), "frozen"),
              differ(values(frozen_selecting, in, cells), "frozen, selected")})
            if (!found.empty()) return found;
        return stray_residual(in, cells);
    }
    // An active condition whose residual is not in its cell, but for rounding.
    std::string stray_residual(const double* in, const std::vector<double>& cells) const {
        const std::vector<double> all = values(residuals, in, cells);
        for (std::size_t k = 0; k < count; ++k) {
            if (!active(cells, k)) {
                if (!std::isnan(cells[k])) return "the cell of an inactive condition is a number";
                continue;
            }
            if (std::isnan(cells[k]) || !(std::abs(all[k]) < 1e12))
                continue; // rounded beyond any whole number, or not at all
            const auto interval = conditions[k].interval(cells[k]);
            const double slack = 1e-9 * (1.0 + std::abs(all[k]));
            if (!(all[k] >= interval.lower - slack && all[k] <= interval.upper + slack))
                return "residual " + std::to_string(all[k]) + " of '" + conditions[k].text + "' is not in cell " +
                       std::to_string(cells[k]);
        }
        return {};
    }
    // Where nothing active left its cell on the way from one point to the other, the frozen branch of the first is the
    // plain function at the second. `compared` counts that.
    std::string disagreement(const double* from, const double* to, int& compared) const {
        const std::vector<double> before = decided(from), after = decided(to);
        for (std::size_t k = 0; k < count; ++k)
            if (active(before, k) && (!same(before[k], after[k]) || std::isnan(before[k]))) return {};
        ++compared;
        const std::vector<double> wanted = values(plain, to), got = values(frozen, to, before);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!same(wanted[i], got[i]))
                return "frozen from afar: " + std::to_string(got[i]) + ", not " + std::to_string(wanted[i]);
        return {};
    }
};
