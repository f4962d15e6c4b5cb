// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/circuit_rows.h"

#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/making/circuit_drawing.h"
#include "ui/making/circuit_text.h"
#include "ui/making/field_unit.h"
#include "ui/making/mending.h"
#include "ui/panels/panel_kit.h"

#include <QApplication>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QStringListModel>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace saltus::ui {

namespace {

using Kind = model::CircuitElementKind;

// Not while someone types in it.
void show_text(QLineEdit* field, const std::string& text) {
    const QString shown = QString::fromStdString(text);
    if (field->text() == shown || (field->hasFocus() && field->isModified())) return;
    field->setText(shown);
    field->setModified(false);
}

void mark(QLineEdit* field, bool wrong, const QString& reason) {
    if (field->property("invalid").toBool() == wrong && field->accessibleDescription() == reason) return;
    field->setProperty("invalid", wrong);
    field->setAccessibleDescription(reason);
    field->style()->unpolish(field);
    field->style()->polish(field);
}

} // namespace

CircuitRows::CircuitRows(Theme& theme, std::function<Errors(const model::Circuit&)> check, QWidget* parent)
    : QWidget(parent), theme_(theme), check_(std::move(check)), nodes_(new QStringListModel(this)) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    auto* remove = new QShortcut(Qt::ALT | Qt::Key_Delete, this);
    remove->setContext(Qt::WidgetWithChildrenShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        if (selected_ >= 0) emit removeWanted(selected_);
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (now && rows_[i].box->isAncestorOf(now) && selected_ != static_cast<int>(i)) {
                selected_ = static_cast<int>(i);
                emit selectedChanged(selected_);
            }
    });
    connect(&theme, &Theme::changed, this, [this] {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i].icon->setPixmap(circuitIcon(theme_, built_[i]).pixmap(20));
    });
}

void CircuitRows::setSelected(int row) { selected_ = row; }

QString CircuitRows::errorOf(std::size_t row) const { return rows_[row].error->isHidden() ? QString() : rows_[row].error->text(); }

Errors CircuitRows::setCircuit(const model::Circuit& circuit, const Errors& errors) {
    circuit_ = circuit;
    if (errors.empty()) good_ = circuit;
    QStringList nodes;
    std::vector<Kind> kinds;
    for (const auto& e : circuit_.elements) {
        kinds.push_back(e.kind);
        for (const std::string& node : e.nodes)
            if (!node.empty() && !nodes.contains(QString::fromStdString(node))) nodes += QString::fromStdString(node);
    }
    nodes.sort();
    if (nodes != nodes_->stringList()) nodes_->setStringList(nodes);
    if (kinds != built_) build();
    Errors rest;
    fill(errors, rest);
    return rest;
}

void CircuitRows::build() {
    // Rows of the same kinds at the begin stay: adding one at the end keeps the focus of the others.
    std::size_t same = 0;
    while (same < built_.size() && same < circuit_.elements.size() && built_[same] == circuit_.elements[same].kind) ++same;
    while (rows_.size() > same) {
        rows_.back().box->hide();
        rows_.back().box->deleteLater();
        rows_.pop_back();
        built_.pop_back();
    }
    for (std::size_t i = same; i < circuit_.elements.size(); ++i) {
        buildRow(i);
        built_.push_back(circuit_.elements[i].kind);
    }
}

