// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/observer.h"

#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/names.h"
#include "core/simulation/shape_text.h"

#include <algorithm>

namespace saltus {

using formula::Symbol;
using formula::SymbolKind;

struct Observer::Impl {
    formula::Tape tape;
    std::size_t channels = 0, parameters = 0;
    mutable std::vector<double> in, workspace;
};

Observer::Observer() : impl_(std::make_unique<Impl>()) {}
Observer::Observer(Observer&&) noexcept = default;
Observer& Observer::operator=(Observer&&) noexcept = default;
Observer::~Observer() = default;

Result<Observer> Observer::create(const model::Model& model, const Catalogue& catalogue,
                                  std::span<const model::Formula> formulas, const std::string& free_variable) {
    formula::Graph graph;
    std::vector<Symbol> inputs; // channels, parameters, the free variable
    const auto add = [&](const std::string& name, SymbolKind kind) -> Result<void> {
        auto symbol = graph.add_symbol(name, kind);
        if (!symbol) return Unexpected(symbol.error());
        inputs.push_back(*symbol);
        return {};
    };
    for (const Channel& channel : catalogue.channels())
        if (auto done = add(channel.name, channel.name == "t" ? SymbolKind::time : SymbolKind::state); !done)
            return Unexpected(done.error());
    for (std::size_t i = 0; i < model.parameters.size(); ++i) { // one that is recorded is a channel already
        const std::string& name = model.parameters[i].name;
        if (auto done = add(catalogue.find(name) ? "nothing.here[" + std::to_string(i) + ']' : name, SymbolKind::parameter); !done)
            return Unexpected(done.error());
    }
    if (!free_variable.empty())
        if (auto done = add(free_variable, SymbolKind::parameter); !done) return Unexpected(done.error());
    for (const model::Function& function : model.functions)
        if (auto done = graph.add_function(function.signature, function.body.formula(), function.body.place); !done)
            return Unexpected(done.error());
    // An expression that is not recorded is worked out from what is.
    for (const model::Expression& expression : model.expressions) {
        if (catalogue.find(expression.name)) continue;
        if (auto done = graph.add_definition(expression.name, expression.formula.formula(), expression.formula.place);
            !done)
            return Unexpected(done.error());
    }
    std::vector<formula::Expr> outputs;
    for (const model::Formula& formula : formulas) {
        if (const double* number = std::get_if<double>(&formula.source)) {
            outputs.push_back(graph.constant(*number));
            continue;
        }
        const std::string& text = std::get<std::string>(formula.source);
        if (text.find_first_not_of(" \t") == std::string::npos) {
            outputs.push_back(graph.constant(0.0));
            continue;
        }
        auto expr = graph.parse(text, formula.place);
        if (!expr) return Unexpected(expr.error());
        outputs.push_back(*expr);
    }
    Observer made;
    made.impl_->tape = formula::Tape::compile(graph, outputs, inputs);
    made.impl_->channels = catalogue.size();
    made.impl_->parameters = model.parameters.size();
    made.impl_->in.assign(std::max<std::size_t>(inputs.size(), 1), 0.0);
    made.impl_->workspace.assign(made.impl_->tape.workspace_size(), 0.0);
    return made;
}

std::size_t Observer::size() const noexcept {
    return impl_->tape.output_count();
}

void Observer::evaluate(std::span<const double> row, std::span<const double> parameters, std::span<double> out,
                        double free_value) const {
    SALTUS_DEMAND(row.size() == impl_->channels && parameters.size() == impl_->parameters && out.size() >= size());
    const auto end =
        std::copy(parameters.begin(), parameters.end(), std::copy(row.begin(), row.end(), impl_->in.begin()));
    if (end != impl_->in.end()) *end = free_value;
    impl_->tape.evaluate(impl_->in.data(), out.data(), impl_->workspace.data());
}

bool is_formula(std::string_view text) noexcept { return text.find_first_of("+-*/^(<>=!&|, ") != std::string_view::npos; }

Result<std::vector<model::Shape>> expand_shapes(const model::Model& model, std::span<const double> parameters) {
    std::vector<model::Shape> shapes;
    for (const model::Shape& shape : model.views.shapes) {
        if (!shape.repeat) {
            shapes.push_back(shape);
            continue;
        }
        const auto count = model::repeat_count(model, *shape.repeat, parameters, "views.shapes." + shape.name);
        if (!count) return Unexpected(count.error());
        for (std::size_t i = 0; i < *count; ++i) {
            const auto numbered = [&](const std::string& text) {
                return simulation::replace_index(text, shape.repeat->index, i);
            };
            const auto renew = [&](model::Formula& formula) {
                if (auto* text = std::get_if<std::string>(&formula.source)) *text = numbered(*text);
            };
            model::Shape copy = shape;
            copy.repeat.reset();
            copy.name = model::element(shape.name, i);
            if (shape.object.find('[') != std::string::npos) {
                copy.object = numbered(shape.object);
            } else { // "bead" of a repeated block means the copy with the same number
                for (const model::System& system : model.systems)
                    if (system.name == shape.object && system.repeat) copy.object = model::element(shape.object, i);
            }
            for (model::Formula& formula : copy.position) renew(formula);
            for (model::Formula& formula : copy.size) renew(formula);
            renew(copy.angle);
            renew(copy.profile);
            shapes.push_back(std::move(copy));
        }
    }
    return shapes;
}

} // namespace saltus
