// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of plots: those of Saltus for the open scene, and the user's own: saved, applied, renamed, deleted.
#pragma once

#include "ui/plots/plot_template.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace saltus::ui {

class LayoutDialog : public QDialog {
    Q_OBJECT
public:
    // builtIn: of the open scene, asked for anew; present: its plots as they stand.
    LayoutDialog(std::function<std::vector<PlotTemplate>()> builtIn, std::function<std::vector<model::Plot>()> present, QWidget* parent);

    QListWidget* list() const { return list_; }
    QLineEdit* name() const { return name_; }

signals:
    void applied(const saltus::ui::PlotTemplate& layout);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void reload(const QString& chosen);
    void apply();
    void save();
    void rename();
    void remove();
    void update();
    const PlotTemplate* current() const;

    std::function<std::vector<PlotTemplate>()> builtIn_;
    std::function<std::vector<model::Plot>()> present_;
    std::vector<PlotTemplate> layouts_; // as listed: Saltus's own first
    std::size_t own_ = 0;               // where the user's begin
    QListWidget* list_;
    QLineEdit* name_;
    QLabel* note_;
    QPushButton *apply_, *save_, *rename_, *remove_;
    bool renaming_ = false; // by F2: Enter renames instead of saving
};

} // namespace saltus::ui
