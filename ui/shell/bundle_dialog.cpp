// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/bundle_dialog.h"

#include "ui/look/error_text.h"
#include "ui/look/format.h"
#include "ui/run/run_controller.h"
#include "ui/shell/bundle_job.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace saltus::ui {

namespace {
constexpr int kBundleLook = 50; // ms
constexpr int kBundleWidth = 460;
} // namespace

QStringList bundleContents(const io::Bundle& bundle) {
    QStringList lines;
    lines << BundleDialog::tr("The scene %1 as it was run, whole").arg(QFileInfo(QString::fromStdString(bundle.scene_name)).fileName());
    if (!bundle.set.empty()) {
        QStringList values;
        for (const auto& [name, text] : bundle.set) values << QStringLiteral("%1 = %2").arg(QString::fromStdString(name), QString::fromStdString(text));
        constexpr qsizetype kNamed = 8;
        const qsizetype more = values.size() - kNamed;
        const QString named = values.mid(0, kNamed).join(QStringLiteral(", "));
        lines << (more > 0 ? BundleDialog::tr("Its parameters at the start: %1 and %2 more").arg(named, groupedInteger(more)) : BundleDialog::tr("Its parameters at the start: %1").arg(named));
    }
    if (!bundle.files.empty()) lines << (bundle.files.size() == 1 ? BundleDialog::tr("1 mesh file") : BundleDialog::tr("%1 mesh files").arg(groupedInteger(static_cast<std::int64_t>(bundle.files.size()))));
    lines << (bundle.steps == 1 ? BundleDialog::tr("1 step") : BundleDialog::tr("%1 steps").arg(groupedInteger(bundle.steps)));
    const auto sliders = std::count_if(bundle.changes.begin(), bundle.changes.end(), [](const io::BundleChange& c) { return !c.name.empty(); });
    const auto hands = static_cast<std::ptrdiff_t>(bundle.changes.size()) - sliders;
    if (sliders > 0) lines << (sliders == 1 ? BundleDialog::tr("While it ran: 1 change of a parameter") : BundleDialog::tr("While it ran: %1 changes of parameters").arg(groupedInteger(sliders)));
    if (hands > 0) lines << (hands == 1 ? BundleDialog::tr("While it ran: 1 movement of a hand on a body") : BundleDialog::tr("While it ran: %1 movements of a hand on a body").arg(groupedInteger(hands)));
    if (sliders + hands == 0) lines << BundleDialog::tr("Nothing was changed while it ran");
    lines << (bundle.stride == 1 ? BundleDialog::tr("A digest of the state after every step") : BundleDialog::tr("A digest of the state after every %1 steps").arg(groupedInteger(bundle.stride)));
    return lines;
}

BundleDialog::BundleDialog(io::Bundle bundle, std::optional<std::uint64_t> hash, const QString& file, QWidget* parent) : QDialog(parent), file_(file) {
    setWindowTitle(tr("Save bundle"));
    const std::int64_t steps = bundle.steps;
    bundle.stride = io::digest_stride(static_cast<double>(steps));
    build(tr("The bundle makes this run again, here or by “saltus-cli replay”, and tells whether it comes out the same, bit by bit. It holds:"),
          bundleContents(bundle), steps);
    job_ = std::make_unique<BundleJob>(std::move(bundle), steps, hash, file);
    connect(&timer_, &QTimer::timeout, this, &BundleDialog::look);
    timer_.start(kBundleLook);
}

