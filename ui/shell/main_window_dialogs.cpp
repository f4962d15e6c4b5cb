// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs, overlays and layouts.
#include "ui/shell/main_window.h"

#include "core/io/export.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/edits/run_edits.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/making/cam_editor.h"
#include "ui/making/circuit_editor.h"
#include "ui/panels/compare_bar.h"
#include "ui/panels/event_panel.h"
#include "ui/panels/found_fields.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/palette_panel.h"
#include "ui/panels/part_names.h"
#include "ui/panels/parameters_panel.h"
#include "ui/panels/signals_panel.h"
#include "ui/panels/timeline_bar.h"
#include "ui/panels/timeline_lane.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_template.h"
#include "ui/run/run_controller.h"
#include "ui/run/second_run.h"
#include "ui/run/time_cursor.h"
#include "ui/scene_view/scene_editor.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/edit_commands.h"
#include "ui/shell/error_page.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/key_badges.h"
#include "ui/shell/key_settings.h"
#include "ui/shell/key_sheet.h"
#include "ui/shell/layout_dialog.h"
#include "ui/shell/layout_store.h"
#include "ui/shell/making_bar.h"
#include "ui/shell/record_table.h"
#include "ui/shell/file_reader.h"
#include "ui/shell/run_both_dialog.h"
#include "ui/shell/status_line.h"
#include "ui/shell/tour_guide.h"
#include "ui/shell/unfinished_dialog.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QTimer>

#include <optional>
#include <utility>
#include <vector>

