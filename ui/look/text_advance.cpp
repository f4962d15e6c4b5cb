// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/text_advance.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <utility>

namespace saltus::ui {

double textAdvance(const QFont& font, const QString& text) {
    constexpr qsizetype kMost = 4096; // numbers that change fill it in a minute: then it begins anew
    thread_local QHash<std::pair<QFont, QString>, double> known;
    std::pair<QFont, QString> asked(font, text);
    if (const auto found = known.constFind(asked); found != known.constEnd()) return *found;
    if (known.size() >= kMost) known.clear();
    return known.insert(std::move(asked), QFontMetricsF(font).horizontalAdvance(text)).value();
}

} // namespace saltus::ui
