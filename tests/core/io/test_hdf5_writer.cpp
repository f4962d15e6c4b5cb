// SPDX-License-Identifier: GPL-3.0-or-later
// What the writer writes, the HDF5 library reads: trees of one, two and three levels, tables, texts.
#include "core/io/hdf5_source.h"
#include "core/io/hdf5_writer.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace saltus;

class TestHdf5Writer : public QObject {
    Q_OBJECT
private slots:
    void listsOfAnyLengthReadBack_data() {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 15, 16, 17, 64 * 16, 64 * 16 + 1, 64 * 64 * 16, 64 * 64 * 16 + 5}) QTest::addRow("%d", count) << count;
    }
    void listsOfAnyLengthReadBack() {
        QFETCH(int, count);
        constexpr std::size_t kChunk = 16;
        std::vector<double> values(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::sin(static_cast<double>(i)) * 1e-3;
        write([&](io::Hdf5Writer& out) {
            io::Hdf5Column column(out, values.size(), kChunk);
            for (std::size_t first = 0; first < values.size(); first += kChunk) column.append(values.data() + first, std::min(kChunk, values.size() - first));
            return std::vector<io::Hdf5Writer::Child>{{"list", column.finish()}};
        });
        const auto file = io::InputFile::open(path());
        auto source = io::Hdf5Source::open(*file);
        QVERIFY(source);
        const auto read = source->all_reals("list");
        QVERIFY(read);
        QVERIFY(*read == values);
    }

    void groupsOfAnySizeReadBack_data() {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 32, 33, 32 * 32, 32 * 32 + 1, 32 * 32 * 32 + 1}) QTest::addRow("%d", count) << count;
    }
    void groupsOfAnySizeReadBack() {
        QFETCH(int, count);
        write([&](io::Hdf5Writer& out) {
            std::vector<io::Hdf5Writer::Child> children;
            for (int i = 0; i < count; ++i) {
                out.align();
                const auto data = out.position();
                std::string number;
                io::put(number, static_cast<std::int64_t>(i));
                out.append(number);
                children.push_back({"n" + std::to_string(i * 7919 % 100003), out.dataset(io::Hdf5Type::integer(8, true), {}, data)});
            }
            out.attribute("count", static_cast<std::int64_t>(count));
            return std::vector<io::Hdf5Writer::Child>{{"group", out.group(std::move(children))}};
        });
        const auto file = io::InputFile::open(path());
        auto source = io::Hdf5Source::open(*file);
        QVERIFY(source);
        const auto names = source->names("group");
        QVERIFY(names);
        QCOMPARE(static_cast<int>(names->size()), count);
        QVERIFY(source->attribute_number("group", "count") == count);
        for (int i = 0; i < count; i += 1 + count / 50) {
            const auto value = source->all_integers("group/n" + std::to_string(i * 7919 % 100003));
            QVERIFY(value && value->size() == 1 && value->front() == i);
        }
        if (const QString tool = QStandardPaths::findExecutable("h5ls"); !tool.isEmpty() && count < 2000) {
            QProcess process;
            process.start(tool, {"-r", QString::fromStdString(path())});
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitCode(), 0);
            QCOMPARE(process.readAllStandardOutput().count("Dataset"), count);
        }
    }

    void aNameThatIsTooLongIsRefused() {
        auto file = io::AtomicFile::create(path());
        QVERIFY(file);
        io::Hdf5Writer out(*file, std::string(512, '\0'));
        out.attribute("label", std::string(70000, 'x'));
        const auto data = out.position();
        out.append("12345678");
        const auto made = out.dataset(io::Hdf5Type::real(), {}, data);
        const auto finished = out.finish({{"a", made}});
        QVERIFY(!finished && finished.error().kind == ErrorKind::input);
    }

private:
    std::string path() const { return folder_.filePath("x.h5").toStdString(); }
    template <class Fill>
    void write(const Fill& fill) {
        auto file = io::AtomicFile::create(path());
        QVERIFY(file);
        io::Hdf5Writer out(*file, std::string(512, '\0'));
        auto children = fill(out);
        QVERIFY(out.finish(std::move(children)));
        QVERIFY(file->commit());
    }
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestHdf5Writer)
#include "test_hdf5_writer.moc"
