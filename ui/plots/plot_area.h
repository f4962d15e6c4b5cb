// SPDX-License-Identifier: GPL-3.0-or-later
// All plots of a scene in their columns, rows and tabs; live while a run goes on, with the shared time cursor.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "ui/look/drag_names.h"

#include <QWidget>

#include <memory>

namespace saltus::ui {

class RunController;
class Theme;
class TimeCursor;

class PlotArea : public QWidget {
    Q_OBJECT
public:
    PlotArea(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    ~PlotArea() override;

    void setModel(const model::Model& model); // builds the plots of model.views
    void clear();
    void tick(); // by the shell's one timer: takes new rows and repaints what changed
    QStringList plotNames() const;
    // The same as dropping them beside the other plots.
    void plotNew(const DraggedNames& names);

    // What is on screen is what is saved. widthMillimetres: 86 or 178 for print; format by the file's suffix.
    Result<void> exportFigure(const QString& plotName, const QString& file, double widthMillimetres);
    // The data shown by a plot (visible range) as CSV.
    Result<void> exportShownData(const QString& plotName, const QString& file);

signals:
    void exportRequested(const QString& plotName); // from a plot's menu
    void stateRequested(double time);              // a map's point was clicked: show that state
    void viewsWanted(const saltus::model::Views& views, const QString& whatChanged); // by a drop or a menu

protected:
    void paintEvent(QPaintEvent*) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui
