// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/edit_commands.h"

#include "core/authoring/clipboard.h"
#include "core/authoring/controller.h"
#include "core/authoring/create.h"
#include "core/authoring/groups.h"
#include "core/authoring/motor.h"
#include "core/authoring/place.h"
#include "core/authoring/value_text.h"
#include "core/io/scene_file.h"
#include "ui/document/document.h"
#include "ui/panels/removal_dialog.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/array_dialog.h"
#include "ui/shell/file_reader.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

using authoring::Stage;
using authoring::Targets;
using collision::Vector3;

namespace {

constexpr int kMostPlaces = 50; // tried for a copy beside what is there

QStringList list(const std::vector<std::string>& names) {
    QStringList out;
    for (const std::string& name : names) out.append(QString::fromStdString(name));
    return out;
}

// A shift along x by which these bodies overlap nothing that stands: multiples of a little more than their width, away from 0
// unless `maybeNone`.
Vector3 free_shift(const Stage& of, std::span<const std::size_t> bodies, const Stage& stage, bool maybeNone) {
    Vector3 lower = Vector3::Zero(), upper = Vector3::Zero();
    bool any = false;
    for (const std::size_t b : bodies) {
        if (authoring::is_ground(of.bodies()[b])) continue;
        const auto box = of.extent(b);
        lower = any ? lower.cwiseMin(box.lower).eval() : box.lower;
        upper = any ? upper.cwiseMax(box.upper).eval() : box.upper;
        any = true;
    }
    double width = any ? upper.x() - lower.x() : stage.typical_size();
    if (!(width > 0.0)) width = 1.0;
    const double unit = std::pow(10.0, std::floor(std::log10(width)) - 1.0);
    const double step = std::ceil(1.1 * width / unit) * unit;
    authoring::Surroundings around(stage, {}, authoring::cluster_of(of, bodies, {}), false);
    for (int k = maybeNone ? 0 : 1; k < kMostPlaces; ++k) {
        collision::Pose at;
        at.position.x() = authoring::tidy(k * step);
        if (around.overlaps(at).empty()) return at.position;
    }
    return Vector3(authoring::tidy(step), 0.0, 0.0);
}

} // namespace

EditCommands::EditCommands(SceneEditor& editor, QWidget* window) : QObject(window), editor_(editor), window_(window) {}

std::vector<std::string> EditCommands::names() const {
    std::vector<std::string> out;
    for (const QString& name : editor_.selection()) out.push_back(name.toStdString());
    return out;
}

bool EditCommands::hasSelection() const { return !editor_.targets().empty(); }
bool EditCommands::canAlign() const { return editor_.targets().bodies.size() > 1; }

bool EditCommands::canPaste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasFormat(QLatin1String(kClipboardFormat));
}

bool EditCommands::take(Result<authoring::Copies> copies, const QString& what) {
    if (!copies) {
        editor_.refuse(copies.error());
        return false;
    }
    return editor_.make(std::move(copies->edit), what, list(copies->made));
}

void EditCommands::copy() {
    const auto chosen = names();
    const model::Model part = authoring::fragment(editor_.document().model(), chosen);
    if (part.bodies.empty() && part.joints.empty()) return;
    const QByteArray text = QByteArray::fromStdString(io::scene_text(part));
    auto* data = new QMimeData;
    data->setData(QLatin1String(kClipboardFormat), text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
}

void EditCommands::cut() {
    if (!hasSelection()) return;
    copy();
    remove();
}

void EditCommands::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data) return;
    const QByteArray text = data->hasFormat(QLatin1String(kClipboardFormat)) ? data->data(QLatin1String(kClipboardFormat)) : data->text().toUtf8();
    if (text.isEmpty()) return;
    auto part = parseScene(text.toStdString(), QStringLiteral("clipboard"), window_);
    if (!part && part.error().front().kind == ErrorKind::cancelled) return;
    if (!part) {
        editor_.refuse({ErrorKind::input, tr("the clipboard holds no parts of a scene").toStdString(), tr("copy bodies first").toStdString(), {}});
        return;
    }
    const Stage* stage = editor_.stage();
    auto pasted = Stage::create(*part);
    Vector3 shift = Vector3::Zero();
    if (stage && pasted && pasted->planar() == stage->planar()) {
        std::vector<std::size_t> all(pasted->bodies().size());
        for (std::size_t b = 0; b < all.size(); ++b) all[b] = b;
        shift = free_shift(*pasted, all, *stage, true);
    }
    auto made = authoring::paste(editor_.document().model(), *part, shift);
    if (!made) {
        editor_.refuse(made.error());
        return;
    }
    const QString what = made->made.size() == 1 ? tr("Paste %1").arg(QString::fromStdString(made->made[0])) : tr("Paste %1 parts").arg(made->made.size());
    editor_.make(std::move(made->edit), what, list(made->made));
}

void EditCommands::duplicate() {
    const Targets targets = editor_.targets();
    const Stage* stage = editor_.stage();
    if (targets.empty() || !stage) return;
    const auto bodies = authoring::on_stage(*stage, targets);
    const Vector3 shift = free_shift(*stage, bodies, *stage, false);
    take(authoring::duplicate(editor_.document().model(), *stage, targets, shift), tr("Duplicate"));
}

