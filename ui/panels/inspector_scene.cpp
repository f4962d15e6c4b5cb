// SPDX-License-Identifier: GPL-3.0-or-later
// The scene as a whole, drives, signals, shapes, plots, several parts at once.
#include "ui/panels/inspector_panel.h"

#include "core/choose_integrator.h"
#include "core/model/expand.h"
#include "core/model/gravity.h"
#include "core/model/validate.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/look/wait_bar.h"
#include "ui/panels/inspector_materials.h"
#include "ui/panels/inspector_text.h"
#include "ui/panels/property_form.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <numbers>
#include <utility>

namespace saltus::ui {

using namespace inspector;

namespace {

QString integratorName(const model::Model& model) {
    switch (model.run.integrator) {
    case model::IntegratorKind::automatic:
        return model::has_lagrangian(model) || !model.bodies.empty() ? QObject::tr("automatic: Moreau–Jean") : QObject::tr("automatic: Euler–Moreau");
    case model::IntegratorKind::moreau_jean: return QStringLiteral("Moreau–Jean");
    case model::IntegratorKind::euler_moreau: return QStringLiteral("Euler–Moreau");
    case model::IntegratorKind::full_theta_gamma: return QObject::tr("full θ–γ");
    case model::IntegratorKind::modal: return QObject::tr("modal, exact between impacts");
    case model::IntegratorKind::event_driven: return QObject::tr("event-driven");
    }
    return {};
}

} // namespace

void InspectorPanel::showScene() {
    const model::Model& m = document_.model();
    head_->setTitle(tr("Scene"));
    head_->setDetail(sceneName(m.title));
    addReadouts(content_, [this] {
        const model::Model& scene = document_.model();
        std::vector<Readout> rows;
        if (!scene.systems.empty() || scene.bodies.empty()) {
            rows.push_back(plain(tr("Systems"), groupedInteger(static_cast<qint64>(scene.systems.size()))));
            rows.push_back(plain(tr("Interactions"), groupedInteger(static_cast<qint64>(scene.interactions.size()))));
        }
        if (!scene.bodies.empty()) {
            if (const auto* all = bodies()) rows.push_back(plain(tr("Bodies"), groupedInteger(static_cast<qint64>(all->input.bodies.size()))));
            if (const auto* all = bodies(); all && !all->input.joints.empty())
                rows.push_back(plain(tr("Joints"), groupedInteger(static_cast<qint64>(all->input.joints.size()))));
        }
        const bool mechanical = model::has_lagrangian(scene) || !scene.bodies.empty();
        if (const auto frame = run_.frame()) rows.push_back(plain(mechanical ? tr("Contacts") : tr("Rows"), groupedInteger(mechanical ? frame->contacts : frame->rows)));
        return rows;
    });
    addForm({model::Setting::heading}, tr("scene"), {});
    if (!m.bodies.empty()) {
        auto* line = new QWidget(content_->parentWidget());
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 6);
        auto* link = linkButton(theme_, tr("Table of materials"), {}, line);
        setKeyTip(link, tr("Restitution and friction of all pairs of materials in one grid"), "edit.materials");
        row->addWidget(link, 0, Qt::AlignLeft);
        connect(link, &QToolButton::clicked, this, &InspectorPanel::openMaterials);
        content_->addWidget(line);
    }
    if (!m.bodies.empty()) {
        PropertyForm* const worldForm = addForm({model::Setting::world}, tr("world"), {{}, {model::Topic::general}});
        QStringList fall(m.world.planar ? 1 : 2, QStringLiteral("0"));
        worldForm->setPlaceholders({model::Owner::part, model::Key::gravity}, fall << QChar(0x2212) + QString::number(model::kUsualGravity));
    }
    addChoice();
    PropertyForm* runForm = addForm({model::Setting::run}, tr("run"), {{}, {model::Topic::general}});
    runForm->setPlaceholders({model::Owner::integrator, model::Key::gamma}, {model::has_lagrangian(m) || !m.bodies.empty() ? QStringLiteral("0.5") : QStringLiteral("1")});
    runForm->setPlaceholders({model::Owner::solver, model::Key::tolerance}, {QString::number(model::tolerance_of(m), 'g', 3)});
    auto* settings = addSection(tr("In use"));
    addReadouts(settings->body(), [this] {
        const QString solver = run_.solver();
        const model::Model& now = document_.model();
        std::vector<Readout> rows{plain(tr("Integrator"), integratorName(now)), plain(tr("Solver"), solver.isEmpty() ? tr("automatic") : coreText(solver.toStdString())),
                                  plain(tr("Tolerance"), QString::number(model::tolerance_of(now), 'g', 3).replace(QLatin1Char('-'), QChar(0x2212)))};
        // As the solver's text has it, which is longer than its line.
        if (now.run.integrator == model::IntegratorKind::event_driven && solver.contains(QLatin1String("are looked at")))
            rows.push_back(plain(tr("Only sampled"), solver.contains(QLatin1String("of bodies")) ? tr("gaps and forces, ten times a step") : tr("forces, ten times a step")));
        return rows;
    });
    auto* recorded = addSection(tr("Recording"));
    addReadouts(recorded->body(), [this] {
        const auto recording = run_.recording();
        const auto frame = run_.frame();
        std::vector<Readout> rows;
        rows.push_back(plain(tr("Steps"), frame ? groupedInteger(frame->step) : QStringLiteral("–")));
        rows.push_back(plain(tr("Rows"), recording ? groupedInteger(static_cast<qint64>(recording->rows())) : QStringLiteral("–")));
        rows.push_back(plain(tr("Signals"), recording ? groupedInteger(static_cast<qint64>(recording->catalogue().size())) : QStringLiteral("–")));
        rows.push_back(plain(tr("Impacts"), recording ? groupedInteger(static_cast<qint64>(recording->impact_count())) : QStringLiteral("–")));
        if (recording) {
            rows.push_back(plain(tr("In memory"), plainNumber(double(recording->memory_bytes()) / 1048576.0, 3), QStringLiteral("MiB")));
            if (recording->spilled_bytes() > 0)
                rows.push_back(plain(tr("On disk"), plainNumber(double(recording->spilled_bytes()) / 1048576.0, 3), QStringLiteral("MiB")));
        }
        if (!run_.branches().empty()) rows.push_back(plain(tr("Older branches"), groupedInteger(static_cast<qint64>(run_.branches().size()))));
        return rows;
    });
}

