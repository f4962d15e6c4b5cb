// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_places.h"

#include "ui/document/document.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_model.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/property_row.h"
#include "ui/panels/timeline_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/gallery.h"
#include "ui/shell/main_window.h"
#include "ui/shell/tour_hand.h"
#include "ui/shell/workbench.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace saltus::ui::tours {

TourPlace widget(QWidget* widget) { return {widget, {}}; }

TourPlace menuOf(MainWindow& window, const char* action) {
    QAction* const wanted = window.actions().action(QLatin1String(action));
    for (auto* bar : window.findChildren<QMenuBar*>())
        for (QAction* entry : bar->actions())
            if (entry->menu() && entry->menu()->actions().contains(wanted)) return {bar, bar->actionGeometry(entry)};
    return {};
}

TourPlace outlineRow(MainWindow& window, const QString& name) {
    QTreeView* tree = window.workbench().outline().tree();
    const QAbstractItemModel* rows = tree->model();
    QModelIndex found = name.isEmpty() ? rows->index(0, 0) : QModelIndex();
    if (!name.isEmpty()) {
        const auto hits = rows->match(rows->index(0, 0), OutlineModel::nameRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
        if (!hits.isEmpty()) found = hits.front();
    }
    if (!found.isValid()) return {tree, {}};
    for (QModelIndex above = found.parent(); above.isValid(); above = above.parent()) // in a folded branch: the row that has to be opened first
        if (!tree->isExpanded(above)) found = above;
    return {tree->viewport(), tree->visualRect(found)};
}

TourPlace field(MainWindow& window, model::PropertyId id, std::size_t field) {
    PropertyRow* row = window.workbench().inspector().row(id);
    if (!row || !row->field(field)) return {};
    return {row->field(field)->edit(), {}};
}

QString key(MainWindow& window, const char* action) {
    const auto keys = window.actions().action(QLatin1String(action))->shortcuts();
    return keys.isEmpty() ? QString() : QStringLiteral("<b>%1</b>").arg(ActionRegistry::keyText(keys.front()));
}

TourStep emptyScene(MainWindow& window) {
    TourStep step;
    step.title = QObject::tr("Begin an empty scene");
    step.text = QObject::tr("Click <b>New scene</b>, or press %1.").arg(key(window, "file.new"));
    step.place = [&window]() -> TourPlace {
        if (window.page() == MainWindow::Page::gallery) return widget(window.gallery().findChild<QPushButton*>(QStringLiteral("newButton")));
        return menuOf(window, "file.new");
    };
    step.done = [&window] { return window.page() == MainWindow::Page::workbench && window.document().isOpen() && window.document().isBlank(); };
    step.show = [&window, place = step.place](TourHand& hand) {
        if (window.page() == MainWindow::Page::gallery) hand.click(place);
        else hand.trigger(window.actions().action(QStringLiteral("file.new")));
    };
    return step;
}

TourStep typed(MainWindow& window, const QString& title, const QString& text, std::function<QString()> name, model::PropertyId id,
               std::size_t at, const char* value, std::function<bool()> done) {
    TourStep step;
    step.title = title;
    step.text = text;
    const auto chosen = [&window, name] { return window.workbench().inspector().selection() == name(); };
    const auto there = [&window, id, at] { return field(window, id, at); };
    step.place = [&window, name, chosen, there] { return chosen() ? there() : outlineRow(window, name()); };
    step.done = std::move(done);
    step.show = [&window, name, chosen, there, typed = QString::fromUtf8(value)](TourHand& hand) {
        window.workbench().setPanelShown(Panel::inspector, true);
        if (!chosen()) {
            hand.click([&window, name] { return outlineRow(window, name()); });
            hand.call([&window, name, chosen] {
                if (chosen()) return;
                window.workbench().outline().select(name());
                window.workbench().inspector().select(name());
            });
            hand.wait(200);
        }
        hand.type(there, typed);
    };
    return step;
}

// There is something to look at: the first impacts, or a good part of a scene without any.
bool hasRun(MainWindow& window) {
    const auto frame = window.run().frame();
    const double end = window.run().endTime();
    return frame && frame->time > 0.2 * std::min(1.0, end) && (frame->impacts > 0 || frame->time >= std::min(2.0, 0.9 * end));
}

TourStep run(MainWindow& window, const QString& text) {
    TourStep step;
    step.title = QObject::tr("Let it run");
    step.text = text;
    step.place = [&window] { return widget(window.workbench().timeline().playButton()); };
    step.done = [&window] { return hasRun(window); };
    step.show = [place = step.place](TourHand& hand) { hand.click(place); };
    return step;
}

TourStep impact(MainWindow& window) {
    TourStep step;
    step.title = QObject::tr("Look at an impact");
    step.text = QObject::tr("%1 goes to the next impact, %2 to the one before; a click on a tick of the timeline does it too. The card says how fast it was before and "
                            "after, the impulse, and the e that was measured.")
                    .arg(key(window, "run.next"), key(window, "run.previous"));
    step.place = [&window] { return widget(&window.workbench().timeline()); };
    step.done = [&window] { return window.cursor().pickedImpact().has_value(); };
    step.show = [&window](TourHand& hand) {
        hand.call([&window] {
            window.run().pause();
            window.cursor().scrub(0.0);
        });
        hand.wait(400).trigger(window.actions().action(QStringLiteral("run.next")));
    };
    return step;
}

QPushButton* okOf(QWidget* dialog) {
    if (!dialog) return nullptr;
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Return)) return button;
    return nullptr;
}

TourStep end(const QString& text) {
    TourStep step;
    step.title = QObject::tr("That is it");
    step.text = text;
    return step;
}

} // namespace saltus::ui::tours
