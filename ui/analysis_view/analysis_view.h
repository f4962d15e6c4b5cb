// SPDX-License-Identifier: GPL-3.0-or-later
// Phase space: VTK in a QOpenGLWidget. The trajectory in three signals, impacts as glyphs, the section plane with its
// points; rotate, zoom, pick. This header holds no VTK.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace saltus::ui {

class RunController;
class Theme;
class TimeCursor;

class AnalysisView : public QWidget {
    Q_OBJECT
public:
    AnalysisView(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    ~AnalysisView() override;

    Result<void> setModel(std::shared_ptr<const model::Model> model); // its views' phase space
    Result<void> setModel(const model::Model& model);                 // a copy
    void clear();
    void tick();
    QImage picture();

public slots:
    void home();

signals:
    void stateRequested(double time); // a section point, impact or trajectory point was clicked

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // +, Ctrl+-, Shift+arrows

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace saltus::ui
