// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in the JSON that commands write; what is not finite becomes null.
#pragma once

#include <json/json.h>

#include <cmath>
#include <vector>

namespace saltus::cli {

inline Json::Value finite(double value) { return std::isfinite(value) ? Json::Value(value) : Json::Value(); }

inline Json::Value list(const std::vector<double>& values) {
    Json::Value out(Json::arrayValue);
    for (const double value : values) out.append(finite(value));
    return out;
}

} // namespace saltus::cli
