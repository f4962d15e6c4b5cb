// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/drive_card.h"

#include "core/authoring/motor.h"
#include "core/formula/formula.h"
#include "core/model/expand.h"
#include "core/model/free_name.h"
#include "core/model/properties.h"
#include "ui/document/document.h"
#include "ui/edits/parameter_edit.h"
#include "ui/edits/run_edits.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_text.h"
#include "ui/panels/panel_kit.h"
#include "ui/panels/property_form.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

using namespace inspector;
using authoring::Controller;
using authoring::ControllerKind;

namespace {

// A number where it is one, else the text.
model::Value typedValue(const std::string& typed) {
    bool number = false;
    const double value = QString::fromStdString(typed).toDouble(&number);
    return number ? model::Value(value) : model::Value(typed);
}

std::optional<model::Value> typedOrNothing(const std::string& typed) { return typed.empty() ? std::nullopt : std::optional(typedValue(typed)); }

Result<model::Edit> missing() { return fail(ErrorKind::input, QObject::tr("A value is missing").toStdString(), {}); }

DriveCard::Kind kindOf(ControllerKind kind) {
    return kind == ControllerKind::pid ? DriveCard::Kind::pid : kind == ControllerKind::state_feedback ? DriveCard::Kind::state_feedback : DriveCard::Kind::formula;
}
ControllerKind controllerOf(DriveCard::Kind kind) {
    return kind == DriveCard::Kind::state_feedback ? ControllerKind::state_feedback : kind == DriveCard::Kind::formula ? ControllerKind::formula : ControllerKind::pid;
}

} // namespace

DriveCard::DriveCard(Theme& theme, RunEdits& edits, std::string joint, std::size_t coordinate, QWidget* parent)
    : QWidget(parent), theme_(theme), document_(edits.document()), run_(edits.run()), edits_(edits), joint_(std::move(joint)), coordinate_(coordinate) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 4);
    column_->setSpacing(0);
    auto* line = new QWidget(this);
    auto* inside = new QHBoxLayout(line);
    inside->setContentsMargins(measure::panelPadding, 2, 8, 2);
    choice_ = new QComboBox(line);
    choice_->setAccessibleName(tr("What drives it"));
    choice_->setToolTip(tr("What acts on this coordinate: nothing, a direct-current motor, or a controller. One undo takes a change back"));
    choice_->setFocusPolicy(Qt::StrongFocus);
    for (const auto& [kind, name] : {std::pair(Kind::none, tr("Nothing drives it")), std::pair(Kind::motor, tr("Direct-current motor")), std::pair(Kind::pid, tr("Controller: PID")),
                                     std::pair(Kind::state_feedback, tr("Controller: state feedback")), std::pair(Kind::formula, tr("Controller: formula"))})
        choice_->addItem(name, static_cast<int>(kind));
    inside->addWidget(choice_, 1);
    column_->addWidget(line);
    connect(choice_, qOverload<int>(&QComboBox::activated), this, [this] {
        const auto kind = static_cast<Kind>(choice_->currentData().toInt());
        QMetaObject::invokeMethod(this, [this, kind] { choose(kind); }, Qt::QueuedConnection); // the card may go
    });
    connect(&document_, &Document::modelChanged, this, &DriveCard::refresh);
    connect(&run_, &RunController::parameterChanged, this, &DriveCard::refreshValues);
    rebuild();
}

DriveCard::Kind DriveCard::kind() const {
    const model::Model& m = document_.model();
    if (authoring::motor_on(m, joint_, coordinate_)) return Kind::motor;
    if (const auto controller = authoring::controller_on(m, joint_, coordinate_)) return kindOf(controller->kind);
    return authoring::undriven(m, joint_, coordinate_) ? Kind::none : Kind::own;
}

QString DriveCard::subject() const { return text(joint_); }

ValueField* DriveCard::field(const QString& label, int nth) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (entries_[i].label == label && nth-- == 0) return rows_[i]->field();
    return nullptr;
}

// --- what is shown --------------------------------------------------------------------------------------------------

