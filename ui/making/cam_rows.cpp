// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/cam_rows.h"

#include "core/authoring/cam_profile.h"
#include "core/model/names.h"
#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/making/cam_values.h"
#include "ui/making/field_unit.h"
#include "ui/making/mending.h"
#include "ui/panels/panel_kit.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <type_traits>

namespace saltus::ui {

namespace {

constexpr std::size_t kMostRows = 40; // handles of a longer table are dragged in the diagram

bool starts(const std::string& text, const std::string& with) { return text.compare(0, with.size(), with) == 0; }

} // namespace

CamRows::CamRows(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(6);
    note_ = new QLabel(this);
    note_->setProperty("role", "error");
    note_->setWordWrap(true);
    note_->hide();
    column_->addWidget(note_);
    const auto key = [this](const QKeySequence& keys, auto what) {
        auto* made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, what);
    };
    key(Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    key(Qt::ALT | Qt::Key_Down, [this] { move(1); });
    key(Qt::ALT | Qt::Key_Insert, [this] { add(); });
    key(Qt::ALT | Qt::Key_Delete, [this] { remove(); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (now && rows_[i].box->isAncestorOf(now)) current_ = i;
    });
}

std::size_t CamRows::current() const {
    const std::size_t count = profile_.handles.empty() ? profile_.segments.size() : profile_.handles.size();
    return count == 0 ? 0 : std::min(current_, count - 1);
}

void CamRows::focusRow(std::size_t row) {
    current_ = row;
    if (row < rows_.size()) rows_[row].angle->edit()->setFocus();
}

void CamRows::setProfile(const model::CamProfile& profile, const Errors& errors, const model::CamProfile& good) {
    profile_ = profile;
    good_ = good;
    if (!sameRows()) build();
    fill(errors);
}

bool CamRows::sameRows() const {
    if (rows_.empty() || built_.size() != profile_.segments.size() || builtHandles_ != profile_.handles.size()) return false;
    for (std::size_t i = 0; i < built_.size(); ++i)
        if (built_[i] != std::pair(profile_.segments[i].motion, profile_.segments[i].law)) return false;
    return true;
}

ValueField* CamRows::field(QWidget* parent, const QString& name, const QString& tip) {
    auto* made = new ValueField(theme_, parent);
    made->edit()->setAccessibleName(name);
    made->edit()->setToolTip(tip);
    made->edit()->setMinimumWidth(70_px);
    return made;
}

void CamRows::build() {
    // The new rows have the focus where the old ones had it.
    const auto controls = [](const Row& row) {
        const auto line = [](ValueField* field) -> QWidget* { return field ? field->edit() : nullptr; };
        return std::array<QWidget*, 6>{row.motion, row.law, line(row.angle), line(row.lift), line(row.flank), line(row.crown)};
    };
    const QWidget* focus = QApplication::focusWidget();
    std::optional<std::size_t> focused;
    std::size_t control = 0, line = 0;
    for (const Row& row : rows_) {
        const auto all = controls(row);
        for (std::size_t k = 0; k < all.size(); ++k)
            if (focus && all[k] == focus) {
                focused = line;
                control = k;
            }
        ++line;
    }
    for (Row& row : rows_) {
        row.box->hide();
        row.box->deleteLater();
    }
    rows_.clear();
    built_.clear();
    for (const model::CamSegment& s : profile_.segments) built_.emplace_back(s.motion, s.law);
    builtHandles_ = profile_.handles.size();
    const std::size_t handles = profile_.handles.size();
    for (std::size_t i = 0; i < profile_.segments.size() && handles == 0; ++i) buildSegment(i);
    for (std::size_t i = 0; i < handles && handles <= kMostRows; ++i) buildHandle(i);
    QWidget* before = nullptr;
    for (const Row& row : rows_)
        for (QWidget* next : controls(row))
            if (next) {
                if (before) setTabOrder(before, next);
                before = next;
            }
    if (focused && !rows_.empty()) {
        const auto all = controls(rows_[std::min(*focused, rows_.size() - 1)]);
        QWidget* next = all[control] ? all[control] : all[2];
        next->show();
        next->setFocus();
    }
}

void CamRows::buildSegment(std::size_t i) {
    const model::CamSegment& segment = profile_.segments[i];
    const bool dwell = segment.motion == model::CamMotion::dwell, arcs = !dwell && segment.law == model::CamLaw::arcs;
    Row row;
    row.box = new QWidget(this);
    auto* grid = new QGridLayout(row.box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 3); // names of laws are long
    auto* number = new QLabel(QString::number(i + 1), row.box);
    number->setProperty("role", "small");
    number->setFixedWidth(14_px);
    number->setFixedHeight(24_px);
    grid->addWidget(number, 0, 0, Qt::AlignTop);
    const QString keys = tr("Alt+Up and Alt+Down move the segment, Alt+Insert adds one, Alt+Delete removes it");
    row.motion = new QComboBox(row.box);
    for (const auto motion : {model::CamMotion::dwell, model::CamMotion::rise, model::CamMotion::fall}) row.motion->addItem(camMotionName(motion));
    row.motion->setCurrentIndex(static_cast<int>(segment.motion));
    row.motion->setMinimumWidth(80_px);
    row.motion->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.motion->setToolTip(tr("What the follower does. %1").arg(keys));
    row.motion->setAccessibleName(tr("Motion of segment %1").arg(i + 1));
    grid->addWidget(row.motion, 0, 1);
    const auto labelled = [&](const QString& text, ValueField* made, int line, int column) {
        auto* box = new QWidget(row.box);
        auto* line_ = new QHBoxLayout(box);
        line_->setContentsMargins(0, 0, 0, 0);
        line_->setSpacing(4);
        auto* label = new QLabel(text, box);
        label->setProperty("role", "small");
        label->setFixedWidth(38_px);
        line_->addWidget(label, 0, Qt::AlignTop);
        label->setFixedHeight(24_px);
        line_->addWidget(made, 1);
        grid->addWidget(box, line, column, Qt::AlignTop);
    };
    row.angle = field(row.box, tr("Angle of segment %1").arg(i + 1), tr("So far the cam turns meanwhile. A number without a unit has the one shown"));
    labelled(tr("Angle"), row.angle, dwell ? 0 : 1, dwell ? 2 : 1);
    if (!dwell) {
        row.law = new QComboBox(row.box);
        for (int law = 0; law <= static_cast<int>(model::CamLaw::harmonic); ++law) row.law->addItem(camLawName(static_cast<model::CamLaw>(law)));
        row.law->setCurrentIndex(static_cast<int>(segment.law));
        row.law->setToolTip(tr("Law of motion: cycloidal, polynomials and the modified trapezoid begin and end without a jolt"));
        row.law->setAccessibleName(tr("Law of segment %1").arg(i + 1));
        row.law->setMinimumWidth(80_px);
        row.law->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        grid->addWidget(row.law, 0, 2);
        row.lift = field(row.box, tr("Lift of segment %1").arg(i + 1),
                         segment.motion == model::CamMotion::fall ? tr("How far it falls; empty: to the base circle") : arcs ? tr("How far it rises; empty: from both radii") : tr("How far it rises"));
        row.lift->edit()->setPlaceholderText(tr("automatic"));
        labelled(tr("Lift"), row.lift, 1, 2);
    }
    if (arcs) {
        row.flank = field(row.box, tr("Flank of segment %1").arg(i + 1), tr("Radius of the arc beside the lower circle; of lift, flank and crown two are enough"));
        row.crown = field(row.box, tr("Crown of segment %1").arg(i + 1), tr("Radius of the arc beside the upper circle; of lift, flank and crown two are enough"));
        row.flank->edit()->setPlaceholderText(tr("automatic"));
        row.crown->edit()->setPlaceholderText(tr("automatic"));
        labelled(tr("Flank"), row.flank, 2, 1);
        labelled(tr("Crown"), row.crown, 2, 2);
    }
    const auto button = [&](const QString& icon, const QString& tip, int column, auto what) {
        QToolButton* made = iconButton(theme_, icon, tip, row.box);
        made->setFocusPolicy(Qt::NoFocus); // the keys do the same
        made->setAccessibleName(tip);
        grid->addWidget(made, 0, column, Qt::AlignTop);
        connect(made, &QToolButton::clicked, this, [this, i, what] {
            current_ = i;
            what();
        });
    };
    button(QStringLiteral("plus"), tr("Add a segment after this one (Alt+Insert)"), 3, [this] { add(); });
    button(QStringLiteral("close"), tr("Remove this segment (Alt+Delete)"), 4, [this] { remove(); });

    connect(row.motion, &QComboBox::activated, this, [this, i](int index) {
        model::CamSegment& s = profile_.segments[i];
        const auto motion = static_cast<model::CamMotion>(index);
        if (s.motion == motion) return;
        if (motion == model::CamMotion::dwell) s = {motion, s.law, s.angle, {}, {}, {}};
        if (motion == model::CamMotion::rise && !s.lift && !s.flank) s.lift = camLength(0.25 * std::max(1e-3, camNumber(profile_.base_radius, false)));
        s.motion = motion;
        emit changed();
    });
    if (row.law)
        connect(row.law, &QComboBox::activated, this, [this, i](int index) {
            model::CamSegment& s = profile_.segments[i];
            const auto law = static_cast<model::CamLaw>(index);
            if (s.law == law) return;
            const double base = std::max(1e-3, camNumber(profile_.base_radius, false));
            if (!s.lift && s.motion == model::CamMotion::rise) { // that of the two radii, so that the fall after it still fits
                const auto cam = authoring::Cam::create(profile_);
                const double lift = cam && i < cam->stretches().size() ? cam->stretches()[i].to - cam->stretches()[i].from : 0.375 * base;
                s.lift = QString::number(lift * 1e3, 'g', 12).toStdString() + " mm";
            }
            s.flank.reset();
            s.crown.reset();
            if (law == model::CamLaw::arcs) s.flank = camLength(2.125 * base);
            s.law = law;
            emit changed();
        });
    const auto value = [&](ValueField* made, auto member, bool angle) {
        if (!made) return;
        connect(made, &ValueField::committed, this, [this, i, member, angle, made](const QString& text) {
            model::CamSegment& s = profile_.segments[i];
            if constexpr (std::is_same_v<decltype(s.*member), model::Value&>) {
                s.*member = camTypedValue(text, unitOf(made), angle);
            } else {
                const bool shown = s.*member && !unitOf(made).isEmpty();
                if (text.isEmpty()) (s.*member).reset();
                else s.*member = camTypedValue(text, shown ? unitOf(made) : camFieldText(profile_.base_radius, false).second, angle);
            }
            emit changed();
        });
    };
    value(row.angle, &model::CamSegment::angle, true);
    value(row.lift, &model::CamSegment::lift, false);
    value(row.flank, &model::CamSegment::flank, false);
    value(row.crown, &model::CamSegment::crown, false);
    column_->insertWidget(static_cast<int>(rows_.size()), row.box);
    rows_.push_back(row);
}

void CamRows::buildHandle(std::size_t i) {
    Row row;
    row.box = new QWidget(this);
    auto* line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    auto* number = new QLabel(QString::number(i + 1), row.box);
    number->setProperty("role", "small");
    number->setFixedWidth(20_px);
    number->setFixedHeight(24_px);
    line->addWidget(number, 0, Qt::AlignTop);
    row.angle = field(row.box, tr("Angle of handle %1").arg(i + 1), tr("Where on the cam. Alt+Insert adds a handle, Alt+Delete removes it"));
    row.lift = field(row.box, tr("Lift of handle %1").arg(i + 1), tr("Above the base circle. Alt+Insert adds a handle, Alt+Delete removes it"));
    line->addWidget(row.angle, 1, Qt::AlignTop);
    line->addWidget(row.lift, 1, Qt::AlignTop);
    for (const bool adds : {true, false}) {
        QToolButton* button = iconButton(theme_, adds ? QStringLiteral("plus") : QStringLiteral("close"), adds ? tr("Add a handle after this one (Alt+Insert)") : tr("Remove this handle (Alt+Delete)"), row.box);
        button->setFocusPolicy(Qt::NoFocus);
        button->setAccessibleName(button->toolTip());
        line->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QToolButton::clicked, this, [this, i, adds] {
            current_ = i;
            if (adds) add();
            else remove();
        });
    }
    for (const bool angle : {true, false}) {
        ValueField* made = angle ? row.angle : row.lift;
        connect(made, &ValueField::committed, this, [this, i, angle, made](const QString& text) {
            profile_.handles[i][angle ? 0 : 1] = camTypedValue(text, unitOf(made), angle);
            emit changed();
        });
    }
    column_->insertWidget(static_cast<int>(rows_.size()), row.box);
    rows_.push_back(row);
}

void CamRows::fill(const Errors& errors) {
    QString general;
    const auto set = [&](ValueField* field, const model::Value* value, bool angle, const std::string& place) {
        if (!field) return;
        QString wrong;
        const Error* why = nullptr;
        for (const Error& error : errors)
            if (error.place.object == place) {
                wrong = errorText(error);
                why = &error;
            }
        const auto [text, unit] = value ? camFieldText(*value, angle) : std::pair<QString, QString>{};
        field->setError({});
        field->edit()->setModified(false);
        showValue(field, text, unit);
        field->setError(wrong);
        if (!why) return hideMending(field);
        mendCam(field, *why, profile_, good_, [this](model::CamProfile next) {
            profile_ = std::move(next);
            emit changed();
        });
    };
    const auto inside = [](const std::optional<model::Value>& value) { return value ? &*value : nullptr; };
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!profile_.handles.empty()) {
            const std::string place = model::element("profile.handles", i);
            set(rows_[i].angle, &profile_.handles[i][0], true, model::element(place, 0));
            set(rows_[i].lift, &profile_.handles[i][1], false, model::element(place, 1));
            continue;
        }
        const model::CamSegment& s = profile_.segments[i];
        const std::string place = model::element("profile.segments", i);
        set(rows_[i].angle, &s.angle, true, place + ".angle");
        set(rows_[i].lift, inside(s.lift), false, place + ".lift");
        set(rows_[i].flank, inside(s.flank), false, place + ".flank");
        set(rows_[i].crown, inside(s.crown), false, place + ".crown");
    }
    // What no field could say.
    for (const Error& error : errors) {
        const std::string& at = error.place.object;
        if (!starts(at, "profile.segments") && !starts(at, "profile.handles") && at != "profile") continue;
        bool shown = false;
        for (const Row& row : rows_)
            for (const ValueField* field : {row.angle, row.lift, row.flank, row.crown})
                shown = shown || (field && field->reason() == errorText(error));
        if (shown) continue;
        QString text = errorText(error);
        const auto open = at.find('[');
        if (open != std::string::npos) text = tr("%1: %2").arg(QString::number(std::stoul(at.substr(open + 1)) + 1), text);
        general += (general.isEmpty() ? QString() : QStringLiteral("\n")) + text;
    }
    const bool long_table = rows_.empty() && !profile_.handles.empty();
    const bool wrong = !general.isEmpty();
    if (!wrong && long_table) general = tr("%n handles: drag them in the uppermost diagram", nullptr, static_cast<int>(profile_.handles.size()));
    // What is wrong is red, what is only told is not.
    const char* role = general.isEmpty() || !wrong ? "secondary" : "error";
    if (note_->property("role").toString() != QLatin1String(role)) {
        note_->setProperty("role", role);
        note_->style()->polish(note_);
    }
    note_->setText(general);
    note_->setVisible(!general.isEmpty());
}

