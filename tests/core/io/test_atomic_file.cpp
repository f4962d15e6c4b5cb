// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace saltus;

namespace {

// Limits the size of files while it lives: stands in for a full disk.
struct SmallFiles {
    explicit SmallFiles(rlim_t bytes) {
        handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &old);
        struct rlimit small = old;
        small.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallFiles() {
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, handler);
    }
    struct rlimit old {};
    void (*handler)(int) = nullptr;
};

} // namespace

class TestAtomicFile : public QObject {
    Q_OBJECT
private slots:
    void init() { folder = std::make_unique<QTemporaryDir>(); }
    void whatIsWrittenIsRead();
    void theOldFileStaysUntilTheNewOneIsComplete();
    void aFailedWriteLeavesTheOldFileAndNothingElse();
    void aLinkStaysALinkAndTheModeIsKept();
    void missingFoldersAndFoldersAreNamed();
    void withoutPermissionTheMessageSaysSo();
    void aFullDeviceIsToldSo();
    void readingTellsWhatIsWrong();
    void aNameWithANulIsNoOtherFilesName();
    void linksInACircleAreTold();
    void aPipeThatIsRefusedIsNotOpened();
    void aPipeThatNobodyReadsIsToldAtOnce();

private:
    std::string path(const char* name) const { return folder->filePath(name).toStdString(); }
    QStringList entries() const { return QDir(folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System); }
    std::unique_ptr<QTemporaryDir> folder;
};

void TestAtomicFile::whatIsWrittenIsRead() {
    const std::string content("a\0b\n\xff", 5);
    QVERIFY(io::write_file_atomically(path("x"), content));
    const auto read = io::read_file(path("x"), 100);
    QVERIFY(read);
    QCOMPARE(*read, content);
    QVERIFY(io::write_file_atomically(path("x"), ""));
    QCOMPARE(*io::read_file(path("x"), 0), std::string());
    QCOMPARE(entries(), QStringList{"x"});
    QDir::setCurrent(folder->path()); // a name without a folder
    QVERIFY(io::write_file_atomically("plain", "p"));
    QCOMPARE(*io::read_file(path("plain"), 10), std::string("p"));
}

void TestAtomicFile::theOldFileStaysUntilTheNewOneIsComplete() {
    QVERIFY(io::write_file_atomically(path("x"), "old"));
    {
        auto file = io::AtomicFile::create(path("x"));
        QVERIFY(file);
        QVERIFY(file->write("new"));
        QCOMPARE(*io::read_file(path("x"), 10), std::string("old"));
    } // given up
    QCOMPARE(*io::read_file(path("x"), 10), std::string("old"));
    QCOMPARE(entries(), QStringList{"x"});
}

void TestAtomicFile::aFailedWriteLeavesTheOldFileAndNothingElse() {
    QVERIFY(io::write_file_atomically(path("x"), "old"));
    {
        const SmallFiles limit(4096);
        const auto written = io::write_file_atomically(path("x"), std::string(100000, 'n'));
        QVERIFY(!written);
        QVERIFY(written.error().kind == ErrorKind::io);
        QVERIFY2(written.error().text().find(path("x")) == 0, written.error().text().c_str());
        QVERIFY(!written.error().remedy.empty());
    }
    QCOMPARE(*io::read_file(path("x"), 10), std::string("old"));
    QCOMPARE(entries(), QStringList{"x"});
}

void TestAtomicFile::aLinkStaysALinkAndTheModeIsKept() {
    QVERIFY(io::write_file_atomically(path("real"), "old"));
    QVERIFY(chmod(path("real").c_str(), 0640) == 0);
    QVERIFY(symlink("real", path("link").c_str()) == 0);
    QVERIFY(io::write_file_atomically(path("link"), "new"));
    QVERIFY(QFileInfo(folder->filePath("link")).isSymLink());
    QCOMPARE(*io::read_file(path("real"), 10), std::string("new"));
    struct stat info {};
    QVERIFY(stat(path("real").c_str(), &info) == 0);
    QCOMPARE(info.st_mode & 0777, mode_t{0640});
}

void TestAtomicFile::missingFoldersAndFoldersAreNamed() {
    const auto missing = io::write_file_atomically(path("no/such/x"), "c");
    QVERIFY(!missing && missing.error().message.find(path("no/such")) != std::string::npos);
    // A folder that is there but takes no files is not called missing.
    const auto closed = io::write_file_atomically("/proc/saltus", "c");
    QVERIFY2(!closed && closed.error().message.find("there is no folder") == std::string::npos, closed ? "" : closed.error().message.c_str());
    const auto directory = io::write_file_atomically(folder->path().toStdString(), "c");
    QVERIFY(!directory && directory.error().message.find("folder") != std::string::npos);
    QVERIFY(!io::write_file_atomically(path("trailing/"), "c"));
    QVERIFY(!io::write_file_atomically("", "c"));
    const auto name = io::write_file_atomically(path("") + std::string(300, 'n'), "c");
    QVERIFY(!name && name.error().message.find("too long") != std::string::npos);
}

