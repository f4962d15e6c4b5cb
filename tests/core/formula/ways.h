// SPDX-License-Identifier: GPL-3.0-or-later
// All ways to evaluate the same outputs, held against each other at a point.
#pragma once

#include "core/formula/foreseen.h"

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
    std::vector<saltus::formula::ForeseenTape> foreseen; // by how many of the inputs are early
    saltus::formula::DecidingTape deciding;
    std::size_t count; // of these conditions

    Ways(saltus::formula::Graph& graph, std::vector<saltus::formula::Expr> exprs, const Symbols& inputs)
        : outputs(std::move(exprs)) {
        using saltus::formula::Tape, saltus::formula::TapeForm;
        plain = Tape::compile(graph, outputs, inputs);
        selecting = Tape::compile(graph, outputs, inputs, TapeForm::selects);
        frozen = conditions.freeze(graph, outputs, inputs);
        frozen_selecting = conditions.freeze(graph, outputs, inputs, TapeForm::selects);
        for (std::size_t early = 1; early <= inputs.size(); ++early) foreseen.push_back(conditions.foresee(graph, outputs, inputs, early));
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
        if (const std::string found = badly_foreseen(in, cells); !found.empty()) return found;
        return stray_residual(in, cells);
    }
    // In two parts, several points at once and one by one: the frozen tape's numbers at each.
    std::string badly_foreseen(const double* in, const std::vector<double>& cells) const {
        constexpr std::size_t lanes = saltus::formula::ForeseenTape::kLanes;
        std::vector<double> point(in, in + frozen.input_count());
        for (const saltus::formula::ForeseenTape& tape : foreseen) {
            const std::size_t kept = tape.kept_count();
            if (kept == 0) continue;
            double first[lanes];
            for (std::size_t lane = 0; lane < lanes; ++lane) first[lane] = in[0] + 0.25 * static_cast<double>(lane);
            std::vector<double> ahead(kept * lanes), out(outputs.size()), workspace = room(tape);
            const bool together = tape.foresee(first, in, cells.data(), ahead.data(), workspace.data());
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                point.resize(frozen.input_count());
                point[0] = first[lane];
                const std::vector<double> wanted = values(frozen, point.data(), cells);
                point.resize(point.size() + kept);
                tape.keep(point.data(), cells.data(), point.data() + frozen.input_count(), workspace.data());
                for (std::size_t k = 0; together && k < kept; ++k)
                    if (!same(ahead[k * lanes + lane], point[frozen.input_count() + k])) return "foreseen " + std::to_string(k) + " in lane " + std::to_string(lane);
                tape.evaluate(point.data(), cells.data(), out.data(), workspace.data());
                for (std::size_t i = 0; i < tape.outputs_kept().size(); ++i)
                    if (!same(wanted[i], point[frozen.input_count() + tape.outputs_kept()[i]])) return "kept for output " + std::to_string(i);
                for (std::size_t i = 0; i < wanted.size(); ++i)
                    if (!same(wanted[i], out[i])) return "foreseen: " + std::to_string(out[i]) + ", not " + std::to_string(wanted[i]);
            }
        }
        return {};
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