BundleDialog::BundleDialog(std::shared_ptr<const io::Bundle> bundle, RunController& run, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Reproduction bundle"));
    const QString version = QString::fromStdString(bundle->version);
    build(version.isEmpty() || version == QCoreApplication::applicationVersion()
              ? tr("This run is made again now. The bundle holds:")
              : tr("This run is made again now. The bundle was written by version %1, this is version %2. It holds:").arg(version, QCoreApplication::applicationVersion()),
          bundleContents(*bundle), bundle->steps);
    connect(&run, &RunController::frameArrived, this, [this, &run] {
        if (result_->text().isEmpty() && run.frame()) progress_->setValue(static_cast<int>(std::min<std::int64_t>(run.frame()->step, std::numeric_limits<int>::max())));
    });
    connect(&run, &RunController::replayed, this, [this](const ReplayReport& report) {
        if (report.identical())
            tell(report.steps == 1 ? tr("Identical: the same bits after its one step") : tr("Identical: the same bits after all %1 steps").arg(groupedInteger(report.steps)), "");
        else if (report.different && *report.different - report.same == 1)
            tell(tr("Diverged at step %1: until then the bits were the same. Another version, processor or compiler can be the reason").arg(groupedInteger(*report.different)), "error");
        else if (report.different)
            tell(tr("Diverged between steps %1 and %2. Another version, processor or compiler can be the reason").arg(groupedInteger(report.same), groupedInteger(*report.different)), "error");
        else
            tell(tr("Stopped after step %1; no difference so far").arg(groupedInteger(report.done)), "secondary");
        finished();
    });
    connect(&run, &RunController::failed, this, [this](const Errors& errors) {
        if (result_->text().isEmpty() && !errors.empty()) tell(errorText(errors.front()), "error");
        finished();
    });
}

BundleDialog::~BundleDialog() = default;

void BundleDialog::build(const QString& title, const QStringList& contents, std::int64_t steps) {
    setObjectName(QStringLiteral("bundle"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    auto* heading = new QLabel(title, this);
    heading->setWordWrap(true);
    heading->setTextFormat(Qt::PlainText);
    heading->setFixedWidth(kBundleWidth);
    column->addWidget(heading);
    for (const QString& line : contents) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        auto* dot = new QLabel(QStringLiteral("•"), this);
        auto* text = new QLabel(line, this);
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->setFixedWidth(kBundleWidth - 16);
        row->addWidget(dot, 0, Qt::AlignTop);
        row->addWidget(text, 1);
        column->addLayout(row);
    }
    column->addSpacing(4);
    progress_ = new QProgressBar(this);
    progress_->setRange(0, static_cast<int>(std::clamp<std::int64_t>(steps, 1, std::numeric_limits<int>::max())));
    progress_->setAccessibleName(tr("Steps made again"));
    column->addWidget(progress_);
    result_ = new QLabel(this);
    result_->setObjectName(QStringLiteral("bundleResult"));
    result_->setWordWrap(true);
    result_->setTextFormat(Qt::PlainText);
    result_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    result_->setFixedWidth(kBundleWidth);
    result_->hide();
    column->addWidget(result_);
    column->addStretch(1);
    close_ = new QPushButton(job_ || !file_.isEmpty() ? tr("Cancel") : tr("Close"), this);
    close_->setDefault(true);
    connect(close_, &QPushButton::clicked, this, &BundleDialog::reject);
    column->addWidget(close_, 0, Qt::AlignRight);
    column->setSizeConstraint(QLayout::SetFixedSize);
}

QString BundleDialog::result() const { return result_->text(); }

void BundleDialog::tell(const QString& text, const char* role) {
    result_->setProperty("role", role);
    result_->style()->polish(result_);
    result_->setText(text);
    result_->show();
}

void BundleDialog::finished() {
    timer_.stop();
    progress_->hide();
    close_->setText(tr("Close"));
}

void BundleDialog::look() {
    progress_->setValue(static_cast<int>(std::min<std::int64_t>(job_->done(), std::numeric_limits<int>::max())));
    if (!job_->finished()) return;
    if (const auto& done = job_->result(); !done) {
        tell(errorText(done.error()), done.error().kind == ErrorKind::cancelled ? "secondary" : "error");
    } else {
        const QFileInfo info(file_);
        tell(tr("Saved %1, %2").arg(QDir::toNativeSeparators(info.absoluteFilePath()), QLocale().formattedDataSize(info.size())), "");
        emit wrote(info.absoluteFilePath());
    }
    job_.reset();
    finished();
}

void BundleDialog::reject() {
    if (job_) return job_->cancel(); // the first press stops the work, the next one closes
    QDialog::reject();
}

} // namespace saltus::ui

#include "moc_bundle_dialog.cpp"
