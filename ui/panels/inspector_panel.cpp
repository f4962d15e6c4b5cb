// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector_panel.h"

#include "core/model/expand.h"
#include "core/model/validate.h"
#include "core/model/words.h"
#include "ui/document/document.h"
#include "ui/formula/formula_view.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/equation_sheet.h"
#include "ui/panels/parameter_edit.h"
#include "ui/panels/working_point.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace saltus::ui {

namespace {

constexpr std::size_t kMostRows = 48; // coordinates listed of one system
constexpr std::size_t kMostShownMatrix = 4;

QString text(const std::string& s) { return QString::fromStdString(s); }
QString named(const std::string& name, const std::string& label) { return text(label.empty() ? name : label); }

Readout plain(const QString& label, const QString& value, const QString& unit = {}) {
    return {label, value, unit, {}, {}, false};
}
Readout number(const QString& label, double si, const QString& unit, bool italic = false) {
    const ShownNumber n = shown(si, unit);
    return {label, n.value, n.unit, exactText(si), {}, italic};
}

std::string baseName(const std::string& name) { return name.substr(0, name.find('[')); }

QString solverName(model::SolverKind kind) {
    switch (kind) {
    case model::SolverKind::automatic: return QObject::tr("automatic");
    case model::SolverKind::closed_form: return QObject::tr("closed form");
    case model::SolverKind::lemke: return QStringLiteral("Lemke");
    case model::SolverKind::pgs: return QObject::tr("projected Gauss–Seidel");
    case model::SolverKind::active_set: return QObject::tr("active set");
    case model::SolverKind::semismooth_newton: return QObject::tr("semismooth Newton");
    case model::SolverKind::enumerative: return QObject::tr("enumeration");
    }
    return {};
}

QString integratorName(const model::Model& model) {
    switch (model.run.integrator) {
    case model::IntegratorKind::automatic: {
        return model::has_lagrangian(model) ? QObject::tr("automatic: Moreau–Jean") : QObject::tr("automatic: Euler–Moreau");
    }
    case model::IntegratorKind::moreau_jean: return QObject::tr("Moreau–Jean");
    case model::IntegratorKind::euler_moreau: return QObject::tr("Euler–Moreau");
    case model::IntegratorKind::full_theta_gamma: return QObject::tr("full θ–γ");
    case model::IntegratorKind::modal: return QObject::tr("modal, exact between impacts");
    }
    return {};
}

QString indexed(const QString& symbol, std::size_t i, std::size_t count) {
    return count == 1 ? symbol : QStringLiteral("%1[%2]").arg(symbol).arg(i);
}

} // namespace

InspectorPanel::InspectorPanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent)
    : PanelBase(theme, parent), document_(document), run_(run), cursor_(cursor) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    head_ = new PanelHead(theme, tr("Scene"), this);
    column->addWidget(head_);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    column->addWidget(scroll_, 1);
    connect(&document, &Document::opened, this, [this] {
        selection_.clear();
        rebuild();
    });
    connect(&document, &Document::closed, this, [this] {
        selection_.clear();
        rebuild();
    });
    connect(&document, &Document::modelChanged, this, [this] {
        if (auto infos = parameterInfos(document_.model())) infos_ = std::move(*infos);
        for (const Field& f : fields_) f.row->field()->setError({});
        stale_ = true;
        refreshFields();
    });
    const auto otherRecording = [this] {
        index_.set(run_.recording());
        rebuild(); // which signals there are may have changed
    };
    connect(&run, &RunController::recordingChanged, this, otherRecording);
    connect(&run, &RunController::loaded, this, otherRecording);
    connect(&run, &RunController::parameterChanged, this, [this] { refreshFields(); });
    connect(&cursor, &TimeCursor::changed, this, [this] { stale_ = true; });
    index_.set(run.recording());
    rebuild();
}

void InspectorPanel::select(const QString& objectName) {
    if (objectName == selection_) return;
    selection_ = objectName;
    component_ = 0;
    rebuild();
}

ValueField* InspectorPanel::field(const QString& parameter) const {
    for (const Field& f : fields_)
        if (f.parameter == parameter) return f.row->field();
    return nullptr;
}

std::vector<Readout> InspectorPanel::readouts() const {
    std::vector<Readout> all;
    for (const auto& [list, rows] : live_) all.insert(all.end(), list->rows().begin(), list->rows().end());
    return all;
}

// --- building -------------------------------------------------------------------------------------------------------

