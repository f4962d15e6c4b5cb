// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/making/cam_values.h"

#include "core/authoring/constants.h"
#include "core/model/names.h"

#include <QObject>
#include <QRegularExpression>

#include <cmath>
#include <numbers>

namespace saltus::ui {

namespace {

// Seven digits are enough for what is dragged or divided.
std::string rounded(double value) {
    if (std::abs(value) < 1e-9) return "0";
    return model::number_text(QString::number(value, 'g', 7).toDouble());
}

} // namespace

std::pair<QString, QString> camFieldText(const model::Value& value, bool angle) {
    if (value.is_number()) return {QString::fromStdString(value.formula()), angle ? QStringLiteral("rad") : QStringLiteral("m")};
    static const QRegularExpression pattern(QStringLiteral("^\\s*([-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?)\\s*([A-Za-z]+)\\s*$"));
    const QString text = QString::fromStdString(value.formula());
    const auto match = pattern.match(text);
    if (match.hasMatch() && authoring::constant(value, angle ? authoring::radian() : authoring::metre(), {})) return {match.captured(1), match.captured(2)};
    return {text, {}};
}

model::Value camTypedValue(const QString& text, const QString& unit, bool angle) {
    const QString trimmed = text.trimmed();
    bool plain = false;
    trimmed.toDouble(&plain);
    if (!plain) return trimmed.toStdString();
    const QString given = unit.isEmpty() ? (angle ? QStringLiteral("deg") : QStringLiteral("mm")) : unit;
    return (trimmed + QLatin1Char(' ') + given).toStdString();
}

double camNumber(const model::Value& value, bool angle) {
    const auto number = authoring::constant(value, angle ? authoring::radian() : authoring::metre(), {});
    return number ? *number : std::nan("");
}

model::Value camAngle(double radians) { return rounded(radians * 180.0 / std::numbers::pi) + " deg"; }
model::Value camLength(double metres) { return rounded(metres * 1e3) + " mm"; }

QString camLawName(model::CamLaw law) {
    switch (law) {
    case model::CamLaw::arcs: return QObject::tr("Arcs");
    case model::CamLaw::polynomial_345: return QObject::tr("3-4-5 polynomial");
    case model::CamLaw::polynomial_4567: return QObject::tr("4-5-6-7 polynomial");
    case model::CamLaw::cycloidal: return QObject::tr("Cycloidal");
    case model::CamLaw::modified_trapezoid: return QObject::tr("Modified trapezoid");
    case model::CamLaw::harmonic: return QObject::tr("Harmonic");
    }
    return {};
}

QString camMotionName(model::CamMotion motion) {
    switch (motion) {
    case model::CamMotion::dwell: return QObject::tr("Dwell");
    case model::CamMotion::rise: return QObject::tr("Rise");
    case model::CamMotion::fall: return QObject::tr("Fall");
    }
    return {};
}

QString camFollowerName(model::CamFollower follower) {
    switch (follower) {
    case model::CamFollower::knife: return QObject::tr("Knife edge");
    case model::CamFollower::roller: return QObject::tr("Roller");
    case model::CamFollower::flat: return QObject::tr("Flat face");
    }
    return {};
}

} // namespace saltus::ui
