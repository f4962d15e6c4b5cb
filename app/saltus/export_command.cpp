// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_command.h"

#include "print_error.h"

#include "core/io/distinct_files.h"
#include "core/io/export.h"
#include "core/io/scene_file.h"
#include "core/model/validate.h"
#include "core/option_text.h"
#include "core/replay.h"
#include "core/run_settings.h"
#include "core/session.h"
#include "ui/look/theme.h"
#include "ui/plots/figure.h"
#include "ui/scene_view/gltf_scene.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <cmath>
#include <cstdio>

namespace saltus::app {

namespace {

int complain(const Errors& errors, int status) {
    for (const Error& error : errors) printError(error.text());
    return status;
}
int complain(const QString& text) {
    printError("saltus export: error: " + text.toStdString());
    return 1;
}
int status(const Error& error) {
    switch (error.kind) {
    case ErrorKind::run: return 2;
    case ErrorKind::cancelled: return 130;
    case ErrorKind::input:
    case ErrorKind::io: break;
    }
    return 1;
}

// "name=value" of all that were given.
bool readPairs(const QCommandLineParser& parser, const char* option, RunOptions& run) {
    for (const QString& pair : parser.values(QLatin1String(option))) {
        auto setting = parse_setting(pair.toStdString());
        if (!setting) {
            complain({setting.error()}, 1);
            return false;
        }
        run.set.push_back(std::move(*setting));
    }
    return true;
}

// The second run, with all that the first was told and what is different in it. 0, or an exit status.
int runBeside(const QCommandLineParser& parser, const QString& file, const RunOptions& first, ui::FigureOptions& out) {
    auto model = io::read_scene(file.toStdString());
    if (!model) return complain(model.error(), 1);
    RunOptions run;
    run.record_views = true;
    if (!readPairs(parser, "set", run) || !readPairs(parser, "beside", run)) return 1;
    auto told = apply_settings(*model, run);
    if (!told) return complain({told.error()}, 1);
    for (Error& remark : *told) {
        remark.message += ", in the run beside";
        printError(remark.text("remark"));
    }
    run.step = first.step, run.end = first.end;
    auto session = Session::create(*model, run);
    if (!session) return complain(session.error(), 1);
    const auto reached = (*session)->run_until((*session)->end_time());
    if (!reached) return complain({reached.error()}, 2);
    out.beside = (*session)->recording();
    out.besideName = parser.values(QStringLiteral("beside")).join(QStringLiteral(", "));
    return 0;
}

} // namespace

int exportCommand(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes one plot of a scene as a figure, PDF, SVG or PNG by the file's ending, or its bodies as meshes."));
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("show this help")});
    parser.addPositionalArgument(QStringLiteral("SCENE"), QStringLiteral("a scene (.saltus) or a recording (.h5)"));
    parser.addOption({QStringLiteral("set"), QStringLiteral("parameter, in its own unit or with one, or a key of run or world: run.integrator=event-driven"), QStringLiteral("name=value")});
    parser.addOption({QStringLiteral("change"), QStringLiteral("what is done when so many steps are made: 120:rpm=660, 300:pull=crate 0,0,0 1,2,3, 350:pull="),
                      QStringLiteral("step:name=value")});
    parser.addOption({QStringLiteral("beside"), QStringLiteral("a second run in the same figure, dashed, with this besides: run.integrator=moreau-jean; may be given several times"),
                      QStringLiteral("name=value")});
    parser.addOption({QStringLiteral("until"), QStringLiteral("simulated time (s, or with a unit)"), QStringLiteral("T")});
    parser.addOption({QStringLiteral("step"), QStringLiteral("step size (s, or with a unit)"), QStringLiteral("H")});
    parser.addOption({QStringLiteral("meshes"), QStringLiteral("bodies and shapes at the end as glTF 2.0, instead of a figure")});
    parser.addOption({QStringLiteral("motion"), QStringLiteral("with --meshes: the motion as an animation")});
    parser.addOption({QStringLiteral("figure"), QStringLiteral("the plot's name in the scene"), QStringLiteral("NAME")});
    parser.addOption({{QStringLiteral("output"), QStringLiteral("o")}, QStringLiteral("FILE.pdf, .svg or .png; with --meshes FILE.glb"), QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("width"), QStringLiteral("width in millimetres, 86 or 178 for print"), QStringLiteral("mm"),
                      QStringLiteral("86")});
    if (!parser.parse(arguments)) return complain(parser.errorText());
    if (parser.isSet(QStringLiteral("help"))) parser.showHelp(0);
    if (parser.positionalArguments().size() != 1) return complain(QStringLiteral("give one scene or recording"));
    const QString output = parser.value(QStringLiteral("output"));
    const QString figure = parser.value(QStringLiteral("figure"));
    if (output.isEmpty()) return complain(QStringLiteral("say where to write: --output FILE.pdf"));
    const bool meshes = parser.isSet(QStringLiteral("meshes"));
    if (meshes && QFileInfo(output).suffix().toLower() != QLatin1String("glb")) return complain(QStringLiteral("with --meshes give --output FILE.glb"));
    ui::FigureOptions options;
    bool ok = false;
    options.widthMillimetres = parser.value(QStringLiteral("width")).toDouble(&ok);
    if (!ok || !(options.widthMillimetres >= 20.0 && options.widthMillimetres <= 1000.0))
        return complain(QStringLiteral("--width takes millimetres from 20 to 1000"));

    const QString file = parser.positionalArguments().constFirst();
    if (const auto files = io::distinct_files({{"the scene or recording", file.toStdString()}, {"--output", output.toStdString()}}); !files)
        return complain({files.error()}, 1);
    const QString suffix = QFileInfo(file).suffix().toLower();
    model::Model model;
    std::shared_ptr<const Recording> recording;
    std::unique_ptr<Session> session;
    if (suffix == QLatin1String("h5") || suffix == QLatin1String("hdf5")) {
        for (const char* name : {"set", "beside", "change", "until", "step"})
            if (parser.isSet(QLatin1String(name)))
                return complain(QStringLiteral("--%1 needs a scene to run; this is a recording").arg(QLatin1String(name)));
        auto read = io::read_hdf5(file.toStdString());
        if (!read) return complain({read.error()}, status(read.error()));
        auto parsed = io::parse_scene(read->scene_text, file.toStdString());
        if (!parsed) return complain(parsed.error(), 1);
        model = std::move(*parsed);
        recording = read->recording;
    } else {
        auto parsed = io::read_scene(file.toStdString());
        if (!parsed) return complain(parsed.error(), 1);
        model = std::move(*parsed);
    }

    if (meshes && parser.isSet(QStringLiteral("beside"))) return complain(QStringLiteral("--beside goes with --figure"));
    if (meshes && !figure.isEmpty()) return complain(QStringLiteral("choose --figure or --meshes, not both"));
    if (parser.isSet(QStringLiteral("motion")) && !meshes) return complain(QStringLiteral("--motion goes with --meshes"));
    const auto writeMeshes = [&](const model::Model& of, const Recording& from) {
        const ui::Theme theme;
        auto scene = ui::scene::recordedMeshes(of, from, theme, parser.isSet(QStringLiteral("motion")));
        if (!scene) return complain({scene.error()}, status(scene.error()));
        if (auto written = io::write_gltf(*scene, output.toStdString()); !written) return complain({written.error()}, 2);
        return 0;
    };

    const model::Plot* plot = nullptr;
    QStringList names;
    for (const model::Plot& candidate : model.views.plots) {
        names << QString::fromStdString(candidate.name);
        if (candidate.name == figure.toStdString()) plot = &candidate;
    }
    if (!plot && !meshes)
        return complain(figure.isEmpty() ? QStringLiteral("choose a plot with --figure: %1").arg(names.join(QStringLiteral(", ")))
                                         : QStringLiteral("the scene has no plot “%1”; it has %2")
                                               .arg(figure, names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", "))));

    if (!recording) {
        RunOptions run;
        run.record_views = true;
        if (!readPairs(parser, "set", run)) return 1;
        const auto told = apply_settings(model, run);
        if (!told) return complain({told.error()}, 1);
        for (const Error& remark : *told) printError(remark.text("remark"));
        for (const auto& [name, time] : {std::pair{"step", &run.step}, std::pair{"until", &run.end}}) {
            if (!parser.isSet(QLatin1String(name))) continue;
            const auto seconds = parse_seconds(parser.value(QLatin1String(name)).toStdString(), "--" + std::string(name));
            if (!seconds) return complain({seconds.error()}, 1);
            *time = *seconds;
        }
        std::vector<std::string> texts;
        for (const QString& text : parser.values(QStringLiteral("change"))) texts.push_back(text.toStdString());
        const auto changes = parse_changes(model, texts);
        if (!changes) return complain({changes.error()}, 1);
        if (parser.isSet(QStringLiteral("beside"))) {
            if (!texts.empty()) return complain(QStringLiteral("--beside and --change do not go together"));
            if (const int failed = runBeside(parser, file, run, options); failed != 0) return failed;
        }
        auto created = Session::create(model, run);
        if (!created) return complain(created.error(), 1);
        session = std::move(*created);
        if (!changes->empty() && static_cast<double>(changes->back().step) * session->step_size() > session->end_time() + 0.5 * session->step_size())
            return complain(QStringLiteral("the run ends before the change at step %1: give a later --until, or an earlier step").arg(changes->back().step));
        std::size_t made = 0;
        auto reached = changes->empty() ? Result<Outcome>(Outcome::reached) : run_with_changes(*session, *changes, made, changes->back().step);
        if (reached) reached = session->run_until(session->end_time());
        recording = session->recording();
        if (!reached) {
            complain({reached.error()}, 2);
            std::fprintf(stderr, "saltus export: the file shows the run up to the last good state\n");
            if (meshes) return writeMeshes(model, *recording), 2;
            if (auto written = ui::writeFigure(model, *plot, *recording, output, options); !written)
                return complain({written.error()}, 2);
            return 2;
        }
        model = session->model();
        for (const model::Plot& candidate : model.views.plots)
            if (candidate.name == figure.toStdString()) plot = &candidate;
    }
    if (meshes) return writeMeshes(model, *recording);
    if (auto written = ui::writeFigure(model, *plot, *recording, output, options); !written)
        return complain({written.error()}, written.error().kind == ErrorKind::io ? 2 : status(written.error()));
    return 0;
}

} // namespace saltus::app
