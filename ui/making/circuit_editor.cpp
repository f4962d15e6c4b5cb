// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_editor.h"

#include "core/authoring/circuit.h"
#include "core/authoring/create.h"
#include "core/authoring/made_parts.h"
#include "core/model/edit.h"
#include "ui/document/document.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/making/circuit_drawing.h"
#include "ui/making/circuit_layout.h"
#include "ui/making/circuit_rows.h"
#include "ui/making/circuit_text.h"
#include "ui/making/circuit_views.h"
#include "ui/making/making_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cctype>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

// A node that is called so is the ground without being told.
bool means_ground(std::string node) {
    for (char& c : node) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return node == "0" || node == "gnd" || node == "ground";
}

} // namespace

CircuitEditor::CircuitEditor(Theme& theme, Document& document, QWidget* parent) : QDialog(parent), theme_(theme), document_(document) {
    setWindowTitle(tr("Circuit"));
    setModal(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);
    buildLeft(row);
    buildRight(row);

    const MakingRow bottom(*this, *column,
                           {.also = tr("With &plots of voltages and currents"),
                            .alsoTip = tr("Adds plots and the settings of a run that suit the circuit: a scene that runs"),
                            .applyTip = tr("Write the circuit into the scene and go on here; one step of undo (Alt+A)"),
                            .okTip = tr("Write the circuit into the scene and close (Ctrl+Return)")},
                           [this] { return apply(); });
    scene_ = bottom.also;
    state_ = bottom.state;
    apply_ = bottom.apply;
    ok_ = bottom.ok;
    connect(&document_, &Document::modelChanged, this, &CircuitEditor::showHead);
    connect(&document_, &Document::opened, this, [this] { edit({}); }); // another scene has its own circuits
    resize(QSize(1120_px, 680_px).boundedTo(screen()->availableSize() * 0.95));
    edit({});
}

void CircuitEditor::buildLeft(QHBoxLayout* row) {
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFixedWidth(456_px);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* left = new QWidget(area);
    left->setMaximumWidth(456_px); // nothing to scroll to the side
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    head_ = new QLabel(left);
    head_->setProperty("role", "section");
    column->addWidget(head_);

    preset_ = new QComboBox(left);
    for (const auto& [name, lines] : circuitPresets()) preset_->addItem(name);
    preset_->setPlaceholderText(tr("Begin with a whole circuit…"));
    preset_->setCurrentIndex(-1);
    preset_->setToolTip(tr("A whole circuit to begin with, as long as there is no element"));
    preset_->setAccessibleName(tr("Preset"));
    column->addWidget(preset_);
    connect(preset_, &QComboBox::activated, this, &CircuitEditor::setPreset);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(4);
    for (const Kind kind : kCircuitKinds) {
        auto* button = new QToolButton(left);
        button->setIcon(circuitIcon(theme_, kind));
        button->setIconSize({24_px, 24_px});
        button->setText(circuitKindKey(kind));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setFixedSize(44_px, 46_px);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(circuitKindName(kind));
        button->setToolTip(tr("%1 (%2 in the drawing or at the begin of the line below)").arg(circuitKindName(kind), circuitKindKey(kind)));
        connect(button, &QToolButton::clicked, this, [this, kind] { addKind(kind); });
        connect(&theme_, &Theme::changed, button, [this, button, kind] { button->setIcon(circuitIcon(theme_, kind)); });
        tools->addWidget(button);
    }
    tools->addStretch(1);
    column->addLayout(tools);

    line_ = new QLineEdit(left);
    line_->setPlaceholderText(tr("Add an element: L 10mH a gnd"));
    line_->setAccessibleName(tr("Add an element"));
    line_->setToolTip(tr("Letter, value and two nodes, then Enter: R 1k a b, C 1uF a b 10V (with its initial voltage), D a b, V a 0 10*sin(2*pi*50*t), "
                         "Y a 0 -1 1 L2 (a relay that the current of L2 switches), G a"));
    column->addWidget(line_);
    connect(line_, &QLineEdit::returnPressed, this, &CircuitEditor::addLine);
    lineError_ = new QLabel(left);
    lineError_->setProperty("role", "error");
    lineError_->setWordWrap(true);
    lineError_->setTextFormat(Qt::PlainText);
    lineError_->hide();
    column->addWidget(lineError_);
    connect(line_, &QLineEdit::textEdited, this, [this] { lineError_->hide(); });

    buildTheta(column);

    auto* titles = new QLabel(tr("Elements: name, node +, node −, value, initial value"), left);
    titles->setProperty("role", "small");
    column->addWidget(titles);
    rows_ = new CircuitRows(
        theme_,
        [this](const model::Circuit& circuit) {
            model::Model scene = candidate();
            for (model::Circuit& c : scene.circuits)
                if (c.name == circuit.name) c = circuit;
            return authoring::validate(scene, circuit);
        },
        left);
    column->addWidget(rows_);
    rest_ = new QLabel(left);
    rest_->setProperty("role", "error");
    rest_->setWordWrap(true);
    rest_->setTextFormat(Qt::PlainText);
    rest_->setAccessibleName(tr("What is wrong with the circuit"));
    column->addWidget(rest_);
    column->addStretch(1);
    connect(rows_, &CircuitRows::changed, this, [this] { setCircuit(rows_->circuit()); });
    connect(rows_, &CircuitRows::removeWanted, this, &CircuitEditor::remove, Qt::QueuedConnection);
    area->setWidget(left);
    row->addWidget(area);
}

