// SPDX-License-Identifier: GPL-3.0-or-later
// Systems of equations and their interactions.
#include "ui/panels/inspector_panel.h"

#include "core/model/expand.h"
#include "ui/document/document.h"
#include "ui/formula/formula_view.h"
#include "ui/look/error_text.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/panels/equation_sheet.h"
#include "ui/panels/inspector_text.h"
#include "ui/panels/property_form.h"
#include "ui/panels/working_point.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace saltus::ui {

using namespace inspector;

void InspectorPanel::showEquation(QVBoxLayout* to) {
    const auto sheet = EquationSheet::of(document_.model(), selection_);
    if (!sheet) return;
    std::vector<QString> texts;
    for (const EquationLine& line : sheet->lines()) texts.push_back(line.text);
    auto* box = new QWidget(to->parentWidget());
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(measure::panelPadding, 4, measure::panelPadding, 6);
    column->setSpacing(4);
    auto* view = new FormulaView(theme_, box);
    view->setFormula(sheet->whole(texts));
    view->setToolTip(sheet->form());
    column->addWidget(view);
    auto* link = linkButton(theme_, tr("Edit equations"), tr("Change these equations (%1, or a double click in the outline)").arg(keyOf("edit.equations")), box);
    const QString object = sheet->object();
    connect(link, &QToolButton::clicked, this, [this, object] { emit equationsRequested(object); });
    column->addWidget(link, 0, Qt::AlignLeft);
    to->addWidget(box);
}

void InspectorPanel::showInteraction(const model::Interaction& interaction, const std::string& name) {
    const auto* newton = std::get_if<model::NewtonImpactLaw>(&interaction.law);
    const auto* friction = std::get_if<model::NewtonImpactFrictionLaw>(&interaction.law);
    const auto* relay = std::get_if<model::RelayLaw>(&interaction.law);
    const bool equality = std::holds_alternative<model::EqualityLaw>(interaction.law);
    const bool compliant = std::holds_alternative<model::LagrangianCompliantRelation>(interaction.relation);
    const bool firstOrder = model::is_first_order(interaction.relation);
    const bool contact = !firstOrder && !compliant && !relay && !equality;
    head_->setTitle(contact ? tr("Impact law") : relay ? tr("Relay") : equality ? tr("Equality") : tr("Complementarity"));
    head_->setDetail(named(name, interaction.repeat ? std::string() : interaction.label));
    addForm(targetsNow(), text(interaction.name), {{model::Topic::law}, {}});
    if (newton || friction) content_->addWidget(noteLabel(tr("No hidden threshold: e holds at every speed"), content_->parentWidget()));
    // A name without an index stands for all copies: show the first.
    const std::string object = interaction.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    if (const auto& recording = index_.recording()) {
        const auto& names = recording->interactions();
        const auto it = std::find(names.begin(), names.end(), object);
        if (it != names.end()) interaction_ = static_cast<std::uint32_t>(it - names.begin());
    }
    takeImpacts();

    const std::size_t relations = model::output_count(interaction.relation);
    const std::size_t rows = std::max<std::size_t>(1, friction ? 2 * relations : relations);
    auto* graph = addSection(friction && component_ % 2 == 1 ? tr("Coulomb graph") : tr("Working point"));
    component_ = std::clamp(component_, 0, static_cast<int>(rows) - 1);
    if (rows > 1) { // which row of the relation
        auto* line = new QWidget(graph);
        auto* choice = new QComboBox(line);
        auto* inside = new QHBoxLayout(line);
        inside->setContentsMargins(measure::panelPadding, 2, measure::panelPadding, 2);
        inside->addWidget(choice);
        for (std::size_t i = 0; i < std::min<std::size_t>(rows, 256); ++i)
            choice->addItem(friction ? (relations > 1 ? tr("Contact %1, ").arg(i / 2) : QString()) + (i % 2 == 0 ? tr("normal") : tr("tangential"))
                                     : tr("Row %1").arg(i));
        choice->setCurrentIndex(component_);
        choice->setToolTip(tr("Which row of the relation the graph shows"));
        choice->setAccessibleName(tr("Row shown"));
        connect(choice, qOverload<int>(&QComboBox::activated), this, [this](int row) {
            component_ = row;
            QMetaObject::invokeMethod(this, [this] { rebuild(); }, Qt::QueuedConnection);
        });
        graph->add(line);
    }
    if (auto made = LawSignals::create(document_.model(), object, component_)) {
        law_.emplace(std::move(*made));
        if (const auto bound = law_->bind(index_.recording()); !bound) {
            graph->add(noteLabel(errorText(bound.error()), graph));
            law_.reset();
        }
    }
    if (law_) {
        point_ = new WorkingPoint(theme_, graph);
        graph->add(point_);
    }

    if (friction) {
        const int normal = component_ - component_ % 2;
        addCone([this, object, normal, mu = friction->mu] { return coneOfInteraction(object, normal, mu); });
    }
    if (contact) showContact(object, friction ? component_ - component_ % 2 : component_);
    else showRows(object, rows, !firstOrder && !compliant);
    if (contact) addDropTest();
    showEquation(content_);
    addForm(targetsNow(), text(interaction.name), {{}, {model::Topic::law}});
}

