// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the real window: random clicks, drags, keys, wheel turns, commands, sizes and dropped files, from a seed.
//     monkey [--minutes 10] [--seed 1] [--quiet]
// It ends with 1 when the memory that is held grows from round to round, or when one event keeps the window from answering
// for longer than five seconds; a crash ends it by itself. Built with AddressSanitizer it is the test of long use.
#include "core/io/scene_file.h"
#include "tests/processor_time.h"
#include "ui/document/document.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <malloc.h>
#include <random>

#if defined(__SANITIZE_ADDRESS__)
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // its header comes with another compiler
#endif

using namespace saltus::ui;

namespace {

// Bytes that the program holds at this moment.
std::size_t heldMemory() {
#if defined(__SANITIZE_ADDRESS__)
    return __sanitizer_get_current_allocated_bytes();
#else
    malloc_trim(0);
    return mallinfo2().uordblks + mallinfo2().hblkhd;
#endif
}

struct NoBrowser : QObject { // links lead nowhere here
    Q_OBJECT
public slots:
    void open(const QUrl&) {}
};

class Monkey {
public:
    Monkey(MainWindow& window, QString folder, std::uint32_t seed) : window_(window), folder_(std::move(folder)), dice_(seed) {
        // What would leave the window, or start programs.
        for (const char* name : {"file.quit", "file.newWindow"})
            if (QAction* action = window_.actions().action(name)) action->setEnabled(false);
        QDirIterator files(folder_ + QStringLiteral("/scenes"), QDir::Files);
        while (files.hasNext()) files_ << files.next();
        std::sort(files_.begin(), files_.end());
        files_ << folder_ + QStringLiteral("/nothing.saltus") << folder_ + QStringLiteral("/empty.saltus") << folder_ + QStringLiteral("/garbage.saltus")
               << folder_ + QStringLiteral("/garbage.h5") << folder_ + QStringLiteral("/garbage.stl") << folder_ + QStringLiteral("/plain.obj") << folder_;
    }

    const QString& said() const { return said_; } // what was done last

    void act() {
        QWidget* top = topmost();
        if (!top) return;
        if (top != &window_) { // a menu, a dialog: it is left again after a while
            if (++inside_ > 25) {
                inside_ = 0;
                key(top, Qt::Key_Escape, {});
                if (auto* dialog = qobject_cast<QDialog*>(top); dialog && dialog->isVisible() && any(2)) dialog->reject();
                return;
            }
        } else {
            inside_ = 0;
        }
        const int what = static_cast<int>(dice_() % 100);
        if (what < 34) click(top);
        else if (what < 44) drag(top);
        else if (what < 70) type(top);
        else if (what < 76) wheel(top);
        else if (what < 94) command();
        else if (what < 97) drop();
        else if (what < 98) resize();
        else tab(top);
    }

private:
    unsigned any(unsigned n) { return static_cast<unsigned>(dice_() % n); }

