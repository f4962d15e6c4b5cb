// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected: its properties, to be changed, and its state at the cursor's time. inspector_*.cpp hold what is shown
// of each kind of part.
#pragma once

#include "core/model/properties.h"
#include "core/simulation/body_input.h"
#include "ui/law/law_signals.h"
#include "ui/panels/inspector_cone.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/property_form.h"
#include "ui/run/parameter_info.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace saltus::ui {

class CompareCard;
class Document;
class DriveCard;
class DropTestCard;
class MaterialTable;
class RunController;
class RunEdits;
class TimeCursor;
class WorkingPoint;

class InspectorPanel : public PanelBase {
    Q_OBJECT
public:
    InspectorPanel(Theme& theme, RunEdits& edits, TimeCursor& cursor, QWidget* parent = nullptr);
    void tick();
    QString selection() const { return selection_; } // the first of them
    QStringList selections() const { return selections_; }
    // For tests: the field that edits this parameter, or null.
    ValueField* field(const QString& parameter) const;
    // ".shapes[1].radius" of what is selected: unfolded, in sight and with the focus, where it has a field.
    void showField(const QString& path);
    PropertyRow* row(model::PropertyId id) const; // that edits this property, or null
    WorkingPoint* workingPoint() const { return point_; }
    DropTestCard* dropTest() const { return drop_; } // of laws of impact, else null
    FrictionConeView* cone() const { return cone_; } // of contacts with friction, else null
    CompareCard* compare() const { return compare_; } // of pairs of bodies, else null
    const std::vector<DriveCard*>& drives() const { return drives_; } // of the joint shown, by coordinate; of a drive, its own
    MaterialTable* materials() const { return materials_; } // null until it was opened
    QToolButton* ownLawButton() const { return ownLaw_; } // of a pair to which the scene's default applies, else null
    std::vector<Readout> readouts() const; // all rows shown

public slots:
    void select(const QString& objectName); // "" : the scene
    void selectAll(const QStringList& objectNames);
    // The card of the law between the two bodies selected; makes one, as one edit, where the scene says nothing about them. False:
    // not two bodies are selected.
    bool openPairLaw();
    void openMaterials(); // the table of all pairs
    void followRename(const QString& from, const QString& to); // before the model has the new name

signals:
    void equationsRequested(const QString& objectName); // to be edited
    void renamed(const QString& from, const QString& to); // before the model has the new name

private:
    using Readouts = std::function<std::vector<Readout>()>;

    void rebuild(bool now = false); // of very many parts the fields come a moment later
    void build(); // what is in it
    void takeModel(); // the same parts of the model as it is now
    bool showsMany() const;
    void settle() const; // what is put off is done now
    void rebuildInPlace();
    void rebuildSoon();
    bool isInUse() const;
    void updateTargets();
    std::string contentKey() const; // when it changes, other things are to be shown
    const std::vector<model::Target>& targetsNow() const { return targets_; }
    PropertyForm* addForm(std::vector<model::Target> targets, const QString& subject, PropertyForm::Topics topics, QVBoxLayout* to = nullptr);
    void addDropTest();
    void addCompare(const std::string& a, const std::string& b, const std::string& law);
    void showMany();
    // inspector_pair.cpp
    struct Applied { // a law between two shapes of a pair
        QString materials, what; // "steel – wood", "steel_wood (this pair)"
        QString full;            // what, in a sentence: for the tooltip
        std::string law;         // of the model; "": the scene says nothing
        bool usual = false;      // the scene's default
        rigid::Law numbers;
    };
    std::optional<std::pair<std::string, std::string>> bodiesSelected() const; // two of them, as expanded names
    std::vector<Applied> appliedTo(const std::string& a, const std::string& b);
    QToolButton* addLink(const QString& words, const QString& tip);
    void showPassing(const std::string& a, const std::string& b);
    void showPair(const std::string& a, const std::string& b);
    void giveOwnLaw(const std::string& a, const std::string& b);
    void addCone(std::function<FrictionConeData()> data);
    FrictionConeData coneOfPair(const std::string& a, const std::string& b, double mu);
    FrictionConeData coneOfInteraction(const std::string& object, int component, const model::Value& mu);
    std::optional<std::pair<std::string, std::string>> pairUnder(const model::ContactLaw& law); // bodies that it is about
    void showScene();
    void addChoice();
    void chooseIntegrator();
    void showInteraction(const model::Interaction& interaction, const std::string& name);
    void showContact(const std::string& object, int component);
    double restitutionNow() const;
    void showRows(const std::string& object, std::size_t rows, bool velocities);
    void showSystem(const model::System& system, const std::string& name);
    void showEquation(QVBoxLayout* to); // of the selection, as on paper, with the way to its editor
    void showBody(const model::Body& body, const std::string& name);
    void showMassOfShapes(const rigid::BodyInput& input, bool planar);
    void showJoint(const model::Joint& joint, const std::string& name);
    void showMaterial(const model::Material& material);
    void showContactLaw(const model::ContactLaw& law);
    QString limitsNote(const model::Joint& joint, const std::string& row, std::size_t coordinate) const;
    void showPairs(const std::vector<std::string>& own); // what happens between these materials and all that the bodies have
    const simulation::BodyScene* bodies(); // at the parameters of now; null when they make none
    void addDriveCard(const std::string& joint, std::size_t coordinate, const QString& title);
    bool showDriveOf(const std::string& part); // the card of the motor or controller that this part belongs to; false: of none
    void showDrive(const model::Drive& drive);
    void showExpression(const model::Expression& expression);
    void showShape(const model::Shape& shape);
    void showPlot(const model::Plot& plot);
    void showNothing(const QString& name);

