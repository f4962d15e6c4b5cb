// SPDX-License-Identifier: GPL-3.0-or-later
// Where tours point, and what several of them do alike.
#pragma once

#include "core/model/properties.h"
#include "ui/shell/tour.h"

#include <QString>

class QPushButton;

namespace saltus::ui::tours {

TourPlace widget(QWidget* widget);
TourPlace menuOf(MainWindow& window, const char* action); // the menu bar's entry that leads to this command
TourPlace field(MainWindow& window, model::PropertyId id, std::size_t field); // of the inspector; the outline when it shows something else
TourPlace outlineRow(MainWindow& window, const QString& name); // "": the scene
QString key(MainWindow& window, const char* action); // "Ctrl N", as shown; bold in rich text

// Step 1 of all: an empty scene. Done as soon as one is open.
TourStep emptyScene(MainWindow& window);
// A value typed into a field of the inspector, of the part `name` ("": the scene).
TourStep typed(MainWindow& window, const QString& title, const QString& text, std::function<QString()> name, model::PropertyId id,
               std::size_t field, const char* value, std::function<bool()> done);
TourStep run(MainWindow& window, const QString& text); // the space bar; done when time passes
TourStep impact(MainWindow& window); // E; done when one is picked
TourStep end(const QString& text);
QPushButton* okOf(QWidget* dialog); // by its key, Ctrl+Return; null without a dialog
bool hasRun(MainWindow& window);

} // namespace saltus::ui::tours
