// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the window, and what is opened, saved, dropped and closed.
#include "ui/shell/main_window.h"

#include "core/io/bundle.h"
#include "core/io/export.h"
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/language/text.h"
#include "ui/look/export_folder.h"
#include "ui/look/key_names.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/look/wait_bar.h"
#include "ui/panels/compare_bar.h"
#include "ui/panels/event_panel.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/timeline_branches.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/plot_area.h"
#include "ui/run/parameter_info.h"
#include "ui/run/run_controller.h"
#include "ui/run/run_history.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/mesh_wait.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/bundle_dialog.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/error_page.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/import_report.h"
#include "ui/shell/key_badges.h"
#include "ui/shell/key_sheet.h"
#include "ui/shell/layout_dialog.h"
#include "ui/shell/making_bar.h"
#include "ui/shell/record_table.h"
#include "ui/shell/file_reader.h"
#include "ui/shell/run_both_dialog.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/tour_guide.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QTimer>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace saltus::ui {

namespace {

const QString kBundleSuffix = QStringLiteral("saltus-bundle");

bool isRecordingFile(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == QLatin1String("h5") || suffix == QLatin1String("hdf5");
}

// Of another scene: its start, followed; no impact, no cursors A and B.
void resetCursor(TimeCursor& cursor) {
    cursor.pickImpact(std::nullopt);
    for (const auto which : {TimeCursor::a, TimeCursor::b}) cursor.setMarker(which, std::nullopt);
    cursor.follow();
    cursor.advance(0.0);
}

} // namespace

MainWindow::Page MainWindow::page() const { return static_cast<Page>(pages_->currentIndex()); }

void MainWindow::showPage(Page page) {
    pages_->setCurrentIndex(static_cast<int>(page));
    if (page == Page::gallery) {
        gallery_->reload();
        gallery_->focusFirst();
    }
    updateTitle();
    updateActions();
    updateStatus();
}

void MainWindow::leaveScene() {
    errors_.clear();
    workbench_->second().end();
    edits_->drop();
    workbench_->clear();
    resetCursor(*cursor_);
    said_.clear();
}

bool MainWindow::newScene() {
    if (!mayDrop()) return false;
    leaveScene();
    fromRecording_ = false;
    openingFile_.clear();
    document_->openNew();
    original_ = document_->snapshot();
    showDocument();
    return true;
}

bool MainWindow::recover(const Recovery::Left& left) {
    if (!mayDrop()) return false;
    const auto read = std::make_shared<std::optional<Result<model::Model, Errors>>>();
    if (!waitFor(this, tr("Reading %1").arg(plainName(left.name)), [read, left] { read->emplace(Recovery::read(left)); })) return false;
    Result<model::Model, Errors>& model = **read;
    if (!model) {
        showErrors(left.entry, model.error());
        return false;
    }
    if (!document_->openRecovered(std::move(*model), left.filePath, [&] {
            leaveScene();
            fromRecording_ = false;
            openingFile_ = left.filePath;
        }))
        return false;
    original_.reset();
    recovery_->takeOver(left);
    showDocument();
    return true;
}

// A scene that may be empty or wrong: its page is there at once, its run when it can be.
void MainWindow::showDocument() {
    showPage(Page::workbench);
    workbench_->setModel();
    workbench_->focusView();
    empty_ = document_->isBlank();
    if (!empty_) edits_->begin();
}

bool MainWindow::openFile(const QString& file) {
    if (!mayDrop()) return true;
    const QString path = QFileInfo(file).absoluteFilePath();
    tellUnfinishedBeside(path);
    if (QFileInfo(path).suffix().toLower() == QLatin1String("urdf")) return importRobot(path);
    if (QFileInfo(path).suffix().toLower() == kBundleSuffix) return openBundle(path);
    const int before = refused_;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    struct Restore {
        ~Restore() { QApplication::restoreOverrideCursor(); }
    } restore;
    // What is open is left when the other is there: whoever stops the reading keeps it.
    const auto leave = [&](bool recording) {
        leaveScene();
        openingFile_ = path;
        fromRecording_ = recording;
    };
    if (isRecordingFile(path)) {
        auto read = readRecording(path, this);
        if (!read && read.error().kind == ErrorKind::cancelled) return true;
        if (!read) {
            leave(true);
            showErrors(path, {read.error()});
            return false;
        }
        auto model = parseScene(std::move(read->scene_text), path, this);
        if (!model && model.error().front().kind == ErrorKind::cancelled) return true;
        if (!model) {
            leave(true);
            showErrors(path, model.error());
            return false;
        }
        if (!document_->openModel(std::move(*model), {}, [&] { leave(true); })) return true;
        original_ = document_->snapshot();
        if (options_.keepState) addRecentFile(path);
        run_->loadRecording(read->recording);
    } else {
        const auto opened = document_->open(path, [this](const QString& scene) { return readScene(scene, this); }, [&] { leave(false); });
        if (!opened && opened.error().front().kind == ErrorKind::cancelled) return true;
        if (!opened) {
            leave(false);
            showErrors(path, opened.error());
            return false;
        }
        original_ = document_->snapshot();
        if (options_.keepState) addRecentFile(path);
        run_->load(document_->snapshot());
    }
    return refused_ == before;
}

