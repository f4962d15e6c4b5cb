// SPDX-License-Identifier: GPL-3.0-or-later
// What is not saved yet, in a file of its own beside the user's settings: a killed program loses at most the last seconds.
// Scenes are written by another thread; the file goes when its scene is saved, closed or as its file again.
#pragma once

#include "core/base/error.h"
#include "core/model/model.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <vector>

class QLockFile;

namespace saltus::ui {

class Document;

class Recovery : public QObject {
    Q_OBJECT
public:
    static constexpr int kWriteAfter = 1000; // ms after the first change that is not written yet

    // folder: made when it is first needed. The document outlives it.
    Recovery(Document& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override; // waits for a write; keeps the file of a scene that still has changes

    static QString usualFolder();

    struct Left {
        QString entry;    // its file in the folder
        QString name;     // shown: "cam-follower.saltus"
        QString filePath; // of the scene; "": never saved
        QDateTime time;   // of the last write
    };
    // What programs left that ended without closing their scenes, newest first. Those that still run keep theirs.
    static std::vector<Left> left(const QString& folder);
    // Errors: unreadable, or its text is damaged.
    static Result<model::Model, Errors> read(const Left& left);
    static void discard(const Left& left);

    // The document is what was left there: its entry is written on, so that no moment is without one.
    void takeOver(const Left& left);
    void forget(); // the changes are given up: closed without saving
    bool isCurrent() const { return !waiting_ && !writing_; } // all changes are in the file
    QString entry() const; // "" while there is none

signals:
    void failed(const QString& message, const QString& remedy); // once until a write succeeds

private:
    void changed();
    void write();
    void own(const QString& name); // that entry, until it is forgotten
    void written(bool good, const QString& message);

    Document& document_;
    QString folder_, name_;
    std::unique_ptr<QLockFile> lock_; // held by the program that owns the entry
    QThreadPool pool_;
    QTimer timer_;
    bool waiting_ = false, writing_ = false, exists_ = false, forgotten_ = false, told_ = false;
};

} // namespace saltus::ui
