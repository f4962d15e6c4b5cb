// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the core (UTF-8) for Qt, as they are.
#pragma once

#include <QString>

#include <string_view>

namespace saltus::ui {

inline QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

} // namespace saltus::ui