void DriveCard::addMotor(std::vector<Entry>& out) const {
    const auto motor = authoring::motor_on(document_.model(), joint_, coordinate_);
    const auto on = authoring::coordinate_of(document_.model(), joint_, coordinate_);
    if (!motor || !on) return;
    // `give` puts a typed value into the motor as it is then.
    const auto add = [&](const QString& label, const QString& unit, const QString& help, const std::optional<model::Value>& now, const char* parameter, auto give) {
        if (!now) return;
        Entry e;
        e.label = label;
        e.unit = unit;
        e.help = help;
        e.text = now->formula();
        e.parameter = motor->circuit + parameter;
        e.set = [joint = joint_, c = coordinate_, give](const model::Model& m, const std::string& typed) -> Result<model::Edit> {
            auto next = authoring::motor_on(m, joint, c);
            if (typed.empty() || !next) return missing();
            give(*next, typedValue(typed));
            return authoring::set_motor(m, joint, c, *next);
        };
        out.push_back(std::move(e));
    };
    using M = authoring::Motor;
    add(tr("Voltage"), QStringLiteral("V"), tr("Supply of the motor, V: a number, or a formula of time, drives and states, as 24 V*sin(10 rad/s*t)"), motor->voltage, "_V",
        [](M& next, model::Value v) { next.voltage = std::move(v); });
    add(tr("Resistance"), QStringLiteral("Ω"), tr("R of the winding, Ω: the current of a standing motor is V/R"), motor->resistance, "_R", [](M& next, model::Value v) { next.resistance = std::move(v); });
    add(tr("Inductance"), QStringLiteral("H"), tr("L of the winding, H: L/R is the time that the current takes to follow the speed"), motor->inductance, "_L",
        [](M& next, model::Value v) { next.inductance = std::move(v); });
    add(tr("Constant k"), on->angle ? QStringLiteral("N m/A") : QStringLiteral("N/A"),
        on->angle ? tr("Moment by current, N m/A, and counter-voltage by speed, V s/rad") : tr("Force by current, N/A, and counter-voltage by speed, V s/m"), motor->constant, "_k",
        [](M& next, model::Value v) { next.constant = std::move(v); });
    add(tr("Gear ratio"), {}, on->angle ? tr("Turns of the motor for each turn of the joint: the moment grows by it, the speed falls by it") : tr("Path of the motor for each metre of the joint"), motor->gear,
        "_n", [](M& next, model::Value v) { next.gear = std::move(v); });
    Entry theta;
    theta.label = tr("θ of circuit");
    theta.help = tr("Weight of the step's end in the circuit, from 0.5 to 1: 1 keeps a winding calm that is faster than the step. Empty: that of the run");
    theta.placeholder = tr("of the run");
    theta.text = motor->theta ? motor->theta->formula() : std::string();
    theta.number = false;
    theta.set = [joint = joint_, c = coordinate_](const model::Model& m, const std::string& typed) -> Result<model::Edit> {
        auto next = authoring::motor_on(m, joint, c);
        if (!next) return missing();
        next->theta = typedOrNothing(typed);
        return authoring::set_motor(m, joint, c, *next);
    };
    out.push_back(std::move(theta));
}

