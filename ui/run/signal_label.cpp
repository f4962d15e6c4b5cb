// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/signal_label.h"

#include "ui/language/language.h"
#include "ui/language/text.h"

namespace saltus::ui {

QString signalLabel(const Channel& channel) {
    const std::string& label = channel.label;
    if (label.empty() || label == channel.name || channel.name == channel.object) // drives and expressions are their own object
        return sceneName(label.empty() ? channel.name : label);
    // "floor gap", "bead[2] impulse": the words stand behind the name.
    const bool named = !channel.object.empty() && label.starts_with(channel.object);
    const std::size_t space = named ? label.find(' ', channel.object.size()) : std::string::npos;
    const std::size_t words = space == std::string::npos ? 0 : space + 1;
    return plainName(label.substr(0, words)) + signalText(label.substr(words));
}

} // namespace saltus::ui