void InspectorPanel::rebuild() {
    fields_.clear();
    live_.clear();
    point_ = nullptr;
    law_.reset();
    interaction_.reset();
    impacts_.clear();
    impactsSeen_ = 0;
    if (auto infos = parameterInfos(document_.model())) infos_ = std::move(*infos);
    bodies_.reset();
    // The old content may be the sender of the signal that led here.
    if (auto* old = scroll_->takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    auto* inside = new QWidget;
    inside->setAutoFillBackground(false);
    content_ = new QVBoxLayout(inside);
    content_->setContentsMargins(0, 8, 0, 12);
    content_->setSpacing(0);
    const model::Model& m = document_.model();
    const std::string name = selection_.toStdString(), base = baseName(name);
    const auto find = [&](const auto& list, const std::string& key) {
        const auto it = std::find_if(list.begin(), list.end(), [&](const auto& x) { return x.name == key; });
        return it == list.end() ? nullptr : &*it;
    };
    if (!document_.isOpen()) {
        head_->setTitle(tr("Inspector"));
        head_->setDetail({});
    } else if (selection_.isEmpty()) {
        showScene();
    } else if (const auto* i = find(m.interactions, base)) {
        showInteraction(*i, name);
    } else if (const auto* s = find(m.systems, base)) {
        showSystem(*s, name);
    } else if (const auto* body = find(m.bodies, base)) {
        showBody(*body, name);
    } else if (const auto* joint = find(m.joints, base)) {
        showJoint(*joint, name);
    } else if (const auto* material = find(m.materials, name)) {
        showMaterial(*material);
    } else if (const auto* law = find(m.contacts, name)) {
        showContactLaw(*law);
    } else if (const auto* d = find(m.drives, name)) {
        showDrive(*d);
    } else if (const auto* e = find(m.expressions, name)) {
        showExpression(*e);
    } else if (const auto* shape = find(m.views.shapes, base)) {
        showShape(*shape);
    } else if (const auto* plot = find(m.views.plots, name)) {
        showPlot(*plot);
    } else {
        showNothing(selection_);
    }
    content_->addStretch(1);
    scroll_->setWidget(inside);
    inside->show();
    refreshFields();
    stale_ = true;
    tick();
}

FoldSection* InspectorPanel::addSection(const QString& title) {
    auto* section = new FoldSection(theme_, title, content_->parentWidget());
    content_->addSpacing(4);
    content_->addWidget(section);
    return section;
}

ReadoutList* InspectorPanel::addReadouts(QVBoxLayout* to, std::function<std::vector<Readout>()> rows) {
    auto* list = new ReadoutList(theme_, to->parentWidget());
    list->setRows(rows());
    to->addWidget(list);
    live_.emplace_back(list, std::move(rows));
    return list;
}

void InspectorPanel::addValue(QVBoxLayout* to, const QString& label, const model::Value& value, const QString& unit, bool italic) {
    if (const auto* p = soleParameter(document_.model(), value)) {
        auto* row = new FieldRow(theme_, label, italic, to->parentWidget());
        const QString name = text(p->name);
        if (!p->help.empty()) row->field()->edit()->setToolTip(text(p->help));
        connect(row->field(), &ValueField::committed, this, [this, row, name](const QString& typed) {
            const auto wrong = commitParameter(document_, run_, name, typed);
            row->field()->setError(wrong.value_or(QString()));
            if (!wrong) refreshFields();
        });
        row->pin()->setVisible(true);
        connect(row->pin(), &QToolButton::clicked, this, [this, name](bool on) { document_.setPinned(name, on); });
        connect(&theme_, &Theme::changed, row, [this] { refreshFields(); });
        to->addWidget(row);
        fields_.push_back({name, row});
        return;
    }
    Readout r;
    if (value.is_number())
        r = number(label, std::get<double>(value.source), unit, italic);
    else
        r = plain(label, text(value.formula()));
    r.italic = italic;
    addReadouts(to, [r] { return std::vector<Readout>{r}; });
}

void InspectorPanel::showScene() {
    const model::Model& m = document_.model();
    head_->setTitle(tr("Scene"));
    head_->setDetail(text(m.title));
    if (!m.description.empty()) content_->addWidget(noteLabel(text(m.description), content_->parentWidget()));
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
    auto* settings = addSection(tr("Run"));
    addReadouts(settings->body(), [this] {
        const model::Run& run = document_.model().run;
        const auto h = model::step_size(run);
        const auto end = model::end_time(run);
        std::vector<Readout> rows;
        rows.push_back(plain(tr("Integrator"), integratorName(document_.model())));
        if (h) rows.push_back(number(tr("Step h"), *h, QStringLiteral("s")));
        rows.push_back(number(QStringLiteral("θ"), run.theta, {}, true));
        rows.push_back(run.gamma ? number(QStringLiteral("γ"), *run.gamma, {}, true)
                                 : Readout{QStringLiteral("γ"), tr("by the scheme"), {}, {}, {}, true});
        if (end) rows.push_back(number(tr("End (a mark)"), *end, QStringLiteral("s")));
        const QString solver = run_.solver().isEmpty() ? solverName(run.solver) : run_.solver();
        rows.push_back(plain(tr("Solver"), solver));
        rows.push_back(plain(tr("Tolerance"), QString::number(model::tolerance_of(document_.model()), 'g', 3).replace(QLatin1Char('-'), QChar(0x2212))));
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
    auto* link = new QToolButton(box);
    link->setText(tr("Edit equations"));
    link->setToolButtonStyle(Qt::ToolButtonTextOnly);
    link->setAutoRaise(true);
    link->setCursor(Qt::PointingHandCursor);
    link->setFocusPolicy(Qt::TabFocus);
    link->setToolTip(tr("Change these equations (F9, or a double click in the outline)"));
    const auto tint = [this, link] {
        link->setStyleSheet(QStringLiteral("QToolButton { color: %1; border: none; padding: 2px 0; background: transparent; }"
                                           "QToolButton:hover, QToolButton:focus { text-decoration: underline; }")
                                .arg(theme_.colors().accentText.name()));
    };
    tint();
    connect(&theme_, &Theme::changed, link, tint);
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
    const QString law = newton ? tr("Newton") : friction ? tr("Newton with Coulomb friction") : relay ? tr("Relay, −y ∈ N(λ)")
                      : equality ? (firstOrder || compliant ? tr("Equality, y = 0") : tr("Equality, ẏ = 0"))
                      : contact ? tr("Complementarity, e = 0") : tr("0 ≤ y ⊥ λ ≥ 0");
    addReadouts(content_, [law] { return std::vector<Readout>{plain(tr("Law"), law)}; });
    const model::Value e = newton ? newton->e : friction ? friction->e : model::Value(0.0);
    if (newton || friction) addValue(content_, QStringLiteral("e"), e, {});
    if (friction) {
        addValue(content_, QStringLiteral("μ"), friction->mu, {});
        addValue(content_, QStringLiteral("eₜ"), friction->e_T, {});
    }
    if (newton || friction) content_->addWidget(noteLabel(tr("No hidden threshold: e holds at every speed"), content_->parentWidget()));
    // A name without an index stands for all copies: show the first.
    const std::string object = interaction.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    if (relay) {
        addValue(content_, tr("Lower limit"), relay->lower, {}, false);
        addValue(content_, tr("Upper limit"), relay->upper, {}, false);
    }
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
            graph->add(noteLabel(text(bound.error().message) + QStringLiteral(": ") + text(bound.error().remedy), graph));
            law_.reset();
        }
    }
    if (law_) {
        point_ = new WorkingPoint(theme_, graph);
        graph->add(point_);
    }

    if (contact) showContact(object, e, friction ? component_ - component_ % 2 : component_);
    else showRows(object, rows, !firstOrder && !compliant);
    auto* between = addSection(tr("Between"));
    std::string joined;
    for (const auto& s : interaction.between) joined += (joined.empty() ? "" : ", ") + s;
    addReadouts(between->body(), [joined] { return std::vector<Readout>{plain(tr("Systems"), text(joined))}; });
    showEquation(between->body());
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

void InspectorPanel::showContact(const std::string& object, const model::Value& e, int component) {
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
    addReadouts(last->body(), [this, e] {
        const auto impact = lastImpact(cursor_.time());
        const double nan = std::nan("");
        const double measured = impact && impact->velocity_before != 0.0 ? -impact->velocity_after / impact->velocity_before : nan;
        const QString speed = QStringLiteral("m/s");
        std::vector<Readout> rows;
        rows.push_back(number(tr("e set"), valueNow(e), {}));
        rows.push_back(number(tr("e measured"), measured, {}));
        rows.push_back(number(QStringLiteral("v⁻"), impact ? impact->velocity_before : nan, speed));
        rows.push_back(number(QStringLiteral("v⁺"), impact ? impact->velocity_after : nan, speed));
        rows.push_back(number(tr("Impulse p"), impact ? impact->impulse : nan, QStringLiteral("N s")));
        rows.push_back(number(tr("Energy ΔE"), impact ? impact->energy : nan, QStringLiteral("J")));
        rows.push_back(number(tr("Time"), impact ? impact->time : nan, QStringLiteral("s")));
        return rows;
    });
}

// Rows whose single parameters can be typed.
void InspectorPanel::showMatrices(const model::LagrangianLinear& kind, const std::string& object) {
    const std::size_t n = kind.q.size();
    const auto matrix = [&](const QString& symbol, const model::ValueMatrix& values, const QString& unit) {
        if (values.empty()) return;
        if (n == 1) return addValue(content_, symbol, values[0][0], unit);
        std::size_t filled = 0;
        for (const auto& r : values)
            for (const auto& v : r) filled += !(v.is_number() && std::get<double>(v.source) == 0.0);
        if (n > kMostShownMatrix) {
            const QString size = tr("%1 × %1, %2 not zero").arg(n).arg(filled);
            addReadouts(content_, [symbol, size] { return std::vector<Readout>{plain(symbol, size)}; });
            return;
        }
        for (std::size_t r = 0; r < values.size(); ++r) {
            QString line;
            for (std::size_t k = 0; k < values[r].size(); ++k)
                line += (k ? QStringLiteral("   ") : QString()) +
                        (values[r][k].is_number() ? plainNumber(std::get<double>(values[r][k].source), 4) : text(values[r][k].formula()));
            addReadouts(content_, [symbol, line, r, unit] {
                return std::vector<Readout>{{r == 0 ? symbol : QString(), line, {}, {}, {}, true}};
            });
        }
    };
    // Units of a translation; a rotation's author knows better, so nothing is claimed beyond one coordinate in metres.
    const auto position = index_.recording() ? index_.find(object + ".q[0]") : std::nullopt;
    const bool metres = n == 1 && position && index_.recording()->catalogue()[*position].unit == "m";
    matrix(QStringLiteral("M"), kind.M, metres ? QStringLiteral("kg") : QString());
    matrix(QStringLiteral("C"), kind.C, metres ? QStringLiteral("N s/m") : QString());
    matrix(QStringLiteral("K"), kind.K, metres ? QStringLiteral("N/m") : QString());
}

void InspectorPanel::showSystem(const model::System& system, const std::string& name) {
    const bool firstOrder = model::is_first_order(system.kind);
    head_->setTitle(tr("System"));
    head_->setDetail(named(name, system.repeat ? std::string() : system.label));
    const std::string object = system.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    const QString kind = std::visit(
        [](const auto& k) {
            using K = std::decay_t<decltype(k)>;
            if constexpr (std::is_same_v<K, model::LagrangianLinear>) return tr("Lagrangian, linear");
            else if constexpr (std::is_same_v<K, model::LagrangianDiagonal>) return tr("Lagrangian, diagonal");
            else if constexpr (std::is_same_v<K, model::LagrangianNonlinear>) return tr("Lagrangian, nonlinear");
            else if constexpr (std::is_same_v<K, model::FirstOrderLinear>) return tr("first order, linear");
            else return tr("first order, nonlinear");
        },
        system.kind);
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
    addReadouts(content_, [kind, n] {
        return std::vector<Readout>{plain(tr("Kind"), kind), plain(tr("Size"), groupedInteger(static_cast<qint64>(n)))};
    });
    showEquation(content_);
    if (const auto* linear = std::get_if<model::LagrangianLinear>(&system.kind)) showMatrices(*linear, object);
    auto* state = addSection(tr("State"));
    addReadouts(state->body(), [this, object, n, firstOrder] {
        std::vector<Readout> rows;
        for (const char* symbol : firstOrder ? std::vector<const char*>{"x"} : std::vector<const char*>{"q", "v"})
            for (std::size_t i = 0; i < std::min(n, kMostRows); ++i)
                rows.push_back(signal(indexed(QLatin1String(symbol), i, n), object + "." + symbol + "[" + std::to_string(i) + "]", true));
        return rows;
    });
    if (n > kMostRows) state->add(noteLabel(tr("The first %1 of %2 coordinates").arg(kMostRows).arg(n), state));
    auto* initial = addSection(tr("Initial state"));
    const auto values = [&](const char* symbol, const model::ValueVector& list) {
        for (std::size_t i = 0; i < std::min<std::size_t>(list.size(), 8); ++i)
            addValue(initial->body(), indexed(QLatin1String(symbol), i, list.size()), list[i], {});
    };
    std::visit(
        [&](const auto& k) {
            if constexpr (requires { k.x; }) {
                values("x", k.x);
            } else if constexpr (requires { k.size; }) {
                values("q", {k.q});
                values("v", {k.v});
            } else {
                values("q", k.q);
                values("v", k.v);
            }
        },
        system.kind);
}

// --- rigid bodies ---------------------------------------------------------------------------------------------------

const simulation::BodyScene* InspectorPanel::bodies() {
    std::vector<double> now;
    if (const auto frame = run_.frame(); frame && !frame->parameters.empty()) now = frame->parameters;
    else
        for (const ParameterInfo& info : infos_) now.push_back(info.value);
    if (bodies_ && now == bodyParameters_) return &*bodies_;
    bodyParameters_ = now;
    bodies_.reset();
    if (document_.model().bodies.empty() || now.size() != document_.model().parameters.size()) return nullptr;
    if (auto made = simulation::body_scene(document_.model(), now)) bodies_.emplace(std::move(*made));
    return bodies_ ? &*bodies_ : nullptr;
}

void InspectorPanel::showPairs(const std::vector<std::string>& own) {
    auto* section = addSection(tr("What applies to its pairs"));
    addReadouts(section->body(), [this, own] {
        const simulation::BodyScene* scene = bodies();
        std::vector<Readout> rows;
        if (!scene) return rows;
        const auto& materials = document_.model().materials;
        const std::size_t n = scene->input.materials;
        const auto nameOf = [&](std::size_t k) { return k == 0 || k > materials.size() ? tr("no material") : text(materials[k - 1].name); };
        std::vector<bool> used(n, false);
        for (const rigid::PartInput& part : scene->input.parts) used[part.material] = true;
        for (std::size_t a = 0; a < n; ++a) {
            if (std::find(own.begin(), own.end(), a == 0 ? std::string() : materials[a - 1].name) == own.end()) continue;
            for (std::size_t b = 0; b < n; ++b) {
                if (!used[b] && b != a) continue;
                const rigid::Law& law = scene->input.laws[a * n + b];
                const QString pair = QStringLiteral("%1 – %2").arg(nameOf(a), nameOf(b));
                rows.push_back({pair, QStringLiteral("e %1, μ %2").arg(plainNumber(law.e), plainNumber(law.mu)), {},
                                QStringLiteral("e %1, μ %2").arg(exactText(law.e), exactText(law.mu)), {}, false});
                if (law.e_T != 0.0) rows.push_back(number(QStringLiteral("    eₜ"), law.e_T, {}));
                if (law.mu_rolling != 0.0) rows.push_back(number(tr("    rolling"), law.mu_rolling, QStringLiteral("m")));
                if (law.mu_spinning != 0.0) rows.push_back(number(tr("    spinning"), law.mu_spinning, QStringLiteral("m")));
            }
        }
        return rows;
    });
    section->add(noteLabel(tr("No hidden threshold: e holds at every speed"), section));
}

void InspectorPanel::showBody(const model::Body& body, const std::string& name) {
    head_->setTitle(tr("Body"));
    head_->setDetail(named(name, body.repeat ? std::string() : body.label));
    // A name without an index stands for all copies: show the first.
    const std::string object = body.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    const bool planar = document_.model().world.planar, fixed = body.fixed;
    const bool typed = body.mass && soleParameter(document_.model(), *body.mass);
    if (typed) addValue(content_, tr("Mass m"), *body.mass, QStringLiteral("kg"));
    const std::string material = body.material;
    addReadouts(content_, [this, object, planar, fixed, typed, material] {
        std::vector<Readout> rows;
        const simulation::BodyScene* scene = bodies();
        const auto& names = scene ? scene->names.bodies : std::vector<std::string>();
        const auto found = std::find(names.begin(), names.end(), object);
        if (fixed) rows.push_back(plain(tr("Motion"), tr("fixed")));
        if (found != names.end() && !fixed) {
            const rigid::BodyInput& input = scene->input.bodies[static_cast<std::size_t>(found - names.begin())];
            if (!typed) rows.push_back(number(tr("Mass"), input.mass, QStringLiteral("kg")));
            if (planar) {
                rows.push_back(number(tr("Inertia"), input.inertia(2, 2), QStringLiteral("kg m^2")));
            } else {
                const Eigen::SelfAdjointEigenSolver<rigid::Matrix3> axes(input.inertia, Eigen::EigenvaluesOnly);
                const char* labels[] = {"I₁", "I₂", "I₃"}; // principal
                for (int k = 0; k < 3; ++k) rows.push_back(number(QString::fromUtf8(labels[k]), axes.eigenvalues()[k], QStringLiteral("kg m^2"), true));
            }
        }
        if (!material.empty()) rows.push_back(plain(tr("Material"), text(material)));
        return rows;
    });
    auto* state = addSection(tr("Now"));
    addReadouts(state->body(), [this, object, planar] {
        std::vector<Readout> rows;
        const auto at = [&](const char* column, int i) { return object + column + "[" + std::to_string(i) + "]"; };
        const auto row = index_.rowAt(cursor_.time());
        const auto value = [&](const char* column, int i) { return row ? index_.value(at(column, i), *row) : std::nan(""); };
        const char* axes[] = {"x", "y", "z"};
        for (int i = 0; i < (planar ? 2 : 3); ++i) rows.push_back(number(QLatin1String(axes[i]), value(".q", i), QStringLiteral("m"), true));
        if (planar) {
            rows.push_back(number(tr("Angle"), value(".q", 2), QStringLiteral("rad")));
        } else {
            const double w = value(".q", 3), v = std::hypot(value(".q", 4), value(".q", 5), value(".q", 6));
            rows.push_back(number(tr("Turned by"), 2.0 * std::atan2(v, std::abs(w)), QStringLiteral("rad")));
        }
        const char* velocities[] = {"vx", "vy", "vz"};
        for (int i = 0; i < (planar ? 2 : 3); ++i) rows.push_back(number(QLatin1String(velocities[i]), value(".v", i), QStringLiteral("m/s"), true));
        if (planar) rows.push_back(number(QStringLiteral("ω"), value(".v", 2), QStringLiteral("rad/s"), true));
        else
            for (int i = 0; i < 3; ++i) rows.push_back(number(QStringLiteral("Ω%1").arg(QLatin1String(axes[i])), value(".v", 3 + i), QStringLiteral("rad/s"), true));
        return rows;
    });
    if (!planar) state->add(noteLabel(tr("Centre of mass and velocity in world axes, spin Ω in body axes"), state));
    if (!fixed) {
        auto* contacts = addSection(tr("Contacts"));
        addReadouts(contacts->body(), [this, object] {
            const auto frame = run_.frame();
            const simulation::BodyScene* scene = bodies();
            std::vector<Readout> rows;
            if (!frame || !cursor_.following() || !scene) return std::vector<Readout>{plain(tr("Points"), QStringLiteral("–"))};
            const auto& names = scene->names.bodies;
            const auto self = static_cast<std::size_t>(std::find(names.begin(), names.end(), object) - names.begin());
            qint64 points = 0, closed = 0;
            double sum = 0.0;
            for (const FrameContact& c : frame->contact_points) {
                if (c.body_a != self && c.body_b != self) continue;
                ++points;
                const double p = c.percussion[0] * c.normal[0] + c.percussion[1] * c.normal[1] + c.percussion[2] * c.normal[2];
                closed += p > 0.0 ? 1 : 0;
                sum += p;
            }
            rows.push_back(plain(tr("Points"), tr("%1 of %2 closed").arg(groupedInteger(closed), groupedInteger(points))));
            rows.push_back(number(tr("Normal p"), sum, QStringLiteral("N s")));
            if (self < frame->asleep.size() && frame->asleep[self] != 0) rows.push_back(plain(tr("State"), tr("asleep")));
            return rows;
        });
    }
    std::vector<std::string> own;
    for (const model::BodyShape& shape : body.shapes) {
        const std::string used = std::visit([&](const auto& s) { return s.where.material.empty() ? body.material : s.where.material; }, shape);
        if (std::find(own.begin(), own.end(), used) == own.end()) own.push_back(used);
    }
    showPairs(own);
    auto* initial = addSection(tr("At the start"));
    const auto values = [&](const QStringList& labels, const model::ValueVector& list, const QString& unit) {
        for (int i = 0; i < labels.size() && static_cast<std::size_t>(i) < list.size(); ++i)
            addValue(initial->body(), labels[i], list[static_cast<std::size_t>(i)], unit);
    };
    values({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}, body.position, QStringLiteral("m"));
    values({QStringLiteral("vx"), QStringLiteral("vy"), QStringLiteral("vz")}, body.velocity, QStringLiteral("m/s"));
    if (planar) values({QStringLiteral("ω")}, body.spin, QStringLiteral("rad/s"));
    else values({QStringLiteral("Ωx"), QStringLiteral("Ωy"), QStringLiteral("Ωz")}, body.spin, QStringLiteral("rad/s"));
    if (body.position.empty() && body.velocity.empty() && body.spin.empty()) initial->add(noteLabel(tr("At the origin, at rest"), initial));
}

void InspectorPanel::showJoint(const model::Joint& joint, const std::string& name) {
    head_->setTitle(tr("Joint"));
    head_->setDetail(named(name, joint.repeat ? std::string() : joint.label));
    const std::string object = joint.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    const bool planar = document_.model().world.planar;
    const std::size_t held = model::joint_equalities(joint, planar), free = model::joint_coordinates(joint);
    const QString kind = text(std::string(model::word_of(joint.kind)));
    QStringList between;
    for (const std::string& body : joint.between) between << text(body);
    if (between.size() == 1) between << tr("world");
    const QString joined = between.join(QStringLiteral(", "));
    addReadouts(content_, [kind, joined, held] {
        return std::vector<Readout>{plain(tr("Kind"), kind), plain(tr("Bodies"), joined), plain(tr("Directions held"), QString::number(held))};
    });
    // Which coordinates are lengths: by the kind of joint.
    const auto isAngle = [kind = joint.kind](std::size_t i) {
        switch (kind) {
        case model::JointKind::revolute: return true;
        case model::JointKind::cylindrical: return i == 1;
        default: return false;
        }
    };
    if (free > 0) {
        auto* state = addSection(tr("Coordinate"));
        addReadouts(state->body(), [this, object, held, free, isAngle] {
            const auto row = index_.rowAt(cursor_.time());
            std::vector<Readout> rows;
            for (std::size_t i = 0; i < free; ++i) {
                const std::string at = "[" + std::to_string(held + i) + "]";
                const auto value = [&](const char* column) { return row ? index_.value(object + column + at, *row) : std::nan(""); };
                const bool angle = isAngle(i);
                rows.push_back(number(angle ? tr("Angle") : tr("Displacement"), value(".y"), angle ? QStringLiteral("rad") : QStringLiteral("m")));
                rows.push_back(number(tr("Rate"), value(".ydot"), angle ? QStringLiteral("rad/s") : QStringLiteral("m/s")));
                rows.push_back(number(tr("Percussion"), value(".lambda"), angle ? QStringLiteral("N m s") : QStringLiteral("N s")));
            }
            return rows;
        });
        for (std::size_t i = 0; i < joint.coordinates.size(); ++i) {
            const model::JointCoordinate& c = joint.coordinates[i];
            const QString unit = isAngle(i) ? QStringLiteral("rad") : QStringLiteral("m");
            if (c.limits.size() == 2) {
                addValue(state->body(), tr("Lower limit"), c.limits[0], unit, false);
                addValue(state->body(), tr("Upper limit"), c.limits[1], unit, false);
            }
            const auto present = [](const model::Value& v) { return !v.is_number() || std::get<double>(v.source) != 0.0; };
            if (present(c.friction)) addValue(state->body(), tr("Friction"), c.friction, isAngle(i) ? QStringLiteral("N m") : QStringLiteral("N"), false);
            if (present(c.stiffness)) addValue(state->body(), tr("Stiffness"), c.stiffness, isAngle(i) ? QStringLiteral("N m/rad") : QStringLiteral("N/m"), false);
            if (present(c.damping)) addValue(state->body(), tr("Damping"), c.damping, isAngle(i) ? QStringLiteral("N m s/rad") : QStringLiteral("N s/m"), false);
            if (c.drive != model::DriveKind::none) {
                const Readout drive = plain(tr("Drive"), text(c.value.formula()));
                addReadouts(state->body(), [drive] { return std::vector<Readout>{drive}; });
            }
        }
    }
    if (held > 0) {
        auto* rows = addSection(tr("What it holds"));
        addReadouts(rows->body(), [this, object, held] {
            const auto row = index_.rowAt(cursor_.time());
            std::vector<Readout> list;
            double worst = row ? 0.0 : std::nan("");
            for (std::size_t i = 0; i < held && row; ++i)
                worst = std::max(worst, std::abs(index_.value(object + ".y[" + std::to_string(i) + "]", *row)));
            list.push_back(number(tr("Largest drift"), worst, {}));
            for (std::size_t i = 0; i < held; ++i)
                list.push_back(number(indexed(QStringLiteral("p"), i, held), row ? index_.value(object + ".lambda[" + std::to_string(i) + "]", *row) : std::nan(""), {}, true));
            return list;
        });
        rows->add(noteLabel(tr("Percussions of the step: N s along directions, N m s about axes"), rows));
    }
}

void InspectorPanel::showMaterial(const model::Material& material) {
    head_->setTitle(tr("Material"));
    head_->setDetail(text(material.name));
    addValue(content_, tr("Density"), material.density, document_.model().world.planar ? QStringLiteral("kg/m^2") : QStringLiteral("kg/m^3"), false);
    if (!material.colour.empty()) {
        Readout colour = plain(tr("Colour"), text(material.colour));
        colour.swatch = QColor(text(material.colour));
        addReadouts(content_, [colour] { return std::vector<Readout>{colour}; });
    }
    showPairs({material.name});
}

void InspectorPanel::showContactLaw(const model::ContactLaw& law) {
    head_->setTitle(tr("Contact law"));
    head_->setDetail(named(law.name, law.label));
    const QString pair = law.between.size() == 2 ? QStringLiteral("%1 – %2").arg(text(law.between[0]), text(law.between[1])) : tr("every pair without a law of its own");
    addReadouts(content_, [pair] { return std::vector<Readout>{plain(tr("Between"), pair)}; });
    addValue(content_, QStringLiteral("e"), law.e, {});
    addValue(content_, QStringLiteral("μ"), law.mu, {});
    addValue(content_, QStringLiteral("eₜ"), law.e_T, {});
    addValue(content_, tr("Rolling μ"), law.mu_rolling, QStringLiteral("m"), false);
    addValue(content_, tr("Spinning μ"), law.mu_spinning, QStringLiteral("m"), false);
    content_->addWidget(noteLabel(tr("No hidden threshold: e holds at every speed"), content_->parentWidget()));
}

void InspectorPanel::showDrive(const model::Drive& drive) {
    head_->setTitle(tr("Drive"));
    head_->setDetail(named(drive.name, drive.label));
    addValue(content_, tr("Rate"), drive.rate, QStringLiteral("rad/s"), false);
    addValue(content_, tr("Start"), drive.start, QStringLiteral("rad"), false);
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
    content_->addWidget(noteLabel(QStringLiteral("%1 = %2").arg(text(expression.name), text(expression.formula.formula())), content_->parentWidget()));
    const std::string name = expression.name;
    addReadouts(content_, [this, name] {
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
    std::vector<Readout> rows;
    if (!shape.object.empty()) rows.push_back(plain(tr("Stands for"), text(shape.object)));
    const char* axes[] = {"x", "y", "z"};
    for (std::size_t i = 0; i < shape.position.size() && i < 3; ++i)
        rows.push_back({QLatin1String(axes[i]), text(shape.position[i].formula()), {}, {}, {}, true});
    if (!(shape.angle == model::Formula())) rows.push_back(plain(tr("Angle"), text(shape.angle.formula())));
    for (std::size_t i = 0; i < shape.size.size(); ++i)
        rows.push_back(plain(shape.size.size() == 1 ? tr("Size") : tr("Size %1").arg(i + 1), text(shape.size[i].formula())));
    addReadouts(content_, [rows] { return rows; });
    if (!shape.profile_variable.empty())
        content_->addWidget(noteLabel(tr("Profile: %1").arg(text(shape.profile.formula())), content_->parentWidget()));
    if (rows.empty() && shape.profile_variable.empty())
        content_->addWidget(noteLabel(tr("Scenery without values"), content_->parentWidget()));
    // What moves the shape is part of it: a cam's drive, a body's system.
    const model::Model& m = document_.model();
    for (const auto& d : m.drives)
        if (shape.angle.formula() == d.name) {
            auto* section = addSection(tr("Drive"));
            addValue(section->body(), tr("Rate"), d.rate, QStringLiteral("rad/s"), false);
            const std::string name = d.name;
            addReadouts(section->body(), [this, name] { return std::vector<Readout>{signal(tr("Angle"), name)}; });
        }
}

void InspectorPanel::showPlot(const model::Plot& plot) {
    head_->setTitle(tr("Section"));
    head_->setDetail(text(plot.title.empty() ? plot.name : plot.title));
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

// --- live -----------------------------------------------------------------------------------------------------------

Readout InspectorPanel::signal(const QString& label, const std::string& name, bool italic) const {
    const auto column = index_.find(name);
    const auto row = index_.rowAt(cursor_.time());
    if (!column || !row) return {label, QStringLiteral("–"), {}, {}, {}, italic};
    const Channel& channel = index_.recording()->catalogue()[*column];
    Readout r = number(label, index_.recording()->value(*column, *row), text(channel.unit), italic);
    return r;
}

double InspectorPanel::parameterNow(const std::string& name) const {
    const auto& recording = index_.recording();
    const auto row = index_.rowAt(cursor_.time());
    if (recording && row) {
        const auto& names = recording->parameters();
        const auto it = std::find(names.begin(), names.end(), name);
        const auto values = recording->parameters_at(*row);
        if (it != names.end() && static_cast<std::size_t>(it - names.begin()) < values.size())
            return values[static_cast<std::size_t>(it - names.begin())];
    }
    for (const auto& info : infos_)
        if (info.name == name) return info.value;
    return std::nan("");
}

double InspectorPanel::valueNow(const model::Value& value) const {
    if (value.is_number()) return std::get<double>(value.source);
    if (const auto* p = soleParameter(document_.model(), value)) return parameterNow(p->name);
    return std::nan("");
}

void InspectorPanel::refreshFields() {
    const auto frame = run_.frame();
    for (const Field& f : fields_) {
        const auto info = std::find_if(infos_.begin(), infos_.end(), [&](const auto& i) { return text(i.name) == f.parameter; });
        if (info == infos_.end()) continue;
        const auto index = static_cast<std::size_t>(info - infos_.begin());
        const double si = frame && index < frame->parameters.size() ? frame->parameters[index] : info->value;
        f.row->field()->setValue(text(info->exactText(si)), unitText(text(info->unit)));
        const QColor tint = info->pinned ? theme_.colors().accentText : theme_.colors().secondary;
        if (f.row->pin()->property("tint").value<QColor>() == tint) continue;
        f.row->pin()->setProperty("tint", tint);
        f.row->pin()->setChecked(info->pinned);
        f.row->pin()->setToolTip(info->pinned ? tr("Unpin from Parameters") : tr("Pin as a slider in Parameters"));
        f.row->pin()->setIcon(theme_.icon(QStringLiteral("pin"), tint));
    }
}

void InspectorPanel::takeImpacts() {
    const auto& recording = index_.recording();
    if (!recording || !interaction_) return;
    const std::size_t count = recording->impact_count();
    if (count <= impactsSeen_) return;
    std::size_t i = impactsSeen_;
    for (const Impact& impact : recording->impacts(impactsSeen_)) {
        if (impact.interaction == *interaction_) impacts_.emplace_back(impact.time, i);
        ++i;
    }
    impactsSeen_ = i;
}

std::optional<Impact> InspectorPanel::lastImpact(double time) const {
    const auto after = std::upper_bound(impacts_.begin(), impacts_.end(),
                                        std::pair{time + 0.1 * run_.stepSize(), std::numeric_limits<std::size_t>::max()});
    if (after == impacts_.begin() || !index_.recording()) return std::nullopt;
    return index_.recording()->impact(std::prev(after)->second);
}

void InspectorPanel::tick() {
    const auto recording = run_.recording();
    if (!stale_ && run_.state() != RunState::running) return;
    stale_ = false;
    takeImpacts();
    for (const auto& [list, rows] : live_) list->setRows(rows());
    if (law_ && point_) {
        law_->take();
        point_->setData(WorkingPointData::of(*law_, cursor_.time()));
    }
    refreshFields();
}

} // namespace saltus::ui