void CamRows::add() {
    const std::size_t i = current();
    if (!profile_.handles.empty()) {
        const auto angle = [&](std::size_t k) { return k < profile_.handles.size() ? camNumber(profile_.handles[k][0], true) : 2 * std::numbers::pi; };
        const auto next = (i + 1) % profile_.handles.size();
        const double middle = 0.5 * (angle(i) + angle(i + 1));
        const double lift = 0.5 * (camNumber(profile_.handles[i][1], false) + camNumber(profile_.handles[next][1], false));
        if (!std::isfinite(middle) || !std::isfinite(lift)) return;
        profile_.handles.insert(profile_.handles.begin() + static_cast<std::ptrdiff_t>(i) + 1, {camAngle(middle), camLength(lift)});
    } else {
        model::CamSegment made;
        made.angle = "30 deg";
        if (!profile_.segments.empty()) {
            const double half = 0.5 * camNumber(profile_.segments[i].angle, true);
            if (std::isfinite(half)) profile_.segments[i].angle = made.angle = camAngle(half);
        }
        const std::ptrdiff_t at = profile_.segments.empty() ? 0 : static_cast<std::ptrdiff_t>(i) + 1;
        profile_.segments.insert(profile_.segments.begin() + at, made);
    }
    const std::size_t wanted = i + 1;
    emit changed();
    QTimer::singleShot(0, this, [this, wanted] { focusRow(wanted); });
}

