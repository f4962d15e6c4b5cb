// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, control by control, over scenes, dialogs and sizes: each says what it is, shows the focus, and cuts no text.
#include "core/model/edit.h"
#include "ui/document/document.h"
#include "ui/language/language.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/formula_edit.h"
#include "ui/panels/formula_panel.h"
#include "ui/panels/inspector_panel.h"
#include "ui/panels/outline_panel.h"
#include "ui/panels/removal_dialog.h"
#include "ui/plots/plot_area.h"
#include "ui/plots/plot_canvas.h"
#include "ui/plots/plot_editor.h"
#include "ui/run/run_controller.h"
#include "ui/scene_view/scene_view.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/error_page.h"
#include "ui/shell/guide_window.h"
#include "ui/shell/import_report.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workbench.h"
#include "tests/ui/shell/shown_texts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <map>
#include <set>

using namespace saltus;
using namespace saltus::ui;

class TestControls : public QObject {
    Q_OBJECT

    Theme theme_;
    std::unique_ptr<MainWindow> window_;
    bool played_ = false; // scenes are played for a second before they are looked at

    bool open(const char* scene) {
        QSignalSpy ready(window_.get(), &MainWindow::modelReady);
        window_->document().close();
        return window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/%1.saltus").arg(QLatin1String(scene))) &&
               QTest::qWaitFor([&] { return ready.count() > 0 && window_->run().canRun(); }, 20000);
    }
    // What can be pressed or typed into and is seen.
    static QList<QPointer<QWidget>> controls(QWidget* in) { // the focus may take one of them away
        QList<QPointer<QWidget>> out;
        for (QWidget* widget : in->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->visibleRegion().isEmpty() || widget->inherits("QScrollBar")) continue;
            if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() || !widget->isEnabled()) continue;
            if (widget->parentWidget() && widget->parentWidget()->inherits("QComboBox")) continue;
            if (widget->inherits("QLineEdit") || widget->inherits("QComboBox") || widget->inherits("QAbstractButton") || widget->inherits("QAbstractItemView") ||
                widget->inherits("QAbstractSlider") || widget->inherits("QTabBar") || widget->metaObject()->className()[0] == 's')
                out << widget;
        }
        return out;
    }
    static QString what(const QWidget* widget) {
        QString path;
        for (const QWidget* w = widget; w && path.size() < 120; w = w->parentWidget())
            path = QLatin1String(w->metaObject()->className()) + (path.isEmpty() ? QString() : QStringLiteral(" > ") + path);
        return QStringLiteral("%1 \"%2\" [%3]").arg(path, widget->accessibleName(), widget->toolTip().left(60));
    }
    void play() {
        window_->run().setWantedSpeed(window_->run().endTime() > 0.1 ? 1.0 : 0.001);
        window_->run().play();
        QTest::qWait(1300);
        window_->run().pause();
        QTest::qWait(200);
    }
    void begin(Language language, const QSize& size) {
        window_.reset();
        QVERIFY(speak(language));
        WindowOptions options;
        options.keepState = false;
        window_ = std::make_unique<MainWindow>(theme_, options);
        window_->resize(size);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }

    std::map<QString, std::set<QString>> english_; // all that is said, by place
    // What scenes, formulas, paths and people are called is the same in every language.
    static QString withoutNames(QString text) {
        static const QRegularExpression names(QStringLiteral("['\"“„«][^'\"”“»]*['\"”“»]|\\S*[/_.\\[(=*]\\S*|https?:\\S*|\\([^)]*\\)"));
        return text.replace(names, QStringLiteral(" "));
    }
    static bool isEnglish(const QString& text, const QString& language) {
        static const QRegularExpression german(QStringLiteral("\\b(the|of|and|is|are|with|for|from|this|that|its|it|has|have|not|but|by|to|be|which|when|where|no|on|at|or|if|than|then|once|each|every)\\b"), QRegularExpression::UseUnicodePropertiesOption); // é is a letter
        static const QRegularExpression french(QStringLiteral("\\b(the|of|and|is|are|with|for|from|this|that|its|it|has|have|not|but|by|to|be|which|when|where|no|at|or if|than|then|once|each|every)\\b"), QRegularExpression::UseUnicodePropertiesOption);
        return (language == QLatin1String("fr") ? french : german).match(withoutNames(text)).hasMatch();
    }
    static QString letters(QString text) {
        static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]"));
        return text.remove(others);
    }
    static bool isSentence(const QString& text) {
        static const QRegularExpression words(QStringLiteral("\\b[a-z]{3,} [a-z]{2,}\\b"));
        return words.match(withoutNames(text)).hasMatch();
    }

    // Visits all pages and dialogs: act(name, the window that is looked at).
    template <class Act> void everywhere(Act act) {
        window_->closeScene();
        QTest::qWait(50);
        act(QStringLiteral("gallery"), window_.get());
        struct Page {
            const char* scene;
            std::vector<const char*> chosen;
        };
        const Page pages[] = {{"bouncing-box", {"", "box", "ground"}}, {"cam-follower", {"", "follower", "cam"}}, {"slider-crank-3d", {"", "crank"}},
                              {"diode-bridge", {"", "circuit", "diodes"}}, {"woodpecker", {"", "toy", "beak"}}, {"granular-hopper", {"", "grain", "wall"}}};
        for (const Page& page : pages) {
            QVERIFY2(open(page.scene), page.scene);
            if (played_) play();
            for (const char* chosen : page.chosen) {
                window_->workbench().outline().select(QLatin1String(chosen));
                window_->workbench().inspector().select(QLatin1String(chosen));
                QTest::qWait(80);
                act(QStringLiteral("%1/%2").arg(QLatin1String(page.scene), QLatin1String(chosen)), window_.get());
            }
        }
        for (const char* command : {"scene.cam", "scene.circuit", "edit.preferences", "file.export", "edit.array", "edit.materials", "view.layouts"}) {
            if (QLatin1String(command) == QLatin1String("edit.array")) window_->workbench().sceneView().select(QStringLiteral("hopper"));
            QAction* action = window_->actions().action(QLatin1String(command));
            action->trigger();
            QTest::qWait(150);
            QDialog* dialog = nullptr;
            for (QWidget* top : QApplication::topLevelWidgets())
                if (auto* found = qobject_cast<QDialog*>(top); found && found->isVisible()) dialog = found;
            for (QDialog* found : window_->findChildren<QDialog*>())
                if (found->isVisible()) dialog = found;
            QVERIFY2(dialog, command);
            act(QLatin1String(command), dialog);
            dialog->close();
            QTest::qWait(30);
        }
        for (const char* command : {"edit.equations", "view.analysis", "view.table", "help.keys", "help.palette", "tour.box"}) {
            QAction* action = window_->actions().action(QLatin1String(command));
            action->trigger();
            QTest::qWait(300);
            act(QLatin1String(command), window_.get());
            if (QString(QLatin1String(command)).startsWith(QLatin1String("help"))) QTest::keyClick(window_->focusWidget() ? window_->focusWidget() : window_.get(), Qt::Key_Escape);
            if (QLatin1String(command) == QLatin1String("tour.box")) QTest::keyClick(window_.get(), Qt::Key_Escape); // left again
            if (QLatin1String(command) == QLatin1String("view.table")) window_->actions().action(QStringLiteral("view.scene"))->trigger(), QTest::qWait(100);
        }
        special(act);
        opened(act);
        window_->closeScene();
    }
    // Windows and frames that a command or a click opens over a scene.
    template <class Act> void opened(Act act) {
        QVERIFY(open("cam-follower"));
        if (played_) play();
        Workbench& bench = window_->workbench();
        bench.outline().select(QStringLiteral("cam_angle"));
        bench.outline().tree()->setFocus();
        QTest::keyClick(bench.outline().tree(), Qt::Key_Delete);
        auto* removal = window_->findChild<RemovalDialog*>();
        QVERIFY(removal);
        QTest::qWait(80);
        act(QStringLiteral("removal"), removal);
        removal->close();
        QTest::qWait(30);
        auto* map = bench.plots().findChild<PlotCanvas*>(QStringLiteral("plot.stroboscopic"));
        QVERIFY(map);
        QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(int(map->view().rect.center().x()), int(map->view().rect.top()) - 12)); // what is drawn
        auto* editor = window_->findChild<PlotEditor*>();
        QVERIFY(QTest::qWaitFor([&] { return (editor = window_->findChild<PlotEditor*>()) && editor->isVisible(); }, 2000));
        act(QStringLiteral("plot-editor"), window_.get());
        editor->hide();
        if (auto* energy = bench.plots().findChild<QToolButton*>(QStringLiteral("tab.energy"))) energy->click();
        QTest::qWait(200);
        act(QStringLiteral("energies"), window_.get());

        window_->actions().action(QStringLiteral("help.guide"))->trigger();
        QTest::qWait(200);
        GuideWindow* guide = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<GuideWindow*>(top)) guide = found;
        QVERIFY(guide);
        guide->searchField().setText(QStringLiteral("restitution"));
        QTest::keyClick(&guide->searchField(), Qt::Key_Return);
        QTest::qWait(200);
        act(QStringLiteral("guide"), guide);
        guide->close();

        QVERIFY(open("bead-column"));
        if (played_) play();
        act(QStringLiteral("hill"), window_.get());

        QVERIFY(open("bouncing-ball"));
        bench.inspector().findChild<QToolButton*>(QStringLiteral("inspector.chooseIntegrator"))->click();
        QVERIFY(QTest::qWaitFor([&] { return window_->run().canRun(); }, 20000));
        QTest::qWait(200);
        if (played_) play();
        act(QStringLiteral("choice"), window_.get());

        for (const char* command : {"edit.motor", "edit.controller"}) {
            QVERIFY(open("bell"));
            const QString joint = QString::fromStdString(window_->document().model().joints.front().name);
            bench.outline().select(joint);
            bench.inspector().select(joint);
            bench.sceneView().select(joint);
            window_->actions().action(QLatin1String(command))->trigger();
            QTest::qWait(600);
            if (played_) play();
            act(QLatin1String(command), window_.get());
        }
    }
    // What is seen after something was done: the law of two bodies, a wrong formula, problems, a robot's report, a broken file.
    template <class Act> void special(Act act) {
        QVERIFY(open("bouncing-box"));
        if (played_) play();
        window_->workbench().sceneView().setSelection({QStringLiteral("box"), QStringLiteral("ground")});
        QTest::qWait(80);
        window_->actions().action(QStringLiteral("edit.pairLaw"))->trigger();
        QTest::qWait(150);
        act(QStringLiteral("law"), window_.get());

        model::Model next = window_->document().model();
        next.bodies.back().mass = -1.0;
        window_->document().edit(model::difference(window_->document().model(), next), QStringLiteral("Mass"));
        QVERIFY(QTest::qWaitFor([&] { return window_->workbench().banner().showsProblems(); }, 10000));
        QTest::qWait(100);
        act(QStringLiteral("problems"), window_.get());
        window_->document().undoStack().undo();

        QVERIFY(open("cam-follower"));
        window_->workbench().outline().select(QStringLiteral("follower"));
        window_->workbench().inspector().select(QStringLiteral("follower"));
        window_->actions().action(QStringLiteral("edit.equations"))->trigger();
        QTest::qWait(150);
        if (auto* formula = window_->workbench().formulas().findChild<FormulaEdit*>(); formula && formula->isVisible()) {
            formula->setFocus();
            QTest::keyClicks(formula, "+ 2*(");
            QTest::qWait(700);
        }
        act(QStringLiteral("formula"), window_.get());

        window_->openFile(QStringLiteral(SALTUS_SOURCE_DIR "/tests/core/io/import/robot_description/machine.urdf"));
        QTest::qWait(400);
        if (auto* report = window_->findChild<ImportReport*>()) {
            act(QStringLiteral("import"), report);
            report->close();
        }
        act(QStringLiteral("robot"), window_.get());

        QTemporaryDir folder;
        QFile broken(folder.filePath(QStringLiteral("broken.saltus")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"saltus\": 1, \"systms\": {}, \"bodies\": { \"a\": { \"mass\": \"3 s\" } } }");
        broken.close();
        window_->openFile(broken.fileName());
        QTest::qWait(100);
        act(QStringLiteral("errors"), window_.get());
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
    }
    void cleanupTestCase() {
        speak(Language::english);
        window_.reset();
    }

    void eachSaysWhatItIs() {
        std::set<QString> nameless;
        everywhere([&](const QString&, QWidget* in) {
            for (QWidget* control : controls(in)) {
                const auto* button = qobject_cast<QAbstractButton*>(control);
                const bool written = button && !button->text().isEmpty();
                bool labelled = false; // by the row of a form
                for (const QLabel* label : in->findChildren<QLabel*>()) labelled = labelled || label->buddy() == control;
                const bool named = !control->accessibleName().isEmpty() || written || labelled;
                const bool told = !control->toolTip().isEmpty() || written || labelled || !(button || control->inherits("QLineEdit") || control->inherits("QComboBox"));
                if (!named || !told) nameless.insert(what(control));
            }
        });
        for (const QString& one : nameless) qWarning().noquote() << one;
        QVERIFY(nameless.empty());
    }

    void eachShowsTheFocus() {
        std::set<QString> blind;
        everywhere([&](const QString&, QWidget* in) {
            for (const QPointer<QWidget>& control : controls(in)) {
                if (!control || !control->isVisible() || control->inherits("saltus::ui::GlWidget") || control->size() == in->size() || control->findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly) != nullptr) continue;
                const auto picture = [&] {
                    QCoreApplication::processEvents();
                    if (!control) return QImage();
                    QWidget* around = control->parentWidget() ? control->parentWidget() : control.data();
                    return around->grab(control->geometry().adjusted(-4, -4, 4, 4)).toImage();
                };
                if (QWidget* other = in->focusWidget()) other->clearFocus();
                const QImage before = picture();
                if (!control) continue;
                control->setFocus(Qt::TabFocusReason);
                if (!control->hasFocus()) continue;
                QImage after = picture();
                if (before == after) { // plots are drawn by the window's timer
                    QTest::qWait(80);
                    after = picture();
                }
                if (control && before == after) blind.insert(what(control));
            }
        });
        for (const QString& one : blind) qWarning().noquote() << one;
        QVERIFY(blind.empty());
    }

    // With SALTUS_PICTURES=FOLDER everything is drawn into it, to be looked at; SALTUS_TEXT=2: with texts of 200 %.
    void pictures() {
        const QString folder = qEnvironmentVariable("SALTUS_PICTURES");
        if (folder.isEmpty()) QSKIP("no folder for pictures");
        theme_.setFontScale(qEnvironmentVariable("SALTUS_TEXT", QStringLiteral("1")).toDouble()); // 1.5, 2
        played_ = true;
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark})
            for (const QSize size : {QSize(1600, 1000), QSize(1200, 700), QSize(900, 650)}) {
                theme_.setKind(kind);
                window_->resize(size);
                QTest::qWait(100);
                everywhere([&](QString what, QWidget* in) {
                    const QString name = QStringLiteral("%1-%2-%3.png").arg(kind == ThemeKind::dark ? QStringLiteral("dark") : QStringLiteral("light")).arg(size.width()).arg(what.replace(QLatin1Char('/'), QLatin1Char('_')));
                    QVERIFY(in->grab().save(folder + QLatin1Char('/') + name));
                });
            }
    }

    void noTextIsCut_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("text");
        const std::pair<QSize, double> sizes[] = {{QSize(1600, 1000), 1.0}, {QSize(1200, 700), 1.0}, {QSize(1600, 1000), 1.5}, {QSize(1900, 1150), 2.0}};
        for (const auto& [size, text] : sizes)
            for (const char* language : {"en", "de", "fr"})
                QTest::newRow(qPrintable(QStringLiteral("%1x%2 %3 % %4").arg(size.width()).arg(size.height()).arg(100 * text).arg(QLatin1String(language)))) << size << QString::fromLatin1(language) << text;
    }
    void noTextIsCut() {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(double, text);
        theme_.setFontScale(text);
        begin(*languageOf(language), size);
        std::set<QString> cut;
        everywhere([&](const QString& where, QWidget* in) {
            // Lines of text stand as high as they are.
            for (QWidget* widget : in->findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
                const bool oneLine = widget->inherits("QLineEdit") || widget->inherits("QComboBox") || widget->inherits("QPushButton") || (widget->inherits("QLabel") && !static_cast<QLabel*>(widget)->text().isEmpty());
                if (oneLine && widget->height() < widget->fontMetrics().tightBoundingRect(QStringLiteral("Äg")).height())
                    cut.insert(QStringLiteral("%1: %2 is %3 high, its letters %4").arg(where, what(widget)).arg(widget->height()).arg(widget->fontMetrics().height()));
            }
            for (QWidget* widget : in->findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
                int needed = 0;
                QString said;
                if (const auto* label = qobject_cast<QLabel*>(widget)) {
                    said = label->text();
                    if (label->wordWrap() || said.isEmpty() || label->textFormat() == Qt::RichText || said.contains(QChar(0x2026)) || !label->pixmap().isNull()) continue;
                    QString shown = said;
                    if (label->buddy()) shown.remove(QLatin1Char('&'));
                    needed = label->fontMetrics().size(0, shown).width();
                    if (needed <= label->contentsRect().width() + 1) continue;
                } else if (const auto* button = qobject_cast<QAbstractButton*>(widget)) {
                    said = button->text();
                    if (said.isEmpty()) continue;
                    if (const auto* tool = qobject_cast<QToolButton*>(widget); tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) continue;
                    QString shown = said;
                    needed = button->fontMetrics().horizontalAdvance(shown.remove(QLatin1Char('&')));
                    // A title of the scene that does not fit ends in dots, and its tooltip says it.
                    if (needed <= button->width() - 2 || (button->inherits("QToolButton") && button->toolTip() == said)) continue;
                } else if (const auto* choice = qobject_cast<QComboBox*>(widget)) {
                    said = choice->currentText();
                    QStyleOptionComboBox option;
                    option.initFrom(choice);
                    needed = choice->fontMetrics().horizontalAdvance(said) + choice->width() + 2 - choice->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, choice).width();
                    if (needed <= choice->width()) continue;
                } else {
                    continue;
                }
                cut.insert(QStringLiteral("%1: \"%2\" needs %3, has %4 in %5").arg(where, said).arg(needed).arg(widget->width()).arg(what(widget)));
            }
        });
        theme_.setFontScale(1.0);
        for (const QString& one : cut) qWarning().noquote() << one;
        QVERIFY(cut.empty());
    }

    // Whoever reads German or French meets no English: neither sentences that are the same as in English, nor words of
    // English in others.
    void nothingIsLeftInEnglish_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("French") << QStringLiteral("fr");
    }
    void nothingIsLeftInEnglish() {
        QFETCH(QString, language);
        if (qEnvironmentVariableIsEmpty("SALTUS_LANGUAGES")) QSKIP("reads every page twice: SALTUS_LANGUAGES=1 asks for it");
        played_ = true;
        if (english_.empty()) {
            begin(Language::english, {1600, 1000});
            everywhere([&](const QString& where, QWidget* in) { english_[where].merge(tests::shownTexts(*in)); });
        }
        begin(*languageOf(language), {1600, 1000});
        std::set<QString> left;
        // The user guide itself is English in every language.
        QFile guideFile(QStringLiteral(":/guide.md"));
        QVERIFY(guideFile.open(QIODevice::ReadOnly));
        const QString guide = letters(QString::fromUtf8(guideFile.readAll()));
        everywhere([&](const QString& where, QWidget* in) {
            // What is typed into the scene's fields, and what tooltips repeat of it, is the scene's own.
            QFile file(window_->document().filePath());
            const QString own = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
            std::set<QString> all = tests::drawnTexts(*in, false);
            all.merge(tests::toldTexts(*in));
            for (const QString& said : all) {
                const QStringList lines = said.split(QLatin1Char('\n'));
                for (qsizetype k = 0; k < lines.size(); ++k) {
                    if (k > 0 && own.contains(lines[k])) continue;
                    if (where == QLatin1String("guide") && guide.contains(letters(lines[k]))) continue;
                    if (own.contains(QStringLiteral("\"title\": \"") + lines[k])) continue; // in the field where it can be changed
                    if (isEnglish(lines[k], language)) left.insert(where + QStringLiteral(": English words: ") + lines[k]);
                    else if (isSentence(lines[k]) && english_[where].contains(said)) left.insert(where + QStringLiteral(": as in English: ") + lines[k]);
                }
            }
        });
        played_ = false;
        for (const QString& one : left) qWarning().noquote() << one;
        QVERIFY(left.empty());
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestControls test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_controls.moc"
