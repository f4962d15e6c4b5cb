// SPDX-License-Identifier: GPL-3.0-or-later
// Requests for memory that fail in the window's own thread, while it edits and runs: what was set aside serves them, the window goes on
// and says so, undo still leads back to the scene as it was; or the program ends with a message. Never by a signal.
#include "tests/failing_allocations.h"

#include "core/io/last_words.h"
#include "core/io/scene_file.h"
#include "core/model/edit.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/shell/application.h"
#include "ui/shell/error_page.h"
#include "ui/shell/main_window.h"
#include "ui/shell/thread_reserve.h"
#include "ui/shell/workbench.h"

#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <cstdio>
#include <exception>
#include <limits>
#include <memory>
#include <random>
#include <thread>
#include <vector>

using namespace saltus;
using namespace saltus::ui;

namespace {

#ifdef SALTUS_FAILURES
constexpr int kFailures = SALTUS_FAILURES;
#else
constexpr int kFailures = 12;
#endif
constexpr int kEdits = 20;
enum Ended { good = 0, otherScene = 10, notOpened = 11, untold = 12 };

WindowOptions options() {
    WindowOptions out;
    out.keepState = false;
    return out;
}

// Bodies come and go, one moves, names change: lists that grow, runs that are built anew.
model::Edit change(const model::Model& model, int count) {
    model::Body box = model.bodies[1];
    box.position = {0.01 * count, 0.0, 1.0};
    model::Edit edit{model::Set{model::Heading{"a title that is longer than any string holds in itself " + std::to_string(count), model.description}},
                     model::Replace{1, box}};
    box.name = "body" + std::to_string(count);
    edit.push_back(model::Insert{model.bodies.size(), box});
    return edit;
}

// Drawing is not counted: drivers of graphics that compile their shaders by LLVM end the program, whoever calls them.
class CountingApplication : public Application {
public:
    using Application::Application;
    bool notify(QObject* receiver, QEvent* event) override {
        const bool draws = event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest || event->type() == QEvent::UpdateLater || event->type() == QEvent::Expose;
        const bool before = testing::is_counted;
        if (draws) testing::is_counted = false;
        const bool done = Application::notify(receiver, event);
        testing::is_counted = before;
        return done;
    }
};

// With `failing` from the moment when the scene is there; 0: prints how many requests there were.
int edit(const QString& scene, long failing) {
    std::set_terminate(io::end_with_message);
    Theme theme;
    theme.apply();
    MainWindow window(theme, options());
    window.show();
    QSignalSpy ready(&window, &MainWindow::modelReady);
    if (!window.openFile(scene) || !QTest::qWaitFor([&] { return ready.count() > 0; }, 60000)) return notOpened;
    const model::Model first = window.document().model();
    window.run().play();
    int refused = 0;
    QObject::connect(static_cast<Application*>(qApp), &Application::memoryWanted, &window, [&] { ++refused; });
    int count = 0;
    bool told = false;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &window, [&] {
        told = told || window.workbench().banner().isVisible();
        ++count; // an edit that finds no memory is not done, and not tried again
        if (count % 5 == 0) window.document().undoStack().undo();
        else window.document().edit(change(window.document().model(), count), QStringLiteral("edit %1").arg(count));
    });
    // The run's own thread has its own test.
    testing::of_one_thread = testing::is_counted = true;
    testing::fail_request(failing);
    timer.start(20);
    while (count < kEdits) QTest::qWait(10);
    timer.stop();
    const long requests = testing::requests;
    testing::fail_request(0);
    if (failing == 0) std::printf("%ld\n", requests);
    QTest::qWait(100);
    told = told || window.workbench().banner().isVisible();
    if (refused > 0 && !told) return untold;
    while (window.document().undoStack().canUndo()) window.document().undoStack().undo();
    const bool same = io::scene_text(window.document().model()) == io::scene_text(first);
    std::printf("%d refused\n", refused);
    std::fflush(stdout);
    return same ? good : otherScene;
}

} // namespace

class TestWantOfMemoryWindow : public QObject {
    Q_OBJECT
    const QString scene_ = QStringLiteral(SALTUS_SOURCE_DIR "/scenes/bouncing-box.saltus");

