// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences on their pages, which take effect at once, and what Saltus is and is built from.
#pragma once

#include "ui/shell/preferences.h"

#include <QDialog>

namespace saltus::ui {

class ActionRegistry;
class Theme;

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Preferences& preferences, ActionRegistry& actions, QWidget* parent);

signals:
    void changed(const saltus::ui::Preferences& preferences);
    void keysChanged(); // the actions have them already

private:
    Preferences preferences_;
};

class AboutDialog : public QDialog {
    Q_OBJECT
public:
    AboutDialog(Theme& theme, QWidget* parent);
};

} // namespace saltus::ui
