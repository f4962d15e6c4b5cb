// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+E: a figure, the picture of the scene, its bodies as meshes, or the data. Figures are quick and written at once; data, all of it or what a plot shows,
// goes through a thread of its own with progress and a cancel that leaves no file. Every choice is also a command line.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "ui/plots/shown_data.h"

#include <QDialog>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <thread>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace saltus {
class Recording;
}

namespace saltus::ui {

class Document;
class PlotArea;
class RunController;
class SceneView;
class Theme;

struct ExportSources {
    Theme& theme;
    Document& document;
    RunController& run;
    PlotArea& plots;
    SceneView& scene;
    QString sceneFile; // for the command line
};

// Data on its way to a file. The destructor cancels, then waits.
class DataExport {
public:
    struct Job {
        std::shared_ptr<const Recording> recording;
        std::string sceneText; // for HDF5
        QString file;          // .csv, .h5 or .hdf5
        std::vector<std::string> signalNames; // empty: all
        std::optional<std::pair<double, double>> range; // s
        std::optional<ShownData> shown; // of a plot, as CSV, instead of all that
    };
    explicit DataExport(Job job);
    ~DataExport();

    double progress() const { return progress_.load(); }
    bool finished() const { return finished_.load(); }
    void cancel() { cancel_.cancel(); }
    const Result<void>& result() const { return result_; } // once finished

private:
    CancelToken cancel_;
    std::atomic<double> progress_{0.0};
    std::atomic<bool> finished_{false};
    Result<void> result_;
    std::thread thread_;
};

class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const ExportSources& sources, QWidget* parent);
    ~ExportDialog() override;

    void choosePlot(const QString& plotName);
    QString command() const; // the line that "Copy as command" gives
    void setFile(const QString& file); // chosen by somebody who knows what is there
    void start();
    QString status() const;

signals:
    void wrote(const QString& file);

protected:
    void reject() override;

private:
    enum class What { figure, picture, meshes, data };
    What what() const;
    QString plotName() const;
    void choose();
    void begin(DataExport::Job job);
    bool wantsNumbers() const; // of what a plot shows
    void proposeFile();
    bool isOpen(const QString& file) const; // the scene or recording itself
    bool mayWrite(const QString& file); // false: why not is told
    void updatePreview();
    void browse();
    void finish(const Result<void>& result);
    void fail(const QString& text);
    std::optional<std::pair<double, double>> range(QString* wrong) const;
    std::vector<std::string> chosenSignals() const; // empty: all

    ExportSources sources_;
    QListWidget* list_;
    QStackedWidget* options_;
    QComboBox *format_, *width_, *extent_;
    QComboBox *dataFormat_, *signals_box_;
    QCheckBox* motion_;
    QLineEdit *from_, *to_;
    QLabel* preview_;
    QLineEdit* file_;
    QLabel* message_;
    QProgressBar* progress_;
    QPushButton *export_, *cancel_;
    QTimer timer_;
    std::unique_ptr<DataExport> running_;
    bool fileTyped_ = false;
    QString agreed_; // a file that may be replaced
};

} // namespace saltus::ui
