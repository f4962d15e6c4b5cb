// SPDX-License-Identifier: GPL-3.0-or-later
// Names that are dragged from a panel to plots and views: of signals, of objects of the scene.
#pragma once

#include <QMimeData>
#include <QStringList>

namespace saltus::ui {

struct DraggedNames {
    QStringList channels; // "follower.q[0]"
    QStringList objects;  // "contact"; kDraggedWorld: all of it
    bool isEmpty() const { return channels.isEmpty() && objects.isEmpty(); }
};

inline constexpr const char* kChannelsFormat = "application/x-saltus-signals";
inline constexpr const char* kObjectsFormat = "application/x-saltus-objects";
inline const QString kDraggedWorld = QStringLiteral("*");

inline void setDragged(QMimeData& data, const DraggedNames& names) {
    if (!names.channels.isEmpty()) data.setData(QLatin1String(kChannelsFormat), names.channels.join(QLatin1Char('\n')).toUtf8());
    if (!names.objects.isEmpty()) data.setData(QLatin1String(kObjectsFormat), names.objects.join(QLatin1Char('\n')).toUtf8());
    data.setText((names.channels + names.objects).join(QLatin1Char('\n')));
}

inline DraggedNames draggedIn(const QMimeData& data) {
    const auto list = [&](const char* format) {
        return QString::fromUtf8(data.data(QLatin1String(format))).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    };
    return {list(kChannelsFormat), list(kObjectsFormat)};
}

} // namespace saltus::ui