    ReadoutList* addReadouts(QVBoxLayout* to, Readouts rows, int unitColumn = 68); // px for units
    FoldSection* addSection(const QString& title);
    Readout signal(const QString& label, const std::string& name, bool italic = false) const;
    void takeImpacts(); // of the interaction shown
    std::optional<Impact> lastImpact(double time) const;
    double parameterNow(const std::string& name) const;
    double valueNow(const model::Value& value) const; // NaN unless a number or a parameter

    Document& document_;
    RunController& run_;
    RunEdits& edits_;
    TimeCursor& cursor_;
    SignalIndex index_;
    std::vector<ParameterInfo> infos_;
    PanelHead* head_;
    QScrollArea* scroll_;
    QVBoxLayout* content_ = nullptr;
    QString selection_;
    QStringList selections_;
    std::vector<model::Target> targets_; // of them, each part once
    std::vector<PropertyForm*> forms_;
    std::vector<PropertyForm*> spare_;   // of what was shown before: their fields serve again
    PropertyForm* massForm_ = nullptr;   // of a body: its empty mass says what the shapes give
    PropertyForm* jointForm_ = nullptr;  // of a joint: beneath its limits stands where it is
    std::vector<std::pair<ReadoutList*, Readouts>> live_;
    DropTestCard* drop_ = nullptr;
    std::vector<DriveCard*> drives_;
    std::string key_;
    std::optional<int> place_; // where the panel was scrolled to, until what is made anew has its heights
    int places_ = 0;           // that are still to be taken up
    WorkingPoint* point_ = nullptr;
    FrictionConeView* cone_ = nullptr;
    std::function<FrictionConeData()> coneData_;
    std::vector<ConePoint> coneTrail_; // of a pair: contacts of the past are not recorded
    UsualSize coneSize_;
    double coneTime_ = -1.0;
    CompareCard* compare_ = nullptr;
    MaterialTable* materials_ = nullptr;
    QToolButton* ownLaw_ = nullptr;
    bool pair_ = false; // the card of the pair's law is open
    std::optional<LawSignals> law_; // of the graph shown
    int component_ = 0;             // row whose graph is shown
    std::shared_ptr<const simulation::BodyScene> bodies_;
    std::optional<std::uint32_t> interaction_;                  // number in the recording
    std::vector<std::pair<double, std::size_t>> impacts_;       // of it: time, index
    std::size_t impactsSeen_ = 0;
    QString choiceReason_; // of the integrator that suits the scene, once it was asked for
    QPointer<QLabel> choiceNote_; // shows it
    bool stale_ = true;
    bool waits_ = false; // another recording came while someone used it
};

} // namespace saltus::ui