void CircuitEditor::buildTheta(QVBoxLayout* column) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* name = new QLabel(QStringLiteral("θ"), column->parentWidget());
    row->addWidget(name);
    theta_ = new QLineEdit(column->parentWidget());
    name->setBuddy(theta_);
    theta_->setPlaceholderText(tr("as the run's"));
    theta_->setAccessibleName(tr("θ of the circuit"));
    theta_->setToolTip(tr("Of this circuit alone, from 0 to 1: 1 where its currents settle faster than the step, 1/2 keeps energy; empty: the run's"));
    row->addWidget(theta_, 1);
    column->addLayout(row);
    thetaError_ = new QLabel(tr("θ must lie between 0 and 1"), column->parentWidget());
    thetaError_->setProperty("role", "error");
    thetaError_->hide();
    column->addWidget(thetaError_);
    connect(theta_, &QLineEdit::textEdited, this, &CircuitEditor::takeTheta);
}

// A number, or a formula of parameters.
void CircuitEditor::takeTheta() {
    const QString text = theta_->text().trimmed();
    bool number = false;
    const double value = text.toDouble(&number);
    circuit_.theta.reset();
    if (number) circuit_.theta = value;
    else if (!text.isEmpty()) circuit_.theta = model::Value(text.toStdString());
    refresh();
}

bool CircuitEditor::thetaFits() const {
    const double* value = circuit_.theta ? std::get_if<double>(&circuit_.theta->source) : nullptr;
    return !value || (*value >= 0.0 && *value <= 1.0);
}

void CircuitEditor::buildRight(QHBoxLayout* row) {
    drawing_ = new CircuitDrawing(theme_, this);
    row->addWidget(drawing_, 1);
    connect(rows_, &CircuitRows::selectedChanged, drawing_, &CircuitDrawing::setSelected);
    connect(drawing_, &CircuitDrawing::selectedChanged, rows_, &CircuitRows::setSelected);
    connect(drawing_, &CircuitDrawing::moved, this, [this](int element, double x, double y) {
        placed_ = true;
        circuit_.elements[static_cast<std::size_t>(element)].x = x;
        circuit_.elements[static_cast<std::size_t>(element)].y = y;
        refresh();
    });
    connect(drawing_, &CircuitDrawing::turned, this, [this](int element) {
        placed_ = true;
        int& rotation = circuit_.elements[static_cast<std::size_t>(element)].rotation;
        rotation = (rotation + 90) % 360;
        refresh();
    });
    connect(drawing_, &CircuitDrawing::removed, this, &CircuitEditor::remove);
    connect(drawing_, &CircuitDrawing::wanted, this, &CircuitEditor::addKind);
    connect(drawing_, &CircuitDrawing::joined, this, [this](const QString& node, const QString& into) { join(node.toStdString(), into.toStdString()); });
}

