// SPDX-License-Identifier: GPL-3.0-or-later
// saltus-cli as a process of its own in an empty folder, and what it said.
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace saltus::testing {

inline const QString kScenes = SALTUS_SOURCE_DIR "/scenes/";
inline const QString kCam = kScenes + "cam-follower.saltus";

struct Ran {
    int status = -1;
    QByteArray out, err;
};

using Table = QList<QList<double>>;

class Program {
protected:
    void begin() { folder = std::make_unique<QTemporaryDir>(); }
    QString path(const QString& name) const { return folder->filePath(name); }
    Ran run(const QStringList& arguments, int timeout = 120000) const {
        return runProgram(SALTUS_CLI, arguments, {}, timeout);
    }
    Ran shell(const QString& script) const { return runProgram("/bin/sh", {"-c", script}, {}, 120000); }
    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return path(name);
    }
    QStringList entries() const { return QDir(folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System); }
    std::unique_ptr<QTemporaryDir> folder;

    static Ran runProgram(const QString& program, const QStringList& arguments, const QString& out_file, int timeout) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("DISPLAY");
        environment.remove("WAYLAND_DISPLAY");
        process.setProcessEnvironment(environment);
        if (!out_file.isEmpty()) process.setStandardOutputFile(out_file);
        process.start(program, arguments);
        Ran ran;
        if (!process.waitForFinished(timeout)) {
            process.kill();
            process.waitForFinished();
            return ran;
        }
        if (process.exitStatus() == QProcess::NormalExit) ran.status = process.exitCode();
        ran.out = process.readAllStandardOutput();
        ran.err = process.readAllStandardError();
        if (process.exitStatus() == QProcess::CrashExit) qWarning("ended by signal %d: %s", process.exitCode(), ran.err.constData());
        return ran;
    }

    static Table table(const QByteArray& csv) {
        Table rows;
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        for (int i = 1; i < lines.size(); ++i) {
            QList<double> row;
            for (const QByteArray& field : lines[i].split(',')) {
                bool number = false;
                row.append(field.toDouble(&number));
                if (!number) qWarning("not a number: %s", field.constData());
            }
            rows.append(row);
        }
        return rows;
    }
};

} // namespace saltus::testing

// A check that shows what the program said.
#define STATUS(ran, expected)                                                                                          \
    QVERIFY2((ran).status == (expected), QByteArray("status " + QByteArray::number((ran).status) + "\n" +              \
                                                    (ran).out.left(2000) + "\n" + (ran).err.left(2000))                \
                                             .constData())
#define SAYS(text, word) QVERIFY2((text).contains(word), (text).left(2000).constData())
