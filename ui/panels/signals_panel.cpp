// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/signals_panel.h"

#include "ui/document/document.h"
#include "ui/language/text.h"
#include "ui/look/format.h"
#include "ui/look/popup_menu.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/signal_label.h"
#include "ui/run/signal_order.h"
#include "ui/run/time_cursor.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QListView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace saltus::ui {

class SignalsModel : public QAbstractListModel {
public:
    enum Role { valueRole = Qt::UserRole, unitRole, shortRole, shortUnitRole, exactRole, quantityRole, nameRole, searchRole, tailRole };
    using QAbstractListModel::QAbstractListModel;

    void setRecording(std::shared_ptr<const Recording> recording, const model::Model& model) {
        if (recording == index_.recording()) return;
        std::vector<std::size_t> order;
        if (recording) order = listedColumns(recording->catalogue(), model);
        if (!order.empty()) order.erase(order.begin()); // time itself stands in the transport already
        // Another branch has the same signals: keep the selection and the scroll position.
        const bool same = recording && order == order_ && index_.recording() &&
                          recording->catalogue().size() == index_.recording()->catalogue().size() &&
                          std::equal(recording->catalogue().channels().begin(), recording->catalogue().channels().end(),
                                     index_.recording()->catalogue().channels().begin(),
                                     [](const Channel& a, const Channel& b) { return a.name == b.name; });
        if (!same) beginResetModel();
        index_.set(std::move(recording));
        order_ = std::move(order);
        labels_.clear();
        if (index_.recording())
            for (const Channel& c : index_.recording()->catalogue().channels())
                if (c.label != c.name && !isNamed(c)) ++labels_[c.label]; // what bears its object's name is told by it, and there may be very many
        kin_.clear();
        if (!same) endResetModel();
    }
    // True when other values are shown.
    bool setTime(double time) {
        const auto row = index_.rowAt(time);
        if (row == row_) return false;
        row_ = row;
        return true;
    }
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(order_.size());
    }
    Qt::ItemFlags flags(const QModelIndex& at) const override { return QAbstractListModel::flags(at) | Qt::ItemIsDragEnabled; }
    QMimeData* mimeData(const QModelIndexList& list) const override {
        DraggedNames names;
        for (const QModelIndex& at : list) names.channels << at.data(nameRole).toString();
        auto* data = new QMimeData;
        setDragged(*data, names);
        return data;
    }
    QVariant data(const QModelIndex& at, int role) const override {
        const std::size_t column = order_[static_cast<std::size_t>(at.row())];
        const Channel& channel = index_.recording()->catalogue()[column];
        const double exact = row_ && *row_ < index_.recording()->rows() ? index_.recording()->value(column, *row_) : std::nan("");
        const double si = isRoundOff(exact, column) ? 0.0 : exact;
        switch (role) {
        case Qt::DisplayRole: {
            if (channel.label.empty() || channel.label == channel.name) return QString::fromStdString(channel.name);
            // A label that several signals bear is told apart by the name.
            const QString label = signalLabel(channel);
            const auto of = labels_.find(channel.label);
            return (of != labels_.end() && of->second > 1) || index_.find(channel.label) ? label + QStringLiteral("  ") + QString::fromStdString(channel.name) : label;
        }
        case searchRole: return QString::fromStdString(channel.name) + QLatin1Char(' ') + signalLabel(channel);
        case nameRole: return QString::fromStdString(channel.name);
        case valueRole: return shown(si, QString::fromStdString(channel.unit)).value;
        case shortRole: return shown(si, QString::fromStdString(channel.unit), 3).value;
        case shortUnitRole: return shown(si, QString::fromStdString(channel.unit), 3).unit; // rounding may take another prefix
        case unitRole: return shown(si, QString::fromStdString(channel.unit)).unit;
        case exactRole: return exactText(exact);
        case tailRole: return isNamed(channel) ? signalLabel(channel).mid(plainName(channel.object).size()) : QString();
        case quantityRole: return static_cast<int>(channel.quantity);
        case Qt::ToolTipRole:
            return QStringLiteral("%1 = %2 %3").arg(QString::fromStdString(channel.name), exactText(exact),
                                                    unitText(QString::fromStdString(channel.unit)));
        default: return {};
        }
    }

