// SPDX-License-Identifier: GPL-3.0-or-later
// A scene from a stranger whose title, labels, helps and names hold commands for terminals, HTML, newlines, marks that turn the
// direction of writing, and a megabyte of text: all of it is shown as text, on its line, in every panel, tooltip, figure and name of a file.
#include "core/io/scene_file.h"
#include "tests/processor_time.h"
#include "tests/ui/shell/shown_texts.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/run/run_controller.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/gallery.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"

#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QXmlStreamReader>

using namespace saltus;
using namespace saltus::ui;

namespace {

const std::string kHostile = "<b>x</b><img src='file:///etc/passwd'>&amp;\x1b]0;owned\x07\x1b[2J\r\nb\tc\xe2\x80\xae" "exe.\xc2\x9b" "31m/../../../etc/passwd";

} // namespace

class TestHostileTexts : public QObject {
    Q_OBJECT

    Theme theme_;
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;

    // Free texts of a scene, all that there are.
    static void poison(model::Model& m, const std::string& text) {
        m.title = text;
        m.description = text;
        int k = 0;
        for (model::Parameter& p : m.parameters) p.label = text + std::to_string(++k), p.help = text;
        for (model::Expression& e : m.expressions) e.label = text + std::to_string(++k);
        for (model::Shape& s : m.views.shapes) {
            const std::string old = s.name;
            s.name = text + std::to_string(++k);
            if (m.views.trail == old) m.views.trail = s.name;
        }
        for (model::Plot& p : m.views.plots) {
            const std::string old = p.name;
            p.name = text + std::to_string(++k);
            p.title = text;
            if (m.views.phase_space && m.views.phase_space->section_plot == old) m.views.phase_space->section_plot = p.name;
        }
        for (model::Material& material : m.materials) {
            const std::string old = material.name;
            material.name = text + std::to_string(++k);
            for (model::Body& body : m.bodies)
                if (body.material == old) body.material = material.name;
            for (model::ContactLaw& law : m.contacts)
                for (std::string& name : law.between)
                    if (name == old) name = material.name;
        }
    }
    QString hostile(const char* scene, const std::string& text, const QString& name) {
        auto model = io::read_scene(std::string(SALTUS_SOURCE_DIR "/scenes/") + scene + ".saltus");
        if (!model) return {};
        poison(*model, text);
        const QString file = folder_.filePath(name);
        return io::write_scene(*model, file.toStdString()) ? file : QString();
    }
    bool open(const QString& file) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        const bool opened = window_->openFile(file);
        if (!opened)
            for (const Error& error : window_->lastErrors()) qWarning("%s", error.text().c_str());
        return opened && QTest::qWaitFor([&] { return ready.count() > 0 && window_->run().canRun(); }, 20000);
    }
    static bool commands(const QString& text, bool lines) {
        for (const char32_t c : text.toUcs4()) {
            if (lines && (c == U'\n' || c == U'\t')) continue; // our own, between sentences and before keys
            if (QChar::category(c) == QChar::Other_Control || c == 0x202E || c == 0x2028) return true;
        }
        return false;
    }
    // The widgets that draw such a text, from the outside in.
    static QString painters(QWidget& at) {
        QString names;
        for (QWidget* child : at.findChildren<QWidget*>()) {
            if (!child->isVisible()) continue;
            for (const QString& text : tests::drawnTexts(*child, false))
                if (commands(text, false)) {
                    names += QLatin1String(" > ") + QLatin1String(child->metaObject()->className()) + QLatin1Char('#') + child->objectName();
                    break;
                }
        }
        return names;
    }
    void look(const QString& where, QWidget& at) {
        for (const QString& text : tests::drawnTexts(at, false)) {
            if (commands(text, false)) QFAIL(qPrintable(where + ": " + text.left(300) + painters(at)));
            QVERIFY2(text.size() < 6000, qPrintable(where + ": " + text.left(300)));
        }
        for (const QString& text : tests::toldTexts(at)) {
            QVERIFY2(!commands(text, true), qPrintable(where + ": " + text.left(300)));
            QVERIFY2(text.size() < 12000, qPrintable(where + ": " + text.left(300)));
            QVERIFY2(!text.contains(QStringLiteral("\nb\t")), qPrintable(where + ": " + text.left(300))); // its line end
        }
        for (const QLabel* label : at.findChildren<QLabel*>()) {
            if (!label->isVisible()) continue;
            QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(where + ": " + label->text()));
            if (label->textFormat() == Qt::RichText) QVERIFY2(!label->text().contains(QStringLiteral("passwd")), qPrintable(where + ": " + label->text()));
        }
    }

