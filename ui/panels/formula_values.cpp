// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/formula_values.h"

#include "core/formula/unit_check.h"
#include "core/model/system_units.h"
#include "core/model/unit_remarks.h"
#include "core/model/validate.h"
#include "ui/language/language.h"
#include "ui/panels/equation_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace saltus::ui {

namespace {

using formula::Dimension;

// Units that people know, for a dimension: the first that fits.
std::string nameOf(const Dimension& dimension) {
    static constexpr std::array names{"N", "N/m", "N s/m", "N s", "J", "W", "V", "A", "Ohm", "F", "H", "C", "Pa"};
    if (dimension.is_none()) return {};
    for (const char* name : names)
        if (const auto unit = formula::parse_unit(name); unit && unit->dimension == dimension) return name;
    return dimension.text();
}

std::optional<Dimension> dimensionOf(const std::string& unit) {
    if (unit.empty()) return Dimension{};
    const auto parsed = formula::parse_unit(unit);
    if (!parsed) return std::nullopt;
    return parsed->dimension;
}

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
    if (from.empty()) return;
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) text.replace(at, from.size(), to);
}

} // namespace

bool FormulaValues::prepare() {
    if (prepared_) return graph_.has_value();
    prepared_ = true;
    const auto parameters = model::parameter_values(model_);
    if (!parameters) {
        error_ = parameters.error();
        return false;
    }
    std::vector<double> values;
    for (const model::ParameterValue& p : *parameters) {
        values.push_back(p.value);
        units_.push_back(p.unit);
    }
    auto graph = model::ModelGraph::create(model_, values);
    if (!graph) {
        error_ = graph.error().front();
        return false;
    }
    graph_.emplace(std::move(*graph));
    return true;
}

std::string FormulaValues::unitOf(const std::string& variable, const Recording* recording, bool& known) const {
    known = true;
    if (variable == "t" || variable == kTotalTime) return "s";
    for (std::size_t i = 0; i < model_.parameters.size(); ++i)
        if (model_.parameters[i].name == variable) return units_[i] ? nameOf(units_[i]->dimension) : std::string();
    for (const model::Drive& drive : model_.drives)
        if (drive.name == variable) return {}; // an angle
    for (const model::Expression& e : model_.expressions)
        if (e.name == variable && !e.unit.empty()) return e.unit;
    if (recording)
        if (const auto column = recording->catalogue().find(variable)) return recording->catalogue()[*column].unit;
    known = false;
    return {};
}

// By the dimensions of what it is made of, where they are known; and whether they fit each other and what is expected.
void FormulaValues::checkUnits(const FormulaQuestion& question, const Recording* recording, FormulaAnswer& answer) const {
    const formula::FunctionOf functions = model::functions_of(model_);
    const auto ofName = [&](std::string_view name) -> std::optional<Dimension> {
        for (std::size_t i = 0; i < model_.parameters.size(); ++i)
            if (model_.parameters[i].name == name) return units_[i] ? std::optional(units_[i]->dimension) : std::nullopt; // a plain number may be meant in SI
        bool known = false;
        const std::string unit = unitOf(std::string(name), recording, known);
        return known ? dimensionOf(unit) : std::nullopt;
    };
    const auto result = formula::check_units(question.text, [&](std::string_view name) -> std::optional<Dimension> {
        for (const auto& [index, value] : question.constants)
            if (index == name) return Dimension{};
        return ofName(name);
    }, functions);
    answer.units = result.clash;
    std::vector<Dimension> expected;
    for (const model::Expression& e : model_.expressions)
        if (e.name == question.object && !question.object.empty())
            if (const auto own = dimensionOf(e.unit); own && !e.unit.empty()) expected = {*own}, answer.unit = e.unit;
    if (expected.empty() && !question.object.empty()) {
        const auto ofCoordinate = [&](std::string_view name) -> std::optional<Dimension> { // of a repeated system the first copy tells it
            const std::string whole(name), first = whole.substr(0, whole.find('.')) + "[0]" + whole.substr(whole.find('.'));
            for (const std::string& signal : {whole, first})
                if (const auto column = recording ? recording->catalogue().find(signal) : std::nullopt)
                    if (const std::string& unit = recording->catalogue()[*column].unit; !unit.empty()) return dimensionOf(unit);
            return std::nullopt;
        };
        expected = model::SystemUnits(model_, ofName, functions, ofCoordinate).expected(question.object, question.line);
        if (!expected.empty()) answer.unit = nameOf(expected.front());
    }
    if (!result.dimension) return;
    if (expected.empty() || std::find(expected.begin(), expected.end(), *result.dimension) != expected.end()) {
        if (expected.empty() || *result.dimension != expected.front()) answer.unit = nameOf(*result.dimension);
    } else if (!answer.units) {
        answer.units = Error{ErrorKind::input, "the formula amounts to " + (result.dimension->is_none() ? "a plain number" : nameOf(*result.dimension)) + ", and " +
                                                   (answer.unit.empty() ? "a plain number" : answer.unit) + " is expected", "look at the units of its parameters", {}};
    }
}

