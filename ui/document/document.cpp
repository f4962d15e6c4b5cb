// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/authoring/made_parts.h"
#include "core/authoring/stage.h"
#include "core/base/input_file.h"
#include "core/io/scene_file.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QScopeGuard>
#include <QScopedValueRollback>
#include <QUndoCommand>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <utility>

namespace saltus::ui {

namespace {

constexpr int kEditCommand = 1;
constexpr int kMergeWithin = 1500; // ms: longer pauses begin a new entry of the undo list

QString shownName(const model::Parameter& p) { return sceneName(p.label.empty() ? p.name : p.label); }
QString shownName(const model::Model& model, const QString& filePath) {
    if (!filePath.isEmpty()) return plainName(QFileInfo(filePath).fileName());
    return model.title.empty() ? Document::tr("Untitled") : sceneName(model.title);
}

} // namespace

// Holds the edit that is to be applied next: forwards or back.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, const QString& text, std::shared_ptr<const model::Edit> edit, bool keepsRun)
        : QUndoCommand(text), document_(document), edit_(std::move(edit)), keepsRun_(keepsRun) {
        age_.start();
    }
    ~EditCommand() override {
        if (document_.pushed_ == this) document_.pushed_ = nullptr;
    }
    bool isApplied() const { return isApplied_; }
    const std::shared_ptr<const model::Edit>& edit() const { return edit_; } // what the next step does
    void redo() override { apply(); }
    void undo() override { apply(); }
    int id() const override { return kEditCommand; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const EditCommand*>(other);
        if (keepsRun_ != next->keepsRun_ || text() != next->text() || age_.elapsed() > kMergeWithin) return false;
        if (!model::same_targets(*edit_, *next->edit_)) return false; // this one takes the later one back too
        age_.restart();
        setObsolete(model::is_void(document_.model_, *edit_)); // dragged back to where it was
        return true;
    }

private:
    void apply() {
        const model::Effects effects = model::effects(document_.model_, *edit_);
        auto back = std::make_shared<model::Edit>(*edit_); // a copy: want of memory leaves model and edit as they are
        *back = model::apply(document_.model_, std::move(*back));
        edit_ = std::move(back);
        ++document_.revision_;
        isApplied_ = !isApplied_;
        const bool endsRun = effects.dynamics && !keepsRun_;
        if (auto& passed = document_.passed_) {
            ++passed->steps;
            passed->effects = {passed->effects.parameters || effects.parameters, passed->effects.views || effects.views, passed->effects.dynamics || effects.dynamics};
            passed->endsRun = passed->endsRun || endsRun;
            return;
        }
        document_.takeNext();
        document_.changed(effects, endsRun);
    }
    Document& document_;
    std::shared_ptr<const model::Edit> edit_;
    bool keepsRun_;
    bool isApplied_ = false;
    QElapsedTimer age_;
};

FileStamp FileStamp::of(const QString& file) {
    std::error_code none;
    const std::filesystem::path path(file.toStdString());
    FileStamp stamp;
    stamp.size = std::filesystem::file_size(path, none);
    if (none) return {};
    stamp.written = std::filesystem::last_write_time(path, none).time_since_epoch().count();
    return none ? FileStamp{} : stamp;
}

