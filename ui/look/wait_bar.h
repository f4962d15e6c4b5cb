// SPDX-License-Identifier: GPL-3.0-or-later
// Work that would hold the window up, done on a thread of its own.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace saltus::ui {

// Returns when `work` is done, or false when its user pressed Stop: it then ends by itself, unheard, at the next time that it asks to go
// on (core/base/going_on.h), so it must own all that it uses. The window stays drawn meanwhile and takes no other input; after `silent` ms a bar with the text is shown.
// Want of memory in `work` is thrown here. fraction(), if there is one, tells how much is done, 0 to 1.
inline constexpr int kWaitSilent = 400;
bool waitFor(QWidget* window, const QString& text, std::function<void()> work, int silent = kWaitSilent, const std::function<double()>& fraction = {});

} // namespace saltus::ui
