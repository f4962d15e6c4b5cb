// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the core (UTF-8) for Qt, as they are and as they are shown.
#pragma once

#include "core/base/printable.h"

#include <QString>

#include <string_view>

namespace saltus::ui {

inline QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

// What comes from outside (names, titles, helps, paths) on its way to a label, a tooltip, a picture, a title: on one line,
// without characters that command or hide, and not longer than anyone reads. Labels and tooltips take it as plain text (theme.cpp).
inline QString plain(std::string_view s, std::size_t most = kLongestMessage) { return QString::fromStdString(printable(s, most)); }
inline QString plain(const QString& s, std::size_t most = kLongestMessage) { return plain(s.toStdString(), most); }
inline QString plainName(std::string_view s) { return plain(s, kLongestName); }
inline QString plainName(const QString& s) { return plain(s, kLongestName); }
// In menus, on buttons and tabs, where & would underline the letter behind it.
inline QString plainEntry(const QString& s) { return plainName(s).replace(QLatin1Char('&'), QLatin1String("&&")); }
// A part of the name of a file that is proposed: a title with a slash in it names no folder.
inline QString plainFileName(const QString& s) {
    QString name = plainName(s);
    for (QChar& c : name)
        if (QStringView(u"/\\:*?\"<>|").contains(c)) c = QLatin1Char('-');
    while (name.startsWith(QLatin1Char('.')) || name.startsWith(QLatin1Char(' '))) name.remove(0, 1);
    return name.trimmed().left(80);
}

} // namespace saltus::ui