void CircuitRows::buildRow(std::size_t i) {
    const Kind kind = circuit_.elements[i].kind;
    const QString keys = tr("Alt+Delete removes the element");
    Row row;
    row.box = new QWidget(this);
    auto* grid = new QGridLayout(row.box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(2);
    row.icon = new QLabel(row.box);
    row.icon->setPixmap(circuitIcon(theme_, kind).pixmap(20));
    row.icon->setToolTip(circuitKindName(kind));
    row.icon->setFixedSize(22_px, 24_px);
    grid->addWidget(row.icon, 0, 0, Qt::AlignTop);
    const auto line = [&](const QString& name, const QString& tip, int width, int column) {
        auto* field = new QLineEdit(row.box);
        field->setAccessibleName(name);
        field->setToolTip(tip);
        field->setFixedWidth(scaledLength(width));
        grid->addWidget(field, 0, column, Qt::AlignTop);
        return field;
    };
    // The rows may be built anew by what a field says: that waits until the field has done.
    const auto say = [this](auto change) {
        change();
        QTimer::singleShot(0, this, &CircuitRows::changed);
    };
    row.name = line(tr("Name of element %1").arg(i + 1), tr("Name of the element: its voltage is v_NAME, its current i_NAME. %1").arg(keys), 58, 1);
    connect(row.name, &QLineEdit::editingFinished, this, [this, i, say, field = row.name] {
        const std::string text = field->text().trimmed().toStdString();
        field->setModified(false);
        if (i >= circuit_.elements.size() || text == circuit_.elements[i].name) return;
        say([&] { circuit_.elements[i].name = text; });
    });
    for (std::size_t k = 0; k < (kind == Kind::ground ? 1u : 2u); ++k) {
        row.node[k] = line(k == 0 ? tr("First node of element %1").arg(i + 1) : tr("Second node of element %1").arg(i + 1),
                           kind == Kind::ground ? tr("The node whose voltage is 0")
                           : k == 0             ? tr("Node +: of a diode its anode. The same name joins ends. %1").arg(keys)
                                                : tr("Node −: of a diode its cathode. The same name joins ends. %1").arg(keys),
                           50, 2 + static_cast<int>(k));
        auto* completer = new QCompleter(nodes_, row.node[k]);
        completer->setCaseSensitivity(Qt::CaseSensitive);
        completer->setCompletionMode(QCompleter::PopupCompletion);
        row.node[k]->setCompleter(completer);
        connect(row.node[k], &QLineEdit::editingFinished, this, [this, i, k, say, field = row.node[k]] {
            const std::string text = field->text().trimmed().toStdString();
            field->setModified(false);
            if (i >= circuit_.elements.size() || k >= circuit_.elements[i].nodes.size() || text == circuit_.elements[i].nodes[k]) return;
            say([&] { circuit_.elements[i].nodes[k] = text; });
        });
    }
    const auto value = [&](const QString& name, const QString& tip, int column, const QString& unit, model::Value model::CircuitElement::*member) {
        auto* field = new ValueField(theme_, row.box);
        field->edit()->setAccessibleName(name);
        field->edit()->setToolTip(tip);
        field->edit()->setMinimumWidth(60_px);
        grid->addWidget(field, 0, column, Qt::AlignTop);
        connect(field, &ValueField::committed, this, [this, i, member, unit, say, field](const QString& text) {
            if (i >= circuit_.elements.size()) return;
            model::Value& now = circuit_.elements[i].*member;
            const model::Value next = circuitTypedValue(text, unitOf(field), unit);
            if (next == now) return;
            say([&] { now = next; });
        });
        return field;
    };
    using E = model::CircuitElement;
    const QString unit = circuitUnit(kind), initial = circuitInitialUnit(kind);
    if (kind == Kind::relay) {
        row.value = value(tr("Lower voltage of element %1").arg(i + 1), tr("Voltage of the relay where its control is positive"), 4, unit, &E::lower);
        row.initial = value(tr("Upper voltage of element %1").arg(i + 1), tr("Voltage of the relay where its control is negative"), 5, unit, &E::upper);
        row.control = line(tr("Control of element %1").arg(i + 1), tr("The element whose current switches the relay; empty: its own, which it opposes"), 50, 6);
        row.control->setPlaceholderText(tr("own"));
        connect(row.control, &QLineEdit::editingFinished, this, [this, i, say, field = row.control] {
            const std::string text = field->text().trimmed().toStdString();
            field->setModified(false);
            if (i >= circuit_.elements.size() || text == circuit_.elements[i].control) return;
            say([&] { circuit_.elements[i].control = text; });
        });
    } else if (kind != Kind::ground) {
        const QString tip = kind == Kind::diode ? tr("Forward voltage; 0 of an ideal diode")
                            : kind == Kind::voltage_source || kind == Kind::current_source
                                ? tr("A number with its unit, or a formula of the time t: 10*sin(2*pi*50*t)")
                                : tr("A number with its unit, a parameter, or a formula of parameters: 1k means 1 kOhm");
        row.value = value(tr("Value of element %1").arg(i + 1), tip, 4, unit, &E::value);
        if (!initial.isEmpty())
            row.initial = value(tr("Initial value of element %1").arg(i + 1), kind == Kind::capacitor ? tr("Voltage at the start") : tr("Current at the start"), 5, initial, &E::initial);
    }
    grid->setColumnStretch(4, 3);
    grid->setColumnStretch(5, 2);
    if (!row.initial && row.value) { // one long field
        grid->removeWidget(row.value);
        grid->addWidget(row.value, 0, 4, 1, 2, Qt::AlignTop);
    }
    auto* remove = iconButton(theme_, QStringLiteral("close"), tr("Remove the element (Alt+Delete)"), row.box);
    connect(remove, &QToolButton::clicked, this, [this, i] { emit removeWanted(static_cast<int>(i)); });
    grid->addWidget(remove, 0, 7, Qt::AlignTop);
    row.error = new QLabel(row.box);
    row.error->setProperty("role", "error");
    row.error->setWordWrap(true);
    row.error->setTextFormat(Qt::PlainText);
    row.error->hide();
    grid->addWidget(row.error, 1, 1, 1, 7);
    column_->addWidget(row.box);
    rows_.push_back(row);
}

void CircuitRows::mend(std::size_t row, const Error& error) {
    using E = model::CircuitElement;
    const std::string key = error.place.object.substr(error.place.object.find_last_of('.') + 1);
    model::Value E::*member = key == "value" ? &E::value : key == "initial" ? &E::initial : key == "lower" ? &E::lower : key == "upper" ? &E::upper : nullptr;
    if (!member) return hideMending(rows_[row].box);
    const E& now = circuit_.elements[row];
    // Of an element that was never right, a usual value.
    QString before = QString::fromStdString((key == "value" ? circuitUsualValue(now.kind) : model::Value(0.0)).formula());
    for (const E& e : good_.elements)
        if (e.name == now.name && e.kind == now.kind) before = QString::fromStdString((e.*member).formula());
    const auto with = [this, row, member](const std::string& text) {
        model::Circuit next = circuit_;
        next.elements[row].*member = text;
        return next;
    };
    const auto fits = [&](const std::string& text) {
        for (const Error& e : check_(with(text)))
            if (e.place.object == error.place.object) return false;
        return true;
    };
    const std::string unit = (key == "initial" ? circuitInitialUnit(now.kind) : circuitUnit(now.kind)).toStdString();
    showMending(rows_[row].box, {error, insteadOf(error, now.*member, {unit}, fits)}, before, [this, with, row](const QString& text) {
        if (row >= circuit_.elements.size()) return;
        circuit_ = with(text.toStdString());
        emit changed();
    });
}

void CircuitRows::fill(const Errors& errors, Errors& rest) {
    std::vector<QStringList> told(rows_.size());
    std::vector<const Error*> first(rows_.size(), nullptr); // about a value
    std::vector<std::string> keys(rows_.size());
    const std::string head = "circuits." + circuit_.name + ".elements.";
    for (const Error& error : errors) {
        bool own = false;
        for (std::size_t i = 0; i < rows_.size() && !own; ++i) {
            const std::string object = head + circuit_.elements[i].name;
            if (error.place.object.rfind(object, 0) != 0) continue;
            if (error.place.object.size() > object.size() && error.place.object[object.size()] != '.') continue;
            own = true;
            told[i] += errorText(error);
            if (!first[i] && error.place.object.size() > object.size() && error.place.object.substr(object.size()) != ".nodes") first[i] = &error;
            keys[i] += error.place.object.substr(object.size()) + ' ';
        }
        if (!own) rest.push_back(error);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const model::CircuitElement& e = circuit_.elements[i];
        Row& row = rows_[i];
        const auto wrong = [&](const char* key) { return keys[i].find(std::string(key) + ' ') != std::string::npos; };
        const QString reason = told[i].join(QLatin1Char('\n'));
        show_text(row.name, e.name);
        mark(row.name, !reason.isEmpty() && keys[i][0] == ' ', reason);
        for (std::size_t k = 0; k < 2; ++k)
            if (row.node[k]) {
                show_text(row.node[k], k < e.nodes.size() ? e.nodes[k] : std::string());
                mark(row.node[k], wrong(".nodes"), reason);
            }
        if (row.control) {
            show_text(row.control, e.control);
            mark(row.control, wrong(".control"), reason);
        }
        const auto value = [&](ValueField* field, const model::Value& shown, const QString& unit, const char* key) {
            if (!field) return;
            const auto [text, shownUnit] = circuitFieldText(shown, unit);
            showValue(field, text, shownUnit);
            mark(field->edit(), wrong(key), reason);
        };
        const bool relay = e.kind == Kind::relay;
        value(row.value, relay ? e.lower : e.value, circuitUnit(e.kind), relay ? ".lower" : ".value");
        value(row.initial, relay ? e.upper : e.initial, relay ? circuitUnit(e.kind) : circuitInitialUnit(e.kind), relay ? ".upper" : ".initial");
        row.error->setText(reason);
        row.error->setVisible(!reason.isEmpty());
        if (first[i]) mend(i, *first[i]);
        else hideMending(row.box);
    }
}

} // namespace saltus::ui

#include "moc_circuit_rows.cpp"