void DriveCard::addController(std::vector<Entry>& out, const Controller& controller) const {
    const auto on = authoring::coordinate_of(document_.model(), joint_, coordinate_);
    if (!on) return;
    const QString force = QLatin1String(on->force_unit());
    const auto over = [&](const std::string& unit) { return unit.empty() ? QString() : unitText(force + QLatin1Char('/') + (unit.find('/') == std::string::npos ? text(unit) : QLatin1Char('(') + text(unit) + QLatin1Char(')'))); };
    const auto add = [&](const QString& label, const QString& unit, const QString& help, const std::string& now, const char* parameter, bool optional, auto give) -> Entry& {
        Entry e;
        e.label = label;
        e.unit = unit;
        e.help = help;
        e.text = now;
        e.parameter = controller.name + parameter;
        e.number = *parameter != '\0';
        e.set = [joint = joint_, c = coordinate_, give, optional](const model::Model& m, const std::string& typed) -> Result<model::Edit> {
            auto next = authoring::controller_on(m, joint, c);
            if (!next || (typed.empty() && !optional)) return missing();
            give(*next, typed);
            return authoring::set_controller(m, joint, c, *next);
        };
        out.push_back(std::move(e));
        return out.back();
    };
    using C = Controller;
    using S = std::string;
    if (controller.kind == ControllerKind::pid) {
        const std::string unit = authoring::unit_of_signal(document_.model(), controller.measured);
        add(tr("Measured"), {}, tr("What is brought to the set value: a signal or a formula of states, as rod.q[2]"), controller.measured, "", false, [](C& c, const S& s) { c.measured = s; });
        add(tr("Set value"), unitText(text(unit)), tr("Where the measured value is to be: a number, or a formula of time, drives and states"), controller.set.formula(), "_set", false,
            [](C& c, const S& s) { c.set = typedValue(s); });
        add(tr("Gain P"), over(unit), tr("Order by error"), controller.P.formula(), "_P", false, [](C& c, const S& s) { c.P = typedValue(s); });
        add(tr("Gain I"), unit.empty() ? QString() : over(unit + " s"), tr("Order by the integral of the error; it may be changed while the scene runs"), controller.I.formula(), "_I", false,
            [](C& c, const S& s) { c.I = typedValue(s); });
        add(tr("Gain D"), unit.empty() ? QString() : over(unit + "/s"), tr("Order against the rate of what is measured; the set value's jumps give none"), controller.D.formula(), "_D", false,
            [](C& c, const S& s) { c.D = typedValue(s); });
        add(tr("Filter of D"), QStringLiteral("s"), tr("Time constant of the rate that D sees, s. Empty: the rate itself"), controller.filter ? controller.filter->formula() : S(), "_T", true,
            [](C& c, const S& s) { c.filter = typedOrNothing(s); })
            .placeholder = tr("none");
    } else if (controller.kind == ControllerKind::state_feedback) {
        for (std::size_t i = 0; i < controller.terms.size(); ++i) {
            const authoring::FeedbackTerm& term = controller.terms[i];
            const auto& expressions = document_.model().expressions;
            const auto sensor = std::find_if(expressions.begin(), expressions.end(), [&](const model::Expression& e) { return e.name == term.sensor; });
            const std::string unit = authoring::unit_of_signal(document_.model(), term.sensor);
            const QString name = sensor != expressions.end() ? named(sensor->name, sensor->label) : text(term.sensor);
            add(tr("State %1").arg(i + 1), {}, tr("What it measures (%1): the name of an expression, a signal or a formula of states").arg(name), term.sensor, "", false,
                [i](C& c, const S& s) { if (i < c.terms.size()) c.terms[i].sensor = s; });
            add(tr("Gain"), over(unit), tr("Order by the distance of %1 from its set value").arg(name), term.gain.formula(), ("_k_" + term.sensor).c_str(), false,
                [i](C& c, const S& s) { if (i < c.terms.size()) c.terms[i].gain = typedValue(s); });
            Entry& last = add(tr("Set value"), unitText(text(unit)), tr("Where %1 is to be").arg(name), term.reference.formula(), "_set", false,
                              [i](C& c, const S& s) { if (i < c.terms.size()) c.terms[i].reference = typedValue(s); });
            last.remove = [joint = joint_, coordinate = coordinate_, i](const model::Model& m) -> Result<model::Edit> {
                auto next = authoring::controller_on(m, joint, coordinate);
                if (!next || i >= next->terms.size()) return model::Edit{};
                next->terms.erase(next->terms.begin() + static_cast<std::ptrdiff_t>(i));
                return authoring::set_controller(m, joint, coordinate, *next);
            };
        }
        Entry more;
        more.label = tr("Add a state");
        more.help = tr("One more state that the order answers to: a signal as rod.q[2], an expression, a formula. Its gain begins at 0");
        more.placeholder = QStringLiteral("rod.q[2]");
        more.number = false;
        more.set = [joint = joint_, c = coordinate_](const model::Model& m, const std::string& typed) -> Result<model::Edit> {
            if (typed.empty()) return model::Edit{};
            return authoring::add_term(m, joint, c, typed);
        };
        out.push_back(std::move(more));
    } else {
        add(on->angle ? tr("Moment") : tr("Force"), force, tr("A formula of time, parameters, expressions and all states, as -2*shaft.ydot[2]"), controller.formula, "", false, [](C& c, const S& s) { c.formula = s; });
    }
    add(tr("Largest"), force, tr("What the drive can give in either direction, %1. Empty: any").arg(force), controller.largest ? controller.largest->formula() : S(), "_most", true,
        [](C& c, const S& s) { c.largest = typedOrNothing(s); })
        .placeholder = tr("any");
    if (controller.kind == ControllerKind::pid && controller.largest)
        add(tr("Wind-up"), QStringLiteral("s"), tr("Time in which the integral lets go while the order is larger than the drive can give, s"), controller.windup.formula(), "_Tt", false,
            [](C& c, const S& s) { c.windup = typedValue(s); });
}