    QWidget* topmost() const {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        if (QWidget* modal = QApplication::activeModalWidget()) return modal;
        QWidgetList dialogs;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && qobject_cast<QDialog*>(widget)) dialogs << widget;
        if (!dialogs.isEmpty() && inside_ < 25 && window_.isVisible()) return dialogs.last();
        return &window_;
    }
    // A place of the window and the widget there.
    std::pair<QWidget*, QPoint> place(QWidget* top) {
        const QPoint at(static_cast<int>(any(unsigned(std::max(1, top->width())))), static_cast<int>(any(unsigned(std::max(1, top->height())))));
        QWidget* widget = top->childAt(at);
        if (!widget) widget = top;
        return {widget, widget->mapFrom(top, at)};
    }
    Qt::KeyboardModifiers modifiers() {
        switch (any(8)) {
        case 0: return Qt::ShiftModifier;
        case 1: return Qt::ControlModifier;
        case 2: return Qt::AltModifier;
        default: return {};
        }
    }
    void say(const char* what, QWidget* widget, const QString& more = {}) {
        said_ = QStringLiteral("%1 %2 \"%3\" %4").arg(QLatin1String(what), QLatin1String(widget ? widget->metaObject()->className() : ""), widget ? widget->accessibleName() : QString(), more);
    }
    static void mouse(QWidget* widget, QEvent::Type type, const QPoint& at, Qt::MouseButton button, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys) {
        QMouseEvent event(type, at, widget->mapToGlobal(at), button, buttons, keys);
        QApplication::sendEvent(widget, &event);
    }
    void click(QWidget* top) {
        const auto [widget, at] = place(top);
        const Qt::MouseButton button = any(10) == 0 ? Qt::RightButton : any(30) == 0 ? Qt::MiddleButton : Qt::LeftButton;
        const Qt::KeyboardModifiers keys = modifiers();
        say("click", widget, QStringLiteral("%1 %2").arg(at.x()).arg(at.y()));
        const QPointer<QWidget> guard = widget;
        mouse(widget, QEvent::MouseButtonPress, at, button, button, keys);
        if (guard) mouse(guard, QEvent::MouseButtonRelease, at, button, Qt::NoButton, keys);
        if (guard && any(6) == 0) {
            mouse(guard, QEvent::MouseButtonDblClick, at, button, button, keys);
            if (guard) mouse(guard, QEvent::MouseButtonRelease, at, button, Qt::NoButton, keys);
        }
        if (guard && button == Qt::RightButton) {
            QContextMenuEvent menu(QContextMenuEvent::Mouse, at, guard->mapToGlobal(at));
            QApplication::sendEvent(guard, &menu);
        }
    }
    void drag(QWidget* top) {
        const auto [widget, from] = place(top);
        const QPoint to = widget->mapFrom(top, QPoint(static_cast<int>(any(unsigned(std::max(1, top->width())))), static_cast<int>(any(unsigned(std::max(1, top->height()))))));
        const Qt::KeyboardModifiers keys = modifiers();
        say("drag", widget, QStringLiteral("%1 %2 to %3 %4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
        const QPointer<QWidget> guard = widget;
        const int steps = 2 + static_cast<int>(any(8));
        mouse(widget, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, keys);
        for (int i = 1; i <= steps && guard; ++i) mouse(guard, QEvent::MouseMove, from + (to - from) * i / steps, Qt::NoButton, Qt::LeftButton, keys);
        if (guard && any(12) == 0) key(guard, Qt::Key_Escape, {});
        if (guard) mouse(guard, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, keys);
    }
    void key(QWidget* to, int key, Qt::KeyboardModifiers keys, const QString& text = {}) {
        QKeyEvent over(QEvent::ShortcutOverride, key, keys, text), press(QEvent::KeyPress, key, keys, text), release(QEvent::KeyRelease, key, keys, text);
        const QPointer<QWidget> guard = to;
        QApplication::sendEvent(to, &over);
        if (guard) QApplication::sendEvent(guard, &press);
        if (guard) QApplication::sendEvent(guard, &release);
    }
    void type(QWidget* top) {
        QWidget* to = top->focusWidget() ? top->focusWidget() : top;
        static const int keys[] = {Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                                   Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_F2};
        if (any(2)) {
            const int k = keys[any(std::size(keys))];
            say("key", to, QKeySequence(k).toString());
            key(to, k, any(6) ? Qt::KeyboardModifiers() : modifiers());
        } else {
            static const char* texts[] = {"1", "0", "-", "3.5", "1e308", "1e-320", "nan", "2*pi*1.5 Hz", "1/2 in", "sin(t)", "(((", "m1/2", "x", "q", "w", "e", "r", "h", "l", "f", "/0", "\u03bc", ","};
            const QString text = QString::fromUtf8(texts[any(std::size(texts))]);
            say("type", to, text);
            const QPointer<QWidget> guard = to;
            for (const QChar c : text)
                if (guard) key(guard, c.toUpper().unicode(), {}, QString(c));
        }
    }
    void wheel(QWidget* top) {
        const auto [widget, at] = place(top);
        say("wheel", widget);
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, any(2) ? 120 : -120}, Qt::NoButton, modifiers(), Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    }
    void command() {
        const auto actions = window_.findChildren<QAction*>();
        if (actions.isEmpty()) return;
        QAction* action = actions[static_cast<qsizetype>(any(unsigned(actions.size())))];
        if (!action->isEnabled() || action->menu()) return;
        said_ = QStringLiteral("command \"%1\"").arg(action->text());
        action->trigger();
    }
    void drop() {
        QStringList names;
        for (unsigned i = 0, n = any(6) ? 1 : 2; i < n; ++i) names << files_[static_cast<qsizetype>(any(unsigned(files_.size())))];
        QList<QUrl> urls;
        for (const QString& name : names) urls << QUrl::fromLocalFile(name);
        QMimeData data;
        data.setUrls(urls);
        auto [widget, at] = place(&window_);
        said_ = QStringLiteral("drop ") + names.join(QLatin1Char(' '));
        for (; widget && !widget->acceptDrops(); widget = widget->parentWidget()) at = widget->mapToParent(at);
        if (!widget) return;
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &enter);
        if (!enter.isAccepted()) return;
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &event);
    }
    void resize() {
        static const QSize sizes[] = {{1600, 1000}, {1200, 700}, {1920, 1080}, {900, 620}};
        const QSize size = sizes[any(std::size(sizes))];
        said_ = QStringLiteral("resize");
        window_.resize(size);
    }
    void tab(QWidget* top) {
        say("tab", top);
        for (unsigned i = 0, n = 1 + any(8); i < n; ++i) key(top->focusWidget() ? top->focusWidget() : top, any(3) ? Qt::Key_Tab : Qt::Key_Backtab, {});
    }

    MainWindow& window_;
    QString folder_, said_;
    QStringList files_;
    std::mt19937 dice_;
    int inside_ = 0;
};

