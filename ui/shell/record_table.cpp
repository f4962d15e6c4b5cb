// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/record_table.h"

#include "ui/document/document.h"
#include "ui/look/format.h"
#include "ui/look/key_names.h"
#include "ui/look/theme.h"
#include "ui/run/run_controller.h"
#include "ui/run/signal_label.h"
#include "ui/run/signal_order.h"
#include "ui/run/time_cursor.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {
constexpr std::size_t kWindow = 400; // rows held
constexpr qint64 kPause = 150;       // ms between updates while a run goes on: numbers that nobody could read faster
} // namespace

void RecordModel::setRecording(std::shared_ptr<const Recording> recording, const model::Model& model) {
    beginResetModel();
    recording_ = std::move(recording);
    columns_ = recording_ ? listedColumns(recording_->catalogue(), model) : std::vector<std::size_t>();
    first_ = count_ = 0;
    endResetModel();
}

void RecordModel::setWindow(std::size_t first, std::size_t count) {
    if (first == first_ && count == count_) return;
    if (count == count_) {
        first_ = first;
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        return;
    }
    beginResetModel();
    first_ = first;
    count_ = count;
    endResetModel();
}

int RecordModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(count_); }
int RecordModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(columns_.size());
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    if (!recording_ || !index.isValid()) return {};
    const std::size_t column = channel(index.column());
    const std::size_t row = first_ + static_cast<std::size_t>(index.row());
    if (row >= recording_->rows()) return {};
    switch (role) {
    case Qt::DisplayRole: return plainNumber(recording_->value(column, row), column == 0 ? 8 : 6);
    case Qt::ToolTipRole:
    case Qt::UserRole: return exactText(recording_->value(column, row));
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    default: return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!recording_) return {};
    if (orientation == Qt::Vertical) {
        if (role == Qt::DisplayRole) return groupedInteger(qint64(first_) + section);
        return {};
    }
    const Channel& channel = recording_->catalogue()[this->channel(section)];
    const QString unit = unitText(QString::fromStdString(channel.unit));
    if (role == Qt::DisplayRole)
        return QString::fromStdString(channel.name) + (unit.isEmpty() ? QString() : QStringLiteral("  ") + unit);
    if (role == Qt::ToolTipRole) return signalLabel(channel);
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    return {};
}

RecordTable::RecordTable(Theme& theme, Document& document, RunController& run, TimeCursor& cursor, QWidget* parent)
    : QWidget(parent), theme_(theme), document_(document), run_(run), cursor_(cursor) {
    model_ = new RecordModel(this);
    head_ = new QLabel(this);
    head_->setProperty("role", "secondary");
    head_->setFixedHeight(36_px);
    head_->setToolTip(tr("Hover a number for all its digits; Ctrl+C copies rows, a double click goes to their time"));
    view_ = new QTableView(this);
    view_->setAccessibleName(tr("Recorded values"));
    view_->setModel(model_);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ContiguousSelection);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setStyleSheet(QStringLiteral("QTableView { background: transparent; }"));
    view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view_->verticalHeader()->setDefaultSectionSize(measure::row);
    view_->verticalHeader()->setMinimumWidth(72_px);
    view_->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    view_->horizontalHeader()->setDefaultSectionSize(150);
    view_->horizontalHeader()->setHighlightSections(false);
    view_->verticalHeader()->setHighlightSections(false);
    view_->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head_);
    layout->addWidget(view_, 1);
    connect(view_, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!shown_) return;
        const std::size_t row = model_->first() + static_cast<std::size_t>(index.row());
        if (row < shown_->rows()) emit timeRequested(shown_->value(0, row));
    });
}

void RecordTable::tick() {
    if (!isVisible()) return;
    auto recording = run_.recording();
    if (recording != shown_) {
        shown_ = recording;
        model_->setRecording(recording, document_.model());
        shownTime_ = -1.0;
        if (recording && recording->catalogue().size() > 0)
            view_->setColumnWidth(0, 110);
    }
    if (!shown_ || shown_->rows() == 0) {
        head_->setText(tr("Nothing is recorded yet. Press %1 to run.").arg(keyOf("run.toggle")));
        return;
    }
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const double time = cursor_.time();
    const std::size_t rows = shown_->rows();
    const std::size_t count = std::min(rows, kWindow);
    if (time == shownTime_ && count == model_->count()) return;
    if (now - lastUpdate_ < kPause && cursor_.following()) return;
    lastUpdate_ = now;
    shownTime_ = time;
    const std::size_t at = std::min(shown_->row_at(time), rows - 1);
    const std::size_t last = std::min(rows, std::max(at + kWindow / 2, count));
    model_->setWindow(last - count, count);
    const int inside = int(at - model_->first());
    view_->scrollTo(model_->index(inside, 0),
                    cursor_.following() ? QAbstractItemView::PositionAtBottom : QAbstractItemView::PositionAtCenter);
    view_->selectRow(inside);
    head_->setText(tr("Rows %1 to %2 of %3, around the time shown")
                       .arg(groupedInteger(qint64(model_->first())), groupedInteger(qint64(model_->first() + count - 1)),
                            groupedInteger(qint64(rows))));
}

void RecordTable::copySelection() const {
    const auto rows = view_->selectionModel()->selectedRows();
    if (rows.isEmpty()) return;
    QStringList lines, cells;
    for (int c = 0; c < model_->columnCount(); ++c)
        cells << QString::fromStdString(shown_->catalogue()[model_->channel(c)].name);
    lines << cells.join(QLatin1Char(','));
    for (const QModelIndex& row : rows) {
        cells.clear();
        for (int c = 0; c < model_->columnCount(); ++c)
            cells << model_->data(model_->index(row.row(), c), Qt::UserRole).toString();
        lines << cells.join(QLatin1Char(','));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

bool RecordTable::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) return false;
    if (!static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) return false;
    if (event->type() == QEvent::KeyPress) copySelection();
    event->accept();
    return true;
}

void RecordTable::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme_.colors().plotCanvas);
}

} // namespace saltus::ui

#include "moc_record_table.cpp"
