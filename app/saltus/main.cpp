// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench: puts the pieces together and reads the command line.
#include "display.h"
#include "export_command.h"
#include "print_error.h"
#include "screenshot.h"

#include "core/io/distinct_files.h"
#include "core/io/last_words.h"
#include "core/option_text.h"
#include "ui/language/language.h"
#include "ui/look/theme.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QPalette>
#include <QRegularExpression>
#include <QSettings>

#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>

using namespace saltus;

namespace {

int refuse(const QString& text) {
    app::printError("saltus: error: " + text.toStdString());
    return 1;
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        QStringLiteral("Saltus, a workbench for nonsmooth dynamics.\n\n"
                       "  saltus [SCENE | RECORDING.h5]\n"
                       "  saltus export SCENE|RECORDING --figure NAME --output FILE   (saltus export --help)"));
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("show this help")}); // Qt's own has a --help-all, which needs a display
    parser.addOption({{QStringLiteral("v"), QStringLiteral("version")}, QStringLiteral("show the version")});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("a scene (.saltus), a recording (.h5, .hdf5) or a bundle (.saltus-bundle)"),
                                 QStringLiteral("[FILE]"));
    parser.addOption({QStringLiteral("screenshot"), QStringLiteral("save the window's picture and end"), QStringLiteral("FILE.png")});
    parser.addOption({QStringLiteral("size"), QStringLiteral("size of the window"), QStringLiteral("WxH")});
    parser.addOption({QStringLiteral("theme"), QStringLiteral("light or dark"), QStringLiteral("theme")});
    parser.addOption({QStringLiteral("language"), QStringLiteral("language of the window: system, en, de or fr"), QStringLiteral("language")});
    parser.addOption({QStringLiteral("until"), QStringLiteral("run to this time first (s, or with a unit)"), QStringLiteral("T")});
    parser.addOption({QStringLiteral("set"), QStringLiteral("parameter, in its own unit or with one, or a key of run or world: run.integrator=event-driven"), QStringLiteral("name=value")});
    parser.addOption({QStringLiteral("change"), QStringLiteral("what is done when so many steps are made: 120:rpm=660, 300:pull=crate 0,0,0 1,2,3, 350:pull="),
                      QStringLiteral("step:name=value")});
    parser.addOption({QStringLiteral("view"), QStringLiteral("scene, analysis, split, table or gallery"), QStringLiteral("view")});
    QCommandLineOption scene(QStringLiteral("scene-only"), QStringLiteral("with --screenshot: the scene without the window"));
    scene.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(scene);
    QCommandLineOption moving(QStringLiteral("moving"), QStringLiteral("with --scene-only: frames over this time after --until, one below the other"), QStringLiteral("T"));
    moving.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(moving);
    QCommandLineOption report(QStringLiteral("tick-report"), QStringLiteral("print times of start and of the window's ticks"));
    report.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(report);
}

// Prints once, when the first frame has reached the screen's side.
class FirstFrame : public QObject {
public:
    explicit FirstFrame(QWidget& window) : window_(window) { window.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            window_.removeEventFilter(this);
            QMetaObject::invokeMethod(
                &window_, [] { std::printf("first frame %.0f ms after start\n", 1000 * app::secondsSinceProcessStart()); std::fflush(stdout); },
                Qt::QueuedConnection);
        }
        return false;
    }

private:
    QWidget& window_;
};

} // namespace