// A new scene that has no file yet, and the run of the bundle.
bool MainWindow::openBundle(const QString& file) {
    auto read = readBundle(file, this);
    if (!read && read.error().front().kind == ErrorKind::cancelled) return true; // what is open stays
    const auto leave = [&] {
        leaveScene();
        fromRecording_ = false;
        openingFile_ = file;
    };
    if (!read) {
        leave();
        showErrors(file, read.error());
        return false;
    }
    const std::shared_ptr<const io::Bundle> bundle = read->bundle;
    if (!document_->openModel(std::move(read->scene), {}, leave)) return true;
    if (options_.keepState) addRecentFile(file);
    original_ = document_->snapshot();
    run_->loadBundle(document_->snapshot(), bundle);
    auto* dialog = new BundleDialog(bundle, *run_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(document_, &Document::opened, dialog, &QDialog::close);
    connect(document_, &Document::closed, dialog, &QDialog::close);
    dialog->show();
    return true;
}

// The run is asked first: it tells at once what it holds.
void MainWindow::saveBundle() {
    const QString name = document_->filePath().isEmpty() ? document_->displayName() : document_->filePath();
    const QString proposal = QDir(exportFolder())
                                 .filePath(QFileInfo(name).completeBaseName() + QLatin1Char('.') + kBundleSuffix);
    QString file = QFileDialog::getSaveFileName(this, tr("Save the bundle"), proposal, tr("Bundles (*.saltus-bundle)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + kBundleSuffix;
    keepExportFolder(file);
    run_->pause();
    connect(run_, &RunController::historyTold, this, [this, name, file](const RunHistory& history) {
        // Not within the run's own event: the wait has a loop of its own.
        QTimer::singleShot(0, this, [this, history, name, file] { saveBundle(history, name, file); });
    }, Qt::SingleShotConnection);
    run_->askHistory();
}

void MainWindow::saveBundle(const RunHistory& history, const QString& name, const QString& file) {
    auto bundle = gatherBundle(history, name, this);
    if (!bundle) {
        if (bundle.error().kind != ErrorKind::cancelled) workbench_->banner().present(bundle.error());
        return;
    }
    auto* dialog = new BundleDialog(std::move(*bundle), history.hash, file, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BundleDialog::wrote, this, &MainWindow::tellUnfinishedBeside);
    dialog->show();
}

// A new scene that has no file yet; what could not be taken over is listed.
bool MainWindow::importRobot(const QString& file) {
    using Made = decltype(io::import_urdf(std::string()));
    auto read = std::make_shared<std::optional<Made>>();
    if (!waitFor(this, tr("Reading %1").arg(plainName(QFileInfo(file).fileName())), [read, path = file.toStdString()] { read->emplace(io::import_urdf(path)); })) return true;
    Made made = std::move(**read);
    const auto leave = [&] {
        leaveScene();
        fromRecording_ = false;
        openingFile_.clear();
    };
    if (!made) {
        leave();
        openingFile_ = file;
        showErrors(file, made.error());
        return false;
    }
    if (!document_->openRecovered(std::move(made->model), {}, leave)) return true;
    original_.reset();
    showDocument();
    if (made->notes.empty()) return true;
    const model::Model& m = document_->model();
    auto* report = new ImportReport(file, tr("%1 is a scene now. Bodies: %2, joints: %3.").arg(plainName(QFileInfo(file).fileName())).arg(m.bodies.size()).arg(m.joints.size()), made->notes, this);
    report->setAttribute(Qt::WA_DeleteOnClose);
    report->show();
    return true;
}

void MainWindow::importDialog() {
    const QString folder = QSettings().value(QStringLiteral("import/folder"), QDir::homePath()).toString();
    const QString file = QFileDialog::getOpenFileName(this, tr("Make a scene of a robot"), folder, tr("Robots (*.urdf);;All files (*)"));
    if (file.isEmpty()) return;
    QSettings().setValue(QStringLiteral("import/folder"), QFileInfo(file).absolutePath());
    if (mayDrop()) importRobot(file);
}

void MainWindow::tellRestart() {
    // A slip of a key costs nothing: the run of before rests, with its lines.
    if (const auto before = run_->recording(); before && before->rows() > 1 && said_.isEmpty() && document_->undoStack().canUndo())
        emit workbench_->editor().said(tr("A new run of the changed scene. Undo brings the run of before back, with its lines"));
    cursor_->pickImpact(std::nullopt);
    cursor_->follow();
    if (!workbench_->banner().showsProblems()) workbench_->banner().hide();
    updateActions();
}

void MainWindow::showEmpty() {
    empty_ = true;
    resetCursor(*cursor_);
    workbench_->banner().hide();
    workbench_->setModel(false);
    updateActions();
}

// The scene stays as it was edited; what can be drawn is drawn, and Run waits until this is mended.
void MainWindow::showProblems(const Errors& errors) {
    errors_ = errors;
    cursor_->pickImpact(std::nullopt);
    cursor_->follow();
    cursor_->advance(0.0); // no run is shown, so no time of it
    // A run that cannot be made may not have read its meshes.
    if (readMeshes(simulation::mesh_files(document_->model()), this)) workbench_->setModel(false);
    workbench_->banner().present(errors.size() == 1 ? tr("It cannot run yet: one thing to mend") : tr("It cannot run yet: %1 things to mend").arg(errors.size()), errors);
    updateActions();
}

void MainWindow::showErrors(const QString& file, const Errors& errors) {
    ++refused_;
    errors_ = errors;
    document_->close();
    errorPage_->present(file, errors);
    showPage(Page::errors);
    emit loadFailed();
}

bool MainWindow::closeScene() {
    if (!mayDrop()) return false;
    leaveScene();
    document_->close();
    showPage(Page::gallery);
    return true;
}

// A field takes what was typed when the keyboard leaves it; it need not leave to save or to close.
void MainWindow::takeTypedText() {
    const QPointer<QLineEdit> field = qobject_cast<QLineEdit*>(focusWidget());
    if (!field || !field->isModified()) return;
    field->clearFocus();
    if (field) field->setFocus();
}

// Shipped scenes are there to be played with: turning their sliders loses no work. Everything else is asked for.
bool MainWindow::mayDrop() {
    takeTypedText();
    if (!options_.keepState || !document_->isOpen() || !document_->isModified()) return true;
    const model::Model nothing;
    const model::Model& original = original_ ? *original_ : nothing;
    const model::Effects done = model::effects(original, model::difference(original, document_->model()));
    if (document_->isShipped() && !done.dynamics && !done.views) return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Saltus"), tr("Save the changes of %1?").arg(document_->displayName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("Without saving they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return save(false);
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void MainWindow::openDialog() {
    const QString folder = document_->filePath().isEmpty() ? scenesFolder() : QFileInfo(document_->filePath()).path();
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a scene, a recording or a bundle"), folder,
                                                      tr("Scenes, recordings and bundles (*.saltus *.h5 *.hdf5 *.saltus-bundle);;All files (*)"));
    if (!file.isEmpty()) openFile(file);
}

// Another program wrote the file: its work is not lost without a question.
bool MainWindow::mayOverwrite() {
    if (document_->outside() != Document::Outside::changed) return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Saltus"), tr("%1 was changed by another program since it was opened.").arg(document_->displayName()), QMessageBox::Cancel, this);
    box.setInformativeText(tr("Saving writes this scene over it; Revert reads it instead, and undo takes that back."));
    const QPushButton* over = box.addButton(tr("Save over it"), QMessageBox::DestructiveRole);
    const QPushButton* read = box.addButton(tr("Revert"), QMessageBox::ActionRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == read) actions_->action(QStringLiteral("file.revert"))->trigger();
    return box.clickedButton() == over;
}

// Asked when the window comes to the front: that is when its user was elsewhere.
void MainWindow::lookAtFile() {
    if (!workbench_ || page() != Page::workbench) return;
    const Document::Outside now = document_->outside();
    if (now == std::exchange(toldOutside_, now) || now == Document::Outside::untouched) return;
    emit workbench_->editor().said(now == Document::Outside::gone ? tr("%1 is no longer there. Save writes it again").arg(document_->displayName())
                                                                   : tr("%1 was changed by another program. File > Revert reads it").arg(document_->displayName()));
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate) lookAtFile();
    return QMainWindow::event(event);
}

bool MainWindow::save(bool ask) {
    takeTypedText();
    QString target = document_->filePath();
    if (ask || target.isEmpty() || document_->isShipped()) {
        const QString proposal = document_->isShipped() || target.isEmpty()
                                     ? QDir::home().filePath(plainFileName(document_->displayName()))
                                     : target;
        target = QFileDialog::getSaveFileName(this, tr("Save the scene"), proposal, tr("Scenes (*.saltus)"));
        if (target.isEmpty()) return false;
        if (QFileInfo(target).suffix().isEmpty()) target += QStringLiteral(".saltus");
    }
    if (target == document_->filePath() && !mayOverwrite()) return false;
    if (auto saved = document_->save(target); !saved) {
        workbench_->banner().present(saved.error());
        return false;
    }
    if (options_.keepState) addRecentFile(target);
    updateTitle();
    tellUnfinishedBeside(target);
    return true;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) return event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            event->acceptProposedAction();
            const QString file = url.toLocalFile();
            const QString suffix = QFileInfo(file).suffix().toLower();
            if (page() == Page::workbench && (suffix == QLatin1String("obj") || suffix == QLatin1String("stl") || suffix == QLatin1String("ply"))) {
                const QPoint at = mapToGlobal(event->position().toPoint());
                QMetaObject::invokeMethod(this, [this, file, at] { placeMesh(file, at); }, Qt::QueuedConnection);
                return;
            }
            // Outside the drop: what follows may ask a question.
            QMetaObject::invokeMethod(this, [this, file] { openFile(file); }, Qt::QueuedConnection);
            return;
        }
}