private:
    static bool isNamed(const Channel& channel) { return !channel.object.empty() && channel.label.size() > channel.object.size() + 1 && channel.label.starts_with(channel.object) && channel.label[channel.object.size()] == ' '; }
    // A number without size beside all that the signals of its kind of this object ever were: what only the last digits made. The
    // height of a ball is the scale of its way aside.
    bool isRoundOff(double value, std::size_t column) const {
        if (value == 0.0 || !std::isfinite(value) || std::abs(value) > 1e-9) return false;
        return std::abs(value) < 1e-12 * scaleOf(column);
    }
    double scaleOf(std::size_t column) const {
        const Recording& recording = *index_.recording();
        const Catalogue& catalogue = recording.catalogue();
        auto [known, fresh] = kin_.try_emplace(column);
        if (fresh) { // its neighbours in the catalogue: signals of one object stand together
            const auto alike = [&](std::size_t k) { return catalogue[k].object == catalogue[column].object && catalogue[k].quantity == catalogue[column].quantity; };
            known->second = {column, column + 1};
            while (known->second.first > 1 && alike(known->second.first - 1)) --known->second.first;
            while (known->second.second < catalogue.size() && alike(known->second.second)) ++known->second.second;
        }
        double most = 0.0;
        for (std::size_t k = known->second.first; k < known->second.second; ++k) {
            const MinMax ever = recording.range(k, 0, recording.rows());
            if (ever.min <= ever.max) most = std::max({most, std::abs(ever.min), std::abs(ever.max)});
        }
        return most;
    }
    SignalIndex index_;
    mutable std::unordered_map<std::size_t, std::pair<std::size_t, std::size_t>> kin_; // columns of one kind of one object
    std::vector<std::size_t> order_; // columns of the recording, as they are listed
    std::unordered_map<std::string, int> labels_;
    std::optional<std::size_t> row_;
};

namespace {

// What stands behind the object's name, "q[0]", tells signals apart: of a long one the object's name is cut, not that.
QString shortName(const QFontMetrics& metrics, const QString& name, const QString& words, int width) {
    if (name.isEmpty() || metrics.horizontalAdvance(name) <= width) return name;
    if (!words.isEmpty() && name.endsWith(words)) { // "ball velocity x": of the ball as much as there is room for
        const QString object = name.left(name.size() - words.size());
        const int room = width - metrics.horizontalAdvance(words);
        if (room >= metrics.horizontalAdvance(object.left(1) + QChar(0x2026))) return metrics.elidedText(object, Qt::ElideRight, room) + words;
        return metrics.elidedText(words.trimmed(), Qt::ElideMiddle, width);
    }
    if (!name.back().isDigit() && name.back() != QLatin1Char(']')) return metrics.elidedText(name, Qt::ElideRight, width); // words: "kinetische E…"
    const qsizetype split = std::max(name.lastIndexOf(QLatin1Char('.')), name.lastIndexOf(QLatin1Char(' ')));
    const QString tail = split > 0 ? name.mid(name[split] == QLatin1Char('.') ? split + 1 : split) : QString(); // "…q[0]" without one more dot
    const int room = std::min(width - metrics.horizontalAdvance(tail), metrics.horizontalAdvance(name.left(split)) - 1); // it is cut in any case
    if (tail.isEmpty() || room < metrics.horizontalAdvance(name.left(1) + QChar(0x2026)))
        return tail.isEmpty() ? metrics.elidedText(name, Qt::ElideMiddle, width) : metrics.elidedText(tail.trimmed(), Qt::ElideRight, width);
    return metrics.elidedText(name.left(split), Qt::ElideRight, room) + tail;
}

class SignalDelegate : public QStyledItemDelegate {
public:
    SignalDelegate(Theme& theme, QObject* parent) : QStyledItemDelegate(parent), theme_(theme) {}
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {160_px, rowHeight(theme_)}; }
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Colors& c = theme_.colors();
        const QRect r = option.rect;
        if (option.state & QStyle::State_Selected)
            p->fillRect(r, c.accentSoft);
        else if (option.state & QStyle::State_MouseOver)
            p->fillRect(r, c.hover);
        const QColor swatch = theme_.quantityColor(static_cast<Quantity>(index.data(SignalsModel::quantityRole).toInt()));
        paintSwatch(*p, r.left() + 12, r.center().y() + 0.5, swatch);
        const QFont font = theme_.font(TextSize::normal);
        const QFontMetrics metrics(font);
        p->setFont(font);
        const bool narrow = r.width() < 220_px;
        const QString name = index.data().toString();
        QString value = index.data(SignalsModel::valueRole).toString(), unit = index.data(SignalsModel::unitRole).toString();
        // A unit is never cut: "m…" of mm/s would be another one.
        const QString shortUnit = index.data(SignalsModel::shortUnitRole).toString();
        const int unitWidth = std::max<int>(narrow ? 32_px : 44_px, std::max(metrics.horizontalAdvance(unit), metrics.horizontalAdvance(shortUnit)) + 4), unitLeft = r.right() - unitWidth, valueRight = unitLeft - 6;
        // In a narrow panel the value has fewer digits before the name is cut to half of the row.
        const int nameLeft = r.left() + (narrow ? 28 : 36), all = valueRight - 8 - nameLeft;
        if (metrics.horizontalAdvance(value) > all - std::min(metrics.horizontalAdvance(name), all / 2)) {
            value = index.data(SignalsModel::shortRole).toString();
            unit = shortUnit;
        }
        p->setPen(c.text);
        const int labelRight = valueRight - std::max(metrics.horizontalAdvance(value), std::min(40_px, all / 2)) - 8;
        p->drawText(QRect(nameLeft, r.top(), labelRight - nameLeft, r.height()), Qt::AlignVCenter | Qt::AlignLeft, shortName(metrics, name, index.data(SignalsModel::tailRole).toString(), labelRight - nameLeft));
        p->drawText(QRect(labelRight, r.top(), valueRight - labelRight, r.height()), Qt::AlignVCenter | Qt::AlignRight, value);
        p->setPen(c.secondary);
        p->drawText(QRect(unitLeft, r.top(), unitWidth, r.height()), Qt::AlignVCenter | Qt::AlignLeft, unit);
    }

