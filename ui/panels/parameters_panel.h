// SPDX-License-Identifier: GPL-3.0-or-later
// Pinned parameters as sliders that act on the run while they are dragged. Every change is an undoable edit of the scene.
#pragma once

#include "ui/panels/panel_kit.h"
#include "ui/run/parameter_info.h"

#include <map>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace saltus::ui {

class Document;
class ParameterSlider;
class RunController;
class RunEdits;

class ParametersPanel : public PanelBase {
    Q_OBJECT
public:
    ParametersPanel(Theme& theme, RunEdits& edits, QWidget* parent = nullptr);
    void tick();
    ParameterSlider* slider(const QString& name) const;
    QPushButton* resetAndRun() const { return resetAndRun_; }
    QPushButton* resetToFile() const { return resetToFile_; }

private:
    void rebuild();
    void takeModel();
    void flush();
    void updateButtons();
    double presentValue(std::size_t index) const; // of the run, SI
    void pinMenu();

    Document& document_;
    RunController& run_;
    RunEdits& edits_;
    QScrollArea* scroll_;
    QVBoxLayout* sliders_;
    QLabel* empty_;
    QToolButton* add_;
    QPushButton *resetToFile_, *resetAndRun_;
    std::vector<ParameterInfo> infos_;          // of the scene, the model's order
    std::vector<model::Value> atFile_;          // as opened or saved
    std::map<std::string, ParameterSlider*> byName_;
    std::map<std::string, double> pending_;     // moved since the last tick
};

} // namespace saltus::ui