void CamRows::remove() {
    const std::size_t i = current();
    if (!profile_.handles.empty()) {
        if (profile_.handles.size() <= 3) return; // a spline needs them
        profile_.handles.erase(profile_.handles.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
        if (profile_.segments.size() < 2) return;
        const std::size_t heir = i > 0 ? i - 1 : 1;
        const double both = camNumber(profile_.segments[i].angle, true) + camNumber(profile_.segments[heir].angle, true);
        if (std::isfinite(both)) profile_.segments[heir].angle = camAngle(both);
        profile_.segments.erase(profile_.segments.begin() + static_cast<std::ptrdiff_t>(i));
    }
    emit changed();
    QTimer::singleShot(0, this, [this, i] { focusRow(i > 0 ? i - 1 : 0); });
}

void CamRows::move(int by) {
    const auto i = static_cast<std::ptrdiff_t>(current()), to = i + by;
    if (!profile_.handles.empty() || to < 0 || to >= static_cast<std::ptrdiff_t>(profile_.segments.size())) return;
    std::swap(profile_.segments[static_cast<std::size_t>(i)], profile_.segments[static_cast<std::size_t>(to)]);
    emit changed();
    QTimer::singleShot(0, this, [this, to] { focusRow(static_cast<std::size_t>(to)); });
}

} // namespace saltus::ui

#include "moc_cam_rows.cpp"
