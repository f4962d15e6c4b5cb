// SPDX-License-Identifier: GPL-3.0-or-later
// All plots of a scene in their columns, rows and tabs; live while a run goes on, with the shared time cursor.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"
#include "ui/look/drag_names.h"
#include "ui/plots/shown_data.h"

#include <QWidget>

#include <memory>

namespace saltus::ui {

enum class PlotOffer;
class RunController;
class SecondRun;
class Theme;
class TimeCursor;

class PlotArea : public QWidget {
    Q_OBJECT
public:
    PlotArea(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    ~PlotArea() override;

    void setModel(std::shared_ptr<const model::Model> model); // builds the plots of its views
    void setModel(const model::Model& model);                 // a copy
    void clear();
    void tick(); // by the shell's one timer: takes new rows and repaints what changed
    QStringList plotNames() const;
    // With its signals, phase and period guessed, beside this plot or after all; its editor opens. What the scene has nothing for
    // is told by refused().
    void addPlot(PlotOffer offer, const QString& beside = {});
    void editPlot(const QString& plotName);
    // Run both: B is drawn dashed in every plot, and B - A below the first plot over time. Null or not active: as before.
    void setSecond(SecondRun* second); // and whenever it began, ended or has another recording
    void setLogarithmicDifference(bool on);  // lg |B - A|
    // The same as dropping them beside the other plots.
    void plotNew(const DraggedNames& names);

    // What is on screen is what is saved. widthMillimetres: 86 or 178 for print; format by the file's suffix.
    Result<void> exportFigure(const QString& plotName, const QString& file, double widthMillimetres);
    // What a plot shows (visible range), to be written.
    Result<ShownData> shownData(const QString& plotName);

signals:
    void exportRequested(const QString& plotName); // from a plot's menu
    void stateRequested(double time);              // a map's point was clicked: show that state
    void startWanted(const saltus::model::Plot& map, double x, double y); // a run from this place of it
    void tableWanted();
    void refused(const QString& message, const QString& remedy);
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