// y and lambda of every row.
void InspectorPanel::showRows(const std::string& object, std::size_t rows, bool velocities) {
    auto* section = addSection(tr("State"));
    addReadouts(section->body(), [this, object, rows, velocities] {
        std::vector<Readout> list;
        for (std::size_t i = 0; i < std::min(rows, kMostRows / 2); ++i) {
            const std::string index = "[" + std::to_string(i) + "]";
            list.push_back(signal(indexed(velocities ? QStringLiteral("ẏ") : QStringLiteral("y"), i, rows), object + (velocities ? ".ydot" : ".y") + index, true));
            list.push_back(signal(indexed(QStringLiteral("λ"), i, rows), object + ".lambda" + index, true));
        }
        return list;
    });
    if (rows > kMostRows / 2) section->add(noteLabel(tr("The first %1 of %2 rows").arg(kMostRows / 2).arg(rows), section));
}

void InspectorPanel::showContact(const std::string& object, int component) {
    auto* contact = addSection(tr("Contact"));
    const std::string index = "[" + std::to_string(component) + "]", tangent = "[" + std::to_string(component + 1) + "]";
    const bool friction = law_ && index_.find(object + ".lambda" + tangent) && !index_.find(object + ".y" + tangent);
    addReadouts(contact->body(), [this, object, index, tangent, friction] {
        const auto row = index_.rowAt(cursor_.time());
        const double p = row ? index_.value(object + ".lambda" + index, *row) : std::nan("");
        std::vector<Readout> rows;
        rows.push_back(plain(tr("State"), !row || std::isnan(p) ? QStringLiteral("–") : p > 0.0 ? tr("closed") : tr("open")));
        rows.push_back(signal(tr("Gap"), object + ".y" + index));
        rows.push_back(signal(tr("Rel. speed v"), object + ".ydot" + index));
        rows.push_back(signal(tr("Impulse p"), object + ".lambda" + index));
        if (friction) {
            rows.push_back(signal(tr("Sliding vₜ"), object + ".ydot" + tangent));
            rows.push_back(signal(tr("Friction pₜ"), object + ".lambda" + tangent));
        }
        const auto until = std::upper_bound(impacts_.begin(), impacts_.end(),
                                            std::pair{cursor_.time() + 0.1 * run_.stepSize(), std::numeric_limits<std::size_t>::max()});
        rows.push_back(plain(tr("Impacts"), groupedInteger(until - impacts_.begin())));
        return rows;
    });
    auto* last = addSection(tr("Last impact"));
    addReadouts(last->body(), [this] {
        const auto impact = lastImpact(cursor_.time());
        const double nan = std::nan("");
        const double measured = impact && impact->velocity_before != 0.0 ? -impact->velocity_after / impact->velocity_before : nan;
        const QString speed = QStringLiteral("m/s");
        std::vector<Readout> rows;
        rows.push_back(number(tr("e set"), restitutionNow(), {}));
        rows.push_back(number(tr("e measured"), measured, {}));
        rows.push_back(number(QStringLiteral("v⁻"), impact ? impact->velocity_before : nan, speed));
        rows.push_back(number(QStringLiteral("v⁺"), impact ? impact->velocity_after : nan, speed));
        rows.push_back(number(tr("Impulse p"), impact ? impact->impulse : nan, QStringLiteral("N s")));
        rows.push_back(number(tr("Energy ΔE"), impact ? impact->energy : nan, QStringLiteral("J")));
        rows.push_back(number(tr("Time"), impact ? impact->time : nan, QStringLiteral("s")));
        return rows;
    });
}

// e of the interaction shown, with the parameters of now.
double InspectorPanel::restitutionNow() const {
    const auto at = targets_.empty() ? nullptr : std::get_if<model::Location>(&targets_.front());
    if (!at || at->part != model::Part::interaction || at->at >= document_.model().interactions.size()) return std::nan("");
    const model::LawKind& law = document_.model().interactions[at->at].law;
    if (const auto* newton = std::get_if<model::NewtonImpactLaw>(&law)) return valueNow(newton->e);
    if (const auto* friction = std::get_if<model::NewtonImpactFrictionLaw>(&law)) return valueNow(friction->e);
    return 0.0;
}

void InspectorPanel::showSystem(const model::System& system, const std::string& name) {
    const bool firstOrder = model::is_first_order(system.kind);
    head_->setTitle(tr("System"));
    head_->setDetail(named(name, system.repeat ? std::string() : system.label));
    const std::string object = system.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    // Coordinates are counted by what is recorded: a diagonal system's number is a formula.
    std::size_t n = std::visit(
        [](const auto& k) -> std::size_t {
            if constexpr (requires { k.x; }) return k.x.size();
            else if constexpr (requires { k.size; }) return k.size.is_number() ? static_cast<std::size_t>(std::max(0.0, std::get<double>(k.size.source))) : 0;
            else return k.q.size();
        },
        system.kind);
    if (n == 0)
        while (n < 10'000 && index_.find(object + ".q[" + std::to_string(n) + "]")) ++n;
    addReadouts(content_, [n] { return std::vector<Readout>{plain(tr("Size"), groupedInteger(static_cast<qint64>(n)))}; });
    showDriveOf(system.name);
    showEquation(content_);
    addForm(targetsNow(), text(system.name), {});
    auto* state = addSection(tr("State"));
    addReadouts(state->body(), [this, object, n, firstOrder] {
        std::vector<Readout> rows;
        for (const char* symbol : firstOrder ? std::vector<const char*>{"x"} : std::vector<const char*>{"q", "v"})
            for (std::size_t i = 0; i < std::min(n, kMostRows); ++i)
                rows.push_back(signal(indexed(QLatin1String(symbol), i, n), object + "." + symbol + "[" + std::to_string(i) + "]", true));
        return rows;
    });
    if (n > kMostRows) state->add(noteLabel(tr("The first %1 of %2 coordinates").arg(kMostRows).arg(n), state));
}

} // namespace saltus::ui