// The integrator that suits the scene, and why; taken as one edit. What the user chose stands until then.
void InspectorPanel::addChoice() {
    auto* both = new QWidget(content_->parentWidget());
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(0);
    auto* link = linkButton(theme_, tr("Choose the integrator for me"), tr("The integrator that suits this scene, by its laws and a short trial of it by events; the reason is told"), both);
    link->setObjectName(QStringLiteral("inspector.chooseIntegrator"));
    connect(link, &QToolButton::clicked, this, &InspectorPanel::chooseIntegrator);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 2);
    row->addWidget(link, 0, Qt::AlignLeft);
    column->addLayout(row);
    choiceNote_ = noteLabel(choiceReason_, both);
    choiceNote_->setObjectName(QStringLiteral("inspector.integratorReason"));
    column->addWidget(choiceNote_);
    choiceNote_->setVisible(!choiceReason_.isEmpty());
    content_->addWidget(both);
}

void InspectorPanel::chooseIntegrator() {
    struct Trial { // outlives the wait where it is stopped
        model::Model model;
        IntegratorChoice choice;
        std::atomic<bool> stopped{false};
    };
    const auto trial = std::make_shared<Trial>();
    trial->model = document_.model();
    const QPointer<InspectorPanel> here = this;
    const bool done = waitFor(window(), tr("Trying the scene by events"),
                              [trial] { trial->choice = choose_integrator(trial->model, [&trial] { return !trial->stopped.load(std::memory_order_relaxed); }); });
    if (!done) trial->stopped = true;
    if (!done || !here || trial->model != document_.model()) return;
    const IntegratorChoice& choice = trial->choice;
    const bool stays = choice.kind == model::integrator_of(document_.model());
    model::Model chosen = document_.model();
    if (!stays) {
        auto made = with_integrator(chosen, choice.kind);
        if (!made) return; // the rule has just made it
        chosen = std::move(*made);
    }
    const QString name = integratorName(chosen), why = coreText(choice.reason);
    const QString reason = stays ? tr("%1 suits this scene: %2").arg(name, why) : tr("%1 chosen: %2").arg(name, why);
    if (!stays) document_.edit(model::difference(document_.model(), chosen), tr("Integrator: %1").arg(name));
    choiceReason_ = reason;
    if (!choiceNote_) return;
    choiceNote_->setText(reason);
    choiceNote_->show();
}

