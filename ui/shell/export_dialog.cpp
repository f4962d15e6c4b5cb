// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_dialog.h"

#include "core/base/want_of_memory.h"
#include "core/io/distinct_files.h"
#include "core/io/export.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "core/replay.h"
#include "core/simulation/recording.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/export_folder.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/plots/figure.h"
#include "ui/plots/image_file.h"
#include "ui/plots/plot_area.h"
#include "ui/run/run_controller.h"
#include "ui/run/signal_label.h"
#include "ui/scene_view/scene_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace saltus::ui {

namespace {

enum ItemRole { WhatRole = Qt::UserRole, NameRole };
constexpr int kShown = 0, kWhole = 1; // extent of a figure

std::vector<std::string> signalsOf(const model::Plot& plot) {
    std::vector<std::string> names;
    if (const auto* time = std::get_if<model::TimePlot>(&plot.kind)) names = time->channels;
    if (const auto* phase = std::get_if<model::PhasePlot>(&plot.kind)) names = {phase->x, phase->y};
    if (const auto* strobe = std::get_if<model::StroboscopicPlot>(&plot.kind)) names = {strobe->phase, strobe->x, strobe->y};
    if (const auto* impact = std::get_if<model::ImpactPlot>(&plot.kind)) names = {impact->x, impact->y};
    if (const auto* plane = std::get_if<model::PlanePlot>(&plot.kind)) names = {plane->signal, plane->x, plane->y};
    return names;
}

bool isMap(const model::Plot& plot) {
    return std::holds_alternative<model::StroboscopicPlot>(plot.kind) || std::holds_alternative<model::ImpactPlot>(plot.kind) || std::holds_alternative<model::PlanePlot>(plot.kind);
}

QString joined(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) list << QString::fromStdString(name);
    return list.join(QLatin1Char(','));
}

// 'it''s' for a POSIX shell, only when needed.
QString quoted(const QString& text) {
    static const QString kPlain = QStringLiteral("/._-+=:,@%");
    bool plain = !text.isEmpty();
    for (const QChar c : text) plain = plain && ((c.unicode() < 128 && c.isLetterOrNumber()) || kPlain.contains(c));
    if (plain) return text;
    QString inner = text;
    inner.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + inner + QLatin1Char('\'');
}

// A plot without a title is called by what it shows, as its legend is.
QString shownName(const model::Plot& plot, const Recording* recording) {
    if (!plot.title.empty()) return sceneName(plot.title);
    QStringList labels;
    for (const std::string& name : signalsOf(plot)) {
        const auto found = recording ? recording->catalogue().find(name) : std::nullopt;
        if (!found) return plainName(plot.name);
        labels << signalLabel(recording->catalogue()[*found]);
    }
    return labels.isEmpty() ? plainName(plot.name) : plainName(labels.join(QStringLiteral(", ")));
}

} // namespace

// --- DataExport -------------------------------------------------------------------------------------------------------

DataExport::DataExport(Job job) {
    thread_ = std::thread([this, job = std::move(job)] {
        io::ExportOptions options;
        options.channels = job.signalNames;
        options.time_range = job.range;
        options.progress = [this](double fraction) { progress_.store(fraction); };
        options.cancel = &cancel_;
        const std::filesystem::path path(job.file.toStdString());
        const bool csv = job.file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
        result_ = or_want_of_memory([&] {
            return job.shown ? writeShownData(*job.shown, path, options)
                   : csv     ? io::write_csv(*job.recording, path, options)
                             : io::write_hdf5(*job.recording, job.sceneText, path, options);
        });
        finished_.store(true);
    });
}

DataExport::~DataExport() {
    cancel_.cancel();
    thread_.join();
}

// --- ExportDialog -----------------------------------------------------------------------------------------------------