Document::Document(QObject* parent) : QObject(parent) {
    connect(&undo_, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
}

QString Document::displayName() const {
    return open_ ? shownName(model_, filePath_) : QString();
}

Document::Outside Document::outside() const {
    if (!open_ || filePath_.isEmpty()) return Outside::untouched;
    const FileStamp now = FileStamp::of(filePath_);
    return now == stamp_ ? Outside::untouched : now == FileStamp() ? Outside::gone : Outside::changed;
}

bool Document::isModified() const { return open_ && (recovered_ || !undo_.isClean()); }

bool Document::isBlank() const {
    return model_.systems.empty() && model_.bodies.empty() && model_.interactions.empty() && model_.joints.empty() &&
           model_.expressions.empty() && model_.drives.empty() && model_.views.shapes.empty();
}

void Document::setShippedFolder(const QString& folder) { shipped_ = folder; }

bool Document::isShipped() const {
    if (filePath_.isEmpty() || shipped_.isEmpty()) return false;
    const QString folder = QFileInfo(shipped_).canonicalFilePath();
    const QString file = QFileInfo(filePath_).canonicalFilePath();
    return !folder.isEmpty() && file.startsWith(folder + QLatin1Char('/'));
}

Result<void, Errors> Document::open(const QString& filePath, const Reader& reader, const Leave& leave) {
    const FileStamp stamp = FileStamp::of(filePath); // before it is read: what is written meanwhile is told
    auto model = reader ? reader(filePath) : io::read_scene(filePath.toStdString());
    if (!model) return Unexpected<Errors>(std::move(model.error())); // what is open stays open
    if (!openModel(std::move(*model), filePath, leave)) return Unexpected(Errors{io::reading_stopped({filePath.toStdString(), 0, 0, {}})});
    stamp_ = stamp;
    return {};
}

void Document::openNew() { start({}, {}, false); }

bool Document::openModel(model::Model model, const QString& filePath, const Leave& leave) { return begin(std::move(model), filePath, false, leave); }

bool Document::openRecovered(model::Model model, const QString& filePath, const Leave& leave) { return begin(std::move(model), filePath, true, leave); }

bool Document::begin(model::Model model, const QString& filePath, bool modified, const Leave& leave) {
    const auto forget = qScopeGuard([this] { next_.reset(); });
    if (wait_ && model.bodies.size() >= kManyBodies) {
        const QString what = tr("Opening %1").arg(shownName(model, filePath));
        if (!make(std::make_shared<const model::Model>(std::move(model)), {}, what, next_, true, &model)) return false;
    }
    if (leave) leave();
    start(std::move(model), filePath, modified);
    return true;
}

void Document::start(model::Model model, const QString& filePath, bool modified) {
    undo_.clear();
    model_ = std::move(model);
    ++revision_;
    takeNext();
    filePath_ = filePath.isEmpty() ? QString() : QFileInfo(filePath).absoluteFilePath();
    stamp_ = FileStamp::of(filePath_);
    open_ = true;
    recovered_ = modified;
    emit opened();
    emit modelChanged();
    emit modifiedChanged(modified);
}

void Document::close() {
    if (!open_) return;
    undo_.clear();
    model_ = {};
    ++revision_;
    bodies_.forget();
    snapshot_.reset();
    filePath_.clear();
    open_ = recovered_ = false;
    emit closed();
    emit modifiedChanged(false);
}

Result<void> Document::save(const QString& filePath) {
    const QString target = filePath.isEmpty() ? filePath_ : QFileInfo(filePath).absoluteFilePath();
    if (!open_) return fail(ErrorKind::io, "no scene is open", "open a scene first");
    if (target.isEmpty())
        return fail(ErrorKind::io, "this scene has no file name yet", "choose one with Save As");
    if (auto done = io::write_scene(model_, target.toStdString()); !done) return done;
    filePath_ = target;
    stamp_ = FileStamp::of(filePath_);
    recovered_ = false;
    undo_.setClean();
    emit modifiedChanged(false);
    return {};
}

Result<void, Errors> Document::revert(const Reader& reader) {
    if (filePath_.isEmpty())
        return Unexpected(Errors{{ErrorKind::io, "this scene has no file yet", "undo takes back what was done since it was begun", {}}});
    const FileStamp stamp = FileStamp::of(filePath_);
    const auto drafted = [](const QString& file) -> Result<model::Model, Errors> {
        auto draft = io::read_draft(file.toStdString());
        if (!draft) return Unexpected<Errors>(std::move(draft.error()));
        return std::move(draft->model);
    };
    const auto model = reader ? reader(filePath_) : drafted(filePath_);
    if (!model) return Unexpected<Errors>(model.error());
    if (!edit(model::difference(model_, *model), tr("Revert to the file"))) return Unexpected(Errors{io::reading_stopped({filePath_.toStdString(), 0, 0, {}})});
    stamp_ = stamp;
    return {};
}

std::shared_ptr<const model::Model> Document::snapshot() {
    if (!snapshot_ || snapshotRevision_ != revision_) {
        snapshot_ = std::make_shared<const model::Model>(model_);
        snapshotRevision_ = revision_;
    }
    return snapshot_;
}

bool Document::waitFor(std::size_t bodies, const QString& what, std::function<void()> work) {
    if (waiting_) return false;
    if (!wait_ || bodies < kManyBodies) {
        work();
        return true;
    }
    const QScopedValueRollback busy(waiting_, true);
    const std::uint64_t before = revision_;
    return wait_(what, std::move(work)) && revision_ == before;
}

bool Document::make(std::shared_ptr<const model::Model> model, Edits edits, const QString& what, std::optional<SceneBodies::Made>& made, bool drawn, model::Model* copy) {
    std::size_t many = model->bodies.size();
    for (const auto& edit : edits) many = std::max(many, edit->size());
    struct Work {
        std::shared_ptr<const model::Model> model;
        Edits edits;
        Draw draw;
        std::optional<SceneBodies::Made> made;
        std::optional<model::Model> copy;
    };
    const auto work = std::make_shared<Work>(Work{std::move(model), std::move(edits), drawn && draw_ ? draw_() : Draw(), {}, {}});
    if (!waitFor(many, what, [work, copies = copy != nullptr] {
            if (!work->edits.empty()) {
                auto after = std::make_shared<model::Model>(*work->model);
                for (const auto& edit : work->edits) model::apply(*after, model::Edit(*edit));
                work->model = std::move(after);
            }
            work->made = SceneBodies::make(work->model);
            if (work->draw && work->made && work->made->bodies) work->made->drawn = work->draw(*work->model, *work->made->bodies);
            if (copies) work->copy.emplace(*work->model);
        }))
        return false;
    made = std::move(work->made);
    if (copy != nullptr) *copy = std::move(*work->copy);
    return true;
}

bool Document::prepareBodies(const QString& what) {
    if (!wait_ || model_.bodies.size() < kManyBodies || bodies_.knows(revision_)) return true; // before a copy is made
    std::optional<SceneBodies::Made> made;
    if (!make(snapshot(), {}, what, made, false)) return false;
    if (made) bodies_.take(std::move(*made), revision_);
    return true;
}

void Document::takeNext() {
    auto made = std::exchange(next_, std::nullopt);
    if (!made) return;
    snapshot_ = made->model;
    snapshotRevision_ = revision_;
    bodies_.take(std::move(*made), revision_);
}

bool Document::prepare(Edits edits, const QString& what) {
    next_.reset();
    if (waiting_) return false;
    const bool many = model_.bodies.size() >= kManyBodies || std::any_of(edits.begin(), edits.end(), [](const auto& edit) { return edit->size() >= kManyBodies; });
    if (!wait_ || !many) return true;
    if (edits.size() == 1 && (!model::effects(model_, *edits[0]).dynamics || authoring::only_moved(model_, *edits[0]))) return true;
    return make(snapshot(), std::move(edits), what, next_);
}

void Document::changed(const model::Effects& effects, bool endsRun) {
    // The scene is changed: who finds no memory to show it does not undo that, or the list of undo would tell of other scenes.
    try {
        emit modelChanged();
        emit edited(effects);
    } catch (const std::bad_alloc&) {
        emit memoryWanted();
    }
    if (endsRun) emit equationsChanged(); // its listeners only note it
}

void Document::stepTo(int index) {
    const int from = undo_.index(), steps = std::abs(index - from);
    const bool forwards = index > from;
    if (waiting_ || steps == 0 || index < 0 || index > undo_.count()) return;
    const auto forget = qScopeGuard([this] { next_.reset(); });
    Edits edits;
    for (int k = 0; k < steps; ++k)
        if (const auto* const edit = dynamic_cast<const EditCommand*>(undo_.command(forwards ? from + k : from - 1 - k))) edits.push_back(edit->edit());
    const QString what = steps == 1 ? undo_.text(forwards ? from : from - 1) : tr("%1 steps").arg(steps);
    if (!prepare(std::move(edits), (forwards ? tr("Redo %1") : tr("Undo %1")).arg(what))) return;
    if (steps == 1) return forwards ? undo_.redo() : undo_.undo();
    passed_ = Passed{};
    const auto tell = qScopeGuard([this, steps] { // also where memory ends on the way
        const Passed passed = *std::exchange(passed_, std::nullopt);
        if (passed.steps == 0) return;
        if (passed.steps == steps) takeNext();
        changed(passed.effects, passed.endsRun);
    });
    for (int k = 0; k < steps; ++k) forwards ? undo_.redo() : undo_.undo();
}

bool Document::edit(model::Edit edit, const QString& whatChanged, const Leave& leave) { return push(std::move(edit), whatChanged, false, leave); }

bool Document::push(model::Edit given, const QString& whatChanged, bool keepsRun, const Leave& leave) {
    if (!open_ || waiting_) return false; // a field gives up its text when the scene it belonged to is closed
    const auto edit = std::make_shared<const model::Edit>(authoring::completed(model_, std::move(given)));
    if (model::is_void(model_, *edit)) return true;
    const auto forget = qScopeGuard([this] { next_.reset(); });
    if (!prepare({edit}, whatChanged)) {
        if (open_) emit modelChanged();
        return false;
    }
    if (leave) leave();
    pushed_ = new EditCommand(*this, whatChanged, edit, keepsRun);
    try {
        undo_.push(pushed_); // a command that is merged is gone afterwards
    } catch (const std::bad_alloc&) {
        EditCommand* const left = std::exchange(pushed_, nullptr);
        if (left && (undo_.count() == 0 || undo_.command(undo_.count() - 1) != left)) { // the list has no room for it
            if (left->isApplied()) left->undo();
            delete left;
        }
        throw;
    }
    pushed_ = nullptr;
    return true;
}

void Document::setParameter(const QString& name, model::Value value) {
    const auto& list = model_.parameters;
    const std::string key = name.toStdString();
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& p) { return p.name == key; });
    SALTUS_DEMAND(found != list.end()); // panels offer the model's own parameters only
    model::Parameter next = *found;
    const model::Origin place = next.value.place; // errors point at it even after a change
    next.value = std::move(value);
    next.value.place = place;
    const QString text = shownName(next);
    push({model::Replace{static_cast<std::size_t>(found - list.begin()), std::move(next)}}, text, false);
}