void InspectorPanel::openMaterials() {
    if (!document_.isOpen()) return;
    if (!materials_) materials_ = new MaterialTable(theme_, document_, window());
    materials_->show();
    materials_->raise();
    materials_->activateWindow();
}

// Several parts at once: what they share.
void InspectorPanel::showMany() {
    head_->setTitle(tr("%1 selected").arg(groupedInteger(static_cast<qint64>(targets_.size()))));
    std::vector<std::pair<model::Part, std::size_t>> counts;
    for (const model::Target& target : targets_) {
        const model::Part part = std::get<model::Location>(target).part;
        const auto found = std::find_if(counts.begin(), counts.end(), [&](const auto& c) { return c.first == part; });
        if (found == counts.end()) counts.emplace_back(part, 1);
        else ++found->second;
    }
    const QString subject = counts.size() == 1 && counts.front().first == model::Part::body ? tr("%1 bodies").arg(groupedInteger(static_cast<qint64>(targets_.size())))
                                                                                          : tr("%1 parts").arg(groupedInteger(static_cast<qint64>(targets_.size())));
    head_->setDetail(subject);
    if (const auto two = bodiesSelected()) {
        auto* section = addSection(tr("Contact law of the two"));
        addReadouts(section->body(), [this, two = *two] {
            std::vector<Readout> rows;
            for (const Applied& one : appliedTo(two.first, two.second)) rows.push_back({one.materials, one.what, {}, one.full, {}, false});
            return rows;
        }, 12);
        auto* link = linkButton(theme_, tr("Open the law of this pair"), {}, section);
        setKeyTip(link, tr("The card of the law between these two bodies"), "edit.pairLaw");
        link->setContentsMargins(measure::panelPadding, 0, 0, 0);
        connect(link, &QToolButton::clicked, this, [this] { QMetaObject::invokeMethod(this, [this] { openPairLaw(); }, Qt::QueuedConnection); });
        auto* line = new QWidget(section);
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 2);
        row->addWidget(link, 0, Qt::AlignLeft);
        section->add(line);
    }
    auto* form = addForm(targets_, subject, {});
    if (form->isEmpty()) content_->addWidget(noteLabel(tr("These parts have no properties in common."), content_->parentWidget()));
}

void InspectorPanel::showDrive(const model::Drive& drive) {
    head_->setTitle(tr("Drive"));
    head_->setDetail(named(drive.name, drive.label));
    addForm(targetsNow(), text(drive.name), {});
    auto* state = addSection(tr("Now"));
    const std::string name = drive.name;
    addReadouts(state->body(), [this, name] {
        const auto row = index_.rowAt(cursor_.time());
        const double angle = row ? index_.value(name, *row) : std::nan("");
        const double turn = 2.0 * std::numbers::pi;
        return std::vector<Readout>{number(tr("Angle"), angle, QStringLiteral("rad")),
                                    number(tr("Within the turn"), angle - turn * std::floor(angle / turn), QStringLiteral("rad")),
                                    plain(tr("Turns"), std::isnan(angle) ? QStringLiteral("–") : fixedNumber(angle / turn, 2))};
    });
}

