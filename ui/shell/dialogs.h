// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences, which take effect at once, and what Saltus is and is built from.
#pragma once

#include "ui/shell/preferences.h"

#include <QDialog>

namespace saltus::ui {

class Theme;

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Preferences& preferences, QWidget* parent);

signals:
    void changed(const saltus::ui::Preferences& preferences);

private:
    Preferences preferences_;
};

class AboutDialog : public QDialog {
    Q_OBJECT
public:
    AboutDialog(Theme& theme, QWidget* parent);
};

} // namespace saltus::ui
