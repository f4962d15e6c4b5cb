// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/event_panel.h"

#include "core/io/atomic_file.h"
#include "core/io/events_csv.h"
#include "ui/language/text.h"
#include "ui/look/error_text.h"
#include "ui/look/export_folder.h"
#include "ui/look/format.h"
#include "ui/look/theme.h"
#include "ui/look/wait_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/time_cursor.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace saltus::ui {

namespace {

constexpr qint64 kLookAtAll = 500; // ms between looks at what is no impact, while a run goes on
constexpr int kTimeDigits = 15;

// Before the word: physics' colours are none for text.
QColor swatchOf(const Colors& c, EventKind kind) {
    switch (kind) {
    case EventKind::impact: return c.impulse;
    case EventKind::release:
    case EventKind::graze: return c.velocity;
    case EventKind::stick: return c.stick;
    case EventKind::slip:
    case EventKind::reversal: return c.slip;
    case EventKind::accumulation:
    case EventKind::handover: return c.accentText;
    case EventKind::switching:
    case EventKind::breakpoint: return c.secondary;
    }
    return c.text;
}

} // namespace

Result<void> writeEvents(const EventIndex& index, const std::filesystem::path& file, const CancelToken* cancel) {
    std::string out = std::string(io::kEventColumns) + ",loss,flight,ratio\n";
    const auto of = [](const std::optional<double>& value) { return value.value_or(std::numeric_limits<double>::quiet_NaN()); };
    for (std::size_t i = 0; i < index.size(); ++i) {
        if (cancel && i % 1024 == 0 && cancel->cancelled()) return fail(ErrorKind::cancelled, "saving the events was stopped", {}, Place{file.string(), 0, 0, {}});
        const EventRow row = index.row(i);
        out += io::event_line({row.time, row.kind, row.object, row.component, of(row.before), of(row.after), of(row.impulse), row.mode});
        for (const auto* value : {&row.loss, &row.flight, &row.ratio}) out += ',' + io::csv_number(of(*value));
        out += '\n';
    }
    return io::write_file_atomically(file, out);
}

void EventModel::setNames(EventIndex::Name name) {
    name_ = name;
    index_.setNames([this](const EventRow& row) { return contactText(row); });
}

QString EventModel::contactText(const EventRow& row) const { return name_ ? name_(row) : QString::fromStdString(row.object); }

void EventModel::setRecording(std::shared_ptr<const Recording> recording, double step) {
    beginResetModel();
    index_.set(std::move(recording), step);
    rows_ = 0;
    endResetModel();
}

void EventModel::setFilter(const QString& text) {
    beginResetModel();
    index_.setFilter(text);
    rows_ = static_cast<int>(index_.size());
    endResetModel();
}

