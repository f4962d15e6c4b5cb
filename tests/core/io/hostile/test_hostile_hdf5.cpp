// SPDX-License-Identifier: GPL-3.0-or-later
// HDF5 files from strangers: whatever they hold, they are opened or refused with a message, soon and with little memory.
#include "core/io/export.h"
#include "core/io/hdf5_layout.h"
#include "core/io/hdf5_source.h"
#include "core/io/problem_file.h"
#include "mutator.h"
#include "tests/core/recording/recording_maker.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include <cmath>
#include <map>
#include <thread>

#include <sys/resource.h>

using namespace saltus;
using namespace saltus::testing;

namespace {

const QString kProblems = SALTUS_SOURCE_DIR "/tests/reference/solver/";

#ifdef SALTUS_SANITIZED
constexpr double kSlowest = 30.0;
#else
constexpr double kSlowest = 2.0;
#endif

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Of this process and of those that it waited for, s.
double processor_time() {
    double sum = 0.0;
    for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        struct rusage used {};
        ::getrusage(who, &used);
        for (const timeval& part : {used.ru_utime, used.ru_stime}) sum += static_cast<double>(part.tv_sec) + 1e-6 * static_cast<double>(part.tv_usec);
    }
    return sum;
}

// The recording with a checksum that agrees: it guards against accidents alone.
std::string sealed(std::string bytes) {
    if (bytes.size() <= io::layout::kUserBlock) return bytes;
    io::layout::Check check;
    check.add(bytes.data() + io::layout::kUserBlock, bytes.size() - io::layout::kUserBlock);
    return bytes.replace(0, io::layout::kUserBlock, io::layout::user_block(bytes.size() - io::layout::kUserBlock, check.value()));
}

// Local heaps keep lists of what is free; here the first one leads back to itself. Nothing: no heap has such a list.
std::string with_circle(std::string bytes, std::size_t base) {
    for (std::size_t heap = bytes.find("HEAP"); heap != std::string::npos && heap + 32 <= bytes.size(); heap = bytes.find("HEAP", heap + 1)) {
        std::uint64_t first_free = 0, data = 0;
        std::memcpy(&first_free, bytes.data() + heap + 16, 8);
        std::memcpy(&data, bytes.data() + heap + 24, 8);
        if (first_free <= 1 || data + base + first_free + 16 > bytes.size()) continue;
        std::memcpy(bytes.data() + data + base + first_free, &first_free, 8);
        return bytes;
    }
    return {};
}

std::string sample_recording(const QString& path) {
    auto recording = empty_recording({{"q", "m", Quantity::position}, {"v", "m/s", Quantity::velocity}});
    for (std::size_t i = 0; i < 300; ++i) {
        const double row[] = {1e-3 * static_cast<double>(i), std::sin(static_cast<double>(i)), std::cos(static_cast<double>(i))};
        if (!recording->append(row)) return {};
    }
    recording->add_impact(impact_at(0.1, 100));
    recording->open_contact(0, 0, 0.1);
    recording->extend_contact(0, 0, 0.2, false);
    recording->add_parameter_change({0.15, 150, 0, 69.0});
    recording->add_notice({NoticeKind::information, 0.1, 100, "something happened"});
    if (!io::write_hdf5(*recording, "{ \"saltus\": 1 }\n", path.toStdString())) return {};
    return bytes_of(path).toStdString();
}

} // namespace

