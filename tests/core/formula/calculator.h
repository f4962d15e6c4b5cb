// SPDX-License-Identifier: GPL-3.0-or-later
// A graph with symbols x, y, z (parameters) and t (time), and values of formulas in them.
#pragma once

#include "core/formula/formula.h"

#include <array>
#include <string>
#include <vector>

struct Calculator {
    using Values = std::array<double, 4>; // x, y, z, t
    saltus::formula::Graph graph;
    std::vector<saltus::formula::Symbol> symbols;

    Calculator() {
        using saltus::formula::SymbolKind;
        for (const char* name : {"x", "y", "z"})
            symbols.push_back(graph.add_symbol(name, SymbolKind::parameter).value());
        symbols.push_back(graph.add_symbol("t", SymbolKind::time).value());
    }
    saltus::formula::Tape tape(saltus::formula::Expr expr) const {
        return saltus::formula::Tape::compile(graph, std::span(&expr, 1), symbols);
    }
    double value(saltus::formula::Expr expr, const Values& at) const {
        const auto compiled = tape(expr);
        std::vector<double> workspace(compiled.workspace_size() + 1);
        double out = 0.0;
        compiled.evaluate(at.data(), &out, workspace.data());
        return out;
    }
    double operator()(const std::string& text, const Values& at = {0.7, 1.9, -0.4, 0.25}) {
        return value(graph.parse(text).value(), at);
    }
    saltus::Error error(const std::string& text) {
        auto parsed = graph.parse(text);
        return parsed ? saltus::Error{} : parsed.error();
    }
};
