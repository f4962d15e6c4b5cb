// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"

#include "ui/look/error_text.h"
#include "ui/look/theme.h"
#include "ui/shell/paint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace saltus::ui {

namespace {

constexpr Px kWidth{560}, kPaletteRow{32};
constexpr int kRows = 10, kShadow = 28;
enum Role { IndexRole = Qt::UserRole + 1, DetailRole, KeysRole, IconRole, DimRole };

class RowPainter : public QStyledItemDelegate {
public:
    RowPainter(Theme& theme, QObject* parent) : QStyledItemDelegate(parent), theme_(theme) {}
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {kWidth - 24, kPaletteRow}; }
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Colors& c = theme_.colors();
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        const bool selected = option.state & QStyle::State_Selected, dim = index.data(DimRole).toBool();
        if (selected) {
            p->setPen(Qt::NoPen);
            p->setBrush(c.accentSoft);
            p->drawRoundedRect(option.rect, 4, 4);
        }
        const QRect r = option.rect.adjusted(8, 0, -8, 0);
        const QString icon = index.data(IconRole).toString();
        if (!icon.isEmpty())
            p->drawPixmap(r.left(), r.center().y() - 8_px + 1,
                          theme_.pixmap(icon, 16_px, dim ? c.disabled : c.secondary, option.widget ? option.widget->devicePixelRatioF() : 1.0));
        double right = r.right();
        const QString keys = index.data(KeysRole).toString();
        if (!keys.isEmpty()) right -= paintKeyChip(*p, theme_, right, r.center().y() + 1, keys) + 12;
        p->setFont(theme_.font(TextSize::normal));
        const QString detail = index.data(DetailRole).toString();
        const int detailWidth = p->fontMetrics().horizontalAdvance(detail);
        const QString title = index.data(Qt::DisplayRole).toString();
        const int textLeft = 12 + 16_px, room = int(right) - r.left() - textLeft;
        p->setPen(dim ? c.secondary : c.text);
        const QString shownTitle = p->fontMetrics().elidedText(title, Qt::ElideRight, room);
        p->drawText(QRect(r.left() + textLeft, r.top(), room, r.height()), Qt::AlignVCenter, shownTitle);
        const int used = p->fontMetrics().horizontalAdvance(shownTitle) + 12;
        if (used + 24 < room) {
            p->setPen(selected && !dim ? c.text : c.secondary);
            p->drawText(QRect(r.left() + textLeft + used, r.top(), room - used, r.height()), Qt::AlignVCenter,
                        p->fontMetrics().elidedText(detail, Qt::ElideRight, qMin(detailWidth + 4, room - used)));
        }
        p->restore();
    }

private:
    Theme& theme_;
};

} // namespace

int fuzzyScore(const QString& pattern, const QString& text) {
    int score = 0;
    qsizetype at = 0, last = -2;
    for (const QChar letter : pattern) {
        if (letter.isSpace()) continue;
        // A start of a word is preferred to the next occurrence of the letter.
        qsizetype found = -1, first = -1;
        for (qsizetype i = at; i < text.size(); ++i) {
            if (text.at(i).toCaseFolded() != letter.toCaseFolded()) continue;
            if (first < 0) first = i;
            const bool starts = i == 0 || !text.at(i - 1).isLetterOrNumber();
            if (i == last + 1 || starts) {
                found = i;
                break;
            }
        }
        if (first < 0) return -1;
        if (found < 0) found = first;
        const bool starts = found == 0 || !text.at(found - 1).isLetterOrNumber();
        score += found == last + 1 ? 6 : starts ? 5 : 1;
        if (found == 0) score += 4;
        last = found;
        at = found + 1;
    }
    return score * 100 - int(std::min<qsizetype>(text.size(), 90));
}

CommandPalette::CommandPalette(Theme& theme, QWidget* window) : QWidget(window), theme_(theme) {
    setObjectName(QStringLiteral("commandPalette"));
    hide();
    field_ = new QLineEdit(this);
    field_->setAccessibleName(tr("Search"));
    field_->setToolTip(tr("Finds scenes, commands and parameters; ↑ ↓ choose, Enter opens"));
    field_->setStyleSheet(QStringLiteral("QLineEdit { min-height: %1px; }").arg(28_px));
    field_->setObjectName(QStringLiteral("paletteField"));
    hint_ = new QLabel(this);
    hint_->setProperty("role", "error");
    hint_->setWordWrap(true);
    hint_->hide();
    list_ = new QListView(this);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setStyleSheet(QStringLiteral("QListView { background: transparent; }"));
    model_ = new QStandardItemModel(this);
    list_->setModel(model_);
    list_->setItemDelegate(new RowPainter(theme, list_));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kShadow + 12, kShadow + 12, kShadow + 12, kShadow + 8);
    layout->setSpacing(8);
    layout->addWidget(field_);
    layout->addWidget(hint_);
    layout->addWidget(list_);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(list_, &QListView::clicked, this, [this] { accept(); });
    connect(list_, &QListView::entered, list_, &QListView::setCurrentIndex);
    field_->installEventFilter(this);
    window->installEventFilter(this);
}

void CommandPalette::open(std::vector<PaletteItem> items) {
    items_ = std::move(items);
    setting_.reset();
    if (!isVisible()) before_ = QApplication::focusWidget();
    field_->setPlaceholderText(tr("Search scenes, commands, parameters"));
    field_->clear();
    filter();
    show();
    raise();
    field_->setFocus();
}

int CommandPalette::shownCount() const { return model_->rowCount(); }

