// SPDX-License-Identifier: GPL-3.0-or-later
#include "display.h"

#include "print_error.h"

#include "ui/look/gl_format.h"

#include <QCoreApplication>
#include <QFile>
#include <QOffscreenSurface>
#include <QOpenGLContext>

#include <cstdlib>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace saltus::app {

namespace {

const char* const kOtherWays = " Figures and data need no display: saltus export, saltus-cli.";

QtMessageHandler before = nullptr;

void refuseStart(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type != QtFatalMsg) return before(type, context, text); // as "could not connect to display :0"
    printError("saltus: error: the display turned the window away (" + text.section(QLatin1Char('\n'), 0, 0).toStdString() + ")." +
               " Start Saltus as the user of that desktop, whose key to it XAUTHORITY names, or run it under xvfb-run." + kOtherWays);
    std::_Exit(1);
}

// Does an X server listen at a local display (":1", "unix:1.0")? Displays of other hosts are taken on trust.
bool listens(const QByteArray& display, DisplayProbe& probe) {
    const auto colon = display.lastIndexOf(':');
    if (colon < 0) return false;
    const QByteArray host = display.left(colon);
    if (!host.isEmpty() && host != "unix") return true;
    const QByteArray path = "/tmp/.X11-unix/X" + display.mid(colon + 1).split('.').first();
    for (const bool abstract : {false, true}) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::size_t offset = abstract ? 1 : 0;
        if (std::size_t(path.size()) + offset >= sizeof address.sun_path) return false;
        std::memcpy(address.sun_path + offset, path.constData(), std::size_t(path.size()));
        const int s = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (s < 0) return true;
        const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + offset + std::size_t(path.size()));
        const bool connected = ::connect(s, reinterpret_cast<const sockaddr*>(&address), length) == 0;
        if (connected) {
            probe.socket = s;
            return true;
        }
        ::close(s);
    }
    return false;
}

} // namespace

void prepareOpenGl() {
    ui::useGlFormat();
    // GLEW, which both libraries use here, knows GLX only.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && qEnvironmentVariableIsSet("WAYLAND_DISPLAY") &&
        qEnvironmentVariableIsSet("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "xcb");
}

DisplayProbe::~DisplayProbe() {
    if (socket >= 0) ::close(socket);
}

std::string whyNoWindow(DisplayProbe& probe) {
    const std::string kOther = kOtherWays;
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM").split(':').first();
    if (platform == "offscreen" || platform == "minimal" || platform == "linuxfb" || platform == "vnc")
        return "the window needs a display with OpenGL, and QT_QPA_PLATFORM is “" + platform.toStdString() +
               "”. Unset it, or run under xvfb-run." + kOther;
    const QByteArray display = qgetenv("DISPLAY");
    const bool wayland = qEnvironmentVariableIsSet("WAYLAND_DISPLAY") && platform != "xcb";
    if (display.isEmpty() && !wayland)
        return "there is no display (DISPLAY is not set). Start Saltus from a desktop, or run it under xvfb-run." + kOther;
    if (!display.isEmpty() && !wayland && !listens(display, probe))
        return "no display answers at DISPLAY=" + display.toStdString() + ". Start Saltus from a desktop, or run it under xvfb-run." +
               kOther;
    return {};
}

RefusedStart::RefusedStart() { before = qInstallMessageHandler(refuseStart); }

RefusedStart::~RefusedStart() { qInstallMessageHandler(before); }

std::string whyNoOpenGl() {
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (context.create() && context.makeCurrent(&surface)) {
        context.doneCurrent();
        return {};
    }
    return "the display offers no OpenGL 3.2. Install a driver (Debian: libgl1-mesa-dri also draws without a graphics card).";
}

double secondsSinceProcessStart() {
    QFile stat(QStringLiteral("/proc/self/stat")), uptime(QStringLiteral("/proc/uptime"));
    if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly)) return -1.0;
    const QByteArray text = stat.readAll();
    const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    const double ticks = double(::sysconf(_SC_CLK_TCK));
    if (fields.size() < 20 || ticks <= 0) return -1.0;
    return uptime.readAll().split(' ').first().toDouble() - fields[19].toDouble() / ticks; // field 22: start time
}

} // namespace saltus::app
