// SPDX-License-Identifier: GPL-3.0-or-later
// One machine, one build: a run's bits depend on its scene alone, not on the repetition, the locale, the folder, the number of
// threads, the thread that steps, what is recorded or what ran before. Held: the state's hash after every step of every scene.
#include "runs.h"

#include <QtTest>

#include <chrono>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>

using namespace saltus;
using namespace saltus::testing;

namespace {

namespace fs = std::filesystem;
using Hashes = std::vector<std::uint64_t>;

// The hash after each of so many steps, or until one fails (its message is part of the run then).
Hashes hashes(const model::Model& model, std::size_t steps, const RunOptions& options = {}) {
    const auto session = start(model, options);
    Hashes all;
    while (all.size() < steps) {
        if (const auto stepped = session->step(); !stepped) {
            all.push_back(std::hash<std::string>{}(stepped.error().message));
            break;
        }
        all.push_back(session->state_hash());
    }
    return all;
}

// Few steps of what is dear, many of what is cheap: about a tenth of a second a run.
std::size_t affordable_steps(const model::Model& model) {
    const auto session = start(model);
    const auto begin = std::chrono::steady_clock::now();
    std::size_t steps = 0;
    while (steps < 2000 && std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(100))
        if (!session->step()) break;
        else ++steps;
    return std::max<std::size_t>(steps, 10);
}

class TestSameBits : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase();
    void aScenesBitsAreItsOwn_data();
    void aScenesBitsAreItsOwn();

private:
    std::string comma_; // a locale with a decimal comma
    fs::path folder_;
};

void TestSameBits::initTestCase() {
    folder_ = fs::temp_directory_path() / ("saltus-locale-" + std::to_string(QCoreApplication::applicationPid()));
    fs::create_directories(folder_);
    // Made for this test: machines seldom have it.
    const std::string command = "localedef -i de_DE -f UTF-8 '" + (folder_ / "de_DE.UTF-8").string() + "' >/dev/null 2>&1";
    (void)!std::system(command.c_str()); // its warnings count as failures; what counts is asked next
    qputenv("LOCPATH", folder_.c_str());
    QVERIFY2(std::setlocale(LC_ALL, "de_DE.UTF-8"), "no locale with a comma can be made: package locales");
    comma_ = "de_DE.UTF-8";
    char text[8];
    std::snprintf(text, sizeof text, "%.1f", 1.5);
    QCOMPARE(std::string(text), std::string("1,5"));
    std::setlocale(LC_ALL, "C");
}

void TestSameBits::cleanupTestCase() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void TestSameBits::aScenesBitsAreItsOwn_data() {
    QTest::addColumn<QString>("name");
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(SALTUS_SOURCE_DIR "/scenes"))
        if (entry.path().extension() == ".saltus") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestSameBits::aScenesBitsAreItsOwn() {
    QFETCH(QString, name);
    const model::Model usual = scene(name.toStdString());
    const std::size_t steps = affordable_steps(usual);
    const Hashes expected = hashes(usual, steps);

    for (int repetition = 0; repetition < 3; ++repetition) QVERIFY2(hashes(usual, steps) == expected, "again");

    QVERIFY(std::setlocale(LC_ALL, comma_.c_str()));
    const model::Model read_with_comma = scene(name.toStdString());
    const bool same = hashes(read_with_comma, steps) == expected;
    std::setlocale(LC_ALL, "C");
    QVERIFY2(read_with_comma == usual && same, "in a locale with a decimal comma");

    const fs::path here = fs::current_path();
    fs::current_path(folder_);
    const Hashes elsewhere = hashes(scene(name.toStdString()), steps);
    fs::current_path(here);
    QVERIFY2(elsewhere == expected, "in another folder");

    RunOptions nothing;
    nothing.record = std::vector<std::string>{};
    QVERIFY2(hashes(usual, steps, nothing) == expected, "with nothing recorded");
    RunOptions more;
    more.record_views = true;
    more.record_every = 3;
    QVERIFY2(hashes(usual, steps, more) == expected, "with all that is shown recorded");

    for (const int threads : {1, 2, 3}) {
        model::Model by_threads = usual;
        by_threads.world.threads = threads;
        if (by_threads.bodies.empty()) break;
        QVERIFY2(hashes(by_threads, steps) == expected, "by another number of threads");
    }
    Hashes first, second; // two runs beside each other
    std::thread one([&] { first = hashes(usual, steps); }), two([&] { second = hashes(usual, steps); });
    one.join();
    two.join();
    QVERIFY2(first == expected && second == expected, "beside another run");
}

} // namespace

QTEST_GUILESS_MAIN(TestSameBits)
#include "test_same_bits.moc"
