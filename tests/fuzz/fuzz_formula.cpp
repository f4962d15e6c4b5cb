// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a formula: parsed or explained; derivatives and tapes of what was parsed never crash. All ways to evaluate it,
// by jumps, by selection and with the branches given, say the same.
#include "targets.h"

#include "core/formula/formula.h"
#include "tests/core/formula/ways.h"

#include <limits>

#include <string>
#include <string_view>
#include <vector>

namespace {
constexpr std::size_t kLargestCompared = 20'000; // instructions; beyond it the clock counts
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace saltus;
    using namespace saltus::formula;
    const std::string_view text(reinterpret_cast<const char*>(data), size);

    (void)parse_unit(text);
    (void)parse_constant(text);

    // Lines: the first is a formula, others "name(x) = body" or "name = body".
    Graph graph;
    std::vector<Symbol> inputs;
    for (const auto& [name, kind] : {std::pair{"t", SymbolKind::time}, {"m", SymbolKind::parameter}, {"k", SymbolKind::parameter},
                                     {"ball.q[0]", SymbolKind::state}, {"ball.v[0]", SymbolKind::state}})
        inputs.push_back(graph.add_symbol(name, kind).value());
    graph.set_rate(inputs[3], graph.symbol(inputs[4]));
    const std::size_t end = text.find('\n');
    for (std::size_t at = end; at != std::string_view::npos && at + 1 < text.size();) {
        const std::size_t next = text.find('\n', at + 1);
        const std::string_view line = text.substr(at + 1, next == std::string_view::npos ? next : next - at - 1);
        if (const std::size_t equals = line.find(" = "); equals != std::string_view::npos) {
            const std::string_view name = line.substr(0, equals), body = line.substr(equals + 3);
            if (name.find('(') != std::string_view::npos) (void)graph.add_function(name, body);
            else (void)graph.add_definition(name, body);
        }
        at = next;
    }
    (void)graph.check();
    const auto expr = graph.parse(text.substr(0, end));
    if (!expr) return 0;
    std::vector<Expr> outputs = {*expr};
    for (const Symbol symbol : inputs)
        if (auto derivative = graph.derivative(*expr, symbol)) outputs.push_back(*derivative);
    if (auto rate = graph.total_time_derivative(*expr)) outputs.push_back(*rate);
    (void)graph.text(*expr);
    const Tape tape = Tape::compile(graph, outputs, inputs);
    std::vector<double> out(tape.output_count()), workspace(tape.workspace_size());
    for (const double value : {0.0, 1.0, -0.7, 1e300}) {
        const std::vector<double> in(inputs.size(), value);
        tape.evaluate(in.data(), out.data(), workspace.data());
        (void)tape.explain(in.data());
    }
    if (tape.instruction_count() > kLargestCompared) return 0;
    const Ways ways(graph, outputs, inputs);
    int compared = 0;
    constexpr double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [value, step] : {std::pair{0.0, 0.125}, {-0.0, -0.125}, {1.0, 0.0}, {0.5, 0.25}, {-0.7, 0.3}, {1e300, -1e300}, {inf, -inf}, {nan, 0.0}}) {
        std::vector<double> in(inputs.size(), value), near;
        for (std::size_t i = 1; i < in.size(); ++i) in[i] = in[i - 1] + step;
        near = in;
        near[0] += 1e-3;
        const std::string here = ways.disagreement(in.data());
        demand(here.empty(), here.c_str());
        const std::string there = ways.disagreement(in.data(), near.data(), compared);
        demand(there.empty(), there.c_str());
        (void)ways.frozen.explain(in.data(), ways.decided(in.data()).data());
    }
    return 0;
}
