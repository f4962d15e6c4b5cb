// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/start_rail.h"

#include "ui/language/text.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/preferences.h"
#include "ui/shell/scene_library.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace saltus::ui {

namespace {

// "today", "yesterday", "16 Nov", "16 Nov 2024"
QString dayText(const QDateTime& when) {
    const QDate day = when.date(), today = QDate::currentDate();
    if (day == today) return QObject::tr("today");
    if (day == today.addDays(-1)) return QObject::tr("yesterday");
    return QLocale().toString(day, day.year() == today.year() ? QStringLiteral("d MMM") : QStringLiteral("d MMM yyyy"));
}

// One line of the rail: icon, name, something grey at the right, and a second grey line.
class RailRow : public QPushButton {
public:
    RailRow(Theme& theme, QString icon, QString name, QString right, QString second, QWidget* parent)
        : QPushButton(parent), theme_(theme), icon_(std::move(icon)), name_(std::move(name)), right_(std::move(right)),
          second_(std::move(second)) {
        setFixedHeight(second_.isEmpty() ? 32_px : 48_px);
        setAccessibleName(name_);
        setCursor(Qt::PointingHandCursor);
    }
    // On the right, the key of this command.
    void tellKey(const char* command) {
        const auto tell = [this, command] {
            right_ = KeyNames::instance().first(QLatin1String(command));
            update();
        };
        connect(&KeyNames::instance(), &KeyNames::changed, this, tell);
        tell();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const Colors& c = theme_.colors();
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const QRectF area = QRectF(rect()).adjusted(4, 1, -4, -1);
        if (underMouse() || isDown()) {
            p.setPen(Qt::NoPen);
            p.setBrush(c.hover);
            p.drawRoundedRect(area, 4, 4);
        }
        if (hasFocus()) {
            p.setPen(QPen(c.accent, 2));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4);
        }
        const int line = second_.isEmpty() ? height() : 26_px, left = 24 + 20_px;
        p.drawPixmap(12, second_.isEmpty() ? (height() - 20_px) / 2 : 6_px,
                     theme_.pixmap(icon_, 20_px, second_.isEmpty() ? c.text : c.secondary, devicePixelRatioF()));
        p.setFont(theme_.font(TextSize::small));
        const int rightWidth = right_.isEmpty() ? 0 : p.fontMetrics().horizontalAdvance(right_) + 8;
        p.setPen(c.secondary);
        const int top = second_.isEmpty() ? 0 : 3_px;
        p.drawText(QRect(0, top, width() - 12, line), Qt::AlignRight | Qt::AlignVCenter, right_);
        if (!second_.isEmpty())
            p.drawText(QRect(left, 25_px, width() - left - 12, 20_px), Qt::AlignVCenter,
                       p.fontMetrics().elidedText(second_, Qt::ElideMiddle, width() - left - 12));
        p.setFont(theme_.font(TextSize::normal));
        p.setPen(c.text);
        const int room = width() - left - 12 - rightWidth;
        p.drawText(QRect(left, top, room, line), Qt::AlignVCenter, p.fontMetrics().elidedText(name_, Qt::ElideMiddle, room));
    }
    void enterEvent(QEnterEvent* event) override { QPushButton::enterEvent(event); update(); }
    void leaveEvent(QEvent* event) override { QPushButton::leaveEvent(event); update(); }

private:
    Theme& theme_;
    QString icon_, name_, right_, second_;
};

class RailHead : public QWidget {
public:
    RailHead(Theme& theme, QString text, QWidget* parent) : QWidget(parent), theme_(theme), text_(std::move(text)) {
        setFixedHeight(measure::headHeight);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.fillRect(0, height() - 1, width(), 1, theme_.colors().border);
        p.setFont(theme_.font(TextSize::normal, true));
        p.setPen(theme_.colors().text);
        p.drawText(rect().adjusted(12, 0, -12, -1), Qt::AlignVCenter, text_);
    }

private:
    Theme& theme_;
    QString text_;
};

class DropBox : public QWidget {
public:
    DropBox(Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme) { setFixedHeight(92_px + 16); }

protected:
    void paintEvent(QPaintEvent*) override {
        const Colors& c = theme_.colors();
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(12.5, 0.5, -12.5, -16.5);
        QPen pen(c.fieldBorder, 1);
        pen.setDashPattern({4, 3});
        p.setPen(pen);
        p.setBrush(c.window);
        p.drawRoundedRect(box, 8, 8);
        p.drawPixmap(QPointF(box.center().x() - 10_px, box.top() + 12_px),
                     theme_.pixmap(QStringLiteral("mesh"), 20_px, c.secondary, devicePixelRatioF()));
        p.setFont(theme_.font(TextSize::normal));
        p.setPen(c.text);
        p.drawText(QRectF(box.left(), box.top() + 38_px, box.width(), 22_px), Qt::AlignCenter, QObject::tr("Drop a file anywhere"));
        p.setFont(theme_.font(TextSize::small));
        p.setPen(c.secondary);
        p.drawText(QRectF(box.left(), box.top() + 60_px, box.width(), 20_px), Qt::AlignCenter, QStringLiteral(".saltus  .h5  .hdf5"));
    }

private:
    Theme& theme_;
};

} // namespace