class TestHostileHdf5 : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void theReaderCanOpenAndStartNothing() {
        QProcess process;
        process.start(QString::fromStdString(io::hdf5_reader_program().string()), {"--confinement"});
        QVERIFY(process.waitForFinished());
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY2(said.contains("filter: possible"), said);
        for (const char* what : {"open", "socket", "fork", "execute", "unlink"}) QVERIFY2(said.contains(QByteArray(what) + ": refused"), said);
    }

    void aListOfFreeSpaceThatIsACircleIsRefusedInTime_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("problem");
        const std::string problem = with_circle(bytes_of(kProblems + "Chute-ndof-768-nc-4-3.hdf5").toStdString(), 0);
        QVERIFY(!problem.empty());
        QTest::newRow("problem") << QByteArray::fromStdString(problem) << true;
        const std::string recording = with_circle(bytes_of(SALTUS_SOURCE_DIR "/tests/core/io/recording-1.h5").toStdString(), 512);
        QVERIFY(!recording.empty());
        QTest::newRow("recording") << QByteArray::fromStdString(sealed(recording)) << false;
    }
    void aListOfFreeSpaceThatIsACircleIsRefusedInTime() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, problem);
        const double before = processor_time();
        const std::optional<Error> error = refusal(bytes.toStdString(), problem);
        QVERIFY2(processor_time() - before < kSlowest, qPrintable(QString::number(processor_time() - before)));
        QVERIFY(error);
        QVERIFY2(!error->message.empty() && !error->remedy.empty() && error->place.file == path(), error->text().c_str());
    }

    // SALTUS_MUTATIONS: of each kind.
    void damagedFilesAreOpenedOrRefused_data() {
        QTest::addColumn<QString>("seed");
        QTest::newRow("problems") << "problems";
        QTest::newRow("recordings") << "recordings";
        QTest::newRow("recordings of the library") << "old recordings";
    }
    void damagedFilesAreOpenedOrRefused() {
        QFETCH(QString, seed);
        const bool problem = seed == "problems";
        const int count = qEnvironmentVariableIntValue("SALTUS_MUTATIONS") > 0 ? qEnvironmentVariableIntValue("SALTUS_MUTATIONS") : 80;
        std::vector<std::string> seeds;
        if (problem) for (const char* name : {"Chute-ndof-768-nc-4-3.hdf5", "Box_Stacks-i0122-82-5.hdf5"}) seeds.push_back(bytes_of(kProblems + name).toStdString());
        else if (seed == "recordings") seeds.push_back(sample_recording(folder_->filePath("sample.h5")));
        else seeds.push_back(bytes_of(SALTUS_SOURCE_DIR "/tests/core/io/recording-1.h5").toStdString());
        for (const std::string& one : seeds) QVERIFY(one.size() > 1000);
        BinaryMutator mutate(qEnvironmentVariableIntValue("SALTUS_SEED") + 1);
        std::map<std::string, int> told;
        double slowest = 0.0;
        for (int i = 0; i < count; ++i) {
            std::string bytes = mutate(seeds[static_cast<std::size_t>(i) % seeds.size()], problem ? 0 : io::layout::kUserBlock);
            if (!problem) bytes = sealed(std::move(bytes));
            const double before = processor_time();
            const std::optional<Error> error = refusal(bytes, problem);
            const double spent = processor_time() - before;
            slowest = std::max(slowest, spent);
            if (spent > kSlowest) keep(bytes, i);
            QVERIFY2(spent <= kSlowest, qPrintable(QString("input %1 takes %2 s").arg(i).arg(spent)));
            if (!error) {
                ++told["opened"];
                continue;
            }
            if (error->message.empty() || error->remedy.empty() || error->place.file != path()) keep(bytes, i);
            QVERIFY2(!error->message.empty() && !error->remedy.empty() && error->place.file == path(), error->text().c_str());
            ++told[error->message];
        }
        qInfo("%d files, slowest %.3f s of processor time", count, slowest);
        for (const auto& [what, times] : told)
            if (times > count / 50 || what.find("takes longer") != std::string::npos || what.find("came to an end") != std::string::npos)
                qInfo("%6d  %s", times, what.c_str());
    }

    void readingCanBeStopped() {
        const std::string whole = sample_recording(folder_->filePath("sample.h5"));
        CancelToken cancel;
        cancel.cancel();
        io::ReadOptions options;
        options.cancel = &cancel;
        const auto read = io::read_hdf5(folder_->filePath("sample.h5").toStdString(), {}, options);
        QVERIFY(!read && read.error().kind == ErrorKind::cancelled);
        const auto problem = io::read_problem((kProblems + "Chute-ndof-768-nc-4-3.hdf5").toStdString(), {}, &cancel);
        QVERIFY(!problem && problem.error().kind == ErrorKind::cancelled);
    }

    void readingTellsItsProgress() {
        sample_recording(folder_->filePath("sample.h5"));
        double last = 0.0;
        io::ReadOptions options;
        options.progress = [&](double fraction) { last = fraction; };
        QVERIFY(io::read_hdf5(folder_->filePath("sample.h5").toStdString(), {}, options));
        QCOMPARE(last, 1.0);
    }

    void manyMayReadAtOnce() {
        sample_recording(folder_->filePath("sample.h5"));
        const std::string file = folder_->filePath("sample.h5").toStdString();
        std::vector<std::thread> threads;
        std::atomic<int> good{0};
        for (int i = 0; i < 6; ++i) threads.emplace_back([&] { good += io::read_hdf5(file).has_value() ? 1 : 0; });
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(good.load(), 6);
    }

private:
    std::string path() const { return folder_->filePath("hostile.hdf5").toStdString(); }
    void put(const std::string& bytes) const {
        QFile file(folder_->filePath("hostile.hdf5"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    void keep(const std::string& bytes, int number) const {
        QFile file(QDir::temp().filePath(QString("saltus-hostile-%1-%2.hdf5").arg(QTest::currentDataTag()).arg(number)));
        if (file.open(QIODevice::WriteOnly)) file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        qInfo("kept as %s", qPrintable(file.fileName()));
    }
    // Nothing: it was opened.
    std::optional<Error> refusal(const std::string& bytes, bool problem) const {
        put(bytes);
        if (problem) {
            const auto read = io::read_problem(path());
            return read ? std::nullopt : std::optional(read.error());
        }
        const auto read = io::read_hdf5(path());
        return read ? std::nullopt : std::optional(read.error());
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_GUILESS_MAIN(TestHostileHdf5)
#include "test_hostile_hdf5.moc"