void TestAtomicFile::withoutPermissionTheMessageSaysSo() {
    QVERIFY(io::write_file_atomically(path("x"), "old"));
    QVERIFY(chmod(folder->path().toLocal8Bit().constData(), 0555) == 0);
    const bool root = geteuid() == 0; // root may do anything: become somebody else for a moment
    if (root && seteuid(65534) != 0) QSKIP("cannot become an ordinary user");
    const auto written = io::write_file_atomically(path("x"), "new");
    const auto fresh = io::write_file_atomically(path("y"), "new");
    const auto below = io::write_file_atomically(path("no/such/y"), "new"); // nor can its folder be made
    if (root) QVERIFY(seteuid(0) == 0);
    QVERIFY(chmod(folder->path().toLocal8Bit().constData(), 0755) == 0);
    QVERIFY(!written && written.error().message.find("permission denied") != std::string::npos);
    QVERIFY(!fresh && fresh.error().message.find("permission denied") != std::string::npos);
    QVERIFY2(!below && below.error().remedy.find("may write") != std::string::npos, below ? "" : below.error().remedy.c_str());
    QVERIFY(fresh.error().remedy.find("folder") != std::string::npos);
}

void TestAtomicFile::aFullDeviceIsToldSo() {
    if (!QFile::exists("/dev/full")) QSKIP("no /dev/full here");
    const auto written = io::write_file_atomically("/dev/full", "c");
    QVERIFY(!written && written.error().message.find("the disk is full") != std::string::npos);
    QVERIFY(QFile::exists("/dev/full"));
}

void TestAtomicFile::readingTellsWhatIsWrong() {
    const auto message = [](const Result<std::string>& read) { return read ? std::string() : read.error().message; };
    QVERIFY(message(io::read_file(path("none"), 10)).find("no such file") != std::string::npos);
    QVERIFY(message(io::read_file(folder->path().toStdString(), 10)).find("folder") != std::string::npos);
    QVERIFY(message(io::read_file("/dev/zero", 10)).find("regular") != std::string::npos);
    QVERIFY(io::write_file_atomically(path("x"), std::string(3 << 20, 'x')));
    QVERIFY(message(io::read_file(path("x"), 2 << 20)).find("larger than 2 MB") != std::string::npos);
    QVERIFY(io::read_file(path("x"), 3 << 20));
}

// A scene names its meshes: "x\0.obj" is not the file x.
void TestAtomicFile::aNameWithANulIsNoOtherFilesName() {
    QVERIFY(io::write_file_atomically(path("x"), "old"));
    const std::string name = path("x") + std::string("\0.obj", 5);
    const auto read = io::read_file(name, 10);
    QVERIFY(!read && read.error().message.find("NUL") != std::string::npos && !read.error().remedy.empty());
    const auto written = io::write_file_atomically(name, "new");
    QVERIFY(!written && written.error().message.find("NUL") != std::string::npos);
    QCOMPARE(*io::read_file(path("x"), 10), std::string("old"));
}

void TestAtomicFile::linksInACircleAreTold() {
    QVERIFY(::symlink(path("b").c_str(), path("a").c_str()) == 0 && ::symlink(path("a").c_str(), path("b").c_str()) == 0);
    const auto read = io::read_file(path("a"), 10);
    QVERIFY(!read && read.error().message.find("links") != std::string::npos && !read.error().remedy.empty());
    const auto written = io::write_file_atomically(path("a"), "new");
    QVERIFY(!written && written.error().message.find("links") != std::string::npos && !written.error().remedy.empty());
}

// Who waits to write into a pipe is not woken by a scene that names it as a mesh.
void TestAtomicFile::aPipeThatIsRefusedIsNotOpened() {
    QVERIFY(::mkfifo(path("pipe").c_str(), 0600) == 0);
    std::atomic<bool> woken{false};
    std::thread writer([&] {
        const int end = ::open(path("pipe").c_str(), O_WRONLY | O_CLOEXEC);
        woken = true;
        ::close(end);
    });
    QTest::qWait(50);
    for (int i = 0; i < 100; ++i) QVERIFY(!io::read_file(path("pipe"), 10));
    QTest::qWait(50);
    const bool was_woken = woken;
    const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    writer.join();
    ::close(reader);
    QVERIFY(!was_woken);
}

// The window would stand still for ever.
void TestAtomicFile::aPipeThatNobodyReadsIsToldAtOnce() {
    QVERIFY(::mkfifo(path("pipe").c_str(), 0600) == 0);
    const auto unread = io::write_file_atomically(path("pipe"), "text");
    QVERIFY(!unread && unread.error().message.find("nobody reads") != std::string::npos && !unread.error().remedy.empty());
    QCOMPARE(unread.error().place.file, path("pipe"));

    int reader = -1, asked = 0;
    auto waited = io::AtomicFile::create(path("pipe"), [&] {
        if (++asked == 3) reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        return true;
    });
    QVERIFY(waited && waited->direct());
    QCOMPARE(asked, 3);
    QVERIFY(waited->write("text") && waited->commit());
    char text[10];
    QCOMPARE(::read(reader, text, sizeof text), 4);
    ::close(reader);
    QVERIFY(!io::AtomicFile::create(path("pipe"), [&] { return ++asked < 5; }));
    QCOMPARE(asked, 5);
}

QTEST_GUILESS_MAIN(TestAtomicFile)
#include "test_atomic_file.moc"
