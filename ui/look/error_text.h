// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong, as people read it: the core writes clauses in English, these make them sentences in the window's language.
#pragma once

#include "core/base/error.h"

#include <QString>

#include <string>

namespace saltus::ui {

// With a capital letter, unless it begins with a name of the scene ("e = 1.5 ...", "record_every is 0").
QString asSentence(const std::string& text);

// The resistance is -3; it must be greater than 0.
QString errorText(const std::string& message, const std::string& remedy);
QString errorText(const Error& error);
// The object that an editor selects: "bodies.box.shapes[0].size[1]" -> "box", "" for none; and its field: ".shapes[0].size[1]".
QString objectOf(const Error& error);
QString fieldOf(const Error& error);
// "box: the mass is not positive": with the object where the sentence does not name it.
QString problemText(const Error& error);
// The file that the error lies in, when it is not the scene but one that the scene needs (a mesh); else "".
QString otherFile(const Error& error);

} // namespace saltus::ui
