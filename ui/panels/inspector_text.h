// SPDX-License-Identifier: GPL-3.0-or-later
// Private to the inspector: lines of read-outs and names.
#pragma once

#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/format.h"
#include "ui/panels/panel_kit.h"

#include <QString>

#include <string>

namespace saltus::ui::inspector {

inline constexpr std::size_t kMostRows = 48; // coordinates listed of one system

using ui::text;
inline QString named(const std::string& name, const std::string& label) { return sceneName(label.empty() ? name : label); }

inline Readout plain(const QString& label, const QString& value, const QString& unit = {}) { return {label, value, unit, {}, {}, false}; }
inline Readout number(const QString& label, double si, const QString& unit, bool italic = false) {
    const ShownNumber n = shown(si, unit);
    return {label, n.value, n.unit, exactText(si), {}, italic};
}

inline QString indexed(const QString& symbol, std::size_t i, std::size_t count) {
    return count == 1 ? symbol : QStringLiteral("%1[%2]").arg(symbol).arg(i);
}

} // namespace saltus::ui::inspector
