// SPDX-License-Identifier: GPL-3.0-or-later
// The selected object: its law or matrices, its state at the cursor's time. Values that are single parameters can be typed.
#pragma once

#include "core/simulation/body_input.h"
#include "ui/law/law_signals.h"
#include "ui/panels/panel_kit.h"
#include "ui/run/parameter_info.h"

#include <functional>
#include <string>
#include <vector>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace saltus::ui {

class Document;
class RunController;
class TimeCursor;
class WorkingPoint;

class InspectorPanel : public PanelBase {
    Q_OBJECT
public:
    InspectorPanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent = nullptr);
    void tick();
    QString selection() const { return selection_; }
    // For tests: the field that edits this parameter, or null.
    ValueField* field(const QString& parameter) const;
    WorkingPoint* workingPoint() const { return point_; }
    std::vector<Readout> readouts() const; // all rows shown

public slots:
    void select(const QString& objectName); // "" : the scene

signals:
    void equationsRequested(const QString& objectName); // to be edited

private:
    struct Field { QString parameter; FieldRow* row; };

    void rebuild();
    void showScene();
    void showInteraction(const model::Interaction& interaction, const std::string& name);
    void showContact(const std::string& object, const model::Value& e, int component);
    void showRows(const std::string& object, std::size_t rows, bool velocities);
    void showSystem(const model::System& system, const std::string& name);
    void showMatrices(const model::LagrangianLinear& kind, const std::string& object);
    void showEquation(QVBoxLayout* to); // of the selection, as on paper, with the way to its editor
    void showBody(const model::Body& body, const std::string& name);
    void showJoint(const model::Joint& joint, const std::string& name);
    void showMaterial(const model::Material& material);
    void showContactLaw(const model::ContactLaw& law);
    void showPairs(const std::vector<std::string>& own); // what happens between these materials and all that the bodies have
    const simulation::BodyScene* bodies(); // at the parameters of now; null when they make none
    void showDrive(const model::Drive& drive);
    void showExpression(const model::Expression& expression);
    void showShape(const model::Shape& shape);
    void showPlot(const model::Plot& plot);
    void showNothing(const QString& name);

    void addValue(QVBoxLayout* to, const QString& label, const model::Value& value, const QString& unit, bool italic = true);
    ReadoutList* addReadouts(QVBoxLayout* to, std::function<std::vector<Readout>()> rows);
    FoldSection* addSection(const QString& title);
    void refreshFields();
    Readout signal(const QString& label, const std::string& name, bool italic = false) const;
    void takeImpacts(); // of the interaction shown
    std::optional<Impact> lastImpact(double time) const;
    double parameterNow(const std::string& name) const;
    double valueNow(const model::Value& value) const; // NaN unless a number or a parameter

    Document& document_;
    RunController& run_;
    TimeCursor& cursor_;
    SignalIndex index_;
    std::vector<ParameterInfo> infos_;
    PanelHead* head_;
    QScrollArea* scroll_;
    QVBoxLayout* content_ = nullptr;
    QString selection_;
    std::vector<Field> fields_;
    std::vector<std::pair<ReadoutList*, std::function<std::vector<Readout>()>>> live_;
    WorkingPoint* point_ = nullptr;
    std::optional<LawSignals> law_; // of the graph shown
    int component_ = 0;             // row whose graph is shown
    std::optional<simulation::BodyScene> bodies_;
    std::vector<double> bodyParameters_;
    std::optional<std::uint32_t> interaction_;                  // number in the recording
    std::vector<std::pair<double, std::size_t>> impacts_;       // of it: time, index
    std::size_t impactsSeen_ = 0;
    bool stale_ = true;
};

} // namespace saltus::ui