int main(int argc, char** argv) {
    std::set_terminate(io::end_with_message);
    io::take_failed_writes_as_errors();
    io::tell_crashes();
    QCoreApplication::setApplicationName(QStringLiteral("Saltus"));
    QCoreApplication::setOrganizationName(QStringLiteral("Saltus"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SALTUS_VERSION));

    if (argc > 1 && std::strcmp(argv[1], "export") == 0) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // no display needed, whatever the desktop is
        ui::Application application(argc, argv);
        QStringList arguments = application.arguments();
        arguments.removeAt(1);
        return app::exportCommand(arguments);
    }

    QCommandLineParser parser;
    describe(parser);
    {
        QStringList arguments;
        for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
        const bool understood = parser.parse(arguments);
        if (parser.isSet(QStringLiteral("help"))) {
            const QCoreApplication named(argc, argv); // Qt takes the program's name from it
            std::printf("%s", qPrintable(parser.helpText()));
            return 0;
        }
        if (parser.isSet(QStringLiteral("version"))) {
            std::printf("saltus %s\n", SALTUS_VERSION);
            return 0;
        }
        if (!understood) {
            // Qt's own options (-platform, -style, ...) are told apart once the application has taken them away.
            bool qtOption = false;
            for (const QString& name : parser.unknownOptionNames())
                qtOption = qtOption || name == QLatin1String("platform") || name == QLatin1String("style") || name == QLatin1String("display");
            if (!qtOption) return refuse(parser.errorText() + QStringLiteral(" Try saltus --help."));
        }
    }
    app::prepareOpenGl();
    auto probe = std::make_unique<app::DisplayProbe>();
    if (const std::string why = app::whyNoWindow(*probe); !why.empty()) return refuse(QString::fromStdString(why));

    auto start = std::make_unique<app::RefusedStart>();
    ui::Application application(argc, argv);
    start.reset();
    probe.reset();
    if (!parser.parse(application.arguments())) return refuse(parser.errorText() + QStringLiteral(" Try saltus --help."));
    if (parser.positionalArguments().size() > 1) return refuse(QStringLiteral("give one scene, recording or bundle, not several"));
    if (const std::string why = app::whyNoOpenGl(); !why.empty()) return refuse(QString::fromStdString(why));

    const bool screenshot = parser.isSet(QStringLiteral("screenshot"));
    const bool report = parser.isSet(QStringLiteral("tick-report"));
    app::ScreenshotRequest request;
    request.file = parser.value(QStringLiteral("screenshot"));
    request.set = parser.values(QStringLiteral("set"));
    for (const QString& text : parser.values(QStringLiteral("change"))) request.changes.push_back(text.toStdString());
    request.view = parser.value(QStringLiteral("view"));
    request.onlyScene = parser.isSet(QStringLiteral("scene-only"));
    if (!parser.positionalArguments().isEmpty()) request.scene = parser.positionalArguments().constFirst();
    const bool jpeg = request.onlyScene && request.file.endsWith(QLatin1String(".jpg"), Qt::CaseInsensitive); // what scenes/thumbnails/make asks for
    if (screenshot && !jpeg && !request.file.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) return refuse(QStringLiteral("--screenshot needs a file name ending in .png"));
    if (const auto files = io::distinct_files({{"the scene", request.scene.toStdString()}, {"--screenshot", request.file.toStdString()}}); !files)
        return refuse(QString::fromStdString(files.error().text()));
    static const QStringList kViews{QString(), QStringLiteral("scene"), QStringLiteral("analysis"), QStringLiteral("split"),
                                    QStringLiteral("table"), QStringLiteral("gallery")};
    if (!kViews.contains(request.view)) return refuse(QStringLiteral("--view is one of scene, analysis, split, table, gallery"));
    for (const char* name : {"until", "set", "change", "view", "scene-only"})
        if (!screenshot && parser.isSet(QLatin1String(name)))
            return refuse(QStringLiteral("--%1 goes with --screenshot").arg(QLatin1String(name)));
    if (parser.isSet(QStringLiteral("until"))) {
        const auto until = parse_number(parser.value(QStringLiteral("until")).toStdString(), "s", "--until");
        if (!until) return refuse(QString::fromStdString(until.error().text()));
        if (!(*until >= 0.0 && *until < 1e9)) return refuse(QStringLiteral("--until takes a time, zero or more: 2 or \"200 ms\""));
        request.until = *until;
    }
    if (parser.isSet(QStringLiteral("moving"))) {
        bool ok = false;
        request.span = parser.value(QStringLiteral("moving")).toDouble(&ok);
        if (!ok || !(request.span > 0.0 && request.span < 1e9) || !request.onlyScene) return refuse(QStringLiteral("--moving takes a time in seconds and goes with --scene-only"));
    }
    QSize size;
    if (parser.isSet(QStringLiteral("size"))) {
        static const QRegularExpression pattern(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
        const auto match = pattern.match(parser.value(QStringLiteral("size")));
        if (!match.hasMatch()) return refuse(QStringLiteral("--size takes WIDTHxHEIGHT, as 1600x1000"));
        size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    }

    // The command line is English; from here on texts are the window's. Pictures speak English unless another one is asked for.
    ui::Language language = screenshot ? ui::Language::english : ui::Preferences::load().language;
    if (parser.isSet(QStringLiteral("language"))) {
        const auto asked = ui::languageOf(parser.value(QStringLiteral("language")));
        if (!asked) return refuse(QStringLiteral("--language is one of system, en, de, fr"));
        language = *asked;
    }
    ui::speak(language);

    const QColor systemWindow = QApplication::palette().color(QPalette::Window);
    ui::WindowOptions options;
    options.systemIsDark = systemWindow.lightness() < 128;
    options.keepState = !screenshot; // pictures look the same on every machine
    if (!screenshot) options.recoveryFolder = ui::Recovery::usualFolder();
    ui::Theme theme;
    theme.apply();
    const QString wanted = parser.value(QStringLiteral("theme"));
    if (!wanted.isEmpty() && wanted != QLatin1String("light") && wanted != QLatin1String("dark"))
        return refuse(QStringLiteral("--theme is light or dark"));
    auto window = std::make_unique<ui::MainWindow>(theme, options);
    if (!wanted.isEmpty()) theme.setKind(wanted == QLatin1String("light") ? ui::ThemeKind::light : ui::ThemeKind::dark);
    if (size.isValid()) window->resize(size);
    std::unique_ptr<FirstFrame> first;
    if (report) first = std::make_unique<FirstFrame>(*window);
    window->show();

    std::unique_ptr<app::Screenshot> shot;
    if (screenshot) {
        shot = std::make_unique<app::Screenshot>(*window, request);
        shot->start();
    } else if (!request.scene.isEmpty()) {
        window->openFile(request.scene);
    }
    const int status = QApplication::exec();
    if (report) std::printf("%s\n", qPrintable(window->tickMeter().text()));
    return status;
}
