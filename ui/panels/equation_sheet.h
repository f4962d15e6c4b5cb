// SPDX-License-Identifier: GPL-3.0-or-later
// The equations of one system, interaction or named expression as lines of text, and the way back into a model. No widgets.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "ui/formula/math_node.h"
#include "ui/formula/notation.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace saltus::ui {

struct EquationLine {
    QString group;  // heading, shown once over its lines: "Mass matrix M"
    QString name;   // "M[0]"
    MathNode left;  // what stands left of the equals sign
    QString text;   // as the scene has it; values of a list are separated by commas
    QString tip;    // what it means
    bool list = false;
    bool mayBeEmpty = false; // zero, then
    model::ValueVector values;
    std::function<void(model::Model&, model::ValueVector)> put;
};

// A wrong place of a line, or of no line in particular.
struct EquationError {
    std::optional<std::size_t> line;
    int column = 0; // characters into the line's text, from 0
    int length = 0; // of what is wrong, at least 1
    QString message, remedy;
    friend bool operator==(const EquationError&, const EquationError&) = default;
};

class EquationSheet {
public:
    // Nothing: `object` has no equations (a shape, a plot, unknown).
    static std::optional<EquationSheet> of(const model::Model& model, const QString& object);

    const QString& object() const { return object_; } // without the index of a copy
    const QString& kind() const { return kind_; }     // "First-order system, linear"
    const QString& form() const { return form_; }     // "M ẋ = A x + b + r"
    const QString& hint() const { return hint_; }     // why there are no lines: too large to be edited here
    const std::vector<EquationLine>& lines() const { return lines_; }
    const Notation& notation() const { return notation_; }
    const std::vector<std::pair<std::string, double>>& constants() const { return constants_; } // of the first copy

    // The model with these texts in place of the lines'; what was not changed keeps its exact values.
    model::Model apply(const model::Model& model, const std::vector<QString>& texts) const;
    // Everything wrong with that model. `texts` as for apply().
    std::vector<EquationError> check(const model::Model& model, const std::vector<QString>& texts) const;
    // Grammar alone, for one line: quick enough for every key.
    std::optional<EquationError> parse(std::size_t line, const QString& text) const;

    // One line as on paper: "M_0 = ..."; nothing for plain numbers, which need no second writing.
    std::optional<MathNode> drawn(std::size_t line, const QString& text) const;
    // The whole equation with these texts; what does not parse is shown by its name.
    MathNode whole(const std::vector<QString>& texts) const;
    // whole() shows this line's values, not only its name.
    bool writtenOut(std::size_t line) const;

private:
    EquationSheet() = default;
    friend class SheetMaker;
    model::Model place(const model::Model& model, const std::vector<QString>& texts, bool marked) const;

    QString object_, kind_, form_, hint_;
    std::vector<EquationLine> lines_;
    Notation notation_;
    std::shared_ptr<const std::set<std::string, std::less<>>> names_, functions_;
    std::vector<std::pair<std::string, double>> constants_;
    std::vector<std::function<void(model::Model&)>> finish_;
    // Terms of the whole equation: symbols, and groups of lines that stand for a matrix or a vector.
    struct Term {
        MathNode sign, before, after; // before the matrix, behind it: "f =", "v̇"
        std::size_t first = 0, count = 0; // lines; count 0: only `before`
        bool optional = false;        // left out when empty
    };
    std::vector<Term> terms_;
};

// "1, 2*(a, b), c" -> three texts with their offsets; commas inside brackets do not count.
std::vector<std::pair<int, QString>> splitList(const QString& text);
// Number or text, as a scene file would hold it.
model::Value valueOf(const QString& text);
QString textOf(const std::string& s);
QString textOf(const model::Value& value);

} // namespace saltus::ui
