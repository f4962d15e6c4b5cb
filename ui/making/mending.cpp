// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/mending.h"

#include "core/authoring/cam_profile.h"
#include "ui/panels/fix_buttons.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>

#include <algorithm>
#include <cstdio>

namespace saltus::ui {

namespace {

const QString kMending = QStringLiteral("mending");

// The value that an error is about ("profile.segments[2].angle"); null: none, or it is empty.
model::Value* camValueAt(model::CamProfile& profile, const std::string& place) {
    if (place == "profile.base_radius") return &profile.base_radius;
    if (place == "profile.roller") return &profile.roller;
    if (place == "profile.offset") return &profile.offset;
    std::size_t i = 0, k = 0;
    if (std::sscanf(place.c_str(), "profile.handles[%zu][%zu]", &i, &k) == 2)
        return i < profile.handles.size() && k < profile.handles[i].size() ? &profile.handles[i][k] : nullptr;
    if (std::sscanf(place.c_str(), "profile.segments[%zu]", &i) != 1 || i >= profile.segments.size()) return nullptr;
    model::CamSegment& segment = profile.segments[i];
    const std::string key = place.substr(place.find_last_of('.') + 1);
    if (key == "angle") return &segment.angle;
    std::optional<model::Value>* const value = key == "lift" ? &segment.lift : key == "flank" ? &segment.flank : key == "crown" ? &segment.crown : nullptr;
    return value && *value ? &**value : nullptr;
}

} // namespace

std::vector<std::string> insteadOf(const Error& error, const model::Value& wrong, const std::vector<std::string>& units,
                                   const std::function<bool(const std::string&)>& fits) {
    std::vector<std::string> found;
    const auto offer = [&](const std::string& text) {
        if (text != wrong.formula() && std::find(found.begin(), found.end(), text) == found.end() && fits(text)) found.push_back(text);
    };
    static const QRegularExpression number(QStringLiteral("^\\s*([-+]?)([0-9.]+(?:[eE][-+]?[0-9]+)?)\\s*([^\\d\\s].*)?$"));
    if (const auto match = number.match(QString::fromStdString(wrong.formula())); match.hasMatch()) {
        const std::string sign = match.captured(1).toStdString(), size = match.captured(2).toStdString(), unit = match.captured(3).trimmed().toStdString();
        const auto with = [](const std::string& value, const std::string& own) { return own.empty() ? value : value + ' ' + own; };
        if (!sign.empty()) offer(with(size, unit));
        for (const std::string& own : units) offer(with(sign + size, own));
        for (const std::string& own : units) offer(with(size, own));
    }
    if (const std::string meant = meantBy(error); !meant.empty()) offer(meant);
    return found;
}

void hideMending(QWidget* field) { delete field->findChild<QWidget*>(kMending, Qt::FindDirectChildrenOnly); }

void showMending(QWidget* field, const model::Refusal& refusal, const QString& before, const std::function<void(const QString&)>& use) {
    hideMending(field);
    QWidget* buttons = fixButtons(field, refusal, before, [use](const QString& text, bool) { use(text); });
    buttons->setObjectName(kMending);
    buttons->layout()->setContentsMargins(0, 0, 0, 4);
    if (auto* column = qobject_cast<QBoxLayout*>(field->layout())) column->addWidget(buttons);
    else if (auto* grid = qobject_cast<QGridLayout*>(field->layout())) grid->addWidget(buttons, 2, 1, 1, 7);
    const QList<QPushButton*> all = buttons->findChildren<QPushButton*>();
    for (QPushButton* button : all) button->setAutoDefault(false); // Enter in a dialog means the dialog's button
    const auto key = [&](const QKeySequence& keys, QPushButton* button) {
        auto* shortcut = new QShortcut(keys, field);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
        QObject::connect(buttons, &QObject::destroyed, shortcut, &QObject::deleteLater);
    };
    if (all.size() > 1) key(Qt::ALT | Qt::Key_Return, all.front());
    if (!all.empty()) key(Qt::Key_Escape, all.back());
    buttons->show();
}

void mendCam(QWidget* field, const Error& error, const model::CamProfile& profile, const model::CamProfile& good,
             const std::function<void(model::CamProfile)>& use) {
    const std::string& place = error.place.object;
    model::CamProfile wrong = profile, before = good;
    const model::Value *now = camValueAt(wrong, place), *old = camValueAt(before, place);
    if (!now) return hideMending(field);
    const auto with = [profile, place](const std::string& text) {
        model::CamProfile next = profile;
        *camValueAt(next, place) = text;
        return next;
    };
    const auto fits = [&](const std::string& text) {
        const auto cam = authoring::Cam::create(with(text));
        return cam || std::none_of(cam.error().begin(), cam.error().end(), [&](const Error& e) { return e.place.object == place; });
    };
    const bool angle = place.ends_with(".angle") || (place.find("handles") != std::string::npos && place.ends_with("[0]"));
    const auto units = angle ? std::vector<std::string>{"deg"} : std::vector<std::string>{"mm", "m"};
    showMending(field, {error, insteadOf(error, *now, units, fits)}, old ? QString::fromStdString(old->formula()) : QString(),
                [use, with](const QString& text) { use(with(text.toStdString())); });
}

} // namespace saltus::ui
