// SPDX-License-Identifier: GPL-3.0-or-later
// A table of (angle, lift) as text: handles of a spline.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <string>
#include <string_view>

namespace saltus::authoring {

struct CamTableUnits {
    std::string angle = "deg", lift = "mm"; // of columns whose head names none
};

// Rows "angle, lift" between commas, semicolons, tabs or spaces (with semicolons and tabs a decimal comma is read too); '#'
// begins a comment; one line of heads may come first, with units in brackets: "angle [deg]; lift [mm]". Angles rise; a last
// row one whole turn after the first closes the table and is left out. Gives rows for CamProfile::handles, values with
// their units. Errors: every row that is wrong, with file and line.
Result<model::ValueMatrix, Errors> parse_cam_table(std::string_view text, const std::string& file_name,
                                                   const CamTableUnits& units = {});

} // namespace saltus::authoring
