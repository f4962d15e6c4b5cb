// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/forcing.h"

#include "core/formula/formula.h"
#include "core/model/names.h"
#include "core/model/texts.h"
#include "core/model/validate.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>

namespace saltus {

namespace {

constexpr double kSame = 1e-9; // of two periods, relative

// The arguments of the call whose bracket opens at `open`, cut at the commas of its own level; empty: it never closes.
std::vector<std::string> arguments_at(std::string_view text, std::size_t open) {
    std::vector<std::string> arguments;
    int depth = 0;
    std::size_t from = open + 1;
    for (std::size_t i = open; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '(' || c == '[') ++depth;
        if (c == ')' || c == ']') --depth;
        if ((c == ',' && depth == 1) || (c == ')' && depth == 0)) {
            arguments.emplace_back(text.substr(from, i - from));
            from = i + 1;
            if (c == ')') return arguments;
        }
    }
    return {};
}

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; }

// visit(name of the function, its arguments) for each call of one of these.
template <class Visit>
void each_call(std::string_view text, Visit visit) {
    for (const std::string_view name : {"sin", "cos", "mod"})
        for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
            std::size_t open = at + name.size();
            while (open < text.size() && text[open] == ' ') ++open;
            if (open < text.size() && text[open] == '(' && (at == 0 || !is_name(text[at - 1]))) visit(name, arguments_at(text, open));
        }
}

// Formulas of parameters, time, drives and whatever they are made of; the states are not known here.
class Reader {
public:
    static std::optional<Reader> create(const model::Model& model) {
        const auto values = model::parameter_values(model);
        if (!values) return std::nullopt;
        Reader reader;
        const auto time = reader.graph_.add_symbol("t", formula::SymbolKind::time);
        if (!time) return std::nullopt;
        reader.time_ = *time;
        for (std::size_t i = 0; i < values->size(); ++i) {
            const auto symbol = reader.graph_.add_symbol(model.parameters[i].name, formula::SymbolKind::parameter);
            if (!symbol) return std::nullopt;
            reader.parameters_.push_back(*symbol);
            reader.values_.push_back((*values)[i].value);
        }
        for (const model::Function& f : model.functions)
            if (!f.profile) (void)reader.graph_.add_function(f.signature, f.body.formula());
        for (const model::Expression& e : model.expressions) (void)reader.graph_.add_definition(e.name, e.formula.formula());
        for (const model::Drive& d : model.drives)
            (void)reader.graph_.add_definition(d.name, "(" + d.start.formula() + ") + (" + d.rate.formula() + ")*t");
        return reader;
    }

    std::optional<formula::Expr> parse(const std::string& text) {
        auto read = graph_.parse(text);
        if (!read) return std::nullopt;
        return *read;
    }
    // How fast it grows with t, if evenly.
    std::optional<formula::Expr> slope(const std::string& text) {
        const auto read = parse(text);
        if (!read || !graph_.depends_on(*read, time_)) return std::nullopt;
        auto slope = graph_.derivative(*read, time_);
        if (!slope || graph_.depends_on(*slope, time_)) return std::nullopt;
        return *slope;
    }
    double value(formula::Expr expr) const {
        const formula::Expr outputs[] = {expr};
        const auto tape = formula::Tape::compile(graph_, outputs, parameters_);
        std::vector<double> workspace(tape.workspace_size());
        double out = 0.0;
        tape.evaluate(values_.data(), &out, workspace.data());
        return out;
    }
    bool constant(formula::Expr expr) const { return !graph_.depends_on(expr, time_); }
    formula::Graph& graph() { return graph_; }

private:
    Reader() = default;
    formula::Graph graph_;
    formula::Symbol time_;
    std::vector<formula::Symbol> parameters_;
    std::vector<double> values_;
};

} // namespace

std::vector<Forcing> forcings_of(const model::Model& model) {
    std::vector<std::string> texts;
    const auto collect = [&](const auto& list) {
        for (const auto& part : list)
            model::each_text(part, [&](model::TextUse use, const std::string& text) {
                if (use == model::TextUse::formula) texts.push_back(text);
            });
    };
    collect(model.expressions), collect(model.systems), collect(model.interactions), collect(model.bodies), collect(model.joints), collect(model.circuits);
    bool any = !model.drives.empty();
    for (const std::string& text : texts)
        each_call(text, [&](std::string_view, const auto&) { any = true; });
    if (!any) return {};
    std::optional<Reader> reader = Reader::create(model);
    if (!reader) return {};

    std::vector<Forcing> drives, others;
    const auto usable = [](double seconds) { return seconds > 0.0 && std::isfinite(seconds); };
    for (const model::Drive& drive : model.drives) {
        const auto rate = reader->parse(drive.rate.formula());
        if (!rate || !reader->constant(*rate)) continue;
        const double seconds = 2.0 * std::numbers::pi / std::abs(reader->value(*rate));
        if (usable(seconds)) drives.push_back({drive.name, "2*pi", seconds});
    }
    for (const std::string& text : texts)
        each_call(text, [&](std::string_view name, const std::vector<std::string>& arguments) {
            if (arguments.empty()) return;
            const auto slope = reader->slope(arguments[0]);
            if (!slope) return;
            formula::Graph& graph = reader->graph();
            formula::Expr turn = graph.constant(2.0 * std::numbers::pi);
            std::string turn_text = "2*pi";
            if (name == "mod") {
                const auto length = arguments.size() == 2 ? reader->parse(arguments[1]) : std::nullopt;
                if (!length || !reader->constant(*length)) return;
                turn = *length;
                turn_text = "(" + arguments[1] + ")";
            }
            const double rate = reader->value(*slope), seconds = std::abs(reader->value(turn) / rate);
            if (!usable(seconds)) return;
            const auto same = [&](const Forcing& f) { return std::abs(f.seconds - seconds) <= kSame * seconds; };
            if (std::any_of(drives.begin(), drives.end(), same) || std::any_of(others.begin(), others.end(), same)) return;
            // A number is plainer than the formula that makes it; with parameters in it the period follows them.
            const auto number = graph.constant_value(graph.divide(turn, *slope));
            const std::string slope_text = graph.text(*slope);
            const bool cut = slope_text.find("...") != std::string::npos;
            std::string period = number || cut ? model::number_text(number ? std::abs(*number) : seconds)
                                               : turn_text + (rate < 0.0 ? "/(-(" : "/((") + slope_text + "))";
            others.push_back({"t", std::move(period), seconds});
        });
    std::stable_sort(others.begin(), others.end(), [](const Forcing& a, const Forcing& b) { return a.seconds > b.seconds; });
    drives.insert(drives.end(), others.begin(), others.end());
    return drives;
}

} // namespace saltus