ExportDialog::ExportDialog(const ExportSources& sources, QWidget* parent) : QDialog(parent), sources_(sources) {
    setObjectName(QStringLiteral("export"));
    setWindowTitle(tr("Export"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(20);
    column->addLayout(upper, 1);

    list_ = new QListWidget(this);
    list_->setAccessibleName(tr("What to export"));
    list_->setObjectName(QStringLiteral("exportWhat"));
    list_->setFixedWidth(236_px);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setWordWrap(true);
    list_->setStyleSheet(QStringLiteral("QListWidget { border-radius: 6px; }"));
    const auto add = [this](const QString& text, What what, const QString& name, const QString& icon) {
        auto* item = new QListWidgetItem(sources_.theme.icon(icon), text, list_);
        item->setData(WhatRole, int(what));
        item->setData(NameRole, name);
    };
    const auto recorded = sources_.run.recording();
    for (const model::Plot& plot : sources_.document.model().views.plots)
        add(shownName(plot, recorded.get()), What::figure, QString::fromStdString(plot.name), QStringLiteral("trail"));
    add(tr("Picture of the scene"), What::picture, {}, QStringLiteral("cube"));
    if (sources_.scene.hasSolids()) add(tr("Bodies as meshes"), What::meshes, {}, QStringLiteral("world"));
    add(tr("Data"), What::data, {}, QStringLiteral("table"));
    upper->addWidget(list_);

    auto* rightSide = new QVBoxLayout;
    upper->addLayout(rightSide, 1);
    preview_ = new QLabel(this);
    preview_->setFixedSize(400, 236);
    preview_->setAlignment(Qt::AlignCenter);
    preview_->setWordWrap(true);
    preview_->setProperty("role", "secondary");
    rightSide->addWidget(preview_, 0, Qt::AlignCenter);
    options_ = new QStackedWidget(this);
    rightSide->addWidget(options_);
    rightSide->addStretch(1);

    const auto form = [this] {
        auto* page = new QWidget;
        auto* layout = new QFormLayout(page);
        layout->setContentsMargins(0, 8, 0, 0);
        layout->setHorizontalSpacing(16);
        layout->setVerticalSpacing(6);
        options_->addWidget(page);
        return layout;
    };
    auto* figure = form();
    format_ = new QComboBox;
    format_->addItems({QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG, 600 dpi"), tr("CSV, the numbers shown")});
    format_->setObjectName(QStringLiteral("exportFormat"));
    width_ = new QComboBox;
    width_->addItem(tr("86 mm, one column"), 86.0);
    width_->addItem(tr("178 mm, two columns"), 178.0);
    extent_ = new QComboBox;
    extent_->addItem(tr("What is on screen"));
    extent_->addItem(tr("The whole run"));
    figure->addRow(tr("Format"), format_);
    figure->addRow(tr("Width"), width_);
    figure->addRow(tr("Range"), extent_);
    auto* picture = form();
    auto* pictureText = new QLabel(tr("PNG, at the size of the view"));
    pictureText->setProperty("role", "secondary");
    picture->addRow(tr("Format"), pictureText);
    auto* meshes = form();
    auto* meshesText = new QLabel(tr("glTF 2.0, binary (.glb): metres, colours, names"));
    meshesText->setProperty("role", "secondary");
    meshes->addRow(tr("Format"), meshesText);
    motion_ = new QCheckBox(tr("With the motion so far, as an animation"));
    motion_->setObjectName(QStringLiteral("exportMotion"));
    motion_->setToolTip(tr("60 pictures a second, from the start to the newest state; off: the bodies as they stand now"));
    motion_->setChecked(true);
    meshes->addRow(tr("Motion"), motion_);
    auto* dataForm = form();
    dataFormat_ = new QComboBox;
    dataFormat_->addItems({tr("CSV, 17 digits, SI units"), tr("HDF5, opens in Saltus again")});
    signals_box_ = new QComboBox;
    signals_box_->addItem(tr("All that is recorded"));
    for (const model::Plot& plot : sources_.document.model().views.plots)
        if (!signalsOf(plot).empty())
            signals_box_->addItem(tr("Of the plot “%1”").arg(shownName(plot, recorded.get())),
                                  QString::fromStdString(plot.name));
    from_ = new QLineEdit;
    to_ = new QLineEdit;
    from_->setPlaceholderText(tr("start"));
    to_->setPlaceholderText(tr("end"));
    auto* span = new QHBoxLayout;
    span->setSpacing(8);
    span->addWidget(from_);
    auto* until = new QLabel(tr("to"));
    span->addWidget(until);
    span->addWidget(to_);
    span->addWidget(new QLabel(QStringLiteral("s")));
    dataForm->addRow(tr("Format"), dataFormat_);
    dataForm->addRow(tr("Signals"), signals_box_);
    dataForm->addRow(tr("Time"), span);

    auto* fileRow = new QHBoxLayout;
    fileRow->setSpacing(8);
    file_ = new QLineEdit(this);
    file_->setAccessibleName(tr("File"));
    file_->setToolTip(tr("Where it is written; its suffix follows the format"));
    file_->setObjectName(QStringLiteral("exportFile"));
    auto* browseButton = new QPushButton(tr("Browse…"), this);
    fileRow->addWidget(new QLabel(tr("File")));
    fileRow->addWidget(file_, 1);
    fileRow->addWidget(browseButton);
    column->addLayout(fileRow);
    progress_ = new QProgressBar(this);
    progress_->setRange(0, 1000);
    progress_->hide();
    column->addWidget(progress_);
    message_ = new QLabel(this);
    message_->setObjectName(QStringLiteral("exportMessage"));
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    message_->setMinimumHeight(20_px);
    column->addWidget(message_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* copy = new QPushButton(tr("Copy as command"), this);
    copy->setToolTip(tr("The command line that makes this file without a window"));
    cancel_ = new QPushButton(tr("Close"), this);
    export_ = new QPushButton(tr("Export"), this);
    export_->setObjectName(QStringLiteral("exportNow"));
    export_->setProperty("primary", true);
    export_->setDefault(true);
    buttons->addWidget(copy);
    buttons->addStretch(1);
    buttons->addWidget(cancel_);
    buttons->addWidget(export_);
    column->addLayout(buttons);

    connect(list_, &QListWidget::currentRowChanged, this, &ExportDialog::choose);
    for (QComboBox* box : {format_, width_, extent_, dataFormat_, signals_box_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            proposeFile();
            updatePreview();
        });
    connect(motion_, &QCheckBox::toggled, this, &ExportDialog::updatePreview);
    connect(file_, &QLineEdit::textEdited, this, [this] { fileTyped_ = true; });
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(command());
        message_->setProperty("role", "small");
        message_->style()->polish(message_);
        message_->setText(tr("Copied: %1").arg(plain(command())));
    });
    connect(cancel_, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(export_, &QPushButton::clicked, this, &ExportDialog::start);
    timer_.setInterval(50);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (!running_) return;
        progress_->setValue(int(1000 * running_->progress()));
        if (!running_->finished()) return;
        timer_.stop();
        const Result<void> result = running_->result();
        running_.reset();
        finish(result);
    });
    list_->setCurrentRow(0);
}

ExportDialog::~ExportDialog() = default;

ExportDialog::What ExportDialog::what() const {
    return list_->currentItem() ? static_cast<What>(list_->currentItem()->data(WhatRole).toInt()) : What::data;
}
QString ExportDialog::plotName() const {
    return list_->currentItem() ? list_->currentItem()->data(NameRole).toString() : QString();
}

void ExportDialog::choosePlot(const QString& plotName) {
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(NameRole).toString() == plotName) list_->setCurrentRow(row);
}

void ExportDialog::setFile(const QString& file) {
    file_->setText(QDir::toNativeSeparators(file));
    fileTyped_ = true;
    agreed_ = QFileInfo(file).absoluteFilePath();
}

QString ExportDialog::status() const { return message_->text(); }

void ExportDialog::choose() {
    options_->setCurrentIndex(int(what()));
    message_->clear();
    fileTyped_ = false;
    proposeFile();
    updatePreview();
}

void ExportDialog::proposeFile() {
    static const QStringList kFigure{QStringLiteral(".pdf"), QStringLiteral(".svg"), QStringLiteral(".png"), QStringLiteral(".csv")};
    width_->setEnabled(!wantsNumbers());
    extent_->setEnabled(!wantsNumbers());
    QString suffix = QStringLiteral(".png");
    if (what() == What::figure) suffix = kFigure.value(format_->currentIndex());
    if (what() == What::meshes) suffix = QStringLiteral(".glb");
    if (what() == What::data) suffix = dataFormat_->currentIndex() == 0 ? QStringLiteral(".csv") : QStringLiteral(".h5");
    if (fileTyped_) { // the name stays, the ending follows the format
        const QFileInfo info(file_->text());
        file_->setText(QDir::toNativeSeparators(info.dir().filePath(info.completeBaseName() + suffix)));
        return;
    }
    const QString folder = exportFolder();
    QString base = QFileInfo(sources_.sceneFile).completeBaseName();
    if (base.isEmpty()) base = QStringLiteral("saltus");
    const QString part = what() == What::figure ? QLatin1Char('-') + plainFileName(plotName()) : QString();
    QString file = QDir(folder).filePath(base + part + suffix);
    if (isOpen(file)) file = QDir(folder).filePath(base + QStringLiteral("-copy") + suffix); // of a recording
    file_->setText(QDir::toNativeSeparators(file));
}

bool ExportDialog::isOpen(const QString& file) const {
    return !io::distinct_files({{"", sources_.sceneFile.toStdString()}, {"", file.toStdString()}});
}

// By its ending, which decides what is written; never over what is open, and over what else is there only if somebody agreed.
bool ExportDialog::mayWrite(const QString& file) {
    const QStringList endings = what() == What::meshes    ? QStringList{QStringLiteral("glb")}
                                : what() == What::picture ? QStringList{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg")}
                                : what() == What::data    ? QStringList{QStringLiteral("csv"), QStringLiteral("h5"), QStringLiteral("hdf5")}
                                : wantsNumbers()          ? QStringList{QStringLiteral("csv")}
                                                          : QStringList{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    const QFileInfo info(file);
    if (!endings.contains(info.suffix().toLower())) {
        fail(tr("The name must end in .%1").arg(endings.join(QStringLiteral(", ."))));
        return false;
    }
    if (isOpen(file)) {
        fail(tr("%1 is open here: give another name.").arg(plain(info.fileName())));
        return false;
    }
    if (info.exists() && info.absoluteFilePath() != agreed_) {
        agreed_ = info.absoluteFilePath();
        fail(tr("%1 is there already. Export once more replaces it.").arg(plain(info.fileName())));
        return false;
    }
    return true;
}

void ExportDialog::updatePreview() {
    preview_->setPixmap({});
    const qreal scale = devicePixelRatioF();
    const auto present = [&](const QImage& image) {
        QPixmap pixmap = QPixmap::fromImage(
            image.scaled(preview_->size() * scale, Qt::KeepAspectRatio, Qt::SmoothTransformation));
        pixmap.setDevicePixelRatio(scale);
        preview_->setPixmap(pixmap);
    };
    if (what() == What::figure) {
        // The very figure, as PNG; it takes some tens of milliseconds.
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("preview.png"));
        Result<void> done;
        if (extent_->currentIndex() == kShown) {
            done = sources_.plots.exportFigure(plotName(), file, width_->currentData().toDouble());
        } else {
            const auto recording = sources_.run.recording();
            for (const model::Plot& plot : sources_.document.model().views.plots)
                if (recording && plot.name == plotName().toStdString())
                    done = writeFigure(sources_.document.model(), plot, *recording, file, {width_->currentData().toDouble(), 0.0});
        }
        const QImage image(file);
        if (done && !image.isNull()) present(image);
        else preview_->setText(done ? tr("No preview") : asSentence(done.error().message));
    } else if (what() == What::picture || what() == What::meshes) {
        present(sources_.scene.picture());
    } else {
        const auto recording = sources_.run.recording();
        if (!recording) return;
        const int channels = signals_box_->currentIndex() == 0 ? int(recording->catalogue().size()) : 0;
        QString text = recording->rows() == 1 ? tr("1 row") : tr("%1 rows").arg(groupedInteger(qint64(recording->rows())));
        if (channels) text += tr(" of %1 signals").arg(channels);
        preview_->setText(text);
    }
}

void ExportDialog::browse() {
    static const QStringList kFilters{QStringLiteral("PDF (*.pdf)"), QStringLiteral("SVG (*.svg)"), QStringLiteral("PNG (*.png)"),
                                      QStringLiteral("CSV (*.csv)"), QStringLiteral("HDF5 (*.h5)"),
                                      QStringLiteral("glTF (*.glb)")};
    const QString filter = what() == What::figure    ? kFilters.value(format_->currentIndex()) // CSV is the fourth of both
                           : what() == What::picture ? kFilters[2]
                           : what() == What::meshes  ? kFilters[5]
                                                     : kFilters.value(3 + dataFormat_->currentIndex());
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Export to"), file_->text(), filter);
    if (!chosen.isEmpty()) setFile(chosen);
}

std::optional<std::pair<double, double>> ExportDialog::range(QString* wrong) const {
    const QString a = from_->text().trimmed(), b = to_->text().trimmed();
    if (a.isEmpty() && b.isEmpty()) return std::nullopt;
    bool okA = true, okB = true;
    const double from = a.isEmpty() ? 0.0 : a.toDouble(&okA);
    const double to = b.isEmpty() ? 1e300 : b.toDouble(&okB);
    if (!okA || !okB || !(from < to)) {
        *wrong = tr("The time range needs two numbers in seconds, the first one smaller; leave both empty for all.");
        return std::nullopt;
    }
    return std::pair{from, to};
}

std::vector<std::string> ExportDialog::chosenSignals() const {
    const std::string wanted = signals_box_->currentData().toString().toStdString();
    for (const model::Plot& plot : sources_.document.model().views.plots)
        if (!wanted.empty() && plot.name == wanted) return signalsOf(plot);
    return {};
}

QString ExportDialog::command() const {
    QString wrong;
    const auto time = what() == What::data ? range(&wrong) : std::nullopt; // a range that is none is told by Export
    QStringList words;
    const QString scene = sources_.sceneFile;
    const bool recording = scene.endsWith(QLatin1String(".h5")) || scene.endsWith(QLatin1String(".hdf5"));
    QStringList run;
    if (!recording) {
        // What differs from the file: the parameters' present values, and how far the run went.
        const auto& parameters = sources_.document.model().parameters;
        const auto values = model::parameter_values(sources_.document.model());
        const auto frame = sources_.run.frame();
        // A picture is that of the window, which knows the last values alone; the other commands make again what was done on the way.
        const bool again = frame && frame->changes && what() != What::picture;
        const auto recorded = sources_.run.recording();
        const std::vector<double> at = !frame ? std::vector<double>() : again && recorded ? recorded->parameters_at(0) : frame->parameters;
        if (values && at.size() == parameters.size())
            for (std::size_t i = 0; i < parameters.size(); ++i) {
                const double toSi = (*values)[i].unit ? (*values)[i].unit->to_si : 1.0;
                const double shown = at[i] / toSi;
                // 15 digits: "660", not "659.99999999999989"
                run << QStringLiteral("--set") << QString::fromStdString(parameters[i].name) + QLatin1Char('=') +
                                                      QString::number(shown, 'g', 15);
            }
        if (again)
            for (const RunChange& change : *frame->changes)
                if (change.step <= frame->step) run << QStringLiteral("--change") << QString::fromStdString(change_text(sources_.document.model(), change));
        if (frame) run << QStringLiteral("--until") << QString::number(time ? std::min(time->second, frame->time) : frame->time, 'g', 15);
    }
    const QString file = file_->text();
    switch (what()) {
    case What::figure:
        if (wantsNumbers()) { // the points of a map, or the whole run of the curves' signals: `run` has no start
            std::vector<std::string> names;
            bool map = false;
            for (const model::Plot& plot : sources_.document.model().views.plots)
                if (plot.name == plotName().toStdString()) names = signalsOf(plot), map = isMap(plot);
            words << QStringLiteral("saltus-cli") << (map ? QStringLiteral("sections") : recording ? QStringLiteral("export") : QStringLiteral("run")) << scene << run;
            if (map) words << QStringLiteral("--plot") << plotName();
            else if (!names.empty()) words << QStringLiteral("--record") << joined(names);
            words << (recording && !map ? QStringLiteral("--csv") : QStringLiteral("--output")) << file;
            break;
        }
        words << QStringLiteral("saltus") << QStringLiteral("export") << scene << run << QStringLiteral("--figure") << plotName()
              << QStringLiteral("--output") << file << QStringLiteral("--width") << QString::number(width_->currentData().toDouble());
        break;
    case What::picture:
        words << QStringLiteral("saltus") << QStringLiteral("--screenshot") << file << run << scene;
        break;
    case What::meshes:
        words << QStringLiteral("saltus") << QStringLiteral("export") << scene << run << QStringLiteral("--meshes");
        if (motion_->isChecked()) words << QStringLiteral("--motion");
        words << QStringLiteral("--output") << file;
        break;
    case What::data:
        if (recording) {
            words << QStringLiteral("saltus-cli") << QStringLiteral("export") << scene << QStringLiteral("--csv") << file;
        } else {
            words << QStringLiteral("saltus-cli") << QStringLiteral("run") << scene << run << QStringLiteral("--output") << file;
        }
        if (const auto names = chosenSignals(); !names.empty()) words << QStringLiteral("--record") << joined(names);
        if (recording && time) {
            if (time->first > 0.0) words << QStringLiteral("--from") << QString::number(time->first, 'g', 15);
            if (time->second < 1e300) words << QStringLiteral("--to") << QString::number(time->second, 'g', 15);
        }
        break;
    }
    for (QString& word : words) word = quoted(word);
    return words.join(QLatin1Char(' '));
}

void ExportDialog::start() {
    if (running_) return;
    message_->clear();
    const QString file = QDir::fromNativeSeparators(file_->text().trimmed());
    if (file.isEmpty()) return fail(tr("Name a file first."));
    if (!mayWrite(file)) return;
    if (what() == What::meshes) {
        auto scene = sources_.scene.meshes(motion_->isChecked());
        keepExportFolder(file);
        return finish(scene ? io::write_gltf(*scene, file.toStdString()) : Result<void>(Unexpected(scene.error())));
    }
    const auto recording = sources_.run.recording();
    if (!recording || recording->rows() == 0) return fail(tr("Nothing is recorded yet. Run the scene first (%1).").arg(keyOf("run.toggle")));
    keepExportFolder(file);
    switch (what()) {
    case What::figure: {
        if (wantsNumbers()) {
            auto shown = sources_.plots.shownData(plotName());
            if (!shown) return fail(errorText(shown.error()));
            DataExport::Job job;
            job.file = file;
            job.shown = std::move(*shown);
            return begin(std::move(job));
        }
        const double width = width_->currentData().toDouble();
        if (extent_->currentIndex() == kShown) return finish(sources_.plots.exportFigure(plotName(), file, width));
        for (const model::Plot& plot : sources_.document.model().views.plots)
            if (plot.name == plotName().toStdString())
                return finish(writeFigure(sources_.document.model(), plot, *recording, file, {width, 0.0}));
        return fail(tr("This plot is no longer part of the scene."));
    }
    case What::picture: return finish(writeImage(sources_.scene.picture(), file));
    case What::meshes:
    case What::data: break;
    }
    QString wrong;
    const auto time = range(&wrong);
    if (!wrong.isEmpty()) return fail(wrong);
    begin({recording, io::scene_text(sources_.document.model()), file, chosenSignals(), time, {}});
}

bool ExportDialog::wantsNumbers() const { return what() == What::figure && format_->currentIndex() == 3; }

void ExportDialog::begin(DataExport::Job job) {
    running_ = std::make_unique<DataExport>(std::move(job));
    progress_->setValue(0);
    progress_->show();
    export_->setEnabled(false);
    cancel_->setText(tr("Cancel"));
    timer_.start();
}

void ExportDialog::finish(const Result<void>& result) {
    progress_->hide();
    export_->setEnabled(true);
    cancel_->setText(tr("Close"));
    if (!result) {
        if (result.error().kind == ErrorKind::cancelled) {
            message_->setProperty("role", "small");
            message_->style()->polish(message_);
            message_->setText(tr("Cancelled; no file was left behind."));
            return;
        }
        return fail(errorText(result.error()));
    }
    const QFileInfo info(QDir::fromNativeSeparators(file_->text().trimmed()));
    agreed_ = info.absoluteFilePath();
    message_->setProperty("role", "small");
    message_->style()->polish(message_);
    message_->setText(tr("Saved %1, %2").arg(plain(QDir::toNativeSeparators(info.absoluteFilePath())),
                                             QLocale().formattedDataSize(info.size())));
    emit wrote(info.absoluteFilePath());
}

void ExportDialog::fail(const QString& text) {
    message_->setProperty("role", "error");
    message_->style()->polish(message_);
    message_->setText(text);
}

void ExportDialog::reject() {
    if (running_) return running_->cancel(); // the first press stops the work, the next one closes
    QDialog::reject();
}

} // namespace saltus::ui

#include "moc_export_dialog.cpp"