private:
    Theme& theme_;
};

} // namespace

SignalsPanel::SignalsPanel(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent)
    : PanelBase(theme, parent), document_(document), run_(run), cursor_(cursor) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new PanelHead(theme, tr("Signals"), this);
    search_ = head->addSearch(tr("Filter signals"));
    column->addWidget(head);
    model_ = new SignalsModel(this);
    filter_ = new QSortFilterProxyModel(this);
    filter_->setSourceModel(model_);
    filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    filter_->setFilterRole(SignalsModel::searchRole);
    list_ = new QListView(this);
    list_->setModel(filter_);
    list_->setItemDelegate(new SignalDelegate(theme, list_));
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAccessibleName(tr("Signals"));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setToolTip(tr("Drag to a plot, or press Enter for a new one; two together make a phase portrait"));
    connect(list_, &QListView::activated, this, &SignalsPanel::plotChosen);
    list_->installEventFilter(this);
    column->addSpacing(4);
    empty_ = noteLabel({}, this);
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(empty_, 1);
    column->addWidget(list_, 1);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& part) {
        filter_->setFilterFixedString(part);
        updateEmpty();
    });
    connect(list_, &QListView::customContextMenuRequested, this, [this](const QPoint& at) {
        if (!list_->currentIndex().isValid()) return;
        QMenu* menu = popupMenu(this);
        const bool pair = list_->selectionModel()->selectedIndexes().size() == 2;
        menu->addAction(pair ? tr("Phase portrait\tEnter") : tr("New plot\tEnter"), this, &SignalsPanel::plotChosen);
        menu->addSeparator();
        menu->addAction(tr("Copy value"), this, [this] { copy(SignalsModel::exactRole); });
        menu->addAction(tr("Copy name"), this, [this] { copy(SignalsModel::nameRole); });
        menu->popup(list_->viewport()->mapToGlobal(at));
    });
    connect(&run, &RunController::recordingChanged, this, [this] {
        const auto take = [this] {
            model_->setRecording(run_.recording(), document_.model());
            list_->viewport()->update();
            updateEmpty();
        };
        document_.slices().drop(this);
        if (document_.model().bodies.size() < Document::kManyBodies) take();
        else document_.slices().putOff(this, take);
    });
    connect(&theme, &Theme::changed, list_, [this] { list_->viewport()->update(); });
    model_->setRecording(run.recording(), document.model());
    updateEmpty();
    tick();
}

void SignalsPanel::updateEmpty() {
    const bool none = filter_->rowCount() == 0;
    empty_->setVisible(none);
    list_->setVisible(!none); // the sentence has all the room: beside an empty list it lost its first and last line
    empty_->setText(model_->rowCount() > 0 ? tr("No signal has this in its name.") : tr("What moves has signals: they come with the first body or system."));
}

void SignalsPanel::tick() {
    if (model_->setTime(cursor_.time())) list_->viewport()->update();
}

void SignalsPanel::plotChosen() {
    DraggedNames names;
    for (const QModelIndex& at : list_->selectionModel()->selectedIndexes()) names.channels << at.data(SignalsModel::nameRole).toString();
    if (!names.isEmpty()) emit plotRequested(names);
}

void SignalsPanel::copy(int role) const {
    const QModelIndex at = list_->currentIndex();
    if (at.isValid()) QApplication::clipboard()->setText(at.data(role).toString());
}

bool SignalsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copy(SignalsModel::exactRole);
        return true;
    }
    return PanelBase::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_signals_panel.cpp"