namespace saltus::ui {

void MainWindow::setPreferences(const Preferences& preferences) {
    if (preferences == preferences_) return;
    preferences_ = preferences;
    preferences_.apply(theme_, options_.systemIsDark);
    gallery_->setMoving(preferences_.movingPictures);
    run_->setLimits(preferences_.recordingLimits());
    run_->setMostMemory(1e6 * preferences_.runMemory);
    run_->setFastestSpeed(preferences_.fastestSpeed);
    if (options_.keepState) preferences_.save();
    update();
}

void MainWindow::openPreferences() {
    auto* dialog = new PreferencesDialog(preferences_, *actions_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::changed, this, &MainWindow::setPreferences);
    connect(dialog, &PreferencesDialog::keysChanged, this, [this] {
        if (options_.keepState) saveKeys(*actions_);
    });
    dialog->show();
}

void MainWindow::openAbout() {
    auto* dialog = new AboutDialog(theme_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

std::vector<PlotTemplate> MainWindow::builtInLayouts() const {
    const auto recording = run_->recording();
    return recording && page() == Page::workbench ? builtInTemplates(document_->model(), recording->catalogue()) : std::vector<PlotTemplate>{};
}

// What the scene does not have is left out and said.
void MainWindow::applyLayout(const PlotTemplate& layout) {
    const auto recording = run_->recording();
    if (page() != Page::workbench || !recording)
        return workbench_->banner().present(tr("No layout was applied: this scene has no run yet"), tr("Mend the scene first, so that its signals are known."));
    const TemplateFit fit = fitTemplate(document_->model(), recording->catalogue(), layout);
    if (fit.taken == 0)
        return workbench_->banner().present(tr("Nothing of the layout %1 fits this scene; its plots stay").arg(layout.name), fit.skipped.join(QStringLiteral("; ")));
    workbench_->setPanelShown(Panel::plots, true);
    document_->setViews(fit.views, tr("Layout %1").arg(layout.name));
    if (!fit.skipped.isEmpty())
        workbench_->banner().present(fit.skipped.size() == 1 ? tr("Layout %1: one thing was left out").arg(layout.name)
                                                            : tr("Layout %1: %2 things were left out").arg(layout.name).arg(fit.skipped.size()),
                                     fit.skipped.join(QStringLiteral("; ")));
}

void MainWindow::openLayouts() {
    if (auto* open = findChild<LayoutDialog*>()) return open->raise();
    auto* dialog = new LayoutDialog([this] { return builtInLayouts(); }, [this] { return document_->model().views.plots; }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LayoutDialog::applied, this, &MainWindow::applyLayout);
    dialog->show();
}

void MainWindow::tellUnfinished(const QStringList& folders) {
    std::vector<io::Unfinished> fresh;
    for (const QString& folder : folders)
        for (const io::Unfinished& one : io::find_unfinished(folder.toStdString()))
            if (toldUnfinished_.insert(one.file).second) fresh.push_back(one);
    if (fresh.empty()) return;
    auto* dialog = findChild<UnfinishedDialog*>();
    if (!dialog || !dialog->isVisible()) { // one that closes goes soon
        dialog = new UnfinishedDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->add(fresh);
    dialog->show();
}

// Later: over the page or the dialog that comes. Saving may have been the window's last deed.
void MainWindow::tellUnfinishedBeside(const QString& file) {
    QTimer::singleShot(0, this, [this, folder = QFileInfo(file).absolutePath()] {
        if (isVisible()) tellUnfinished({folder});
    });
}

// Over the window that is worked in: this one, or a dialog of it.
void MainWindow::showKeys() {
    QWidget* window = QApplication::activeWindow();
    if (!window || (window != this && !isAncestorOf(window) && window->parentWidget() != this)) window = this;
    if (auto* shown = window->findChild<KeyBadges*>()) return shown->deleteLater();
    std::vector<KeyHint> hints = keyHints(window, *actions_);
    std::optional<KeyLegend> legend;
    if (window == this && page() == Page::workbench) {
        const auto keyOf = [this](const char* id) { return ActionRegistry::keyText(actions_->action(QLatin1String(id))->shortcut()); };
        const struct { const char* id; QWidget* panel; } panels[] = {
            {"panel.palette", &workbench_->partPalette()}, {"panel.outline", &workbench_->outline()}, {"panel.signals", &workbench_->signalsPanel()},
            {"panel.inspector", &workbench_->side()}, {"panel.parameters", &workbench_->parameters()}, {"panel.plots", &workbench_->plots()}, {"panel.events", &workbench_->events()}};
        for (const auto& [id, panel] : panels)
            if (panel->isVisible()) {
                // Beside the title; of the inspector and the plots, whose heads are full of tabs, behind and below it.
                const QRect head(0, 0, panel->width(), measure::headHeight);
                const QRect free = panel == &workbench_->side() ? head.adjusted(head.width() - 64_px, 0, -8, 0) : panel == &workbench_->plots() ? QRect(4, measure::headHeight + 2, 36, 20) : head;
                hints.push_back({panel, free, keyOf(id), true});
            }
        hints.push_back({workbench_->timeline().speedBox(), {}, keyOf("run.slower") + QStringLiteral("  ") + keyOf("run.faster"), false});
        hints.push_back({workbench_->timeline().lane(), QRect(workbench_->timeline().lane()->width() - 80, 6, 60, 24), keyOf("panel.timeline"), true});
        // What has no control, on the view that it is about.
        legend.emplace();
        legend->widget = &workbench_->sceneView();
        for (const ActionEntry& entry : actions_->entries()) {
            if (entry.keys.isEmpty() || entry.scope == KeyScope::gallery || (entry.action && !entry.action->isEnabled())) continue;
            const bool tool = entry.id.startsWith(QLatin1String("tool.")), mark = entry.id.startsWith(QLatin1String("marks.")) || entry.id == QLatin1String("view.labels");
            const bool own = !entry.action || entry.scope == KeyScope::view;
            if (tool || mark || own) legend->rows.emplace_back(entry.action ? entry.keys.section(QStringLiteral(", "), 0, 0) : entry.keys, entry.text);
        }
    }
    auto* badges = new KeyBadges(theme_, window, std::move(hints), std::move(legend));
    connect(badges, &KeyBadges::listWanted, this, [this] {
        activateWindow();
        keys_->toggle();
    });
}

void MainWindow::openRunBoth() {
    if (!run_->canRun()) return;
    if (auto* open = findChild<RunBothDialog*>()) return open->raise();
    auto* dialog = new RunBothDialog(document_->model(), run_->stepSize(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(document_, &Document::closed, dialog, &QDialog::close);
    connect(dialog, &RunBothDialog::wanted, this, [this, dialog](const Variation& variation) {
        workbench_->compareBar().setModel(document_->snapshot());
        if (const auto begun = workbench_->second().begin(document_->model(), variation); !begun) return dialog->refuse(errorText(begun.error()));
        dialog->accept();
        workbench_->focusView();
    });
    dialog->show();
}

void MainWindow::openCam() {
    if (auto* open = findChild<CamEditor*>()) return open->raise();
    auto* dialog = new CamEditor(theme_, *document_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QString name;
    for (const model::Function& f : document_->model().functions)
        if (f.profile) name = QString::fromStdString(f.signature).section(QLatin1Char('('), 0, 0);
    dialog->edit(name);
    dialog->show();
}

void MainWindow::openCircuit() {
    if (auto* open = findChild<CircuitEditor*>()) return open->raise();
    auto* dialog = new CircuitEditor(theme_, *document_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!document_->model().circuits.empty()) dialog->edit(QString::fromStdString(document_->model().circuits.front().name));
    dialog->show();
}

void MainWindow::exportPlot(const QString& plotName) {
    if (page() != Page::workbench || !run_->recording()) return;
    auto* dialog = new ExportDialog({theme_, *document_, *run_, workbench_->plots(), workbench_->sceneView(), openingFile_}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::wrote, this, &MainWindow::tellUnfinishedBeside);
    if (!plotName.isEmpty()) dialog->choosePlot(plotName);
    dialog->show();
}

void MainWindow::lead(const QString& name, const QString& field) {
    workbench_->setPanelShown(Panel::inspector, true);
    workbench_->outline().select(name);
    workbench_->inspector().select(name);
    workbench_->inspector().showField(field);
}

// Parameters, which take their value at once, and the fields of what is selected and of the scene.
std::vector<PaletteItem> MainWindow::numbersToFind() {
    std::vector<PaletteItem> items;
    if (page() != Page::workbench || !document_->isOpen()) return items;
    const model::Model& m = document_->model();
    for (const model::Parameter& p : m.parameters) {
        if (!run_->canRun()) break;
        PaletteItem item;
        const QString name = QString::fromStdString(p.name);
        item.title = sceneName(p.label.empty() ? p.name : p.label);
        item.detail = QString::fromStdString(p.value.formula());
        item.icon = QStringLiteral("pin");
        item.set = [this, name](const QString& text) { return edits_->setParameter(name, text); };
        items.push_back(std::move(item));
    }
    const auto add = [&](const QString& name, const model::Target& target) {
        for (const FoundField& field : fieldsOf(m, target)) {
            PaletteItem item;
            item.title = field.label;
            item.detail = name.isEmpty() ? field.topic : sceneName(name.toStdString());
            if (!field.value.isEmpty()) item.detail += QStringLiteral("   ") + field.value;
            item.word = field.path.mid(1);
            item.run = [this, name, path = field.path] { lead(name, path); };
            items.push_back(std::move(item));
        }
    };
    if (const QStringList selected = workbench_->inspector().selections(); selected.size() == 1)
        if (const auto found = PartNames(m).find(selected.front().toStdString())) add(selected.front(), *found);
    add({}, model::Setting::world);
    add({}, model::Setting::run);
    return items;
}

void MainWindow::openPalette() {
    std::vector<PaletteItem> items = numbersToFind();
    for (const SceneEntry& scene : shippedScenes()) {
        PaletteItem item;
        item.title = scene.title;
        item.detail = tr("Scene");
        item.icon = scene.icon;
        const QString file = scene.file;
        item.run = [this, file] { openFile(file); };
        items.push_back(std::move(item));
    }
    std::vector<PaletteItem> commands;
    for (const ActionEntry& entry : actions_->entries()) {
        if (!entry.action || entry.id == QLatin1String("help.palette")) continue;
        PaletteItem item;
        item.title = entry.action->text().remove(QLatin1Char('&'));
        item.detail = entry.group;
        item.keys = entry.keys.section(QStringLiteral(", "), 0, 0);
        if (!entry.action->isEnabled()) item.unavailable = entry.tip.isEmpty() ? item.title : entry.tip;
        QAction* action = entry.action;
        item.run = [action] { action->trigger(); };
        commands.push_back(std::move(item));
    }
    if (page() == Page::workbench && run_->recording()) {
        std::vector<PlotTemplate> layouts = builtInLayouts();
        for (PlotTemplate& own : storedLayouts()) layouts.push_back(std::move(own));
        for (const PlotTemplate& layout : layouts) {
            PaletteItem item;
            item.title = tr("Layout: %1").arg(layout.name);
            item.detail = tr("Plots");
            item.run = [this, layout] { applyLayout(layout); };
            items.push_back(std::move(item));
        }
    }
    // In the gallery scenes come first; in a scene its commands do.
    if (page() == Page::workbench) items.insert(items.begin(), commands.begin(), commands.end());
    else items.insert(items.end(), commands.begin(), commands.end());
    palette_->open(std::move(items));
}

} // namespace saltus::ui
