// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that the inspector has for a part of the scene or for its settings, to be found by their names.
#pragma once

#include "core/model/properties.h"

#include <QString>

#include <vector>

namespace saltus::ui {

bool isTaken(const model::Model& model, const model::Target& target, const model::Property& property);

struct FoundField {
    QString label, topic; // "Step h", "Scheme"
    QString value;        // as written; empty: what is usual
    QString path;         // ".step" (core/model/property_path.h)
};
std::vector<FoundField> fieldsOf(const model::Model& model, const model::Target& target); // of parts: they exist

} // namespace saltus::ui
