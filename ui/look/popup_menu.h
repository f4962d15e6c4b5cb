// SPDX-License-Identifier: GPL-3.0-or-later
// Menus that pop up: nothing waits for them in a loop of its own, because what they belong to may go while they are open (a
// scene that has just been read replaces all plots).
#pragma once

#include <QMenu>

namespace saltus::ui {

// Deleted when it is closed, and with `owner`. Shown by popup().
inline QMenu* popupMenu(QWidget* owner) {
    auto* menu = new QMenu(owner);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

} // namespace saltus::ui
