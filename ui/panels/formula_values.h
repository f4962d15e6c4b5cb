// SPDX-License-Identifier: GPL-3.0-or-later
// What a formula of a scene amounts to at a moment of a run, and its derivatives. No widgets.
#pragma once

#include "core/base/error.h"
#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/model_graph.h"
#include "core/simulation/recording.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saltus::ui {

struct FormulaQuestion {
    std::string text;
    model::Constants constants; // what the indices of a repeated block stand for
    std::string by;             // one of FormulaAnswer::variables; "": no derivative
    std::string object, line;   // of the equation, "body" and "F[0]": its kind may tell the unit; may be empty
};

struct FormulaAnswer {
    std::optional<Error> error;            // the formula is none
    std::vector<std::string> variables;    // what it depends on: t, drives, states, then parameters; kTotalTime where it has one
    std::string by;                        // as asked, or "" where it does not depend on that
    std::string derivative;                // as text of the formula language, simplified; "": not asked, or too long to be written
    std::optional<Error> refused;          // there is no such derivative
    std::string unit, derivativeUnit;      // SI, "" when not known
    std::optional<Error> units;            // units that do not fit: the formula works all the same, in SI
    bool longText = false;                 // the derivative is too long to be written; its value is there

    formula::Tape tape; // value, then the derivative if there is one
    bool hasDerivative = false;
    struct Input { // of the tape
        enum class From { time, parameter, drive, signal } from = From::signal;
        std::size_t parameter = 0; // index in the model's list
        std::string name;          // of the drive or the signal, as recorded
    };
    std::vector<Input> inputs;
};

// d/dt through all states, in the list of variables. No name of a scene has a blank.
inline constexpr const char* kTotalTime = "d/dt";

// The names of one model. Not thread-safe, but may be used from one thread after the other.
class FormulaValues {
public:
    explicit FormulaValues(model::Model model) : model_(std::move(model)) {}
    // recording: tells the units of signals; may be null.
    FormulaAnswer answer(const FormulaQuestion& question, const Recording* recording);

private:
    bool prepare();
    void checkUnits(const FormulaQuestion& question, const Recording* recording, FormulaAnswer& answer) const;
    std::string unitOf(const std::string& variable, const Recording* recording, bool& known) const;

    model::Model model_;
    bool prepared_ = false;
    std::optional<Error> error_; // of the scene
    std::optional<model::ModelGraph> graph_;
    std::vector<std::optional<formula::Unit>> units_; // of parameters
};

// The value of each output at a row. missing: signals that were not recorded; then there are no values.
struct FormulaNumbers {
    std::vector<double> values; // value, derivative
    QString missing;            // the first signal that is not there
    QString why;                // the first output that is not finite: "division by zero"
};

// Where the tape's inputs stand in one recording.
class FormulaReader {
public:
    void bind(const FormulaAnswer& answer, std::shared_ptr<const Recording> recording);
    const std::shared_ptr<const Recording>& recording() const { return recording_; }
    std::optional<FormulaNumbers> at(double time) const; // nothing: no run

private:
    formula::Tape tape_;
    std::vector<FormulaAnswer::Input> inputs_;
    std::vector<std::optional<std::size_t>> columns_;
    std::shared_ptr<const Recording> recording_;
};

} // namespace saltus::ui
