// SPDX-License-Identifier: GPL-3.0-or-later
// Rigid bodies, joints, materials and the laws between them.
#include "ui/panels/inspector_panel.h"

#include "core/authoring/drives.h"
#include "core/model/expand.h"
#include "ui/document/document.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/panels/drive_card.h"
#include "ui/panels/inspector_compare.h"
#include "ui/panels/inspector_drop_test.h"
#include "ui/panels/inspector_text.h"
#include "ui/panels/property_form.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QLabel>
#include <QVBoxLayout>

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace saltus::ui {

using namespace inspector;

namespace {

// For the narrow fields of three in a row: "0.12", "7.9e−4".
QString shortNumber(double value) {
    const int exponent = value == 0.0 ? 0 : static_cast<int>(std::floor(std::log10(std::abs(value))));
    if (exponent >= -2 && exponent < 4) return QString::number(value, 'g', std::clamp(exponent + 3, 2, 4));
    return QStringLiteral("%1e%2").arg(QString::number(value / std::pow(10.0, exponent), 'f', 1), roundNumber(exponent));
}

} // namespace

const simulation::BodyScene* InspectorPanel::bodies() {
    std::vector<double> now;
    if (const auto frame = run_.frame(); frame && !frame->parameters.empty()) now = frame->parameters;
    else
        for (const ParameterInfo& info : infos_) now.push_back(info.value);
    bodies_.reset();
    if (document_.model().bodies.empty() || now.size() != document_.model().parameters.size()) return nullptr;
    if (const auto& made = document_.bodies(now)) bodies_ = *made;
    return bodies_.get();
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

// What the shapes give stands grey in the empty fields.
void InspectorPanel::showMassOfShapes(const rigid::BodyInput& input, bool planar) {
    massForm_->setPlaceholders({model::Owner::part, model::Key::mass}, {plainNumber(input.mass)});
    QStringList inertia;
    for (int k = 0; k < 3; ++k)
        if (!planar || k == 2) inertia << shortNumber(input.inertia(k, k));
    massForm_->setPlaceholders({model::Owner::part, model::Key::inertia}, inertia);
}

void InspectorPanel::showBody(const model::Body& body, const std::string& name) {
    head_->setTitle(tr("Body"));
    head_->setDetail(named(name, body.repeat ? std::string() : body.label));
    // A name without an index stands for all copies: show the first.
    const std::string object = body.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    const bool planar = document_.model().world.planar, fixed = body.fixed;
    massForm_ = addForm(targetsNow(), text(body.name), {});
    auto* computed = addSection(tr("Mass properties"));
    addReadouts(computed->body(), [this, object, planar, fixed] {
        std::vector<Readout> rows;
        const simulation::BodyScene* scene = bodies();
        const auto& names = scene ? scene->names.bodies : std::vector<std::string>();
        const auto found = std::find(names.begin(), names.end(), object);
        if (fixed) rows.push_back(plain(tr("Motion"), tr("fixed")));
        if (found != names.end() && !fixed) {
            const rigid::BodyInput& input = scene->input.bodies[static_cast<std::size_t>(found - names.begin())];
            rows.push_back(number(tr("Mass"), input.mass, QStringLiteral("kg")));
            if (massForm_) showMassOfShapes(input, planar);
            if (planar) {
                rows.push_back(number(tr("Inertia"), input.inertia(2, 2), QStringLiteral("kg m^2")));
            } else {
                const Eigen::SelfAdjointEigenSolver<rigid::Matrix3> axes(input.inertia, Eigen::EigenvaluesOnly);
                const char* labels[] = {"I₁", "I₂", "I₃"}; // principal
                for (int k = 0; k < 3; ++k) rows.push_back(number(QString::fromUtf8(labels[k]), axes.eigenvalues()[k], QStringLiteral("kg m^2"), true));
            }
        }
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
}

// From where a coordinate counts, and where it is.
QString InspectorPanel::limitsNote(const model::Joint& joint, const std::string& row, std::size_t coordinate) const {
    if (coordinate >= joint.coordinates.size()) return {};
    const auto at = index_.rowAt(cursor_.time());
    const double now = at ? index_.value(row, *at) : std::nan("");
    const bool angle = model::is_angle(joint.kind, coordinate), known = std::isfinite(now);
    if (joint.kind == model::JointKind::distance) return known ? tr("Limits of the distance between the points, now %1").arg(shownText(now, QStringLiteral("m"))) : tr("Limits of the distance between the points");
    if (!known) return tr("Limits count from the start pose, which is 0");
    const double tidy = std::abs(now) < 1e-9 ? 0.0 : now; // m or rad: the solver's rounding
    return tr("Limits count from the start pose, which is 0; now %1")
        .arg(angle ? QStringLiteral("%1 deg (%2)").arg(plainNumber(tidy * 180.0 / std::numbers::pi), shownText(tidy, QStringLiteral("rad"))) : shownText(tidy, QStringLiteral("m")));
}

void InspectorPanel::showJoint(const model::Joint& joint, const std::string& name) {
    head_->setTitle(tr("Joint"));
    head_->setDetail(named(name, joint.repeat ? std::string() : joint.label));
    const std::string object = joint.repeat && name.find('[') == std::string::npos ? name + "[0]" : name;
    const bool planar = document_.model().world.planar;
    const std::size_t held = model::joint_equalities(joint, planar), free = model::joint_coordinates(joint);
    addReadouts(content_, [this, held, free, object, name = joint.name] {
        const auto& joints = document_.model().joints;
        const auto now = std::find_if(joints.begin(), joints.end(), [&](const model::Joint& j) { return j.name == name; });
        for (std::size_t c = 0; jointForm_ && now != joints.end() && c < free; ++c)
            jointForm_->setLimitsNote(c, limitsNote(*now, object + ".y[" + std::to_string(held + c) + "]", c));
        return std::vector<Readout>{plain(tr("Directions held"), QString::number(held))};
    });
    jointForm_ = addForm(targetsNow(), text(joint.name), {});
    if (!joint.repeat)
        for (std::size_t c = 0; c < free; ++c)
            addDriveCard(joint.name, c, free == 1 ? tr("Drive") : model::is_angle(joint.kind, c) ? tr("Drive about the axis") : tr("Drive along the axis"));
    const auto isAngle = [kind = joint.kind](std::size_t i) { return model::is_angle(kind, i); };
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

void InspectorPanel::addDriveCard(const std::string& joint, std::size_t coordinate, const QString& title) {
    auto* section = addSection(title);
    auto* card = new DriveCard(theme_, edits_, joint, coordinate, section);
    section->add(card);
    drives_.push_back(card);
    addReadouts(section->body(), [this, joint, coordinate] {
        const auto drive = authoring::drive_on(document_.model(), joint, coordinate);
        const auto on = authoring::coordinate_of(document_.model(), joint, coordinate);
        std::vector<Readout> rows;
        if (!drive || !on) return rows;
        const bool motor = std::any_of(document_.model().circuits.begin(), document_.model().circuits.end(), [&](const model::Circuit& c) { return c.name == drive->drive; });
        if (motor) rows.push_back(signal(tr("Current"), drive->drive + ".x[0]"));
        else rows.push_back(signal(tr("Order"), drive->drive + "_order"));
        return rows;
    });
}

bool InspectorPanel::showDriveOf(const std::string& part) {
    const auto by = authoring::driven_by(document_.model(), part);
    if (!by) return false;
    addDriveCard(by->joint, by->coordinate, tr("Drives %1").arg(text(by->joint)));
    return true;
}

void InspectorPanel::showMaterial(const model::Material& material) {
    head_->setTitle(tr("Material"));
    head_->setDetail(text(material.name));
    addForm(targetsNow(), text(material.name), {});
    showPairs({material.name});
}

void InspectorPanel::showContactLaw(const model::ContactLaw& law) {
    head_->setTitle(tr("Contact law"));
    head_->setDetail(named(law.name, law.label));
    addForm(targetsNow(), text(law.name), {{model::Topic::law}, {}});
    content_->addWidget(noteLabel(law.between.empty() ? tr("For every pair without a law of its own. No hidden threshold: e holds at every speed")
                                                      : tr("No hidden threshold: e holds at every speed"), content_->parentWidget()));
    const auto two = pairUnder(law);
    addDropTest();
    if (two) {
        drop_->setPair(two->first, two->second);
        addCompare(two->first, two->second, law.name);
    }
    addForm(targetsNow(), text(law.name), {{}, {model::Topic::law}});
    std::vector<std::string> all;
    for (const model::Material& one : document_.model().materials) all.push_back(one.name);
    showPairs(all);
}

} // namespace saltus::ui