void CircuitEditor::edit(const QString& circuitName) {
    name_ = circuitName;
    model::Circuit next;
    bool found = false;
    for (const model::Circuit& circuit : document_.model().circuits) {
        if (name_.isEmpty() || circuit.name != name_.toStdString()) continue;
        next = circuit;
        found = true;
    }
    if (!found) {
        name_.clear();
        next.name = authoring::TakenNames(document_.model()).take("circuit");
        next.label = tr("Circuit").toStdString();
    }
    placed_ = !circuitIsUnplaced(next);
    fromPreset_ = {};
    line_->clear();
    lineError_->hide();
    theta_->setText(!next.theta ? QString() : next.theta->is_number() ? QString::number(std::get<double>(next.theta->source)) : QString::fromStdString(std::get<std::string>(next.theta->source)));
    drawing_->setSelected(-1);
    setCircuit(std::move(next));
    line_->setFocus();
}

void CircuitEditor::setPreset(int index) {
    if (!offersPresets() || index < 0) return;
    filling_ = true;
    placed_ = false;
    circuit_.elements.clear();
    const QStringList lines = circuitPresets()[static_cast<std::size_t>(index)].second;
    for (const QString& text : lines)
        if (auto element = circuitLine(text, nullptr)) add(std::move(*element));
    fromPreset_ = circuit_;
    filling_ = false;
    refresh();
}

bool CircuitEditor::addLine() {
    QString wrong;
    auto element = circuitLine(line_->text(), &wrong);
    if (!element) {
        lineError_->setText(wrong);
        lineError_->show();
        return false;
    }
    lineError_->hide();
    line_->clear();
    add(std::move(*element));
    return true;
}

void CircuitEditor::add(model::CircuitElement element) {
    model::Circuit next = circuit_;
    const auto append = [&](model::CircuitElement made) {
        if (made.name.empty()) made.name = authoring::free_element_name(document_.model(), next, made.kind);
        next.elements.push_back(std::move(made));
        if (placed_) placeElement(next, next.elements.size() - 1);
    };
    const bool grounded = std::any_of(next.elements.begin(), next.elements.end(), [](const auto& e) { return e.kind == Kind::ground; });
    if (element.kind == Kind::ground && grounded) // asked for again: the node is the ground already
        if (std::any_of(next.elements.begin(), next.elements.end(), [&](const auto& e) { return e.kind == Kind::ground && e.nodes == element.nodes; })) return;
    std::string ground;
    if (element.kind != Kind::ground && !grounded)
        for (const std::string& node : element.nodes)
            if (means_ground(node)) ground = node;
    append(std::move(element));
    if (!ground.empty()) {
        model::CircuitElement made;
        made.kind = Kind::ground;
        made.nodes = {ground};
        append(std::move(made));
    }
    setCircuit(std::move(next));
}

void CircuitEditor::addKind(Kind kind) {
    model::CircuitElement made;
    made.kind = kind;
    made.value = circuitUsualValue(kind);
    if (kind == Kind::relay) {
        made.lower = "-1 V";
        made.upper = "1 V";
    }
    // It goes on where the last one ended.
    std::vector<std::string> nodes;
    std::string last;
    for (const auto& e : circuit_.elements)
        for (const std::string& node : e.nodes) {
            nodes.push_back(node);
            if (e.kind != Kind::ground) last = node;
        }
    const auto fresh = [&] {
        for (char letter = 'a'; letter <= 'z'; ++letter)
            if (std::find(nodes.begin(), nodes.end(), std::string(1, letter)) == nodes.end()) {
                nodes.emplace_back(1, letter);
                return nodes.back();
            }
        for (int i = 1;; ++i)
            if (std::find(nodes.begin(), nodes.end(), "n" + std::to_string(i)) == nodes.end()) return "n" + std::to_string(i);
    };
    made.nodes.push_back(last.empty() ? fresh() : last);
    if (kind != Kind::ground) made.nodes.push_back(fresh());
    const std::size_t before = circuit_.elements.size();
    add(std::move(made));
    if (circuit_.elements.size() == before) return;
    drawing_->setSelected(static_cast<int>(before));
    rows_->setSelected(static_cast<int>(before));
    if (drawing_->hasFocus()) return;
    QLineEdit* field = rows_->nodeField(before, 0);
    field->setFocus();
    field->selectAll();
}

