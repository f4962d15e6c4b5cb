// SPDX-License-Identifier: GPL-3.0-or-later
// The scenes that come with Saltus: where they lie and what the gallery shows of them.
#pragma once

#include <QSize>
#include <QString>

#include <vector>

namespace saltus::ui {

struct SceneEntry {
    QString file;
    QString title;       // the scene's own, else the file's name
    QString description;
    QString icon;        // name of resources/icons that stands for the scene's bodies
    QString thumbnailDark, thumbnailLight; // picture files; empty when there is none
    QString movingDark, movingLight;       // kFrames frames, one below the other
};

// Moving pictures, made by scenes/thumbnails/make: the first frame is the still picture's moment.
inline constexpr int kFrames = 12;
inline constexpr QSize kFrameSize{400, 177};

// SALTUS_SCENES, else share/saltus/scenes of an installation, else scenes/ of the source tree; empty when none is found.
QString scenesFolder();
// Title and description are read without validating the scene: a broken one is listed too and explains itself when
// it is opened.
SceneEntry readSceneEntry(const QString& file);
std::vector<SceneEntry> shippedScenes();

} // namespace saltus::ui