void InspectorPanel::showExpression(const model::Expression& expression) {
    head_->setTitle(tr("Signal"));
    head_->setDetail(named(expression.name, expression.label));
    showDriveOf(expression.name);
    addForm(targetsNow(), text(expression.name), {});
    const std::string name = expression.name;
    auto* values = addSection(tr("Now"));
    addReadouts(values->body(), [this, name] {
        std::vector<Readout> rows{signal(tr("Value"), name)};
        if (const auto column = index_.find(name); column && index_.recording()->rows() > 0) {
            const MinMax range = index_.recording()->range(*column, 0, index_.recording()->rows());
            const QString unit = text(index_.recording()->catalogue()[*column].unit);
            const double nan = std::nan("");
            rows.push_back(number(tr("Least so far"), range.min <= range.max ? range.min : nan, unit));
            rows.push_back(number(tr("Greatest so far"), range.min <= range.max ? range.max : nan, unit));
        }
        return rows;
    });
}

void InspectorPanel::showShape(const model::Shape& shape) {
    head_->setTitle(tr("Shape"));
    head_->setDetail(text(shape.name));
    addForm(targetsNow(), text(shape.name), {});
    // What moves the shape is part of it: a cam's drive, a body's system.
    const model::Model& m = document_.model();
    for (const auto& d : m.drives)
        if (shape.angle.formula() == d.name) {
            auto* section = addSection(tr("Drive"));
            const std::size_t at = static_cast<std::size_t>(&d - m.drives.data());
            auto* form = addForm({model::Location{model::Part::drive, at}}, text(d.name), {{model::Topic::drive}, {}}, section->body());
            form->setAccessibleName(tr("Drive"));
            const std::string name = d.name;
            addReadouts(section->body(), [this, name] { return std::vector<Readout>{signal(tr("Angle"), name)}; });
        }
}

void InspectorPanel::showPlot(const model::Plot& plot) {
    head_->setTitle(tr("Section"));
    head_->setDetail(sceneName(plot.title.empty() ? plot.name : plot.title));
    std::vector<Readout> rows;
    if (const auto* s = std::get_if<model::StroboscopicPlot>(&plot.kind)) {
        rows = {plain(tr("Kind"), tr("stroboscopic")), plain(tr("Phase"), text(s->phase)), plain(tr("Period"), text(s->period.formula())),
                plain(tr("Offset"), text(s->offset.formula())), plain(QStringLiteral("x"), text(s->x)), plain(QStringLiteral("y"), text(s->y))};
    } else if (const auto* i = std::get_if<model::ImpactPlot>(&plot.kind)) {
        rows = {plain(tr("Kind"), tr("impacts")), plain(tr("Contact"), text(i->interaction)), plain(QStringLiteral("x"), text(i->x)),
                plain(QStringLiteral("y"), text(i->y))};
    } else if (const auto* p = std::get_if<model::PlanePlot>(&plot.kind)) {
        rows = {plain(tr("Kind"), tr("plane")), plain(tr("Signal"), text(p->signal)), plain(tr("Level"), text(p->level.formula())),
                plain(tr("Direction"), p->direction > 0 ? tr("rising") : p->direction < 0 ? tr("falling") : tr("both")),
                plain(QStringLiteral("x"), text(p->x)), plain(QStringLiteral("y"), text(p->y))};
    }
    addReadouts(content_, [rows] { return rows; });
}

void InspectorPanel::showNothing(const QString& name) {
    head_->setTitle(name);
    head_->setDetail({});
    content_->addWidget(noteLabel(tr("Nothing is known about “%1”.").arg(name), content_->parentWidget()));
}

} // namespace saltus::ui