StartRail::StartRail(Theme& theme, ActionRegistry& actions, QWidget* parent) : QWidget(parent), theme_(theme) {
    setFixedWidth(measure::railWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 1, 0);
    layout->setSpacing(0);
    layout->addWidget(new RailHead(theme, tr("Start"), this));
    layout->addSpacing(4);
    auto* fresh = new RailRow(theme, QStringLiteral("plus"), tr("New scene"), {}, {}, this);
    fresh->tellKey("file.new");
    fresh->setObjectName(QStringLiteral("newButton"));
    setKeyTip(fresh, actions.action(QStringLiteral("file.new"))->statusTip(), "file.new");
    connect(fresh, &QPushButton::clicked, actions.action(QStringLiteral("file.new")), &QAction::trigger);
    layout->addWidget(fresh);
    auto* open = new RailRow(theme, QStringLiteral("folder"), tr("Open…"), {}, {}, this);
    open->tellKey("file.open");
    open->setObjectName(QStringLiteral("openButton"));
    setKeyTip(open, actions.action(QStringLiteral("file.open"))->statusTip(), "file.open");
    connect(open, &QPushButton::clicked, actions.action(QStringLiteral("file.open")), &QAction::trigger);
    layout->addWidget(open);
    layout->addSpacing(12);
    layout->addWidget(new RailHead(theme, tr("Guided tours"), this));
    layout->addSpacing(4);
    const struct { const char *id, *icon; QString name; } tours[] = {
        {"tour.cam", "cam", tr("A cam and its follower")}, {"tour.box", "box", tr("A box with friction")}, {"tour.circuit", "diode", tr("A diode bridge")}};
    for (const auto& [id, icon, name] : tours) {
        QAction* action = actions.action(QLatin1String(id));
        auto* row = new RailRow(theme, QLatin1String(icon), name, {}, {}, this);
        row->setObjectName(QLatin1String(id));
        row->setToolTip(action->toolTip());
        connect(row, &QPushButton::clicked, action, &QAction::trigger);
        layout->addWidget(row);
    }
    layout->addSpacing(12);
    recent_ = new QWidget(this);
    recentLayout_ = new QVBoxLayout(recent_);
    recentLayout_->setContentsMargins(0, 0, 0, 0);
    recentLayout_->setSpacing(0);
    layout->addWidget(recent_);
    layout->addStretch(1);
    layout->addWidget(new DropBox(theme, this));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StartRail::reload() {
    while (QLayoutItem* item = recentLayout_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    listRecovered();
    const QStringList files = recentFiles();
    recent_->setVisible(!files.isEmpty() || recentLayout_->count() > 0);
    if (files.isEmpty()) return;
    recentLayout_->addWidget(new RailHead(theme_, tr("Recent"), recent_));
    recentLayout_->addSpacing(4);
    for (const QString& file : files) {
        const QFileInfo info(file);
        const bool scene = info.suffix() == QLatin1String("saltus");
        const SceneEntry entry = scene ? readSceneEntry(file) : SceneEntry{};
        auto* row = new RailRow(theme_, scene ? entry.icon : QStringLiteral("record"), plainName(info.fileName()),
                                dayText(info.lastModified()), scene ? entry.title : tr("recording"), recent_);
        row->setToolTip(plain(QDir::toNativeSeparators(file)));
        connect(row, &QPushButton::clicked, this, [this, file] { emit opened(file); });
        recentLayout_->addWidget(row);
    }
}

void StartRail::setRecoveryFolder(const QString& folder) { recoveryFolder_ = folder; }

// Work that a killed program left, with the choice to drop it.
void StartRail::listRecovered() {
    if (recoveryFolder_.isEmpty()) return;
    const auto found = Recovery::left(recoveryFolder_);
    if (found.empty()) return;
    recentLayout_->addWidget(new RailHead(theme_, tr("Not saved last time"), recent_));
    recentLayout_->addSpacing(4);
    for (const Recovery::Left& left : found) {
        auto* line = new QWidget(recent_);
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 8, 0);
        row->setSpacing(0);
        auto* open = new RailRow(theme_, QStringLiteral("history"), plainName(left.name), {},
                                 tr("%1, %2").arg(dayText(left.time), QLocale().toString(left.time.time(), QLocale::ShortFormat)), line);
        open->setObjectName(QStringLiteral("recovered"));
        open->setToolTip(tr("Opens what was kept of %1 when Saltus ended without saving, as it was at %2; what was changed after that is lost")
                             .arg(plain(left.filePath.isEmpty() ? left.name : QDir::toNativeSeparators(left.filePath)), left.time.time().toString(QStringLiteral("HH:mm:ss"))));
        connect(open, &QPushButton::clicked, this, [this, left] { emit recovered(left); });
        auto* drop = new QToolButton(line);
        drop->setIcon(theme_.icon(QStringLiteral("close")));
        drop->setAutoRaise(true);
        drop->setFocusPolicy(Qt::TabFocus);
        drop->setToolTip(tr("Drop it: the changes that were not saved are gone for good"));
        drop->setAccessibleName(tr("Drop %1").arg(plainName(left.name)));
        connect(drop, &QToolButton::clicked, this, [this, left] {
            Recovery::discard(left);
            QMetaObject::invokeMethod(this, &StartRail::reload, Qt::QueuedConnection); // not while its button is clicked
        });
        row->addWidget(open, 1);
        row->addWidget(drop);
        recentLayout_->addWidget(line);
    }
    recentLayout_->addSpacing(12);
}

void StartRail::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme_.colors().panel);
    p.fillRect(width() - 1, 0, 1, height(), theme_.colors().border);
}

} // namespace saltus::ui

#include "moc_start_rail.cpp"
