// SPDX-License-Identifier: GPL-3.0-or-later
// Dependencies point one way. This test reads every #include of the tree and fails on an arrow that runs the other way.
#include <QtTest>

#include <QDirIterator>
#include <QMultiMap>
#include <QRegularExpression>
#include <QSet>

namespace {

using Names = QStringList;

// folder -> folders of ours that its files may include (itself always)
const QMap<QString, Names>& allowed() {
    static const Names core = {"core", "core/base", "core/math", "core/flow", "core/formula", "core/model", "core/collision", "core/solvers", "core/solvers/friction", "core/simulation", "core/simulation/rigid", "core/authoring", "core/analysis", "core/io", "core/bench"};
    static const QMap<QString, Names> table = {
        {"core/base", {}},
        {"core/math", {"core/base"}},
        {"core/flow", {"core/base"}},
        {"core/formula", {"core/base"}},
        {"core/model", {"core/formula", "core/base"}},
        {"core/collision", {"core/math", "core/base"}},
        {"core/solvers", {"core/math", "core/base"}},
        {"core/solvers/friction", {"core/solvers", "core/math", "core/base"}},
        {"core/simulation", {"core/simulation/rigid", "core/simulation/event_driven", "core/model", "core/collision", "core/solvers", "core/flow", "core/math", "core/formula", "core/base"}},
        {"core/simulation/rigid", {"core/collision", "core/solvers", "core/solvers/friction", "core/math", "core/base"}}, // knows no model
        {"core/simulation/event_driven", {"core/simulation", "core/simulation/rigid", "core/model", "core/solvers", "core/flow", "core/math", "core/formula", "core/base"}},
        {"core/authoring", {"core/simulation", "core/collision", "core/model", "core/formula", "core/math", "core/base"}},
        {"core/analysis", {"core/simulation", "core/model", "core/formula", "core/math", "core/base"}},
        {"core/io/hdf5_reader", {"core/io"}},
        {"core/io", {"core/analysis", "core/authoring", "core/simulation", "core/collision", "core/model", "core/solvers", "core/math", "core/formula", "core/base"}},
        {"core", {"core/simulation/rigid", "core/simulation/event_driven", "core/io", "core/analysis", "core/authoring", "core/simulation", "core/model", "core/solvers", "core/math", "core/formula", "core/base"}},
        {"core/bench", core},
        {"ui/look", core + Names{"ui/language"}},
        {"ui/language", {"core/base"}},
        {"ui/document", core + Names{"ui/language", "ui/look"}},
        {"ui/run", core + Names{"ui/language", "ui/look"}},
        {"ui/edits", core + Names{"ui/document", "ui/run"}},
        {"ui/formula", core + Names{"ui/look"}},
        {"ui/law", core + Names{"ui/look"}},
        {"ui/plots", core + Names{"ui/look", "ui/language", "ui/law", "ui/run", "ui/document"}},
        {"ui/scene_view", core + Names{"ui/language", "ui/look", "ui/run", "ui/document"}},
        {"ui/analysis_view", core + Names{"ui/look", "ui/run", "ui/document"}},
        {"ui/panels", core + Names{"ui/look", "ui/language", "ui/formula", "ui/law", "ui/run", "ui/document", "ui/edits"}},
        {"ui/making", core + Names{"ui/look", "ui/language", "ui/document", "ui/run", "ui/edits", "ui/panels"}},
        {"ui/shell", core + Names{"ui/look", "ui/language", "ui/formula", "ui/law", "ui/run", "ui/document", "ui/edits", "ui/plots", "ui/scene_view", "ui/analysis_view", "ui/panels", "ui/making"}},
        {"app/cli", core},
        {"app/saltus", core + Names{"ui/look", "ui/language", "ui/formula", "ui/law", "ui/run", "ui/document", "ui/edits", "ui/plots", "ui/scene_view", "ui/analysis_view", "ui/panels", "ui/making", "ui/shell"}},
    };
    return table;
}

// The doors of the core: what the window and the programs may include of it. A header that is new here is one more promise to keep.
Names doors() {
    static const QList<std::pair<QString, QString>> by_folder = {
        {"core", "choose_integrator drop_test drop_test_pair option_text program replay run_settings session"},
        {"core/analysis", "forcing sections start_at"},
        {"core/authoring", "arrange cam_mechanism cam_profile cam_table circuit clipboard constants controller create drives equations first_body groups made_parts motor overlaps place stage transform value_text"},
        {"core/base", "cancel check decimal error going_on input_file printable text_stream want_of_memory"},
        {"core/bench", "bench"},
        {"core/collision", "mesh_file shape"},
        {"core/formula", "formula lexer outline turns unit_check"},
        {"core/io", "atomic_file bundle distinct_files events_csv export gltf json_writer last_words number_table problem_file scene_file unfinished urdf"},
        {"core/model", "edit expand free_name gravity model model_graph names parameter_numbers properties property_path remarks remove rename run_times split system_units unit_remarks validate words"},
        {"core/simulation", "body_input catalogue event_words events frame mesh_shapes observer recording shape_text"},
        {"core/simulation/rigid", "joint pull world"},
        {"core/solvers", "infeasibility mixed"},
        {"core/solvers/friction", "friction"},
    };
    Names all;
    for (const auto& [folder, headers] : by_folder)
        for (const QString& header : headers.split(' ')) all += folder + '/' + header + ".h";
    return all;
}

// Foreign headers that only these folders may know.
struct Foreign {
    QRegularExpression header;
    Names folders;
};
const QList<Foreign>& foreign() {
    static const Names qt = {"ui/look", "ui/language", "ui/formula", "ui/law", "ui/run", "ui/document", "ui/edits", "ui/plots", "ui/scene_view", "ui/analysis_view", "ui/panels", "ui/making", "ui/shell", "app/saltus"};
    static const QList<Foreign> table = {
        {QRegularExpression("^osg"), {"ui/scene_view"}},
        {QRegularExpression("^vtk"), {"ui/analysis_view"}},
        {QRegularExpression("^qcustomplot"), {"ui/plots"}},
        {QRegularExpression("^(Q[A-Z]|Qt[A-Z/]|qt)"), qt},
        {QRegularExpression("^json/"), {"core/io", "app/cli"}},
        {QRegularExpression("^(hdf5|H5)"), {"core/io/hdf5_reader"}},
        {QRegularExpression("^tinyxml2"), {"core/io"}},
        {QRegularExpression("^CLI/"), {"app/cli"}},
    };
    return table;
}

struct Include {
    QString file, folder, target;
    int line;
    bool ours;
};

QString folder_of(const QString& path) {
    QString folder = path.left(path.lastIndexOf('/'));
    while (!folder.isEmpty() && !allowed().contains(folder)) folder = folder.left(folder.lastIndexOf('/') < 0 ? 0 : folder.lastIndexOf('/'));
    return folder;
}

QList<Include> all_includes() {
    QList<Include> found;
    const QDir root(SALTUS_SOURCE_DIR);
    static const QRegularExpression pattern("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
    for (const QString& top : {QString("core"), QString("ui"), QString("app")}) {
        QDirIterator files(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QString path = root.relativeFilePath(file.fileName());
            int line = 0;
            while (!file.atEnd()) {
                ++line;
                const auto match = pattern.match(QString::fromUtf8(file.readLine()));
                if (match.hasMatch()) found.append({path, folder_of(path), match.captured(2), line, match.captured(1) == "\""});
            }
        }
    }
    return found;
}

} // namespace

class TestIncludes : public QObject {
    Q_OBJECT
private slots:
    void theTreeIsRead() { QVERIFY(all_includes().size() > 100); }