FormulaAnswer FormulaValues::answer(const FormulaQuestion& question, const Recording* recording) {
    FormulaAnswer answer;
    if (!prepare()) {
        answer.error = error_;
        return answer;
    }
    formula::Graph& graph = graph_->graph();
    const auto value = graph_->parse(valueOf(QString::fromStdString(question.text)), question.constants);
    if (!value) {
        answer.error = value.error();
        return answer;
    }
    checkUnits(question, recording, answer);

    // A drive's angle moves with its anchor angle, which stands nowhere else: its name stands for both.
    const auto driveOf = [&](formula::Symbol s) -> const model::Drive* {
        for (std::size_t i = 0; i < graph_->drives().size(); ++i)
            if (graph_->drives()[i].anchor_angle == s || graph_->drives()[i].anchor_time == s) return &model_.drives[i];
        return nullptr;
    };
    std::vector<std::string> drives, states, parameters;
    bool time = false;
    for (const formula::Symbol s : graph.symbols_of(*value)) {
        if (s == graph_->time()) {
            time = true;
        } else if (const model::Drive* drive = driveOf(s)) {
            if (std::find(drives.begin(), drives.end(), drive->name) == drives.end()) drives.push_back(drive->name);
        } else if (std::find(graph_->parameters().begin(), graph_->parameters().end(), s) != graph_->parameters().end()) {
            parameters.push_back(graph.symbol_name(s));
        } else {
            states.push_back(graph.symbol_name(s));
        }
    }
    answer.variables = states;
    answer.variables.insert(answer.variables.end(), drives.begin(), drives.end());
    if (time) answer.variables.emplace_back("t");
    if (!states.empty() && graph.total_time_derivative(*value)) answer.variables.emplace_back(kTotalTime);
    answer.variables.insert(answer.variables.end(), parameters.begin(), parameters.end());

    std::vector<formula::Expr> outputs{*value};
    if (!question.by.empty() && std::find(answer.variables.begin(), answer.variables.end(), question.by) != answer.variables.end()) {
        answer.by = question.by;
        const auto made = [&]() -> Result<formula::Expr> {
            if (question.by == kTotalTime) return graph.total_time_derivative(*value);
            for (std::size_t i = 0; i < model_.drives.size(); ++i)
                if (model_.drives[i].name == question.by) return graph.derivative(*value, graph_->drives()[i].anchor_angle);
            const auto symbol = graph.find_symbol(question.by);
            if (!symbol) return fail(ErrorKind::input, "'" + question.by + "' is no variable", "choose another one");
            return graph.derivative(*value, *symbol);
        }();
        if (!made) {
            answer.refused = made.error();
        } else {
            outputs.push_back(*made);
            answer.hasDerivative = true;
            std::string text = graph.text(*made);
            if (text.find("...") != std::string::npos) {
                answer.longText = true;
            } else {
                for (std::size_t i = 0; i < model_.drives.size(); ++i) {
                    const std::string angle = graph.text(graph_->drives()[i].angle);
                    replaceAll(text, '(' + angle + ')', '(' + model_.drives[i].name + ')');
                    replaceAll(text, angle, model_.drives[i].name);
                    // Where the angle was torn apart: anchored now, the drive is its anchor angle, and t its anchor time.
                    replaceAll(text, model_.drives[i].name + ".anchor_angle", model_.drives[i].name);
                    replaceAll(text, model_.drives[i].name + ".anchor_time", "t");
                }
                answer.derivative = std::move(text);
            }
            bool known = false;
            const std::string byUnit = unitOf(question.by, recording, known);
            const auto above = dimensionOf(answer.unit), below = known ? dimensionOf(byUnit) : std::nullopt;
            if (!answer.unit.empty() && above && below) {
                Dimension quotient = *above;
                for (std::size_t i = 0; i < quotient.exponents.size(); ++i)
                    quotient.exponents[i] = static_cast<std::int8_t>(quotient.exponents[i] - below->exponents[i]);
                answer.derivativeUnit = nameOf(quotient);
            }
        }
    }

    std::vector<formula::Symbol> inputs;
    for (const formula::Expr& e : outputs)
        for (const formula::Symbol s : graph.symbols_of(e))
            if (std::find(inputs.begin(), inputs.end(), s) == inputs.end()) inputs.push_back(s);
    for (const formula::Symbol s : inputs) {
        FormulaAnswer::Input input;
        const auto parameter = std::find(graph_->parameters().begin(), graph_->parameters().end(), s);
        if (s == graph_->time()) {
            input.from = FormulaAnswer::Input::From::time;
        } else if (parameter != graph_->parameters().end()) {
            input.from = FormulaAnswer::Input::From::parameter;
            input.parameter = static_cast<std::size_t>(parameter - graph_->parameters().begin());
        } else if (const model::Drive* drive = driveOf(s)) {
            // The drive's recorded angle is its anchor here, anchored now.
            const auto& own = graph_->drives()[static_cast<std::size_t>(drive - model_.drives.data())];
            input.from = own.anchor_time == s ? FormulaAnswer::Input::From::time : FormulaAnswer::Input::From::drive;
            input.name = drive->name;
        } else {
            input.name = graph.symbol_name(s);
        }
        answer.inputs.push_back(std::move(input));
    }
    answer.tape = formula::Tape::compile(graph, outputs, inputs);
    return answer;
}