void Document::setPinned(const QString& name, bool pinned) {
    const std::string key = name.toStdString();
    for (std::size_t i = 0; i < model_.parameters.size(); ++i) {
        if (model_.parameters[i].name != key || model_.parameters[i].pinned == pinned) continue;
        model::Parameter next = model_.parameters[i];
        next.pinned = pinned;
        const QString text = (pinned ? tr("Pin %1") : tr("Unpin %1")).arg(shownName(next));
        push({model::Replace{i, std::move(next)}}, text, false);
        return;
    }
}

void Document::setViews(model::Views views, const QString& whatChanged) {
    model::Model next;
    next.views = std::move(views);
    model::Model now;
    now.views = model_.views;
    push(model::difference(now, next), whatChanged, true);
}

void Document::setEquations(const model::Model& next, const QString& whatChanged) {
    model::Model target = model_;
    target.systems = next.systems;
    target.interactions = next.interactions;
    target.expressions = next.expressions;
    push(model::difference(model_, target), whatChanged, false);
}

void Document::setInitialState(std::vector<model::System> systems, const QString& whatChanged) {
    model::Model target = model_;
    target.systems = std::move(systems);
    push(model::difference(model_, target), whatChanged, true);
}

} // namespace saltus::ui

#include "moc_document.cpp"