    void everyFolderIsKnown() {
        for (const Include& include : all_includes())
            QVERIFY2(!include.folder.isEmpty(), qPrintable(include.file + ": its folder has no place in the table of arrows"));
    }

    void arrowsPointOneWay() {
        QStringList wrong;
        for (const Include& include : all_includes()) {
            if (!include.ours || !include.target.contains('/')) continue;
            const QString target = folder_of(include.target);
            if (target != include.folder && !allowed()[include.folder].contains(target))
                wrong += QString("%1:%2 includes %3").arg(include.file).arg(include.line).arg(include.target);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }

    void theCoreIsEnteredByItsDoorsAlone() {
        const Names known = doors();
        QStringList wrong;
        QSet<QString> used;
        for (const Include& include : all_includes()) {
            if (include.folder.startsWith("core") || !include.target.startsWith("core/")) continue;
            if (!known.contains(include.target)) wrong += QString("%1:%2 includes %3, which is no door of the core").arg(include.file).arg(include.line).arg(include.target);
            used += include.target;
        }
        for (const QString& door : known)
            if (!used.contains(door)) wrong += door + " is a door that nobody uses";
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }

    // Plain numbers: who runs scenes compiles no linear algebra.
    void theDoorsOfPlainRunsKnowNoEigen() {
        QMultiMap<QString, QString> of;
        for (const Include& include : all_includes()) of.insert(include.file, include.target);
        QStringList open = {"core/program.h", "core/plain_run.h"};
        QSet<QString> seen;
        while (!open.isEmpty()) {
            const QString file = open.takeLast();
            if (seen.contains(file)) continue;
            seen += file;
            QVERIFY2(!file.startsWith("Eigen"), "Eigen is behind a door of runs");
            open += of.values(file);
        }
        QVERIFY(seen.contains("core/model/model.h"));
    }

    void foreignHeadersStayInTheirFolders() {
        QStringList wrong;
        for (const Include& include : all_includes())
            for (const Foreign& rule : foreign())
                if (rule.header.match(include.target).hasMatch()) {
                    if (!rule.folders.contains(include.folder))
                        wrong += QString("%1:%2 includes %3").arg(include.file).arg(include.line).arg(include.target);
                    break;
                }
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }
};

QTEST_APPLESS_MAIN(TestIncludes)
#include "test_includes.moc"