// --- reading --------------------------------------------------------------------------------------------------------

void FormulaReader::bind(const FormulaAnswer& answer, std::shared_ptr<const Recording> recording) {
    tape_ = answer.tape;
    inputs_ = answer.inputs;
    recording_ = std::move(recording);
    columns_.assign(inputs_.size(), std::nullopt);
    for (std::size_t i = 0; i < inputs_.size() && recording_; ++i)
        if (!inputs_[i].name.empty()) columns_[i] = recording_->catalogue().find(inputs_[i].name);
}

std::optional<FormulaNumbers> FormulaReader::at(double time) const {
    if (!recording_ || recording_->rows() == 0) return std::nullopt;
    using From = FormulaAnswer::Input::From;
    const std::size_t row = recording_->row_at(time);
    const std::vector<double> parameters = recording_->parameters_at(row);
    FormulaNumbers numbers;
    std::vector<double> in(inputs_.size()), work(tape_.workspace_size());
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
        const FormulaAnswer::Input& input = inputs_[i];
        if (input.from == From::time) {
            in[i] = recording_->value(0, row);
        } else if (input.from == From::parameter) {
            if (input.parameter >= parameters.size()) return std::nullopt; // a run of another scene
            in[i] = parameters[input.parameter];
        } else if (columns_[i]) {
            in[i] = recording_->value(*columns_[i], row);
            // What does not act was not computed: it is zero to the equations.
            if (std::isnan(in[i]) && input.name.find(".lambda[") != std::string::npos) in[i] = 0.0;
        } else {
            numbers.missing = QString::fromStdString(input.name);
            return numbers;
        }
    }
    numbers.values.resize(tape_.output_count());
    tape_.evaluate(in.data(), numbers.values.data(), work.data());
    if (std::any_of(numbers.values.begin(), numbers.values.end(), [](double v) { return !std::isfinite(v); }))
        if (const auto why = tape_.explain(in.data())) numbers.why = coreText(why->message);
    return numbers;
}

} // namespace saltus::ui