    QByteArray ran(long failing, int& status, QProcess::ExitStatus& how, QByteArray& said) const {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), scene_, QString::number(failing)});
        if (!program.waitForFinished(120000)) {
            program.kill();
            program.waitForFinished();
        }
        status = program.exitCode();
        how = program.exitStatus();
        said = program.readAllStandardError();
        return program.readAllStandardOutput();
    }

private slots:
    void anEventThatFindsNoMemoryIsGivenUpAndTold() {
        Theme theme;
        theme.apply();
        MainWindow window(theme, options());
        window.show();
        QSignalSpy ready(&window, &MainWindow::modelReady);
        QVERIFY(window.openFile(scene_));
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        window.run().play();
        QTRY_VERIFY_WITH_TIMEOUT(window.run().state() == RunState::running, 20000);
        QTimer::singleShot(0, &window, [] { throw std::bad_alloc(); });
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().banner().isVisible(), 20000);
        QTRY_VERIFY_WITH_TIMEOUT(window.run().state() != RunState::running, 20000);
        bool told = false;
        for (const QLabel* label : window.workbench().banner().findChildren<QLabel*>()) told = told || label->text().contains(QStringLiteral("no memory"));
        QVERIFY(told);
        window.run().play(); // it goes on
        QTRY_VERIFY_WITH_TIMEOUT(window.run().state() == RunState::running, 20000);
    }

    void aReserveServesItsThreadUntilAnEventAsksForMoreThanItHolds() {
        ThreadReserve reserve;
        testing::fail_request(1);
        const std::unique_ptr<int> served = std::make_unique<int>(7); // the handler makes room, the second try succeeds
        testing::fail_request(0);
        QCOMPARE(*served, 7);
        QVERIFY(reserve.wasWanted());
        QVERIFY(!reserve.wasWanted()); // set aside again
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, std::vector<char>(std::numeric_limits<std::ptrdiff_t>::max()));
        QVERIFY(reserve.wasWanted());
        bool thrown = false;
        std::thread other([&] {
            try {
                std::vector<char> all(std::numeric_limits<std::ptrdiff_t>::max());
            } catch (const std::bad_alloc&) {
                thrown = true;
            }
        });
        other.join();
        QVERIFY(thrown);
        QVERIFY(!reserve.wasWanted()); // another thread's want leaves it alone
    }

    void whoShowsAnEditDoesNotUndoIt() {
        Document document;
        QVERIFY(document.open(scene_));
        const std::string before = io::scene_text(document.model());
        int wanted = 0;
        connect(&document, &Document::memoryWanted, this, [&] { ++wanted; });
        const auto shows = connect(&document, &Document::modelChanged, this, [] { throw std::bad_alloc(); });
        document.edit(change(document.model(), 1), QStringLiteral("edit"));
        QCOMPARE(wanted, 1);
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.model().title.ends_with(" 1"));
        document.undoStack().undo();
        QCOMPARE(wanted, 2);
        disconnect(shows);
        QVERIFY(io::scene_text(document.model()) == before);
    }

    // SALTUS_FAILURES: how many of the requests, drawn from all of them.
    void aFailingRequestNeverEndsTheProgramByASignal() {
        int status = -1;
        QProcess::ExitStatus how = QProcess::CrashExit;
        QByteArray said;
        const long all = ran(0, status, how, said).split('\n').value(0).toLong();
        QVERIFY2(status == 0 && how == QProcess::NormalExit && all > 1000, said);
        std::mt19937_64 random(11);
        int refused = 0, ended = 0;
        for (int i = 0; i < kFailures; ++i) {
            const long failing = 1 + static_cast<long>(random() % static_cast<unsigned long>(all));
            const QByteArray out = ran(failing, status, how, said);
            const QByteArray about = "request " + QByteArray::number(qlonglong(failing)) + " of " + QByteArray::number(qlonglong(all)) + ": status " + QByteArray::number(status) + ' ' + said;
            QVERIFY2(how == QProcess::NormalExit, about);
            QVERIFY2(status == good || status == io::kCouldNotGoOn, about);
            if (status == io::kCouldNotGoOn) {
                QVERIFY2(said.contains("memory"), about);
                ++ended;
                qInfo("%s", about.constData());
            } else if (!out.startsWith("0 ")) ++refused;
        }
        qInfo("%d failing requests of %ld: %d events given up, %d programs ended with a message", kFailures, all, refused, ended);
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    CountingApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--edit")) return edit(arguments[2], arguments[3].toLong());
    TestWantOfMemoryWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_want_of_memory_window.moc"