void CommandPalette::filter() {
    hint_->hide();
    model_->clear();
    if (!setting_) {
        const QString pattern = field_->text().trimmed();
        std::vector<std::pair<int, std::size_t>> found;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const int title = fuzzyScore(pattern, items_[i].title);
            const int detail = fuzzyScore(pattern, items_[i].detail) - 150;
            const int word = items_[i].word.contains(pattern, Qt::CaseInsensitive) ? fuzzyScore(pattern, items_[i].word) : -1;
            const int score = pattern.isEmpty() ? 0 : std::max({title, detail, word});
            const bool shown = !pattern.isEmpty() ? items_[i].unavailable.isEmpty() || items_[i].title.contains(pattern, Qt::CaseInsensitive)
                                                  : items_[i].unavailable.isEmpty() && items_[i].word.isEmpty();
            if (score >= 0 && shown) found.emplace_back(score, i);
        }
        std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) {
            const bool left = items_[a.second].unavailable.isEmpty(), right = items_[b.second].unavailable.isEmpty();
            return left != right ? left : a.first > b.first;
        });
        for (const auto& [score, i] : found) {
            auto* row = new QStandardItem(items_[i].title);
            row->setData(int(i), IndexRole);
            const bool dim = !items_[i].unavailable.isEmpty();
            row->setData(dim ? tr("not available now") : items_[i].detail, DetailRole);
            row->setData(dim, DimRole);
            row->setData(items_[i].keys, KeysRole);
            row->setData(items_[i].icon, IconRole);
            model_->appendRow(row);
        }
        if (model_->rowCount() > 0) {
            list_->setCurrentIndex(model_->index(0, 0));
        } else {
            hint_->setText(tr("Nothing fits. Try a part of a command's, scene's or parameter's name."));
            hint_->show();
        }
    }
    place();
}

void CommandPalette::place() {
    const QWidget* window = parentWidget();
    const int width = qMin(kWidth + 2 * kShadow, window->width());
    list_->setVisible(model_->rowCount() > 0);
    list_->setFixedHeight(qMin(model_->rowCount(), kRows) * kPaletteRow + 2);
    layout()->activate();
    const int height = qMin(layout()->totalHeightForWidth(width) > 0 ? layout()->totalHeightForWidth(width)
                                                                      : layout()->totalSizeHint().height(),
                            window->height() - 8);
    setGeometry((window->width() - width) / 2, 34_px - kShadow + 4, width, height);
    update();
}

void CommandPalette::accept() {
    if (setting_) {
        // The second Enter takes what was proposed to the first.
        const QString chosen = hint_->isVisible() ? list_->currentIndex().data().toString() : QString();
        const auto wrong = items_[*setting_].set(chosen.isEmpty() ? field_->text() : chosen);
        if (wrong) {
            model_->clear();
            hint_->setText(errorText(wrong->error.message, wrong->instead.empty() ? wrong->error.remedy : std::string()) + QLatin1Char('.'));
            hint_->show();
            for (const std::string& better : wrong->instead) {
                auto* row = new QStandardItem(QString::fromStdString(better));
                row->setData(tr("Enter takes this instead"), DetailRole);
                model_->appendRow(row);
            }
            list_->setCurrentIndex(model_->index(0, 0));
            place();
        } else {
            dismiss();
        }
        return;
    }
    const QModelIndex index = list_->currentIndex();
    if (!index.isValid()) return;
    const auto chosen = static_cast<std::size_t>(index.data(IndexRole).toInt());
    if (!items_[chosen].unavailable.isEmpty()) return tellUnavailable(items_[chosen]);
    if (items_[chosen].set) {
        setting_ = chosen;
        model_->clear();
        field_->clear();
        field_->setPlaceholderText(tr("New value of %1, now %2").arg(items_[chosen].title, items_[chosen].detail));
        model_->clear();
        place();
        return;
    }
    const auto run = items_[chosen].run;
    dismiss();
    if (run) run();
}

void CommandPalette::tellUnavailable(const PaletteItem& item) {
    hint_->setText(tr("%1 is not available now. What it is for: %2.").arg(item.title, item.unavailable));
    hint_->show();
    place();
}

void CommandPalette::dismiss() {
    hide();
    if (before_ && before_->isVisible()) before_->setFocus();
    before_ = nullptr;
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible()) place();
        return false;
    }
    if (event->type() == QEvent::FocusOut && isVisible() && watched == field_) {
        const auto* focus = static_cast<QFocusEvent*>(event);
        if (focus->reason() != Qt::ActiveWindowFocusReason && focus->reason() != Qt::PopupFocusReason) {
            before_ = nullptr; // the user went elsewhere
            hide();
        }
        return false;
    }
    if (event->type() == QEvent::ShortcutOverride) { // keys typed here are text, never commands
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int row = list_->currentIndex().row(), rows = model_->rowCount();
    switch (key) {
    case Qt::Key_Escape: dismiss(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: accept(); return true;
    case Qt::Key_Down:
        if (rows > 0) list_->setCurrentIndex(model_->index((row + 1) % rows, 0));
        return true;
    case Qt::Key_Up:
        if (rows > 0) list_->setCurrentIndex(model_->index((row + rows - 1) % rows, 0));
        return true;
    case Qt::Key_PageDown:
        if (rows > 0) list_->setCurrentIndex(model_->index(qMin(row + kRows, rows - 1), 0));
        return true;
    case Qt::Key_PageUp:
        if (rows > 0) list_->setCurrentIndex(model_->index(qMax(row - kRows, 0), 0));
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true;
    default: return false;
    }
}

void CommandPalette::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow + 4);
    paintShadow(p, card, measure::cardRadius, theme_);
    p.setPen(QPen(theme_.colors().border, 1));
    p.setBrush(theme_.colors().raised);
    p.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), measure::cardRadius, measure::cardRadius);
}

} // namespace saltus::ui

#include "moc_command_palette.cpp"
