// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recovery.h"

#include "core/base/want_of_memory.h"
#include "core/io/atomic_file.h"
#include "core/io/scene_file.h"
#include "ui/document/document.h"
#include "ui/language/language.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr const char* kSuffix = ".recovery";
constexpr std::size_t kLargestEntry = std::size_t{256} << 20; // bytes

QString lockOf(const QString& entry) { return entry + QStringLiteral(".lock"); }

Result<QJsonObject> readEntry(const QString& entry) {
    const auto text = io::read_file(entry.toStdString(), kLargestEntry);
    if (!text) return Unexpected(text.error());
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (!object.contains(QStringLiteral("scene")))
        return fail(ErrorKind::io, "the recovered scene is damaged", "look at " + entry.toStdString());
    return object;
}

} // namespace

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), document_(document), folder_(folder) {
    pool_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    timer_.setInterval(kWriteAfter);
    connect(&timer_, &QTimer::timeout, this, &Recovery::write);
    connect(&document, &Document::modelChanged, this, &Recovery::changed);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (modified) changed();
        else forget();
    });
    connect(&document, &Document::opened, this, &Recovery::forget);
    connect(&document, &Document::closed, this, &Recovery::forget);
}

Recovery::~Recovery() {
    pool_.waitForDone();
    if (forgotten_) QFile::remove(entry());
}

QString Recovery::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/recovery");
}

QString Recovery::entry() const { return exists_ ? QDir(folder_).filePath(name_ + QLatin1String(kSuffix)) : QString(); }

void Recovery::changed() {
    if (!document_.isModified()) return;
    waiting_ = true;
    if (!timer_.isActive() && !writing_) timer_.start(); // not put off by further changes
}

void Recovery::own(const QString& name) {
    QDir().mkpath(folder_);
    name_ = name;
    lock_ = std::make_unique<QLockFile>(lockOf(QDir(folder_).filePath(name_ + QLatin1String(kSuffix))));
    lock_->setStaleLockTime(0); // ours while this program lives, however long
    lock_->tryLock();
}

void Recovery::takeOver(const Left& left) {
    own(QFileInfo(left.entry).completeBaseName());
    exists_ = true;
}

void Recovery::write() {
    if (!waiting_ || writing_ || !document_.isModified()) return;
    if (name_.isEmpty()) own(QUuid::createUuid().toString(QUuid::WithoutBraces));
    waiting_ = forgotten_ = false;
    writing_ = exists_ = true;
    const QString path = entry(), shown = document_.displayName(), file = document_.filePath();
    pool_.start([this, path, shown, file, model = document_.snapshot()] {
        const auto done = or_want_of_memory([&]() -> Result<void> {
            const QJsonObject object{{QStringLiteral("name"), shown},
                                     {QStringLiteral("file"), file},
                                     {QStringLiteral("scene"), QString::fromStdString(io::scene_text(*model))}};
            const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
            return io::write_file_atomically(path.toStdString(), std::string_view(text.constData(), std::size_t(text.size())));
        });
        const std::string message = done ? std::string() : done.error().message;
        QMetaObject::invokeMethod(this, [this, good = done.has_value(), message] { written(good, coreText(message)); }, Qt::QueuedConnection);
    });
}

void Recovery::written(bool good, const QString& message) {
    writing_ = false;
    if (!good && !told_) {
        told_ = true;
        emit failed(tr("What you change is not kept for recovery: %1").arg(message), tr("Save the scene often; see %1").arg(folder_));
    }
    if (good) told_ = false;
    if (forgotten_ && !waiting_) forget(); // saved or closed meanwhile
    else if (waiting_) timer_.start();
}

void Recovery::forget() {
    timer_.stop();
    waiting_ = false;
    forgotten_ = writing_; // then when it is written
    if (writing_) return;
    if (exists_) QFile::remove(entry());
    exists_ = false;
    name_.clear();
    lock_.reset();
}

std::vector<Recovery::Left> Recovery::left(const QString& folder) {
    std::vector<Left> found;
    const QDir dir(folder);
    for (const QFileInfo& info : dir.entryInfoList({QStringLiteral("*") + QLatin1String(kSuffix)}, QDir::Files)) {
        QLockFile lock(lockOf(info.absoluteFilePath()));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue; // its program runs
        lock.unlock();
        const auto object = readEntry(info.absoluteFilePath());
        const QString name = object ? (*object)[QStringLiteral("name")].toString() : info.fileName();
        found.push_back({info.absoluteFilePath(), name, object ? (*object)[QStringLiteral("file")].toString() : QString(), info.lastModified()});
    }
    std::sort(found.begin(), found.end(), [](const Left& a, const Left& b) { return a.time > b.time; });
    return found;
}

Result<model::Model, Errors> Recovery::read(const Left& left) {
    const auto object = readEntry(left.entry);
    if (!object) return Unexpected(Errors{object.error()});
    const std::string text = (*object)[QStringLiteral("scene")].toString().toStdString();
    const QString shown = left.filePath.isEmpty() ? left.name : left.filePath;
    auto draft = io::parse_draft(text, shown.toStdString());
    if (!draft) return Unexpected<Errors>(std::move(draft.error()));
    return std::move(draft->model);
}

void Recovery::discard(const Left& left) { QFile::remove(left.entry); }

} // namespace saltus::ui

#include "moc_recovery.cpp"