std::vector<DriveCard::Entry> DriveCard::entries() const {
    std::vector<Entry> out;
    addMotor(out);
    if (const auto controller = authoring::controller_on(document_.model(), joint_, coordinate_)) addController(out, *controller);
    return out;
}

void DriveCard::refresh() {
    std::vector<Entry> now = entries();
    const bool same = kind() == shown_ && std::equal(now.begin(), now.end(), entries_.begin(), entries_.end(),
                                                     [](const Entry& a, const Entry& b) { return a.label == b.label && a.help == b.help && bool(a.remove) == bool(b.remove); });
    if (!same) return rebuild();
    entries_ = std::move(now);
    refreshValues();
}

void DriveCard::rebuild() {
    shown_ = kind();
    {
        const QSignalBlocker quiet(choice_);
        const int own = choice_->findData(static_cast<int>(Kind::own));
        if (shown_ == Kind::own && own < 0) choice_->addItem(tr("Its own drive, as written"), static_cast<int>(Kind::own));
        if (shown_ != Kind::own && own >= 0) choice_->removeItem(own);
        choice_->setCurrentIndex(choice_->findData(static_cast<int>(shown_)));
        choice_->setEnabled(shown_ != Kind::own);
    }
    if (content_) { // it may hold the sender of the signal that led here
        content_->hide();
        column_->removeWidget(content_);
        content_->deleteLater();
    }
    entries_ = entries();
    rows_.clear();
    content_ = new QWidget(this);
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        auto* row = new FieldRow(theme_, entries_[i].label, entries_[i].italic, content_);
        connect(row->field(), &ValueField::committed, this, [this, i](const QString& typed) { commit(i, typed); });
        connect(row->pin(), &QToolButton::clicked, this, [this, i] { pin(i); });
        inside->addWidget(row);
        rows_.push_back(row);
        if (!entries_[i].remove) continue;
        auto* line = new QWidget(content_);
        auto* of = new QHBoxLayout(line);
        of->setContentsMargins(kFieldLeft, 0, 8, 6);
        auto* link = linkButton(theme_, tr("Remove this state"), tr("The order no longer answers to it; what it measured stays an expression"), line);
        of->addWidget(link, 0, Qt::AlignLeft);
        of->addStretch(1);
        inside->addWidget(line);
        connect(link, &QToolButton::clicked, this, [this, i] {
            if (i < entries_.size() && entries_[i].remove) take(entries_[i].remove(document_.model()), tr("State removed from the controller of %1").arg(subject()), rows_[i]);
        });
    }
    if (shown_ == Kind::own) inside->addWidget(noteLabel(tr("A position, a velocity or a formula of its own drives the coordinate: take that out above to put a motor or a controller on it"), content_));
    column_->addWidget(content_);
    content_->show();
    refreshValues();
}

void DriveCard::refreshValues() {
    const auto infos = parameterInfos(document_.model());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Entry& e = entries_[i];
        FieldRow* row = rows_[i];
        QString shown = text(e.text), unit = e.unit, tip = e.help;
        bool parameter = false, pinned = false;
        if (infos && e.number)
            for (std::size_t p = 0; p < infos->size(); ++p) {
                const ParameterInfo& info = (*infos)[p];
                if (info.name != e.text) continue;
                shown = text(info.exactText(run_.parameter(p, info.name).value_or(info.value)));
                if (!info.unit.empty()) unit = unitText(text(info.unit));
                tip += QLatin1Char('\n') + tr("Parameter %1").arg(text(info.name));
                parameter = true;
                pinned = info.pinned;
            }
        bool plainNumber = false;
        (void)shown.toDouble(&plainNumber);
        if (!parameter && !plainNumber) unit.clear(); // it stands in the text, or is the formula's own
        row->field()->setValue(shown, unit);
        row->field()->edit()->setPlaceholderText(e.placeholder);
        row->field()->edit()->setToolTip(tip);
        row->pin()->setVisible(e.number && (parameter || (!e.text.empty() && formula::parse_constant(e.text).has_value())));
        row->pin()->setChecked(pinned);
    }
}

