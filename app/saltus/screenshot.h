// SPDX-License-Identifier: GPL-3.0-or-later
// saltus --screenshot: the real window opens, runs to a time, and its picture is saved.
#pragma once

#include "core/base/error.h"
#include "core/replay.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace saltus::ui {
class MainWindow;
}

namespace saltus::app {

struct ScreenshotRequest {
    QString file;       // PNG or JPEG
    QString scene;      // may be empty: the gallery
    double until = 0.0; // s
    QStringList set;    // name=value, of parameters and of keys of run and world
    std::vector<std::string> changes; // as `saltus-cli run --change` takes them
    QString view;       // scene, analysis, split, table, gallery
    QString speed;      // shown in the transport; the run to `until` is as fast as it can be
    bool onlyScene = false; // the scene's picture alone, for the gallery's cards
    double span = 0.0;      // with onlyScene, s: the gallery's moving picture: frames over this time after `until`, one below the other
};

class Screenshot : public QObject {
    Q_OBJECT
public:
    Screenshot(ui::MainWindow& window, ScreenshotRequest request);
    void start();

private:
    enum class Stage { loading, running, settling };
    void modelReady();
    void makeSettings();
    void look();
    void save();
    bool write(const QImage& image, int quality);
    QImage onlyScene() const;
    void takeFrame();
    void fail(const Error& error);
    void fail(const QString& text);

    ui::MainWindow& window_;
    ScreenshotRequest request_;
    QTimer timer_;
    Stage stage_ = Stage::loading;
    bool settingsMade_ = false;
    std::vector<RunChange> changes_;
    std::size_t made_ = 0; // of changes_
    int waited_ = 0;
    bool asked_ = false;
    std::int64_t lastStep_ = -1;
    QImage strip_;
    int frames_ = 0; // taken
};

} // namespace saltus::app
