// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys_page.h"

#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/key_catcher.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace saltus::ui {

namespace {

constexpr int kId = Qt::UserRole;
enum Column { kText, kShownKeys, kUsualKeys };

QString shown_keys(const QList<QKeySequence>& keys) {
    QStringList all;
    for (const QKeySequence& key : keys) all << ActionRegistry::keyText(key);
    return all.join(QStringLiteral(", "));
}

const ActionEntry* entry_of(const ActionRegistry& actions, const QString& id) {
    for (const ActionEntry& entry : actions.entries())
        if (entry.action && entry.id == id) return &entry;
    return nullptr;
}

} // namespace

KeysPage::KeysPage(ActionRegistry& actions, QWidget* parent) : QWidget(parent), actions_(actions) {
    setObjectName(QStringLiteral("keysPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    filter_ = new QLineEdit(this);
    filter_->setPlaceholderText(tr("A part of a command's name, or a key"));
    filter_->setAccessibleName(tr("Filter commands"));
    filter_->setToolTip(tr("Only commands with this in their name or among their keys"));
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    column->addWidget(filter_);
    table_ = new QTreeWidget(this);
    table_->setObjectName(QStringLiteral("keysTable"));
    table_->setAccessibleName(tr("Commands and their keys"));
    table_->setToolTip(tr("Enter or a double click changes the key of a command, Delete removes it"));
    table_->setHeaderLabels({tr("Command"), tr("Keys"), tr("Usual")});
    table_->setRootIsDecorated(false);
    table_->setIndentation(0);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setUniformRowHeights(true);
    table_->setAllColumnsShowFocus(true);
    table_->setMinimumSize(470, 220);
    table_->installEventFilter(this);
    column->addWidget(table_, 1);
    catcher_ = new KeyCatcher(this);
    catcher_->setMinimumHeight(2 * catcher_->fontMetrics().height() + 4); // the table does not jump
    catcher_->setAlignment(Qt::AlignVCenter);
    auto* below = new QHBoxLayout;
    below->setSpacing(8);
    below->addWidget(catcher_, 1);
    answers_ = new QWidget(this);
    auto* answers = new QHBoxLayout(answers_);
    answers->setContentsMargins(0, 0, 0, 0);
    below->addWidget(answers_);
    column->addLayout(below);
    const auto button = [this](const QString& text, const QString& tip) {
        auto* made = new QPushButton(text, this);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        return made;
    };
    takeIt_ = button(tr("Take it"), tr("The other command loses this key"));
    keep_ = button(tr("Leave it"), tr("All keys stay as they are"));
    answers->addWidget(takeIt_);
    answers->addWidget(keep_);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    change_ = button(tr("Change…"), tr("The next key that is pressed becomes the command's (Enter)"));
    add_ = button(tr("Add…"), tr("The next key that is pressed works too"));
    remove_ = button(tr("Remove"), tr("The command has no key any more (Delete)"));
    reset_ = button(tr("Reset"), tr("The command gets its usual keys back"));
    resetAll_ = button(tr("Reset all"), tr("All commands get their usual keys back"));
    for (QPushButton* b : {change_, add_, remove_, reset_}) row->addWidget(b);
    row->addStretch(1);
    row->addWidget(resetAll_);
    column->addLayout(row);
    build();
    fill();
    forget();

    connect(filter_, &QLineEdit::textChanged, this, &KeysPage::showMatches);
    connect(table_, &QTreeWidget::currentItemChanged, this, [this] {
        if (!catcher_->isWaiting()) forget();
        update();
    });
    connect(table_, &QTreeWidget::itemDoubleClicked, this, [this] { ask(false); });
    connect(change_, &QPushButton::clicked, this, [this] { ask(false); });
    connect(add_, &QPushButton::clicked, this, [this] { ask(true); });
    const auto set = [this](const QString& id, const QList<QKeySequence>& keys) {
        forget();
        actions_.setKeys(id, keys);
        emit changed();
    };
    connect(remove_, &QPushButton::clicked, this, [this, set] { set(current(), {}); });
    connect(reset_, &QPushButton::clicked, this, [this] {
        forget();
        const ActionEntry* entry = entry_of(actions_, current());
        if (!entry) return;
        // What others were given meanwhile is theirs: it is asked for like any other key.
        QStringList held;
        QList<QKeySequence> free;
        for (const QKeySequence& key : entry->usual) {
            const auto other = actions_.conflict(entry->id, key);
            if (other) held << tr("%1 is the key of “%2”").arg(ActionRegistry::keyText(key), other->text);
            else free << key;
        }
        actions_.setKeys(entry->id, free);
        if (!held.isEmpty()) say(held.join(QStringLiteral("; ")));
        emit changed();
    });
    connect(resetAll_, &QPushButton::clicked, this, [this] {
        forget();
        std::vector<std::pair<QString, QList<QKeySequence>>> usual;
        for (const ActionEntry& entry : actions_.entries())
            if (entry.action) usual.emplace_back(entry.id, entry.usual);
        for (const auto& [id, keys] : usual) actions_.setKeys(id, keys);
        emit changed();
    });
    connect(catcher_, &KeyCatcher::caught, this, &KeysPage::take);
    connect(catcher_, &KeyCatcher::gaveUp, this, [this] {
        forget();
        table_->setFocus();
    });
    connect(takeIt_, &QPushButton::clicked, this, [this] {
        const QKeySequence key = wanted_;
        if (const auto other = actions_.conflict(asking_, key); other && !other->id.isEmpty()) {
            QList<QKeySequence> rest = actions_.action(other->id)->shortcuts();
            rest.removeAll(key);
            actions_.setKeys(other->id, rest);
        }
        give(key);
    });
    connect(keep_, &QPushButton::clicked, this, [this] {
        forget();
        table_->setFocus();
    });
    connect(&actions_, &ActionRegistry::keysChanged, this, &KeysPage::fill);
}

void KeysPage::focusFilter() { filter_->setFocus(); }

void KeysPage::build() {
    for (const ActionEntry& entry : actions_.entries()) {
        if (!entry.action) continue;
        QTreeWidgetItem* group = nullptr;
        for (int i = 0; i < table_->topLevelItemCount(); ++i)
            if (table_->topLevelItem(i)->text(kText) == entry.group) group = table_->topLevelItem(i);
        if (!group) {
            group = new QTreeWidgetItem(table_, {entry.group});
            group->setFlags(Qt::ItemIsEnabled);
            QFont font = table_->font();
            font.setBold(true);
            group->setFont(kText, font);
            group->setSizeHint(kText, QSize(0, measure::row)); // all rows are as high as the first one
            group->setExpanded(true);
        }
        auto* row = new QTreeWidgetItem(group, {entry.text});
        row->setData(kText, kId, entry.id);
        row->setToolTip(kText, entry.tip);
        row->setSizeHint(kText, QSize(0, measure::row));
    }
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionResizeMode(kText, QHeaderView::Stretch);
    table_->header()->resizeSection(kShownKeys, 160_px); // "Strg Umschalt Z, Strg Y"
    table_->header()->resizeSection(kUsualKeys, 110_px);
}

void KeysPage::fill() {
    for (int i = 0; i < table_->topLevelItemCount(); ++i)
        for (int k = 0; k < table_->topLevelItem(i)->childCount(); ++k) {
            QTreeWidgetItem* row = table_->topLevelItem(i)->child(k);
            const ActionEntry* entry = entry_of(actions_, row->data(kText, kId).toString());
            const bool usual = entry->action->shortcuts() == entry->usual;
            row->setText(kShownKeys, entry->keys);
            row->setText(kUsualKeys, usual ? QString() : entry->usual.isEmpty() ? tr("none") : shown_keys(entry->usual));
        }
    showMatches();
}

void KeysPage::showMatches() {
    const QString wanted = filter_->text().simplified();
    const QString keys = QString(wanted).replace(QLatin1Char('+'), QLatin1Char(' '));
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < table_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = table_->topLevelItem(i);
        const bool all = group->text(kText).contains(wanted, Qt::CaseInsensitive);
        bool any = false;
        for (int k = 0; k < group->childCount(); ++k) {
            QTreeWidgetItem* row = group->child(k);
            const bool fits = all || row->text(kText).contains(wanted, Qt::CaseInsensitive) || row->text(kShownKeys).contains(keys, Qt::CaseInsensitive);
            row->setHidden(!fits);
            if (fits && !first) first = row;
            any = any || fits;
        }
        group->setHidden(!any);
    }
    if (const QTreeWidgetItem* now = table_->currentItem(); !now || now->isHidden() || current().isEmpty()) table_->setCurrentItem(first);
    update();
}

QString KeysPage::current() const {
    const QTreeWidgetItem* row = table_->currentItem();
    return row && !row->isHidden() ? row->data(kText, kId).toString() : QString();
}

void KeysPage::update() {
    const ActionEntry* entry = entry_of(actions_, current());
    for (QPushButton* button : {change_, add_}) button->setEnabled(entry);
    remove_->setEnabled(entry && !entry->action->shortcuts().isEmpty());
    reset_->setEnabled(entry && entry->action->shortcuts() != entry->usual);
    bool any = false;
    for (const ActionEntry& one : actions_.entries()) any = any || (one.action && one.action->shortcuts() != one.usual);
    resetAll_->setEnabled(any);
}

void KeysPage::ask(bool also) {
    const ActionEntry* entry = entry_of(actions_, current());
    if (!entry) return;
    forget();
    asking_ = entry->id;
    also_ = also;
    catcher_->wait(tr("Press the key for “%1”; Esc leaves it as it is").arg(entry->text));
}

void KeysPage::take(const QKeySequence& key) {
    const ActionEntry* entry = entry_of(actions_, asking_);
    if (!entry) return;
    const auto other = actions_.conflict(asking_, key);
    if (!other) return give(key);
    const QString name = ActionRegistry::keyText(key);
    if (other->id.isEmpty()) {
        forget();
        say(tr("%1 cannot be given: %2").arg(name, other->text));
        table_->setFocus();
        return;
    }
    say(tr("%1 is the key of “%2”. Take it for “%3”?").arg(name, other->text, entry->text));
    wanted_ = key;
    answers_->show();
    takeIt_->setFocus();
}

void KeysPage::give(const QKeySequence& key) {
    const QString id = asking_;
    QList<QKeySequence> keys = actions_.action(id)->shortcuts();
    if (!also_ && !keys.isEmpty() && !keys.contains(key)) keys.removeFirst();
    if (also_) keys.append(key);
    else if (!keys.contains(key)) keys.prepend(key);
    forget();
    actions_.setKeys(id, keys);
    table_->setFocus();
    emit changed();
}

void KeysPage::say(const QString& text) { catcher_->setText(text); }

void KeysPage::forget() {
    asking_.clear();
    wanted_ = {};
    answers_->hide();
    say({});
}

bool KeysPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (watched == filter_ && (key == Qt::Key_Down || enter)) {
            table_->setFocus();
            if (enter) ask(false);
            return true;
        }
        if (watched == table_ && enter) return ask(false), true;
        if (watched == table_ && key == Qt::Key_Delete && remove_->isEnabled()) return remove_->click(), true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_keys_page.cpp"
