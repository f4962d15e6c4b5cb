// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are no scene, no recording and no robot, in as many ways as come to mind. Each can be read as a file.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QList>
#include <QString>

namespace saltus::tests {

struct Broken {
    QString file;
    bool runs = false; // it opens, with something to mend
};

inline void put(const QString& file, const QByteArray& bytes) {
    QFile out(file);
    if (out.open(QIODevice::WriteOnly)) out.write(bytes);
}

// At least fifty, written into the folder.
inline QList<QString> brokenFiles(const QString& folder, const QString& sources) {
    const auto read = [&](const char* file) {
        QFile in(sources + QLatin1Char('/') + QLatin1String(file));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    };
    const QByteArray scene = read("scenes/cam-follower.saltus"), bodies = read("scenes/bouncing-box.saltus"), robot = read("tests/core/io/import/robot_description/machine.urdf");
    QList<QString> files;
    const auto add = [&](const QString& name, const QByteArray& bytes) {
        files << QDir(folder).filePath(name);
        put(files.back(), bytes);
    };
    add("empty.saltus", "");
    add("space.saltus", "  \n\t ");
    add("nul.saltus", QByteArray(1000, '\0'));
    add("binary.saltus", QByteArray::fromHex("89504e470d0a1a0a0000000d49484452"));
    add("text.saltus", "Dear Sir,\n");
    add("list.saltus", "[1, 2, 3]");
    add("number.saltus", "42");
    add("open.saltus", "{ \"saltus\": 1, \"title\": \"half");
    add("bracket.saltus", "{ \"saltus\": 1, \"bodies\": { \"a\": {");
    add("deep.saltus", QByteArray("{ \"saltus\": 1, \"run\": ") + QByteArray(5000, '[') + QByteArray(5000, ']') + "}");
    add("twice.saltus", scene + scene);
    add("version.saltus", "{ \"saltus\": 999 }");
    add("no-version.saltus", "{ \"title\": \"x\" }");
    add("word.saltus", "{ \"saltus\": one }");
    add("latin1.saltus", "{ \"saltus\": 1, \"title\": \"M\xfcnchen\" }");
    add("utf16.saltus", QByteArray("\xff\xfe{\0\"\0", 7));
    add("control.saltus", "{ \"saltus\": 1, \"title\": \"a\x1b[31m\" }");
    add("escape.saltus", "{ \"saltus\": 1, \"bodies\": { \"\\u001b]0;owned\\u0007\": { \"mass\": \"x\" } } }");
    add("html.saltus", "{ \"saltus\": 1, \"bodies\": { \"<img src=x>\": { \"mass\": 1 } } }");
    add("unknown.saltus", "{ \"saltus\": 1, \"bodys\": {} }");
    add("unit.saltus", "{ \"saltus\": 1, \"bodies\": { \"a\": { \"mass\": \"3 parsecs\", \"shapes\": [{ \"kind\": \"sphere\", \"radius\": \"1 m\" }] } } }");
    add("mass.saltus", "{ \"saltus\": 1, \"bodies\": { \"a\": { \"mass\": -1, \"shapes\": [{ \"kind\": \"sphere\", \"radius\": \"1 m\" }] } } }");
    add("huge.saltus", "{ \"saltus\": 1, \"parameters\": { \"a\": 1e999 } }");
    add("nan.saltus", "{ \"saltus\": 1, \"parameters\": { \"a\": NaN } }");
    add("long-name.saltus", "{ \"saltus\": 1, \"parameters\": { \"" + QByteArray(1 << 20, 'x') + "\": \"y\" } }");
    add("key.saltus", QByteArray(scene).replace("\"kind\"", "\"knid\""));
    add("missing-mesh.saltus", "{ \"saltus\": 1, \"bodies\": { \"a\": { \"mass\": 1, \"inertia\": [1, 1, 1], \"shapes\": [{ \"kind\": \"mesh\", \"file\": \"meshes/not-there.stl\" }] } }, \"run\": { \"step\": \"1 ms\", \"end\": \"1 s\" } }");
    add("folder-mesh.saltus", "{ \"saltus\": 1, \"bodies\": { \"a\": { \"mass\": 1, \"inertia\": [1, 1, 1], \"shapes\": [{ \"kind\": \"mesh\", \"file\": \"folder.stl\" }] } }, \"run\": { \"step\": \"1 ms\", \"end\": \"1 s\" } }");
    QDir(folder).mkpath("folder.stl");
    add("large.saltus", "{ \"saltus\": 1, \"title\": \"" + QByteArray((64 << 20) + 10, 'a') + "\" }");
    for (int k = 1; k <= 8; ++k) add(QStringLiteral("cut-%1.saltus").arg(k), scene.left(scene.size() * k / 9));
    for (int k = 1; k <= 4; ++k) add(QStringLiteral("cut-bodies-%1.saltus").arg(k), bodies.left(bodies.size() * k / 5));
    add("empty.h5", "");
    add("text.h5", "t,x\n0,1\n");
    add("signature.h5", QByteArray::fromHex("894844460d0a1a0a"));
    add("zeros.hdf5", QByteArray(100000, '\0'));
    QByteArray noise = QByteArray::fromHex("894844460d0a1a0a");
    for (int i = 0; i < 4000; ++i) noise += static_cast<char>(i * 37 + i / 7);
    add("noise.h5", noise);
    add("empty.urdf", "");
    add("text.urdf", "no robot");
    add("open.urdf", robot.left(robot.size() / 2));
    add("latin1.urdf", QByteArray("<robot name=\"M\xfcller\"><link name=\"a\xff\"/></robot>"));
    add("links.urdf", "<robot name=\"x\"><link name=\"a\"/><joint name=\"j\" type=\"fixed\"><parent link=\"a\"/><child link=\"nowhere\"/></joint></robot>");
    files << QDir(folder).filePath("folder.saltus");
    QDir(folder).mkpath("folder.saltus");
    files << QDir(folder).filePath("not-there.saltus") << QDir(folder).filePath("no/such/folder/x.saltus");
    QFile::link(QDir(folder).filePath("nothing"), QDir(folder).filePath("dangling.saltus"));
    files << QDir(folder).filePath("dangling.saltus");
    return files;
}

} // namespace saltus::tests
