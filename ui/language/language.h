// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the window. English is what the sources say; the others are translations inside the program.
// Numbers, files and the command line are the same in every language.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>
#include <string_view>

namespace saltus::ui {

enum class Language { system, english, german, french };

// "system", "en", "de", "fr": settings and the command line.
QString codeOf(Language language);
std::optional<Language> languageOf(QStringView code);

// The first language of the desktop that the window speaks; English when there is none.
Language desktopLanguage();

// The texts that are made from now on are in this language, Qt's own too. Windows that are open keep theirs. Needs a
// QCoreApplication. False: its texts are missing (English is spoken then).
bool speak(Language language);

// Texts that stand in the core or in files, in the language of the window; what is not known stays as it is.
QString fieldText(std::string_view english);   // label or help of a field (core/model/fields.h)
QString sceneText(const QString& english);     // title, description, label or help of a shipped scene
QString sceneName(std::string_view english);   // such a label as it is shown: printable, on one line; also one that the core wrote ("Height of box")
QString partName(std::string_view name);       // of a part without a label, as it is listed: "Box", "Quader 2"
QString coreText(std::string_view english);    // an error, a remedy, a remark of the core
QString coreLabel(std::string_view english);   // what the core calls something by its name: "Height of box", but not "angle of the cam"
QString signalText(std::string_view english);  // the words in a signal's label ("gap", "kinetic energy")

} // namespace saltus::ui
