// SPDX-License-Identifier: GPL-3.0-or-later
// A value that a maker refused, mended the inspector's way: what could stand there instead, and the value of before.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "core/model/properties.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace saltus::ui {

// The number in one of the units, the same without its sign, the name that was meant: those that `fits` takes, in this order.
std::vector<std::string> insteadOf(const Error& error, const model::Value& wrong, const std::vector<std::string>& units,
                                   const std::function<bool(const std::string&)>& fits);

// Buttons below what the field shows, in its own layout; Alt+Enter and Esc press the first and the last. Those of before go.
void showMending(QWidget* field, const model::Refusal& refusal, const QString& before, const std::function<void(const QString&)>& use);
void hideMending(QWidget* field);

// The same for a value of a cam, whose last profile without errors is `good`. use: gets the mended profile.
void mendCam(QWidget* field, const Error& error, const model::CamProfile& profile, const model::CamProfile& good,
             const std::function<void(model::CamProfile)>& use);

} // namespace saltus::ui
