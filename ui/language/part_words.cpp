// SPDX-License-Identifier: GPL-3.0-or-later
// Parts without a label are called by their names. Those names are words of the scene's language, English in the shipped scenes and in what
// the palette makes; the outline shows the words it knows in the window's. Formulas and signals keep the names.
#include "ui/language/language.h"
#include "ui/language/text.h"

#include <QCoreApplication>

namespace saltus::ui {

namespace {

[[maybe_unused]] constexpr const char* kPartWords[] = {
    // what the palette, the table of materials and the sheet of equations make
    QT_TRANSLATE_NOOP("parts", "ball"), QT_TRANSLATE_NOOP("parts", "box"), QT_TRANSLATE_NOOP("parts", "cylinder"), QT_TRANSLATE_NOOP("parts", "capsule"),
    QT_TRANSLATE_NOOP("parts", "cone"), QT_TRANSLATE_NOOP("parts", "wedge"), QT_TRANSLATE_NOOP("parts", "disc"), QT_TRANSLATE_NOOP("parts", "polygon"),
    QT_TRANSLATE_NOOP("parts", "ground"), QT_TRANSLATE_NOOP("parts", "hull"), QT_TRANSLATE_NOOP("parts", "mesh"), QT_TRANSLATE_NOOP("parts", "body"),
    QT_TRANSLATE_NOOP("parts", "joint"), QT_TRANSLATE_NOOP("parts", "hinge"), QT_TRANSLATE_NOOP("parts", "motor"), QT_TRANSLATE_NOOP("parts", "slider"),
    QT_TRANSLATE_NOOP("parts", "sleeve"), QT_TRANSLATE_NOOP("parts", "ball_joint"), QT_TRANSLATE_NOOP("parts", "weld"), QT_TRANSLATE_NOOP("parts", "rod"),
    QT_TRANSLATE_NOOP("parts", "rope"), QT_TRANSLATE_NOOP("parts", "spring"), QT_TRANSLATE_NOOP("parts", "material"), QT_TRANSLATE_NOOP("parts", "contact"),
    QT_TRANSLATE_NOOP("parts", "mass"), QT_TRANSLATE_NOOP("parts", "states"), QT_TRANSLATE_NOOP("parts", "wave"), QT_TRANSLATE_NOOP("parts", "circuit"),
    QT_TRANSLATE_NOOP("parts", "diodes"),
    // parts of the shipped scenes
    QT_TRANSLATE_NOOP("parts", "arm"), QT_TRANSLATE_NOOP("parts", "bar"), QT_TRANSLATE_NOOP("parts", "base"), QT_TRANSLATE_NOOP("parts", "bead"),
    QT_TRANSLATE_NOOP("parts", "beak"), QT_TRANSLATE_NOOP("parts", "beak, root"), QT_TRANSLATE_NOOP("parts", "beam"), QT_TRANSLATE_NOOP("parts", "bearing"),
    QT_TRANSLATE_NOOP("parts", "bed"), QT_TRANSLATE_NOOP("parts", "belly"), QT_TRANSLATE_NOOP("parts", "bird"), QT_TRANSLATE_NOOP("parts", "bob"),
    QT_TRANSLATE_NOOP("parts", "bracket"), QT_TRANSLATE_NOOP("parts", "breast"), QT_TRANSLATE_NOOP("parts", "bridge"), QT_TRANSLATE_NOOP("parts", "cam"),
    QT_TRANSLATE_NOOP("parts", "column"), QT_TRANSLATE_NOOP("parts", "connecting rod"), QT_TRANSLATE_NOOP("parts", "crank"),
    QT_TRANSLATE_NOOP("parts", "crank pin"), QT_TRANSLATE_NOOP("parts", "crest"), QT_TRANSLATE_NOOP("parts", "crest, back"),
    QT_TRANSLATE_NOOP("parts", "domino"), QT_TRANSLATE_NOOP("parts", "eye, left"), QT_TRANSLATE_NOOP("parts", "eye, right"),
    QT_TRANSLATE_NOOP("parts", "feet"), QT_TRANSLATE_NOOP("parts", "floor"), QT_TRANSLATE_NOOP("parts", "follower"), QT_TRANSLATE_NOOP("parts", "foot"),
    QT_TRANSLATE_NOOP("parts", "frame"), QT_TRANSLATE_NOOP("parts", "fret"), QT_TRANSLATE_NOOP("parts", "grain"), QT_TRANSLATE_NOOP("parts", "guide"),
    QT_TRANSLATE_NOOP("parts", "head"), QT_TRANSLATE_NOOP("parts", "left"), QT_TRANSLATE_NOOP("parts", "lower bob"), QT_TRANSLATE_NOOP("parts", "lower end"),
    QT_TRANSLATE_NOOP("parts", "lower rod"), QT_TRANSLATE_NOOP("parts", "lower side"), QT_TRANSLATE_NOOP("parts", "neck"), QT_TRANSLATE_NOOP("parts", "nut"),
    QT_TRANSLATE_NOOP("parts", "other strand"), QT_TRANSLATE_NOOP("parts", "pivot"), QT_TRANSLATE_NOOP("parts", "plane"), QT_TRANSLATE_NOOP("parts", "plate"),
    QT_TRANSLATE_NOOP("parts", "pole"), QT_TRANSLATE_NOOP("parts", "rail"), QT_TRANSLATE_NOOP("parts", "right"),
    QT_TRANSLATE_NOOP("parts", "rope of the heavy weight"), QT_TRANSLATE_NOOP("parts", "rope of the light weight"), QT_TRANSLATE_NOOP("parts", "rump"),
    QT_TRANSLATE_NOOP("parts", "sleeve, left"), QT_TRANSLATE_NOOP("parts", "sleeve, right"), QT_TRANSLATE_NOOP("parts", "slider pin"),
    QT_TRANSLATE_NOOP("parts", "slope"), QT_TRANSLATE_NOOP("parts", "stick"), QT_TRANSLATE_NOOP("parts", "strand"), QT_TRANSLATE_NOOP("parts", "string"),
    QT_TRANSLATE_NOOP("parts", "string, at the bridge"), QT_TRANSLATE_NOOP("parts", "string, at the nut"), QT_TRANSLATE_NOOP("parts", "string, body"),
    QT_TRANSLATE_NOOP("parts", "string, last fret"), QT_TRANSLATE_NOOP("parts", "table"), QT_TRANSLATE_NOOP("parts", "tail"), QT_TRANSLATE_NOOP("parts", "top"),
    QT_TRANSLATE_NOOP("parts", "upper bob"), QT_TRANSLATE_NOOP("parts", "upper rod"), QT_TRANSLATE_NOOP("parts", "upper side"),
    QT_TRANSLATE_NOOP("parts", "voussoir"), QT_TRANSLATE_NOOP("parts", "wall"), QT_TRANSLATE_NOOP("parts", "wing, left"), QT_TRANSLATE_NOOP("parts", "wing, right"),
    // their materials
    QT_TRANSLATE_NOOP("parts", "brass"), QT_TRANSLATE_NOOP("parts", "bronze"), QT_TRANSLATE_NOOP("parts", "cream"), QT_TRANSLATE_NOOP("parts", "earth"),
    QT_TRANSLATE_NOOP("parts", "iron"), QT_TRANSLATE_NOOP("parts", "ivory"), QT_TRANSLATE_NOOP("parts", "lining"), QT_TRANSLATE_NOOP("parts", "oak"),
    QT_TRANSLATE_NOOP("parts", "paint"), QT_TRANSLATE_NOOP("parts", "plastic"), QT_TRANSLATE_NOOP("parts", "rubber"), QT_TRANSLATE_NOOP("parts", "steel"),
    QT_TRANSLATE_NOOP("parts", "stone"), QT_TRANSLATE_NOOP("parts", "walnut"), QT_TRANSLATE_NOOP("parts", "wood")};

} // namespace

QString partName(std::string_view name) {
    QString shown = plainName(name);
    qsizetype stem = shown.size();
    while (stem > 1 && shown[stem - 1].isDigit()) --stem;
    const QString word = shown.left(stem), said = QCoreApplication::translate("parts", word.toUtf8().constData());
    if (said != word) shown = stem == shown.size() ? said : said + QLatin1Char(' ') + shown.mid(stem); // "box2"
    if (shown.size() > 1) shown[0] = shown[0].toUpper();
    return shown;
}

} // namespace saltus::ui