void EditCommands::array() {
    const Targets targets = editor_.targets();
    const Stage* stage = editor_.stage();
    if (targets.empty() || !stage) return;
    ArrayWish wish;
    wish.step = free_shift(*stage, authoring::on_stage(*stage, targets), *stage, false);
    auto* dialog = new ArrayDialog(wish, stage->planar(), window_); // in no loop of its own: the window may be closed meanwhile
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { makeArray(dialog->wish()); });
    dialog->open();
}

void EditCommands::makeArray(const ArrayWish& wish) {
    const Targets targets = editor_.targets();
    const Stage* stage = editor_.stage();
    if (targets.empty() || !stage) return;
    const model::Model& model = editor_.document().model();
    take(wish.around ? authoring::array_around(model, *stage, targets, wish.count, wish.about, wish.axis, wish.angle)
                     : authoring::array_along(model, *stage, targets, wish.count, wish.step),
         tr("Array of %1").arg(wish.count));
}

void EditCommands::mirror(int axis) {
    const Targets targets = editor_.targets();
    const Stage* stage = editor_.stage();
    if (targets.empty() || !stage || axis < 0 || axis > (stage->planar() ? 1 : 2)) return;
    take(authoring::mirror(editor_.document().model(), *stage, targets, Vector3::Zero(), Vector3::Unit(axis)), tr("Mirror"));
}

void EditCommands::align(int axis, authoring::Align how) {
    if (const Stage* stage = editor_.stage()) editor_.make(authoring::align(editor_.document().model(), *stage, names(), axis, how), tr("Align"));
}

void EditCommands::distribute(int axis) {
    if (const Stage* stage = editor_.stage()) editor_.make(authoring::distribute(editor_.document().model(), *stage, names(), axis), tr("Distribute"));
}

bool EditCommands::canGroup() const {
    const Targets targets = authoring::targets_of(editor_.document().model(), names());
    return targets.bodies.size() + targets.joints.size() > 1;
}
bool EditCommands::canUngroup() const { return authoring::in_groups(editor_.document().model(), names()); }

// Groups concern no equation: the run goes on, wherever it stands.
void EditCommands::group() {
    auto made = authoring::group(editor_.document().model(), names());
    if (!made) return editor_.refuse(made.error());
    editor_.document().edit(std::move(made->edit), tr("Group %1").arg(QString::fromStdString(made->name)));
}

void EditCommands::ungroup() {
    model::Edit edit = authoring::ungroup(editor_.document().model(), names());
    if (!edit.empty()) editor_.document().edit(std::move(edit), tr("Ungroup"));
}

bool EditCommands::canDrive() const {
    const auto chosen = names();
    return chosen.size() == 1 && authoring::can_drive(editor_.document().model(), chosen.front());
}

void EditCommands::addMotor() {
    if (const auto chosen = names(); chosen.size() == 1) drive(authoring::add_motor(editor_.document().model(), chosen.front()));
}

void EditCommands::addController() {
    if (const auto chosen = names(); chosen.size() == 1) drive(authoring::add_controller(editor_.document().model(), chosen.front()));
}

void EditCommands::drive(Result<authoring::DriveEdit> made) {
    if (!made) return editor_.refuse(made.error());
    editor_.document().edit(std::move(made->edit), tr("Add %1").arg(QString::fromStdString(made->name)));
}

void EditCommands::remove() {
    const auto chosen = names();
    if (chosen.empty()) return;
    const QString what = chosen.size() == 1 ? tr("Delete %1").arg(QString::fromStdString(chosen[0])) : tr("Delete %1 parts").arg(chosen.size());
    const model::Model& model = editor_.document().model();
    std::vector<model::Location> doomed;
    for (const std::string& name : chosen) {
        if (name.find('[') != std::string::npos)
            return editor_.refuse({ErrorKind::input, tr("“%1” is one of several copies").arg(QString::fromStdString(name)).toStdString(),
                                   tr("change their number in the inspector").toStdString(), {}});
        if (const auto at = model::find(model, name)) doomed.push_back(*at);
    }
    auto removal = authoring::remove_chosen(model, doomed);
    if (!removal) return editor_.refuse(removal.error());
    QStringList gone;
    for (const model::Location& at : doomed) gone << QString::fromStdString(std::string(model::name_at(model, at.part, at.at)));
    RemovalDialog::ask(model, gone, *removal, window_, [this, edit = removal->edit, what] { editor_.make(edit, what, QStringList()); });
}

void EditCommands::selectAll() {
    QStringList all;
    const model::Model& model = editor_.document().model();
    for (const model::Body& body : model.bodies) all.append(QString::fromStdString(body.name));
    for (const model::Joint& joint : model.joints) all.append(QString::fromStdString(joint.name));
    emit editor_.view().picked(all.value(0)); // formulas show the first; the other panels then take all
    editor_.view().setSelection(all);
}

void EditCommands::dropDown() { editor_.dropDown(); }

} // namespace saltus::ui

#include "moc_edit_commands.cpp"