void write(const QString& file, const QByteArray& bytes) {
    QFile out(file);
    if (out.open(QIODevice::WriteOnly)) out.write(bytes);
}

} // namespace

int main(int argc, char** argv) {
    QTemporaryDir folder; // its home, its scenes, whatever it saves
    if (!folder.isValid()) return 1;
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) qputenv(name, folder.path().toUtf8());
    useGlFormat();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("SaltusMonkey"));
    const QStringList arguments = QCoreApplication::arguments();
    const auto value = [&](const char* name, double otherwise) {
        const qsizetype at = arguments.indexOf(QLatin1String(name));
        return at > 0 && at + 1 < arguments.size() ? arguments[at + 1].toDouble() : otherwise;
    };
    const double minutes = value("--minutes", 10.0);
    const auto seed = static_cast<std::uint32_t>(value("--seed", 1.0));
    const bool quiet = arguments.contains(QLatin1String("--quiet"));

    QDir(folder.path()).mkdir(QStringLiteral("scenes"));
    QDirIterator shipped(QStringLiteral(SALTUS_SOURCE_DIR "/scenes"), {QStringLiteral("*.saltus")}, QDir::Files);
    while (shipped.hasNext()) {
        const QString file = shipped.next();
        QFile::copy(file, folder.filePath(QStringLiteral("scenes/") + QFileInfo(file).fileName()));
    }
    QDir(folder.path()).mkdir(QStringLiteral("scenes/meshes"));
    QDirIterator meshes(QStringLiteral(SALTUS_SOURCE_DIR "/scenes/meshes"), QDir::Files);
    while (meshes.hasNext()) {
        const QString file = meshes.next();
        QFile::copy(file, folder.filePath(QStringLiteral("scenes/meshes/") + QFileInfo(file).fileName()));
    }
    qputenv("SALTUS_SCENES", folder.filePath(QStringLiteral("scenes")).toUtf8());
    QDir::setCurrent(folder.path());
    write(folder.filePath("empty.saltus"), {});
    QByteArray noise(5000, '\0');
    for (qsizetype i = 0; i < noise.size(); ++i) noise[i] = static_cast<char>((i * 2654435761U) >> 7);
    for (const char* name : {"garbage.saltus", "garbage.h5", "garbage.stl"}) write(folder.filePath(QLatin1String(name)), noise);
    write(folder.filePath("plain.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");

    Theme theme;
    theme.apply();
    WindowOptions options;
    options.keepState = true; // of its own home
    options.recoveryFolder = folder.filePath(QStringLiteral("kept"));
    MainWindow window(theme, options);
    NoBrowser browser;
    for (const char* scheme : {"http", "https", "file"}) QDesktopServices::setUrlHandler(QLatin1String(scheme), &browser, "open");
    window.resize(1600, 1000);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window, 5000);

    Monkey monkey(window, folder.path(), seed);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    QElapsedTimer clock, round;
    clock.start();
    round.start();
    std::size_t actions = 0;
    qint64 longest = 0, told = 0;
    double busiest = 0.0; // seconds of processor time of the window's thread, which do not depend on what else the machine does
    QString slowest;
    std::vector<std::size_t> held;
    int status = 0;
    bool settling = false;
    std::size_t fires = 0;
    // The next one is asked for before anything is done: the loops of menus and dialogs go on with it.
    std::function<void()> tick = [&] {
        QTimer::singleShot(2, &window, tick);
        const std::size_t fire = ++fires;
        QElapsedTimer one;
        one.start();
        const double begin = saltus::testing::thread_seconds();
        if (!settling) {
            monkey.act();
            ++actions;
        }
        const bool inDialog = QApplication::activeModalWidget() || QApplication::activePopupWidget();
        if (const qint64 took = one.elapsed(); took > longest && !inDialog && fire == fires) { // no loop of a dialog within
            longest = took;
            slowest = monkey.said();
        }
        if (!inDialog && fire == fires) busiest = std::max(busiest, saltus::testing::thread_seconds() - begin);
        if (!quiet && clock.elapsed() > told + 5000) {
            told = clock.elapsed();
            const QWidget* modal = QApplication::activeModalWidget();
            std::printf("%6.1f s %7zu actions, %s%s\n", double(told) / 1e3, actions, qPrintable(monkey.said()), modal ? modal->metaObject()->className() : "");
        }
        // From time to time everything is closed, and what is still held is weighed.
        const bool end = clock.elapsed() > minutes * 60e3;
        if (!settling && !inDialog && (round.elapsed() > 30000 || end)) {
            settling = true;
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* dialog = qobject_cast<QDialog*>(widget)) dialog->close();
            window.document().close();
            QTimer::singleShot(1500, &window, [&, end] {
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                held.push_back(heldMemory());
                std::printf("%6.1f s %7zu actions, %.1f MB held by the closed window, longest %lld ms: %s\n", clock.elapsed() / 1e3, actions, double(held.back()) / 1048576.0,
                            static_cast<long long>(longest), qPrintable(slowest));
                settling = false;
                round.restart();
                if (end) QCoreApplication::quit();
            });
        }
    };
    tick();
    QApplication::exec();
    for (const char* scheme : {"http", "https", "file"}) QDesktopServices::unsetUrlHandler(QLatin1String(scheme));

    // The last third of the rounds against the second one: caches are full by then.
    if (held.size() >= 9) {
        const auto mean = [&](std::size_t from, std::size_t to) {
            double sum = 0.0;
            for (std::size_t i = from; i < to; ++i) sum += double(held[i]);
            return sum / double(to - from);
        };
        const std::size_t third = held.size() / 3;
        const double before = mean(third, 2 * third), after = mean(2 * third, held.size());
        std::printf("held: %.1f MB in the second third, %.1f MB in the last\n", before / 1048576.0, after / 1048576.0);
        if (after > 1.1 * before + 8e6) std::printf("it grows\n"), status = 1;
    }
    std::printf("%zu actions, seed %u, longest event %lld ms (%s), %.0f ms of the window's thread in the busiest\n", actions, seed,
                static_cast<long long>(longest), qPrintable(slowest), 1e3 * busiest);
    if (busiest > 4.0 || longest > 30000) status = 1; // much work, or a wait for something
    return status;
}
#include "monkey.moc"