// --- changes --------------------------------------------------------------------------------------------------------

void DriveCard::take(Result<model::Edit> edit, const QString& what, FieldRow* row) {
    if (!edit) {
        if (row) row->field()->setError(errorText(edit.error()));
        return;
    }
    if (row) row->field()->setError({});
    if (edit->empty()) return refreshValues();
    document_.edit(std::move(*edit), what);
}

void DriveCard::choose(Kind wanted) {
    const model::Model& m = document_.model();
    const Kind now = kind();
    if (wanted == now || now == Kind::own) return;
    const bool controllers = now != Kind::none && now != Kind::motor && wanted != Kind::none && wanted != Kind::motor;
    Result<model::Edit> edit = model::Edit{};
    if (controllers) {
        edit = authoring::change_kind(m, joint_, coordinate_, controllerOf(wanted));
    } else {
        model::Model next = m;
        if (now != Kind::none) {
            edit = authoring::remove_drive(m, joint_, coordinate_);
            if (edit) model::apply(next, *edit);
        }
        if (edit && wanted != Kind::none) {
            auto made = wanted == Kind::motor ? authoring::add_motor(next, joint_, coordinate_) : authoring::add_controller(next, joint_, coordinate_, controllerOf(wanted));
            if (!made) edit = Unexpected(made.error());
            else model::apply(next, std::move(made->edit)), edit = model::difference(m, next);
        }
    }
    if (edit) return take(std::move(edit), tr("Drive of %1: %2").arg(subject(), choice_->itemText(choice_->findData(static_cast<int>(wanted)))), nullptr);
    rebuild(); // the choice stays as it was, and why
    auto* note = noteLabel(errorText(edit.error()), content_);
    note->setProperty("role", "error");
    content_->layout()->addWidget(note);
}

void DriveCard::commit(std::size_t at, const QString& typed) {
    if (at >= entries_.size()) return;
    const Entry entry = entries_[at]; // the edit may rebuild the card
    const model::Model& m = document_.model();
    const bool parameter = entry.number && std::any_of(m.parameters.begin(), m.parameters.end(), [&](const model::Parameter& p) { return p.name == entry.text; });
    if (parameter) { // the field is the parameter's, unless a formula is typed
        const auto refused = refusalOf(m, text(entry.text), typed);
        if (!refused) {
            rows_[at]->field()->setError({});
            edits_.setParameter(text(entry.text), typed);
            return refreshValues();
        }
        if (typed.isEmpty() ? !entry.placeholder.isEmpty() : !formula::parse_constant(typed.toStdString())) {
            // A formula in its place; a parameter that nothing else uses goes.
        } else {
            return rows_[at]->field()->setError(errorText(refused->error));
        }
    }
    take(entry.set(m, typed.toStdString()), tr("%1 of the drive of %2: %3").arg(entry.label, subject(), typed.isEmpty() ? tr("as usual") : typed), rows_[at]);
}

void DriveCard::pin(std::size_t at) {
    if (at >= entries_.size()) return;
    const Entry& entry = entries_[at];
    const model::Model& m = document_.model();
    const auto known = std::find_if(m.parameters.begin(), m.parameters.end(), [&](const model::Parameter& p) { return p.name == entry.text; });
    if (known != m.parameters.end()) return document_.setPinned(text(known->name), !known->pinned);
    model::Model next = m;
    model::Parameter made;
    made.name = model::free_name(m, entry.parameter);
    made.value = typedValue(entry.text);
    made.label = entry.label.toStdString();
    made.pinned = true;
    next.parameters.push_back(made);
    auto edit = entry.set(next, made.name);
    if (edit) model::apply(next, *edit), edit = model::difference(m, next);
    take(std::move(edit), tr("%1 of the drive of %2 is a slider").arg(entry.label, subject()), rows_[at]);
}

} // namespace saltus::ui

#include "moc_drive_card.cpp"