private slots:
    void initTestCase() {
        theme_.apply();
        WindowOptions options;
        options.keepState = false;
        window_ = std::make_unique<MainWindow>(theme_, options);
        window_->resize(1600, 1000);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QVERIFY(folder_.isValid());
    }

    void nothingOfAStrangerCommands_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("equations") << QStringLiteral("cam-follower");
        QTest::newRow("bodies") << QStringLiteral("bouncing-box");
        QTest::newRow("materials") << QStringLiteral("granular-hopper");
    }
    void nothingOfAStrangerCommands() {
        QFETCH(QString, scene);
        // The name of the file is a stranger's too.
        const QString file = hostile(qPrintable(scene), kHostile, QStringLiteral("a\x1b[31m\n<b>") + QChar(0x202E) + scene + QStringLiteral(".saltus"));
        QVERIFY(!file.isEmpty());
        QVERIFY(open(file));
        window_->run().setWantedSpeed(1.0);
        window_->run().play();
        QTest::qWait(800);
        window_->run().pause();
        QTest::qWait(100);
        look(scene, *window_);
        if (QTest::currentTestFailed()) return;
        const auto& m = window_->document().model();
        QStringList objects{QString()};
        for (const auto& b : m.bodies) objects << QString::fromStdString(b.name);
        for (const auto& s : m.systems) objects << QString::fromStdString(s.name);
        for (const auto& s : m.views.shapes) objects << QString::fromStdString(s.name);
        for (const auto& p : m.parameters) objects << QString::fromStdString(p.name);
        for (const auto& material : m.materials) objects << QString::fromStdString(material.name);
        for (const QString& object : std::as_const(objects)) {
            window_->workbench().outline().select(object);
            window_->workbench().inspector().select(object);
            QTest::qWait(60);
            look(scene + QLatin1Char('/') + object.left(20), *window_);
            if (QTest::currentTestFailed()) return;
        }
        for (const char* command : {"file.export", "edit.materials", "view.layouts"}) {
            QAction* action = window_->actions().action(QLatin1String(command));
            if (!action->isEnabled()) continue;
            action->trigger();
            QTest::qWait(150);
            for (QDialog* dialog : window_->findChildren<QDialog*>())
                if (dialog->isVisible()) {
                    look(QLatin1String(command), *dialog);
                    dialog->close();
                }
            if (QTest::currentTestFailed()) return;
        }
        for (const char* command : {"view.analysis", "view.table", "edit.equations", "help.palette"}) {
            window_->actions().action(QLatin1String(command))->trigger();
            QTest::qWait(200);
            look(QLatin1String(command), *window_);
            if (QTest::currentTestFailed()) return;
        }
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : window_.get(), Qt::Key_Escape);
        window_->actions().action(QStringLiteral("view.scene"))->trigger();
        // An edit is named after what it changed.
        if (!m.parameters.empty()) {
            window_->document().setParameter(QString::fromStdString(m.parameters.front().name), m.parameters.front().value);
            window_->document().setPinned(QString::fromStdString(m.parameters.front().name), !m.parameters.front().pinned);
            look(QStringLiteral("undo"), *window_);
        }
    }

    void figuresAreWellFormedAndTheirNamesStayInTheFolder() {
        QVERIFY(open(hostile("cam-follower", kHostile, QStringLiteral("figures.saltus"))));
        window_->run().play();
        QTRY_VERIFY(window_->run().recording()->rows() > 2000);
        window_->run().pause();
        window_->actions().action(QStringLiteral("file.export"))->trigger();
        auto* dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog);
        auto* what = dialog->findChild<QListWidget*>(QStringLiteral("exportWhat"));
        auto* file = dialog->findChild<QLineEdit*>(QStringLiteral("exportFile"));
        int written = 0;
        for (int row = 0; row < what->count(); ++row) {
            what->setCurrentRow(row);
            const QFileInfo proposed(file->text());
            QVERIFY2(!proposed.fileName().contains(QLatin1Char('/')) && !commands(file->text(), false) && !file->text().contains(QStringLiteral("..")), qPrintable(file->text()));
            if (row > 3) continue;
            const QString svg = folder_.filePath(QStringLiteral("figure-%1.svg").arg(row));
            dialog->setFile(svg);
            dialog->start();
            QFile in(svg);
            if (!in.open(QIODevice::ReadOnly)) continue;
            const QByteArray text = in.readAll();
            for (const char c : text) QVERIFY2(static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t', qPrintable(svg));
            QXmlStreamReader xml(text);
            while (!xml.atEnd()) {
                xml.readNext();
                QVERIFY2(!xml.isStartElement() || xml.name() != QLatin1String("script"), qPrintable(svg));
            }
            QVERIFY2(!xml.hasError(), qPrintable(svg + ": " + xml.errorString()));
            ++written;
        }
        QVERIFY(written > 0);
        dialog->close();
    }

    void aMegabyteOfTextIsCut() {
        const std::string long_text = "begins " + std::string(1 << 20, 'x') + " ends";
        const double begin = saltus::testing::processor_seconds();
        QVERIFY(open(hostile("bouncing-box", long_text, QStringLiteral("long.saltus"))));
        look(QStringLiteral("long"), *window_);
        QVERIFY2(window_->windowTitle().size() < 400, qPrintable(window_->windowTitle().left(400)));
        const double took = saltus::testing::processor_seconds() - begin;
        QVERIFY2(took < 20.0, qPrintable(QString::number(took)));
    }

    // Where this is decided: one style for all labels and tooltips, and the few that mean HTML.
    void whoWritesHtmlSaysSo() {
        static const QRegularExpression means(QStringLiteral("Qt::(RichText|AutoText|MarkdownText)|setHtml\\(|setMarkdown\\(|insertHtml\\(|toHtml\\("));
        // The card of a tour (our own sentences) and the clock (a number); the guide (our own file). Nothing of a scene is in them.
        const QStringList known{QStringLiteral("ui/shell/tour_card.cpp"), QStringLiteral("ui/panels/timeline_bar.cpp"), QStringLiteral("ui/shell/guide_window.cpp"), QStringLiteral("ui/look/theme.cpp")};
        QStringList found;
        const QDir root(QStringLiteral(SALTUS_SOURCE_DIR));
        for (const char* top : {"ui", "app"}) {
            QDirIterator files(root.filePath(QLatin1String(top)), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile source(files.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                const QString path = root.relativeFilePath(source.fileName());
                if (means.match(QString::fromUtf8(source.readAll())).hasMatch() && !known.contains(path)) found << path;
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("HTML from: ") + found.join(QStringLiteral(", "))));
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestHostileTexts test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_hostile_texts.moc"