void EventModel::take(bool all) {
    switch (index_.take(400'000, all)) {
    case EventIndex::Change::none: return;
    case EventIndex::Change::anew:
        beginResetModel();
        rows_ = static_cast<int>(index_.size());
        endResetModel();
        return;
    case EventIndex::Change::appended:
        if (static_cast<int>(index_.size()) == rows_) return;
        beginInsertRows({}, rows_, static_cast<int>(index_.size()) - 1);
        rows_ = static_cast<int>(index_.size());
        endInsertRows();
    }
}

QString EventModel::text(const EventRow& row, Column column, std::size_t at) const {
    const auto with = [](const std::optional<double>& value, const char* unit) { return value ? shownText(*value, QLatin1String(unit)) : QString(); };
    switch (column) {
    case number: return groupedInteger(static_cast<qint64>(index_.number(at)));
    case time: return QString::number(row.time, 'g', kTimeDigits);
    case kind: return eventName(row.kind);
    case contact: return contactText(row);
    case before: return with(row.before, row.angular ? "rad/s" : "m/s");
    case after: return with(row.after, row.angular ? "rad/s" : "m/s");
    case impulse: return with(row.impulse, row.angular ? "N m s" : "N s");
    case loss: return with(row.loss, "J");
    case flight: return with(row.flight, "s");
    case ratio: return row.ratio ? plainNumber(*row.ratio) : QString();
    case mode: return modeText(row.mode);
    case columns: break;
    }
    return {};
}

QString EventModel::exact(const EventRow& row, Column column) const {
    const auto of = [](const std::optional<double>& value, const char* unit) { return value ? exactText(*value) + QLatin1Char(' ') + unitText(QLatin1String(unit)) : QString(); };
    switch (column) {
    case time: return exactText(row.time) + QStringLiteral(" s");
    case before: return of(row.before, row.angular ? "rad/s" : "m/s");
    case after: return of(row.after, row.angular ? "rad/s" : "m/s");
    case impulse: return of(row.impulse, row.angular ? "N m s" : "N s");
    case loss: return of(row.loss, "J");
    case flight: return of(row.flight, "s");
    case ratio: return row.ratio ? exactText(*row.ratio) : QString();
    case contact: return QString::fromStdString(row.object);
    default: return {};
    }
}

QVariant EventModel::data(const QModelIndex& at, int role) const {
    if (!at.isValid() || static_cast<std::size_t>(at.row()) >= index_.size()) return {};
    const auto row = static_cast<std::size_t>(at.row());
    const auto column = static_cast<Column>(at.column());
    switch (role) {
    case Qt::DisplayRole: return text(index_.row(row), column, row);
    case Qt::ToolTipRole:
    case Qt::UserRole: return exact(index_.row(row), column);
    case Qt::DecorationRole: return column == kind ? QVariant(swatchOf(theme_.colors(), index_.row(row).kind)) : QVariant();
    case Qt::TextAlignmentRole: {
        const bool words = column == kind || column == contact || column == mode;
        return QVariant::fromValue(Qt::Alignment((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    default: return {};
    }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return {};
    const struct {
        QString title, tip;
    } heads[columns] = {{tr("n"), tr("Number of the event among those shown")},
                        {tr("t s"), tr("Instant in s, 15 digits; of time stepping the end of the step")},
                        {tr("Event"), tr("What happened")},
                        {tr("Contact"), tr("Of which contact, joint or law")},
                        {tr("u⁻"), tr("Relative velocity before, m/s or rad/s")},
                        {tr("u⁺"), tr("Relative velocity after, m/s or rad/s")},
                        {tr("p"), tr("Percussion, N s or N m s")},
                        {tr("Loss"), tr("Energy that the contact took, J")},
                        {tr("Flight"), tr("Time since the impact before of the same contact, s")},
                        {tr("Ratio"), tr("This flight by the one before: below 1 and steady where impacts accumulate")},
                        {tr("Then"), tr("State of the contact after it")}};
    if (section < 0 || section >= columns) return {};
    if (role == Qt::DisplayRole) return heads[section].title;
    if (role == Qt::ToolTipRole) return heads[section].tip;
    if (role == Qt::TextAlignmentRole) {
        const bool words = section == kind || section == contact || section == mode;
        return QVariant::fromValue(Qt::Alignment((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    return {};
}

EventPanel::EventPanel(Theme& theme, RunController& run, TimeCursor& cursor, QWidget* parent) : PanelBase(theme, parent), run_(run), cursor_(cursor) {
    setObjectName(QStringLiteral("events"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new PanelHead(theme, tr("Events"), this);
    filter_ = head->addSearch(tr("Filter events: words of event, contact and what comes then"));
    auto* save = head->addButton(QStringLiteral("export"), tr("Save these events as CSV, SI with 17 digits"));
    save->setObjectName(QStringLiteral("events.save"));
    connect(save, &QToolButton::clicked, this, &EventPanel::save);
    column->addWidget(head);
    note_ = noteLabel({}, this);
    note_->setContentsMargins(12, 2, 12, 2);
    column->addWidget(note_);
    model_ = new EventModel(theme, this);
    view_ = new QTableView(this);
    view_->setObjectName(QStringLiteral("events.table"));
    view_->setAccessibleName(tr("Events of the run"));
    view_->setModel(model_);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ContiguousSelection);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->setIconSize({8_px, 8_px}); // the swatch
    view_->setTabKeyNavigation(false);
    view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view_->verticalHeader()->setDefaultSectionSize(measure::row);
    view_->horizontalHeader()->setHighlightSections(false);
    view_->setStyleSheet(QStringLiteral("QTableView { background: transparent; }"));
    const int widths[] = {48, 140, 124, 130, 88, 88, 88, 88, 88, 64, 64};
    for (int i = 0; i < EventModel::columns; ++i) view_->setColumnWidth(i, Px{widths[i]});
    view_->horizontalHeader()->setStretchLastSection(true);
    view_->installEventFilter(this);
    column->addWidget(view_, 1);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        model_->setFilter(text);
        shownTime_ = -1.0;
        tick();
    });
    connect(view_, &QTableView::clicked, this, &EventPanel::go);
    connect(&theme, &Theme::changed, view_, [this] { view_->viewport()->update(); });
}

void EventPanel::tick() {
    const auto recording = run_.recording();
    if (recording != shown_) {
        shown_ = recording;
        model_->setRecording(recording, run_.stepSize());
        shownTime_ = -1.0;
        sinceAll_.invalidate();
    }
    const bool all = run_.state() != RunState::running || !sinceAll_.isValid() || sinceAll_.elapsed() >= kLookAtAll;
    if (all) sinceAll_.start();
    model_->take(all);
    const EventIndex& index = model_->index();
    QString note = !shown_ || shown_->rows() == 0       ? tr("Nothing is recorded yet.")
                   : index.total() == 0                 ? tr("No event so far.")
                   : index.size() == 0                  ? tr("None of %1 events has these words in its row. Esc shows all").arg(groupedInteger(qint64(index.total())))
                   : index.size() < index.total()       ? tr("%1 of %2 events").arg(groupedInteger(qint64(index.size())), groupedInteger(qint64(index.total())))
                   : index.total() == 1                 ? tr("1 event")
                                                        : tr("%1 events").arg(groupedInteger(qint64(index.total())));
    if (index.releasesLeftOut()) note += QLatin1String("; ") + tr("releases are left out: there are too many");
    if (note != note_->text()) note_->setText(note);
    if (cursor_.time() != shownTime_) follow();
}

// The last event at or before the time shown is marked and in sight.
void EventPanel::follow() {
    shownTime_ = cursor_.time();
    if (going_ || model_->rowCount() == 0) return;
    const std::size_t after = model_->index().firstAfter(shownTime_ + 0.01 * run_.stepSize());
    if (after == 0) return view_->clearSelection();
    const QModelIndex at = model_->index(static_cast<int>(after) - 1, EventModel::number);
    if (view_->currentIndex().row() == at.row() && view_->selectionModel()->isRowSelected(at.row())) return;
    view_->selectionModel()->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    view_->scrollTo(at.siblingAtColumn(std::max(0, view_->columnAt(0))));
}

void EventPanel::go(const QModelIndex& at) {
    if (!at.isValid()) return;
    const EventRow row = model_->index().row(static_cast<std::size_t>(at.row()));
    going_ = true;
    emit instantWanted(row.time, row.impact);
    shownTime_ = cursor_.time();
    going_ = false;
}

void EventPanel::copy() const {
    const auto rows = view_->selectionModel()->selectedRows();
    QStringList lines, cells;
    for (int c = 0; c < EventModel::columns; ++c) cells << model_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    lines << cells.join(QLatin1Char('\t'));
    for (const QModelIndex& row : rows) {
        cells.clear();
        for (int c = 0; c < EventModel::columns; ++c) {
            const QString exact = model_->data(model_->index(row.row(), c), Qt::UserRole).toString();
            cells << (exact.isEmpty() || c == EventModel::contact ? model_->data(model_->index(row.row(), c), Qt::DisplayRole).toString() : exact);
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    if (!rows.isEmpty()) QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

void EventPanel::save() {
    if (model_->rowCount() == 0) return emit refused(tr("There are no events to save"), tr("run the scene first, or change the filter"));
    const QString proposal = QDir(exportFolder()).filePath(QStringLiteral("events.csv"));
    QString file = QFileDialog::getSaveFileName(this, tr("Save the events"), proposal, tr("Tables (*.csv)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
    // A copy of the index: a few bytes an event, and the run may go on.
    auto result = std::make_shared<std::optional<Result<void>>>();
    auto index = std::make_shared<const EventIndex>(model_->index());
    auto cancel = std::make_shared<CancelToken>();
    if (!waitFor(window(), tr("Writing %1").arg(plainName(QFileInfo(file).fileName())), [result, index, cancel, path = file.toStdString()] { result->emplace(writeEvents(*index, path, cancel.get())); }))
        return cancel->cancel();
    if (!**result) emit refused(asSentence((**result).error().message), asSentence((**result).error().remedy));
    else {
        keepExportFolder(file);
        emit saved(file);
    }
}

bool EventPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool press = event->type() == QEvent::KeyPress;
        if (key->matches(QKeySequence::Copy)) {
            if (press) copy();
            event->accept();
            return true;
        }
        const int by = key->key() == Qt::Key_Up ? -1 : key->key() == Qt::Key_Down ? 1 : 0;
        if (key->modifiers() == Qt::NoModifier && (by != 0 || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            if (press) {
                const int row = std::clamp(view_->currentIndex().row() + by, 0, std::max(0, model_->rowCount() - 1));
                const QModelIndex at = model_->index(row, EventModel::number);
                view_->selectionModel()->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
                view_->scrollTo(at);
                go(at);
            }
            event->accept();
            return true;
        }
    }
    return PanelBase::eventFilter(watched, event);
}

} // namespace saltus::ui

#include "moc_event_panel.cpp"
