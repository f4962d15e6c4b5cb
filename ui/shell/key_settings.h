// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that the user gave to actions, kept by QSettings: only those that differ from the usual ones.
#pragma once

namespace saltus::ui {

class ActionRegistry;

// What was saved. A chosen key that an action has by itself today is taken from that action, so that no key has two.
void loadKeys(ActionRegistry& actions);
void saveKeys(const ActionRegistry& actions);

} // namespace saltus::ui
