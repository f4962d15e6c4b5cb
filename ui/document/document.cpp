// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/io/scene_file.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>
#include <functional>

namespace saltus::ui {

namespace {

constexpr int kParameterCommand = 1;
constexpr int kMergeWithin = 1500; // ms: longer pauses begin a new entry of the undo list

QString shownName(const model::Parameter& p) {
    return QString::fromStdString(p.label.empty() ? p.name : p.label);
}

} // namespace

// The part of the model that a command changes, exchanged with the model's own on redo and undo.
class ModelCommand : public QUndoCommand {
public:
    using Swap = std::function<void(model::Model&)>;
    ModelCommand(Document& document, const QString& text, Swap swap, bool equations = false)
        : QUndoCommand(text), document_(document), swap_(std::move(swap)), equations_(equations) {}
    void redo() override { apply(); }
    void undo() override { apply(); }

private:
    void apply() {
        swap_(document_.model_);
        emit document_.modelChanged();
        if (equations_) emit document_.equationsChanged();
    }
    Document& document_;
    Swap swap_;
    bool equations_;
};

class ParameterCommand : public QUndoCommand {
public:
    ParameterCommand(Document& document, model::Model& model, std::size_t index, model::Value value)
        : QUndoCommand(shownName(model.parameters[index])), document_(document), model_(model),
          index_(index), old_(model.parameters[index].value), new_(std::move(value)) {
        age_.start();
    }
    void redo() override { set(new_); }
    void undo() override { set(old_); }
    int id() const override { return kParameterCommand; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const ParameterCommand*>(other);
        if (next->index_ != index_ || age_.elapsed() > kMergeWithin) return false;
        new_ = next->new_;
        age_.restart();
        setObsolete(new_ == old_); // dragged back to where it was
        return true;
    }

private:
    void set(const model::Value& value) {
        // The place in the file stays: errors point at it even after a change.
        const model::Origin place = model_.parameters[index_].value.place;
        model_.parameters[index_].value = value;
        model_.parameters[index_].value.place = place;
        emit document_.modelChanged();
    }
    Document& document_;
    model::Model& model_;
    std::size_t index_;
    model::Value old_, new_;
    QElapsedTimer age_;
};

Document::Document(QObject* parent) : QObject(parent) {
    connect(&undo_, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

QString Document::displayName() const {
    if (!open_) return {};
    if (!filePath_.isEmpty()) return QFileInfo(filePath_).fileName();
    return model_.title.empty() ? tr("Untitled") : QString::fromStdString(model_.title);
}

bool Document::isModified() const { return open_ && !undo_.isClean(); }

void Document::setShippedFolder(const QString& folder) { shipped_ = folder; }

bool Document::isShipped() const {
    if (filePath_.isEmpty() || shipped_.isEmpty()) return false;
    const QString folder = QFileInfo(shipped_).canonicalFilePath();
    const QString file = QFileInfo(filePath_).canonicalFilePath();
    return !folder.isEmpty() && file.startsWith(folder + QLatin1Char('/'));
}

Result<void, Errors> Document::open(const QString& filePath) {
    auto model = io::read_scene(filePath.toStdString());
    if (!model) return Unexpected<Errors>(std::move(model.error())); // what is open stays open
    openModel(std::move(*model), filePath);
    return {};
}

void Document::openModel(model::Model model, const QString& filePath) {
    undo_.clear();
    model_ = std::move(model);
    filePath_ = filePath.isEmpty() ? QString() : QFileInfo(filePath).absoluteFilePath();
    open_ = true;
    emit opened();
    emit modelChanged();
    emit modifiedChanged(false);
}

void Document::close() {
    if (!open_) return;
    undo_.clear();
    model_ = {};
    filePath_.clear();
    open_ = false;
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
    undo_.setClean();
    emit modifiedChanged(false);
    return {};
}

void Document::setParameter(const QString& name, model::Value value) {
    const auto& list = model_.parameters;
    const std::string key = name.toStdString();
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& p) { return p.name == key; });
    SALTUS_DEMAND(found != list.end()); // panels offer the model's own parameters only
    if (found->value == value) return;
    undo_.push(new ParameterCommand(*this, model_, static_cast<std::size_t>(found - list.begin()), std::move(value)));
}

void Document::setPinned(const QString& name, bool pinned) {
    const std::string key = name.toStdString();
    for (std::size_t i = 0; i < model_.parameters.size(); ++i) {
        const model::Parameter& p = model_.parameters[i];
        if (p.name != key || p.pinned == pinned) continue;
        undo_.push(new ModelCommand(*this, (pinned ? tr("Pin %1") : tr("Unpin %1")).arg(shownName(p)),
                                    [i](model::Model& m) { m.parameters[i].pinned = !m.parameters[i].pinned; }));
    }
}

void Document::setViews(model::Views views, const QString& whatChanged) {
    if (views == model_.views) return;
    undo_.push(new ModelCommand(*this, whatChanged, [views = std::move(views)](model::Model& m) mutable {
        std::swap(m.views, views);
    }));
}

void Document::setEquations(const model::Model& next, const QString& whatChanged) {
    if (next.systems == model_.systems && next.interactions == model_.interactions && next.expressions == model_.expressions) return;
    struct Part {
        std::vector<model::System> systems;
        std::vector<model::Interaction> interactions;
        std::vector<model::Expression> expressions;
    };
    undo_.push(new ModelCommand(
        *this, whatChanged,
        [part = Part{next.systems, next.interactions, next.expressions}](model::Model& m) mutable {
            std::swap(m.systems, part.systems);
            std::swap(m.interactions, part.interactions);
            std::swap(m.expressions, part.expressions);
        },
        true));
}

void Document::setInitialState(std::vector<model::System> systems, const QString& whatChanged) {
    if (systems == model_.systems) return;
    undo_.push(new ModelCommand(*this, whatChanged, [systems = std::move(systems)](model::Model& m) mutable {
        std::swap(m.systems, systems);
    }));
}

} // namespace saltus::ui
