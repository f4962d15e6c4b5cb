// SPDX-License-Identifier: GPL-3.0-or-later
// The left of the page without a scene: what to open, what was open before, what was not saved.
#pragma once

#include "ui/document/recovery.h"

#include <QWidget>

class QVBoxLayout;

namespace saltus::ui {

class ActionRegistry;
class Theme;

// Open…, recent files, and where to drop a file.
class StartRail : public QWidget {
    Q_OBJECT
public:
    StartRail(Theme& theme, ActionRegistry& actions, QWidget* parent);
    void reload();
    void setRecoveryFolder(const QString& folder); // "": nothing is kept

signals:
    void opened(const QString& file);
    void recovered(const saltus::ui::Recovery::Left& left);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void listRecovered();
    Theme& theme_;
    QString recoveryFolder_;
    QWidget* recent_;
    QVBoxLayout* recentLayout_;
};

} // namespace saltus::ui