// A mesh becomes a body that moves, by convex pieces, or ground, by its triangles.
void MainWindow::placeMesh(const QString& file, const QPoint& at) {
    QMenu* menu = popupMenu(this);
    menu->addSection(plainEntry(QFileInfo(file).fileName()));
    menu->addAction(tr("Body that moves: its convex pieces"), this, [this, file, at] { workbench_->editor().placeMesh(file, false, at); });
    menu->addAction(tr("Fixed ground: its triangles"), this, [this, file, at] { workbench_->editor().placeMesh(file, true, at); });
    menu->popup(at);
}

void MainWindow::chooseMesh() {
    // It is kept beside the scene, which needs a place first.
    if ((document_->filePath().isEmpty() || document_->isShipped()) && !save(true)) return;
    const QString folder = QFileInfo(document_->filePath()).absolutePath();
    const QString file = QFileDialog::getOpenFileName(this, tr("A body of a mesh file"), folder, tr("Meshes (*.obj *.stl *.ply);;All files (*)"));
    if (file.isEmpty()) return;
    if (workbench_->tab() != ViewTab::scene) workbench_->setTab(ViewTab::scene);
    QMenu* menu = popupMenu(this);
    menu->addSection(plainEntry(QFileInfo(file).fileName()));
    menu->addAction(tr("Body that moves: its convex pieces"), this, [this, file] { workbench_->editor().armMesh(file, false); });
    menu->addAction(tr("Fixed ground: its triangles"), this, [this, file] { workbench_->editor().armMesh(file, true); });
    menu->popup(QCursor::pos());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayDrop()) return event->ignore();
    if (options_.keepState) {
        QSettings().setValue(QStringLiteral("window/geometry"), saveGeometry());
        workbench_->saveState();
    }
    timer_.stop();
    run_->pause();
    if (recovery_) recovery_->forget(); // saved, or given up knowingly
    event->accept();
    // Dialogs that stand open would keep the program alive.
    for (QDialog* dialog : findChildren<QDialog*>()) dialog->close();
}

} // namespace saltus::ui
