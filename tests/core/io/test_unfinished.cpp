// SPDX-License-Identifier: GPL-3.0-or-later
// What killed programs leave: found, told, kept under a name, removed; what a living program writes is left alone.
#include "core/io/atomic_file.h"
#include "core/io/hdf5_layout.h"
#include "core/io/unfinished.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace saltus;

class TestUnfinished : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void allOfThemAreFoundAndNothingIsTouched();
    void whatSomebodyWritesIsNotFoundNorTaken();
    void oneIsKeptUnderANameOfItsOwn();
    void oneIsRemovedOnce();
    void notMoreAreToldThanAnyoneReads();
    void aFolderThatIsGoneHasNone();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    std::filesystem::path folder() const { return folder_->path().toStdString(); }
    QStringList entries() const { return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name); }
    void put(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestUnfinished::allOfThemAreFoundAndNothingIsTouched() {
    put(".saltus-aaaaaaaa.part", "t,x\n0,1\n");
    put(".saltus-bbbbbbbb.left", QByteArray::fromStdString(io::layout::unfinished_user_block()));
    put(".saltus-cccccccc.part", "{ \"saltus\": 1");
    put(".saltus-dddddddd.part", {}); // holds nothing
    put(".saltus-EEEEEEEE.part", "t,x\n");
    put("saltus-ffffffff.part", "t,x\n");
    const QStringList before = entries();
    const auto found = io::find_unfinished(folder());
    QCOMPARE(int(found.size()), 3);
    QCOMPARE(found[0].file, folder() / ".saltus-aaaaaaaa.part");
    QCOMPARE(found[0].bytes, std::uint64_t{8});
    QVERIFY(found[0].holds == io::Unfinished::Holds::table);
    QVERIFY(found[1].holds == io::Unfinished::Holds::recording);
    QVERIFY(found[2].holds == io::Unfinished::Holds::other);
    QCOMPARE(entries(), before);
    QCOMPARE(int(io::find_unfinished(folder()).size()), 3);
}

void TestUnfinished::whatSomebodyWritesIsNotFoundNorTaken() {
    auto writer = io::AtomicFile::create(path("x.csv").toStdString());
    QVERIFY(writer && writer->write("t,x\n0,1\n"));
    QVERIFY(io::find_unfinished(folder()).empty());
    const io::Unfinished claimed{writer->temporary(), 8, io::Unfinished::Holds::table};
    const auto kept = io::keep_unfinished(claimed, folder() / "taken.csv");
    QVERIFY(!kept && !kept.error().message.empty() && !kept.error().remedy.empty() && !kept.error().place.file.empty());
    QVERIFY(!io::discard_unfinished(claimed));
    QVERIFY(writer->commit());
    QCOMPARE(entries(), QStringList{"x.csv"});
    QCOMPARE(content("x.csv"), QByteArray("t,x\n0,1\n"));
}

void TestUnfinished::oneIsKeptUnderANameOfItsOwn() {
    put(".saltus-aaaaaaaa.left", "t,x\n0,1\n");
    put("old.csv", "old");
    const auto found = io::find_unfinished(folder());
    QCOMPARE(int(found.size()), 1);
    const auto nowhere = io::keep_unfinished(found[0], folder() / "no" / "such.csv");
    QVERIFY(!nowhere && !nowhere.error().message.empty());
    QVERIFY(io::keep_unfinished(found[0], folder() / "old.csv"));
    QCOMPARE(entries(), QStringList{"old.csv"});
    QCOMPARE(content("old.csv"), QByteArray("t,x\n0,1\n"));
    QVERIFY(!io::keep_unfinished(found[0], folder() / "again.csv")); // it is gone
}

void TestUnfinished::oneIsRemovedOnce() {
    put(".saltus-aaaaaaaa.part", "t,x\n");
    const auto found = io::find_unfinished(folder());
    QCOMPARE(int(found.size()), 1);
    QVERIFY(io::discard_unfinished(found[0]));
    QVERIFY(entries().isEmpty());
    QVERIFY(io::discard_unfinished(found[0])); // as it should be
}

void TestUnfinished::notMoreAreToldThanAnyoneReads() {
    for (int i = 0; i < 120; ++i) put(QString(".saltus-aaaaaa%1%2.part").arg(QChar('a' + i / 26)).arg(QChar('a' + i % 26)), "t\n");
    QCOMPARE(io::find_unfinished(folder()).size(), io::kMostUnfinished);
}

void TestUnfinished::aFolderThatIsGoneHasNone() {
    QVERIFY(io::find_unfinished(folder() / "gone").empty());
    QVERIFY(io::clear_unfinished(folder() / "gone").empty());
}

QTEST_GUILESS_MAIN(TestUnfinished)
#include "test_unfinished.moc"
