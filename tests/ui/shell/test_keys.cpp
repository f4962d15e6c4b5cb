// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that are changed in Preferences, by hand: what they do, where they are told, what another command has, and that they stay.
#include "tests/ui/shell/window_hand.h"
#include "ui/look/gl_format.h"
#include "ui/look/theme.h"
#include "ui/panels/timeline_bar.h"
#include "ui/run/run_controller.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/key_badges.h"
#include "ui/shell/keys_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace saltus;
using namespace saltus::ui;
using saltus::testing::WindowHand;

class TestKeys : public QObject {
    Q_OBJECT

    testing::TestWindow window_;
    std::unique_ptr<WindowHand> hand_;

    QAction* action(const char* id) { return window_->actions().action(QLatin1String(id)); }
    RunController& run() { return window_->run(); }

    void makeWindow() {
        QVERIFY(window_.show(true));
        hand_ = std::make_unique<WindowHand>(*window_);
    }
    KeysPage* openKeys() {
        hand_->key(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = window_->findChild<PreferencesDialog*>();
        if (!dialog) return nullptr;
        dialog->activateWindow(); // there is no window manager
        if (!QTest::qWaitForWindowActive(dialog)) return nullptr;
        auto* tabs = dialog->findChild<QTabBar*>();
        for (int i = 0; i < tabs->count(); ++i)
            if (tabs->tabText(i) == QLatin1String("Keys")) hand_->click(tabs, tabs->tabRect(i).center());
        auto* page = dialog->findChild<KeysPage*>();
        return page && page->isVisible() ? page : nullptr;
    }
    void closePreferences() {
        auto* dialog = window_->findChild<PreferencesDialog*>();
        hand_->click(WindowHand::button(dialog, QStringLiteral("Close")));
        QTRY_VERIFY(!window_->findChild<PreferencesDialog*>());
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    // By the filter: the row that has exactly this name is chosen with the arrow keys.
    bool choose(KeysPage& page, const QString& name) {
        hand_->click(&page.filter());
        page.filter().selectAll();
        hand_->type(&page.filter(), name);
        hand_->key(&page.filter(), Qt::Key_Down);
        for (int i = 0; i < 40 && page.table().currentItem() && page.table().currentItem()->text(0) != name; ++i) hand_->key(&page.table(), Qt::Key_Down);
        return page.table().currentItem() && page.table().currentItem()->text(0) == name;
    }
    // To what has the keyboard in the window of preferences.
    void press(KeysPage& page, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = page.window()->focusWidget();
        hand_->key(focus ? focus : page.window(), key, modifiers);
    }
    QString keysOf(KeysPage& page) { return page.table().currentItem()->text(1); }
    QString told(KeysPage& page) { return page.findChild<QLabel*>(QStringLiteral("keyCatcher"))->text(); }
    void picture(QWidget* of, const char* name) {
        const QString to = qEnvironmentVariable("SALTUS_PICTURES");
        if (!to.isEmpty()) of->grab().save(to + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("SaltusTest"));
        makeWindow();
        QVERIFY(window_.open("bouncing-ball"));
    }
    void cleanupTestCase() { window_.reset(); }

    void aKeyThatIsChangedWorksAndTheOldOneNoMore() {
        KeysPage* page = openKeys();
        QVERIFY(page);
        QVERIFY(choose(*page, QStringLiteral("Run")));
        QCOMPARE(keysOf(*page), QStringLiteral("Space"));
        picture(window_->findChild<PreferencesDialog*>(), "keys-page");
        press(*page, Qt::Key_Return);
        QVERIFY(told(*page).contains(QStringLiteral("Run")));
        press(*page, Qt::Key_P);
        QCOMPARE(keysOf(*page), QStringLiteral("P"));
        QCOMPARE(page->table().currentItem()->text(2), QStringLiteral("Space"));
        picture(window_->findChild<PreferencesDialog*>(), "keys-changed");
        closePreferences();

        window_->workbench().focusView();
        hand_->key(Qt::Key_Space);
        QTest::qWait(100);
        QCOMPARE(run().state(), RunState::paused);
        hand_->key(Qt::Key_P);
        QTRY_COMPARE(run().state(), RunState::running);
        hand_->key(Qt::Key_P);
        QTRY_COMPARE(run().state(), RunState::paused);
    }

    void everyPlaceThatTellsTheKeyTellsTheNewOne() {
        // The transport's button, the menu, the search, the sheet, the badges of F1.
        QCOMPARE(window_->workbench().timeline().playButton()->toolTip(), QStringLiteral("Run (P)"));
        QCOMPARE(action("run.toggle")->shortcut(), QKeySequence(Qt::Key_P));
        QVERIFY(action("run.toggle")->toolTip().endsWith(QStringLiteral("(P)")));
        for (const ActionEntry& entry : window_->actions().entries())
            if (entry.id == QLatin1String("run.toggle")) QCOMPARE(entry.keys, QStringLiteral("P"));
        hand_->key(Qt::Key_F1);
        auto* badges = window_->findChild<KeyBadges*>();
        QVERIFY(badges);
        QWidget* play = window_->workbench().timeline().playButton();
        const QRect at(play->mapTo(window_.get(), QPoint(0, 0)), play->size());
        bool found = false;
        for (const KeyBadges::Badge& badge : badges->badges())
            if (badge.control.intersects(at.adjusted(4, 4, -4, -4))) {
                found = true;
                QCOMPARE(badge.keys, QStringLiteral("P"));
            }
        QVERIFY(found);
        hand_->key(Qt::Key_Escape);
        QTRY_VERIFY(!window_->findChild<KeyBadges*>());
    }

    void sentencesThatNameAKeyFollow() {
        // A fresh run has nothing to draw: its plots say how to begin.
        hand_->key(Qt::Key_Backspace);
        QTRY_VERIFY(run().frame() && run().frame()->time == 0.0);
        KeysPage* page = openKeys();
        QVERIFY(page && choose(*page, QStringLiteral("Search everything")));
        press(*page, Qt::Key_Return);
        press(*page, Qt::Key_J, Qt::ControlModifier);
        closePreferences();
        QWidget* search = window_->findChild<QWidget*>(QStringLiteral("search"));
        for (QWidget* w : window_->findChildren<QWidget*>())
            if (w->toolTip().startsWith(QStringLiteral("Search scenes, commands"))) search = w;
        QVERIFY(search);
        QVERIFY(search->toolTip().endsWith(QStringLiteral("(Ctrl J)")));
        hand_->key(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(window_->palette().isVisible());
        hand_->key(&window_->palette().field(), Qt::Key_Escape);
    }

    void aKeyThatAnotherCommandHasIsNamedFirst() {
        KeysPage* page = openKeys();
        QVERIFY(page && choose(*page, QStringLiteral("Reset")));
        press(*page, Qt::Key_Return);
        press(*page, Qt::Key_E); // of the next impact
        QVERIFY2(told(*page).contains(QStringLiteral("Next impact")), qPrintable(told(*page)));
        QCOMPARE(action("run.reset")->shortcut(), QKeySequence(Qt::Key_Backspace)); // nothing yet
        picture(window_->findChild<PreferencesDialog*>(), "keys-conflict");
        hand_->click(WindowHand::button(page, QStringLiteral("Leave it")));
        QCOMPARE(action("run.next")->shortcut(), QKeySequence(Qt::Key_E));
        press(*page, Qt::Key_Return);
        press(*page, Qt::Key_E);
        hand_->click(WindowHand::button(page, QStringLiteral("Take it")));
        QCOMPARE(action("run.reset")->shortcut(), QKeySequence(Qt::Key_E));
        QVERIFY(action("run.next")->shortcuts().isEmpty());
        QVERIFY(window_->actions().clashes().isEmpty());
        closePreferences();
        QVERIFY(!window_->workbench().timeline().playButton()->toolTip().contains(QStringLiteral("(E)")));
    }

    void keysThatWidgetsNeedAreNotGiven() {
        KeysPage* page = openKeys();
        QVERIFY(page && choose(*page, QStringLiteral("Reset")));
        press(*page, Qt::Key_Return);
        press(*page, Qt::Key_Escape); // gives up
        QCOMPARE(action("run.reset")->shortcut(), QKeySequence(Qt::Key_E));
        press(*page, Qt::Key_Return);
        press(*page, Qt::Key_Return);
        QVERIFY(told(*page).contains(QStringLiteral("cannot be given")));
        QCOMPARE(action("run.reset")->shortcut(), QKeySequence(Qt::Key_E));
        closePreferences();
    }

    void keysStayForTheNextStart() {
        hand_.reset();
        window_.reset();
        makeWindow();
        QCOMPARE(action("run.toggle")->shortcut(), QKeySequence(Qt::Key_P));
        QCOMPARE(action("run.reset")->shortcut(), QKeySequence(Qt::Key_E));
        QVERIFY(action("run.next")->shortcuts().isEmpty());
        QCOMPARE(action("file.save")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_S));
    }

    void resettingOneGivesItsOwnKeyBackAndResettingAllAllOfThem() {
        KeysPage* page = openKeys();
        QVERIFY(page && choose(*page, QStringLiteral("Run")));
        hand_->click(WindowHand::button(page, QStringLiteral("Reset")));
        QCOMPARE(action("run.toggle")->shortcut(), QKeySequence(Qt::Key_Space));
        // E has gone to another command: it is named, not taken.
        QVERIFY(choose(*page, QStringLiteral("Next impact")));
        hand_->click(WindowHand::button(page, QStringLiteral("Reset")));
        QVERIFY(told(*page).contains(QStringLiteral("Reset")));
        QVERIFY(action("run.next")->shortcuts().isEmpty());
        hand_->click(WindowHand::button(page, QStringLiteral("Reset all")));
        for (const ActionEntry& entry : window_->actions().entries())
            if (entry.action) QCOMPARE(entry.action->shortcuts(), entry.usual);
        QVERIFY(QSettings().childGroups().filter(QStringLiteral("keys")).isEmpty());
        closePreferences();
    }

    // All rows have the height of a row, headings too; what is typed after a click on the page's tab looks for a command.
    void rowsAreAsHighAsElsewhere() {
        KeysPage* page = openKeys();
        QVERIFY(page);
        for (int i = 0; i < page->table().topLevelItemCount(); ++i) {
            const QTreeWidgetItem* group = page->table().topLevelItem(i);
            QVERIFY(page->table().visualItemRect(group).height() >= measure::row);
            for (int k = 0; k < group->childCount(); ++k) QVERIFY(page->table().visualItemRect(group->child(k)).height() >= measure::row);
        }
        auto* tabs = window_->findChild<PreferencesDialog*>()->findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tabs->count() - 1).center());
        QTRY_VERIFY(page->filter().hasFocus());
        closePreferences();
    }

    void theFilterFindsByNameAndByKey() {
        KeysPage* page = openKeys();
        QVERIFY(page);
        hand_->click(&page->filter());
        hand_->type(&page->filter(), QStringLiteral("Ctrl+Shift+M"));
        int shown = 0;
        for (int i = 0; i < page->table().topLevelItemCount(); ++i)
            for (int k = 0; k < page->table().topLevelItem(i)->childCount(); ++k) shown += !page->table().topLevelItem(i)->child(k)->isHidden();
        QCOMPARE(shown, 1);
        QCOMPARE(page->table().currentItem()->text(0), QStringLiteral("Table of materials…"));
        closePreferences();
    }
};

int main(int argc, char** argv) {
    useGlFormat();
    QApplication application(argc, argv);
    qputenv("SALTUS_SCENES", SALTUS_SOURCE_DIR "/scenes");
    TestKeys test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_keys.moc"
