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
#include <memory>
#include <utility>

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

const EditCommands::Can& EditCommands::can() const {
    Looked now{editor_.document().revision(), editor_.selection(), editor_.locked()};
    if (looked_ == now) return can_;
    const model::Model& model = editor_.document().model();
    const auto chosen = names();
    const Targets all = authoring::targets_of(model, chosen), free = editor_.locked().isEmpty() ? all : editor_.targets();
    can_.any = !free.empty();
    can_.align = free.bodies.size() > 1;
    can_.group = all.bodies.size() + all.joints.size() > 1;
    can_.ungroup = authoring::in_groups(model, all);
    can_.drive = chosen.size() == 1 && authoring::can_drive(model, chosen.front());
    looked_ = std::move(now);
    return can_;
}

bool EditCommands::canPaste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasFormat(QLatin1String(kClipboardFormat));
}

void EditCommands::makeCopies(const QString& what, std::function<Result<authoring::Copies>(const model::Model&, const Stage&)> make) {
    using Made = std::optional<Result<authoring::Copies>>; // without a stage none
    auto made = editor_.beside<Made>(what, [make = std::move(make)](const model::Model& model, const Stage* stage) { return stage ? Made(make(model, *stage)) : Made(); });
    if (!made || !*made) return;
    auto& copies = **made;
    if (!copies) return editor_.refuse(copies.error());
    editor_.make(std::move(copies->edit), what, list(copies->made));
}

bool EditCommands::copy() {
    const auto text = editor_.beside<QByteArray>(tr("Copy"), [chosen = names()](const model::Model& model, const Stage*) {
        const model::Model part = authoring::fragment(model, chosen);
        return part.bodies.empty() && part.joints.empty() ? QByteArray() : QByteArray::fromStdString(io::scene_text(part));
    }, false);
    if (!text) return false;
    if (text->isEmpty()) return true;
    auto* data = new QMimeData;
    data->setData(QLatin1String(kClipboardFormat), *text);
    data->setText(QString::fromUtf8(*text));
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

void EditCommands::cut() {
    if (hasSelection() && copy()) remove();
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
    const auto source = std::make_shared<const model::Model>(std::move(*part));
    auto pasted = editor_.beside<Result<authoring::Pasted>>(tr("Paste"), [source](const model::Model& model, const Stage* stage) {
        const auto own = Stage::create(*source);
        Vector3 shift = Vector3::Zero();
        if (stage && own && own->planar() == stage->planar()) {
            std::vector<std::size_t> all(own->bodies().size());
            for (std::size_t b = 0; b < all.size(); ++b) all[b] = b;
            shift = free_shift(*own, all, *stage, true);
        }
        return authoring::paste(model, *source, shift);
    }, true, source->bodies.size());
    if (!pasted) return;
    auto& made = *pasted;
    if (!made) {
        editor_.refuse(made.error());
        return;
    }
    const QString what = made->made.size() == 1 ? tr("Paste %1").arg(QString::fromStdString(made->made[0])) : tr("Paste %1 parts").arg(made->made.size());
    editor_.make(std::move(made->edit), what, list(made->made));
}

void EditCommands::duplicate() {
    const Targets targets = editor_.targets();
    if (targets.empty()) return;
    makeCopies(tr("Duplicate"), [targets](const model::Model& model, const Stage& stage) {
        const Vector3 shift = free_shift(stage, authoring::on_stage(stage, targets), stage, false);
        return authoring::duplicate(model, stage, targets, shift);
    });
}

void EditCommands::array() {
    const Targets targets = editor_.targets();
    if (targets.empty()) return;
    struct First {
        Vector3 step;
        bool planar;
    };
    const auto first = editor_.beside<std::optional<First>>(tr("Array"), [targets](const model::Model&, const Stage* stage) {
        return stage ? std::optional(First{free_shift(*stage, authoring::on_stage(*stage, targets), *stage, false), stage->planar()}) : std::nullopt;
    });
    if (!first || !*first) return;
    ArrayWish wish;
    wish.step = (*first)->step;
    auto* dialog = new ArrayDialog(wish, (*first)->planar, window_); // in no loop of its own: the window may be closed meanwhile
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { makeArray(dialog->wish()); });
    dialog->open();
}

void EditCommands::makeArray(const ArrayWish& wish) {
    const Targets targets = editor_.targets();
    if (targets.empty()) return;
    makeCopies(tr("Array of %1").arg(wish.count), [targets, wish](const model::Model& model, const Stage& stage) {
        return wish.around ? authoring::array_around(model, stage, targets, wish.count, wish.about, wish.axis, wish.angle)
                           : authoring::array_along(model, stage, targets, wish.count, wish.step);
    });
}

void EditCommands::mirror(int axis) {
    const Targets targets = editor_.targets();
    if (targets.empty() || axis < 0 || axis > (editor_.document().model().world.planar ? 1 : 2)) return;
    makeCopies(tr("Mirror"), [targets, axis](const model::Model& model, const Stage& stage) {
        return authoring::mirror(model, stage, targets, Vector3::Zero(), Vector3::Unit(axis));
    });
}

void EditCommands::arrange(const QString& what, std::function<Result<model::Edit>(const model::Model&, const Stage&)> make) {
    using Made = std::optional<Result<model::Edit>>; // without a stage none
    auto made = editor_.beside<Made>(what, [make = std::move(make)](const model::Model& model, const Stage* stage) { return stage ? Made(make(model, *stage)) : Made(); });
    if (made && *made) editor_.make(std::move(**made), what);
}

void EditCommands::align(int axis, authoring::Align how) {
    arrange(tr("Align"), [chosen = names(), axis, how](const model::Model& model, const Stage& stage) { return authoring::align(model, stage, chosen, axis, how); });
}

void EditCommands::distribute(int axis) {
    arrange(tr("Distribute"), [chosen = names(), axis](const model::Model& model, const Stage& stage) { return authoring::distribute(model, stage, chosen, axis); });
}

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
    for (const std::string& name : chosen)
        if (name.find('[') != std::string::npos)
            return editor_.refuse({ErrorKind::input, tr("“%1” is one of several copies").arg(QString::fromStdString(name)).toStdString(),
                                   tr("change their number in the inspector").toStdString(), {}});
    struct Doomed {
        QStringList names;
        Result<model::Removal> removal;
    };
    auto doomed = editor_.beside<Doomed>(what, [chosen](const model::Model& model, const Stage*) {
        const model::Locations locations(model);
        std::vector<model::Location> parts;
        QStringList gone;
        for (const std::string& name : chosen)
            if (const auto at = locations.find(name)) {
                parts.push_back(*at);
                gone << QString::fromStdString(name);
            }
        return Doomed{gone, authoring::remove_chosen(model, parts)};
    }, false);
    if (!doomed) return;
    if (!doomed->removal) return editor_.refuse(doomed->removal.error());
    RemovalDialog::ask(editor_.document().model(), doomed->names, *doomed->removal, window_, [this, edit = doomed->removal->edit, what] { editor_.make(edit, what, QStringList()); });
}

void EditCommands::selectAll() {
    QStringList all;
    const model::Model& model = editor_.document().model();
    for (const model::Body& body : model.bodies) all.append(QString::fromStdString(body.name));
    for (const model::Joint& joint : model.joints) all.append(QString::fromStdString(joint.name));
    editor_.view().setSelection(all);
    if (all.size() <= 1) emit editor_.view().picked(all.value(0));
}

void EditCommands::dropDown() { editor_.dropDown(); }

} // namespace saltus::ui

#include "moc_edit_commands.cpp"
