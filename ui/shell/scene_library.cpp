// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/scene_library.h"

#include "core/base/input_file.h"
#include "ui/language/language.h"
#include "ui/language/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr std::size_t kLargestRead = 4 << 20; // the gallery reads no more of a file than this

QString iconFor(const QJsonObject& scene) {
    static const QStringList kKnown{QStringLiteral("cam"), QStringLiteral("sphere"), QStringLiteral("box"),
                                    QStringLiteral("cylinder"), QStringLiteral("spring")};
    const QJsonArray shapes =
        scene.value(QLatin1String("views")).toObject().value(QLatin1String("shapes")).toArray();
    for (const QString& kind : kKnown)
        for (const auto& shape : shapes)
            if (shape.toObject().value(QLatin1String("kind")).toString() == kind) return kind;
    if (!shapes.isEmpty()) return QStringLiteral("world");
    // Without bodies: what its interactions do.
    QString icon = QStringLiteral("trail");
    for (const auto& interaction : scene.value(QLatin1String("interactions")).toObject()) {
        const QString law = interaction.toObject().value(QLatin1String("law")).toObject().value(QLatin1String("kind")).toString();
        if (law == QLatin1String("relay")) return QStringLiteral("relay");
        if (law == QLatin1String("complementarity")) icon = QStringLiteral("diode");
    }
    return icon;
}

// Scene files may hold comments, which Qt's reader does not know. They become spaces.
QByteArray withoutComments(QByteArray text) {
    bool inside = false; // a string
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (inside) {
            if (text[i] == '\\') ++i;
            else if (text[i] == '"') inside = false;
        } else if (text[i] == '"') {
            inside = true;
        } else if (text[i] == '/' && i + 1 < text.size() && text[i + 1] == '/') {
            while (i < text.size() && text[i] != '\n') text[i++] = ' ';
        } else if (text[i] == '/' && i + 1 < text.size() && text[i + 1] == '*') {
            const qsizetype end = text.indexOf("*/", i + 2);
            for (const qsizetype stop = end < 0 ? text.size() : end + 2; i < stop; ++i) text[i] = ' ';
            --i;
        }
    }
    return text;
}

QString existing(const QString& file) { return QFileInfo::exists(file) ? file : QString(); }

} // namespace

QString scenesFolder() {
    const QString own = qEnvironmentVariable("SALTUS_SCENES");
    if (!own.isEmpty()) return QFileInfo(own).isDir() ? QDir(own).absolutePath() : QString();
    const QDir programs(QCoreApplication::applicationDirPath());
    // Installed: PREFIX/bin -> PREFIX/share. In a build tree: build/PRESET/app -> scenes of the sources.
    for (const QString& candidate : {programs.filePath(QStringLiteral("../share/saltus/scenes")),
                                     programs.filePath(QStringLiteral("../../../scenes"))})
        if (QFileInfo(candidate).isDir()) return QDir(candidate).canonicalPath();
    return {};
}

SceneEntry readSceneEntry(const QString& file) {
    const QFileInfo info(file);
    SceneEntry entry;
    entry.file = info.absoluteFilePath();
    entry.title = info.completeBaseName();
    entry.icon = QStringLiteral("world");
    if (const auto text = io::read_file(file.toStdString(), kLargestRead)) {
        const QJsonObject scene = QJsonDocument::fromJson(withoutComments(QByteArray::fromStdString(*text))).object();
        const QString title = scene.value(QLatin1String("title")).toString();
        if (!title.isEmpty()) entry.title = plainName(sceneText(title));
        entry.description = plain(sceneText(scene.value(QLatin1String("description")).toString()), 1000);
        entry.icon = iconFor(scene);
    }
    const QString stem = info.dir().filePath(QStringLiteral("thumbnails/") + info.completeBaseName());
    entry.thumbnailDark = existing(stem + QStringLiteral("-dark.jpg"));
    entry.thumbnailLight = existing(stem + QStringLiteral("-light.jpg"));
    entry.movingDark = existing(stem + QStringLiteral("-dark-moving.jpg"));
    entry.movingLight = existing(stem + QStringLiteral("-light-moving.jpg"));
    return entry;
}

std::vector<SceneEntry> shippedScenes() {
    std::vector<SceneEntry> scenes;
    const QString folder = scenesFolder();
    if (folder.isEmpty()) return scenes;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.saltus")}, QDir::Files, QDir::Name))
        scenes.push_back(readSceneEntry(file.filePath()));
    // By topic, the tour's scene first; what is not known here comes after them, by name.
    static constexpr const char* kOrder[] = {
        "cam-follower", "cam-follower-3d", "cam-follower-rheonomous",                                                    // cams
        "bouncing-ball", "bouncing-ball-inclined", "ball-on-moving-plane", "bead-column", "newtons-cradle", "compliant-floor", // impacts
        "bouncing-box", "rolling-sphere", "tippe-top", "spinning-discs", "heavy-top", "rocking-block", "impacting-stick",     // a body
        "box-pile", "granular-hopper", "dominoes", "masonry-arch", "mesh-drop",                                          // many
        "slider-crank", "slider-crank-3d", "four-bar-clearance", "three-beam-mechanism", "motor-crank", "cart-pendulum", "rope-atwood", "clutch", "gear-rattle", "drill-string", "bell",
        "simple-pendulum", "double-pendulum", "woodpecker",
        "friction-oscillator", "impacting-bar", "guitar-string",                                                         // vibrations
        "circuit-rlcd", "diode-bridge", "relay-oscillator", "relay-pair", "filippov", "gene-network"};                   // switches
    const auto rank = [](const SceneEntry& s) {
        const QString name = QFileInfo(s.file).completeBaseName();
        return std::find_if(std::begin(kOrder), std::end(kOrder), [&](const char* known) { return name == QLatin1String(known); }) - std::begin(kOrder);
    };
    std::stable_sort(scenes.begin(), scenes.end(), [&](const SceneEntry& a, const SceneEntry& b) { return rank(a) < rank(b); });
    return scenes;
}

} // namespace saltus::ui