void CircuitEditor::remove(int element) {
    if (element < 0 || element >= static_cast<int>(circuit_.elements.size())) return;
    model::Circuit next = circuit_;
    next.elements.erase(next.elements.begin() + element);
    const bool drawing = drawing_->hasFocus();
    drawing_->setSelected(-1);
    rows_->setSelected(-1);
    setCircuit(std::move(next));
    if (drawing) return;
    if (rows_->count() > 0) rows_->nameField(std::min(static_cast<std::size_t>(element), rows_->count() - 1))->setFocus();
    else line_->setFocus();
}

void CircuitEditor::join(const std::string& node, const std::string& into) {
    model::Circuit next = circuit_;
    for (auto& e : next.elements)
        for (std::string& n : e.nodes)
            if (n == node) n = into;
    placed_ = true; // the drawing stays as it is but for the wire
    setCircuit(std::move(next));
}

void CircuitEditor::setCircuit(model::Circuit circuit) {
    circuit_ = std::move(circuit);
    if (!placed_) placeCircuit(circuit_);
    refresh();
}

model::Model CircuitEditor::candidate() const {
    model::Model next = document_.model();
    const auto at = std::find_if(next.circuits.begin(), next.circuits.end(), [&](const auto& c) { return c.name == circuit_.name; });
    if (at != next.circuits.end()) *at = circuit_;
    else next.circuits.push_back(circuit_);
    return next;
}

void CircuitEditor::refresh() {
    const Errors errors = authoring::validate(candidate(), circuit_);
    valid_ = errors.empty() && thetaFits();
    thetaError_->setVisible(!thetaFits());
    const bool empty = circuit_.elements.empty();
    const Errors rest = rows_->setCircuit(circuit_, errors);
    QStringList lines;
    for (const Error& error : rest) lines += errorText(error);
    rest_->setText(lines.join(QLatin1Char('\n')));
    rest_->setVisible(!lines.isEmpty() && !empty); // nothing is wrong before anything is there
    drawing_->setCircuit(circuit_);
    if (empty && !filling_) preset_->setCurrentIndex(-1);
    apply_->setEnabled(valid_);
    ok_->setEnabled(valid_);
    state_->setText(valid_ || empty ? QString() : tr("Mend what is marked first"));
    showHead();
}

// Another one takes the place of one that nobody has touched: the arrow keys go through all of them.
bool CircuitEditor::offersPresets() const { return name_.isEmpty() && (filling_ || circuit_.elements.empty() || circuit_ == fromPreset_); }

bool CircuitEditor::canMakeScene() const {
    return name_.isEmpty() && document_.isBlank() && document_.model().circuits.empty() && document_.model().views.plots.empty();
}

void CircuitEditor::showHead() {
    head_->setText(name_.isEmpty() ? tr("New circuit") : tr("Circuit %1").arg(name_));
    scene_->setVisible(canMakeScene());
    preset_->setVisible(offersPresets());
}

bool CircuitEditor::apply() {
    // What is being typed counts.
    if (!line_->text().trimmed().isEmpty() && !addLine()) return false;
    if (QWidget* focus = focusWidget(); focus && rows_->isAncestorOf(focus)) {
        focus->clearFocus();
        if (!(rows_->circuit() == circuit_)) setCircuit(rows_->circuit());
        focus->setFocus();
    }
    if (!valid_ || !document_.isOpen()) return false;
    const model::Model& now = document_.model();
    model::Model next = candidate();
    authoring::make_parts(next); // what is wrong elsewhere stays as it is
    if (canMakeScene() && scene_->isChecked()) {
        showCircuit(next, circuit_);
        if (next.title.empty()) next.title = tr("Circuit").toStdString();
    }
    model::Edit edit = model::difference(now, next);
    const bool fresh = name_.isEmpty();
    name_ = QString::fromStdString(circuit_.name);
    if (!edit.empty()) document_.edit(std::move(edit), fresh ? tr("New circuit %1").arg(name_) : tr("Circuit %1").arg(name_));
    showHead();
    emit applied(name_);
    return true;
}

} // namespace saltus::ui

#include "moc_circuit_editor.cpp"
