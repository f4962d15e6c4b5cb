// SPDX-License-Identifier: GPL-3.0-or-later
// Private to drives: formulas taken apart where they were put together.
#pragma once

#include "core/authoring/drives.h"
#include "core/model/model.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saltus::authoring::drive_text {

std::string trimmed(std::string_view text);
// "k*n*x" -> k, n, x; brackets stay whole.
std::vector<std::string> factors(std::string_view text);
// "a - b + c" -> (+, a), (-, b), (+, c)
std::vector<std::pair<bool, std::string>> terms(std::string_view text); // true: +
// "f(a, b)" -> a, b for this f; empty: another text.
std::vector<std::string> arguments(std::string_view text, std::string_view function);
// "(a - b)" -> "a - b"; what is not in one pair of brackets stays.
std::string unwrapped(std::string_view text);
// As a factor of a product: in brackets where it has to be.
std::string factor(const model::Value& value);
model::Value value_of(const std::string& text); // a number where it is one

// A parameter's, an expression's name.
const model::Parameter* parameter(const model::Model& model, std::string_view name);
const model::Expression* expression(const model::Model& model, std::string_view name);
const model::System* system(const model::Model& model, std::string_view name);

// The text of the drive on a coordinate that is moved by force; "" for none.
std::string force_on(const model::Model& model, const DrivenCoordinate& on);
void set_force(model::Model& model, const DrivenCoordinate& on, std::string formula);

model::Parameter tuned(std::string name, model::Value value, std::pair<model::Value, model::Value> range, std::string label, std::string help);
// Two significant digits: what a person would write.
double round_two(double x);
std::string with_unit(double x, std::string_view unit); // "12 V"
// Takes out the parameters "drive_..." that nothing names any more.
void drop_unused(model::Model& model, const std::string& drive);
// The first error that `next` has and `model` has not.
Result<model::Edit> checked(const model::Model& model, const model::Model& next);

} // namespace saltus::authoring::drive_text
